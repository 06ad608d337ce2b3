"""`duopoly tables`: lists, deletes, and exports the tables that a server stores."""

import asyncio
import json
import time
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, TypeVar

from msgspec import to_builtins

from ..files import write_atomically
from ..play.record_file import edition_of
from ..server.rooms.stored_rooms import StoredRoom, load_room, readable_config, stored_rooms
from ..server.store import DamagedData, Store, StoreError
from ..server.store.engines import default_url
from ..server.store.sql_store import SqlStore
from ..words import say
from .errors import BadInput, one_line, why
from .game_session import yes_words
from .game_setup import language, language_here
from .io import TerminalIO
from .options import TablesOptions
from .screen import grid

Result = TypeVar("Result")
DAY = 86_400
INCOMPLETE = 1
"""The exit code where a table could not be exported."""


def list_tables(options: TablesOptions, as_json: bool) -> int:
    """Prints the tables; returns the exit code."""
    lang = language(options.lang, language_here())
    rooms = with_store(options, lambda store: stored_rooms(store, before(options)))
    if as_json:
        print(json.dumps(to_builtins(rooms), ensure_ascii=False, indent=2))
        return 0
    io = TerminalIO.here()
    if rooms:
        columns = [(say(lang, f"tables-{name}"), "left") for name in ("id", "state-heading", "edition", "players")]
        table = grid(*columns, (say(lang, "tables-entries"), "right"), (say(lang, "tables-last"), "left"))
        for room in rooms:
            state, players = say(lang, "tables-state", state=room.state), ", ".join(room.players)
            table.add_row(room.room, state, room.edition, players, str(room.entries), local_time(room.last))
        io.show(table)
    io.say(say(lang, "tables-count", number=len(rooms)))
    return 0


def delete_tables(ids: Sequence[str], options: TablesOptions, is_sure: bool) -> int:
    """Deletes tables, if the operator is sure; returns the exit code."""
    lang, io, limit = language(options.lang, language_here()), TerminalIO.here(), before(options)
    if bool(ids) == (limit is not None):
        raise BadInput("tables: expected ids or --older-than, got " + ("both" if ids else "neither"))
    chosen = with_store(options, lambda store: choose(store, ids, limit))
    question = say(lang, "tables-delete", number=len(chosen))
    if chosen and not is_sure and io.ask(f"{question} ").lower() not in yes_words(lang):
        chosen = []

    async def delete(store: Store) -> int:
        return sum([await store.delete_room(room.room, limit) for room in chosen])

    count = with_store(options, delete) if chosen else 0
    io.say(say(lang, "tables-deleted", number=count))
    return 0


def export_tables(ids: Sequence[str], options: TablesOptions, out: str) -> int:
    """Writes records of tables into a folder; returns the exit code."""
    lang, io, folder = language(options.lang, language_here()), TerminalIO.here(), Path(out)

    async def export(store: Store) -> int:
        code = 0
        for room in await choose(store, ids, before(options)):
            text = await export_one(store, room, folder, lang)
            code = INCOMPLETE if text is None else code
            io.say(f"{room.room}: {text or say(lang, 'tables-unreadable')}")
        return code

    return with_store(options, export)


async def export_one(store: Store, stored: StoredRoom, folder: Path, lang: str) -> str | None:
    """Writes the record of a table; returns what to say of it, or None if it cannot be read. Raises BadInput."""
    try:
        row = await store.room(stored.room)
        config = readable_config(row) if row else None
        if row is None or config is None:
            return None
        room = await load_room(store, row, config)
        if room.game is None:
            return say(lang, "tables-not-begun")
        record = room.record()
        text = "".join(f"{line}\n" for line in record.lines())
    except DamagedData:
        return None
    except StoreError:  # the database is gone: no other table can be read either
        raise
    except Exception:  # whatever is in the log
        return None
    path = folder / f"duopoly-{edition_of(record.header)}-{room.id}.jsonl"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"out: cannot write to {folder}: {why(error)}") from error
    try:
        write_atomically(path, text)
    except OSError as error:
        raise BadInput(f"out: cannot write {path}: {why(error)}") from error
    return say(lang, "tables-exported", number=len(record.moves), file=str(path))


async def choose(store: Store, ids: Sequence[str], limit: float | None) -> list[StoredRoom]:
    """The tables of these ids, or all, that have been idle since the limit. Raises BadInput for an unknown id."""
    rooms = await stored_rooms(store)
    unknown = set(ids) - {room.room for room in rooms}
    if unknown:
        raise BadInput(f'tables: expected ids that "duopoly tables list" shows, got {min(unknown)!r}')
    return [room for room in rooms if (not ids or room.room in ids) and (limit is None or room.last < limit)]


def before(options: TablesOptions) -> float | None:
    """Since when nothing has happened at the tables that are meant; None for all tables. Raises BadInput."""
    days = options.older_than
    if days is None:
        return None
    if not 0 <= days < 1_000_000:
        raise BadInput(f"older-than: expected 0 days or more, got {days:g}")
    return time.time() - days * DAY


def with_store(options: TablesOptions, work: Callable[[Store], Coroutine[Any, Any, Result]]) -> Result:
    """What the work on the store gives. Raises BadInput if the database cannot be used."""

    async def run() -> Result:
        store = await SqlStore.open(default_url() if options.db is None else options.db, create=False)
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(run())
    except StoreError as error:
        raise BadInput(one_line(error)) from error


def local_time(seconds: float) -> str:
    """A time of this computer, to the minute."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))
