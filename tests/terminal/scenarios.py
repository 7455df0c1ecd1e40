"""What people do at the terminal, as scripts: whole matches of every game, and the ways of a person at a table.

Each scenario is a function of a Desk, which gives it a folder of its own. The screens it checks are golden files.
"""

import table
import window
from table import by_cursor, by_mouse, typed

SCENARIOS = {}


def scenario(run):
    SCENARIOS[run.__name__] = run
    return run


# --- whole matches: the levels and the seeds are chosen so that they are short ---


def whole_match(name, setup, *ways, **terms):
    def run(desk):
        place = desk.sit(setup, **terms)
        place.play_to_the_end(*ways)
        desk.check(place)
        place.leave()

    SCENARIOS[name] = run


whole_match("quoridor_2", "quoridor", by_mouse)
whole_match("quoridor_2_cursor", "quoridor:first=2", by_cursor)
whole_match("quoridor_4", "quoridor:players=4", typed, by_mouse, seat=3)
whole_match("barricade_2", "barricade:players=2", by_mouse, level=5, others=3)
whole_match("barricade_3", "barricade:players=3", by_cursor, seat=2, level=5, others=3)
whole_match("barricade_4", "barricade", typed, level=5, others=3)
whole_match("halma_2x15", "halma", typed)
whole_match("halma_2x10", "halma:men=10", by_cursor)
whole_match("halma_skip", "halma:men=10,seating=skip", by_mouse, seat=2)
whole_match("halma_3", "halma:players=3,men=10", typed)
whole_match("halma_solo_10", "halma:players=1,men=10", by_mouse)
whole_match("halma_solo_15", "halma:players=1", typed, by_cursor)
whole_match("shibuya_classic", "shibuya", by_mouse, level=7)
whole_match("shibuya_open", "shibuya:mode=open", by_cursor, level=7)
whole_match("shibuya_teams", "shibuya:mode=teams", typed, level=7)


# --- a person at a table ---


@scenario
def takeback(desk):
    place = desk.sit("quoridor")
    place.play_moves(2)
    place.command("u", "The last turn is taken back.")
    desk.expect_turns(place, 2)
    place.command("u", "The last turn is taken back.")
    desk.expect_turns(place, 0)
    place.command("u", "There is no turn of yours to take back yet.")
    place.enter("e2", typed)
    place.window.expect("2 ■ ")
    desk.check(place)


@scenario
def takeback_past_a_throw(desk):
    place = desk.sit("barricade:players=2")
    place.play_moves(2)
    before = place.log()
    place.command("u", "A throw or a tile that was turned up cannot be taken back.")
    if place.log() != before:
        raise place.window.failure("a refused takeback has changed the match")


@scenario
def takeback_between_people(desk):
    place = desk.sit("quoridor", names={1: "human:Anna", 2: "human:Bob"})
    place.window.expect("Anna", "Bob", "Anna's turn")
    place.enter("e2", typed)
    place.window.expect("1 ● e2", "Bob's turn")
    place.enter("e8", typed)
    place.window.expect("2 ■ e8", "Anna's turn")
    place.command("u", "would like to take back", "y Yes")
    place.command("n", "would rather play on")
    place.enter("e3", typed)
    place.window.expect("3 ● e3")
    place.command("u", "would like to take back", "y Yes")
    desk.check(place)
    place.command("y", "The last turn is taken back.")


@scenario
def hint(desk):
    place = desk.sit("halma:men=10")
    place.await_turn()
    place.command("h", " Try ")
    tried = place.word_after(" Try ")
    place.window.send(window.ENTER)
    place.window.expect("Choose where to go")
    place.window.send(window.ESCAPE)
    place.window.expect("Your turn", "Enter choose")
    place.command("h", " Try " + tried)
    desk.check(place)


