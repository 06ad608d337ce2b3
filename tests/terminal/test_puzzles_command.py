"""`duopoly puzzles`: the same seed gives the same file, a stopped run goes on, and what cannot be."""

import json
from pathlib import Path

import pytest

from duopoly.analysis import puzzle_finder
from duopoly.analysis.puzzles import FORMAT, read_puzzles
from duopoly.output import Lock
from duopoly.terminal.cli import run

TINY = ["puzzles", "--editions", "anti-us", "--puzzles", "8", "--games", "2", "--seed", "21", "--rollouts", "200", "--quiet"]


@pytest.fixture
def easily_found(monkeypatch):
    """Short games, proofs of a few rollouts, and every decision whose best move is ahead at all is a puzzle."""
    easy = {"ROUNDS": 15, "GAP": 0, "SURE_GAP": -1, "CHECK": 30, "TO_THE_END": 20, "TRADING_CHECK": 10}
    for name, value in easy.items():
        monkeypatch.setattr(puzzle_finder, name, value)


@pytest.mark.usefixtures("easily_found")
def test_the_same_seed_finds_the_same_puzzles(tmp_path, capsys):
    """On any number of processors, and in a run that was killed in the middle of a line and went on."""
    first, second = tmp_path / "first.jsonl", tmp_path / "second.jsonl"
    assert run([*TINY, "--out", str(first), "--workers", "2"]) == 0
    found = first.read_bytes()
    assert found.count(b"\n") == 3
    said = capsys.readouterr().out
    assert "2 puzzles" in said
    assert f"duopoly puzzles --out {first} --editions anti-us --puzzles 8 --games 2 --seed 21 --rollouts 200" in said
    head, one, _ = found.split(b"\n", 2)
    second.write_bytes(head + b"\n" + one + b'\n{"key":"0')
    assert run([*TINY, "--out", str(second), "--workers", "1"]) == 0
    assert second.read_bytes() == found
    assert run([*TINY, "--out", str(second)]) == 0  # there are no more games
    assert second.read_bytes() == found
    keeps_what_is_still_clear(first, tmp_path / "third.jsonl")


def keeps_what_is_still_clear(old, out):
    """With --keep a puzzle is proved anew. In the other position nobody owns anything, and there is nothing to choose."""
    head, one, other, _ = old.read_text().split("\n")
    bare = json.loads(other)
    bare["position"]["titles"] = {}
    old.write_text("\n".join((head, one, json.dumps(bare), "")))
    _, expected = read_puzzles(old)
    assert run([*TINY, "--out", str(out), "--keep", str(old)]) == 0
    _, (again, *rest) = read_puzzles(out)
    assert (again.key, again.position, again.best.move) == (expected[0].key, expected[0].position, expected[0].best.move)
    assert (again.game, len(again.moves)) == (-1, len(expected[0].moves))
    assert -1 not in {puzzle.game for puzzle in rest}, "the other is not kept, but found again in its game"
    assert again.key not in {puzzle.key for puzzle in rest}, "none is there twice"


def test_no_more_puzzles_are_kept_than_were_asked_for(tmp_path, monkeypatch, capsys):
    """All puzzles that come with the page are still clear, but two are enough."""
    monkeypatch.setattr(puzzle_finder, "prove_again", lambda plan, puzzle, engine, earlier: puzzle)
    old, out = Path(puzzle_finder.__file__).with_name("puzzles.jsonl"), tmp_path / "puzzles.jsonl"
    assert run(["puzzles", "--out", str(out), "--keep", str(old), "--puzzles", "2", "--engine", "interpreter", "--quiet"]) == 0
    assert len(read_puzzles(out)[1]) == 2
    assert " has 2 puzzles: " in capsys.readouterr().out


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


def test_two_runs_do_not_write_to_one_file(tmp_path, capsys):
    """The second is refused: both would find the same puzzles."""
    path = tmp_path / "puzzles.jsonl"
    path.touch()
    with Lock(path):
        assert run([*TINY, "--out", str(path)]) == 2
    assert capsys.readouterr().err == f"duopoly: out: another run is writing to {path}; name another one\n"
    assert path.read_bytes() == b""


@pytest.mark.parametrize(
    ("option", "wrong"),
    [
        (("--puzzles", "0"), "puzzles: expected a whole number from 1 to 10000, got 0"),
        (("--rollouts", "5"), "rollouts: expected a whole number from 100 to 1000000, got 5"),
        (("--keep", "/nowhere/at/all"), "keep: expected a file of puzzles, got /nowhere/at/all"),
        (("--out", "/nowhere/at/all"), "out: expected a file in an existing folder, got /nowhere/at/all"),
    ],
)
def test_what_cannot_be(option, wrong, capsys):
    assert run(["puzzles", *option]) == 2
    assert capsys.readouterr().err == f"duopoly: {wrong}\n"


@pytest.mark.parametrize(
    ("content", "wrong"), [("a letter\n", " has no puzzles that this version can read"), (None, ": line 2 is damaged")]
)
def test_a_file_to_keep_that_has_no_puzzles(content, wrong, tmp_path, capsys):
    """The line names --keep, and nobody is told to delete a file of something else."""
    path = tmp_path / "notes.txt"
    path.write_text(json.dumps({"format": FORMAT}) + "\n{}\n" if content is None else content)
    assert run(["puzzles", "--out", str(tmp_path / "new.jsonl"), "--keep", str(path)]) == 2
    assert capsys.readouterr().err == f"duopoly: keep: {path}{wrong}; use another file\n"
    assert not (tmp_path / "new.jsonl").exists()
