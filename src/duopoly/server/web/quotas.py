"""How many tables whose games are not over one address may have set up. Only memory knows it: no address is stored."""

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from ipaddress import IPv6Address, IPv6Network, ip_address

from ..store import Store, TooManyRooms

MOST_ADDRESSES = 10_000
"""Above this many addresses, the first to come is forgotten."""


class AddressQuota:
    """The rooms that each address has set up since the server started; no limit if `most_open` is None."""

    def __init__(self, store: Store, most_open: int | None) -> None:
        self.store, self.most_open = store, most_open
        self.rooms: dict[str, set[str]] = {}
        self.pending: Counter[str] = Counter()

    @asynccontextmanager
    async def room_at(self, host: str) -> AsyncIterator[set[str]]:
        """While an address sets up a room, which then goes into its set. Raises TooManyRooms."""
        if self.most_open is None:
            yield set()
            return
        address = address_block(host)
        before = self.rooms.get(address, set())
        over = before - await self.store.existing(sorted(before), unfinished=True)
        if len(self.rooms.get(address, set()) - over) + self.pending[address] >= self.most_open:
            raise TooManyRooms
        self.pending[address] += 1  # nothing was awaited since the check
        try:
            new_rooms: set[str] = set()
            yield new_rooms
            self.rooms[address] = self.rooms.pop(address, set()) - over | new_rooms
            if len(self.rooms) > MOST_ADDRESSES:
                del self.rooms[next(iter(self.rooms))]
        finally:
            self.pending[address] -= 1
            if not self.pending[address]:
                del self.pending[address]


def address_block(host: str) -> str:
    """What counts as one address: of IPv6 the first 64 bits, since a single home has them all."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or IPv6Network((address, 64), strict=False))
    return str(address)
