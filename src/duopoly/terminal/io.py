"""Talking with the people at the table: what is printed, and what they answer. A test puts its own script here."""

import os
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TextIO

from .errors import Leave

if TYPE_CHECKING:
    from rich.console import Console

NARROW, WIDE = 40, 200


def console_on(file: TextIO) -> "Console":
    """A console that prints plain text where the file is no terminal or the person wants no colours."""
    from rich.console import Console

    terminal = file.isatty()
    plain = not terminal or "NO_COLOR" in os.environ
    return Console(
        file=file,
        force_terminal=terminal,
        color_system=None if plain else "auto",
        highlight=False,
        markup=False,
        emoji=False,
        soft_wrap=False,
        legacy_windows=False,
    )


def read_line(prompt: str, file: TextIO) -> str:
    """A line from the keyboard, with editing where both ends are a terminal; raises EOFError at the end of the input."""
    if file is sys.stdout and file.isatty() and sys.stdin.isatty():
        import contextlib

        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  # gives input() its line editing
        return input(prompt)
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

    def __init__(self, console: "Console", read: Callable[[str], str], quiet: bool = False, wraps: bool = True) -> None:
        self.console, self.read, self.quiet, self.wraps = console, read, quiet, wraps

    @classmethod
    def here(cls, quiet: bool = False, file: TextIO | None = None) -> "TerminalIO":
        """This terminal."""
        out = file or sys.stdout
        wraps = out.isatty() or "COLUMNS" in os.environ
        return cls(console_on(out), lambda prompt: read_line(prompt, out), quiet, wraps)

    @property
    def width(self) -> int:
        """How many columns there are to print in."""
        return max(NARROW, min(WIDE, self.console.width))

    @property
    def height(self) -> int:
        """How many lines the screen has."""
        return self.console.height

    def say(self, text: str = "", style: str = "") -> None:
        """Prints a sentence: names in it are text, whatever brackets they hold."""
        from rich.text import Text

        self.console.print(Text(text, style), soft_wrap=not self.wraps)

    def show(self, thing: Any) -> None:
        """Prints a table or whatever else Rich can draw; without colours no line ends in blanks."""
        if self.console.color_system is not None:
            self.console.print(thing, width=self.width)
            return
        with self.console.capture() as drawn:
            self.console.print(thing, width=self.width)
        for line in drawn.get().splitlines():
            self.console.file.write(line.rstrip() + "\n")

    def tell(self, text: str = "", style: str = "") -> None:
        """Prints a sentence of the story, which a quiet table leaves out."""
        if not self.quiet:
            self.say(text, style)

    def ask(self, prompt: str) -> str:
        """What the person answers; raises Leave where there is no more to come."""
        try:
            answer = self.read(prompt)
        except (EOFError, KeyboardInterrupt) as end:
            self.say()
            raise Leave from end
        return answer.encode("utf-8", "replace").decode().strip()
