"""What a match asks, and when the answer is certain."""

from itertools import combinations
from typing import NamedTuple

from ..stats.sequential_test import SequentialTest
from .match import Match
from .score import DealScore

ERROR = 0.05
"""The chance that any finding of a match is wrong is at most this, whenever the match stops."""


class Finding(NamedTuple):
    """One player wins more often than another, seat for seat; if `other` is None, more or less often than a given share."""

    player: int
    other: int | None
    more: bool


class Conclusion:
    """Takes in the deals of a match until its questions are answered.

    It asks which of every two players wins more often, seat for seat; or, with `at_least`, whether the first player wins at
    least that share of the finished games. It assumes that deals are exchangeable: before it is played, no deal favors a
    player whom the next one does not. Seating orders and camps are drawn for each deal by the seed.
    """

    def __init__(self, match: Match, at_least: float | None = None) -> None:
        self.at_least = at_least
        self.seat_counts = [player.count for player in match.players]
        self.pairs = list(combinations(range(len(self.seat_counts)), 2)) if at_least is None else []
        if at_least is None:
            self.tests = [SequentialTest(1 / self.seat_counts[b], 1 / self.seat_counts[a]) for a, b in self.pairs]
        else:
            self.tests = [SequentialTest(at_least, 1 - at_least)]

    def add(self, score: DealScore) -> None:
        """Takes in the next deal."""
        if self.at_least is not None:
            self.tests[0].add(score.won[0] - self.at_least * score.finished)
        for test, (a, b) in zip(self.tests, self.pairs, strict=False):
            test.add(score.won[a] / self.seat_counts[a] - score.won[b] / self.seat_counts[b])

    @property
    def findings(self) -> list[Finding]:
        """What is certain by now."""
        error = ERROR / max(1, len(self.tests))
        signs = [test.sign(error) for test in self.tests]
        if self.at_least is not None:
            return [Finding(0, None, sign > 0) for sign in signs if sign]
        return [
            Finding(*((a, b) if sign > 0 else (b, a)), True) for sign, (a, b) in zip(signs, self.pairs, strict=True) if sign
        ]

    @property
    def is_sure(self) -> bool:
        """Whether every question is answered."""
        return bool(self.tests) and len(self.findings) == len(self.tests)
