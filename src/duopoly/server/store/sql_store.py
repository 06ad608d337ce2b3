"""The store in a database, SQLite or PostgreSQL: all queries to it and all changes of it."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Sequence
from typing import Any

from msgspec import DecodeError, json
from sqlalchemy import Connection, Row, and_, case, delete, exists, func, insert, not_, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from ..clock import Clock
from . import postgres_wakeups, sqlite_wakeups
from .accounts import Accounts
from .database import Database
from .engines import open_engine
from .errors import DamagedData, KeyUsed, MovedOn, StoreError, TooManyRooms
from .migrate import check_tables, check_version, migrate
from .rows import Client, Key, LogEntry, RoomActivity, RoomMark, RoomRow
from .schema import CHANNEL, clients, entries, health, keys, rooms
from .seats import seats_from, seats_json
from .sql_errors import is_taken
from .sqlite_file import check_ours
from .store import NewEntry, Store, no_room
from .wakeups import Wakeup

log = logging.getLogger(__name__)

ROOM = (rooms.c.id, rooms.c.config, rooms.c.created_at, rooms.c.finished_at)
MOST_UNUSED = 20
"""How many links to the same seats may wait for somebody; the oldest go."""
CHECK_EVERY = 1.0
"""Seconds for which the result of a check is good: whoever may ask for it cannot keep the disk busy."""
FILLER = "." * 32 * 1024
"""A check writes so much: a database that can hardly grow is noticed before a move is refused."""
BROWSER_LOCK = 0x64756F71
"""The first number of the advisory locks that keep a browser from creating two rooms at once in PostgreSQL."""


class SqlStore(Database, Store):
    """Rooms in a database. Open it with `open`."""

    def __init__(self, engine: AsyncEngine, name: str, clock: Clock | None = None) -> None:
        Database.__init__(self, engine, name)
        Store.__init__(self, clock, is_live=False)
        self.accounts = Accounts(self, self.clock)
        self.follower: asyncio.Task[None] | None = None
        self.checking = asyncio.Lock()
        self.checked_at = -CHECK_EVERY
        self.check_error: StoreError | None = None

    @classmethod
    async def open(cls, url: str, create: bool = True, clock: Clock | None = None) -> "SqlStore":
        """The store at a URL, or in the SQLite file at a path. Migrates an empty or older database if it may `create` tables.

        Raises StoreError if it cannot be opened, if a newer version or another program wrote it, or if a table is missing.
        """
        store = cls(*open_engine(url, create), clock)
        try:
            if store.file is not None:
                check_ours(store.file, create)
            if create:
                await store.transact(lambda connection: migrate(connection, store.name))
            async with store.read() as connection:
                await connection.run_sync(check_version, store.name)
                await connection.run_sync(check_tables, store.name)
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
        if self.sqlite_writer is not None:
            await asyncio.to_thread(self.sqlite_writer.close)
        await self.engine.dispose()

    async def check(self) -> None:
        """Raises StoreError unless all tables are there and a row can be written. Many callers share one check."""
        self.check_file()
        async with self.checking:
            if self.clock.now() - self.checked_at >= CHECK_EVERY:
                try:
                    await self.write_health()
                    self.check_error = None
                except StoreError as error:
                    self.check_error = error
                self.checked_at = self.clock.now()
        if self.check_error:
            raise self.check_error

    async def write_health(self) -> None:
        """Writes the row of the check, with a filler that is taken out again."""
        insert_row = sqlite.insert(health) if self.is_sqlite else postgresql.insert(health)
        full = insert_row.values(id=1, at=self.clock.wall(), filler=FILLER)
        full = full.on_conflict_do_update(index_elements=["id"], set_={"filler": FILLER, "at": self.clock.wall()})

        def put(connection: Connection) -> None:
            check_tables(connection, self.name)
            connection.execute(full)
            connection.execute(update(health).values(filler=""))

        await self.transact(put)

    # Rooms and their logs.

    async def create_room(
        self,
        room: str,
        config: str,
        secret: str,
        *,
        client: Client | None = None,
        new_entries: Sequence[NewEntry] = (),
        most_open: int | None = None,
        finish: bool = False,
    ) -> RoomRow:
        """Creates a room with its first entries and its host, all or nothing. With `finish` its game is over already.

        Raises ValueError if the id is taken, TooManyRooms if the host has `most_open` rooms whose games are not over.
        """
        now = self.clock.wall()
        row = RoomRow(room, config, now, now if finish else None)
        values = {"id": room, "config": config, "secret": secret, "created_at": now, "finished_at": row.finished_at}

        def insert_all(connection: Connection) -> None:
            if client and most_open is not None:
                self.check_quota(connection, client.browser, most_open)
            connection.execute(insert(rooms), values)
            if new_entries:
                connection.execute(insert(entries), entry_rows(room, 1, row.created_at, new_entries))
            if client:
                self.seat_client(connection, room, client, row.created_at)

        try:
            await self.transact(insert_all)
        except IntegrityError:
            raise ValueError(f"room: expected a new id, got {room!r}") from None
        return row

    def check_quota(self, connection: Connection, browser: str, most_open: int) -> None:
        """Raises TooManyRooms if a browser hosts so many rooms whose games are not over."""
        if not self.is_sqlite:
            connection.execute(select(func.pg_advisory_xact_lock(BROWSER_LOCK, func.hashtext(browser))))
        hosted = and_(clients.c.browser == browser, clients.c.host, clients.c.room == rooms.c.id, rooms.c.finished_at.is_(None))
        if (connection.execute(select(func.count()).where(hosted)).scalar() or 0) >= most_open:
            raise TooManyRooms

    async def room(self, room: str) -> RoomRow | None:
        """A room; None if there is no such room."""
        async with self.read() as connection:
            row = (await connection.execute(select(*ROOM).where(rooms.c.id == room))).first()
        return room_of(row) if row else None

    async def secret(self, room: str) -> str:
        """The secret of a room's dice."""
        async with self.read() as connection:
            secret = (await connection.execute(select(rooms.c.secret).where(rooms.c.id == room))).scalar()
        if secret is None:
            raise no_room(room)
        return str(secret)

    async def append_all(
        self, room: str, seq: int, new_entries: Sequence[NewEntry], finish: bool, client: Client | None, key: str | None
    ) -> float:
        """Does the work of `append`."""
        now = self.clock.wall()
        rows = entry_rows(room, seq, now, new_entries)

        def insert_all(connection: Connection) -> None:
            connection.execute(insert(entries), rows)
            if finish:
                over = update(rooms).where(rooms.c.id == room, rooms.c.finished_at.is_(None))
                connection.execute(over.values(finished_at=now))
            if client:
                self.seat_client(connection, room, client, now)
            if key and not use_key(connection, key, now):
                raise KeyUsed("the key is unknown or was used")

        try:
            if finish or client or key:
                await self.transact(insert_all)
            else:
                await self.insert(entries, rows)
        except IntegrityError as error:
            raise MovedOn(room, seq) if is_taken(error.orig) else no_room(room) from None
        if self.is_sqlite:
            for n in (*range(seq, seq + len(rows)), *([0] if client else [])):
                self.wakeups.send(Wakeup(room, n))
        return now

    async def entries(self, room: str, after: int = 0) -> list[LogEntry]:
        """The entries of a room's log after a seq, in order. Raises DamagedData or DecodeError if one cannot be read."""
        columns = (entries.c.seq, entries.c.at, entries.c.kind, entries.c.body)
        query = select(*columns).where(entries.c.room == room, entries.c.seq > after).order_by(entries.c.seq)
        async with self.read() as connection:
            rows = (await connection.execute(query)).all()
        return [LogEntry(row.seq, as_time(row.at), row.kind, json.decode(row.body)) for row in rows]

    async def marks(self, ids: Sequence[str]) -> dict[str, RoomMark]:
        """How far those of some rooms that are there have come, in one query."""
        query = select(rooms.c.id, func.coalesce(COUNT, 0), func.coalesce(SITTING, "")).where(rooms.c.id.in_(ids))
        async with self.read() as connection:
            rows = (await connection.execute(query)).all()
        return {room: RoomMark(seq, sitting) for room, seq, sitting in rows}

    def listen(self) -> AsyncGenerator[Wakeup, None]:
        """Wakeups for new entries, whichever server wrote them; ends when the store is closed.

        The first is ALL_ROOMS. From then on there is one wakeup for each entry, after it can be read, and one with `seq` 0 when
        seats have changed hands or the room was deleted. ALL_ROOMS comes again whenever some may have been missed, and
        instead of each wakeup from another server on the same SQLite file. Nothing comes while PostgreSQL cannot be reached.
        """
        if not (self.follower or self.wakeups.closed):
            self.follower = asyncio.create_task(self.follow())
        return self.wakeups.listen()

    async def follow(self) -> None:
        """Passes on what other servers write, forever."""
        if self.is_sqlite:
            await sqlite_wakeups.follow(self.data_version, self.wakeups)
        else:
            _, arguments = self.engine.dialect.create_connect_args(self.engine.url)
            await postgres_wakeups.follow(dict(arguments), self.wakeups)

    # Keys and clients.

    async def add_key(self, key: Key) -> None:
        """Stores the key of a link. Of those for the same seats that nobody has used, the oldest go."""
        values = {"hash": key.hash, "room": key.room, "seats": seats_json(key.seats), "purpose": key.purpose, "once": key.once}
        alike = (keys.c.room == key.room) & (keys.c.purpose == key.purpose) & (keys.c.seats == values["seats"])
        unused = select(keys.c.hash).where(alike & keys.c.once & keys.c.used_at.is_(None))

        def put(connection: Connection) -> None:
            connection.execute(insert(keys), {**values, "created_at": self.clock.wall()})
            for row in connection.execute(unused.order_by(keys.c.created_at.desc(), keys.c.hash).offset(MOST_UNUSED)).all():
                connection.execute(delete(keys).where(keys.c.hash == row.hash))

        try:
            await self.transact(put)
        except IntegrityError as error:
            raise ValueError("key: expected a new one") if is_taken(error.orig) else no_room(key.room) from None

    async def key(self, hash: str) -> Key | None:
        """A key, without using it; None if there is none, or if it cannot be read."""
        async with self.read() as connection:
            row = (await connection.execute(select(keys).where(keys.c.hash == hash))).first()
        return key_of(row) if row else None

    async def use_key(self, hash: str) -> Key | None:
        """Uses a key: a one-time key is used up. None if there is none, or if it was used before."""
        row = await self.transact(lambda connection: use_key(connection, hash, self.clock.wall()))
        return key_of(row) if row else None

    async def add_seats(self, room: str, client: Client, key: str | None = None) -> None:
        """Gives a client these seats beside those it has, and uses up the key (its hash). Raises KeyUsed."""

        def seat(connection: Connection) -> None:
            now = self.clock.wall()
            self.seat_client(connection, room, client, now)
            if key and not use_key(connection, key, now):
                raise KeyUsed("the key is unknown or was used")

        try:
            await self.transact(seat)
        except IntegrityError:
            raise no_room(room) from None
        if self.is_sqlite:
            self.wakeups.send(Wakeup(room, 0))

    def seat_client(self, connection: Connection, room: str, client: Client, now: float) -> None:
        """Gives a client seats in a transaction: who takes two seats at once, perhaps at two servers, has both."""
        if not self.is_sqlite:  # one after the other; `key_share` lets others go on appending to the log
            connection.execute(select(rooms.c.id).where(rooms.c.id == room).with_for_update(key_share=True))
            connection.execute(select(func.pg_notify(CHANNEL, f"{room}:0")))
        mine = and_(clients.c.room == room, clients.c.browser == client.browser)
        row = connection.execute(select(clients).where(mine)).first()
        try:
            before = client_of(row) if row else client
        except DecodeError:
            raise DamagedData(f"{self.name} is damaged: the seats of a browser in room {room} cannot be read") from None
        seats = seats_json(tuple(dict.fromkeys((*before.seats, *client.seats))))
        values = {"seats": seats, "host": before.host or client.host, "lang": client.lang}
        if row:
            connection.execute(update(clients).where(mine).values(values))
        else:
            connection.execute(insert(clients), {"room": room, "browser": client.browser, "since": now, **values})

    async def client(self, room: str, browser: str) -> Client | None:
        """What a browser is in a room; None for a stranger. Raises DecodeError if its seats cannot be read."""
        query = select(clients).where(clients.c.room == room, clients.c.browser == browser)
        async with self.read() as connection:
            row = (await connection.execute(query)).first()
        return client_of(row) if row else None

    async def clients(self, room: str) -> list[Client]:
        """The clients of a room, in the order in which they came, without those that cannot be read."""
        query = select(clients).where(clients.c.room == room).order_by(clients.c.since, clients.c.browser)
        async with self.read() as connection:
            rows = (await connection.execute(query)).all()
        readable = []
        for row in rows:
            try:
                readable.append(client_of(row))
            except DecodeError:
                log.error("room %s: the seats of a browser cannot be read", room)
        return readable

    async def knows(self, browser: str) -> bool:
        """Whether a browser is a client of any room."""
        query = select(clients.c.room).where(clients.c.browser == browser).limit(1)
        async with self.read() as connection:
            return (await connection.execute(query)).first() is not None

    async def revoke(self, room: str, browser: str, seats: Sequence[str]) -> None:
        """Takes seats from a client, and uses up the unused keys that open any of them on another device."""
        mine = and_(clients.c.room == room, clients.c.browser == browser)
        unused = and_(keys.c.room == room, keys.c.purpose == "device", keys.c.used_at.is_(None))

        def take(connection: Connection) -> None:
            if not self.is_sqlite:  # as in `seat_client`
                connection.execute(select(rooms.c.id).where(rooms.c.id == room).with_for_update(key_share=True))
            row = connection.execute(select(clients).where(mine)).first()
            left = [seat for seat in client_of(row).seats if seat not in seats] if row else []
            if left:
                connection.execute(update(clients).where(mine).values(seats=seats_json(left)))
            else:
                connection.execute(delete(clients).where(mine))
            for row in connection.execute(select(keys).where(unused)).all():
                key = key_of(row)
                if key and set(key.seats) & set(seats):
                    connection.execute(update(keys).where(keys.c.hash == key.hash).values(used_at=self.clock.wall()))

        await self.transact(take)

    async def rooms_of(self, browser: str) -> list[tuple[str, float]]:
        """The rooms of a browser by their ids, each with the time of its last entry (or of its creation); the latest first.

        If a part of the logs is damaged, in the order in which the browser came, each with that time.
        """
        query = select(rooms.c.id, LAST).join(clients, clients.c.room == rooms.c.id).where(clients.c.browser == browser)
        plain = select(clients.c.room, clients.c.since).where(clients.c.browser == browser).order_by(clients.c.since.desc())
        try:
            async with self.read() as connection:
                rows = (await connection.execute(query.order_by(LAST.desc(), rooms.c.id))).all()
        except DamagedData:
            async with self.read() as connection:
                rows = (await connection.execute(plain)).all()
        return [(room, as_time(at)) for room, at in rows]

    # For operators.

    async def activity(self, before: float | None = None) -> list[RoomActivity]:
        """All rooms, or those in which nothing has happened since a time; the latest first."""
        is_ours = entries.c.room == rooms.c.id
        begun = exists().where(is_ours, entries.c.kind == "begin")
        has_gap = select(func.count()).where(is_ours).scalar_subquery() != COUNT
        is_json = func.json_valid(entries.c.body) if self.is_sqlite else entries.c.body.like("{%}")  # PostgreSQL 16 could tell
        is_damaged = or_(has_gap, exists().where(is_ours, not_(is_json)))
        query = select(*ROOM, LAST, func.coalesce(COUNT, 0), begun, is_damaged).order_by(LAST.desc(), rooms.c.id)
        if before is not None:
            query = query.where(before > LAST)
        async with self.read() as connection:
            rows = (await connection.execute(query)).all()
        return [RoomActivity(room_of(row), as_time(row[4]), row[5], bool(row[6]), bool(row[7])) for row in rows]

    async def existing(self, ids: Sequence[str], unfinished: bool = False) -> set[str]:
        """Those of some rooms that are there; or only those of them whose games are not over."""
        query = select(rooms.c.id).where(rooms.c.id.in_(ids))
        if unfinished:
            query = query.where(rooms.c.finished_at.is_(None))
        async with self.read() as connection:
            return set((await connection.execute(query)).scalars())

    async def delete_room(self, room: str, before: float | None = None) -> bool:
        """Deletes a room with all that belongs to it; with `before` only if nothing has happened there since that time.

        Returns whether it was deleted.
        """

        def take(connection: Connection) -> bool:
            if not self.is_sqlite:  # nobody appends from now on
                connection.execute(select(rooms.c.id).where(rooms.c.id == room).with_for_update())
                connection.execute(select(func.pg_notify(CHANNEL, f"{room}:0")))
            row = connection.execute(select(LAST).where(rooms.c.id == room)).first()
            if row is None or (before is not None and as_time(row[0]) >= before):
                return False
            for table in (entries, keys, clients):
                connection.execute(delete(table).where(table.c.room == room))
            connection.execute(delete(rooms).where(rooms.c.id == room))
            return True

        was_deleted = await self.transact(take)
        if was_deleted and self.is_sqlite:
            self.wakeups.send(Wakeup(room, 0))
        return was_deleted


