"""Rooms in use: what happens between a thought and its move, at a failing store, and when a room is deleted or somebody removed."""

import asyncio
import json
from contextlib import asynccontextmanager

import pytest

from duopoly.bots import Bot, BotEntry
from duopoly.browser.memory_stores import MemoryStores
from duopoly.browser.store import BrowserStore
from duopoly.rules.legal import legal
from duopoly.server.requests import tables
from duopoly.server.requests.messages import handle
from duopoly.server.rooms.bot_executor import BotExecutor
from duopoly.server.rooms.connection import Connection
from duopoly.server.rooms.pending_vote import PendingVote, Question
from duopoly.server.rooms.rematch import rematch_of
from duopoly.server.rooms.room_manager import RoomManager
from duopoly.server.rooms.seats import identify, revoke_seats
from duopoly.server.rooms.votes import carry_out, start_vote
from duopoly.server.store import Client, MovedOn, StoreError, Wakeup
from duopoly.server.wire import NewRoom, SeatConfig

pytestmark = pytest.mark.anyio
HOST, FRIEND = "c" * 64, "f" * 64


@asynccontextmanager
async def managed(stores=None, executor=None):
    """A manager of rooms in memory."""
    manager = RoomManager(BrowserStore(stores or MemoryStores()), bot_executor=executor)
    manager.start()
    try:
        yield manager
    finally:
        await manager.stop()


async def new_session(manager, *people, edition="classic-us", **options):
    """A table of people at one screen, and bots; its session, and the host's connection."""
    seats = [SeatConfig(name=name, who=who, bot="steady" if who == "bot" else None) for name, who in people]
    config = await tables.new_table_config(NewRoom(edition=edition, seats=seats, **options))
    session = await manager.open((await tables.new_table(manager, HOST, config)).room)
    return session, await enter(manager, session, HOST)


async def enter(manager, session, browser):
    connection = Connection(browser, "en")
    await identify(manager.reader, session, connection)
    session.enter(connection)
    return connection


async def ask(session, connection, **message):
    """Sends a message; the answer to it."""
    connection.waiting.clear()
    connection.waiting_bytes = 0
    await handle(session, connection, json.dumps({**message, "id": 7}))
    (answer,) = [json.loads(bytes(each)) for each in connection.waiting if b'"id":7' in bytes(each)]
    return answer


async def play(session, connection, seat, move):
    return await ask(session, connection, type="play", seat=seat, move=move, at=len(session.room.game.moves))


async def test_the_vote_of_a_deleted_room_is_left_alone():
    async with managed() as manager:
        session, _ = await new_session(manager, ("Ann", "me"), ("Bob", "here"))
        session.room.vote = PendingVote(Question("undo", 0, 0, 1), {0, 1})
        await manager.store.delete_room(session.room.id)
        async with asyncio.timeout(5):
            await carry_out(session)
        assert session.is_deleted


async def test_questions_of_older_and_newer_servers_are_read():
    async with managed() as manager:
        session, _ = await new_session(manager, ("Ann", "me"), ("Bob", "here"))
        for body, question in [
            ({"what": "undo", "by": 0, "seat": 0, "moves": 2}, Question("undo", 0, 0, 2)),
            ({"what": "end", "by": 0, "seat": 1, "moves": 0, "wait": 10}, Question("end", 0, 1, wait=10.0)),
            ({"what": "bot", "by": 1, "seat": 0, "bot": "champion", "why": "late"}, Question("bot", 1, 0, bot="champion")),
        ]:
            session.room.fold_ask(5.0, body)
            assert session.room.vote == PendingVote(question, {question.by}, 5.0)


async def test_a_question_is_logged_with_all_that_servers_read():
    async with managed() as manager:
        session, _ = await new_session(manager, ("Ann", "me"), ("Bob", "here"))
        async with session.lock:
            await start_vote(session, {0}, Question("undo", 0, 0, 1))
        (entry,) = [entry for entry in await manager.store.entries(session.room.id) if entry.kind == "ask"]
        assert entry.body == {"what": "undo", "by": 0, "seat": 0, "moves": 1, "bot": "steady", "wait": 0.0}


