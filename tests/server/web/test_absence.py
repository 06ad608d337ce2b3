"""Somebody who left blocks nobody: after a time that the host sets, a bot may take over, or the game ends."""

import json

import pytest
from server.web.tables import log, two

from duopoly import Record
from duopoly.play import fair
from duopoly.server.rooms.absence import left
from duopoly.server.rooms.connection import HOST


def leave(server, table, line, seconds, seats):
    """A browser closes its line, and the server's clock says that this was so many seconds ago."""
    line.close()
    session = server.manager.sessions[table.id]
    table.until(lambda: all(not table.room.seats[seat].here for seat in seats if seat >= 0))
    table.quiet()

    async def shift():
        for seat in seats:
            session.connections.away_since[seat] -= seconds
        session.changed.set()

    server.call(shift())


def three(someone, **more):
    """Ann's table with Ben and Cem, each in a browser; Ann is to move."""
    ann, ben, cem = someone(), someone(), someone()
    room = ann.lay(["Ann c", "Ben link m", "Cem link c"], dice="hand", **more)
    ben.join(room, ann.key(room, seat="Ben"))
    cem.join(room, ann.key(room, seat="Cem"))
    return [browser.sit(room) for browser in (ann, ben, cem)]


def test_who_is_away_for_long_enough_is_replaced_without_a_clock(someone, served):
    table, beside = two(someone, absence=120)
    assert (beside.room.absence, beside.room.clock, beside.room.deadline) == (120, None, None)
    assert all(seat.left_at is None for seat in beside.room.seats)
    assert beside.refused("replace-with-bot", seat="Ann") == "not-out-of-time"
    leave(served, beside, table, 60, [0])
    beside.do("ping")
    assert beside.refused("replace-with-bot", seat="Ann") == "not-out-of-time"
    assert beside.refused("end-game") == "nobody-left"
    leave(served, beside, table, 61, [0])
    beside.do("replace-with-bot", seat="Ann")
    beside.until(lambda: beside.room.seats[0].who == "bot")
    back = table.browser.sit(table.id)
    back.do("take-seat-back", seat="Ann")
    assert back.room.seats[0].who == "person"


def test_the_page_knows_from_when_on(someone, served):
    table, beside = two(someone, absence=120)
    table.close()
    beside.until(lambda: not beside.room.seats[0].here)
    assert 118 < beside.room.seats[0].left_at - beside.room.now <= 120
    again = table.browser.sit(table.id)
    beside.until(lambda: beside.room.seats[0].here)
    assert beside.room.seats[0].left_at is None
    again.do("ping")


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_two_of_three_end_the_game(someone, served, lang):
    """By a vote; the dice are revealed, the record verifies, the replay is there, and nothing can be played."""
    ann, ben, cem = three(someone, absence=60)
    ann.play("Ann", "throw")
    ann.play("chance", "dice 1 2")
    for line in (ben, cem):
        line.caught_up(ann)
    leave(served, ben, ann, 61, [0])
    ben.do("end-game")
    cem.until(lambda: cem.room.vote is not None)
    vote = cem.room.vote
    assert (vote.what, vote.by, vote.seat, vote.waiting) == ("end", "Ben", "Ann", ["Cem"])
    assert vote.text == "Ben asks to end the game, because Ann has left."
    cem.do("vote", yes=True)
    ben.until(lambda: ben.room.state == "stopped")
    assert json.loads(log(served, ben.id)[-1][2]) == {"by": 1, "left": [0]}
    ben.do("set-language", lang=lang)
    assert "Ben" in ben.room.notice
    assert "Ann" in ben.room.notice
    assert ben.view.moves == []
    assert ben.room.secret
    assert ben.refused("undo", at=ben.view.ply) == "stopped"
    record = Record.parse(ben.browser.get(f"/api/rooms/{ben.id}/record"))
    assert fair.verify(record).opened
    assert ben.browser.get(f"/api/rooms/{ben.id}/check")["ok"]
    assert ben.browser.get(f"/api/rooms/{ben.id}/replay")["room"]["state"] == "stopped"
    assert ben.browser.get("/api/rooms")[0]["state"] == "stopped"


def test_one_of_two_ends_it_alone_and_it_stays_ended(someone, served):
    table, beside = two(someone, absence=60)
    leave(served, beside, table, 61, [0])
    beside.do("end-game")
    beside.until(lambda: beside.room.state == "stopped")
    again = table.browser.sit(table.id)
    assert (again.room.state, again.room.vote) == ("stopped", None)
    assert again.ask("play", seat="Ann", move="throw", at=0).code == "stopped"


