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
