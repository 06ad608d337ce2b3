"""The command line: its help, and one line with exit code 2 for whatever cannot be."""

import subprocess
import sys

import pytest

from duopoly.terminal.cli import HELP, run
from duopoly.terminal.commands import app

BAD = {
    "unknown edition": ["play", "--edition", "anti-mars"],
    "no such file": ["play", "--edition", "nowhere.toml"],
    "unknown aim": ["play", "--aim", "fun"],
    "aim the edition lacks": ["play", "--edition", "classic-us", "--aim", "timed"],
    "unknown rule": ["play", "--rule", "start_csh=5"],
    "rule without a value": ["play", "--rule", "start_cash"],
    "rule out of range": ["play", "--rule", "start_cash=-4"],
    "unknown language": ["play", "--lang", "xx"],
    "one seat": ["play", "--seats", "Ann"],
    "nine seats": ["play", "--edition", "classic-us", "--seats", ",".join("ABCDEFGHI")],
    "empty seat": ["play", "--seats", "Ann,,Bob"],
    "name twice": ["play", "--seats", "Ann,Ann"],
    "the bank's name": ["play", "--seats", "Ann,bank"],
    "unknown role": ["play", "--seats", "Ann:king,Bob:m"],
    "camps out of balance": ["play", "--seats", "Ann:m,Bob:m,Cem:m"],
    "rounds": ["play", "--rounds", "0"],
    "minutes": ["play", "--minutes", "-1"],
    "minutes without a timed game": ["play", "--minutes", "5", "--aim", "last"],
    "dice": ["play", "--dice", "loaded"],
    "seed": ["play", "--seed", "x"],
    "negative seed": ["play", "--seed", "-1"],
    "name alone": ["play", "yesterday"],
    "nothing to resume": ["play", "--resume"],
    "nothing of that name": ["play", "--resume", "yesterday"],
    "unknown option": ["play", "--fast"],
    "unknown command": ["dance"],
    "replay without a file": ["replay"],
    "replay of nothing": ["replay", "nowhere.jsonl"],
    "replay of a folder": ["replay", "."],
    "edition to show": ["edition", "anti-mars"],
    "edition file to show": ["edition", "nowhere.toml"],
    "second edition": ["edition", "anti-us", "anti-mars"],
    "language of an edition": ["edition", "anti-us", "--lang", "xx"],
}


@pytest.fixture(autouse=True)
def _saves(monkeypatch, tmp_path):
    """Nothing is saved where a person's games are."""
    monkeypatch.setenv("DUOPOLY_SAVES", str(tmp_path / "saves"))


@pytest.mark.parametrize("what", BAD)
def test_bad_input_is_one_line_and_exit_code_2(what, capsys, tmp_path):
    """Nothing on the standard output, no traceback, and no game begun."""
    assert run(BAD[what]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 1
    assert err.startswith("duopoly: ")
    assert not (tmp_path / "saves").exists()


def test_bad_input_of_the_program_itself(duopoly):
    """The same through the door a person uses."""
    done = duopoly("play", "--edition", "anti-mars")
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1


def test_bugs_are_not_hidden(monkeypatch):
    """A ValueError that is not ours goes on up."""
    from duopoly.terminal import editions

    def broken(*_):
        raise ValueError("a bug")

    monkeypatch.setattr(editions, "show", broken)
    with pytest.raises(ValueError, match="a bug"):
        run(["edition"])


def test_help_names_every_command_in_its_own_words():
    """The help that is written out says what the commands say of themselves."""
    for name in app:
        if not name.startswith("-"):
            summary = app[name].help.splitlines()[0]
            assert f"  {name}: {summary}\n" in HELP


@pytest.mark.parametrize("command", [[], ["play"], ["replay"], ["edition"], ["simulate"]])
def test_help_fits_80_columns(command, capsys, monkeypatch):
    """Whole words, no markup."""
    monkeypatch.setenv("COLUMNS", "80")
    assert run([*command, "--help"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Usage: duopoly")
    assert max(map(len, out.splitlines())) <= 80
    assert "\x1b" not in out


def test_every_option_is_explained(capsys):
    """No option stands without words."""
    run(["play", "--help"])
    out = capsys.readouterr().out
    options = "edition seats aim seed rule rounds minutes dice cards lang resume saves json quiet"
    for option in options.split():
        assert f"  --{option}" in out


def test_version(capsys):
    """The package's own."""
    import duopoly

    assert run(["--version"]) == 0
    assert capsys.readouterr().out == f"{duopoly.__version__}\n"


def test_help_loads_neither_rich_nor_fluent_nor_numbers():
    """What help does not need is not loaded."""
    code = "import sys; from duopoly.terminal.cli import run; run(['--help']); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    for heavy in ("rich", "fluent", "fluent.runtime", "cyclopts", "numpy", "numba"):
        assert heavy not in loaded


def test_a_pipe_that_is_closed_is_no_error(environment):
    """`duopoly edition anti-us | head -1` says nothing more."""
    command = f"{sys.executable} -m duopoly edition anti-us | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, env=environment)
    assert done.stderr == ""


def test_a_byte_that_is_no_text_is_a_move_that_is_none(environment):
    """No traceback; the game goes on."""
    command = [sys.executable, "-m", "duopoly", "play", "--seats", "Ann:c,Bob:m"]
    strict = environment | {"PYTHONUTF8": "0", "PYTHONIOENCODING": "utf-8:strict"}
    done = subprocess.run(command, input=b"throw\n\xff\xfe\nq\n", capture_output=True, env=strict, timeout=120)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Unknown move" in done.stdout
    assert b"Saved as" in done.stdout
