"""A pseudo-terminal with a program in it: keys go in, the screen comes out.

Nothing here sleeps to be in time: whoever needs something on the screen waits for it, up to a generous limit.
"""

import fcntl
import os
import pty
import select
import signal
import struct
import termios
import time

import pyte

PATIENCE = 60  # seconds; only a failure takes that long

UP, DOWN, RIGHT, LEFT = ("\x1bOA", "\x1bOB", "\x1bOC", "\x1bOD")
ENTER, TAB, ESCAPE, BACKSPACE = ("\r", "\t", "\x1b", "\x7f")


class Failure(Exception):
    """What was expected, with the screen as it is."""


class Screen(pyte.Screen):
    """With what xterm can do, curses uses, and pyte lacks."""

    def scroll_up(self, count=None):
        self.shift(self.delete_lines, count)

    def scroll_down(self, count=None):
        self.shift(self.insert_lines, count)

    def shift(self, change, count):
        x, y = self.cursor.x, self.cursor.y
        self.cursor.y = self.margins.top if self.margins else 0
        change(count or 1)
        self.cursor.x, self.cursor.y = x, y

    def draw(self, data):
        self.last = data[-1:]
        super().draw(data)

    def repeat(self, count=None):
        self.draw(self.last * (count or 1))


class Stream(pyte.ByteStream):
    more = {"S": "scroll_up", "T": "scroll_down", "b": "repeat"}
    csi = {**pyte.ByteStream.csi, **more}
    events = pyte.ByteStream.events | set(more.values())


class Window:
    def __init__(self, command, folder, columns=112, rows=44):
        self.screen = Screen(columns, rows)
        self.stream = Stream(self.screen)
        self.status = None
        environment = {
            "PATH": os.environ["PATH"],
            "HOME": folder,
            "XDG_DATA_HOME": folder,
            "LC_ALL": "C.UTF-8",
            "TERM": "xterm-256color",
        }
        self.pid, self.master = pty.fork()
        if self.pid == 0:
            os.chdir(folder)
            # The size must be right before the program looks.
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
            os.execve(command[0], command, environment)

    # --- what a person does ---

    def send(self, keys):
        os.write(self.master, keys.encode())

    def click(self, x, y):
        self.send(f"\x1b[<0;{x + 1};{y + 1}M\x1b[<0;{x + 1};{y + 1}m")

    def resize(self, columns, rows):
        self.screen.resize(rows, columns)
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    # --- what a person sees ---

    def lines(self):
        return [line.rstrip() for line in self.screen.display]

    def text(self):
        return "\n".join(self.lines()).rstrip() + "\n"

    def says(self, *words):
        text = self.text()
        return all(word in text for word in words)

    def read(self, seconds):
        """Takes what has been written; false when nothing came, or when the program has ended."""
        if not select.select([self.master], [], [], seconds)[0]:
            return False
        try:
            data = os.read(self.master, 65536)
        except OSError:  # the other end is closed
            data = b""
        if not data:
            self.collect()
            return False
        self.stream.feed(data)
        return True

    def wait(self, what, condition):
        end = time.monotonic() + PATIENCE
        while not condition():
            if self.status is not None:
                raise self.failure(f"the program ended with {self.status}, expected {what}")
            if time.monotonic() > end:
                raise self.failure(f"waited in vain for {what}")
            self.read(0.01)

    def expect(self, *words):
        self.wait(f"{words} on the screen", lambda: self.says(*words))

    def settle(self):
        """Until nothing more comes: only to write golden screens, which a person looks at."""
        while self.read(0.7):
            pass

    def expect_end(self):
        end = time.monotonic() + PATIENCE
        while self.status is None:
            if time.monotonic() > end:
                raise self.failure("the program does not end")
            self.read(0.01)
        if self.status != 0:
            raise self.failure(f"the program ended with {self.status}")

    def failure(self, why):
        frame = "+" + "-" * self.screen.columns + "+"
        body = "\n".join("|" + line.ljust(self.screen.columns) + "|" for line in self.screen.display)
        return Failure(f"{why}\n{frame}\n{body}\n{frame}")

    # --- the end ---

    def collect(self):
        if self.status is None:
            self.status = os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
            os.close(self.master)

    def kill(self):
        """As hard as it gets: the program cannot tidy up."""
        if self.status is None:
            os.kill(self.pid, signal.SIGKILL)
            self.collect()

    def hang_up(self):
        """The window is closed: the program gets SIGHUP."""
        os.close(self.master)
        self.status = os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])

    close = kill
