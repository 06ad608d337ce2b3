"""`duopoly odds`: positions and records, tables and JSON, and what cannot be."""

import io
import json
import sys
from pathlib import Path

import pytest

import duopoly
from duopoly.analysis.odds import ZERO, MoveOdds, Odds
from duopoly.play.game import Record
from duopoly.stats.intervals import Estimate
from duopoly.terminal.cli import run
from duopoly.terminal.io import TerminalIO
from duopoly.terminal.odds import show

GAME = Path(__file__).parents[1] / "games" / "classic-us-last.jsonl"
BROKE = {"cash": 0, "space": 10, "held": 3}
RACE = {
    "edition": "classic-us",
    "turn": "Bob",
    "phase": "dice",
    "players": [{"name": "Ann", **BROKE}, {"name": "Bob", **BROKE}],
}
QUICK = ("--engine", "interpreter")


@pytest.fixture
def race(tmp_path):
    path = tmp_path / "race.json"
    path.write_text(json.dumps(RACE))
    return path


def test_odds_of_a_position(race, capsys):
    """Bob throws a double one time in six, and then mostly wins."""
    assert run(["odds", str(race), *QUICK, "--rollouts", "100", "--bot", "steady"]) == 0
    assert capsys.readouterr().out == (
        "      wins   95% interval\n"
        "Ann  86.0%  77.6 to 92.2%\n"
        "Bob  14.0%   7.8 to 22.4%\n"
        "\n"
        "100 rollouts of each by the interpreter, of 2 rounds on average: every seat is played on by steady.\n"
    )


def test_champion_judges_unless_another_bot_is_named(race, capsys):
    """Its rollouts stop after some rounds, so nothing is said of unfinished ones."""
    assert run(["odds", str(race), *QUICK, "--rollouts", "20"]) == 0
    out = capsys.readouterr().out
    assert "dealer has every seat, without offers; then the value network tells the chances." in out
    assert "Not finished" not in out


@pytest.mark.parametrize(
    ("bot", "manner"),
    [
        ("champion", "dealer has every seat, without offers, for up to 60 rounds; then the final count says who wins."),
        ("steady", "every seat is played on by steady, to the last round; then the final count says who wins."),
    ],
)
def test_a_timed_game_is_judged_by_the_final_count(bot, manner, tmp_path, capsys):
    players = [{"name": "Ann", "role": "competitor"}, {"name": "Bob", "role": "monopolist"}]
    path = tmp_path / "timed.json"
    path.write_text(json.dumps({"edition": "anti-us", "aim": "timed", "players": players}))
    assert run(["odds", str(path), *QUICK, "--rollouts", "1", "--no-moves", "--bot", bot]) == 0
    out = capsys.readouterr().out
    assert out.endswith(f"{manner}\n")
    assert "network" not in out


