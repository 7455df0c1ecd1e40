"""A disk that is full, slow or torn, and clocks that jump."""

import contextlib
import os
import random
import re
import sqlite3
import subprocess
import threading
import time

import storm
import wire
from place import begin, check


def walk(players, numbers):
    """The moves of these numbers, counted from 0, one after the other."""
    for number in numbers:
        mover = players[number % 2]
        mover.wait(lambda mover=mover, number=number: len(mover.events) == number)
        mover.move(storm.WALK[number % 4])


def fill(path):
    file = os.open(path, os.O_CREAT | os.O_WRONLY)
    try:
        while True:
            os.write(file, b"x" * 4096)
    except OSError:
        pass
    os.close(file)


def disk_full(desk):
    """A small disk of its own, where that is allowed; then writes fail, reads go on, and space heals it."""
    if os.geteuid() != 0:
        return
    disk = os.path.join(desk.folder, "disk")
    os.mkdir(disk)
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "none", disk], capture_output=True, check=False)
    if mounted.returncode != 0:
        return
    try:
        server = desk.server(data=os.path.join(disk, "thwart.db"))
        first, second = begin(server, "quoridor", 2)
        first.move("e2")
        second.wait(lambda: second.may_move)
        fill(os.path.join(disk, "ballast"))
        refused = sent = None
        for n in range(50):
            mover, other = (second, first) if n % 2 == 0 else (first, second)
            mover.wait(lambda mover=mover: mover.may_move)
            sent = mover.send_move(mover.snapshot["legal"][0])
            mover.wait(lambda mover=mover, sent=sent: sent in mover.acknowledged or mover.refused)
            if mover.refused:
                refused = mover
                break
            other.wait(lambda other=other: other.may_move)
        check(refused is not None, "the disk never was full")
        check(refused.refused[-1]["code"] == "unavailable", f"{refused.refused}")
        check(server.http("GET", f"/api/rooms/{first.room}")[0] == 200, "nothing can be read")
        os.remove(os.path.join(disk, "ballast"))
        refused.wait(lambda: refused.may_move)
        refused.send_move(refused.sent[sent], sent)
        refused.wait(lambda: sent in refused.acknowledged)
        server.kill()
    finally:
        desk.close()
        subprocess.run(["umount", disk], check=False)


# ---- a slow disk ----

@contextlib.contextmanager
def stuck(server):
    """No commit comes through meanwhile: another process has the lock for writing, and SQLite waits for it as for a disk."""
    with contextlib.closing(sqlite3.connect(server.settings["data"], timeout=30, isolation_level=None)) as database:
        database.execute("BEGIN IMMEDIATE")
        yield
        database.execute("ROLLBACK")


class Brake(threading.Thread):
    """Makes commits wait, again and again."""

    def __init__(self, server, seconds=0.1):
        super().__init__(daemon=True)
        self.server, self.seconds, self.dice, self.is_stopping = server, seconds, random.Random(1), False
        self.start()

    def run(self):
        while not self.is_stopping:
            try:
                with stuck(self.server):
                    time.sleep(self.dice.uniform(0, self.seconds))
            except sqlite3.OperationalError:
                pass  # the file is being opened
            time.sleep(self.seconds / 10)

    def stop(self):
        self.is_stopping = True
        self.join()


def hear_nothing(player, seconds):
    """Whatever comes in that time is no answer to a move and no event."""
    before = len(player.acknowledged), len(player.events)
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        with contextlib.suppress(wire.Timeout):
            player.listen(deadline - time.monotonic())
    check((len(player.acknowledged), len(player.events)) == before, "told before it was stored")


def slow_disk(desk):
    """Nobody hears of a move before it is stored, everything else goes on, and a move that was never stored is played again."""
    server = desk.server()
    first, second = begin(server, "quoridor", 2, clock="5:00", repetition=False)
    with stuck(server):
        sent = first.send_move("e2")
        hear_nothing(first, 0.3)
        hear_nothing(second, 0.2)
        check(server.json("GET", "/health")["status"] == "ok", "it does not answer")
        check(server.http("GET", "/api/rooms")[0] == 200, "the lobby")
    first.wait(lambda: sent in first.acknowledged)
    second.wait(lambda: second.may_move)

    brake = Brake(server)
    walk((first, second), range(1, 9))
    brake.stop()

    first.wait(lambda: len(first.events) == 9)
    second.wait(lambda: len(second.events) == 9)
    with stuck(server):
        sent = second.send_move("e8")
        hear_nothing(second, 0.2)
        server.kill()
    server.start()
    for each in (first, second):
        each.come()
    check(len(second.events) == 9, f"what nobody was told of is there: {second.events}")
    second.send_move("e8", sent, 9)
    second.wait(lambda: second.acknowledged.get(sent) == 10)