async def test_what_a_bot_said_goes_with_the_move_that_is_taken_back():
    """Another move may have its number: the bot said nothing about that."""
    async with managed() as manager:
        session, ann = await new_session(manager, ("Ann", "me"), ("Bob", "here"), dice="hand")
        order = [("chance", "dice 6 6"), ("chance", "dice 1 1")]
        for seat, move in [*order, ("Ann", "throw"), ("chance", "dice 1 2"), ("Ann", "buy"), ("Ann", "end"), ("Bob", "throw")]:
            assert (await play(session, ann, seat, move))["type"] == "done"
        before, after = session.room.seats
        before.reasons, before.reason_ply = {"en": "It earns well."}, 5
        after.reasons, after.reason_ply = {"en": "Off I go."}, 7
        assert (await ask(session, ann, type="undo", at=7))["type"] == "done"
        assert [(seat.reasons, seat.reason_ply) for seat in session.room.seats] == [({"en": "It earns well."}, 5), ({}, 0)]


async def test_all_who_open_a_room_get_one_session(monkeypatch):
    """Also if the store failed for the first of them, and answers again meanwhile."""
    async with managed() as manager:
        session, _ = await new_session(manager, ("Ann", "me"), ("Bob", "here"))
        room, there, is_down = session.room.id, manager.store.room, True
        manager.close(room)

        async def slow(name):
            await asyncio.sleep(0.05)
            if is_down:
                raise StoreError("down")
            return await there(name)

        monkeypatch.setattr(manager.store, "room", slow)
        opening = [asyncio.create_task(manager.open(room)) for _ in range(2)]
        with pytest.raises(StoreError):
            await opening[0]
        is_down = False
        opening += [asyncio.create_task(manager.open(room)) for _ in range(2)]
        sessions = [each for each in await asyncio.gather(*opening, return_exceptions=True) if not isinstance(each, StoreError)]
        assert set(map(id, sessions)) == {id(manager.sessions[room])}
        assert sum(task.get_coro().__name__ == "run_game_loop" for task in asyncio.all_tasks()) == 1


async def test_who_is_removed_loses_the_seats_although_another_server_was_first():
    stores = MemoryStores()
    async with managed(stores) as manager:
        session, _ = await new_session(manager, ("Ann", "me"), ("Bob", "here"))
        await manager.store.add_seats(session.room.id, Client(browser=FRIEND, seats=("0",)))
        connection = await enter(manager, session, FRIEND)
        assert connection.seats == {0}
        await BrowserStore(stores).append(session.room.id, session.room.seq + 1, [("chat", {"by": "Ann", "text": "hi"})])
        await revoke_seats(session, await manager.store.client(session.room.id, FRIEND), ("0",))
        assert connection.seats == set()
        assert await manager.store.client(session.room.id, FRIEND) is None


class Slow(BotExecutor):
    """Bots whose thoughts are held back."""

    held: asyncio.Event | None = None
    thought = asyncio.Event()

    async def run(self, bot, work, *args):
        result = work(*args)
        if self.held is not None:
            self.thought.set()
            await self.held.wait()
        return result


async def test_a_bots_move_is_played_only_in_the_position_it_was_thought_out_for():
    """An offer is taken back while the bot thinks, and a worse one made at the same place: it answers that one."""
    executor = Slow()
    executor.thought = asyncio.Event()
    async with managed(executor=executor) as manager:
        session, ann = await new_session(manager, ("Ann", "me"), ("Bob", "bot"), bot_delay="off", rules={"deal_titles": 2})
        game, move = session.room.game, ""
        await ask(session, ann, type="add-salt", salt="0" * 32)
        async with asyncio.timeout(20):
            while not move:
                if game.to_act == "Ann":
                    move = next((each for each in game.legal() if each in ("throw", "end")), "")
                    if not move:
                        await play(session, ann, "Ann", game.legal()[0])
                else:
                    await asyncio.sleep(0.01)
        key, cash = key_of(game, "Ann"), game.inside()[0].cash[game.players.index("Bob")]
        executor.held = asyncio.Event()
        await play(session, ann, "Ann", f"offer Bob give {key} take cash 1")
        async with asyncio.timeout(20):
            await executor.thought.wait()
        await ask(session, ann, type="undo", at=len(game.moves))
        offer = f"offer Bob give {key} take cash {cash}"
        await play(session, ann, "Ann", offer)
        executor.held.set()
        executor.held = None
        async with asyncio.timeout(20):
            while game.moves[-1] == ("Ann", offer):
                await asyncio.sleep(0.01)
        assert game.moves[game.moves.index(("Ann", offer)) + 1] == ("Bob", "reject")


def key_of(game, player):
    """A title of the player."""
    state, seat = game.inside()[0], game.players.index(player)
    return next(game.edition.spaces[space].key for space in range(40) if state.owner[space] == seat)


