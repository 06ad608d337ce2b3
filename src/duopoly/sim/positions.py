"""Samples positions for the value network to learn from: its inputs, and who won.

Plain functions like the rules: run as they are, or compiled. So that the network also learns what players would never do,
titles, cash and buildings change hands at random before the first position of some games.
"""

from ..network.accumulator import Accumulator, extract
from ..rules.bits import lowest, nth_of, size
from ..rules.building import build, why_not_build
from ..rules.codes import END, OK, OVER, THROW
from ..rules.state import RuleTable, State
from ..rules.titles import give
from .playout import NEVER, Lineup, goes_on, play_on, set_out, step, winners

ROUNDS = 61
"""The first position of a game is in one of so many first rounds."""
SPACING = 7
"""At most so many rounds lie between two positions of a game."""
MOST_TRADES, MOST_BUILDINGS = 4, 8
"""At most so many groups of titles change hands at random, and so many buildings are put up."""


def sample_positions_block(
    games: list[State],
    tables: list[RuleTable],
    lineups: list[Lineup],
    key: int,
    first: int,
    count: int,
    accumulators: list[Accumulator],
) -> None:
    """Samples games from number `first` on, `count` positions of each, all in the first of `games`.

    Lineups come in pairs: the first of a pair begins the game, the second plays it on.
    """
    for i in range(len(accumulators) // count):
        at = 2 * ((first + i) % (len(lineups) // 2))
        sample_positions(games[0], tables[0], lineups[at], lineups[at + 1], key, first + i, accumulators, i * count, count)


def sample_positions(
    g: State,
    rules: RuleTable,
    lineup: Lineup,
    after: Lineup,
    key: int,
    number: int,
    accumulators: list[Accumulator],
    at: int,
    count: int,
) -> None:
    """Plays game `number` of the key, and writes up to `count` of its positions and who won."""
    set_out(g, rules, lineup, key, number)
    chance = hashed(key ^ number * 7919)
    play_to_rest(g, rules, lineup, 1 + chance % ROUNDS)
    if g.phase != OVER and chance >> 8 & 1:
        upset(g, rules, hashed(chance))
    seen = 0
    while seen < count and goes_on(g, rules, after):
        extract(g, rules, accumulators[at + seen])
        seen += 1
        chance = hashed(chance)
        play_to_rest(g, rules, after, g.round + 1 + chance % SPACING)
    play_on(g, rules, after, NEVER)
    for i in range(count):
        accumulators[at + i].won = winners(g, rules)
        if i >= seen:
            accumulators[at + i].seats = 0


def play_to_rest(g: State, rules: RuleTable, lineup: Lineup, until: int) -> None:
    """Plays on until a turn begins or ends in this round or later, or the game is over or given up."""
    play_on(g, rules, lineup, until)
    while not is_at_rest(g) and goes_on(g, rules, lineup):
        step(g, rules, lineup)


def is_at_rest(g: State) -> bool:
    """Whether a turn begins or ends."""
    return (g.phase == END or g.phase == THROW) and g.n_claims == 0


def upset(g: State, rules: RuleTable, chance: int) -> None:
    """Lets titles, cash and buildings change hands at random."""
    for _ in range(1 + (chance >> 8) % MOST_TRADES):
        chance = hashed(chance)
        hand_over(g, rules, chance % g.seats, (chance >> 8) % g.seats, hashed(chance))
    chance = hashed(chance)
    seat = chance % g.seats
    if chance >> 8 & 1 and g.bankrupt[seat] == 0 and g.n_debts == 0:
        g.cash[seat] = g.cash[seat] * ((chance >> 16) % 200) // 100
    for _ in range((chance >> 24) % MOST_BUILDINGS):
        chance = hashed(chance)
        build_for_nothing(g, rules, g.turn, chance)


def hand_over(g: State, rules: RuleTable, giver: int, taker: int, chance: int) -> None:
    """Gives a title, or all titles of its group, from one player to the other; perhaps for cash."""
    titles = g.owns[giver] & ~g.built
    if giver == taker or g.bankrupt[giver] or g.bankrupt[taker] or titles == 0:
        return
    title = nth_of(titles, chance % size(titles))
    members = g.owns[giver] & rules.group_set[rules.group[title]]
    if members & g.built:
        return
    rest = members if chance >> 8 & 1 else 1 << title
    while rest:
        give(g, rules, lowest(rest), taker)
        rest &= rest - 1
    if chance >> 9 & 1:
        cash = g.cash[taker] * ((chance >> 16) % 100) // 100
        g.cash[taker] -= cash
        g.cash[giver] += cash


def build_for_nothing(g: State, rules: RuleTable, seat: int, chance: int) -> None:
    """Puts up a building on one of the seat's streets, if the rules allow it to a player with cash."""
    sites, cash = g.sites[seat], g.cash[seat]
    if sites:
        site = nth_of(sites, chance % size(sites))
        g.cash[seat] += rules.hotel_cost[site] + rules.house_cost[site]
        if why_not_build(g, rules, seat, site) == OK:
            build(g, rules, seat, site)
        g.cash[seat] = cash


def hashed(number: int) -> int:
    """A number that looks drawn by lot, from 0 up: a step of Knuth's generator, with its high bits folded into the low ones."""
    number = (number * 6364136223846793005 + 1442695040888963407) & 0x7FFF_FFFF_FFFF_FFFF
    return number >> 29 ^ number
