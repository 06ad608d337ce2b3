"""Records made by other versions of the rules, and messages about them."""

from collections.abc import Mapping
from typing import Any

from ..rules.version import VERSION
from ..words import say
from .errors import BadRecord, ReplayStop
from .phrases import shortened

FIELD = "rules_version"
"""The field of a header."""


def version_of(header: Mapping[str, Any]) -> int:
    """The version of the rules that made a record. Raises BadRecord if the header's field is invalid."""
    version = header.get(FIELD, 1)
    if type(version) is not int or version < 1:
        raise BadRecord(f"{FIELD}: expected a whole number from 1 up, got {version!r}")
    return version


def with_versions(problem: str, version: int) -> str:
    """A message about a record; if another version of the rules made it, says that too."""
    if version == VERSION:
        return problem
    maker = "a newer program, by " if version > VERSION else ""
    return f"{problem}; made by {maker}version {version} of the rules, and this program plays by version {VERSION}"


def changed_words(version: int, lang: str = "en") -> str:
    """A sentence saying that another version of the rules made the record; "" if it was this one."""
    return "" if version == VERSION else say(lang, "rules-changed", **ages(version))


def stop_words(stop: ReplayStop, lang: str = "en") -> str:
    """A one-line sentence saying why a replay goes no further."""
    facts: dict[str, Any] = {"number": stop.number, "player": shortened(stop.by), "move": shortened(stop.move)}
    return say(lang, "rules-stop", reason=stop.refusal.told(lang), **facts, **ages(stop.version))


def ages(version: int) -> dict[str, Any]:
    """The facts of these messages: the record's version, the present one, and whether the record's is older or newer."""
    age = "same" if version == VERSION else "older" if version < VERSION else "newer"
    return {"made": version, "now": VERSION, "age": age}
