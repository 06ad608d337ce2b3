"""Wakeups for new entries, passed on to all who listen."""

import asyncio
from collections.abc import AsyncGenerator
from typing import NamedTuple


class Wakeup(NamedTuple):
    """An entry can be read."""

    room: str
    seq: int


ALL_ROOMS = Wakeup("*", 0)
"""Any room may have new entries: sent first, again after a lost connection, and when others wrote to a SQLite file.

Read all logs to miss nothing.
"""


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

    @property
    def is_behind(self) -> bool:
        """Whether wakeups wait for somebody who listens."""
        return any(not queue.empty() for queue in self.queues)

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
