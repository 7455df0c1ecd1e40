# Barricade: the words a player sees.

barricade-name = Barricade
barricade-tagline = Throw the die, get past the blockers and be first at the goal

# Setup
barricade-option-players = Players
barricade-value-players-2 = Two players
barricade-value-players-3 = Three players
barricade-value-players-4 = Four players

# Why a move is refused, by the number of the rule
barricade-rule-4 = First everybody throws for the first turn.
barricade-rule-6 = You throw once, at the beginning of your turn.
barricade-rule-7 = One of your pieces walks exactly the number thrown, along the lines and without turning back.
barricade-rule-8 = There is no piece left in your house.
barricade-rule-9 = You may not pass a blocker.
barricade-rule-10 = You may not end on a piece of your own.
barricade-rule-12 = You put a blocker down right after you have taken it, and only then.
barricade-rule-13 = A blocker goes to a free cell, not into the bottom row and not onto the goal.
barricade-rule-15 = You may pass only when no piece can use the number.
barricade-rule-16 = The match is over.

# Phases, things, and what a seat shows
barricade-status-open = Throw for the first turn
barricade-status-roll = Throw the die
barricade-status-go = The die shows { $number }: walk with one of your pieces
barricade-status-go-pass = The die shows { $number }, and none of your pieces can use it
barricade-status-place = Put the blocker down
barricade-pieces-home = { $count ->
    [0] No pieces in the house
    [one] { $count } piece in the house
   *[other] { $count } pieces in the house
}

# Lessons: what is to be done, and the answer
barricade-lesson-throw = You play red and want to be first at the goal, at the top. Throw the die, then bring a piece out of your house.
barricade-lesson-throw-done = The first step leads to the cell in front of the house. Any number will do, and a six gives no second throw.
barricade-lesson-corner = The die shows three. Walk to the marked cell with the piece that is already out.
barricade-lesson-corner-done = You walk exactly the number thrown, along the lines and round any corner, but never back and forth.
barricade-lesson-passing = Pieces do not bar the way; their cells count as steps. Walk past two of them to a marked cell.
barricade-lesson-passing-done = Only the end of a walk may not be on a piece of your own.
barricade-lesson-capture = End your walk on the other player's piece: it goes back to its house.
barricade-lesson-capture-done = It may come out again later, with any number.
barricade-lesson-barred = The white ball is a blocker. Try to walk past it to a marked cell.
barricade-lesson-barred-done = Nobody passes a blocker. If none of your pieces can use the number, you pass.
barricade-lesson-blocker = With the exact number you take a blocker. Take this one, then put it on any free cell you like.
barricade-lesson-blocker-done = Now it bars another way. You may even close a way completely.
barricade-lesson-row = You hold a blocker. Try to put it into the bottom row.
barricade-lesson-row-done = The bottom row and the goal stay free of blockers. Every other free cell is open.
barricade-lesson-goal = The goal has to be reached with the exact number. Walk in with this two.
barricade-lesson-goal-done = The first piece on the goal wins at once.
