"""Several learners in many games at once, with functions and saved networks in other seats."""

from itertools import pairwise

import numpy as np
import pytest
from gymnasium.error import ResetNeeded

from duopoly.env import BadConfig, IllegalAction
from duopoly.env.aec import TurnByTurn
from duopoly.env.network import Network
from duopoly.env.seats import ManySeats
from duopoly.env.vector import ManyGames
from duopoly.rl.actions import ACTIONS
from duopoly.rl.observation import SIZE


def some(masks, rng):
    return (rng.random(masks.shape) * masks).argmax(1)


def first_legal(observations, masks):
    return masks.argmax(1)


def small_network(seed=1):
    rng = np.random.default_rng(seed)
    columns = np.arange(246, 270)
    wide = [len(columns), 8, ACTIONS]
    return Network([(rng.normal(size=(a, b)), np.zeros(b)) for a, b in pairwise(wide)], columns)


@pytest.mark.parametrize("reward", ["win", "wealth", "chance"])
def test_all_seats_learn_as_they_do_in_turn(reward):
    """Game by game what PettingZoo's agents see and are rewarded with, each seat's reward with it."""
    how = {"reward": reward, "throws": 60, "simple": True, "rules": {"start_cash": 300}}
    many, rng, ended = ManySeats("anti-us", [None] * 3, num_envs=2, **how), np.random.default_rng(1), 0
    alone, numbers = [TurnByTurn("anti-us", 3, **how) for _ in range(2)], [0, 1]
    seen, infos = many.reset(seed=4)
    for i, env in enumerate(alone):
        env.reset(seed=4, options={"game": i})
    for _ in range(400):
        assert infos["learner"].all()
        for i, env in enumerate(alone):
            assert env.agent_selection == f"player_{infos['seat'][i]}"
            assert (env.observe(env.agent_selection)["observation"] == seen[i]).all()
            assert (env.observe(env.agent_selection)["action_mask"] == infos["action_mask"][i]).all()
        actions = some(infos["action_mask"], rng)
        seen, rewards, over, given_up, infos = many.step(actions)
        for i, env in enumerate(alone):
            env.step(int(actions[i]))
            assert [env.rewards[f"player_{seat}"] for seat in range(3)] == pytest.approx(rewards[i].tolist())
            assert over[i] == env.terminations["player_0"]
            assert given_up[i] == env.truncations["player_0"]
            if over[i] or given_up[i]:
                ended += 1
                numbers[i] += 2
                env.reset(seed=4, options={"game": numbers[i]})
    assert ended > 2


def test_one_learner_plays_the_games_of_many_games():
    """With compiled bots in the other seats both are the same games, and the scores of a game add up to 0."""
    how = {"num_envs": 4, "throws": 60, "simple": True}
    seats, games = ManySeats("anti-us", [None, "steady", "random"], **how), ManyGames("anti-us", ["steady", "random"], **how)
    rng, ended = np.random.default_rng(2), 0
    seen, infos = seats.reset(seed=3)
    assert (seen == games.reset(seed=3)[0]).all()
    for _ in range(200):
        assert (infos["player"] == 0).all()
        actions = some(infos["action_mask"], rng)
        seen, rewards, over, given_up, infos = seats.step(actions)
        others = games.step(actions)
        assert (seen == others[0]).all()
        assert (rewards[:, 0] == others[1]).all()
        assert (over == others[2]).all()
        assert (given_up == others[3]).all()
        ended += int((over | given_up).sum())
        assert (infos["seats"][np.arange(4), 0] == infos["seat"]).all()
    assert ended > 0


