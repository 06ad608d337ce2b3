"""`duopoly edition A B`: the differences between two editions, and nothing else."""

from collections.abc import Iterator, Mapping
from typing import Any

from ..editions import Edition
from ..editions.edition import Rules, said
from ..words import say
from .game_setup import rule_text
from .io import TerminalIO

Pair = list[Any]
FIGURES = ("price", "mortgage", "lift", "house_cost", "hotel_cost", "rents")
"""What of a title card is compared; titles are compared space by space, for the cities have other names."""


def differences(a: Edition, b: Edition, lang: str) -> dict[str, Any]:
    """The differences, each as a pair of values: that of `a`, then that of `b`. Parts without a difference are left out."""
    entries = {
        "edition": differing(head(a), head(b)),
        "rules": differing(rules(a), rules(b)),
        "spaces": differing(spaces(a, lang), spaces(b, lang)),
        "titles": differing(titles(a), titles(b)),
        "cards": differing(cards(a), cards(b)),
        "decks": differing(decks(a), decks(b)),
        "paragraphs": differing(a.paragraphs, b.paragraphs),
        "errata": differing(errata(a), errata(b)),
    }
    return {name: part for name, part in entries.items() if part}


def differing(a: Mapping[str, Any], b: Mapping[str, Any]) -> dict[str, Pair]:
    """The entries that differ; None where a side has no value."""
    keys = dict.fromkeys([*a, *b])
    return {key: [a.get(key), b.get(key)] for key in keys if a.get(key) != b.get(key)}


def head(edition: Edition) -> dict[str, Any]:
    """What an edition says about itself."""
    return {
        "leaflet": edition.leaflet,
        "roles": list(edition.roles),
        "aims": list(edition.aims),
        "players": list(edition.players),
        "hotel": edition.hotel,
        "money": edition.sum(1),
        "start_notes": dict(edition.money.start_notes),
    }


def rules(edition: Edition) -> dict[str, Any]:
    """The amounts and switches."""
    return {name: getattr(edition.rules, name) for name in Rules.__struct_fields__}


def spaces(edition: Edition, lang: str) -> dict[str, Any]:
    """The board: names and cities, by number."""
    cities = {city.key: said(city.name, lang) for city in edition.cities}
    return {str(space.index): space.told(lang) + (f" ({cities[space.city]})" if space.city else "") for space in edition.spaces}


def titles(edition: Edition) -> dict[str, Any]:
    """The figures of the title cards, by the number of the space."""
    entries: dict[str, Any] = {}
    for title in edition.titles.values():
        for figure in FIGURES[:-1]:
            entries[f"{title.index} {figure}"] = getattr(title, figure)
        for role, row in title.rents.items():
            entries[f"{title.index} rents.{role}"] = list(row)
    return entries


def cards(edition: Edition) -> dict[str, Any]:
    """What the cards do, by deck and number."""
    names = ("effect", "amount", "space", "steps", "role", "at_least", "house", "hotel")
    return {
        f"{card.deck} {card.id}": {name: value for name in names if (value := getattr(card, name)) not in (None, 0)}
        for card in edition.cards
    }


def decks(edition: Edition) -> dict[str, Any]:
    """How many cards the decks in play have."""
    return {name: len(deck) for name, deck in edition.decks.items()}


def errata(edition: Edition) -> dict[str, Any]:
    """What is printed wrong, and what is played."""
    return {erratum.rule: [erratum.printed, erratum.played] for erratum in edition.errata}


def show(io: TerminalIO, a: Edition, b: Edition, lang: str) -> None:
    """Prints the differences, chapter by chapter."""
    entries = differences(a, b, lang)
    io.say(f"{a.key} → {b.key}", "bold")
    if not entries:
        io.say(say(lang, "terminal-no-difference"))
    for name, part in entries.items():
        io.say()
        io.say(say(lang, f"terminal-differences-{name}", number=len(part)), "bold")
        for line in lines(part):
            io.say(line)


def lines(part: Mapping[str, Pair]) -> Iterator[str]:
    """A chapter's differences, one per line."""
    for key, (before, after) in part.items():
        yield f"  {key}: {shown(before)} → {shown(after)}"


def shown(value: Any) -> str:
    """A value as one line."""
    if value is None:
        return "–"
    if isinstance(value, dict):
        return " ".join(f"{name} {part}" if name != "effect" else str(part) for name, part in value.items())
    if isinstance(value, list):
        return " ".join(map(str, value))
    return rule_text(value)
