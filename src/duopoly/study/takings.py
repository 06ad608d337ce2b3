"""Games in which every rent is written down, with how long each title was owned while others walked round."""

from collections.abc import Iterable
from typing import NamedTuple

from ..bots.playout import set_out, step
from ..rules.building import building_cost
from ..rules.codes import BANK, E_RENT, E_UTILITY, OVER, SPACES, THROW
from ..rules.ledger import Ledger
from ..rules.state import State, Table
from .job import Games

ROUNDS = 200
"""Where a game is broken off: what comes later is the same titles over and over."""
Figures = list[list[int]]


class Takings(NamedTuple):
    """Sums over games, by the owner's role and the space: others' turns while a title was owned and not mortgaged, rents and
    their sum, and what the owner had spent on it, summed over those turns."""

    games: int
    turns: Figures
    times: Figures
    sums: Figures
    spent: Figures


def play_games(games: Games, first: int, count: int) -> Takings:
    """Plays games `first` to `first + count - 1` by the interpreter."""
    found = Takings(count, *([[0] * SPACES for _ in range(2)] for _ in range(4)))
    g = State()
    for number in range(first, first + count):
        lineup = games.lineups[number % len(games.lineups)]
        set_out(g, games.table, lineup, games.key, number)
        g.ledger = Ledger()
        begun = (-1, -1)
        while g.phase != OVER and g.round <= ROUNDS:
            if g.phase == THROW and (g.round, g.turn) != begun:
                begun = (g.round, g.turn)
                count_titles(g, games.table, found)
            g.ledger.lines.clear()
            step(g, games.table, lineup)
            count_rents(g, found)
    return found


def count_titles(g: State, table: Table, found: Takings) -> None:
    """A turn begins: every title of somebody else may bring him something."""
    for space in range(SPACES):
        owner = g.owner[space]
        if owner != BANK and owner != g.turn and not g.mortgaged[space]:
            role = g.role[owner]
            found.turns[role][space] += 1
            found.spent[role][space] += table.price[space] + building_cost(g, table, space)


def count_rents(g: State, found: Takings) -> None:
    """The rents of a step."""
    assert g.ledger is not None
    for line in g.ledger.lines:
        if E_RENT <= line.what <= E_UTILITY and line.amount > 0 and line.other >= 0:
            role = g.role[line.other]
            found.times[role][line.space] += 1
            found.sums[role][line.space] += line.amount


def total(parts: Iterable[Takings]) -> Takings:
    """The sums of sums."""
    games, *figures = zip(*parts, strict=True)
    return Takings(
        sum(games), *([[sum(n) for n in zip(*rows, strict=True)] for rows in zip(*part, strict=True)] for part in figures)
    )
