### The words of every game, English: the model that the other languages follow key by key. README.md explains the form.

## Names

app-name = Thwart
language-name = English

# $seat is red, blue, green, yellow or a player's name. Alone, in lists and cards.
seat-label = { $seat ->
    [red] Red
    [blue] Blue
    [green] Green
    [yellow] Yellow
   *[other] { $seat }
}
seat-line = { seat-label }: { $text }
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

## Menu

menu-title = What would you like to play?
menu-resume = Resume a saved match
menu-rules-of = Rules of { $game }
menu-language = Language
menu-quit = Quit
menu-start = Start the match
menu-game = Game
menu-name = Name
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
clock-low = Your time is running out.

## Status

status-your-turn = Your turn
status-seat-turn = { seat-of } turn
status-thinking-seat = { seat } is thinking
status-thinking-ahead = { $count ->
    [one] Looking one move ahead
   *[other] Looking { $count } moves ahead
}
status-threw-you = You threw { $number }
status-threw-seat = { seat } threw { $number }
status-drew-you = You turned up a tile
status-drew-seat = { seat } turned up a tile
status-passes-you = You cannot move and pass
status-choose-target = Choose where to go
status-over = The match is over
status-standstill = { $count ->
    [one] Standstill: the side ahead wins in one turn
   *[other] Standstill: the side ahead wins in { $count } turns
}
status-resumed = The match goes on where you left it

## Panels

panel-moves = Moves
panel-moves-none = No moves yet

## Entering moves

input-prompt = Your move:
input-not-a-move = That is not a move here.
input-not-allowed = That move is not allowed here.
input-not-understood = { $text } cannot be read as a move.
input-several = { $count ->
    [one] One move begins like this.
   *[other] { $count } moves begin like this.
}
input-nothing-there = There is nothing to move there.
input-yes-no = Please answer yes or no.
answer-yes = Yes
answer-no = No

## Hints

hint-try = Try { $move }
hint-thinking = Looking for a good move
hint-none = There is nothing to suggest now.

## Taking back

takeback-done = The last turn is taken back.
takeback-asked-you = You ask to take back your last turn.
takeback-asked-seat = { seat } would like to take back the last turn. Do you agree?
takeback-refused-you = You play on without a takeback.
takeback-refused-seat = { seat } would rather play on.
takeback-lapsed = The request for a takeback has lapsed.

## Draw offers

draw-offered-you = You offer a draw.
draw-offered-seat = { seat } offers a draw. Do you agree?
draw-refused-you = You decline the draw.
draw-refused-seat = { seat } declines the draw.
draw-lapsed = The draw offer has lapsed.

## Leaving

resign-ask = Resign this match?
quit-ask = Leave the match? It is saved, and you can resume it later.
event-returned-you = You are back in the match.
event-returned-seat = { seat } is back.
event-taken-over-you = The computer plays on for you.
event-taken-over-seat = The computer plays on for { seat-inside }.
event-retired-you = You are out of the match.
event-retired-seat = { seat } is out of the match.

## Saving

save-done = Saved as { $file }.
save-failed = The match could not be saved as { $file }: { $why }
save-ask-name = Name of the file:
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
ending-standstill-you = Fifty turns went by without progress. You are ahead and win.
ending-standstill-your-team = Fifty turns went by without progress. Your team is ahead and wins.
ending-standstill-seat = Fifty turns went by without progress. { seat } is ahead and wins.
ending-standstill-team = Fifty turns went by without progress. { team } is ahead and wins.
ending-standstill-draw = Fifty turns went by without progress, and nobody is ahead: a draw.
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

## What the match refuses

# refuse-WHERE: as the match names the reason.
refuse-turn = It is not your turn.
refuse-over = The match is over.
refuse-seat = This seat does not play, or no longer plays.
refuse-seat-computer = The computer plays on this seat now.
refuse-time = The clock was set back. Please try again.
refuse-clock-over = Your time is up.
refuse-clock-running = There is still time on this clock.
refuse-chance = The die or the tile comes first.
refuse-takeback-off = This match is played without takebacks.
refuse-takeback-none = There is no turn of yours to take back yet.
refuse-takeback-chance = A throw or a tile that was turned up cannot be taken back.
refuse-takeback-retired = Nothing can be taken back from before a seat retired.
refuse-takeback-pending = A takeback has already been asked for.
refuse-takeback-unasked = No takeback waits for your answer.
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
help-hint = Hint
help-takeback = Take back
help-draw = Offer a draw
help-resign = Resign
help-save = Save under a name
help-rules = Rules of the game
help-moves = Scroll through the moves
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
replay-turn = Turn { $number } of { $total }, { seat-label }
replay-prompt = Enter next turn | p previous turn | a number goes to that turn | q leave:

## Window

window-small = The window is too small. Please make it at least { $columns } columns wide and { $rows } rows high.

## Files and errors

file-unreadable = { $file } cannot be read: { $why }
file-damaged = The end of { $file } is damaged. The match goes on from the last complete step.
file-in-use = { $file } is in use by another window.
error-unexpected = Something went wrong: { $what }

