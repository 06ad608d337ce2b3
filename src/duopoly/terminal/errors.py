"""Bad input from a person, as one line; and a person's wish to stop."""

INTERRUPTED = 130
"""The exit code after Ctrl-C, as shells have it."""


class BadInput(ValueError):
    """Bad input on the command line: one line, `name: expected X, got Y`."""


class Leave(Exception):
    """The person wants to stop: `q`, the end of the input, or Ctrl-C."""


def one_line(error: BaseException) -> str:
    """An error's message without line breaks."""
    return " ".join(str(error).split())


def why(error: OSError) -> str:
    """The system's message without its number."""
    return (error.strerror or str(error)).lower()
