# Quoridor: the words a player sees.

quoridor-name = 步步為營
quoridor-tagline = 走到對面，用牆擋住別人的路

# Setup
quoridor-option-players = 人數
quoridor-value-players-2 = 兩人
quoridor-value-players-4 = 四人
quoridor-option-sidestep = 繞過棋子
quoridor-value-sidestep-barred = 對方棋子背後是牆或邊緣時
quoridor-value-sidestep-blocked = 背後有第三枚棋子時也可以
quoridor-option-first = 誰先走
quoridor-value-first-1 = 紅方
quoridor-value-first-2 = 藍方
quoridor-value-first-3 = 綠方
quoridor-value-first-4 = 黃方

# Why a move is refused, by the number of the rule
quoridor-rule-6 = 棋子向上、下、左、右走一格，走到空格上，不能穿牆。
quoridor-rule-7 = 只能跳過相鄰的棋子，它的前面和後面都不能有牆。
quoridor-rule-8 = 只有不能直接跳過棋子時才能繞過它，而且不能穿牆。
quoridor-rule-9 = 連在一起的兩枚棋子擋住了這條路，不能一次跳過兩枚。
quoridor-rule-11 = 牆不能重疊。
quoridor-rule-12 = 牆不能交叉。
quoridor-rule-13 = 牆不能把棋子困住，每枚棋子都要留有一條通往目標的路。
quoridor-rule-14 = 你的牆已經用完，請走棋子。
quoridor-rule-16 = 只有什麼都不能做時才能停一回合。
quoridor-rule-17 = 對局已結束。

# Phases, things, and what a seat shows
quoridor-status-turn = 走棋子，或者放一道牆
quoridor-status-turn-pawn = 走棋子
quoridor-fences-left = { $count ->
    [0] 牆已用完
   *[other] 還有 { $count } 道牆
}
quoridor-goal-top = 目標：上邊
quoridor-goal-right = 目標：右邊
quoridor-goal-bottom = 目標：下邊
quoridor-goal-left = 目標：左邊

# Lessons: what is to be done, and the answer
quoridor-lesson-step = 你執紅，要走到對面。把棋子向前走一格。
quoridor-lesson-step-done = 棋子向上、下、左、右走一格，不能斜走。
quoridor-lesson-around = 誰也不能穿牆。繞過這道牆：先向左一格，再向前一格。
quoridor-lesson-around-done = 中間藍方也走了一步：雙方輪流行動。
quoridor-lesson-fence = 不走棋子時，可以放一道牆。在藍色棋子的正前方放一道。
quoridor-lesson-fence-done = 一道牆有兩格長，放下後一直留著，對誰都是阻擋。每人有十道。
quoridor-lesson-crossing = 牆可以互相接觸。試著橫跨已有的牆再放一道。
quoridor-lesson-crossing-done = 不行，這是對的：牆不能交叉，也不能重疊。
quoridor-lesson-shut = 藍方只剩一個缺口。試著在標出的位置放牆，把它堵上。
quoridor-lesson-shut-done = 這永遠不允許：每枚棋子至少要留有一條通往目標的路。
quoridor-lesson-jump = 藍方就在你的正前方。從藍色棋子上跳過去。
quoridor-lesson-jump-done = 相鄰棋子的正後方空著時，可以從它上面直接跳過去。
quoridor-lesson-past = 藍方背後有牆，跳不過去。從藍色棋子的左邊或右邊繞過去。
quoridor-lesson-past-done = 對方棋子的正後方是牆或棋盤邊緣時，才可以這樣走。
quoridor-lesson-goal = 先到對面的棋子獲勝，怎麼到的都算。用一步取勝。
quoridor-lesson-goal-done = 你到了。對面的九個格，走到哪一格都算。
