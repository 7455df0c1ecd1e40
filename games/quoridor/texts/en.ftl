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

# Lessons: what is to be done, and the answer
quoridor-lesson-step = You play red and want to reach the far side. Move your pawn one square forward.
quoridor-lesson-step-done = A pawn goes one square up, down, left or right, never diagonally.
quoridor-lesson-around = Nobody walks through a fence. Go round this one: a square to the left, then a square forward.
quoridor-lesson-around-done = Blue moved in between: you take turns.
quoridor-lesson-fence = Instead of moving you may put up a fence. Put one right in front of the blue pawn.
quoridor-lesson-fence-done = A fence is two squares long, stays for good and bars everybody. Each of you has ten.
quoridor-lesson-crossing = Fences may touch each other. Try to put one across the fence that is already there.
quoridor-lesson-crossing-done = Refused, as it should be: fences may neither cross nor overlap.
quoridor-lesson-shut = Only one gap is left for Blue. Try to close it with a fence on the marked place.
quoridor-lesson-shut-done = That is never allowed: every pawn keeps at least one way to its goal.
quoridor-lesson-jump = Blue stands right in front of you. Jump over the blue pawn.
quoridor-lesson-jump-done = You may jump straight over a pawn next to yours when the square behind it is free.
quoridor-lesson-past = A fence behind Blue bars the jump. Step past the blue pawn, to its left or to its right.
quoridor-lesson-past-done = This works when a fence or the edge of the board is straight behind the other pawn.
quoridor-lesson-goal = The first pawn on the far side wins, however it gets there. Win with one move.
quoridor-lesson-goal-done = You are across. Any of the nine squares there would have done.
