"""Fitting the weights: some that can be computed by hand, and the same file again."""

import math
import tomllib

import numpy as np
import pytest

from duopoly.editions import load, names
from duopoly.fast import interpreter
from duopoly.rules.rule_table import build_rule_table
from duopoly.sim.evaluation import DOUBLING, SCALE
from duopoly.sim.features import CASH, INCOME, MEANS, N_FEATURES, PRESENT, Features
from duopoly.sim.weights import FILE, OTHER, read
from duopoly.study import train
from duopoly.study.train import Positions, learn, lineup_pairs, log_loss, strength, unpack_positions, weight_scores
from duopoly.study.weights_file import LEAST_GAMES
from duopoly.terminal.cli import run
from duopoly.terminal.errors import BadInput
from duopoly.terminal.options import TrainOptions
from duopoly.terminal.train import out_of


def duels(won, unsold=1.0):
    """Positions of two seats, with the cash feature 1 for the first and 0 for the second; `won` says if the first won."""
    n = len(won)
    features, plays = np.zeros((n, 8, N_FEATURES)), np.zeros((n, 8), np.bool_)
    features[:, 0, CASH], plays[:, :2] = 1, True
    shares = np.zeros((n, 8))
    shares[:, 0], shares[:, 1] = won, [1 - each for each in won]
    return Positions(features, plays, shares, np.zeros((n, 8), np.int8), np.full(n, unsold))


@pytest.mark.parametrize(("unsold", "time"), [(1.0, 0), (0.0, 1)])
def test_three_of_four_duels_are_odds_of_three(unsold, time, monkeypatch):
    """The weight is log 3 in the scale of the evaluation, early or late; the log loss is that of a 3 : 1 coin."""
    monkeypatch.setattr(train, "RIDGE", 1e-9)
    samples = duels([1, 1, 1, 0] * 25, unsold)
    weights = learn(samples, 1)
    assert weights.shape == (1, 2, N_FEATURES)
    assert weights[0, time, CASH] == pytest.approx(SCALE * DOUBLING * math.log2(3), abs=SCALE * DOUBLING / 1000)
    assert np.count_nonzero(weights) == 1
    entropy = -0.75 * math.log(0.75) - 0.25 * math.log(0.25)
    assert log_loss(samples, weight_scores(samples, weights)) == pytest.approx(entropy, abs=1e-6)
    assert log_loss(samples, np.zeros((100, 8))) == pytest.approx(math.log(2))


def test_roles_are_learned_separately(monkeypatch):
    """The second seat is a monopolist and wins three of four; only its role tells."""
    monkeypatch.setattr(train, "RIDGE", 1e-6)
    samples = duels([0, 0, 0, 1] * 25)
    samples.features[:, :2] = 0
    samples.features[:, :2, PRESENT] = 1
    samples.role[:, 1] = 1
    weights = learn(samples, 2)
    assert weights[1, 0, PRESENT] - weights[0, 0, PRESENT] == pytest.approx(SCALE * DOUBLING * math.log2(3), rel=1e-3)


def test_means_and_rents_by_hand():
    """1023 parts of the starting cash, and 11 per round; a level is one more than the parts it stands for."""
    samples = duels([1])
    samples.features[0, 0, MEANS] = 2560
    samples.features[0, 0, INCOME] = 3 * 256 + 128  # halfway between 8 and 16
    assert strength(samples)[0, 0] == pytest.approx((1023 + 12 * 11 + 1) / 1024)


@pytest.mark.parametrize("edition", ["anti-us", "classic-us"])
def test_twin_and_interpreter_sample_the_same(edition, compiled):
    """The same bytes; nearly all games have a winner."""
    loaded = load(edition)
    arguments = (build_rule_table(loaded), lineup_pairs(loaded, "last")[:6], 5, 7, 12)
    packed = compiled.sample_games(*arguments)
    assert packed == interpreter.sample_games(*arguments)
    size = Features.layout.size
    rows = [Features.unpack(packed[at : at + size]) for at in range(0, len(packed), size)]
    assert len(rows) == 12
    samples = unpack_positions(packed)
    assert len(samples.won) == sum(row.won > 0 for row in rows) > 4
    assert samples.won.sum(axis=1) == pytest.approx(1)


