"""Reads a plain dictionary field by field. Errors name the field, what was expected and what came."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NoReturn

from .errors import BadPosition

MISSING: Any = object()


def bad(where: str, value: object, right: str) -> NoReturn:
    """Raises BadPosition for the value of a field."""
    raise BadPosition(f"{where}: expected {right}, got {value!r}")


class Reader:
    """A dictionary, and its place for messages."""

    def __init__(self, values: object, where: str) -> None:
        if not isinstance(values, Mapping):
            bad(where or "position", values, "a dictionary")
        self.values: Mapping[Any, Any] = values
        self.where = where

    def at(self, field: object) -> str:
        """The place of a field."""
        return f"{self.where}.{field}" if self.where else str(field)

    def only(self, known: Iterable[str]) -> None:
        """Refuses unknown fields."""
        known = tuple(known)
        for field in self.values:
            if field not in known:
                raise BadPosition(f"{self.at(field)}: expected one of the fields {', '.join(known)}, got {field!r}")

    def get(self, field: str, usual: Any = None) -> Any:
        """The field's value, unchecked."""
        return self.values.get(field, usual)

    def text(self, field: str) -> str:
        """A required text."""
        value = self.get(field)
        if not isinstance(value, str):
            bad(self.at(field), value, "a text")
        return value

    def flag(self, field: str) -> bool:
        """True or false; false if it is left out."""
        value = self.get(field, False)
        if not isinstance(value, bool):
            bad(self.at(field), value, "true or false")
        return value

    def integer(self, field: str, usual: int | None, least: int, most: int) -> int:
        """A whole number from `least` to `most`."""
        value = self.get(field, usual)
        if type(value) is not int or not least <= value <= most:
            bad(self.at(field), value, f"a whole number from {least} to {most}")
        return value

    def among(self, field: str, words: Sequence[str], usual: str | None) -> str:
        """One of some words."""
        value = self.get(field, usual)
        if value not in words:
            bad(self.at(field), value, f"one of {', '.join(word for word in words if word)}")
        return str(value)

    def choice(self, field: str, words: Sequence[str], usual: str | None) -> int:
        """The index of one of some words."""
        return words.index(self.among(field, words, usual))

    def rows(self, field: str, usual: Any = MISSING) -> list["Reader"]:
        """A list of dictionaries."""
        value = self.get(field, usual)
        if not isinstance(value, list | tuple):
            bad(self.at(field), None if value is MISSING else value, "a list")
        return [Reader(row, f"{self.at(field)}[{i}]") for i, row in enumerate(value)]

    def mapping(self, field: str) -> Mapping[Any, Any]:
        """A dictionary; empty if it is left out."""
        return Reader(self.get(field, {}), self.at(field)).values

    def table(self, field: str) -> dict[Any, "Reader"]:
        """A dictionary of dictionaries."""
        return {key: Reader(row, f"{self.at(field)}.{key}") for key, row in self.mapping(field).items()}

    def part(self, field: str, usual: Any) -> "Reader":
        """A dictionary inside this one."""
        return Reader(self.get(field, usual), self.at(field))
