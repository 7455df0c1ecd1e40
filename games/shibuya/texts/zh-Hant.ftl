# Shibuya: the words a player sees.

shibuya-name = 澀谷
shibuya-tagline = 沿著一種顏色或一種形狀，穿過板塊

# Setup
shibuya-option-mode = 玩法
shibuya-value-mode-classic = 兩人，先鋪場地
shibuya-value-mode-open = 兩人，空場開局
shibuya-value-mode-teams = 兩人一隊，兩隊對局
shibuya-option-first = 誰先走
shibuya-value-first-1 = 紅方，下邊
shibuya-value-first-2 = 黃方，左邊
shibuya-value-first-3 = 紅方，上邊
shibuya-value-first-4 = 黃方，右邊

# Why a move is refused, by the number of the rule
shibuya-rule-2 = 板塊堆裡已經沒有這種板塊。
shibuya-rule-6 = 先翻開一塊板塊，把它放在可以放的位置上。
shibuya-rule-7 = 請先選擇：走棋子，或者抽板塊。
shibuya-rule-8 = 請走自己顏色的棋子。還在起點的棋子，前面要有板塊而且空著，並且只能由坐在那一邊的人走。
shibuya-rule-9 = 經過的格都要空著，並且都和第一格同色，或者都和第一格同形。
shibuya-rule-10 = 只能進入自己的空終點，在它前面停下就會進入。
shibuya-rule-11 = 板塊上已有你的另一枚棋子時，不能停在那塊板塊上。
shibuya-rule-12 = 不能停在對方起點或終點的前面。
shibuya-rule-13 = 進入終點的棋子不再移動。
shibuya-rule-14 = 抽出的板塊要蓋住另一塊，那一塊上不能有棋子，也不能已經蓋著別的板塊。
shibuya-rule-16 = 只有什麼都不能做時才能停一回合。
shibuya-rule-17 = 對局已結束。

# Phases, things, and what a seat shows
shibuya-status-draw = 翻開一塊板塊
shibuya-status-lay = 放下板塊
shibuya-status-move = 走一枚棋子，或者抽一塊板塊
shibuya-status-move-walk = 走一枚棋子
shibuya-in-goal = { $count ->
    [0] 終點裡沒有棋子
   *[other] 終點裡有 { $count } 枚棋子
}
shibuya-tiles-left = { $count ->
    [0] 板塊已抽完
   *[other] 還剩 { $count } 塊板塊
}
shibuya-passed = 接連有 { $count } 人停了一回合

# Instead of the words of every game, where somebody has won
shibuya-ending-rules-you = 到達終點的棋子已夠，你贏了。
shibuya-ending-rules-your-team = 到達終點的棋子已夠，你的隊伍獲勝。
shibuya-ending-rules-seat = 到達終點的棋子已夠，{ seat-inside }獲勝。
shibuya-ending-rules-team = 到達終點的棋子已夠，{ team-inside }獲勝。

# Lessons: what is to be done, and the answer
shibuya-lesson-lay = 你執紅。先鋪場地：翻開一塊板塊，放到任意一個空位置上。
shibuya-lesson-lay-done = 點在位置的哪一格，決定板塊怎麼轉。十六個位置都鋪好之後，開始走棋子。
shibuya-lesson-colour = 棋子可以沿同一種顏色的格走任意遠。從標出的起點，沿白色格走到標出的格。
shibuya-lesson-colour-done = 還在起點的棋子，算作站在它前面的格上。有棋子的格會擋路。
shibuya-lesson-shape = 也可以沿同一種形狀走。沿方形格，不論白藍，走到標出的格。
shibuya-lesson-shape-done = 顏色或形狀，整段路只能選一種。
shibuya-lesson-tile = 標出的格所在的板塊上，已有你的另一枚棋子。試著還是停在那裡。
shibuya-lesson-tile-done = 這樣的板塊可以經過，但不能停留。上面有黃色棋子則沒有關係。
shibuya-lesson-front = 試著停在標出的格上，它在黃方終點的前面。
shibuya-lesson-front-done = 對方起點和終點前面的格只能經過。如果什麼都不能做，就停一回合。
shibuya-lesson-goal = 你的終點在對面。沿白色格走進標出的終點。
shibuya-lesson-goal-done = 在自己的空終點前面停下就會進入，棋子從此留在那裡。
shibuya-lesson-cover = 不走棋子時，可以抽一塊板塊。點板塊堆，再用它蓋住任意一塊板塊。
shibuya-lesson-cover-done = 被蓋的板塊上不能有棋子，它也不能已經蓋著別的板塊。
shibuya-lesson-win = 進入終點的棋子比對方多三枚，或者一共六枚，就獲勝。送進第三枚。
shibuya-lesson-win-done = 組隊對局時，搭檔面對面坐，在場地上走同樣的棋子，一起取勝。
