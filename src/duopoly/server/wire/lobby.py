"""Setting up a room, listing rooms, sitting down: plain requests and their answers."""

from typing import Annotated, Literal

from msgspec import Meta

from .base import Aim, BotDelay, ByWhom, Lang, LinkKey, Name, RoomState, SeatedBy, Wire


class SeatConfig(Wire, frozen=True, kw_only=True):
    """A seat of a new room: for me, someone at this screen, a friend by link, or a bot by its name.

    `budget` is what the bot may spend on a decision, such as "0.3" seconds or "200r" rollouts; None: as it plays elsewhere.
    """

    name: Name
    who: SeatedBy
    bot: str | None = None
    role: str | None = None
    budget: Annotated[str, Meta(max_length=16)] | None = None

    @property
    def is_local(self) -> bool:
        """Whether it is for somebody at the host's screen."""
        return self.who in ("me", "here")


class NewRoom(Wire, frozen=True, kw_only=True):
    """A room to set up. `rules` are the house rules, by the names of the edition's amounts and switches.

    `minutes` ends a timed game; `clock` is how many seconds a decision may take before the others may let a bot play on.
    `absence` is how many seconds somebody may be away before the others may let a bot play on or end the game; None: for ever.
    `dice` and `cards` by hand are the players' own. `treasurer`: the program is only the bank of a real board.
    `order`: if all roles are chosen, whether the first seat begins or the dice decide.
    `hints`: whether a player may ask what a bot would do; None: if one person plays against bots.
    """

    edition: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatConfig], Meta(min_length=2, max_length=8)]
    name: Annotated[str, Meta(max_length=40)] = ""
    aim: Aim = "last"
    minutes: Annotated[int, Meta(ge=5, le=600)] | None = None
    order: Literal["given", "thrown"] = "given"
    rules: dict[str, int | bool | str] = {}
    dice: ByWhom = "program"
    cards: ByWhom = "program"
    treasurer: bool = False
    clock: Annotated[int, Meta(ge=10, le=3600)] | None = None
    absence: Annotated[int, Meta(ge=60, le=604_800)] | None = 600
    bot_delay: BotDelay = "normal"
    spectators: bool = True
    hints: bool | None = None
    lang: Lang = "en"


class GuideRequest(Wire, frozen=True, kw_only=True):
    """A guided game to set up: a newcomer's first game, or what is different for who knows Monopoly; from a step on."""

    guide: Literal["first", "difference"]
    step: Annotated[int, Meta(ge=1, le=99)] = 1
    bot_delay: BotDelay = "normal"
    lang: Lang = "en"


class RoomCreated(Wire, frozen=True, kw_only=True):
    """The id of a new room, or of the room where one sat down."""

    room: str


class Rematch(Wire, frozen=True, kw_only=True):
    """Asks for another game of the same people; `swap`: with the camps swapped."""

    swap: bool = True
    lang: Lang = "en"


class ShareNames(Wire, frozen=True, kw_only=True):
    """Whether a picture of the game may name the players at this screen."""

    agree: bool


class IdleRulesRequest(Wire, frozen=True, kw_only=True):
    """The house rules chosen so far for a new room."""

    edition: Annotated[str, Meta(max_length=40)]
    aim: Aim = "last"
    rules: dict[str, int | bool | str] = {}
    lang: Lang = "en"


class IdleRule(Wire, frozen=True, kw_only=True):
    """A house rule that has no effect beside the others, and the sentence that says so."""

    rule: str
    text: str


class RuleField(Wire, frozen=True, kw_only=True):
    """A house rule that an edition can have: its printed value, its label, and its possible values."""

    name: str
    label: str
    paragraph: str
    topic: str
    kind: Literal["money", "count", "percent", "switch", "choice"]
    value: int | bool | str
    least: int = 0
    most: int = 0
    choices: list[tuple[str, str]] = []
    """Values and their labels, for a choice."""
    usual: bool = False
    """Whether it is one of the few that people often change; the others are behind a button."""
    note: str = ""
    """What the rule is, or what the leaflet says instead; "" for rules that speak for themselves."""


class EditionOption(Wire, frozen=True, kw_only=True):
    """An edition for a new room: what makes it different, and all that can be changed."""

    key: str
    name: str
    summary: str
    players: tuple[int, int]
    roles: list[str]
    aims: list[Aim]
    aim_texts: dict[str, str]
    """What ends the game, for each aim, in a sentence with its paragraph."""
    money_before: str
    money_after: str
    rules: list[RuleField]
    camp_rule: str
    """The paragraph on roles and their balance; "" in the classic game."""


class BotOption(Wire, frozen=True, kw_only=True):
    """A bot for a new room. A character has a face; its `name` is its own, that of others names its level, too."""

    key: str
    name: str
    summary: str
    level: Literal["child", "easy", "normal", "hard", "expert"] | None = None
    character: bool = False


class RoomOptions(Wire, frozen=True, kw_only=True):
    """All that the host of a new room can choose."""

    editions: list[EditionOption]
    bots: list[BotOption]


class RoomSummary(Wire, frozen=True, kw_only=True):
    """One of my tables in a list."""

    room: str
    name: str
    edition: str
    players: list[str]
    roles: list[str | None]
    """Of the players; None until they have one."""
    seats: list[str]
    """My seats."""
    state: Literal["waiting", "playing", "over", "stopped", "unreadable"]
    """As in a room; "unreadable" if its log cannot be read."""
    round: int
    my_turn: bool
    to_act: str = ""
    """The player who is waited for; "" if it is nobody, as while the program throws."""
    winners: list[str]
    treasurer: bool
    guide: bool = False
    """Whether it is a guided game."""
    last: float
    """When something last happened, in seconds since 1970."""
    notice: str = ""
    """Why it goes no further or cannot be read; that other rules began it; "" if there is nothing to say."""


class Invitation(Wire, frozen=True, kw_only=True):
    """What the join page shows before one sits down."""

    room: str
    name: str
    edition: str
    players: list[str]
    """Who sits at the table; a seat that waits for somebody is left out."""
    seat: str | None
    """The seat the key is for; None if it only lets one watch, or if it was used."""
    purpose: Literal["invite", "device", "watch"]
    state: RoomState
    earlier_moves: int = 0
    """How many moves of a record the game goes on from; then the names stay as they are there."""


class Join(Wire, frozen=True, kw_only=True):
    """Sitting down with the key of an invitation, perhaps with a new name."""

    key: LinkKey
    name: Name | None = None
    lang: Lang = "en"


class Device(Wire, frozen=True, kw_only=True):
    """A browser that holds seats of mine. `id` names it in a request to remove it."""

    id: str
    players: list[str]
    since: float
    here: bool
    """Whether it is connected to this server."""
    mine: bool
    """Whether it is the one that asks."""


class LinkRequest(Wire, frozen=True, kw_only=True):
    """Asks for a link: for a friend to an open seat, for another device of mine to my seats, or to watch."""

    purpose: Literal["invite", "device", "watch"]
    seat: Name | None = None


class Link(Wire, frozen=True, kw_only=True):
    """A link to share, and its QR code as rows of 0 and 1."""

    url: str
    qr: list[str]
    only_here: bool = False
    """Whether it works on this computer only, because the server listens to no other."""


class Problem(Wire, frozen=True, kw_only=True):
    """Why a request failed: a code for programs, the field it is about, one line for people."""

    code: str
    detail: str
    field: str = ""


class Health(Wire, frozen=True, kw_only=True):
    """For operators."""

    status: Literal["ok", "failing"]
    version: str
    rooms: int
    sockets: int
