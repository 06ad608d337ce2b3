"""All rooms of this server: opens them on demand, follows what other servers append, closes them when all have left."""

import asyncio
import gc
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress

from ...play import fair
from ..store import Client, NewEntry, Store, StoreError, Wakeup
from .analysis_queue import AnalysisQueue
from .bot_executor import BotExecutor
from .finished_replays import FinishedReplays
from .game_loop import run_game_loop
from .own_rooms import OwnRooms
from .promised_dice import commitment_entry
from .record_checks import RecordChecks
from .record_room import OpenedRecord
from .room_config import RoomConfig
from .room_reader import RoomReader
from .room_reader import UnreadableRoom as UnreadableRoom  # the old path of this module names it here
from .seats import refresh_seats
from .session import Session
from .shared_tasks import SharedTasks

log = logging.getLogger(__name__)

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
RETIRE_EVERY = 3600.0
"""Seconds between two looks for tables that have been idle too long."""
DAY = 86_400.0


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
        self.reader = RoomReader(store)
        self.sessions: dict[str, Session] = {}
        self.opening = SharedTasks[Session | None]()
        self.own_rooms = OwnRooms(self.reader, self.sessions)
        self.game_loops: dict[str, asyncio.Task[None]] = {}
        self.tasks: list[asyncio.Task[None]] = []
        self.retries: set[asyncio.Task[None]] = set()
        self.bot_executor = bot_executor or BotExecutor()
        self.analysis_queue = analysis_queue or AnalysisQueue()
        self.record_checks = RecordChecks()
        self.replays = FinishedReplays()
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
        reading = [*self.opening.tasks.values(), *self.own_rooms.peeking.tasks.values(), *self.replays.playing.tasks.values()]
        tasks = [*self.tasks, *self.retries, *reading, *self.game_loops.values()]
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
        seats = tuple(str(n) for n, seat in enumerate(config.new_room.seats) if seat.is_local)
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
        return await self.opening.result(room, lambda: self.read_session(room))

    async def read_session(self, room: str) -> Session | None:
        """Reads a session from the store, and starts its game loop. Raises UnreadableRoom."""
        row = await self.reader.row(room)
        if row is None:
            return None
        self.sessions[room] = session = Session(await self.reader.read(row), self.store, self.bot_executor)
        session.on_waiting = self.on_waiting
        session.empty_since = asyncio.get_running_loop().time()
        self.game_loops[room] = asyncio.create_task(run_game_loop(session, self.bot_executor))
        return session

    def close(self, room: str) -> None:
        """Takes a room out of memory."""
        del self.sessions[room]
        self.game_loops.pop(room).cancel()

    # Background tasks.

    async def follow(self) -> None:
        """Takes in what other servers append, and who has got seats there, forever."""
        async for wakeup in self.store.listen():
            if wakeup.room == "*":
                sessions = await self.changed_sessions()
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

    async def changed_sessions(self) -> list[Session]:
        """The rooms in memory where something may have happened that is not taken in: all, if the store cannot tell."""
        try:
            marks = await self.store.marks(list(self.sessions)) if self.sessions else {}
        except StoreError:
            marks = {}
        changed: list[Session] = []
        for session in self.sessions.values():
            mark = marks.get(session.room.id)
            if mark is None or mark.seq > session.room.seq or mark.clients != session.clients_mark:
                changed.append(session)
            session.clients_mark = mark.clients if mark else ""
        return changed

    async def wake(self, session: Session, wakeup: Wakeup) -> None:
        """Takes in what a wakeup says has happened to a room. Raises StoreError."""
        if wakeup.room == "*" or session.room.seq < wakeup.seq:
            async with session.lock:
                if wakeup.room == "*" or session.room.seq < wakeup.seq:  # else it was our own entry
                    await session.catch_up()
        if wakeup.seq == 0:
            await refresh_seats(session)

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

    async def collect_garbage(self) -> None:
        """Collects old garbage when nobody is there: Python would do so in mid-game, and stop all tables in vain each time."""
        while True:
            await asyncio.sleep(GARBAGE_CHECK)
            is_used = any(session.connections for session in self.sessions.values())
            if gc.get_count()[1] > (MANY_YOUNG if is_used else SOME_YOUNG):
                gc.collect()

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
