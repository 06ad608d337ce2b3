"""The bots that roll out: rollouts a second, what a decision costs, and how long another thread waits meanwhile; medians.

    just bench-bots [--decisions 20]

Rollouts a second are of processor time on one core, from positions of the middle of a game, to its end and for so many rounds.
A thread that keeps the time stands for the server's: how much longer it sleeps than it wanted, while a bot thinks.
"""

import argparse
import os
import resource
import statistics
import subprocess
import sys
import threading
import time
from contextlib import contextmanager

from duopoly.bots import GameInfo, find
from duopoly.bots.candidates import candidate_moves
from duopoly.editions import load
from duopoly.fast import twin
from duopoly.rules.codes import AIMS, CHANCE, OVER, Move
from duopoly.rules.rule_table import build_rule_table
from duopoly.rules.state import State
from duopoly.sim.playout import QUIET, STEADY, TRADER, Lineup, set_out, step
from duopoly.sim.rollouts import NO_MOVE, candidate_of

RUNS, ROUND, END = 5, 25, 500


def lineup(table, bot, cap):
    """A lineup of four seats with one bot, roles in turn."""
    line = Lineup()
    line.seats, line.aim, line.cap = 4, AIMS.index("last"), cap
    for seat in range(4):
        line.bot[seat], line.role[seat] = bot, seat % 2 if table.roles > 1 else 0
    return line


def middle(table, number):
    """A position of round ROUND in which somebody has to decide."""
    g, line = State(), lineup(table, STEADY, END)
    set_out(g, table, line, 9, number)
    while g.round < ROUND or g.actor == CHANCE:
        step(g, table, line)
    return g


def pace(compiled, table, bot, rounds, count=300):
    """Rollouts a second."""
    rates = []
    for number in range(RUNS):
        g = middle(table, number)
        begun = time.process_time()
        compiled.rollouts(g, table, lineup(table, bot, g.round + rounds), 5, 0, count, [candidate_of(Move(NO_MOVE), g.actor)])
        rates.append(count / (time.process_time() - begun))
    return statistics.median(rates)


def choice(table, number):
    """A position of round ROUND or later in which a bot that rolls out has several candidates."""
    g, line = middle(table, number), lineup(table, TRADER, END)
    while g.phase == OVER or g.actor == CHANCE or len(candidate_moves(g, table)) == 1:
        if g.phase == OVER:
            return choice(table, number + 1000)
        step(g, table, line)
    return g


@contextmanager
def busy(cores):
    """Other processes that keep so many cores busy."""
    others = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(cores)]
    try:
        yield
    finally:
        for other in others:
            other.kill()
            other.wait()


def decisions(compiled, edition, name, count):
    """The seconds that decisions took, and those by which another thread overslept its millisecond."""
    table, took, waits, done = build_rule_table(load(edition)), [], [], threading.Event()
    positions = [choice(table, number) for number in range(count)]

    def watch():
        while not done.is_set():
            begun = time.perf_counter()
            time.sleep(0.001)
            waits.append(time.perf_counter() - begun - 0.001)

    watcher = threading.Thread(target=watch)
    watcher.start()
    for g in positions:
        bot = find(name).open(rollouts=compiled.rollouts)
        bot.begin(GameInfo(load(edition), ("Ann", "Bob", "Cem", "Dee"), g.actor))
        begun = time.perf_counter()
        bot.decide(g.copy(), table)
        took.append(time.perf_counter() - begun)
    done.set()
    watcher.join()
    return took, waits


def spread(seconds):
    """Median, 99th percentile and maximum, in milliseconds."""
    ordered = sorted(seconds)
    return "".join(f"{1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]:10,.1f}" for share in (0.5, 0.99, 1))


def tell_paces(compiled):
    """Rollouts a second."""
    print(f"{'rollouts a second':22}{'to the end':>12}{'60 rounds':>12}{'20 rounds':>12}")
    for edition in ("anti-us", "classic-us"):
        table = build_rule_table(load(edition))
        for bot, number in (("steady", STEADY), ("trader", TRADER), ("without offers", QUIET)):
            figures = [pace(compiled, table, number, rounds) for rounds in (END, 60, 20)]
            print(f"{edition:12}{bot:15}" + "".join(f"{figure:12,.0f}" for figure in figures), flush=True)


def main():
    """Prints the figures."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--decisions", type=int, default=20)
    count = parser.parse_args().decisions
    compiled = twin(print)
    tell_paces(compiled)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    print(f"{'milliseconds':41}{'median':>10}{'99%':>10}{'most':>10}")
    for cores in (0, os.cpu_count()):
        with busy(cores):
            for name in ("planner", "expert"):
                took, waits = decisions(compiled, "classic-us", name, count)
                where = f"{name}, {cores} cores busy"
                print(f"{where + ': a decision':41}{spread(took)}\n{'  another thread waits':41}{spread(waits)}", flush=True)
    more = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024
    print(f"memory: {more:.1f} MB more than before the first decision")


main()
