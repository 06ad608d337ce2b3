"""Opening a record: what it holds, setting up the room where its game goes on."""

from typing import Annotated, Literal

from msgspec import Meta

from .base import BotDelay, ByWhom, Lang, Name, SeatedBy, Wire
from .lobby import BotOption

RecordText = Annotated[str, Meta(min_length=1, max_length=512 * 1024)]
"""The text of a record's file, or the digits of a link."""


class RecordRequest(Wire, frozen=True, kw_only=True):
    """Asks what a record holds."""

    record: RecordText
    lang: Lang = "en"


class RecordSeat(Wire, frozen=True, kw_only=True):
    """A player of a record, and who is likely to play on there."""

    name: Name
    role: str | None
    who: SeatedBy
    bot: str | None
    bankrupt: bool


class RecordView(Wire, frozen=True, kw_only=True):
    """What a record holds."""

    edition: str
    """The edition's name."""
    seats: list[RecordSeat]
    state: Literal["playing", "over"]
    moves: int
    round: int
    heading: str
    """What is asked of whom, as a sentence."""
    winners: list[str]
    dice: ByWhom
    cards: ByWhom
    treasurer: bool
    minutes: int | None
    """How many minutes a timed game has left; None for other games."""
    bots: list[BotOption]
    notes: list[str]
    """What to know before going on: about the dice so far, about other rules."""


class SeatChoice(Wire, frozen=True, kw_only=True):
    """Who plays on for a player."""

    who: SeatedBy
    bot: str | None = None


class RoomFromRecord(Wire, frozen=True, kw_only=True):
    """A room in which a record's game goes on, or can be looked back on if it is over. `seats` are in the record's order.

    The record settles the edition, the rules, the aim, and the names; the rest is as in `NewRoom`.
    """

    record: RecordText
    seats: Annotated[list[SeatChoice], Meta(min_length=2, max_length=8)]
    name: Annotated[str, Meta(max_length=40)] = ""
    minutes: Annotated[int, Meta(ge=5, le=600)] | None = None
    dice: ByWhom = "program"
    cards: ByWhom = "program"
    treasurer: bool = False
    clock: Annotated[int, Meta(ge=10, le=3600)] | None = None
    absence: Annotated[int, Meta(ge=60, le=604_800)] | None = 600
    bot_delay: BotDelay = "normal"
    spectators: bool = True
    hints: bool | None = None
    lang: Lang = "en"
