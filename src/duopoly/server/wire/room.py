"""Round the game: the ledger, the chat, who sits, what was agreed."""

from typing import Literal

from .base import ByWhom, Pace, Wire


class Step(Wire, frozen=True, kw_only=True):
    """A step in working out a sum."""

    text: str
    number: int
    kind: str


class Line(Wire, frozen=True, kw_only=True):
    """A line of the ledger: a fact as a sentence, with what an animation needs. Money moved exactly when `amount` is there."""

    n: int
    """Its place in the ledger, from 0."""
    ply: int
    """The move that made it happen, from 1."""
    kind: str
    topic: str
    text: str
    """The sentence, without its rule."""
    rule: str
    """As it is shown: "rule 10"; "" where there is none."""
    player: str | None = None
    other: str | None = None
    payer: str | None = None
    payee: str | None = None
    """A player or "bank"."""
    amount: int | None = None
    space: int | None = None
    numbers: tuple[int, int] = (0, 0)
    steps: list[Step] = []
    card: str = ""
    notes: list[tuple[int, int]] = []
    """Treasurer: the notes to hand over, as denomination and count."""
    change: list[tuple[int, int]] = []
    """Treasurer: the same sum with one larger note; what comes back is negative."""


class ChatLine(Wire, frozen=True, kw_only=True):
    """Something said at the table."""

    by: str
    text: str
    at: float


class SeatView(Wire, frozen=True, kw_only=True):
    """Who sits on a seat. `who`: "person", "bot", or "open" while a friend is awaited."""

    name: str
    who: Literal["person", "bot", "open"]
    bot: str = ""
    here: bool = False
    """Whether a browser that holds it is connected."""
    mine: bool = False
    role: str | None = None
    reason: str = ""
    """A bot: why it made its last move."""


class VoteView(Wire, frozen=True, kw_only=True):
    """Something that all people have to agree on: taking back moves, or letting a bot play on for somebody."""

    what: Literal["undo", "bot"]
    by: str
    seat: str = ""
    moves: int = 0
    told: str = ""
    yes: list[str] = []
    waiting: list[str] = []


class RoomView(Wire, frozen=True, kw_only=True):
    """The table round the game: who sits, what was agreed, how the dice are kept honest."""

    room: str
    name: str
    state: Literal["waiting", "playing", "over", "stopped"]
    """ "stopped": other rules played it, and by these it goes no further."""
    seats: list[SeatView]
    host: bool
    """Whether I laid this table."""
    watching: int
    """How many look on."""
    dice: ByWhom
    cards: ByWhom
    treasurer: bool
    pace: Pace
    hints: bool
    """Whether I may ask what a bot would do in my place."""
    clock: int | None
    minutes: int | None
    ends_at: float | None
    """Timed: when the time is up, in seconds since 1970."""
    deadline: float | None
    """When the decision's time is up."""
    now: float
    commitment: str
    secret: str | None
    """Opened after the last move."""
    may_undo: int
    """How many moves an undo would take back now: to my last decision; 0 where there is none."""
    vote: VoteView | None = None
    started: float | None = None
    notice: str = ""
    """A table that was laid by other rules: why it goes no further, or that it may differ from what was seen then."""
