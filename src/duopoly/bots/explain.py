"""Telling why a bot makes its move, in one line of the reader's language."""

from typing import TYPE_CHECKING

from ..play.notation import parse_move
from ..play.seats import Names
from .rationale.sentences import in_one_line
from .registry import BOTS

if TYPE_CHECKING:
    from ..play.game import Game

WHYS = {name: entry.why for name, entry in BOTS.items() if entry.why is not None}


def explain_move(bot: str, game: "Game", move: str, lang: str = "en") -> str:
    """Why the bot of that name makes the move; `game` stands before it, and stays so.

    Raises ValueError for a bot that is no plain function, and for a move that this bot does not make here.
    """
    if bot not in WHYS:
        raise ValueError(f"bot: no bot {bot!r}; {' or '.join(WHYS)} would be right")
    g, rules = game.inside()
    names = Names(game.edition, game.players)
    return in_one_line(WHYS[bot](g, rules, parse_move(move, names, g.deck)), names, lang)
