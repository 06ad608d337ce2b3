"""Reads rooms from the store. One that cannot be read affects no other; the operator reads of it once."""

import logging

from ..store import DamagedData, RoomRow, Store, StoreError
from .room import Room
from .room_config import RoomConfig
from .stored_rooms import load_room

log = logging.getLogger(__name__)

READ_AGAIN = 60.0
"""After how many seconds an unreadable room is tried again: the operator may have repaired it."""


class UnreadableRoom(Exception):
    """A stored room that this program cannot read. `config` is there if at least that can be read."""

    def __init__(self, room: str, config: RoomConfig | None) -> None:
        super().__init__(f"the table {room} cannot be read")
        self.config = config


def can_be_room(room: str) -> bool:
    """Whether there can be a room of this id. PostgreSQL would refuse to look for some others."""
    return room.isascii() and room.isprintable()


class RoomReader:
    """Reads the rooms of one store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.unreadable: dict[str, tuple[float, RoomConfig | None]] = {}
        self.reported: set[str] = set()

    async def row(self, room: str) -> RoomRow | None:
        """The row of a room; None if there is none. Raises UnreadableRoom."""
        try:
            return await self.store.room(room) if can_be_room(room) else None
        except DamagedData as error:
            self.report(room, error)
            raise UnreadableRoom(room, None) from error

    async def read(self, row: RoomRow) -> Room:
        """A room from its log. Raises UnreadableRoom."""
        now = self.store.clock.now()
        again_at, config = self.unreadable.get(row.id, (now, None))
        if now < again_at:
            raise UnreadableRoom(row.id, config)
        config = None
        try:
            config = RoomConfig.from_json(row.config)
            room = await load_room(self.store, row, config)
        except Exception as error:  # whatever is in the log must not affect other rooms
            if isinstance(error, StoreError) and not isinstance(error, DamagedData):
                raise
            self.report(row.id, error)
            self.unreadable[row.id] = now + READ_AGAIN, config
            raise UnreadableRoom(row.id, config) from error
        self.unreadable.pop(row.id, None)
        if not room.dice.is_genuine:
            log.error("room %s: its secret is not the one that was promised: somebody changed it in the database", row.id)
        return room

    def report(self, room: str, error: Exception) -> None:
        """Tells the operator that a room cannot be read: once."""
        if room not in self.reported:
            self.reported.add(room)
            log.error("room %s cannot be read", room, exc_info=error)
