"""Counts what players do in games, and how they fare.

Plain functions like the rules: run as they are, or compiled.
"""

from ..rules.bits import lowest, size
from ..rules.chance import draw
from ..rules.codes import (
    AUCTION,
    BUY,
    CHANCE,
    DO_ACCEPT,
    DO_BID,
    DO_BUILD,
    DO_BUY,
    DO_DECLINE,
    DO_END,
    DO_MORTGAGE,
    DO_OFFER,
    NO_LOT,
    SEATS,
    SPACES,
    STREET,
    THROW,
    Move,
)
from ..rules.play import play
from ..rules.prison import must_pay
from ..rules.state import RuleTable, State
from ..rules.titles import unsold
from .playout import Lineup, claim_rents, decide, goes_on, set_out, winners
from .strategy_stats import MILLE, OWNED, ROUNDS, WAY_VERBS, StrategyStats
from .strategy_trades import count_deal, is_complete


def count_strategy_in_games(
    games: list[State],
    tables: list[RuleTable],
    lineups: list[Lineup],
    key: int,
    first: int,
    count: int,
    sums: list[StrategyStats],
) -> None:
    """Plays `count` games from `first` on, all in the first of `games`."""
    for n in range(first, first + count):
        count_strategy(games[0], tables[0], lineups[n % len(lineups)], key, n, sums[0])


def count_strategy(g: State, rules: RuleTable, lineup: Lineup, key: int, number: int, stats: StrategyStats) -> None:
    """Plays game `number` of the key and adds it to the sums."""
    set_out(g, rules, lineup, key, number)
    while goes_on(g, rules, lineup):
        seat = g.actor
        if seat == CHANCE:
            count_move(g, rules, seat, draw(g, rules), stats)
        else:
            count_move(g, rules, seat, decide(g, rules, lineup.bot[seat]), stats)
        if g.n_claims > 0:
            claim_rents(g, rules)
    close_game(g, rules, stats)


def count_move(g: State, rules: RuleTable, seat: int, move: Move, stats: StrategyStats) -> None:
    """Plays a move, and counts what it shows."""
    lot, bid, bidder, built = NO_LOT, move.x, seat, 0
    if seat != CHANCE:
        count_decision(g, rules, seat, move, stats)
        if g.phase == AUCTION and g.lot < SPACES:
            lot = g.lot
            if move.verb != DO_BID:
                bid, bidder = g.bid, g.best
        if move.verb == DO_BUILD:
            built = g.buildings[move.x]
    play(g, rules, seat, move)
    if lot >= 0 and g.lot != lot and bidder >= 0:
        count_lot(rules, g.role[bidder], lot, bid, stats)
    if seat != CHANCE and move.verb == DO_BUILD and g.buildings[move.x] > built:
        count_building(g, rules, seat, rules.group[move.x], stats)
    for owner in range(g.seats):
        if g.owns[owner] != stats.owns[owner]:
            note_titles(g, rules, owner, stats)
        if g.held[owner] > 0 and stats.is_held[owner] == 0:
            stats.sent[g.role[owner]] += 1
        stats.is_held[owner] = 1 if g.held[owner] > 0 else 0


def count_decision(g: State, rules: RuleTable, seat: int, move: Move, stats: StrategyStats) -> None:
    """Counts a decision before it is played."""
    verb, role = move.verb, g.role[seat]
    if g.phase == BUY:
        if verb == DO_MORTGAGE:
            stats.pledged[seat] = 1
        elif verb == DO_BUY:
            stats.bought[role][g.space[seat]] += 1
            stats.funded[role] += stats.pledged[seat]
            count_choice(g, seat, stats)
        elif verb == DO_DECLINE:
            count_choice(g, seat, stats)
    elif g.phase == THROW and g.held[seat] > 0 and not g.again:
        count_way(g, rules, seat, verb, stats)
    elif verb == DO_END and stats.has_built[seat]:
        stats.has_built[seat] = 0
        stats.build_turns[role] += 1
        stats.cash_left[role] += g.cash[seat]
    if verb == DO_OFFER:
        stats.offers[role] += 1
    elif verb == DO_ACCEPT and not g.swapping:
        stats.deals[g.role[g.offerer]] += 1
        count_deal(g, rules, stats)


def count_choice(g: State, seat: int, stats: StrategyStats) -> None:
    """Counts that a player has bought the title on their space, or declined it."""
    stats.choices[g.role[seat]][g.space[seat]] += 1
    stats.pledged[seat] = 0


def count_way(g: State, rules: RuleTable, seat: int, verb: int, stats: StrategyStats) -> None:
    """Counts a turn in prison or price war, and the choice in it unless the fee must be paid."""
    role = g.role[seat]
    for way in range(len(WAY_VERBS)):
        if verb == WAY_VERBS[way]:
            stats.held[role] += 1
            if not must_pay(g, rules, seat):
                stats.ways[role][0 if unsold(g, rules) != 0 else 1][way] += 1


