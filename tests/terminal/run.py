#!/usr/bin/env python3
"""Plays scripted sessions in a pseudo-terminal: run.py PROGRAM [--update] [SCENARIO...]

A failure prints the screen. --update writes the golden screens anew: look at the difference before it is kept.
"""

import argparse
import difflib
import multiprocessing
import os
import pathlib
import subprocess
import sys
import tempfile
import time
import traceback

import scenarios
import table
import window

GOLDEN = pathlib.Path(__file__).parent / "golden"
JOBS = 4  # most of the time they wait for each other


class Desk:
    """Where a scenario works: a folder of its own, and the golden screens under its name."""

    def __init__(self, program, name, folder, is_update):
        self.program, self.name, self.folder, self.is_update = program, name, folder, is_update
        self.opened = []

    def sit(self, setup, **terms):
        place = table.Table(self.program, self.folder, setup, **terms)
        self.opened.append(place)
        return place

    def window(self, *words):
        place = window.Window([self.program, *words], self.folder, table.COLUMNS, table.ROWS)
        self.opened.append(place)
        return place

    def close(self):
        for each in self.opened:
            each.close()

    def check(self, place, part=None):
        self.check_screen(place.window, part)

    def check_screen(self, screen, part=None):
        path = GOLDEN / (self.name + (f"_{part}" if part else "") + ".txt")
        if self.is_update:
            screen.settle()
            path.write_text(screen.text(), encoding="utf-8")
            return
        golden = path.read_text(encoding="utf-8")
        try:
            screen.wait(path.name, lambda: screen.text() == golden)
        except window.Failure as failure:
            lines = difflib.unified_diff(golden.splitlines(), screen.lines(), "golden", "screen", lineterm="", n=0)
            raise window.Failure(f"{failure}\n" + "\n".join(lines)) from None

    def expect_turns(self, place, count):
        place.window.wait(f"{count} turns", lambda: len(place.turn_list()) == count)

    def verify(self, record):
        done = subprocess.run([self.program, "verify", record], cwd=self.folder, capture_output=True, text=True)
        if done.returncode != 0:
            raise window.Failure(f"verify: {done.stdout}{done.stderr}")


def run(task):
    name, program, is_update = task
    began = time.monotonic()
    why = None
    with tempfile.TemporaryDirectory() as folder:
        desk = Desk(program, name, folder, is_update)
        try:
            scenarios.SCENARIOS[name](desk)
        except window.Failure as failure:
            why = str(failure)
        except Exception:  # a fault of the scenario is no reason not to run the others
            why = traceback.format_exc()
        desk.close()
    return name, why, time.monotonic() - began


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--update", action="store_true", help="write the golden screens anew")
    parser.add_argument("scenario", nargs="*", help="only these")
    words = parser.parse_intermixed_args()
    unknown = set(words.scenario) - set(scenarios.SCENARIOS)
    if unknown:
        parser.error(f"there is no scenario {', '.join(sorted(unknown))}")
    names = words.scenario or list(scenarios.SCENARIOS)
    program = os.path.abspath(words.program)
    failed = 0
    with multiprocessing.Pool(JOBS, maxtasksperchild=1) as pool:
        for name, why, seconds in pool.imap_unordered(run, [(name, program, words.update) for name in names]):
            failed += why is not None
            verdict = f"FAILED: {why}\n" if why else "passed"
            print(f"{name} in {seconds:.1f} s: {verdict}", flush=True)
    print(f"{len(names) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
