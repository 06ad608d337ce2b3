"""Where bots think: quick bots never wait for slow ones; the compiled rules are loaded when a bot needs them."""

import threading

import pytest

import duopoly
from duopoly.server.rooms import bot_executor, game_loop
from duopoly.server.rooms.bot_executor import BotExecutor
from duopoly.sim.rollouts import rollouts


@pytest.fixture
def executor(monkeypatch):
    """An executor that loads no compiled rules."""
    monkeypatch.setattr(BotExecutor, "load_twin", lambda self: None)
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


def test_the_twin_is_loaded_for_once_and_by_who_needs_it(monkeypatch):
    loaded = []
    monkeypatch.setattr(BotExecutor, "load_twin", lambda self: loaded.append(self))
    executor = BotExecutor()
    for bot in ("steady", "trader", "random"):
        executor.threads(bot)
    assert loaded == []
    for _ in range(3):
        executor.threads("planner")
    assert loaded == [executor]
    executor.close()


@pytest.mark.parametrize(("installed", "compiles", "has"), [(False, True, False), (True, True, True), (True, False, False)])
def test_bots_move_without_the_twin_if_there_is_none(monkeypatch, caplog, installed, compiles, has):
    """Not installed: a warning says so. Not compiled yet: another process compiles it."""
    compiled = []
    monkeypatch.setattr(bot_executor, "is_installed", lambda: installed)
    monkeypatch.setattr(bot_executor, "is_warm", lambda: bool(compiled) and compiles)
    monkeypatch.setattr(bot_executor, "rollouts", lambda say: rollouts)
    monkeypatch.setattr(bot_executor.subprocess, "run", lambda command, **more: compiled.append(command))
    executor = BotExecutor()
    executor.load_twin()
    assert (executor.rollouts is not None) == has
    assert len(compiled) == installed
    assert ("planner and expert play like trader" in caplog.text) == (not installed)
    executor.close()


def test_the_expert_without_the_twin():
    """It plays like trader, and says why in each language."""
    game = duopoly.Game("anti-us", players=["Ann", "Ben"], roles=["competitor", "monopolist"], seed=1)
    game.play("throw")
    game.play("dice 1 2", by="chance")
    assert game_loop.think(game, "expert") == game_loop.think(game, "trader")
