"""The rule book of an edition: its leaflet's paragraphs in order and in our words, with a table's house rules."""

import re
import unicodedata
from collections.abc import Mapping
from functools import cache, cached_property
from os import PathLike
from typing import Any

import msgspec

from ..editions import Edition, load
from ..editions.edition import Frozen, said
from ..rules.codes import AIMS
from ..words import has, say
from .examples import playable
from .phrases import game_of, paragraph_words
from .topics import figures, plays, topic_text

NOT_IN_A_NAME = re.compile(r"[^a-z0-9]+")
SAY_WHEN_OFF = ("auction", "claim")
"""Topics whose message also says so if a house rule switches them off."""


class RuleTopic(Frozen, frozen=True):
    """What a paragraph says about one topic, and whether house rules changed it."""

    key: str
    text: str
    changed: bool


class RuleExample(Frozen, frozen=True):
    """An example of a topic; `duopoly.play.examples` plays it."""

    key: str
    topic: str
    title: str
    caption: str


class RuleParagraph(Frozen, frozen=True):
    """A paragraph of the book.

    `number` is as printed, or the heading if the leaflet has none; `anchor` is unique in the book. A part of a paragraph, like
    11F, has no heading. `chapter` is the chapter that begins here. `changes` are the house rules that changed it, each in one
    line with what is printed. `option` says that the leaflet leaves it to the table. `examples` can be played.
    """

    number: str
    anchor: str
    label: str
    heading: str
    chapter: str
    topics: tuple[RuleTopic, ...]
    changes: tuple[str, ...]
    examples: tuple[RuleExample, ...]
    option: bool

    @property
    def text(self) -> str:
        """The text of all its topics."""
        return " ".join(topic.text for topic in self.topics)


class Book(Frozen, frozen=True):
    """The rules of an edition as a table plays them, in the order of its leaflet."""

    edition: str
    lang: str
    title: str
    about: str
    paragraphs: tuple[RuleParagraph, ...]

    def find(self, name: str) -> tuple[RuleParagraph, ...]:
        """The paragraph with this number, heading or topic, followed by its parts; empty if there is none."""
        anchor = "" if name.strip().startswith("-") else anchor_of(name)  # -1 is no 1
        n = next(
            (n for n, one in enumerate(self.paragraphs) if anchor in (one.anchor, anchor_of(one.heading or one.number))), None
        )
        if n is None:
            n = next((n for n, one in enumerate(self.paragraphs) if anchor in [topic.key for topic in one.topics]), None)
            while n and not self.paragraphs[n].heading:
                n -= 1
        return () if n is None else self.with_parts(n)

    def with_parts(self, n: int) -> tuple[RuleParagraph, ...]:
        """The n-th paragraph and its parts, which follow it."""
        end = n + 1
        while self.paragraphs[n].heading and end < len(self.paragraphs) and not self.paragraphs[end].heading:
            end += 1
        return self.paragraphs[n:end]


def book(edition: str | PathLike[str] | Edition, lang: str = "en", aim: str = "", options: bool = False) -> Book:
    """The rules of an edition as they are played, paragraph by paragraph in the order of its leaflet.

    `edition` is a name, a path or an Edition with its house rules; `lang` is "en", "fr" or "pl". What house rules change is
    marked, with what is printed. What is not played is left out, and with an `aim` what concerns other aims. With `options`
    the book includes paragraphs that the leaflet leaves to the table, like the Speed Die. Raises BadEdition, and ValueError for
    an unknown aim or language.
    """
    if aim and aim not in AIMS:
        raise ValueError(f"aim: expected one of {', '.join(AIMS)}, got {aim!r}")
    edition = edition if isinstance(edition, Edition) else load(edition)
    writer = BookWriter(edition, lang, aim)
    paragraphs: list[RuleParagraph] = []
    chapter = ""
    for paragraph in edition.leaflet_paragraphs:
        chapter = paragraph.chapter or chapter
        option = paragraph.option
        own_writer = writer
        if options and option and not getattr(edition.rules, option):
            own_writer = BookWriter(with_rules(edition, {option: True}), lang, aim, printed=with_rules(edition, {option: True}))
        topics = tuple(topic for key in paragraph.topics if (topic := own_writer.topic(key)))
        if not topics and (paragraph.topics or not paragraph.heading):
            continue
        paragraphs.append(
            RuleParagraph(
                number=paragraph.number,
                anchor=anchor_of(paragraph.number),
                label=paragraph_words(edition, paragraph.number, lang),
                heading=say(lang, f"heading-{paragraph.heading}", game=game_of(edition)) if paragraph.heading else "",
                chapter=say(lang, f"chapter-{chapter}") if chapter else "",
                topics=topics,
                changes=own_writer.changes(paragraph.topics),
                examples=tuple(example for topic in topics for example in own_writer.examples.get(topic.key, [])),
                option=own_writer is not writer,
            )
        )
        chapter = ""
    title = say(lang, "book-title", edition=said(edition.name, lang))
    return Book(
        edition=edition.key,
        lang=lang,
        title=title,
        about=say(lang, "book-leaflet", leaflet=edition.leaflet),
        paragraphs=tuple(paragraphs),
    )


