"""Moves in plain words: the verb, the name, the cost or gain, and the change in rent."""

from typing import Any

from ..play.game import Game
from ..rules.codes import PRISON_SPACE
from ..rules.refuse import claim_of
from ..rules.shortage import is_won
from ..words import say
from .view import View, rent_now

WITH_SPACE = ("build", "sell", "mortgage", "lift", "go", "place")
PRICED = ("build", "sell", "mortgage", "lift", "keep", "place")
"""Moves whose price is found by trying them on a copy of the game."""


def plain(view: View, by: str, move: str) -> str:
    """What the move does, in a few words."""
    verb, _, rest = move.partition(" ")
    facts: dict[str, Any] = {"player": rest, "amount": "", "rent": "", "after": "", "space": "", "way": rest, "role": rest}
    facts["phase"] = view.game.phase
    seat = view.game.players.index(by)
    facts["held"] = "yes" if view.g.held[seat] else "no"
    facts["extra"] = "yes" if view.g.again else "no"
    facts |= {"street": "no", "priced": "no"}
    facts["auction"] = "yes" if view.table.auction else "no"
    facts |= {"number": rest or "1", "which": "yes" if rest else "no", "deck": say(view.lang, "deck", deck=rest)}
    facts["stays"] = "yes" if not view.g.held[seat] and view.g.space[seat] == PRISON_SPACE else "no"
    if verb in WITH_SPACE:
        space = next(s.index for s in view.edition.spaces if s.key == rest)
        facts["space"] = view.name(space)
        facts |= price_tag(view, by, move, space) if verb in PRICED else {}
        facts |= whose(view, space) if verb == "go" else {}
        facts["priced"] = "no" if verb == "place" and is_won(view.g, seat) else facts["priced"] if verb == "go" else "yes"
    else:
        facts |= sums(view, seat, verb, rest)
    return say(view.lang, f"terminal-move-{verb}", **facts)


def price_tag(view: View, by: str, move: str, space: int) -> dict[str, str]:
    """The move's cost or gain, and the rent before and after, tried on a copy."""
    twin: Game = view.game.copy()
    twin.play(move, by=by)
    facts = {"amount": view.sum(abs(twin.cash(by) - view.game.cash(by)))}
    if view.edition.spaces[space].kind == "street":
        before, after = rent_now(view.g, view.table, space), rent_now(*twin.inside(), space)
        facts |= {"street": "yes", "rent": str(before), "after": str(after)}
    return facts


def whose(view: View, space: int) -> dict[str, str]:
    """For a free choice of a space: its price or its owner."""
    owner = view.g.owner[space]
    title = next((title for title in view.edition.titles.values() if title.index == space), None)
    if title is None:
        return {}
    return {"priced": "yes", "amount": view.sum(title.price) if owner < 0 else view.game.players[owner]}


def sums(view: View, seat: int, verb: str, rest: str) -> dict[str, str]:
    """The sum of a move without a space."""
    g, rules = view.g, view.edition.rules
    here = {"space": view.name(g.space[seat])}
    if verb in ("buy", "decline"):
        return here | {"amount": view.sum(view.table.price[g.space[seat]])}
    if verb == "tax":
        return {"amount": view.sum(rules.income_tax if rest == "flat" else view.tax(seat))}
    if verb == "pay":
        return {"amount": view.sum(g.owed[0] if view.game.phase == "debt" else due(view))}
    if verb == "bid":
        return {"amount": view.sum(int(rest))}
    if verb == "claim":
        i = claim_of(g, seat)
        return {"amount": view.sum(g.claimed[i]), "player": view.game.players[g.visitor[i]]}
    return {"role": say(view.lang, f"role-{rest}")} if verb == "role" else {}


def due(view: View) -> int:
    """What `pay` pays without a debt: a card's fine, or the fee to leave prison or price war."""
    if view.game.phase == "fine":
        return view.table.amount[view.g.deck][view.g.card]
    return view.edition.rules.fee
