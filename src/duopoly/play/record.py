"""The record of a game: a header and the moves, chance included. It is the save, the replay and the bug report.

As a file it is JSON lines: the header first, then a move a line with a check that follows from all lines before it.
"""

import hashlib
import json
import warnings
from collections.abc import Iterator
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .errors import BadRecord, RulesChanged
from .versions import begin, changed_words, play_next, version_of

if TYPE_CHECKING:
    from .game import Game

FORMAT = 1


def chain(check: str, line: str) -> str:
    """The check of a line that follows one with another check."""
    return hashlib.sha256(f"{check}\n{line}".encode()).hexdigest()[:16]


def dump(value: Any) -> str:
    """A value as one line of JSON."""
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


class Record:
    """A header (edition, rules, aim, players, roles, seed, or a position to begin with) and the moves: who, and what.

    The header's `rules_version` says which version of our rules made it; 1 where it is left out.

    >>> import duopoly
    >>> game = duopoly.Game("anti-us", ["Ann", "Bob"], roles=["competitor", "monopolist"], seed=7)
    >>> _ = game.play("throw")
    >>> game.record().moves
    [('Ann', 'throw')]
    """

    def __init__(self, header: dict[str, Any], moves: list[tuple[str, str]]) -> None:
        self.header = header
        self.moves = moves

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and (self.header, self.moves) == (other.header, other.moves)

    def __hash__(self) -> int:
        return hash(tuple(self.moves))

    def __repr__(self) -> str:
        return f"<Record of {self.header.get('edition')}, {len(self.moves)} moves>"

    @property
    def rules_version(self) -> int:
        """The version of the rules that made it; raises BadRecord where the header's field is none."""
        return version_of(self.header)

    def replay(self, upto: int | None = None, *, strict: bool = True) -> "Game":
        """The game after the first `upto` moves, chance counted; after all of them where it is left out.

        Raises BadRecord where a move is not legal; with `strict=False` the game as far as it goes, whose `errors` say why it
        goes no further. Warns RulesChanged where another version of the rules made the record and these play it to its end.
        """
        if upto is not None and not 0 <= upto <= len(self.moves):
            raise ValueError(f"upto: {upto} is outside the record, which has 0 to {len(self.moves)} moves")
        game, version = begin(self.header), self.rules_version
        try:
            for by, move in self.moves[:upto]:
                play_next(game, by, move, version)
        except BadRecord as error:
            if strict:
                raise
            game.errors.append(error)
            return game
        if changed := changed_words(version):
            warnings.warn(changed, RulesChanged, stacklevel=2)
        return game

    def lines(self) -> Iterator[str]:
        """The lines of the file."""
        line = header_line({**self.header, "moves": len(self.moves)})
        check = chain("", line)
        yield line
        for by, move in self.moves:
            line, check = move_line(by, move, check)
            yield line

    def save(self, path: str | PathLike[str]) -> None:
        """Writes the record to a file, all of it or nothing."""
        target = Path(path)
        partial = target.with_name(target.name + ".part")
        partial.write_text("".join(f"{line}\n" for line in self.lines()), encoding="utf-8")
        partial.replace(target)

    @classmethod
    def load(cls, path: str | PathLike[str]) -> "Record":
        """Reads a record; raises BadRecord for a file that is cut short, edited, or none; OSError where there is no file."""
        try:
            text = Path(path).read_text(encoding="utf-8")
        except UnicodeDecodeError as error:
            raise BadRecord(f"{path}: not a record: {error.reason} at byte {error.start}") from error
        try:
            return cls.parse(text)
        except BadRecord as error:
            raise BadRecord(f"{path}: {error}") from error

    @classmethod
    def parse(cls, text: str) -> "Record":
        """Reads a record from its text."""
        first, *rest = text.split("\n")
        header = parse_header(first)
        if not rest:
            raise BadRecord("line 1 is cut short")
        if rest.pop() != "":
            raise BadRecord(f"line {len(rest) + 2} is cut short: the file does not end with a line's end")
        check, moves = chain("", first), []
        for n, line in enumerate(rest, 2):
            move, check = parse_move_line(line, check, n)
            moves.append(move)
        promised = header.pop("moves", None)
        if promised is not None and promised != len(moves):
            raise BadRecord(f"cut short or edited: {len(moves)} moves where the header says {promised}")
        return cls(header, moves)


def header_line(header: dict[str, Any]) -> str:
    """The first line: the format, the header's fields, and a check of them all."""
    fields = {"duopoly": FORMAT, **header}
    return dump({**fields, "check": chain("", dump(fields))})


def move_line(by: str, move: str, check: str) -> tuple[str, str]:
    """A move's line and its check, which follows from the check of the line before."""
    check = chain(check, dump([by, move]))
    return dump([by, move, check]), check


def parse_header(line: str) -> dict[str, Any]:
    """The header's fields."""
    try:
        header = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadRecord("line 1 is no header of a record: a JSON object would be right") from error
    if not isinstance(header, dict) or "duopoly" not in header:
        raise BadRecord("line 1 is no header of a record: a JSON object with a field 'duopoly' would be right")
    check = header.pop("check", None)
    if check is not None and check != chain("", dump(header)):
        raise BadRecord("line 1 does not fit its check: the record was edited")
    version = header.pop("duopoly")
    if version != FORMAT:
        raise BadRecord(f"line 1: format {version!r} cannot be read; {FORMAT} would be right")
    return header


def parse_move_line(line: str, check: str, n: int) -> tuple[tuple[str, str], str]:
    """A move and the check of its line."""
    try:
        by, move, told = json.loads(line)
    except (ValueError, TypeError, RecursionError) as error:
        raise BadRecord(f"line {n} is no move, or cut short: [who, move, check] would be right") from error
    if not (isinstance(by, str) and isinstance(move, str)):
        raise BadRecord(f"line {n} is no move: [who, move, check] would be right")
    found = chain(check, dump([by, move]))
    if told != found:
        raise BadRecord(f"line {n} does not follow from the lines before: the record was edited")
    return (by, move), found
