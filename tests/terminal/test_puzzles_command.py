"""`duopoly puzzles`: the same seed gives the same file, a stopped run goes on, and what cannot be."""

import json

import pytest

from duopoly.terminal.cli import run

TINY = ["puzzles", "--editions", "classic-fr", "--puzzles", "2", "--games", "4", "--rollouts", "100", "--quiet"]


def test_the_same_seed_finds_the_same_puzzles(tmp_path, capsys):
    """On any number of processors, and in a run that was killed in the middle of a line and went on."""
    first, second = tmp_path / "first.jsonl", tmp_path / "second.jsonl"
    assert run([*TINY, "--out", str(first), "--workers", "2"]) == 0
    found = first.read_bytes()
    assert found.count(b"\n") == 3
    said = capsys.readouterr().out
    assert "2 puzzles" in said
    assert f"duopoly puzzles --out {first} --editions classic-fr --puzzles 2 --games 4 --seed 1 --rollouts 100" in said
    head, one, _ = found.split(b"\n", 2)
    second.write_bytes(head + b"\n" + one + b'\n{"key":"0')
    assert run([*TINY, "--out", str(second), "--workers", "1"]) == 0
    assert second.read_bytes() == found
    assert run([*TINY, "--out", str(second)]) == 0  # there are enough
    assert second.read_bytes() == found


@pytest.mark.parametrize(
    ("first", "wrong"),
    [
        (json.dumps({"format": 1, "seed": 2}), "has another run's puzzles, with "),
        ("{", "has no puzzles that this version can read"),
        (json.dumps({"format": 99}), "has no puzzles that this version can read"),
    ],
)
def test_a_file_of_something_else_is_left_alone(first, wrong, tmp_path, capsys):
    """One line says why."""
    path = tmp_path / "puzzles.jsonl"
    path.write_text(first + "\n")
    assert run([*TINY, "--out", str(path)]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"duopoly: out: {path} {wrong}")
    assert path.read_text() == first + "\n"


@pytest.mark.parametrize(
    ("option", "wrong"),
    [
        (("--puzzles", "0"), "puzzles: expected a whole number from 1 to 10000, got 0"),
        (("--rollouts", "5"), "rollouts: expected a whole number from 100 to 1000000, got 5"),
        (("--out", "/nowhere/at/all"), "out: expected a file in an existing folder, got /nowhere/at/all"),
    ],
)
def test_what_cannot_be(option, wrong, capsys):
    assert run(["puzzles", *option]) == 2
    assert capsys.readouterr().err == f"duopoly: {wrong}\n"
