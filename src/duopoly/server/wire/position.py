"""The position: what changes with every move."""

from typing import Literal

from .base import Phase, Piece, Verb, Wire


class PlayerView(Wire, frozen=True, kw_only=True):
    """A player. `mark` is 0, 1, 2 … among those of the same role: solid, ringed, split."""

    name: str
    letter: str
    role: str | None
    mark: int
    cash: int
    spendable: int
    """The cash that is free: a bid in the current auction is not."""
    worth: int
    space: int
    held: int
    bankrupt: bool
    titles: list[int]
    get_out: list[str]
    """The decks whose get-out-of-prison card the player has."""
    monopolies: list[int]
    """The numbers of the cities monopolized."""
    state: str
    """The player's situation in a few words: "in price war, turn 2"; "" for a usual one."""


class TitleView(Wire, frozen=True, kw_only=True):
    """A title with an owner. `rent` is what a visitor pays now as text ("44", "4×"), `doubled` as a bare monopoly."""

    space: int
    owner: str
    buildings: int
    hotel: bool
    mortgaged: bool
    rent: str
    doubled: bool


class BracketView(Wire, frozen=True, kw_only=True):
    """A city that a player monopolizes, or would but for a mortgage. `factor` is "×2", or "" if nothing doubles."""

    city: int
    owner: str
    broken: bool
    factor: str


class DeckView(Wire, frozen=True, kw_only=True):
    """A deck, and how many of its cards have not been seen since it was last shuffled."""

    key: str
    unseen: int


class OfferSide(Wire, frozen=True, kw_only=True):
    """One side of an offer: titles as spaces, get-out cards by deck, cash."""

    titles: list[int] = []
    cards: list[str] = []
    cash: int = 0


class OfferView(Wire, frozen=True, kw_only=True):
    """The offer that waits for an answer. In a swap two players exchange roles."""

    by: str
    to: str
    give: OfferSide
    take: OfferSide
    swap: bool


class AuctionView(Wire, frozen=True, kw_only=True):
    """The auction in progress: a title by its space, or one of the last houses or hotels."""

    lot: Literal["title", "house", "hotel"]
    space: int | None
    bid: int
    best: str | None
    out: list[str]
    still_in: list[str]


class DebtView(Wire, frozen=True, kw_only=True):
    """A sum that is owed; `creditor` is None for the bank. `claim`: rent that may be claimed."""

    debtor: str
    creditor: str | None
    amount: int
    text: str
    claim: bool = False


class LegalMove(Wire, frozen=True, kw_only=True):
    """A legal move: its label, what it costs or brings, and the cash after it if that changes."""

    move: str
    verb: Verb
    label: str
    detail: str = ""
    amount: int | None = None
    """The change of cash: negative if the player pays. None if it depends on chance."""
    after: int | None = None
    space: int | None = None


class BlockedMove(Wire, frozen=True, kw_only=True):
    """A move that one might look for but that is not legal: its label, the code of the reason, the reason, the paragraph."""

    move: str
    code: str
    verb: Verb
    label: str
    reason: str
    rule: str
    topic: str = ""


class WantRange(Wire, frozen=True, kw_only=True):
    """How many of the last houses or hotels a player may want: from 1 to `most`."""

    most: int
    piece: Piece


class SeatMoves(Wire, frozen=True, kw_only=True):
    """All that one seat may do now.

    `decisions` are the moves that decide, the most likely one first; empty if another player decides. `manage` are the moves
    with titles by verb (build, sell, mortgage, lift), `off_turn` what else may be done off turn (claim, withdraw).
    `heading` says what it is about ("Ann, throw once more"), `explanation` why, with `rule`.
    """

    seat: str
    heading: str
    explanation: str = ""
    rule: str = ""
    topic: str = ""
    decisions: list[LegalMove] = []
    manage: dict[str, list[LegalMove]] = {}
    off_turn: list[LegalMove] = []
    blocked: list[BlockedMove] = []
    partners: list[str] = []
    """The players to whom an offer can be made, those who owe first; if there is none, a blocked `offer` says why."""
    may_swap: list[str] = []
    """The players with whom roles can be swapped."""
    raisable: int | None = None
    """The cash of a player who owes after selling all buildings and mortgaging all titles; None for others."""
    least_bid: int | None = None
    most_bid: int | None = None
    want: WantRange | None = None
    claims_for_me: bool | None = None
    """Whether the seat's rents are claimed automatically; None if that cannot be set."""


class ChanceView(Wire, frozen=True, kw_only=True):
    """What chance has to do, if the players throw or draw themselves."""

    kind: Literal["dice", "die", "count", "order", "speed", "card", "deal", "time"]
    heading: str
    deck: str | None = None
    cards: list[str] = []
    """Ids of the cards that can come."""
    titles: list[int] = []
    """Titles that can be dealt."""
    faces: list[tuple[str, str]] = []
    """Faces of the Speed Die: the move and its label."""


class ResultView(Wire, frozen=True, kw_only=True):
    """How the game ended."""

    winners: list[str]
    worth: dict[str, int]
    text: str
    rule: str
    topic: str


class PositionView(Wire, frozen=True, kw_only=True):
    """The position as one reader sees it: the same for all except `moves`, which are those of one's own seats."""

    ply: int
    """How many moves were made, chance counted."""
    phase: Phase
    round: int
    turn: str
    to_act: str | None
    """A player, "chance", or None if the game is over or goes no further."""
    heading: str
    """What happens next, for spectators: "Bob is to throw"."""
    players: list[PlayerView]
    titles: list[TitleView]
    brackets: list[BracketView]
    decks: list[DeckView]
    dice: list[int] = []
    speed: str = ""
    card: str = ""
    """The text of the open card."""
    houses: int | None = None
    hotels: int | None = None
    """What is left in the box; None if it never runs out."""
    pot: int | None = None
    """What was collected on Free Parking; None without that house rule."""
    auction: AuctionView | None = None
    offer: OfferView | None = None
    debts: list[DebtView] = []
    chance: ChanceView | None = None
    moves: list[SeatMoves] = []
    result: ResultView | None = None
