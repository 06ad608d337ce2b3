"""What a position promises each seat before the game is over: a share of winning, by what each has and what that earns."""

from ..rules.bits import lowest
from ..rules.building import resale
from ..rules.codes import SPACES
from ..rules.state import State, Table
from .values import earns

WHOLE = 840_000
"""A whole win; it can be shared by up to eight without a rest."""
ROUNDS_AHEAD = 12


def outlook(g: State, ed: Table, seat: int) -> int:
    """The seat's share of winning, in parts of WHOLE: its strength squared in the sum over all who still play."""
    if g.bankrupt[seat]:
        return 0
    total = 0
    for other in range(g.seats):
        if not g.bankrupt[other]:
            of_other = strength(g, ed, other)
            total += of_other * of_other
    mine = strength(g, ed, seat)
    return WHOLE * mine * mine // total


def strength(g: State, ed: Table, seat: int) -> int:
    """Cash, what titles and buildings bring at the bank, and the rents of so many rounds; at least 1."""
    total, titles, rents = g.cash[seat], g.owns[seat], 0
    while titles:
        space = lowest(titles)
        titles &= titles - 1
        total += resale(g, ed, space)
        if g.mortgaged[space] == 0:
            total += ed.mortgage[space]
            rents += earns(g, ed, space)
    # Each opponent comes to a space about 7 times in SPACES rounds.
    total += rents * (g.alive - 1) * 7 * ROUNDS_AHEAD // SPACES
    return total if total > 0 else 1
