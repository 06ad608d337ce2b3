"""The browser game's server: ready, small, quick, and steady under load, each figure beside the bound we set ourselves.

    just bench                                   the quick ones, with those of bench/speed.py
    just bench-server                            200 tables of four for a minute
    just bench-server load --seconds 1200        the same for 20 minutes: the figure that has to hold
    just bench-server memory                     the same for half an hour, and what it does to the memory
    just bench-server servers                    500 tables at two servers over one PostgreSQL
    just bench-server stored                     how soon a server with 2,000 stored tables is ready
    just bench-server cost                       the processor time of a move, beside another checkout's with --against
    just bench-server thinking                   a table of people beside tables of bots that roll out

Wall time, so other work on the machine shows in every figure: the part of the machine that was idle is printed beside them.
Under load the clients are processes of their own on the same machine and take processors from the server; on two cores
about half of what the machine does is theirs, so what a real server shows is better.
"""

import asyncio
import json as to_json
import os
import platform
import sqlite3
import statistics
import sys
import tempfile
from array import array
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

from cyclopts import App
from load import Outcome, Plan, part, run, run_on, slope
from page import THROTTLE, chromium, first_board, loads, size_of, unwatched
from serving import Sampler, Server, a_server, cpu_seconds, memory_of, serving, time_to_ready
from tables import PEOPLE, BotTable, Table, a_table, new_client

RUNS = 5
MOVES = 100
PAUSE = 0.05
WARM_UP = 8
"""Seconds until the twin is loaded and the bots think."""
MEGA = 1_000_000
SCRIPT_AND_STYLE = ("script", "stylesheet")

sys.path.append(str(Path(__file__).parents[1] / "tests"))  # its PostgreSQL

app = App(name="bench/server.py", help=__doc__, help_format="plaintext", version_flags=[], result_action="return_none")


class Report:
    """Results with their bounds: printed line by line, or kept for JSON."""

    def __init__(self, json: bool) -> None:
        self.json = json
        self.figures: list[dict[str, Any]] = []
        self.tell(f"{platform.python_implementation()} {platform.python_version()}, {os.cpu_count()} processors")

    def tell(self, text: str) -> None:
        """Prints a line for people; to standard error if JSON is wanted."""
        print(text, file=sys.stderr if self.json else sys.stdout, flush=True)

    def add(self, what: str, value: float, unit: str, bound: float | None = None, digits: int = 1) -> None:
        """Reports a result, and the bound it should stay below."""
        kept = None if bound is None else value <= bound
        self.figures.append({"what": what, "value": value, "unit": unit, "bound": bound, "kept": kept})
        verdict = "" if bound is None else f"   bound {bound:g} {unit}{'' if kept else '   MISSED'}"
        self.tell(f"{what:52}{value:12,.{digits}f} {unit:5}{verdict}".rstrip())

    def end(self) -> None:
        """Prints the JSON, if that is wanted."""
        if self.json:
            machine = {"python": platform.python_version(), "processors": os.cpu_count()}
            print(to_json.dumps({"machine": machine, "figures": self.figures}, indent=2))


# The quick ones.


def measure_start(report: Report) -> None:
    """From the command to the first answer: the first start ever, with no database, and with one that is there."""
    with tempfile.TemporaryDirectory(prefix="duopoly-bench-") as folder:
        first, _ = time_to_ready(Path(folder) / "first.db")
        new = [time_to_ready(Path(folder) / f"{n}.db") for n in range(RUNS)]
        known = [time_to_ready(Path(folder) / "0.db") for _ in range(RUNS)]
    report.add("ready to serve, a database there", statistics.median(took for took, _ in known), "s", 1.0, digits=2)
    report.add("  of it with a processor", statistics.median(used for _, used in known), "s", digits=2)
    report.add("ready to serve, a new database", statistics.median(took for took, _ in new), "s", digits=2)
    report.add("ready to serve, the first time, Python compiling", first, "s", digits=2)


def measure_page(report: Report) -> None:
    """What the welcome and a first table load, and how soon the board is painted."""
    with a_server() as server, chromium() as browser:
        for size in ("desktop", "phone"):
            files = loads(browser, server.url, size, table=False)
            report.add(f"script and style of the welcome, {size}", size_of(files, *SCRIPT_AND_STYLE) / 1000, "kB", 100.0)
            files = loads(browser, server.url, size)
            report.add("  with a first table", size_of(files, *SCRIPT_AND_STYLE) / 1000, "kB")
            rest = sum(files.values()) - size_of(files, *SCRIPT_AND_STYLE)
            report.add("  page, words, choices, pictures beside them", rest / 1000, "kB")
    with a_server() as server, unwatched() as browser:
        for size in ("desktop", "phone"):
            board, table = zip(*(first_board(browser, server.url, size) for _ in range(RUNS)), strict=True)
            report.add(f"first board painted, {THROTTLE}x slower, {size}", statistics.median(board), "s", 1.0, digits=2)
            report.add("  it can be played at", statistics.median(table), "s", digits=2)


