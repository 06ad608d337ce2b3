"""Hints at a table and analyses of finished games, over the real server."""

import asyncio
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from analysis.tenths import tenths
from server.web.tables import alone, throw, two

from duopoly.server import wire
from duopoly.server.rooms import analysis_queue, bot_executor, hints
from duopoly.words import say

BROKE = {"start_cash": 100, "start_bonus": 0}


@pytest.fixture(autouse=True)
def _known(monkeypatch):
    """Nothing is compiled: chances have known odds, hints none."""
    monkeypatch.setattr(analysis_queue, "rollout_engine", lambda engine: tenths(buy=9))
    monkeypatch.setattr(hints, "is_ready", lambda: False)
    monkeypatch.setattr(bot_executor, "twin", lambda say: None)


def test_who_plays_alone_against_bots_is_given_hints(someone):
    ann = someone()
    table = ann.sit(ann.lay(["Ann c", "Ben steady m"], dice="hand"))
    assert table.room.hints
    throw(table, "Ann", 1, 2)
    hint = table.ask("hint", seat="Ann")
    assert isinstance(hint, wire.Hint)
    assert (hint.move, hint.label) == ("buy", "Buy French Quarter")
    assert "Buys French Quarter" in hint.reason
    assert hint.chances == []
    assert table.ask("hint", seat="Ann").move == "buy"
    assert table.refused("hint", seat="Ben") == "not-your-seat"


def test_a_hint_has_everybodys_chances_where_the_rules_are_compiled(someone, monkeypatch):
    asked, chances_in = [], hints.chances_in
    monkeypatch.setattr(hints, "is_ready", lambda: True)
    monkeypatch.setattr(hints, "chances_in", lambda *about: asked.append(about) or chances_in(*about))
    monkeypatch.setattr(hints, "rollout_engine", lambda engine: tenths())
    table = alone(someone, hints=True)
    throw(table, "Ann", 1, 2)
    table.play("Ann", "buy")
    hint = table.ask("hint", seat="Ann")
    assert [chance.name for chance in hint.chances] == ["Ann", "Ben"]
    assert 0.5 < sum(chance.value for chance in hint.chances) <= 1
    table.ask("hint", seat="Ann")
    assert len(asked) == 1, "the same question is answered once"


def test_people_among_themselves_have_hints_only_where_they_said_so(someone):
    table, _ = two(someone)
    assert not table.room.hints
    assert table.refused("hint", seat="Ann") == "no-hints"
    table, other = two(someone, hints=True)
    assert table.room.hints
    assert table.ask("hint", seat="Ann").move == "throw"
    assert other.refused("hint", seat="Ben") == "not-now"
    assert other.refused("hint", seat="Ann") == "not-your-seat"


def test_nothing_waits_while_a_hint_is_thought_about(someone, monkeypatch):
    stop, advise = threading.Event(), hints.advise
    monkeypatch.setattr(hints, "advise", lambda *about: stop.wait(20) and advise(*about))
    table = alone(someone, hints=True)
    asked = table.send(type="hint", seat="Ann")
    table.do("ping")
    assert table.refused("play", seat="Ben", move="throw", at=0) != ""
    stop.set()
    table.until(lambda: table.heard[-1].id == asked)
    assert table.heard[-1].move == "throw"


def test_who_asks_for_many_hints_waits_for_one(someone, monkeypatch):
    stop, advise = threading.Event(), hints.advise
    monkeypatch.setattr(hints, "advise", lambda *about: stop.wait(20) and advise(*about))
    table = alone(someone, hints=True)
    asked = [table.send(type="hint", seat="Ann") for _ in range(9)]
    pinged = table.send(type="ping")
    table.quiet()

    def answers():
        return {message.id for message in table.heard if hasattr(message, "id")}

    assert pinged not in answers()
    stop.set()
    table.until(lambda: {*asked, pinged} <= answers())


@pytest.fixture
def thinking(monkeypatch):
    """What bots think about, one position each; they go on thinking until `go` is set."""
    return Thinking(monkeypatch)


class Thinking(list):
    def __init__(self, monkeypatch):
        self.go, self.advise = threading.Event(), hints.advise
        monkeypatch.setattr(hints, "advise", self.think)

    def think(self, game, *about):
        self.append(len(game.moves))
        self.go.wait(20)
        return self.advise(game, *about)


def wait_until(true):
    end = time.monotonic() + 20
    while not true():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.01)


async def some_turns():
    """The server does what it has begun."""
    for _ in range(20):
        await asyncio.sleep(0)


def test_a_question_is_answered_once_however_much_is_said_meanwhile(someone, thinking):
    thinking.go.set()
    table = alone(someone, hints=True)
    for _ in range(3):
        assert table.ask("hint", seat="Ann").move == "throw"
        table.do("chat", text="hm")
    assert thinking == [0]
    throw(table, "Ann", 1, 2)
    for _ in range(3):
        assert table.ask("hint", seat="Ann").move == "buy"
        table.do("chat", text="hm")
    assert thinking == [0, 2]


def test_a_question_after_an_undo_is_another_one(someone, thinking):
    thinking.go.set()
    table = alone(someone, hints=True)
    table.ask("hint", seat="Ann")
    throw(table, "Ann", 1, 2)
    while table.view.ply:
        table.do("undo", at=table.view.ply)
    assert table.ask("hint", seat="Ann").move == "throw"
    assert thinking == [0, 0]


