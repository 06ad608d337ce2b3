"""What a seat has to decide: a heading, an explanation, and the paragraph."""

from typing import Any

from ...play.phrases import paragraph_words
from ...play.prices import payment
from ...rules.codes import HOTEL_LOT, NO_LOT, NOBODY, OK, SPACES
from ...rules.means import percent_tax, raisable
from ...rules.prison import collects, must_pay
from ...rules.shortage import in_box, is_won
from ...rules.trading import why_not_trade_now
from ...words import has, say
from .snapshot import Snapshot

TOPICS = {
    "role": "roles", "throw": "moving", "speed": "speed", "go": "speed", "buy": "purchase", "tax": "income-tax",
    "debt": "debt", "auction": "auction", "want": "shortage", "place": "shortage", "answer": "trade",
    "interest": "mortgage", "fine": "cards", "end": "moving", "adjust": "timed", "over": "object",
}  # fmt: skip


def prompt(snapshot: Snapshot, by: str) -> dict[str, str]:
    """Heading, explanation, rule and topic for the player: of the decision, or that someone else has to decide."""
    game, lang = snapshot.game, snapshot.lang
    seat = game.players.index(by)
    if game.to_act is not None and snapshot.g.bankrupt[seat]:
        return {"heading": say(lang, "out-heading", player=by)}
    if game.to_act != by:
        return {"heading": snapshot.heading}
    facts = facts_of(snapshot, seat)
    explanation = f"ask-{game.phase}-line"
    topic = topic_of(snapshot, seat)
    return {
        "heading": say(lang, f"ask-{game.phase}", **facts),
        "explanation": say(lang, explanation, **facts) if has(lang, explanation) else "",
        "rule": paragraph_words(snapshot.edition, snapshot.edition.paragraphs.get(topic, ""), lang),
        "topic": topic,
    }


def topic_of(snapshot: Snapshot, seat: int) -> str:
    """The topic of the decision's paragraph."""
    g, phase = snapshot.g, snapshot.game.phase
    if phase == "throw" and g.held[seat]:
        return "prison"
    if phase == "throw" and g.again:
        return "doubles"
    return TOPICS.get(phase, "moving")


def facts_of(snapshot: Snapshot, seat: int) -> dict[str, Any]:
    """What the words of any decision may mention."""
    g, game, table = snapshot.g, snapshot.game, snapshot.table
    here = g.space[seat]
    facts: dict[str, Any] = {"player": game.players[seat], "cash": snapshot.sum(g.cash[seat]), "game": snapshot.kind}
    facts |= {
        "held": held_how(snapshot, seat),
        "number": g.held[seat],
        "tries": table.prison_throws,
        "role": snapshot.role(seat) or "",
    }
    facts |= {
        "again": "yes" if g.again else "no",
        "double": g.die1,
        "fee": snapshot.sum(table.fee),
        "space": snapshot.space(here),
    }
    facts |= {"price": snapshot.sum(table.price[here]), "short": "yes" if g.cash[seat] < table.price[here] else "no"}
    facts |= {"auction": "yes" if table.auction else "no", "other": snapshot.player(g.offerer) or ""}
    facts |= {"flat": snapshot.sum(table.income_tax), "percent": snapshot.sum(percent_tax(g, table, seat))}
    facts |= {"won": "yes" if is_won(g, seat) else "no", "declines": "yes" if table.decline_extra_throw else "no"}
    facts |= {"trades": "yes" if why_not_trade_now(g, table) == OK else "no"}
    facts |= reckoning_facts(snapshot, seat)
    return facts | debt_facts(snapshot, seat) | lot_facts(snapshot) | {"swap": "yes" if g.swapping else "no"}


def held_how(snapshot: Snapshot, seat: int) -> str:
    """How a throw finds the seat in prison or the price war, if at all: the extra throw after a double is a free try."""
    g = snapshot.g
    if not g.held[seat]:
        return "no"
    if g.again:
        return "free-try"
    return "must-pay" if must_pay(g, snapshot.table, seat) else "yes"


def reckoning_facts(snapshot: Snapshot, seat: int) -> dict[str, Any]:
    """How a timed game ends for the seat: the percent of its cash that it keeps, the rest, and whether it gets rent."""
    if snapshot.game.phase != "adjust":
        return {}
    g, table = snapshot.g, snapshot.table
    cash, percent = g.cash[seat], table.keep[g.role[seat]]
    facts = {"share": percent, "given": snapshot.sum(cash - cash * percent // 100)}
    return facts | {"collects": "yes" if collects(g, table, seat) else "no"}


def debt_facts(snapshot: Snapshot, seat: int) -> dict[str, Any]:
    """The debt that is due first, or the fine of a card."""
    g = snapshot.g
    if snapshot.game.phase == "fine":
        return {
            "owed": snapshot.sum(payment(g, snapshot.table)),
            "missing": "",
            "lacks": "no",
            "creditor": "",
            "to": "bank",
        }
    owed = g.owed[0] if g.n_debts else 0
    creditor = g.creditor[0] if g.n_debts else NOBODY
    return {
        "owed": snapshot.sum(owed),
        "missing": snapshot.sum(max(0, owed - g.cash[seat])),
        "lacks": "no" if owed <= g.cash[seat] else "yes" if owed <= raisable(g, snapshot.table, seat) else "beyond",
        "creditor": snapshot.player(creditor) or "",
        "to": "player" if creditor >= 0 else "bank",
    }


def lot_facts(snapshot: Snapshot) -> dict[str, Any]:
    """The auction's lot and its best bid."""
    g = snapshot.g
    piece = "hotel" if g.lot == HOTEL_LOT else "house"
    return {
        "lot": "title" if 0 <= g.lot < SPACES else piece,
        "lotname": snapshot.space(g.lot) if 0 <= g.lot < SPACES else "",
        "hotel": snapshot.edition.hotel,
        "piece": piece,
        "bid": snapshot.sum(g.bid),
        "best": snapshot.player(g.best) or "",
        "begun": "yes" if g.best >= 0 else "no",
        "left": 0 if g.lot == NO_LOT else in_box(g, g.lot),
    }
