"""The store as rooms know it, whoever keeps the rows: a database of a server, or the browser's own storage."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncGenerator, Sequence
from typing import Any

from ..clock import Clock
from .errors import NoRoom
from .rows import Client, Key, LogEntry, RoomActivity, RoomMark, RoomRow
from .wakeups import Wakeup, WakeupHub

NewEntry = tuple[str, Any]
"""The kind and the body of an entry to append."""


class Store(ABC):
    """Rooms, their logs, the links to their seats, and who sits there. `close` it at the end.

    Every method raises StoreError if the storage fails, and NoRoom if there is no such room. `wakeups` are those of this
    store; `is_live` says whether none can be missed from the start.
    """

    def __init__(self, clock: Clock | None = None, is_live: bool = True) -> None:
        self.clock = clock or Clock()
        self.wakeups = WakeupHub(is_live)
        self.appending: set[asyncio.Task[float]] = set()

    @abstractmethod
    async def close(self) -> None:
        """Finishes pending writes, ends all listening and lets go of the storage."""

    @abstractmethod
    async def check(self) -> None:
        """Raises StoreError unless all is there and a row can be written."""

    # Rooms and their logs.

    @abstractmethod
    async def create_room(
        self,
        room: str,
        config: str,
        secret: str,
        *,
        client: Client | None = None,
        new_entries: Sequence[NewEntry] = (),
        most_open: int | None = None,
        finish: bool = False,
    ) -> RoomRow:
        """Creates a room with its first entries and its host, all or nothing. With `finish` its game is over already.

        Raises ValueError if the id is taken, TooManyRooms if the host has `most_open` rooms whose games are not over.
        """

    @abstractmethod
    async def room(self, room: str) -> RoomRow | None:
        """A room; None if there is no such room."""

    @abstractmethod
    async def secret(self, room: str) -> str:
        """The secret of a room's dice."""

    async def append(
        self,
        room: str,
        seq: int,
        new_entries: Sequence[NewEntry],
        *,
        finish: bool = False,
        client: Client | None = None,
        key: str | None = None,
    ) -> float:
        """Appends entries (kind and body) from `seq` on, durably and all or nothing. Returns their time.

        In the same transaction `finish` marks the room's game as over, `client` gets its seats, `key` (its hash) is used up.
        Raises MovedOn if the log already has one of these entries, KeyUsed if the key cannot be used.
        Canceling the caller does not stop the write: a browser may leave while its move is being written.
        """
        if not new_entries or seq < 1:
            raise ValueError(f"append: expected entries from seq 1 on, got {len(new_entries)} from {seq}")
        task = asyncio.create_task(self.append_all(room, seq, new_entries, finish, client, key))
        self.appending.add(task)
        task.add_done_callback(self.appending.discard)
        return await asyncio.shield(task)

    @abstractmethod
    async def append_all(
        self, room: str, seq: int, new_entries: Sequence[NewEntry], finish: bool, client: Client | None, key: str | None
    ) -> float:
        """Does the work of `append`."""

    @abstractmethod
    async def entries(self, room: str, after: int = 0) -> list[LogEntry]:
        """The entries of a room's log after a seq, in order. Raises DamagedData or DecodeError if one cannot be read."""

    @abstractmethod
    async def marks(self, ids: Sequence[str]) -> dict[str, RoomMark]:
        """How far those of some rooms that are there have come: who knows that reads only the ones where something is new."""

    def listen(self) -> AsyncGenerator[Wakeup, None]:
        """Wakeups for new entries, whichever server wrote them; ends when the store is closed.

        The first is ALL_ROOMS. From then on there is one wakeup for each entry, after it can be read, and one with `seq` 0 when
        seats have changed hands or the room was deleted. ALL_ROOMS comes again whenever some may have been missed.
        """
        return self.wakeups.listen()

    # Keys and clients.

    @abstractmethod
    async def add_key(self, key: Key) -> None:
        """Stores the key of a link. Raises ValueError if there is one with its hash."""

    @abstractmethod
    async def key(self, hash: str) -> Key | None:
        """A key, without using it; None if there is none, or if it cannot be read."""

    @abstractmethod
    async def use_key(self, hash: str) -> Key | None:
        """Uses a key: a one-time key is used up. None if there is none, or if it was used before."""

    @abstractmethod
    async def add_seats(self, room: str, client: Client, key: str | None = None) -> None:
        """Gives a client these seats beside those it has, and uses up the key (its hash). Raises KeyUsed."""

    @abstractmethod
    async def client(self, room: str, browser: str) -> Client | None:
        """What a browser is in a room; None for a stranger. Raises DecodeError if its seats cannot be read."""

    @abstractmethod
    async def clients(self, room: str) -> list[Client]:
        """The clients of a room, in the order in which they came, without those that cannot be read."""

    @abstractmethod
    async def knows(self, browser: str) -> bool:
        """Whether a browser is a client of any room."""

    @abstractmethod
    async def revoke(self, room: str, browser: str, seats: Sequence[str]) -> None:
        """Takes seats from a client, and uses up the unused keys that open any of them on another device."""

    @abstractmethod
    async def rooms_of(self, browser: str) -> list[tuple[str, float]]:
        """The rooms of a browser by their ids, each with the time of its last entry (or of its creation); the latest first.

        If a part of the logs is damaged, in the order in which the browser came, each with that time.
        """

    # For operators.

    @abstractmethod
    async def activity(self, before: float | None = None) -> list[RoomActivity]:
        """All rooms, or those in which nothing has happened since a time; the latest first."""

    @abstractmethod
    async def existing(self, ids: Sequence[str], unfinished: bool = False) -> set[str]:
        """Those of some rooms that are there; or only those of them whose games are not over."""

    @abstractmethod
    async def delete_room(self, room: str, before: float | None = None) -> bool:
        """Deletes a room with all that belongs to it; with `before` only if nothing has happened there since that time.

        Returns whether it was deleted.
        """


def no_room(room: str) -> NoRoom:
    """The error for a room that does not exist."""
    return NoRoom(f"there is no room {room!r}")
