"""The store, in each place where rooms can be: logs, races, keys, seats, wakeups."""

import asyncio
import logging
import time
from contextlib import aclosing

import pytest

from duopoly.server.store import ALL_ROOMS, Client, DamagedData, Key, KeyUsed, MovedOn, TooManyRooms, Wakeup
from duopoly.server.store.sql_store import SqlStore

pytestmark = pytest.mark.anyio

SECRET = "5ea1ed" * 8
ANN = Client(browser="a" * 64, seats=("Ann",), host=True, lang="pl")
BOB = Client(browser="b" * 64, seats=("Bob", "Cid"))


@pytest.fixture
async def room(store):
    """A room with an empty log."""
    return (await store.create_room("tea", '{"edition": "anti-us"}', SECRET)).id


async def log(store, room):
    return [(entry.seq, entry.kind, entry.body) for entry in await store.entries(room)]


async def outcome(work):
    """What came of it, or the error."""
    try:
        return await work
    except Exception as error:
        return error


def is_postgres(store):
    """Whether other servers hear of what this one writes."""
    return isinstance(store, SqlStore) and not store.is_sqlite


async def hear(store, wanted, seconds=10):
    """The wakeups that come until the wanted one has, and those right behind it."""
    heard = []
    async with aclosing(store.listen()) as wakeups:
        async with asyncio.timeout(seconds):
            async for wakeup in wakeups:
                heard.append(wakeup)
                if wakeup == wanted:
                    break
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.2):
                heard.append(await anext(wakeups))
    return heard


async def listening(store, wanted):
    """A task that hears, once nothing can escape it."""
    task = asyncio.create_task(hear(store, wanted))
    while not (store.wakeups.queues and store.wakeups.is_live):
        await asyncio.sleep(0.01)
    return task


# Rooms and their logs.


async def test_a_room_is_as_it_was_laid(store):
    laid = await store.create_room("tea", '{"name": "Łódź ♥"}', SECRET)
    found = await store.room("tea")
    assert found == laid
    assert (found.config, found.finished_at) == ('{"name": "Łódź ♥"}', None)
    assert await store.secret("tea") == SECRET
    assert await store.entries("tea") == []


async def test_a_room_is_laid_once(store, room):
    with pytest.raises(ValueError, match="room: expected a new id, got 'tea'"):
        await store.create_room(room, "{}", "other")
    assert await store.secret(room) == SECRET


async def test_a_room_that_is_not_there(store):
    assert await store.room("nowhere") is None
    assert await store.entries("nowhere") == []
    for work in (
        store.secret("nowhere"),
        store.append("nowhere", 1, [("move", "throw")]),
        store.add_seats("nowhere", ANN),
        store.add_key(Key(hash="k", room="nowhere")),
    ):
        with pytest.raises(LookupError, match="there is no room 'nowhere'"):
            await work


async def test_the_log_is_read_in_order(store, room):
    first = await store.append(room, 1, [("open", "{}"), ("sit", '"Ann é ♥"')])
    then = await store.append(room, 3, [("move", "throw")])
    await store.append(room, 4, [("move", str(n)) for n in range(4, 120)])
    entries = await store.entries(room)
    assert [entry.seq for entry in entries] == list(range(1, 120))
    assert [entry.at for entry in entries[:3]] == [first, first, then]
    assert [(entry.kind, entry.body) for entry in entries[:3]] == [("open", "{}"), ("sit", '"Ann é ♥"'), ("move", "throw")]
    assert await store.entries(room, after=117) == entries[117:]
    assert await store.entries(room, after=119) == []


async def test_rooms_do_not_mix(store, room):
    await store.create_room("pot", "{}", "")
    await store.append(room, 1, [("move", "mine")])
    await store.append("pot", 1, [("move", "yours")])
    assert await log(store, room) == [(1, "move", "mine")]
    assert await log(store, "pot") == [(1, "move", "yours")]


@pytest.mark.parametrize(("seq", "new_entries"), [(1, []), (0, [("move", "throw")])])
async def test_appending_nothing_or_before_the_start(store, room, seq, new_entries):
    with pytest.raises(ValueError, match="append: expected entries from seq 1 on, got"):
        await store.append(room, seq, new_entries)


