"""The replay of a game, and the analysis of a finished one."""

from typing import Literal

from .base import Wire
from .board import Board
from .position import ResultView
from .room import LedgerLine, RoomView

Grade = Literal["best", "good", "slip", "blunder"]
TurnKind = Literal["trade", "bankrupt", "rent", "purchase", "building", "throw"]
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


class StorySentence(Wire, frozen=True, kw_only=True):
    """A sentence of the story of a game, and the words in it that stand out."""

    text: str
    strong: list[str]


class BestTitleView(Wire, frozen=True, kw_only=True):
    """The title that earned one owner the most rent."""

    space: int
    owner: str
    amount: int
    visits: int
    short: str
    """The sum and the visits in a few words."""
    sentence: StorySentence


class TurningPointView(Wire, frozen=True, kw_only=True):
    """Where the winner's chance rose most: from `before` after ply `first` to `after` after ply `last`. `ply` is the move that
    did it, `label` names it in a few words.
    """

    first: int
    last: int
    ply: int
    round: int
    player: str
    before: float
    after: float
    kind: TurnKind
    label: str
    sentence: StorySentence


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
    standing: list[str]
    """All players by their place: the winners, then by worth, then the bankrupt, the last to go first."""
    best_title: BestTitleView | None
    luckiest: str
    """The luckiest throw, as a sentence with all figures; "" if there is none."""
    luckiest_throw: StorySentence | None
    """The same for the story."""
    throws: str
    """How the dice fell against what was to be expected, as a sentence."""
    result: ResultView | None


class OddsSeries(Wire, frozen=True, kw_only=True):
    """A player's chance of winning at each of `Analysis.plies`, and its 95% interval."""

    name: str
    value: list[float]
    low: list[float]
    high: list[float]


class CostlyMove(Wire, frozen=True, kw_only=True):
    """A decision that surely cost winning chances: the move after ply `ply`, in round `round`, and the better one, in words.

    `deed` says in a sentence what the player did. `played` and `best` are the chances after each move, `cost` their
    difference, `low` to `high` its 95% interval.
    """

    ply: int
    by: str
    move: str
    deed: str
    better: str
    round: int
    grade: Grade
    best: float
    played: float
    cost: float
    low: float
    high: float


class LuckAndSkill(Wire, frozen=True, kw_only=True):
    """What dice and cards gave a player, and what the player's choices cost, in chances of winning with 95% intervals.

    `choices` is the number of decisions, `error_rate` the mean cost of one.
    """

    name: str
    luck: float
    luck_low: float
    luck_high: float
    cost: float
    cost_low: float
    cost_high: float
    choices: int
    error_rate: float


class Analysis(Wire, frozen=True, kw_only=True):
    """Winning chances over a finished game, as far as they are known (`done`: 0 to 1), and the costliest decisions first.

    `state`: "missing" if the server cannot make one (`reason` is why, for its operator), "none" until someone asks,
    then "waiting" behind others, "working", "done" or "failed".
    Each point has `rollouts` rollouts, in the manner of the bot named `bot`; the share `unfinished` of them was
    broken off. `players` is empty until the analysis is done.
    """

    state: AnalysisState
    reason: str = ""
    done: float = 0.0
    plies: list[int] = []
    odds: list[OddsSeries] = []
    costly: list[CostlyMove] = []
    players: list[LuckAndSkill] = []
    turning_point: TurningPointView | None = None
    rollouts: int = 0
    unfinished: float = 0.0
    bot: str = ""


class LineStep(Wire, frozen=True, kw_only=True):
    """A move of a line, and what it makes happen. `by` is a player or "chance"."""

    by: str
    lines: list[LedgerLine]


class ExpectedLine(Wire, frozen=True, kw_only=True):
    """The line that the bot named `bot` expected after the better move at ply `ply`: a typical one of `games` played on."""

    ply: int
    better: str
    bot: str
    games: int
    steps: list[LineStep]


class RecordCheck(Wire, frozen=True, kw_only=True):
    """The result of checking the whole game, as a sentence."""

    ok: bool
    text: str
