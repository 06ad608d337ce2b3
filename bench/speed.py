"""Speed and size on one core: medians of several runs, beside the bound that the project sets itself.

    just bench

Every figure is processor time of this process (start-up: wall time of a new process), so other work on the machine
disturbs it little; still, compare ratios within one run rather than numbers of two machines.
"""

import platform
import statistics
import subprocess
import sys
import time

from duopoly import Game
from duopoly.editions import load, names
from duopoly.policies import steady
from duopoly.rules import chance, setup
from duopoly.rules.codes import CHANCE, DICE, OK, OVER
from duopoly.rules.ledger import Ledger
from duopoly.rules.play import play
from duopoly.rules.refuse import why_not
from duopoly.rules.rule_table import build_rule_table
from duopoly.rules.state import State

RUNS = 7


def throws(table, seed, ledger, rounds=150):
    """Plays a four-seat game of steady to its end, legality asked before every move; the throws that moved."""
    g = State()
    chance.seed(g, seed, 0)
    setup.start(g, table, 4, 0)
    g.ledger = Ledger() if ledger else None
    n = 0
    while g.phase != OVER and g.round < rounds:
        if g.actor == CHANCE:
            n += g.phase == DICE
            seat, move = CHANCE, chance.draw(g, table)
        else:
            seat, move = g.actor, steady.decide(g, table)
        assert why_not(g, table, seat, move) == OK
        play(g, table, seat, move)
    return n


def throws_a_second(edition, ledger, games=12):
    """Throws a second of processor time over some games."""
    table = build_rule_table(load(edition))
    begun = time.process_time()
    n = sum(throws(table, seed, ledger) for seed in range(games))
    return n / (time.process_time() - begun)


def start_up(*words):
    """Seconds from nothing to the end of a command."""
    begun = time.perf_counter()
    subprocess.run([sys.executable, *words], check=True, capture_output=True)
    return time.perf_counter() - begun


def new_game():
    """Seconds for a new game after the import, nothing loaded before."""
    code = (
        "import time, duopoly; t = time.perf_counter(); "
        "duopoly.Game('anti-us', ['Ann', 'Bob'], seed=1).legal(); print(time.perf_counter() - t)"
    )
    return float(subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout)


def a_move():
    """Seconds for a move of Game with its events, over a game of steady."""
    game = Game("anti-us", ["Ann", "Bob", "Cem", "Dee"], seed=7)
    begun = time.process_time()
    while game.to_act is not None and len(game.moves) < 1000:
        if game.to_act == "chance":
            game.chance()
        else:
            game.decide_with(steady.decide)
    return (time.process_time() - begun) / len(game.moves)


def a_copy():
    """Seconds for a copy of a state in mid-game."""
    g, table = State(), build_rule_table(load("anti-us"))
    setup.start(g, table, 4, 0)
    begun = time.process_time()
    for _ in range(20_000):
        g.copy()
    return (time.process_time() - begun) / 20_000


def median(measure, *given):
    """The median of some runs."""
    return statistics.median(measure(*given) for _ in range(RUNS))


def main():
    print(f"{platform.python_implementation()} {platform.python_version()}, {platform.processor() or platform.machine()}")
    print(f"medians of {RUNS} runs\n")
    print(f"{'duopoly --help':34}{median(start_up, '-m', 'duopoly', '--help'):9.3f} s    bound 0.3 s")
    print(f"{'a new game after import':34}{median(new_game):9.3f} s    bound 0.1 s")
    print(f"{'a move with its events':34}{median(a_move) * 1e3:9.3f} ms   bound 1 ms")
    print(f"{'a copy of the state':34}{median(a_copy) * 1e6:9.2f} µs   bound 10 µs")
    print(f"{'the state, packed':34}{len(State().pack()):9d} B    bound 1000 B\n")
    for edition in names():
        off, on = median(throws_a_second, edition, False), median(throws_a_second, edition, True)
        print(f"{edition:34}{off:9,.0f} throws/s with the ledger off, {on:9,.0f} on")
    print(f"{'':34}bounds 50,000 off, 15,000 on")


if __name__ == "__main__":
    main()
