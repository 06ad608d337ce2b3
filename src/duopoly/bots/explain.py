"""Explains a bot's move in one line of the reader's language."""

from typing import TYPE_CHECKING

from ..play.notation import parse_move
from ..play.seats import Names
from .rationale.sentences import sentence
from .registry import BOTS, CHARACTERS

if TYPE_CHECKING:
    from ..play.game import Game

WHYS = {name: entry.why for name, entry in {**BOTS, **CHARACTERS}.items() if entry.why is not None}


def explain_move(bot: str, game: "Game", move: str, lang: str = "en") -> str:
    """Why the bot of that name makes the move in the game's position.

    Raises ValueError if the bot is not a plain function or would not make this move here.
    """
    if bot not in WHYS:
        raise ValueError(f"bot: expected {' or '.join(WHYS)}, got {bot!r}")
    g, rules = game.inside()
    names = Names(game.edition, game.players)
    return sentence(WHYS[bot](g, rules, parse_move(move, names, g.deck)), names, lang)
