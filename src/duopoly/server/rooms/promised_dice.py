"""The dice and cards of a room, and what its log promises of them: the commitment to a secret, and the players' salts."""

from collections.abc import Callable, Collection, Sequence
from typing import Any

from msgspec import Struct

from ...play import fair
from ...play.promise import Promise
from ..store import NewEntry


class SeatSalt(Struct, frozen=True):
    """A salt of the dice, and the seats of the browser that added it."""

    seats: tuple[int, ...]
    number: bytes


class PromisedDice:
    """What dice and cards follow from, if the program draws any.

    If the stored secret is not the one of the commitment in the log, the dice are not `genuine` and the room goes no further.
    The salts are closed, in the log, before the first outcome is drawn; a game that began without a commitment in its log has
    none. `_secret` never leaves the room before the end, not even in a log message or the repr.
    """

    def __init__(self, secret: bytes, draws: bool) -> None:
        self._secret = secret
        self.commitment = fair.commitment(secret)
        self.is_committed = False
        self.is_genuine = True
        self.salts: list[SeatSalt] = []
        self.salts_closed = not draws

    @property
    def secret(self) -> bytes | None:
        """The secret, to be opened when the game is over; None if it is not the one that was promised."""
        return self._secret if self.is_genuine else None

    @property
    def draw_key(self) -> bytes:
        """What the dice and cards follow from: the secret and the salts. It never leaves the room, like the secret."""
        return fair.draw_key(self._secret, [salt.number for salt in self.salts])

    @property
    def salted(self) -> set[int]:
        """The seats whose browsers added a salt."""
        return {seat for salt in self.salts for seat in salt.seats}

    def commit(self, commitment: str) -> None:
        """Takes the commitment from the log: the first one holds."""
        was_other = self.is_committed and commitment != self.commitment
        self.commitment, self.is_committed = commitment, True
        self.is_genuine &= not was_other and commitment == fair.commitment(self._secret)

    def add_salt(self, seats: Sequence[int], number: bytes) -> None:
        """A browser adds a salt; nothing is added after the salts were closed."""
        if not self.salts_closed:
            self.salts.append(SeatSalt(tuple(seats), number))

    def promise(self, by_hand: Collection[str]) -> dict[str, Any]:
        """The promise for a game's header; these kinds of outcomes the players enter themselves."""
        return {**fair.promised(self._secret, sorted(by_hand)), "commitment": self.commitment}

    def keep(self, promise: Promise | None, seat_number: Callable[[str], int]) -> None:
        """Keeps the promise of a game that was over elsewhere: nothing is drawn any more."""
        self.is_committed = self.salts_closed = True
        if promise is None or promise.secret is None:
            self.commitment = ""
            return
        self.commitment, self._secret = promise.commitment, promise.secret
        self.salts = [SeatSalt((seat_number(salt.player),), salt.number) for salt in promise.salts]


def commitment_entry(commitment: str) -> NewEntry:
    """The entry that promises the dice: the first of a new room, the next of one from before there were any."""
    return "commit", {"commitment": commitment}