def test_functions_and_networks_sit_beside_bots_and_learners(tmp_path):
    """A function is asked once a step for all its games, from a file, too; the same seed gives the same games again."""
    asked = []

    def counted(observations, masks):
        assert observations.shape == (len(masks), SIZE)
        assert masks.shape == (len(masks), ACTIONS)
        asked.append(len(masks))
        return masks.argmax(1)

    small_network().save(tmp_path / "old.npz")
    (tmp_path / "first.py").write_text("def choose(observations, masks):\n    return masks.argmax(1)\n")
    players = [None, None, counted, tmp_path / "old.npz", f"{tmp_path / 'first.py'}:choose", "steady"]
    many, walks = ManySeats("anti-us", players, num_envs=8, throws=60, simple=True), []
    for _ in range(2):
        rng, walk = np.random.default_rng(5), []
        seen, infos = many.reset(seed=9)
        acted = set()
        for _ in range(250):
            assert (infos["learner"] == (infos["player"] < 2)).all()
            acted |= set(infos["player"].tolist())
            actions = np.where(infos["learner"], some(infos["action_mask"], rng), -5)
            seen, rewards, over, _, infos = many.step(actions)
            assert rewards.shape == (8, 6)
            assert rewards[over].sum(1) == pytest.approx(np.zeros(over.sum()))
            walk.append((seen.tobytes(), rewards.tobytes()))
        assert acted == {0, 1, 2, 3, 4}
        walks.append(walk)
    assert walks[0] == walks[1]
    assert max(asked) > 1


class Agent:
    """A player's own class, which compares by value and so has no hash."""

    def __eq__(self, other):
        return isinstance(other, Agent)

    def act(self, observations, masks):
        return masks.argmax(1)

    __call__ = act


AGENT = Agent()


@pytest.mark.parametrize("others", [[AGENT.act, AGENT.act], [Agent(), Agent()], [AGENT, AGENT]])
def test_equal_players_are_all_asked(others):
    """A method is a new object each time it is named: equal to the last one, but not the same."""
    many = ManySeats("anti-us", [None, *others, "steady"], num_envs=4, throws=60)
    _, infos = many.reset(seed=1)
    for _ in range(100):
        before = [many.position(i).pack() for i in range(4)]
        _, _, _, _, infos = many.step(infos["action_mask"].argmax(1))
        assert all(many.position(i).pack() != before[i] for i in range(4))


def test_copies_of_a_network_draw_differently(tmp_path):
    """And the same again after a reset with the same seed."""
    small_network().save(tmp_path / "old.npz")
    many, draws = ManySeats("anti-us", [None, *[tmp_path / "old.npz"] * 3], num_envs=1), []
    for _ in range(2):
        many.reset(seed=1)
        draws.append([network.rng.random() for network, _ in many.batch.callbacks])
    assert len(set(draws[0])) == 3
    assert draws[0] == draws[1]


def test_bankrupt_players_and_roles_are_told():
    """By player, as the observation tells it."""
    many, rng = ManySeats("anti-us", [None] * 4, num_envs=4, simple=True, rules={"start_cash": 150}), np.random.default_rng(1)
    seen, infos = many.reset(seed=1)
    out = 0
    for _ in range(300):
        for i in range(4):
            assert seen[i, 246 + 2 * 0 + infos["roles"][i, infos["player"][i]]] == 1
            assert (seen[i, 238:242] == 0).sum() == infos["bankrupt"][i].sum()
        out += int(infos["bankrupt"].sum())
        seen, _, _, _, infos = many.step(some(infos["action_mask"], rng))
    assert out > 0


@pytest.mark.parametrize(
    ("players", "message"),
    [
        (["steady", None, "nobody"], "players: expected None for a learner, a compiled bot (random, steady, trader, greedy, dealer), "
         "a function, network.npz, or program.py:function, got 'nobody'"),
        ([None, 5], "players: expected None for a learner, a compiled bot (random, steady, trader, greedy, dealer), "
         "a function, network.npz, or program.py:function, got 5"),
        (["steady", "steady"], "players: expected None for at least one learner, got none"),
        ("steady", "players: expected a list of players, got 'steady'"),
        ([None], "players: expected 2 to 6 for anti-us, got 1"),
        ([None, "gone.npz"], "network: expected a file, got 'gone.npz'"),
        ([None, "gone.py:choose"], "players: expected a Python file, got 'gone.py'"),
        ([None, f"{__file__}:nothing"], f"players: expected a function of {__file__}, got 'nothing'"),
    ],
)  # fmt: skip
def test_players_that_there_are_not(players, message):
    with pytest.raises(BadConfig) as caught:
        ManySeats("anti-us", players)
    assert str(caught.value) == message


