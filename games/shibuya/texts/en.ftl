# Shibuya: the words a player sees.

shibuya-name = Shibuya
shibuya-tagline = Walk across the tiles along one colour or one shape

# Setup
shibuya-option-mode = Game
shibuya-value-mode-classic = Two players, the field is paved first
shibuya-value-mode-open = Two players, the field is open at the start
shibuya-value-mode-teams = Two teams of two
shibuya-option-first = Who begins
shibuya-value-first-1 = Red, at the bottom
shibuya-value-first-2 = Yellow, on the left
shibuya-value-first-3 = Red, at the top
shibuya-value-first-4 = Yellow, on the right

# Why a move is refused, by the number of the rule
shibuya-rule-2 = There is no such tile left in the pile.
shibuya-rule-6 = First a tile is turned up and laid on a place that is open to it.
shibuya-rule-7 = First choose: walk with a piece or draw a tile.
shibuya-rule-8 = Walk with a piece of your colour. At its start it needs a free cell with a tile in front, and it comes in from your own side.
shibuya-rule-9 = A walk leads over free cells that all have the colour, or all the shape, of the first one.
shibuya-rule-10 = Only your own free goals are open to you, and a walk that ends in front of one goes into it.
shibuya-rule-11 = You may not stop on a tile that holds another of your pieces.
shibuya-rule-12 = You may not stop in front of a start or goal of the other side.
shibuya-rule-13 = A piece in the goal stays there.
shibuya-rule-14 = A tile from the pile covers a tile without a piece that does not cover another one.
shibuya-rule-16 = You may pass only when you can do nothing else.
shibuya-rule-17 = The match is over.

# Phases, things, and what a seat shows
shibuya-status-draw = A tile is turned up
shibuya-status-lay = Lay the tile
shibuya-status-move = Walk with a piece or draw a tile
shibuya-status-move-walk = Walk with a piece
shibuya-in-goal = { $count ->
    [0] No pieces in the goal
    [one] { $count } piece in the goal
   *[other] { $count } pieces in the goal
}
shibuya-tiles-left = { $count ->
    [0] No tiles left in the pile
    [one] { $count } tile left in the pile
   *[other] { $count } tiles left in the pile
}
shibuya-passed = { $count ->
    [one] { $count } player has passed
   *[other] { $count } players have passed in a row
}

# Instead of the words of every game, where somebody has won
shibuya-ending-rules-you = Enough pieces are in the goal. You win.
shibuya-ending-rules-your-team = Enough pieces are in the goal. Your team wins.
shibuya-ending-rules-seat = Enough pieces are in the goal. { seat } wins.
shibuya-ending-rules-team = Enough pieces are in the goal. { team } wins.