def test_odds_of_a_records_ply_as_json(capsys):
    assert run(["odds", str(GAME), "--ply", "1", *QUICK, "--rollouts", "3", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert set(found) == {"players", "to_act", "moves", "rollouts", "unfinished", "rounds", "engine", "bot", "nobody"}
    assert found["rollouts"] == 3
    chances = [*found["players"].values(), found["nobody"]]
    assert sum(chance["value"] for chance in chances) == pytest.approx(1)


def test_the_chance_that_nobody_wins_has_a_line(tmp_path, capsys):
    """All chances make 100%. Champion's rollouts never come to an end."""
    path = tmp_path / "camps.json"
    players = [{"name": "Ann", "role": "competitor"}, {"name": "Bob", "role": "monopolist"}]
    path.write_text(json.dumps({"edition": "anti-us", "players": players}))
    words = ["odds", str(path), *QUICK, "--rollouts", "4", "--no-moves"]
    assert run(words) == 0
    rows = [line.split() for line in capsys.readouterr().out.splitlines() if line.startswith(("Ann", "Bob", "nobody"))]
    assert [row[0] for row in rows] == ["Ann", "Bob", "nobody"]
    assert sum(float(row[1].rstrip("%")) for row in rows) == pytest.approx(100, abs=0.2)
    assert run([*words, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["unfinished"] == 1


def test_a_game_that_is_over_has_a_winner():
    """So nobody has no chance."""
    assert duopoly.odds(Record.load(GAME).replay()).nobody == ZERO


def test_a_position_comes_from_the_standard_input_too(duopoly):
    done = duopoly("odds", "-", *QUICK, "--rollouts", 10, text=json.dumps(RACE))
    assert (done.returncode, done.stderr) == (0, "")
    assert "10 rollouts of each by the interpreter" in done.stdout


def test_a_finished_game_leaves_nothing_to_chance(capsys):
    assert run(["odds", str(GAME)]) == 0
    assert "The game is over: nothing is left to chance." in capsys.readouterr().out


def test_the_moves_of_who_decides_are_told_with_what_they_lack(tmp_path, capsys):
    path = tmp_path / "buy.json"
    path.write_text(json.dumps({**RACE, "phase": "buy", "players": [{"name": "Ann", "cash": 9}, {"name": "Bob", "space": 1}]}))
    assert run(["odds", str(path), *QUICK, "--rollouts", "2"]) == 0
    out = capsys.readouterr().out
    assert "Bob's move" in out
    assert "best" in out
    assert "Offers count as accepted." in out
    assert run(["odds", str(path), *QUICK, "--rollouts", "2", "--no-moves"]) == 0
    assert "Bob's move" not in capsys.readouterr().out


def test_an_offer_that_gains_more_than_the_best_move_says_by_how_much(capsys):
    """The best is the move that the others are compared with: it is no offer, and need not come first."""
    rows = [
        MoveOdds("offer Bob", Estimate(0.5, 0.4, 0.6), Estimate(0.1, 0.05, 0.15), is_offer=True),
        MoveOdds("throw", Estimate(0.4, 0.3, 0.5), ZERO),
        MoveOdds("end", Estimate(0.3, 0.2, 0.4), Estimate(-0.1, -0.15, -0.05)),
    ]
    show(TerminalIO.here(), Odds({}, "Ann", rows, 100, 0.0, 4.0, "twin", "champion"), "last")
    lines = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    assert "offer Bob 50.0% +10.0 +5.0 to +15.0" in lines
    assert "throw 40.0% best" in lines
    assert "end 30.0% −10.0 −15.0 to −5.0" in lines


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["nowhere.json"], "nowhere.json: cannot read it: no such file or directory"),
        ([str(GAME), "--ply", "99999"], "ply: expected 0 to 458, got 99999"),
        (["RACE", "--ply", "3"], "ply: expected a record, got a position, which has no moves"),
        (["RACE", "--bot", "nobody"], "got 'nobody'"),
        (["RACE", "--rollouts", "0"], "rollouts: expected a whole number from 1 to 10000000, got 0"),
        (["RACE", "--engine", "steam"], "engine: expected auto, twin or interpreter, got 'steam'"),
        (["RACE", "--seed", "-1"], "seed: expected a whole number"),
        ([], "file: expected one, got none"),
    ],
)
def test_bad_input_is_a_line_and_exit_code_2(options, said, race, capsys):
    assert run(["odds", *(str(race) if word == "RACE" else word for word in options)]) == 2
    err = capsys.readouterr().err
    assert said in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "neither a position nor a record"),
        ("[1, 2]", "neither a position nor a record"),
        ('{"edition": "nothing"}', "or a file ending in .toml, got 'nothing'"),
        ('{"players": []}', "edition: expected one of"),
        ("[" * 100_000, "neither a position nor a record"),
    ],
)
def test_a_file_that_is_nothing_of_the_kind(text, said, tmp_path, capsys):
    path = tmp_path / "file"
    path.write_text(text)
    assert run(["odds", str(path)]) == 2
    err = capsys.readouterr().err
    assert str(path) in err
    assert said in err
    assert err.count("\n") == 1


def test_standard_input_that_is_no_text_is_named(monkeypatch, capsys):
    """The program reads any byte, as people may type one in a game; what is no text is not replaced without a word."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b'{"Zo\xe9"'), "utf-8", errors="surrogateescape"))
    assert run(["odds", "-"]) == 2
    said = "standard input: expected a position or a record, got a file that is not UTF-8 text"
    assert capsys.readouterr().err == f"duopoly: {said}\n"
