"""`duopoly tables`: what it lists, deletes, and exports."""

import asyncio
import json
import os
import shutil
import time
from pathlib import Path

import pytest

from duopoly import Record
from duopoly.server.rooms.room import Room
from duopoly.server.store import DamagedData, StoreError
from duopoly.server.store.sql_store import SqlStore
from duopoly.terminal.cli import run

OLD = Path(__file__).parent.parent / "old" / "tables.db"
READABLE = {"plaintable22", "takenback222", "overandloan2", "withaloan222"}
CONFIG = '{"edition": "anti-us", "seats": [{"name": "Eve", "who": "me"}, {"name": "Łucja", "who": "link"}]}'
UNREADABLE = {"garbledplan2", "garbledlog22", "unknownkind2"}


def with_store(file, work):
    async def opened():
        store = await SqlStore.open(str(file))
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(opened())


@pytest.fixture
def file(tmp_path, monkeypatch):
    """The old tables, migrated, and a new one that waits; the time of this computer is UTC."""
    monkeypatch.setenv("TZ", "UTC")
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("LC_ALL", "")
    monkeypatch.setenv("COLUMNS", "200")
    time.tzset()
    path = tmp_path / "rooms.db"
    shutil.copy(OLD, path)

    async def lay(store):
        await store.create_room("newtable2222", CONFIG, "00" * 32)
        await store.transact(lambda connection: connection.exec_driver_sql("UPDATE entries SET at = 1000000000.0"))

    with_store(path, lay)
    return path


@pytest.fixture
def tables(file, capsys):
    """Runs `duopoly tables` and gives what it prints."""

    def start(*options, code=0, db=file):
        assert run(["tables", *options, "--db", str(db)]) == code
        printed = capsys.readouterr()
        assert printed.err.count("\n") == (1 if code == 2 else 0)
        return printed.err.removeprefix("duopoly: ") if code == 2 else printed.out

    return start


async def renumber(store):
    """Makes it the database of a newer version."""
    await store.transact(lambda connection: connection.exec_driver_sql("UPDATE duopoly_schema SET version_num = '8'"))


def ids(text):
    return {line["room"] for line in json.loads(text)}


def test_the_list(tables):
    lines = tables("list").splitlines()
    assert lines[0].split() == ["Table", "State", "Edition", "Players", "Entries", "Last", "activity"]
    assert lines[1].split()[:5] == ["newtable2222", "waiting", "anti-us", "Eve,", "Łucja"]
    by_id = {line.split()[0]: line for line in lines[1:-1]}
    assert set(by_id) == READABLE | UNREADABLE | {"newtable2222"}
    assert by_id["plaintable22"].split() == ["plaintable22", "playing", "anti-us", "Ann,", "Bob", "13", "2001-09-09", "01:46"]
    assert " over " in by_id["overandloan2"]
    assert " unreadable " in by_id["garbledplan2"]
    assert lines[-1] == "8 tables."


def damage(store):
    """As an operator's slip does: an entry that is no JSON, and one that is missing."""

    def spoil(connection):
        connection.exec_driver_sql("UPDATE entries SET body = '{bad' WHERE room = 'overandloan2' AND seq = 3")
        connection.exec_driver_sql("DELETE FROM entries WHERE room = 'plaintable22' AND seq = 4")

    return store.transact(spoil)


def test_damaged_logs_are_listed_as_unreadable(tables, file):
    with_store(file, damage)
    states = {room["room"]: room["state"] for room in json.loads(tables("list", "--json"))}
    assert {id for id, state in states.items() if state == "unreadable"} == UNREADABLE - {"unknownkind2"} | {
        "overandloan2",
        "plaintable22",
    }
    assert (states["takenback222"], states["newtable2222"]) == ("playing", "waiting")


def test_the_list_in_other_languages_and_as_json(tables):
    assert tables("list", "--lang", "fr").splitlines()[-1] == "8 tables."
    assert tables("list", "--lang", "pl").splitlines()[-1] == "8 stołów."
    found = json.loads(tables("list", "--json"))
    assert found[0]["room"] == "newtable2222"
    assert {"state": "playing", "entries": 13, "last": 1e9, "edition": "anti-us", "players": ["Ann", "Bob"]}.items() <= next(
        room for room in found if room["room"] == "plaintable22"
    ).items()
    assert ids(tables("list", "--older-than", "3650", "--json")) == READABLE | UNREADABLE


def test_deleting_by_id_asks_first(tables, file, monkeypatch):
    question = "Delete 2 tables with all their moves, for good? [y/N]"
    for answer, said in (("n", "Nothing was deleted."), ("", "Nothing was deleted."), ("y", "2 tables deleted.")):
        monkeypatch.setattr("duopoly.terminal.io.read_line", lambda prompt, file, answer=answer: print(prompt) or answer)
        assert tables("delete", "plaintable22", "garbledlog22").split("\n")[:2] == [f"{question} ", said]
    assert ids(tables("list", "--json")) == (READABLE | UNREADABLE | {"newtable2222"}) - {"plaintable22", "garbledlog22"}
    assert with_store(file, lambda store: store.entries("plaintable22")) == []


def test_deleting_old_ones(tables):
    assert tables("delete", "--older-than", "36500", "--yes") == "Nothing was deleted.\n"
    assert tables("delete", "--older-than", "3650", "--yes") == "7 tables deleted.\n"
    assert ids(tables("list", "--json")) == {"newtable2222"}
    assert tables("delete", "newtable2222", "--yes") == "1 table deleted.\n"
    assert tables("list") == "No tables.\n"


