"""A game as a link and a QR code: the whole record follows the #, so no server on the way sees it."""

import re
from typing import Any

import segno

from ...play.errors import BadRecord
from ...play.game import Record
from ...play.packed import packed
from ..local_names import LOCAL_SUFFIXES
from ..wire import Link
from .room_config import BadRoomConfig

MOST_VERSION = 26
"""The largest QR code: 121 squares a side. On a small phone a square of a larger one is less than two points wide."""
LONGEST_ADDRESS = 200
ADDRESS = re.compile(r"(https?://(?:[A-Za-z0-9.-]+|\[[0-9a-fA-F:.]+\])(?::\d{1,5})?)(/[!-~]*)?")


def record_link(record: Record, base: str, only_here: bool = False) -> Link:
    """The link that opens a record at an address. Without a QR code if the game is too long for one, without a URL if even
    for that.
    """
    try:
        digits = packed(record)
    except BadRecord:
        return Link(url="", qr=[], only_here=only_here)
    start = f"{base}#/open/"
    return Link(url=start + digits, qr=qr_rows(start, digits), only_here=only_here)


def qr_rows(start: str, digits: str) -> list[str]:
    """The QR code of an address and digits as rows of 0 and 1; none if it would be too large to be scanned."""
    try:
        parts: Any = [(start, None), (digits, None)]  # each in the mode that is shortest for it; segno's types do not know that
        code = segno.make(parts, error="l", boost_error=False, micro=False)
    except segno.DataOverflowError:
        return []
    if int(code.version) > MOST_VERSION:
        return []
    return ["".join(str(int(bool(dot))) for dot in row) for row in code.matrix]


def page_address(typed: str) -> str:
    """The address of a page that somebody typed, up to what follows the #. Raises BadRoomConfig.

    Without a scheme it is https; http for a computer at home, which has no certificate.
    """
    text = typed.strip()
    if "://" not in text:
        text = f"{'http' if is_local(text) else 'https'}://{text}"
    parts = ADDRESS.fullmatch(re.split(r"[?#]", text)[0])
    if parts is None or len(text) > LONGEST_ADDRESS:
        raise BadRoomConfig("address", f"expected https://games.example.org, got {typed[:60]!r}", "record-address")
    start, path = parts[1], parts[2] or "/"
    folder, _, file = path.rpartition("/")
    return f"{start}{folder}/" if "." in file or not file else f"{start}{path}/"


def is_local(text: str) -> bool:
    """Whether an address without a scheme is of a computer at home: a number, or a name without a domain."""
    host = re.split(r"[/:?#]", text)[0].lower().removesuffix(".")
    return "." not in host or host.replace(".", "").isdigit() or f".{host}".endswith(LOCAL_SUFFIXES)
