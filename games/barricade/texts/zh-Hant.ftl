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

# Lessons: what is to be done, and the answer
barricade-lesson-throw = 你執紅，要搶先到達最上面的終點。擲骰子，然後讓一枚棋子走出基地。
barricade-lesson-throw-done = 第一步走到基地前面的格。擲出幾點都可以出來，擲出六點也不能再擲一次。
barricade-lesson-corner = 骰子是三點。用已經在外面的棋子走到標出的格。
barricade-lesson-corner-done = 要正好走擲出的步數，沿著線走，可以轉彎，但不能來回走。
barricade-lesson-passing = 棋子不擋路，它們佔的格也算步數。越過兩枚棋子，走到標出的格。
barricade-lesson-passing-done = 只是不能停在自己的棋子上。
barricade-lesson-capture = 停到別人的棋子上：它要回到自己的基地。
barricade-lesson-capture-done = 它以後可以再出來，幾點都行。
barricade-lesson-barred = 白球是路障。試著越過它，走到標出的格。
barricade-lesson-barred-done = 誰也不能越過路障。如果沒有棋子能走這個點數，就停一回合。
barricade-lesson-blocker = 點數正好時可以拿走路障。拿走這個路障，再放到任意一個空格上。
barricade-lesson-blocker-done = 現在它擋住了另一條路。你甚至可以把一條路完全封死。
barricade-lesson-row = 你手裡有一個路障。試著把它放在最下面一行。
barricade-lesson-row-done = 最下面一行和終點不能放路障。其他空格都可以。
barricade-lesson-goal = 到終點要點數正好。用這個兩點走進去。
barricade-lesson-goal-done = 第一枚到達終點的棋子立即獲勝。
