"""The tables: made, checked against the code, unmade; those of a newer version or of another program are left alone."""

import asyncio
import os
import re
import subprocess
from pathlib import Path

import pytest
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, text

from duopoly.server.store import Client, LogEntry, RoomRow, StoreError
from duopoly.server.store.engines import open_engine
from duopoly.server.store.migrate import alembic_config, version
from duopoly.server.store.schema import METADATA, SCHEMA, VERSION_TABLE
from duopoly.server.store.sql_store import SqlStore

pytestmark = pytest.mark.anyio


async def run(url, *works):
    """What functions of a connection give, each in a transaction of its own."""
    engine, _ = open_engine(url)
    found = []
    try:
        for work in works:
            async with engine.execution_options(writes=True).begin() as connection:
                found.append(await connection.run_sync(work))
    finally:
        await engine.dispose()
    return found


def tables(connection):
    return set(inspect(connection).get_table_names())


def do(sql):
    return lambda connection: connection.execute(text(sql)) and None


async def test_the_newest_migration_has_the_number_of_the_schema():
    script = ScriptDirectory.from_config(alembic_config(None))
    assert int(script.get_current_head()) == SCHEMA


async def test_the_migrations_make_the_tables_that_the_code_knows(url):
    """`check` raises where there is a difference."""
    await (await SqlStore.open(url)).close()
    await run(url, lambda connection: command.check(alembic_config(connection)))


async def test_a_difference_would_be_noticed(url):
    await (await SqlStore.open(url)).close()
    with pytest.raises(Exception, match="remove_column"):
        await run(url, do("ALTER TABLE rooms ADD COLUMN more TEXT"), lambda c: command.check(alembic_config(c)))


async def test_down_to_nothing_and_up_again(url):
    store = await SqlStore.open(url)
    await store.create_room("tea", "{}", "")
    await store.append("tea", 1, [("move", "throw")])
    await store.close()
    _, left, none = await run(
        url,
        lambda connection: command.downgrade(alembic_config(connection), "base"),
        tables,
        lambda connection: version(connection, ""),
    )
    assert (left, none) == ({VERSION_TABLE}, 0)
    store = await SqlStore.open(url)
    assert await store.room("tea") is None
    await store.close()
    there, now = await run(url, tables, lambda connection: version(connection, ""))
    assert (there, now) == ({VERSION_TABLE, *METADATA.tables}, SCHEMA)


async def test_rooms_of_the_first_version(url):
    """Their configs, logs and clients are all there; and they survive the way back."""
    await run(
        url,
        lambda connection: command.upgrade(alembic_config(connection), "0001"),
        do("INSERT INTO rooms (id, created_at, plan, secret) VALUES ('tea', 1.5, '{\"a\": 1}', 'hush')"),
        do("INSERT INTO entries VALUES ('tea', 1, 2.5, 'chat', '{\"by\": \"Ann\"}')"),
        do("INSERT INTO holders VALUES ('tea', 'browser', '[\"0\"]', true, 'pl', 3.5)"),
    )
    for _ in range(2):
        store = await SqlStore.open(url)
        assert await store.room("tea") == RoomRow("tea", '{"a": 1}', 1.5)
        assert await store.secret("tea") == "hush"
        assert await store.entries("tea") == [LogEntry(1, 2.5, "chat", {"by": "Ann"})]
        assert await store.clients("tea") == [Client(browser="browser", seats=("0",), host=True, lang="pl", since=3.5)]
        await store.close()
        await run(url, lambda connection: command.downgrade(alembic_config(connection), "0001"))


async def test_accounts_of_version_5(url):
    """They have names; a link leads into them; and they survive the way back, also without a name."""
    await run(
        url,
        lambda connection: command.upgrade(alembic_config(connection), "0005"),
        do("INSERT INTO accounts VALUES ('ann', 1.5)"),
        do("INSERT INTO account_browsers VALUES ('desk', 'ann', 2.5)"),
    )
    store = await SqlStore.open(url)
    await store.accounts.leave("desk")
    assert await store.accounts.enter("ann", "desk", create=False), "a named account stays when nobody is in it"
    await store.accounts.add_link("hash", "desk")
    assert await store.accounts.use_link("hash", "phone")
    assert await store.accounts.browsers_with("phone") == ["desk", "phone"]
    await store.accounts.add_link("hash", "tablet")
    assert await store.accounts.use_link("hash", "kiosk")
    await store.close()
    await run(url, lambda connection: command.downgrade(alembic_config(connection), "0005"))
    store = await SqlStore.open(url)
    assert await store.accounts.account_of("phone") == "ann"
    assert set(await store.accounts.browsers_with("kiosk")) == {"tablet", "kiosk"}
    await store.close()


