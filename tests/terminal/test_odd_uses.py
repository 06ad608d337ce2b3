"""What nobody means to type, closed streams, and full disks: one line each, and nothing is done."""

import subprocess
import sys

import pytest

from duopoly.terminal.cli import run

DUOPOLY = [sys.executable, "-m", "duopoly"]


@pytest.mark.parametrize(
    ("command", "line"),
    [
        ("study fairness --list", "list: expected no study with it, got 'fairness'"),
        ("study --games 5", "games: expected the name of a study before it, got none: duopoly study lists them"),
        ("rules anti-us --json --markdown", "markdown: expected none with --json"),
        ("rules anti-us -1", "no paragraph '-1' in the rules of anti-us: expected one of "),
        ("edition anti-us --rule start_cash=1 --rule start-cash=2", "rule: expected start_cash once, got it twice"),
        ("match --at-least 2", "at-least: expected a share between 0 and 1, like 0.4, got 2.0"),
        ("match --at-least x", "Invalid value for --at-least: expected a number, got 'x'"),
        ("match --workers 0", "workers: expected a whole number from 1 to 1024, got 0"),
        ("match --engine x", "engine: expected auto, twin or interpreter, got 'x'"),
        ("match --engine twin --players planner,steady", "engine: expected "),
        ("match --seconds 1", "seconds: expected none, since each of these bots answers at once or has its own @ limit, got 1"),
        ("match --rollouts 9 --players planner@5r,steady", "rollouts: expected none, since each of these bots answers at once"),
        ("match --players steady:-1,random", "players: expected 1 seat or more, like steady:2, got 'steady:-1'"),
        ("ladder --editions all,foo", "editions: expected all alone, or names, got 'all,foo'"),
        ("tables list foo", "Unexpected argument 'foo'. See duopoly tables list --help."),
        ("tables list --older-than abc", "Invalid value for --older-than: expected a number, got 'abc'"),
        ("play --seats Ann", "seats: expected 2 to 6 for anti-us, got 1"),
        ("play --seats Ann,Ann", "seats: expected a name that no other player has, got 'Ann'"),
        ("play --seats Ann:x,Bob:c", "seats: expected competitor or monopolist, got 'x'"),
        ("play --edition classic-us --seats me:c,steady", "seats: expected player, got 'competitor'"),
    ],
)
def test_it_is_refused_in_one_line(command, line, capsys):
    assert run(command.split()) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    (said,) = printed.err.splitlines()
    assert said.startswith(f"duopoly: {line}")


def test_files_of_something_else(tmp_path, monkeypatch, capsys):
    """What was expected and what came, without the words of a library."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder.toml").mkdir()
    (tmp_path / "bytes.toml").write_bytes(b"a = 1\xff")
    (tmp_path / "plain.txt").write_text("x")
    for command, line in (
        ("edition folder.toml", "folder.toml: expected a text file, got none: is a directory"),
        ("edition bytes.toml", "bytes.toml: expected a text file, got a byte that is no UTF-8 at 5"),
        ("play --resume --saves plain.txt", "saves: expected a folder, got plain.txt"),
        ("site --out site --pyodide plain.txt", "pyodide: expected pyodide-"),
    ):
        assert run(command.split()) == 2
        assert capsys.readouterr().err.startswith(f"duopoly: {line}"), command


def test_a_ladder_that_cannot_be_played_leaves_no_folder(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert run(["ladder", "--engine", "x"]) == 2
    assert capsys.readouterr().err == "duopoly: engine: expected auto, twin or interpreter, got 'x'\n"
    assert list(tmp_path.iterdir()) == []


def shell(line, tmp_path):
    """A line of a shell, with `duopoly` for the program."""
    env_line = f'duopoly() {{ "{sys.executable}" -m duopoly "$@"; }}; {line}'
    return subprocess.run(["bash", "-c", env_line], cwd=tmp_path, capture_output=True, text=True, timeout=60)


def test_streams_that_were_closed_before(tmp_path):
    """An input that is closed is an empty one; what cannot be printed is lost, and goes nowhere else."""
    done = shell("duopoly play --seats Ann,Bob --saves . <&-; duopoly odds - <&-", tmp_path)
    assert "Traceback" not in done.stderr
    assert "Nobody has made a move" in done.stdout
    assert done.returncode == 2
    done = shell("duopoly edition anti-us >&- && duopoly edition nosuch 2>&-", tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", "")


@pytest.mark.skipif(sys.platform != "linux", reason="no /dev/full here")
@pytest.mark.parametrize(
    "command", ["--help", "edition anti-us", "rules anti-us", "play --seats steady,random --seed 1 --rounds 1"]
)
def test_no_room_for_what_is_printed(command, tmp_path):
    done = shell(f"duopoly {command} >/dev/full", tmp_path)
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1] == "duopoly: standard output: no space left on device"
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("command", ["edition anti-us", "rules anti-us", "simulate anti-us --games 20 --seed 1 --json --quiet"])
def test_a_reader_who_leaves_is_no_error(command, tmp_path):
    done = shell(f"duopoly {command} | true; exit ${{PIPESTATUS[0]}}", tmp_path)
    assert (done.returncode, done.stderr) == (0, "")


def test_words_after_a_command_and_unknown_players(tmp_path):
    """Nothing is done: `u 2` takes back neither one move nor two, and `q now` does not end the game."""
    answers = "throw\nu 2\nb foo\nq now\nCarl: throw\nbuy 3\nq\n"
    done = subprocess.run(
        [*DUOPOLY, "play", "--seats", "Ann,Bob", "--edition", "classic-us", "--seed", "1", "--saves", str(tmp_path)],
        input=answers, capture_output=True, text=True, timeout=60,
    )  # fmt: skip
    for word in ("u", "b", "q"):
        assert f"“{word}” stands alone: nothing was done." in done.stdout
    assert "Unknown player 'Carl': expected one of Ann, Bob." in done.stdout
    assert "Nothing follows buy: got '3'." in done.stdout
    assert "Undone" not in done.stdout
