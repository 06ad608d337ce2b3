"""Where bots think on the server: who answers at once never waits for who rolls out; the twin is looked for when it is wanted."""

import threading

import pytest

import duopoly
from duopoly.server.rooms import driver, thinking
from duopoly.server.rooms.thinking import Thinkers
from duopoly.sim.rollouts import rollouts


@pytest.fixture
def thinkers(monkeypatch):
    """Thinkers that look for no twin."""
    monkeypatch.setattr(Thinkers, "look", lambda self: None)
    found = Thinkers()
    yield found
    found.close()


def test_a_quick_bot_waits_for_no_thinker(thinkers):
    """As many think as there are threads for it; steady is asked all the same."""
    go_on = threading.Event()
    thoughts = [thinkers.threads("expert").submit(go_on.wait, 10) for _ in range(thinking.SLOW + 5)]
    assert thinkers.threads("steady").submit(lambda: "at once").result(5) == "at once"
    go_on.set()
    assert all(thought.result(10) for thought in thoughts)


def test_the_twin_is_looked_for_once_and_by_who_needs_it(monkeypatch):
    looked = []
    monkeypatch.setattr(Thinkers, "look", lambda self: looked.append(self))
    found = Thinkers()
    for bot in ("steady", "trader", "random"):
        found.threads(bot)
    assert looked == []
    for _ in range(3):
        found.threads("planner")
    assert looked == [found]
    found.close()


@pytest.mark.parametrize(("installed", "compiles", "has"), [(False, True, False), (True, True, True), (True, False, False)])
def test_where_the_twin_cannot_be_had_bots_move_without(monkeypatch, caplog, installed, compiles, has):
    """Not installed: a line says so. Not compiled yet: another process does it."""
    compiled = []
    monkeypatch.setattr(thinking, "is_installed", lambda: installed)
    monkeypatch.setattr(thinking, "is_warm", lambda: bool(compiled) and compiles)
    monkeypatch.setattr(thinking, "rollouts", lambda say: rollouts)
    monkeypatch.setattr(thinking.subprocess, "run", lambda command, **more: compiled.append(command))
    found = Thinkers()
    found.look()
    assert (found.rollouts is not None) == has
    assert len(compiled) == installed
    assert ("planner and expert move as trader does" in caplog.text) == (not installed)
    found.close()


def test_a_thought_of_the_expert_without_the_twin():
    """It moves as trader, and says why in each language."""
    game = duopoly.Game("anti-us", players=["Ann", "Ben"], roles=["competitor", "monopolist"], seed=1)
    game.play("throw")
    game.play("dice 1 2", by="chance")
    assert driver.think(game, "expert") == driver.think(game, "trader")
