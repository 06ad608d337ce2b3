"""Evaluates a position: each seat's share of winning, from its features and their learned weights.

The weights come from games played to the end (`duopoly train`, see `weights`). The evaluation is the conditional logit of who
wins (McFadden, 1974), in whole numbers.
"""

from ..rules.state import RuleTable, State
from .features import EARLY, LATE, N_FEATURES, Features, extract
from .playout import Lineup

WHOLE = 840_000
"""A certain win. Up to eight players can share it without a remainder."""
DOUBLING = 256
SCALE = 4096
"""A weight of SCALE makes a feature that is 1 larger count for a DOUBLING-th of a doubling more."""
FAINT = 40
"""A player so many doublings behind the best has no share."""


def evaluate(g: State, rules: RuleTable, lineup: Lineup, features: Features) -> None:
    """Writes the features of the position, and each seat's share of winning in parts of WHOLE, by the lineup's weights."""
    extract(g, rules, features)
    best, total = -(1 << 60), 0
    for seat in range(g.seats):
        features.score[seat] = score(lineup, features, seat)
        if not g.bankrupt[seat] and features.score[seat] > best:
            best = features.score[seat]
    for seat in range(g.seats):
        features.share[seat] = 0 if g.bankrupt[seat] else power(best - features.score[seat])
        total += features.share[seat]
    for seat in range(g.seats):
        features.share[seat] = WHOLE * features.share[seat] // total


def score(lineup: Lineup, features: Features, seat: int) -> int:
    """How strong a seat is, in 256ths of a doubling of its share."""
    early, late, role = 0, 0, features.role[seat]
    for i in range(N_FEATURES):
        early += lineup.weights[role][EARLY][i] * features.values[seat][i]
        late += lineup.weights[role][LATE][i] * features.values[seat][i]
    return (early * features.unsold + late * (features.titles - features.unsold)) // (features.titles * SCALE)


def power(behind: int) -> int:
    """Two to the power of minus so many 256ths, in parts of 2 ** 31; parabolas between whole powers."""
    doublings = behind // DOUBLING
    if doublings >= FAINT:
        return 0
    rest = DOUBLING - behind % DOUBLING
    return (65_536 + 168 * rest + (352 * rest * rest >> 10)) << 14 >> doublings + 1
