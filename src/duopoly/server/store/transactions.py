"""Transactions that write, each a plain function of a connection."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from .engines import open_writer

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
