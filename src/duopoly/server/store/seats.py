"""Seats as a column of the database holds them."""

from collections.abc import Sequence

from msgspec import DecodeError, json


def seats_json(seats: Sequence[str]) -> str:
    """Seats as JSON."""
    return json.encode(seats).decode()


def seats_from(text: str) -> tuple[str, ...]:
    """Seats from JSON."""
    if not isinstance(text, str):  # SQLite stores whatever it gets
        raise DecodeError("expected text")
    return json.decode(text, type=tuple[str, ...])
