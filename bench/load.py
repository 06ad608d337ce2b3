"""Many tables at once: clients in processes of their own, one move per table and beat, and the results."""

import asyncio
import gc
import multiprocessing
import random
import statistics
import sys
import time
from array import array
from collections import Counter
from contextlib import AsyncExitStack
from dataclasses import dataclass, field, replace
from importlib import import_module
from importlib.util import find_spec
from multiprocessing.connection import Connection

from serving import Sample, Sampler, Server, Use, a_server
from tables import Table, new_client

AT_ONCE = 8
"""How many tables a process opens at once."""
TABLES_OF_GARBAGE = 100
"""After how many tables a process of clients collects what closed connections leave."""


@dataclass(frozen=True)
class Plan:
    """What is played: how many tables for how long, seconds between moves, and moves until a table is replaced.

    If there are several servers, each table is at one of them, or its people are at all of them, `apart`.
    """

    tables: int
    seconds: float
    every: float = 1.0
    moves: int = 300
    squeezed: bool = True
    apart: bool = False


@dataclass
class Found:
    """What the clients of one process saw: seconds of each move at each client, and until the last client had it."""

    at_clients: "array[float]" = field(default_factory=lambda: array("f"))
    at_last: "array[float]" = field(default_factory=lambda: array("f"))
    laid: int = 0
    wrong: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Found") -> None:
        """Adds what another process saw."""
        self.at_clients += other.at_clients
        self.at_last += other.at_last
        self.laid += other.laid
        self.wrong += other.wrong


async def keep_playing(table: Table, plan: Plan, found: Found, first_game: int, begin: float) -> None:
    """Plays a move each beat, and opens a new table after so many moves, at the end of a game, or after a failure."""
    due, left = begin + random.random() * plan.every, first_game
    while (due := max(due, time.perf_counter() - plan.every)) < begin + plan.seconds:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        try:
            left = await beat(table, found, left) or await anew(table, found, plan)
        except Exception as error:
            table.wrong.append(f"{type(error).__name__}: {error}")
            left = 0
        found.wrong.update(table.wrong)
        table.wrong.clear()
        due += plan.every


async def beat(table: Table, found: Found, left: int) -> int:
    """Makes a move, if any are left; returns how many are left: none at the end of a game or after a failure."""
    took = await table.move() if left else None
    if took is None or table.wrong:
        return 0
    found.at_clients.extend(took)
    found.at_last.append(max(took))
    return left - 1


async def anew(table: Table, found: Found, plan: Plan) -> int:
    """Opens a new table and says how many moves to make at it."""
    await table.leave()
    await table.lay()
    found.laid += 1
    if found.laid % TABLES_OF_GARBAGE == 0:
        gc.collect()
    return plan.moves


async def lay_all(tables: list[Table]) -> None:
    """Opens the first tables, a few at a time."""
    few = asyncio.Semaphore(AT_ONCE)

    async def one(table: Table) -> None:
        async with few:
            await table.lay()

    await asyncio.gather(*(one(table) for table in tables))


async def play_all(urls: list[str], plan: Plan, parent: Connection) -> Found:
    """The tables of one process, from opening to leaving them; begins to play when the parent says so."""
    found = Found()
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(new_client(url)) for url in urls]
        tables = [
            Table(clients[n % len(urls)], urls if plan.apart else [urls[n % len(urls)]], plan.squeezed)
            for n in range(plan.tables)
        ]
        await lay_all(tables)
        parent.send("laid")
        await asyncio.to_thread(parent.recv)
        begin = time.perf_counter()
        # The first games differ in length, so that later ones do not all begin at once.
        await asyncio.gather(*(keep_playing(table, plan, found, random.randint(1, plan.moves), begin) for table in tables))
        parent.send(found)
        await asyncio.gather(*(table.leave() for table in tables))
    return found


def work(urls: list[str], plan: Plan, parent: Connection) -> None:
    """A process of clients. Python's looks for garbage would hold up all its clients, and count as the server's."""
    gc.disable()
    factory = import_module("uvloop").new_event_loop if find_spec("uvloop") else None
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(play_all(urls, plan, parent))


def shared_out(plan: Plan, workers: int) -> list[Plan]:
    """The plan of each process."""
    many = [plan.tables // workers + (n < plan.tables % workers) for n in range(workers)]
    return [replace(plan, tables=tables) for tables in many if tables]


@dataclass
class Outcome:
    """The results of a load: what the clients saw, what the machine used, what the server said meanwhile."""

    plan: Plan
    found: Found
    samples: list[Sample]
    use: Use
    said: list[str]


def run(plan: Plan, workers: int, sample_every: float = 5.0) -> Outcome:
    """Plays the plan against a server started for it."""
    with a_server() as server:
        print(f"server: process {server.pid} at {server.url}", file=sys.stderr, flush=True)
        return run_on([server], plan, workers, sample_every)


def run_on(servers: list[Server], plan: Plan, workers: int, sample_every: float) -> Outcome:
    """Plays the plan: starts the client processes, lets them begin together, and collects what they saw."""
    spawn = multiprocessing.get_context("spawn")
    pipes, processes = [], []
    for share in shared_out(plan, workers):
        ours, theirs = spawn.Pipe()
        process = spawn.Process(target=work, args=([server.url for server in servers], share, theirs), daemon=True)
        process.start()
        theirs.close()
        pipes.append(ours)
        processes.append(process)
    for pipe in pipes:
        pipe.recv()
    pids = [process.pid for process in processes if process.pid]
    print(f"{plan.tables} tables laid, playing for {plan.seconds:.0f} s", file=sys.stderr, flush=True)
    found = Found()
    with Sampler([server.pid for server in servers], pids, sample_every) as sampler:
        for pipe in pipes:
            pipe.send("begin")
        for pipe in pipes:
            found.add(pipe.recv())
    for process in processes:
        process.join(30)
    said = [line for server in servers for line in server.said]
    return Outcome(plan, found, sampler.samples, sampler.use(), said)


def slope(samples: list[Sample], warm_up: float) -> float:
    """Bytes an hour by which the server's memory grows: a line through the samples after the warm-up."""
    begin = samples[0].at + warm_up
    late = [one for one in samples if one.at >= begin]
    if len(late) < 2:
        raise ValueError("the load is over before the warm-up is: more minutes would be right")
    return statistics.linear_regression([one.at for one in late], [one.memory for one in late]).slope * 3600


def part(values: "array[float]", share: float) -> float:
    """The value below which this share of all values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
