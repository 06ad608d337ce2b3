"""A study that was stopped or killed continues: the report is that of an undisturbed one."""

import os
import signal
import subprocess
import sys
import time

import pytest

from duopoly.sim.errors import BadPlan
from duopoly.study.checkpoint import FILE_NAME, Checkpoint
from duopoly.study.game_specs import CampSplit, make_spec
from duopoly.terminal.cli import run

OPTIONS = {"edition": "anti-us", "seats": "2", "games": "5", "seed": "3", "engine": "interpreter", "workers": "1"}
COMMAND = ["study", "length", *(word for name, value in OPTIONS.items() for word in (f"--{name}", value))]


def start_study(folder):
    """Starts the study in its own process, and waits until it has played some games."""
    command = [sys.executable, "-m", "duopoly", *COMMAND, "--out", str(folder)]
    wide = {**os.environ, "COLUMNS": "200"}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=wide)
    until = time.monotonic() + 60
    while time.monotonic() < until and not (folder / FILE_NAME).exists():
        time.sleep(0.02)
    return process


def files(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory):
    folder = tmp_path_factory.mktemp("study") / "undisturbed"
    assert run([*COMMAND, "--quiet", "--out", str(folder)]) == 0
    return files(folder)


def test_ctrl_c_keeps_what_was_played(undisturbed, tmp_path, capsys):
    """It exits with 130 and one line; the same command continues, and nothing is left over."""
    folder = tmp_path / "stopped"
    process = start_study(folder)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130, err
    assert out == ""
    assert err.splitlines()[-1] == "Stopped: the games that were played are kept; the same command goes on from there."
    assert set(files(folder)) == {"study.json", FILE_NAME}
    assert run([*COMMAND, "--out", str(folder)]) == 0
    assert "It was begun before, and goes on from there." in capsys.readouterr().err
    assert files(folder) == undisturbed


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no such signal here")
def test_a_killed_study_continues(undisturbed, tmp_path):
    """A damaged record is dropped, and an incomplete one after it."""
    folder = tmp_path / "killed"
    process = start_study(folder)
    os.kill(process.pid, signal.SIGKILL)
    process.communicate(timeout=60)
    with (folder / FILE_NAME).open("ab") as file:
        file.write(b"\4\0\0\0\1\0\0\0junk" + b"\x40\0\0\0half an entry")
    assert run([*COMMAND, "--quiet", "--out", str(folder)]) == 0
    assert files(folder) == undisturbed


def test_a_finished_study_is_not_played_again(tmp_path, monkeypatch):
    """The second call shows the report that is there."""
    folder = tmp_path / "done"
    words = ["study", "landings", "--games", "20", "--engine", "interpreter", "--quiet", "--out", str(folder)]
    assert run(words) == 0
    before = files(folder)
    monkeypatch.setattr("duopoly.study.run.Run.play", lambda *_: pytest.fail("played"))
    assert run(words) == 0
    assert files(folder) == before


def test_a_second_call_prints_the_same(tmp_path, capsys):
    """The headlines, and as JSON the data."""
    words = ["study", "titles", "--games", "3", "--engine", "interpreter", "--quiet", "--out", str(tmp_path / "done")]
    printed = []
    for more in ([], [], ["--json"]):
        assert run([*words, *more]) == 0
        printed.append(capsys.readouterr().out)
    assert printed[0] == printed[1]
    assert printed[0].splitlines()[1].removeprefix("- ") in printed[2]
    assert '"per_lap"' in printed[2]


def test_a_checkpoint_that_cannot_be_written(tmp_path):
    """One line."""
    (tmp_path / "file").write_text("")
    checkpoint = Checkpoint(tmp_path / "file" / FILE_NAME)
    with pytest.raises(BadPlan, match=r"out: .* cannot be used"):
        checkpoint.write(make_spec("anti-us", CampSplit(1, 1), seed=1), 0, 10, [], [b"all"])


def test_records(tmp_path):
    """The last record counts, other games have none, and a damaged file is used as far as it is intact."""
    one, other = (make_spec("anti-us", CampSplit(1, 1), seed=seed) for seed in (1, 2))
    checkpoint = Checkpoint(tmp_path / FILE_NAME)
    assert checkpoint.find(one, 0, 10) is None
    checkpoint.write(one, 0, 10, [(4, 10)], [b"four"])
    checkpoint.write(other, 0, 10, [], [b"all"])
    checkpoint.write(one, 0, 10, [], [b"ten"])
    again = Checkpoint(tmp_path / FILE_NAME)
    assert again.find(one, 0, 10).sums == (b"ten",)
    assert again.find(one, 0, 10).missing == []
    assert again.find(one, 0, 11) is None
    packed = (tmp_path / FILE_NAME).read_bytes()
    (tmp_path / FILE_NAME).write_bytes(packed[:-1])
    torn = Checkpoint(tmp_path / FILE_NAME)
    assert torn.find(one, 0, 10).missing == [(4, 10)]
    torn.delete()
    assert not (tmp_path / FILE_NAME).exists()
