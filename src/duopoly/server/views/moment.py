"""A moment of a game as the views read it: one copy of the state, asked by all of them."""

from collections.abc import Sequence

from ...editions.edition import Title
from ...play.game import Game
from ...play.phrases import game_of
from ...play.seats import Names
from ...rules.codes import BANK, UTILITY
from ...rules.rents import multiple, rent


class Moment:
    """A game as it stands, for one reader's language. It does not change when the game goes on."""

    def __init__(self, game: Game, lang: str) -> None:
        self.game = game
        self.lang = lang
        self.edition = game.edition
        self.g, self.table = game.inside()
        self.kind = game_of(game.edition)
        self.names = Names(game.edition, game.players)
        self.titles: dict[int, Title] = {title.index: title for title in game.edition.titles.values()}

    def player(self, seat: int) -> str | None:
        """A seat's name; None for the bank and nobody."""
        return self.game.players[seat] if seat >= 0 else None

    def role(self, seat: int) -> str | None:
        """A seat's role; None as long as it has none."""
        role = self.g.role[seat]
        return self.edition.roles[role] if role >= 0 else None

    def space(self, space: int) -> str:
        """A space's name."""
        return self.edition.spaces[space].told(self.lang)

    def sum(self, amount: int) -> str:
        """Money with the edition's sign."""
        return self.edition.sum(amount, self.lang)

    def rent(self, space: int) -> str:
        """What a visitor pays now, as text: a sum, or the multiple of the throw."""
        g, table = self.g, self.table
        if g.owner[space] == BANK:
            return ""
        if g.mortgaged[space]:
            return "0"
        if table.kind[space] == UTILITY:
            return f"{multiple(g, table, space)}×"
        return str(rent(g, table, space, 0))


def letters(players: Sequence[str]) -> list[str]:
    """A letter for each player, all different: the initial, else another letter of the name, else a number."""
    found: list[str] = []
    for name in players:
        letter = next((x.upper() for x in name if x.isalnum() and x.upper() not in found), "")
        found.append(letter or str(len(found) + 1))
    return found