@scenario
def typing(desk):
    """Completion, a wrong move, and a change of mind."""
    place = desk.sit("barricade:players=2")
    place.await_turn()
    place.window.send(":ho" + window.TAB)
    place.window.expect("Your move: home-")
    place.window.send("z9" + window.ENTER)
    place.window.wait("a refusal", lambda: not place.window.says("Your move:") and not place.window.says(" Your turn"))
    desk.check(place)
    place.window.send(":ho" + window.ESCAPE)
    place.window.expect("Your turn", "Enter choose")


@scenario
def save(desk):
    place = desk.sit("shibuya")
    place.play_moves(3)
    place.command("s", "Name of the file: shibuya.record")
    place.window.send(window.ENTER)
    place.window.expect("Saved as shibuya.record.")
    desk.check(place)
    desk.verify("shibuya.record")
    place.command("s", "Name of the file:")
    place.window.send(window.BACKSPACE * len("shibuya.record") + "nowhere/at.all" + window.ENTER)
    place.window.expect("The match could not be saved as nowhere/at.all")


@scenario
def resign(desk):
    place = desk.sit("halma")
    place.play_moves(1)
    place.command("r", "Resign this match?")
    place.command("n", "Your turn")
    place.command("r", "Resign this match?")
    place.command("y", "Blue wins by resignation.")
    desk.check(place)
    place.command("n", "Your turn")
    desk.expect_turns(place, 0)


@scenario
def resign_to_a_computer(desk):
    place = desk.sit("quoridor:players=4")
    place.play_moves(1)
    place.command("r", "Resign this match?")
    place.command("y", "The computer plays on for you.")
    place.window.wait("the moves of a computer", lambda: len(place.turn_list()) >= 12)


@scenario
def resign_and_retire(desk):
    place = desk.sit("halma:players=3,men=10", arguments=("--on-leave", "retire"))
    place.play_moves(1)
    place.command("r", "Resign this match?")
    place.command("y", "You are out of the match.")
    place.window.wait("the moves of the others", lambda: len(place.turn_list()) >= 12)


@scenario
def draw_offers(desk):
    place = desk.sit("quoridor")
    place.await_turn()
    place.command("o", "Blue declines the draw.")
    place.command("o", "You can offer a draw again after your next move.")
    place.play_moves(4)
    while not place.is_over():  # until the computer does not think that it is ahead
        place.play_moves(1)
        place.window.send("o")
        place.window.wait("an answer", lambda: place.is_over() or place.window.says("Blue declines the draw."))
    place.window.expect("A draw by agreement.")
    desk.check(place)


@scenario
def languages(desk):
    place = desk.sit("shibuya:mode=open")
    place.await_turn()
    for downs, name, words in ((1, "deutsch", "Du bist am Zug"), (5, "chinese", "轮到你了")):
        place.command("l", "Deutsch", "Lietuvių", "繁體中文")
        place.window.send(window.DOWN * downs + window.ENTER)
        place.window.expect(words)
        desk.check(place, name)
    place.command("R", "%")
    desk.check(place, "chinese_rules")
    place.window.send("q")
    place.window.expect("轮到你了")


@scenario
def pages(desk):
    place = desk.sit("barricade:players=3")
    place.play_moves(2)
    board = place.window.text()
    place.command("R", "Space shows more, q closes")
    desk.check(place, "rules")
    while not place.window.says("100%"):
        before = place.window.lines()[-1]
        place.window.send(" ")
        place.window.wait("the next page", lambda: place.window.lines()[-1] not in (before, ""))
    for key, words, name in (("?", "Press any key to close", "help"), ("m", "Press any key to close", "moves")):
        place.window.send("q")
        place.window.wait("the board again", lambda: place.window.text() == board)
        place.command(key, words)
        desk.check(place, name)


@scenario
def resize(desk):
    place = desk.sit("quoridor")
    place.play_moves(2)
    before = place.window.text()
    for columns, rows in ((80, 24), (44, 20), (36, 12)):
        place.window.resize(columns, rows)
        place.window.wait("the board in a small window", lambda: place.window.says("Your turn") and place.is_drawn())
        desk.check(place, f"{columns}x{rows}")
    place.window.resize(30, 8)
    place.window.expect("too small")
    place.window.resize(table.COLUMNS, table.ROWS)
    place.window.wait("the screen as before", lambda: place.window.text() == before)
    place.play_moves(1)


