"""program: a bot that is a process of its own and speaks the bot protocol."""

import logging
import os
import shlex
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import NoReturn

from ...play.notation import Garbled, parse_move
from ...rules.codes import Move
from ...rules.state import RuleTable, State
from ..bot import Bot, Budget, Forfeit, GameInfo, printable
from . import wire
from .process import Ended, Process

START = 10.0
"""Seconds within which a started program has to say hello."""
GRACE = 0.1
"""Seconds allowed for the answer's way, beyond the time given to the program."""
MOST_NOISE = 1_000
"""Lines in one decision that are not its answer; a program that sends more has failed."""
MOST_SILENCES = 3
"""Decisions in a row without an answer, after which it is restarted."""
MOST_FAILURES = 5
"""Failures in a row, after which it is not asked any more."""
MOST_MESSAGE = 300
"""Characters of what is said about a failure: most of it may be the program's own words."""
RUNNERS = {".py": sys.executable, ".js": "node", ".mjs": "node"}

log = logging.getLogger("duopoly.bots")


class Program(Bot):
    """A bot behind a command line. It is started when first needed, and restarted when it fails."""

    def __init__(self, command: str, budget: Budget | None = None) -> None:
        """Raises ValueError if the command is invalid."""
        self.command = command_of(command)
        self.budget: Budget = budget or Budget()
        self.process: Process | None = None
        self.name = ""  # as it calls itself
        self.number = self.failures = self.silences = 0
        self.game = b""
        self.reason = ""

    def begin(self, info: GameInfo) -> None:
        """Tells it about the game, if it is running."""
        super().begin(info)
        self.names, self.game = info.names(), wire.dump(wire.game(info))
        self.post(self.game)

    def decide(self, g: State, rules: RuleTable) -> Move:
        """Asks it and waits for the answer. Raises Forfeit."""
        if self.failures >= MOST_FAILURES:
            raise Forfeit("gone", f"it failed {MOST_FAILURES} times in a row and is not asked any more")
        self.chances, self.reason = None, ""
        try:
            process = self.process or self.start()
            self.number += 1
            milliseconds = round(1000 * self.budget.seconds)
            process.send(wire.dump(wire.decide(self.number, g, rules, self.info, self.names, milliseconds)))
            message = self.answer(process, monotonic() + self.budget.seconds + GRACE)
        except Ended as error:
            self.fail("crash", str(error), stop=True)
        if message is None:
            self.silences += 1
            self.fail("slow", f"no answer within {self.budget.seconds:g} s", stop=self.silences >= MOST_SILENCES)
        self.silences = 0
        return self.move(message, g)

    def move(self, message: wire.Message, g: State) -> Move:
        """The move of an answer. Raises Forfeit."""
        try:
            answer = wire.parse_answer(message, g.seats)
            move = parse_move(answer.move, self.names, g.deck)
        except Forfeit as error:
            self.fail(error.kind, str(error))
        except Garbled as error:
            self.fail("nonsense", str(error))
        self.failures = 0
        self.chances, self.reason = answer.chances, answer.why
        return move

    def answer(self, process: Process, until: float) -> wire.Message | None:
        """The message that answers the last question; None if it does not come in time."""
        for _ in range(MOST_NOISE):
            line = process.read_line(until)
            if line is None:
                return None
            message = wire.parse(line)
            if message is not None and message["type"] == "move" and wire.is_number(message.get("id"), self.number):
                return message
            log.debug("%s: ignored: %r", self.label, line[: wire.MOST_WHY])
        raise Ended(f"it sent {MOST_NOISE} lines without an answer")

    def fail(self, kind: str, message: str, stop: bool = False) -> NoReturn:
        """Counts a failure and raises Forfeit."""
        self.failures += 1
        last = self.stop() if stop else ""
        raise Forfeit(kind, printable(f"{message}: {last}" if last else message, MOST_MESSAGE))

    # Starting and stopping.

    def start(self) -> Process:
        """Starts it and waits for its hello. Raises Ended if it fails, or speaks another protocol."""
        from ... import __version__

        try:
            process = self.process = Process(self.command, wire.MOST_LINE)
        except OSError as error:
            raise Ended(f"it cannot be started: {(error.strerror or str(error)).lower()}") from None
        process.send(wire.dump(wire.hello(__version__)))
        self.greet(process)
        process.send(self.game)
        self.silences = 0
        return process

    def greet(self, process: Process) -> None:
        """Waits for the program's hello and checks it. Raises Ended."""
        until = monotonic() + START
        for _ in range(MOST_NOISE):
            line = process.read_line(until)
            if line is None:
                raise Ended(f"it sent no hello within {START:g} s")
            message = wire.parse(line)
            if message is not None and message["type"] == "hello":
                if not wire.is_number(message.get("protocol"), wire.PROTOCOL):
                    raise Ended(f"protocol: expected {wire.PROTOCOL}, got {message.get('protocol')!r:.20}")
                self.name = printable(str(message.get("name") or ""), 40)
                return
        raise Ended(f"it sent {MOST_NOISE} lines without a hello")

    def check(self) -> None:
        """Starts it to see whether it says hello. Raises ValueError with a one-line message if it does not."""
        try:
            if self.process is None:
                self.start()
        except Ended as error:
            last = self.stop()
            raise ValueError(f"{self.label}: {error}" + (f": {last}" if last else "")) from None

    def stop(self) -> str:
        """Ends it; the next decision restarts it. Returns the last line of its standard error."""
        process, self.process = self.process, None
        if process is None:
            return ""
        process.end(wire.dump({"type": "quit"}))
        lines = process.stderr.decode("utf-8", "replace").split("\n")
        return next((last for line in reversed(lines) if (last := printable(line.strip(), wire.MOST_WHY))), "")

    def post(self, line: bytes) -> None:
        """Sends a message that needs no answer, if it is running."""
        if self.process is not None:
            try:
                self.process.send(line)
            except Ended:
                self.stop()

    @property
    def label(self) -> str:
        """The command as a person would type it."""
        return shlex.join(self.command)

    # What the game reports.

    def explain(self, lang: str = "en") -> str:
        """The reason that came with its last answer, in whatever language."""
        return self.reason

    def forfeited(self, move: str, why: str) -> None:
        """Tells it which move was made for it, and why."""
        self.post(wire.dump({"type": "forfeit", "id": self.number, "played": move, "why": why}))

    def end(self, winners: Sequence[int]) -> None:
        """Tells it who has won."""
        self.post(wire.dump({"type": "over", "winners": [self.info.players[seat] for seat in winners]}))

    def close(self) -> None:
        """Ends it for good."""
        self.stop()


