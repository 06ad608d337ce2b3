"""PostgreSQL: several servers, lost connections, and databases that cannot be used, each in one line."""

import asyncio
import json
import socket
import subprocess
import sys
from contextlib import aclosing

import pytest

from duopoly.server.store import ALL_ROOMS, StoreError, Wakeup, postgres_wakeups
from duopoly.server.store import sql_store as store_module
from duopoly.server.store.sql_store import SqlStore

pytestmark = pytest.mark.anyio

RACER = """
import asyncio, json, sys
from duopoly.server.store import MovedOn
from duopoly.server.store.sql_store import SqlStore

async def race(store, me, seq):
    try:
        await store.append("tea", seq, [("move", me), ("chance", me)])
        return seq
    except MovedOn:
        return 0

async def main():
    store = await SqlStore.open(sys.argv[1])
    print("ready", flush=True)
    sys.stdin.readline()
    won = []
    for seq in range(1, 60, 2):
        done = await asyncio.gather(*(race(store, f"{sys.argv[2]}{n}", seq) for n in range(4)))
        won += [[f"{sys.argv[2]}{n}", seq] for n, seq in enumerate(done) if seq]
    await store.close()
    print(json.dumps(won))

asyncio.run(main())
"""
PASSWORD = "s3same-open"


async def refused(url):
    """The one line that says why a database cannot be opened."""
    with pytest.raises(StoreError) as error:
        await SqlStore.open(url)
    assert "\n" not in str(error.value)
    assert error.value.__suppress_context__ or not isinstance(error.value.__context__, Exception)
    return str(error.value)


async def test_of_the_racers_of_two_processes_one_wins_each_entry(postgres):
    url = postgres.fresh()
    store = await SqlStore.open(url)
    await store.create_room("tea", "{}", "")
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    racers = [subprocess.Popen([sys.executable, "-c", RACER, url, name], **pipes) for name in "ab"]
    assert [racer.stdout.readline() for racer in racers] == ["ready\n"] * 2
    for racer in racers:
        racer.stdin.write("go\n")
        racer.stdin.flush()
    won = [pair for racer in racers for pair in json.loads(racer.communicate()[0])]
    assert sorted(seq for _, seq in won) == list(range(1, 60, 2))
    entries = await store.entries("tea")
    assert {(entry.body, entry.seq) for entry in entries[::2]} == {(name, seq) for name, seq in won}
    assert [entry.body for entry in entries[::2]] == [entry.body for entry in entries[1::2]], "no append is mixed with another"
    await store.close()


async def test_a_wakeup_waits_for_the_commit(postgres):
    url = postgres.fresh()
    store, other = await SqlStore.open(url), await SqlStore.open(url)
    await store.create_room("tea", "{}", "")
    async with aclosing(other.listen()) as heard:
        assert await anext(heard) == ALL_ROOMS
        coming = asyncio.create_task(anext(heard))
        async with store.engine.begin() as connection:
            await connection.exec_driver_sql("INSERT INTO entries VALUES ('tea', 1, 0, 'move', 'throw')")
            assert not (await asyncio.wait([coming], timeout=0.3))[0]
        assert await coming == Wakeup("tea", 1)
    await store.close()
    await other.close()


async def test_what_was_missed_while_the_connection_was_lost_is_told_of(postgres):
    url = postgres.fresh()
    store = await SqlStore.open(url)
    await store.create_room("tea", "{}", "")
    async with aclosing(store.listen()) as heard, asyncio.timeout(10):
        assert await anext(heard) == ALL_ROOMS
        await store.append("tea", 1, [("move", "throw")])
        assert await anext(heard) == Wakeup("tea", 1)
        assert cut(postgres, url) == 1
        assert await anext(heard) == ALL_ROOMS
        await store.append("tea", 2, [("move", "throw")])
        assert await anext(heard) == Wakeup("tea", 2)
    await store.close()


