"""The compiled rules beside the interpreter, move by move, and in Node and in Chromium, game by game. Prints what it compared.

    just bench-lock-step            half a million moves, then 10,000 games in each place
    just bench-lock-step 20000 300  less of both

Editions, aims, numbers of seats, bots and house rules are drawn at random. The first difference ends it with an error. The
tests compare less: tests/fast/test_lock_step.py, tests/fast/test_javascript.py, tests/browser/test_twin_in_chromium.py.
"""

import os
import random
import shutil
import sys
import threading
import time
from collections import Counter
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import sync_playwright
from test_javascript import in_node
from test_lock_step import any_game, games_in_step
from test_twin_in_chromium import RUN, PlainFiles
from twin_digests import played_games

from duopoly.editions import names
from duopoly.fast import twin
from duopoly.rules.codes import AIMS

ROOT = Path(__file__).parents[1]
MOVES = 500_000
GAMES = 10_000
PART = 1000
"""Moves in each game drawn."""


def in_lock_step(engine, moves):
    """Compares the states after each of so many moves."""
    rnd, seats, aims, tables, begun = random.Random(1), Counter(), Counter(), set(), time.perf_counter()
    for _ in range(moves // PART):
        table, line = any_game(rnd)
        games_in_step(engine, table, line, PART, rnd.getrandbits(64), rnd.random() < 0.3)
        seats[line.seats] += 1
        aims[AIMS[line.aim]] += 1
        tables.add(table.pack())
    took = time.perf_counter() - begun
    print(f"{moves:,} moves the same in {took:.0f} s, with {len(tables)} rule tables")
    print(f"games by seats {dict(sorted(seats.items()))}, by aim {dict(aims)}")


def in_chromium(count):
    """The digests of games in Chromium, of this computer or Playwright's own."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(PlainFiles, directory=ROOT))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as started:
        browser = started.chromium.launch(executable_path=os.environ.get("CHROMIUM") or shutil.which("chromium"))
        page = browser.new_page()
        page.goto(f"http://127.0.0.1:{server.server_port}/tests/fast/")
        digests = page.evaluate(RUN, ["playedGames", [count]])
        browser.close()
    server.shutdown()
    return digests


def main(moves=MOVES, games=GAMES):
    engine = twin(print)
    in_lock_step(engine, int(moves))
    each = -(-int(games) // len(names()))
    expected = played_games(engine, each)
    for place, play in (("Node", partial(in_node, "playedGames")), ("Chromium", in_chromium)):
        begun = time.perf_counter()
        assert play(each) == expected, place
        print(f"{each * len(names()):,} games the same in {place} in {time.perf_counter() - begun:.1f} s")


if __name__ == "__main__":
    main(*sys.argv[1:])
