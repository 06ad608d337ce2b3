"""Events and refusals as sentences, each with the leaflet's paragraph."""

from typing import Any

from ..editions import Edition
from ..editions.edition import Card, said
from ..rules.codes import (
    E_ACCEPTED,
    E_FREE,
    E_INCOME_TAX,
    E_NOTHING_DUE,
    E_OFFER,
    E_ROLE,
    E_SENT,
    E_SPEED,
    E_SPEED_COUNT,
    E_SWAP,
    E_SWAP_OFFER,
    E_WALKS_ON,
    EVENTS,
    FACES,
    SPACES,
)
from ..words import say
from .events import WITH_LOT, Event, Reason, card_of
from .phrases import game_of, one_stop, sides_facts, with_rule
from .refusals import Refusal
from .seats import BANK_NAME


def message_of(code: int) -> str:
    """The message for an event. If several events have the same kind, each has a message of its own."""
    kind, topic = EVENTS[code]
    several = sum(1 for other, _ in EVENTS if other == kind) > 1
    return f"event-{kind}-{topic}" if several else f"event-{kind}"


MAY_BE_NOTHING = ("cash-percent", "titles-percent", "buildings-percent", "houses-upkeep", "hotels-upkeep")
"""Steps that are left out if they come to nothing."""
MONEY_CARDS = (
    "collect",
    "pay",
    "pay-or-draw",
    "collect-each",
    "collect-role",
    "pay-each",
    "bank-pays-role",
    "gamble",
    "upkeep",
)
"""Effects of cards whose sums are told with the card."""
RENT_CARDS = ("nearest-transport", "nearest-utility")
"""Effects of cards that multiply the rent: by how much is told with the card."""
MESSAGES = tuple(message_of(code) for code in range(len(EVENTS)))


def tell(what: Event | Refusal, lang: str = "en") -> str:
    """The event or refusal as a sentence in a language ("en", "fr" or "pl"), with its paragraph in brackets."""
    return with_rule(sentence(what, lang), what.rule, lang)


def sentence(what: Event | Refusal, lang: str = "en") -> str:
    """The event or refusal as a sentence, without its paragraph."""
    if isinstance(what, Refusal):
        return what.sentence(lang)
    return one_stop(say(lang, MESSAGES[what.code], **facts_of(what, lang)))


def facts_of(event: Event, lang: str) -> dict[str, Any]:
    """The facts that an event's message may use."""
    edition, (x, y) = event.edition, event.numbers
    facts: dict[str, Any] = {"player": event.player or "", "other": event.other or "", "x": x, "y": y, "total": x + y}
    facts |= {"sum": edition.sum(x, lang), "bid": edition.sum(y, lang), "amount": edition.sum(event.amount or 0, lang)}
    facts |= {"game": game_of(edition), "direction": direction(event), "double": int(x == y)}
    facts["where"] = "none" if event.space is None else "space"
    facts["space"] = "" if event.space is None else edition.spaces[event.space].told(lang)
    facts["reasons"] = reasons_text(event, lang)
    return facts | facts_of_kind(event, lang)


def facts_of_kind(event: Event, lang: str) -> dict[str, str]:
    """The facts of some kinds of events: the lot of an auction, a role, a face, an offer, a card."""
    edition, x = event.edition, event.numbers[0]
    if event.code in WITH_LOT:
        return {"lot": "house" if x == SPACES else edition.hotel if x > SPACES else "title"}
    if event.code == E_ROLE or event.code == E_SWAP:
        return {"role": edition.roles[x], "cash": starting_cash_text(event, lang)}
    if event.code == E_SENT or event.code == E_FREE:
        return {"role": edition.roles[x]}
    if event.code == E_SPEED or event.code == E_SPEED_COUNT:
        return {"face": FACES[x]}
    if event.code == E_WALKS_ON:
        return {"walk": "unsold" if x else "rent" if event.numbers[1] else "nowhere"}
    if event.code == E_NOTHING_DUE:
        return {"for": EVENTS[x][0]}
    if event.code in (E_OFFER, E_ACCEPTED, E_SWAP_OFFER):
        return offer_facts(event, lang)
    card = card_of(event)
    return {"card": card.told(lang), "figures": card_figures(card, edition, lang)} if card else {}


