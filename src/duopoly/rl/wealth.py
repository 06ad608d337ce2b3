"""What a learner's wealth is: what it has put into the game, at cost. To buy or build changes nothing; rents do."""

from ..rules.bits import lowest
from ..rules.building import building_cost
from ..rules.state import RuleTable, State


def wealth(g: State, rules: RuleTable, seat: int) -> int:
    """Cash, titles at their price, mortgaged ones less what lifting costs, buildings at cost; nothing for a bankrupt.

    It is not the worth by which the leaflets find the richest: there a title counts for one visit's rent, so to buy is to lose.
    """
    if g.bankrupt[seat]:
        return 0
    total = g.cash[seat]
    titles = g.owns[seat]
    while titles:
        space = lowest(titles)
        titles &= titles - 1
        total += rules.price[space] + building_cost(g, rules, space)
        if g.mortgaged[space]:
            total -= rules.lift[space]
    return total
