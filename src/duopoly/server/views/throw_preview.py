"""What a throw would do: where each second die leads, and what happens to a player who lands there."""

from typing import Any, NamedTuple

from ...play.events import Event
from ...play.game import Game
from ...play.seats import CHANCE_NAME
from ...rules.codes import (
    COUNT_GAMBLE,
    COUNT_RENT,
    E_BROKEN_RENT,
    E_CARD,
    E_CLAIMABLE,
    E_DEBT,
    E_DOUBLE_RENT,
    E_EXTRA_THROW,
    E_FARE,
    E_FEE,
    E_FOUNDATION,
    E_FREE,
    E_INCOME_TAX,
    E_MISS,
    E_MOVE,
    E_NO_PRIZE,
    E_NO_RENT_MORTGAGED,
    E_NO_RENT_PRISON,
    E_OWNED,
    E_POT,
    E_PROPERTY_TAX,
    E_RENT,
    E_SENT,
    E_SIGHTSEEING,
    E_START,
    E_UTILITY,
)
from ...rules.means import percent_tax
from ...words import say
from ..wire import ThrowOutcome
from .snapshot import Snapshot

EVENTS = {
    E_MISS: "miss", E_FREE: "free", E_MOVE: "nothing", E_START: "start", E_SIGHTSEEING: "visit", E_SENT: "sent",
    E_OWNED: "own", E_NO_RENT_MORTGAGED: "mortgaged", E_NO_RENT_PRISON: "prison", E_RENT: "rent",
    E_DOUBLE_RENT: "doubled", E_BROKEN_RENT: "rent", E_POT: "pays", E_FARE: "rent", E_UTILITY: "rent",
    E_CLAIMABLE: "claim", E_DEBT: "debt", E_PROPERTY_TAX: "pays", E_INCOME_TAX: "pays", E_FOUNDATION: "pays",
    E_CARD: "pays", E_NO_PRIZE: "nothing",
}  # fmt: skip
"""The words for each kind of event. The last event counts, unless a decision follows."""

PHASES = {"buy": "buy", "card": "card", "die": "die", "tax": "tax", "count": "count", "speed": "speed"}
"""The words for the phases in which a decision follows."""

COUNTS = (COUNT_RENT, COUNT_GAMBLE)
"""Why the player on turn throws dice that do not move."""


class Landing(NamedTuple):
    """What happens to a player who lands: in a few words, and the owner if the money goes to one."""

    text: str
    owner: str | None


def throw_preview(game: Game, first: int, lang: str) -> list[ThrowOutcome]:
    """Where the throw leads with each second die; nothing if the player on turn does not have to throw."""
    start = game.copy()
    if start.phase == "throw" and start.why_not(None, "throw") is None:
        start.play("throw")
    is_due = start.phase == "dice" or (start.phase == "count" and start.inside()[0].counting in COUNTS)
    return [outcome(start, first, second, lang) for second in range(1, 7)] if is_due and 1 <= first <= 6 else []


def outcome(start: Game, first: int, second: int, lang: str) -> ThrowOutcome:
    """One throw, tried on a copy of the game."""
    trial = start.copy()
    seat = start.players.index(start.turn)
    events = trial.play(f"dice {first} {second}", by=CHANCE_NAME)
    snapshot = Snapshot(trial, lang)
    landing = landed(snapshot, seat, events, trial.phase)
    text = landing.text + extras(snapshot, seat, events)
    return ThrowOutcome(die=second, space=snapshot.g.space[seat], text=text, owner=landing.owner)


def landed(snapshot: Snapshot, seat: int, events: list[Event], phase: str, named: bool = True) -> Landing:
    """What a landing comes to, from its events and the game after it. `named` says whether to name who gets the money."""
    name = snapshot.game.players[seat]
    own_events = [event for event in events if event.code in EVENTS and event.player == name]
    last = own_events[-1] if own_events else None
    kind = PHASES.get(phase) or (EVENTS[last.code] if last else "nothing")
    bonus = next((event for event in own_events if event.code == E_START), None)
    if kind == "nothing" and bonus and snapshot.g.space[seat] == 0:
        kind, last = "start", bonus
    facts = landing_facts(snapshot, seat, kind, last)
    owner = facts["player"] if kind in ("rent", "doubled", "claim", "debt", "count") else ""
    return Landing(say(snapshot.lang, f"landing-{kind}", named="yes" if named else "no", **facts), owner or None)


def landing_facts(snapshot: Snapshot, seat: int, kind: str, event: Event | None) -> dict[str, Any]:
    """What the words of any landing may mention."""
    g, table = snapshot.g, snapshot.table
    here, cash = g.space[seat], g.cash[seat]
    price = table.price[here]
    amount = 0 if event is None else event.numbers[0] if event.amount is None else event.amount
    needed = price if kind == "buy" else amount
    other = event.other if event is not None and event.other != "bank" else None
    facts: dict[str, Any] = {"player": other or "", "to": "player" if other else "bank", "amount": snapshot.sum(amount)}
    facts |= {
        "price": snapshot.sum(price),
        "short": "yes" if cash < needed else "no",
        "missing": snapshot.sum(max(0, needed - cash)),
    }
    facts |= {
        "role": snapshot.role(seat) or "",
        "game": snapshot.kind,
        "direction": "in" if event and event.payer == "bank" else "out",
    }
    facts |= {"flat": snapshot.sum(table.income_tax), "percent": "", "multiple": 0}
    if kind == "tax":
        facts["percent"] = snapshot.sum(percent_tax(g, table, seat))
    if kind == "count" and g.counting == COUNT_RENT and g.landlord >= 0:
        facts |= {"multiple": g.factor, "player": snapshot.game.players[g.landlord]}
    return facts


def extras(snapshot: Snapshot, seat: int, events: list[Event]) -> str:
    """What happens besides the landing: the fee after the last miss, passing Start, another throw."""
    text = ""
    for event in events:
        if event.code == E_FEE:
            text += say(snapshot.lang, "landing-with-fee", amount=snapshot.sum(event.amount or 0))
        elif event.code == E_START and snapshot.g.space[seat] != 0:
            text += say(snapshot.lang, "landing-with-start", amount=snapshot.sum(event.amount or 0), game=snapshot.kind)
    again = snapshot.g.doubles > 0 or any(event.code == E_EXTRA_THROW for event in events)
    return text + (say(snapshot.lang, "landing-with-throw") if again else "")
