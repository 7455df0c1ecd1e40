# Barricade: the words a player sees.

barricade-name = 路障棋
barricade-tagline = 掷骰子，闯过路障，抢先到达终点

# Setup
barricade-option-players = 人数
barricade-value-players-2 = 两人
barricade-value-players-3 = 三人
barricade-value-players-4 = 四人

# Why a move is refused, by the number of the rule
barricade-rule-4 = 先由每个人掷骰子决定谁先走。
barricade-rule-6 = 每回合开始时掷一次骰子。
barricade-rule-7 = 用自己的一枚棋子正好走掷出的步数，沿着线走，不能回头。
barricade-rule-8 = 你的基地里已经没有棋子。
barricade-rule-9 = 不能越过路障。
barricade-rule-10 = 不能停在自己的棋子上。
barricade-rule-12 = 拿到路障之后立即放下，其他时候不能放。
barricade-rule-13 = 路障要放在空格上，不能放在最下面一行，也不能放在终点。
barricade-rule-15 = 只有没有棋子能走这个点数时才能停一回合。
barricade-rule-16 = 对局已结束。

# Phases, things, and what a seat shows
barricade-status-open = 掷骰子决定谁先走
barricade-status-roll = 掷骰子
barricade-status-go = 骰子是 { $number } 点：走一枚自己的棋子
barricade-status-go-pass = 骰子是 { $number } 点，你没有棋子能走
barricade-status-place = 放下路障
barricade-pieces-home = { $count ->
    [0] 基地里没有棋子
   *[other] 基地里有 { $count } 枚棋子
}

# Lessons: what is to be done, and the answer
barricade-lesson-throw = 你执红，要抢先到达最上面的终点。掷骰子，然后让一枚棋子走出基地。
barricade-lesson-throw-done = 第一步走到基地前面的格。掷出几点都可以出来，掷出六点也不能再掷一次。
barricade-lesson-corner = 骰子是三点。用已经在外面的棋子走到标出的格。
barricade-lesson-corner-done = 要正好走掷出的步数，沿着线走，可以转弯，但不能来回走。
barricade-lesson-passing = 棋子不挡路，它们占的格也算步数。越过两枚棋子，走到标出的格。
barricade-lesson-passing-done = 只是不能停在自己的棋子上。
barricade-lesson-capture = 停到别人的棋子上：它要回到自己的基地。
barricade-lesson-capture-done = 它以后可以再出来，几点都行。
barricade-lesson-barred = 白球是路障。试着越过它，走到标出的格。
barricade-lesson-barred-done = 谁也不能越过路障。如果没有棋子能走这个点数，就停一回合。
barricade-lesson-blocker = 点数正好时可以拿走路障。拿走这个路障，再放到任意一个空格上。
barricade-lesson-blocker-done = 现在它挡住了另一条路。你甚至可以把一条路完全封死。
barricade-lesson-row = 你手里有一个路障。试着把它放在最下面一行。
barricade-lesson-row-done = 最下面一行和终点不能放路障。其他空格都可以。
barricade-lesson-goal = 到终点要点数正好。用这个两点走进去。
barricade-lesson-goal-done = 第一枚到达终点的棋子立即获胜。
