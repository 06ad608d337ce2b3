"""Stable-Baselines3 accepts the environments, and the example trains: `just learners`."""

import sys

import numpy as np
import pytest
import train
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_checker import check_env

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
    """The example's VecEnv: a winner is rewarded with 1, and a finished game reports its last observation."""
    games = train.Games(
        ManyGames("classic-us", ["random"] * 3, num_envs=16, simple=True, throws=100), seed=3, columns=np.arange(246, 262)
    )
    observations, rng, ended = games.reset(), np.random.default_rng(1), 0
    for _ in range(200):
        masks = games.masks()
        games.step_async((rng.random(masks.shape) * masks).argmax(1))
        observations, rewards, done, infos = games.step_wait()
        assert ((rewards != 0) <= done).all()
        for i in np.flatnonzero(done):
            ended += 1
            assert infos[i]["terminal_observation"].shape == observations[i].shape
            assert rewards[i] in (np.float32(1), np.float32(-1 / 3), 0)
            assert infos[i]["TimeLimit.truncated"] == (rewards[i] == 0)
    assert ended > 16


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
