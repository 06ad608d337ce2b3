"""Migrates a database to the tables of this version, and refuses one that it cannot migrate."""

import sys
from collections.abc import Collection
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from .errors import StoreError
from .schema import METADATA, SCHEMA, VERSION_TABLE

if TYPE_CHECKING:
    from alembic.config import Config

LOCK = 0x64756F70
"""The number of the advisory lock that keeps two servers from migrating a PostgreSQL database at once."""

HAS_TRIGGER = "SELECT count(*) FROM pg_trigger WHERE tgname = 'duopoly_tell' AND tgrelid = 'entries'::regclass"


def migrate(connection: Connection, name: str) -> None:
    """Migrates an empty or older database within the connection's transaction, all or nothing.

    `name` is the database's name in error messages. Raises StoreError if a newer version or another program wrote it.
    """
    if version(connection, name) == SCHEMA:
        return
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET LOCAL lock_timeout = '60s'"))  # another server may be migrating a large database
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    current = version(connection, name)  # again: another server may have migrated it meanwhile
    check_not_newer(current, name)
    if current == 0:
        check_free(inspect(connection).get_table_names(), name, is_shared=connection.dialect.name == "postgresql")
    if current < SCHEMA:
        from alembic import command

        command.upgrade(alembic_config(connection), "head")


def version(connection: Connection, name: str) -> int:
    """The version of the tables; 0 if there are none."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return 0
    number = connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar()
    if number is None:  # after a downgrade to nothing
        return 0
    if not (isinstance(number, str) and number.isdecimal()):
        raise StoreError(f"{name}: expected a database of Duopoly, got schema {number!r}")
    return int(number)


def check_version(connection: Connection, name: str) -> None:
    """Raises StoreError unless the database has the tables of this version."""
    current = version(connection, name)
    check_not_newer(current, name)
    if current == 0:
        raise no_tables(name)
    if current < SCHEMA:
        kind = f"schema {current}; a server of this version migrates it when it starts"
        raise StoreError(f"{name}: expected a database of Duopoly with schema {SCHEMA}, got {kind}")


def check_not_newer(current: int, name: str) -> None:
    """Raises StoreError if a newer version wrote the database."""
    if current > SCHEMA:
        raise StoreError(f"{name}: expected schema {SCHEMA} or older, got {current}: a newer Duopoly wrote it")


def no_tables(name: str) -> StoreError:
    """The error about a database without our tables."""
    return StoreError(f"{name}: expected a database of Duopoly with schema {SCHEMA}, got no tables")


def check_tables(connection: Connection, name: str) -> None:
    """Raises StoreError if a table, a column, or PostgreSQL's trigger is missing."""
    inspector = inspect(connection)
    there = set(inspector.get_table_names())
    for table in METADATA.sorted_tables:
        if table.name not in there:
            raise StoreError(f"{name}: expected the table {table.name!r}, got none: restore a backup")
        columns = {column["name"] for column in inspector.get_columns(table.name)}
        for column in table.columns:
            if column.name not in columns:
                raise StoreError(f"{name}: expected the column {table.name}.{column.name}, got none: restore a backup")
    if connection.dialect.name == "postgresql" and not connection.execute(text(HAS_TRIGGER)).scalar():
        raise StoreError(f"{name}: expected the trigger 'duopoly_tell', got none: restore a backup")


def check_free(there: Collection[str], name: str, is_shared: bool = False) -> None:
    """Raises StoreError if the tables that are there are another program's. In a PostgreSQL database, which may be shared with
    other programs, and in one that once was ours, only tables with our names are in the way.
    """
    taken = sorted(set(there) & set(METADATA.tables) if is_shared or VERSION_TABLE in there else there)
    if taken:
        expected = "no table with a name of ours" if is_shared else "an empty database"
        raise StoreError(f"{name}: expected {expected}, got another program's table {taken[0]!r}")


def alembic_config(connection: Connection) -> "Config":
    """The configuration of Alembic's commands for a connection."""
    from alembic.config import Config

    config = Config(stdout=sys.stdout, attributes={"connection": connection})
    folder = str(Path(__file__).with_name("migrations"))
    config.set_main_option("script_location", folder.replace("%", "%%"))
    return config
