"""A view of the game for drawing: tags for names, titles with their state, what moves cost."""

from collections.abc import Sequence

from msgspec import Struct

from ..editions.edition import Title, said
from ..play.game import Game
from ..play.phrases import game_of
from ..rules.codes import BANK, UTILITY
from ..rules.means import percent_tax
from ..rules.rents import has_hotel, rent
from ..rules.state import RuleTable, State
from ..rules.titles import has_monopoly
from ..words import say

STYLES = {"competitor": "green", "monopolist": "blue", "player": ""}


class Holding(Struct, frozen=True):
    """An owned title: its buildings, and whether its city is monopolized."""

    title: Title
    owner: int
    houses: int
    hotel: bool
    mortgaged: bool
    doubled: bool
    rent: int | None
    """What a landing would bring now; for a utility the multiple of the throw is not counted: None."""


class View:
    """A snapshot of the game for drawing. It does not change as the game goes on."""

    def __init__(self, game: Game, lang: str) -> None:
        self.game = game
        self.edition = game.edition
        self.lang = lang
        self.g, self.table = game.inside()
        self.tags = tags(game.players)

    def sum(self, amount: int) -> str:
        """An amount of money with the edition's sign."""
        return self.edition.sum(amount, self.lang)

    def name(self, space: int) -> str:
        """A space's name."""
        return self.edition.spaces[space].told(self.lang)

    def role(self, seat: int) -> str:
        """A seat's role; "" while it has none."""
        role = self.g.role[seat]
        return self.edition.roles[role] if 0 <= role < len(self.edition.roles) else ""

    def role_word(self, seat: int) -> str:
        """A seat's role in the language; "" in the classic game, which has only one."""
        role = self.role(seat)
        return say(self.lang, f"role-{role}") if role and self.edition.has_camps else ""

    def mark(self, seat: int) -> str:
        """A seat's tag with its role's letter: `Ann·m`."""
        role = self.role(seat)
        if not role or not self.edition.has_camps:
            return self.tags[seat]
        return f"{self.tags[seat]}·{say(self.lang, f'terminal-mark-{role}')}"

    def style(self, seat: int) -> str:
        """The color of a seat's role."""
        return STYLES.get(self.role(seat), "")

    def city(self, space: int) -> str:
        """The two-letter code of a street's city, a transport company or a utility."""
        place = self.edition.spaces[space]
        if place.city is not None:
            return next(said(city.code, self.lang) for city in self.edition.cities if city.key == place.city)
        return say(self.lang, f"terminal-code-{place.kind}") if place.kind in ("transport", "utility") else ""

    def color(self, space: int) -> str:
        """The Rich color of a street's city."""
        key = self.edition.spaces[space].city
        color = next((city.color for city in self.edition.cities if city.key == key), "")
        return COLORS.get(color, "")

    def holding(self, title: Title) -> Holding | None:
        """The title's owner and state; None while unsold."""
        g, space = self.g, title.index
        owner = g.owner[space]
        if owner == BANK:
            return None
        hotel = has_hotel(g, self.table, space)
        doubled = title.kind == "street" and has_monopoly(g, self.table, owner, self.table.group[space])
        return Holding(
            title,
            owner,
            0 if hotel else g.buildings[space],
            hotel,
            bool(g.mortgaged[space]),
            doubled,
            rent_now(g, self.table, space),
        )

    def holdings(self, seat: int) -> list[Holding]:
        """A seat's titles in the order of the board."""
        holdings = (self.holding(title) for title in self.edition.titles.values())
        return sorted((h for h in holdings if h and h.owner == seat), key=lambda h: h.title.index)

    def state_of(self, holding: Holding) -> str:
        """A title's state in a few letters: mortgaged, hotel, houses, doubled."""
        if holding.mortgaged:
            return say(self.lang, "terminal-short-mortgaged")
        if holding.hotel:
            return say(self.lang, "terminal-short-hotel", hotel=self.edition.hotel)
        if holding.houses:
            return say(self.lang, "terminal-short-houses", number=holding.houses)
        return "×2" if holding.doubled else ""

    def tax(self, seat: int) -> int:
        """What the income tax by percentage would be."""
        return percent_tax(self.g, self.table, seat)

    def place(self, seat: int) -> str:
        """A player's space, and how long they have been in prison or price war."""
        g = self.g
        if g.bankrupt[seat]:
            return say(self.lang, "bankrupt")
        if g.held[seat]:
            return say(self.lang, "held-turn", role=self.role(seat), number=g.held[seat])
        if self.edition.spaces[g.space[seat]].kind == "prison":
            return f"{g.space[seat]} {say(self.lang, 'sightseeing', game=game_of(self.edition))}"
        return f"{g.space[seat]} {self.name(g.space[seat])}"


COLORS = {
    "cyan": "cyan", "brown": "rgb(170,110,60)", "pink": "bright_magenta", "green": "bright_green", "blue": "bright_blue",
    "purple": "magenta", "yellow": "bright_yellow", "orange": "rgb(255,150,50)", "red": "bright_red",
    "light-blue": "bright_cyan", "dark-blue": "blue", "gray": "bright_black", "grey": "bright_black",
}  # fmt: skip


def rent_now(g: State, table: RuleTable, space: int) -> int | None:
    """The rent of a landing; None for a utility, whose rent depends on the dice."""
    if g.mortgaged[space]:
        return 0
    return None if table.kind[space] == UTILITY else rent(g, table, space, 0)


def tags(players: Sequence[str]) -> list[str]:
    """Three letters for each player, or fewer, all different: `Steady 2` is `St2`."""
    short_names: list[str] = []
    for seat, name in enumerate(players):
        words = name.split()
        short = words[0][:2] + words[-1][-1] if len(words) > 1 else name[:3]
        if short in short_names or not short.isalnum():
            short = f"P{seat + 1}"
        short_names.append(short)
    return short_names
