"""A person who is present is never replaced by one tap of another: their page asks them first."""

import threading

import msgspec
import pytest
from server.web.tables import play, throw, two
from server.web.test_clock_jumps import SetClock, wake

from duopoly.bots.registry import NAME
from duopoly.server import wire
from duopoly.server.rooms import commands


@pytest.fixture(autouse=True)
def _as_people_have_it(monkeypatch):
    monkeypatch.setattr(commands, "ANSWER_SECONDS", 10.0)


def late(serving, someone, **more):
    """A table at which Ann's time is up, its clock and its server."""
    clock = SetClock()
    server = serving(clock=clock)
    table, beside = two(someone, server, clock=60, **more)
    clock.pass_by(61)
    wake(server)
    beside.until(lambda: beside.room.deadline <= beside.room.now)
    return table, beside, clock, server


def ask(table, beside):
    """Ben asks; Ann's page hears of it."""
    beside.do("replace-with-bot", seat="Ann")
    table.until(lambda: table.room.vote is not None)


def test_the_person_is_asked_and_has_ten_seconds(serving, someone):
    table, beside, clock, server = late(serving, someone)
    ask(table, beside)
    vote = table.room.vote
    assert (vote.what, vote.by, vote.seat, vote.waiting) == ("bot", "Ben", "Ann", [])
    assert 9 < vote.until - table.room.now <= 10
    clock.pass_by(9)
    wake(server)
    beside.do("ping")
    beside.quiet()
    assert beside.room.seats[0].who == "person"
    clock.pass_by(1.1)
    wake(server)
    beside.until(lambda: beside.room.seats[0].who == "bot")
    seat = beside.room.seats[0]
    assert (seat.bot_ply, beside.room.seats[1].bot_since) == (0, None)
    assert 0 <= beside.room.now - seat.bot_since < 5


def test_who_is_here_keeps_the_seat_and_gets_the_whole_time_again(serving, someone):
    table, beside, clock, server = late(serving, someone)
    ask(table, beside)
    table.do("vote", yes=False)
    beside.until(lambda: beside.room.vote is None)
    assert beside.room.seats[0].who == "person"
    assert 55 < beside.room.deadline - beside.room.now <= 60
    clock.pass_by(11)
    wake(server)
    assert beside.refused("replace-with-bot", seat="Ann") == "not-out-of-time"
    table.play("Ann", "throw")


def test_a_move_is_an_answer_too(serving, someone):
    table, beside, clock, server = late(serving, someone)
    ask(table, beside)
    table.play("Ann", "throw")
    beside.until(lambda: beside.room.vote is None)
    clock.pass_by(11)
    wake(server)
    beside.do("ping")
    assert beside.room.seats[0].who == "person"


def test_who_agrees_is_replaced_at_once_and_takes_the_seat_back_at_any_time(serving, someone):
    table, beside, _, _ = late(serving, someone)
    ask(table, beside)
    assert [line["my_turn"] for line in table.browser.get("/api/rooms")] == [True]
    table.do("vote", yes=True)
    beside.until(lambda: beside.room.seats[0].who == "bot")
    assert [line["my_turn"] for line in table.browser.get("/api/rooms")] == [False]
    table.do("take-seat-back", seat="Ann")
    beside.until(lambda: beside.room.seats[0].who == "person")
    assert beside.room.seats[0].bot_since is None


def test_nobody_else_answers_for_them(serving, someone):
    table, beside, _, _ = late(serving, someone)
    ask(table, beside)
    assert beside.refused("vote", yes=True) == "not-your-seat"
    fan = someone(beside.browser).sit(table.id)
    assert fan.refused("vote", yes=True) == "not-your-seat"
    assert beside.refused("replace-with-bot", seat="Ann") == "vote-open"


def test_an_answer_after_the_time_finds_no_question(serving, someone):
    table, beside, clock, server = late(serving, someone)
    ask(table, beside)
    clock.pass_by(11)
    wake(server)
    table.until(lambda: table.room.seats[0].who == "bot")
    table.until(lambda: table.view.to_act == "chance")  # the bot has thrown, and waits for the dice by hand
    assert table.refused("vote", yes=False) == "no-vote"
    table.do("take-seat-back", seat="Ann")


