"""Telling facts, refusals and rules as sentences, each with the leaflet's paragraph."""

from typing import Any

from ..editions import Edition
from ..editions.edition import said
from ..rules.codes import E_FREE, E_ROLE, E_SENT, E_SPEED, E_SWAP, EVENTS, FACES, SPACES
from ..words import say
from .events import WITH_LOT, Event, Reason, Refusal, card_of
from .seats import BANK_NAME


def message_of(code: int) -> str:
    """The message that tells a kind of event: payments of one kind under different paragraphs have each their own."""
    kind, topic = EVENTS[code]
    several = sum(1 for other, _ in EVENTS if other == kind) > 1
    return f"event-{kind}-{topic}" if several else f"event-{kind}"


def tell(what: Event | Refusal, lang: str = "en") -> str:
    """The fact or the refusal as a sentence, with its rule in brackets."""
    if isinstance(what, Refusal):
        sentence = say(lang, f"refusal-{what.code}", detail=what.detail)
    else:
        sentence = say(lang, message_of(what.code), **facts_of(what, lang))
    return f"{sentence} ({say(lang, 'rule', rule=what.rule)})" if what.rule else sentence


def facts_of(event: Event, lang: str) -> dict[str, Any]:
    """What an event's message may speak of."""
    edition, (x, y) = event.edition, event.numbers
    facts: dict[str, Any] = {"player": event.player or "", "other": event.other or "", "x": x, "y": y, "total": x + y}
    facts |= {"hotel": edition.hotel, "sum": edition.sum(x), "amount": edition.sum(event.amount or 0)}
    facts["direction"] = direction(event)
    if event.space is not None:
        facts["space"] = edition.spaces[event.space].told(lang)
    if event.code in WITH_LOT:
        facts["lot"] = "house" if x == SPACES else "hotel" if x > SPACES else "title"
        facts["bid"] = edition.sum(y)
    if event.code in (E_ROLE, E_SENT, E_FREE):
        facts["role"] = edition.roles[x]
    if event.code == E_SWAP:
        facts |= {"role": edition.roles[x], "otherrole": edition.roles[y]}
    if event.code == E_SPEED:
        facts["face"] = FACES[x]
    if card := card_of(event):
        facts["card"] = card.told(lang)
    facts["reasons"] = ""
    if event.reasons:
        facts["reasons"] = ": " + ", ".join(reason_text(event, reason, lang) for reason in event.reasons)
    return facts


def direction(event: Event) -> str:
    """Between whom money moved."""
    if event.payer == BANK_NAME:
        return "from-bank"
    return "to-bank" if event.payee == BANK_NAME else "between"


def reason_text(event: Event, reason: Reason, lang: str) -> str:
    """A step in working out a sum."""
    edition = event.edition
    city = ""
    if event.space is not None and (key := edition.spaces[event.space].city):
        city = next(said(c.name, lang) for c in edition.cities if c.key == key)
    facts = {"number": reason.number, "sum": edition.sum(reason.number), "city": city, "other": event.other or ""}
    return say(lang, f"reason-{reason.kind}", hotel=edition.hotel, **facts)


def explain(edition: Edition, topic: str, lang: str = "en") -> str:
    """A paragraph of the leaflet in our own words, with the edition's figures; raises KeyError for a topic there is not."""
    rules = edition.rules
    facts = {name: getattr(rules, name) for name in rules.__struct_fields__}
    words = {name: value if isinstance(value, str) else int(value or 0) for name, value in facts.items()}
    words |= {f"sum_{name}": edition.sum(int(value or 0)) for name, value in facts.items() if not isinstance(value, str)}
    text = say(lang, f"topic-{topic}", hotel=edition.hotel, game="roles" if len(edition.roles) > 1 else "classic", **words)
    rule = edition.paragraphs[topic]
    return f"{text} ({say(lang, 'rule', rule=rule)})" if rule else text