async def test_the_log_is_there_after_opening_again(open_store, store, room):
    await store.append(room, 1, [("move", "throw")], finish=True)
    await store.close()
    again = await open_store()
    assert await log(again, room) == [(1, "move", "throw")]
    assert await again.secret(room) == SECRET
    await again.close()


# Races.


async def test_of_eight_who_append_the_same_entry_one_wins(store, other, room):
    for seq in range(1, 11):
        stores = [store, other] * 4
        done = await asyncio.gather(*(outcome(s.append(room, seq, [("move", str(n))])) for n, s in enumerate(stores)))
        won = [n for n, at in enumerate(done) if isinstance(at, float)]
        lost = [error for error in done if isinstance(error, MovedOn)]
        assert (len(won), len(lost)) == (1, 7), done
        assert (lost[0].room, lost[0].seq) == (room, seq)
        assert (await log(store, room))[-1] == (seq, "move", str(won[0]))
    assert len(await log(other, room)) == 10


@pytest.mark.parametrize("there", [2, 3, 4])
async def test_where_one_of_several_is_taken_none_is_appended(store, room, there):
    await store.append(room, there, [("move", "first")])
    await store.add_key(Key(hash="k", room=room))
    with pytest.raises(MovedOn, match="room tea has moved on: entry 2 is not the next one"):
        await store.append(room, 2, [("move", "a"), ("chance", "b"), ("chance", "c")], finish=True, client=ANN, key="k")
    assert await log(store, room) == [(there, "move", "first")]
    assert (await store.room(room)).finished_at is None
    assert await store.clients(room) == []
    assert not (await store.key("k")).used


async def test_who_goes_away_does_not_stop_what_is_being_written(store, room):
    task = asyncio.create_task(store.append(room, 1, [("move", "throw"), ("chance", "dice 1 2")]))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await asyncio.gather(*store.appending)
    assert len(await log(store, room)) == 2


async def test_closing_waits_for_what_is_being_written(open_store, store, room):
    task = asyncio.create_task(store.append(room, 1, [("move", "throw")]))
    await asyncio.sleep(0)
    await store.close()
    await task
    again = await open_store()
    assert len(await log(again, room)) == 1
    await again.close()


# Who plays.


async def test_sitting_down_and_finishing_go_with_their_entries(store, room):
    sat = await store.append(room, 1, [("sit", "Ann")], client=ANN)
    assert await store.clients(room) == [Client(browser=ANN.browser, seats=("Ann",), host=True, lang="pl", since=sat)]
    over = await store.append(room, 2, [("move", "give up")], finish=True)
    assert (await store.room(room)).finished_at == over
    await store.append(room, 3, [("chat", "again?")], finish=True)
    assert (await store.room(room)).finished_at == over, "a game ends once"


async def test_a_browser_has_all_seats_it_was_given(store, room):
    await store.add_seats(room, ANN)
    await store.add_seats(room, BOB)
    since = {client.browser: client.since for client in await store.clients(room)}
    await store.add_seats(room, Client(browser=ANN.browser, seats=("Cid", "Ann"), lang="fr"))
    ann, bob = await store.clients(room)
    assert ann == Client(browser=ANN.browser, seats=("Ann", "Cid"), host=True, lang="fr", since=since[ANN.browser])
    assert bob == Client(browser=BOB.browser, seats=("Bob", "Cid"), since=since[BOB.browser])
    assert await store.client(room, ANN.browser) == ann
    assert await store.client(room, "nobody") is None


async def test_the_rooms_of_a_browser_the_newest_first(store):
    laid = [await store.create_room(name, "{}", "") for name in ("one", "two", "three", "four")]
    for name in ("one", "two", "three"):
        await store.add_seats(name, ANN)
    await store.add_seats("four", BOB)
    last = await store.append("one", 1, [("move", "a"), ("move", "b")])
    found = await store.rooms_of(ANN.browser)
    assert found == [("one", last), ("three", laid[2].created_at), ("two", laid[1].created_at)]
    assert await store.rooms_of("nobody") == []


async def test_a_key_is_taken_once_by_one_of_eight(store, other, room):
    key = Key(hash="c" * 64, room=room, seats=("Bob",), purpose="invite")
    await store.add_key(key)
    assert await store.key(key.hash) == key
    stores = [store, other] * 4
    taken = await asyncio.gather(*(s.use_key(key.hash) for s in stores))
    assert [found.seats for found in taken if found] == [("Bob",)]
    assert (await store.key(key.hash)).used
    assert await store.use_key("unknown") is None
    assert await store.key("unknown") is None