async def test_nonsense_on_the_channel_does_not_end_the_listening(postgres):
    url = postgres.fresh()
    store = await SqlStore.open(url)
    async with aclosing(store.listen()) as heard, asyncio.timeout(10):
        assert await anext(heard) == ALL_ROOMS
        postgres.query("NOTIFY duopoly_entries, 'hello'", url.split("@/")[1].split("?")[0])
        assert await anext(heard) == ALL_ROOMS
    await store.close()


def cut(postgres, url):
    """Ends the connections of a database that listen, and says how many there were."""
    database = url.split("@/")[1].split("?")[0]
    listening = f"FROM pg_stat_activity WHERE datname = '{database}' AND query LIKE 'LISTEN%'"
    return len(postgres.query(f"SELECT pg_terminate_backend(pid) {listening}"))


async def test_a_quiet_connection_is_asked_whether_it_is_there(postgres, monkeypatch):
    monkeypatch.setattr(postgres_wakeups, "QUIET", 0.05)
    store = await SqlStore.open(postgres.fresh())
    await store.create_room("tea", "{}", "")
    async with aclosing(store.listen()) as heard, asyncio.timeout(10):
        assert await anext(heard) == ALL_ROOMS
        for seq in range(1, 40):
            await store.append("tea", seq, [("move", "throw")])
            await asyncio.sleep(0.01)
        assert [await anext(heard) for _ in range(39)] == [Wakeup("tea", seq) for seq in range(1, 40)]
    await store.close()


async def test_the_store_outlives_its_database(own_postgres, monkeypatch):
    monkeypatch.setattr(store_module, "CHECK_EVERY", 0.0)
    store = await SqlStore.open(own_postgres.fresh())
    await store.create_room("tea", "{}", "")
    async with aclosing(store.listen()) as heard, asyncio.timeout(30):
        assert await anext(heard) == ALL_ROOMS
        own_postgres.stop()
        for work in (store.check, lambda: store.append("tea", 1, [("move", "throw")])):
            with pytest.raises(StoreError, match=r"^PostgreSQL at /\S+ cannot be reached: no such socket$|refused$"):
                await work()
        own_postgres.start()
        await store.check()
        assert await anext(heard) == ALL_ROOMS
        await store.append("tea", 1, [("move", "throw")])
        assert await anext(heard) == Wakeup("tea", 1)
    await store.close()


async def test_closing_while_the_database_is_away(own_postgres):
    store = await SqlStore.open(own_postgres.fresh())
    async with aclosing(store.listen()) as heard, asyncio.timeout(10):
        await anext(heard)
        own_postgres.stop()
        await asyncio.sleep(0.2)
        await store.close()
        assert [wakeup async for wakeup in heard] == []
    own_postgres.start()


# Accounts that change at once.


async def test_a_browser_that_enters_two_accounts_at_once_is_in_one(postgres):
    url = postgres.fresh()
    stores = [await SqlStore.open(url) for _ in range(2)]
    for account, store in zip("ab", stores, strict=True):
        await store.accounts.enter(account, f"desk of {account}", create=True)
    for n in range(10):
        entering = (store.accounts.enter(account, f"phone{n}", False) for account, store in zip("ab", stores, strict=True))
        assert await asyncio.gather(*entering) == [True, True]
        assert await stores[0].accounts.account_of(f"phone{n}") in ("a", "b")
    for store in stores:
        await store.close()


async def test_a_browser_that_uses_two_links_at_once_shares_with_both_makers(postgres):
    store = await SqlStore.open(postgres.fresh())
    for n in range(10):
        makers = [f"desk{n}", f"tablet{n}"]
        for maker in makers:
            await store.accounts.add_link(f"key of {maker}", maker)
        used = await asyncio.gather(*(store.accounts.use_link(f"key of {maker}", f"phone{n}") for maker in makers))
        assert used == [True, True]
        assert set(await store.accounts.browsers_with(f"phone{n}")) == {*makers, f"phone{n}"}
    await store.close()


