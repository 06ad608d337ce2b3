"""Who is connected: a browser's connection to a room, and the messages queued on it."""

import asyncio
import time
from collections.abc import Iterable, Iterator

from msgspec import json

from ..wire import ServerMessage

MOST_WAITING = 200
"""A browser that lets this many messages pile up is cut off; when it comes back it gets everything afresh."""


HOST = -1
"""Stands for the host where seats are listed by number."""


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
        self.away_since: dict[int, float] = {}
        """Since when nobody has been connected for a seat, by the monotonic clock; HOST for whoever set up the room."""

    def __iter__(self) -> Iterator[Connection]:
        return iter(tuple(self.all))

    def __len__(self) -> int:
        return len(self.all)

    def note_presence(self, people: Iterable[int]) -> None:
        """Notes who of the seats of people is away, and since when. Call it whenever that may have changed."""
        now = time.monotonic()
        here = {seat for connection in self.all for seat in connection.seats}
        if any(connection.host for connection in self.all):
            here.add(HOST)
        self.away_since = {seat: self.away_since.get(seat, now) for seat in (*people, HOST) if seat not in here}

    def note_action(self, seat: int | None) -> None:
        """Notes that a seat's person did something, perhaps at another server: they have not left."""
        if seat in self.away_since:
            self.away_since[seat] = time.monotonic()

    def away_for(self, seat: int) -> float | None:
        """For how many seconds a seat's person has been away; None if somebody is here."""
        since = self.away_since.get(seat)
        return None if since is None else max(0.0, time.monotonic() - since)

    def has_seat(self, seat: int) -> bool:
        """Whether a browser that holds the seat is connected."""
        return any(seat in connection.seats for connection in self.all)

    @property
    def spectators(self) -> int:
        """How many connections have no seat."""
        return sum(not connection.seats for connection in self.all)
