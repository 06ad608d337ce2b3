"""A locked SQLite: everybody is refused soon, whoever waits behind whom, and nothing is half done."""

import asyncio
import sqlite3
import time
from contextlib import contextmanager

import pytest

from duopoly.server.store import Client, Key, StoreError, database, engines
from duopoly.server.store import sql_store as store_module
from duopoly.server.store.sql_store import SqlStore

pytestmark = pytest.mark.anyio

PATIENCE = 1.0
MANY = 60
ANN = Client(browser="a", seats=("0",))


@contextmanager
def locked(file):
    """Another program writes, and does not end."""
    thief = sqlite3.connect(file, isolation_level=None)
    thief.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        thief.execute("ROLLBACK")
        thief.close()


@pytest.fixture
async def store(tmp_path, monkeypatch, anyio_backend):
    monkeypatch.setattr(engines, "PATIENCE", PATIENCE)
    monkeypatch.setattr(store_module, "CHECK_EVERY", 0.0)
    opened = await SqlStore.open(str(tmp_path / "rooms.db"))
    for n in range(MANY):
        await opened.create_room(f"r{n}", "{}", "")
    yield opened
    await opened.close()


async def refused(work):
    with pytest.raises(StoreError, match=r"rooms\.db (is locked by another program|did not answer in time)$"):
        await work


async def test_a_queue_of_writers_waits_as_long_as_one(store):
    """One after the other they would wait a minute; the bound is far from both."""
    with locked(store.file):
        start = time.monotonic()
        work = [store.append(f"r{n}", 1, [("move", "throw")], client=ANN) for n in range(MANY)]
        work += [store.create_room(f"new{n}", "{}", "", client=ANN, new_entries=[("begin", {})]) for n in range(9)]
        work += [store.add_seats("r0", ANN), store.add_key(Key(hash="k", room="r0")), store.use_key("k")]
        work += [store.delete_room("r1"), store.check(), store.check()]
        await asyncio.gather(*(refused(one) for one in work))
        assert time.monotonic() - start < 15 * PATIENCE
        assert await store.entries("r0") == [], "reading goes on"
        await refused(store.append("r0", 1, [("move", "throw")]))
    await asyncio.sleep(database.PROBE_EVERY)
    assert len(await store.activity()) == MANY
    assert [activity.entries for activity in await store.activity()] == [0] * MANY
    assert await store.rooms_of("a") == []
    await store.check()
    await store.append("r0", 1, [("move", "throw")], client=ANN)
    assert store.locked_at is None


def close_writer(writer):
    writer.connection.close()
    writer.connection = None
    writer.engine.dispose()


async def test_a_reader_of_a_wholly_locked_file(tmp_path, monkeypatch):
    """As while another program holds the file for itself alone: nothing can be read either."""
    monkeypatch.setattr(engines, "PATIENCE", 0.3)
    file = tmp_path / "rooms.db"
    store = await SqlStore.open(str(file))
    await store.create_room("tea", "{}", "")
    await store.engine.dispose()  # with our connections closed, the other program gets the file
    store.sqlite_writer.thread.submit(close_writer, store.sqlite_writer).result()
    thief = sqlite3.connect(file, isolation_level=None)
    thief.execute("PRAGMA locking_mode=EXCLUSIVE")
    thief.execute("BEGIN IMMEDIATE")
    start = time.monotonic()
    await asyncio.gather(*(refused(store.room("tea")) for _ in range(30)), refused(store.check()))
    assert time.monotonic() - start < 6
    thief.execute("ROLLBACK")
    thief.close()
    assert await store.room("tea")
    await store.close()
