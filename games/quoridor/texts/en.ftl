# Quoridor: the words a player sees.

quoridor-name = Quoridor
quoridor-tagline = Cross the board and put fences in the others' way

# Setup
quoridor-option-players = Players
quoridor-value-players-2 = Two players
quoridor-value-players-4 = Four players
quoridor-option-sidestep = Stepping past a pawn
quoridor-value-sidestep-barred = When a fence or the edge is behind it
quoridor-value-sidestep-blocked = Also when a third pawn is behind it
quoridor-option-first = Who begins
quoridor-value-first-1 = Red
quoridor-value-first-2 = Blue
quoridor-value-first-3 = Green
quoridor-value-first-4 = Yellow

# Why a move is refused, by the number of the rule
quoridor-rule-6 = Your pawn goes one square up, down, left or right, onto a free square and not across a fence.
quoridor-rule-7 = You may jump only over a pawn next to yours, with no fence before or behind it.
quoridor-rule-8 = You may step past a pawn only when the jump straight over it is barred, and never across a fence.
quoridor-rule-9 = Two pawns in a row bar this way: nobody jumps over both.
quoridor-rule-11 = Fences may not overlap.
quoridor-rule-12 = Fences may not cross.
quoridor-rule-13 = A fence may not shut a pawn in: every pawn keeps a way to its goal.
quoridor-rule-14 = You have no fences left, so move your pawn.
quoridor-rule-16 = You may pass only when you can do nothing else.
quoridor-rule-17 = The match is over.

# Phases, things, and what a seat shows
quoridor-status-turn = Move your pawn or put up a fence
quoridor-status-turn-pawn = Move your pawn
quoridor-fences-left = { $count ->
    [0] No fences left
    [one] { $count } fence left
   *[other] { $count } fences left
}
quoridor-goal-top = Goal: the top side
quoridor-goal-right = Goal: the right side
quoridor-goal-bottom = Goal: the bottom side
quoridor-goal-left = Goal: the left side
