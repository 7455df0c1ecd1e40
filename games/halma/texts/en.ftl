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
