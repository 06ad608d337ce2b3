"""What goes wrong with the database, each in one line that names it; never a password, never what was to be written."""

import sqlite3
from typing import Any


class StoreError(Exception):
    """The database cannot do what it should: the message says which, and why.

    Nothing was written; only where a connection broke while it was committing, reading the log again tells.
    """


class MovedOn(Exception):
    """The room's log has entries that the writer did not know; nothing was written."""

    def __init__(self, room: str, seq: int) -> None:
        super().__init__(f"room {room} has moved on: entry {seq} is not the next one")
        self.room = room
        self.seq = seq


class KeyUsed(Exception):
    """The key of a link is unknown or used up; nothing was written."""


SQLITE_SAYS = {
    sqlite3.SQLITE_BUSY: "is locked by another program",
    sqlite3.SQLITE_CANTOPEN: "cannot be opened: no such folder, or it may not be written",
    sqlite3.SQLITE_CORRUPT: "is damaged",
    sqlite3.SQLITE_FULL: "cannot grow: the disk is full",
    sqlite3.SQLITE_IOERR: "cannot be read or written: the disk fails",
    sqlite3.SQLITE_LOCKED: "is locked by another program",
    sqlite3.SQLITE_NOTADB: "is not a database",
    sqlite3.SQLITE_PERM: "cannot be opened: permission denied",
    sqlite3.SQLITE_READONLY: "is read-only",
    sqlite3.SQLITE_READONLY_DIRECTORY: "cannot be written: its folder is read-only",
}
"""By the code of the error, or its lowest byte."""
SQLITE_TAKEN = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)

POSTGRES_SAYS = {
    "08": "cannot be reached",
    "28": "refuses the user or the password",
    "3D": "has no such database",
    "42501": "does not let the user do this",
    "53100": "cannot grow: the disk is full",
    "53300": "has too many connections",
    "57": "is shutting down",
}
"""By the code of the error, or its class."""
POSTGRES_TELLS = (
    ("password", "refuses the user or the password"),
    ("pg_hba.conf", "refuses the user or the password"),
    ("too many", "has too many connections"),
    ("does not exist", "has no such user or database"),
    ("refused", "cannot be reached: connection refused"),
    ("no such file", "cannot be reached: no such socket"),
    ("resolve", "cannot be reached: no such host"),
    ("translate", "cannot be reached: no such host"),
    ("timeout", "did not answer in time"),
)
"""A connection that does not come about has no code, only a text; the first that fits. The text itself is not shown: where a
password is written wrongly into a URL, a part of it stands there as the host."""
POSTGRES_TAKEN = "23505"


def sqlite_says(error: Any) -> str:
    """What an error of SQLite means."""
    code = getattr(error, "sqlite_errorcode", 0)
    return SQLITE_SAYS.get(code) or SQLITE_SAYS.get(code & 0xFF) or f"fails: {error}"


def postgres_says(error: Any) -> str:
    """What an error of PostgreSQL means."""
    code = getattr(error, "sqlstate", None)
    if code:
        return POSTGRES_SAYS.get(code) or POSTGRES_SAYS.get(code[:2]) or f"fails: {error.diag.message_primary}"
    text = str(error).lower()
    return next((says for part, says in POSTGRES_TELLS if part in text), "cannot be reached")


def is_taken(error: Any) -> bool:
    """Whether a row was refused because its key is there already, rather than because the room it belongs to is not."""
    return getattr(error, "sqlite_errorcode", 0) in SQLITE_TAKEN or getattr(error, "sqlstate", None) == POSTGRES_TAKEN
