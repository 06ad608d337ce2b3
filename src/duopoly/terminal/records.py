"""Records brought back to life, move by move; whatever is wrong with one is a line that names the file and the move."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from ..play.errors import BadRecord
from ..play.events import Event
from ..play.game import Game
from ..play.record import Record

Told = Callable[[int, str, str, list[Event]], None]
"""What is done with a move: its number, who, what, and what it made happen."""


def replayed(record: Record, file: str | Path, upto: int | None = None, tell: Told | None = None) -> Game:
    """The game after the first `upto` moves, or all; raises BadRecord at the first that is not legal."""
    game = opened(record, file)
    for n, (by, move) in enumerate(record.moves[:upto], 1):
        try:
            events = game.play(move, by=by)
        except ValueError as error:
            raise BadRecord(f"{file}: move {n}, {by}: {move}: {error}") from error
        if tell is not None:
            tell(n, by, move, events)
    return game


def opened(record: Record, file: str | Path) -> Game:
    """The game before the first move, as the header tells it; whoever wrote the header may have written anything."""
    try:
        return Game.from_header(record.header)
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise BadRecord(f"{file}: line 1 is no game: {error}") from error


def counted(number: int) -> Any:
    """A number of moves for a message, written without a mark for the thousands: people type it again behind --upto."""
    from fluent.runtime.types import fluent_number

    return fluent_number(number, useGrouping=False)