async def test_the_way_back_that_is_written_down(postgres, tmp_path):
    """The commands of docs/upgrading.md bring the older tables back, none of the newer, and the next upgrade works."""
    page = (Path(__file__).parent.parent.parent / "docs" / "upgrading.md").read_text(encoding="utf-8")
    backup, *restore = re.findall(r"^ +(\(umask 077; pg_dump .*\)|dropdb .*|pg_restore .*)$", page, flags=re.MULTILINE)
    postgres.query("CREATE ROLE duopoly")
    postgres.query("CREATE DATABASE duopoly OWNER duopoly")
    url = postgres.url("duopoly")
    _, before = await run(url, lambda connection: command.upgrade(alembic_config(connection), "0003"), tables)

    def shell(line):
        path = f"{postgres.programs}{os.pathsep}{os.environ['PATH']}"
        env = {**os.environ, "PATH": path, "PGHOST": str(postgres.folder), "PGUSER": "test"}
        done = subprocess.run(["bash", "-c", line], cwd=tmp_path, env=env, capture_output=True, text=True)
        assert done.returncode == 0, (line, done.stderr)

    shell(backup)
    assert (tmp_path / "rooms-before.dump").stat().st_mode & 0o077 == 0
    await (await SqlStore.open(url)).close()
    for line in restore:
        shell(line)
    assert await run(url, tables, lambda connection: version(connection, "")) == [before, 3]
    await (await SqlStore.open(url)).close()


async def test_a_newer_version(url):
    store = await SqlStore.open(url)
    await store.close()
    await run(url, do(f"UPDATE {VERSION_TABLE} SET version_num = '0009'"))
    with pytest.raises(StoreError) as error:
        await SqlStore.open(url)
    assert str(error.value) == f"{store.name}: expected schema {SCHEMA} or older, got 9: a newer Duopoly wrote it"
    with pytest.raises(StoreError) as same:
        await SqlStore.open(url, create=False)
    assert str(same.value) == str(error.value)


async def test_a_version_that_is_none(url):
    await (await SqlStore.open(url)).close()
    await run(url, do(f"UPDATE {VERSION_TABLE} SET version_num = 'beef'"))
    with pytest.raises(StoreError, match=r": expected a database of Duopoly, got schema 'beef'$"):
        await SqlStore.open(url)


async def refused(url, table):
    """Makes another program's table: Duopoly refuses the database because of it, and leaves it alone."""
    await run(url, do(f"CREATE TABLE {table} (door INTEGER)"))
    expected = "an empty database" if url.startswith("sqlite") else "no table with a name of ours"
    with pytest.raises(StoreError, match=rf": expected {expected}, got another program's table '{table}'$"):
        await SqlStore.open(url)
    (found,) = await run(url, tables)
    assert found == {table}


async def test_a_table_of_another_program_with_one_of_our_names(url):
    await refused(url, "keys")


async def test_a_sqlite_file_of_another_program(tmp_path):
    await refused(f"sqlite:///{tmp_path / 'notes.db'}", "notes")


async def test_a_postgres_database_that_others_use_too(postgres):
    """Such as one with PostGIS, whose tables are there from the start: they are left alone, and so are views."""
    url = postgres.fresh()
    await run(
        url, do("CREATE TABLE spatial_ref_sys (srid INTEGER)"), do("CREATE VIEW notes AS SELECT srid FROM spatial_ref_sys")
    )
    store = await SqlStore.open(url)
    await store.create_room("tea", "{}", "")
    await store.close()
    again = await SqlStore.open(url)
    assert await again.room("tea")
    await again.close()
    (found,) = await run(url, tables)
    assert found == {"spatial_ref_sys", VERSION_TABLE, *METADATA.tables}


async def test_half_a_migration_is_none(url, monkeypatch):
    """An error on the way leaves the database as it was."""
    from alembic import op

    monkeypatch.setattr(op, "create_index", broken)
    with pytest.raises(OSError, match="the lights went out"):
        await SqlStore.open(url)
    assert await run(url, tables) == [set()]


def broken(*_):
    raise OSError("the lights went out")


async def test_servers_that_start_at_once_migrate_once(url):
    stores = await asyncio.gather(*(SqlStore.open(url) for _ in range(4)))
    await stores[0].create_room("tea", "{}", "")
    for store in stores:
        assert await store.room("tea")
        await store.close()
