"""Who is connected: a browser's connection to a room, and the messages queued on it."""

import asyncio
from collections.abc import Iterator

from msgspec import json

from ..wire import ServerMessage

MOST_WAITING = 200
"""A browser that lets this many messages pile up is cut off; when it comes back it gets everything afresh."""


class Connection:
    """One browser's connection: its seats, its language, and the queue of messages to send. None in the queue ends it."""

    def __init__(self, browser: str, lang: str) -> None:
        self.browser = browser
        self.lang = lang
        self.seats: set[int] = set()
        self.host = False
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue()

    def send(self, message: ServerMessage) -> None:
        """Queues a message."""
        if self.waiting.qsize() >= MOST_WAITING:
            self.cut()
        else:
            self.waiting.put_nowait(json.encode(message))

    def cut(self) -> None:
        """Drops the queue and ends the connection."""
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