## Web

menu-play = Play
menu-back = Back
menu-options = Options
menu-seats = Who plays?
menu-level = How strong should the computer be?
result-again = Play again
status-moves-made = { $count ->
    [0] No move yet
    [one] One move
   *[other] { $count } moves
}
status-passes-seat = { seat } cannot move and passes
status-choose = Choose what to move
web-pass = Pass
web-confirm = Confirm
web-cancel = Cancel
web-theme = Appearance
web-theme-system = As the device
web-theme-light = Light
web-theme-dark = Dark

## Learn

menu-learn = Learn
menu-rules = Rules
rules-contents = Contents
rules-none = There is nothing to read here.
rules-diagram = Board: { $game }
rules-diagram-marked = Board: { $game }. Marked: { $sites }
learn-try = Try it on the board
learn-title = Learn { $game }
learn-step = Step { $number } of { $total }
learn-next = Next
learn-previous = Previous
learn-show = Show me
learn-restart = From the beginning
learn-play = Play now
learn-not-this = That move is allowed, but here another one is wanted. Try again.
learn-finished = Now you know all you need for a first game.

## Study

study-title = Study
study-all = Study matches and positions
study-this = Study this match
study-finished = Finished matches
study-finished-none = No match has been finished on this device yet.
study-start = Before the first move
study-retired = leaves
study-slider = Place in the match
study-first = To the start
study-back = One step back
study-forward = One step forward
study-last = To the end
study-play = Play through
study-pause = Pause
study-turn-board = Turn the board
study-side-line = Side line
study-to-match = Back to the match
study-analysis = Analysis
study-show = Show analysis
study-show-routes = Show shortest ways
study-route-steps = { $count ->
    [one] one step to the goal
   *[other] { $count } steps to the goal
}
study-looking = Looking at the position
study-lines = Best moves
study-win-in = { $count ->
    [one] Wins in one step
   *[other] Wins in { $count } steps
}
study-loss-in = { $count ->
    [one] Loses in one step
   *[other] Loses in { $count } steps
}
study-review = Analyse the whole match
study-stop = Stop
study-progress = { $done } of { $total } steps
study-graph = Chances through the match
study-no-mistake = Nobody made a clear mistake.
study-first-mistake = First mistake: turn { $number }, { seat-label }
study-mistakes = Mistakes
study-given-away = Given away
study-luck = Luck
study-mark-inaccuracy = Not quite right
study-mark-mistake = Mistake
study-mark-blunder = Grave mistake
study-better = { $move } would have been better by { $loss }
study-copy-link = Copy link
study-copy-record = Copy record
study-download = Save as a file
study-verify = Check fairness
study-link-copied = The link is copied.
study-record-copied = The record is copied.
study-copy-yourself = The browser does not allow copying here. Please copy the text below.
study-verify-legal = { $count ->
    [0] There is no step to check.
    [one] The one step is allowed.
   *[other] All { $count } steps are allowed.
}
study-verify-fair = { $count ->
    [one] The one throw or draw is what the secret gives that was sealed before the match: nobody could change it.
   *[other] All { $count } throws and draws are what the secret gives that was sealed before the match: nobody could change them.
}
study-verify-sealed = The throws and draws are sealed. They can be checked once the secret is revealed.
study-verify-unknown = The record does not say how the throws and draws came about, so that part cannot be checked.
study-verify-none = Chance plays no part in it.
study-verify-trouble = Something does not fit ({ $where }): { $what }
study-bad-link = This link is damaged. Please copy the whole link and try again.
study-bad-record = This cannot be read as the record of a match.
study-import = Open a record
study-import-hint = Paste one or more records, or choose a file. Nothing leaves your device.
study-import-text = Record
study-import-open = Open
study-import-file = From a file
study-import-long = This file is too long for a record.
study-import-several = { $count } records. Which one would you like to see?
study-edit = Change this position
study-editor = Set up a position
study-editor-hint = Choose what to place, then touch the board. Another touch takes it away.
study-editor-tool = Place
study-tool-fences = Fences
study-tool-blockers = Blockers
study-editor-seat = Whose turn
study-editor-fences = Fences left
study-editor-phase = What comes next
study-phase-opening = The throws for the first turn
study-phase-roll = A throw
study-phase-thrown = A move of { $number }
study-phase-place = Putting a blocker down
study-phase-draw = Turning up a tile
study-phase-move = A move
study-editor-text = Position as text
study-editor-refused = That is not a position of this game ({ $field }).
study-editor-study = Study this position
study-editor-play = Play from here
study-editor-start = Usual start

## Online

