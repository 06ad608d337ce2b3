"""The board: what does not change during a game."""

from typing import Literal

from .base import Aim, SpaceKind, Wire


class CityView(Wire, frozen=True, kw_only=True):
    """A city (classic: a color group). `number` counts from 1 in the order of the board, for its band and pattern."""

    key: str
    number: int
    name: str
    code: str
    spaces: list[int]


class SpaceView(Wire, frozen=True, kw_only=True):
    """A space of the board. `effect` is what a space without a title does, in a word or two ("collect 100")."""

    kind: SpaceKind
    key: str
    name: str
    short: str
    city: int | None = None
    """The number of its city."""
    price: int | None = None
    effect: str = ""
    parts: list[str] = []
    """What a corner is to each group of players: a prison to prisoners, then to visitors."""


class CardView(Wire, frozen=True, kw_only=True):
    """A card of a deck, to search for when players draw real ones."""

    id: str
    deck: str
    text: str


class Board(Wire, frozen=True, kw_only=True):
    """The edition's board in the reader's language; drawn once."""

    edition: str
    name: str
    roles: list[str]
    """One role: classic. Two: competitor and monopolist."""
    money_before: str
    money_after: str
    denominations: list[int]
    """Of the banknotes, the largest first."""
    cities: list[CityView]
    spaces: list[SpaceView]
    decks: list[tuple[str, str]]
    """Key and name of each deck."""
    cards: list[CardView]
    hotel: Literal["hotel", "apartment"]
    aim: Aim
    house_rules: list[str]
    """Each in a line: "Foundation, monopolist: $160 (printed: $10)"."""
