"""Wakeups for new entries: PostgreSQL sends them to every server; with SQLite there is only this one."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from typing import Any, NamedTuple

from .engines import PATIENCE
from .schema import CHANNEL


class Wakeup(NamedTuple):
    """An entry can be read."""

    room: str
    seq: int


ALL_ROOMS = Wakeup("*", 0)
"""Any room may have new entries: sent first, and again after a lost connection. Read all logs to miss nothing."""
QUIET = 30.0
"""After how many seconds without a wakeup the connection is checked."""
RETRY = (0.1, 5.0)
"""Seconds before a lost connection is tried again: the first time, and at most; each time twice as many."""


class WakeupHub:
    """Passes every wakeup on to all listeners. `is_live` while none can be missed."""

    def __init__(self, is_live: bool) -> None:
        self.is_live = is_live
        self.closed = False
        self.queues: set[asyncio.Queue[Wakeup | None]] = set()

    def send(self, wakeup: Wakeup | None) -> None:
        """Passes a wakeup on; None ends the listening."""
        for queue in self.queues:
            queue.put_nowait(wakeup)

    async def listen(self) -> AsyncGenerator[Wakeup, None]:
        """The wakeups from now on, ALL_ROOMS first; ends when the store is closed."""
        queue: asyncio.Queue[Wakeup | None] = asyncio.Queue()
        if self.is_live:
            queue.put_nowait(ALL_ROOMS)
        if self.closed:
            return
        self.queues.add(queue)
        try:
            while (wakeup := await queue.get()) is not None:
                yield wakeup
        finally:
            self.queues.discard(queue)

    def close(self) -> None:
        """Ends all listening."""
        self.closed = True
        self.send(None)


async def follow(connect_arguments: dict[str, Any], wakeups: WakeupHub) -> None:
    """Passes PostgreSQL's notifications on, forever; reconnects if the connection is lost."""
    import psycopg

    wait = RETRY[0]
    while True:
        try:
            connection = await psycopg.AsyncConnection.connect(**connect_arguments, autocommit=True)
            try:
                await connection.execute(f"LISTEN {CHANNEL}")
                wait = RETRY[0]
                wakeups.is_live = True
                wakeups.send(ALL_ROOMS)
                await pass_on(connection, wakeups.send)
            finally:
                wakeups.is_live = False
                await connection.close()
        except (psycopg.Error, OSError):  # TimeoutError is an OSError
            await asyncio.sleep(wait)
            wait = min(2 * wait, RETRY[1])


async def pass_on(connection: Any, send: Callable[[Wakeup], None]) -> None:
    """Passes a connection's notifications on. Raises an error of psycopg, or TimeoutError, if the connection is lost."""
    while True:
        async for notification in connection.notifies(timeout=QUIET):
            room, _, seq = notification.payload.rpartition(":")
            send(Wakeup(room, int(seq)) if seq.isdecimal() else ALL_ROOMS)  # anyone can send to the channel
        async with asyncio.timeout(PATIENCE):
            await connection.execute("SELECT 1")
