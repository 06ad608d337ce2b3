"""Learners accept the environments, and the examples train, for a minute: `just learners`."""

import sys
from importlib import import_module

import improve
import league
import numpy as np
import ppo_cleanrl
import pytest
import train
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from stable_baselines3.common.env_checker import check_env
from stable_baselines3.common.vec_env import VecMonitor

from duopoly.env.sb3 import MaskableVecEnv
from duopoly.env.single import SingleEnv
from duopoly.env.vector import ManyGames


@pytest.mark.parametrize("edition", ["anti-us", "classic-fr"])
def test_stable_baselines3s_own_check(edition):
    """check_env samples actions without a mask, so the first legal action replaces an illegal one."""
    check_env(SingleEnv(edition, illegal="first"))


def test_a_masked_learner_plays_one_game_at_a_time():
    """MaskablePPO asks the environment for its masks and never chooses an illegal action."""
    model = MaskablePPO("MlpPolicy", SingleEnv("anti-us", ["random"] * 2), n_steps=64, batch_size=64, device="cpu", seed=1)
    model.learn(128)
    assert model.num_timesteps == 128


def test_games_side_by_side_are_rewarded_as_they_are():
    """The VecEnv: a winner is rewarded with 1, and a finished game reports its last observation."""
    columns = np.arange(246, 262)
    games = MaskableVecEnv(ManyGames("classic-us", ["random"] * 3, num_envs=16, simple=True, throws=100), 3, columns)
    observations, rng, ended = games.reset(), np.random.default_rng(1), 0
    for _ in range(200):
        masks = games.action_masks()
        games.step_async((rng.random(masks.shape) * masks).argmax(1))
        observations, rewards, done, infos = games.step_wait()
        assert ((rewards != 0) <= done).all()
        for i in np.flatnonzero(done):
            ended += 1
            assert infos[i]["terminal_observation"].shape == observations[i].shape
            assert rewards[i] in (np.float32(1), np.float32(-1 / 3), 0)
            assert infos[i]["TimeLimit.truncated"] == (rewards[i] == 0)
    assert ended > 16


def test_a_seed_of_the_vecenv_gives_its_games():
    """As `ManyGames.reset` does; all numbers are seen unless some are chosen."""
    games = ManyGames("anti-us", ["random"] * 2, num_envs=4)
    first = MaskableVecEnv(games, seed=5).reset()
    assert (first == games.reset(seed=5)[0]).all()
    vec = MaskableVecEnv(games)
    vec.seed(5)
    assert (vec.reset() == first).all()
    assert vec.observation_space.shape == (1630,)


def test_a_masked_learner_trains_on_the_vecenv_and_is_evaluated():
    """With sb3-contrib's own evaluation, which asks for the masks of chosen games, too."""
    vec = VecMonitor(MaskableVecEnv(ManyGames("classic-us", ["random"] * 3, num_envs=8, simple=True, throws=60)))
    model = MaskablePPO("MlpPolicy", vec, n_steps=16, batch_size=64, device="cpu", seed=1).learn(256)
    mean, _ = evaluate_policy(model, vec, n_eval_episodes=4)
    assert -1 <= mean <= 1
    assert len(vec.env_method("action_masks", indices=[1, 3])) == 2
    with pytest.raises(AttributeError, match="expected action_masks"):
        vec.env_method("render")


def test_the_example_trains_measures_and_draws(tmp_path, monkeypatch, capsys):
    """A few seconds of training, measured before, during, and after. It writes the policy and the chart."""
    chart, saved = tmp_path / "curve.svg", tmp_path / "policy.zip"
    words = ["--minutes", "0.03", "--points", "1", "--games", "20", "--envs", "8", "--steps", "16", "--throws", "300"]
    monkeypatch.setattr(sys, "argv", ["train.py", *words, "--chart", str(chart), "--save", str(saved)])
    train.main()
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) >= 2
    assert all("against random" in line and "against greedy" in line for line in lines)
    assert "<svg" in chart.read_text()
    assert saved.stat().st_size > 10_000


def printed(monkeypatch, capsys, program, *words):
    monkeypatch.setattr(sys, "argv", [program.__name__, *words])
    program.main()
    return capsys.readouterr().out.splitlines()


