"""The book: the rules of a table to read, and examples that are played out."""

from typing import Literal

from .base import Wire
from .board import Board
from .position import View
from .room import Line


class BookTopic(Wire, frozen=True, kw_only=True):
    """What a paragraph says of one topic, and whether house rules changed it."""

    key: str
    text: str
    changed: bool = False


class BookExample(Wire, frozen=True, kw_only=True):
    """An example that can be asked for: of which topic, and what it shows."""

    key: str
    topic: str
    title: str
    caption: str


class BookParagraph(Wire, frozen=True, kw_only=True):
    """A paragraph. `number` is as printed, `label` as it is cited ("rule 10"), `anchor` its own in the book.

    A part of the paragraph before, like 11F, has no heading. `chapter` begins here. `changes` are the house rules that
    changed it, each in a line with what is printed.
    """

    number: str
    label: str
    anchor: str
    heading: str
    chapter: str = ""
    option: bool = False
    """Whether the leaflet leaves it to the table, and nobody has chosen it yet."""
    topics: list[BookTopic]
    changes: list[str] = []
    examples: list[BookExample] = []


class BookView(Wire, frozen=True, kw_only=True):
    """The rules that a table plays, in the order of the leaflet and in the reader's language."""

    edition: str
    title: str
    about: str
    camps: bool
    """Whether there are competitors and monopolists."""
    hotel: Literal["hotel", "apartment"]
    paragraphs: list[BookParagraph]


class ExampleStep(Wire, frozen=True, kw_only=True):
    """A move of an example: who makes it, what happened, and the position after it."""

    by: str
    move: str
    lines: list[Line]
    view: View


class ExampleView(Wire, frozen=True, kw_only=True):
    """An example played out: the board, the position it begins with, and its moves."""

    key: str
    title: str
    caption: str
    board: Board
    before: View
    steps: list[ExampleStep]
