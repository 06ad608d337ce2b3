"""Errors of editions: in a file, or in a house rule."""

import json
import os
from typing import Any


class BadEdition(ValueError):
    """An edition's file is invalid. The one-line message has the file, table, row and field: expected ..., got ...."""

    def __init__(self, file: str | os.PathLike[str], what: str) -> None:
        super().__init__(f"{os.fspath(file)}: {what}")


class BadRule(ValueError):
    """A house rule is unknown or has an invalid value. The one-line message has its name: expected ..., got ...."""


def shown(value: Any) -> str:
    """A value as a file would have it, cut short, for a message."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 40 else f"{text[:37]}..."
