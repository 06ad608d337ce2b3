"""What the tests of the terminal share: a screen that is kept as text, a keyboard that is a script, and the program itself."""

import io
import os
import subprocess
import sys

import pytest
from rich.console import Console

from duopoly.terminal.io import TerminalIO


class Script:
    """A talk whose answers are given beforehand, or worked out by a function; what was printed is `.text`."""

    def __init__(self, answers=(), width=80, height=24, quiet=False):
        self.file = io.StringIO()
        self.answers = answers if callable(answers) else list(answers)
        self.prompts = []
        console = Console(file=self.file, width=width, height=height, color_system=None, highlight=False, markup=False)
        self.io = TerminalIO(console, self.read, quiet)

    def read(self, prompt):
        self.prompts.append(prompt)
        self.file.write(prompt)
        if callable(self.answers):
            answer = self.answers(prompt)
        else:
            if not self.answers:
                raise EOFError
            answer = self.answers.pop(0)
        self.file.write(answer + "\n")
        return answer

    @property
    def text(self):
        return self.file.getvalue()


@pytest.fixture(autouse=True)
def _wide(monkeypatch):
    """Nobody says how wide the screen is (xdist does)."""
    monkeypatch.delenv("COLUMNS", raising=False)


@pytest.fixture
def script():
    return Script


@pytest.fixture
def environment(tmp_path):
    """The environment of the program: saves in a folder of the test's own, English."""
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES", "FORCE_COLOR")}
    return {
        **kept,
        "DUOPOLY_SAVES": str(tmp_path / "saves"),
        "LANG": "en_GB.UTF-8",
        "LC_ALL": "",
        "LOGNAME": "ann",
        "PYTHONUTF8": "1",
    }


@pytest.fixture
def duopoly(environment):
    """Runs the program as a person would, and returns how it went."""

    def run(*arguments, text="", **more):
        env = {**environment, **more}
        command = [sys.executable, "-m", "duopoly", *map(str, arguments)]
        return subprocess.run(command, input=text, capture_output=True, text=True, env=env, timeout=120, encoding="utf-8")

    return run
