"""The environments of a single game: the same by the twin, by the interpreter, and before the twin played them."""

import copy
import pickle
from pathlib import Path

import pytest
from walks_of_learners import ENVIRONMENTS, aims_of

from duopoly.editions import names
from duopoly.env import BadConfig, episode
from duopoly.env.aec import TurnByTurn
from duopoly.env.parallel import AllAtOnce
from duopoly.env.single import SingleEnv
from duopoly.env.vector import ManyGames
from duopoly.fast.compiled_machine import RecordsInMemory

LINES = [line.split() for line in Path(__file__).with_name("steps.txt").read_text().splitlines()[1:]]


def interpret(monkeypatch):
    """There is no twin: stale, missing, or no wasmtime."""
    monkeypatch.setattr(episode, "twin", lambda: None)


@pytest.mark.parametrize("engine", ["twin", "interpreter"])
@pytest.mark.parametrize(("edition", "name", "digests"), [(edition, name, digests) for edition, name, *digests in LINES])
def test_the_games_are_those_they_always_were(compiled, monkeypatch, engine, edition, name, digests):
    """Observations, masks, rewards and ends, of all seats, aims, rewards, and kinds of opponents."""
    if engine == "interpreter":
        interpret(monkeypatch)
    assert [ENVIRONMENTS[name](edition, **way) for way in aims_of(edition)] == digests


def test_that_is_every_edition_and_environment():
    """None is left out."""
    assert [(edition, name) for edition, name, *_ in LINES] == [(edition, name) for edition in names() for name in ENVIRONMENTS]


def test_the_twin_plays_if_there_is_one(compiled, monkeypatch):
    """And the interpreter if not, by the same environment."""
    assert isinstance(SingleEnv().episode.games, RecordsInMemory)
    interpret(monkeypatch)
    assert not isinstance(SingleEnv().episode.games, RecordsInMemory)


@pytest.mark.parametrize("engine", ["twin", "interpreter"])
@pytest.mark.parametrize("duplicate", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_plays_on_by_itself(compiled, monkeypatch, engine, duplicate):
    """A search may copy an environment: the same future, and the first one stays where it is."""
    if engine == "interpreter":
        interpret(monkeypatch)
    env = TurnByTurn("anti-us", 3, reward="wealth", render_mode="ansi")
    env.reset(seed=3)
    for _ in range(30):
        env.step(env.episode.first_legal())
    twin, before = duplicate(env), env.render()
    assert twin.render() == before
    for _ in range(30):
        twin.step(twin.episode.first_legal())
    assert env.render() == before != twin.render()
    for _ in range(30):
        env.step(env.episode.first_legal())
    assert env.render() == twin.render()
    for agent in env.agents:
        assert env.observe(agent)["observation"].tobytes() == twin.observe(agent)["observation"].tobytes()
    assert env.rewards == twin.rewards


@pytest.mark.parametrize("number", [-1, 2**63, "x"])
@pytest.mark.parametrize("kind", [SingleEnv, ManyGames, TurnByTurn, AllAtOnce])
def test_a_games_number_has_bounds(kind, number):
    """One line names them, and the next game begins as if nothing had been asked."""
    env = kind("anti-us", num_envs=2) if kind is ManyGames else kind("anti-us")
    with pytest.raises(BadConfig, match=f"game: expected a whole number from 0 to {2**63 - 1}, got {number!r}"):
        env.reset(seed=1, options={"game": number})
    with pytest.raises(BadConfig, match=rf"^options: expected names with values, got \[{number!r}\]$"):
        env.reset(seed=1, options=[number])
    env.reset()
