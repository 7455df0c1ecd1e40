"""A match in a window: what has been played, who thinks for the person, and the ways to enter a move.

What has been played is read from the match's file, which has every step before the screen shows it. The person's moves
come from an engine at a level that is limited by nodes, so that a match with a seed is always the same match.
"""

import glob
import os
import re
import subprocess

import window

CURSOR = "5fd7af"  # the paper under the pointer, of the 256 colours
COLUMNS, ROWS = 112, 44
TURN = re.compile(r" *\d+ [●■▲◆] \S.*$")


class Mind:
    """Thinks for the person, and knows whose turn it is."""

    def __init__(self, program, setup, level):
        self.level = level
        self.engine = subprocess.Popen([program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.tell(f"setup {setup}")

    def tell(self, line):
        self.engine.stdin.write(line + "\n")
        self.engine.stdin.flush()

    def ask(self, line, answer):
        self.tell(line)
        while True:
            said = self.engine.stdout.readline()
            if not said or said.startswith("error"):
                raise window.Failure(f"the engine answers {line!r} with {said!r}")
            if said.startswith(answer + " "):
                return said[len(answer) + 1 :].strip()

    def see(self, steps):
        self.tell("position start" + (" moves " + " ".join(steps) if steps else ""))

    def turn(self, steps):
        self.see(steps)
        return self.ask("query turn", "response")

    def choose(self, steps):
        self.see(steps)
        return self.ask(f"go level {self.level}", "bestmove")

    def close(self):
        self.engine.stdin.close()
        self.engine.wait()
        self.engine.stdout.close()


class Table:
    def __init__(self, program, folder, setup, seat=1, others=1, level=3, seed=1, names=None, arguments=()):
        self.program, self.folder, self.setup, self.seat = program, folder, setup, seat
        self.game = setup.split(":")[0]
        self.mind = Mind(program, setup, level)
        response = self.mind.ask("query position", "response")
        self.seats = seats_of(setup, response)
        players = {each: "you" if each == seat else others for each in range(1, self.seats + 1)} | (names or {})
        seating = [word for each, player in players.items() for word in ("--seat", f"{each}={player}")]
        self.open(["play", setup, *seating, "--seed", str(seed), *arguments])

    def open(self, words):
        self.window = window.Window([self.program, *words], self.folder, COLUMNS, ROWS)

    def close(self):
        self.window.kill()
        self.mind.close()

    # --- what has been played ---

    def log_path(self):
        """Of the newest match; nothing before there is one."""
        return max(glob.glob(os.path.join(self.folder, "thwart/matches/*.match")), key=os.path.getmtime, default=None)

    def log(self):
        path = self.log_path()
        if not path:
            return ""
        with open(path, encoding="utf-8") as file:
            return file.read()

    def steps(self):
        """Of a match without takebacks."""
        return re.findall(r"^\d+ (?:move \d+|deal) (\S+)\n", self.log(), re.MULTILINE)

    def turn_list(self):
        """As the screen shows it."""
        return [line[match.start() :] for line in self.window.lines() if (match := TURN.search(line))]

    def word_after(self, words):
        return self.window.text().split(words)[1].split()[0]

    def is_over(self):
        return self.window.says("n play again")

    def is_drawn(self):
        """Both lines at the bottom are there, so the rest is, too."""
        lines = self.window.lines()
        return bool(lines[-1]) and bool(lines[-2])

    # --- playing ---

    def await_turn(self):
        """Until the person is to move, and the screen shows it; gives back the steps, or nothing when all is over."""
        seen = {}

        def is_reached():
            steps = self.steps()
            if len(steps) != seen.get("count"):
                seen.update(count=len(steps), turn=self.mind.turn(steps), steps=steps)
            return seen["turn"] == f"decision {self.seat}" or self.is_over()

        self.window.wait("the person's turn", is_reached)
        self.catch_up()
        return None if self.is_over() else seen["steps"]

    def enter(self, move, way):
        count = len(self.steps())
        way(self, move)
        self.window.wait(f"{move} in the match's file", lambda: len(self.steps()) > count)
        if self.steps()[count] != move:
            raise self.window.failure(f"{move} was entered, but {self.steps()[count]} was played")

    def play_to_the_end(self, *ways):
        """Enters the moves in these ways by turns."""
        for number in range(1000):
            steps = self.await_turn()
            if steps is None:
                return
            self.enter(self.mind.choose(steps), ways[number % len(ways)])
        raise self.window.failure("the match does not end")

    def play_moves(self, count):
        """Typed, until the person is to move again."""
        for _ in range(count):
            self.enter(self.mind.choose(self.await_turn()), typed)
        self.await_turn()

    def command(self, key, *words):
        self.window.send(key)
        self.window.expect(*words)

    def leave(self):
        self.window.send("q")
        self.window.expect_end()

    # --- the board on the screen ---

    def is_under_cursor(self, spot):
        x, y = spot
        return self.window.screen.buffer[y][x].bg == CURSOR

    def catch_up(self):
        """Until all keys have had their effect: a line to type comes after them, and goes again.

        The match may be over, by repetition, which the mind does not know of.
        """
        self.window.send(":")
        self.window.wait("a line to type", lambda: self.window.says("Your move:") or self.is_over())
        if self.is_over():
            return
        self.window.send(window.BACKSPACE)
        self.window.expect(": type a move")

    def cursor(self):
        buffer = self.window.screen.buffer
        return frozenset((x, y) for y in range(ROWS) for x in range(COLUMNS) if buffer[y][x].bg == CURSOR)


def seats_of(setup, position):
    game, fields = setup.split(":")[0], position.split(" ")
    if game == "quoridor":
        return len(fields[0].split(","))
    if game == "barricade":
        return len(fields) - 3
    if game == "halma":
        return len(set(fields[0]) & set("ABC"))
    return 4 if "teams" in setup else 2


# --- where the sites of a move are on the screen, the board being under the title ---


def spot_of(table, site):
    return {"quoridor": quoridor_spot, "barricade": barricade_spot, "halma": halma_spot, "shibuya": shibuya_spot}[
        table.game
    ](table, site)


def quoridor_spot(_, site):
    x, y = 5 + 4 * (ord(site[0]) - ord("a")), 3 + 2 * (9 - int(site[1]))
    return {"": (x, y), "h": (x, y - 1), "v": (x + 2, y)}[site[2:]]


def barricade_spot(table, site):
    if site == "home":
        houses = {2: "co", 3: "cgo", 4: "cgko"}[table.seats]
        return barricade_spot(table, houses[table.seat - 1] + "0")
    return 5 + 3 * (ord(site[0]) - ord("a")), 15 - int(site[1:])


def halma_spot(_, site):
    row = ord(site[0]) - ord("a")
    lengths = (1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1)
    return 17 - lengths[row] + 2 * (int(site[1:]) - 1), 1 + row


def shibuya_spot(table, site):
    if site == "draw":
        row = next(y for y, line in enumerate(table.window.lines()) if "in the pile" in line)
        return 58, row
    kind, number = site[0], int(site[1]) - 1
    file_at = lambda index: 8 + 11 * (index // 2) + 5 * (index % 2)
    rank_at = lambda index: 2 + 5 * ((7 - index) // 2) + 2 * ((7 - index) % 2)
    if kind in "SN":
        return file_at(number), 21 if kind == "S" else 1
    if kind in "WE":
        return 3 if kind == "W" else 51, rank_at(number)
    return file_at(ord(kind) - ord("a")), rank_at(number)


def sites_of(table, move):
    """The sites to touch, one after the other."""
    if move.startswith("*"):
        return [move[1:]]
    if ":" in move:  # a tile lies where its B goes
        place, tile = move.split(":")
        corner = tile.index("B")
        file = 2 * (ord(place[0]) - ord("A")) + corner % 2
        rank = 2 * (int(place[1]) - 1) + (1 if corner < 2 else 0)
        return [f"{chr(ord('a') + file)}{rank + 1}"]
    return move.split("-")


# --- the ways to enter a move ---


def typed(table, move):
    table.window.send(":" + move + window.ENTER)


def by_mouse(table, move):
    """What is marked is done by one click; elsewhere the first one only moves the pointer."""
    if move == "pass":
        return typed(table, move)
    count = len(table.steps())
    *before, last = sites_of(table, move)
    for site in before:
        table.window.click(*spot_of(table, site))
        table.window.expect("Your turn · Choose where to go")
    spot = spot_of(table, last)
    is_there = table.is_under_cursor(spot)
    table.window.click(*spot)
    if is_there:
        return None
    table.window.wait("an effect of the click", lambda: len(table.steps()) > count or table.is_under_cursor(spot))
    if len(table.steps()) == count:
        table.window.click(*spot)
    return None


def by_cursor(table, move):
    """With the arrow that leads nearest, but never twice with the same one from the same place."""
    if move == "pass":
        return table.window.send(window.ENTER)
    *before, last = sites_of(table, move)
    for site in before:
        lead_cursor(table, site)
        table.window.expect("Your turn · Choose where to go")
    return lead_cursor(table, last)


def lead_cursor(table, site):
    spot = spot_of(table, site)
    table.window.wait("the pointer", table.cursor)
    pressed = set()
    while not table.is_under_cursor(spot):
        cursor = table.cursor()
        keys = [(cursor, key) for key in keys_towards(cursor, spot)]
        new = [each for each in keys if each not in pressed]
        if not new:
            raise table.window.failure(f"the pointer does not come to {site}")
        pressed.add(new[0])
        table.window.send(new[0][1])
        table.catch_up()
    table.window.send(window.ENTER)


def keys_towards(cursor, spot):
    """The best first; Tab last, since it goes through everything."""
    across = spot[0] - sum(x for x, _ in cursor) / len(cursor)
    down = 2 * (spot[1] - sum(y for _, y in cursor) / len(cursor))  # a row is as high as two columns are wide
    gains = {window.RIGHT: across, window.LEFT: -across, window.DOWN: down, window.UP: -down}
    return sorted(gains, key=gains.get, reverse=True) + [window.TAB]
