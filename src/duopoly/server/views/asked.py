"""What a seat is asked: a heading, the reason for it, and the paragraph that rules it."""

from typing import Any

from ...play.phrases import rule_words
from ...rules.codes import HOTEL_LOT, NO_LOT, NOBODY, SPACES
from ...rules.means import percent_tax
from ...rules.prison import must_pay
from ...rules.shortage import in_box, is_won
from ...words import has, say
from .moment import Moment

TOPICS = {
    "role": "roles", "throw": "moving", "speed": "speed", "go": "speed", "buy": "purchase", "tax": "income-tax",
    "debt": "debt", "auction": "auction", "want": "shortage", "place": "shortage", "answer": "trade",
    "interest": "mortgage", "fine": "cards", "end": "order", "adjust": "timed", "over": "object",
}  # fmt: skip


def asked(moment: Moment, by: str) -> dict[str, str]:
    """Heading, line, rule and topic for the seat: of its decision, or that it waits for somebody else."""
    game, lang = moment.game, moment.lang
    seat = game.players.index(by)
    if game.to_act is None:
        return {"heading": say(lang, "over-heading")}
    if moment.g.bankrupt[seat]:
        return {"heading": say(lang, "out-heading", player=by)}
    if game.to_act != by:
        who = game.turn if game.to_act == "chance" else game.to_act
        return {"heading": say(lang, "waits-for", player=who, what=say(lang, f"phase-{game.phase}"))}
    facts = facts_of(moment, seat)
    line = f"ask-{game.phase}-line"
    topic = topic_of(moment, seat)
    return {
        "heading": say(lang, f"ask-{game.phase}", **facts),
        "line": say(lang, line, **facts) if has(lang, line) else "",
        "rule": rule_words(moment.edition.paragraphs.get(topic, ""), lang),
        "topic": topic,
    }


def topic_of(moment: Moment, seat: int) -> str:
    """What the decision's paragraph is about."""
    g, phase = moment.g, moment.game.phase
    if phase == "throw" and g.held[seat]:
        return "prison"
    if phase == "throw" and g.again:
        return "doubles"
    return TOPICS.get(phase, "moving")


def facts_of(moment: Moment, seat: int) -> dict[str, Any]:
    """What the words of any decision may speak of."""
    g, game, table = moment.g, moment.game, moment.table
    here = g.space[seat]
    held = "must-pay" if g.held[seat] and must_pay(g, table, seat) and not g.again else "yes" if g.held[seat] else "no"
    facts: dict[str, Any] = {"player": game.players[seat], "cash": moment.sum(g.cash[seat]), "game": moment.kind}
    facts |= {"held": held, "number": g.held[seat], "tries": table.prison_throws, "role": moment.role(seat) or ""}
    facts |= {"again": "yes" if g.again else "no", "double": g.die1, "fee": moment.sum(table.fee), "space": moment.space(here)}
    facts |= {"price": moment.sum(table.price[here]), "short": "yes" if g.cash[seat] < table.price[here] else "no"}
    facts |= {"auction": "yes" if table.auction else "no", "other": moment.player(g.offerer) or ""}
    facts |= {"flat": moment.sum(table.income_tax), "percent": moment.sum(percent_tax(g, table, seat))}
    facts |= {"won": "yes" if is_won(g, seat) else "no", "declines": "yes" if table.decline_extra_throw else "no"}
    return facts | debt_facts(moment, seat) | lot_facts(moment) | {"swap": "yes" if g.swapping else "no"}


def debt_facts(moment: Moment, seat: int) -> dict[str, Any]:
    """The debt that is due first, or the fine of a card."""
    g = moment.g
    if moment.game.phase == "fine":
        return {
            "owed": moment.sum(moment.table.amount[g.deck][g.card]),
            "missing": "",
            "lacks": "no",
            "creditor": "",
            "to": "bank",
        }
    owed = g.owed[0] if g.n_debts else 0
    creditor = g.creditor[0] if g.n_debts else NOBODY
    return {
        "owed": moment.sum(owed),
        "missing": moment.sum(max(0, owed - g.cash[seat])),
        "lacks": "yes" if owed > g.cash[seat] else "no",
        "creditor": moment.player(creditor) or "",
        "to": "player" if creditor >= 0 else "bank",
    }


def lot_facts(moment: Moment) -> dict[str, Any]:
    """The auction's lot and its best bid."""
    g = moment.g
    piece = "hotel" if g.lot == HOTEL_LOT else "house"
    return {
        "lot": "title" if 0 <= g.lot < SPACES else piece,
        "lotname": moment.space(g.lot) if 0 <= g.lot < SPACES else "",
        "hotel": moment.edition.hotel,
        "piece": piece,
        "bid": moment.sum(g.bid),
        "best": moment.player(g.best) or "",
        "begun": "yes" if g.best >= 0 else "no",
        "left": 0 if g.lot == NO_LOT else in_box(g, g.lot),
    }
