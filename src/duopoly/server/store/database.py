"""The connections of a store: who may write, how long one waits, and errors in one line."""

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import cache, partial
from pathlib import Path
from sqlite3 import SQLITE_BUSY
from time import monotonic
from typing import Any, TypeVar

from sqlalchemy import Connection, Table, insert
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from . import engines
from .errors import DamagedData, StoreError
from .sql_errors import SQLITE_SAYS, is_busy, is_damaged, postgres_says, sqlite_says
from .transactions import SqliteWriter

T = TypeVar("T")

IMPATIENCE = 0.05
"""How many seconds to wait for a lock that was not free before."""
PROBE_EVERY = 0.5
"""After a lock was not free, writes are refused at once for so many seconds: whoever waits behind others is answered, too."""
SHORT = 0.2
"""A wait of so few seconds is not counted."""


class Database:
    """The connections to a database: `read` opens one, `transact` and `insert` write.

    All errors are StoreError, except IntegrityError.
    """

    def __init__(self, engine: AsyncEngine, name: str) -> None:
        self.engine = engine
        self.name = name
        self.is_sqlite = engine.dialect.name == "sqlite"
        self.sqlite_writer = SqliteWriter(engine) if self.is_sqlite else None
        self.write_lock = asyncio.Lock()  # SQLite allows one writer at a time: a queue is faster than retrying
        self.locked_at: float | None = None
        """When we last waited for SQLite's lock in vain; None if the last write succeeded."""
        self.file = Path(engine.url.database or "") if self.is_sqlite else None
        self.file_id = self.read_file_id()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection for queries."""
        with self.explain_errors():
            self.check_file()
            start = monotonic()
            async with self.engine.connect() as connection:
                await connection.execution_options(wait=self.patience(start))
                yield connection

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Runs a function on a connection in a transaction. It commits when the function returns; an error rolls it back."""
        with self.explain_errors():
            if self.sqlite_writer is None:
                async with self.engine.begin() as connection:
                    return await connection.run_sync(work)
            return await self.in_writer(partial(self.sqlite_writer.run, work))

    async def insert(self, table: Table, rows: Sequence[Mapping[str, Any]]) -> None:
        """Inserts rows in a transaction of their own, all or none."""
        with self.explain_errors():
            if self.sqlite_writer is None:
                async with self.engine.begin() as connection:
                    await connection.execute(insert(table), rows)
            else:
                await self.in_writer(partial(self.sqlite_writer.insert, insert_statement(table), rows))

    async def in_writer(self, work: Callable[[float], Awaitable[T]]) -> T:
        """Lets SQLite's writer do something, when its turn has come; it gets the seconds that it may wait for a lock."""
        start = monotonic()
        async with self.writing():
            self.check_file()
            result = await work(self.patience(start))
            self.locked_at = None
            return result

    async def data_version(self) -> int:
        """A number that changes whenever another program writes to the SQLite file."""
        self.check_file()  # to open a file that is gone would create it
        assert self.sqlite_writer is not None
        return await self.sqlite_writer.data_version()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[None]:
        """Waits until no other task of this server writes. Raises StoreError if that takes too long or cannot help."""
        self.check_lock()
        try:
            async with asyncio.timeout(engines.PATIENCE):
                await self.write_lock.acquire()
        except TimeoutError:
            raise StoreError(f"{self.name} did not answer in time") from None
        try:
            self.check_lock()
            yield
        finally:
            self.write_lock.release()

    def check_lock(self) -> None:
        """Raises StoreError if another program has just kept us from writing."""
        if self.locked_at is not None and monotonic() - self.locked_at < PROBE_EVERY:
            raise StoreError(f"{self.name} {SQLITE_SAYS[SQLITE_BUSY]}")

    def patience(self, start: float) -> float:
        """How many seconds SQLite may wait for a lock, if we have waited for a connection since `start`."""
        if self.locked_at is not None:
            return IMPATIENCE
        waited = monotonic() - start
        return engines.PATIENCE if waited < SHORT else max(IMPATIENCE, engines.PATIENCE - waited)

    def read_file_id(self) -> tuple[int, int] | None:
        """Which file SQLite's path names now: its device and number. None if there is none."""
        try:
            status = os.stat(self.file) if self.file else None
        except OSError:
            return None
        return (status.st_dev, status.st_ino) if status else None

    def check_file(self) -> None:
        """Raises StoreError if the path no longer names the file that was opened: what we wrote would be lost with it."""
        if self.file is None:
            return
        now = self.read_file_id()
        if now is None:
            raise StoreError(f"{self.name} is gone: it was deleted or moved; restart the server")
        if now != self.file_id:
            raise StoreError(f"{self.name} was replaced by another file; restart the server")

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
            if is_busy(error.orig):
                self.locked_at = monotonic()
            kind = DamagedData if is_damaged(error.orig) else StoreError
            raise kind(f"{self.name} {says(error.orig)}") from None
        except PoolTimeout:
            raise StoreError(f"{self.name} did not answer in time") from None


@cache
def insert_statement(table: Table) -> str:
    """The statement that inserts a row into a table of SQLite, its values by name."""
    return str(insert(table).compile(dialect=sqlite.dialect(paramstyle="named")))
