"""The compiled program: it comes with the package, is never out of date, and is never needed to play."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import duopoly
from duopoly.fast import program_file

PACKAGE = Path(duopoly.__file__).parent
COMPILED_FILES = ["rules/turn.py", "policies/trader.py", "sim/playout.py", "rl/batch.py", "fast/kernels.py"]
OTHER_FILES = ["bots/rationale/steady.py", "bots/planner.py", "words/en/bots.ftl", "play/game.py", "fast/machine.py"]
SECTION = len(program_file.with_digest(b""))
PLAY = """
import duopoly
from duopoly.fast import twin
lines = []
print(twin(lines.append) is not None, *lines)
"""


@pytest.fixture
def copy(tmp_path):
    """A copy of the package."""
    shutil.copytree(PACKAGE, tmp_path / "duopoly", ignore=shutil.ignore_patterns("__pycache__", "static"))
    return tmp_path


def loaded(copy):
    """What the copy says when it loads the twin, in a process of its own."""
    env = {**os.environ, "PYTHONPATH": str(copy)}
    done = subprocess.run([sys.executable, "-c", PLAY], env=env, cwd=copy, capture_output=True, text=True, check=True)
    return done.stdout.strip()


@pytest.mark.parametrize("file", COMPILED_FILES + OTHER_FILES)
def test_only_edits_of_compiled_code_make_it_stale(copy, monkeypatch, file):
    """A bot's reasons, a word or a page may be edited freely; what is compiled must be compiled anew."""
    monkeypatch.setattr(program_file, "PACKAGE", copy / "duopoly")
    program, path = copy / "duopoly/fast/duopoly.wasm", copy / "duopoly" / file
    assert program_file.read(program)
    path.write_text(path.read_text(encoding="utf-8") + "\n# A comment.\n", encoding="utf-8")
    if file in COMPILED_FILES:
        with pytest.raises(ValueError, match="just twin"):
            program_file.read(program)
    else:
        assert program_file.read(program)


def test_the_ends_of_lines_do_not_count(copy, monkeypatch):
    """Git on Windows may change them."""
    monkeypatch.setattr(program_file, "PACKAGE", copy / "duopoly")
    path = copy / "duopoly/rules/turn.py"
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert program_file.read(copy / "duopoly/fast/duopoly.wasm")


def test_the_interpreter_plays_beside_a_stale_program(copy):
    """One line says so, and what mends it."""
    assert loaded(copy) == "True"
    with (copy / "duopoly/rules/turn.py").open("a") as file:
        file.write("# A comment.\n")
    assert loaded(copy) == (
        "False The compiled rules cannot be used: duopoly.wasm was compiled from other sources: just twin compiles it anew. "
        "The interpreter plays."
    )


SIMULATE = ["-m", "duopoly", "simulate", "anti-us", "--games", "6", "--workers", "1", "--seed", "5", "--json"]


def simulated(copy):
    """What a command of the copy finds out, and what it says."""
    env = {**os.environ, "PYTHONPATH": str(copy)}
    done = subprocess.run([sys.executable, *SIMULATE], env=env, cwd=copy, capture_output=True, text=True, check=True)
    result = json.loads(done.stdout)
    return [result[name] for name in ("won", "wins", "rounds", "throws", "moves")], done.stderr


def test_a_stale_program_changes_no_result_and_is_mended(copy):
    """A command says the line, the interpreter plays the same games, and compiling makes it silent again."""
    path = copy / "duopoly/fast/duopoly.wasm"
    result, silence = simulated(copy)
    assert "compiled" not in silence
    with (copy / "duopoly/rules/turn.py").open("a") as file:
        file.write("# A comment.\n")
    stale, line = simulated(copy)
    assert stale == result
    assert (
        " ".join(line.split()).count(
            "The compiled rules cannot be used: duopoly.wasm was compiled from other sources: just twin"
        )
        == 1
    )
    code = path.read_bytes()
    restamp = f"from duopoly.fast import program_file as p; c = p.PATH.read_bytes(); p.PATH.write_bytes(p.with_digest(c[:{-SECTION}]))"
    subprocess.run([sys.executable, "-c", restamp], env={**os.environ, "PYTHONPATH": str(copy)}, cwd=copy, check=True)
    assert path.read_bytes()[:-SECTION] == code[:-SECTION], "a comment compiles to nothing"
    mended, said = simulated(copy)
    assert mended == result
    assert "compiled" not in said


WRONG = {
    "missing": "is missing",
    "empty": "is damaged",
    "cut": "is damaged",
    "changed": "is damaged",
    "folder": "cannot be read",
}


@pytest.mark.parametrize("is_clone", [False, True])
@pytest.mark.parametrize("damage", WRONG)
def test_the_interpreter_plays_without_the_program(copy, damage, is_clone):
    """Whatever is wrong with the file: one line says what, and the command that mends it."""
    if is_clone:
        shutil.move(copy / "duopoly", copy / "src/duopoly")
        (copy / "justfile").touch()
        copy = copy / "src"
    path = copy / "duopoly/fast/duopoly.wasm"
    content = path.read_bytes()
    path.unlink()
    if damage == "folder":
        path.mkdir()
    elif damage != "missing":
        path.write_bytes({"empty": b"", "cut": content[:-1], "changed": b"\0asm" + b"x" * 20 + content[24:]}[damage])
    line = loaded(copy)
    assert line.startswith(f"False The compiled rules cannot be used: duopoly.wasm {WRONG[damage]}")
    mending = "just twin compiles it anew" if is_clone else "pip install --force-reinstall duopoly restores it"
    assert line.endswith(f": {mending}. The interpreter plays.")
    assert "\n" not in line


@pytest.mark.parametrize(
    ("library", "wrong"), [(None, "is not installed"), ("raise OSError('bad\\nlibrary')", "cannot be loaded")]
)
def test_without_wasmtime_the_interpreter_plays(copy, library, wrong):
    """One line says what is missing, and what installs the version that the package names."""
    (copy / "wasmtime.py").write_text(library or "raise ModuleNotFoundError('No module named wasmtime')")
    named = re.search(r'"(wasmtime[^"]*)"', (Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))[1]
    assert loaded(copy) == (
        f"False The compiled rules cannot be used: wasmtime {wrong}: pip install --force-reinstall '{named}' mends it. "
        "The interpreter plays."
    )


def test_it_starts_at_once():
    """Loading it needs neither NumPy nor a compiler."""
    code = "import sys; from duopoly.fast import twin; assert twin(); print(sorted({'numpy', 'numba', 'llvmlite'} & {*sys.modules}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
