"""`duopoly match` and `duopoly ladder`: what they print, and what they refuse in one line."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from duopoly.bots import Bot, registry
from duopoly.terminal.cli import run

QUICK = [
    "--players",
    "random,steady:2",
    "--seed",
    "5",
    "--rounds",
    "8",
    "--aim",
    "timed",
    "--workers",
    "1",
    "--engine",
    "interpreter",
]
EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


def test_wins_with_intervals_and_what_is_sure(capsys):
    """A line for each player, and for each of its roles."""
    assert run(["match", *QUICK, "--games", "12", "--all"]) == 0
    out, err = capsys.readouterr()
    assert "Up to 12 games of anti-us, 2 deals in 6 seatings each: random,steady:2; aim timed; seed 5" in err
    lines = [line.split() for line in out.splitlines()]
    assert [line[0] for line in lines if line[:1] in (["random"], ["steady"])] == ["random", "steady"]
    assert [line[3] for line in lines if line[:3] == ["a", "seat", "as"]] == ["competitor", "monopolist"] * 2
    assert "Nothing is certain after 12 games." in out
    assert "The intervals are for this number of deals." in out


def test_it_is_sure_in_words(capsys):
    """Who wins more often; or whether a share is reached."""
    words = [
        "match",
        "--players",
        "random,steady",
        "--edition",
        "classic-us",
        "--seed",
        "1",
        "--games",
        "100",
        "--workers",
        "1",
        "--quiet",
    ]
    assert run(words) == 0
    out, err = capsys.readouterr()
    assert "Sure: a seat of steady wins more often than one of random." in out
    assert "The chance that any of this is wrong is at most 5.0%, no matter when the match stops." in out
    assert err == ""
    assert run([*words, "--at-least", "0.5"]) == 0
    assert "Sure: random wins less than 50.0%." in capsys.readouterr().out
    assert run([*words[:2], "steady,random", *words[3:], "--at-least", "0.5"]) == 0
    assert "Sure: steady wins more than 50.0%." in capsys.readouterr().out


def test_json_for_programs(capsys):
    """All of it, and nothing else on the standard output; the same again."""
    facts = []
    for _ in range(2):
        assert run(["match", *QUICK, "--games", "12", "--json"]) == 0
        facts.append(json.loads(capsys.readouterr().out))
        del facts[-1]["seconds"]
    assert facts[0] == facts[1]
    (found, _) = facts
    assert (found["games"], found["seatings"], found["match"]["seed"], found["sure"]["error"]) == (12, 6, 5, 0.05)
    assert sum(row["wins"] for row in found["players"]) == pytest.approx(12)
    assert all(row["low"] <= row["share"] <= row["high"] for row in found["players"])
    assert sum(row["fair"] for row in found["players"]) == pytest.approx(1)


def test_shares_of_all_games_stand_beside_those_of_decided_ones(capsys):
    """If games were given up; the better names of JSON's fields stand beside the older ones."""
    words = ["match", "--players", "greedy,random", "--edition", "classic-us", "--seed", "1", "--workers", "1"]
    cut = [*words, "--games", "40", "--all", "--engine", "interpreter", "--quiet", "--rounds", "25"]
    assert run(cut) == 0
    out = capsys.readouterr().out
    assert out.count("\n  of all games ") == 2
    assert "Wins are shares of the decided games" in out
    assert "a second, by the interpreter.\n" in out
    assert run([*cut, "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert 0 < facts["given_up"] < 40
    for row in facts["players"]:
        share = row["of_all_games"]
        assert share["low"] <= share["share"] <= share["high"]
        assert share["share"] == pytest.approx(row["wins"] / 40)
        assert row["share"] == pytest.approx(row["wins"] / (40 - facts["given_up"]))
    assert (facts["engine"], facts["refereed"], facts["how"]) == ("interpreter", False, "interpreter")
    assert facts["forfeits"] == facts["faults"] == []
    assert facts["sure"]["conclusions"] == facts["sure"]["findings"]
    assert run([*words, "--games", "4", "--quiet"]) == 0
    assert "of all games" not in capsys.readouterr().out


def test_a_match_with_a_referee_says_so(capsys):
    words = ["match", "--players", "planner@4r,random", "--rounds", "2", "--games", "4", "--seed", "1", "--workers", "1"]
    assert run([*words, "--json", "--quiet"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert (facts["engine"], facts["refereed"], facts["how"]) == ("interpreter", True, "table")
    assert run([*words, "--quiet"]) == 0
    assert "a second, by the interpreter, with a referee.\n" in capsys.readouterr().out


def test_a_program_and_its_forfeits(capsys, tmp_path):
    """How many, of what kind, the first of them; all in the log."""
    file = tmp_path / "wrong.py"
    file.write_text(
        (EXAMPLES / "thrifty.py")
        .read_text()
        .replace("(preferred or message", "('win' or preferred or message")
        .replace(")[0]", ")")
    )
    log = tmp_path / "log"
    words = [
        "match",
        "--players",
        f"cmd:{file},steady",
        "--games",
        "4",
        "--rounds",
        "3",
        "--seed",
        "1",
        "--workers",
        "1",
        "--seconds",
        "20",
    ]
    assert run([*words, "--log", str(log), "--quiet"]) == 0
    out, err = capsys.readouterr()
    assert "Given up after 3 rounds: 100.0%" in out
    assert f"cmd:{file} forfeited" in err
    assert "nonsense 5, gone" in err
    assert "The first: deal 0, seating 0, throw: Unknown move 'win'" in err
    faults = [json.loads(line) for line in log.read_text().splitlines()]
    assert faults[0]["kind"] == "nonsense"
    assert faults[0]["played"] == "throw"
    assert {fault["seed"] for fault in faults} == {1}
    first = log.read_text()
    assert run([*words, "--log", str(log), "--quiet"]) == 0
    assert log.read_text() == 2 * first


def test_a_match_without_forfeits_leaves_the_log_alone(capsys, tmp_path):
    """It makes no file, and changes none that is there."""
    words = ["match", *QUICK, "--games", "6", "--quiet", "--log"]
    assert run([*words, str(tmp_path / "new")]) == 0
    assert list(tmp_path.iterdir()) == []
    log = tmp_path / "log"
    log.write_text("what was here")
    assert run([*words, str(log)]) == 0
    assert log.read_text() == "what was here"
    (tmp_path / "link").symlink_to(tmp_path / "elsewhere")
    assert run([*words, str(tmp_path / "link")]) == 0
    assert (tmp_path / "link").is_symlink()


def test_one_player_has_nobody_to_be_compared_with(capsys):
    words = ["match", "--games", "8", "--rounds", "5", "--seed", "1", "--workers", "1", "--quiet"]
    assert run([*words, "--players", "steady:4"]) == 0
    said = capsys.readouterr().out
    assert "There is only one player: nobody to compare it with." in said
    assert "sure" not in said
    assert run([*words, "--players", "steady:4", "--at-least", "0.5"]) == 0
    assert "Nothing is certain after 8 games." in capsys.readouterr().out


def test_a_log_says_what_it_leaves_out(capsys, tmp_path, monkeypatch):
    """It has the first forfeits of each game; all are counted."""

    class Crashing(Bot):
        def decide(self, state, rules):
            raise RuntimeError("oops")

    monkeypatch.setattr(registry, "installed", lambda: {"crashing": registry.BotEntry("crashing", Crashing)})
    log = tmp_path / "log"
    words = ["match", "--players", "crashing,steady", "--games", "4", "--rounds", "20", "--seed", "1", "--workers", "1"]
    assert run([*words, "--log", str(log), "--quiet"]) == 0
    err = capsys.readouterr().err
    assert len(log.read_text().splitlines()) == 80
    assert re.search(rf"^80 of \d{{3}} forfeits are in {log}: at most 20 of a game and 1,000 in all\.$", err, re.MULTILINE)


def test_where_a_bot_cannot_be_opened_the_others_are_closed(capsys, monkeypatch):
    """They may hold a process or a file."""
    heard = []

    class Holding(Bot):
        def __init__(self):
            heard.append("open")

        def close(self):
            heard.append("close")
            raise OSError("the socket is gone")

    class Broken(Bot):
        def __init__(self):
            sys.exit("no model")

    bots = {"holding": registry.BotEntry("holding", Holding), "broken": registry.BotEntry("broken", Broken)}
    monkeypatch.setattr(registry, "installed", lambda: bots)
    assert run(["match", "--players", "holding,broken", "--games", "4", "--workers", "1", "--quiet"]) == 2
    assert "no model" in capsys.readouterr().err
    assert heard.count("open") == heard.count("close") > 0


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["match", "--players", "robot,steady"], "players: expected random"),
        (
            ["match", "--players", "cmd:nowhere-at-all,steady"],
            "players: cmd: expected the path of a program, got 'nowhere-at-all'",
        ),
        (
            ["match", "--players", f"cmd:{sys.executable} -c 'exit(\"bad luck\")',steady"],
            f"players: {sys.executable} -c 'exit(\"bad luck\")': it exited with code 1: bad luck",
        ),
        (["match", "--edition", "nope"], "edition: expected anti-us"),
        (["match", "--games", "0"], "games: expected a whole number"),
        (["match", "--at-least", "40"], "at-least: expected a share between 0 and 1, like 0.4, got 40.0"),
        (["match", "--seconds", "0"], "seconds: expected 0.001 to 3600, got 0.0"),
        (["match", "--seconds", "nan"], "seconds: expected 0.001 to 3600, got nan"),
        (["match", "--rollouts", "0"], "rollouts: expected a whole number"),
        (["match", "--workers", "0"], "workers: expected a whole number"),
        (["match", "--engine", "gpu"], "engine: expected auto, twin or interpreter, got 'gpu'"),
        (["match", "--rule", "foo=1"], "rules: expected a rule of anti-us, got foo"),
        (["match", "--games", "4", "--rounds", "2", "--log", "/dev/null/log"], "log: cannot write /dev/null/log"),
        (["ladder", "--players", "steady"], "players: expected two bots or more, got 'steady'"),
        (["match", "--players", "steady\nfoo,random"], "players: expected random"),
        (
            ["ladder", "--players", "steady:3,random"],
            "players: expected each bot once and without a number of seats, like steady, got steady:3",
        ),
        (
            ["ladder", "--players", "random,steady,normal"],
            "players: expected each bot once and without a number of seats, like steady, got steady:2",
        ),
        (["ladder", "--editions", "anti-us,nope"], "edition: expected anti-us"),
        (["ladder", "--games", "0"], "games: expected a whole number"),
        (
            ["ladder", "--players", "steady,random", "--seconds", "1"],
            "seconds: expected none, since each of these bots answers",
        ),
        (["ladder", "--seats", "1"], "seats: expected a whole number"),
        (["ladder", "--seed", "-1"], "seed: expected a whole number"),
    ],
)
def test_bad_input_is_one_line(capsys, tmp_path, monkeypatch, arguments, message):
    """It says what would be right, and leaves with 2; nothing is made."""
    monkeypatch.chdir(tmp_path)
    assert run([*arguments, "--quiet"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"duopoly: {message}")
    assert err.count("\n") == 1
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("epoch", ["abc", "1e9", "9" * 30])
def test_a_date_that_cannot_be_read_is_refused_before_the_ladder(capsys, tmp_path, monkeypatch, epoch):
    monkeypatch.setattr("duopoly.terminal.ladder.play_ladder", None)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", epoch)
    assert run(["ladder", "--players", "random,steady", "--out", str(tmp_path / "ladder")]) == 2
    assert capsys.readouterr().err == f"duopoly: SOURCE_DATE_EPOCH: expected seconds since 1970, got '{epoch}'\n"


def test_an_edition_named_twice_is_on_the_ladder_once(monkeypatch, tmp_path):
    plans = []

    def stop(plan, *args):
        plans.append(plan)
        raise KeyboardInterrupt

    monkeypatch.setattr("duopoly.terminal.ladder.play_ladder", stop)
    words = ["ladder", "--players", "random,steady", "--out", str(tmp_path)]
    assert run([*words, "--editions", "classic-us, anti-us,classic-us", "--quiet"]) == 130
    assert plans[0].editions == ("classic-us", "anti-us")


@pytest.mark.parametrize(("games", "told"), [(["--games", "2000"], True), (["--games", "2004"], False), ([], False)])
def test_a_number_of_games_that_is_rounded_up_is_told(capsys, monkeypatch, games, told):
    """Also the usual one, if somebody asks for it."""

    def stop(*args, **options):
        raise KeyboardInterrupt

    monkeypatch.setattr("duopoly.terminal.match.run_match", stop)
    assert run(["match", *QUICK, *games]) == 130
    err = capsys.readouterr().err
    assert "Up to 2,004 games" in err
    assert ("games: expected a multiple of 6" in err) == told


def test_a_log_that_cannot_be_written_is_refused_before_the_match(capsys, monkeypatch):
    monkeypatch.setattr("duopoly.terminal.match.run_match", None)
    assert run(["match", "--games", "4", "--log", "/dev/null/log", "--quiet"]) == 2
    assert capsys.readouterr().err.startswith("duopoly: log: cannot write /dev/null/log")


def test_the_ladder_is_written(capsys, tmp_path):
    """A page and a chart for each edition, from the games of results.jsonl; the ranking is printed, too."""
    out = tmp_path / "ladder"
    words = ["ladder", "--players", "random,steady", "--games", "24", "--rounds", "100"]
    words += ["--out", str(out), "--workers", "1"]
    assert run([*words, "--quiet"]) == 0
    printed = capsys.readouterr().out
    assert f"Written: {out / 'ladder.md'}" in printed
    assert {file.name for file in out.iterdir()} == {"ladder.md", "ladder-anti-us.svg", "results.jsonl"}
    assert "| 1 | `steady` |" in printed
    assert run([*words, "--json"]) == 0
    stdout, stderr = capsys.readouterr()
    facts = json.loads(stdout)
    assert (
        facts["command"]
        == "duopoly ladder --players random,steady --editions anti-us --games 24 --seats 4 --seed 1 --rounds 100"
    )
    assert [row["bot"] for row in facts["ladders"][0]["bots"]] == ["steady", "random"]
    assert "anti-us: random against steady:3, 1 of 3: it is there already" in stderr
    assert run([*words, "--quiet", "--seed", "2"]) == 2
    stderr = capsys.readouterr().err
    assert stderr.startswith(f"duopoly: out: {out / 'results.jsonl'} has another ladder's games, with seed 1 instead of 2; ")
    assert stderr.count("\n") == 1


def test_a_stopped_ladder_says_how_to_continue(capsys, tmp_path, monkeypatch):
    """And leaves with the code of an interruption."""

    def stop(*args, **options):
        raise KeyboardInterrupt

    monkeypatch.setattr("duopoly.match.ladder.play_deals", stop)
    assert run(["ladder", "--players", "random,steady", "--out", str(tmp_path / "ladder"), "--workers", "1"]) == 130
    assert capsys.readouterr().err.endswith(
        "Stopped: the deals that were played are kept; the same command goes on from there.\n"
    )


def test_a_match_needs_no_extra():
    """It plays on the interpreter; the ladder names what it needs."""
    code = """
import sys
for name in ("numpy", "numba", "pyarrow", "distributed", "matplotlib"):
    sys.modules[name] = None
from duopoly.terminal.cli import main
main(sys.argv[1:])
"""
    done = subprocess.run(
        [sys.executable, "-c", code, "match", *QUICK, "--games", "6"], capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    done = subprocess.run([sys.executable, "-c", code, "ladder"], capture_output=True, text=True, timeout=120)
    assert done.returncode == 2
    assert done.stderr == "duopoly: ladder: matplotlib is not installed; run pip install 'duopoly[study]'\n"
