"""Notices of new entries: PostgreSQL sends them to every server, in SQLite's one server they go round by themselves."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from typing import Any, NamedTuple

from .engines import PATIENCE
from .schema import CHANNEL


class Notice(NamedTuple):
    """An entry is there to be read."""

    room: str
    seq: int


EVERYTHING = Notice("*", 0)
"""Any room may have moved: sent first, and again after a lost connection. Whoever reads the logs then misses nothing."""
QUIET = 30.0
"""How many seconds without a notice until the connection is asked whether it is still there."""
AGAIN = (0.1, 5.0)
"""How many seconds until a lost connection is tried again: at first, and at most; each time twice as many."""


class Notices:
    """Hands every notice to all who listen. `sure` while none can be missed."""

    def __init__(self, sure: bool) -> None:
        self.sure = sure
        self.closed = False
        self.queues: set[asyncio.Queue[Notice | None]] = set()

    def tell(self, notice: Notice | None) -> None:
        """Hands a notice on; None ends the listening."""
        for queue in self.queues:
            queue.put_nowait(notice)

    async def listen(self) -> AsyncGenerator[Notice, None]:
        """The notices from now on, EVERYTHING first; ends when the store is closed."""
        queue: asyncio.Queue[Notice | None] = asyncio.Queue()
        if self.sure:
            queue.put_nowait(EVERYTHING)
        if self.closed:
            return
        self.queues.add(queue)
        try:
            while (notice := await queue.get()) is not None:
                yield notice
        finally:
            self.queues.discard(queue)

    def close(self) -> None:
        """Ends all listening."""
        self.closed = True
        self.tell(None)


async def follow(connect_arguments: dict[str, Any], notices: Notices) -> None:
    """Hands on what PostgreSQL tells, for ever; connects again when the connection is lost."""
    import psycopg

    wait = AGAIN[0]
    while True:
        try:
            connection = await psycopg.AsyncConnection.connect(**connect_arguments, autocommit=True)
            try:
                await connection.execute(f"LISTEN {CHANNEL}")
                wait = AGAIN[0]
                notices.sure = True
                notices.tell(EVERYTHING)
                await hand_on(connection, notices.tell)
            finally:
                notices.sure = False
                await connection.close()
        except (psycopg.Error, OSError):  # a time that is up is an OSError too
            await asyncio.sleep(wait)
            wait = min(2 * wait, AGAIN[1])


async def hand_on(connection: Any, tell: Callable[[Notice], None]) -> None:
    """Hands on a connection's notices; raises an error of psycopg or TimeoutError when the connection is lost."""
    while True:
        async for told in connection.notifies(timeout=QUIET):
            room, _, seq = told.payload.rpartition(":")
            tell(Notice(room, int(seq)) if seq.isdecimal() else EVERYTHING)  # anybody may send something here
        async with asyncio.timeout(PATIENCE):
            await connection.execute("SELECT 1")