# Two servers: neither knows who is connected at the other.


@pytest.fixture
def servers(serving, postgres):
    """Two servers over one database, and their clock."""
    clock, url = SetClock(), postgres.fresh()
    return clock, serving(db=url, clock=clock), serving(db=url, clock=clock)


def apart(someone, servers, **more):
    """Ben's line at the first server, Ann's at the second: there she seems to be away."""
    clock, first, second = servers
    table, beside = two(someone, first, **more)
    away = someone(second)
    away.http.cookies = table.browser.http.cookies
    table.close()
    beside.until(lambda: not beside.room.seats[0].here)
    there = away.sit(table.id)
    clock.pass_by(61)
    wake(first), wake(second)
    return beside, there


@pytest.mark.parametrize("ask", [("replace-with-bot", {"seat": "Ann"}), ("end-game", {})])
def test_who_is_connected_at_another_server_is_asked_there(someone, servers, ask):
    beside, there = apart(someone, servers, absence=60)
    beside.do(ask[0], **ask[1])
    there.until(lambda: there.room.vote is not None)
    there.do("vote", yes=False)
    beside.until(lambda: beside.room.vote is None)
    servers[0].pass_by(11)
    wake(servers[1]), wake(servers[2])
    beside.do("ping")
    assert (beside.room.state, beside.room.seats[0].who) == ("playing", "person")


@pytest.mark.parametrize("answer", [False, True])
def test_one_entry_decides_when_the_answer_and_the_end_of_the_time_race(someone, servers, answer):
    """Both servers hold the same in the end, and a no is taken only if the seat stays hers."""
    clock, first, second = servers
    for _ in range(5):
        beside, there = apart(someone, servers, clock=60)
        beside.until(lambda beside=beside: beside.room.deadline <= beside.room.now)
        beside.do("replace-with-bot", seat="Ann")
        there.until(lambda there=there: there.room.vote is not None)
        clock.pass_by(10)
        threads = [threading.Thread(target=wake, args=(server,)) for server in (first, second)]
        for thread in threads:
            thread.start()
        heard = there.ask("vote", yes=answer)
        for thread in threads:
            thread.join()
        kinds = [entry.kind for entry in first.call(first.manager.store.entries(beside.id))]
        expected = "bot" if "bot" in kinds else "person"
        for line in (beside, there):
            line.until(lambda line=line, who=expected: line.room.vote is None and line.room.seats[0].who == who)
        assert kinds.count("bot") <= 1
        if not answer:
            assert isinstance(heard, wire.Done) == (expected == "person")


def test_an_open_undo_question_does_not_keep_the_seat_of_who_is_late(serving, someone):
    """Ann asks Ben to take back her move; Ben neither answers nor plays."""
    clock = SetClock()
    server = serving(clock=clock)
    table, beside = two(someone, server, clock=60, absence=None)
    throw(table, "Ann", 1, 2)
    play(table, "Ann buy", "Ann end")
    table.do("undo", at=table.view.ply)
    assert table.refused("replace-with-bot", seat="Ben") == "not-out-of-time"
    clock.pass_by(61)
    wake(server)
    table.until(lambda: table.room.deadline <= table.room.now)
    table.do("replace-with-bot", seat="Ben")
    table.until(lambda: table.room.vote is not None and table.room.vote.what == "bot")
    assert table.refused("undo", at=table.view.ply) == "vote-open"
    clock.pass_by(11)
    wake(server)
    table.until(lambda: table.room.seats[1].who == "bot")
    beside.until(lambda: beside.room.seats[1].who == "bot")


def test_any_bot_may_play_on_also_one_of_another_package_with_a_long_name():
    longest = "a" + 29 * "b"
    assert NAME.fullmatch(longest)
    assert not NAME.fullmatch(f"{longest}b")
    asked = {"type": "replace-with-bot", "id": 1, "seat": "Ann", "bot": longest}
    assert msgspec.convert(asked, wire.ReplaceWithBot).bot == longest
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(asked | {"bot": f"{longest}b"}, wire.ReplaceWithBot)
