"""A study that was stopped or killed goes on: the report is that of an undisturbed one."""

import os
import signal
import subprocess
import sys
import time

import pytest

from duopoly.study.cells import Split, kind_of_game
from duopoly.study.checkpoint import NAME, Checkpoint
from duopoly.terminal.cli import run

OPTIONS = {"edition": "anti-us", "seats": "2", "games": "5", "seed": "3", "engine": "interpreter", "workers": "1"}
ASKED = ["study", "length", *(word for name, value in OPTIONS.items() for word in (f"--{name}", value))]


def begun(folder):
    """Starts the study in a process of its own, and waits until it has played some of it."""
    command = [sys.executable, "-m", "duopoly", *ASKED, "--out", str(folder)]
    wide = {**os.environ, "COLUMNS": "200"}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=wide)
    until = time.monotonic() + 60
    while time.monotonic() < until and not (folder / NAME).exists():
        time.sleep(0.02)
    return process


def files(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory):
    folder = tmp_path_factory.mktemp("study") / "undisturbed"
    assert run([*ASKED, "--quiet", "--out", str(folder)]) == 0
    return files(folder)


def test_ctrl_c_keeps_what_was_played(undisturbed, tmp_path, capsys):
    """It leaves with 130 and one line; the same command goes on, and nothing is left over."""
    folder = tmp_path / "stopped"
    process = begun(folder)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130, err
    assert out == ""
    assert err.splitlines()[-1] == "Stopped: the games that were played are kept; the same command goes on from there."
    assert set(files(folder)) == {"study.json", NAME}
    assert run([*ASKED, "--out", str(folder)]) == 0
    assert "It was begun before, and goes on from there." in capsys.readouterr().err
    assert files(folder) == undisturbed


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no such signal here")
def test_a_killed_study_goes_on(undisturbed, tmp_path):
    """A spoilt entry is left out, and half a one behind it."""
    folder = tmp_path / "killed"
    process = begun(folder)
    os.kill(process.pid, signal.SIGKILL)
    process.communicate(timeout=60)
    with (folder / NAME).open("ab") as file:
        file.write(b"\4\0\0\0\1\0\0\0junk" + b"\x40\0\0\0half an entry")
    assert run([*ASKED, "--quiet", "--out", str(folder)]) == 0
    assert files(folder) == undisturbed


def test_what_is_kept_is_not_played_again(tmp_path, monkeypatch):
    """A second call of a study that is done shows it as it is."""
    folder = tmp_path / "done"
    words = ["study", "landings", "--games", "20", "--engine", "interpreter", "--quiet", "--out", str(folder)]
    assert run(words) == 0
    before = files(folder)
    monkeypatch.setattr("duopoly.study.run.Run.play", lambda *_: pytest.fail("played"))
    assert run(words) == 0
    assert files(folder) == before


def test_a_second_call_prints_the_same(tmp_path, capsys):
    """Headlines and, as JSON, the data."""
    words = ["study", "titles", "--games", "3", "--engine", "interpreter", "--quiet", "--out", str(tmp_path / "done")]
    printed = []
    for more in ([], [], ["--json"]):
        assert run([*words, *more]) == 0
        printed.append(capsys.readouterr().out)
    assert printed[0] == printed[1]
    assert printed[0].splitlines()[1].removeprefix("- ") in printed[2]
    assert '"per_lap"' in printed[2]


def test_entries(tmp_path):
    """A fuller entry counts, other games have none, and a damaged file is used as far as it is whole."""
    one, other = (kind_of_game("anti-us", Split(1, 1), seed=seed) for seed in (1, 2))
    kept = Checkpoint(tmp_path / NAME)
    assert kept.find(one, 0, 10) is None
    kept.write(one, 0, 10, [(4, 10)], [b"four"])
    kept.write(other, 0, 10, [], [b"all"])
    kept.write(one, 0, 10, [], [b"ten"])
    again = Checkpoint(tmp_path / NAME)
    assert again.find(one, 0, 10).sums == (b"ten",)
    assert again.find(one, 0, 10).missing == []
    assert again.find(one, 0, 11) is None
    packed = (tmp_path / NAME).read_bytes()
    (tmp_path / NAME).write_bytes(packed[:-1])
    torn = Checkpoint(tmp_path / NAME)
    assert torn.find(one, 0, 10).missing == [(4, 10)]
    torn.drop()
    assert not (tmp_path / NAME).exists()