def card_figures(card: Card, edition: Edition, lang: str) -> str:
    """What a card pays, costs or multiplies, in brackets; "" where it does nothing to money."""
    if card.effect not in (*MONEY_CARDS, *RENT_CARDS):
        return ""
    facts = {"sum": edition.sum(card.amount, lang), "times": card.amount, "least": card.at_least}
    facts |= {"house": edition.sum(card.house, lang), "hotel": edition.sum(card.hotel, lang)}
    return say(lang, "card-figures", effect=card.effect, piece=say(lang, "hotel", hotel=edition.hotel), **facts)


def starting_cash_text(event: Event, lang: str) -> str:
    """With how much the role starts, or what passes from hand to hand with it; "" where all roles start alike."""
    edition = event.edition
    sums = [getattr(edition.rules, f"cash_{role}", 0) or edition.rules.start_cash for role in edition.roles]
    role, other_role = event.numbers
    if event.code == E_ROLE:
        own = sums[role] != edition.rules.start_cash
        return say(lang, "role-starts-with", sum=edition.sum(sums[role], lang)) if own else ""
    gain = sums[role] - sums[other_role]
    if gain == 0:
        return ""
    payer, payee = (event.other, event.player) if gain > 0 else (event.player, event.other)
    facts = {"payer": payer or "", "payee": payee or "", "sum": edition.sum(abs(gain), lang)}
    return say(lang, "swap-cash", **facts)


def direction(event: Event) -> str:
    """Between whom money moves, or would move."""
    if event.payer == BANK_NAME:
        return "from-bank"
    return "to-bank" if event.other in (None, BANK_NAME) else "between"


def offer_facts(event: Event, lang: str) -> dict[str, str]:
    """The two sides of an offer in words, or that it offers to swap roles."""
    facts = sides_facts(event.give, event.take, event.edition, lang)
    return facts | {"offer": "swap"} if event.code == E_SWAP_OFFER else facts


def reasons_text(event: Event, lang: str) -> str:
    """The steps in working out the sum, to follow a colon; "" if there are none."""
    if not event.reasons:
        return ""
    percents = percents_of(event)
    steps = (" + " if percents else ", ").join(text for _, text in steps_of(event, lang))
    if hundredths(event, percents) % 100:
        steps += f", {say(lang, 'reason-rounded-down')}"
    return say(lang, "reasons", steps=steps) if steps else ""


def steps_of(event: Event, lang: str = "en") -> list[tuple[Reason, str]]:
    """The steps in working out the sum, each with its words, without those that come to nothing."""
    percents = percents_of(event)
    shown = [reason for reason in event.reasons if reason.number or reason.kind not in MAY_BE_NOTHING]
    return [(reason, reason_text(event, reason, percents.get(reason.kind, 0), lang)) for reason in shown]


def reason_text(event: Event, reason: Reason, percent: int, lang: str) -> str:
    """The words for a step in working out a sum."""
    edition = event.edition
    facts: dict[str, Any] = {"number": reason.number, "sum": edition.sum(reason.number, lang), "percent": percent}
    facts |= {"owner": event.payee or "", "city": city_of(event, lang), "game": game_of(edition), "hotel": edition.hotel}
    facts["houses"] = houses_for(event, reason.number) if reason.kind == "houses" else 0
    return say(lang, f"reason-{reason.kind}", **facts)


def city_of(event: Event, lang: str) -> str:
    """The name of the space's city; "" if it is in none."""
    key = None if event.space is None else event.edition.spaces[event.space].city
    return next((said(city.name, lang) for city in event.edition.cities if city.key == key), "")


def houses_for(event: Event, rent: int) -> int:
    """For how many houses the street's title card has this rent; 0 if its columns differ or have it twice."""
    if event.space is None:
        return 0
    columns = event.edition.titles[event.edition.spaces[event.space].key].rents.values()
    numbers = {houses for column in columns for houses in range(1, len(column) - 1) if column[houses] == rent}
    return numbers.pop() if len(numbers) == 1 else 0


def percents_of(event: Event) -> dict[str, int]:
    """The percentages of an income tax, by reason; that of the cash depends on the payer's role."""
    if event.code != E_INCOME_TAX or not any(reason.kind == "cash-percent" for reason in event.reasons):
        return {}
    rules = event.edition.rules
    shares = {"titles-percent": rules.tax_titles or 0, "buildings-percent": rules.tax_buildings or 0}
    share = getattr(rules, f"tax_cash_{event.edition.roles[event.numbers[0]]}")
    return {**shares, "cash-percent": share or 0}


def hundredths(event: Event, percents: dict[str, int]) -> int:
    """The sum of the shares in hundredths."""
    return sum(percents.get(reason.kind, 0) * reason.number for reason in event.reasons)
