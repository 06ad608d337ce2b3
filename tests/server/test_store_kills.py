"""Kills in mid-write, twenty in the two databases together, and two hundred races of two servers: nothing acknowledged is lost."""

import asyncio
import json
import os
import random
import signal
import subprocess
import sys

import pytest
from sqlalchemy import text

from duopoly.server.store import Client
from duopoly.server.store.sql_store import SqlStore

pytestmark = pytest.mark.anyio

KILLS = 10
RACES = 200
SHARED = """
import asyncio, json, os, sys
from duopoly.server.store import Client, Key, MovedOn
from duopoly.server.store.sql_store import SqlStore

async def main():
    store = await SqlStore.open(sys.argv[1])
    await work(store, *sys.argv[2:])
    await store.close()
"""
WRITER = (
    SHARED
    + """
async def work(store, room):
    '''Writes all kinds of things, and says what was acknowledged.'''
    seq = len(await store.entries(room)) + 1
    while True:
        client = Client(browser=f"b{seq}", seats=(str(seq),))
        await store.append(room, seq, [("move", "x" * 300)] * 3, client=client)
        say("entries", seq + 2)
        await store.add_key(Key(hash=f"{room}{seq}", room=room, seats=(str(seq),)))
        await store.add_seats(room, Client(browser=f"b{seq}", seats=("more",)), f"{room}{seq}")
        say("seats", seq)
        await store.create_room(f"{room}-{seq}", "{}", "", client=client, new_entries=[("begin", {})])
        say("room", seq)
        seq += 3

def say(*words):
    os.write(1, json.dumps(words).encode() + b"\\n")  # at once: whole, or not at all

for _ in sys.stdin:
    writer = os.fork()
    if not writer:
        asyncio.run(main())
    say("begun", writer)
    say("ended", os.waitpid(writer, 0)[1])
"""
)
"""At each line it starts a writer, and says how it ended: Python and the store are loaded once for all of them."""
RACER = (
    SHARED
    + """
async def work(store, name):
    '''At each line appends the pair of entries if the other was not first, and takes a seat of one browser with it.'''
    await store.check()
    print("ready", flush=True)
    for line in sys.stdin:
        seq = int(line)
        client = Client(browser="b", seats=(f"{name}{seq}",))
        try:
            await store.append("tea", seq, [("move", name), ("chance", name)], client=client)
            print("won", flush=True)
        except MovedOn:
            await store.add_seats("tea", client)
            print("lost", flush=True)

asyncio.run(main())
"""
)


def start(code, *arguments):
    return subprocess.Popen([sys.executable, "-c", code, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


async def test_killed_in_mid_write(url):
    """Each time at another moment; what is there is whole, and goes on from there."""
    chance = random.Random(15)
    store = await SqlStore.open(url)
    await store.create_room("tea", "{}", "")
    total = 0
    writers = start(WRITER, url, "tea")
    for _ in range(KILLS):
        writers.stdin.write("\n")
        writers.stdin.flush()
        lines, enough = [], chance.randint(1, 12) + 1
        while len(lines) < enough:
            lines.append(json.loads(await asyncio.to_thread(writers.stdout.readline)))
            assert lines[-1][0] != "ended"
        await asyncio.sleep(chance.random() * 0.02)
        os.kill(next(writer for what, writer in lines if what == "begun"), signal.SIGKILL)
        while lines[-1][0] != "ended":
            lines.append(json.loads(await asyncio.to_thread(writers.stdout.readline)))
        assert lines[-1] == ["ended", signal.SIGKILL]
        acknowledged = [(what, seq) for what, seq in lines if what in ("entries", "seats", "room")]
        seqs = [entry.seq for entry in await store.entries("tea")]
        last = max(seq for what, seq in acknowledged if what == "entries")
        assert seqs == list(range(1, len(seqs) + 1))
        assert len(seqs) >= last
        assert len(seqs) % 3 == 0, "no half of an append"
        seats = {client.browser: client.seats for client in await store.clients("tea")}
        assert set(seats) == {f"b{seq}" for seq in seqs[::3]}, "seats with their entries"
        for what, seq in acknowledged:
            assert what != "seats" or seats[f"b{seq}"] == (str(seq), "more")
            assert what != "room" or await store.entries(f"tea-{seq}")
        for activity in await store.activity():
            name = activity.row.id
            assert name == "tea" or (activity.entries == 1 and len(await store.clients(name)) == 1), "a room with its host"
        total += len(acknowledged)
    writers.communicate()
    assert total > KILLS
    if store.is_sqlite:
        async with store.read() as connection:
            assert (await connection.execute(text("PRAGMA integrity_check"))).scalar() == "ok"
    await store.close()


async def test_two_hundred_races_of_two_servers(url):
    """Of each race one wins, wholly; and a browser that both seat has all its seats."""
    store = await SqlStore.open(url)
    await store.create_room("tea", "{}", "")
    racers = {name: start(RACER, url, name) for name in "ab"}
    assert [racer.stdout.readline() for racer in racers.values()] == ["ready\n"] * 2
    won = {name: [] for name in racers}
    for seq in range(1, 2 * RACES, 2):
        for racer in racers.values():
            racer.stdin.write(f"{seq}\n")
            racer.stdin.flush()
        for name, racer in racers.items():
            if racer.stdout.readline() == "won\n":
                won[name].append(seq)
    for racer in racers.values():
        racer.communicate()
    assert sorted(won["a"] + won["b"]) == list(range(1, 2 * RACES, 2))
    assert all(won.values()), "it was a race"
    bodies = [entry.body for entry in await store.entries("tea")]
    assert bodies[::2] == bodies[1::2] == ["a" if seq in won["a"] else "b" for seq in range(1, 2 * RACES, 2)]
    (client,) = await store.clients("tea")
    assert sorted(client.seats) == sorted(f"{name}{seq}" for name in "ab" for seq in range(1, 2 * RACES, 2))
    await store.close()


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")  # a connection that broke in mid-write
async def test_postgresql_itself_crashes(own_postgres):
    """All its processes are ended at once, in mid-write, and it recovers by its log."""
    store = await SqlStore.open(own_postgres.fresh())
    await store.create_room("tea", "{}", "")
    acknowledged = 0
    for _ in range(3):
        task = asyncio.create_task(write_on(store, acknowledged))
        await asyncio.sleep(0.3)
        own_postgres.stop()
        acknowledged = await task
        own_postgres.start()
        seqs = [entry.seq for entry in await store.entries("tea")]
        assert seqs == list(range(1, len(seqs) + 1))
        assert acknowledged <= len(seqs) <= acknowledged + 1
        acknowledged = len(seqs)
    assert acknowledged > 3
    await store.close()


async def write_on(store, seq):
    """Appends until that fails; the last entry that was acknowledged."""
    while True:
        try:
            await store.append("tea", seq + 1, [("move", "throw")], client=Client(browser="b", seats=(str(seq),)))
        except Exception:
            return seq
        seq += 1
