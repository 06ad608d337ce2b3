"""The replay of a game, and the analysis of a finished one."""

from typing import Literal

from .base import Wire
from .board import Board
from .position import ResultView
from .room import LedgerLine, RoomView

AnalysisState = Literal["missing", "none", "waiting", "working", "done", "failed"]


class WealthSeries(Wire, frozen=True, kw_only=True):
    """A player's wealth at each of `Replay.plies`."""

    name: str
    worth: list[int]


class PlayerStats(Wire, frozen=True, kw_only=True):
    """A player's statistics. `out` is the round of the bankruptcy."""

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
    """The replay of a game: its board, its ledger, wealth over time, statistics, the dice."""

    room: RoomView
    board: Board
    moves: list[tuple[str, str]]
    lines: list[LedgerLine]
    plies: list[int]
    """The ply of each point of the chart: one for each turn."""
    rounds: list[int]
    wealth: list[WealthSeries]
    stats: list[PlayerStats]
    luckiest: str
    """The luckiest throw, as a sentence; "" if there is none."""
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
    """A decision that surely cost winning chances: the move after ply `ply`, and the better one, in words.

    `played` and `best` are the chances after each of them, `cost` their difference, `low` to `high` its 95 % interval.
    """

    ply: int
    by: str
    move: str
    better: str
    best: float
    played: float
    cost: float
    low: float
    high: float


class Analysis(Wire, frozen=True, kw_only=True):
    """Winning chances over a finished game, as far as they are known (`done`: 0 to 1), and the costliest decisions first.

    `state`: "missing" if the server cannot make one (`command` is what its operator would run), "none" until someone asks,
    then "waiting" behind others, "working", "done" or "failed".
    Each point has `rollouts` rollouts, in which the bot named `bot` plays all seats; the share `unfinished` of them was
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


class RecordCheck(Wire, frozen=True, kw_only=True):
    """The result of checking the whole game, as a sentence."""

    ok: bool
    text: str
