"""What Tab offers, in three languages; the keyboard of a real terminal; what was probably meant."""

import os
import pty
import re
import select
import subprocess
import sys
import time

import pytest

from duopoly import Game
from duopoly.play.errors import Refused
from duopoly.terminal.cli import run
from duopoly.terminal.completion import suggestions
from duopoly.terminal.view import View
from duopoly.words import LANGUAGES


def table():
    """Ann owns Mediterranean and Baltic and may build; Bob owns a railroad."""
    game = Game("classic-us", ["Ann", "Bob"], seed=1)
    position = {name: value for name, value in game.position().items() if name != "setup"} | {
        "phase": "throw",
        "to_act": "Ann",
        "titles": {
            "mediterranean-avenue": {"owner": "Ann", "buildings": 0, "mortgaged": False},
            "baltic-avenue": {"owner": "Ann", "buildings": 0, "mortgaged": False},
            "reading-railroad": {"owner": "Bob", "buildings": 0, "mortgaged": False},
        },
    }
    return Game.from_position(position)


def offered(line, lang="en", who="Ann"):
    return [suggestion.text for suggestion in suggestions(View(table(), lang), who, line)]


def test_verbs_of_legal_moves_commands_and_players():
    """At the start of a line; with letters typed only what begins so."""
    everything = offered("")
    assert {"throw", "build", "mortgage", "offer", "board", "money", "undo", "quit", "Bob:"} <= set(everything)
    assert "sell" not in everything
    assert offered("mo") == ["mortgage", "money"]


def test_titles_by_their_names_and_numbers():
    """Only those the move is legal with, and with what it does."""
    assert offered("build ") == ["mediterranean-avenue", "baltic-avenue"]
    assert offered("build balt") == offered("build 3") == ["baltic-avenue"]
    assert offered("build ave") == ["mediterranean-avenue", "baltic-avenue"]
    (meaning,) = [c.meaning for c in suggestions(View(table(), "en"), "Ann", "build balt")]
    assert meaning.startswith("build on Baltic Avenue")
    assert offered("build baltic-avenue ") == []


@pytest.mark.parametrize(("lang", "typed"), [("en", "bui"), ("fr", "constru"), ("fr", "CONSTR"), ("pl", "bud")])
def test_verbs_by_their_names_in_the_players_language(lang, typed):
    """What is typed for the verb may be the language's own word."""
    assert offered(typed, lang) == offered("build", lang) == ["build"]


@pytest.mark.parametrize(("lang", "typed"), [("fr", "hypothe"), ("fr", "hypothè"), ("pl", "zast")])
def test_accents_need_not_be_typed(lang, typed):
    assert offered(typed, lang) == ["mortgage"]


def test_an_offer_step_by_step():
    """The player, the sides, one's own titles on one side, the other's on the other; nothing twice."""
    assert offered("offer ") == ["Bob"]
    assert offered("offer Bob ") == ["give", "take"]
    assert offered("offer Bob give ") == ["take", "cash", "mediterranean-avenue", "baltic-avenue"]
    assert offered("offer Bob give baltic-avenue take ") == ["cash", "reading-railroad"]
    assert offered("offer Bob give cash ") == []
    assert offered("offer Bob give baltic-avenue b") == []


def test_other_players_and_help():
    """After a name and a colon the moves of that player; after a question mark topics and verbs."""
    assert offered("Bob: mort") == ["mortgage"]
    assert offered("Bob: mortgage ") == ["reading-railroad"]
    assert "prison" in offered("? pri")
    assert offered("? build x") == []


@pytest.mark.parametrize(
    ("move", "near"),
    [
        ("biuld 3", "build"),
        ("construire 3", "build"),
        ("hypothequer 3", "mortgage"),
        ("zastaw 3", "mortgage"),
        ("build baltic", "baltic-avenue"),
        ("build Baltic Avenue", "baltic-avenue"),
        ("build balitc-avenu", "baltic-avenue"),
    ],
)
def test_what_was_probably_meant(move, near):
    """Verbs and titles, by their words in any language."""
    with pytest.raises(Refused) as caught:
        table().play(move, by="Ann")
    for lang in LANGUAGES:
        assert f"{near}?" in caught.value.refusal.told(lang).replace(" ", "").replace("\u202f", "")


def test_a_space_that_is_like_none():
    with pytest.raises(Refused, match="Unknown space 'qqqq': expected a key like"):
        table().play("build qqqq", by="Ann")


ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
"""What moves the cursor or hides it: letters that come one after the other stand beside each other all the same."""


