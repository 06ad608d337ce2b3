"""The keyboard of a terminal: line editing, history, and Tab, by prompt_toolkit."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .completion import Suggestion

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession

Complete = Callable[[str], list[Suggestion]]
"""What the last word of a line may become."""


def nothing(line: str) -> list[Suggestion]:
    """Offers nothing: the question is not about moves."""
    return []


class Keyboard:
    """Reads lines on a terminal. `complete` is what Tab offers now; lines go into `history`, a file, if there is one."""

    def __init__(self) -> None:
        self.complete: Complete = nothing
        self.history: Path | None = None
        self.session: PromptSession[str] | None = None

    def read(self, prompt: str) -> str:
        """A line. Raises EOFError at the end of the input, and KeyboardInterrupt."""
        if self.session is None:
            self.session = self.new_session()
        return self.session.prompt(prompt)

    def new_session(self) -> "PromptSession[str]":
        """A prompt with Tab and, from an earlier game on, history."""
        from prompt_toolkit import PromptSession
        from prompt_toolkit.completion import Completer, Completion
        from prompt_toolkit.history import FileHistory, InMemoryHistory
        from prompt_toolkit.output import create_output
        from prompt_toolkit.output.vt100 import Vt100_Output

        keyboard = self

        class TableCompleter(Completer):
            """Hands on what `complete` finds."""

            def get_completions(self, document: Any, event: Any) -> Iterable[Completion]:
                """The words that may stand at the cursor."""
                typed = document.text_before_cursor.rpartition(" ")[2]
                for suggestion in keyboard.complete(document.text_before_cursor):
                    yield Completion(suggestion.text, -len(typed), display_meta=suggestion.meaning)

        output = create_output()
        if isinstance(output, Vt100_Output):
            output.enable_cpr = False  # not every terminal answers, and then there would be a warning
        return PromptSession(
            completer=TableCompleter(),
            complete_while_typing=False,
            history=FileHistory(self.history) if self.is_writable() and self.history else InMemoryHistory(),
            output=output,
        )

    def is_writable(self) -> bool:
        """Whether the history can be kept."""
        try:
            if self.history is not None:
                self.history.parent.mkdir(parents=True, exist_ok=True)
                self.history.touch()
        except OSError:
            return False
        return self.history is not None