async def test_of_links_that_nobody_uses_the_oldest_go(sql_store):
    """Those to other seats and those that were used stay."""
    store, room = sql_store, "tea"
    await store.create_room(room, "{}", "")
    others = [Key(hash="other", room=room, seats=("Bob",)), Key(hash="used", room=room, seats=("Ann",))]
    for key in others:
        await store.add_key(key)
    await store.use_key("used")
    for n in range(25):
        await store.add_key(Key(hash=f"k{n:02}", room=room, seats=("Ann",)))
    left = [n for n in range(25) if await store.key(f"k{n:02}")]
    assert (len(left), left[-1]) == (20, 24)
    assert all([await store.key(key.hash) for key in others])


async def test_a_key_that_is_good_for_more_is_taken_by_all(store, room):
    await store.add_key(Key(hash="w", room=room, purpose="watch", once=False))
    assert all(await asyncio.gather(*(store.use_key("w") for _ in range(8))))
    with pytest.raises(ValueError, match="key: expected a new one"):
        await store.add_key(Key(hash="w", room=room))


async def test_a_seat_is_taken_with_its_key_or_not_at_all(store, other, room):
    await store.add_key(Key(hash="k", room=room, seats=("Bob",), purpose="invite"))
    work = [s.append(room, seq, [("sit", "Bob")], client=BOB, key="k") for seq, s in ((1, store), (2, other))]
    done = await asyncio.gather(*(outcome(one) for one in work))
    assert sorted(type(one).__name__ for one in done) == ["KeyUsed", "float"]
    assert len(await log(store, room)) == 1
    with pytest.raises(KeyUsed, match="the key is unknown or was used"):
        await store.append(room, 3, [("sit", "Bob")], client=BOB, key="nonsense")
    assert len(await log(store, room)) == 1


@pytest.mark.parametrize("times", [40])
async def test_who_takes_two_seats_at_once_at_two_servers_has_both(store, other, times):
    """One by an entry of the log, which may lose its race, one by a key for another device."""

    async def sit(s, room, seat):
        seq = 1
        while True:
            try:
                return await s.append(
                    room, seq, [("sit", seat)], client=Client(browser="b", seats=(seat,)), key=f"{room}{seat}"
                )
            except MovedOn:
                seq += 1

    for n in range(times):
        room = (await store.create_room(f"tea{n}", "{}", "")).id
        for seat in "123":
            await store.add_key(Key(hash=f"{room}{seat}", room=room, seats=(seat,)))
        by_device = other.add_seats(room, Client(browser="b", seats=("3",)), f"{room}3")
        await asyncio.gather(sit(store, room, "1"), by_device, sit(other, room, "2"))
        assert sorted((await store.client(room, "b")).seats) == ["1", "2", "3"]


async def test_seats_go_with_their_key_or_not_at_all(store, room):
    with pytest.raises(KeyUsed):
        await store.add_seats(room, ANN, "nonsense")
    assert await store.clients(room) == []


async def test_unreadable_seats_are_not_written_over(sql_store):
    store, room = sql_store, (await sql_store.create_room("tea", "{}", SECRET)).id
    await store.add_seats(room, ANN)
    await store.transact(lambda connection: connection.exec_driver_sql("UPDATE clients SET seats = '{'"))
    with pytest.raises(DamagedData, match="the seats of a browser in room tea cannot be read"):
        await store.add_seats(room, Client(browser=ANN.browser, seats=("Bob",)))
    assert await store.clients(room) == [], "it is left out, and others are not"


# Setting up and deleting rooms.


async def test_a_room_its_entries_and_its_host_come_together(store, room):
    laid = await store.create_room("pot", "{}", "", client=ANN, new_entries=[("begin", {})])
    assert await log(store, "pot") == [(1, "begin", {})]
    assert [client.since for client in await store.clients("pot")] == [laid.created_at]
    with pytest.raises(ValueError, match="expected a new id"):
        await store.create_room(room, "{}", "", client=ANN, new_entries=[("begin", {})])
    assert (await log(store, room), await store.clients(room)) == ([], [])


