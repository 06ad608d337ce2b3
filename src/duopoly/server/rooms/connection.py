"""Who is connected: a browser's connection to a room, and the messages queued on it."""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Iterable, Iterator
from typing import Any

from msgspec import json

from ..wire import ServerMessage

MOST_WAITING, MOST_BYTES = 200, 1024 * 1024
"""A browser that lets so many messages pile up, or so much, is cut off; when it comes back it gets everything afresh."""
MOST_TASKS = 4
"""How many answers a browser may wait for before its next messages wait too."""
MOST_AT_ONCE = 32 * 1024
"""How many bytes of messages go at once, unless a single one has more."""

MOST_OF_ONE_BROWSER = 20
"""How many connections one browser may have to a table: each gets all that happens there."""

HOST = -1
"""Stands for the host where seats are listed by number."""


class BackgroundTasks:
    """Answers that take a while: they are worked out beside everything else that a connection asks."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[None]] = set()

    async def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Begins to work out an answer; waits only if there are many already."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        if len(self.tasks) > MOST_TASKS:
            await asyncio.wait(self.tasks, return_when=asyncio.FIRST_COMPLETED)

    def drop(self) -> None:
        """Nobody waits for the answers any longer."""
        for task in self.tasks:
            task.cancel()


class Connection:
    """One browser's connection: its seats, its language, and the messages that wait to be sent."""

    def __init__(self, browser: str, lang: str) -> None:
        self.browser = browser
        self.lang = lang
        self.seats: set[int] = set()
        self.host = False
        self.waiting: deque[bytes] = deque()
        self.waiting_bytes = 0
        self.has_news = asyncio.Event()
        """Set while messages wait, and for good when the connection is cut."""
        self.is_cut = False
        self.background = BackgroundTasks()

    def send(self, message: ServerMessage) -> None:
        """Queues a message."""
        if self.is_cut:
            return
        if len(self.waiting) >= MOST_WAITING or self.waiting_bytes >= MOST_BYTES:
            self.cut()
            return
        text = json.encode(message)
        self.waiting_bytes += len(text)
        self.waiting.append(text)
        self.has_news.set()

    async def next_messages(self) -> list[bytes]:
        """The next messages to send, as many as should go at once; none if the connection is to end."""
        await self.has_news.wait()
        messages: list[bytes] = []
        size = 0
        while self.waiting and (not messages or size + len(self.waiting[0]) <= MOST_AT_ONCE):
            messages.append(self.waiting.popleft())
            size += len(messages[-1])
        self.waiting_bytes -= size
        if not (self.waiting or self.is_cut):
            self.has_news.clear()
        return messages

    def cut(self) -> None:
        """Drops the queue and ends the connection."""
        self.is_cut = True
        self.waiting.clear()
        self.has_news.set()


class Connections:
    """All connections to a room. `now` tells the time for who is away: a clock that nobody sets."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.all: set[Connection] = set()
        self.away_since: dict[int, float] = {}
        """Since when nobody has been connected for a seat, by that clock; HOST for whoever set up the room."""

    def __iter__(self) -> Iterator[Connection]:
        return iter(tuple(self.all))

    def __len__(self) -> int:
        return len(self.all)

    def note_presence(self, people: Iterable[int]) -> None:
        """Notes who of the seats of people is away, and since when. Call it whenever that may have changed."""
        now = self.now()
        here = {seat for connection in self.all for seat in connection.seats}
        if any(connection.host for connection in self.all):
            here.add(HOST)
        self.away_since = {seat: self.away_since.get(seat, now) for seat in (*people, HOST) if seat not in here}

    def note_action(self, seat: int | None) -> None:
        """Notes that a seat's person did something, perhaps at another server: they have not left."""
        if seat in self.away_since:
            self.away_since[seat] = self.now()

    def is_full_for(self, browser: str) -> bool:
        """Whether a browser has as many connections as it may have."""
        return sum(connection.browser == browser for connection in self.all) >= MOST_OF_ONE_BROWSER

    def has_seat(self, seat: int) -> bool:
        """Whether a browser that holds the seat is connected."""
        return any(seat in connection.seats for connection in self.all)

    @property
    def spectators(self) -> int:
        """How many connections have no seat."""
        return sum(not connection.seats for connection in self.all)
