"""What the errors of SQLite and PostgreSQL mean, each in one line; never a password, never the data."""

import sqlite3
from typing import Any

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
"""By error code, or by its lowest byte."""
SQLITE_LOCKS = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
SQLITE_TAKEN = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)

POSTGRES_SAYS = {
    "08": "cannot be reached",
    "28": "refuses the user or the password",
    "3D": "has no such database",
    "42501": "does not let the user do this",
    "53100": "cannot grow: the disk is full",
    "53300": "has too many connections",
    "55P03": "is locked by another program",
    "57": "is shutting down",
    "XX001": "is damaged",
    "XX002": "is damaged",
}
"""By error code, or by its class."""
POSTGRES_TEXTS = (
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
"""By a part of the text, if there is no code because the connection failed. The text itself is not shown: if a password is
not escaped in a URL, a part of it appears there as the host."""
POSTGRES_TAKEN = "23505"
POSTGRES_DAMAGED = ("XX001", "XX002", "22021")
"""Damaged data, a damaged index, bytes that are no text."""


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
    return next((says for part, says in POSTGRES_TEXTS if part in text), "cannot be reached")


def is_taken(error: Any) -> bool:
    """Whether a row was refused because its key exists, and not because its room does not exist."""
    return getattr(error, "sqlite_errorcode", 0) in SQLITE_TAKEN or getattr(error, "sqlstate", None) == POSTGRES_TAKEN


def is_busy(error: Any) -> bool:
    """Whether SQLite refused because another program has locked the file."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in SQLITE_LOCKS


def is_damaged(error: Any) -> bool:
    """Whether what was asked for cannot be read, although other data may be."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return code == sqlite3.SQLITE_CORRUPT or getattr(error, "sqlstate", None) in POSTGRES_DAMAGED
