# Star Halma: the words a player sees.

halma-name = 跳棋
halma-tagline = 一步步走，一連串跳，穿過星盤到對面的角

# Setup
halma-option-players = 人數
halma-value-players-1 = 一人（單人跳棋）
halma-value-players-2 = 兩人
halma-value-players-3 = 三人
halma-option-men = 棋子
halma-value-men-10 = 每人十枚
halma-value-men-15 = 每人十五枚
halma-option-seating = 兩人的座位
halma-value-seating-opposite = 面對面
halma-value-seating-skip = 中間隔一個角
halma-option-win = 獲勝條件
halma-value-win-strict = 目標營地的每個點上都是自己的棋子
halma-value-win-filled = 目標營地佔滿，其中至少有一枚自己的棋子
halma-option-first = 誰先走
halma-value-first-1 = 紅方
halma-value-first-2 = 藍方
halma-value-first-3 = 綠方

# Why a move is refused, by the number of the rule
halma-rule-5 = 請移動自己的棋子。
halma-rule-6 = 那個點已被佔用，棋子要走到空點上。
halma-rule-7 = 只能越過相鄰點上的棋子。
halma-rule-8 = 要停在另一個點上，走一步或一連串跳能到的地方。
halma-rule-9 = 或者走一步，或者連跳，不能又走又跳。
halma-rule-12 = 只有沒有棋子能動時才能停一回合。
halma-rule-15 = 對局已結束。

# Phases, things, and what a seat shows
halma-status-turn = 移動自己的一枚棋子，走一步或者跳
halma-men-home = 目標營地裡有 { $count } 枚，共 { $total } 枚
halma-goal-top = 目標：上方的角
halma-goal-upper-right = 目標：右上方的角
halma-goal-lower-right = 目標：右下方的角
halma-goal-bottom = 目標：下方的角
halma-goal-lower-left = 目標：左下方的角
halma-goal-upper-left = 目標：左上方的角

# Lessons: what is to be done, and the answer
halma-lesson-step = 你執紅，所有棋子都要走進對面的營地。讓其中一枚走一步，離開自己的營地。
halma-lesson-step-done = 一步可以走到相鄰的任意空點，六個方向都行，也可以後退。
halma-lesson-jump = 棋子也可以跳。從自己的一枚棋子上跳過去，跳出營地。
halma-lesson-jump-done = 相鄰點上有棋子，它正後方的點又空著，就可以跳過去。
halma-lesson-others = 別人的棋子也可以跳過去。跳過那枚藍色棋子。
halma-lesson-others-done = 這裡從不吃子：藍色棋子留在原處。
halma-lesson-chain = 跳過之後，同一枚棋子可以接著跳。連跳三次，跳到標出的點。
halma-lesson-chain-done = 一連串跳算一步，每跳一次都可以停下。
halma-lesson-two = 試著一次跳過兩枚棋子，跳到標出的點。
halma-lesson-two-done = 一次只能跳過一枚棋子。而且或者走一步，或者連跳，不能又走又跳。
halma-lesson-goal = 對面營地的每個點上都有自己的棋子，就獲勝。把最後一枚送進去。
halma-lesson-goal-done = 營地滿了。一路上棋子可以停在任何地方，星盤的每個角都行。
halma-lesson-solo = 跳棋也可以一個人玩：步數越少越好。這裡兩步就夠。
halma-lesson-solo-done = 一連串跳算一步。十枚棋子全部走到對面，最少要 27 步。
