"""Stable-Baselines3 takes the environments as they are, and the example trains: `just learners`."""

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
    """check_env draws actions without a mask, so the first legal one stands in for one that is not."""
    check_env(SingleEnv(edition, illegal="first"))


def test_a_masked_learner_plays_one_game_at_a_time():
    """MaskablePPO asks the environment for its masks and never takes what is not legal."""
    model = MaskablePPO("MlpPolicy", SingleEnv("anti-us", ["random"] * 2), n_steps=64, batch_size=64, device="cpu", seed=1)
    model.learn(128)
    assert model.num_timesteps == 128


def test_games_side_by_side_are_rewarded_as_they_are():
    """The example's games for Stable-Baselines3: who has won sees 1, and the last observation is told."""
    games = train.Games(
        ManyGames("classic-us", ["random"] * 3, num_envs=16, simple=True, throws=100), seed=3, columns=np.arange(246, 262)
    )
    seen, rng, ended = games.reset(), np.random.default_rng(1), 0
    for _ in range(200):
        masks = games.masks()
        games.step_async((rng.random(masks.shape) * masks).argmax(1))
        seen, rewards, done, infos = games.step_wait()
        assert ((rewards != 0) <= done).all()
        for i in np.flatnonzero(done):
            ended += 1
            assert infos[i]["terminal_observation"].shape == seen[i].shape
            assert rewards[i] in (np.float32(1), np.float32(-1 / 3), 0)
            assert infos[i]["TimeLimit.truncated"] == (rewards[i] == 0)
    assert ended > 16


def test_the_example_trains_measures_and_draws(tmp_path, monkeypatch, capsys):
    """A few seconds of it: measured before, on the way and after; the policy and the curve are written."""
    chart, saved = tmp_path / "curve.svg", tmp_path / "policy.zip"
    words = ["--minutes", "0.03", "--points", "1", "--games", "20", "--envs", "8", "--steps", "16", "--throws", "300"]
    monkeypatch.setattr(sys, "argv", ["train.py", *words, "--chart", str(chart), "--save", str(saved)])
    train.main()
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) >= 2
    assert all("against random" in line and "against greedy" in line for line in lines)
    assert "<svg" in chart.read_text()
    assert saved.stat().st_size > 10_000
