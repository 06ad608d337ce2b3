"""Something that is put to the vote: who votes on it, and what comes of it."""

from collections.abc import Iterable, Set
from typing import Literal

from msgspec import Struct

from ..store import NewEntry


class PendingVote(Struct):
    """Something that all people must agree on, who proposed it, and who has agreed."""

    what: Literal["undo", "bot", "end"]
    by: int
    seat: int
    moves: int
    yes: set[int]
    bot: str = "steady"
    wait: float = 0.0
    """For how many seconds from `at` on the person of `seat` may object, even if they seem to be away."""
    at: float = 0.0

    @property
    def until(self) -> float | None:
        """When it may be carried out without that person's answer; None if they need not be asked, or have agreed."""
        return self.at + self.wait if self.wait and self.seat not in self.yes else None

    def voters(self, people: Iterable[int], left: Set[int] = frozenset()) -> list[int]:
        """Who votes: all people, except those who have left, and one whose seat a bot is to take."""
        return [seat for seat in people if seat not in left and not (self.what == "bot" and seat == self.seat)]

    def result(self, people: Iterable[int], left: Set[int], now: float) -> NewEntry | None:
        """The entry that carries it out, if all who need to have agreed."""
        if not self.yes.issuperset(self.voters(people, left)) or (self.until is not None and now < self.until):
            return None
        if self.what == "undo":
            return "undo", {"moves": self.moves, "by": self.by}
        if self.what == "bot":
            return "bot", {"seat": self.seat, "bot": self.bot}
        return "end", {"by": self.by, "left": sorted(left) or [self.seat]}