class Terminal:
    """The program on a terminal of its own, typed at by a test."""

    def __init__(self, environment, *arguments):
        self.main, other = pty.openpty()
        command = [sys.executable, "-m", "duopoly", *arguments]
        env = {**environment, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "30", "NO_COLOR": "1"}
        self.program = subprocess.Popen(command, stdin=other, stdout=other, stderr=other, env=env)
        os.close(other)
        self.text = ""

    def read_until(self, *words, seconds=60):
        """Reads until the words appear, one after the other, after what was read before."""
        start, end = len(self.text), time.monotonic() + seconds
        wanted = re.compile(".*".join(re.escape(each) for each in words), re.DOTALL)
        while not wanted.search(ESCAPE.sub("", self.text[start:])):
            assert time.monotonic() < end, self.text[-2000:]
            if select.select([self.main], [], [], 0.1)[0]:
                self.text += os.read(self.main, 65536).decode(errors="replace")

    def type(self, keys):
        os.write(self.main, keys.encode())

    def close(self):
        self.type("\x03")
        deadline = time.monotonic() + 30
        while self.program.poll() is None and time.monotonic() < deadline:
            if select.select([self.main], [], [], 0.1)[0]:
                try:
                    self.text += os.read(self.main, 65536).decode(errors="replace")
                except OSError:
                    break
        os.close(self.main)
        return self.program.wait(timeout=30)


def test_tab_and_history_on_a_terminal(environment, tmp_path):
    """Tab completes a verb, the arrow key brings the line back, and the lines are kept beside the saved games."""
    terminal = Terminal(environment, "play", "--seats", "Ann:m,steady:c", "--edition", "anti-us", "--seed", "1")
    terminal.read_until("Ann >")
    terminal.type("mon\t")
    terminal.read_until("money")
    terminal.type("\r")
    terminal.read_until("Steady 1 competitor", "Ann >")  # the line itself is drawn once more before
    terminal.type("\x1b[A")
    terminal.read_until("money")
    terminal.type("\r")
    terminal.read_until("Steady 1 competitor", "Ann >")
    terminal.type("\x03")
    terminal.read_until("no game is saved")
    assert terminal.close() == 0
    assert "+money" in (tmp_path / "saves" / "history").read_text()
    assert not list((tmp_path / "saves").glob("*.jsonl"))


def test_a_game_nobody_played_is_neither_kept_nor_offered(script, tmp_path, duopoly):
    """One left before the first move of a person is deleted; one that was killed there is not offered."""
    done = duopoly("play", "--seats", "Ann:m,Bob:c", "--edition", "anti-us")
    assert "Nobody has made a move, so no game is saved." in done.stdout
    assert not list((tmp_path / "saves").glob("*.jsonl"))
    done = duopoly("play", "--seats", "Ann:m,Bob:c", "--edition", "anti-us", text="throw\n")
    assert "duopoly play --resume" in done.stdout
    (save,) = (tmp_path / "saves").glob("*.jsonl")
    lines = save.read_text().splitlines(keepends=True)
    assert "unfinished game" in duopoly("play", text="\n").stdout
    save.write_text("".join(line for line in lines if '"throw"' not in line.replace("throw", '"throw"', 1))[: len(lines[0])])
    assert "unfinished game" not in duopoly("play", text="\n").stdout


def test_completion_for_a_shell(environment, tmp_path):
    """One command installs it; bash then completes commands."""
    env = {**environment, "HOME": str(tmp_path), "SHELL": "/bin/bash"}
    command = [sys.executable, "-m", "duopoly", "--install-completion", "--shell", "bash"]
    done = subprocess.run(command, capture_output=True, text=True, env=env, timeout=60)
    assert done.returncode == 0, done.stderr
    (installed,) = (path for path in tmp_path.rglob("*") if path.is_file() and path.name == "duopoly")
    ask = f'source "{installed}"; COMP_WORDS=(duopoly simu); COMP_CWORD=1; _duopoly; echo "${{COMPREPLY[@]}}"'
    assert subprocess.run(["bash", "-c", ask], capture_output=True, text=True, timeout=60).stdout.strip() == "simulate"


def test_a_command_that_was_probably_meant(capsys):
    assert run(["simulat"]) == 2
    assert "Did you mean simulate?" in capsys.readouterr().err
