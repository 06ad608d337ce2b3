"""`duopoly replay`: a record told move by move, or checked."""

import json

import pytest

from duopoly import Game
from duopoly.terminal.cli import run


@pytest.fixture
def record(tmp_path):
    """The file of a game of ten moves."""
    game = Game("anti-us", ["Ann", "Bob"], roles=["competitor", "monopolist"], seed=7)
    for move in ("throw", "dice 1 2", "buy", "end", "throw", "dice 2 2", "tax flat", "throw", "dice 1 1", "buy"):
        game.play(move)
    path = tmp_path / "game.jsonl"
    game.record().save(path)
    return path


def test_moves_are_numbered_and_the_end_is_shown(record, capsys):
    """Each with what it made happen; at the end the board and the money."""
    assert run(["replay", str(record), "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "    3  Ann: buy\nAnn buys French Quarter for $60. (rule 9)" in out
    assert "◄Bob" in out
    assert "$1440" in out


def test_upto_stops_earlier(record, capsys):
    """After two moves Ann stands on French Quarter and owns nothing."""
    assert run(["replay", str(record), "--upto", "2", "--lang", "fr"]) == 0
    out = capsys.readouterr().out
    assert "    2  chance: dice 1 2" in out
    assert "    3  " not in out
    assert "concurrent" in out


@pytest.mark.parametrize("upto", ["-1", "11"])
def test_upto_outside_the_record(record, capsys, upto):
    """One line."""
    assert run(["replay", str(record), f"--upto={upto}"]) == 2
    assert "0 to 10 would be right" in capsys.readouterr().err


def test_verify_only_checks(record, capsys):
    """The number of moves, and that they are legal."""
    assert run(["replay", str(record), "--verify", "--lang", "en"]) == 0
    assert capsys.readouterr().out == "10 moves, all legal.\n"
    assert run(["replay", str(record), "--verify", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["moves"] == 10


def test_json_has_the_position(record, capsys):
    """As the game's own."""
    assert run(["replay", str(record), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["position"]["titles"]["french-quarter"]["owner"] == "Ann"


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: text[:-9],
        lambda text: text.replace('"buy"', '"decline"', 1),
        lambda text: text.splitlines(keepends=True)[0],
        lambda text: "hello",
        lambda text: "",
        lambda text: text.replace('"anti-us"', '"anti-mars"', 1),
        lambda text: '{"duopoly": 1, "edition": 5}\n',
        lambda text: '{"duopoly": 1, "edition": "anti-us", "players": 7}\n',
        lambda text: '{"duopoly": 1, "edition": "anti-us", "players": ["A", "B"], "rules": 3}\n',
    ],
)
def test_a_record_that_is_cut_or_edited_is_one_line(record, capsys, spoil):
    """Exit code 2, and the line of the file where there is one."""
    record.write_text(spoil(record.read_text()))
    assert run(["replay", str(record), "--verify"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 1
    assert str(record) in err


def test_a_move_that_is_not_legal_is_named(tmp_path, capsys):
    """The file is whole, but the game cannot be."""
    game = Game("anti-us", ["Ann", "Bob"], roles=["competitor", "monopolist"], seed=7)
    record = game.record()
    record.moves.append(("Ann", "build 24"))
    path = tmp_path / "game.jsonl"
    record.save(path)
    assert run(["replay", str(path), "--verify"]) == 2
    assert "move 1, Ann: build 24" in capsys.readouterr().err
