"""Matches under load, a server that is killed at random moments, and a checker: whatever was acknowledged is there exactly
once, in its place, and no clock has run on while nobody could play."""

import random
import sqlite3
import threading
import time

import wire
from place import Player, begin, check

# Two pawns that walk to and fro: legal for ever, without anybody having to know the rules.
WALK = ["e2", "e8", "e1", "e9"]
CLOCK = 600_000


class Table(threading.Thread):
    """One match, played as fast as it goes, by two who come back whenever the server is gone."""

    def __init__(self, server, number):
        super().__init__(daemon=True)
        self.server, self.dice = server, random.Random(number)
        self.players = begin(server, "quoridor", 2, repetition=False, clock="10:00+5")
        self.match = self.players[0].view["match"]
        self.known = 0  # events that are acknowledged
        self.pending = None  # (player, id, seq): sent and not answered
        self.is_stopping = False
        self.error = None
        self.returns = 0

    def run(self):
        try:
            while not self.is_stopping:
                try:
                    self.step()
                except (wire.Closed, wire.Timeout, OSError):
                    self.come_back()
        except Exception as failure:  # pylint: disable=broad-except
            self.error = f"{type(failure).__name__}: {failure}"

    def step(self):
        if self.pending is None:
            known = self.known
            mover = self.players[known % 2]
            mover.wait(lambda: len(mover.events) >= known)
            self.pending = (mover, mover.next_id(), known)
            mover.send_move(WALK[known % 4], self.pending[1], known)
            if self.dice.random() < 0.05:  # not sure whether it arrived
                mover.send_move(WALK[known % 4], self.pending[1], known)
        mover, sent, seq = self.pending
        mover.wait(lambda: sent in mover.acknowledged)
        check(mover.acknowledged[sent] == seq + 1, f"{sent} became {mover.acknowledged[sent]}, not {seq + 1}")
        self.known, self.pending = seq + 1, None

    def come_back(self):
        self.returns += 1
        deadline = time.monotonic() + 60
        for each in self.players:
            while True:
                try:
                    each.leave()
                    each.come()
                    break
                except (wire.Closed, wire.Timeout, OSError):
                    check(time.monotonic() < deadline, "the server does not come back")
                    time.sleep(0.05)
        if self.pending:  # the same message again: it counts once
            mover, sent, seq = self.pending
            mover.send_move(WALK[seq % 4], sent, seq)


def run(desk, seconds, kills, tables=8, beside=None):
    """`beside` starts something that goes on meanwhile, and answers how to stop it."""
    server = desk.server()
    crowd = [Table(server, number) for number in range(tables)]
    for each in crowd:
        each.start()
    stop = beside(server) if beside else lambda: None
    dice = random.Random(seconds)
    for _ in range(kills):
        time.sleep(seconds / kills * dice.uniform(0.3, 1.0))
        server.kill()
        server.settings["port"] = server.port  # the others come back to the same door
        server.start()
    time.sleep(1)
    stop()
    for each in crowd:
        each.is_stopping = True
    for each in crowd:
        each.join(90)
        check(not each.is_alive(), "a table hangs")
        check(each.error is None, each.error)
        check(each.returns >= 1, "nobody was interrupted")
    moves = sum(check_table(server, each) for each in crowd)
    server.kill()
    check_file(server.settings["data"], crowd)
    return moves


def check_table(server, table):
    view = server.json("GET", f"/api/matches/{table.match}")
    events = view["events"]
    check([each["seq"] for each in events] == list(range(1, len(events) + 1)), "the numbers have gaps")
    check([each["text"].split()[-1] for each in events] == [WALK[i % 4] for i in range(len(events))],
          f"the steps are not those that were played: {[each['text'] for each in events][-6:]}")
    for player in table.players:
        for sent, seq in player.acknowledged.items():
            check(seq is not None and seq <= len(events), f"{sent} was acknowledged as {seq} and is gone")
            check(events[seq - 1]["text"].split()[-1] == player.sent[sent], f"{sent} is not what was sent")
        check(player.events == [each["text"] for each in events][:len(player.events)], "somebody saw another match")
    times = [each["at"] for each in events]
    check(times == sorted(times), "time went back")
    fresh = Player(server, table.players[0].room, table.players[0].key)
    # Five seconds are added for each of the quick moves, so a clock only falls behind if it ran while the server was gone.
    check(min(fresh.clocks["left"]) > CLOCK - 60_000, f"the clocks ran on: {fresh.clocks}")
    fresh.leave()
    return len(events)


def check_file(path, crowd):
    """The file itself: sound, and every message once."""
    with sqlite3.connect(path) as database:
        check(database.execute("PRAGMA integrity_check").fetchone() == ("ok",), "the file is damaged")
        for column in ("seq", "message_id"):
            twice = database.execute(f"SELECT match, {column} FROM events WHERE {column} IS NOT NULL "
                                     f"GROUP BY match, {column} HAVING count(*) > 1").fetchall()
            check(not twice, f"there twice: {twice[:5]}")
        count = database.execute("SELECT count(*) FROM events").fetchone()[0]
    acknowledged = sum(len(player.acknowledged) for table in crowd for player in table.players)
    check(count >= acknowledged, f"{count} events for {acknowledged} answers")
