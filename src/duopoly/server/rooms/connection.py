"""Who is connected: a browser's connection to a room, and the messages queued on it."""

import asyncio
from collections.abc import Iterator

from msgspec import json

from ..wire import ServerMessage

MOST_WAITING, MOST_BYTES = 200, 1024 * 1024
"""A browser that lets so many messages pile up, or so much, is cut off; when it comes back it gets everything afresh."""


class Connection:
    """One browser's connection: its seats, its language, and the queue of messages to send. None in the queue ends it."""

    def __init__(self, browser: str, lang: str) -> None:
        self.browser = browser
        self.lang = lang
        self.seats: set[int] = set()
        self.host = False
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.waiting_bytes = 0
        self.is_cut = False

    def send(self, message: ServerMessage) -> None:
        """Queues a message."""
        if self.is_cut:
            return
        if self.waiting.qsize() >= MOST_WAITING or self.waiting_bytes >= MOST_BYTES:
            self.cut()
            return
        text = json.encode(message)
        self.waiting_bytes += len(text)
        self.waiting.put_nowait(text)

    async def next_message(self) -> bytes | None:
        """The next message to send; None if the connection is to end."""
        text = await self.waiting.get()
        self.waiting_bytes -= len(text or b"")
        return text

    def cut(self) -> None:
        """Drops the queue and ends the connection."""
        self.is_cut = True
        while not self.waiting.empty():
            self.waiting.get_nowait()
        self.waiting.put_nowait(None)


class Connections:
    """All connections to a room."""

    def __init__(self) -> None:
        self.all: set[Connection] = set()

    def __iter__(self) -> Iterator[Connection]:
        return iter(tuple(self.all))

    def __len__(self) -> int:
        return len(self.all)

    def has_seat(self, seat: int) -> bool:
        """Whether a browser that holds the seat is connected."""
        return any(seat in connection.seats for connection in self.all)

    @property
    def spectators(self) -> int:
        """How many connections have no seat."""
        return sum(not connection.seats for connection in self.all)
