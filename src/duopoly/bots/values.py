"""What titles are worth to a seat, in money: the price, more for a monopoly and for companies that earn together."""

from ..rules.building import building_cost
from ..rules.codes import BANK, SPACES, STREET, TRANSPORT
from ..rules.rents import monopolises, number_owned
from ..rules.state import State, Table

MONOPOLY_PERCENT = 260  # of the price, for a street that is or makes a monopoly
BLOCK_PERCENT = 130  # for a competitor's street that keeps a monopolist from his monopoly


def street_percent(g: State, ed: Table, seat: int, group: int) -> int:
    """What a street of the city is worth to the seat, in per cent of its price."""
    needed = ed.monopoly[g.role[seat]]
    if needed == 0:
        return BLOCK_PERCENT
    if needed > ed.group_size[group]:
        needed = ed.group_size[group]
    return MONOPOLY_PERCENT if number_owned(g, ed, seat, group) >= needed else 100


def company_percent(g: State, ed: Table, seat: int, group: int) -> int:
    """What a transport company or utility is worth: its fare beside that of a single one, at most three times."""
    owned = number_owned(g, ed, seat, group)
    row = ed.rent[g.role[seat]][group]
    if owned == 0 or row[0] == 0:
        return 100
    percent = 100 * row[owned - 1] // row[0]
    return percent if percent < 300 else 300


def group_value(g: State, ed: Table, seat: int, group: int) -> int:
    """What all that the seat owns of a group is worth to it, buildings included."""
    street = ed.kind[group] == STREET
    percent = street_percent(g, ed, seat, group) if street else company_percent(g, ed, seat, group)
    total = 0
    for i in range(ed.group_size[group]):
        space = ed.members[group][i]
        if g.owner[space] == seat:
            total += ed.price[space] * percent // 100 + building_cost(g, ed, space)
            if g.mortgaged[space]:
                total -= ed.lift[space]
    return total


def gain(g: State, ed: Table, seat: int, space: int) -> int:
    """What the seat gains by owning the space, beside not owning it."""
    group, owner = ed.group[space], g.owner[space]
    g.owner[space] = seat
    with_it = group_value(g, ed, seat, group)
    g.owner[space] = BANK
    without = group_value(g, ed, seat, group)
    g.owner[space] = owner
    return with_it - without


def holdings(g: State, ed: Table, seat: int, groups: int) -> int:
    """What the seat's titles in some groups are worth to it; `groups` is a mask of the groups' first spaces."""
    total = 0
    for group in range(SPACES):
        if (groups >> group) & 1:
            total += group_value(g, ed, seat, group)
    return total


def groups_of(ed: Table, titles: int) -> int:
    """The groups of some titles, as a mask of their first spaces."""
    groups, space = 0, 0
    while titles >> space:
        if (titles >> space) & 1:
            groups |= 1 << ed.group[space]
        space += 1
    return groups


def hand_over(g: State, titles: int, seat: int) -> None:
    """Supposes that the titles are the seat's."""
    space = 0
    while titles >> space:
        if (titles >> space) & 1:
            g.owner[space] = seat
        space += 1


def earns(g: State, ed: Table, space: int) -> int:
    """What the title brings when landed on; for a utility by a throw of 7."""
    owner, kind = g.owner[space], ed.kind[space]
    row = ed.rent[g.role[owner]][space]
    if kind != STREET:
        each = row[number_owned(g, ed, owner, ed.group[space]) - 1]
        return each if kind == TRANSPORT else 7 * each
    built = g.buildings[space]
    doubled = built == 0 and monopolises(g, ed, owner, ed.group[space])
    return row[built] * 2 if doubled else row[built]
