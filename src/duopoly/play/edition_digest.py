"""Whether an edition of your own is still the one that a record was played by: a digest of what games go by."""

import hashlib
from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import fields

from ..editions import Edition
from ..rules.version import VERSION
from .errors import BadPosition
from .record_file import dump
from .versions import FIELD as VERSION_FIELD

FIELD = "edition_digest"
"""The field of a header, for an edition from a file; older records do not have it."""
PARTS = ("rules", "roles", "spaces", "titles", "cards")
TEXTS = ("name", "short", "text", "source")
"""Fields of rows that only tell: a slip of the pen may be mended in the middle of a game."""


def edition_digest(edition: Edition) -> str:
    """A short digest of the edition with its house rules, without its texts and what its fields are by default."""
    facts = [facts_of(getattr(edition, part)) for part in PARTS]
    return hashlib.sha256(dump(facts).encode()).hexdigest()[:16]


def facts_of(value: Any) -> Any:
    """A value of an edition as JSON has it."""
    if isinstance(value, Struct):
        named = ((field, getattr(value, field.name)) for field in fields(value) if field.name not in TEXTS)
        return {field.name: facts_of(each) for field, each in named if each != field.default}
    if isinstance(value, Mapping):
        return {name: facts_of(each) for name, each in sorted(value.items())}
    return [facts_of(each) for each in value] if isinstance(value, list | tuple) else value


def check_edition(header: Mapping[str, Any], edition: Edition) -> None:
    """Raises BadPosition if the edition's file is no longer as it was when the record of this header began.

    A record of other rules may have other consequences anyway, and whoever opens it hears of that.
    """
    if FIELD in header and header.get(VERSION_FIELD) == VERSION and header[FIELD] != edition_digest(edition):
        name = edition.file or edition.key
        raise BadPosition(f"edition: expected {name} as it was when the game began, got another: the file was changed since")
