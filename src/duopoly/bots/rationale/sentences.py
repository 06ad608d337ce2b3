"""Puts a reason, a message and its facts, into a sentence of the reader's language."""

from ...editions import Edition
from ...editions.edition import said
from ...play.phrases import game_of
from ...play.seats import Names
from ...words import say

Reason = tuple[str, dict[str, int]]
"""A message of `words/*/bots.ftl` without its `bots-`, and its facts.

`space` and `title` are spaces, `city` is the first space of a city, `other` a seat; those in COUNTS are plain numbers, all
others sums of money.
"""

COUNTS = ("round", "number", "wins", "others", "mine-points", "their-points", "least-points", "before", "after", "asked")
"""Plain numbers; `wins`, `others`, `before`, `after` and `asked` are percentages, points are percentage points of winning."""


UNREMARKABLE = frozenset(
    (
        "claims", "by-lot", "throws", "throws-without-trade", "throws-with-reserve", "saves", "saves-to-buy", "ends",
        "ends-without-trade", "adjusted", "pays", "pays-fine", "keeps-mortgage", "places", "leaves-in-box", "wants-first",
        "may-not-bid", "rejects-impossible", "greedy-goes-on", "trader-waits", "trader-ends",
    )
)  # fmt: skip
"""Reasons that a bot gives if it is asked, but not by itself at the table: nothing happened, or the ledger says it all."""


def remark(reason: Reason, names: Names, lang: str) -> str:
    """The reason as a sentence if it is worth a word at the table; else nothing."""
    return "" if reason[0] in UNREMARKABLE else sentence(reason, names, lang)


def sentence(reason: Reason, names: Names, lang: str) -> str:
    """The reason as a sentence."""
    message, facts = reason
    words = {name: in_words(name, number, names, lang) for name, number in facts.items()}
    return say(lang, f"bots-{message}", game=game_of(names.edition), **words)


def in_words(name: str, number: int, names: Names, lang: str) -> str | int:
    """A fact as its message shows it."""
    edition = names.edition
    if name in ("space", "title"):
        return edition.spaces[number].told(lang)
    if name == "city":
        return city_name(edition, number, lang)
    if name == "other":
        return names.player(number)
    return number if name in COUNTS else edition.sum(number, lang)


def city_name(edition: Edition, space: int, lang: str) -> str:
    """The name of the city of a space."""
    return next(said(city.name, lang) for city in edition.cities if city.key == edition.spaces[space].city)
