"""Topics of the rules: whether a table plays by one, and its explanation with the table's figures."""

import re
from collections.abc import Callable, Mapping
from functools import cache
from os import PathLike
from typing import Any

from ..editions import Edition, load
from ..editions.edition import Rules, rule_topics
from ..words import grouped, has, say
from .phrases import game_of, paragraph_words, with_rule

GAPS = re.compile(r"[ \n]+")
BEFORE_A_STOP = re.compile(r" (?=[.,](?:\s|$))")

PLAYED: dict[str, Callable[[Edition], object]] = {
    "auction": lambda e: e.rules.auction or e.rules.estate_auction or e.rules.shortage == "auction",
    "claim": lambda e: e.rules.claim_rent,
    "claim-time": lambda e: e.rules.claim_rent,
    "speed": lambda e: e.rules.speed_die,
    "speed-faces": lambda e: e.rules.speed_die,
    "speed-limits": lambda e: e.rules.speed_die,
    "last-houses": lambda e: e.rules.shortage == "auction",
    "broken-example": lambda e: e.rules.monopoly_monopolist == 2,
    "prison-example": lambda e: e.rules.prison_double == "throws-again" and e.rules.extra_throws == 1,
    "start-warning": lambda e: start_is_printed(e),
    "start-notes": lambda e: (
        sum(int(note) * many for note, many in e.money.start_notes.items()) == e.rules.start_cash
        and not (e.rules.cash_competitor or e.rules.cash_monopolist)
    ),
}
"""Topics that are played only if some rule says so. All others that an edition's game has are played."""
AIMS = {"timed": "timed", "richest": "camp"}
"""Topics that are played only for one aim."""


def plays(edition: Edition, topic: str, aim: str = "") -> bool:
    """Whether a table with these rules and this aim ("": any) plays by a topic."""
    own_aim = AIMS.get(topic)
    if own_aim is not None and (own_aim not in edition.aims or aim not in ("", own_aim)):
        return False
    return bool(PLAYED[topic](edition)) if topic in PLAYED else True


def explain(edition: str | PathLike[str] | Edition, topic: str, lang: str = "en") -> str:
    """A topic of the rules in our own words, with the edition's figures and the paragraph of its leaflet.

    `edition` is a name, a path or an Edition. Raises BadEdition if the edition is invalid, and ValueError with a one-line
    message if its leaflet does not have the topic, or the language is unknown.
    """
    edition = edition if isinstance(edition, Edition) else load(edition)
    first = explain_words(edition, topic, lang)
    further = (explain_words(edition, part, lang) for part in parts_of(edition, topic))
    return with_rule(" ".join((first, *further)), edition.paragraph(topic), lang)


def parts_of(edition: Edition, topic: str) -> list[str]:
    """The parts of a topic in the same paragraph: `speed-faces` and `speed-limits` for `speed`."""
    numbers = edition.paragraphs
    return [name for name in numbers if name.startswith(f"{topic}-") and numbers[name] == numbers[topic]]


def explain_words(edition: Edition, topic: str, lang: str = "en") -> str:
    """The explanation of a topic without its parts and its paragraph. Raises ValueError if the leaflet does not have it."""
    if not isinstance(topic, str) or not edition.paragraphs.get(topic):
        there = [name for name, number in edition.paragraphs.items() if number]
        raise ValueError(f"topic: expected one of {', '.join(there)}, got {topic!r}")
    return topic_text(topic, lang, figures(edition, lang))


def topic_text(topic: str, lang: str, facts: Mapping[str, Any]) -> str:
    """A topic's text with its facts, in one line: its own message, then those of rules that belong to it."""
    text = " ".join(say(lang, message, **facts) for message in (f"topic-{topic}", *rule_messages(topic, lang)))
    return BEFORE_A_STOP.sub("", GAPS.sub(" ", text)).strip()


@cache
def rule_messages(topic: str, lang: str) -> list[str]:
    """The messages `house-...-book` of the rules that belong to a topic; most rules are told by the topic's own message."""
    messages = [f"house-{rule.replace('_', '-')}-book" for rule, about in rule_topics().items() if about == topic]
    return [message for message in messages if has(lang, message)]


