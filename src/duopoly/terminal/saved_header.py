"""What a saved game's header says of how it is played, checked: who is a bot, the limits, the clock, dice and cards."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct

from ..play.errors import BadPosition, BadRecord
from ..play.promise import promise_of
from ..play.reader import Reader, bad
from .game_setup import MOST_NUMBER

SOURCES = ("auto", "ask")
MOST_SECONDS = 10**12
"""More than a clock can show; a number beyond it would not fit a float."""


class SavedHeader(Struct, frozen=True, kw_only=True):
    """The fields of a header that a game needs to go on; None or 0 where it says nothing."""

    bots: dict[str, str | None]
    budgets: dict[str, str | None]
    rounds: int | None
    minutes: int | None
    dice: str | None
    cards: str | None
    lang: str | None
    used: float
    begun: float | None
    is_promised: bool


def saved_header(header: Mapping[str, Any], path: Path) -> SavedHeader:
    """The checked fields of a saved game's header. Raises BadRecord, which names the file and the field."""
    try:
        read = Reader(header, "")
        promise = promise_of(header)
        by_hand = dict.fromkeys(promise.by_hand if promise else (), "ask")
        return SavedHeader(
            bots=by_seat(read, "bot"),
            budgets=by_seat(read, "budget"),
            rounds=limit(read, "limit"),
            minutes=limit(read, "minutes"),
            dice=source(read, "dice") or by_hand.get("dice"),
            cards=source(read, "cards") or by_hand.get("cards"),
            lang=optional_text(read, "lang"),
            used=seconds(read, "used") or 0.0,
            begun=seconds(read, "begun"),
            is_promised=promise is not None,
        )
    except BadPosition as error:
        raise BadRecord(f"{path}: line 1: {error}") from error


def by_seat(read: Reader, field: str) -> dict[str, str | None]:
    """A field of each seat that the header names: its bot, None for a person; or the bot's budget, if it is not its own."""
    rows = () if read.get("seats") is None else read.rows("seats")
    return {row.text("name"): optional_text(row, field) for row in rows}


def limit(read: Reader, field: str) -> int | None:
    """A number of rounds or minutes."""
    return None if read.get(field) is None else read.integer(field, None, 1, MOST_NUMBER)


def source(read: Reader, field: str) -> str | None:
    """Where dice or cards come from."""
    return None if read.get(field) is None else read.among(field, SOURCES, None)


def optional_text(read: Reader, field: str) -> str | None:
    """A text that may be left out."""
    return None if read.get(field) is None else read.text(field)


def seconds(read: Reader, field: str) -> float | None:
    """A number of seconds."""
    value = read.get(field)
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= MOST_SECONDS:
        bad(read.at(field), value, f"a number from 0 to {MOST_SECONDS}")
    return float(value)
