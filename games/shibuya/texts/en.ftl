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

# Lessons: what is to be done, and the answer
shibuya-lesson-lay = You play red. First the field is paved: turn up a tile, then lay it on any empty place.
shibuya-lesson-lay-done = Where you touch the place decides how the tile is turned. When all sixteen places are paved, walking begins.
shibuya-lesson-colour = A piece walks as far as you like over cells of one colour. Walk over white cells, from the marked start to the marked cell.
shibuya-lesson-colour-done = A piece at its start counts as standing on the cell in front of it. Occupied cells bar the way.
shibuya-lesson-shape = Or it follows one shape. Walk over squares, white or blue, to the marked cell.
shibuya-lesson-shape-done = Colour or shape: you choose one of them for the whole walk.
shibuya-lesson-tile = Another piece of yours stands on the tile with the marked cell. Try to stop there all the same.
shibuya-lesson-tile-done = You may walk over such a tile but not stop on it. A yellow piece on it would not matter.
shibuya-lesson-front = Try to stop on the marked cell, in front of a yellow goal.
shibuya-lesson-front-done = In front of the other side's starts and goals you may only pass by. If you can do nothing at all, you pass.
shibuya-lesson-goal = Your goals are on the far side. Walk over white cells into the marked one.
shibuya-lesson-goal-done = A walk that ends in front of a free goal of yours goes in, and the piece stays there.
shibuya-lesson-cover = Instead of walking you may draw a tile. Touch the pile, then cover any tile with it.
shibuya-lesson-cover-done = The tile below must hold no piece and must not cover another one already.
shibuya-lesson-win = You win with three more pieces in the goal than the other side, or with six in all. Bring in your third.
shibuya-lesson-win-done = In the team game partners face each other, move the same pieces on the field and win together.