@scenario
def small_window(desk):
    """A whole match in the smallest window: the board scrolls."""
    place = desk.sit("halma:players=1,men=10")
    place.await_turn()
    place.window.resize(36, 12)
    place.window.wait("the board in a small window", place.is_drawn)
    for _ in range(1000):
        if place.is_over():
            break
        count = len(place.steps())
        move = place.mind.choose(place.steps())
        typed(place, move)
        place.window.wait(move, lambda: len(place.steps()) > count)
        if place.mind.turn(place.steps()).startswith("over"):
            place.window.wait("the end", place.is_over)
    desk.check(place)


# --- what must not be lost ---


def killed_and_resumed(name, setup, stop, times=4):
    def run(desk):
        place = desk.sit(setup)
        for _ in range(times):
            place.play_moves(1)
            before, turn_list = place.log(), place.turn_list()
            stop(place)
            place.open(["play", "--resume", "--seed", "1"])
            place.window.expect("The match goes on where you left it")
            if place.log() != before:
                raise place.window.failure("the file is not as it was")
            place.window.wait("the same moves", lambda: place.turn_list() == turn_list)
            place.catch_up()
        place.play_moves(1)
        desk.check(place)

    SCENARIOS[name] = run


def kill(place):
    place.window.kill()


def close_window(place):
    place.window.hang_up()


def leave(place):
    place.command("q", "Leave the match?")
    place.window.send("y")
    place.window.expect_end()


killed_and_resumed("killed_quoridor", "quoridor", kill)
killed_and_resumed("killed_barricade", "barricade:players=2", kill)
killed_and_resumed("killed_halma", "halma:players=3", kill)
killed_and_resumed("killed_shibuya", "shibuya:mode=open", kill)
killed_and_resumed("closed_window", "shibuya", close_window, times=2)
killed_and_resumed("left", "barricade:players=4", leave, times=2)


@scenario
def torn_file(desk):
    """The machine went down in the middle of a line."""
    place = desk.sit("halma:men=10")
    place.play_moves(2)
    before = place.log()
    place.window.kill()
    with open(place.log_path(), "a", encoding="utf-8") as file:
        file.write("99999 move 1 c1-")
    place.open(["play", "--resume", "--seed", "1"])
    place.window.expect("is damaged. The match goes on from the last complete step.")
    if place.log() != before:
        raise place.window.failure("the torn line is still there, or more is lost")
    place.catch_up()
    place.play_moves(1)


@scenario
def menu(desk):
    """Starts a match from the menu, leaves it, finds it again, and leaves for good."""
    place = desk.window("play", "--seed", "1")
    place.expect("What would you like to play?")
    place.send(window.DOWN + window.RIGHT * 2)
    place.expect("‹ Star Halma ›")
    place.send(window.DOWN + window.LEFT)
    place.expect("‹ One player (Halma Solo) ›")
    desk.check_screen(place, "choices")
    place.send(window.UP * 2 + window.ENTER)
    place.expect("Your turn")
    place.send(":d1-f4" + window.ENTER)
    place.expect("1 ● d1-f4")
    place.send("q")
    place.expect("Leave the match?")
    place.send("y")
    place.expect("What would you like to play?")
    for _ in range(20):
        if any("▸ Resume" in line for line in place.lines()):
            break
        before = place.text()
        place.send(window.DOWN)
        place.wait("another line", lambda: place.text() != before)
    place.send(window.ENTER)
    place.expect("Star Halma, ")
    desk.check_screen(place, "saved")
    place.send(window.ENTER)
    place.expect("1 ● d1-f4", "The match goes on where you left it")
    place.send("q")
    place.expect("Leave the match?")
    place.send("y")
    place.expect("What would you like to play?")
    place.send("q")
    place.expect_end()
