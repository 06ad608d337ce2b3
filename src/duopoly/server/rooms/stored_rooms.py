"""Stored rooms without a server: what the operator lists and exports."""

import asyncio
from typing import Literal

from msgspec import MsgspecError, Struct

from ..store import RoomActivity, RoomRow, Store
from .room import Room
from .room_config import RoomConfig


class StoredRoom(Struct, frozen=True, kw_only=True):
    """A room in the operator's list; "unreadable": its log is damaged, or what the host chose. Times are seconds since 1970."""

    room: str
    state: Literal["waiting", "playing", "over", "unreadable"]
    name: str
    edition: str
    players: list[str]
    entries: int
    """How long its log is."""
    created: float
    last: float
    """When something last happened there."""


async def stored_rooms(store: Store, before: float | None = None) -> list[StoredRoom]:
    """All rooms, or those in which nothing has happened since a time; the latest first."""
    return [stored_room(activity) for activity in await store.activity(before)]


def stored_room(activity: RoomActivity) -> StoredRoom:
    """A room as its row describes it: its log is not read."""
    row, config = activity.row, readable_config(activity.row)
    new_room = config.new_room if config else None
    state = "over" if row.finished_at is not None else "playing" if activity.begun else "waiting"
    return StoredRoom(
        room=row.id,
        state=state if config and not activity.is_damaged else "unreadable",  # type: ignore[arg-type]
        name=new_room.name if new_room else "",
        edition=new_room.edition if new_room else "",
        players=[seat.name for seat in new_room.seats] if new_room else [],
        entries=activity.entries,
        created=row.created_at,
        last=activity.last,
    )


def readable_config(row: RoomRow) -> RoomConfig | None:
    """What the host chose; None if it cannot be read."""
    try:
        return RoomConfig.from_json(row.config)
    except (MsgspecError, TypeError, ValueError):
        return None


async def load_room(store: Store, row: RoomRow, config: RoomConfig) -> Room:
    """A room from its log. Raises whatever is wrong with that."""
    secret = bytes.fromhex(await store.secret(row.id))
    entries = await store.entries(row.id)
    room = Room(row.id, config, secret, row.created_at, row.finished_at is not None)
    await asyncio.to_thread(room.fold_all, entries, store.clock)
    return room
