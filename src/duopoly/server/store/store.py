"""The store: every question to the database and every change of it."""

import asyncio
import time
from collections.abc import AsyncGenerator, AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any, TypeVar

from msgspec import json
from sqlalchemy import Row, func, insert, not_, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .engines import open_engine
from .errors import KeyUsed, MovedOn, StoreError, is_taken, postgres_says, sqlite_says
from .migrate import migrate
from .notices import Notice, Notices, follow
from .rows import Entry, Holder, Key, RoomRow
from .schema import entries, holders, keys, rooms

Done = TypeVar("Done")
ROOM = (rooms.c.id, rooms.c.plan, rooms.c.created_at, rooms.c.finished_at)


class Store:
    """Rooms in a database. `open` one, `close` it at the end.

    Every method raises StoreError where the database cannot do what it should, and LookupError for a room that is not there.
    """

    def __init__(self, engine: AsyncEngine, name: str) -> None:
        self.engine = engine
        self.writer = engine.execution_options(writes=True)
        self.name = name
        self.is_sqlite = engine.dialect.name == "sqlite"
        self.turn = asyncio.Lock()  # SQLite lets one write at a time: in turn is quicker than trying again and again
        self.notices = Notices(sure=self.is_sqlite)
        self.follower: asyncio.Task[None] | None = None
        self.appending: set[asyncio.Task[float]] = set()

    @classmethod
    async def open(cls, url: str) -> "Store":
        """The store at a URL, or in the SQLite file of a path; an empty or older database is brought to today's tables.

        Raises StoreError where it cannot be opened, or was made by a newer version.
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
        """Finishes what is being appended, ends all listening, lets go of the database."""
        await asyncio.gather(*self.appending, return_exceptions=True)
        self.notices.close()
        if self.follower:
            self.follower.cancel()
            await asyncio.gather(self.follower, return_exceptions=True)
        await self.engine.dispose()

    async def ping(self) -> None:
        """Raises StoreError where the database does not answer."""
        async with self.read() as connection:
            await connection.execute(select(rooms.c.id).limit(1))

    # Rooms and their logs.

    async def create_room(self, room: str, plan: str, secret: str) -> RoomRow:
        """Lays a room with an empty log. Raises ValueError where there is one of that id."""
        row = RoomRow(room, plan, time.time())
        values = {"id": room, "plan": plan, "secret": secret, "created_at": row.created_at}
        try:
            async with self.write() as connection:
                await connection.execute(insert(rooms), values)
        except IntegrityError:
            raise ValueError(f"room {room} is there already") from None
        return row

    async def room(self, room: str) -> RoomRow | None:
        """A room; None where there is none of that id."""
        async with self.read() as connection:
            found = (await connection.execute(select(*ROOM).where(rooms.c.id == room))).first()
        return RoomRow(*found) if found else None

    async def secret(self, room: str) -> str:
        """The secret of a room's dice."""
        async with self.read() as connection:
            found = (await connection.execute(select(rooms.c.secret).where(rooms.c.id == room))).scalar()
        if found is None:
            raise no_room(room)
        return str(found)

    async def append(
        self,
        room: str,
        seq: int,
        news: Sequence[tuple[str, str]],
        *,
        finish: bool = False,
        holder: Holder | None = None,
        key: str | None = None,
    ) -> float:
        """Appends entries (kind, body) from `seq` on and says when; all of it or nothing, and for good before this returns.

        In the same breath: `finish` marks the room's game as over, `holder` holds seats, `key` (the hash of one) is taken.
        Raises MovedOn where the log has one of these entries already, KeyUsed where the key cannot be taken.
        Who stops waiting for it does not stop it: a browser may go while its move is being written.
        """
        if not news or seq < 1:
            raise ValueError("append: at least one entry, from seq 1 on, would be right")
        task = asyncio.create_task(self.append_all(room, seq, news, finish, holder, key))
        self.appending.add(task)
        task.add_done_callback(self.appending.discard)
        return await asyncio.shield(task)

    async def append_all(
        self, room: str, seq: int, news: Sequence[tuple[str, str]], finish: bool, holder: Holder | None, key: str | None
    ) -> float:
        """What `append` does."""
        now = time.time()
        new = [{"room": room, "seq": n, "at": now, "kind": kind, "body": body} for n, (kind, body) in enumerate(news, seq)]
        try:
            async with self.write() as connection:
                await connection.execute(insert(entries), new)
                if finish:
                    over = update(rooms).where(rooms.c.id == room, rooms.c.finished_at.is_(None))
                    await connection.execute(over.values(finished_at=now))
                if holder:
                    await connection.execute(self.holding(room, holder, now))
                if key and not await take(connection, key, now):
                    raise KeyUsed("the link was used, or never was")
        except IntegrityError as error:
            raise MovedOn(room, seq) if is_taken(error.orig) else no_room(room) from None
        if self.is_sqlite:
            for n in range(seq, seq + len(new)):
                self.notices.tell(Notice(room, n))
        return now

    async def entries(self, room: str, after: int = 0) -> list[Entry]:
        """The entries of a room's log that come after a seq, in order."""
        columns = (entries.c.seq, entries.c.at, entries.c.kind, entries.c.body)
        wanted = select(*columns).where(entries.c.room == room, entries.c.seq > after).order_by(entries.c.seq)
        async with self.read() as connection:
            return [Entry(*row) for row in await connection.execute(wanted)]

    def listen(self) -> AsyncGenerator[Notice, None]:
        """Notices of new entries, by whichever server; ends when the store is closed.

        The first is EVERYTHING: from then on each entry is told of once, after it can be read. It comes again whenever some
        may have been missed. For as long as PostgreSQL cannot be reached nothing comes.
        """
        if not (self.is_sqlite or self.follower or self.notices.closed):
            _, arguments = self.engine.dialect.create_connect_args(self.engine.url)
            self.follower = asyncio.create_task(follow(dict(arguments), self.notices))
        return self.notices.listen()

    # Who plays.

    async def add_key(self, key: Key) -> None:
        """Keeps the key of a link."""
        values = {"hash": key.hash, "room": key.room, "seats": text_of(key.seats), "purpose": key.purpose, "once": key.once}
        try:
            async with self.write() as connection:
                await connection.execute(insert(keys), {**values, "created_at": time.time()})
        except IntegrityError as error:
            raise ValueError("the key is there already") if is_taken(error.orig) else no_room(key.room) from None

    async def key(self, hash: str) -> Key | None:
        """A key as it is, without taking it; None where there is none."""
        async with self.read() as connection:
            found = (await connection.execute(select(keys).where(keys.c.hash == hash))).first()
        return key_of(found) if found else None

    async def take_key(self, hash: str) -> Key | None:
        """Takes a key: one that is good for once is used from now on. None where there is none, or it was used before."""
        async with self.write() as connection:
            return await take(connection, hash, time.time())

    async def hold(self, room: str, holder: Holder) -> None:
        """From now on the browser holds exactly these seats of the room; since when it is there stays as it was."""
        try:
            async with self.write() as connection:
                await connection.execute(self.holding(room, holder, time.time()))
        except IntegrityError:
            raise no_room(room) from None

    async def holders(self, room: str) -> list[Holder]:
        """Who holds seats of a room, the longest there first."""
        wanted = select(holders).where(holders.c.room == room).order_by(holders.c.since, holders.c.browser)
        async with self.read() as connection:
            return [holder_of(row) for row in await connection.execute(wanted)]

    async def rooms_of(self, browser: str) -> list[tuple[RoomRow, float]]:
        """The rooms that a browser is in and when their last entry came (none yet: when it was laid), the newest first."""
        last = select(entries.c.at).where(entries.c.room == rooms.c.id).order_by(entries.c.seq.desc()).limit(1)
        at = func.coalesce(last.scalar_subquery(), rooms.c.created_at).label("last")
        wanted = select(*ROOM, at).join(holders, holders.c.room == rooms.c.id).where(holders.c.browser == browser)
        async with self.read() as connection:
            found = await connection.execute(wanted.order_by(at.desc(), rooms.c.id))
            return [(RoomRow(*row[:-1]), row[-1]) for row in found]

    # How.

    def holding(self, room: str, holder: Holder, now: float) -> Any:
        """The statement that makes a browser hold seats, whether it held some before or not."""
        values = {"seats": text_of(holder.seats), "host": holder.host, "lang": holder.lang}
        new = sqlite.insert(holders) if self.is_sqlite else postgresql.insert(holders)
        row = new.values(room=room, browser=holder.browser, since=now, **values)
        return row.on_conflict_do_update(index_elements=["room", "browser"], set_=values)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection to ask."""
        with self.explained():
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A connection in a transaction that holds when the block ends; an error in it undoes all."""
        with self.explained():
            if self.is_sqlite:
                async with self.turn, self.writer.begin() as connection:
                    yield connection
            else:
                async with self.writer.begin() as connection:
                    yield connection

    @contextmanager
    def explained(self) -> Iterator[None]:
        """Turns what the driver says into a StoreError. Broken keys of tables are left to the caller.

        The driver's own error is not shown behind it: where it cannot connect, it may have a part of the password.
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


async def take(connection: AsyncConnection, hash: str, now: float) -> Key | None:
    """Takes a key in one statement, so that of two who want it at once one is refused."""
    free = or_(not_(keys.c.once), keys.c.used_at.is_(None))
    taken = update(keys).where(keys.c.hash == hash, free).values(used_at=now).returning(*keys.c)
    found = (await connection.execute(taken)).first()
    return key_of(found) if found else None


def no_room(room: str) -> LookupError:
    """The error for a room that is not there."""
    return LookupError(f"there is no room {room!r}")


def text_of(seats: Sequence[str]) -> str:
    """Seats as JSON."""
    return json.encode(seats).decode()


def seats_of(text: str) -> tuple[str, ...]:
    """Seats from JSON."""
    return json.decode(text, type=tuple[str, ...])


def key_of(row: Row[Any]) -> Key:
    """A row of the keys."""
    used = row.used_at is not None
    return Key(hash=row.hash, room=row.room, seats=seats_of(row.seats), purpose=row.purpose, once=row.once, used=used)


def holder_of(row: Row[Any]) -> Holder:
    """A row of the holders."""
    return Holder(browser=row.browser, seats=seats_of(row.seats), host=row.host, lang=row.lang, since=row.since)
