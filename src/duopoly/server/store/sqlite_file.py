"""Whose a SQLite file is, before anything in it is changed."""

import sqlite3
from contextlib import closing
from pathlib import Path

from .migrate import check_free, no_tables
from .schema import VERSION_TABLE


def check_ours(path: Path, create: bool) -> None:
    """Raises StoreError for another program's SQLite file, or an empty one where no tables may be created. Changes nothing.

    Later each connection turns on the write-ahead log, which stays on.
    """
    try:
        there = table_names(path)
    except sqlite3.Error:  # damaged, or locked for a moment: whoever uses the file says so
        return
    if VERSION_TABLE not in there:
        if not create:
            raise no_tables(str(path))
        check_free(there, str(path))


def table_names(path: Path) -> list[str]:
    """The tables in a SQLite file. Neither writes to it nor creates another beside it. Raises sqlite3.Error."""
    has_log = path.with_name(f"{path.name}-wal").exists()
    uri = f"{path.as_uri()}?mode=ro" + ("" if has_log else "&immutable=1")
    with closing(sqlite3.connect(uri, uri=True, timeout=0)) as connection:
        rows = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*'")
        return [str(name) for (name,) in rows]