async def test_of_twenty_rooms_set_up_at_once_a_browser_gets_as_many_as_it_may(store, other):
    work = [s.create_room(f"r{n}", "{}", "", client=ANN, most_open=7) for n, s in enumerate([store, other] * 10)]
    done = await asyncio.gather(*(outcome(one) for one in work))
    assert sum(isinstance(one, TooManyRooms) for one in done) == 13
    assert len(await store.activity()) == 7
    await store.create_room("bob", "{}", "", client=BOB, most_open=7)
    mine = (await store.rooms_of(ANN.browser))[0][0]
    await store.append(mine, 1, [("begin", {})], finish=True)
    await store.create_room("next", "{}", "", client=ANN, most_open=7)


async def test_what_the_operator_sees(store, room):
    await store.create_room("pot", "{}", "", new_entries=[("sit", {}), ("begin", {})])
    last = await store.append(room, 1, [("sit", {}), ("chat", {})], finish=True)
    (first, begun, at_first), (second, _, _) = [
        (activity.row.id, activity.begun, (activity.entries, activity.last)) for activity in await store.activity()
    ]
    assert (first, begun, at_first, second) == (room, False, (2, last), "pot")
    assert [activity.row.id for activity in await store.activity(before=last)] == ["pot"]
    assert await store.existing([room, "pot", "nowhere"]) == {room, "pot"}
    assert await store.existing([room, "pot"], unfinished=True) == {"pot"}
    assert await store.existing([]) == set()


async def test_a_mark_changes_with_the_log_and_with_who_sits_where(store, room):
    await store.create_room("pot", "{}", "", client=ANN)
    marks = [await store.marks([room, "pot", "nowhere"])]
    assert set(marks[0]) == {room, "pot"}
    changes = (
        lambda: store.append(room, 1, [("chat", {})]),
        lambda: store.add_seats(room, Client(browser="b", seats=("0",))),
        lambda: store.add_seats(room, Client(browser="b", seats=("1",))),
        lambda: store.add_seats(room, Client(browser="c", seats=("1",))),
        lambda: store.revoke(room, "c", ["1"]),
    )
    for change in changes:
        await change()
        marks.append(await store.marks([room, "pot"]))
        assert marks[-1][room] != marks[-2][room]
        assert marks[-1]["pot"] == marks[0]["pot"]
    assert [mark[room].seq for mark in marks] == [0, 1, 1, 1, 1, 1]
    await store.delete_room(room)
    assert set(await store.marks([room, "pot"])) == {"pot"}
    assert await store.marks([]) == {}


async def test_a_deleted_room_is_gone_with_all_that_belongs_to_it(store, other, room):
    await store.append(room, 1, [("move", "throw")], client=ANN)
    await store.add_key(Key(hash="k", room=room))
    await store.create_room("pot", "{}", "", client=ANN)
    assert not await store.delete_room(room, before=1.0), "something has happened since"
    assert await store.delete_room(room)
    assert not await store.delete_room(room)
    assert (await store.room(room), await store.key("k"), await store.clients(room)) == (None, None, [])
    assert [id for id, _ in await store.rooms_of(ANN.browser)] == ["pot"]
    with pytest.raises(LookupError):
        await other.append(room, 2, [("move", "throw")])


async def test_an_old_room_is_deleted_or_goes_on_but_not_both(store, other):
    for n in range(20):
        room = (await store.create_room(f"tea{n}", "{}", "")).id
        before = time.time()
        done, deleted = await asyncio.gather(
            outcome(store.append(room, 1, [("move", "throw")])), other.delete_room(room, before)
        )
        assert isinstance(done, LookupError) == deleted
        assert len(await store.entries(room)) == (not deleted)


async def test_seats_and_deletions_are_told_of(store, other, room):
    async with aclosing(other.listen()) as wakeups, asyncio.timeout(10):
        assert await anext(wakeups) == ALL_ROOMS
        await (store if is_postgres(store) else other).add_seats(room, ANN)
        assert await anext(wakeups) == Wakeup(room, 0)
        await (store if is_postgres(store) else other).delete_room(room)
        assert await anext(wakeups) == Wakeup(room, 0)


# Wakeups.


