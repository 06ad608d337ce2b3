"""What titles are worth to a trader, in money: what they will earn, complete, and keep others from completing."""

from duopoly.rules.bits import lowest, size
from duopoly.rules.building import building_cost
from duopoly.rules.codes import STREET, TRANSPORT
from duopoly.rules.ending import MEAN_THROW
from duopoly.rules.state import RuleTable, State

from .values import groups_of

# Of two numbers the first is for editions without camps. With camps rents are small and games long, so what a title
# earns counts for more beside its price. All were found by matches against steady, changing one at a time at random.
BUILT_RENTS = (127, 528)  # percent of the rents with three buildings each, which a monopoly adds to the price
BUILD_COSTS = 130  # percent of what those buildings cost, taken off again
PARTIAL = 13  # percent of the price, added for a street of a city that may become a monopoly, if it has one there already
BLOCK = 135  # percent of the price, added for a street that keeps another player from a monopoly
FARES = (350, 1415)  # percent of what a company earns beyond a single one, added to its price


def city_worth(g: State, rules: RuleTable, seat: int, group: int, own: int) -> int:
    """What the streets of a city would be worth to the seat if `own` were all its titles."""
    mine, role = own & rules.group_set[group], g.role[seat]
    if mine == 0:
        return 0
    needed, owned = rules.monopoly[role], size(mine)
    if needed > rules.group_size[group]:
        needed = rules.group_size[group]
    is_monopoly = needed > 0 and owned >= needed
    most = 3 if rules.max_houses[role] > 2 else rules.max_houses[role]
    total, rest = 0, mine
    while rest:
        space = lowest(rest)
        rest &= rest - 1
        price = rules.price[space]
        total += price + building_cost(g, rules, space)
        if g.mortgaged[space]:
            total -= rules.lift[space]
        if is_monopoly:
            more = (
                rules.rent[role][space][most] * BUILT_RENTS[rules.roles - 1] // 100
                - rules.house_cost[space] * most * BUILD_COSTS // 100
            )
            if more > 0:
                total += more
        elif needed > 0 and owned > 1:
            total += price * PARTIAL // 100
    return total


def company_worth(g: State, rules: RuleTable, seat: int, group: int, own: int) -> int:
    """What transport companies or utilities would be worth: their prices, and more for what they earn together."""
    mine = own & rules.group_set[group]
    owned = size(mine)
    if owned == 0:
        return 0
    total, rest = 0, mine
    row = rules.rent[g.role[seat]][group]
    extra = (row[owned - 1] - row[0]) * (1 if rules.kind[group] == TRANSPORT else MEAN_THROW) * FARES[rules.roles - 1] // 100
    while rest:
        space = lowest(rest)
        rest &= rest - 1
        total += rules.price[space] + extra
        if g.mortgaged[space]:
            total -= rules.lift[space]
    return total


def worth_of(g: State, rules: RuleTable, seat: int, groups: int, own: int) -> int:
    """What the titles of some groups (a mask of their first spaces) would be worth to the seat if `own` were all its titles."""
    total = 0
    while groups:
        group = lowest(groups)
        groups &= groups - 1
        if rules.kind[group] == STREET:
            total += city_worth(g, rules, seat, group, own)
        else:
            total += company_worth(g, rules, seat, group, own)
    return total


def worth_more(g: State, rules: RuleTable, seat: int, title: int) -> int:
    """What the seat gains by owning the space; more if another player would complete something with it."""
    own, bit, group = g.owns[seat], 1 << title, rules.group[title]
    gained = worth_of(g, rules, seat, 1 << group, own | bit) - worth_of(g, rules, seat, 1 << group, own & ~bit)
    if rules.kind[title] == STREET:
        for other in range(g.seats):
            if other != seat and g.bankrupt[other] == 0 and completes(g, rules, other, group, bit):
                return gained + rules.price[title] * BLOCK // 100
    return gained


def completes(g: State, rules: RuleTable, seat: int, group: int, more: int) -> bool:
    """Whether these titles would complete a monopoly of the city for the seat."""
    needed = rules.monopoly[g.role[seat]]
    if needed == 0:
        return False
    if needed > rules.group_size[group]:
        needed = rules.group_size[group]
    own = g.owns[seat] & rules.group_set[group]
    return size(own) < needed <= size(own | (more & rules.group_set[group]))


def completed(g: State, rules: RuleTable, seat: int, leaving: int, coming: int) -> int:
    """How many monopolies the seat completes when some titles leave it and others come."""
    needed, count = rules.monopoly[g.role[seat]], 0
    if needed == 0:
        return 0
    own = g.owns[seat]
    groups = groups_of(rules, leaving | coming) & rules.streets
    while groups:
        group = lowest(groups)
        groups &= groups - 1
        least = needed if needed < rules.group_size[group] else rules.group_size[group]
        count += size(own & rules.group_set[group]) < least <= size((own & ~leaving | coming) & rules.group_set[group])
    return count


def exchanged(g: State, rules: RuleTable, seat: int, leaving: int, coming: int) -> int:
    """What the seat gains when some titles leave it and others come."""
    groups, own = groups_of(rules, leaving | coming), g.owns[seat]
    return worth_of(g, rules, seat, groups, (own & ~leaving) | coming) - worth_of(g, rules, seat, groups, own)