def cheat(seen, masks):
    masks[:] = 1
    return np.full(len(masks), 5)


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        (cheat, "expected a legal action of cheat (0), got 5"),
        (lambda seen, masks: np.zeros(len(masks) + 1, int), "expected 1 whole numbers of <lambda>, got int64 of shape (2,)"),
        (lambda seen, masks: masks[:, 0] * 0.5, "expected 1 whole numbers of <lambda>, got float64 of shape (1,)"),
        (lambda seen, masks: masks.argmin(1), "expected a legal action of <lambda> (0), got 1"),
        (lambda seen, masks: masks.argmax(1) + 1000, "expected a legal action of <lambda> (0), got 1000"),
        (lambda seen, masks: ["end"], "expected 1 whole numbers of <lambda>, got <U3 of shape (1,)"),
    ],
)
def test_a_function_that_breaks_the_rules_is_reported(answer, message):
    """In one line, and the game stands still."""
    many = ManySeats("anti-us", [answer, None], num_envs=1)
    _, infos = many.reset(seed=1)
    assert not infos["learner"].any()
    with pytest.raises(BadConfig) as caught:
        many.step(np.zeros(1, int))
    assert str(caught.value) == f"players: {message}"
    assert many.action_masks().tobytes() == infos["action_mask"].tobytes()


def test_what_is_asked_of_a_learner():
    """Legal actions, in the right shape."""
    many = ManySeats("anti-us", [None, None], num_envs=2)
    many.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"action: expected a legal one in game 1 \(0\), got 6"):
        many.step(np.array([0, 6]))
    with pytest.raises(IllegalAction, match=r"actions: expected shape \(2,\), got \(3,\)"):
        many.step(np.zeros(3, int))
    with pytest.raises(IllegalAction, match=r"actions: expected whole numbers, got float64"):
        many.step(np.zeros(2))


def test_a_program_that_fails_is_reported_in_a_line(tmp_path):
    bad = tmp_path / "bad.py"
    bad.write_text("raise ValueError('no\\nway')\n")
    with pytest.raises(BadConfig, match=r"players: expected a program that runs, got .*bad.py \(ValueError: no way\)"):
        ManySeats("anti-us", [None, f"{bad}:choose"])


def test_a_program_that_exits_is_reported_in_a_line(tmp_path):
    """It does not end the training."""
    bad = tmp_path / "bad.py"
    bad.write_text("import sys\nsys.exit(3)\n")
    with pytest.raises(BadConfig, match=r"players: expected a program that runs, got .*bad.py \(SystemExit: 3\)"):
        ManySeats("anti-us", [None, f"{bad}:choose"])


def test_a_program_may_have_dataclasses(tmp_path):
    """Those with annotations as text look for their module."""
    program = tmp_path / "program.py"
    program.write_text(
        "from __future__ import annotations\nfrom dataclasses import dataclass\n\n\n@dataclass\nclass Memory:\n    moves: int = 0"
        "\n\n\ndef choose(observations, masks):\n    return masks.argmax(1)\n"
    )
    many = ManySeats("anti-us", [None, f"{program}:choose"], num_envs=2)
    many.reset(seed=1)
    many.step(many.action_masks().argmax(1))


def test_a_network_is_the_same_after_saving(tmp_path):
    network, masks = small_network(), np.random.default_rng(3).integers(0, 2, (5, ACTIONS), np.int8)
    masks[:, 7] = 1
    observations = np.random.default_rng(4).random((5, SIZE), np.float32)
    network.save(tmp_path / "a.npz")
    again = Network.load(tmp_path / "a.npz")
    assert (network(observations, masks) == again(observations, masks)).all()
    greedy = Network.load(tmp_path / "a.npz", greedy=True)(observations, masks)
    assert (np.where(masks == 1, network.logits(observations), -np.inf).argmax(1) == greedy).all()
    assert repr(again) == "Network(24 → 8 → 371)"


