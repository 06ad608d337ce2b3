"""What cannot be done now is refused with a reason, and nothing has changed."""

from contextlib import ExitStack

import pytest
from msgspec import json
from server.web.harness import HEARD, PATIENCE
from server.web.tables import alone, log, play, throw, two

from duopoly.server import wire


def test_a_move_made_for_an_older_position(someone, served):
    table, beside = two(someone)
    throw(table, "Ann", 1, 2)
    before = log(served, table.id)
    for at in (0, 1, 3, 1_000_000_000):
        assert table.not_played("Ann", "buy", at=at) == "moved-on"
    assert log(served, table.id) == before
    table.play("Ann", "buy", at=2)
    beside.caught_up(table)


def test_a_move_that_may_be_made_any_time_is_not_late_because_others_moved(someone):
    table, beside = two(someone)
    throw(table, "Ann", 1, 2)
    play(table, "Ann buy", "Ann end")
    beside.caught_up(table)
    at = table.view.ply
    beside.play("Ben", "throw")
    table.play("Ann", "mortgage french-quarter", at=at)
    assert table.not_played("Ann", "lift french-quarter", at=at) == "moved-on", "but it is when one has moved oneself"
    assert table.not_played("Ann", "lift french-quarter", at=at + 9) == "moved-on"
    table.play("Ann", "lift french-quarter")


def test_out_of_turn(someone, served):
    table, beside = two(someone)
    before = log(served, table.id)
    found = beside.ask("play", seat="Ben", move="throw", at=0)
    assert (found.code, found.text, found.rule) == (
        "not-your-move",
        "It is somebody else’s move. First: Ann throws the dice.",
        "rule 6",
    )
    assert beside.not_played("Ben", "end") == "not-your-move"
    assert log(served, table.id) == before


@pytest.mark.parametrize("move", ["jump", "dice 1 2", "time", "buy boardwalk", "offer Ben give 99 take 6", " ", "throw throw"])
def test_what_is_no_move_or_not_a_seats(someone, served, move):
    table, _ = two(someone, dice="program")
    before = log(served, table.id)
    table.not_played("Ann", move)
    table.not_played("chance", move)
    assert log(served, table.id) == before


def test_the_programs_dice_are_nobodys(someone):
    table, _ = two(someone, dice="program", cards="hand")
    table.quiet()
    assert table.not_played("chance", "dice 6 6") == "by-program"
    assert table.not_played("chance", "speed bus") == "by-program"
    assert table.not_played("chance", "time") == "by-program"
    assert table.not_played("Ann", "dice 6 6") == "not-your-seat"
    assert table.not_played("chance", "card nonsense") == "not-now"


def test_a_bots_seat_is_the_bots(someone):
    table = alone(someone, seats=("Ann c", "Ben steady m"))
    assert table.not_played("Ben", "throw") == "not-your-seat"


@pytest.mark.parametrize("same_id", [True, False])
def test_a_message_sent_twice_is_carried_out_once(someone, served, same_id):
    table, _ = two(someone)
    text = '{"type":"play","id":%d,"seat":"Ann","move":"throw","at":0}'
    before = len(log(served, table.id))
    for id in (7, 7 if same_id else 8):
        table.socket.send(text % id)
    table.until(lambda: any(isinstance(message, wire.RequestRefused) for message in table.heard))
    answers = [message for message in table.heard if isinstance(message, wire.Done | wire.RequestRefused)]
    assert [type(message) for message in answers] == [wire.Done, wire.RequestRefused]
    assert answers[1].code == "moved-on"
    assert (table.view.ply, len(log(served, table.id))) == (1, before + 1)


def test_a_whole_turn_replayed_changes_nothing(someone, served):
    table, beside = two(someone)
    throw(table, "Ann", 1, 2)
    play(table, "Ann buy", "Ann end")
    before = log(served, table.id)
    for at, (seat, move) in enumerate([("Ann", "throw"), ("chance", "dice 1 2"), ("Ann", "buy"), ("Ann", "end")]):
        assert table.not_played(seat, move, at=at) == "moved-on"
    assert log(served, table.id) == before
    beside.caught_up(table)


def test_of_eight_who_make_the_same_move_at_once_one_wins(someone, served):
    table, _ = two(someone)
    lines = [table.browser.sit(table.id) for _ in range(8)]
    for line in lines:
        line.send(type="play", seat="Ann", move="throw", at=0)
    answers = []
    for line in lines:
        line.until(lambda line=line: isinstance(line.heard[-1], wire.Done | wire.RequestRefused))
        answers.append(line.heard[-1])
    assert sum(isinstance(answer, wire.Done) for answer in answers) == 1
    assert [answer.code for answer in answers if isinstance(answer, wire.RequestRefused)] == ["moved-on"] * 7
    assert [kind for _, kind, _ in log(served, table.id)].count("move") == 1


def test_each_is_told_in_the_own_language(someone):
    table, _ = two(someone)
    polish = table.browser.sit(table.id, "pl")
    with ExitStack() as opened:
        opened.callback(polish.close)
        polish.socket.send(json.encode({"type": "play", "id": 3, "seat": "Ben", "move": "throw", "at": 0}).decode())
        found = HEARD.decode(polish.socket.recv(PATIENCE))
        while not isinstance(found, wire.RequestRefused):
            found = HEARD.decode(polish.socket.recv(PATIENCE))
    assert (found.code, found.text) == ("not-your-seat", "To miejsce nie jest twoje.")


# Before the first move and after the last.


def test_nothing_is_played_while_friends_are_awaited(someone, served):
    ann = someone()
    table = ann.sit(ann.lay(["Ann", "Ben link"]))
    for type, fields in (
        ("play", {"seat": "Ann", "move": "throw", "at": 0}),
        ("check-moves", {"seat": "Ann", "moves": ["throw"]}),
        ("title-card", {"space": 1}),
        ("offer-effects", {"seat": "Ann", "move": "offer Ben give 3 take 6"}),
        ("throw-preview", {"first": 3}),
        ("undo", {"at": 0}),
        ("replace-with-bot", {"seat": "Ann"}),
        ("vote", {"yes": True}),
        ("rule", {"topic": "moving"}),
    ):
        assert table.refused(type, **fields) == "not-playing", type
    assert ann.get(f"/api/rooms/{table.id}/replay", 409)["code"] == "not-playing"
    assert ann.get(f"/api/rooms/{table.id}/record", 409)["code"] == "not-playing"
    assert log(served, table.id) == []
    table.do("chat", text="hello?")
    assert table.ask("older-lines", before=10).lines == []
