"""Brings a database to the tables this program knows, and refuses one that it cannot."""

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from .errors import StoreError
from .schema import METADATA, SCHEMA, VERSION_TABLE

if TYPE_CHECKING:
    from alembic.config import Config

LOCK = 0x64756F70
"""The number of the lock that keeps two servers from migrating one PostgreSQL database at once."""


def migrate(connection: Connection, name: str) -> None:
    """Migrates an empty or older database within the connection's transaction: all of it or nothing.

    `name` is how the database is called in errors. Raises StoreError for one of a newer version or of another program.
    """
    if version(connection, name) == SCHEMA:
        return
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    found = version(connection, name)  # again: another server may have done it meanwhile
    if found > SCHEMA:
        raise StoreError(f"{name} was made by a newer Duopoly (schema {found}); this one knows {SCHEMA}")
    if found == 0:
        check_free(connection, name)
    if found < SCHEMA:
        from alembic import command

        command.upgrade(alembic_config(connection), "head")


def version(connection: Connection, name: str) -> int:
    """The version of the tables; 0 where there are none."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return 0
    found = connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar()
    if found is None:  # what is left after a way back to nothing
        return 0
    if not (isinstance(found, str) and found.isdecimal()):
        raise StoreError(f"{name} is not Duopoly's: its schema is {found!r}")
    return int(found)


def check_free(connection: Connection, name: str) -> None:
    """Raises StoreError where another program has tables of our names."""
    taken = sorted(set(inspect(connection).get_table_names()) & set(METADATA.tables))
    if taken:
        raise StoreError(f"{name} is another program's: it has a table {taken[0]!r}; an empty database would be right")


def alembic_config(connection: Connection) -> "Config":
    """What Alembic's commands need to work on a connection."""
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    folder = str(Path(__file__).with_name("migrations"))
    config.set_main_option("script_location", folder.replace("%", "%%"))
    return config
