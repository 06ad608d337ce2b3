"""`/health` tells of a store that cannot be written, with the reason; and what is missing is said at the start."""

import asyncio
import re
import shutil
import signal
import sqlite3
import time
from contextlib import closing

import pytest
from server.web.harness import PATIENCE
from server.web.server_process import Program
from server.web.tables import rows, two

from duopoly.server import wire
from duopoly.server.store import database, engines
from duopoly.server.store import sql_store as store_module
from duopoly.server.store.schema import METADATA
from duopoly.terminal.cli import run


@pytest.fixture
def checked(monkeypatch):
    """Each request is a check of its own."""
    monkeypatch.setattr(store_module, "CHECK_EVERY", 0.0)


@pytest.fixture
def server(serving, checked):
    return serving()


def why(browser):
    """The reason that `/health` gives, from the file's name on."""
    problem = browser.get("/health", 503)
    assert problem["code"] == "store"
    return problem["detail"].partition("rooms.db")[2]


def test_it_writes_a_row(server, someone):
    ann = someone(server)
    assert ann.get("/health")["status"] == "ok"
    first = rows(server, "SELECT * FROM health")
    ann.get("/health")
    again = rows(server, "SELECT * FROM health")
    assert (len(first), len(again), first[0][0], again[0][2]) == (1, 1, 1, "")
    assert again[0][1] > first[0][1]


def test_many_who_ask_share_one_check(serving, someone):
    ann = someone(server := serving())
    writes = []
    server.manager.store.write_health = lambda real=server.manager.store.write_health: writes.append(1) or real()
    for _ in range(30):
        ann.get("/health")
    assert len(writes) < 30


def test_the_file_is_gone_or_another(server, someone, tmp_path):
    ann = someone(server)
    ann.get("/health")
    file, copy = tmp_path / "rooms.db", tmp_path / "copy.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(f"VACUUM INTO '{copy}'")
    file.rename(tmp_path / "away.db")
    assert why(ann) == " is gone: it was deleted or moved; restart the server"
    shutil.copy(copy, file)
    assert why(ann) == " was replaced by another file; restart the server"
    body = {"edition": "anti-us", "seats": [{"name": "A", "who": "me"}, {"name": "B", "who": "here"}]}
    assert ann.post("/api/rooms", 503, **body)["code"] == "store", "what would be lost is refused"
    (tmp_path / "away.db").replace(file)
    ann.get("/health")


def test_it_is_locked(server, someone, monkeypatch, tmp_path):
    ann = someone(server)
    monkeypatch.setattr(engines, "PATIENCE", 0.3)
    monkeypatch.setattr(database, "PROBE_EVERY", 0.0)
    with closing(sqlite3.connect(tmp_path / "rooms.db", isolation_level=None)) as thief:
        thief.execute("BEGIN IMMEDIATE")
        assert why(ann) == " is locked by another program"
        thief.execute("ROLLBACK")
    ann.get("/health")


def test_it_may_not_be_written(server, someone):
    """The driver is told to write no more, as where the disk is mounted anew."""
    ann = someone(server)
    set_pragma(server, "query_only=ON")
    assert why(ann) == " is read-only"
    set_pragma(server, "query_only=OFF")
    ann.get("/health")


def test_it_is_full(server, someone):
    """`max_page_count`: the file may grow no more. A table is refused and not half there; with room again, all goes on."""
    ann = someone(server)
    table, _ = two(someone, server)
    (pages,) = rows(server, "PRAGMA page_count")[0]
    set_pragma(server, f"max_page_count={pages}")
    assert why(ann) == " cannot grow: the disk is full"
    before, full = len(rows(server, "SELECT 1 FROM entries")), False
    for n in range(300):
        answer = table.ask("chat", text=f"{n} " + "x" * 280, seat=None)
        if full := isinstance(answer, wire.RequestRefused):
            break
    assert full
    assert (answer.code, "cannot grow: the disk is full" in answer.text) == ("store", True)
    assert len(rows(server, "SELECT 1 FROM entries")) == before + n
    assert rows(server, "PRAGMA integrity_check") == [("ok",)]
    set_pragma(server, "max_page_count=1000000")
    ann.get("/health")
    table.do("chat", text="There is room again")


def set_pragma(server, pragma):
    """Sets a pragma on all connections of a running server."""

    async def on_all():
        store = server.manager.store
        for _ in range(5):  # the connections are used in turn, if they are idle
            async with store.read() as connection:
                await connection.exec_driver_sql(f"PRAGMA {pragma}")
        await asyncio.wrap_future(store.sqlite_writer.thread.submit(on_writer))

    def on_writer():
        with server.manager.store.sqlite_writer.engine.connect() as connection:
            connection.exec_driver_sql(f"PRAGMA {pragma}")

    server.call(on_all())


