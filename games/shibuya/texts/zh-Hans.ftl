# Shibuya: the words a player sees.

shibuya-name = 涩谷
shibuya-tagline = 沿着一种颜色或一种形状，穿过板块

# Setup
shibuya-option-mode = 玩法
shibuya-value-mode-classic = 两人，先铺场地
shibuya-value-mode-open = 两人，空场开局
shibuya-value-mode-teams = 两人一队，两队对局
shibuya-option-first = 谁先走
shibuya-value-first-1 = 红方，下边
shibuya-value-first-2 = 黄方，左边
shibuya-value-first-3 = 红方，上边
shibuya-value-first-4 = 黄方，右边

# Why a move is refused, by the number of the rule
shibuya-rule-2 = 板块堆里已经没有这种板块。
shibuya-rule-6 = 先翻开一块板块，把它放在可以放的位置上。
shibuya-rule-7 = 请先选择：走棋子，或者抽板块。
shibuya-rule-8 = 请走自己颜色的棋子。还在起点的棋子，前面要有板块而且空着，并且只能由坐在那一边的人走。
shibuya-rule-9 = 经过的格都要空着，并且都和第一格同色，或者都和第一格同形。
shibuya-rule-10 = 只能进入自己的空终点，在它前面停下就会进入。
shibuya-rule-11 = 板块上已有你的另一枚棋子时，不能停在那块板块上。
shibuya-rule-12 = 不能停在对方起点或终点的前面。
shibuya-rule-13 = 进入终点的棋子不再移动。
shibuya-rule-14 = 抽出的板块要盖住另一块，那一块上不能有棋子，也不能已经盖着别的板块。
shibuya-rule-16 = 只有什么都不能做时才能停一回合。
shibuya-rule-17 = 对局已结束。

# Phases, things, and what a seat shows
shibuya-status-draw = 翻开一块板块
shibuya-status-lay = 放下板块
shibuya-status-move = 走一枚棋子，或者抽一块板块
shibuya-status-move-walk = 走一枚棋子
shibuya-in-goal = { $count ->
    [0] 终点里没有棋子
   *[other] 终点里有 { $count } 枚棋子
}
shibuya-tiles-left = { $count ->
    [0] 板块已抽完
   *[other] 还剩 { $count } 块板块
}
shibuya-passed = 接连有 { $count } 人停了一回合

# Instead of the words of every game, where somebody has won
shibuya-ending-rules-you = 到达终点的棋子已够，你赢了。
shibuya-ending-rules-your-team = 到达终点的棋子已够，你的队伍获胜。
shibuya-ending-rules-seat = 到达终点的棋子已够，{ seat-inside }获胜。
shibuya-ending-rules-team = 到达终点的棋子已够，{ team-inside }获胜。

# Lessons: what is to be done, and the answer
shibuya-lesson-lay = 你执红。先铺场地：翻开一块板块，放到任意一个空位置上。
shibuya-lesson-lay-done = 点在位置的哪一格，决定板块怎么转。十六个位置都铺好之后，开始走棋子。
shibuya-lesson-colour = 棋子可以沿同一种颜色的格走任意远。从标出的起点，沿白色格走到标出的格。
shibuya-lesson-colour-done = 还在起点的棋子，算作站在它前面的格上。有棋子的格会挡路。
shibuya-lesson-shape = 也可以沿同一种形状走。沿方形格，不论白蓝，走到标出的格。
shibuya-lesson-shape-done = 颜色或形状，整段路只能选一种。
shibuya-lesson-tile = 标出的格所在的板块上，已有你的另一枚棋子。试着还是停在那里。
shibuya-lesson-tile-done = 这样的板块可以经过，但不能停留。上面有黄色棋子则没有关系。
shibuya-lesson-front = 试着停在标出的格上，它在黄方终点的前面。
shibuya-lesson-front-done = 对方起点和终点前面的格只能经过。如果什么都不能做，就停一回合。
shibuya-lesson-goal = 你的终点在对面。沿白色格走进标出的终点。
shibuya-lesson-goal-done = 在自己的空终点前面停下就会进入，棋子从此留在那里。
shibuya-lesson-cover = 不走棋子时，可以抽一块板块。点板块堆，再用它盖住任意一块板块。
shibuya-lesson-cover-done = 被盖的板块上不能有棋子，它也不能已经盖着别的板块。
shibuya-lesson-win = 进入终点的棋子比对方多三枚，或者一共六枚，就获胜。送进第三枚。
shibuya-lesson-win-done = 组队对局时，搭档面对面坐，在场地上走同样的棋子，一起取胜。