web-abort = Call off
online-title = Play online
online-go-back = Back to { $game }, room { $code }
online-friend = Play with a friend
online-lobby = Lobby
online-lobby-empty = Nobody is waiting right now. Open a room, and it will stand here.
online-create = Open a room
online-join = Join
online-watch = Watch
online-seats-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
online-where = Where to play
online-where-here = On this device
online-where-link = Online, with those who get the link
online-where-lobby = Online, open to everybody in the lobby
online-anybody = Open for somebody else
online-public = in the lobby
online-private = private
online-room = Room
online-open-seat = Free seat
online-name = Your name, if you like
online-sit = Sit here
online-stand = Stand up
online-ready = Ready
online-not-ready = Not ready yet
online-host = Host
online-seat-computer = Computer
online-free-seat = Free the seat
online-waiting-players = Waiting for players
online-waiting-ready = Waiting until everybody is ready
online-waiting-host = Waiting for { $name } to start
online-can-start = Everybody is here. You can start.
online-invite = Send this link to whoever should play or watch.
online-copy = Copy link
online-copied = Copied
online-share = Share
online-return = Go on with another device
online-return-what = This link opens your seat. Keep it to yourself.
online-no-server = No server answers. Rooms need one; everything else works without.
online-reconnecting = The connection is lost and is being restored. Nothing is lost.
online-outdated = There is a new version. Please load the page again.
online-reload = Load again
online-missing = There is no such room, or it has been closed.
online-taken = Somebody was quicker. Please choose another seat.
online-refused = That is not possible now.
online-guest = Guest { $number }
online-away = away
online-away-until = away, { $time } left
online-watching = You are watching.
online-spectators = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
online-rematch-you = You would like to play again.
online-rematch-other = { $name } would like to play again.
online-next-match = To the next match
online-chat = Chat
online-chat-say = Say something
online-chat-send = Send
online-chat-none = Nobody has said anything yet.
online-chat-mute = Mute { $name }
online-chat-unmute = Hear { $name } again
online-chat-off = The host has switched the chat off.
online-chat-allow = Chat in this room
refuse-out-of-date = Something happened in the meantime. Please look again.
refuse-too-many = That was too much at once. Please wait a moment.
refuse-unavailable = The server cannot do that just now. Please try again.
account-title = Account
account-why = Nobody needs one to play. It keeps your rating and your matches.
account-password = Password
account-sign-in = Sign in
account-sign-up = New account
account-sign-out = Sign out
account-wrong = The name or the password is wrong.
account-password-short = A password has at least eight characters.
account-name-taken = Somebody has this name already. Please choose another.
account-name-form = A name has 2 to 24 letters a to z, digits, hyphens or underscores.
account-rated = Rated, if all players have an account
account-ratings = Ratings
account-ratings-none = No rated match yet.
account-matches = Matches
account-matches-none = No matches yet.
account-matches-count = { $count ->
    [one] one match
   *[other] { $count } matches
}
account-rating-change = Your rating: from { $before } to { $after }
account-lost = Lost

## Board and settings

settings-title = Settings
settings-playing = Playing
settings-looking = Look and sound
settings-confirm = Confirm moves
settings-confirm-touch = When playing by touch
settings-confirm-always = Always
settings-confirm-never = Never
settings-pace = Pace
settings-pace-calm = Calm
settings-pace-usual = Usual
settings-pace-quick = At once, without motion
settings-throws = Throw the die and turn up tiles for me
settings-passes = Pass for me when I cannot move
settings-coordinates = Names of rows and columns on the board
settings-sounds = Sounds
settings-patterns = Every seat has its own colour, shape and pattern, so nothing depends on colours alone.
web-turn = Turn
web-whole-board = Whole board
board-help = Arrow keys go from place to place, N to the next one you can choose, R between a square and its fences. Enter chooses, Escape cancels.
refuse-shuts-in-you = That fence would shut you in: no way to your goal would be left.
refuse-shuts-in-seat = That fence would shut { seat-inside } in: no way to the goal would be left.
site-at = { $place }, { $what }
site-empty = empty
site-blocker = blocker
site-fence = fence { $place }
site-fence-free = room for a fence { $place }
site-die = die: { $number }
site-goal = goal
site-start = start
site-hand = tile in hand
site-white-square = white square
site-white-circle = white circle
site-blue-square = blue square
site-blue-circle = blue circle
site-no-tile = no tile yet
move-to = to { $to }
move-from-to = from { $from } to { $to }
move-house = the house
move-blocker = blocker on { $place }
move-tile = tile on { $place }
move-draw = draws a tile

## Puzzles for one

solo-par = Par: { $count }
solo-hint-proven = Try { $move }. { $count ->
    [one] One move is needed, and fewer are not possible.
   *[other] { $count } moves are needed, and fewer are not possible.
}
solo-hint-found = Try { $move }. { $count ->
    [one] The goal can be reached in one move.
   *[other] The goal can be reached in { $count } moves, perhaps in fewer.
}
daily-title = Puzzle of the day
daily-text = { $count ->
    [one] Bring every man into the target camp. One move is enough.
   *[other] Bring every man into the target camp. { $count } moves are enough.
}
daily-none = Today's puzzle could not be made. Please try again later.
daily-share = Share the result
daily-copied = Copied: paste it wherever you like.
daily-result = Thwart, puzzle of { $date } (best: { $best }): { $count ->
    [one] one move
   *[other] { $count } moves
}
