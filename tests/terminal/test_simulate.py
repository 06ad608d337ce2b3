"""`duopoly simulate`: what it prints, what it refuses in one line, and that it needs no extra."""

import json
import os
import re
import signal
import subprocess
import sys
import time

import pyarrow.parquet as tables
import pytest

from duopoly.sim.totals import LAST_ROUND
from duopoly.study.simulation import SimulationResult
from duopoly.study.simulation_plan import plan_simulation
from duopoly.study.summary import longest_counted, summarize
from duopoly.study.sums import Sums
from duopoly.terminal.cli import run
from duopoly.terminal.simulate import lengths_text

SEATS = "seats: expected bots out of random, steady, trader, greedy, dealer"
QUICK = {"seats": "steady,random,steady", "aim": "camp", "seed": "11", "rounds": "60", "workers": "1"}


def quick(*arguments, **options):
    """The words of a command that is soon done."""
    settings = {name: value for name, value in (QUICK | options).items() if name != "workers" or "--cluster" not in arguments}
    return ["simulate", *arguments, *(word for name, value in settings.items() for word in (f"--{name}", value))]


def printed(capsys, *arguments, **options):
    """What the command prints, and what it says beside."""
    assert run(quick(*arguments, **options)) == 0
    return capsys.readouterr()


def test_wins_endings_and_lengths_with_intervals(capsys):
    """By role, bot and seat."""
    out, err = printed(capsys, "anti-us", "--games", "60", "--engine", "interpreter")
    assert "60 games of anti-us: steady,random,steady, balanced; aim camp; seed 11" in err
    lines = [line.split() for line in out.splitlines()]
    roles = {line[1]: line for line in lines if line[:1] == ["role"]}
    assert set(roles) == {"competitor", "monopolist"}
    assert [line[1] for line in lines if line[:1] == ["seat"]] == ["1", "2", "3"]
    assert "Given up after 60 rounds: " in out
    assert "throws a game." in out
    assert "A monopolist: bankrupt " in out


def test_json_for_programs(capsys):
    """All of it, and nothing else on the standard output; the same again from two workers."""
    facts = json.loads(printed(capsys, "anti-us", "--games", "40", "--json", "--engine", "interpreter").out)
    again = json.loads(printed(capsys, "anti-us", "--games", "40", "--json", "--engine", "interpreter", workers="2").out)
    for told in (facts, again):
        del told["seconds"], told["how"]
        assert (told["engine"], told["refereed"]) == ("interpreter", False)
    assert facts == again
    assert (facts["games"], facts["requested"], facts["finished"], facts["run"]["seed"]) == (40, 40, True, 11)
    assert sum(row["share"] for row in facts["endings"].values()) == pytest.approx(1)
    for kind in ("role", "bot", "seat", "player"):
        rows = facts["wins"][kind].values()
        assert sum(row["share"] for row in rows) == pytest.approx(1)
        assert sum(row["places"] for row in rows) == pytest.approx(1)
        assert all(row["low"] <= row["share"] <= row["high"] for row in rows)
    mine, theirs = (facts["roles"][role]["income"] for role in ("competitor", "monopolist"))
    assert set(mine) >= {"rent", "rent-paid", "start"}
    assert all(row["low"] < row["value"] < row["high"] for row in (*mine.values(), *theirs.values()))


def test_json_has_the_shares_of_all_games_as_that_of_a_match(capsys):
    """Nobody wins the games given up; which engine played is a word of its own."""
    out = printed(capsys, "anti-us", "--games", "30", rounds="150", aim="last").out
    assert "Wins are shares of the decided games; --json has those of all games, too." in out
    facts = json.loads(printed(capsys, "anti-us", "--games", "30", "--json", rounds="150", aim="last").out)
    assert (facts["engine"], facts["refereed"]) == ("twin", False)
    assert 0 < facts["given_up"] == 30 - facts["won"] < 30
    for row in facts["wins"]["bot"].values():
        assert row["of_all_games"]["share"] == pytest.approx(row["wins"] / 30)
        assert row["of_all_games"]["low"] <= row["of_all_games"]["share"] <= row["of_all_games"]["high"]
    assert "decided games" not in printed(capsys, "anti-us", "--games", "3", rounds="2", aim="timed").out


