"""Games in which it is counted what each title brings its owners: how long it was theirs, what was tied up in it, its rents.

Plain functions like the rules: run as they are, or compiled.
"""

from typing import Annotated

from ..rules.building import building_cost
from ..rules.codes import BANK, LEVELS, OVER, SPACES, THROW
from ..rules.counters import Counters
from ..rules.packed import Packed, Wide, packed
from ..rules.state import RuleTable, State
from .playout import Lineup, set_out, step

BySpace = Annotated[list[list[int]], "i8", (2, SPACES)]


@packed
class TitleStats(Packed):
    """Sums over games by the owner's role and the space: others' turns while the title was owned and not mortgaged,
    rents and their sum, and what had been spent on it, summed over those turns.

    The squares and products are of a game's turns and of its sum of rents. `now` is the game being played: its turns.
    """

    games: Wide
    turns: BySpace
    rents: BySpace
    sums: BySpace
    spent: BySpace
    turn_squares: BySpace
    sum_squares: BySpace
    products: BySpace
    now: BySpace


def hold_game(
    g: State, rules: RuleTable, lineup: Lineup, key: int, number: int, counters: Counters, holdings: TitleStats
) -> None:
    """Game `number` of the key; it is broken off after `lineup.cap` rounds."""
    set_out(g, rules, lineup, key, number)
    open_game(counters, holdings)
    turn, lap = -1, -1
    while g.phase != OVER and g.round <= lineup.cap:
        if g.phase == THROW and (g.turn != turn or g.round != lap):
            turn, lap = g.turn, g.round
            count_turn(g, rules, holdings)
        step(g, rules, lineup)
    close_game(counters, holdings)


def open_game(counters: Counters, holdings: TitleStats) -> None:
    """Nothing is counted yet."""
    for role in range(2):
        for space in range(SPACES):
            holdings.now[role][space] = 0
            for level in range(LEVELS):
                counters.taken[role][space][level] = 0
                counters.times[role][space][level] = 0


def count_turn(g: State, rules: RuleTable, holdings: TitleStats) -> None:
    """A turn begins: every title of somebody else may bring him something."""
    for space in range(SPACES):
        owner = g.owner[space]
        if owner != BANK and owner != g.turn and not g.mortgaged[space]:
            role = g.role[owner]
            holdings.now[role][space] += 1
            holdings.spent[role][space] += rules.price[space] + building_cost(g, rules, space)


def close_game(counters: Counters, holdings: TitleStats) -> None:
    """The game is added to the sums."""
    holdings.games += 1
    for role in range(2):
        for space in range(SPACES):
            turns, money = holdings.now[role][space], 0
            holdings.now[role][space] = 0
            for level in range(LEVELS):
                money += counters.taken[role][space][level]
                holdings.rents[role][space] += counters.times[role][space][level]
            holdings.turns[role][space] += turns
            holdings.sums[role][space] += money
            holdings.turn_squares[role][space] += turns * turns
            holdings.sum_squares[role][space] += money * money
            holdings.products[role][space] += turns * money
