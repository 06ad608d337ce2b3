"""Telling why a bot makes its move, in one line of the reader's language."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..editions import Edition
from ..editions.edition import said
from ..play.notation import parse_move
from ..play.seats import Names
from ..rules.codes import Move
from ..rules.state import State, Table
from ..words import say
from . import random, steady_why

if TYPE_CHECKING:
    from ..play.game import Game

WHYS: dict[str, Callable[[State, Table, Move], tuple[str, dict[str, int]]]] = {
    "random": random.why,
    "steady": steady_why.why,
}


def told(bot: str, game: "Game", move: str, lang: str = "en") -> str:
    """Why the bot of that name makes the move; `game` stands before it, and stays so.

    Raises ValueError for a bot there is not, and for a move that this bot does not make here.
    """
    if bot not in WHYS:
        raise ValueError(f"bot: no bot {bot!r}; {' or '.join(WHYS)} would be right")
    g, ed = game.inside()
    names = Names(game.edition, game.players)
    message, facts = WHYS[bot](g, ed, parse_move(move, names, g.deck))
    words = {name: in_words(name, number, names, lang) for name, number in facts.items()}
    return say(lang, f"bots-{message}", **words)


def in_words(name: str, number: int, names: Names, lang: str) -> str | int:
    """A fact as its message speaks of it, by the fact's name."""
    edition = names.edition
    if name == "space":
        return edition.spaces[number].told(lang)
    if name == "city":
        return city_name(edition, number, lang)
    if name == "other":
        return names.player(number)
    return number if name in ("round", "number") else edition.sum(number, lang)


def city_name(edition: Edition, space: int, lang: str) -> str:
    """The name of the city in which the space lies."""
    return next(said(city.name, lang) for city in edition.cities if city.key == edition.spaces[space].city)
