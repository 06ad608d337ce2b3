"""The position: what changes with every move."""

from typing import Literal

from .base import Wire


class PlayerView(Wire, frozen=True, kw_only=True):
    """A player. `mark` is 0, 1, 2 … among those of the same role: solid, ringed, split."""

    name: str
    letter: str
    role: str | None
    mark: int
    cash: int
    spendable: int
    """The cash that is free: what is bid in the auction that is on is there for nothing else."""
    worth: int
    space: int
    held: int
    bankrupt: bool
    titles: list[int]
    get_out: list[str]
    """The decks whose get-out-of-prison card is kept."""
    monopolies: list[int]
    """Numbers of the cities monopolised."""
    state: str
    """How the player stands in a few words: "in price war, turn 2"; "" where there is nothing to say."""


class TitleView(Wire, frozen=True, kw_only=True):
    """A title that somebody owns. `rent` is what a visitor pays now as text ("44", "4×"), `doubled` as a bare monopoly."""

    space: int
    owner: str
    buildings: int
    hotel: bool
    mortgaged: bool
    rent: str
    doubled: bool


class BracketView(Wire, frozen=True, kw_only=True):
    """A city that a player monopolises, or would but for a mortgage. `factor` is "×2", or "" where nothing doubles."""

    city: int
    owner: str
    broken: bool
    factor: str


class DeckView(Wire, frozen=True, kw_only=True):
    """A deck and how many of its cards were not seen since it was last shuffled."""

    key: str
    unseen: int


class Side(Wire, frozen=True, kw_only=True):
    """One side of an offer: titles as spaces, get-out cards by deck, cash."""

    titles: list[int] = []
    cards: list[str] = []
    cash: int = 0


class OfferView(Wire, frozen=True, kw_only=True):
    """The offer that stands. In a swap two players change roles."""

    by: str
    to: str
    give: Side
    take: Side
    swap: bool


class AuctionView(Wire, frozen=True, kw_only=True):
    """The auction that is on: a title by its space, or one of the last houses or hotels."""

    lot: Literal["title", "house", "hotel"]
    space: int | None
    bid: int
    best: str | None
    out: list[str]
    still_in: list[str]


class DebtView(Wire, frozen=True, kw_only=True):
    """A sum that is owed; `creditor` is None for the bank. `claim`: rent that waits to be claimed."""

    debtor: str
    creditor: str | None
    amount: int
    told: str
    claim: bool = False


class Choice(Wire, frozen=True, kw_only=True):
    """A move that can be made now: its words, what it costs or brings, and the cash after it where that changes."""

    move: str
    verb: str
    label: str
    detail: str = ""
    amount: int | None = None
    """What the cash changes by: less than 0 is paid. None where it is not known before chance acts."""
    after: int | None = None
    space: int | None = None


class Grey(Wire, frozen=True, kw_only=True):
    """A move that one might look for and that cannot be made now: its words, the reason by its code, the paragraph."""

    move: str
    code: str
    verb: str
    label: str
    reason: str
    rule: str
    topic: str = ""


class Wish(Wire, frozen=True, kw_only=True):
    """How many of the last houses or hotels may be wanted: from 1 to `most`."""

    most: int
    piece: Literal["house", "hotel", "apartment"]


class SeatMoves(Wire, frozen=True, kw_only=True):
    """All that one seat may do now.

    `first` are the decisions, the most likely one first; empty when it is another's decision. `manage` are the moves about
    titles by verb (build, sell, mortgage, lift), `others` what else may be done off turn (claim, withdraw).
    `heading` says what it is about ("Ann, throw once more"), `line` why, with `rule`.
    """

    seat: str
    heading: str
    line: str = ""
    rule: str = ""
    topic: str = ""
    first: list[Choice] = []
    manage: dict[str, list[Choice]] = {}
    others: list[Choice] = []
    greys: list[Grey] = []
    partners: list[str] = []
    """To whom an offer can be made, whoever owes first; where it is nobody a grey of verb `offer` says why."""
    may_swap: list[str] = []
    """With whom roles can be swapped."""
    least_bid: int | None = None
    most_bid: int | None = None
    wish: Wish | None = None
    claims_for_me: bool | None = None
    """Whether the seat's rents are claimed at once; None where nobody has to claim them."""


class ChanceView(Wire, frozen=True, kw_only=True):
    """What chance is to do, where the people's own dice or cards do it."""

    kind: Literal["dice", "die", "count", "order", "speed", "card", "deal", "time"]
    heading: str
    deck: str | None = None
    cards: list[str] = []
    """Ids of the cards that can come."""
    titles: list[int] = []
    """Titles that can be dealt."""
    faces: list[tuple[str, str]] = []
    """Faces of the Speed Die: the move and its words."""


class ResultView(Wire, frozen=True, kw_only=True):
    """How the game ended."""

    winners: list[str]
    worth: dict[str, int]
    told: str
    rule: str


class View(Wire, frozen=True, kw_only=True):
    """The position as one reader sees it: the same for all but for `moves`, which are those of the seats held."""

    ply: int
    """How many moves were made, chance counted."""
    phase: str
    round: int
    turn: str
    to_act: str | None
    """A player, "chance", or None when it is over, or goes no further."""
    heading: str
    """What is to happen, for those who look on: "Bob is to throw"."""
    players: list[PlayerView]
    titles: list[TitleView]
    brackets: list[BracketView]
    decks: list[DeckView]
    dice: list[int] = []
    speed: str = ""
    card: str = ""
    """The text of the card that lies open."""
    houses: int | None = None
    hotels: int | None = None
    """What is left in the box; None where it is endless."""
    pot: int | None = None
    """What was collected on Free Parking; None where no house rule does so."""
    auction: AuctionView | None = None
    offer: OfferView | None = None
    debts: list[DebtView] = []
    chance: ChanceView | None = None
    moves: list[SeatMoves] = []
    result: ResultView | None = None
