"""Input and output: what is printed, and what people answer. Tests put their own script here."""

import os
import sys
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, TextIO

from .errors import Leave
from .keyboard import Complete, Keyboard, nothing

if TYPE_CHECKING:
    from rich.console import Console

NARROW, WIDE = 40, 200


def console_on(file: TextIO) -> "Console":
    """A console that prints plain text if the file is not a terminal or colors are unwanted."""
    from rich.console import Console

    class Screen(Console):
        def on_broken_pipe(self) -> None:
            raise BrokenPipeError  # `cli.run` ends quietly; Rich would exit with 1

    terminal = file.isatty()
    plain = not terminal or "NO_COLOR" in os.environ
    return Screen(
        file=file,
        force_terminal=terminal,
        color_system=None if plain else "auto",
        highlight=False,
        markup=False,
        emoji=False,
        soft_wrap=False,
        legacy_windows=False,
    )


def has_keyboard(file: TextIO) -> bool:
    """Whether a person types at a terminal that can move its cursor."""
    return file is sys.stdout and file.isatty() and sys.stdin.isatty() and os.environ.get("TERM", "") not in ("dumb", "unknown")


def read_line(prompt: str, file: TextIO) -> str:
    """A line from the input as it comes. Raises EOFError at its end."""
    file.write(prompt)
    file.flush()
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    if not sys.stdin.isatty():
        file.write("\n")
    return line


class TerminalIO:
    """The screen and the keyboard.

    `read` gets a prompt and returns a line, or raises EOFError; `quiet` leaves the story out; `wraps` breaks sentences to
    the width of the screen: in a pipe each stays in one line.
    """

    def __init__(
        self,
        console: "Console",
        read: Callable[[str], str],
        quiet: bool = False,
        wraps: bool = True,
        keyboard: Keyboard | None = None,
    ) -> None:
        self.console, self.read, self.quiet, self.wraps = console, read, quiet, wraps
        self.keyboard = keyboard or Keyboard()

    @classmethod
    def here(cls, quiet: bool = False, file: TextIO | None = None) -> "TerminalIO":
        """This terminal."""
        out = file or sys.stdout
        wraps = out.isatty() or "COLUMNS" in os.environ
        keyboard = Keyboard()
        read = keyboard.read if has_keyboard(out) else partial(read_line, file=out)
        return cls(console_on(out), read, quiet, wraps, keyboard)

    @property
    def width(self) -> int:
        """The columns to print in."""
        return max(NARROW, min(WIDE, self.console.width))

    @property
    def height(self) -> int:
        """The lines of the screen."""
        return self.console.height

    def say(self, text: str = "", style: str = "") -> None:
        """Prints a sentence; brackets in names are plain text."""
        from rich.text import Text

        self.console.print(Text(text, style), soft_wrap=not self.wraps)

    def show(self, thing: Any) -> None:
        """Prints a table or anything else Rich can draw; without colors no line ends in blanks."""
        if self.console.color_system is not None:
            self.console.print(thing, width=self.width)
            return
        with self.console.capture() as drawn:
            self.console.print(thing, width=self.width)
        for line in drawn.get().splitlines():
            self.console.file.write(line.rstrip() + "\n")

    def tell(self, text: str = "", style: str = "") -> None:
        """Prints a sentence unless the table is quiet."""
        if not self.quiet:
            self.say(text, style)

    def ask(self, prompt: str, complete: Complete = nothing) -> str:
        """The person's answer; Tab offers what `complete` finds. Raises Leave at the end of the input."""
        self.keyboard.complete = complete
        try:
            answer = self.read(prompt)
        except (EOFError, KeyboardInterrupt) as end:
            self.say()
            raise Leave from end
        return answer.encode("utf-8", "surrogatepass").decode("utf-8", "replace").strip()
