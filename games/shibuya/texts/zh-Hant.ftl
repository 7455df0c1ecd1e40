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
