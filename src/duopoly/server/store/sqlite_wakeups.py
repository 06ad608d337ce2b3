"""Wakeups from a SQLite file that other programs write to, too: SQLite tells nobody, so one has to look."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from sqlalchemy.exc import DBAPIError

from .errors import StoreError
from .wakeups import ALL_ROOMS, WakeupHub

LOOK_EVERY = 0.5
"""Seconds between two looks. A look takes some microseconds."""


async def follow(look: Callable[[], Awaitable[int]], wakeups: WakeupHub) -> None:
    """Sends ALL_ROOMS first, and again whenever another program has written to the file, forever.

    `look` gives a number that changes then; it may raise DBAPIError and StoreError.
    """
    latest = None
    while True:
        with suppress(DBAPIError, StoreError):  # locked for a moment, or gone
            version = await look()
            if version != latest and not wakeups.is_behind:  # else they would pile up
                latest = version
                wakeups.is_live = True
                wakeups.send(ALL_ROOMS)
        await asyncio.sleep(LOOK_EVERY)
