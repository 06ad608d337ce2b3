"""All rooms of this server: opens them on demand, follows what other servers append, closes them when all have left."""

import asyncio
import gc
import logging
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import TypeVar

from msgspec import DecodeError, structs

from ...play import fair
from ..store import Client, DamagedData, KeyUsed, MovedOn, NewEntry, RoomRow, Store, StoreError, Wakeup
from ..text import without_selectors
from ..wire import RoomSummary
from .analysis_queue import AnalysisQueue
from .bot_executor import BotExecutor
from .connection import Connection
from .game_loop import run_game_loop
from .record_checks import RecordChecks
from .record_room import OpenedRecord
from .room import Room
from .room_config import BadRoomConfig, RoomConfig, check_name
from .room_summary import RoomSummaries, room_summary, unreadable_summary
from .session import Session, commitment_entry
from .stored_rooms import load_room

log = logging.getLogger(__name__)
T = TypeVar("T")

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
KEEP_OPEN = 300.0
"""How many seconds a room stays in memory after the last connection closed."""
SWEEP = 30.0
RETRY = 1.0
"""How many seconds after a failure of the store a room is read again."""
GARBAGE_CHECK = 60.0
SOME_YOUNG, MANY_YOUNG = 10, 2000
"""After how often the youngest objects were looked through all are: if nobody is connected, and in any case. That stops all
tables for up to a second when there are hundreds, and finds next to nothing.
"""
MOST_FINISHED = 50
"""How many finished rooms stay in memory for the list of one's own tables."""
READ_AGAIN = 60.0
"""After how many seconds an unreadable room is tried again: the operator may have repaired it."""
SIT_TRIES = 5
"""How often sitting down is tried while other servers append to the same log."""
RETIRE_EVERY = 3600.0
"""Seconds between two looks for tables that have been idle too long."""
DAY = 86_400.0


class UnreadableRoom(Exception):
    """A stored room that this program cannot read. `config` is there if at least that can be read."""

    def __init__(self, room: str, config: RoomConfig | None) -> None:
        super().__init__(f"the table {room} cannot be read")
        self.config = config


def can_be_room(room: str) -> bool:
    """Whether there can be a room of this id. PostgreSQL would refuse to look for some others."""
    return room.isascii() and room.isprintable()