def command_of(text: str) -> list[str]:
    """The words of a command; a single Python or JavaScript file is run by Python or Node. Raises ValueError."""
    words = split(text)
    if not words:
        raise ValueError("cmd: expected a command such as cmd:./mybot.py, got nothing")
    file = Path(words[0])
    runner = RUNNERS.get(file.suffix)
    if runner and file.is_file():
        return [runner, *words]
    if file.is_file():
        return [str(file.absolute()), *words[1:]]  # not resolved: the program may depend on the link it is called by
    if shutil.which(words[0]) is None:
        raise ValueError(f"cmd: expected the path of a program, got {words[0]!r}")
    return words


def files_of(text: str) -> list[Path]:
    """The files that are the bot: the scripts that a command names, or else its first file. Raises ValueError.

    Other files may be logs, which change from game to game.
    """
    files = [path for path in map(Path, split(text)) if path.is_file() and os.access(path, os.R_OK)]
    return [path for path in files if path.suffix in RUNNERS] or files[:1]


def split(text: str) -> list[str]:
    """The words of a command as they are typed. Raises ValueError."""
    try:
        return shlex.split(text, posix=sys.platform != "win32")
    except ValueError as error:
        raise ValueError(f"cmd: cannot parse {text!r}: {str(error).lower()}") from None
