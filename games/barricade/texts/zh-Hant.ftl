# Barricade: the words a player sees.

barricade-name = 路障棋
barricade-tagline = 擲骰子，闖過路障，搶先到達終點

# Setup
barricade-option-players = 人數
barricade-value-players-2 = 兩人
barricade-value-players-3 = 三人
barricade-value-players-4 = 四人

# Why a move is refused, by the number of the rule
barricade-rule-4 = 先由每個人擲骰子決定誰先走。
barricade-rule-6 = 每回合開始時擲一次骰子。
barricade-rule-7 = 用自己的一枚棋子正好走擲出的步數，沿著線走，不能回頭。
barricade-rule-8 = 你的基地裡已經沒有棋子。
barricade-rule-9 = 不能越過路障。
barricade-rule-10 = 不能停在自己的棋子上。
barricade-rule-12 = 拿到路障之後立即放下，其他時候不能放。
barricade-rule-13 = 路障要放在空格上，不能放在最下面一行，也不能放在終點。
barricade-rule-15 = 只有沒有棋子能走這個點數時才能停一回合。
barricade-rule-16 = 對局已結束。

# Phases, things, and what a seat shows
barricade-status-open = 擲骰子決定誰先走
barricade-status-roll = 擲骰子
barricade-status-go = 骰子是 { $number } 點：走一枚自己的棋子
barricade-status-go-pass = 骰子是 { $number } 點，你沒有棋子能走
barricade-status-place = 放下路障
barricade-pieces-home = { $count ->
    [0] 基地裡沒有棋子
   *[other] 基地裡有 { $count } 枚棋子
}