async def test_only_who_has_to_decide_and_moves_starts_the_clock():
    """Not another seat that goes to a bot and back."""
    async with managed() as manager:
        people = [(name, "me" if name == "Ann" else "here") for name in ("Ann", "Bob", "Cem")]
        session, ann = await new_session(manager, *people, clock=30, dice="hand")
        room, game = session.room, session.room.game
        throws = iter(("dice 6 5", "dice 4 3", "dice 2 1"))
        while game.to_act == "chance":
            await play(session, ann, "chance", next(throws))
        other = game.to_act
        for seat, move in ((other, "throw"), ("chance", "dice 1 2"), (other, "buy"), (other, "end")):
            await play(session, ann, seat, move)
        decider, before = game.to_act, room.deadline
        assert before is not None
        await asyncio.sleep(0.05)
        assert (await ask(session, ann, type="replace-with-bot", seat=other, bot="steady"))["type"] == "done"
        assert (await ask(session, ann, type="take-seat-back", seat=other))["type"] == "done"
        assert room.deadline == before
        await play(session, ann, other, f"offer {decider} give {key_of(game, other)} take cash 5")
        assert game.phase == "answer"
        assert room.deadline > before, "an offer is a new question"
        await play(session, ann, decider, "reject")
        await play(session, ann, decider, "throw")
        await play(session, ann, "chance", "dice 1 2")
        assert room.deadline is not None
        assert room.deadline > before


async def test_a_rematch_waits_for_a_person_whose_seat_a_bot_holds():
    async with managed() as manager:
        session, _ = await new_session(manager, ("Ann", "me"), ("Bob", "here"), ("Cem", "bot"))
        session.room.seats[1].bot = "steady"
        seats = {seat.name: seat.who for seat in rematch_of(session.room, {0}, False, "en").seats}
        assert seats == {"Ann": "me", "Bob": "link", "Cem": "bot"}


async def test_a_wakeup_is_not_lost_while_the_store_fails(monkeypatch, caplog):
    """What another server appended is read as soon as the store answers."""
    monkeypatch.setattr("duopoly.server.rooms.room_manager.RETRY", 0.01)
    stores = MemoryStores()
    async with managed(stores) as manager:
        session, _ = await new_session(manager, ("Ann", "me"), ("Bob", "here"))
        entries, failures = manager.store.entries, [1, 2]

        async def failing(*args):
            if failures:
                failures.pop()
                raise StoreError("down")
            return await entries(*args)

        monkeypatch.setattr(manager.store, "entries", failing)
        seq = session.room.seq + 1
        await BrowserStore(stores).append(session.room.id, seq, [("chat", {"by": "Ann", "text": "hi"})])
        monkeypatch.setattr(manager.store, "listen", lambda: wakeups(Wakeup(session.room.id, seq)))
        await manager.follow()
        async with asyncio.timeout(5):
            while session.room.seq < seq:
                await asyncio.sleep(0.01)
        assert not failures
        assert "down" in caplog.text


async def wakeups(*given):
    for wakeup in given:
        yield wakeup


async def test_without_the_vote_a_deleted_room_still_refuses(caplog):
    """What is appended to it says so to who asked."""
    async with managed() as manager:
        session, _ = await new_session(manager, ("Ann", "me"), ("Bob", "here"))
        await manager.store.delete_room(session.room.id)
        with pytest.raises(MovedOn):
            await session.append([("chat", {"by": "Ann", "text": "hi"})])
        assert session.is_deleted


async def test_a_device_that_is_removed_while_it_comes_back_has_no_seat():
    """Its seats were read a moment before they were taken away."""
    async with managed() as manager:
        session, _ = await new_session(manager, ("Ann", "me"), ("Bob", "here"))
        read = manager.store.client
        answers = []

        async def removed_meanwhile(room, browser):
            answers.append(await read(room, browser) if not answers else None)
            if len(answers) == 1:
                session.revoke(HOST, {0, 1})
            return answers[-1]

        manager.store.client = removed_meanwhile
        connection = await enter(manager, session, HOST)
        assert (connection.seats, len(answers)) == (set(), 2)


async def tables_of(manager, count):
    """The ids of some new tables that nobody is at."""
    rooms = [(await new_session(manager, ("Ann", "me"), ("Bob", "here")))[0].room.id for _ in range(count)]
    for room in rooms:
        manager.close(room)
    return rooms


def count_reads(manager, monkeypatch):
    """The rooms that are read, each after a while; and how many are read at most at one time."""
    read, reads, most, now = manager.reader.read, [], [0], [0]

    async def slow(row):
        reads.append(row.id)
        now[0] += 1
        most[0] = max(most[0], now[0])
        await asyncio.sleep(0.01)
        now[0] -= 1
        return await read(row)

    monkeypatch.setattr(manager.reader, "read", slow)
    return reads, most