def test_one_no_keeps_the_game(someone, served):
    ann, ben, cem = three(someone, absence=60)
    leave(served, ben, ann, 61, [0])
    ben.do("end-game")
    cem.until(lambda: cem.room.vote is not None)
    cem.do("vote", yes=False)
    ben.until(lambda: ben.room.vote is None)
    assert ben.room.state == "playing"


def test_who_comes_back_in_time_is_asked_too(someone, served):
    ann, ben, cem = three(someone, absence=60)
    leave(served, ben, ann, 61, [0])
    ben.do("end-game")
    back = ann.browser.sit(ann.id)
    assert set(back.room.vote.waiting) == {"Ann", "Cem"}
    cem.until(lambda: cem.room.vote is not None)
    cem.do("vote", yes=True)
    assert cem.room.state == "playing"
    back.play("Ann", "throw")
    cem.until(lambda: cem.room.vote is None)


def test_a_vote_waits_for_nobody_who_has_left(someone, served):
    """Cem has left too; and leaves while the vote is open."""
    ann, ben, cem = three(someone, absence=60)
    leave(served, ben, ann, 61, [0])
    ben.do("end-game")
    leave(served, ben, cem, 61, [2])
    ben.until(lambda: ben.room.state == "stopped")


def test_an_undo_waits_for_nobody_who_has_left(someone, served):
    ann, ben, cem = three(someone, absence=60)
    ann.play("Ann", "throw")
    leave(served, ann, ben, 61, [1])
    leave(served, ann, cem, 61, [2])
    ann.do("undo", at=1)
    ann.until(lambda: ann.view.ply == 0)


def test_only_whoever_the_game_waits_for(someone, served):
    ann, _ben, cem = three(someone, absence=60)
    leave(served, ann, cem, 61, [2])
    assert ann.refused("replace-with-bot", seat="Cem") == "not-out-of-time"
    assert ann.refused("end-game") == "nobody-left"
    fan = someone().sit(ann.id)
    assert fan.refused("end-game") == "not-your-seat"


def test_who_plays_at_another_server_has_not_left(someone, served):
    """This server sees no connection, but what the person does."""
    table, beside = two(someone, absence=60)
    leave(served, beside, table, 61, [0])
    session = served.manager.sessions[table.id]
    assert left(session.room, session.connections) == {0}
    seq = session.room.seq + 1
    served.call(served.manager.store.append(table.id, seq, [("move", {"by": "Ann", "move": "throw"})]))
    beside.until(lambda: beside.view.ply == 1)
    assert left(session.room, session.connections) == set()


def test_a_host_may_let_the_game_wait_for_ever(someone, served):
    table, beside = two(someone, absence=None)
    leave(served, beside, table, 10_000_000, [0])
    assert beside.room.seats[0].left_at is None
    assert beside.refused("replace-with-bot", seat="Ann") == "not-out-of-time"
    assert beside.refused("end-game") == "nobody-left"


def test_an_absence_that_cannot_be(someone):
    for absence in (0, 59, 604_801, "long"):
        someone().lay(["Ann", "Ben here"], 400, absence=absence)


def test_when_the_host_has_left_a_guest_begins(someone, served):
    ann, ben = someone(), someone()
    room = ann.lay(["Ann c", "Ben link m", "Cem link c"], absence=60)
    ben.join(room, ann.key(room, seat="Ben"))
    table, beside = ann.sit(room), ben.sit(room)
    assert beside.room.start_at is None
    assert beside.refused("start") == "host-only"
    leave(served, beside, table, 61, [0, HOST])
    assert beside.room.start_at is not None
    assert someone().sit(room).refused("start") == "host-only"
    beside.do("start")
    beside.until(lambda: beside.view is not None)
    assert beside.room.seats[2].who == "bot"


def test_an_open_undo_question_does_not_keep_the_game_of_who_left(someone, served):
    ann, ben, cem = three(someone, absence=60)
    ann.play("Ann", "throw")
    ann.play("chance", "dice 1 2")
    ann.play("Ann", "buy")
    ann.play("Ann", "end")
    ann.do("undo", at=ann.view.ply)
    leave(served, ann, ben, 61, [1])
    ann.do("end-game")
    cem.until(lambda: cem.room.vote is not None and cem.room.vote.what == "end")
    cem.do("vote", yes=True)
    ann.until(lambda: ann.room.state == "stopped")
