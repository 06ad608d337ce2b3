"""Moves in plain words: the verb, the name, the cost or gain, and the change in rent."""

from typing import Any

from ..play.notation import parse_move
from ..play.prices import cash_change, cost
from ..rules.codes import BANK, DO_CLAIM, DO_MORTGAGE, DO_SELL, PRISON_SPACE, Move
from ..rules.play import play
from ..rules.refuse import claim_of
from ..rules.shortage import is_won
from ..words import say
from .view import View, rent_now

WITH_SPACE = ("build", "sell", "mortgage", "lift", "go", "place")
WITH_RENT = ("build", "sell")
"""Moves whose change in rent is told."""


def move_words(view: View, by: str, text: str) -> str:
    """What a legal move does, in a few words."""
    g, seat = view.g, view.game.players.index(by)
    verb, _, rest = text.partition(" ")
    move = parse_move(text, view.game.names, g.deck)
    facts: dict[str, Any] = {"player": rest, "rent": "", "after": "", "way": rest, "role": "", "street": "no"}
    facts["phase"] = view.game.phase
    facts["held"] = "yes" if g.held[seat] else "no"
    facts["extra"] = "yes" if g.again else "no"
    facts["auction"] = "yes" if view.table.auction else "no"
    facts |= {"number": rest or "1", "which": "yes" if rest else "no", "deck": say(view.lang, "deck", deck=rest)}
    facts["stays"] = "yes" if not g.held[seat] and g.space[seat] == PRISON_SPACE else "no"
    facts["space"] = view.name(move.x if verb in WITH_SPACE else g.space[seat])
    facts["amount"] = view.sum(amount(view, seat, move))
    facts["priced"] = "no" if verb == "place" and is_won(g, seat) else "yes"
    if verb in WITH_RENT:
        facts |= rent_change(view, seat, move)
    if verb == "go":
        facts |= whose(view, move.x)
    if verb == "claim":
        facts["player"] = view.game.players[g.visitor[claim_of(g, seat)]]
    if verb == "role":
        facts["role"] = say(view.lang, f"role-{rest}")
    return say(view.lang, f"terminal-move-{verb}", **facts)


def amount(view: View, seat: int, move: Move) -> int:
    """What a move costs or brings in; 0 if it does neither."""
    if move.verb == DO_CLAIM:
        return view.g.claimed[claim_of(view.g, seat)]
    if move.verb in (DO_SELL, DO_MORTGAGE):
        return cash_change(view.g, view.table, seat, move) or 0
    return cost(view.g, view.table, seat, move)


def rent_change(view: View, seat: int, move: Move) -> dict[str, str]:
    """The rent of a street before and after the move, which is made on a copy."""
    after = view.g.copy()
    play(after, view.table, seat, move)
    before, then = rent_now(view.g, view.table, move.x), rent_now(after, view.table, move.x)
    return {"street": "yes", "rent": str(before), "after": str(then)}


def whose(view: View, space: int) -> dict[str, str]:
    """For a free choice of a space: a title's price or its owner."""
    title, owner = view.game.names.titles.get(space), view.g.owner[space]
    if title is None:
        return {"priced": "no"}
    return {"amount": view.sum(title.price) if owner == BANK else view.game.players[owner]}
