"""From the words of `--db` to an engine: SQLite by aiosqlite, PostgreSQL by psycopg."""

import logging
import os
from pathlib import Path
from sqlite3 import SQLITE_BUSY, OperationalError
from time import monotonic, sleep
from typing import Any

from sqlalchemy import URL, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from .errors import StoreError

PATIENCE = 5.0
"""How many seconds to wait for a database that is locked or does not answer."""
PAUSE = 0.02
"""Between two tries, where SQLite does not wait by itself."""
POOL = 10
"""How many connections are kept; more at once would wait for one another in the database anyway."""
RIGHT = "a file, sqlite:///FILE or postgresql://USER@HOST/DATABASE would be right"
POSTGRES = ("postgresql+psycopg", "postgresql", "postgres")


def default_url() -> str:
    """The SQLite file in the usual place for a program's data."""
    from platformdirs import user_data_dir

    return f"sqlite:///{Path(user_data_dir('duopoly', appauthor=False)) / 'rooms.db'}"


def open_engine(url: str) -> tuple[AsyncEngine, str]:
    """The engine for a URL, or for the path of a SQLite file, and how errors call the database.

    Raises StoreError for a URL that cannot be read, a file that cannot be written, a driver that is not installed.
    """
    scheme, mark, rest = url.partition("://")
    if not mark:
        return open_sqlite(url)
    if scheme == "sqlite" and rest.startswith("/"):
        return open_sqlite(rest[1:])
    if scheme in POSTGRES:
        return open_postgres(url)
    raise StoreError(f"--db: {scheme}: is not understood; {RIGHT}")


def open_sqlite(file: str) -> tuple[AsyncEngine, str]:
    """The engine of a SQLite file, which is there from now on."""
    if not file:
        raise StoreError(f"--db: names no file; {RIGHT}")
    path = Path(file).expanduser().absolute()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # Made here, so that only its owner can read the secrets of the dice; SQLite gives the files beside it the same mode.
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        raise StoreError(f"{path} cannot be written: {why}; another file by --db would be right") from error
    logging.getLogger("aiosqlite").setLevel(logging.WARNING)  # what it would log has the values of statements, secrets too
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(path)),
        hide_parameters=True,
        pool_size=POOL,
        max_overflow=0,
        connect_args={"timeout": PATIENCE},
    )
    event.listen(engine.sync_engine, "connect", set_up_sqlite)
    event.listen(engine.sync_engine, "begin", begin_to_write)
    return engine, str(path)


def set_up_sqlite(connection: Any, _record: Any) -> None:
    """Sets up a new connection: the log beside the file, so that reading does not wait for writing.

    `synchronous=FULL` loses nothing that was answered for, not even when the power fails.
    """
    connection.isolation_level = None  # transactions begin where we say, not where the driver guesses
    cursor = connection.cursor()
    keep_log_beside(cursor)
    for pragma in ("synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def keep_log_beside(cursor: Any) -> None:
    """Has SQLite write its log beside the file; while another server does this to a new file, it refuses without waiting."""
    until = monotonic() + PATIENCE
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except OperationalError as error:
            if error.sqlite_errorcode != SQLITE_BUSY or monotonic() > until:
                raise
            sleep(PAUSE)


def begin_to_write(connection: Any) -> None:
    """Takes SQLite's lock at the start of a transaction that writes: one that asks for it later is refused without waiting."""
    if connection.get_execution_options().get("writes"):
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def open_postgres(url: str) -> tuple[AsyncEngine, str]:
    """The engine of a PostgreSQL database; nothing is sent yet."""
    try:
        parsed = make_url(url).set(drivername="postgresql+psycopg")
    except (ArgumentError, ValueError):  # the errors' texts may have a part of the password
        raise StoreError(f"--db: the URL of PostgreSQL cannot be read; {RIGHT}") from None
    if "@" in (parsed.host or ""):
        raise StoreError("--db: an @ in the user's name or the password is written %40")
    if "connect_timeout" not in parsed.query:
        parsed = parsed.update_query_dict({"connect_timeout": str(round(PATIENCE))})
    try:
        engine = create_async_engine(
            parsed,
            hide_parameters=True,
            pool_size=POOL,
            max_overflow=0,
            pool_pre_ping=True,  # a restart of PostgreSQL is not noticed by who plays
            pool_timeout=PATIENCE,
        )
    except ImportError as error:
        raise StoreError("--db: postgresql needs the extra: pip install 'duopoly[postgres]'") from error
    return engine, f"PostgreSQL at {parsed.host or parsed.query.get('host') or 'this machine'}"
