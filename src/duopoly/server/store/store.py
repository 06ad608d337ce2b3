"""The store: all queries to the database and all changes of it."""

import asyncio
import time
from collections.abc import AsyncGenerator, AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any

from msgspec import json
from sqlalchemy import Row, delete, func, insert, not_, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .engines import open_engine
from .errors import KeyUsed, MovedOn, StoreError, is_taken, postgres_says, sqlite_says
from .migrate import migrate
from .rows import Client, Key, LogEntry, RoomRow
from .schema import clients, entries, keys, rooms
from .wakeups import Wakeup, WakeupHub, follow

ROOM = (rooms.c.id, rooms.c.config, rooms.c.created_at, rooms.c.finished_at)


class Store:
    """Rooms in a database. Open it with `open` and `close` it at the end.

    Every method raises StoreError if the database fails, and LookupError if there is no such room.
    """

    def __init__(self, engine: AsyncEngine, name: str) -> None:
        self.engine = engine
        self.writer = engine.execution_options(writes=True)
        self.name = name
        self.is_sqlite = engine.dialect.name == "sqlite"
        self.write_lock = asyncio.Lock()  # SQLite allows one writer at a time: a queue is faster than retrying
        self.wakeups = WakeupHub(is_live=self.is_sqlite)
        self.follower: asyncio.Task[None] | None = None
        self.appending: set[asyncio.Task[float]] = set()

    @classmethod
    async def open(cls, url: str) -> "Store":
        """The store at a URL, or in the SQLite file at a path. Migrates an empty or older database.

        Raises StoreError if it cannot be opened, or if a newer version wrote it.
        """
        store = cls(*open_engine(url))
        try:
            async with store.write() as connection:
                await connection.run_sync(migrate, store.name)
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """Finishes pending writes, ends all listening and closes the database."""
        await asyncio.gather(*self.appending, return_exceptions=True)
        self.wakeups.close()
        if self.follower:
            self.follower.cancel()
            await asyncio.gather(self.follower, return_exceptions=True)
        await self.engine.dispose()

    async def ping(self) -> None:
        """Raises StoreError if the database does not answer."""
        async with self.read() as connection:
            await connection.execute(select(rooms.c.id).limit(1))

    # Rooms and their logs.

    async def create_room(self, room: str, config: str, secret: str) -> RoomRow:
        """Creates a room with an empty log. Raises ValueError if the id is taken."""
        row = RoomRow(room, config, time.time())
        values = {"id": room, "config": config, "secret": secret, "created_at": row.created_at}
        try:
            async with self.write() as connection:
                await connection.execute(insert(rooms), values)
        except IntegrityError:
            raise ValueError(f"room: expected a new id, got {room!r}") from None
        return row

    async def room(self, room: str) -> RoomRow | None:
        """A room; None if there is no such room."""
        async with self.read() as connection:
            row = (await connection.execute(select(*ROOM).where(rooms.c.id == room))).first()
        return RoomRow(*row) if row else None

    async def secret(self, room: str) -> str:
        """The secret of a room's dice."""
        async with self.read() as connection:
            secret = (await connection.execute(select(rooms.c.secret).where(rooms.c.id == room))).scalar()
        if secret is None:
            raise no_room(room)
        return str(secret)

    async def append(
        self,
        room: str,
        seq: int,
        new_entries: Sequence[tuple[str, Any]],
        *,
        finish: bool = False,
        client: Client | None = None,
        key: str | None = None,
    ) -> float:
        """Appends entries (kind and body) from `seq` on, durably and all or nothing. Returns their time.

        In the same transaction `finish` marks the room's game as over, `client` is stored, `key` (its hash) is used up.
        Raises MovedOn if the log already has one of these entries, KeyUsed if the key cannot be used.
        Canceling the caller does not stop the write: a browser may leave while its move is being written.
        """
        if not new_entries or seq < 1:
            raise ValueError(f"append: expected entries from seq 1 on, got {len(new_entries)} from {seq}")
        task = asyncio.create_task(self.append_all(room, seq, new_entries, finish, client, key))
        self.appending.add(task)
        task.add_done_callback(self.appending.discard)
        return await asyncio.shield(task)

    async def append_all(
        self, room: str, seq: int, new_entries: Sequence[tuple[str, Any]], finish: bool, client: Client | None, key: str | None
    ) -> float:
        """Does the work of `append`."""
        now = time.time()
        rows = [
            {"room": room, "seq": n, "at": now, "kind": kind, "body": json.encode(body).decode()}
            for n, (kind, body) in enumerate(new_entries, seq)
        ]
        try:
            async with self.write() as connection:
                await connection.execute(insert(entries), rows)
                if finish:
                    over = update(rooms).where(rooms.c.id == room, rooms.c.finished_at.is_(None))
                    await connection.execute(over.values(finished_at=now))
                if client:
                    await connection.execute(self.upsert_client(room, client, now))
                if key and not await use_key(connection, key, now):
                    raise KeyUsed("the key is unknown or was used")
        except IntegrityError as error:
            raise MovedOn(room, seq) if is_taken(error.orig) else no_room(room) from None
        if self.is_sqlite:
            for n in range(seq, seq + len(rows)):
                self.wakeups.send(Wakeup(room, n))
        return now

    async def entries(self, room: str, after: int = 0) -> list[LogEntry]:
        """The entries of a room's log after a seq, in order. Raises DecodeError if a body is not JSON."""
        columns = (entries.c.seq, entries.c.at, entries.c.kind, entries.c.body)
        query = select(*columns).where(entries.c.room == room, entries.c.seq > after).order_by(entries.c.seq)
        async with self.read() as connection:
            rows = (await connection.execute(query)).all()
        return [LogEntry(row.seq, row.at, row.kind, json.decode(row.body)) for row in rows]

    def listen(self) -> AsyncGenerator[Wakeup, None]:
        """Wakeups for new entries, whichever server wrote them; ends when the store is closed.

        The first is ALL_ROOMS. From then on there is one wakeup for each entry, after it can be read. ALL_ROOMS comes again
        whenever some may have been missed. Nothing comes while PostgreSQL cannot be reached.
        """
        if not (self.is_sqlite or self.follower or self.wakeups.closed):
            _, arguments = self.engine.dialect.create_connect_args(self.engine.url)
            self.follower = asyncio.create_task(follow(dict(arguments), self.wakeups))
        return self.wakeups.listen()

    # Keys and clients.

    async def add_key(self, key: Key) -> None:
        """Stores the key of a link."""
        values = {"hash": key.hash, "room": key.room, "seats": seats_json(key.seats), "purpose": key.purpose, "once": key.once}
        try:
            async with self.write() as connection:
                await connection.execute(insert(keys), {**values, "created_at": time.time()})
        except IntegrityError as error:
            raise ValueError("key: expected a new one") if is_taken(error.orig) else no_room(key.room) from None

    async def key(self, hash: str) -> Key | None:
        """A key, without using it; None if there is none."""
        async with self.read() as connection:
            row = (await connection.execute(select(keys).where(keys.c.hash == hash))).first()
        return key_of(row) if row else None

    async def use_key(self, hash: str) -> Key | None:
        """Uses a key: a one-time key is used up. None if there is none, or if it was used before."""
        async with self.write() as connection:
            return await use_key(connection, hash, time.time())

    async def put_client(self, room: str, client: Client) -> None:
        """Stores which seats of the room a client has. Keeps the time when it first came."""
        try:
            async with self.write() as connection:
                await connection.execute(self.upsert_client(room, client, time.time()))
        except IntegrityError:
            raise no_room(room) from None

    async def clients(self, room: str) -> list[Client]:
        """The clients of a room, in the order in which they came."""
        query = select(clients).where(clients.c.room == room).order_by(clients.c.since, clients.c.browser)
        async with self.read() as connection:
            return [client_of(row) for row in await connection.execute(query)]

    async def knows(self, browser: str) -> bool:
        """Whether a browser is a client of any room."""
        query = select(clients.c.room).where(clients.c.browser == browser).limit(1)
        async with self.read() as connection:
            return (await connection.execute(query)).first() is not None

    async def revoke(self, room: str, browser: str, seats: Sequence[str]) -> None:
        """Takes seats from a client, and uses up the unused keys that open any of them on another device."""
        this_client = (clients.c.room == room, clients.c.browser == browser)
        unused = (keys.c.room == room, keys.c.purpose == "device", keys.c.used_at.is_(None))
        async with self.write() as connection:
            row = (await connection.execute(select(clients).where(*this_client))).first()
            left = [seat for seat in client_of(row).seats if seat not in seats] if row else []
            if left:
                await connection.execute(update(clients).where(*this_client).values(seats=seats_json(left)))
            else:
                await connection.execute(delete(clients).where(*this_client))
            for key in (await connection.execute(select(keys).where(*unused))).all():
                if set(key_of(key).seats) & set(seats):
                    await connection.execute(update(keys).where(keys.c.hash == key.hash).values(used_at=time.time()))

    async def rooms_of(self, browser: str) -> list[tuple[RoomRow, float]]:
        """The rooms of a browser, each with the time of its last entry (or of its creation); the latest first."""
        last = select(entries.c.at).where(entries.c.room == rooms.c.id).order_by(entries.c.seq.desc()).limit(1)
        at = func.coalesce(last.scalar_subquery(), rooms.c.created_at).label("last")
        query = select(*ROOM, at).join(clients, clients.c.room == rooms.c.id).where(clients.c.browser == browser)
        async with self.read() as connection:
            rows = await connection.execute(query.order_by(at.desc(), rooms.c.id))
            return [(RoomRow(*row[:-1]), row[-1]) for row in rows]

    # Connections.

    def upsert_client(self, room: str, client: Client, now: float) -> Any:
        """The statement that stores a client, new or not."""
        values = {"seats": seats_json(client.seats), "host": client.host, "lang": client.lang}
        statement = sqlite.insert(clients) if self.is_sqlite else postgresql.insert(clients)
        row = statement.values(room=room, browser=client.browser, since=now, **values)
        return row.on_conflict_do_update(index_elements=["room", "browser"], set_=values)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection for queries."""
        with self.explain_errors():
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A connection in a transaction. It commits when the block ends; an error rolls it back."""
        with self.explain_errors():
            if self.is_sqlite:
                async with self.write_lock, self.writer.begin() as connection:
                    yield connection
            else:
                async with self.writer.begin() as connection:
                    yield connection

    @contextmanager
    def explain_errors(self) -> Iterator[None]:
        """Turns the driver's errors into StoreError, except IntegrityError.

        The driver's own error is not chained: if it cannot connect, its text may hold a part of the password.
        """
        says = sqlite_says if self.is_sqlite else postgres_says
        try:
            yield
        except IntegrityError:
            raise
        except DBAPIError as error:
            raise StoreError(f"{self.name} {says(error.orig)}") from None
        except PoolTimeout:
            raise StoreError(f"{self.name} did not answer in time") from None


async def use_key(connection: AsyncConnection, hash: str, now: float) -> Key | None:
    """Uses a key in one statement: of two clients that try at once, one gets None."""
    is_free = or_(not_(keys.c.once), keys.c.used_at.is_(None))
    statement = update(keys).where(keys.c.hash == hash, is_free).values(used_at=now).returning(*keys.c)
    row = (await connection.execute(statement)).first()
    return key_of(row) if row else None


def no_room(room: str) -> LookupError:
    """The error for a room that does not exist."""
    return LookupError(f"there is no room {room!r}")


def seats_json(seats: Sequence[str]) -> str:
    """Seats as JSON."""
    return json.encode(seats).decode()


def seats_from(text: str) -> tuple[str, ...]:
    """Seats from JSON."""
    return json.decode(text, type=tuple[str, ...])


def key_of(row: Row[Any]) -> Key:
    """The key in a row."""
    used = row.used_at is not None
    return Key(hash=row.hash, room=row.room, seats=seats_from(row.seats), purpose=row.purpose, once=row.once, used=used)


def client_of(row: Row[Any]) -> Client:
    """The client in a row."""
    return Client(browser=row.browser, seats=seats_from(row.seats), host=row.host, lang=row.lang, since=row.since)
