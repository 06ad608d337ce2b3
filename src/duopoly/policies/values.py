"""What titles are worth to a seat, in money: the price, more for a monopoly and for companies that earn together."""

from ..rules.bits import lowest, size
from ..rules.building import building_cost
from ..rules.codes import STREET, TRANSPORT
from ..rules.state import RuleTable, State
from ..rules.titles import monopolises, number_owned

MONOPOLY_PERCENT = 260  # of the price, for a street that is or makes a monopoly
BLOCK_PERCENT = 130  # for a competitor's street that keeps a monopolist from his monopoly


def street_percent(g: State, ed: RuleTable, seat: int, group: int, own: int) -> int:
    """What a street of the city is worth to the seat, in per cent of its price, if `own` were its titles."""
    needed = ed.monopoly[g.role[seat]]
    if needed == 0:
        return BLOCK_PERCENT
    if needed > ed.group_size[group]:
        needed = ed.group_size[group]
    return MONOPOLY_PERCENT if size(own & ed.group_set[group]) >= needed else 100


def company_percent(g: State, ed: RuleTable, seat: int, group: int, own: int) -> int:
    """What a transport company or utility is worth: its fare beside that of a single one, at most three times."""
    owned = size(own & ed.group_set[group])
    row = ed.rent[g.role[seat]][group]
    if owned == 0 or row[0] == 0:
        return 100
    percent = 100 * row[owned - 1] // row[0]
    return percent if percent < 300 else 300


def group_percent(g: State, ed: RuleTable, seat: int, group: int, own: int) -> int:
    """What a title of the group is worth to the seat, in per cent of its price, if `own` were its titles."""
    street = ed.kind[group] == STREET
    return street_percent(g, ed, seat, group, own) if street else company_percent(g, ed, seat, group, own)


def group_value(g: State, ed: RuleTable, seat: int, group: int, own: int) -> int:
    """What the titles of a group would be worth to the seat if `own` were all its titles, buildings included."""
    percent = group_percent(g, ed, seat, group, own)
    total = 0
    titles = own & ed.group_set[group]
    while titles:
        space = lowest(titles)
        titles &= titles - 1
        total += ed.price[space] * percent // 100 + building_cost(g, ed, space)
        if g.mortgaged[space]:
            total -= ed.lift[space]
    return total


def gain(g: State, ed: RuleTable, seat: int, space: int) -> int:
    """What the seat gains by owning the space, beside not owning it: the title, and what it adds to others of its group."""
    group = ed.group[space]
    others = g.owns[seat] & ed.group_set[group] & ~(1 << space)
    percent = group_percent(g, ed, seat, group, others | 1 << space)
    without = group_percent(g, ed, seat, group, others)
    total = ed.price[space] * percent // 100 + building_cost(g, ed, space)
    if g.mortgaged[space]:
        total -= ed.lift[space]
    if percent != without:
        while others:
            price = ed.price[lowest(others)]
            others &= others - 1
            total += price * percent // 100 - price * without // 100
    return total


def holdings(g: State, ed: RuleTable, seat: int, groups: int, own: int) -> int:
    """What titles would be worth to the seat in some groups, a mask of the groups' first spaces, if `own` were all it has."""
    total = 0
    while groups:
        total += group_value(g, ed, seat, lowest(groups), own)
        groups &= groups - 1
    return total


def groups_of(ed: RuleTable, titles: int) -> int:
    """The groups of some titles, as a mask of their first spaces."""
    groups = 0
    while titles:
        groups |= 1 << ed.group[lowest(titles)]
        titles &= titles - 1
    return groups


def earns(g: State, ed: RuleTable, space: int) -> int:
    """What the title brings when landed on; for a utility by a throw of 7."""
    owner, kind = g.owner[space], ed.kind[space]
    row = ed.rent[g.role[owner]][space]
    if kind != STREET:
        each = row[number_owned(g, ed, owner, ed.group[space]) - 1]
        return each if kind == TRANSPORT else 7 * each
    built = g.buildings[space]
    doubled = built == 0 and monopolises(g, ed, owner, ed.group[space])
    return row[built] * 2 if doubled else row[built]