def test_files_that_are_no_networks_are_refused(tmp_path):
    """Anything else, other versions, and layers that do not fit."""
    path = tmp_path / "a.npz"
    for content in (b"", b"hello", b"PK\x03\x04", b"\x80\x04N."):
        path.write_bytes(content)
        with pytest.raises(BadConfig, match=r"^network: expected a file of Network.save, got '.*a.npz'$"):
            Network.load(path)
    good = {"versions": np.array([1, 1]), "columns": np.arange(2), "w0": np.zeros((2, ACTIONS)), "b0": np.zeros(ACTIONS)}
    wrong = [
        ({"versions": np.array([1, 2])}, r"expected actions and observations of versions \(1, 1\), got \(1, 2\)"),
        ({"versions": np.array(["x"])}, "expected a file of Network.save"),
        ({"columns": np.array([-1, 2])}, "expected columns from 0 to 1629, got others"),
        ({"columns": np.array([0.5, 1.5])}, "expected columns from 0 to 1629, got others"),
        ({"w0": np.zeros((3, ACTIONS))}, r"expected layers from 2 columns to 371 actions, got weights \[\(3, 371\)\]"),
        ({"w0": np.zeros(4)}, r"expected layers of weights \(inputs, outputs\)"),
        ({"w0": np.full((2, ACTIONS), np.nan)}, "expected finite weights, got others"),
        ({"w0": np.array([["a"] * ACTIONS] * 2)}, "expected numbers as weights, got others"),
    ]
    for change, message in wrong:
        np.savez(path, **{**good, **change})
        with pytest.raises(BadConfig, match=rf"^network: {message}"):
            Network.load(path)


def test_columns_of_different_lengths_are_refused():
    with pytest.raises(BadConfig, match=r"^network: expected columns from 0 to 1629, got others$"):
        Network([(np.zeros((2, ACTIONS)), np.zeros(ACTIONS))], columns=[[1], [2, 3]])


@pytest.mark.parametrize("i", [-1, 4, 9, 100])
def test_there_is_no_position_of_a_game_that_there_is_not(i):
    """Four games are numbered 0 to 3."""
    many = ManySeats("classic-us", [None, None], num_envs=4)
    many.reset(seed=1)
    assert [many.position(n).number for n in range(4)] == [0, 1, 2, 3]
    with pytest.raises(IndexError, match=rf"^i: expected 0 to 3, got {i}$"):
        many.position(i)


@pytest.mark.parametrize("kind", [ManySeats, ManyGames])
@pytest.mark.parametrize(
    "ask",
    [
        lambda many: many.step(np.zeros(2, int)),
        lambda many: many.infos(),
        lambda many: many.action_masks(),
        lambda many: many.bot_actions("steady"),
        lambda many: many.render() if isinstance(many, ManyGames) else many.position(0),
        lambda many: many.seats if isinstance(many, ManySeats) else many.infos(),
    ],
)
def test_games_begin_with_reset(kind, ask):
    """Before that nothing can be asked of them."""
    if kind is ManySeats:
        many = ManySeats("classic-us", [None, None], num_envs=2)
    else:
        many = ManyGames("classic-us", ["steady"], num_envs=2, render_mode="ansi")
    with pytest.raises(ResetNeeded, match=r"^expected reset\(\) first$"):
        ask(many)
    many.reset(seed=1)
    ask(many)


def test_the_seats_given_are_the_callers():
    """What is changed in them changes no reward."""
    many = ManySeats("classic-us", [None, "steady"], num_envs=2)
    _, infos = many.reset(seed=1)
    seats = many.seats.tolist()
    infos["seats"][:] = 7
    many.seats[:] = 7
    assert many.seats.tolist() == seats
