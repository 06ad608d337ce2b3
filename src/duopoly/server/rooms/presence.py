"""Who is connected: a browser's line to a room, and what waits to be sent on it."""

import asyncio
from collections.abc import Iterator

from msgspec import json

from ..wire import ToPage

MOST_WAITING = 200
"""A browser that does not read this much is cut off; it comes back and is told all anew."""


class Line:
    """One browser's line: the seats it holds, its language, and the messages that wait to be sent. None ends it."""

    def __init__(self, browser: str, lang: str) -> None:
        self.browser = browser
        self.lang = lang
        self.seats: set[int] = set()
        self.host = False
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue()

    def send(self, message: ToPage) -> None:
        """Puts a message behind those that wait."""
        if self.waiting.qsize() >= MOST_WAITING:
            self.cut()
        else:
            self.waiting.put_nowait(json.encode(message))

    def cut(self) -> None:
        """Ends the line once what waits is dropped."""
        while not self.waiting.empty():
            self.waiting.get_nowait()
        self.waiting.put_nowait(None)


class Lines:
    """All lines of a room."""

    def __init__(self) -> None:
        self.all: set[Line] = set()

    def __iter__(self) -> Iterator[Line]:
        return iter(tuple(self.all))

    def __len__(self) -> int:
        return len(self.all)

    def of(self, seat: int) -> bool:
        """Whether a browser that holds the seat is connected."""
        return any(seat in line.seats for line in self.all)

    @property
    def watching(self) -> int:
        """How many look on without a seat."""
        return sum(not line.seats for line in self.all)
