"""What a person gave that cannot be, in one line; and that they have had enough."""


class BadInput(ValueError):
    """Something asked for on the command line cannot be: one line that names it and says what would be right."""


class Leave(Exception):
    """The person wants to stop: by `q`, by the end of the input, or by Ctrl-C."""


def one_line(error: BaseException) -> str:
    """An error's message without line breaks."""
    return " ".join(str(error).split())


def why(error: OSError) -> str:
    """What the system said, without its number."""
    return (error.strerror or str(error)).lower()
