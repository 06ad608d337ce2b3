"""The compiled twin beside the interpreter, in one run: games, threads, batches, starts; medians.

    just bench-twin

Processor time of this process, but for threads and starts, where it is wall time. Compare ratios within a run: other work on
the machine, above all on the other half of a core, slows everything.
"""

import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from duopoly.editions import load, names
from duopoly.env.batch import Batch
from duopoly.fast import interpreter, schema, twin
from duopoly.rl.batch import LEARNER
from duopoly.rl.timestep import Timestep
from duopoly.rules.codes import AIMS
from duopoly.rules.rule_table import build_rule_table
from duopoly.sim.playout import PLAYERS, Lineup, Row

RUNS = 7
CAP = 300
START = "import sys; from duopoly.fast import twin; assert twin(print)"


def lineup(table, seats=4, bot="steady"):
    """A lineup of one bot, roles in turn."""
    line = Lineup()
    line.seats, line.aim, line.cap = seats, AIMS.index("last"), CAP
    for seat in range(seats):
        line.bot[seat] = PLAYERS.index(bot)
        line.role[seat] = seat % 2 if table.roles > 1 else 0
    return line


def pace(play_games, table, bot, games):
    """Games, throws and moves a second of processor time."""
    begun = time.process_time()
    rows, _ = play_games(table, [lineup(table, bot=bot)], 5, 0, games)
    seconds = time.process_time() - begun
    table_of_rows = np.frombuffer(rows, dtype=schema.dtype_of(Row))
    return games / seconds, int(table_of_rows["throws"].sum()) / seconds, int(table_of_rows["moves"].sum()) / seconds


def median(measure, *given, runs=RUNS):
    """The median of each figure over some runs."""
    return [statistics.median(figures) for figures in zip(*(measure(*given) for _ in range(runs)), strict=True)]


def compare(compiled):
    """Compares both engines on the same games, edition by edition."""
    print(f"{'':26}{'interpreter':>14}{'twin':>14}{'ratio':>8}{'games/s':>10}{'ns/move':>9}")
    for edition in names():
        table = build_rule_table(load(edition))
        for bot in PLAYERS:
            _, plain, _ = median(pace, interpreter.play_games, table, bot, 20, runs=3)
            games, quick, moves = median(pace, compiled.play_games, table, bot, 2000)
            print(f"{edition:14}{bot:12}{plain:14,.0f}{quick:14,.0f}{quick / plain:8.0f}{games:10,.0f}{1e9 / moves:9.0f}")
    print(f"{'':26}{'throws/s':>14}{'throws/s':>14}\n")


def threads(compiled, games=12_000):
    """How much sooner two threads finish than one: 2 on a machine with two free cores."""
    table = build_rule_table(load("anti-us"))
    line = [lineup(table)]

    def wall(workers):
        blocks = [(table, line, 5, first, games // 12) for first in range(0, games, games // 12)]
        with ThreadPoolExecutor(workers) as pool:
            begun = time.perf_counter()
            list(pool.map(lambda block: compiled.play_games(*block), blocks))
            return time.perf_counter() - begun

    ratios = [wall(1) / wall(2) for _ in range(RUNS)]
    load_now = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    print(f"two threads against one: {statistics.median(ratios):.2f} times (best {max(ratios):.2f}){load_now}")


def batch(compiled, edition, games, observing, steps=120):
    """Nanoseconds a decision: the action, chance, new games, masks and, if observing, observations; random play."""
    table = build_rule_table(load(edition))
    line = lineup(table)
    line.bot[:4] = [LEARNER] * 4
    side = Batch(compiled, table, [line], 5, 0, games, Timestep(), observing)
    timesteps = np.frombuffer(side.timesteps.view, dtype=schema.dtype_of(Timestep), count=games)
    rng, spent = np.random.default_rng(1), []
    for _ in range(2 * steps):
        timesteps["action"] = (rng.random(timesteps["mask"].shape, dtype=np.float32) * timesteps["mask"]).argmax(1)
        begun = time.process_time()
        side.act()
        spent.append(time.process_time() - begun)
    assert not timesteps["refused"].any()
    return statistics.median(spent[steps:]) / games * 1e9


def start(folder):
    """Seconds from starting Python to a loaded twin."""
    begun = time.perf_counter()
    environment = {**os.environ, "HOME": folder, "XDG_CACHE_HOME": folder}
    subprocess.run([sys.executable, "-c", START], env=environment, check=True, capture_output=True)
    return time.perf_counter() - begun


def main():
    print(f"{platform.python_implementation()} {platform.python_version()}, {platform.processor() or platform.machine()}")
    compiled = twin(print)
    compare(compiled)
    threads(compiled)
    for games in (1, 64, 1024, 4096):
        for observing, what in ((False, "masks"), (True, "masks and observations")):
            costs_by_edition = {edition: batch(compiled, edition, games, observing) for edition in ("anti-us", "classic-us")}
            costs = ", ".join(f"{edition} {cost:,.0f} ns" for edition, cost in costs_by_edition.items())
            print(f"a decision in a batch of {games}, with {what}: {costs}")
    with tempfile.TemporaryDirectory() as folder:
        cold = start(folder)
        print(f"start: {cold:.1f} s cold, {statistics.median(start(folder) for _ in range(RUNS)):.2f} s warm")


if __name__ == "__main__":
    main()
