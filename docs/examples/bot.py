#!/usr/bin/env python3
"""A bot for a Thwart server, in plain Python without packages.

    THWART_TOKEN=... bot.py http://localhost:8080 quoridor             against the computer
    THWART_TOKEN=... bot.py http://localhost:8080 --room CODE --seat 2 in somebody's room

It plays any legal step; put your ideas into `choose`. The token is optional: without one the bot is a guest. Make one in your
account: POST /api/tokens. docs/protocol.md describes every message.
"""

import argparse
import base64
import json
import os
import random
import socket
import struct
import sys
import time
import urllib.parse
import urllib.request


def choose(snapshot, dice):
    """The step to play: `position` is the position as text, `legal` are the steps that are allowed."""
    return dice.choice(snapshot["legal"])


class Socket:
    """Just enough WebSocket: text frames both ways, and pings answered."""

    def __init__(self, url, token):
        place = urllib.parse.urlsplit(url)
        self.socket = socket.create_connection((place.hostname, place.port or 80), timeout=90)
        self.buffer = b""
        key = base64.b64encode(os.urandom(16)).decode()
        head = ["GET /socket HTTP/1.1", f"Host: {place.netloc}", "Upgrade: websocket", "Connection: Upgrade",
                "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}"]
        if token:
            head.append(f"Authorization: Bearer {token}")
        self.socket.sendall(("\r\n".join(head) + "\r\n\r\n").encode())
        while b"\r\n\r\n" not in self.buffer:
            self._more()
        answer, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        if b" 101 " not in answer.split(b"\r\n")[0]:
            raise ConnectionError(answer.decode())

    def _more(self):
        data = self.socket.recv(65536)
        if not data:
            raise ConnectionError("closed")
        self.buffer += data

    def _take(self, count):
        while len(self.buffer) < count:
            self._more()
        data, self.buffer = self.buffer[:count], self.buffer[count:]
        return data

    def _send(self, opcode, payload):
        size = len(payload)
        head = bytes([0x80 | opcode]) + (bytes([0x80 | size]) if size < 126 else bytes([0xFE]) + struct.pack(">H", size))
        mask = os.urandom(4)
        self.socket.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload)))

    def send(self, **message):
        self._send(1, json.dumps(message).encode())

    def receive(self):
        while True:
            first, size = self._take(2)
            if size == 126:
                size = struct.unpack(">H", self._take(2))[0]
            elif size == 127:
                size = struct.unpack(">Q", self._take(8))[0]
            payload = self._take(size)
            opcode = first & 0x0F
            if opcode == 1:
                return json.loads(payload)
            if opcode == 8:
                raise ConnectionError("closed by the server")
            if opcode == 9:
                self._send(10, payload)


class Bot:
    def __init__(self, url, token, seed):
        self.url, self.token = url.rstrip("/"), token
        self.dice = random.Random(seed)
        self.room = self.key = self.socket = None
        self.seq = 0  # of the last event we know
        self.pending = None  # the move that has not been answered; sent again after a reconnect, it counts once
        self.names = []

    def post(self, path, body):
        head = {"Content-Type": "application/json"}
        if self.token:
            head["Authorization"] = f"Bearer {self.token}"
        request = urllib.request.Request(self.url + path, json.dumps(body).encode(), head)
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    def make_room(self, setup):
        place = self.post("/api/rooms", {"setup": setup})
        self.room, self.key = place["room"], place["key"]

    def take_seat(self, room, seat):
        place = self.post(f"/api/rooms/{room}/seats/{seat}", {})
        self.room, self.key = place["room"], place["key"]

    def connect(self):
        self.socket = Socket(self.url, self.token)
        self.socket.send(t="hello", version=1, features=["snapshots"])
        self.socket.send(t="enter", room=self.room, key=self.key, since=self.seq)

    def run(self):
        """Until the match is over; answers its result."""
        while True:
            try:
                self.connect()
                while True:
                    result = self.take(self.socket.receive())
                    if result:
                        return result
            except OSError as failure:
                print(f"lost the connection ({failure}), trying again", file=sys.stderr)
                time.sleep(self.dice.uniform(0.5, 2))

    def take(self, message):
        kind = message["t"]
        if kind == "room":
            self.names = [seat["name"] for seat in message["seats"]]
            self.seq = message["seq"]
            if message["status"] == "waiting":
                self.prepare(message)
            elif self.pending:
                self.socket.send(**self.pending)
            else:
                self.play(message.get("snapshot"))
            return message.get("result")
        if kind == "event":
            self.seq = message["seq"]
            self.play(message.get("snapshot"))
        elif kind == "ack" and self.pending and message["id"] == self.pending["id"]:
            self.pending = None
        elif kind == "refused":
            print(f"refused: {message['where']}: {message['what']}", file=sys.stderr)
            self.pending = None
        return message["result"] if kind == "over" else None

    def prepare(self, room):
        """Before the start: whoever made the room gives the open seats to computers; a guest says that it is ready."""
        if not room["you"]["is_host"]:
            return self.socket.send(t="ready", room=self.room, on=True)
        for number, seat in enumerate(room["seats"], 1):
            if seat["player"] == "open":
                self.socket.send(t="seat", room=self.room, seat=number, player="computer", level=1)
        self.socket.send(t="start", room=self.room)

    def play(self, snapshot):
        if not snapshot or not snapshot["legal"] or self.pending:
            return
        step = choose(snapshot, self.dice)
        self.pending = {"t": "move", "room": self.room, "id": f"m{self.seq}-{self.dice.randrange(10**9)}",
                        "seq": self.seq, "step": step}
        self.socket.send(**self.pending)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("url")
    parser.add_argument("setup", nargs="?", default="quoridor")
    parser.add_argument("--room")
    parser.add_argument("--seat", type=int, default=2)
    parser.add_argument("--seed", type=int)
    words = parser.parse_args()
    bot = Bot(words.url, os.environ.get("THWART_TOKEN"), words.seed)
    if words.room:
        bot.take_seat(words.room, words.seat)
    else:
        bot.make_room(words.setup)
    print(f"room {bot.room}", flush=True)
    result = bot.run()
    for name, rank in zip(bot.names, result["ranks"]):
        print(f"{name}: rank {rank}")


if __name__ == "__main__":
    main()
