"""The two ways an edition can be wrong: its file, or a house rule."""

import os


class BadEdition(ValueError):
    """An edition's file cannot be played: one line with the file, table, row, field, and what would be right."""

    def __init__(self, file: str | os.PathLike[str], what: str) -> None:
        super().__init__(f"{os.fspath(file)}: {what}")


class BadRule(ValueError):
    """A house rule that the edition does not have, or cannot have at that value: one line that says so."""
