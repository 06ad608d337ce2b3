"""Positions as plain dictionaries that a person can write by hand; `restore` reads them back exactly."""

from typing import Any

from ..rules.codes import (
    AUCTION,
    BANK,
    CARD,
    COUNT_RENT,
    COUNTS,
    EVENTS,
    FACES,
    HOTEL_LOT,
    HOUSE_LOT,
    NEXT,
    NO_LOT,
    NOBODY,
    PHASES,
    PLACE,
    SPACES,
    TAX,
    UNDECIDED,
    WANT,
)
from ..rules.state import RuleTable, State
from .notation import side_text
from .seats import Names

LOTS = {HOUSE_LOT: "house", HOTEL_LOT: "hotel"}


def position_of(g: State, rules: RuleTable, names: Names) -> dict[str, Any]:
    """The position without its header (edition, rules, aim). Default values are left out, except in the players' rows."""
    position: dict[str, Any] = {"round": g.round, "turn": names.player(g.turn), "phase": PHASES[g.phase]}
    position["to_act"] = names.actor(g.actor)
    position["players"] = [player_of(g, rules, names, seat) for seat in range(g.seats)]
    position["titles"] = {names.key(s): title_of(g, rules, names, s) for s in range(SPACES) if g.owner[s] != BANK}
    parts = (throw_part(g, names), decks_part(g, names), debts_part(g, names), auction_part(g, names), offer_part(g, names))
    for part in (*parts, reckoning_part(g, names)):
        position.update(part)
    return position


def player_of(g: State, rules: RuleTable, names: Names, seat: int) -> dict[str, Any]:
    """A player's row."""
    role = g.role[seat]
    row: dict[str, Any] = {
        "name": names.player(seat),
        "role": None if role == UNDECIDED else names.edition.roles[role],
        "cash": g.cash[seat],
        "space": g.space[seat],
        "held": g.held[seat],
        "bankrupt": bool(g.bankrupt[seat]),
    }
    decks = [names.decks[deck] for deck in range(len(names.decks)) if g.keeper[deck] == seat]
    optional = {
        "stayed": bool(g.stayed[seat]),
        "get_out": decks,
        "passed_start": bool(g.passed_start[seat]),
        "throw": g.score[seat],
        "thrown_income": g.thrown_income[seat],
        "wants": g.wants[seat],
    }
    row |= {name: value for name, value in optional.items() if value}
    return row | {"claim_for_me": bool(g.claim_for_me[seat])} if rules.claim_rent else row


def title_of(g: State, rules: RuleTable, names: Names, space: int) -> dict[str, Any]:
    """A title's row."""
    owner, built = g.owner[space], g.buildings[space]
    hotel = built > rules.max_houses[g.role[owner]]
    return {
        "owner": names.player(owner),
        "buildings": "hotel" if hotel else built,
        "mortgaged": bool(g.mortgaged[space]),
    }


def throw_part(g: State, names: Names) -> dict[str, Any]:
    """The throw being played."""
    part: dict[str, Any] = {
        "resume": PHASES[g.resume] if g.phase >= AUCTION and g.resume != NEXT else None,
        "first": names.player(g.first) if g.first else None,
        "setup": bool(g.setup),
        "again": bool(g.again),
        "doubles": g.doubles,
        "dice": [g.die1, g.die2] if g.die1 else None,
        "speed": FACES[g.face],
        "mister": bool(g.mister),
        "card": names.cards[g.deck][g.card] if g.card >= 0 else None,
        "deck": names.decks[g.deck] if CARD in (g.phase, g.resume) or (g.card < 0 and g.deck) else None,
        "count": COUNTS[g.counting],
        "offers": g.offers,
        "rent": rent_part(g, names),
        "assessed": assessed_part(g),
        "to_deal": g.to_deal,
        "pot": max(g.pot, 0),
    }
    return {name: value for name, value in part.items() if value}


def rent_part(g: State, names: Names) -> dict[str, Any] | None:
    """The owner and multiple of a utility that dice are thrown for, as they were at the landing."""
    if g.counting != COUNT_RENT:
        return None
    return {"owner": None if g.landlord == BANK else names.player(g.landlord), "multiple": g.factor}


