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
