"""The board: what does not change in a game."""

from typing import Literal

from .base import Wire


class CityView(Wire, frozen=True, kw_only=True):
    """A city (classic: a colour group). `number` counts from 1 in the order of the board, for its band and pattern."""

    key: str
    number: int
    name: str
    code: str
    spaces: list[int]


class SpaceView(Wire, frozen=True, kw_only=True):
    """A space of the board. `line` is what a space without a title does, in a word or two ("collect 100")."""

    kind: str
    key: str
    name: str
    short: str
    city: int | None = None
    """The number of its city."""
    price: int | None = None
    line: str = ""
    parts: list[str] = []
    """What a corner that treats people differently is to each: in a prison those who are kept, then who passes by."""


class CardView(Wire, frozen=True, kw_only=True):
    """A card of a deck, to be searched for where people draw real ones."""

    id: str
    deck: str
    text: str


class Board(Wire, frozen=True, kw_only=True):
    """What is drawn once: the edition's board in the reader's language."""

    edition: str
    name: str
    roles: list[str]
    """One role: classic. Two: competitor and monopolist."""
    money_before: str
    money_after: str
    notes: list[int]
    """Denominations, largest first."""
    cities: list[CityView]
    spaces: list[SpaceView]
    decks: list[tuple[str, str]]
    """Key and name of each deck."""
    cards: list[CardView]
    hotel: Literal["hotel", "apartment"]
    aim: str
    house_rules: list[str]
    """What was changed, each in a line: "Foundation, monopolist: $160 (printed: $10)"."""
