"""Messages to the page. `id` is that of the request answered."""

from .base import Wire
from .board import Board
from .position import Choice, Grey, View
from .room import ChatLine, Line, RoomView, Step


class Welcome(Wire, frozen=True, kw_only=True, tag="welcome"):
    """All there is: sent first, and again when the language changes or the game begins.

    `board` and `view` are missing while friends are awaited; `lines` are the last of the ledger, `total` how many there are.
    """

    room: RoomView
    lang: str
    board: Board | None
    view: View | None
    lines: list[Line]
    total: int
    chat: list[ChatLine]


class Moved(Wire, frozen=True, kw_only=True, tag="moved"):
    """The game went on. `lines` are new; `total` is the length of the ledger now. After an undo `kept` says how many of the
    lines before still hold.
    """

    view: View
    lines: list[Line]
    total: int
    kept: int | None = None
    by: str = ""
    move: str = ""
    """The move that was made, and by whom; "" after an undo."""
    room: RoomView


class RoomChanged(Wire, frozen=True, kw_only=True, tag="room"):
    """Somebody sat down, left, came back, voted; or the clock ran out."""

    room: RoomView


class Said(Wire, frozen=True, kw_only=True, tag="said"):
    """Something was said."""

    line: ChatLine


class Done(Wire, frozen=True, kw_only=True, tag="done"):
    """A request was carried out."""

    id: int


class Refused(Wire, frozen=True, kw_only=True, tag="refused"):
    """A request was refused, and nothing has changed. `code` is the rules' own, or of the server: "moved-on", "not-your-seat",
    "too-fast", "garbled" …
    """

    id: int
    code: str
    text: str
    rule: str = ""
    topic: str = ""


class Judged(Wire, frozen=True, kw_only=True, tag="judged"):
    """Which of the moves asked about can be made: None for those that can, with what each would change."""

    id: int
    greys: list[Grey | None]
    choices: list[Choice | None]


class RentRow(Wire, frozen=True, kw_only=True):
    """A row of a title card: the words, a text for each role, and which role's cell is in force (or None)."""

    label: str
    cells: list[str]
    now: int | None = None


class Visitor(Wire, frozen=True, kw_only=True):
    """What the space would cost a player now."""

    name: str
    told: str


class TitleCard(Wire, frozen=True, kw_only=True, tag="title-card"):
    """A space's card. For a space without a title only its words."""

    id: int
    space: int
    name: str
    line: str
    """ "Boston · price 220 · owned by Bob · bare"."""
    rows: list[RentRow]
    why: list[Step]
    why_text: str
    why_rule: str
    topic: str
    visitors: list[Visitor]
    facts: list[tuple[str, str]]
    """Costs: "House" "150", "Mortgage" "110" …"""
    text: str = ""
    """For a space without a title: what happens there, in our words, with its rule."""


class Effect(Wire, frozen=True, kw_only=True):
    """Something that would change: the words, before and after; `bad` for the one it is listed under."""

    text: str
    before: str
    after: str
    bad: bool = False


class Effects(Wire, frozen=True, kw_only=True, tag="effects"):
    """What an offer would change: for each player whom it touches. `grey` is there when it cannot be made."""

    id: int
    sides: list[tuple[str, list[Effect]]]
    grey: Grey | None


class Outcome(Wire, frozen=True, kw_only=True):
    """Where a second die leads: the space, what happens there in a few words, and to whom the money goes."""

    die: int
    space: int
    told: str
    owner: str | None = None


class Outlook(Wire, frozen=True, kw_only=True, tag="outlook"):
    """All six second dice."""

    id: int
    outcomes: list[Outcome]


class Chance(Wire, frozen=True, kw_only=True):
    """A player's chance of winning, and its 95 % interval."""

    name: str
    value: float
    low: float
    high: float


class Hint(Wire, frozen=True, kw_only=True, tag="advice"):
    """What the bot would do, the move also told, why, and the chances that rollouts give: none where they cannot be had."""

    id: int
    bot: str
    move: str
    label: str
    reason: str
    chances: list[Chance]


class RuleText(Wire, frozen=True, kw_only=True, tag="rule-text"):
    """A paragraph in our words."""

    id: int
    topic: str
    rule: str
    text: str


class More(Wire, frozen=True, kw_only=True, tag="more"):
    """Older lines of the ledger."""

    id: int
    lines: list[Line]


ToPage = (
    Welcome | Moved | RoomChanged | Said | Done | Refused | Judged | TitleCard | Effects | Outlook | Hint | RuleText | More
)  # fmt: skip