class BookWriter:
    """Writes the topics of an edition and compares them with what is printed."""

    def __init__(self, edition: Edition, lang: str, aim: str, printed: Edition | None = None) -> None:
        self.edition, self.lang, self.aim = edition, lang, aim
        self.printed = printed or as_printed(edition)
        self.changed = changed_rules(edition) if printed is None else {}
        self.facts = figures(edition, lang, aim)
        self.others: dict[str, tuple[tuple[Edition, dict[str, Any]], tuple[Edition, dict[str, Any]]]] = {}
        self.printed_facts = figures(self.printed, lang, aim) if self.changed else self.facts

    @cached_property
    def examples(self) -> dict[str, list[RuleExample]]:
        """The examples by topic."""
        by_topic: dict[str, list[RuleExample]] = {}
        for played in playable(self.edition, self.aim):
            example, caption = played.example, played.caption(self.lang)
            title = said(example.title, self.lang)
            book_example = RuleExample(key=example.key, topic=example.topic, title=title, caption=caption)
            by_topic.setdefault(example.topic, []).append(book_example)
        return by_topic

    def topic(self, key: str) -> RuleTopic | None:
        """What the book says about a topic; None if it is not played."""
        text, printed = self.now(key), self.then(key)
        if not text and printed and key in SAY_WHEN_OFF:
            text = topic_text(key, self.lang, self.facts)
        return RuleTopic(key=key, text=text, changed=text != printed) if text else None

    def text(self, edition: Edition, key: str, facts: Mapping[str, Any]) -> str:
        """What an edition's book says about a topic; "" if it is not played."""
        return topic_text(key, self.lang, facts) if plays(edition, key, self.aim) else ""

    def changes(self, keys: tuple[str, ...]) -> tuple[str, ...]:
        """The house rules that changed what the book says about these topics, each in one line."""
        differing = [key for key in keys if self.now(key) != self.then(key)]
        return tuple(
            change_text(self.edition, self.printed, name, self.lang)
            for name in self.changed
            if any(self.matters(name, key) for key in differing)
        )

    def matters(self, name: str, key: str) -> bool:
        """Whether a house rule on its own changes what the book says about a topic: by being taken back, or as the only one."""
        (without, facts_without), (alone, facts_alone) = self.beside(name)
        return self.now(key) != self.text(without, key, facts_without) or self.then(key) != self.text(alone, key, facts_alone)

    def beside(self, name: str) -> tuple[tuple[Edition, dict[str, Any]], tuple[Edition, dict[str, Any]]]:
        """The edition without a house rule, and with no other; each with its facts."""
        if name not in self.others:
            without = with_rules(self.edition, {name: getattr(self.printed.rules, name)})
            alone = with_rules(self.printed, {name: getattr(self.edition.rules, name)})
            both = tuple((other, figures(other, self.lang, self.aim)) for other in (without, alone))
            self.others[name] = (both[0], both[1])
        return self.others[name]

    def now(self, key: str) -> str:
        """What this table's book says about a topic."""
        return self.text(self.edition, key, self.facts)

    def then(self, key: str) -> str:
        """What is printed about a topic."""
        return self.text(self.printed, key, self.printed_facts)


def as_printed(edition: Edition) -> Edition:
    """The edition without its house rules."""
    return edition if edition.printed is None else with_rules(edition, msgspec.structs.asdict(edition.printed))


def with_rules(edition: Edition, rules: Mapping[str, Any]) -> Edition:
    """The edition with other values of some rules, for texts only: title cards stay the same."""
    return msgspec.structs.replace(edition, rules=msgspec.structs.replace(edition.rules, **rules))


def changed_rules(edition: Edition) -> dict[str, Any]:
    """The house rules of an edition that differ from what is printed."""
    if edition.printed is None:
        return {}
    values = msgspec.structs.asdict(edition.rules)
    return {name: value for name, value in values.items() if getattr(edition.printed, name) != value}


def change_text(edition: Edition, printed: Edition, name: str, lang: str) -> str:
    """A house rule in one line: what is played, and what is printed."""
    return say(
        lang,
        "house-rule-changed",
        rule=say(lang, f"house-{name.replace('_', '-')}", game=game_of(edition)),
        value=rule_value(name, getattr(edition.rules, name), lang),
        printed=rule_value(name, getattr(printed.rules, name), lang),
    )


def rule_value(name: str, value: object, lang: str) -> str:
    """A house rule's value in words."""
    if isinstance(value, bool):
        return say(lang, "switch-on" if value else "switch-off")
    if isinstance(value, str):
        message = f"house-{name.replace('_', '-')}-{value}"
        return say(lang, message) if has(lang, message) else value
    return str(value)


@cache
def anchor_of(name: str) -> str:
    """A number or heading as part of an address: lower-case letters and digits, with hyphens between."""
    plain = unicodedata.normalize("NFKD", name.replace("’", "'")).encode("ascii", "ignore").decode().casefold()
    return NOT_IN_A_NAME.sub("-", plain).strip("-")
