# Sample: the words a player sees.

sample-name = Sample
sample-tagline = Race along the track and put stones in the way

# Setup
sample-option-players = Players
sample-value-players-2 = Two players
sample-value-players-3 = Three players
sample-value-players-4 = Four players
sample-option-teams = Teams
sample-value-teams-none = Everybody alone
sample-value-teams-pairs = Two pairs
sample-option-first = Who begins
sample-value-first-1 = Red
sample-value-first-2 = Blue
sample-value-first-3 = Green
sample-value-first-4 = Yellow

# Why a move is refused, by the number of the rule
sample-rule-3 = Throw first.
sample-rule-4 = You have thrown already.
sample-rule-5 = The runner goes forward by exactly the number thrown.
sample-rule-6 = A runner cannot run past a stone.
sample-rule-7 = A run may not end on the cell of your partner.
sample-rule-8 = A stone goes from your hand to a free cell, from d on.
sample-rule-9 = You may pass only when you can do nothing else.
sample-rule-10 = The match is over.
