"""What the value network sees: for each seat some whole numbers, most of them 0.

Sums of money become logarithms, so that twice as much is the same step for the poor and the rich, and amounts of all editions
are comparable.
"""

from ..rules.bits import highest
from ..rules.state import RuleTable

ONE = 64
"""What stands for 1 in an input."""
FINE = 1024
"""Into how many parts of the starting cash amounts are divided."""
MOST = 1 << 20
"""The most parts of an amount: a thousand times the starting cash."""

N_GROUPS = 10
OF_GROUP = (
    "one", "two", "three", "four", "level-1", "level-2", "level-3", "level-4", "level-5", "mortgaged", "unsold", "single",
)  # fmt: skip
"""Of each group: how many of its titles the seat has, how many buildings each has on average, rounded up, how many titles are
mortgaged, and whether all that are missing for a monopoly are unsold, or belong to a single other player.
"""
PER_GROUP = len(OF_GROUP)
LEVEL, PLEDGED, UNSOLD, SINGLE = 4, 9, 10, 11
OF_SEAT = (
    "cash", "means", "income", "due", "danger", "built-rents", "within-reach", "by-trade", "blocked", "could-earn",
    "others-could-earn", "held", "after", "camp-mates", "opponents", "titles-left", "round", "camp-aim",
)  # fmt: skip
"""Of each seat, in this order: cash; cash and what the bank pays for everything; the rents of its titles, and of all others'
titles; the mean rent of the next throw; rents with three buildings each of the cities it has, could complete from the bank, and
could complete only by trade; prices of streets that keep others from a monopoly; rents once it has built as far as its money
goes, and the same of all others; regular turns in prison; seats that move before it; players of its role and of the other;
unsold titles; the round; whether the worth of the camps decides.
"""
(
    CASH, MEANS, INCOME, DUE, DANGER, BUILT_RENTS, WITHIN_REACH, BY_TRADE, BLOCKED, COULD_EARN,
    OTHERS_COULD_EARN, HELD, AFTER, CAMP_MATES, OPPONENTS, TITLES_LEFT, ROUND, CAMP_AIM,
) = range(N_GROUPS * PER_GROUP, N_GROUPS * PER_GROUP + len(OF_SEAT))  # fmt: skip
N_INPUTS = N_GROUPS * PER_GROUP + len(OF_SEAT)
N_HIDDEN, N_SECOND = 32, 16
"""The sizes of the two hidden layers."""


def in_parts(amount: int, rules: RuleTable) -> int:
    """An amount in FINE parts of the starting cash."""
    unit = rules.start_cash if rules.start_cash > 0 else 1  # a house rule may leave nobody any cash
    parts = amount * FINE // unit if amount > 0 else 0
    return parts if parts < MOST else MOST


def logarithm(parts: int) -> int:
    """The logarithm of one more than so many parts, ONE to a doubling, with straight lines between the powers of two."""
    doublings = highest(parts + 1)
    return doublings * ONE + ((parts + 1) * ONE >> doublings) - ONE