LAST = func.coalesce(
    select(entries.c.at).where(entries.c.room == rooms.c.id).order_by(entries.c.seq.desc()).limit(1).scalar_subquery(),
    rooms.c.created_at,
).label("last")
"""When something last happened in a room."""
COUNT = select(func.max(entries.c.seq)).where(entries.c.room == rooms.c.id).scalar_subquery()
"""How many entries its log has."""
ONE_CLIENT = clients.c.browser + clients.c.seats + case((clients.c.host, "+"), else_="")
SITTING = select(func.aggregate_strings(ONE_CLIENT, ",")).where(clients.c.room == rooms.c.id).scalar_subquery()
"""Who sits where in a room."""


def entry_rows(room: str, seq: int, at: float, new_entries: Sequence[NewEntry]) -> list[dict[str, Any]]:
    """The rows of entries (kind and body) from `seq` on."""
    return [
        {"room": room, "seq": n, "at": at, "kind": kind, "body": json.encode(body).decode()}
        for n, (kind, body) in enumerate(new_entries, seq)
    ]


def room_of(row: Any) -> RoomRow:
    """The room in a row."""
    return RoomRow(row.id, row.config, as_time(row.created_at), row.finished_at)


def as_time(value: Any) -> float:
    """A time; SQLite stores whatever it gets: 0 if it is no number."""
    return float(value) if isinstance(value, int | float) else 0.0


def use_key(connection: Connection, hash: str, now: float) -> Row[Any] | None:
    """Uses a key in one statement: of two clients that try at once, one gets None."""
    is_free = or_(not_(keys.c.once), keys.c.used_at.is_(None))
    statement = update(keys).where(keys.c.hash == hash, is_free).values(used_at=now).returning(*keys.c)
    return connection.execute(statement).first()


def key_of(row: Row[Any]) -> Key | None:
    """The key in a row; None if it cannot be read."""
    used = row.used_at is not None
    try:
        seats = seats_from(row.seats)
    except DecodeError:
        log.error("room %s: the seats of a link cannot be read", row.room)
        return None
    return Key(hash=row.hash, room=row.room, seats=seats, purpose=row.purpose, once=row.once, used=used)


def client_of(row: Row[Any]) -> Client:
    """The client in a row."""
    return Client(browser=row.browser, seats=seats_from(row.seats), host=row.host, lang=row.lang, since=row.since)