def test_the_same_seed_writes_the_same_file(compiled, tmp_path, capsys):
    """On any number of workers; the bots can read it, and it says how it was made."""
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
    content = tomllib.loads(files[0].read_text())
    assert content["command"] == "duopoly train --editions classic-us --games 1500 --seed 4"
    learned = content["learned"]["classic-us"]["last"]
    assert learned["loss"] < learned["by_means"] < learned["by_equal"]
    assert list(read(files[0])) == ["classic-us.last"]


def test_the_bots_own_file_keeps_its_other_editions(monkeypatch, capsys):
    """Some editions need a file of their own; all of them, in any order, do not."""
    monkeypatch.delenv(OTHER, raising=False)
    before = FILE.read_bytes()
    monkeypatch.setattr("duopoly.study.weights_file.fit_editions", lambda *_: pytest.fail("played"))
    assert run(["train", "--editions", "classic-us", "--games", "100"]) == 2
    err = capsys.readouterr().err
    lost = ", ".join(sorted(set(names()) - {"classic-us"}))
    assert err == f"duopoly: out: expected a file with --editions classic-us, since {FILE} would lose {lost}, got none\n"
    assert FILE.read_bytes() == before
    assert out_of(TrainOptions(), names()) == out_of(TrainOptions(), names()[::-1]) == FILE


def test_a_file_of_ones_own_that_loses_nothing_needs_no_name(tmp_path, monkeypatch):
    """It does not exist yet, or has the same editions only."""
    own = tmp_path / "mine.toml"
    monkeypatch.setenv(OTHER, str(own))
    assert out_of(TrainOptions(editions="classic-us"), ["classic-us"]) == own
    head, *sections = FILE.read_text().split("\n[")
    own.write_text("\n[".join([head, *(each for each in sections if each.startswith("learned.classic-us."))]))
    assert out_of(TrainOptions(editions="classic-us"), ["classic-us"]) == own
    with pytest.raises(BadInput, match="would lose classic-us, got none"):
        out_of(TrainOptions(editions="anti-us"), ["anti-us"])
    other = tmp_path / "damaged.toml"
    other.write_text("version = 1\n")
    monkeypatch.setenv(OTHER, str(other))
    assert out_of(TrainOptions(editions="anti-us"), ["anti-us"]) == other


def test_a_file_that_cannot_be_written_is_refused_before_the_first_game(tmp_path, monkeypatch, capsys):
    """Here its name is too long for the file that becomes it."""
    monkeypatch.setattr("duopoly.study.weights_file.fit_editions", lambda *_: pytest.fail("played"))
    monkeypatch.chdir(tmp_path)
    assert run(["train", "--games", "100", "--out", "x" * 250]) == 2
    assert capsys.readouterr().err == f"duopoly: out: {'x' * 250} cannot be used: file name too long\n"
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--games", str(LEAST_GAMES - 1)], "games: expected a whole number"),
        (["--seed", "-1"], "seed: expected a whole number"),
        (["--workers", "0"], "workers: expected a whole number"),
        (["--editions", "anti-us,monopoly"], "editions: expected all or some of "),
        (["--out", ""], "out: expected a file in an existing folder, got ."),
        (["--out", "/nowhere/at/all.toml"], "out: expected a file in an existing folder, got /nowhere/at/all.toml"),
    ],
)
def test_invalid_options_of_train(words, message, capsys):
    assert run(["train", *words]) == 2
    err = capsys.readouterr().err
    assert err.startswith(f"duopoly: {message}")
    assert err.count("\n") == 1