def test_cleanrls_way_learns(monkeypatch, capsys):
    """In twenty seconds it wins more often against three greedy than at first, when it wins one game in thirty."""
    lines = printed(monkeypatch, capsys, ppo_cleanrl, "--seconds", "20", "--envs", "128")
    assert len(lines) >= 2
    assert float(lines[-1].partition("won: ")[2].split()[0]) > float(lines[0].partition("won: ")[2].split()[0])


@pytest.mark.filterwarnings("ignore")  # TorchRL warns of parts of itself
def test_torchrls_way_trains(monkeypatch, capsys):
    """Two updates or more, with games that end."""
    lines = printed(monkeypatch, capsys, import_module("ppo_torchrl"), "--seconds", "10", "--frames", "512")
    assert len(lines) >= 2
    assert any("points of all wealth" in line for line in lines)


def test_the_league_trains_writes_snapshots_and_prints_a_table(monkeypatch, capsys, tmp_path):
    """Some seconds of it, against bots, itself, and its past, which plays from files; then the table and both roles' games."""
    small = ["--seconds", "16", "--imitate", "3", "--every", "5", "--envs", "32", "--steps", "64", "--warm", "2"]
    few = ["--throws", "400", "--payoff", "8", "--measure", "16", "--folder", str(tmp_path)]
    lines = printed(monkeypatch, capsys, league, *small, *few)
    assert any(line.split()[2:4] == ["imitates", "steady:"] for line in lines)
    assert any("won against" in line for line in lines)
    assert {"snapshot-1.npz", "snapshot-2.npz", "learner.npz"} <= {path.name for path in tmp_path.iterdir()}
    table = lines.index("won by one against three, % of 8 games each")
    assert lines[table + 1].split()[:3] == ["steady", "greedy", "snapshot-1"]
    assert any(line.startswith("learner ") and len(line.split()) == len(lines[table + 1].split()) + 1 for line in lines)
    assert [line.split(",")[0] for line in lines[-2:]] == ["competitor", "monopolist"]


def test_the_league_measures_the_one_role_of_an_edition_without_camps(monkeypatch, capsys, tmp_path):
    """Without a table, which `--payoff 0` leaves out."""
    small = ["--seconds", "3", "--imitate", "1", "--envs", "8", "--steps", "16", "--throws", "200"]
    words = ["--edition", "classic-us", "--payoff", "0", "--measure", "8", "--folder", str(tmp_path)]
    assert printed(monkeypatch, capsys, league, *small, *words)[-1].startswith("player, 8 games against three steady: learner ")


def test_an_improver_begins_as_its_bot(monkeypatch, capsys):
    """At first every decision is the bot's but for a few, and where the likeliest action is taken it wins the bot's games."""
    few = ["--seconds", "1", "--envs", "16", "--steps", "16", "--throws", "500", "--measure", "40", "--warm", "1000"]
    *lines, games, learner, bot = printed(monkeypatch, capsys, improve, "--role", "monopolist", "--bot", "trader", *few)
    assert all("% of the actions differ from the bot's" in line for line in lines)
    assert games == "40 games of a monopolist against three steady:"
    assert learner.startswith("  the learner won ")
    assert learner.endswith("; 0.0% of its actions differ from the bot's")
    assert bot.partition(" won ")[2] == learner.partition(" won ")[2].partition(";")[0]


def test_advantages_follow_each_players_own_decisions():
    """Two players in turn: each is credited with what it gains until it acts again; a last decision is left out."""
    values, player = np.zeros((4, 1), np.float32), np.array([[0], [1], [0], [1]])
    learner, bankrupt = np.ones((4, 1), bool), np.zeros((4, 1, 2), bool)
    rewards = np.array([[[0.0, 0]], [[1, -1]], [[0, 0]], [[5, 7]]])
    ended = np.zeros((4, 1), bool)
    advantages, usable = league.advantages_of(values, learner, player, rewards, ended, bankrupt, 0.5)
    assert usable[:, 0].tolist() == [True, True, False, False]
    assert advantages[:, 0].tolist() == [1, -1, 0, 0]
    ended[3] = True
    advantages, usable = league.advantages_of(values, learner, player, rewards, ended, bankrupt, 1)
    assert usable.all()
    assert advantages[:, 0].tolist() == [6, 6, 5, 7]