async def one_table(url: str, moves: int = MOVES) -> list[list[float]]:
    """How long moves take at one table, for each of the four players."""
    found: list[list[float]] = []
    async with a_table(url) as table:
        while len(found) < moves and (took := await table.move()):
            assert not table.wrong, table.wrong
            found.append(took)
            await asyncio.sleep(PAUSE)
    return found


def measure_moves(report: Report) -> None:
    """A move to the four browsers of one table."""
    with a_server() as server:
        found = asyncio.run(one_table(server.url))
    last = [max(took) for took in found]
    report.add("a move to all four of one table, median", statistics.median(last) * 1000, "ms", 10.0)
    report.add("  slowest of the moves", max(last) * 1000, "ms")


@app.default
def quick(*, json: bool = False) -> None:
    """Measure start, page and one table."""
    report = Report(json)
    report.tell(f"medians of {RUNS} runs\n")
    with Sampler([os.getpid()], [], 1.0) as sampler:
        measure_start(report)
        measure_page(report)
        measure_moves(report)
    report.add("processors with nothing to do meanwhile", sampler.use().idle / sampler.use().span, "", digits=2)
    report.end()


def store_tables(db: Path, tables: int, moves: int) -> None:
    """Copies a table that was played so often, under other ids, with all its entries; who sat there has a seat at each."""
    with serving(db) as server:
        asyncio.run(one_table(server.url, moves))
    with closing(sqlite3.connect(db)) as connection, connection:
        (room,) = connection.execute("SELECT id FROM rooms").fetchone()
        for name, column in (("rooms", "id"), ("entries", "room"), ("clients", "room")):
            others = [row[1] for row in connection.execute(f"PRAGMA table_info({name})") if row[1] != column]
            listed = ", ".join(f'"{other}"' for other in others)
            for n in range(1, tables):
                query = f"INSERT INTO {name} ({column}, {listed}) SELECT ?, {listed} FROM {name} WHERE {column} = ?"
                connection.execute(query, (f"copy{n:08}", room))


@app.command
def stored(*, tables: int = 2000, moves: int = 100, json: bool = False) -> None:
    """Measure how soon a server is ready that has many unfinished tables in its database.

    Parameters
    ----------
    tables
        How many tables are stored.
    moves
        How many moves of people each has.
    json
        Print JSON; the table goes to the standard error.
    """
    report = Report(json)
    with tempfile.TemporaryDirectory(prefix="duopoly-bench-") as folder:
        db = Path(folder) / "rooms.db"
        store_tables(db, tables, moves)
        report.tell(f"{tables} tables with {moves} moves of people each, {db.stat().st_size / MEGA:.0f} MB\n")
        ready = [time_to_ready(db) for _ in range(RUNS)]
        empty = [time_to_ready(Path(folder) / "empty.db") for _ in range(RUNS + 1)][1:]
    report.add("ready to serve", statistics.median(took for took, _ in ready), "s", 1.0, digits=2)
    report.add("  with an empty database", statistics.median(took for took, _ in empty), "s", digits=2)
    report.end()


# The load.


def tell_load(report: Report, outcome: Outcome) -> None:
    """What the clients saw and the machine used."""
    plan, found, use = outcome.plan, outcome.found, outcome.use
    within = sum(took <= 0.1 for took in found.at_clients) / max(1, len(found.at_clients))
    report.add("moves made", len(found.at_last), "", digits=0)
    report.add("  of those that the beat asks for", 100 * len(found.at_last) * plan.every / plan.seconds / plan.tables, "%")
    report.add("tables laid anew meanwhile", found.laid, "", digits=0)
    report.add("a move at each client, median", part(found.at_clients, 0.5) * 1000, "ms")
    report.add("  99% within", part(found.at_clients, 0.99) * 1000, "ms", 100.0)
    report.add("  slowest", max(found.at_clients) * 1000, "ms")
    report.add("  within 100 ms", within * 100, "%", digits=2)
    report.add("a move at the last client, 99% within", part(found.at_last, 0.99) * 1000, "ms")
    report.add("errors", sum(found.wrong.values()) + len(outcome.said), "", 0.0, digits=0)
    report.add("memory of the server, most", max(one.memory for one in outcome.samples) / MEGA, "MB", 400.0)
    report.add("processor time of the server for a move", use.server * 1000 / max(1, len(found.at_last)), "ms", digits=2)
    report.add("processors used by the server", use.server / use.span, "", digits=2)
    report.add("processors used by the clients", use.clients / use.span, "", digits=2)
    report.add("processors used by others", use.others / use.span, "", digits=2)
    report.add("processors with nothing to do", use.idle / use.span, "", digits=2)
    for text, times in found.wrong.most_common(10):
        report.tell(f"  {times} times: {text}")
    for line in outcome.said[:20]:
        report.tell(f"  the server said: {line.rstrip()}")


