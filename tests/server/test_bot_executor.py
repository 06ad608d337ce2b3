"""Where bots think: quick bots never wait for slow ones, and rollouts have threads of their own."""

import threading
from types import SimpleNamespace

import pytest

import duopoly
from duopoly.server.rooms import bot_executor, game_loop
from duopoly.server.rooms.bot_executor import BotExecutor


@pytest.fixture
def executor():
    """An executor."""
    executor = BotExecutor()
    yield executor
    executor.close()


def test_a_quick_bot_does_not_wait_for_slow_ones(executor):
    """More slow bots think than there are threads; steady still answers at once."""
    go_on = threading.Event()
    thoughts = [executor.threads("expert").submit(go_on.wait, 10) for _ in range(bot_executor.SLOW_THREADS + 5)]
    assert executor.threads("steady").submit(lambda: "at once").result(5) == "at once"
    go_on.set()
    assert all(thought.result(10) for thought in thoughts)


def test_rollouts_have_threads_of_their_own(executor, monkeypatch):
    """A bot that rolls out gets them from the compiled rules."""
    monkeypatch.setattr(
        bot_executor, "twin", lambda say: SimpleNamespace(rollouts=lambda *args: threading.current_thread().name)
    )
    assert executor.rollouts is not None
    assert executor.rollouts(1).startswith("rollouts")


def test_bots_move_without_the_twin_if_there_is_none(executor, monkeypatch, caplog):
    """The log says why."""
    monkeypatch.setattr(bot_executor, "twin", lambda say: say("It is not here."))
    assert executor.rollouts is None
    assert "It is not here." in caplog.text


def test_the_expert_without_the_twin():
    """It plays like trader, and says why in each language."""
    game = duopoly.Game("anti-us", players=["Ann", "Ben"], roles=["competitor", "monopolist"], seed=1)
    game.play("throw")
    game.play("dice 1 2", by="chance")
    assert game_loop.think(game, "expert") == game_loop.think(game, "trader")