def test_one_game_has_no_interval_of_its_mean(capsys):
    """And says so, instead of infinity."""
    assert "(unknown)" in printed(capsys, "anti-us", "--games", "1").out
    assert json.loads(printed(capsys, "anti-us", "--games", "1", "--json").out)["rounds"]["mean"]["low"] is None


def test_a_length_beyond_the_last_round_is_only_known_to_be_more(capsys):
    """All of these games are given up after three rounds."""
    out = printed(capsys, "anti-us", "--games", "20", "--engine", "interpreter", rounds="3").out
    assert "Rounds: mean 3.0 (unknown), median > 3 (> 3 – > 3), half of the games > 3 – > 3;" in " ".join(out.split())


def test_a_timed_game_has_as_many_rounds_as_it_was_played_for(capsys):
    """Whether the command or the house rule says how many."""

    def rounds(*options):
        command = ["simulate", "anti-us", "--aim", "timed", "--games", "5", "--seed", "1", "--json", *options]
        assert run([*command, "--engine", "interpreter", "--workers", "1"]) == 0
        told = json.loads(capsys.readouterr().out)["rounds"]
        return [told[name]["value"] for name in ("mean", "25%", "50%", "75%")]

    assert rounds("--rounds", "4") == rounds("--rule", "rounds=4") == [4, 4, 4, 4]


def test_lengths_are_counted_up_to_1022():
    """Longer games are counted together, even if they are played on; a timed game is not given up at its last round."""
    seats = {"edition": "anti-us", "seats": "steady,steady"}
    plans = [plan_simulation(**seats, rounds=rounds) for rounds in (60, None, 3000)]
    assert [longest_counted(plan) for plan in plans] == [60, 1000, 1022]
    timed = plan_simulation(**seats, aim="timed")
    assert longest_counted(timed) > timed.rounds + 1
    sums = Sums()
    for rounds in (*[277] * 8, *[1022] * 4, 1023, *[3001] * 7):
        sums.totals.games += 1
        sums.totals.rounds += rounds
        sums.totals.round_squares += rounds * rounds
        sums.totals.lengths[min(rounds, LAST_ROUND)] += 1
    facts = summarize(plans[2], SimulationResult(sums, 20, 20, 0, 1.0, ""))
    assert lengths_text(facts["rounds"]).endswith("median 1,022 (277 – > 1,022), half of the games 277 – > 1,022")


def test_a_million_may_be_written_so(capsys):
    """With lines between the thousands."""
    assert "1,000 games" in printed(capsys, "anti-us", "--games", "1_000", rounds="1").err


