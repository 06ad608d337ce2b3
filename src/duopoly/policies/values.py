"""What titles are worth to a seat, in money: the price, and more for a monopoly or for companies that earn together."""

from ..rules.bits import lowest, size
from ..rules.building import building_cost
from ..rules.codes import STREET, TRANSPORT
from ..rules.state import RuleTable, State
from ..rules.titles import has_monopoly, number_owned

MONOPOLY_PERCENT = 260  # of the price, for a street that is in a monopoly or completes one
BLOCK_PERCENT = 130  # of the price, for a competitor's street that keeps a monopolist from a monopoly


def street_percent(g: State, rules: RuleTable, seat: int, group: int, own: int) -> int:
    """What a street of the city is worth to the seat, in percent of its price, if `own` were all its titles."""
    needed = rules.monopoly[g.role[seat]]
    if needed == 0:
        return BLOCK_PERCENT
    if needed > rules.group_size[group]:
        needed = rules.group_size[group]
    return MONOPOLY_PERCENT if size(own & rules.group_set[group]) >= needed else 100


def company_percent(g: State, rules: RuleTable, seat: int, group: int, own: int) -> int:
    """What a company is worth, in percent of its price: its rent compared with that of a single one, at most 300."""
    owned = size(own & rules.group_set[group])
    row = rules.rent[g.role[seat]][group]
    if owned == 0 or row[0] == 0:
        return 100
    percent = 100 * row[owned - 1] // row[0]
    return percent if percent < 300 else 300


def group_percent(g: State, rules: RuleTable, seat: int, group: int, own: int) -> int:
    """What a title of the group is worth to the seat, in percent of its price, if `own` were all its titles."""
    street = rules.kind[group] == STREET
    return street_percent(g, rules, seat, group, own) if street else company_percent(g, rules, seat, group, own)


def group_value(g: State, rules: RuleTable, seat: int, group: int, own: int) -> int:
    """What the titles of a group, buildings included, would be worth to the seat if `own` were all its titles."""
    percent = group_percent(g, rules, seat, group, own)
    total = 0
    titles = own & rules.group_set[group]
    while titles:
        space = lowest(titles)
        titles &= titles - 1
        total += rules.price[space] * percent // 100 + building_cost(g, rules, space)
        if g.mortgaged[space]:
            total -= rules.lift[space]
    return total


def gain(g: State, rules: RuleTable, seat: int, space: int) -> int:
    """What the seat gains by owning the space: the title itself, and what it adds to others of its group."""
    group = rules.group[space]
    others = g.owns[seat] & rules.group_set[group] & ~(1 << space)
    percent = group_percent(g, rules, seat, group, others | 1 << space)
    without = group_percent(g, rules, seat, group, others)
    total = rules.price[space] * percent // 100 + building_cost(g, rules, space)
    if g.mortgaged[space]:
        total -= rules.lift[space]
    if percent != without:
        while others:
            price = rules.price[lowest(others)]
            others &= others - 1
            total += price * percent // 100 - price * without // 100
    return total


def value_of(g: State, rules: RuleTable, seat: int, groups: int, own: int) -> int:
    """What the titles of some groups (a mask of their first spaces) would be worth to the seat if `own` were all its titles."""
    total = 0
    while groups:
        total += group_value(g, rules, seat, lowest(groups), own)
        groups &= groups - 1
    return total


def groups_of(rules: RuleTable, titles: int) -> int:
    """The groups of some titles, as a mask of their first spaces."""
    groups = 0
    while titles:
        groups |= 1 << rules.group[lowest(titles)]
        titles &= titles - 1
    return groups


def earns(g: State, rules: RuleTable, space: int) -> int:
    """The rent of one landing on the title; for a utility with a throw of 7."""
    owner, kind = g.owner[space], rules.kind[space]
    row = rules.rent[g.role[owner]][space]
    if kind != STREET:
        each = row[number_owned(g, rules, owner, rules.group[space]) - 1]
        return each if kind == TRANSPORT else 7 * each
    built = g.buildings[space]
    if rules.monopoly[g.role[owner]] == 0:
        return row[built]
    if has_monopoly(g, rules, owner, rules.group[space]):
        return row[built] if built else row[built] * 2
    return row[built] // 2 if built else row[built]