@pytest.mark.parametrize("table", sorted(METADATA.tables))
def test_a_missing_table(server, someone, tmp_path, capsys, table):
    """Noticed by the check, and by the next start in one line."""
    ann = someone(server)
    with closing(sqlite3.connect(tmp_path / "rooms.db")) as connection:
        connection.execute("PRAGMA foreign_keys=OFF")
        connection.execute(f"DROP TABLE {table}")
    assert why(ann) == f": expected the table '{table}', got none: restore a backup"
    server.stop()
    assert run(["serve", "--no-open", "--port", "0", "--db", str(tmp_path / "rooms.db")]) == 2
    err = capsys.readouterr().err
    assert err == f"duopoly: {tmp_path}/rooms.db: expected the table '{table}', got none: restore a backup\n"


async def lay_tables(url):
    """Makes the tables of a new database, as a server's first start does."""
    await (await store_module.SqlStore.open(url)).close()


def test_a_missing_column_and_a_missing_trigger(postgres, program):
    for statement, what in (
        ("ALTER TABLE keys DROP COLUMN used_at", "column keys.used_at"),
        ("DROP TRIGGER duopoly_tell ON entries", "trigger 'duopoly_tell'"),
    ):
        url = postgres.fresh()
        asyncio.run(lay_tables(url))
        postgres.query(statement, url.split("@/")[1].split("?")[0])
        server = program(db=url)
        assert server.process.wait(PATIENCE) == 2
        server.end()
        assert server.said.endswith(f": expected the {what}, got none: restore a backup\n")
        assert server.said.count("\n") == 1


def test_postgresql_stops_and_starts_under_a_server(own_postgres, program, someone):
    """What was answered for is there; what was refused is not; open pages go on without being loaded again."""
    server = program(db=own_postgres.fresh())
    table, beside = two(someone, server)
    for n in range(3):
        table.do("chat", text=f"before {n}")
        own_postgres.stop()
        assert table.refused("chat", text="refused") == "store"
        assert table.not_played("Ann", "throw") == "store"
        assert table.browser.get("/health", 503)["code"] == "store"
        assert table.browser.get("/api/rooms", 503)["code"] == "store"
        own_postgres.start()
        table.do("chat", text=f"after {n}")
    table.browser.http.get("/health")
    table.play("Ann", "throw")
    beside.caught_up(table)
    spoken = [f"{when} {n}" for n in range(3) for when in ("before", "after")]
    assert [line.text for line in beside.chat] == spoken
    again = table.browser.sit(table.id)
    assert ([line.text for line in again.chat], again.view.ply) == (spoken, 1)
    assert "Traceback" not in server.said


FULL = """
import resource, signal, sys
from duopoly.server.web import app
from duopoly.terminal.cli import main

def limit(size):
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

signal.signal(signal.SIGUSR1, lambda *_: limit(resource.RLIM_INFINITY))
limit(400_000)
main()
"""


def test_a_full_disk(tmp_path, someone):
    """`RLIMIT_FSIZE`: no file may grow beyond a size. Moves are refused, none is lost; with room again, play goes on."""
    server = Program(tmp_path / "rooms.db", start=("-c", FULL))
    try:
        table, beside = two(someone, server)
        accepted = 0
        while isinstance(answer := table.ask("chat", text=f"{accepted} " + "x" * 280, seat=None), wire.Done):
            accepted += 1
            time.sleep(0.1)  # a server takes ten messages a second
        assert answer.code == "store"
        assert re.search("the disk is full|the disk fails", answer.text)
        assert re.search("the disk is full|the disk fails", table.browser.get("/health", 503)["detail"])
        assert table.not_played("Ann", "throw") == "store"
        server.process.send_signal(signal.SIGUSR1)
        table.do("chat", text="There is room again")
        beside.until(lambda: beside.chat and beside.chat[-1].text == "There is room again")
        numbers = [int(line.text.split()[0]) for line in beside.chat[:-1]]
        assert numbers == list(range(accepted - len(numbers), accepted)), "what was answered for, and nothing else"
        table.play("Ann", "throw")
    finally:
        server.end(signal.SIGKILL)
    with closing(sqlite3.connect(tmp_path / "rooms.db")) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert connection.execute("SELECT count(*) FROM entries WHERE kind = 'chat'").fetchone() == (accepted + 1,)
    assert "Traceback" not in server.said


def test_what_a_proxy_hides_by_its_path_has_no_other_path(serving, someone):
    ann = someone(serving(metrics=True))
    for path in ("/health/", "//health", "/health%0A", "/metrics/", "//metrics//"):
        assert ann.http.get(f"{ann.url}{path}").status_code == 404, path
    assert ann.get("/health")["status"] == "ok"
    assert ann.get("/metrics")
    assert ann.get("/api//rooms/") == []
