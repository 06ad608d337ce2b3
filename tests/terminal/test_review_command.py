"""`duopoly review`: the tables and JSON of a recorded game, with odds that are known, and what cannot be."""

import json
from pathlib import Path

import pytest
from analysis.tenths import declined, tenths

import duopoly
from duopoly import Game
from duopoly.terminal import review
from duopoly.terminal.cli import run

OLD = Path(__file__).parents[1] / "old"


@pytest.fixture
def record(tmp_path):
    path = tmp_path / "game.jsonl"
    declined().record().save(path)
    return path


@pytest.fixture
def known_odds(monkeypatch):
    """Buying wins 7 rollouts of 10, declining 4, and everything else 5."""
    monkeypatch.setattr(review, "rollout_engine", lambda *given: tenths(buy=7, decline=4))


def test_who_was_lucky_and_which_decision_cost_most(record, known_odds, capsys):
    """Declining cost Ann 30 points: ± 1.96 √(0.21 / 200) = 6.4 in all her choices."""
    assert run(["review", str(record)]) == 0
    out, err = capsys.readouterr()
    lines = out.splitlines()
    assert err == ""
    assert lines[0].split() == [
        "dice",
        "and",
        "cards",
        "95%",
        "interval",
        "choices",
        "lost",
        "95%",
        "interval",
        "per",
        "choice",
    ]
    ann, bob = lines[1].split(), lines[2].split()
    assert (ann[0], bob[0]) == ("Ann", "Bob")
    assert ann[-5:-1] == ["30.0", "23.6", "to", "36.4"]
    assert bob[-5:] == ["0.0", "0.0", "to", "0.0", "0.00"]
    assert lines[4].split() == ["ply", "by", "move", "better", "lost", "95%", "interval", "grade"]
    worst = lines[5].split()
    assert (worst[:5], worst[-1]) == (["2", "Ann", "decline", "buy", "30.0"], "blunder")
    assert lines[6] == ""
    assert "Rollouts by the tenths: dealer has every seat, without offers; then" in out
    assert "Offers are answered by dealer." in out


def test_another_bot_may_judge(record, known_odds, capsys):
    assert run(["review", str(record), "--bot", "steady"]) == 0
    assert "every seat is played on by steady." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("bot", "ends", "manner"),
    [
        ("champion", True, "dealer has every seat, without offers, to round 1; then the final count says who wins."),
        ("champion", False, "dealer has every seat, without offers, for up to 60 rounds; then the final count says who wins."),
        ("steady", True, "every seat is played on by steady, to round 1; then the final count says who wins."),
    ],
)
def test_a_timed_game_is_judged_by_the_final_count(bot, ends, manner, tmp_path, known_odds, capsys):
    game = Game("anti-us", ["Ann", "Bob"], roles=["competitor", "monopolist"], aim="timed", seed=1)
    if ends:
        game.play("time", by="chance")
        while game.result is None:
            game.play("end")
    path = tmp_path / "game.jsonl"
    game.record().save(path)
    assert run(["review", str(path), "--bot", bot]) == 0
    assert manner in capsys.readouterr().out.replace("\n", " ")


def test_nothing_that_cost_much(record, monkeypatch, capsys):
    monkeypatch.setattr(review, "rollout_engine", lambda *given: tenths())
    assert run(["review", str(record)]) == 0
    out = capsys.readouterr().out
    assert "No decision clearly cost a point or more." in out
    assert "better" not in out
    assert "--ply" not in out


def test_as_json_with_the_chances_over_the_game(record, known_odds, capsys):
    assert run(["review", str(record), "--json"]) == 0
    told = json.loads(capsys.readouterr().out, parse_constant=pytest.fail)
    assert set(told) == {"players", "costly", "plies", "chances", "rollouts", "unfinished", "engine", "bot"}
    assert told["plies"] == [0, 4, 8]
    assert [chance["value"] for chance in told["chances"]["Ann"]] == pytest.approx([0.5, 0.5, 0.5])
    (costly,) = told["costly"]
    assert (costly["ply"], costly["by"], costly["move"], costly["better"], costly["grade"]) == (
        2,
        "Ann",
        "decline",
        "buy",
        "blunder",
    )
    assert costly["cost"]["value"] == pytest.approx(0.3)
    assert told["players"]["Ann"]["cost"]["value"] == pytest.approx(0.3)
    assert (costly["played"], costly["best"]) == (pytest.approx(0.4), pytest.approx(0.7))
    assert told["players"]["Ann"]["luck"] == {"value": pytest.approx(0), "low": None, "high": None}
    assert told["players"]["Ann"]["error_rate"] == pytest.approx(0.3 / told["players"]["Ann"]["choices"])


def test_the_real_rollouts_review_a_record_from_the_standard_input(record, duopoly):
    done = duopoly("review", "-", text=record.read_text())
    assert (done.returncode, done.stderr) == (0, "")
    assert "Rollouts by the twin" in done.stdout


@pytest.mark.parametrize("moves", [0, 3])
def test_a_game_that_has_just_begun_or_is_not_over(moves, record, known_odds, capsys):
    """Nothing was decided before the first move; after three, Ann has declined."""
    lines = record.read_text().splitlines(keepends=True)
    path = record.with_name("begun.jsonl")
    game = duopoly.Record.parse("".join(lines))
    duopoly.Record(game.header, game.moves[:moves]).save(path)
    assert run(["review", str(path)]) == 0
    assert ("blunder" in capsys.readouterr().out) == (moves == 3)


def test_the_camps_and_a_house_rule(tmp_path, capsys):
    """A record of another kind of game is reviewed by its own rules."""
    game = Game("anti-us", ["Ann", "Bob"], roles=["competitor", "monopolist"], rules={"start_cash": 2000}, seed=1)
    for move in ("throw", "dice 1 2", "buy", "end"):
        game.play(move)
    path = tmp_path / "game.jsonl"
    game.record().save(path)
    assert run(["review", str(path)]) == 0
    assert capsys.readouterr().out.splitlines()[1].startswith("Ann")


def test_ctrl_c_ends_it_in_one_line(record, monkeypatch, capsys):
    def interrupted(*given, **named):
        raise KeyboardInterrupt
        yield

    monkeypatch.setattr(review, "review_game", interrupted)
    assert run(["review", str(record)]) == 130
    assert capsys.readouterr().err == "Stopped: the review was not finished.\n"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["nowhere.json"], "nowhere.json: cannot read it: no such file or directory"),
        (["POSITION"], "position.json: "),
        ([str(OLD / "loan.jsonl")], "loan.jsonl: "),
        (["GAME", "--bot", "nobody"], "got 'nobody'"),
        (["GAME", "--bot", "planner"], "bot: expected one fast enough for rollouts"),
        (["GAME", "--engine", "steam"], "engine: expected auto, twin or interpreter, got 'steam'"),
        ([], "file: expected one, got none"),
    ],
)
def test_bad_input_is_a_line_and_exit_code_2(words, said, record, tmp_path, capsys):
    position = tmp_path / "position.json"
    position.write_text('{"edition": "classic-us", "players": [{"name": "Ann"}, {"name": "Bob"}]}')
    files = {"GAME": str(record), "POSITION": str(position)}
    assert run(["review", *(files.get(word, word) for word in words)]) == 2
    err = capsys.readouterr().err
    assert said in err
    assert err.count("\n") == 1