def test_exporting(tables, tmp_path, capsys):
    """Records that `duopoly replay` reads; what cannot be exported is said, and the exit code says so, too."""
    out = tmp_path / "records"
    said = tables("export", "--out", str(out), code=1).splitlines()
    assert {line.split(": ")[0] for line in said if line.endswith(": cannot be read")} == UNREADABLE
    assert "newtable2222: the game has not begun" in said
    files = {path.name.split("-")[-1].removesuffix(".jsonl"): path for path in out.iterdir()}
    assert set(files) == READABLE
    assert f"plaintable22: 12 moves in {files['plaintable22']}" in said
    record = Record.load(str(files["plaintable22"]))
    assert (len(record.moves), record.rules_version) == (12, 1)
    assert "secret" not in record.header["fair"], "the game is not over"
    assert run(["replay", "--verify", str(files["plaintable22"])]) == 0
    capsys.readouterr()
    one = tmp_path / "one"
    tables("export", "takenback222", "--out", str(one))
    assert [path.name for path in one.iterdir()] == ["duopoly-anti-us-takenback222.jsonl"]
    none = tmp_path / "none"
    tables("export", "nowhere", "--out", str(none), code=2)
    tables("export", "newtable2222", "--out", str(none))
    assert not none.exists(), "there was nothing to write"


def test_a_damaged_table_does_not_keep_the_others_from_being_exported(tables, tmp_path, monkeypatch):
    """A page of the database that cannot be read, and a record that cannot be written."""
    entries, record = SqlStore.entries, Room.record

    async def damaged(self, room, after=0):
        if room == "plaintable22":
            raise DamagedData("rooms.db is damaged")
        return await entries(self, room, after)

    def garbled(self):
        whole = record(self)
        return Record({**whole.header, "note": "\ud800"}, whole.moves) if self.id == "takenback222" else whole

    monkeypatch.setattr(SqlStore, "entries", damaged)
    monkeypatch.setattr(Room, "record", garbled)
    out = tmp_path / "records"
    said = tables("export", "--out", str(out), code=1).splitlines()
    bad = {"plaintable22", "takenback222"}
    assert {line.split(": ")[0] for line in said if line.endswith(": cannot be read")} == UNREADABLE | bad
    assert {path.name.split("-")[-1].removesuffix(".jsonl") for path in out.iterdir()} == READABLE - bad


def test_a_database_that_is_gone_ends_the_export(tables, tmp_path, monkeypatch):
    async def gone(self, room, after=0):
        raise StoreError("rooms.db is gone")

    monkeypatch.setattr(SqlStore, "entries", gone)
    assert tables("export", "--out", str(tmp_path / "records"), code=2) == "rooms.db is gone\n"


def test_bad_input(tables, tmp_path):
    ids_line = 'tables: expected ids that "duopoly tables list" shows, got'
    assert tables("delete", "nowhere", code=2) == f"{ids_line} 'nowhere'\n"
    assert tables("export", "plaintable22", "nowhere", code=2) == f"{ids_line} 'nowhere'\n"
    assert tables("delete", code=2) == "tables: expected ids or --older-than, got neither\n"
    assert tables("delete", "plaintable22", "--older-than", "3", code=2) == "tables: expected ids or --older-than, got both\n"
    assert tables("list", "--older-than", "-1", code=2) == "older-than: expected 0 days or more, got -1\n"
    assert tables("list", "--older-than", "nan", code=2) == "older-than: expected 0 days or more, got nan\n"
    blocked = tmp_path / "blocked"
    blocked.touch()
    assert tables("export", "--out", str(blocked), code=2) == f"out: cannot write to {blocked}: file exists\n"
    nowhere = tmp_path / "nowhere.db"
    assert tables("list", db=nowhere, code=2) == f"--db: expected a database of Duopoly, got {nowhere} (no such file)\n"
    assert not nowhere.exists()
    old = tmp_path / "old.db"
    shutil.copy(OLD, old)
    assert "expected a database of Duopoly with schema 7, got schema 1;" in tables("list", db=old, code=2)
    empty = tmp_path / "empty.db"
    empty.touch()
    assert tables("list", db=empty, code=2).endswith("with schema 7, got no tables\n")
    assert os.stat(empty).st_size == 0
    assert tables("list", db="", code=2).endswith("got no file name\n")
    with_store(tmp_path / "newer.db", renumber)
    assert tables("list", db=tmp_path / "newer.db", code=2).endswith("got 8: a newer Duopoly wrote it\n")


def test_on_postgresql(tables, postgres):
    url = postgres.fresh()
    with_store(url, lambda store: store.create_room("tea", CONFIG, "00"))
    assert ids(tables("list", "--json", db=url)) == {"tea"}
    for room in ("overandloan2", "plaintable22", "sound"):
        with_store(url, lambda store, room=room: store.create_room(room, CONFIG, "00"))
        with_store(url, lambda store, room=room: store.append(room, 1, [("move", {"by": "Ann", "move": "throw"})] * 5))
    with_store(url, damage)
    states = {room["room"]: room["state"] for room in json.loads(tables("list", "--json", db=url))}
    assert states == {"tea": "waiting", "sound": "waiting", "overandloan2": "unreadable", "plaintable22": "unreadable"}
    assert tables("delete", *states, "--yes", db=url) == "4 tables deleted.\n"
    assert tables("list", db=url) == "No tables.\n"
