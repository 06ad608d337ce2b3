"""The value network: how likely each player is to win a position, and how likely it is that nobody does.

Every seat's inputs go through the same two hidden layers of rectified sums; each role has weights of its own. The second layer
sees the seat's own numbers beside the sum of everybody's (Zaheer et al., *Deep Sets*, 2017). The scores are those of a
conditional logit in which "nobody" is one more outcome.
"""

from ..rules.state import RuleTable, State
from .accumulator import Accumulator, Pool, Second, extract
from .inputs import N_HIDDEN, N_SECOND
from .weights import (
    FIRST,
    LAST,
    LATER,
    LATER_BIAS,
    NOBODY,
    PER_ROLE_LAST,
    PER_ROLE_SECOND,
    SECOND,
    WEIGHTS,
    weights_of,
)

WHOLE = 1 << 20
"""A certain win."""
DOUBLING, FAINT = 256, 30
"""A score is in 256ths of a doubling of the share. A player so many doublings behind the best has no share."""


def evaluate(g: State, rules: RuleTable, accumulator: Accumulator) -> None:
    """Writes each seat's chance of winning the position, and the chance that nobody does, in parts of WHOLE.

    What the accumulator has seen before is computed anew only where it differs.
    """
    extract(g, rules, accumulator)
    for k in range(N_HIDDEN):
        accumulator.pool[k] = 0
    for seat in range(g.seats):
        if g.bankrupt[seat] == 0:
            first_layer(seat, accumulator)
    for role in range(rules.roles):
        share_pool(rules, role, accumulator)
    best = nobody(rules, accumulator)
    accumulator.nobody = best
    for seat in range(g.seats):
        if g.bankrupt[seat] == 0:
            accumulator.score[seat] = second_layer(rules, seat, accumulator)
            if accumulator.score[seat] > best:
                best = accumulator.score[seat]
    accumulator.stuck = power(best - accumulator.nobody)
    total = accumulator.stuck
    for seat in range(g.seats):
        accumulator.share[seat] = 0 if g.bankrupt[seat] else power(best - accumulator.score[seat])
        total += accumulator.share[seat]
    for seat in range(g.seats):
        accumulator.share[seat] = WHOLE * accumulator.share[seat] // total
    accumulator.stuck = WHOLE * accumulator.stuck // total


def first_layer(seat: int, accumulator: Accumulator) -> None:
    """The seat's hidden numbers, added to the pool, too."""
    sums, hidden = accumulator.sums[seat], accumulator.hidden[seat]
    for k in range(N_HIDDEN):
        hidden[k] = sums[k] >> FIRST if sums[k] > 0 else 0
        accumulator.pool[k] += hidden[k]


def share_pool(rules: RuleTable, role: int, accumulator: Accumulator) -> None:
    """What the second layer of a role adds for the numbers of all."""
    at = weights_of(rules) + SECOND + role * PER_ROLE_SECOND
    sums = accumulator.shared[role]
    for j in range(N_SECOND):
        sums[j] = WEIGHTS[at + j] << LATER_BIAS
    add_products(sums, accumulator.pool, at + N_SECOND * (N_HIDDEN + 1))


def add_products(sums: Second, numbers: Pool, at: int) -> None:
    """Adds to the sums of the second layer what the numbers give, by the weights from `at` on."""
    for k in range(N_HIDDEN):
        for j in range(N_SECOND):
            sums[j] += WEIGHTS[at + j] * numbers[k]
        at += N_SECOND


def second_layer(rules: RuleTable, seat: int, accumulator: Accumulator) -> int:
    """The seat's score in 256ths of a doubling of its share."""
    role = accumulator.role[seat]
    at, last = SECOND + role * PER_ROLE_SECOND + N_SECOND, LAST + role * PER_ROLE_LAST
    at, last = at + weights_of(rules), last + weights_of(rules)
    sums, shared = accumulator.second, accumulator.shared[role]
    for j in range(N_SECOND):
        sums[j] = shared[j]
    add_products(sums, accumulator.hidden[seat], at)
    score = WEIGHTS[last] << LATER_BIAS
    for j in range(N_SECOND):
        if sums[j] > 0:
            score += WEIGHTS[last + 1 + j] * (sums[j] >> LATER)
    return score >> LATER


def nobody(rules: RuleTable, accumulator: Accumulator) -> int:
    """The score of a game that nobody wins."""
    at = weights_of(rules) + NOBODY
    score = WEIGHTS[at] << LATER_BIAS
    for k in range(N_HIDDEN):
        score += WEIGHTS[at + 1 + k] * accumulator.pool[k]
    return score >> LATER


def power(behind: int) -> int:
    """Two to the power of minus so many 256ths, in parts of 2 ** 31; parabolas between whole powers."""
    doublings = behind // DOUBLING
    if doublings >= FAINT:
        return 0
    rest = DOUBLING - behind % DOUBLING
    return (65_536 + 168 * rest + (352 * rest * rest >> 10)) << 14 >> doublings + 1
