"""Something that is put to the vote: who votes on it, and what comes of it."""

from collections.abc import Iterable, Set
from typing import Literal

from msgspec import Struct

from ..store import NewEntry


class Question(Struct, frozen=True):
    """What all people must agree on, and the seat that proposes it: to take back `moves`, to hand `seat` to a bot, or to end
    the game while it waits for `seat`. A room's log has it as the body of an entry.
    """

    what: Literal["undo", "bot", "end"]
    by: int
    seat: int
    moves: int = 0
    bot: str = "steady"
    wait: float = 0.0
    """For how many seconds the person of `seat` may object, even if they seem to be away."""


class PendingVote(Struct):
    """A question, who has agreed, and when it was put."""

    question: Question
    yes: set[int]
    at: float = 0.0

    @property
    def until(self) -> float | None:
        """When it may be carried out without the seat's answer; None if its person need not be asked, or has agreed."""
        question = self.question
        return self.at + question.wait if question.wait and question.seat not in self.yes else None

    def voters(self, people: Iterable[int], left: Set[int] = frozenset()) -> list[int]:
        """Who votes: all people, except those who have left, and one whose seat a bot is to take."""
        to_bot = self.question.seat if self.question.what == "bot" else None
        return [seat for seat in people if seat not in left and seat != to_bot]

    def result(self, people: Iterable[int], left: Set[int], now: float) -> NewEntry | None:
        """The entry that carries it out, if all who need to have agreed."""
        if not self.yes.issuperset(self.voters(people, left)) or (self.until is not None and now < self.until):
            return None
        question = self.question
        if question.what == "undo":
            return "undo", {"moves": question.moves, "by": question.by}
        if question.what == "bot":
            return "bot", {"seat": question.seat, "bot": question.bot}
        return "end", {"by": question.by, "left": sorted(left) or [question.seat]}