async def test_the_list_of_own_tables_reads_a_game_only_after_it_went_on(monkeypatch):
    stores = MemoryStores()
    async with managed(stores) as manager:
        first, second = await tables_of(manager, 2)
        reads, _ = count_reads(manager, monkeypatch)
        for _ in range(3):
            assert {summary.state for summary in await tables.own_tables(manager, HOST)} == {"playing"}
        assert sorted(reads) == sorted([first, second])
        reads.clear()
        entries = await manager.store.entries(first)
        await BrowserStore(stores).append(first, len(entries) + 1, [("end", {"by": 0, "left": [1]})])
        states = {summary.room: summary.state for summary in await tables.own_tables(manager, HOST)}
        assert states == {first: "stopped", second: "playing"}
        assert reads == [first]
        await manager.store.revoke(second, HOST, ("1",))
        seats = {summary.room: summary.seats for summary in await tables.own_tables(manager, HOST)}
        assert seats[second] == ["Ann"]


async def test_games_are_read_for_lists_one_at_a_time_and_once_for_all_who_ask(monkeypatch):
    async with managed() as manager:
        rooms = await tables_of(manager, 3)
        reads, most = count_reads(manager, monkeypatch)
        await asyncio.gather(*(tables.own_tables(manager, HOST) for _ in range(5)))
        assert (sorted(reads), most) == (sorted(rooms), [1])


class Witness(Bot):
    """Plays its first legal move, and says when its game is over and when it is closed."""

    heard: list[tuple]

    def decide(self, g, rules):
        self.heard.append(("decide", self.info.seat))
        return legal(g, rules, g.actor)[0]

    def end(self, winners):
        self.heard.append(("end", self.info.seat, winners))

    def close(self):
        self.heard.append(("close", self.info.seat))


@pytest.fixture
def heard(monkeypatch):
    """What the bots of all tables hear."""
    monkeypatch.setattr(Witness, "heard", [], raising=False)
    monkeypatch.setattr("duopoly.server.rooms.room_bots.find", lambda _: BotEntry("witness", Witness))
    return Witness.heard


async def until(condition):
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0.01)


async def watch(manager, heard, **options):
    """A table whose bots have moved."""
    people = ("Ann", "me"), ("Bob", "bot"), ("Cem", "bot")
    session, ann = await new_session(manager, *people, bot_delay="off", **options)
    await ask(session, ann, type="add-salt", salt="0" * 32)
    assert (await ask(session, ann, type="replace-with-bot", seat="Ann", bot="steady"))["type"] == "done"
    await until(lambda: {seat for _, seat in heard} == {0, 1, 2})
    return session, ann


async def test_bots_hear_who_won_and_are_closed(heard):
    async with managed() as manager:
        session, _ = await watch(manager, heard, edition="anti-us", aim="timed")
        session.room.started -= 3 * 3600
        session.changed.set()
        await until(lambda: session.room.state == "over" and [each for each in heard if each[0] == "close"])
        result = session.room.game.result
        winners = [session.room.seat_number(name) for name in result.winners]
        endings = [("end", seat, winners) for seat in range(3)] + [("close", seat) for seat in range(3)]
        await until(lambda: len([each for each in heard if each[0] != "decide"]) == 6)
        assert sorted(each for each in heard if each[0] != "decide") == sorted(endings)


async def test_bots_of_a_game_that_people_end_hear_that_nobody_won(heard):
    async with managed() as manager:
        session, _ = await watch(manager, heard)
        async with session.lock:
            await session.append([("end", {"by": 0, "left": [1]})])
        await until(lambda: len([each for each in heard if each[0] == "close"]) == 3)
        assert sorted(each for each in heard if each[0] == "end") == [("end", seat, []) for seat in range(3)]


async def test_a_bot_whose_seat_a_person_takes_back_is_closed(heard):
    async with managed() as manager:
        session, ann = await watch(manager, heard)
        assert (await ask(session, ann, type="take-seat-back", seat="Ann"))["type"] == "done"
        await until(lambda: ("close", 0) in heard)
        assert {each for each in heard if each[0] != "decide"} == {("close", 0)}


async def test_the_bots_of_a_room_out_of_use_are_closed(heard):
    async with managed() as manager:
        session, _ = await watch(manager, heard)
        manager.close(session.room.id)
        await until(lambda: len([each for each in heard if each[0] != "decide"]) == 3)
        assert sorted(each for each in heard if each[0] != "decide") == [("close", seat) for seat in range(3)]