def disk_stuck(desk):
    """After five seconds the store gives up: the move is refused, and once the disk is back, a resend counts."""
    server = desk.server()
    first, _ = begin(server, "quoridor", 2)
    with stuck(server):
        sent = first.send_move("e2")
        first.wait(lambda: first.refused, 30)
    check(first.refused[-1]["code"] == "unavailable", f"{first.refused}")
    deadline = time.monotonic() + 60
    while sent not in first.acknowledged:
        check(time.monotonic() < deadline, f"it does not heal: {first.refused[-1]}")
        first.send_move("e2", sent, 0)
        refused = len(first.refused)
        first.wait(lambda: sent in first.acknowledged or len(first.refused) > refused)
        time.sleep(0.2)
    check(len(server.json("GET", f"/api/matches/{first.view['match']}")["events"]) == 1, "it counts twice")


def slow_disk_and_kills(desk):
    storm.run(desk, seconds=desk.seconds / 2, kills=max(2, desk.kills // 2), tables=4, beside=lambda server: Brake(server).stop)


# ---- a torn end ----

def damaged_tail(desk):
    """What a crash in the middle of writing leaves behind is no part of the file; a damaged last commit is left out whole."""
    server = desk.server()
    first, second = begin(server, "quoridor", 2, repetition=False)
    walk((first, second), range(6))
    server.kill()
    log = server.settings["data"] + "-wal"
    with open(log, "ab") as file:
        file.write(random.Random(1).randbytes(3000))
    server.start()
    for each in (first, second):
        each.come()
    check(len(first.events) == 6, f"acknowledged moves are gone: {first.events}")
    first.move(storm.WALK[6 % 4])
    server.kill()
    with open(log, "r+b") as file:
        file.seek(-8, os.SEEK_END)
        file.write(b"\0" * 8)
    server.start()
    first.events = []
    first.come()
    check(6 <= len(first.events) <= 7, f"more than the damage is gone: {first.events}")
    view = server.json("GET", f"/api/matches/{first.view['match']}")
    check([each["text"].split()[-1] for each in view["events"]] == [storm.WALK[i % 4] for i in range(len(first.events))],
          "the steps are not those that were played")


# ---- clocks ----

def shift_times(path, milliseconds):
    """Moves everything that is stored in time: the same as a wall clock that jumped the other way while the server was down."""
    def moved(text):
        return re.sub(r"\b1\d{12}\b", lambda found: str(int(found.group()) + milliseconds), text)

    with contextlib.closing(sqlite3.connect(path)) as database, database:
        for table, columns in (("matches", ("header",)), ("events", ("text", "at")), ("documents", ("value",))):
            for column in columns:
                for row, value in database.execute(f"SELECT rowid, {column} FROM {table}").fetchall():
                    shifted = moved(value) if isinstance(value, str) else value + milliseconds
                    database.execute(f"UPDATE {table} SET {column} = ? WHERE rowid = ?", (shifted, row))


def clock_jumps(desk):
    """The wall clock goes back an hour between two runs, then ahead two: nobody loses time and the match goes on. During a run
    the server looks at it once only (server/steady_wall_test.cpp)."""
    hour = 3_600_000
    server = desk.server()
    first, second = begin(server, "quoridor", 2, clock="5:00", repetition=False)
    for number, jump in enumerate((hour, -2 * hour, 0)):
        walk((first, second), range(2 * number, 2 * number + 2))
        server.kill()
        shift_times(server.settings["data"], jump)
        server.start()
        for each in (first, second):
            each.events = []
            each.come()
        check(first.result is None and len(first.events) == 2 * number + 2, f"{first.result} {first.events}")
        check(min(first.clocks["left"]) > 290_000, f"somebody was charged for the jump: {first.clocks}")
    times = [each["at"] for each in server.json("GET", f"/api/matches/{first.view['match']}")["events"]]
    check(times[0] <= times[1] and times[4] <= times[5], f"time went back: {times}")
