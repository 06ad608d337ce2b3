"""A day of play in minutes: tables of four people who play without a pause, talk, undo, leave, come back, and lose the server.

    just bench-soak                              20 tables, as many moves as in a day at a move every 5 seconds
    just bench-soak --tables 5 --moves 500       a short one

Everybody sends a salt. Now and then the server is killed and started again on the same database, and everybody comes back.
In the end each table's record is fetched: whatever was acknowledged must be in it, the rules must play it again, and its
dice must follow from what was promised. A game that ends is checked at once, and its table laid anew.
"""

import asyncio
import os
import random
import signal
import socket
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar

import httpx
from cyclopts import App
from load import slope
from msgspec import json
from serving import Sample, Server, memory_of, sample, serving
from tables import NUMBERS, PATIENCE, Person, Table, Told, new_client
from websockets.exceptions import WebSocketException

from duopoly import Record
from duopoly.play import fair

DAY = 24 * 3600
PACE = 5.0
"""Seconds of a real table between two moves."""
REST = 0.06
"""Seconds between two moves here: a person may send ten messages a second."""
TALK, UNDO, LANGUAGE, LEAVE = 0.02, 0.01, 0.01, 0.004
"""How often, for each move, somebody does these."""
LANGUAGES = ("en", "fr", "pl")

app = App(name="bench/soak.py", help=__doc__, help_format="plaintext", version_flags=[], result_action="return_none")


@dataclass
class Tally:
    """What happened."""

    done: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)


class SoakTable(Table):
    """A table whose people do more than move. `sure` holds the ply that was last acknowledged.

    Its games end after some hundred moves, as real ones do.
    """

    more: ClassVar[dict[str, Any]] = {"aim": "timed", "rules": {"rounds": 40}}

    def __init__(self, client: httpx.AsyncClient, urls: list[str], dice: random.Random, tally: Tally) -> None:
        super().__init__(client, urls)
        self.dice, self.tally, self.sure = dice, tally, 0

    async def begun(self) -> None:
        """Everybody adds a salt, as a page does, before the first throw."""
        for person in self.people:
            await self.send(person, {"type": "add-salt", "salt": f"{self.dice.getrandbits(128):032x}"})
        self.sure = 0
        await super().begun()

    async def send(self, person: Person, message: dict[str, object]) -> None:
        """Sends what need not be answered."""
        assert person.line is not None
        await person.line.send(json.encode({**message, "id": next(NUMBERS)}).decode())

    def read(self, person: Person, told: Told, at: float) -> None:
        """Takes in a message. Of refusals only those of moves matter; votes may come too late."""
        if told.type == "refused":
            self.tally.done[f"refused: {told.code}"] += 1
            self.all_told.set()
            return
        super().read(person, told, at)

    async def turn(self) -> bool:
        """Makes a move and perhaps something else; False when the game is over."""
        took = await self.move()
        if took is None:
            return False
        assert self.view is not None
        if len(took) == len(self.people):
            self.tally.done["moves"] += 1
            self.sure = self.view.ply
        else:  # it was refused because somebody undid; who saw an older view waits for the newest
            await asyncio.sleep(0.05)
        chance, person = self.dice.random(), self.dice.choice(self.people)
        if chance < TALK:
            await self.send(person, {"type": "chat", "text": f"{self.view.ply}: {'ha' * self.dice.randint(1, 30)}"})
            self.tally.done["chats"] += 1
        elif chance < TALK + UNDO:
            await self.undo(person)
        elif chance < TALK + UNDO + LANGUAGE:
            await self.send(person, {"type": "set-language", "lang": self.dice.choice(LANGUAGES)})
            self.tally.done["languages"] += 1
        elif chance < TALK + UNDO + LANGUAGE + LEAVE:
            await self.come_back(person)
            self.tally.done["reconnections"] += 1
        return True

    async def undo(self, person: Person) -> None:
        """Somebody asks for an undo and the others agree."""
        assert self.view is not None
        self.sent = -1
        await self.send(person, {"type": "undo", "at": self.view.ply})
        await asyncio.sleep(0.05)
        for other in self.people:
            if other is not person:
                await self.send(other, {"type": "vote", "yes": True})
        await asyncio.sleep(0.1)
        self.view = None
        for each in self.people:
            await self.come_back(each)
        assert self.view is not None
        self.sure = min(self.sure, self.view.ply)
        self.tally.done["undos"] += 1

    async def come_back(self, person: Person) -> None:
        """Somebody's connection ends, and they return."""
        await self.hang_up(person)
        await self.connect(person)

    async def hang_up(self, person: Person) -> None:
        """Ends a connection, if it is there."""
        if person.reader:
            person.reader.cancel()
        if person.line:
            await person.line.close()

    async def all_back(self) -> None:
        """After the server was killed: everybody returns."""
        self.view, self.sent = None, -1
        self.wrong.clear()
        for person in self.people:
            await self.come_back(person)
        await super().begun()

    async def check(self) -> None:
        """Fetches the record and tests it."""
        answer = await self.client.get(f"/api/rooms/{self.room}/record", headers={"cookie": self.people[0].cookie})
        answer.raise_for_status()
        record = Record.parse(answer.text)
        if len(record.moves) < self.sure:
            self.tally.wrong.append(f"{self.room}: {len(record.moves)} moves of {self.sure} are there")
        verification = fair.verify(record)
        self.tally.done[f"records verified, {'over' if verification.opened else 'not over'}"] += 1
        self.tally.done["throws and cards that follow from the secret"] += verification.throws + verification.cards
        self.tally.done["salts in the records"] += len(verification.salted)
        self.tally.done["undos in the records"] += verification.undone


