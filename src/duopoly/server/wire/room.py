"""The room around the game: the ledger, the chat, the seats, the options."""

from typing import Literal

from .base import BotDelay, BotOffers, ByWhom, EventKind, ReasonKind, RoomState, Wire


class CalculationStep(Wire, frozen=True, kw_only=True):
    """A step in the calculation of an amount."""

    text: str
    number: int
    kind: ReasonKind


class LedgerLine(Wire, frozen=True, kw_only=True):
    """A line of the ledger: an event as a sentence, with what an animation needs. There is an `amount` if money moved."""

    n: int
    """Its place in the ledger, from 0."""
    ply: int
    """The move that caused it, from 1."""
    kind: EventKind
    topic: str
    text: str
    """The sentence, without its rule."""
    rule: str
    """As it is shown: "rule 10"; "" if there is none."""
    player: str | None = None
    other: str | None = None
    payer: str | None = None
    payee: str | None = None
    """A player or "bank"."""
    amount: int | None = None
    space: int | None = None
    numbers: tuple[int, int] = (0, 0)
    steps: list[CalculationStep] = []
    card: str = ""
    notes: list[tuple[int, int]] = []
    """For the bank of a real board: the banknotes to hand over, as denomination and count."""
    change: list[tuple[int, int]] = []
    """For the bank of a real board: the same sum with one larger note; what comes back is negative."""


class ChatMessage(Wire, frozen=True, kw_only=True):
    """A chat message."""

    by: str
    text: str
    at: float


class SeatView(Wire, frozen=True, kw_only=True):
    """Who sits on a seat; "open" while a friend is awaited."""

    name: str
    who: Literal["person", "bot", "open"]
    bot: str = ""
    bot_since: float | None = None
    """Since when the bot plays for a person, who may take the seat back, on the server's clock; None if it does not."""
    bot_ply: int = 0
    """How many moves had been made when it took over."""
    here: bool = False
    """Whether a browser that holds it is connected, or it has nobody but a bot."""
    left_at: float | None = None
    """From when on nobody need wait for this person, who is away."""
    mine: bool = False
    role: str | None = None
    bot_offers: BotOffers = "few"
    """Which offers of bots reach this person; the others are rejected for them."""
    reason: str = ""
    """What the bot said of a move: why it made it; "" if it has said nothing yet."""
    reason_ply: int = 0
    """That move, as in `LedgerLine.ply`."""


class VoteView(Wire, frozen=True, kw_only=True):
    """Something that all people must agree on: undoing moves, handing a seat to a bot, or ending the game."""

    what: Literal["undo", "bot", "end"]
    by: str
    seat: str = ""
    moves: int = 0
    text: str = ""
    yes: list[str] = []
    waiting: list[str] = []
    until: float | None = None
    """Until when the person of `seat` is asked, on the server's clock; no answer is a yes."""


class SaltView(Wire, frozen=True, kw_only=True):
    """A salt that a browser added to the dice, and the players there."""

    players: list[str]
    salt: str


class GuideView(Wire, frozen=True, kw_only=True):
    """Where the learner of a guided game is. `step` is from 1 to `steps`; the cue names what the page says.

    `move` is the learner's next one; "" if the guide has no more. Until it `waits` no longer, others move.
    """

    guide: str
    step: int
    steps: int
    cue: str
    move: str
    waits: bool


class RematchView(Wire, frozen=True, kw_only=True):
    """The next game of the same people, and who is ready for it."""

    room: str
    ready: list[str]


class RoomView(Wire, frozen=True, kw_only=True):
    """The room around the game: the seats, the options, how the dice are kept honest."""

    room: str
    name: str
    state: RoomState
    seats: list[SeatView]
    host: bool
    """Whether I set up this table."""
    spectators: int
    dice: ByWhom
    cards: ByWhom
    treasurer: bool
    bot_delay: BotDelay
    hints: bool
    """Whether I may ask what a bot would do in my place."""
    grades: bool
    """Whether I may ask what my last move cost: that also needs the compiled rules."""
    clock: int | None
    absence: int | None
    """How many seconds somebody may be away before nobody need wait for them; None: for ever."""
    minutes: int | None
    ends_at: float | None
    """When a timed game ends, in seconds since 1970."""
    deadline: float | None
    """When the time for the decision is up."""
    more_time: bool
    """Whether its clock may be started anew: once for each decision."""
    now: float
    commitment: str
    secret: str | None
    """Opened after the last move."""
    salts: list[SaltView]
    takes_salts: bool
    """Whether my page may still add a salt: nothing has been drawn."""
    undone: list[str]
    """The latest undos, in words."""
    undos: int
    """How often moves were taken back in all."""
    start_at: float | None
    """From when on others may begin the game, because its host is away; None if the host is here."""
    may_undo: int
    """How many moves an undo would take back now: to my last decision; 0 if there is none."""
    vote: VoteView | None = None
    started: float | None = None
    earlier_moves: int = 0
    """How many moves of a record the game goes on from: they were played elsewhere, and cannot be undone."""
    guide: GuideView | None = None
    """Where a guided game stands; None at other tables."""
    notice: str = ""
    """What everybody should know: that the dice cannot be trusted, that the people ended the game, or that other rules played
    this table: why it goes no further, or that it may differ from what was seen then.
    """
    rematch: RematchView | None = None
    """The next game of the same people, once somebody has asked for it."""
    names_shared: list[str] = []
    """Who agrees that a picture of the game names them."""
    names_wanted: list[str] = []
    """Who has yet to agree; while there is anybody, a picture has letters instead of names."""
