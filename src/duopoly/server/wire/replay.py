"""A finished game, or one that goes on, looked back on."""

from typing import Literal

from .base import Wire
from .board import Board
from .position import ResultView
from .room import Line, RoomView

AnalysisState = Literal["missing", "none", "waiting", "warming", "working", "done", "failed"]


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


class OddsSeries(Wire, frozen=True, kw_only=True):
    """A player's chance of winning at each of `Analysis.plies`, and its 95 % interval."""

    name: str
    value: list[float]
    low: list[float]
    high: list[float]


class CostlyMove(Wire, frozen=True, kw_only=True):
    """A decision that surely cost winning chances: the move after ply `ply`, and the better one, told.

    `best` and `made` are the chances after each of them, `cost` their difference, `low` to `high` its 95 % interval.
    """

    ply: int
    by: str
    move: str
    better: str
    best: float
    made: float
    cost: float
    low: float
    high: float


class Analysis(Wire, frozen=True, kw_only=True):
    """Winning chances over a finished game, as far as they are found (`done`: 0 to 1), and the costliest decisions first.

    `state`: "missing" where the server cannot (`command` is what its operator would type), "none" while nobody asked, then
    "waiting" behind others, "warming" while the rules are compiled, "working", "done" or "failed".
    Each point has `rollouts` rollouts, in which `bot`, as it is called, plays all seats; the part `unfinished` of them was
    broken off.
    """

    state: AnalysisState
    command: str = ""
    done: float = 0.0
    plies: list[int] = []
    odds: list[OddsSeries] = []
    costly: list[CostlyMove] = []
    rollouts: int = 0
    unfinished: float = 0.0
    bot: str = ""


class Verdict(Wire, frozen=True, kw_only=True):
    """What checking the whole game found, as a sentence."""

    good: bool
    text: str
