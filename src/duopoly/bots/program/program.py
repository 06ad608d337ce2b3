"""program: a bot that runs as a process of its own and is talked to by the bot protocol."""

import logging
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
from ..bot import Bot, Budget, Forfeit, Setting
from . import wire
from .process import Ended, Process

START = 10.0
"""Seconds until a program that was started has to have said hello."""
GRACE = 0.1
"""Seconds more than it is told that its answer may take on its way."""
MOST_NOISE = 1_000
"""Lines in one decision that are no answer to it; more are a flood."""
MOST_SILENCES = 3
"""Decisions in a row that go unanswered; then it is started anew."""
MOST_FAILURES = 5
"""Decisions in a row that it forfeits by failing; then it is not asked any more."""
RUNNERS = {".py": sys.executable, ".js": "node", ".mjs": "node"}

log = logging.getLogger("duopoly.bots")


class Program(Bot):
    """A bot behind a command line. It is started when it is first needed, and started anew where it fails."""

    def __init__(self, command: str, budget: Budget | None = None) -> None:
        """Raises ValueError where the command is none."""
        self.command = command_of(command)
        self.budget: Budget = budget or Budget()
        self.process: Process | None = None
        self.name = ""  # as it says itself
        self.number = self.failures = self.silences = 0
        self.game = b""
        self.reason = ""

    def begin(self, setting: Setting) -> None:
        """Tells it about the game, if it runs."""
        super().begin(setting)
        self.names, self.game = setting.names(), wire.dump(wire.game(setting))
        self.post(self.game)

    def decide(self, g: State, rules: RuleTable) -> Move:
        """Asks it and waits for as long as it may take; raises Forfeit."""
        if self.failures >= MOST_FAILURES:
            raise Forfeit("gone", f"it failed {MOST_FAILURES} times in a row, and is not asked any more")
        self.chances, self.reason = None, ""
        try:
            process = self.process or self.start()
            self.number += 1
            milliseconds = round(1000 * self.budget.seconds)
            process.send(wire.dump(wire.decide(self.number, g, rules, self.setting, self.names, milliseconds)))
            line = self.answer(process, monotonic() + self.budget.seconds + GRACE)
        except Ended as error:
            self.fail("crash", str(error), stop=True)
        if line is None:
            self.silences += 1
            self.fail("slow", f"no answer within {self.budget.seconds:g} s", stop=self.silences >= MOST_SILENCES)
        self.silences = 0
        return self.move(line, g)

    def move(self, line: wire.Line, g: State) -> Move:
        """The move of an answer; raises Forfeit."""
        try:
            found = wire.answer(line, g.seats)
            move = parse_move(found.move, self.names, g.deck)
        except Forfeit as error:
            self.fail(error.kind, str(error))
        except Garbled as error:
            self.fail("nonsense", str(error))
        self.failures = 0
        self.chances, self.reason = found.chances, found.why
        return move

    def answer(self, process: Process, until: float) -> wire.Line | None:
        """The line that answers the decision asked for last; None where it does not come in time."""
        for _ in range(MOST_NOISE):
            raw = process.line(until)
            if raw is None:
                return None
            line = wire.parse(raw)
            if line is not None and line["type"] == "move" and line.get("id") == self.number:
                return line
            log.debug("%s: passed over: %r", self.label, raw[: wire.MOST_WHY])
        raise Ended(f"it floods: {MOST_NOISE} lines that are no answer")

    def fail(self, kind: str, what: str, stop: bool = False) -> NoReturn:
        """Counts a failure; raises Forfeit for it."""
        self.failures += 1
        last = self.stop() if stop else ""
        raise Forfeit(kind, f"{what}: {last}" if last else what)

    # Starting and stopping.

    def start(self) -> Process:
        """Starts it and waits for its hello; raises Ended where it does not come or is not of this protocol."""
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
        """Waits for the program's hello and looks at it."""
        until = monotonic() + START
        for _ in range(MOST_NOISE):
            raw = process.line(until)
            if raw is None:
                raise Ended(f"it said no hello within {START:g} s")
            line = wire.parse(raw)
            if line is not None and line["type"] == "hello":
                if line.get("protocol") != wire.PROTOCOL:
                    raise Ended(f"it speaks protocol {line.get('protocol')!r:.20}; {wire.PROTOCOL} would be right")
                self.name = str(line.get("name") or "")[:40]
                return
        raise Ended(f"it floods: {MOST_NOISE} lines, and none is its hello")

    def check(self) -> None:
        """Starts it to see whether it says hello; raises ValueError in one line where it does not."""
        try:
            if self.process is None:
                self.start()
        except Ended as error:
            last = self.stop()
            raise ValueError(f"{self.label}: {error}" + (f": {last}" if last else "")) from None

    def stop(self) -> str:
        """Ends it; the next decision starts it anew. Returns the last line that it has said on its standard error."""
        process, self.process = self.process, None
        if process is None:
            return ""
        process.end(wire.dump({"type": "quit"}))
        said = process.stderr.decode("utf-8", "replace").split("\n")
        return next((line.strip()[: wire.MOST_WHY] for line in reversed(said) if line.strip()), "")

    def post(self, line: bytes) -> None:
        """Tells it something that needs no answer, if it runs."""
        if self.process is not None:
            try:
                self.process.send(line)
            except Ended:
                self.stop()

    @property
    def label(self) -> str:
        """The command as a person would write it."""
        return shlex.join(self.command)

    # What the table tells.

    def told(self, lang: str = "en") -> str:
        """The reason that came with its last answer, in whatever language that is."""
        return self.reason

    def forfeited(self, move: str, why: str) -> None:
        """Tells it what was played for it, and why."""
        self.post(wire.dump({"type": "forfeit", "id": self.number, "played": move, "why": why}))

    def end(self, winners: Sequence[int]) -> None:
        """Tells it who has won."""
        self.post(wire.dump({"type": "over", "winners": [self.setting.players[seat] for seat in winners]}))

    def close(self) -> None:
        """Ends it for good."""
        self.stop()


def command_of(text: str) -> list[str]:
    """The words of a command; a Python or JavaScript file alone is run by Python or Node. Raises ValueError."""
    try:
        words = shlex.split(text, posix=sys.platform != "win32")
    except ValueError as error:
        raise ValueError(f"cmd: {text!r} cannot be read: {str(error).lower()}") from None
    if not words:
        raise ValueError("cmd: nothing to run; cmd:./mybot.py would be right")
    file = Path(words[0])
    runner = RUNNERS.get(file.suffix)
    if runner and file.is_file():
        return [runner, *words]
    if file.is_file():
        return [str(file.absolute()), *words[1:]]  # not resolved: a link may be what tells it where it is
    if shutil.which(words[0]) is None:
        raise ValueError(f"cmd: {words[0]!r} cannot be found; the path of a program would be right")
    return words
