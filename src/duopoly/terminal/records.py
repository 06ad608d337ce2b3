"""Replays records move by move; an error is one line that names the file and the move."""

import sys
from collections.abc import Callable
from pathlib import Path

from ..play.errors import BadRecord
from ..play.events import Event
from ..play.game import Game, Record, begin, play_next
from ..play.record_file import what_is_no_text
from ..play.versions import changed_words, stop_words
from ..rules.version import VERSION
from .errors import BadInput, why
from .io import TerminalIO

STDIN = "-"
MOST_CHARACTERS = 50_000_000
Told = Callable[[int, str, str, list[Event]], None]
"""What is done with a move: its number, who, what, and what it made happen."""


def name_of(file: str) -> str:
    """What messages call a file that was typed."""
    return "standard input" if file == STDIN else file


def text_of(file: str, expected: str = "a record") -> str:
    """The text of the file, or of standard input. Raises BadInput, which names it."""
    if not file:
        raise BadInput(f"file: expected {expected}, or {STDIN} for standard input, got no name")
    try:
        if file == STDIN:
            return sys.stdin.read(MOST_CHARACTERS).encode(errors="surrogateescape").decode()
        return Path(file).read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{file}: cannot read it: {why(error)}") from error
    except UnicodeDecodeError as error:
        raise BadInput(f"{name_of(file)}: expected {expected}, got {what_is_no_text(error)}") from error


def record_from(file: str) -> Record:
    """The record in the file, or in standard input. Raises BadInput, or BadRecord with the file's name."""
    text = text_of(file)
    try:
        return Record.parse(text)
    except BadRecord as error:
        raise BadRecord(f"{name_of(file)}: {error}") from error


def replayed(record: Record, file: str | Path, upto: int | None = None, tell: Told | None = None) -> Game:
    """The game after the first `upto` moves, or all; raises BadRecord at the first that is not legal.

    Where other rules made the record, it is the game as far as it goes, and its `errors` say why it goes no further.
    """
    game = opened(record, file)
    for n, (by, move) in enumerate(record.moves[:upto], 1):
        try:
            events = play_next(game, by, move, record.rules_version)
        except BadRecord as error:
            if record.rules_version == VERSION:
                raise BadRecord(f"{file}: {error}", error.stop) from error
            game.errors.append(error)
            return game
        if tell is not None:
            tell(n, by, move, events)
    return game


def legal_game(record: Record, file: str | Path, err: TerminalIO, upto: int | None = None) -> Game:
    """The game after `upto` moves, or all; says if other rules made the record. Raises BadRecord if it goes no further."""
    game = replayed(record, file, upto)
    if game.errors:
        raise BadRecord(f"{file}: {game.errors[0]}")
    if note := other_rules(record, game, "en"):
        err.say(note)
    return game


def opened(record: Record, file: str | Path) -> Game:
    """The game before the first move, by the header."""
    try:
        return begin(record.header)
    except BadRecord as error:
        raise BadRecord(f"{file}: {error}") from error


def other_rules(record: Record, game: Game, lang: str) -> str:
    """A remark on a record made by other rules: why it stops, or that it may differ; "" for all others."""
    stops = [error.stop for error in game.errors if error.stop is not None]
    return stop_words(stops[0], lang) if stops else changed_words(record.rules_version, lang)
