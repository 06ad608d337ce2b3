"""Messages to the page. `id` is that of the request answered."""

from typing import Literal

from .base import Wire
from .board import Board
from .position import BlockedMove, LegalMove, PositionView
from .replay import Grade
from .room import CalculationStep, ChatMessage, LedgerLine, RoomView


class Welcome(Wire, frozen=True, kw_only=True, tag="welcome"):
    """Everything: sent first, and again when the language changes or the game begins.

    There is no `board` and no `view` while friends are awaited. `lines` are the last of the ledger, `total` its length.
    """

    room: RoomView
    lang: str
    board: Board | None
    view: PositionView | None
    lines: list[LedgerLine]
    total: int
    chat: list[ChatMessage]


class Moved(Wire, frozen=True, kw_only=True, tag="moved"):
    """The game has moved on. `lines` are new; `total` is the length of the ledger now. After an undo, `undone_to` is the
    number of old lines that remain.
    """

    view: PositionView
    lines: list[LedgerLine]
    total: int
    undone_to: int | None = None
    by: str = ""
    move: str = ""
    """The move and its player; "" after an undo."""
    room: RoomView


class RoomChanged(Wire, frozen=True, kw_only=True, tag="room"):
    """Someone sat down, left, came back or voted; or the time is up."""

    room: RoomView


class ChatAdded(Wire, frozen=True, kw_only=True, tag="chat-added"):
    """A new chat message."""

    message: ChatMessage


class Done(Wire, frozen=True, kw_only=True, tag="done"):
    """A request was carried out."""

    id: int


class RequestRefused(Wire, frozen=True, kw_only=True, tag="refused"):
    """A request was refused, and nothing has changed. `code` is one of the rules' codes or of the server's: "moved-on",
    "not-your-seat", "too-fast", "garbled" …
    """

    id: int
    code: str
    text: str
    rule: str = ""
    topic: str = ""


class CheckedMoves(Wire, frozen=True, kw_only=True, tag="checked-moves"):
    """For each of the moves asked about, one of the two: why it is not legal, or the legal move (None for a trade)."""

    id: int
    blocked: list[BlockedMove | None]
    legal: list[LegalMove | None]


class RentRow(Wire, frozen=True, kw_only=True):
    """A row of a title card: its label, a text for each role, and which role's rent is in force (or None)."""

    label: str
    cells: list[str]
    now: int | None = None
    then: int | None = None
    """Which role's rent would be in force if the player who is asked bought the title."""


class Visitor(Wire, frozen=True, kw_only=True):
    """What the space would cost a player now."""

    name: str
    text: str


class TitleCard(Wire, frozen=True, kw_only=True, tag="title-card"):
    """The card of a space. A space without a title has only words."""

    id: int
    space: int
    name: str
    summary: str
    """ "Boston · price 220 · owned by Bob · bare"."""
    rows: list[RentRow]
    why: list[CalculationStep]
    why_text: str
    why_rule: str
    topic: str
    visitors: list[Visitor]
    facts: list[tuple[str, str]]
    """Costs: "House" "150", "Mortgage" "110" …"""
    text: str = ""
    """For a space without a title: what happens there, in our words, with its rule."""


class Effect(Wire, frozen=True, kw_only=True):
    """Something that would change: the words, before and after; `bad` for the player it is listed under."""

    text: str
    before: str
    after: str
    bad: bool = False


class OfferEffects(Wire, frozen=True, kw_only=True, tag="offer-effects"):
    """What an offer would change, for each player it affects; or why it is not legal."""

    id: int
    sides: list[tuple[str, list[Effect]]]
    blocked: BlockedMove | None


class ThrowOutcome(Wire, frozen=True, kw_only=True):
    """Where a second die leads: the space, what happens there in a few words, and the player who gets the money."""

    die: int
    space: int
    text: str
    owner: str | None = None


class ThrowPreview(Wire, frozen=True, kw_only=True, tag="throw-preview"):
    """All six second dice."""

    id: int
    outcomes: list[ThrowOutcome]


class WinChance(Wire, frozen=True, kw_only=True):
    """A player's chance of winning, and its 95% interval."""

    name: str
    value: float
    low: float
    high: float


class HintOption(Wire, frozen=True, kw_only=True):
    """A move worth considering: the player's chance after it, and `more` of it than after the best move without an offer.

    `low` and `high` are the 95% interval of `more`, by the same dice for both moves: with 0 in it, nothing tells them apart.
    If it is an offer, all that is so if the player `other` accepts it, whose chance grows by `theirs`. `line` says in sentences
    how the game may go on.
    """

    move: str
    label: str
    chance: WinChance
    more: float
    low: float
    high: float
    other: str = ""
    theirs: float | None = None
    line: list[str]


class Hint(Wire, frozen=True, kw_only=True, tag="hint"):
    """What the bot would do, as a move and in words, why, and everyone's chances; no chances if the rules are not compiled, or
    if `undecided`: no title has an owner yet.

    `sureness` says how the move compares with `other`, the best of the others in words: "clear" if it is surely better,
    "close" if nothing tells them apart; "only" without others, "unknown" if it was not measured. `after` is the player's chance
    after the move, by `rollouts` rollouts in the manner of the bot named `played_by`. `options` are the move and the best
    others, at most three in all; none if the rules are not compiled.
    """

    id: int
    bot: str
    move: str
    label: str
    reason: str
    chances: list[WinChance]
    undecided: bool = False
    sureness: Literal["clear", "close", "only", "unknown"] = "unknown"
    other: str = ""
    after: WinChance | None = None
    rollouts: int = 0
    played_by: str = ""
    options: list[HintOption] = []


class GradedMove(Wire, frozen=True, kw_only=True, tag="graded"):
    """What the last decision of a seat cost: the move before ply `ply` as a sentence, the best other one in words, the chances
    after both, the difference with its 95% interval, and the grade.

    By `rollouts` rollouts of each, in the manner of the bot named `played_by`.
    """

    id: int
    ply: int
    deed: str
    better: str
    grade: Grade
    played: float
    best: float
    cost: float
    low: float
    high: float
    rollouts: int
    played_by: str


class RuleText(Wire, frozen=True, kw_only=True, tag="rule-text"):
    """A paragraph in our words."""

    id: int
    topic: str
    rule: str
    text: str


class OlderLines(Wire, frozen=True, kw_only=True, tag="older-lines"):
    """Older lines of the ledger."""

    id: int
    lines: list[LedgerLine]


ServerMessage = (
    Welcome | Moved | RoomChanged | ChatAdded | Done | RequestRefused | CheckedMoves | TitleCard | OfferEffects | ThrowPreview
    | Hint | GradedMove | RuleText | OlderLines
)  # fmt: skip