class RoomManager:
    """The rooms of one server over one store. Deletes those that have been idle for `retention` days, if that is a number.

    Bots think and games are analyzed in threads, unless others do that.
    """

    def __init__(
        self,
        store: Store,
        retention: float | None = None,
        bot_executor: BotExecutor | None = None,
        analysis_queue: AnalysisQueue | None = None,
        on_waiting: Callable[[Session], None] | None = None,
    ) -> None:
        self.store = store
        self.retention = retention
        self.sessions: dict[str, Session] = {}
        self.finished: dict[str, Room] = {}
        self.unreadable: dict[str, tuple[float, RoomConfig | None]] = {}
        self.reported: set[str] = set()
        self.opening: dict[str, asyncio.Task[Session | None]] = {}
        self.peeking: dict[str, asyncio.Task[Room]] = {}
        self.one_peek = asyncio.Lock()
        self.summaries = RoomSummaries()
        self.game_loops: dict[str, asyncio.Task[None]] = {}
        self.tasks: list[asyncio.Task[None]] = []
        self.retries: set[asyncio.Task[None]] = set()
        self.bot_executor = bot_executor or BotExecutor()
        self.analysis_queue = analysis_queue or AnalysisQueue()
        self.record_checks = RecordChecks()
        self.on_waiting = on_waiting

    def start(self) -> None:
        """Starts to follow the store and to sweep, in the running event loop."""
        self.tasks = [asyncio.create_task(task) for task in (self.follow(), self.sweep(), self.collect_garbage())]
        if self.retention is not None:
            self.tasks.append(asyncio.create_task(self.retire()))

    async def stop(self) -> None:
        """Cuts all connections and stops all tasks; everything is in the store."""
        for session in self.sessions.values():
            for connection in session.connections:
                connection.cut()
        tasks = [*self.tasks, *self.retries, *self.opening.values(), *self.peeking.values(), *self.game_loops.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.bot_executor.close()
        self.analysis_queue.close()
        self.record_checks.close()

    @property
    def sockets(self) -> int:
        """How many browsers are connected."""
        return sum(len(session.connections) for session in self.sessions.values())

    # Creating and opening rooms.

    async def create(
        self, config: RoomConfig, browser: str, most_open: int | None = None, opened: OpenedRecord | None = None
    ) -> str:
        """Creates a room, perhaps to go on from a record; its host gets the seats at this screen. Returns the room's id.

        Raises TooManyRooms if the host has `most_open` rooms whose games are not over.
        """
        room = "".join(secrets.choice(ALPHABET) for _ in range(12))
        seats = tuple(str(n) for n, seat in enumerate(config.new_room.seats) if seat.who in ("me", "here"))
        host = Client(browser=browser, seats=seats, host=True, lang=config.new_room.lang)
        is_full = all(seat.who != "link" for seat in config.new_room.seats)
        entries: list[NewEntry] = [("begin", {})] if is_full else []
        secret, is_over = fair.new_secret(), opened is not None and opened.is_over
        if opened is not None:
            moves = [list(move) for move in opened.record.moves]
            entries.insert(0, ("record", {"header": opened.record.header, "moves": moves}))
        if config.is_fair and not is_over:
            entries.insert(0, commitment_entry(fair.commitment(secret)))
        await self.store.create_room(
            room, config.to_json(), secret.hex(), client=host, new_entries=entries, most_open=most_open, finish=is_over
        )
        return room

    async def open(self, room: str) -> Session | None:
        """The session of a room, read from the store if need be; None if there is no such room. Raises UnreadableRoom."""
        if room in self.sessions and self.sessions[room].is_deleted:
            self.close(room)
        if room in self.sessions:
            self.sessions[room].empty_since = asyncio.get_running_loop().time()
            return self.sessions[room]
        if not can_be_room(room):
            return None
        if room not in self.opening:  # else somebody opens it already, and all get the same session
            self.opening[room] = asyncio.create_task(self.read_session(room))
            self.opening[room].add_done_callback(partial(forget, self.opening, room))
        return await asyncio.shield(self.opening[room])

    async def read_session(self, room: str) -> Session | None:
        """Reads a session from the store, and starts its game loop. Raises UnreadableRoom."""
        row = await self.row(room)
        if row is None:
            return None
        self.sessions[room] = session = await self.read(row)
        self.game_loops[room] = asyncio.create_task(run_game_loop(session, self.bot_executor))
        return session

    async def peek(self, row: RoomRow) -> Room:
        """A room to look at, without a session. A finished room is cached: it does not change. Raises UnreadableRoom.

        One room is read at a time, and once for all who ask meanwhile: whoever has many long games holds up nobody else.
        """
        if row.id in self.sessions:
            return self.sessions[row.id].room
        if row.id in self.finished:
            return self.finished[row.id]
        if row.id not in self.peeking:
            self.peeking[row.id] = asyncio.create_task(self.read_to_peek(row))
            self.peeking[row.id].add_done_callback(partial(forget, self.peeking, row.id))
        return await asyncio.shield(self.peeking[row.id])

    async def read_to_peek(self, row: RoomRow) -> Room:
        """Reads a room when its turn comes. Raises UnreadableRoom."""
        async with self.one_peek:
            room = (await self.read(row)).room
        if row.finished_at is not None:
            self.finished[row.id] = room
            if len(self.finished) > MOST_FINISHED:
                self.finished.pop(next(iter(self.finished)))
        return room

    async def read(self, row: RoomRow) -> Session:
        """A room from its log. Raises UnreadableRoom; the operator reads of it once."""
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
        session = Session(room, self.store, self.bot_executor)
        session.on_waiting = self.on_waiting
        session.empty_since = asyncio.get_running_loop().time()
        if not room.is_genuine:
            log.error("room %s: its secret is not the one that was promised: somebody changed it in the database", row.id)
        return session

    def report(self, room: str, error: Exception) -> None:
        """Tells the operator that a room cannot be read: once."""
        if room not in self.reported:
            self.reported.add(room)
            log.error("room %s cannot be read", room, exc_info=error)

    def close(self, room: str) -> None:
        """Takes a room out of memory."""
        del self.sessions[room]
        self.game_loops.pop(room).cancel()

    async def summary(self, id: str, browser: str, last: float, lang: str) -> RoomSummary | None:
        """A room in the list of a browser's own tables, readable or not; None if it is not there anymore."""
        try:
            row = await self.row(id)
            if row is None:
                return None
            if latest := await self.latest_summary(id, browser, lang):
                return structs.replace(latest, last=last)
            room = await self.peek(row)
            client = await self.client(room, browser)
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
            if await self.store.client(id, browser) == cached.client and not await self.store.entries(id, cached.seq):
                return cached.summary
        return None

    async def row(self, room: str) -> RoomRow | None:
        """The row of a room; None if there is none. Raises UnreadableRoom."""
        try:
            return await self.store.room(room) if can_be_room(room) else None
        except DamagedData as error:
            self.report(room, error)
            raise UnreadableRoom(room, None) from error

    # Seats and clients.

    async def sit(self, session: Session, client: Client, seat: int, name: str | None, key: str | None) -> None:
        """A friend takes an open seat, by a link with a key; the game begins when the last friend has come.

        Raises BadRoomConfig for a bad name, KeyUsed if the seat is no longer open.
        """
        name = without_selectors(name) if name else None
        for _ in range(SIT_TRIES):
            async with session.lock:
                room = session.room
                if not room.seats[seat].open:
                    raise KeyUsed
                names = [name if name and number == seat else other.name for number, other in enumerate(room.seats)]
                if name and room.origin is not None and name != room.seats[seat].name:
                    detail = f"expected {room.seats[seat].name!r}, as in the record, got {name!r}"
                    raise BadRoomConfig("name", detail, "name-in-record", name=room.seats[seat].name)
                if name:
                    check_name(names, seat, room.config.new_room.edition)
                entries: list[NewEntry] = [("sit", {"seat": seat} | ({"name": name} if name else {}))]
                if all(not other.open or number == seat for number, other in enumerate(room.seats)):
                    entries.append(("begin", {}))
                try:
                    await session.append(entries, client=client, key=key)
                    return
                except MovedOn as error:  # somebody sat down at another server; this seat may still be open
                    last_error = error
        raise last_error

    async def identify(self, session: Session, connection: Connection) -> bool:
        """Gives a connection the seats of its browser. False for a stranger if the room allows no spectators."""
        while True:
            refreshes = session.refreshes
            client = await self.client(session.room, connection.browser)
            if refreshes == session.refreshes:  # else seats changed hands after they were read
                break
        if client is None:
            return session.room.config.new_room.spectators
        connection.seats, connection.host = seat_numbers(client, session.room), client.host
        return True

    async def client(self, room: Room, browser: str) -> Client | None:
        """What a browser is in a room; None for a stranger. Raises UnreadableRoom if its seats cannot be read."""
        try:
            client = await self.store.client(room.id, browser)
            if client is not None:
                seat_numbers(client, room)
        except (DecodeError, DamagedData, ValueError) as error:
            self.report(f"{room.id}, a browser's seats,", error)
            raise UnreadableRoom(room.id, room.config) from error
        return client

    async def refresh_seats(self, session: Session) -> None:
        """Gives open connections the seats that their browsers have by now, whichever server gave or took them.

        Closes the room if it was deleted.
        """
        async with session.lock:  # one after the other, or an older reading could come last
            session.refreshes += 1
            if await self.store.room(session.room.id) is None:
                session.end()
                return
            clients = {client.browser: client for client in await self.store.clients(session.room.id)}
            before = {connection: (connection.seats, connection.host) for connection in session.connections}
            for connection in before:
                if client := clients.get(connection.browser):
                    with suppress(ValueError):  # what cannot be read changes nothing
                        connection.seats, connection.host = seat_numbers(client, session.room), client.host
            changed = [one for one, seats in before.items() if seats != (one.seats, one.host)]
            if changed:
                session.connections.note_presence(session.room.people)
            for connection in changed:
                connection.send(session.welcome(connection))
            if changed:
                session.send_room()

    async def revoke(self, session: Session, client: Client, seats: Sequence[str]) -> None:
        """Takes seats from a browser, here and on all servers. Raises MovedOn if the room was deleted."""
        async with session.lock:
            await self.store.revoke(session.room.id, client.browser, seats)
            numbers = sorted(int(seat) for seat in client.seats if seat in seats)
            while True:  # the seats are gone already: all must hear of it, however often another server is first
                try:
                    await session.append([("revoke", {"browser": client.browser, "seats": numbers})])
                    return
                except MovedOn:
                    if session.is_deleted:
                        raise

    # Background tasks.

    async def follow(self) -> None:
        """Takes in what other servers append, and who has got seats there, forever."""
        async for wakeup in self.store.listen():
            if wakeup.room == "*":
                sessions = list(self.sessions.values())
            else:
                session = self.sessions.get(wakeup.room)
                sessions = [session] if session and (wakeup.seq == 0 or session.room.seq < wakeup.seq) else []
            for session in sessions:
                try:
                    await self.wake(session, wakeup)
                except StoreError as error:
                    log.warning("room %s: %s", session.room.id, error)
                    self.retries.add(retry := asyncio.create_task(self.wake_later(session, wakeup)))
                    retry.add_done_callback(self.retries.discard)
                except Exception:
                    log.exception("room %s", session.room.id)

    async def wake(self, session: Session, wakeup: Wakeup) -> None:
        """Takes in what a wakeup says has happened to a room. Raises StoreError."""
        if wakeup.room == "*" or session.room.seq < wakeup.seq:
            async with session.lock:
                if wakeup.room == "*" or session.room.seq < wakeup.seq:  # else it was our own entry
                    await session.catch_up()
        if wakeup.seq == 0:
            await self.refresh_seats(session)

    async def wake_later(self, session: Session, wakeup: Wakeup) -> None:
        """Tries again until the store answers, or the room is closed."""
        while self.sessions.get(session.room.id) is session:
            await asyncio.sleep(RETRY)
            with suppress(StoreError):
                await self.wake(session, wakeup)
                return

    async def sweep(self) -> None:
        """Closes rooms that have been empty for a while."""
        while True:
            await asyncio.sleep(SWEEP)
            now = asyncio.get_running_loop().time()
            for name, session in list(self.sessions.items()):
                if not session.connections and not session.lock.locked() and now - session.empty_since > KEEP_OPEN:
                    self.close(name)
            with suppress(StoreError):
                await self.end_deleted()

    async def collect_garbage(self) -> None:
        """Collects old garbage when nobody is there: Python would do so in mid-game, and stop all tables in vain each time."""
        while True:
            await asyncio.sleep(GARBAGE_CHECK)
            is_used = any(session.connections for session in self.sessions.values())
            if gc.get_count()[1] > (MANY_YOUNG if is_used else SOME_YOUNG):
                gc.collect()

    async def end_deleted(self) -> None:
        """Ends the rooms in memory that another program deleted."""
        names = list(self.sessions)
        there = await self.store.existing(names)
        for name in names:
            if name not in there and name in self.sessions:
                self.sessions[name].end()

    async def retire(self) -> None:
        """Deletes rooms that have been idle for too long, forever. Nobody is sent away from a table."""
        while True:
            try:
                count = await self.delete_idle(self.store.clock.wall() - (self.retention or 0) * DAY)
                if count:
                    log.warning("deleted %d tables in which nothing had happened for %g days", count, self.retention)
            except StoreError as error:
                log.warning("idle tables were not deleted: %s", error)
            await asyncio.sleep(RETIRE_EVERY)

    async def delete_idle(self, before: float) -> int:
        """Deletes the rooms in which nothing has happened since a time, except where somebody is; returns how many."""
        count = 0
        for activity in await self.store.activity(before):
            session = self.sessions.get(activity.row.id)
            if session is None or not session.connections:
                count += await self.store.delete_room(activity.row.id, before)
        return count


def forget(tasks: dict[str, asyncio.Task[T]], room: str, done: asyncio.Task[T]) -> None:
    """Whoever comes now begins anew. An error was told to those who waited, if any still did."""
    del tasks[room]
    if not done.cancelled():
        done.exception()


def seat_numbers(client: Client, room: Room) -> set[int]:
    """A client's seats as numbers. Raises ValueError if the room has no such seat."""
    numbers = {int(seat) for seat in client.seats}
    if not numbers <= set(range(len(room.seats))):
        raise ValueError(f"seats: expected 0 to {len(room.seats) - 1}, got {client.seats}")
    return numbers
