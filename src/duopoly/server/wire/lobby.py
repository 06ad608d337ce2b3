"""Laying a table, listing tables, sitting down: what goes over plain requests."""

from typing import Annotated, Literal

from msgspec import Meta

from .base import ByWhom, Key, Lang, Name, Pace, Who, Wire


class SeatPlan(Wire, frozen=True, kw_only=True):
    """A seat as the new table asks for it: me, somebody at this screen, a friend by link, or a bot by its kind."""

    name: Name
    who: Who
    bot: str | None = None
    role: str | None = None


class NewRoom(Wire, frozen=True, kw_only=True):
    """A table to be laid. `rules` are the house rules, by the names of the edition's amounts and switches.

    `minutes` ends a timed game; `clock` is how many seconds a decision may take before the others may let a bot play on.
    `dice` and `cards` by hand are the people's own. `treasurer`: the program is only the bank of a real board.
    `order`: where all roles are agreed, whether the first seat begins or the dice say who does.
    `hints`: whether a player may ask what a bot would do; None: where one person plays against bots.
    """

    edition: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=2, max_length=8)]
    name: Annotated[str, Meta(max_length=40)] = ""
    aim: Literal["last", "camp", "timed"] = "last"
    minutes: Annotated[int, Meta(ge=5, le=600)] | None = None
    order: Literal["given", "thrown"] = "given"
    rules: dict[str, int | bool | str] = {}
    dice: ByWhom = "program"
    cards: ByWhom = "program"
    treasurer: bool = False
    clock: Annotated[int, Meta(ge=10, le=3600)] | None = None
    pace: Pace = "normal"
    watchers: bool = True
    hints: bool | None = None
    lang: Lang = "en"


class Made(Wire, frozen=True, kw_only=True):
    """The room that was made."""

    room: str


class RulesAsked(Wire, frozen=True, kw_only=True):
    """House rules as they stand in a new table that is not laid yet."""

    edition: Annotated[str, Meta(max_length=40)]
    aim: Literal["last", "camp", "timed"] = "last"
    rules: dict[str, int | bool | str] = {}
    lang: Lang = "en"


class IdleRule(Wire, frozen=True, kw_only=True):
    """A house rule that can do nothing beside the others, and the sentence that says so."""

    rule: str
    text: str


class RuleField(Wire, frozen=True, kw_only=True):
    """One house rule that an edition can have: its printed value, its words, and the values that can be."""

    name: str
    label: str
    paragraph: str
    topic: str
    kind: Literal["money", "count", "percent", "switch", "choice"]
    value: int | bool | str
    least: int = 0
    most: int = 0
    choices: list[tuple[str, str]] = []
    """Value and words, where it is a choice."""
    usual: bool = False
    """Whether it is one of the few that most people change; the others are behind a button."""
    note: str = ""
    """What the leaflet says of it, where many tables play it and no leaflet prints it."""


class EditionCard(Wire, frozen=True, kw_only=True):
    """An edition for the new table: what makes it different in a line, and all that can be changed."""

    key: str
    name: str
    line: str
    players: tuple[int, int]
    roles: list[str]
    aims: list[str]
    aim_lines: dict[str, str]
    """What ends the game, for each aim, in a sentence with its paragraph."""
    rules: list[RuleField]
    camp_rule: str
    """The paragraph on roles and their balance; "" in the classic game."""


class BotCard(Wire, frozen=True, kw_only=True):
    """A bot that can be seated."""

    key: str
    name: str
    line: str


class Choices(Wire, frozen=True, kw_only=True):
    """All that the new table offers."""

    editions: list[EditionCard]
    bots: list[BotCard]


class RoomLine(Wire, frozen=True, kw_only=True):
    """One of my tables in a list."""

    room: str
    name: str
    edition: str
    players: list[str]
    seats: list[str]
    """The seats that I hold."""
    state: Literal["waiting", "playing", "over", "stopped", "unreadable"]
    """ "stopped": other rules played it, and by these it goes no further. "unreadable": nothing can be made of its log."""
    round: int
    my_turn: bool
    winners: list[str]
    treasurer: bool
    last: float
    """When something last happened, in seconds since 1970."""


class Door(Wire, frozen=True, kw_only=True):
    """What an invitation shows before one sits down."""

    room: str
    name: str
    edition: str
    players: list[str]
    seat: str | None
    """The seat the key is for; None where it only lets one watch, or where it was used."""
    purpose: Literal["invite", "device", "watch"]
    state: Literal["waiting", "playing", "over", "stopped"]


class Join(Wire, frozen=True, kw_only=True):
    """Sitting down with the key of an invitation; a friend may take a name of his own."""

    key: Key
    name: Name | None = None
    lang: Lang = "en"


class KeyWanted(Wire, frozen=True, kw_only=True):
    """A link is wanted: for a friend to a seat that waits, for another device of mine to my seats, or to watch."""

    purpose: Literal["invite", "device", "watch"]
    seat: Name | None = None


class Link(Wire, frozen=True, kw_only=True):
    """A link to pass on, and its QR code as rows of 0 and 1."""

    url: str
    qr: list[str]
    only_here: bool = False
    """Whether it works on this computer only, as the server listens to nobody else."""


class Problem(Wire, frozen=True, kw_only=True):
    """Why a request was refused: a code for programs, the field it is about, one line for people."""

    code: str
    detail: str
    field: str = ""


class Health(Wire, frozen=True, kw_only=True):
    """For operators."""

    status: Literal["ok", "failing"]
    version: str
    rooms: int
    sockets: int
