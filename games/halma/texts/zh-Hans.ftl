# Star Halma: the words a player sees.

halma-name = 跳棋
halma-tagline = 一步步走，一连串跳，穿过星盘到对面的角

# Setup
halma-option-players = 人数
halma-value-players-1 = 一人（单人跳棋）
halma-value-players-2 = 两人
halma-value-players-3 = 三人
halma-option-men = 棋子
halma-value-men-10 = 每人十枚
halma-value-men-15 = 每人十五枚
halma-option-seating = 两人的座位
halma-value-seating-opposite = 面对面
halma-value-seating-skip = 中间隔一个角
halma-option-win = 获胜条件
halma-value-win-strict = 目标营地的每个点上都是自己的棋子
halma-value-win-filled = 目标营地占满，其中至少有一枚自己的棋子
halma-option-first = 谁先走
halma-value-first-1 = 红方
halma-value-first-2 = 蓝方
halma-value-first-3 = 绿方

# Why a move is refused, by the number of the rule
halma-rule-5 = 请移动自己的棋子。
halma-rule-6 = 那个点已被占用，棋子要走到空点上。
halma-rule-7 = 只能越过相邻点上的棋子。
halma-rule-8 = 要停在另一个点上，走一步或一连串跳能到的地方。
halma-rule-9 = 或者走一步，或者连跳，不能又走又跳。
halma-rule-12 = 只有没有棋子能动时才能停一回合。
halma-rule-15 = 对局已结束。

# Phases, things, and what a seat shows
halma-status-turn = 移动自己的一枚棋子，走一步或者跳
halma-men-home = 目标营地里有 { $count } 枚，共 { $total } 枚
halma-goal-top = 目标：上方的角
halma-goal-upper-right = 目标：右上方的角
halma-goal-lower-right = 目标：右下方的角
halma-goal-bottom = 目标：下方的角
halma-goal-lower-left = 目标：左下方的角
halma-goal-upper-left = 目标：左上方的角

# Lessons: what is to be done, and the answer
halma-lesson-step = 你执红，所有棋子都要走进对面的营地。让其中一枚走一步，离开自己的营地。
halma-lesson-step-done = 一步可以走到相邻的任意空点，六个方向都行，也可以后退。
halma-lesson-jump = 棋子也可以跳。从自己的一枚棋子上跳过去，跳出营地。
halma-lesson-jump-done = 相邻点上有棋子，它正后方的点又空着，就可以跳过去。
halma-lesson-others = 别人的棋子也可以跳过去。跳过那枚蓝色棋子。
halma-lesson-others-done = 这里从不吃子：蓝色棋子留在原处。
halma-lesson-chain = 跳过之后，同一枚棋子可以接着跳。连跳三次，跳到标出的点。
halma-lesson-chain-done = 一连串跳算一步，每跳一次都可以停下。
halma-lesson-two = 试着一次跳过两枚棋子，跳到标出的点。
halma-lesson-two-done = 一次只能跳过一枚棋子。而且或者走一步，或者连跳，不能又走又跳。
halma-lesson-goal = 对面营地的每个点上都有自己的棋子，就获胜。把最后一枚送进去。
halma-lesson-goal-done = 营地满了。一路上棋子可以停在任何地方，星盘的每个角都行。
halma-lesson-solo = 跳棋也可以一个人玩：步数越少越好。这里两步就够。
halma-lesson-solo-done = 一连串跳算一步。十枚棋子全部走到对面，最少要 27 步。
