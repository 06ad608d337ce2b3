"""Help as plain lines that screen readers read well, wrapped with hanging indents."""

from typing import TYPE_CHECKING

from cyclopts.help.formatters import PlainFormatter

if TYPE_CHECKING:
    from rich.console import Console

WIDEST = 100


class PlainHelp(PlainFormatter):
    """Cyclopts' plain help, wrapped once and in whole words."""

    def _print_plain(self, console: "Console", text: str) -> None:
        import textwrap

        inset = len(text) - len(text.lstrip())
        hanging = " " * (inset + 6 if inset else 0)
        words = " ".join(text.split())
        print(textwrap.fill(words, min(WIDEST, console.width), initial_indent=" " * inset, subsequent_indent=hanging))
