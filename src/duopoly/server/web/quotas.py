"""How many tables one address may have set up. Only memory knows it: no address is stored.

A table counts until its game is over, and for a day at least: else games that end at once could fill the disk.
"""

import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager

from ..store import Store, TooManyRooms
from .connection_limits import address_of

MOST_ADDRESSES = 10_000
"""Above this many addresses, the first to come is forgotten."""


DAY = 86_400.0
"""For how many seconds a table counts although its game is over."""


class AddressQuota:
    """The rooms that each address has set up since the server started, and when; no limit if `most_open` is None."""

    def __init__(self, store: Store, most_open: int | None, clock: Callable[[], float] = time.monotonic) -> None:
        self.store, self.most_open, self.clock = store, most_open, clock
        self.rooms: dict[str, dict[str, float]] = {}
        self.pending: Counter[str] = Counter()

    @asynccontextmanager
    async def room_at(self, host: str) -> AsyncIterator[set[str]]:
        """While an address sets up a room, which then goes into its set. Raises TooManyRooms."""
        if self.most_open is None:
            yield set()
            return
        address, now = address_of(host), self.clock()
        forgotten = await self.no_longer_counted(self.rooms.get(address, {}), now)
        if len(self.rooms.get(address, {}).keys() - forgotten) + self.pending[address] >= self.most_open:
            raise TooManyRooms
        self.pending[address] += 1  # nothing was awaited since the check
        try:
            new_rooms: set[str] = set()
            yield new_rooms
            counted = {room: at for room, at in self.rooms.pop(address, {}).items() if room not in forgotten}
            self.rooms[address] = dict.fromkeys(new_rooms, now) | counted
            if len(self.rooms) > MOST_ADDRESSES:
                del self.rooms[next(iter(self.rooms))]
        finally:
            self.pending[address] -= 1
            if not self.pending[address]:
                del self.pending[address]

    async def no_longer_counted(self, rooms: Mapping[str, float], now: float) -> set[str]:
        """Those of some rooms that were deleted, and those that are a day old and whose games are over."""
        there = await self.store.existing(sorted(rooms))
        old = sorted(room for room in there if now - rooms[room] >= DAY)
        open_still = await self.store.existing(old, unfinished=True) if old else set()
        return rooms.keys() - there | set(old) - open_still
