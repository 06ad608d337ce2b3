"""Looking after every deal whether it is sure, without being wrong more often for having looked so often.

A bettor begins with 1 and stakes, deal by deal, on the mean being above 0. If it is not, his wealth is expected never to
grow, and the chance that it ever reaches 1 / error is at most `error` (Ville's inequality). This is the test by betting of
Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting", Journal of the Royal Statistical
Society B 86 (2024), with their grid of fixed stakes: the wealth is the mean over all of them.
"""

from collections.abc import Sequence
from math import exp, log, log1p

from .intervals import Estimate

STAKES = tuple(0.75 * 2.0**-k for k in range(12))
"""What is staked in each deal: these parts of what can be staked without ever losing all."""
CLOSE = 1e-4


class Bettor:
    """Stakes on the mean of numbers being above 0; none of them is below `-most_lost`."""

    def __init__(self, most_lost: float) -> None:
        self.most_lost = most_lost
        self.logs = [0.0] * len(STAKES)
        self.best = 0.0

    def see(self, value: float) -> None:
        """The next number."""
        won = value / self.most_lost
        self.logs = [wealth + log1p(stake * won) for wealth, stake in zip(self.logs, STAKES, strict=True)]
        top = max(self.logs)
        self.best = max(self.best, top + log(sum(exp(wealth - top) for wealth in self.logs) / len(STAKES)))

    def is_sure(self, error: float) -> bool:
        """Whether the wealth has ever reached 1 / error."""
        return self.best >= -log(error)


class SequentialTest:
    """Whether the mean of numbers between `-low` and `high` is above or below 0: two bettors, who share the error."""

    def __init__(self, low: float, high: float) -> None:
        self.above, self.below = Bettor(low), Bettor(high)

    def see(self, value: float) -> None:
        """The next number."""
        self.above.see(value)
        self.below.see(-value)

    def sure(self, error: float) -> int:
        """1: above, -1: below, 0: not sure yet."""
        return int(self.above.is_sure(error / 2)) - int(self.below.is_sure(error / 2))


def share(deals: Sequence[tuple[float, float]], error: float = 0.05) -> Estimate:
    """The share that was won, `won / of` summed over deals, with an interval that holds at whatever deal one stops.

    Each deal is what was won in it and what there was to win, both as parts of its games (0 to 1).
    """
    won, of = sum(deal[0] for deal in deals), sum(deal[1] for deal in deals)
    if of == 0:
        return Estimate(0.0, 0.0, 1.0)
    middle = won / of
    lost = [(of_deal - won_deal, of_deal) for won_deal, of_deal in deals]
    return Estimate(middle, lowest(deals, middle, error / 2), 1 - lowest(lost, 1 - middle, error / 2))


def lowest(deals: Sequence[tuple[float, float]], found: float, error: float) -> float:
    """The lowest share that is not refuted as too low: the bettor's wealth falls from there to what was found."""
    refuted, kept = 0.0, found
    while kept - refuted > CLOSE:
        share = (refuted + kept) / 2
        bettor = Bettor(share)
        for won, of in deals:
            bettor.see(won - share * of)
        if bettor.is_sure(error):
            refuted = share
        else:
            kept = share
    return refuted
