"""A bot's thought: its move stands whatever becomes of the words for it. At a table the bot remembers what it saw."""

from threading import Event, Thread

import pytest

import duopoly
from duopoly.bots import Bot, BotEntry, explain_move
from duopoly.rules.codes import DO_BUY, DO_DECLINE, Move
from duopoly.rules.legal import legal
from duopoly.server.rooms import room_bots
from duopoly.server.rooms.room_bots import SeatBot


def game():
    """Ann stands before the French Quarter, which the steady bot buys."""
    found = duopoly.Game("anti-us", players=["Ann", "Ben"], roles=["competitor", "monopolist"], seed=1)
    found.play("throw")
    found.play("dice 1 2", by="chance")
    return found


def test_a_move_with_its_reason_in_each_language():
    move, reasons = room_bots.think(game(), "steady")
    assert move == Move(DO_BUY)
    assert reasons == {lang: explain_move("steady", game(), "buy", lang) for lang in ("en", "fr", "pl")}


def test_a_reason_that_cannot_be_told_leaves_the_move(monkeypatch, caplog):
    def fails(*_):
        raise KeyError("no words")

    assert game().legal()[:2] == ["buy", "decline"]
    monkeypatch.setattr(room_bots, "find", lambda _: BotEntry("modest", lambda g, table: Move(DO_DECLINE), why=fails))
    assert room_bots.think(game(), "steady") == (Move(DO_DECLINE), {}), "and not the first legal move"
    assert "no reason in" in caplog.text


def test_for_a_bot_that_fails_the_default_is_made(monkeypatch, caplog):
    def fails(*_):
        raise ZeroDivisionError

    monkeypatch.setattr(room_bots, "find", lambda _: BotEntry("broken", fails))
    assert room_bots.think(game(), "broken") == (Move(DO_DECLINE), {}), "what binds to least"
    assert "bot broken" in caplog.text
    assert "ZeroDivisionError" in caplog.text


class Diarist(Bot):
    """Plays its first legal move, and notes what it hears. `fault` is what it raises, by the name of the method."""

    diaries: list[list]
    faults: dict[str, Exception]

    def __init__(self):
        self.diary = []
        self.diaries.append(self.diary)
        self.note("open")

    def note(self, what, *about):
        self.diary.append((what, *about))
        if what in self.faults:
            raise self.faults[what]

    def begin(self, info):
        self.info = info
        self.note("begin", info.players[info.seat])

    def decide(self, g, rules):
        self.note("decide")
        return legal(g, rules, g.actor)[0]

    def forfeited(self, move, why):
        self.note("forfeited", move, why)

    def end(self, winners):
        self.note("end", winners)

    def close(self):
        self.note("close")


OPENED = [("open",), ("begin", "Ann")]


@pytest.fixture
def diaries(monkeypatch):
    """The diaries of the bots that are opened."""
    monkeypatch.setattr(Diarist, "diaries", [], raising=False)
    monkeypatch.setattr(Diarist, "faults", {}, raising=False)
    monkeypatch.setattr(room_bots, "find", lambda _: BotEntry("diarist", Diarist))
    return Diarist.diaries


def decide(seat_bot, game):
    """The bot's move is played."""
    move, _ = seat_bot.think(game.copy())
    game.decide_with(lambda *_: move)


def test_a_bot_remembers_its_game(diaries):
    """One object plays the seat, also after others moved, until it is closed."""
    found, ann, count = game(), SeatBot("diarist"), 0
    while found.round < 3:
        if found.to_act == "Ann":
            decide(ann, found)
            count += 1
        elif found.to_act == "chance":
            found.chance()
        else:
            found.play(found.legal()[0])
    ann.close([0])
    ann.close([0])
    assert diaries == [[*OPENED, *[("decide",)] * count, ("end", [0]), ("close",)]]


def test_after_its_move_is_taken_back_another_bot_plays(diaries):
    found, ann = game(), SeatBot("diarist")
    decide(ann, found)
    found.undo(1)
    decide(ann, found)
    assert diaries == [[*OPENED, ("decide",), ("close",)], [*OPENED, ("decide",)]]


def test_after_somebody_else_moved_for_its_seat_another_bot_plays(diaries):
    """As a bot at another server, or a person."""
    found, ann = game(), SeatBot("diarist")
    decide(ann, found)
    while (found.round, found.to_act) != (2, "Ann"):
        found.chance() if found.to_act == "chance" else found.play(found.legal()[0])
    decide(ann, found)
    assert diaries == [[*OPENED, ("decide",), ("close",)], [*OPENED, ("decide",)]]


def test_a_move_that_was_not_played_is_not_remembered(diaries):
    found, ann = game(), SeatBot("diarist")
    ann.think(found.copy())
    found.play("decline")
    found.undo(1)
    decide(ann, found)
    assert [diary[-1] for diary in diaries] == [("close",), ("decide",)]


def test_a_bot_hears_that_it_forfeits(diaries):
    """What it raises, and the move that was made for it; it plays on."""
    Diarist.faults = {"decide": ZeroDivisionError("none")}
    found, ann = game(), SeatBot("diarist")
    assert ann.think(found.copy()) == (Move(DO_DECLINE), {})
    found.play("decline")
    assert diaries == [[*OPENED, ("decide",), ("forfeited", "decline", "ZeroDivisionError: none")]]


@pytest.mark.parametrize("fails", ["open", "begin", "forfeited", "end", "close"])
def test_a_bot_that_fails_anywhere_holds_up_no_table(diaries, fails, caplog):
    Diarist.faults = {fails: RuntimeError("cannot"), "decide": RuntimeError("nor think")}
    ann = SeatBot("diarist")
    assert ann.think(game()) == (Move(DO_DECLINE), {})
    ann.close([])
    assert ann.bot is None
    assert "RuntimeError: cannot" in caplog.text


def test_a_bot_that_is_asked_for_a_hint_is_closed(diaries):
    room_bots.think(game(), "diarist")
    assert diaries == [[*OPENED, ("decide",), ("close",)]]


def test_nobody_waits_for_a_bot_that_still_thinks(diaries, monkeypatch):
    """It hears who won, and is closed, as soon as it has thought."""
    thinks, may_end = Event(), Event()

    def decide_slowly(bot, g, table):
        thinks.set()
        assert may_end.wait(10)
        return decide_at_once(bot, g, table)

    decide_at_once = Diarist.decide
    monkeypatch.setattr(Diarist, "decide", decide_slowly)
    ann = SeatBot("diarist")
    thread = Thread(target=ann.think, args=(game(),))
    thread.start()
    assert thinks.wait(10)
    ann.close([1])
    assert diaries == [OPENED]
    may_end.set()
    thread.join(10)
    assert diaries == [[*OPENED, ("decide",), ("end", [1]), ("close",)]]
