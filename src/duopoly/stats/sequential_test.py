"""A sequential test: it may look after every deal, and looking often does not make it wrong more often.

A bettor starts with wealth 1 and bets, deal by deal, that the mean is above 0. If it is not, the wealth is not expected to
grow, and the chance that it ever reaches 1 / error is at most `error` (Ville's inequality). This is the betting test of
Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting", Journal of the Royal Statistical
Society B 86 (2024), with their grid of fixed stakes: the wealth is the mean over the grid.
"""

from collections.abc import Sequence
from math import exp, log, log1p

from .intervals import Estimate

STAKES = tuple(0.75 * 2.0**-k for k in range(12))
"""The stakes of each deal, as fractions of the most that can be bet without ever losing everything."""
TOLERANCE = 1e-4


class Bettor:
    """Bets that the mean of some numbers is above 0; none of them is below `-max_loss`."""

    def __init__(self, max_loss: float) -> None:
        self.max_loss = max_loss
        self.log_wealths = [0.0] * len(STAKES)
        self.max_log_wealth = 0.0

    def add(self, value: float) -> None:
        """Bets on the next number."""
        gain = value / self.max_loss
        self.log_wealths = [wealth + log1p(stake * gain) for wealth, stake in zip(self.log_wealths, STAKES, strict=True)]
        top = max(self.log_wealths)
        log_wealth = top + log(sum(exp(wealth - top) for wealth in self.log_wealths) / len(STAKES))
        self.max_log_wealth = max(self.max_log_wealth, log_wealth)

    def rejects(self, error: float) -> bool:
        """Whether the wealth has ever reached 1 / error: the mean is above 0."""
        return self.max_log_wealth >= -log(error)


class SequentialTest:
    """Tests whether the mean of numbers from `-low` to `high` is above or below 0, with one bettor for each side."""

    def __init__(self, low: float, high: float) -> None:
        self.above, self.below = Bettor(low), Bettor(high)

    def add(self, value: float) -> None:
        """Takes in the next number."""
        self.above.add(value)
        self.below.add(-value)

    def sign(self, error: float) -> int:
        """1 if the mean is above 0, -1 if below, 0 if undecided; wrong with a chance of at most `error`."""
        return int(self.above.rejects(error / 2)) - int(self.below.rejects(error / 2))


def anytime_share(deals: Sequence[tuple[float, float]], error: float = 0.05) -> Estimate:
    """The share won over all deals, with an interval that holds whenever one stops.

    Each deal is (won, total): what was won in it and what there was to win, both as fractions of its games.
    """
    won, total = sum(deal[0] for deal in deals), sum(deal[1] for deal in deals)
    if total == 0:
        return Estimate(0.0, 0.0, 1.0)
    share = won / total
    lost = [(deal_total - deal_won, deal_total) for deal_won, deal_total in deals]
    return Estimate(share, lower_bound(deals, share, error / 2), 1 - lower_bound(lost, 1 - share, error / 2))


def lower_bound(deals: Sequence[tuple[float, float]], share: float, error: float) -> float:
    """The lowest share that is not rejected as too low, by bisection below the observed one."""
    rejected, accepted = 0.0, share
    while accepted - rejected > TOLERANCE:
        candidate = (rejected + accepted) / 2
        bettor = Bettor(candidate)
        for won, total in deals:
            bettor.add(won - candidate * total)
        if bettor.rejects(error):
            rejected = candidate
        else:
            accepted = candidate
    return rejected
