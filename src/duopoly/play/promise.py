"""What a game's header promises about its dice and cards: the field `fair`. See `duopoly.play.fair`."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from .reader import Reader, bad

SECRET_BYTES = 32
SALT_BYTES = 16
MOST_MOVES = 1_000_000_000
DICE, CARDS = "dice", "cards"


class Salt(NamedTuple):
    """A random number that a player's page added after it had seen the commitment."""

    player: str
    number: bytes


class Promise(NamedTuple):
    """The field `fair` of a header: the commitment, the secret if it is opened, what people throw or draw by hand, and the
    players' salts.
    """

    commitment: str
    secret: bytes | None
    by_hand: tuple[str, ...]
    salts: tuple[Salt, ...] = ()

    @property
    def draws_nothing(self) -> bool:
        """Whether people throw and draw everything themselves: then nothing follows from the secret, and nobody needs it."""
        return set(self.by_hand) == {DICE, CARDS}


class Undone(NamedTuple):
    """Moves that were taken back: `after` that many moves the game went on differently. `by` is "" if nobody noted who did."""

    after: int
    by: str
    moves: tuple[tuple[str, str], ...]


def promise_of(header: Mapping[str, Any], where: str = "") -> Promise | None:
    """What the header promises; None if it has no field `fair`. `where` is the header's place. Raises BadPosition."""
    if "fair" not in header:
        return None
    read = Reader(header["fair"], Reader(header, where).at("fair"))
    read.only(("commitment", "secret", "by_hand", "salts"))
    promise = hexadecimal(read, "commitment", SECRET_BYTES)
    secret = None if read.get("secret") is None else hexadecimal(read, "secret", SECRET_BYTES)
    by_hand = read.get("by_hand", ())
    if not isinstance(by_hand, list | tuple) or any(kind not in (DICE, CARDS) for kind in by_hand):
        bad(read.at("by_hand"), by_hand, f"a list of {DICE} or {CARDS}")
    return Promise(promise.hex(), secret, tuple(by_hand), salts_of(read))


def salts_of(read: Reader) -> tuple[Salt, ...]:
    """The players' salts in their order, at most one each. Raises BadPosition."""
    salts = tuple(Salt(row.text("player"), hexadecimal(row, "salt", SALT_BYTES)) for row in read.rows("salts", ()))
    players = [salt.player for salt in salts]
    if len(set(players)) < len(players):
        bad(read.at("salts"), players, "one salt for each player")
    return salts


def hexadecimal(read: Reader, field: str, size: int) -> bytes:
    """A field of that many bytes in hexadecimal digits."""
    digits = read.text(field)
    if len(digits) != 2 * size or set(digits) - set("0123456789abcdef"):
        bad(read.at(field), digits, f"{2 * size} digits 0 to 9 and a to f")
    return bytes.fromhex(digits)


def undone_of(header: Mapping[str, Any], where: str = "") -> tuple[Undone, ...]:
    """The header's field `undone`: what was taken back, in order. `where` is the header's place. Raises BadPosition."""
    return tuple(undone_row(row) for row in Reader(header, where).rows("undone", ()))


def undone_row(read: Reader) -> Undone:
    """One undo. Raises BadPosition."""
    moves = read.get("moves")
    if not isinstance(moves, list | tuple) or not moves or not all(is_move(move) for move in moves):
        bad(read.at("moves"), moves, "a list of [who, move]")
    by = read.text("by") if "by" in read.values else ""
    return Undone(read.integer("after", None, 0, MOST_MOVES), by, tuple((who, move) for who, move in moves))


def is_move(value: Any) -> bool:
    """Whether a value is a move with its player."""
    return isinstance(value, list | tuple) and len(value) == 2 and all(isinstance(part, str) for part in value)
