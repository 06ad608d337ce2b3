"""A bot's thought: its move stands whatever becomes of the words for it."""

import duopoly
from duopoly.bots import BotEntry, explain_move
from duopoly.rules.codes import DO_BUY, DO_DECLINE, Move
from duopoly.server.rooms import game_loop


def game():
    """Ann stands before the French Quarter, which the steady bot buys."""
    found = duopoly.Game("anti-us", players=["Ann", "Ben"], roles=["competitor", "monopolist"], seed=1)
    found.play("throw")
    found.play("dice 1 2", by="chance")
    return found


def test_a_move_with_its_reason_in_each_language():
    move, reasons = game_loop.think(game(), "steady")
    assert move == Move(DO_BUY)
    assert reasons == {lang: explain_move("steady", game(), "buy", lang) for lang in ("en", "fr", "pl")}


def test_a_reason_that_cannot_be_told_leaves_the_move(monkeypatch, caplog):
    def fails(*_):
        raise KeyError("no words")

    assert game().legal()[:2] == ["buy", "decline"]
    monkeypatch.setattr(game_loop, "find", lambda _: BotEntry("modest", lambda g, table: Move(DO_DECLINE), why=fails))
    assert game_loop.think(game(), "steady") == (Move(DO_DECLINE), {}), "and not the first legal move"
    assert "no reason in" in caplog.text


def test_for_a_bot_that_fails_the_default_is_made(monkeypatch, caplog):
    def fails(*_):
        raise ZeroDivisionError

    monkeypatch.setattr(game_loop, "find", lambda _: BotEntry("broken", fails))
    assert game_loop.think(game(), "broken") == (Move(DO_DECLINE), {}), "what binds to least"
    assert "bot broken" in caplog.text
    assert "ZeroDivisionError" in caplog.text
