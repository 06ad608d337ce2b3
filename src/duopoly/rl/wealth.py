"""A learner's wealth: what it has put into the game, at cost. Buying and building do not change it; rents do."""

from ..rules.bits import lowest
from ..rules.building import building_cost
from ..rules.state import RuleTable, State


def wealth(g: State, rules: RuleTable, seat: int) -> int:
    """Cash, titles at their price, mortgaged ones less the cost of lifting, buildings at cost; 0 for a bankrupt player.

    It differs from the worth by which the leaflets find the richest: there a title counts for one visit's rent, so buying
    loses.
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
