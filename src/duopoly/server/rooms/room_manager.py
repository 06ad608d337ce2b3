"""All rooms of this server: opens them on demand, follows what other servers append, closes them when all have left."""

import asyncio
import gc
import logging
import secrets
from collections.abc import Sequence
from contextlib import suppress

from ...play import fair
from ..store import Client, KeyUsed, RoomRow, Store, StoreError
from ..text import without_selectors
from .analysis_queue import AnalysisQueue
from .bot_executor import BotExecutor
from .connection import Connection
from .game_loop import run_game_loop
from .room import Room
from .room_config import RoomConfig, check_name
from .session import NewEntry, Session

log = logging.getLogger(__name__)

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
KEEP_OPEN = 300.0
"""How many seconds a room stays in memory after the last connection closed."""
SWEEP = 30.0
GC_AFTER = 400
"""How many connections close between two full garbage collections. A socket and its compressor are a reference cycle of some
100 kB; a full collection frees it, but stops all tables for a third of a second when there are hundreds.
"""
MOST_FINISHED = 50
"""How many finished rooms stay in memory for the list of one's own tables."""


class UnreadableRoom(Exception):
    """A stored room that this program cannot read. `config` is there if at least that can be read."""

    def __init__(self, room: str, config: RoomConfig | None) -> None:
        super().__init__(f"the table {room} cannot be read")
        self.config = config


