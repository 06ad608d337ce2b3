"""Duopoly plays Anti-Monopoly and Monopoly by the book.

>>> import duopoly
>>> game = duopoly.Game("anti-us", ["Ann", "Bob"], roles=["competitor", "monopolist"], seed=7)
>>> game.legal()
['throw']
"""

import typing

from . import deprecated
from .editions import BadEdition, BadRule, Edition
from .editions import load as edition
from .editions import names as editions
from .play.book import Book, book
from .play.errors import BadPosition, BadRecord, Refused, RulesChanged
from .play.events import Event, Reason
from .play.game import Game, Record
from .play.refusals import Refusal
from .play.result import Result
from .play.tell import tell
from .play.topics import explain

if typing.TYPE_CHECKING:
    from .analysis.odds import Odds

deprecated.install()

__version__ = "0.1.0"

__all__ = [
    "BadEdition",
    "BadPosition",
    "BadRecord",
    "BadRule",
    "Book",
    "Edition",
    "Event",
    "Game",
    "Reason",
    "Record",
    "Refusal",
    "Refused",
    "Result",
    "RulesChanged",
    "book",
    "edition",
    "editions",
    "explain",
    "odds",
    "tell",
]


def odds(game: Game, *, moves: bool = True, rollouts: int | None = None, bot: str = "steady", seed: int = 1) -> "Odds":
    """What each player's chance of winning is as the game stands, and that of each move of who is to decide.

    Found by so many rollouts, in which `bot` plays all seats on (None: 2000 where the rules were compiled by `duopoly warm`,
    else 100). The answer has `players`, by name an Estimate (`value`, `low`, `high`: a 95 % interval), and `moves`, the
    best first, each with its `chance` and what it wins `less` than the best. The dice are those of `seed`, never the game's.
    Raises a ValueError in one line for what cannot be.
    """
    from .analysis.odds import odds as found

    return found(game, moves=moves, rollouts=rollouts, bot=bot, seed=seed)
