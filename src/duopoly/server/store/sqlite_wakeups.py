"""Wakeups from a SQLite file that other programs write to, too: SQLite tells nobody, so one has to look."""

import asyncio
from contextlib import suppress

from sqlalchemy.exc import DBAPIError

from .transactions import SqliteWriter
from .wakeups import ALL_ROOMS, WakeupHub

LOOK_EVERY = 0.5
"""Seconds between two looks. A look takes some microseconds."""


async def follow(writer: SqliteWriter, wakeups: WakeupHub) -> None:
    """Sends ALL_ROOMS first, and again whenever another program has written to the file, forever."""
    latest = None
    while True:
        with suppress(DBAPIError):  # locked for a moment
            version = await writer.data_version()
            if version != latest and not wakeups.is_behind:  # else they would pile up
                latest = version
                wakeups.is_live = True
                wakeups.send(ALL_ROOMS)
        await asyncio.sleep(LOOK_EVERY)