def assessed_part(g: State) -> dict[str, int] | None:
    """What the percentages of the income tax are taken of, as it was at the landing."""
    if TAX not in (g.phase, g.resume):
        return None
    return {"cash": g.assessed_cash, "titles": g.assessed_titles, "buildings": g.assessed_buildings}


def decks_part(g: State, names: Names) -> dict[str, Any]:
    """The used cards, in order."""
    decks = {
        name: [names.cards[deck][card] for card in g.used[deck][: g.n_used[deck]]]
        for deck, name in enumerate(names.decks)
        if g.n_used[deck]
    }
    return {"decks": decks} if decks else {}


def debts_part(g: State, names: Names) -> dict[str, Any]:
    """Debts in the order in which they are due, and rents that may be claimed."""
    part: dict[str, Any] = {}
    if g.n_debts:
        part["debts"] = [
            sum_due(names, g.debtor[i], "creditor", g.creditor[i], g.owed[i], g.owed_for[i], g.owed_at[i])
            for i in range(g.n_debts)
        ]
    if g.n_claims:
        part["claims"] = [
            sum_due(names, g.visitor[i], "owner", g.claimant[i], g.claimed[i], g.claimed_for[i], g.claimed_at[i])
            for i in range(g.n_claims)
        ]
    return part


def sum_due(names: Names, debtor: int, to: str, creditor: int, amount: int, event: int, space: int) -> dict[str, Any]:
    """A debt or a claim: who, to whom, how much, for what and where."""
    return {
        "debtor": names.player(debtor),
        to: None if creditor == BANK else names.player(creditor),
        "amount": amount,
        "for": payment_word(event),
        "space": space if space >= 0 else None,
    }


def payment_word(event: int) -> str:
    """The word for a kind of payment: its kind, with the topic if several payments have the same kind."""
    kind, topic = EVENTS[event]
    return kind if kind in (topic, "fee", "card", "interest") else f"{kind}:{topic}"


PAYMENTS = {payment_word(event): event for event in reversed(range(len(EVENTS)))}


def auction_part(g: State, names: Names) -> dict[str, Any]:
    """The present auction, and titles that wait for theirs."""
    part: dict[str, Any] = {}
    if g.lot != NO_LOT:
        part["auction"] = {
            "lot": LOTS.get(g.lot) or names.key(g.lot),
            "bid": g.bid,
            "best": names.player(g.best) if g.best >= 0 else None,
            "out": [names.player(seat) for seat in range(g.seats) if g.out[seat] and not g.bankrupt[seat]],
        }
    if g.builder != NOBODY:
        part["builder"] = names.player(g.builder)
        part["site"] = names.key(g.site)
    if g.respondent != NOBODY and g.phase not in (WANT, PLACE):
        part["asked"] = names.player(g.respondent)
    if g.lot != NO_LOT and g.respondent == NOBODY and g.phase != AUCTION:
        part["bidder"] = names.player(g.bidder)
    if g.sharing:
        part["sharing"] = True
    for name in ("estate", "interest", "inherited"):
        spaces = [names.key(space) for space in range(SPACES) if (getattr(g, name) >> space) & 1]
        if spaces:
            part[name] = spaces
    return part


def offer_part(g: State, names: Names) -> dict[str, Any]:
    """The offer to be answered, as the text of its move."""
    if g.offerer == NOBODY:
        return {}
    give = side_text("give", g.give, g.give_cash, names)
    take = side_text("take", g.take, g.take_cash, names)
    text = f"swap {names.player(g.offered)}" if g.swapping else f"offer {names.player(g.offered)}{give}{take}"
    return {"offer": {"by": names.player(g.offerer), "move": text}}


def reckoning_part(g: State, names: Names) -> dict[str, Any]:
    """How far the final round of the board, or the adjusting before it, has come."""
    part: dict[str, Any] = {"tour": g.tour, "adjuster": names.player(g.adjuster) if g.adjuster else None}
    return {name: value for name, value in part.items() if value}
