"""The file of the compiled twin: never out of date, never half written, and never needed to play."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import duopoly
from duopoly import fast
from duopoly.fast import compiled as compiled_module
from duopoly.fast import store

PACKAGE = Path(duopoly.__file__).parent

# A twin with one kernel, which calls a function of another file: quick to compile.
SMALL = """
from ..rules.building import next_building_price
from ..rules.state import RuleTable, State
from ..sim.playout import Row

PLAY = ADD = BEGIN = ACT = ROLL_OUT = SAMPLE = "play"


def step_price(games: list[State], tables: list[RuleTable], rows: list[Row], space: int) -> None:
    rows[0].moves = next_building_price(games[0], tables[0], 0, space)


KERNELS = {"play": step_price}
RECORDS = (RuleTable, Row)
"""
SCRIPT = """
import sys
from duopoly import fast
from duopoly.sim.playout import Row
from duopoly.editions import load
from duopoly.fast.compiled import new_games, packed
from duopoly.rules.rule_table import build_rule_table
warm = fast.is_warm()
lines = []
twin = fast.twin(lines.append)
rows = packed([Row()])
twin.call("play", new_games(1), packed([build_rule_table(load("anti-us"))]), rows, 1)
print(warm, Row.unpack(rows.content).moves, bool(lines), "numba" in sys.modules)
"""


@pytest.fixture
def copy(tmp_path):
    """A copy of the package with a small twin."""
    shutil.copytree(PACKAGE, tmp_path / "duopoly", ignore=shutil.ignore_patterns("__pycache__", "static", "server"))
    (tmp_path / "duopoly/fast/kernels.py").write_text(SMALL)
    return tmp_path


def run(copy):
    """Whether the twin was warm, the price of a house by it, whether it was compiled now, and whether Numba was loaded."""
    env = {**os.environ, "PYTHONPATH": str(copy), "DUOPOLY_CACHE": str(copy / "cache")}
    done = subprocess.run([sys.executable, "-c", SCRIPT], env=env, cwd=copy, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def test_a_callee_edited_in_another_file_changes_the_result(copy):
    """The stored code is used while nothing changes; an edit of the rules compiles again, in a separate process."""
    cost = 50
    assert run(copy) == ["False", str(cost), "True", "False"]
    assert run(copy) == ["True", str(cost), "False", "False"]
    path = copy / "duopoly/rules/building.py"
    text = path.read_text()
    edited = text.replace("else rules.house_cost[space]", "else rules.house_cost[space] + 7")
    assert edited != text
    path.write_text(edited)
    assert run(copy) == ["False", str(cost + 7), "True", "False"]
    path.write_text(text)
    assert run(copy) == ["True", str(cost), "False", "False"]
    for file in (copy / "cache").glob("*.twin"):
        file.write_bytes(file.read_bytes()[:-9] + b"\0" * 9)
    assert run(copy)[1:] == [str(cost), "True", "False"], "a damaged file counts as missing"


COMPILED_FILES = ["rules/turn.py", "policies/trader.py", "sim/playout.py", "rl/batch.py", "fast/loader.py"]
OTHER_FILES = ["bots/rationale/steady.py", "bots/planner.py", "words/en/bots.ftl", "play/game.py", "sim/weights.toml"]


@pytest.mark.parametrize("file", COMPILED_FILES + OTHER_FILES)
def test_only_edits_of_compiled_code_compile_again(tmp_path, monkeypatch, file):
    """A bot's reasons, a word or a weight may be edited without waiting for the compiler."""
    for part in ("rules", "policies", "sim", "rl", "fast", "bots", "words", "play"):
        shutil.copytree(PACKAGE / part, tmp_path / part, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(store, "PACKAGE", tmp_path)
    before = store.key(True)
    path = tmp_path / file
    path.write_text(path.read_text(encoding="utf-8") + "\n# A comment.\n", encoding="utf-8")
    assert (store.key(True) != before) == (file in COMPILED_FILES)


def test_a_file_is_complete_or_missing(tmp_path):
    """What was written is read back; with a byte changed, cut off or gone, there is nothing."""
    path = tmp_path / "x.twin"
    assert store.read(path) is None
    store.write(path, b"\x00code\nmore")
    assert store.read(path) == b"\x00code\nmore"
    content = path.read_bytes()
    for broken in (content[:-1], b"", content[:40] + bytes([content[40] ^ 1]) + content[41:]):
        path.write_bytes(broken)
        assert store.read(path) is None
    assert [file.name for file in tmp_path.iterdir()] == ["x.twin"]


def test_old_files_are_deleted(tmp_path):
    """The newest few stay."""
    for n in range(store.MOST_FILES + 3):
        path = tmp_path / f"{n}.twin"
        store.write(path, b"code")
        os.utime(path, (n + 1, n + 1))
    store.write(tmp_path / "last.twin", b"code")
    left = {path.stem for path in tmp_path.glob("*.twin")}
    assert len(left) == store.MOST_FILES
    assert "last" in left


def test_bounds_checks_are_left_out_on_request(monkeypatch):
    """By the option or the variable; the code is in another file then."""
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
    (line,) = lines_without_a_twin(monkeypatch, DUOPOLY_CACHE=str(tmp_path / "cache"))[1:]
    assert line == "The rules cannot be compiled: ArithmeticError: no more registers. The interpreter plays."


def test_the_key_depends_on_checks_and_versions(monkeypatch):
    """Other bounds checks or another Numba: another file."""
    key = store.key(True)
    assert key != store.key(False)
    monkeypatch.setattr(store, "version", lambda name: "0")
    assert key != store.key(True)


def lines_without_a_twin(monkeypatch, **variables):
    lines = []
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(fast, "LOADED", {})
    assert fast.twin(lines.append) is None
    return lines


def test_in_a_folder_that_is_not_writable_the_interpreter_plays(monkeypatch, tmp_path):
    """One line says so."""
    (tmp_path / "file").write_text("")
    (line,) = lines_without_a_twin(monkeypatch, DUOPOLY_CACHE=str(tmp_path / "file/folder"))
    assert line.startswith("The rules cannot be compiled in ")
    assert line.endswith("The interpreter plays.")
    assert "\n" not in line


def test_without_numba_the_interpreter_plays(monkeypatch):
    """One line says how to install it."""
    monkeypatch.setattr(fast, "is_installed", lambda: False)
    assert lines_without_a_twin(monkeypatch) == [
        "Numba is not installed: pip install 'duopoly[fast]' installs it. The interpreter plays."
    ]


def test_whatever_else_goes_wrong_the_interpreter_plays(monkeypatch):
    """One line reports a compiler that fails."""
    monkeypatch.setattr(compiled_module, "load", lambda *arguments: 1 / 0)
    (line,) = lines_without_a_twin(monkeypatch)
    assert "division" in line
    assert line.endswith("The interpreter plays.")
