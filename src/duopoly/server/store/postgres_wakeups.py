"""Wakeups from PostgreSQL, which sends them to every server."""

import asyncio
from collections.abc import Callable
from typing import Any

from .engines import PATIENCE
from .schema import CHANNEL
from .wakeups import ALL_ROOMS, Wakeup, WakeupHub

QUIET = 30.0
"""After how many seconds without a wakeup the connection is checked."""
RETRY = (0.1, 5.0)
"""Seconds before a lost connection is tried again: the first time, and at most; each time twice as many."""


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
