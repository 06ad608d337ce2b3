"""Training the value network: the gradient, the numbers it is rounded to, and folders that go on where they stopped."""

import json
import shutil

import numpy as np
import pytest

from duopoly.editions import load
from duopoly.fast import twin
from duopoly.fast.schema import dtype_of
from duopoly.network.accumulator import Accumulator
from duopoly.network.value import WHOLE, evaluate
from duopoly.network.weights import FILE, N_WEIGHTS, read, unpack
from duopoly.output import Lock
from duopoly.rules.rule_table import build_rule_table
from duopoly.rules.state import State
from duopoly.sim.errors import BadPlan
from duopoly.sim.lineups import new_lineup
from duopoly.sim.playout import STEADY, set_out, step
from duopoly.study import network_fit, train_network
from duopoly.study.network_fit import PositionBatch, fit, loss_and_gradient, numbers_of, parameters_of
from duopoly.study.train_network import TrainingPlan, engine_with, file_of, train
from duopoly.terminal.cli import run

KINDS = [("classic-us", 0), ("anti-us", 1)]


def positions(edition, games=6):
    """Sampled positions of steady players."""
    rules = build_rule_table(load(edition))
    line = new_lineup([0, 1, 2], [STEADY] * 3, [0, 1, 0] if rules.roles > 1 else [0] * 3, cap=200)
    samples = np.frombuffer(twin().sample_positions(rules, [line, line], 3, 0, games, 3), dtype_of(Accumulator))
    return PositionBatch.of(samples)


def own_weights(kind):
    return read()[kind * N_WEIGHTS : (kind + 1) * N_WEIGHTS]


@pytest.mark.parametrize(("edition", "kind"), KINDS)
def test_the_gradient_is_the_slope_of_the_loss(edition, kind, monkeypatch):
    """By small differences, without rounding: the largest slope of every layer."""
    monkeypatch.setattr(network_fit, "rounded", lambda parameters: parameters)
    batch = positions(edition)
    shares = batch.shares().astype(np.float64)
    parameters = {name: each.astype(np.float64) for name, each in parameters_of(own_weights(kind), 1 + kind).items()}
    gradient = loss_and_gradient(parameters, batch, shares)[1]
    for name, slopes in gradient.items():
        at = np.unravel_index(np.abs(slopes).argmax(), slopes.shape)
        losses = []
        for change in (1e-6, -1e-6):
            moved = {key: each.copy() for key, each in parameters.items()}
            moved[name][at] += change
            losses.append(loss_and_gradient(moved, batch, shares)[0])
        assert (losses[0] - losses[1]) / 2e-6 == pytest.approx(slopes[at], rel=1e-3), name


@pytest.mark.parametrize(("edition", "kind"), KINDS)
def test_the_loss_is_that_of_the_whole_numbers(edition, kind):
    """What is fitted is what dealer computes: log losses of the same position agree to a hundredth."""
    rules = build_rule_table(load(edition))
    g, accumulator = State(), Accumulator()
    line = new_lineup([0, 1, 2], [STEADY] * 3, [0, 1, 0] if rules.roles > 1 else [0] * 3)
    set_out(g, rules, line, 8, 2)
    while g.round < 15:
        step(g, rules, line)
    evaluate(g, rules, accumulator)
    accumulator.won = 2
    samples = np.frombuffer(accumulator.pack(), dtype_of(Accumulator))
    batch = PositionBatch.of(samples)
    loss, _ = loss_and_gradient(parameters_of(own_weights(kind), 1 + kind), batch, batch.shares())
    assert loss == pytest.approx(-np.log(accumulator.share[1] / WHOLE), abs=0.01)


@pytest.mark.parametrize(("edition", "kind"), KINDS)
def test_whole_numbers_come_back(edition, kind):
    assert tuple(numbers_of(parameters_of(own_weights(kind), 1 + kind), 1 + kind)) == own_weights(kind)


def test_shares_by_hand():
    """Two winners of three share; nobody wins; one who is bankrupt has no share."""
    batch = PositionBatch(
        inputs=np.zeros((3, 8, 138), np.int16),
        role=np.zeros((3, 8), np.int8),
        bankrupt=np.array([[0] * 8, [0] * 8, [1, *[0] * 7]], np.int8),
        seats=np.array([3, 2, 3], np.int8),
        won=np.array([0b101, 0, 0b100], np.int8),
    )
    shares = batch.shares()
    assert shares[0].tolist() == [0.5, 0, 0.5, 0, 0, 0, 0, 0, 0]
    assert shares[1].tolist() == [0, 0, 0, 0, 0, 0, 0, 0, 1]
    assert shares[2].tolist() == [0, 0, 1, 0, 0, 0, 0, 0, 0]


def test_a_fit_learns_who_wins(monkeypatch):
    """The player with more cash always wins: from a blank network the loss falls far below that of equal shares."""
    monkeypatch.setattr(network_fit, "EPOCHS", 40)
    monkeypatch.setattr(network_fit, "SIZE", 64)
    draw = np.random.default_rng(4)
    inputs = np.zeros((2000, 8, 138), np.int16)
    inputs[:, :2, 120] = draw.integers(0, 640, (2000, 2))
    batch = PositionBatch(
        inputs=inputs,
        role=np.zeros((2000, 8), np.int8),
        bankrupt=np.zeros((2000, 8), np.int8),
        seats=np.full(2000, 2, np.int8),
        won=np.where(inputs[:, 0, 120] >= inputs[:, 1, 120], 1, 2).astype(np.int8),
    )
    small = draw.integers(-12, 13, N_WEIGHTS).tolist()
    weights, loss = fit(batch, small, 1, (1,))
    assert loss < 0.25 < np.log(2)
    assert max(map(abs, weights)) <= 127
    assert fit(batch, small, 1, (1,)) == (weights, loss)