async def play(table: SoakTable, moves: int, up: asyncio.Event) -> None:
    """Plays so many moves at a table, whatever happens to the server."""
    made = 0
    while made < moves:
        await up.wait()
        try:
            await asyncio.sleep(REST)
            if await table.turn():
                made += 1
                continue
            await table.check()
            await table.leave()
            await table.lay()
            table.tally.done["games over"] += 1
        except (OSError, WebSocketException, httpx.HTTPError, TimeoutError, RuntimeError) as error:
            await again(table, up, error)


async def again(table: SoakTable, up: asyncio.Event, error: Exception) -> None:
    """After an error: waits for the server and comes back."""
    began = time.monotonic()
    while True:
        await asyncio.sleep(0.2)
        await up.wait()
        try:
            await table.all_back()
            return
        except (OSError, WebSocketException, httpx.HTTPError, TimeoutError, RuntimeError) as again:
            if time.monotonic() - began > 3 * PATIENCE:
                raise RuntimeError(f"{table.room}: nobody comes back after {error!r}") from again


def free_port() -> int:
    """A port that is free now: the server must have the same one each time."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


async def soak(tables: int, moves: int, kill_every: float, seed: int, db: Path, tally: Tally) -> list[Sample]:
    """Lets all tables play, and kills the server now and then. Returns samples of the last server."""
    port, up, samples = free_port(), asyncio.Event(), list[Sample]()
    pids: list[int] = []

    def start() -> tuple[object, Server]:
        manager = serving(db, port=port)
        server = manager.__enter__()
        pids.append(server.pid)
        up.set()
        return manager, server

    manager, server = start()
    async with new_client(server.url) as client:
        dice = random.Random(seed)
        laid = [SoakTable(client, [server.url], random.Random(dice.random()), tally) for _ in range(tables)]
        for table in laid:
            await table.lay()
        players = asyncio.gather(*(play(table, moves, up) for table in laid))
        begun = killed = time.monotonic()
        while not players.done():
            await asyncio.sleep(5)
            samples.append(sample([server.pid], []))
            if time.monotonic() - killed > kill_every and not players.done():
                up.clear()
                os.kill(server.pid, signal.SIGKILL)
                manager.__exit__(None, None, None)  # type: ignore[attr-defined]
                tally.done["kills"] += 1
                samples.clear()
                manager, server = await asyncio.to_thread(start)
                killed = time.monotonic()
                print(f"{time.monotonic() - begun:6.0f} s, {dict(tally.done)}", file=sys.stderr, flush=True)
        await players
        for table in laid:
            await table.check()
            await table.leave()
        tally.done["megabytes of the server"] = memory_of(server.pid) // 1_000_000
        tally.wrong += [line for line in server.said if "Traceback" in line or "Error" in line]
    manager.__exit__(None, None, None)  # type: ignore[attr-defined]
    return samples


@app.default
def main(*, tables: int = 20, moves: int = round(DAY / PACE), kill_every: float = 180, seed: int = 1) -> None:
    """Plays a day at so many tables.

    Parameters
    ----------
    tables
        How many tables, each with four people and their four connections.
    moves
        How many moves at each.
    kill_every
        Seconds between two kills of the server.
    seed
        What people do beside their moves.
    """
    tally = Tally()
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="duopoly-soak-") as folder:
        samples = asyncio.run(soak(tables, moves, kill_every, seed, Path(folder) / "rooms.db", tally))
    print(f"{tables} tables, {moves} moves each ({moves * PACE / 3600:.1f} hours at a move every {PACE:g} s)")
    print(f"took {time.monotonic() - begun:.0f} s, seed {seed}")
    for what, many in sorted(tally.done.items()):
        print(f"{many:10,} {what}")
    if len(samples) > 12:
        print(f"{slope(samples, 30) / 1e6:+10.1f} MB an hour in the memory of the last server")
    print("\n".join(tally.wrong) or "nothing was lost, nothing failed")
    if tally.wrong:
        sys.exit(1)


if __name__ == "__main__":
    app()
