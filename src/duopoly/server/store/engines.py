"""From the value of `--db` to an engine: SQLite by aiosqlite, PostgreSQL by psycopg."""

import logging
import os
from pathlib import Path
from sqlite3 import SQLITE_BUSY, OperationalError
from time import monotonic, sleep
from typing import Any

from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from .errors import StoreError

PATIENCE = 4.0
"""How many seconds to wait for a database that is locked or does not answer."""
PAUSE = 0.02
"""Seconds between two tries, when SQLite does not wait by itself."""
POOL = 10
"""How many connections are kept: more of them would wait for each other in the database anyway."""
EXPECTED = "--db: expected a file, sqlite:///FILE or postgresql://USER@HOST/DATABASE"
POSTGRES = ("postgresql+psycopg", "postgresql", "postgres")


def default_url() -> str:
    """The SQLite file in the usual folder for a program's data."""
    from platformdirs import user_data_dir

    return f"sqlite:///{Path(user_data_dir('duopoly', appauthor=False)) / 'rooms.db'}"


def open_engine(url: str, create: bool = True) -> tuple[AsyncEngine, str]:
    """The engine for a URL or the path of a SQLite file, and the database's name in error messages.

    Creates the SQLite file if it may. Raises StoreError for an invalid URL, a file that cannot be written, a driver that is
    not installed.
    """
    scheme, mark, rest = url.partition("://")
    if not mark:
        return open_sqlite(url, create)
    if scheme == "sqlite" and rest.startswith("/"):
        return open_sqlite(rest[1:], create)
    if scheme in POSTGRES:
        return open_postgres(url)
    raise StoreError(f"{EXPECTED}, got {scheme}:")


def open_sqlite(file: str, create: bool) -> tuple[AsyncEngine, str]:
    """The engine of a SQLite file. Creates the file if it may."""
    if not file:
        raise StoreError(f"{EXPECTED}, got no file name")
    path = Path(file).expanduser().absolute()
    try:
        if not (create or path.is_file()):
            raise StoreError(f"--db: expected a database of Duopoly, got {path} (no such file)")
        path.parent.mkdir(parents=True, exist_ok=True)
        # Created here, so that only the owner can read the secrets of the dice; SQLite gives its other files the same mode.
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        raise StoreError(f"--db: expected a file that can be written, got {path} ({why})") from error
    logging.getLogger("aiosqlite").setLevel(logging.WARNING)  # it would log the values of statements, secrets too
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(path)),
        hide_parameters=True,
        pool_size=POOL,
        max_overflow=0,
        pool_timeout=PATIENCE,
        connect_args={"timeout": PATIENCE},
    )
    listen_to(engine.sync_engine)
    return engine, str(path)


def open_writer(engine: AsyncEngine) -> Engine:
    """An engine with one connection to the SQLite file of another engine, for a thread of its own."""
    writer = create_engine(
        engine.url.set(drivername="sqlite"), hide_parameters=True, poolclass=StaticPool, connect_args={"timeout": PATIENCE}
    )
    listen_to(writer)
    return writer


def listen_to(engine: Engine) -> None:
    """Sets up each connection of a SQLite engine, and how its transactions begin."""
    event.listen(engine, "connect", set_up_sqlite)
    event.listen(engine, "begin", begin_sqlite)


def set_up_sqlite(connection: Any, record: Any) -> None:
    """Sets up a new connection: a write-ahead log, so that readers do not wait for writers.

    `synchronous=FULL` loses no committed write, not even in a power failure. Bytes that are no text are read as a question
    mark in a box, so that they do not hide the rows around them.
    """
    connection.isolation_level = None  # we begin transactions, not the driver
    getattr(connection, "driver_connection", connection).text_factory = as_text  # aiosqlite's, or SQLite's own
    record.info["wait"] = PATIENCE
    cursor = connection.cursor()
    use_write_ahead_log(cursor)
    for pragma in ("synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def use_write_ahead_log(cursor: Any) -> None:
    """Turns on the write-ahead log. SQLite refuses this without waiting while another server does the same to a new file."""
    until = monotonic() + PATIENCE
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except OperationalError as error:
            if error.sqlite_errorcode != SQLITE_BUSY or monotonic() > until:
                raise
            sleep(PAUSE)


def as_text(value: bytes) -> str:
    """Text as SQLite stores it."""
    return value.decode(errors="replace")


def begin_sqlite(connection: Any) -> None:
    """Begins a transaction: with the seconds that it may wait for a lock, and with SQLite's lock if it writes.

    Later SQLite would refuse the lock without waiting.
    """
    options = connection.get_execution_options()
    wait_for_lock(connection, options.get("wait", PATIENCE))
    if options.get("writes"):
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def wait_for_lock(connection: Any, wait: float) -> None:
    """Sets how many seconds a connection to SQLite waits for a lock, if that is not what it does."""
    info = connection.connection.info
    if wait != info.get("wait"):
        cursor = connection.connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout={round(1000 * wait)}")
        cursor.close()
        info["wait"] = wait


def open_postgres(url: str) -> tuple[AsyncEngine, str]:
    """The engine of a PostgreSQL database. Does not connect yet."""
    try:
        parsed = make_url(url).set(drivername="postgresql+psycopg")
    except (ArgumentError, ValueError):  # the error's text may hold a part of the password
        raise StoreError(f"{EXPECTED}, got a URL that cannot be read") from None
    if "@" in (parsed.host or ""):
        raise StoreError("--db: expected %40 for an @ in the user's name or the password, got @")
    if "connect_timeout" not in parsed.query:
        parsed = parsed.update_query_dict({"connect_timeout": str(round(PATIENCE))})
    try:
        engine = create_async_engine(
            parsed,
            hide_parameters=True,
            pool_size=POOL,
            max_overflow=0,
            pool_pre_ping=True,  # players do not notice a restart of PostgreSQL
            pool_timeout=PATIENCE,
        )
    except ImportError as error:
        raise StoreError("--db: postgresql needs the extra: pip install 'duopoly[postgres]'") from error
    logging.getLogger("psycopg").setLevel(logging.ERROR)  # it would log each race that is lost
    event.listen(engine.sync_engine, "connect", set_up_postgres)
    return engine, f"PostgreSQL at {parsed.host or parsed.query.get('host') or 'this machine'}"


def set_up_postgres(connection: Any, _record: Any) -> None:
    """Sets up a new connection: it waits for a lock as long as for anything else."""
    cursor = connection.cursor()
    cursor.execute(f"SET lock_timeout = {round(1000 * PATIENCE)}")
    cursor.close()
    connection.commit()
