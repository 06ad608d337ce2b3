"""What each title brings its owners: how long it was theirs, what was invested in it, and its rents.

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
    """Sums over games, by the owner's role and the space.

    `turns`: turns of other players while the title was owned and not mortgaged. `rents`, `sums`: rents received, how many and
    how much. `spent`: the price and building costs invested in the title, added up over those turns. The squares and products
    are of one game's turns and sum of rents. `now`: the turns of the game being played.
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


def count_titles_in_games(
    games: list[State],
    tables: list[RuleTable],
    lineups: list[Lineup],
    key: int,
    first: int,
    count: int,
    sums: list[TitleStats],
) -> None:
    """Plays `count` games from `first` on, all in the first of `games`."""
    for n in range(first, first + count):
        count_titles(games[0], tables[0], lineups[n % len(lineups)], key, n, games[0].counters, sums[0])  # type: ignore[arg-type]


def count_titles(
    g: State, rules: RuleTable, lineup: Lineup, key: int, number: int, counters: Counters, stats: TitleStats
) -> None:
    """Plays game `number` of the key, at most `lineup.cap` rounds of it, and adds it to the sums."""
    set_out(g, rules, lineup, key, number)
    open_game(counters, stats)
    turn, lap = -1, -1
    while g.phase != OVER and g.round <= lineup.cap:
        if g.phase == THROW and (g.turn != turn or g.round != lap):
            turn, lap = g.turn, g.round
            count_turn(g, rules, stats)
        step(g, rules, lineup)
    close_game(counters, stats)


def open_game(counters: Counters, stats: TitleStats) -> None:
    """Clears what is counted game by game."""
    for role in range(2):
        for space in range(SPACES):
            stats.now[role][space] = 0
            for level in range(LEVELS):
                counters.taken[role][space][level] = 0
                counters.times[role][space][level] = 0


def count_turn(g: State, rules: RuleTable, stats: TitleStats) -> None:
    """Counts a turn for every unmortgaged title of the other players: each of them may earn rent in it."""
    for space in range(SPACES):
        owner = g.owner[space]
        if owner != BANK and owner != g.turn and not g.mortgaged[space]:
            role = g.role[owner]
            stats.now[role][space] += 1
            stats.spent[role][space] += rules.price[space] + building_cost(g, rules, space)


def close_game(counters: Counters, stats: TitleStats) -> None:
    """Adds the game to the sums."""
    stats.games += 1
    for role in range(2):
        for space in range(SPACES):
            turns, money = stats.now[role][space], 0
            stats.now[role][space] = 0
            for level in range(LEVELS):
                money += counters.taken[role][space][level]
                stats.rents[role][space] += counters.times[role][space][level]
            stats.turns[role][space] += turns
            stats.sums[role][space] += money
            stats.turn_squares[role][space] += turns * turns
            stats.sum_squares[role][space] += money * money
            stats.products[role][space] += turns * money
