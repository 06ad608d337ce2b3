"""Whose the titles are, which are mortgaged and which built on: space by space, and as sets of spaces. It changes only here."""

from .bits import size
from .state import State, Table


def is_title(ed: Table, space: int) -> bool:
    """Whether the space can be owned."""
    return ed.price[space] > 0


def give(g: State, space: int, seat: int) -> None:
    """The title is the seat's now, or the bank's."""
    owner = g.owner[space]
    if owner >= 0:
        g.owns[owner] &= ~(1 << space)
    if seat >= 0:
        g.owns[seat] |= 1 << space
    g.owner[space] = seat


def pledge(g: State, space: int) -> None:
    """The title is mortgaged."""
    g.mortgaged[space] = 1
    g.pledged |= 1 << space


def redeem(g: State, space: int) -> None:
    """The title is mortgaged no more."""
    g.mortgaged[space] = 0
    g.pledged &= ~(1 << space)


def set_buildings(g: State, space: int, n: int) -> None:
    """So many buildings stand there now."""
    g.buildings[space] = n
    if n > 0:
        g.built |= 1 << space
    else:
        g.built &= ~(1 << space)


def monopolises(g: State, ed: Table, seat: int, group: int) -> bool:
    """Whether the seat's unmortgaged streets make a monopoly of the city: any two for a monopolist, all in the classic game."""
    needed = ed.monopoly[g.role[seat]]
    if needed == 0:
        return False
    if needed > ed.group_size[group]:
        needed = ed.group_size[group]
    return size(g.owns[seat] & ed.group_set[group] & ~g.pledged) >= needed


def number_owned(g: State, ed: Table, seat: int, group: int) -> int:
    """How many titles of the group the seat owns, mortgaged or not."""
    return size(g.owns[seat] & ed.group_set[group])