def count_lot(rules: RuleTable, role: int, lot: int, bid: int, stats: StrategyStats) -> None:
    """Counts a title sold by auction."""
    share = bid * MILLE // rules.price[lot]
    stats.lots[role][lot] += 1
    stats.bids[role][lot] += share


def count_building(g: State, rules: RuleTable, seat: int, group: int, stats: StrategyStats) -> None:
    """Counts a building that has gone up; one won in an auction of the last houses does not count."""
    role = g.role[seat]
    stats.has_built[seat] = 1
    if stats.first_group[seat] == 0:
        stats.first_group[seat] = group + 1
        stats.build_rounds[role][place_of(g.round)] += 1
    elif stats.first_group[seat] != group + 1 and stats.has_spread[seat] == 0:
        stats.has_spread[seat] = 1
        streets, buildings = g.owns[seat] & rules.group_set[stats.first_group[seat] - 1], 0
        number = size(streets)
        while streets:
            buildings += g.buildings[lowest(streets)]
            streets &= streets - 1
        if number > 0:
            each = buildings * MILLE // number
            stats.spread[role] += 1
            stats.spread_buildings[role] += each


def place_of(number: int) -> int:
    """The place of a round among those that are counted."""
    return number if number < ROUNDS else ROUNDS - 1


def note_titles(g: State, rules: RuleTable, seat: int, stats: StrategyStats) -> None:
    """Notes what the seat is the first to own, after its titles have changed."""
    new = g.owns[seat] & ~stats.owns[seat]
    stats.owns[seat] = g.owns[seat]
    while new:
        space = lowest(new)
        new &= new - 1
        group = rules.group[space]
        if stats.first[space][1] == 0:
            stats.first[space][1] = seat + 1
        for n in range(2, size(g.owns[seat] & rules.group_set[group]) + 1):
            if stats.first[group][n] == 0:
                stats.first[group][n] = seat + 1
        if rules.kind[space] == STREET and is_complete(rules, g.role[seat], group, g.owns[seat]):
            stats.complete |= 1 << group
            if stats.first_city == 0:
                stats.first_city = seat + 1
                stats.city_round = g.round


def close_game(g: State, rules: RuleTable, stats: StrategyStats) -> None:
    """Adds the game to the sums, with who won it, and clears what was noted of it."""
    stats.games += 1
    stats.rounds += g.round
    winning = winners(g, rules)
    if winning:
        stats.won += 1
        count_winners(g, winning, stats)
    stats.first_city = stats.buyer = stats.seller = stats.dear_seat = stats.cheap_seat = 0
    stats.city_round = stats.complete = 0
    for seat in range(SEATS):
        stats.owns[seat] = 0
        stats.pledged[seat] = stats.first_group[seat] = stats.has_spread[seat] = 0
        stats.has_built[seat] = stats.is_held[seat] = 0
    for space in range(SPACES):
        for n in range(OWNED):
            stats.first[space][n] = 0


def count_winners(g: State, winning: int, stats: StrategyStats) -> None:
    """Counts the players of a game that was won, and those who won it; `winning` has a bit for each winner."""
    for seat in range(g.seats):
        stats.players[g.role[seat]] += 1
        stats.wins[g.role[seat]] += won_by(winning, seat)
    for space in range(SPACES):
        for n in range(1, OWNED):
            seat = stats.first[space][n] - 1
            if seat >= 0:
                stats.reached[g.role[seat]][space][n] += 1
                stats.reached_wins[g.role[seat]][space][n] += won_by(winning, seat)
    seat = stats.first_city - 1
    if seat >= 0:
        stats.cities[g.role[seat]] += 1
        stats.city_wins[g.role[seat]] += won_by(winning, seat)
        stats.city_rounds[g.role[seat]][place_of(stats.city_round)] += 1
    if stats.buyer > 0:
        stats.buyers[g.role[stats.buyer - 1]] += 1
        stats.buyer_wins[g.role[stats.buyer - 1]] += won_by(winning, stats.buyer - 1)
        stats.sellers[g.role[stats.seller - 1]] += 1
        stats.seller_wins[g.role[stats.seller - 1]] += won_by(winning, stats.seller - 1)
    if stats.dear_seat > 0:
        stats.dear += 1
        stats.dear_wins += won_by(winning, stats.dear_seat - 1)
        stats.cheap += 1
        stats.cheap_wins += won_by(winning, stats.cheap_seat - 1)


def won_by(winning: int, seat: int) -> int:
    """1 if the seat is among the winners, else 0."""
    return (winning >> seat) & 1
