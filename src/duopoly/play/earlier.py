"""A game that goes on from a record: the header's field `earlier`, its parts so far. See `duopoly.play.fair`.

Whoever goes on with a game elsewhere does not know the secret of its dice. So they promise new ones, and the old promise
stays in the record, with the number of moves that it is about.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from .promise import MOST_MOVES, Promise, Undone, promise_of, undone_of
from .reader import Reader, bad

FIELD = "earlier"
PROMISE_FIELDS = ("fair", "undone")


class EarlierPart(NamedTuple):
    """A part of a game that went on elsewhere: after `moves` moves of the game in all. What was promised about its dice and
    cards, None if nothing was; and what was taken back.
    """

    moves: int
    promise: Promise | None
    undone: tuple[Undone, ...]


def earlier_of(header: Mapping[str, Any]) -> tuple[EarlierPart, ...]:
    """The earlier parts that a header lists, in order; none if the game was played at one table. Raises BadPosition."""
    parts: list[EarlierPart] = []
    for row in Reader(header, "").rows(FIELD, ()):
        row.only(("moves", *PROMISE_FIELDS))
        moves = row.integer("moves", None, parts[-1].moves if parts else 0, MOST_MOVES)
        parts.append(EarlierPart(moves, promise_of(row.values, row.where), undone_of(row.values, row.where)))
    return tuple(parts)


def continued(header: Mapping[str, Any], moves: int) -> dict[str, Any]:
    """The header with which a game goes on elsewhere after so many moves, under a new promise or none.

    Its old promise, and what was taken back, become an earlier part. Raises BadPosition if the header's parts are invalid.
    """
    parts, rows = earlier_of(header), [*header.get(FIELD, ())]
    start = parts[-1].moves if parts else 0
    if moves < start:
        bad(FIELD, start, f"parts of at most {moves} moves")
    old = {name: header[name] for name in PROMISE_FIELDS if header.get(name)}
    if moves > start or "undone" in old:  # nothing was played under a promise without moves
        rows.append({"moves": moves, **old})
    new = {name: value for name, value in header.items() if name not in (FIELD, *PROMISE_FIELDS)}
    return {**new, FIELD: rows} if rows else new


def starts(parts: Sequence[EarlierPart]) -> list[int]:
    """After how many moves each part begins, and last what follows them."""
    return [0, *(part.moves for part in parts)]
