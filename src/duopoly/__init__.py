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

__version__ = "0.2.0"

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


def odds(game: Game, *, moves: bool = True, rollouts: int | None = None, bot: str = "champion", seed: int = 1) -> "Odds":
    """Each player's chance of winning from the present position, and that of each move of the player to act.

    The estimate is from `rollouts` in the manner of `bot`: champion's end after a few rounds, and its network tells the
    chances; in a timed game they play on for up to 60 rounds, and the final count decides; a quick bot plays on for all seats
    to the end. None means 2000 rollouts with the compiled rules, 100 where
    these cannot run. The result has `players`, by name an Estimate (`value`, `low` and `high`: a 95% interval), and
    `moves`, best first, each with its `chance` and `less`, that chance minus the one of the best move that is no offer: from
    -1 to 1, and above 0 only for an offer, which counts as accepted. The
    dice come from `seed`, never from the game. Raises ValueError with a one-line message if an argument is invalid.
    """
    from .analysis import odds as analysis

    return analysis.odds(game, moves=moves, rollouts=rollouts, bot=bot, seed=seed)