def figures(edition: Edition, lang: str, aim: str = "") -> dict[str, Any]:
    """The facts that topics' messages use: amounts and switches by name, amounts as money with `sum_` before, and the rest."""
    rules = edition.rules
    values = {name: getattr(rules, name) for name in rules.__struct_fields__}
    facts = {name: value if isinstance(value, str) else int(value or 0) for name, value in values.items()}
    facts |= {f"sum_{name}": edition.sum(int(value or 0), lang) for name, value in values.items() if not isinstance(value, str)}
    facts |= {"few": edition.players[0], "many": edition.players[1], "sum_1": edition.sum(1)}
    timed = "timed" in edition.aims
    facts |= {"camps": int("camp" in edition.aims), "has_timed": int(timed), "timed": int(timed and aim in ("", "timed"))}
    facts |= {"trading": trading(edition, aim), "lift_interest": lift_interest(edition)}
    facts |= double_facts(rules)
    facts |= {"hotel": edition.hotel, "game": game_of(edition), "aim": aim or "none"}
    facts |= {
        f"rule_{topic.replace('-', '_')}": paragraph_words(edition, number, lang)
        for topic, number in edition.paragraphs.items()
    }
    return facts | box_facts(edition, lang)


def trading(edition: Edition, aim: str) -> str:
    """When a table's players may trade with each other: at any time, before the throw, or never."""
    return "never" if aim == "timed" and not edition.rules.timed_trade else edition.rules.trade


def start_is_printed(edition: Edition) -> bool:
    """Whether everybody begins with the cash that the leaflet prints."""
    printed = edition.printed or edition.rules
    sums = ("start_cash", "cash_competitor", "cash_monopolist")
    return all(getattr(edition.rules, name) == getattr(printed, name) for name in sums)


def double_facts(rules: Rules) -> dict[str, str | int]:
    """The rules that depend on extra throws for doubles, as they work: with few or none some have no effect."""
    extra = rules.extra_throws > 0
    moves = rules.prison_double == "moves-and-throws-again" and not extra
    return {
        "doubles_to_prison": rules.doubles_to_prison if rules.doubles_to_prison <= rules.extra_throws else 0,
        "prison_double": "moves" if moves else rules.prison_double,
        "prison_ends_turn": int(rules.prison_ends_turn or not extra),
        "triple_throws_again": int(bool(rules.triple_throws_again) and extra),
    }


def lift_interest(edition: Edition) -> int:
    """By how many percent lifting a mortgage costs more than the mortgage, by the dearest title card."""
    title = max(edition.titles.values(), key=lambda title: title.mortgage)
    return 100 * (title.lift - title.mortgage) // max(1, title.mortgage)


def box_facts(edition: Edition, lang: str) -> dict[str, Any]:
    """The facts about what is in the box, and where on the board things go."""
    facts: dict[str, Any] = {"house_place": "street", "mark": "", "mortgaged_card": "turned", **edition.facts}
    facts |= {"start_notes": notes_text(edition, edition.money.start_notes, lang) or "none"}
    facts |= {"box_notes": notes_text(edition, edition.money.box_notes, lang) or "none"}
    facts |= {f"cards_{deck}": len(cards) for deck, cards in edition.decks.items()}
    facts |= {"camp_pawns": edition.players[1] // 2, "titles": len(edition.titles)}
    fares = next((title.rents[edition.roles[0]] for title in edition.titles.values() if title.kind == "transport"), ())
    facts |= {"fares": ", ".join(edition.sum(fare, lang) for fare in fares)}
    return facts | building_facts(edition, lang)


def building_facts(edition: Edition, lang: str) -> dict[str, str | int]:
    """How many buildings the box has, and the most houses of each role on a street: "4 houses", or "1 hotel" if none."""
    rules = edition.rules
    one_hotel = say(lang, "hotels", number=1, hotel=edition.hotel)
    most = {role: getattr(rules, f"max_houses_{role}") for role in ("competitor", "monopolist", "player")}
    facts: dict[str, str | int] = {"box_houses": say(lang, "houses", number=rules.houses)}
    facts |= {"box_hotels": say(lang, "hotels", number=rules.hotels, hotel=edition.hotel)}
    facts |= {f"most_houses_{role}": say(lang, "houses", number=n) if n else one_hotel for role, n in most.items()}
    return facts | {"builds_houses": int(any(most.values()))}


def notes_text(edition: Edition, notes: Mapping[str, int], lang: str) -> str:
    """How many notes of each value, the largest first: "2 × $500, 3 × $100"."""
    sums = sorted(((int(note), many) for note, many in notes.items()), reverse=True)
    return ", ".join(f"{grouped(many, lang)}\u00a0×\u00a0{edition.sum(note, lang)}" for note, many in sums)
