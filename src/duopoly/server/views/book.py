"""The rule book of a table and its examples, which the page opens from any citation."""

from ...editions import Edition
from ...editions.edition import said
from ...play.book import RuleParagraph, book
from ...play.examples import playable
from ..wire import BookExample, BookParagraph, BookTopic, BookView, ExampleStep, ExampleView
from .board import board_view
from .ledger_lines import ledger_line
from .position import position_view
from .snapshot import Snapshot


def book_view(edition: Edition, aim: str, lang: str, options: bool = False) -> BookView:
    """The rules of a table, house rules included; with `options` also those that could be chosen."""
    rule_book = book(edition, lang, aim, options)
    return BookView(
        edition=rule_book.edition,
        title=rule_book.title,
        about=rule_book.about,
        camps=edition.has_camps,
        hotel=edition.hotel,
        paragraphs=[paragraph_view(paragraph) for paragraph in rule_book.paragraphs],
    )


def paragraph_view(paragraph: RuleParagraph) -> BookParagraph:
    """A paragraph with its topics and examples."""
    return BookParagraph(
        number=paragraph.number,
        label=paragraph.label,
        anchor=paragraph.anchor,
        heading=paragraph.heading,
        chapter=paragraph.chapter,
        option=paragraph.option,
        topics=[BookTopic(key=topic.key, text=topic.text, changed=topic.changed) for topic in paragraph.topics],
        changes=list(paragraph.changes),
        examples=[
            BookExample(key=one.key, topic=one.topic, title=one.title, caption=one.caption) for one in paragraph.examples
        ],
    )


def example_view(edition: Edition, aim: str, key: str, lang: str) -> ExampleView | None:
    """The example with that key; None if this table has none."""
    played = next((one for one in playable(edition, aim) if one.example.key == key), None)
    if played is None:
        return None
    steps, n = [], 0
    for ply, step in enumerate(played.steps, 1):
        lines = [ledger_line(event, n + i, ply, lang, False) for i, event in enumerate(step.events)]
        n += len(lines)
        view = position_view(Snapshot(step.game, lang))
        steps.append(ExampleStep(by=step.by, move=step.move, lines=lines, view=view))
    return ExampleView(
        key=key,
        title=said(played.example.title, lang),
        caption=played.caption(lang),
        board=board_view(played.before, lang),
        before=position_view(Snapshot(played.before, lang)),
        steps=steps,
    )
