"""A server under test, and people who play there."""

import json
import os
import re
import signal
import subprocess
import time

import wire


class Failure(Exception):
    pass


def check(condition, why):
    if not condition:
        raise Failure(why)


class Server:
    """`thwart serve` in a folder of its own. The limits are wide: all clients of a test come from one address."""

    USUAL = {"port": 0, "address": "127.0.0.1", "requests": 1000000, "messages": 1000000, "new-rooms": 1000000,
             "connections-per-address": 20000, "threads": 1}

    def __init__(self, program, folder, **settings):
        self.program, self.folder = program, folder
        self.settings = {**self.USUAL, "data": os.path.join(folder, "thwart.db")}
        self.settings.update({name.replace("_", "-"): value for name, value in settings.items()})
        self.process = None
        self.port = None

    def start(self):
        words = [self.program, "serve"]
        for name, value in self.settings.items():
            words += [f"--{name}", str(value)]
        with open(os.path.join(self.folder, "log.txt"), "ab") as log:
            self.process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=log, text=True)
        greeting = ""
        for line in self.process.stdout:
            greeting += line
            found = re.search(r"open +http://[^/]*:(\d+)/", line)
            if found:
                self.port = int(found.group(1))
            if "Ctrl-C" in line:
                return self
        raise Failure(f"the server did not start: {greeting}{self.log()[-2000:]}")

    def log(self):
        with open(os.path.join(self.folder, "log.txt"), encoding="utf-8") as file:
            return file.read()

    def kill(self):
        if self.process and self.process.poll() is None:
            self.process.kill()
        self._reap()

    def stop(self, timeout=30):
        """As systemd does it; answers the exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self._reap(timeout)

    def _reap(self, timeout=30):
        if not self.process:
            return None
        code = self.process.wait(timeout)
        self.process.stdout.close()
        return code

    def http(self, method, path, body=None, headers=None):
        return wire.request(self.port, method, path, body, headers)

    def json(self, method, path, body=None, headers=None, status=None):
        got, _, text = self.http(method, path, body, headers)
        check(got == status if status else got < 300, f"{method} {path}: {got} {text}")
        return json.loads(text) if text else None

    def metric(self, name):
        _, _, text = self.http("GET", "/metrics")
        return float(re.search(rf"^thwart_{name} (\S+)$", text, re.M).group(1))

    def memory(self):
        """Resident, in bytes."""
        with open(f"/proc/{self.process.pid}/status", encoding="ascii") as file:
            return int(re.search(r"VmRSS:\s+(\d+) kB", file.read()).group(1)) * 1024


class Player:
    """Somebody at a room: follows it, checks that no event is missing or comes twice, and remembers what was acknowledged."""

    def __init__(self, server, room, key=None, headers=None):
        self.server, self.room, self.key, self.headers = server, room, key, headers
        self.events = []
        self.sent = {}  # id → step
        self.acknowledged = {}  # id → seq
        self.refused = []
        self.others = []  # messages of other kinds
        self.view = self.snapshot = self.result = self.clocks = None
        self.socket = None
        self.ids = 0
        self.come()

    def come(self):
        self.socket = wire.WebSocket(self.server.port, self.headers)
        self.socket.send({"t": "hello", "version": 1, "features": ["snapshots"]})
        enter = {"t": "enter", "room": self.room}
        if self.key:
            enter["key"] = self.key
        if self.events:
            enter["since"] = len(self.events)
        self.view = None
        self.socket.send(enter)
        self.wait(lambda: self.view)
        return self

    def leave(self):
        self.socket.close()

    def say(self, kind, **fields):
        self.socket.send({"t": kind, "room": self.room, **fields})

    def listen(self, timeout=10):
        """Takes in one message."""
        message = self.socket.receive(timeout)
        take = getattr(self, "take_" + message["t"], None)
        if take:
            take(message)
        else:
            self.others.append(message)
        return message

    def wait(self, condition, timeout=20):
        deadline = time.monotonic() + timeout
        while not condition():
            left = deadline - time.monotonic()
            check(left > 0, f"{self.room}: waited in vain; refused: {self.refused[-1:]}")
            try:
                self.listen(left)
            except wire.Timeout:
                pass

    def take_room(self, message):
        self.view = message
        self.key = message["you"].get("key", self.key)
        if message["events"] and message["events"][0]["seq"] == 1:
            self.events = []
        for each in message["events"]:
            self.add(each)
        check(len(self.events) == message["seq"], f"{len(self.events)} events of {message['seq']}")
        self.snapshot = message.get("snapshot", self.snapshot)
        self.clocks = message.get("clocks", self.clocks)
        self.result = message.get("result", self.result)

    def take_event(self, message):
        self.add(message)
        self.snapshot = message.get("snapshot", self.snapshot)
        self.clocks = message.get("clocks", self.clocks)

    def add(self, event):
        check(event["seq"] == len(self.events) + 1, f"event {event['seq']} after {len(self.events)}")
        self.events.append(event["text"])

    def take_over(self, message):
        self.result = message["result"]

    def take_ack(self, message):
        seq = self.acknowledged.setdefault(message["id"], message.get("seq"))
        check(seq == message.get("seq"), f"{message['id']} was {seq}, now {message.get('seq')}")

    def take_refused(self, message):
        self.refused.append(message)

    @property
    def may_move(self):
        return bool(self.result is None and self.snapshot and self.snapshot["legal"]
                    and self.snapshot["seq"] == len(self.events))

    def next_id(self):
        self.ids += 1
        return f"m{self.ids}"

    def send_move(self, step, message_id=None, seq=None):
        message_id = message_id or self.next_id()
        self.sent[message_id] = step
        self.say("move", id=message_id, seq=len(self.events) if seq is None else seq, step=step)
        return message_id

    def move(self, step):
        """Plays a step and waits until it is acknowledged and seen."""
        message_id = self.send_move(step)
        refused = len(self.refused)
        self.wait(lambda: message_id in self.acknowledged or len(self.refused) > refused)
        check(message_id in self.acknowledged, f"{step} was refused: {self.refused[-1:]}")
        self.wait(lambda: len(self.events) >= self.acknowledged[message_id])


def begin(server, setup, people, computers=0, **terms):
    """A match between people and, on the last seats, computers of level 1; answers the people."""
    chairs = [{"player": "you"}] + [{"player": "open"}] * (people - 1)
    chairs += [{"player": "computer", "level": 1}] * computers
    place = server.json("POST", "/api/rooms", {"setup": setup, "chairs": chairs, "name": "P1", **terms}, status=201)
    players = [Player(server, place["room"], place["key"])]
    for seat in range(2, people + 1):
        taken = server.json("POST", f"/api/rooms/{place['room']}/seats/{seat}", {"name": f"P{seat}"}, status=201)
        players.append(Player(server, place["room"], taken["key"]))
        players[-1].say("ready", on=True)
        players[-1].wait(lambda: any(m["t"] == "seats" and m["seats"][seat - 1]["is_ready"] for m in players[-1].others))
    players[0].say("start")
    for each in players:
        each.wait(lambda each=each: each.view["status"] == "playing")
    return players


def catch_up(players):
    """Everybody reads until all know the same, and somebody may move or it is over."""
    deadline = time.monotonic() + 30
    while True:
        known = max(len(each.events) for each in players)
        for each in players:
            each.wait(lambda each=each: len(each.events) >= known or each.result)
        if all(each.result for each in players) or any(each.may_move for each in players):
            return
        check(time.monotonic() < deadline, "nobody may move")
        for each in players:
            try:
                each.listen(0.05)
            except wire.Timeout:
                pass


class Engine:
    """`thwart engine`, to choose moves with."""

    def __init__(self, program, setup):
        self.process = subprocess.Popen([program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.say(f"setup {setup}")

    def say(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def best(self, position, limit="nodes 60"):
        self.say(f"position {position}")
        self.say(f"go {limit}")
        for line in self.process.stdout:
            if line.startswith("bestmove"):
                return line.split()[1]
            check(not line.startswith("error"), f"engine: {line}")
        raise Failure("the engine ended")

    def close(self):
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()
