"""What a match is to find out, and when that is sure."""

from itertools import combinations
from typing import NamedTuple

from ..stats.sequential_test import SequentialTest
from .match import Match
from .score import Score

ERROR = 0.05
"""How likely it is at most that anything a match calls sure is wrong, at whatever deal it stops."""


class Finding(NamedTuple):
    """That one player wins more often than another, seat for seat; or, where `other` is None, more or less than a share."""

    player: int
    other: int | None
    more: bool


class Conclusion:
    """Listens to the deals of a match until it is sure. What it takes for granted is that a deal, before it is played, favours
    nobody whom the next does not favour; orders and camps change from deal to deal by the seed's lot.

    Asked is who of each two players wins more often, seat for seat; or, with `at_least`, whether the first player wins
    at least that share of the games that somebody wins.
    """

    def __init__(self, match: Match, at_least: float | None = None) -> None:
        self.at_least = at_least
        self.counts = [player.count for player in match.players]
        self.pairs = list(combinations(range(len(self.counts)), 2)) if at_least is None else []
        if at_least is None:
            self.signs = [SequentialTest(1 / self.counts[b], 1 / self.counts[a]) for a, b in self.pairs]
        else:
            self.signs = [SequentialTest(at_least, 1 - at_least)]

    def see(self, score: Score) -> None:
        """The next deal."""
        if self.at_least is not None:
            self.signs[0].see(score.won[0] - self.at_least * score.finished)
        for sign, (a, b) in zip(self.signs, self.pairs, strict=False):
            sign.see(score.won[a] / self.counts[a] - score.won[b] / self.counts[b])

    @property
    def findings(self) -> list[Finding]:
        """What is sure by now."""
        error = ERROR / max(1, len(self.signs))
        signs = [sign.sure(error) for sign in self.signs]
        if self.at_least is not None:
            return [Finding(0, None, sign > 0) for sign in signs if sign]
        return [
            Finding(*((a, b) if sign > 0 else (b, a)), True) for sign, (a, b) in zip(signs, self.pairs, strict=True) if sign
        ]

    @property
    def is_sure(self) -> bool:
        """Whether everything that was asked is answered."""
        return bool(self.signs) and len(self.findings) == len(self.signs)
