"""Who owns which titles, and which are mortgaged or built on, by space and as sets of spaces. Only this file changes them."""

from .bits import lowest, size
from .codes import BANK, SPACES, STREET
from .state import RuleTable, State

TITLES = (1 << SPACES) - 1
"""The bits that stand for titles; get-out cards follow."""


def is_title(rules: RuleTable, space: int) -> bool:
    """Whether the space can be owned."""
    return rules.price[space] > 0


def unsold(g: State, rules: RuleTable) -> int:
    """The titles that nobody owns, as a set of spaces."""
    titles = 0
    for space in range(SPACES):
        if is_title(rules, space) and g.owner[space] == BANK:
            titles |= 1 << space
    return titles


def give(g: State, rules: RuleTable, space: int, seat: int) -> None:
    """Gives the title to the seat, or to the bank."""
    owner = g.owner[space]
    g.owner[space] = seat
    if owner >= 0:
        g.owns[owner] &= ~(1 << space)
        find_sites(g, rules, owner, space)
    if seat >= 0:
        g.owns[seat] |= 1 << space
        find_sites(g, rules, seat, space)


def pledge(g: State, rules: RuleTable, space: int) -> None:
    """Marks the title as mortgaged."""
    g.mortgaged[space] = 1
    g.pledged |= 1 << space
    find_sites(g, rules, g.owner[space], space)


def redeem(g: State, rules: RuleTable, space: int) -> None:
    """Marks the title as not mortgaged."""
    g.mortgaged[space] = 0
    g.pledged &= ~(1 << space)
    find_sites(g, rules, g.owner[space], space)


def set_buildings(g: State, rules: RuleTable, space: int, n: int) -> None:
    """Sets the number of buildings on the space."""
    g.buildings[space] = n
    if n > 0:
        g.built |= 1 << space
    else:
        g.built &= ~(1 << space)
    find_sites(g, rules, g.owner[space], space)


def find_sites(g: State, rules: RuleTable, seat: int, space: int) -> None:
    """Updates `sites` after a change in the space's city. It must agree with `building.why_not_site`."""
    if seat < 0 or rules.kind[space] != STREET:
        return
    group = rules.group[space]
    g.sites[seat] &= ~rules.group_set[group]
    if rules.monopoly[g.role[seat]] == 0 or has_monopoly(g, rules, seat, group):
        streets = g.owns[seat] & rules.group_set[group] & ~g.pledged
        g.sites[seat] |= next_sites(g, rules, streets, rules.max_houses[g.role[seat]])


def next_sites(g: State, rules: RuleTable, streets: int, most: int) -> int:
    """The streets of a set that are not fully built; if building is even, only the lowest of them."""
    sites = 0
    while streets:
        space = lowest(streets)
        streets &= streets - 1
        if rules.build_evenly and g.buildings[space] < most:
            sites, most = 0, g.buildings[space]
        if g.buildings[space] <= most:
            sites |= 1 << space
    return sites


def find_all_sites(g: State, rules: RuleTable, seat: int) -> None:
    """Updates `sites` after a change of the seat's role."""
    titles = g.owns[seat]
    while titles:
        find_sites(g, rules, seat, lowest(titles))
        titles &= titles - 1


def has_monopoly(g: State, rules: RuleTable, seat: int, group: int) -> bool:
    """Whether the seat's unmortgaged streets make a monopoly: any two of a city for a monopolist, all in the classic game."""
    needed = rules.monopoly[g.role[seat]]
    if needed == 0:
        return False
    if needed > rules.group_size[group]:
        needed = rules.group_size[group]
    return size(g.owns[seat] & rules.group_set[group] & ~g.pledged) >= needed


def number_owned(g: State, rules: RuleTable, seat: int, group: int) -> int:
    """How many titles of the group the seat owns, mortgaged or not."""
    return size(g.owns[seat] & rules.group_set[group])
