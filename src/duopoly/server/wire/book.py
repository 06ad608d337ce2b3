"""The rule book of a table, and examples that are played out."""

from typing import Literal

from .base import Wire
from .board import Board
from .position import PositionView
from .room import LedgerLine


class BookTopic(Wire, frozen=True, kw_only=True):
    """What a paragraph says about a topic, and whether house rules changed it."""

    key: str
    text: str
    changed: bool = False


class BookExample(Wire, frozen=True, kw_only=True):
    """An example that can be requested: its topic, and what it shows."""

    key: str
    topic: str
    title: str
    caption: str


class BookParagraph(Wire, frozen=True, kw_only=True):
    """A paragraph. `number` is as printed, `label` as it is cited ("rule 10"), `anchor` its anchor in the book.

    A part of the paragraph before it, like 11F, has no heading. `chapter` is the chapter that begins here, if any. `changes`
    are the house rules that changed it, each in a line with the printed value.
    """

    number: str
    label: str
    anchor: str
    heading: str
    chapter: str = ""
    option: bool = False
    """Whether it is an option that this table has not chosen."""
    topics: list[BookTopic]
    changes: list[str] = []
    examples: list[BookExample] = []


class BookView(Wire, frozen=True, kw_only=True):
    """The rules of a table, in the order of the leaflet and in the reader's language."""

    edition: str
    title: str
    about: str
    camps: bool
    """Whether there are competitors and monopolists."""
    hotel: Literal["hotel", "apartment"]
    paragraphs: list[BookParagraph]


class ExampleStep(Wire, frozen=True, kw_only=True):
    """A move of an example: its player, what happened, and the position after it."""

    by: str
    move: str
    lines: list[LedgerLine]
    view: PositionView


class ExampleView(Wire, frozen=True, kw_only=True):
    """An example played out: the board, the first position, and the moves."""

    key: str
    title: str
    caption: str
    board: Board
    before: PositionView
    steps: list[ExampleStep]


class AdviceView(Wire, frozen=True, kw_only=True):
    """A piece of advice in a few words, and why."""

    lead: str
    text: str


class StrategyCell(Wire, frozen=True, kw_only=True):
    """A figure in words, and where it and its interval lie in its column, between 0 and 1."""

    text: str
    value: float
    low: float
    high: float


class StrategyRowView(Wire, frozen=True, kw_only=True):
    """A city, or a kind of company, with a cell for each column; null where there is no figure."""

    name: str
    cells: list[StrategyCell | None]


class StrategyRoleView(Wire, frozen=True, kw_only=True):
    """The advice for a role, and a table; the first of `columns` is the heading of the names."""

    role: str
    heading: str
    advice: list[AdviceView]
    columns: list[str]
    rows: list[StrategyRowView]


class StrategyView(Wire, frozen=True, kw_only=True):
    """How to play an edition well, in the reader's language."""

    edition: str
    title: str
    about: str
    sections: list[StrategyRoleView]
