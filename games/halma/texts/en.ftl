# Star Halma: the words a player sees.

halma-name = Star Halma
halma-tagline = Step and jump across the star to the opposite tip

# Setup
halma-option-players = Players
halma-value-players-1 = One player (Halma Solo)
halma-value-players-2 = Two players
halma-value-players-3 = Three players
halma-option-men = Men
halma-value-men-10 = Ten men each
halma-value-men-15 = Fifteen men each
halma-option-seating = Seats of two players
halma-value-seating-opposite = Facing each other
halma-value-seating-skip = With one tip between them
halma-option-win = What wins
halma-value-win-strict = Every point of the target with a man of your own
halma-value-win-filled = The target full, with at least one man of your own
halma-option-first = Who begins
halma-value-first-1 = Red
halma-value-first-2 = Blue
halma-value-first-3 = Green

# Why a move is refused, by the number of the rule
halma-rule-5 = Move one of your own men.
halma-rule-6 = That point is taken. A man goes to a free point.
halma-rule-7 = You can jump only over a man on the point next to yours.
halma-rule-8 = A move ends on another point, one step away or at the end of a chain of jumps.
halma-rule-9 = A move is one step or a chain of jumps, never both.
halma-rule-12 = You may pass only when none of your men can move.
halma-rule-15 = The match is over.

# Phases, things, and what a seat shows
halma-status-turn = Move one of your men, by a step or by jumps
halma-men-home = { $count } of { $total } men in the target camp
halma-goal-top = Goal: the top tip
halma-goal-upper-right = Goal: the upper right tip
halma-goal-lower-right = Goal: the lower right tip
halma-goal-bottom = Goal: the bottom tip
halma-goal-lower-left = Goal: the lower left tip
halma-goal-upper-left = Goal: the upper left tip

# Lessons: what is to be done, and the answer
halma-lesson-step = You play red. All your men have to get into the camp opposite. Step out of your camp with one of them.
halma-lesson-step-done = A step goes to any free point next to it, in six directions, backwards as well.
halma-lesson-jump = A man may also jump. Jump out of your camp over one of your own men.
halma-lesson-jump-done = You may jump over a man right next to yours when the point straight behind it is free.
halma-lesson-others = The men of others can be jumped over, too. Jump over the blue man.
halma-lesson-others-done = Nothing is ever captured: the blue man stays where it is.
halma-lesson-chain = After a jump the same man may jump on. Jump three times in a row, to the marked point.
halma-lesson-chain-done = A whole chain is one move, and you may stop after each jump.
halma-lesson-two = Try to jump over two men at once, to the marked point.
halma-lesson-two-done = You jump over one man at a time. And a move is one step or a chain of jumps, never both.
halma-lesson-goal = You win when every point of the camp opposite holds a man of yours. Bring the last one in.
halma-lesson-goal-done = The camp is full. On the way your men may rest anywhere, in every tip of the star.
halma-lesson-solo = Halma can be played alone, too: you try to need as few moves as you can. Here two are enough.
halma-lesson-solo-done = A chain counts as one move. The whole way across takes at least 27 moves with ten men.