async def test_browsers_that_change_places_do_not_wait_for_each_other(postgres):
    store = await SqlStore.open(postgres.fresh())
    for account, browser in zip("ab", ("desk", "phone"), strict=True):
        await store.accounts.enter(account, browser, create=True)
    for n in range(10):
        places = zip("ab" if n % 2 else "ba", ("desk", "phone"), strict=True)
        assert await asyncio.gather(*(store.accounts.enter(*place, create=False) for place in places)) == [True, True]
    await store.close()


async def test_an_account_that_is_forgotten_while_a_browser_enters_it(postgres):
    """The browser is in it and forgotten, too, or finds none."""
    store = await SqlStore.open(postgres.fresh())
    for n in range(10):
        await store.accounts.enter(f"account{n}", "desk", create=True)
        entering = (store.accounts.enter(f"account{n}", f"phone{n}{m}", create=False) for m in range(4))
        await asyncio.gather(*entering, store.accounts.forget("desk"))
        assert [await store.accounts.account_of(f"phone{n}{m}") for m in range(4)] == [None] * 4
    await store.close()


# What cannot be used.


def free_port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


async def test_nobody_there():
    url = f"postgresql://me:{PASSWORD}@127.0.0.1:{free_port()}/duopoly"
    assert await refused(url) == "PostgreSQL at 127.0.0.1 cannot be reached: connection refused"
    assert await refused(url.replace("127.0.0.1", "nowhere.invalid")) == (
        "PostgreSQL at nowhere.invalid cannot be reached: no such host"
    )
    assert (
        await refused("postgresql+psycopg://me@/db?host=/nowhere") == "PostgreSQL at /nowhere cannot be reached: no such socket"
    )


async def test_somebody_there_who_does_not_answer():
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        url = f"postgres://me@127.0.0.1:{silent.getsockname()[1]}/db?connect_timeout=2"
        assert await refused(url) == "PostgreSQL at 127.0.0.1 did not answer in time"


async def test_no_such_user_or_database(postgres):
    found = f"PostgreSQL at {postgres.folder} has no such user or database"
    assert await refused(postgres.url("nowhere")) == found
    assert await refused(postgres.url("postgres").replace("test@", "stranger@")) == found


async def test_a_wrong_password_is_not_shown(own_postgres):
    own_postgres.query(f"ALTER USER test PASSWORD '{PASSWORD}'")
    right = own_postgres.fresh().replace("test@", f"test:{PASSWORD}@")
    own_postgres.query("CREATE DATABASE other")
    (own_postgres.folder / "data" / "pg_hba.conf").write_text("local all all scram-sha-256\n")
    own_postgres.run("pg_ctl", "reload")
    while await asyncio.to_thread(lets_in, own_postgres):
        await asyncio.sleep(0.05)
    store = await SqlStore.open(right)
    assert PASSWORD not in repr(store) + repr(store.engine) + str(store.engine.url) + store.name
    await store.close()
    line = f"PostgreSQL at {own_postgres.folder} refuses the user or the password"
    assert await refused(right.replace("open", "shut")) == line
    assert await refused(right.replace(f":{PASSWORD}", "")) == line


def lets_in(postgres):
    """Whether one gets in without a password."""
    import psycopg

    try:
        psycopg.connect(postgres.url("postgres")).close()
    except psycopg.OperationalError:
        return False
    return True


async def test_a_user_who_may_not_make_tables(postgres):
    postgres.query("CREATE USER guest")
    url = postgres.fresh().replace("test@", "guest@")
    assert await refused(url) == f"PostgreSQL at {postgres.folder} does not let the user do this"


async def test_urls_of_postgresql_that_cannot_be_read():
    expected = "--db: expected a file, sqlite:///FILE or postgresql://USER@HOST/DATABASE"
    assert (
        await refused("postgresql://me:se@same@host/db")
        == "--db: expected %40 for an @ in the user's name or the password, got @"
    )
    assert await refused("postgresql://me:sesame@host:many/db") == f"{expected}, got a URL that cannot be read"


async def test_without_psycopg(monkeypatch):
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert await refused("postgresql://me@host/db") == "--db: postgresql needs the extra: pip install 'duopoly[postgres]'"
