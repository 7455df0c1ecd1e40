# Quoridor: the words a player sees.

quoridor-name = 步步为营
quoridor-tagline = 走到对面，用墙挡住别人的路

# Setup
quoridor-option-players = 人数
quoridor-value-players-2 = 两人
quoridor-value-players-4 = 四人
quoridor-option-sidestep = 绕过棋子
quoridor-value-sidestep-barred = 对方棋子背后是墙或边缘时
quoridor-value-sidestep-blocked = 背后有第三枚棋子时也可以
quoridor-option-first = 谁先走
quoridor-value-first-1 = 红方
quoridor-value-first-2 = 蓝方
quoridor-value-first-3 = 绿方
quoridor-value-first-4 = 黄方

# Why a move is refused, by the number of the rule
quoridor-rule-6 = 棋子向上、下、左、右走一格，走到空格上，不能穿墙。
quoridor-rule-7 = 只能跳过相邻的棋子，它的前面和后面都不能有墙。
quoridor-rule-8 = 只有不能直接跳过棋子时才能绕过它，而且不能穿墙。
quoridor-rule-9 = 连在一起的两枚棋子挡住了这条路，不能一次跳过两枚。
quoridor-rule-11 = 墙不能重叠。
quoridor-rule-12 = 墙不能交叉。
quoridor-rule-13 = 墙不能把棋子困住，每枚棋子都要留有一条通往目标的路。
quoridor-rule-14 = 你的墙已经用完，请走棋子。
quoridor-rule-16 = 只有什么都不能做时才能停一回合。
quoridor-rule-17 = 对局已结束。

# Phases, things, and what a seat shows
quoridor-status-turn = 走棋子，或者放一道墙
quoridor-status-turn-pawn = 走棋子
quoridor-fences-left = { $count ->
    [0] 墙已用完
   *[other] 还有 { $count } 道墙
}
quoridor-goal-top = 目标：上边
quoridor-goal-right = 目标：右边
quoridor-goal-bottom = 目标：下边
quoridor-goal-left = 目标：左边

# Lessons: what is to be done, and the answer
quoridor-lesson-step = 你执红，要走到对面。把棋子向前走一格。
quoridor-lesson-step-done = 棋子向上、下、左、右走一格，不能斜走。
quoridor-lesson-around = 谁也不能穿墙。绕过这道墙：先向左一格，再向前一格。
quoridor-lesson-around-done = 中间蓝方也走了一步：双方轮流行动。
quoridor-lesson-fence = 不走棋子时，可以放一道墙。在蓝色棋子的正前方放一道。
quoridor-lesson-fence-done = 一道墙有两格长，放下后一直留着，对谁都是阻挡。每人有十道。
quoridor-lesson-crossing = 墙可以互相接触。试着横跨已有的墙再放一道。
quoridor-lesson-crossing-done = 不行，这是对的：墙不能交叉，也不能重叠。
quoridor-lesson-shut = 蓝方只剩一个缺口。试着在标出的位置放墙，把它堵上。
quoridor-lesson-shut-done = 这永远不允许：每枚棋子至少要留有一条通往目标的路。
quoridor-lesson-jump = 蓝方就在你的正前方。从蓝色棋子上跳过去。
quoridor-lesson-jump-done = 相邻棋子的正后方空着时，可以从它上面直接跳过去。
quoridor-lesson-past = 蓝方背后有墙，跳不过去。从蓝色棋子的左边或右边绕过去。
quoridor-lesson-past-done = 对方棋子的正后方是墙或棋盘边缘时，才可以这样走。
quoridor-lesson-goal = 先到对面的棋子获胜，怎么到的都算。用一步取胜。
quoridor-lesson-goal-done = 你到了。对面的九个格，走到哪一格都算。
