"""What a game's header promises about its dice and cards: the field `fair`. See `duopoly.play.fair`."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from .reader import Reader, bad

SECRET_BYTES = 32
DICE, CARDS = "dice", "cards"


class Promise(NamedTuple):
    """The field `fair` of a header: the commitment, the secret if it is opened, and what people throw or draw by hand."""

    commitment: str
    secret: bytes | None
    by_hand: tuple[str, ...]


def promise_of(header: Mapping[str, Any]) -> Promise | None:
    """What the header promises; None if it has no field `fair`. Raises BadPosition."""
    if "fair" not in header:
        return None
    read = Reader(header["fair"], "fair")
    read.only(("commitment", "secret", "by_hand"))
    promise = hexadecimal(read, "commitment")
    secret = None if read.get("secret") is None else hexadecimal(read, "secret")
    by_hand = read.get("by_hand", ())
    if not isinstance(by_hand, list | tuple) or any(kind not in (DICE, CARDS) for kind in by_hand):
        bad(read.at("by_hand"), by_hand, f"a list of {DICE} or {CARDS}")
    return Promise(promise.hex(), secret, tuple(by_hand))


def hexadecimal(read: Reader, field: str) -> bytes:
    """A field of 32 bytes in hexadecimal digits."""
    digits = read.text(field)
    if len(digits) != 2 * SECRET_BYTES or set(digits) - set("0123456789abcdef"):
        bad(read.at(field), digits, f"{2 * SECRET_BYTES} digits 0 to 9 and a to f")
    return bytes.fromhex(digits)
