"""The file format of a record: JSON lines, first the header, then one move a line with a check of all lines so far."""

import hashlib
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import accumulate
from typing import Any

from ..editions import names
from .errors import BadRecord

FORMAT = 1
GZIP = b"\x1f\x8b"
"""How a gzip file begins."""
DEEPEST = 100
"""No record has this many brackets open at once. Thousands would bring down the Python of a browser."""
BRACKET = re.compile(r'"(?:[^"\\]|\\.)*+(?:"|\\?\Z)|([\[{])|([\]}])', re.DOTALL)
"""A text, which may hold brackets of its own, or be cut short; or a bracket that opens; or one that closes."""


def chain(check: str, line: str) -> str:
    """The check of a line, given the check of the line before."""
    return hashlib.sha256(f"{check}\n{line}".encode()).hexdigest()[:16]


def dump(value: Any) -> str:
    """A value as one line of JSON."""
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


def encoded(value: Any) -> bytes:
    """A value as bytes of JSON. Raises BadRecord for half of a surrogate pair, which JSON can write, but no file can hold."""
    try:
        return dump(value).encode()
    except UnicodeEncodeError:
        raise BadRecord("expected whole characters, got half of one") from None


def load(text: str) -> Any:
    """The value of a JSON text that a stranger may have written. Raises ValueError."""
    if text.count("[") + text.count("{") > DEEPEST and any(depth > DEEPEST for depth in depths(text)):
        raise ValueError(f"expected at most {DEEPEST} open brackets, got more")
    value = json.loads(text)
    if "\\u" in text or not text.isascii():
        encoded(value)
    return value


def depths(text: str) -> Iterator[int]:
    """How many brackets are open after each part of a JSON text."""
    return accumulate(bool(match[1]) - bool(match[2]) for match in BRACKET.finditer(text))


def header_line(header: Mapping[str, Any]) -> str:
    """The first line: the format, the header's fields, and a check."""
    fields = {"duopoly": FORMAT, **header}
    return dump({**fields, "check": chain("", dump(fields))})


def move_line(by: str, move: str, check: str) -> tuple[str, str]:
    """A move's line, and its check."""
    check = chain(check, dump([by, move]))
    return dump([by, move, check]), check


def parse_header(line: str) -> dict[str, Any]:
    """The header's fields. Raises BadRecord."""
    try:
        header = load(line)
    except BadRecord as error:
        raise BadRecord(f"line 1: {error}") from error
    except ValueError as error:
        raise BadRecord("line 1: expected a record's header, a JSON object, got something else") from error
    if not isinstance(header, dict) or "duopoly" not in header:
        raise BadRecord("line 1: expected a record's header, a JSON object with a field 'duopoly', got something else")
    check = header.pop("check", None)
    if check is not None and check != chain("", dump(header)):
        raise BadRecord(f"line 1: expected the check {chain('', dump(header))}, got {check}: the record was edited")
    version = header.pop("duopoly")
    if version != FORMAT:
        raise BadRecord(f"line 1: expected format {FORMAT}, got {version!r}")
    return header


def parse_move_line(line: str, check: str, n: int) -> tuple[tuple[str, str], str]:
    """A move, and the check of its line. Raises BadRecord."""
    try:
        by, move, line_check = load(line)
    except BadRecord as error:
        raise BadRecord(f"line {n}: {error}") from error
    except (ValueError, TypeError) as error:
        raise BadRecord(f"line {n}: expected [who, move, check], got something else, perhaps cut short") from error
    if not (isinstance(by, str) and isinstance(move, str)):
        raise BadRecord(f"line {n}: expected [who, move, check], got something else")
    right_check = chain(check, dump([by, move]))
    if line_check != right_check:
        raise BadRecord(f"line {n}: expected the check {right_check}, got {line_check}: the record was edited")
    return (by, move), right_check


def lines(header: Mapping[str, Any], moves: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """The lines of the file, each with its check."""
    line = header_line(header)
    check = chain("", line)
    yield line, check
    for by, move in moves:
        line, check = move_line(by, move, check)
        yield line, check


def parse(text: str) -> tuple[dict[str, Any], list[tuple[str, str]]]:
    """The header and the moves of a record's text. Raises BadRecord.

    Editors put a byte order mark before it, and mail programs change the ends of lines: neither is an edit.
    """
    first, *rest = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    header = parse_header(first)
    if not rest:
        raise BadRecord("line 1: expected an end of line, got none: the record is cut short")
    if rest.pop() != "":
        raise BadRecord(f"line {len(rest) + 2}: expected an end of line, got none: the record is cut short")
    check, moves = chain("", first), []
    for n, line in enumerate(rest, 2):
        move, check = parse_move_line(line, check, n)
        moves.append(move)
    number = header.pop("moves", None)
    if number is not None and number != len(moves):
        raise BadRecord(f"moves: expected {number}, as the header says, got {len(moves)}: the record is cut short or edited")
    return header, moves


def what_is_no_text(error: UnicodeDecodeError) -> str:
    """What a file is that should have been text."""
    return "a gzip file: unpack it first" if error.object.startswith(GZIP) else "a file that is not UTF-8 text"


def edition_of(header: Mapping[str, Any]) -> Any:
    """The edition that a record is played by: a position has its own."""
    position = header.get("position")
    return position.get("edition") if isinstance(position, Mapping) else header.get("edition")


def check_built_in(header: Mapping[str, Any]) -> None:
    """Raises BadRecord unless the edition of a stranger's record is built in: any other would be a file here."""
    edition = edition_of(header)
    if not isinstance(edition, str) or edition not in names():
        raise BadRecord(f"edition: expected {' or '.join(names())}, got {edition!r}")
    if header.get("edition", edition) != edition:
        raise BadRecord(f"edition: expected {edition}, that of the position, got {header['edition']!r}")