@app.command
def load(
    *,
    tables: int = 200,
    seconds: float = 60,
    every: float = 1.0,
    moves: int = 300,
    workers: int = 2,
    squeezed: bool = True,
    json: bool = False,
) -> None:
    """Measure many tables at once.

    Parameters
    ----------
    tables
        How many tables, each with four people and their four lines.
    seconds
        How long.
    every
        Seconds between two moves at a table.
    moves
        After how many moves a table is laid anew.
    workers
        How many processes of clients.
    squeezed
        Whether clients ask for pressed messages, as browsers do.
    json
        Print JSON; the table goes to the standard error.
    """
    report = Report(json)
    report.tell(f"{tables} tables with 4 lines each, a move per table every {every:g} s for {seconds:g} s\n")
    tell_load(report, run(Plan(tables, seconds, every, moves, squeezed), workers, sample_every=1.0))
    report.end()


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of an empty database in a PostgreSQL of our own, which waits for the disk as a real one does."""
    from postgres import Cluster, binaries

    with tempfile.TemporaryDirectory(prefix="duopoly-pg-") as name, tempfile.TemporaryDirectory() as programs:
        for folder in (name, programs):
            os.chmod(folder, 0o755)
        cluster = Cluster(binaries(Path(programs)), Path(name), settings="")
        try:
            yield cluster.fresh()
        finally:
            cluster.stop()


@app.command
def servers(
    *,
    tables: int = 500,
    seconds: float = 120,
    every: float = 5.0,
    moves: int = 300,
    processes: int = 2,
    workers: int = 2,
    apart: bool = False,
    json: bool = False,
) -> None:
    """Measure several servers over one PostgreSQL.

    Parameters
    ----------
    tables
        How many tables, each with four people and their four lines.
    seconds
        How long.
    every
        Seconds between two moves at a table.
    moves
        After how many moves a table is laid anew.
    processes
        How many servers.
    workers
        How many processes of clients.
    apart
        Whether the people of a table are at different servers; else each table is at one.
    json
        Print JSON; the table goes to the standard error.
    """
    report = Report(json)
    report.tell(
        f"{tables} tables with 4 lines each at {processes} servers, a move per table every {every:g} s for {seconds:g} s\n"
    )
    with postgres() as url, ExitStack() as stack:
        found = [stack.enter_context(serving(url)) for _ in range(processes)]
        tell_load(report, run_on(found, Plan(tables, seconds, every, moves, apart=apart), workers, sample_every=1.0))
    report.end()


@app.command
def memory(
    *, tables: int = 200, minutes: float = 30, warm_up: float = 10, moves: int = 300, workers: int = 2, json: bool = False
) -> None:
    """Measure whether the memory grows: a line through what is in use, read every 5 s, after the warm-up.

    Parameters
    ----------
    tables
        How many tables, each with four people and their four lines.
    minutes
        How long, with the warm-up.
    warm_up
        Minutes that are left out: until the first tables are closed, which the server keeps for a while, memory must grow.
    moves
        After how many moves a table is laid anew.
    workers
        How many processes of clients.
    json
        Print JSON; the table goes to the standard error.
    """
    report = Report(json)
    report.tell(f"{tables} tables with 4 lines each, a move per table and second for {minutes:g} minutes\n")
    outcome = run(Plan(tables, minutes * 60, moves=moves), workers)
    tell_load(report, outcome)
    grows = slope(outcome.samples, warm_up * 60)
    report.add("memory of the server grows in an hour by", grows / MEGA, "MB")
    report.add("memory of the server at the end", outcome.samples[-1].memory / MEGA, "MB")
    report.end()


# What a move costs.


async def block(tables: list[Table], moves: int) -> int:
    """Makes so many moves at the tables, one after another; those whose game is over are laid anew."""
    made = 0
    while made < moves:
        table = tables[made % len(tables)]
        if await table.move() is None:
            await table.leave()
            await table.lay()
        assert not table.wrong, table.wrong
        made += 1
    return made


async def costs(servers: list[Server], tables: int, blocks: int, moves: int) -> list[list[float]]:
    """Processor milliseconds of a move: for each block, those of each server. They take turns, so all meet the same noise."""
    async with AsyncExitStack() as stack:
        laid: list[list[Table]] = []
        for server in servers:
            client = await stack.enter_async_context(new_client(server.url))
            laid.append([Table(client, [server.url]) for _ in range(tables)])
            for table in laid[-1]:
                await table.lay()
                stack.push_async_callback(table.leave)
        found = []
        for _ in range(blocks):
            row = []
            for server, its_tables in zip(servers, laid, strict=True):
                before = cpu_seconds(server.pid)
                made = await block(its_tables, moves)
                row.append((cpu_seconds(server.pid) - before) * 1000 / made)
            found.append(row)
    return found


@app.command
def cost(*, against: Path | None = None, tables: int = 12, blocks: int = 20, moves: int = 200, json: bool = False) -> None:
    """Measure the processor time of the server for a move at a table with four lines.

    Parameters
    ----------
    against
        Another checkout with its own .venv, to be measured in the same run: the two servers take turns.
    tables
        How many tables each server has.
    blocks
        How often each server has its turn; the first two are left out.
    moves
        How many moves a turn has.
    json
        Print JSON; the table goes to the standard error.
    """
    report = Report(json)
    pythons = [sys.executable, *([str(against / ".venv/bin/python")] if against else [])]
    with ExitStack() as stack:
        servers = [stack.enter_context(a_server(python)) for python in pythons]
        rows = asyncio.run(costs(servers, tables, blocks, moves))[2:]
    report.add("processor time of a move, median", statistics.median(row[0] for row in rows), "ms", digits=2)
    if against:
        report.add("  of the other checkout", statistics.median(row[1] for row in rows), "ms", digits=2)
        report.add("  this one in parts of it", statistics.median(row[0] / row[1] for row in rows), "", 0.5, digits=3)
    report.end()


# Bots that think.


async def beside(url: str, tables: int, edition: str, bot: str, moves: int) -> tuple[list[list[float]], int]:
    """How long moves take at a table of people while bots think at so many others; and how often those moved meanwhile."""
    async with new_client(url) as client, AsyncExitStack() as stack:
        others = [BotTable(client, url, edition, bot) for _ in range(tables)]
        for other in others:
            await other.lay()
            stack.push_async_callback(other.leave)
        await asyncio.sleep(WARM_UP if others else 0)
        begun = sum(other.view.ply for other in others if other.view)
        found = await one_table(url, moves)
        return found, sum(other.view.ply for other in others if other.view) - begun


@app.command
def thinking(
    *, tables: int = 4, edition: str = "classic-us", bot: str = "expert", moves: int = 400, json: bool = False
) -> None:
    """Measure how bots that think delay the moves of people at another table, each figure beside that without them.

    Parameters
    ----------
    tables
        At how many tables four bots play as fast as they can.
    edition
        What they play.
    bot
        Who they are.
    moves
        How many moves the people make.
    json
        Print JSON; the table goes to the standard error.
    """
    report = Report(json)
    report.tell(f"a move to all four of a table of people, alone and beside {tables} tables of four {bot}, {edition}\n")
    with a_server() as server:
        alone, _ = asyncio.run(beside(server.url, 0, edition, bot, moves))
        before = memory_of(server.pid)
        with Sampler([server.pid], [], 1.0) as sampler:
            among, made = asyncio.run(beside(server.url, tables, edition, bot, moves))
        use = sampler.use()
        grown = (max(each.memory for each in sampler.samples) - before) / MEGA
    quiet, busy = (array("f", [max(took) * 1000 for took in found]) for found in (alone, among))
    for what, at in (("median", 0.5), ("99% within", 0.99), ("slowest", 1.0)):
        report.add(f"{what}, alone", part(quiet, at), "ms")
        report.add("  beside the bots", part(busy, at), "ms")
        report.add("  more", part(busy, at) - part(quiet, at), "ms", 20.0)
    report.add("moves at the tables of bots meanwhile, a second", made / use.span, "")
    report.add("memory for each bot that thinks, the twin shared", grown / tables / len(PEOPLE), "MB", 50.0)
    report.add("processors used by the server", use.server / use.span, "", digits=2)
    report.add("processors with nothing to do", use.idle / use.span, "", digits=2)
    report.end()


if __name__ == "__main__":
    app()
