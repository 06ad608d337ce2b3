"""One of my games in My games: how it went for me, or how it stands."""

from .base import SpaceKind, Wire
from .board import CityView, SpaceView
from .position import PlayerView, TitleView


class TitleIncome(Wire, frozen=True, kw_only=True):
    """What visitors paid me at one of my titles in a game. Only streets have a `city`; `kind` and `key` are the space's."""

    space: int
    kind: SpaceKind
    key: str
    name: str
    city: CityView | None
    amount: int


class OwnGame(Wire, frozen=True, kw_only=True):
    """A game of mine. `me` is the number of my seat; None if I only look on.

    `spaces`, `cities` and `titles_owned` are for the picture of a game that goes on, and empty for others.
    """

    room: str
    name: str
    edition: str
    edition_name: str
    players: list[PlayerView]
    bots: list[str]
    """The levels of the bots that sat here from the start."""
    me: int | None
    state: str
    round: int
    last: float
    guided: bool
    """Whether it is a guided game, whose dice and cards are written down; one that was left is like any other."""
    place: int
    """1 for a winner; 0 while it goes on."""
    share: list[float]
    """My share of everybody's wealth, from the start to the end."""
    titles: list[TitleIncome]
    """The most lucrative first."""
    money_before: str
    money_after: str
    turn: str
    spaces: list[SpaceView]
    cities: list[CityView]
    titles_owned: list[TitleView]
