"""The bots that roll out: rollouts a second, what a decision costs, and how long another thread waits meanwhile; medians.

    just bench-bots [--seconds 0.3]

Rollouts a second are of processor time on one core, from positions of the middle of a game, to its end and for so many rounds.
"""

import argparse
import resource
import statistics
import threading
import time

from duopoly.bots import Budget, Setting, find
from duopoly.bots.planner import prospect
from duopoly.bots.playout import PLAYERS, Lineup, set_out, step
from duopoly.bots.rollouts import NO_MOVE
from duopoly.editions import load
from duopoly.fast import twin
from duopoly.rules.codes import AIMS, CHANCE, Move
from duopoly.rules.state import State
from duopoly.rules.table import lay

RUNS, ROUND, END = 5, 25, 500


def lineup(table, bot, cap):
    """Four seats of one bot, roles in turn."""
    line = Lineup()
    line.seats, line.aim, line.cap = 4, AIMS.index("last"), cap
    for seat in range(4):
        line.bot[seat], line.role[seat] = PLAYERS.index(bot), seat % 2 if table.roles > 1 else 0
    return line


def middle(table, number):
    """A position of round ROUND where somebody is to decide."""
    g, line = State(), lineup(table, "steady", END)
    set_out(g, table, line, 9, number)
    while g.round < ROUND or g.actor == CHANCE:
        step(g, table, line)
    return g


def pace(compiled, table, bot, rounds, count=300):
    """Rollouts a second."""
    found = []
    for number in range(RUNS):
        g = middle(table, number)
        begun = time.process_time()
        compiled.rollouts(g, table, lineup(table, bot, g.round + rounds), 5, 0, count, [prospect(Move(NO_MOVE), g.actor)])
        found.append(count / (time.process_time() - begun))
    return statistics.median(found)


def decisions(compiled, edition, seconds):
    """The seconds that decisions took, and the longest that another thread did not get its turn."""
    table, took, waits, done = lay(load(edition)), [], [], threading.Event()

    def watch():
        last = time.perf_counter()
        while not done.is_set():
            time.sleep(0.001)
            now = time.perf_counter()
            waits.append(now - last)
            last = now

    watcher = threading.Thread(target=watch)
    watcher.start()
    for number in range(20):
        g = middle(table, number)
        bot = find("planner").open(Budget(seconds), compiled.rollouts)
        bot.begin(Setting(load(edition), ("Ann", "Bob", "Cem", "Dee"), g.actor))
        begun = time.perf_counter()
        bot.decide(g.copy(), table)
        if bot.chances:
            took.append(time.perf_counter() - begun)
    done.set()
    watcher.join()
    return took, waits


def main():
    """Prints the figures."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=0.3)
    seconds = parser.parse_args().seconds
    compiled = twin(print)
    print(f"{'rollouts a second':22}{'to the end':>12}{'60 rounds':>12}{'20 rounds':>12}")
    for edition in ("anti-us", "classic-us"):
        table = lay(load(edition))
        for bot in ("steady", "trader"):
            figures = [pace(compiled, table, bot, rounds) for rounds in (END, 60, 20)]
            print(f"{edition:12}{bot:10}" + "".join(f"{figure:12,.0f}" for figure in figures))
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for edition in ("anti-us", "classic-us"):
        took, waits = decisions(compiled, edition, seconds)
        most = sorted(waits)[int(0.99 * len(waits))]
        print(f"{edition}: {len(took)} decisions, {1000 * statistics.median(took):.0f} ms each, {1000 * max(took):.0f} at most")
        print(f"  meanwhile another thread waited for {1000 * most:.1f} ms (99 %), {1000 * max(waits):.1f} at most")
    more = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024
    print(f"memory: {more:.1f} MB more than before the first decision")


main()
