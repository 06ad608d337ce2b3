"""Transactions that write, each a plain function of a connection."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from .engines import open_writer, wait_for_lock

T = TypeVar("T")


class SqliteWriter:
    """One thread with one connection to a SQLite file.

    The whole transaction runs in the thread. Through aiosqlite every statement, cursor and commit goes to a thread and back:
    for a single move eight times, which costs more than the database itself.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = open_writer(engine)
        self.connection: Connection | None = None
        self.thread = ThreadPoolExecutor(1, "sqlite-writer")

    async def run(self, work: Callable[[Connection], T], wait: float) -> T:
        """Runs a function in a transaction, and commits; an error rolls it back. It waits so many seconds for a lock."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.run_here, work, wait)

    def run_here(self, work: Callable[[Connection], T], wait: float) -> T:
        """Does the work of `run` in the thread, on the same connection each time: to take one costs as much as an entry."""
        connection = self.connection or self.engine.connect()
        self.connection = None  # after an error a new one is taken
        try:
            connection.execution_options(writes=True, wait=wait)
            with connection.begin():
                result = work(connection)
        except BaseException:
            connection.close()
            raise
        self.connection = connection
        return result

    async def insert(self, statement: str, rows: Sequence[Mapping[str, Any]], wait: float) -> None:
        """Inserts rows in a transaction of their own, all or none: what a move does. It waits so many seconds for a lock."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self.insert_here, statement, rows, wait)

    def insert_here(self, statement: str, rows: Sequence[Mapping[str, Any]], wait: float) -> None:
        """Does the work of `insert` in the thread, by the driver alone: SQLAlchemy takes longer for this than SQLite.

        Raises SQLAlchemy's errors.
        """
        with self.driver(wait) as driver, driver:  # which commits, or rolls back after an error
            driver.execute("BEGIN IMMEDIATE")
            driver.executemany(statement, rows)

    async def data_version(self) -> int:
        """A number that changes whenever others write to the file: our own writes do not count, as all go through here."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.data_version_here)

    def data_version_here(self) -> int:
        """Does the work of `data_version` in the thread, without waiting for a lock. Raises SQLAlchemy's errors."""
        with self.driver(wait=0) as driver:
            return int(driver.execute("PRAGMA data_version").fetchone()[0])

    @contextmanager
    def driver(self, wait: float) -> Iterator[Any]:
        """The driver's own connection, which waits so many seconds for a lock. Raises SQLAlchemy's errors."""
        connection = self.connection or self.engine.connect()
        self.connection = None  # as in `run_here`
        try:
            wait_for_lock(connection, wait)
            yield connection.connection.driver_connection
        except BaseException as error:
            connection.close()
            if isinstance(error, sqlite3.Error):
                kind = IntegrityError if isinstance(error, sqlite3.IntegrityError) else DBAPIError
                raise kind(None, None, error) from None
            raise
        self.connection = connection

    def close(self) -> None:
        """Closes the connection after the last transaction."""
        with suppress(RuntimeError):  # it is closed already
            self.thread.submit(self.close_here)
        self.thread.shutdown()

    def close_here(self) -> None:
        """Does the work of `close` in the thread."""
        if self.connection is not None:
            self.connection.close()
        self.engine.dispose()
