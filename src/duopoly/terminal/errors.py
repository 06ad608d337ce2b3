"""Bad input from a person, as one line; and a person's wish to stop."""

INTERRUPTED = 130
"""The exit code after Ctrl-C, as shells have it."""


class BadInput(ValueError):
    """Bad input on the command line: one line, `name: expected X, got Y`."""


class NearMiss(BadInput):
    """A word for a seat that is nearly the name of a bot, `near`: probably nobody is called so."""

    def __init__(self, word: str, near: str) -> None:
        self.word, self.near = word, near
        super().__init__(
            f"seats: expected {near} for the bot, or {word.capitalize()}, with a capital letter, for a person, got {word!r}"
        )


class Leave(Exception):
    """The person wants to stop: `q`, the end of the input, or Ctrl-C."""


def one_line(error: BaseException) -> str:
    """An error's message without line breaks."""
    return " ".join(str(error).split())


def why(error: OSError) -> str:
    """The system's message without its number."""
    return (error.strerror or str(error)).lower()
