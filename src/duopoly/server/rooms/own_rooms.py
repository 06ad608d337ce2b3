"""The rooms of a browser, for the list of its own tables: each is looked at without opening it, and summed up once."""

import asyncio
from collections.abc import Mapping
from contextlib import suppress

from msgspec import DecodeError, structs

from ..store import DamagedData, RoomRow
from ..wire import RoomSummary
from .room import Room
from .room_reader import RoomReader, UnreadableRoom
from .room_summary import RoomSummaries, room_summary, unreadable_summary
from .seats import client_of
from .session import Session
from .shared_tasks import SharedTasks

MOST_FINISHED = 50
"""How many finished rooms stay in memory."""


class OwnRooms:
    """Rooms to look at, those in use and others, and their latest summaries."""

    def __init__(self, reader: RoomReader, sessions: Mapping[str, Session]) -> None:
        self.reader, self.sessions = reader, sessions
        self.finished: dict[str, Room] = {}
        self.peeking = SharedTasks[Room]()
        self.one_peek = asyncio.Lock()
        self.summaries = RoomSummaries()

    async def summary(self, id: str, browser: str, last: float, lang: str) -> RoomSummary | None:
        """A room in the list of a browser's own tables, readable or not; None if it is not there anymore."""
        try:
            row = await self.reader.row(id)
            if row is None:
                return None
            if latest := await self.latest_summary(id, browser, lang):
                return structs.replace(latest, last=last)
            room = await self.peek(row)
            client = await client_of(self.reader, room, browser)
            if client is None:
                return None
            summary = room_summary(room, client, last, lang)
            self.summaries.add(browser, lang, room.seq, client, summary)
            return summary
        except UnreadableRoom as error:
            return unreadable_summary(id, error.config, last, lang)

    async def latest_summary(self, id: str, browser: str, lang: str) -> RoomSummary | None:
        """The cached summary of a room, unless something has happened there since, or it cannot be read."""
        cached = self.summaries.get(id, browser, lang)
        if cached is None or id in self.sessions:
            return None
        with suppress(DecodeError, DamagedData):
            store = self.reader.store
            if await store.client(id, browser) == cached.client and not await store.entries(id, cached.seq):
                return cached.summary
        return None

    async def peek(self, row: RoomRow) -> Room:
        """A room to look at, without a session. A finished room is cached: it does not change. Raises UnreadableRoom.

        One room is read at a time, and once for all who ask meanwhile: whoever has many long games holds up nobody else.
        """
        if row.id in self.sessions:
            return self.sessions[row.id].room
        if row.id in self.finished:
            return self.finished[row.id]
        return await self.peeking.result(row.id, lambda: self.read_to_peek(row))

    async def read_to_peek(self, row: RoomRow) -> Room:
        """Reads a room when its turn comes. Raises UnreadableRoom."""
        async with self.one_peek:
            room = await self.reader.read(row)
        if row.finished_at is not None:
            self.finished[row.id] = room
            if len(self.finished) > MOST_FINISHED:
                self.finished.pop(next(iter(self.finished)))
        return room
