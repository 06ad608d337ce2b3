"""A game at one moment as the views read it: one copy of the state for all of them."""

from functools import cached_property, lru_cache

from ...play.game import Game
from ...play.notation import move_text, parse_move
from ...play.phrases import game_of
from ...play.refusals import Refusal, refusal_of
from ...play.seats import CHANCE_NAME, Names
from ...rules.codes import BANK, UTILITY, Move
from ...rules.refuse import why_not
from ...rules.rents import multiple, rent
from ...rules.state import RuleTable, State
from ...words import say


class Snapshot:
    """A game as it stands, for readers of one language. It does not change when the game goes on."""

    def __init__(self, game: Game, lang: str) -> None:
        self.game = game
        self.lang = lang
        self.edition = game.edition
        self.g, self.table = game.inside()
        self.kind = game_of(game.edition)
        self.names: Names = game.names
        self.titles, self.groups = self.names.titles, self.names.groups
        self.owned: list[list[int]] = [[] for _ in game.players]
        """The titles of each seat, as spaces."""
        for space, owner in enumerate(self.g.owner):
            if owner != BANK:
                self.owned[owner].append(space)

    @cached_property
    def heading(self) -> str:
        """What happens next, for all who only watch it."""
        game = self.game
        if game.to_act is None:
            return say(self.lang, "over-heading")
        who = game.turn if game.to_act == CHANCE_NAME else game.to_act
        return say(self.lang, f"phase-{game.phase}", player=who)

    def player(self, seat: int) -> str | None:
        """A seat's name; None for the bank and for nobody."""
        return self.game.players[seat] if seat >= 0 else None

    def role(self, seat: int) -> str | None:
        """A seat's role; None until it has one."""
        role = self.g.role[seat]
        return self.edition.roles[role] if role >= 0 else None

    def space(self, space: int) -> str:
        """A space's name."""
        return self.edition.spaces[space].told(self.lang)

    def sum(self, amount: int) -> str:
        """Money with the edition's sign."""
        return self.edition.sum(amount, self.lang)

    def rent(self, space: int) -> str:
        """What a visitor pays now, as text."""
        return rent_text(self.g, self.table, space)

    def parse(self, text: str) -> Move:
        """The move that a text stands for. Raises Garbled."""
        return parse_move(text, self.names, self.g.deck)

    def move_text(self, move: Move) -> str:
        """The text of a move."""
        return move_text(move, self.names, self.g.deck)

    def refusal(self, seat: int, move: Move) -> Refusal | None:
        """Why the seat may not make the move; None if it may."""
        code = why_not(self.g, self.table, seat, move)
        return refusal_of(code, self.g, self.table, self.names, seat, move)


def rent_text(g: State, table: RuleTable, space: int) -> str:
    """What a visitor pays: a sum, or for a utility the multiple of the throw; "" if nobody owns the title."""
    if g.owner[space] == BANK:
        return ""
    if g.mortgaged[space]:
        return "0"
    if table.kind[space] == UTILITY:
        return f"{multiple(g, table, space)}×"
    return str(rent(g, table, space, 0))


def play_on_copy(game: Game, by: str, move: Move) -> Game:
    """A copy of the game after the move. Raises Refused."""
    trial = game.copy()
    trial.off_turn_with(lambda *_: move, by)
    return trial


@lru_cache(maxsize=1024)
def letters(players: tuple[str, ...]) -> tuple[str, ...]:
    """A different letter for each player: the initial, else another letter of the name, else a number."""
    letters: list[str] = []
    for name in players:
        letter = next((char.upper() for char in name if char.isalnum() and char.upper() not in letters), "")
        letters.append(letter or str(len(letters) + 1))
    return tuple(letters)