async def test_each_entry_is_told_of_once(store, room):
    task = await listening(store, Wakeup(room, 6))
    await store.append(room, 1, [("sit", "Ann"), ("sit", "Bob")])
    with pytest.raises(MovedOn):
        await store.append(room, 2, [("move", "late"), ("move", "too")])
    for seq in (3, 4):
        await store.append(room, seq, [("move", "throw")])
    await store.append(room, 5, [("move", "throw"), ("chance", "dice 1 2")])
    assert await task == [ALL_ROOMS, *(Wakeup(room, seq) for seq in range(1, 7))]


async def test_an_entry_that_is_told_of_can_be_read(store, other, room):
    async with aclosing(store.listen()) as wakeups:
        assert await anext(wakeups) == ALL_ROOMS
        for seq in range(1, 30, 2):
            task = asyncio.create_task(store.append(room, seq, [("move", "throw"), ("chance", "dice 1 2")]))
            assert await anext(wakeups) == (room, seq)
            assert len(await other.entries(room)) == seq + 1, "all of a transaction is there with its first wakeup"
            assert await anext(wakeups) == (room, seq + 1)
            await task


async def test_all_who_listen_are_told(store, room):
    tasks = [await listening(store, Wakeup(room, 1)) for _ in range(3)]
    while len(store.wakeups.queues) < 3:
        await asyncio.sleep(0.01)
    await store.append(room, 1, [("move", "throw")])
    assert await asyncio.gather(*tasks) == [[ALL_ROOMS, Wakeup(room, 1)]] * 3
    assert not store.wakeups.queues


async def test_listening_ends_when_the_store_is_closed(open_store):
    store = await open_store()
    task = asyncio.create_task(collect(store))
    await asyncio.sleep(0.3)
    await store.close()
    async with asyncio.timeout(5):
        assert await task == [ALL_ROOMS]
        assert await collect(store) == []


async def collect(store):
    return [wakeup async for wakeup in store.listen()]


# Secrets.


async def test_the_secret_is_in_no_log_and_no_repr(url, caplog):
    caplog.set_level(logging.DEBUG)
    store = await SqlStore.open(url)
    laid = await store.create_room("tea", "{}", SECRET)
    with pytest.raises(ValueError, match="expected a new id") as twice:
        await store.create_room("tea", "{}", SECRET)
    with pytest.raises(Exception, match=r"[Ss]urrogates|NUL") as refused:
        await store.create_room("pot", "\x00\ud800", SECRET)
    assert await store.secret("tea") == SECRET
    texts = [repr(store), repr(store.engine), repr(laid), repr(await store.room("tea")), caplog.text]
    for error in (twice.value, refused.value):
        texts += [f"{one!r} {one}" for one in (error, error.__cause__, error.__context__)]
    assert not any(SECRET in text for text in texts)
    await store.close()


async def test_it_answers(store):
    await store.check()


# Removing a device.


async def test_a_browser_is_known_while_it_has_a_room(store, room):
    assert not await store.knows(ANN.browser)
    await store.add_seats(room, ANN)
    assert await store.knows(ANN.browser)
    assert not await store.knows(BOB.browser)
    await store.revoke(room, ANN.browser, ["Ann"])
    assert not await store.knows(ANN.browser)


async def test_seats_are_taken_from_a_client_and_from_links_that_nobody_used(store, room):
    await store.create_room("other", "{}", SECRET)
    for each in (room, "other"):
        await store.add_seats(each, BOB)
    for hash, seats, purpose in (("k1", ("Bob",), "device"), ("k2", ("Cid",), "device"), ("k3", ("Bob",), "invite")):
        await store.add_key(Key(hash=hash, room=room, seats=seats, purpose=purpose))
    await store.add_key(Key(hash="k4", room="other", seats=("Bob",), purpose="device"))
    await store.revoke(room, BOB.browser, ["Bob"])
    assert [client.seats for client in await store.clients(room)] == [("Cid",)]
    assert [client.seats for client in await store.clients("other")] == [("Bob", "Cid")]
    assert [(await store.key(f"k{n}")).used for n in (1, 2, 3, 4)] == [True, False, False, False]
    await store.revoke(room, "nobody", ["Bob"])
    await store.revoke(room, BOB.browser, ["Cid"])
    assert await store.clients(room) == []
