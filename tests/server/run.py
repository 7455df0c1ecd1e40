#!/usr/bin/env python3
"""Plays on a real server: run.py PROGRAM [SCENARIO...]

THWART_SOAK=SECONDS makes the run with kills that long; without it everything is short.
"""

import argparse
import multiprocessing
import os
import sys
import tempfile
import time
import traceback

import place
import scenarios

JOBS = 2


class Desk:
    """Where a scenario works: a folder of its own, the servers and engines it has started, and how long it may take."""

    def __init__(self, program, folder):
        self.program, self.folder = program, folder
        self.seconds = float(os.environ.get("THWART_SOAK", "6"))
        self.kills = max(3, int(self.seconds / 3))
        self.opened = []

    def server(self, **settings):
        server = place.Server(self.program, self.folder, **settings)
        self.opened.append(server.kill)
        return server.start()

    def engine(self, setup):
        engine = place.Engine(self.program, setup)
        self.opened.append(engine.close)
        return engine

    def close(self):
        while self.opened:
            self.opened.pop()()


def run(task):
    name, program = task
    began = time.monotonic()
    why = None
    with tempfile.TemporaryDirectory() as folder:
        desk = Desk(program, folder)
        try:
            scenarios.SCENARIOS[name](desk)
        except place.Failure as failure:
            why = str(failure) + "\n" + "".join(traceback.format_tb(failure.__traceback__)[-2:])
        except Exception:  # pylint: disable=broad-except
            why = traceback.format_exc()
        if why:
            path = os.path.join(folder, "log.txt")
            if os.path.exists(path):
                with open(path, encoding="utf-8") as log:
                    why += "\nthe end of the log:\n" + "".join(log.readlines()[-5:])
        desk.close()
    return name, why, time.monotonic() - began


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("scenario", nargs="*")
    words = parser.parse_args()
    names = words.scenario or list(scenarios.SCENARIOS)
    unknown = [name for name in names if name not in scenarios.SCENARIOS]
    if unknown:
        sys.exit(f"no such scenario: {', '.join(unknown)}; there are {', '.join(scenarios.SCENARIOS)}")
    failed = 0
    with multiprocessing.Pool(min(JOBS, len(names))) as pool:
        tasks = [(name, os.path.abspath(words.program)) for name in names]
        for name, why, took in pool.imap_unordered(run, tasks):
            print(f"{'FAILED' if why else 'passed'} {name} ({took:.1f} s)" + (f"\n{why}" if why else ""), flush=True)
            failed += why is not None
    sys.exit(f"{failed} of {len(names)} failed" if failed else 0)


if __name__ == "__main__":
    main()
