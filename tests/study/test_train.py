"""Learning what a position promises: weights that can be worked out by hand, and the same file again."""

import math
import tomllib

import numpy as np
import pytest

from duopoly.editions import load
from duopoly.fast import interpreted
from duopoly.rules.rule_table import build_rule_table
from duopoly.sim.evaluation import DOUBLING, SCALE
from duopoly.sim.features import CASH, INCOME, MEANS, N_FEATURES, PRESENT, Features
from duopoly.sim.weights import read
from duopoly.study import train
from duopoly.study.train import Positions, learn, loss, pairs, positions, scores, strength
from duopoly.study.weights_file import LEAST
from duopoly.terminal.cli import run


def duels(won, unsold=1.0):
    """Positions of two seats, of which the first has 1 for its cash sign and the other 0; whether the first has won."""
    n = len(won)
    signs, plays = np.zeros((n, 8, N_FEATURES)), np.zeros((n, 8), np.bool_)
    signs[:, 0, CASH], plays[:, :2] = 1, True
    shares = np.zeros((n, 8))
    shares[:, 0], shares[:, 1] = won, [1 - each for each in won]
    return Positions(signs, plays, shares, np.zeros((n, 8), np.int8), np.full(n, unsold))


@pytest.mark.parametrize(("unsold", "time"), [(1.0, 0), (0.0, 1)])
def test_three_of_four_duels_are_odds_of_three(unsold, time, monkeypatch):
    """The weight is the logarithm of 3, in the outlook's scale, early or late; the log loss is that of a coin of 3 : 1."""
    monkeypatch.setattr(train, "RIDGE", 1e-9)
    found = duels([1, 1, 1, 0] * 25, unsold)
    weights = learn(found, 1)
    assert weights.shape == (1, 2, N_FEATURES)
    assert weights[0, time, CASH] == pytest.approx(SCALE * DOUBLING * math.log2(3), abs=SCALE * DOUBLING / 1000)
    assert np.count_nonzero(weights) == 1
    assert loss(found, scores(found, weights)) == pytest.approx(-0.75 * math.log(0.75) - 0.25 * math.log(0.25), abs=1e-6)
    assert loss(found, np.zeros((100, 8))) == pytest.approx(math.log(2))


def test_roles_are_learned_apart(monkeypatch):
    """The second seat is a monopolist and wins three of four: his role alone says so."""
    monkeypatch.setattr(train, "RIDGE", 1e-6)
    found = duels([0, 0, 0, 1] * 25)
    found.signs[:, :2] = 0
    found.signs[:, :2, PRESENT] = 1
    found.role[:, 1] = 1
    weights = learn(found, 2)
    assert weights[1, 0, PRESENT] - weights[0, 0, PRESENT] == pytest.approx(SCALE * DOUBLING * math.log2(3), rel=1e-3)


def test_means_and_rents_by_hand():
    """1023 parts of the starting cash, and 11 of it each round: levels tell a part less than they count."""
    found = duels([1])
    found.signs[0, 0, MEANS] = 2560
    found.signs[0, 0, INCOME] = 3 * 256 + 128  # half way between 8 and 16
    assert strength(found)[0, 0] == pytest.approx((1023 + 12 * 11 + 1) / 1024)


@pytest.mark.parametrize("edition", ["anti-us", "classic-us"])
def test_samples_are_the_same_both_ways(edition, compiled):
    """The signs in the middle of games and who won them, the same bytes; about all games are won."""
    loaded = load(edition)
    given = (build_rule_table(loaded), pairs(loaded, "last")[:6], 5, 7, 12)
    packed = compiled.sample_games(*given)
    assert packed == interpreted.sample_games(*given)
    size = Features.layout.size
    rows = [Features.unpack(packed[at : at + size]) for at in range(0, len(packed), size)]
    assert len(rows) == 12
    found = positions(packed)
    assert len(found.won) == sum(row.won > 0 for row in rows) > 4
    assert found.won.sum(axis=1) == pytest.approx(1)


def test_the_same_seed_writes_the_same_file(compiled, tmp_path, capsys):
    """Whatever the number of workers; the bots can read it, and it says how it was made."""
    files = [tmp_path / "one.toml", tmp_path / "three.toml"]
    for file, workers in zip(files, ("1", "3"), strict=True):
        words = [
            "--editions",
            "classic-us",
            "--games",
            "1500",
            "--seed",
            "4",
            "--workers",
            workers,
            "--out",
            str(file),
            "--quiet",
        ]
        assert run(["train", *words]) == 0
    out = capsys.readouterr().out
    assert "classic-us, last: log loss 0." in out
    assert files[0].read_bytes() == files[1].read_bytes()
    made = tomllib.loads(files[0].read_text())
    assert made["command"] == "duopoly train --editions classic-us --games 1500 --seed 4"
    learned = made["learned"]["classic-us"]["last"]
    assert learned["loss"] < learned["by_means"] < learned["by_equal"]
    assert list(read(files[0])) == ["classic-us.last"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--games", str(LEAST - 1)], f"games: {LEAST - 1} "),
        (["--seed", "-1"], "seed: -1 "),
        (["--workers", "0"], "workers: 0 "),
        (["--editions", "anti-us,monopoly"], "editions: no edition 'monopoly'; "),
        (["--out", "/nowhere/at/all.toml"], "out: /nowhere/at/all.toml cannot be written; "),
    ],
)
def test_what_cannot_be_learned_is_one_line(words, said, capsys):
    assert run(["train", *words]) == 2
    err = capsys.readouterr().err
    assert err.startswith(f"duopoly: {said}")
    assert err.count("\n") == 1
