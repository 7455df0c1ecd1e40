### The words of every game, English: the model that the other languages follow key by key. README.md explains the form.

## Names

app-name = Thwart
app-tagline = Games of getting across while getting in the way
language-name = English

# $seat is red, blue, green, yellow or a player's name. Alone, in lists and cards.
seat-label = { $seat ->
    [red] Red
    [blue] Blue
    [green] Green
    [yellow] Yellow
   *[other] { $seat }
}
# At the beginning of a sentence, inside one, as a possessor, after "to".
seat = { seat-label }
seat-inside = { seat-label }
seat-of = { seat-label }'s
seat-to = to { seat-label }

# $team is red, blue, green or yellow. At the beginning of a sentence, and inside one.
team = { $team ->
    [red] The red team
    [blue] The blue team
    [green] The green team
    [yellow] The yellow team
   *[other] { $team }
}
team-inside = { $team ->
    [red] the red team
    [blue] the blue team
    [green] the green team
    [yellow] the yellow team
   *[other] { $team }
}

## Players

player-you = You
player-person = Another person here
player-computer = Computer
player-computer-level = Computer, level { $level }: { level-name }
level-label = Level { $level }
level-name = { $level ->
    [1] gentle
    [2] easy
    [3] casual
    [4] steady
    [5] skilled
    [6] strong
    [7] expert
   *[8] full strength
}
count-players = { $count ->
    [one] One player
   *[other] { $count } players
}

## Menu

menu-title = What would you like to play?
menu-play = Play
menu-quick = Play at once against the computer
menu-resume = Resume a saved match
menu-replay = Look through a match
menu-rules = Rules
menu-rules-of = Rules of { $game }
menu-language = Language
menu-help = Help
menu-quit = Quit
menu-back = Back
menu-start = Start the match
menu-game = Game
menu-players = How many play?
menu-options = Options
menu-usual = usual
menu-seats = Who plays?
menu-your-name = Your name
menu-level = How strong should the computer be?
menu-first = Who begins?
menu-clock = Clock
menu-leaving = When somebody leaves
menu-leaving-computer = The computer takes over
menu-leaving-retire = The seat retires
menu-takebacks = Takebacks
menu-takebacks-on = Allowed, if the others agree
menu-takebacks-off = Not allowed
menu-repetition = Third repetition of a position
menu-repetition-on = Draw
menu-repetition-off = Play on
menu-saved-none = There is no saved match yet.
menu-saved-entry = { $game }, { $date }, { $count ->
    [one] one turn played
   *[other] { $count } turns played
}
menu-keys = Arrow keys choose, Enter confirms, Esc goes back
menu-type-number = Type a number and press Enter:
menu-not-a-choice = Please type a number from the list.

## Clocks

# $minutes, $seconds (added every turn) and $limit (of a turn, in seconds) are numbers. The first three stand only inside
# the others.
clock-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
clock-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
clock-limit = { $limit ->
    [one] { $limit } second
   *[other] { $limit } seconds
}
clock-none = No clock
clock-total = { clock-minutes } each
clock-increment = { clock-minutes } each, plus { clock-seconds } per turn
clock-turn = { clock-limit } per turn
clock-total-turn = { clock-minutes } each, at most { clock-limit } per turn
clock-increment-turn = { clock-minutes } each, plus { clock-seconds } per turn, at most { clock-limit } per turn
clock-own = Another clock
clock-own-ask = Type a clock such as 5:00+3 or 30/turn:
clock-left = Time left
clock-turn-left = Left of this turn
clock-low-you = { $seconds ->
    [one] You have one second left
   *[other] You have { $seconds } seconds left
}
clock-paused = The clock is stopped

## Status

status-your-turn = Your turn
status-seat-turn = { seat-of } turn
status-thinking = The computer is thinking
status-thinking-seat = { seat } is thinking
status-thinking-ahead = { $count ->
    [one] Looking one move ahead
   *[other] Looking { $count } moves ahead
}
status-thinking-positions = { $count ->
    [one] One position compared
   *[other] { $count } positions compared
}
status-waiting = Waiting
status-waiting-seat = Waiting for { seat-inside }
status-hand-over = Please hand over { seat-to }, then press a key
status-to-throw-you = Throw the die
status-threw-you = You threw { $number }
status-threw-seat = { seat } threw { $number }
status-to-draw-you = Turn up a tile
status-drew-you = You turned up a tile
status-drew-seat = { seat } turned up a tile
status-passes-you = You cannot move and pass
status-passes-seat = { seat } cannot move and passes
status-begins-you = You begin
status-begins-seat = { seat } begins
status-last-move = Last move: { $move }
status-turn-number = Turn { $number }
status-moves-made = { $count ->
    [0] No move yet
    [one] One move
   *[other] { $count } moves
}
status-choose = Choose what to move
status-choose-target = Choose where to go
status-choose-end = Stop here, or go on
status-confirm = Enter confirms, Esc cancels
status-over = The match is over
status-resumed = The match goes on where you left it
status-offline = Connection lost, trying again

