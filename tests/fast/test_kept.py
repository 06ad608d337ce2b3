"""The compiled twin's file: never stale, never half, and never needed to play."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import duopoly
from duopoly import fast
from duopoly.fast import compiled as face
from duopoly.fast import store

PACKAGE = Path(duopoly.__file__).parent

# A twin of one function, whose callee is in another file: quick to compile. Its arrays are those of the whole.
ARRAYS = re.search(r"    games: .*?(?=\) -> None)", (PACKAGE / "fast/drivers.py").read_text(), re.DOTALL)
assert ARRAYS is not None
SMALL = f"""
from ..bots.holdings import Holdings
from ..bots.playout import Lineup, Row
from ..bots.rollouts import Prospect
from ..bots.signs import Signs
from ..bots.tally import Tally
from ..bots.walk import Walk
from ..learn.draft import Draft
from ..learn.sight import Sight
from ..learn.turn import Turn
from ..rules.building import next_step
from ..rules.record import Record, Small, record
from ..rules.state import State, Table

PLAY, TALLY, STEP, MOVE, BEGIN, ACT, ROLL, WALK, HOLD, SAMPLE = range(10)


@record
class Wish(Record):
    seat: Small


def drive(
    task: int,
    key: int,
    first: int,
    number: int,
{ARRAYS.group()}) -> None:
    rows[0].moves = next_step(games[0], tables[0], 0, first)
"""
ASK = """
import sys
from duopoly import fast
from duopoly.sim.playout import Row
from duopoly.editions import load
from duopoly.fast.compiled import new_games, of
from duopoly.rules.rule_table import lay
warm = fast.is_warm()
said = []
twin = fast.twin(said.append)
rows = of([Row()])
twin.do(0, {"games": new_games(1), "tables": of([lay(load("anti-us"))]), "rows": rows}, first=1)
print(warm, Row.unpack(rows.bytes[:rows.size]).moves, bool(said), "numba" in sys.modules)
"""


@pytest.fixture
def copy(tmp_path):
    """A copy of the package with a small twin."""
    shutil.copytree(PACKAGE, tmp_path / "duopoly", ignore=shutil.ignore_patterns("__pycache__", "static", "server"))
    (tmp_path / "duopoly/fast/drivers.py").write_text(SMALL)
    return tmp_path


def asked(copy):
    env = {**os.environ, "PYTHONPATH": str(copy), "DUOPOLY_CACHE": str(copy / "cache")}
    done = subprocess.run([sys.executable, "-c", ASK], env=env, cwd=copy, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def test_a_callee_edited_in_another_file_changes_the_result(copy):
    """What is kept is taken while nothing changes; an edit anywhere in the rules compiles anew, in a process of its own."""
    cost = 50
    assert asked(copy) == ["False", str(cost), "True", "False"]
    assert asked(copy) == ["True", str(cost), "False", "False"]
    path = copy / "duopoly/rules/building.py"
    text = path.read_text()
    edited = text.replace("else ed.house_cost[space]", "else ed.house_cost[space] + 7")
    assert edited != text
    path.write_text(edited)
    assert asked(copy) == ["False", str(cost + 7), "True", "False"]
    path.write_text(text)
    assert asked(copy) == ["True", str(cost), "False", "False"]
    for file in (copy / "cache").glob("*.twin"):
        file.write_bytes(file.read_bytes()[:-9] + b"\0" * 9)
    assert asked(copy)[1:] == [str(cost), "True", "False"], "a damaged file is as none"


def test_a_file_is_whole_or_not_there(tmp_path):
    """What was written is read; a changed byte, a shorter file or none is nothing."""
    path = tmp_path / "x.twin"
    assert store.read(path) is None
    store.write(path, "name", b"\x00code\nmore")
    assert store.read(path) == ("name", b"\x00code\nmore")
    whole = path.read_bytes()
    for broken in (whole[:-1], b"", whole[:40] + bytes([whole[40] ^ 1]) + whole[41:]):
        path.write_bytes(broken)
        assert store.read(path) is None


def test_old_files_go(tmp_path):
    """The newest few stay."""
    for n in range(store.KEPT + 3):
        path = tmp_path / f"{n}.twin"
        store.write(path, "name", b"code")
        os.utime(path, (n + 1, n + 1))
    store.write(tmp_path / "last.twin", "name", b"code")
    left = {path.stem for path in tmp_path.glob("*.twin")}
    assert len(left) == store.KEPT
    assert "last" in left


def test_checks_are_left_out_where_one_asks(monkeypatch):
    """By the option or the variable, and then another file is looked for."""
    monkeypatch.setenv("DUOPOLY_UNCHECKED", "")
    assert store.checked()
    fast.leave_unchecked()
    assert not store.checked()


def test_a_compiler_that_fails_says_why(monkeypatch, tmp_path):
    """The last line of the other process, and nothing else of it."""
    monkeypatch.setattr(store, "key", lambda boundscheck: "none")
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    (tmp_path / "duopoly/fast").mkdir(parents=True)
    for name in ("", "fast/"):
        (tmp_path / f"duopoly/{name}__init__.py").write_text("")
    (tmp_path / "duopoly/fast/build.py").write_text("print('+', flush=True)\nraise ArithmeticError('no more registers')")
    (line,) = said(monkeypatch, DUOPOLY_CACHE=str(tmp_path / "cache"))[1:]
    assert line == "The rules cannot be compiled: ArithmeticError: no more registers. The interpreter plays."


def test_the_key_follows_all_that_the_code_depends_on(monkeypatch):
    """Other bounds checks, another Numba: another file."""
    key = store.key(True)
    assert key != store.key(False)
    monkeypatch.setattr(store, "version", lambda name: "0")
    assert key != store.key(True)


def said(monkeypatch, **settings):
    lines = []
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(fast, "FOUND", {})
    assert fast.twin(lines.append) is None
    return lines


def test_a_folder_that_cannot_be_written_leaves_the_interpreter(monkeypatch, tmp_path):
    """One line says so."""
    (tmp_path / "file").write_text("")
    (line,) = said(monkeypatch, DUOPOLY_CACHE=str(tmp_path / "file/folder"))
    assert line.startswith("The rules cannot be compiled in ")
    assert line.endswith("The interpreter plays.")
    assert "\n" not in line


def test_without_numba_the_interpreter_plays(monkeypatch):
    """One line says how to have it."""
    monkeypatch.setattr(fast, "is_installed", lambda: False)
    assert said(monkeypatch) == ["Numba is not installed: pip install 'duopoly[fast]' has it. The interpreter plays."]


def test_whatever_else_goes_wrong_the_interpreter_plays(monkeypatch):
    """A compiler that fails is told in one line."""
    monkeypatch.setattr(face, "load", lambda *given: 1 / 0)
    (line,) = said(monkeypatch)
    assert "division" in line
    assert line.endswith("The interpreter plays.")
