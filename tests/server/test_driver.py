"""A bot's thought: its move stands whatever becomes of the words for it."""

import duopoly
from duopoly.bots import BotEntry, explain_move
from duopoly.rules.codes import DO_DECLINE, Move
from duopoly.server.rooms import driver


def game():
    """Ann stands before the French Quarter, which the steady bot buys."""
    found = duopoly.Game("anti-us", players=["Ann", "Ben"], roles=["competitor", "monopolist"], seed=1)
    found.play("throw")
    found.play("dice 1 2", by="chance")
    return found


def test_a_move_with_its_reason_in_each_language():
    move, reasons = driver.think(game(), "steady")
    assert move == "buy"
    assert reasons == {lang: explain_move("steady", game(), "buy", lang) for lang in ("en", "fr", "pl")}


def test_a_reason_that_cannot_be_told_leaves_the_move(monkeypatch, caplog):
    def fails(*_):
        raise KeyError("no words")

    assert game().legal()[:2] == ["buy", "decline"]
    monkeypatch.setattr(driver, "find", lambda _: BotEntry("modest", lambda g, table: Move(DO_DECLINE), why=fails))
    assert driver.think(game(), "steady") == ("decline", {}), "and not the first legal move"
    assert "why decline" in caplog.text


def test_for_a_bot_that_fails_the_default_is_made(monkeypatch, caplog):
    def fails(*_):
        raise ZeroDivisionError

    monkeypatch.setattr(driver, "find", lambda _: BotEntry("broken", fails))
    assert driver.think(game(), "broken") == ("decline", {}), "what binds to least"
    assert "bot broken" in caplog.text
    assert "ZeroDivisionError" in caplog.text
