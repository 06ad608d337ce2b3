"""A message and its facts as a line in the reader's language."""

from ...editions import Edition
from ...editions.edition import said
from ...play.seats import Names
from ...words import say

COUNTS = ("round", "number", "wins", "others", "mine-points", "their-points", "least-points")
"""Facts that are numbers as they stand; `wins` and `others` are per cent, points hundredths of winning."""


def in_one_line(why: tuple[str, dict[str, int]], names: Names, lang: str) -> str:
    """The line: a message of `words/*/bots.ftl` without its `bots-`, with its facts."""
    message, facts = why
    words = {name: in_words(name, number, names, lang) for name, number in facts.items()}
    return say(lang, f"bots-{message}", **words)


def in_words(name: str, number: int, names: Names, lang: str) -> str | int:
    """A fact as its message speaks of it, by the fact's name."""
    edition = names.edition
    if name in ("space", "title"):
        return edition.spaces[number].told(lang)
    if name == "city":
        return city_name(edition, number, lang)
    if name == "other":
        return names.player(number)
    return number if name in COUNTS else edition.sum(number, lang)


def city_name(edition: Edition, space: int, lang: str) -> str:
    """The name of the city in which the space lies."""
    return next(said(city.name, lang) for city in edition.cities if city.key == edition.spaces[space].city)
