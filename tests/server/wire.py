"""A WebSocket and HTTP client of the plainest kind: one socket, blocking, nothing hidden, so that a test can also misbehave."""

import base64
import http.client
import json
import os
import socket
import struct
import time


class Closed(Exception):
    """The other side has closed the connection; `code` is why, if it said so."""

    def __init__(self, code=None, reason=""):
        super().__init__(f"closed: {code} {reason}")
        self.code, self.reason = code, reason


class Timeout(Exception):
    pass


class WebSocket:
    def __init__(self, port, headers=None, path="/socket", timeout=10):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.received = b""
        self.pongs = True  # answer pings
        lines = [f"GET {path} HTTP/1.1", f"Host: localhost:{port}", "Upgrade: websocket", "Connection: Upgrade",
                 "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}"]
        lines += [f"{name}: {value}" for name, value in (headers or {}).items()]
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        answer = self._until(b"\r\n\r\n", timeout).decode()
        self.status = int(answer.split(" ", 2)[1])
        if self.status != 101:
            raise Closed(self.status, answer.splitlines()[0])

    def _until(self, end, timeout):
        deadline = time.monotonic() + timeout
        while end not in self.received:
            self._receive(deadline)
        found, self.received = self.received.split(end, 1)
        return found

    def _receive(self, deadline):
        left = deadline - time.monotonic()
        if left <= 0:
            raise Timeout()
        self.socket.settimeout(left)
        try:
            more = self.socket.recv(65536)
        except socket.timeout:
            raise Timeout() from None
        except OSError as failure:
            raise Closed(None, str(failure)) from None
        if not more:
            raise Closed()
        self.received += more

    def send_frame(self, opcode, payload, is_last=True):
        mask = os.urandom(4)
        length = len(payload)
        head = bytes([(0x80 if is_last else 0) | opcode])
        if length < 126:
            head += bytes([0x80 | length])
        elif length < 65536:
            head += bytes([0x80 | 126]) + struct.pack(">H", length)
        else:
            head += bytes([0x80 | 127]) + struct.pack(">Q", length)
        masked = (int.from_bytes(payload, "big") ^ int.from_bytes((mask * (length // 4 + 1))[:length], "big")).to_bytes(
            length, "big") if length else b""
        try:
            self.socket.sendall(head + mask + masked)
        except OSError as failure:
            raise Closed(None, str(failure)) from None

    def send(self, message):
        self.send_frame(1, json.dumps(message).encode())

    def _frame(self):
        """One whole frame of what has been received, or None."""
        data = self.received
        if len(data) < 2:
            return None
        length, at = data[1] & 0x7F, 2
        if length == 126:
            if len(data) < 4:
                return None
            length, at = struct.unpack(">H", data[2:4])[0], 4
        elif length == 127:
            if len(data) < 10:
                return None
            length, at = struct.unpack(">Q", data[2:10])[0], 10
        if len(data) < at + length:
            return None
        self.received = data[at + length:]
        return data[0] & 0x0F, data[at:at + length]

    def receive(self, timeout=10):
        """The next message, as a dictionary."""
        deadline = time.monotonic() + timeout
        while True:
            frame = self._frame()
            if frame is None:
                self._receive(deadline)
                continue
            opcode, payload = frame
            if opcode == 1:
                return json.loads(payload)
            if opcode == 8:
                code = struct.unpack(">H", payload[:2])[0] if len(payload) >= 2 else None
                raise Closed(code, payload[2:].decode(errors="replace"))
            if opcode == 9 and self.pongs:
                self.send_frame(10, payload)

    def close(self):
        self.socket.close()


def request(port, method, path, body=None, headers=None, timeout=20):
    """(status, headers, body); a dictionary is sent as JSON."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=timeout)
    try:
        text = json.dumps(body) if isinstance(body, (dict, list)) else body
        connection.request(method, path, text, headers or {})
        answer = connection.getresponse()
        return answer.status, dict(answer.getheaders()), answer.read().decode()
    finally:
        connection.close()
