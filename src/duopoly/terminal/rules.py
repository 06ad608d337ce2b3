"""`duopoly rules`: the rule book of an edition, or one paragraph; as text, as JSON, or as a page of the docs."""

import json
from collections.abc import Iterator, Sequence

from msgspec import to_builtins

from ..editions import Edition, house_rules, load
from ..play.book import Book, RuleParagraph, book
from ..words import say
from .errors import BadInput
from .game_setup import language, language_here, rules_of
from .io import TerminalIO


def show(
    name: str,
    paragraph: str | None,
    rules: Sequence[str],
    aim: str | None,
    asked_lang: str | None,
    as_json: bool,
    markdown: bool,
) -> int:
    """Prints it; returns the exit code."""
    if as_json and markdown:
        raise BadInput("markdown: expected none with --json")
    lang = language(asked_lang, language_here())
    edition = house_rules(load(name), rules_of(rules))
    rule_book = book(edition, lang, checked_aim(edition, aim), options=markdown)
    paragraphs = rule_book.paragraphs if paragraph is None else paragraph_of(rule_book, edition, paragraph)
    if as_json:
        print(json.dumps(to_builtins(rule_book if paragraph is None else paragraphs), ensure_ascii=False, indent=2))
    elif markdown:
        print("\n".join(page(rule_book, paragraphs, lang)))
    else:
        read_out(TerminalIO.here(), rule_book, paragraphs, lang, paragraph is None)
    return 0


def checked_aim(edition: Edition, aim: str | None) -> str:
    """The aim if the edition has it; "" for none."""
    if aim is not None and aim not in edition.aims:
        raise BadInput(f"aim: expected one of {', '.join(edition.aims)}, got {aim!r}")
    return aim or ""


def paragraph_of(rule_book: Book, edition: Edition, name: str) -> tuple[RuleParagraph, ...]:
    """The paragraph with its parts. Raises BadInput that lists the paragraphs."""
    paragraphs = rule_book.find(name)
    if not paragraphs:
        numbers = ", ".join(paragraph.number for paragraph in rule_book.paragraphs)
        raise BadInput(f"no paragraph {name!r} in the rules of {edition.key}: expected one of {numbers}, or a topic")
    return paragraphs


def read_out(io: TerminalIO, rule_book: Book, paragraphs: Sequence[RuleParagraph], lang: str, with_title: bool) -> None:
    """Prints paragraphs one after the other."""
    if with_title:
        io.say(rule_book.title, "bold")
        io.say(rule_book.about)
    for n, paragraph in enumerate(paragraphs):
        if n or with_title:
            io.say()
        if paragraph.chapter and with_title:
            io.say(paragraph.chapter.upper(), "bold")
            io.say()
        io.say(heading(paragraph), "bold")
        for text in lines(paragraph, lang):
            io.say(text)


def heading(paragraph: RuleParagraph) -> str:
    """The number and the heading; once if they are the same."""
    if paragraph.heading in ("", paragraph.number):
        return paragraph.number
    dot = "." if paragraph.number[0].isdigit() else ":"
    return f"{paragraph.number}{dot} {paragraph.heading}"


def lines(paragraph: RuleParagraph, lang: str) -> Iterator[str]:
    """What a paragraph says, topic by topic, and what house rules change."""
    if paragraph.option:
        yield say(lang, "book-option")
    for topic in paragraph.topics:
        yield topic.text
        yield from (say(lang, "book-example", text=one.caption) for one in paragraph.examples if one.topic == topic.key)
    yield from (say(lang, "book-house-rule", change=change) for change in paragraph.changes)


def page(rule_book: Book, paragraphs: Sequence[RuleParagraph], lang: str) -> Iterator[str]:
    """The book as a page of the docs."""
    yield f"# {rule_book.title}"
    yield ""
    yield rule_book.about
    for paragraph in paragraphs:
        if paragraph.chapter:
            yield from ("", f"## {paragraph.chapter}")
        yield from (
            "",
            f'<a id="{paragraph.anchor}"></a>',
            "",
            f"### {heading(paragraph)}" if paragraph.heading else f"**{paragraph.number}**",
        )
        for text in lines(paragraph, lang):
            yield from ("", text)