## Panels

panel-players = Players
panel-moves = Moves
panel-moves-none = No moves yet
panel-clocks = Clocks
panel-position = Position
panel-stock = In stock: { $count }
panel-goal = In the goal: { $count }
panel-left = To go: { $count }

## Entering moves

input-prompt = Your move:
input-not-a-move = That is not a move here.
input-not-allowed = That move is not allowed here.
input-not-understood = { $text } cannot be read as a move.
input-incomplete = The move is not complete yet.
input-several = { $count ->
    [one] One move begins like this.
   *[other] { $count } moves begin like this.
}
input-nothing-there = There is nothing to move there.
input-unknown-command = There is no command { $text }. Type ? for help.
input-yes-no = Please answer yes or no.
answer-yes = Yes
answer-no = No

## Hints

hint-try = Try { $move }
hint-thinking = Looking for a good move
hint-none = There is nothing to suggest now.
hint-only = { $move } is the only move

## Taking back

takeback-done = The last turn is taken back.
takeback-asked-you = You ask to take back your last turn.
takeback-asked-seat = { seat } would like to take back the last turn. Do you agree?
takeback-agreed = The takeback is agreed.
takeback-refused-you = You play on without a takeback.
takeback-refused-seat = { seat } would rather play on.
takeback-withdrawn-seat = { seat } no longer asks for a takeback.
takeback-lapsed = The request for a takeback has lapsed.

## Draw offers

draw-ask = Offer a draw?
draw-offered-you = You offer a draw.
draw-offered-seat = { seat } offers a draw. Do you agree?
draw-agreed = The draw is agreed.
draw-refused-you = You decline the draw.
draw-refused-seat = { seat } declines the draw.
draw-withdrawn-you = You withdraw the draw offer.
draw-withdrawn-seat = { seat } withdraws the draw offer.
draw-lapsed = The draw offer has lapsed.

## Leaving

resign-ask = Resign this match?
resign-done = You have resigned.
abort-ask = Call this match off? It will have no result.
quit-ask = Leave the match? It is saved, and you can resume it later.
quit-ask-unsaved = Leave without saving?
quit-goodbye = Goodbye
event-resigned-seat = { seat } resigns.
event-time-you = Your time is up.
event-time-seat = { seat-of } time is up.
event-left-seat = { seat } has left.
event-returned-you = You are back in the match.
event-returned-seat = { seat } is back.
event-taken-over-you = The computer plays on for you.
event-taken-over-seat = The computer plays on for { seat-inside }.
event-retired-you = You are out of the match.
event-retired-seat = { seat } is out of the match.

## Saving

save-done = Saved as { $file }.
save-failed = The match could not be saved as { $file }: { $why }
save-resumed = Resumed from { $file }.
save-ask-name = Name of the file:
save-overwrite = { $file } exists. Replace it?
save-always = Every move is saved at once.

## Endings

# ending-WHY-WHO: why as the match names it (last: the rules, because nobody else is left), and who won: you, your-team,
# seat, team, or draw, or none where there is no result; solo in a match for one.
ending-rules-you = You reached the goal first and win.
ending-rules-your-team = Your team reached the goal first and wins.
ending-rules-seat = { seat } reached the goal first and wins.
ending-rules-team = { team } reached the goal first and wins.
ending-rules-solo = { $count ->
    [one] You reached the goal in one move.
   *[other] You reached the goal in { $count } moves.
}
ending-last-you = Everybody else has left the match. You win.
ending-last-your-team = Everybody else has left the match. Your team wins.
ending-last-seat = Everybody else has left the match. { seat } wins.
ending-last-team = Everybody else has left the match. { team } wins.
ending-stuck-you = Nobody can move any more. You are ahead and win.
ending-stuck-your-team = Nobody can move any more. Your team is ahead and wins.
ending-stuck-seat = Nobody can move any more. { seat } is ahead and wins.
ending-stuck-team = Nobody can move any more. { team } is ahead and wins.
ending-stuck-draw = Nobody can move any more, and nobody is ahead: a draw.
ending-agreed-draw = A draw by agreement.
ending-repetition-draw = The same position came up for the third time: a draw.
ending-resigned-you = You win by resignation.
ending-resigned-your-team = Your team wins by resignation.
ending-resigned-seat = { seat } wins by resignation.
ending-resigned-team = { team } wins by resignation.
ending-resigned-solo = You stopped before the goal.
ending-time-you = You win on time.
ending-time-your-team = Your team wins on time.
ending-time-seat = { seat } wins on time.
ending-time-team = { team } wins on time.
ending-time-solo = Your time ran out before the goal.
ending-abandoned-you = The other side has left. You win.
ending-abandoned-your-team = The other side has left. Your team wins.
ending-abandoned-seat = The other side has left. { seat } wins.
ending-abandoned-team = The other side has left. { team } wins.
ending-abandoned-solo = You left before the goal.
ending-aborted-none = The match was called off and has no result.
result-win-you = You win.
result-win-your-team = Your team wins.
result-win-seat = { seat } wins.
result-win-team = { team } wins.
result-draw = A draw.
result-none = No result.
result-place = Place { $place }
result-solo-best = { $count ->
    [one] The best known solution takes one move.
   *[other] The best known solution takes { $count } moves.
}
result-solo-equal = Nobody is known to have done it in fewer.
result-again = Play again
result-look = Look through the match
result-menu = Back to the menu

