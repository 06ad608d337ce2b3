"""SQLite: what a killed program leaves, and files that cannot be used, each in one line."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import aclosing, closing
from pathlib import Path

import pytest
from sqlalchemy.exc import DBAPIError

from duopoly.server.store import (
    ALL_ROOMS,
    Client,
    MovedOn,
    PushSubscription,
    StoreError,
    Wakeup,
    database,
    engines,
    sqlite_wakeups,
)
from duopoly.server.store.engines import default_url
from duopoly.server.store.push_subscriptions import PushSubscriptions
from duopoly.server.store.sql_store import SqlStore

pytestmark = pytest.mark.anyio

WRITER = """
import asyncio, sys
from duopoly.server.store.sql_store import SqlStore

async def main():
    store = await SqlStore.open(sys.argv[1])
    await store.create_room("tea", "{}", "")
    for seq in range(1, 100_000, 3):
        await store.append("tea", seq, [("move", "x" * 500)] * 3)
        print(seq + 2, flush=True)

asyncio.run(main())
"""
NOBODY = 65534


@pytest.fixture
def file(tmp_path):
    return tmp_path / "rooms.db"


@pytest.fixture
def _as_nobody():
    """Root may do anything: for the test we are somebody who may not."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    yield
    os.seteuid(0)


async def refused(url):
    """The one line that says why a database cannot be opened."""
    with pytest.raises(StoreError) as error:
        await SqlStore.open(str(url))
    assert "\n" not in str(error.value)
    return str(error.value)


async def made(file):
    store = await SqlStore.open(str(file))
    await store.create_room("tea", "{}", "")
    await store.append("tea", 1, [("move", "throw")])
    await store.close()


@pytest.mark.parametrize("after", [1, 40])
async def test_a_killed_program_has_lost_nothing_it_had_acknowledged(file, after):
    writer = subprocess.Popen([sys.executable, "-c", WRITER, file], stdout=subprocess.PIPE, text=True)
    acknowledged = [writer.stdout.readline() for _ in range(after)]
    os.kill(writer.pid, signal.SIGKILL)
    acknowledged += writer.stdout.read().splitlines(keepends=True)
    writer.stdout.close()
    assert writer.wait() == -signal.SIGKILL
    last = int([line for line in acknowledged if line.endswith("\n")][-1])
    store = await SqlStore.open(str(file))
    seqs = [entry.seq for entry in await store.entries("tea")]
    await store.close()
    assert len(seqs) >= last
    assert len(seqs) % 3 == 0, "no half of an append"
    assert seqs == list(range(1, len(seqs) + 1))


