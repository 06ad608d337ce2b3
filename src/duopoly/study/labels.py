"""What editions, splits and rules are called in charts: words, where data has keys."""

from collections.abc import Iterable

from ..editions import Edition, load
from ..editions.edition import said
from ..play.book import rule_value
from ..play.phrases import game_of
from ..words import has, say
from .game_specs import CampSplit

LANG = "en"
"""Reports are in English."""


def edition_label(edition: Edition) -> str:
    """The edition's name."""
    return said(edition.name, LANG)


def edition_labels(names: Iterable[str]) -> dict[str, str]:
    """The names of editions by their keys."""
    return {edition.key: edition_label(edition) for edition in map(load, names)}


def split_label(split: CampSplit) -> str:
    """Who sits at the table."""
    first, second = split
    if not second:
        return f"{first} players"
    return f"{first} competitor{'s' * (first > 1)}, {second} monopolist{'s' * (second > 1)}"


def rule_label(edition: Edition, rule: str) -> str:
    """The rule's name."""
    message = f"house-{rule.replace('_', '-')}"
    return say(LANG, message, game=game_of(edition)) if has(LANG, message) else rule


def value_label(rule: str, value: object) -> str:
    """The rule's value."""
    return rule_value(rule, value, LANG)