@pytest.mark.parametrize("games", [3, 100])
def test_a_fit_learns_from_few_positions(games):
    """Some are held out, and the steps are small enough for whole numbers to change."""
    own = list(own_weights(1))
    weights, loss = fit(positions("anti-us", games), own, 2, (1,))
    assert weights != own
    assert 0 < loss < np.inf


def test_a_folder_that_was_stopped_goes_on(tmp_path, monkeypatch):
    """Two generations in one go are, byte for byte, those of two runs; what a kill leaves half done is done again."""
    monkeypatch.setattr(train_network, "BLOCK", 10)
    monkeypatch.setattr(train_network, "JUDGED", 20)
    monkeypatch.setattr(network_fit, "SIZE", 32)
    plan = TrainingPlan(games=40, seed=3)
    whole = [each._asdict() for each in train(tmp_path / "whole", 2, plan, 2)]
    first = next(train(tmp_path / "parts", 2, plan, 1))
    (tmp_path / "parts" / "positions-002-classic.npz.part").write_bytes(b"half")
    second = list(train(tmp_path / "parts", 2, plan, 1))
    assert [first._asdict(), *(each._asdict() for each in second)] == whole
    for number in (1, 2):
        one, other = (tmp_path / folder / file_of(number) for folder in ("whole", "parts"))
        assert one.read_bytes() == other.read_bytes()
        assert len(unpack(one.read_bytes())) == 2 * N_WEIGHTS
    assert list(train(tmp_path / "whole", 2, plan, 1)) == []


def test_the_program_plays_with_other_weights():
    """A blank network trades differently, and the interpreter would say the same."""
    rules = build_rule_table(load("classic-us"))
    lines = [new_lineup([0, 1, 2], [4] * 3, [0] * 3, cap=60)]
    own, blank = (engine_with(weights).play_games(rules, lines, 1, 0, 20)[0] for weights in (read(), (0,) * 2 * N_WEIGHTS))
    assert own == twin().play_games(rules, lines, 1, 0, 20)[0]
    assert own != blank


def test_nobody_else_trains_in_the_folder(tmp_path):
    """Not even with the same plan: each would write its own log."""
    with Lock(tmp_path), pytest.raises(BadPlan, match=r"network: another run is writing to .*; name another one"):
        next(train(tmp_path, 1, TrainingPlan(100, 1), 1))
    assert list(tmp_path.iterdir()) == []


def test_bad_folders(tmp_path, capsys):
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "letter.txt").write_text("hello")
    with pytest.raises(BadPlan, match="expected an empty folder or one that train began"):
        next(train(tmp_path / "other", 1, TrainingPlan(100, 1), 1))
    (tmp_path / "begun").mkdir()
    (tmp_path / "begun" / "network.json").write_text(json.dumps({"games": 200, "seed": 1, "generations": []}))
    with pytest.raises(BadPlan, match="began with --games 200 --seed 1; go on with these"):
        next(train(tmp_path / "begun", 1, TrainingPlan(100, 1), 1))
    (tmp_path / "begun" / "network.json").write_text("{")
    with pytest.raises(BadPlan, match=r"network\.json cannot be read; name another folder"):
        next(train(tmp_path / "begun", 1, TrainingPlan(100, 1), 1))
    for part in ({}, {"generations": 7}, {"generations": "no"}):
        (tmp_path / "begun" / "network.json").write_text(json.dumps({"games": 100, "seed": 1, **part}))
        with pytest.raises(BadPlan, match=r"network\.json cannot be read; name another folder"):
            next(train(tmp_path / "begun", 1, TrainingPlan(100, 1), 1))
    begun = {"games": 100, "seed": 1, "generations": [{"number": 1, "losses": [1, 1], "shares": [0, 0]}]}
    for code in ({}, {"code": "other"}):
        (tmp_path / "begun" / "network.json").write_text(json.dumps({**begun, **code}))
        with pytest.raises(BadPlan, match="began with another version of the rules, bots, or editions; name another folder"):
            next(train(tmp_path / "begun", 1, TrainingPlan(100, 1), 1))
    begun["code"] = train_network.training_digest()
    (tmp_path / "begun" / "network.json").write_text(json.dumps(begun))
    for damage in (lambda file: None, lambda file: file.write_bytes(b"weights")):
        damage(tmp_path / "begun" / "generation-001.bin")
        with pytest.raises(BadPlan, match=r"network: .*generation-001\.bin cannot be read; name another folder"):
            next(train(tmp_path / "begun", 2, TrainingPlan(100, 1), 1))
    shutil.copy(FILE, tmp_path / "file")
    assert run(["train", "--network", str(tmp_path / "file")]) == 2
    assert "network: expected a folder, got" in capsys.readouterr().err
    assert run(["train", "--network", str(tmp_path / "new"), "--games", "3"]) == 2
    assert "games" in capsys.readouterr().err