def test_out_goes_on_with_its_own_seed(capsys, tmp_path):
    """A second call without a seed continues the first."""
    path = str(tmp_path / "run")
    command = ["simulate", "anti-us", "--seats", "steady,random", "--rounds", "5", "--workers", "1", "--out", path]
    assert run([*command, "--games", "20"]) == 0
    seed = json.loads((tmp_path / "run" / "_run.json").read_text())["seed"]
    assert run([*command, "--games", "30"]) == 0
    err = capsys.readouterr().err
    assert f"seed {seed}" in err
    assert "20 of them are there already." in err


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_keeps_what_is_done(tmp_path, workers):
    """In a process of its own: it leaves with 130 and says how it goes on; then the rows are those of an undisturbed run."""
    asked = quick("anti-us", "--games", "3000", "--engine", "interpreter", workers=workers)
    command = [sys.executable, "-m", "duopoly", *asked, "--out", str(tmp_path / "run")]
    wide = {**os.environ, "COLUMNS": "200"}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=wide)
    until = time.monotonic() + 60
    while time.monotonic() < until and not list(tmp_path.glob("run/_part-*.rows")):
        time.sleep(0.02)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130, err
    told = re.search(r"Stopped: ([\d,]+) of 3,000 games are done; the same command goes on from there.\n$", err)
    assert told
    done = int(told[1].replace(",", ""))
    assert 0 < done < 3000
    assert out.startswith(f"{done:,} games in ")
    for folder in ("run", "undisturbed"):
        assert run([*quick("anti-us", "--games", str(done + 20), "--quiet"), "--out", str(tmp_path / folder)]) == 0
    assert tables.read_table(tmp_path / "run").equals(tables.read_table(tmp_path / "undisturbed"))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["nope"], "edition: expected anti-us"),
        (["--seats", "robot,steady"], "seats: expected bots out of random, steady, trader, greedy, dealer, got 'robot'\n"),
        (["--seats", "stead,steady"], f"{SEATS}, got 'stead'; did you mean steady?\n"),
        (["--seats", "normal,steady"], f"{SEATS}, got 'normal'; did you mean steady?\n"),
        (["--seats", "planer,steady"], f"{SEATS}, got 'planer'; planner plays in duopoly match\n"),
        (["--seats", "steady:c,steady:c"], "seats: expected equal camps"),
        (["--games", "0"], "games: expected a whole number"),
        (["--games", "many"], "Invalid value for --games"),
        (["--games", "1_000_000_000_000", "--out", "runs"], "out: 1,000,000,000,000 games need about"),
        (["--workers", "0"], "workers: expected a whole number"),
        (["--engine", "gpu"], "engine: expected auto, twin or interpreter, got 'gpu'"),
        (["--rule", "foo=1"], "rules: expected a rule of anti-us, got foo"),
        (["--rule", "foo"], "rule: expected name=value, like start_cash=2000, got 'foo'"),
        (["--aim", "win"], "aim: expected last or camp or timed for anti-us, got 'win'"),
        (["--seating", "round"], "seating: expected one of fixed, rotated, balanced, got 'round'"),
        (["--rounds", "0"], "rounds: expected a whole number"),
        (["--seed", "-1"], "seed: expected a whole number"),
        (["--cluster", "nonsense"], "cluster: expected an address like tcp://host:8786, got 'nonsense'"),
        (["--cluster", "tcp://127.0.0.1:1", "--workers", "2"], "workers: expected none beside --cluster"),
        (["--out", ""], "out: expected a folder, got ''"),
        (["--out", "/dev/null/runs"], "out: /dev/null/runs cannot be used: not a directory"),
    ],
)
def test_bad_input_is_one_line(capsys, tmp_path, monkeypatch, arguments, message):
    """It says what would be right, and leaves with 2; nothing is made."""
    monkeypatch.chdir(tmp_path)
    assert run(["simulate", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"duopoly: {message}")
    assert err.count("\n") == 1
    assert not list(tmp_path.iterdir())


BARE = """
import sys
for name in ("numpy", "numba", "pyarrow", "distributed", "matplotlib"):
    sys.modules[name] = None
from duopoly.terminal.cli import main
main(sys.argv[1:])
"""


def bare(*arguments):
    """The program where no extra is installed."""
    return subprocess.run([sys.executable, "-c", BARE, *quick(*arguments)], capture_output=True, text=True, timeout=120)


def test_no_extra_is_needed(capsys):
    """It plays on the interpreter, and the figures are the same."""
    done = bare("anti-us", "--games", "30", "--json")
    assert done.returncode == 0, done.stderr
    with_extras = json.loads(printed(capsys, "anti-us", "--games", "30", "--json").out)
    assert json.loads(done.stdout)["wins"] == with_extras["wins"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--out", "runs"], "out: rows are written with pyarrow and NumPy: pip install 'duopoly[study]'"),
        (["--cluster", "tcp://127.0.0.1:1"], "cluster: Dask is not installed: pip install 'duopoly[cluster]'"),
    ],
)
def test_the_extra_that_is_missing_is_named(arguments, message):
    """In one line."""
    done = bare(*arguments)
    assert done.returncode == 2
    assert done.stderr == f"duopoly: {message}\n"


def test_an_option_that_does_nothing_any_more_is_still_taken(capsys):
    """`--unchecked` left out checks of the compiled rules once."""
    out = printed(capsys, "anti-us", "--games", "2", "--engine", "interpreter", "--json", "--unchecked").out
    assert json.loads(out)["games"] == 2