## What the match refuses

# refuse-WHERE: as the match names the reason. The longer keys say more where the app knows more.
refuse-turn = It is not your turn.
refuse-turn-seat = It is { seat-of } turn.
refuse-over = The match is over.
refuse-seat = This seat does not play, or no longer plays.
refuse-seat-computer = The computer plays on this seat now.
refuse-time = The clock was set back. Please try again.
refuse-clock = The clock does not allow this now.
refuse-clock-over = Your time is up.
refuse-clock-running = There is still time on this clock.
refuse-chance = The die or the tile comes first.
refuse-takeback = Nothing can be taken back now.
refuse-takeback-off = This match is played without takebacks.
refuse-takeback-none = There is no turn of yours to take back yet.
refuse-takeback-chance = A throw or a tile that was turned up cannot be taken back.
refuse-takeback-retired = Nothing can be taken back from before a seat retired.
refuse-takeback-pending = A takeback has already been asked for.
refuse-takeback-unasked = No takeback waits for your answer.
refuse-draw = A draw cannot be offered now.
refuse-draw-pending = A draw has already been offered.
refuse-draw-again = You can offer a draw again after your next move.
refuse-draw-unasked = No draw offer waits for your answer.
refuse-draw-solo = There is nobody to agree on a draw with.
refuse-abort = A match can be called off only until everybody has moved.
refuse-level = The levels go from 1 to 8.

## Help

help-title = Help
help-board = On the board
help-match = During the match
help-arrows = Move the pointer
help-enter = Choose, confirm
help-escape = Go back, cancel
help-tab = Next possible target; complete a typed move
help-typing = Type a move and press Enter
help-mouse = Click to choose, click again to move
help-turn = Turn the fence or the tile
help-throw = Throw the die or turn up a tile
help-hint = Hint
help-takeback = Take back
help-draw = Offer a draw
help-resign = Resign
help-save = Save under a name
help-rules = Rules of the game
help-flip = Turn the board round
help-moves = Scroll through the moves
help-redraw = Redraw the screen
help-language = Change the language
help-help = This help
help-quit = Leave; the match is kept
help-close = Press any key to close
help-more = Space shows more, q closes

## Playing line by line

# The words that are typed are the same in every language.
lines-greeting = Type a move, ? for help, or quit to leave.
lines-help =
    Type a move, or one of these words:
    moves: all moves you can make now
    hint: a suggestion
    undo: take back your last turn
    offer: offer a draw
    clock: the time that is left
    board: draw the board again
    rules: the rules of the game
    save FILE: save the match under a name
    resign: resign the match
    quit: leave; the match is kept
# The keys, in the line below the board: during a match, and when it is over. The keys are the same everywhere.
keys-play = Enter choose | : type a move | h hint | u take back | ? help | q leave
keys-over = n play again | m moves | s save | R rules | q leave

## Window

window-small = The window is too small. Please make it at least { $columns } columns wide and { $rows } rows high.
window-plain = This is not a full terminal, so the board is drawn line by line.

## Fair chance

fair-title = Fair dice
fair-commitment = Seal of the dealer's secret: { $commitment }
fair-secret = Secret: { $secret }
fair-how = The seal was published before the first throw and the secret after the last, so that everybody can check every throw and every tile.
fair-verified = { $count ->
    [0] Nothing was left to chance in this match.
    [one] One throw or tile checked. It fits the seal.
   *[other] { $count } throws and tiles checked. All fit the seal.
}
fair-step = Step { $step } does not fit: the dealer's secret gives { $expected }, the record says { $found }.
fair-trouble = { $where } does not fit: { $what }
fair-seal = The secret does not fit the seal.
fair-no-secret = The secret is not published yet, because the match is not over.
fair-none = This record has no seal, so its throws and tiles cannot be checked.

## Files and errors

file-error = { $file }, line { $line }, column { $column }: { $what }
file-error-line = { $file }, line { $line }: { $what }
file-missing = { $file } was not found.
file-unreadable = { $file } cannot be read: { $why }
file-unwritable = { $file } cannot be written: { $why }
file-newer = { $file } was made by a newer version of Thwart. Please update.
file-not-a-match = { $file } is not a match of Thwart.
file-empty = { $file } is empty.
file-damaged = The end of { $file } is damaged. The match goes on from the last complete step.
file-in-use = { $file } is in use by another window.
error-option = { $option } cannot be { $value } here: { $why }
error-unknown-game = There is no game { $game }. Known are: { $known }
error-unknown-language = There is no language { $language }. Known are: { $known }
error-unexpected = Something went wrong: { $what }