class RoomManager:
    """The rooms of one server over one store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.sessions: dict[str, Session] = {}
        self.finished: dict[str, Room] = {}
        self.unreadable: dict[str, RoomConfig | None] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.game_loops: dict[str, asyncio.Task[None]] = {}
        self.tasks: list[asyncio.Task[None]] = []
        self.closed_connections = 0
        self.bot_executor = BotExecutor()
        self.analysis_queue = AnalysisQueue()

    def start(self) -> None:
        """Starts to follow the store and to sweep, in the running event loop."""
        self.tasks = [asyncio.create_task(self.follow()), asyncio.create_task(self.sweep())]

    async def stop(self) -> None:
        """Cuts all connections and stops all tasks; everything is in the store."""
        for session in self.sessions.values():
            for connection in session.connections:
                connection.cut()
        tasks = [*self.tasks, *self.game_loops.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.bot_executor.close()
        self.analysis_queue.close()

    @property
    def sockets(self) -> int:
        """How many browsers are connected."""
        return sum(len(session.connections) for session in self.sessions.values())

    # Creating and opening rooms.

    async def create(self, config: RoomConfig, browser: str) -> str:
        """Creates a room; its host gets the seats at this screen. Returns the room's id."""
        room = "".join(secrets.choice(ALPHABET) for _ in range(12))
        await self.store.create_room(room, config.to_json(), fair.new_secret().hex())
        seats = tuple(str(n) for n, seat in enumerate(config.new_room.seats) if seat.who in ("me", "here"))
        await self.store.put_client(room, Client(browser=browser, seats=seats, host=True, lang=config.new_room.lang))
        session = await self.open(room)
        assert session is not None
        async with session.lock:
            if all(seat.who != "link" for seat in config.new_room.seats):
                await session.append([("begin", {})])
            elif session.room.is_fair:
                await session.append([])  # only the commitment
        return room

    async def open(self, room: str) -> Session | None:
        """The session of a room, read from the store if need be; None if there is no such room. Raises UnreadableRoom."""
        if room in self.sessions:
            self.sessions[room].empty_since = asyncio.get_running_loop().time()
            return self.sessions[room]
        async with self.opening.setdefault(room, asyncio.Lock()):
            try:
                if room not in self.sessions:
                    row = await self.store.room(room)
                    if row is None:
                        return None
                    session = await self.read(row)
                    self.sessions[room] = session
                    self.game_loops[room] = asyncio.create_task(run_game_loop(session, self.bot_executor))
            finally:
                self.opening.pop(room, None)
        return self.sessions[room]

    async def peek(self, row: RoomRow) -> Room:
        """A room to look at, without a session. A finished room is cached: it does not change. Raises UnreadableRoom."""
        if row.id in self.sessions:
            return self.sessions[row.id].room
        if row.id in self.finished:
            return self.finished[row.id]
        room = (await self.read(row)).room
        if row.finished_at is not None:
            self.finished[row.id] = room
            if len(self.finished) > MOST_FINISHED:
                self.finished.pop(next(iter(self.finished)))
        return room

    async def read(self, row: RoomRow) -> Session:
        """A room from its log. Raises UnreadableRoom; the operator reads of it once."""
        if row.id in self.unreadable:
            raise UnreadableRoom(row.id, self.unreadable[row.id])
        config = None
        try:
            config = RoomConfig.from_json(row.config)
            secret = bytes.fromhex(await self.store.secret(row.id))
            entries = await self.store.entries(row.id)
            room = Room(row.id, config, secret, row.created_at, row.finished_at is not None)
            await asyncio.to_thread(room.fold_all, entries)
        except StoreError:
            raise
        except Exception as error:  # whatever is in the log must not affect other rooms
            log.exception("room %s cannot be read", row.id)
            self.unreadable[row.id] = config
            raise UnreadableRoom(row.id, config) from error
        session = Session(room, self.store, self.bot_executor)
        session.empty_since = asyncio.get_running_loop().time()
        if not room.is_genuine:
            log.error("room %s: its secret is not the one that was promised: somebody changed it in the database", row.id)
        return session

    # Seats and clients.

    async def sit(self, session: Session, client: Client, seat: int, name: str | None, key: str) -> None:
        """A friend takes an open seat with a key; the game begins when the last friend has come.

        Raises BadRoomConfig for a bad name, KeyUsed if the seat is no longer open.
        """
        async with session.lock:
            room = session.room
            if not room.seats[seat].open:
                raise KeyUsed
            name = without_selectors(name) if name else None
            names = [name if name and number == seat else other.name for number, other in enumerate(room.seats)]
            if name:
                check_name(names, seat, room.config.new_room.edition)
            entries: list[NewEntry] = [("sit", {"seat": seat} | ({"name": name} if name else {}))]
            if all(not other.open or number == seat for number, other in enumerate(room.seats)):
                entries.append(("begin", {}))
            await session.append(entries, client=client, key=key)

    async def identify(self, session: Session, connection: Connection) -> bool:
        """Gives a connection the seats of its browser. False for a stranger if the room allows no spectators."""
        client = await self.client(session.room.id, connection.browser)
        if client is None:
            return session.room.config.new_room.spectators
        connection.seats, connection.host = {int(seat) for seat in client.seats}, client.host
        return True

    async def client(self, room: str, browser: str) -> Client | None:
        """What a browser is in a room; None for a stranger."""
        return next((client for client in await self.store.clients(room) if client.browser == browser), None)

    async def revoke(self, session: Session, client: Client, seats: Sequence[str]) -> None:
        """Takes seats from a browser, here and on all servers."""
        async with session.lock:
            await self.store.revoke(session.room.id, client.browser, seats)
            numbers = sorted(int(seat) for seat in client.seats if seat in seats)
            await session.append([("revoke", {"browser": client.browser, "seats": numbers})])

    def set_seats(self, session: Session, browser: str, seats: set[int], host: bool) -> None:
        """Gives the open connections of a browser these seats."""
        for connection in session.connections:
            if connection.browser == browser:
                connection.seats, connection.host = set(seats), host
                session.connections.note_presence(session.room.people)
                connection.send(session.welcome(connection))

    # Background tasks.

    async def follow(self) -> None:
        """Takes in what other servers append, forever."""
        async for wakeup in self.store.listen():
            if wakeup.room == "*":
                sessions = list(self.sessions.values())
            else:
                session = self.sessions.get(wakeup.room)
                sessions = [session] if session and session.room.seq < wakeup.seq else []
            for session in sessions:
                async with session.lock:
                    if wakeup.room == "*" or session.room.seq < wakeup.seq:
                        with suppress(Exception):
                            await session.catch_up()

    async def sweep(self) -> None:
        """Closes rooms that have been empty for a while, and collects garbage after many connections."""
        while True:
            await asyncio.sleep(SWEEP)
            now = asyncio.get_running_loop().time()
            for name, session in list(self.sessions.items()):
                if not session.connections and not session.lock.locked() and now - session.empty_since > KEEP_OPEN:
                    del self.sessions[name]
                    self.game_loops.pop(name).cancel()
            if self.closed_connections >= GC_AFTER:
                self.closed_connections = 0
                gc.collect()
