"""What a position promises each seat before the game is over: a share of winning, by its signs and what was learned of them.

How much each sign counts was found from games that were played to their end (`duopoly train`, see `weights`): the outlook is
the conditional logit of who wins (McFadden, 1974), in whole numbers.
"""

from ..rules.state import RuleTable, State
from .features import EARLY, LATE, N_FEATURES, Features, extract
from .playout import Lineup

WHOLE = 840_000
"""A whole win; it can be shared by up to eight without a rest."""
DOUBLING = 256
SCALE = 4096
"""A weight of SCALE makes a sign that is 1 larger count for a DOUBLING-th of a doubling more."""
FAINT = 40
"""Who is so many doublings behind the best has no share."""


def evaluate(g: State, rules: RuleTable, lineup: Lineup, found: Features) -> None:
    """Writes the signs of the position, and each seat's share of winning in parts of WHOLE, by the lineup's weights."""
    extract(g, rules, found)
    best, total = -(1 << 60), 0
    for seat in range(g.seats):
        found.score[seat] = score(lineup, found, seat)
        if not g.bankrupt[seat] and found.score[seat] > best:
            best = found.score[seat]
    for seat in range(g.seats):
        found.share[seat] = 0 if g.bankrupt[seat] else power(best - found.score[seat])
        total += found.share[seat]
    for seat in range(g.seats):
        found.share[seat] = WHOLE * found.share[seat] // total


def score(lineup: Lineup, found: Features, seat: int) -> int:
    """How strong a seat is, in 256ths of a doubling of its share."""
    early, late, role = 0, 0, found.role[seat]
    for i in range(N_FEATURES):
        early += lineup.weights[role][EARLY][i] * found.signs[seat][i]
        late += lineup.weights[role][LATE][i] * found.signs[seat][i]
    return (early * found.unsold + late * (found.titles - found.unsold)) // (found.titles * SCALE)


def power(behind: int) -> int:
    """Two to the power of minus so many 256ths, in parts of 2 ** 31; along parabolas between whole powers."""
    whole = behind // DOUBLING
    if whole >= FAINT:
        return 0
    rest = DOUBLING - behind % DOUBLING
    return (65_536 + 168 * rest + (352 * rest * rest >> 10)) << 14 >> whole + 1
