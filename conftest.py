"""Runs the Python blocks of the README and the docs, and the terminal commands in their sh blocks."""

import os
import shlex
import subprocess
import sys
import tempfile

import pytest
from sybil import Sybil
from sybil.parsers.markdown import CodeBlockParser, PythonCodeBlockParser

# What sets the project up or calls the tests is run by CI itself, in a new clone.
SETTING_UP = ("pip install uv", "uv run --group test pytest", "just", "git clone", "cd duopoly")


def run_commands(example):
    """Runs each `duopoly` command of a block, with nobody at the keyboard; it must end well."""
    for line in example.parsed.splitlines():
        words = shlex.split(line, comments=True)
        if not words:
            continue
        for command in " ".join(words).split(" && "):
            if not command.startswith(SETTING_UP):
                run(shlex.split(command.removeprefix("uv run ")))


def run(words):
    assert words[0] == "duopoly", f"{words}: only duopoly's own commands stand in sh blocks"
    with tempfile.TemporaryDirectory() as home:
        env = {**os.environ, "HOME": home, "DUOPOLY_SAVES": home}
        done = subprocess.run([sys.executable, "-m", "duopoly", *words[1:]], stdin=subprocess.DEVNULL, capture_output=True, env=env)
    assert done.returncode == 0, (words, done.stderr.decode())


pytest_collect_file = Sybil(
    parsers=[PythonCodeBlockParser(), CodeBlockParser(language="sh", evaluator=run_commands)],
    patterns=["README.md", "docs/*.md"],
).pytest()


def pytest_collection_modifyitems(items):
    """The blocks of one document follow each other in one worker."""
    for item in items:
        if item.path.suffix == ".md":
            item.add_marker(pytest.mark.xdist_group(str(item.path)))
