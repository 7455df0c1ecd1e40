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
