"""Duopoly plays Anti-Monopoly and Monopoly by the book.

>>> import duopoly
>>> game = duopoly.Game("anti-us", ["Ann", "Bob"], roles=["competitor", "monopolist"], seed=7)
>>> game.legal()
['throw']
"""

from .editions import BadEdition, BadRule, Edition
from .editions import load as edition
from .editions import names as editions
from .play.errors import BadPosition, BadRecord, Refused
from .play.events import Event, Reason, Refusal
from .play.game import Game
from .play.record import Record
from .play.result import Result
from .play.tell import explain, tell

__version__ = "0.1.0"

__all__ = [
    "BadEdition",
    "BadPosition",
    "BadRecord",
    "BadRule",
    "Edition",
    "Event",
    "Game",
    "Reason",
    "Record",
    "Refusal",
    "Refused",
    "Result",
    "edition",
    "editions",
    "explain",
    "tell",
]
