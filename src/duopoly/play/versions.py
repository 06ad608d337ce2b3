"""Records of other rules: which version made one, where it stops by those of now, and how that is said."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ..rules.version import VERSION
from ..words import say
from .errors import BadRecord, Stop

if TYPE_CHECKING:
    pass

FIELD = "rules_version"
"""The field of a header."""
LONGEST = 120


def version_of(header: Mapping[str, Any]) -> int:
    """The version of the rules that made a record; raises BadRecord with the field's name."""
    version = header.get(FIELD, 1)
    if type(version) is not int or version < 1:
        raise BadRecord(f"{FIELD}: expected a whole number from 1 up, got {version!r}")
    return version


def with_versions(problem: str, version: int) -> str:
    """What is wrong with a record; where other rules made it, that too."""
    if version == VERSION:
        return problem
    maker = "a newer program, by " if version > VERSION else ""
    return f"{problem}; made by {maker}version {version} of the rules, and this program plays by version {VERSION}"


def changed_words(version: int, lang: str = "en") -> str:
    """That what another version of the rules made is played by this one; "" where they are the same."""
    return "" if version == VERSION else say(lang, "rules-changed", **ages(version))


def stop_words(stop: Stop, lang: str = "en") -> str:
    """Why a record goes no further, in one line."""
    facts: dict[str, Any] = {"number": stop.number, "player": stop.by, "move": shortened(stop.move)}
    return say(lang, "rules-stop", reason=stop.refusal.told(lang), **facts, **ages(stop.version))


def shortened(move: str) -> str:
    """A move to be told: a very long text is not repeated in full."""
    return move if len(move) <= LONGEST else f"{move[:LONGEST]}…"


def ages(version: int) -> dict[str, Any]:
    """What the messages speak of: the version that made the record, the one of now, and which of them is older."""
    age = "same" if version == VERSION else "older" if version < VERSION else "newer"
    return {"made": version, "now": VERSION, "age": age}