async def test_ways_to_name_a_file(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for n, url in enumerate(["a 100%.db", "sqlite:///b?c.db", f"sqlite:///{tmp_path}/new/d.db", str(tmp_path / "é/e.db")]):
        store = await SqlStore.open(url)
        await store.create_room(str(n), "{}", "")
        await store.close()
    found = sorted(str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*.db"))
    assert found == ["a 100%.db", "b?c.db", "new/d.db", "é/e.db"]


async def test_the_usual_place(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_url().endswith("rooms.db")
    store = await SqlStore.open(default_url())
    await store.close()
    (found,) = tmp_path.rglob("rooms.db")
    assert found.parent.name == "duopoly"


async def test_only_its_owner_can_read_the_file(file):
    store = await SqlStore.open(str(file))
    await store.create_room("tea", "{}", "5ea1ed")
    assert {path.stat().st_mode & 0o777 for path in file.parent.iterdir()} == {0o600}
    assert len(list(file.parent.iterdir())) == 3
    await store.close()
    assert list(file.parent.iterdir()) == [file]


async def test_what_was_answered_for_is_on_the_disk(file):
    """`synchronous` 2 is FULL: the log is flushed with every commit, so that not even a power cut takes a move back."""
    store = await SqlStore.open(str(file))
    async with store.read() as connection:
        for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            assert (await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar() == value
    await store.close()


# What cannot be used.


async def test_urls_that_mean_nothing(tmp_path):
    expected = "--db: expected a file, sqlite:///FILE or postgresql://USER@HOST/DATABASE"
    assert await refused("") == f"{expected}, got no file name"
    assert await refused("sqlite:///") == f"{expected}, got no file name"
    assert await refused("sqlite://rooms.db") == f"{expected}, got sqlite:"
    assert await refused("mysql://me:5ea1ed@host/db") == f"{expected}, got mysql:"


async def test_garbage(file):
    file.write_bytes(b"Dear diary, " * 1000)
    assert await refused(file) == f"{file} is not a database"
    assert file.read_bytes() == b"Dear diary, " * 1000


async def test_a_damaged_file(file):
    await made(file)
    whole = file.read_bytes()
    file.write_bytes(whole[:4096] + b"\xff" * (len(whole) - 4096))
    assert await refused(file) == f"{file} is damaged"


async def test_a_folder_and_a_file_for_a_folder(tmp_path, file):
    file.touch()
    assert await refused(tmp_path) == f"--db: expected a file that can be written, got {tmp_path} (is a directory)"
    inside = file / "rooms.db"
    assert (await refused(inside)).startswith(f"--db: expected a file that can be written, got {inside} (")


async def test_a_read_only_file(tmp_path, request):
    """The folders above must let anybody through, and the file is there and may be read."""
    file = shared(tmp_path) / "rooms.db"
    await made(file)
    file.chmod(0o444)
    request.getfixturevalue("_as_nobody")
    assert await refused(file) == f"--db: expected a file that can be written, got {file} (permission denied)"


async def test_a_read_only_folder(tmp_path, request):
    file = shared(tmp_path) / "rooms.db"
    file.parent.chmod(0o555)
    request.getfixturevalue("_as_nobody")
    assert await refused(file) == f"--db: expected a file that can be written, got {file} (permission denied)"
    inside = file.parent / "new" / "rooms.db"
    assert await refused(inside) == f"--db: expected a file that can be written, got {inside} (permission denied)"


async def test_a_file_that_may_be_written_in_a_folder_that_may_not(tmp_path, request):
    file = shared(tmp_path) / "rooms.db"
    await made(file)
    file.chmod(0o666)
    file.parent.chmod(0o555)
    request.getfixturevalue("_as_nobody")
    assert await refused(file) == f"{file} cannot be written: its folder is read-only"


def shared(folder):
    """The folder, with all above it that are the tests' own open to anybody."""
    for path in (folder, *folder.parents):
        if path.owner() == Path(folder).owner() and path.stat().st_mode & 0o77 == 0:
            path.chmod(0o755)
    return folder


async def test_a_file_that_becomes_read_only_while_it_is_open(file):
    """As where its disk is mounted anew; the driver is told to write no more."""
    await made(file)
    store = await SqlStore.open(str(file))
    await store.transact(lambda connection: connection.exec_driver_sql("PRAGMA query_only=ON"))
    with pytest.raises(StoreError, match=r"rooms\.db is read-only$"):
        await store.append("tea", 2, [("move", "throw")])
    assert len(await store.entries("tea")) == 1
    await store.close()


async def test_what_follows_an_append_that_failed(file):
    """Nothing of it stays, the lock is free for others, and the next one succeeds."""
    await made(file)
    store = await SqlStore.open(str(file))
    await store.append("tea", 3, [("move", "throw")])
    with pytest.raises(MovedOn):
        await store.append("tea", 2, [("move", "throw"), ("move", "end")])
    with pytest.raises(LookupError):
        await store.append("none", 1, [("move", "throw"), ("move", "end")])
    with closing(sqlite3.connect(file, timeout=0)) as other, other:
        assert other.execute("SELECT seq FROM entries ORDER BY seq").fetchall() == [(1,), (3,)]
        other.execute("DELETE FROM entries WHERE seq = 3")
    await store.append("tea", 2, [("move", "throw"), ("move", "end")])
    assert [entry.seq for entry in await store.entries("tea")] == [1, 2, 3]
    await store.close()


async def test_a_file_that_another_program_has_locked(file, monkeypatch):
    await made(file)
    monkeypatch.setattr(engines, "PATIENCE", 0.2)
    monkeypatch.setattr(database, "PROBE_EVERY", 0.0)
    store = await SqlStore.open(str(file))
    thief = sqlite3.connect(file, isolation_level=None)
    thief.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError, match=r"rooms\.db is locked by another program$"):
        await store.append("tea", 2, [("move", "throw")])
    assert await refused(file) == f"{file} is locked by another program"
    assert len(await store.entries("tea")) == 1, "reading goes on"
    thief.execute("ROLLBACK")
    thief.close()
    await store.append("tea", 2, [("move", "throw")])
    await store.close()


async def test_a_lock_that_is_let_go_in_time_is_not_noticed(file):
    await made(file)
    store = await SqlStore.open(str(file))
    thief = subprocess.Popen(
        [sys.executable, "-c", "import sqlite3, sys, time; c = sqlite3.connect(sys.argv[1]); c.execute('BEGIN IMMEDIATE')\n"
         "print(flush=True); time.sleep(0.5)", file], stdout=subprocess.PIPE)  # fmt: skip
    thief.stdout.readline()
    await store.append("tea", 2, [("move", "throw")])
    assert len(await store.entries("tea")) == 2
    await store.close()
    thief.communicate()


async def test_a_file_that_was_taken_away(file):
    """What would be written to it now would be lost with it: nothing is."""
    await made(file)
    store = await SqlStore.open(str(file))
    await store.check()
    moved = file.with_name("elsewhere.db")
    file.rename(moved)
    for work in (store.check, lambda: store.append("tea", 2, [("move", "throw")]), lambda: store.entries("tea")):
        with pytest.raises(StoreError, match=r"rooms\.db is gone: it was deleted or moved; restart the server$"):
            await work()
    moved.rename(file)
    await store.append("tea", 2, [("move", "throw")])
    await store.close()


async def test_a_file_that_was_replaced_by_another(file, tmp_path):
    """As when a backup is restored while the server runs."""
    await made(file)
    await made(tmp_path / "copy.db")
    store = await SqlStore.open(str(file))
    (tmp_path / "copy.db").replace(file)
    for work in (store.check, lambda: store.append("tea", 2, [("move", "throw")])):
        with pytest.raises(StoreError, match=r"rooms\.db was replaced by another file; restart the server$"):
            await work()
    await store.close()
    again = await SqlStore.open(str(file))
    assert len(await again.entries("tea")) == 1
    await again.close()


@pytest.mark.parametrize("create", [False, True])
@pytest.mark.parametrize("mode", ["delete", "wal"])
async def test_a_file_of_another_program_stays_as_it_is(file, create, mode):
    """Also how it keeps its journal; and no file comes beside it."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(f"PRAGMA journal_mode={mode}")
        connection.execute("CREATE TABLE notes (text)")
    before = file.read_bytes()
    expected = (
        "an empty database, got another program's table 'notes'" if create else "a database of Duopoly with schema 7, got"
    )
    with pytest.raises(StoreError, match=f": expected {expected}"):
        await SqlStore.open(str(file), create=create)
    assert file.read_bytes() == before
    assert list(file.parent.iterdir()) == [file]


async def test_an_empty_file_stays_empty_for_whoever_only_reads(file):
    file.touch()
    with pytest.raises(StoreError, match=r"got no tables$"):
        await SqlStore.open(str(file), create=False)
    assert file.stat().st_size == 0
    await (await SqlStore.open(str(file))).close()
    await (await SqlStore.open(str(file), create=False)).close()


class Refusing:
    """A cursor that is refused so many times; SQLite does this when two servers begin with one new file at once."""

    def __init__(self, times: int, code: int) -> None:
        self.times, self.code, self.asked = times, code, 0

    def execute(self, _statement: str) -> None:
        self.asked += 1
        if self.asked <= self.times:
            error = sqlite3.OperationalError("database is locked")
            error.sqlite_errorcode = self.code
            raise error


def test_a_new_file_that_another_server_begins_with_is_asked_for_again():
    cursor = Refusing(3, sqlite3.SQLITE_BUSY)
    engines.use_write_ahead_log(cursor)
    assert cursor.asked == 4


def test_what_will_not_change_is_asked_for_once(monkeypatch):
    with pytest.raises(sqlite3.OperationalError):
        engines.use_write_ahead_log(damaged := Refusing(3, sqlite3.SQLITE_CORRUPT))
    assert damaged.asked == 1
    monkeypatch.setattr(engines, "PATIENCE", 0.0)
    with pytest.raises(sqlite3.OperationalError):
        engines.use_write_ahead_log(Refusing(1000, sqlite3.SQLITE_BUSY))


# Several servers on one file.


@pytest.fixture
async def stores(file, monkeypatch):
    """Two servers."""
    monkeypatch.setattr(sqlite_wakeups, "LOOK_EVERY", 0.02)
    opened = [await SqlStore.open(str(file)) for _ in range(2)]
    yield opened
    for store in opened:
        await store.close()


async def test_what_another_server_writes_is_noticed(stores):
    here, there = stores
    ann = Client(browser="b" * 64, seats=("0",))
    async with aclosing(here.listen()) as wakeups, asyncio.timeout(10):
        assert await anext(wakeups) == ALL_ROOMS
        for write in (
            lambda: there.create_room("tea", "{}", ""),
            lambda: there.append("tea", 1, [("move", "throw")]),
            lambda: there.add_seats("tea", ann),
            lambda: there.revoke("tea", ann.browser, ["0"]),
            lambda: there.delete_room("tea"),
        ):
            await write()
            assert await anext(wakeups) == ALL_ROOMS


async def test_what_a_server_writes_itself_lets_it_read_nothing_again(stores):
    """Whatever it writes, and also when SQLite begins its write-ahead log anew."""
    store, _ = stores
    pushes = PushSubscriptions(store)
    async with aclosing(store.listen()) as wakeups, asyncio.timeout(60):
        assert await anext(wakeups) == ALL_ROOMS
        await store.create_room("tea", "{}", "")
        for seq in range(1, 301):
            await store.append("tea", seq, [("chat", "x" * 20_000)])
            assert await anext(wakeups) == Wakeup("tea", seq)
        await store.add_seats("tea", Client(browser="b" * 64, seats=("0",)))
        assert await anext(wakeups) == Wakeup("tea", 0)
        await store.check()
        await pushes.add(PushSubscription(endpoint="https://push.example/1", browser="b" * 64, p256dh="p", auth="a"))
        await pushes.remove("https://push.example/1")
        await asyncio.sleep(0.2)
        await store.delete_room("tea")
        assert await anext(wakeups) == Wakeup("tea", 0)
        await asyncio.sleep(0.2)
        await store.create_room("pot", "{}", "")
        await store.append("pot", 1, [("move", "throw")])
        assert await anext(wakeups) == Wakeup("pot", 1)


async def test_wakeups_do_not_pile_up_for_who_is_slow(stores):
    here, there = stores
    async with aclosing(here.listen()) as wakeups, asyncio.timeout(10):
        assert await anext(wakeups) == ALL_ROOMS
        for n in range(10):
            await there.create_room(f"tea{n}", "{}", "")
            await asyncio.sleep(0.05)
        assert [queue.qsize() for queue in here.wakeups.queues] == [1]
        assert await anext(wakeups) == ALL_ROOMS
        assert await anext(wakeups) == ALL_ROOMS, "for what came later"


async def test_a_file_that_is_locked_for_a_moment_is_looked_at_again(stores, monkeypatch):
    here, there = stores
    look, looks = here.sqlite_writer.data_version, []

    async def often_locked():
        looks.append(1)
        if len(looks) % 3:
            raise DBAPIError(None, None, sqlite3.OperationalError("database is locked"))
        return await look()

    monkeypatch.setattr(here.sqlite_writer, "data_version", often_locked)
    async with aclosing(here.listen()) as wakeups, asyncio.timeout(10):
        assert await anext(wakeups) == ALL_ROOMS
        await there.create_room("tea", "{}", "")
        assert await anext(wakeups) == ALL_ROOMS
        assert len(looks) > 5


async def test_a_file_that_is_gone_is_not_created_by_a_look(stores):
    here, _ = stores
    async with aclosing(here.listen()) as wakeups, asyncio.timeout(10):
        assert await anext(wakeups) == ALL_ROOMS
        here.file.rename(here.file.with_suffix(".away"))
        writer = here.sqlite_writer
        await asyncio.get_running_loop().run_in_executor(writer.thread, writer.close_here)
        writer.connection = None  # as after an error of the disk
        await asyncio.sleep(0.2)
        assert not here.file.exists()
