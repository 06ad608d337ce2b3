"""The names of one game: players for seats, keys for spaces, ids for cards, and back."""

from collections.abc import Sequence

from ..editions import Edition
from ..rules.codes import CHANCE, NOBODY
from ..rules.rule_table import deck_names
from .whole_number import whole_number

CHANCE_NAME = "chance"
BANK_NAME = "bank"


class Names:
    """Translates between the numbers of the rules and the names of one game."""

    __slots__ = ("cards", "decks", "edition", "groups", "players", "seat_of", "space_of", "titles")

    def __init__(self, edition: Edition, players: Sequence[str]) -> None:
        self.edition = edition
        self.players = tuple(players)
        self.seat_of = {name: seat for seat, name in enumerate(players)}
        self.space_of = {space.key: space.index for space in edition.spaces}
        self.decks = deck_names(edition)
        self.cards = [[card.id for card in edition.decks[name]] for name in self.decks]
        self.titles = {title.index: title for title in edition.titles.values()}
        first = {space.city: space.index for space in reversed(edition.spaces)}
        self.groups = [first[city.key] for city in edition.cities]
        """The first street of each city."""

    def seat(self, name: str) -> int:
        """The seat of a player or of chance. Raises ValueError for an unknown name."""
        if name == CHANCE_NAME:
            return CHANCE
        if not isinstance(name, str) or name not in self.seat_of:
            raise ValueError(f"by: expected one of {', '.join(self.players)}, got {name!r}")
        return self.seat_of[name]

    def player(self, seat: int) -> str:
        """The name of a seat or of the bank."""
        return self.players[seat] if seat >= 0 else BANK_NAME

    def actor(self, seat: int) -> str | None:
        """The name of the player to act, "chance", or None if nobody is."""
        if seat == NOBODY:
            return None
        return CHANCE_NAME if seat == CHANCE else self.players[seat]

    def key(self, space: int) -> str:
        """A space's key."""
        return self.edition.spaces[space].key

    def space(self, word: str) -> int:
        """The number of a space from its key or number as text, or -1 if there is none."""
        number = whole_number(word)
        if number is not None:
            return number if number < len(self.edition.spaces) else -1
        return self.space_of.get(word, -1)

    def card(self, word: str) -> tuple[int, int] | None:
        """The deck and number of a card from its id, or None if there is none."""
        for deck, ids in enumerate(self.cards):
            if word in ids:
                return deck, ids.index(word)
        return None
