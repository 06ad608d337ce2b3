"""Phrases that sentences share: a paragraph in brackets, a long text cut short, the two sides of an offer."""

from ..editions import Edition
from ..words import say


def with_rule(text: str, rule: str, lang: str) -> str:
    """The sentence with its paragraph in brackets."""
    return f"{text} ({rule_words(rule, lang)})" if rule else text


def rule_words(rule: str, lang: str) -> str:
    """A paragraph in words: a number as "rule 10", a heading in quotation marks; "" if there is none."""
    return say(lang, "rule" if rule[0].isdigit() else "rule-named", rule=rule) if rule else ""


def paragraph_words(edition: Edition, rule: str, lang: str) -> str:
    """A paragraph in words for a reader: the heading of a leaflet in another language is told in the reader's."""
    number, comma, letter = rule.partition(", ")
    row = next((one for one in edition.leaflet_paragraphs if one.number == number), None)
    if row is None or row.heading is None or rule[0].isdigit() or lang == edition.languages[0]:
        return rule_words(rule, lang)
    return say(lang, "rule-named", rule=say(lang, f"heading-{row.heading}", game=game_of(edition)) + comma + letter)


def one_stop(sentence: str) -> str:
    """The sentence with a single period, even if its last word is a name like "Park Blvd."."""
    return sentence[:-1] if sentence.endswith("..") else sentence


def shortened(text: str, most: int = 120) -> str:
    """The text; one that is longer than `most` characters is cut short."""
    return text if len(text) <= most else f"{text[:most]}…"


def game_of(edition: Edition) -> str:
    """Which of the two games it is, for messages: "roles" or "classic"."""
    return "roles" if edition.has_camps else "classic"


def sides_facts(give: tuple[str, ...], take: tuple[str, ...], edition: Edition, lang: str) -> dict[str, str]:
    """The two sides of an offer in words, and which of them are not empty."""
    facts = {
        word: ", ".join(thing_text(thing, edition, lang) for thing in things)
        for word, things in (("gives", give), ("takes", take))
    }
    return facts | {"offer": "both" if give and take else "give" if give else "take"}


def thing_text(thing: str, edition: Edition, lang: str) -> str:
    """A title, a get-out card or a sum in words, from the text that a move has for it."""
    if thing.startswith("cash "):
        return edition.sum(int(thing.removeprefix("cash ")), lang)
    return edition.titles[thing].told(lang) if thing in edition.titles else say(lang, "get-out-card")
