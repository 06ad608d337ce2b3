"""Moves that a game never has, because its rules lack what they are for: "not now" would have a player wait for nothing."""

from collections.abc import Callable

from ..editions import Edition
from ..rules.codes import (
    DO_BID,
    DO_DEAL,
    DO_DIE,
    DO_DRAW,
    DO_GO,
    DO_KEEP,
    DO_PLACE,
    DO_SPEED,
    DO_STAY,
    DO_TAX,
    DO_USE_CARD,
    DO_WANT,
    R_DEBT_FIRST,
    R_EXTRA_THROW,
    R_NOT_CHANCE,
    R_NOT_HELD,
    R_NOT_NOW,
    R_NOT_YOUR_MOVE,
)
from .topics import plays

UNPLAYED: dict[int, tuple[str, Callable[[Edition], object]]] = {
    DO_BID: ("no-auctions", lambda e: plays(e, "auction")),
    DO_WANT: ("no-last-houses", lambda e: plays(e, "last-houses")),
    DO_PLACE: ("no-last-houses", lambda e: plays(e, "last-houses")),
    DO_GO: ("no-speed-die", lambda e: plays(e, "speed")),
    DO_SPEED: ("no-speed-die", lambda e: plays(e, "speed")),
    DO_KEEP: ("not-due", lambda e: e.rules.mortgage_interest),
    DO_DRAW: ("no-drawing", lambda e: has_card(e, "pay-or-draw")),
    DO_USE_CARD: ("no-get-out-card", lambda e: has_card(e, "get-out")),
    DO_STAY: ("no-staying", lambda e: e.rules.prison_stay),
    DO_TAX: ("no-tax-choice", lambda e: e.rules.income_tax_choice),
    DO_DIE: ("no-foundation", lambda e: any(space.kind == "foundation" for space in e.spaces)),
    DO_DEAL: ("no-dealing", lambda e: e.rules.deal_titles),
}
"""By verb: the code of its refusal, and whether a game has the move nevertheless."""
MISLEADING = (R_NOT_NOW, R_NOT_YOUR_MOVE, R_NOT_CHANCE, R_DEBT_FIRST, R_NOT_HELD, R_EXTRA_THROW)
"""Refusals that sound as if the move could be made later, or by somebody else."""


def has_card(edition: Edition, effect: str) -> bool:
    """Whether a card in play does this."""
    return any(card.effect == effect for deck in edition.decks.values() for card in deck)


def unplayed(edition: Edition, verb: int, code: int) -> str:
    """The code of the refusal of a move that the game never has, instead of a misleading one; "" for all other refusals."""
    if code not in MISLEADING or verb not in UNPLAYED:
        return ""
    word, there = UNPLAYED[verb]
    return "" if there(edition) else word
