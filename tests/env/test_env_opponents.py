"""Opponents that are classes of other packages: each game gets new ones, which are begun, and hear how it ends."""

import copy
import pickle
import sys
from importlib.metadata import EntryPoint

import pytest

import duopoly
from duopoly.bots import GameInfo, find, policy, registry
from duopoly.env.errors import BadConfig
from duopoly.env.single import SingleEnv
from duopoly.sim.errors import BadPlan

MODULE = '''
from duopoly.bots import Bot
from duopoly.rules.legal import legal

LOG = []

class Patient(Bot):
    """The class of docs/bots.md, with a log."""

    def begin(self, info):
        super().begin(info)
        self.decided = 0
        LOG.append(("begin", id(self), info.players, info.seat, info.aim, info.edition.key))

    def decide(self, g, rules):
        assert g.actor == self.info.seat
        self.decided += 1
        move = legal(g, rules, g.actor)[0]
        g.cash[g.actor] = 99_999  # its copy
        return move

    def end(self, winners):
        LOG.append(("end", id(self), list(winners), self.decided))

    def close(self):
        LOG.append(("close", id(self)))

class Failing(Patient):
    def decide(self, g, rules):
        raise RuntimeError("boo\\nhoo")

class Shy(Patient):
    def begin(self, info):
        raise RuntimeError("not today")

class Unbuilt(Patient):
    def __init__(self):
        raise RuntimeError("no weights")

class Odd(Patient):
    def decide(self, g, rules):
        return "throw"
'''


@pytest.fixture
def log(tmp_path, monkeypatch):
    """Registers the bots as a package that is not installed; their log."""
    (tmp_path / "patient_bots.py").write_text(MODULE)
    monkeypatch.syspath_prepend(tmp_path)
    names = ("Patient", "Failing", "Shy", "Unbuilt", "Odd")
    points = [EntryPoint(name.lower(), f"patient_bots:{name}", registry.GROUP) for name in names]
    monkeypatch.setattr(registry, "entry_points", lambda group: points)
    registry.installed.cache_clear()
    assert find("patient").thinks
    yield sys.modules["patient_bots"].LOG
    registry.installed.cache_clear()
    sys.modules.pop("patient_bots", None)


def play(env, steps=100_000):
    """Plays with the first legal action, until the game is over."""
    for _ in range(steps):
        *_, over, truncated, info = env.step(env.episode.first_legal())
        if over or truncated:
            return info["winners"]
    return None


def test_the_class_of_the_documents_plays_a_whole_game(log):
    """Each seat has an object of its own, which knows the game; the winners are told, then it is closed."""
    env = SingleEnv("classic-us", ["patient", "patient", "steady"], throws=60)
    log.clear()
    _, info = env.reset(seed=1)
    assert max(env.episode.state.cash) < 99_999
    begun = [row for row in log if row[0] == "begin"]
    assert len({row[1] for row in begun}) == len(begun) == 2
    assert {row[3] for row in begun} < {0, 1, 2, 3} - {info["seat"]}
    assert {row[2:3] + row[4:] for row in begun} == {(("player_0", "player_1", "player_2", "player_3"), "last", "classic-us")}
    winners = play(env)
    ends = [row for row in log if row[0] == "end"]
    assert [(row[1], row[2]) for row in ends] == [(row[1], winners) for row in begun]
    assert all(row[3] > 0 for row in ends)
    assert [row[1] for row in log if row[0] == "close"][-2:] == [row[1] for row in begun]
    assert max(env.episode.state.cash) < 99_999


def test_each_game_has_new_opponents(log):
    """A game that is left is given up for them; game n is the same whatever was played before it."""
    env = SingleEnv("classic-us", ["patient"], throws=60)
    env.reset(seed=1)
    play(env, 3)
    log.clear()
    env.reset(seed=2)
    assert [row[0] for row in log] == ["end", "close", "begin"]
    assert log[0][2] == []
    env.close()
    assert [row[0] for row in log[3:]] == ["end", "close"]
    env.close()
    assert len(log) == 5


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on_with_opponents_of_its_own(log, copied):
    """They remember what those of the original did."""
    env = SingleEnv("classic-us", ["patient"], throws=60)
    env.reset(seed=1)
    play(env, 5)
    twin = copied(env)
    assert [bot.decided for bot in twin.episode.opponents.bots.values()] == [
        bot.decided for bot in env.episode.opponents.bots.values()
    ]
    assert play(env) == play(twin)
    assert env.episode.state.pack() == twin.episode.state.pack()


@pytest.mark.parametrize(
    ("name", "message", "cause"),
    [
        ("failing", r"^opponents: failing failed in decide: RuntimeError: boo hoo$", RuntimeError),
        ("shy", r"^opponents: shy failed in begin: RuntimeError: not today$", RuntimeError),
        ("unbuilt", r"^opponents: bot unbuilt cannot be opened: RuntimeError: no weights$", BadPlan),
        ("odd", r"^opponents: expected a duopoly.rules.codes.Move of odd, got 'throw'$", None),
    ],
)
def test_an_opponent_that_fails_is_named(log, name, message, cause):
    """In one line, with what it raised as the cause."""
    with pytest.raises(BadConfig, match=message) as raised:
        SingleEnv("classic-us", [name], throws=60).reset(seed=1, options={"game": 1})  # the opponent begins
    assert isinstance(raised.value.__cause__, cause or type(None))


def test_an_opponent_that_cannot_be_opened_is_refused_at_once(log):
    with pytest.raises(BadConfig, match="bot unbuilt cannot be opened"):
        SingleEnv("classic-us", ["unbuilt"])


def test_policy_says_that_it_begins_no_game(log):
    """A class that needs one says so in one line, with what to do; what that is works."""
    game = duopoly.Game("classic-us", ["Ann", "Bob"], seed=1)
    while game.to_act == "chance":
        game.chance()
    with pytest.raises(
        BadPlan, match=r"^bot patient failed, perhaps because policy\(\) begins no game \(AttributeError: .*\.open"
    ):
        game.decide_with(policy("patient"))
    bot = find("patient").open()
    bot.begin(GameInfo(game.edition, game.players, game.players.index(game.to_act), game.aim))
    assert game.decide_with(lambda g, rules: bot.decide(g.copy(), rules)) is not None


def test_the_policy_of_a_class_can_be_copied():
    """As that of a function can: an environment with it goes to another process."""
    game = duopoly.Game("anti-us", ["Ann", "Bob"], ["competitor", "monopolist"], seed=1)
    assert pickle.loads(pickle.dumps(policy("planner")))(*game.inside()) == policy("trader")(*game.inside())


@pytest.mark.parametrize("throws", [-1, 49, 1_000_001, 60.0, True])
def test_throws_may_be_0(throws):
    """The refusal says so."""
    with pytest.raises(BadConfig, match=r"^throws: expected 0 or a whole number from 50 to 1000000, got "):
        SingleEnv("classic-us", throws=throws)