def test_a_seat_has_one_hint_at_a_time(someone, thinking):
    """A bot still thinks about the position before; only then it thinks about this one."""
    table = alone(someone, hints=True)
    first = table.send(type="hint", seat="Ann")
    wait_until(lambda: thinking == [0])
    throw(table, "Ann", 1, 2)
    second = table.send(type="hint", seat="Ann")
    table.quiet()
    assert thinking == [0]
    thinking.go.set()
    answers = {}

    def heard():
        answers.update({message.id: message for message in table.heard if getattr(message, "id", 0) in (first, second)})
        return len(answers) == 2

    table.until(heard)
    assert answers[first].code == "moved-on"
    assert answers[second].move == "buy"
    assert thinking == [0, 2]


def test_nobody_thinks_for_who_has_left(serving, someone, thinking):
    """The only thread is busy: what waits for it is dropped. When they come back, they may ask again."""
    server = serving()
    executor, go = server.manager.bot_executor, threading.Event()
    executor.slow = ThreadPoolExecutor(1)
    executor.slow.submit(go.wait, 20)
    table = alone(someone, server, hints=True)
    session = server.manager.sessions[table.id]
    table.send(type="hint", seat="Ann")
    wait_until(lambda: session.advice)
    table.close()
    wait_until(lambda: not session.connections)
    server.call(some_turns())
    thinking.go.set()
    go.set()
    assert executor.slow.submit(lambda: "free").result(20) == "free"
    assert thinking == []
    assert table.browser.sit(table.id).ask("hint", seat="Ann").move == "throw"
    assert thinking == [0]


def test_an_answer_that_has_begun_is_there_for_who_comes_back(serving, someone, thinking):
    server = serving()
    table = alone(someone, server, hints=True)
    table.send(type="hint", seat="Ann")
    wait_until(lambda: thinking == [0])
    table.close()
    wait_until(lambda: not server.manager.sessions[table.id].connections)
    thinking.go.set()
    assert table.browser.sit(table.id).ask("hint", seat="Ann").move == "throw"
    assert thinking == [0]


def test_a_grade_is_given_once(someone, monkeypatch):
    graded = []
    monkeypatch.setattr(hints, "is_ready", lambda: True)
    monkeypatch.setattr(hints, "grade_last", lambda record, by, _: graded.append((len(record.moves), by)))
    table = alone(someone, hints=True)
    throw(table, "Ann", 1, 2)
    for _ in range(3):
        assert table.refused("grade", seat="Ann") == "no-decision"
        table.do("chat", text="hm")
    assert graded == [(2, "Ann")]


def test_a_treasurer_gives_no_hints(someone):
    table = alone(someone, treasurer=True, hints=True)
    assert not table.room.hints
    assert table.refused("hint", seat="Ann") == "no-hints"


def over(someone):
    """A table whose game is over: Ann cannot pay the tax."""
    ann = someone()
    table = ann.sit(ann.lay(["Ann c", "Ben here m"], dice="hand", rules=BROKE))
    throw(table, "Ann", 1, 3)
    table.play("Ann", "tax flat")
    table.play("Ann", "give-up")
    assert table.room.state == "over"
    return ann, table.room.room


def test_a_finished_game_is_analyzed_when_it_is_asked_for(someone):
    ann, room = over(someone)
    path = f"/api/rooms/{room}/analysis"
    assert ann.get(path)["state"] == "none"
    assert ann.post(path, 200)["state"] in ("waiting", "working", "done")
    while (found := ann.get(path, lang="fr"))["state"] != "done":
        assert found["state"] in ("waiting", "working")
    assert [series["name"] for series in found["odds"]] == ["Ann", "Ben"]
    assert len(found["plies"]) == len(found["odds"][0]["value"])
    assert someone().get(path)["state"] == "done"


def test_a_game_that_goes_on_is_not_analyzed(someone):
    ann = someone()
    room = ann.lay(["Ann c", "Ben here m"], dice="hand")
    assert ann.get(f"/api/rooms/{room}/analysis", 409)["code"] == "not-over"
    assert ann.post(f"/api/rooms/{room}/analysis", 409)["code"] == "not-over"
    assert ann.get("/api/rooms/aaaaaaaaaaaa/analysis", 404)["code"] == "not-found"


def test_the_page_is_told_why_it_cannot_be_analyzed(someone, monkeypatch):
    monkeypatch.setattr(analysis_queue, "twin", lambda say: say("no program"))
    ann, room = over(someone)
    for found in (ann.get(f"/api/rooms/{room}/analysis"), ann.post(f"/api/rooms/{room}/analysis", 200)):
        assert (found["state"], found["reason"]) == ("missing", "no program")


def test_other_sites_and_too_many_games_are_turned_away(serving, someone, monkeypatch):
    server = serving()
    ann, room = over(lambda: someone(server))
    answer = ann.http.post(f"/api/rooms/{room}/analysis", headers={"origin": "https://elsewhere.example"})
    assert answer.status_code == 403
    stop = threading.Event()
    monkeypatch.setattr(analysis_queue, "rollout_engine", lambda engine: stop.wait(20) and tenths())
    with monkeypatch.context() as patch:
        patch.setattr(analysis_queue, "MOST_OF_ONE_ADDRESS", 0)
        problem = ann.post(f"/api/rooms/{room}/analysis", 429)
        assert problem == {"code": "too-many-analyses", "detail": say("en", "server-too-many-analyses", most=3), "field": ""}
    monkeypatch.setattr(analysis_queue, "MOST_WAITING", 0)
    assert ann.post(f"/api/rooms/{room}/analysis", 503)["code"] == "busy"
    monkeypatch.setattr(analysis_queue, "MOST_WAITING", 1)
    assert ann.post(f"/api/rooms/{room}/analysis", 200)["state"] in ("waiting", "working")
    table = ann.sit(ann.lay(["Ann c", "Ben here m"], dice="hand"))
    throw(table, "Ann", 1, 2)  # the tables go on meanwhile
    stop.set()
