"""A finished game, or one that goes on, looked back on."""

from .base import Wire
from .board import Board
from .table import Line, RoomView
from .view import ResultView


class Series(Wire, frozen=True, kw_only=True):
    """A player's wealth at each point of `Replay.plies`."""

    name: str
    worth: list[int]


class PlayerStats(Wire, frozen=True, kw_only=True):
    """What a player's game came to. `out` is the round of his bankruptcy."""

    name: str
    rent_taken: int
    rent_paid: int
    start: int
    taxes_cards: int
    best_title: int | None
    best_sum: int
    end: int
    out: int | None


class Replay(Wire, frozen=True, kw_only=True):
    """A game looked back on: its board, its ledger, wealth over time, statistics, and how the dice are checked."""

    room: RoomView
    board: Board
    moves: list[tuple[str, str]]
    lines: list[Line]
    plies: list[int]
    """At which ply each point of the chart stands: one for each turn."""
    rounds: list[int]
    wealth: list[Series]
    stats: list[PlayerStats]
    luckiest: str
    """The luckiest throw, as a sentence; "" where there is none."""
    throws: str
    """How the dice fell against what was to be expected, as a sentence."""
    result: ResultView | None


class Verdict(Wire, frozen=True, kw_only=True):
    """What checking the whole game found, as a sentence."""

    good: bool
    text: str
