"""What players do and how they fare: what they buy, build, and pay for a city, how they leave prison, and who wins.

Plain functions like the rules: run as they are, or compiled.
"""

from typing import Annotated

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
    DO_PAY,
    DO_STAY,
    DO_THROW,
    DO_USE_CARD,
    NO_LOT,
    OVER,
    SEATS,
    SPACES,
    STREET,
    THROW,
    Move,
)
from ..rules.packed import Packed, Seats, Sets, Small, Wide, packed
from ..rules.play import play
from ..rules.prison import must_pay
from ..rules.state import RuleTable, State
from ..rules.titles import TITLES, unsold
from .playout import Lineup, claim_rents, decide, is_given_up, set_out, winners

WAYS = ("pay", "throw", "card", "stay")
"""What a player in prison or price war may choose while nothing is forced."""
WAY_VERBS = (DO_PAY, DO_THROW, DO_USE_CARD, DO_STAY)
SINGLE, CITY = range(2)
"""Kinds of sales: titles that complete no city, for cash alone; and titles that complete one for the buyer alone, if nobody has
completed it before."""
MILLE = 1000
OWNED = 5
ROUNDS = 256
"""Rounds in which something happened are counted one by one up to this; the last place holds all later ones."""

ByRole = Annotated[list[int], "i8", (2,)]
BySpace = Annotated[list[int], "i8", (SPACES,)]
ByRoleAndSpace = Annotated[list[list[int]], "i8", (2, SPACES)]
ByNumberOwned = Annotated[list[list[list[int]]], "i8", (2, SPACES, OWNED)]
BySale = Annotated[list[list[list[int]]], "i8", (2, 2, 2)]
ByWay = Annotated[list[list[list[int]]], "i8", (2, 2, len(WAYS))]
ByRound = Annotated[list[list[int]], "i8", (2, ROUNDS)]
Firsts = Annotated[list[list[int]], "i1", (SPACES, OWNED)]


@packed
class StrategyStats(Packed):
    """Sums over games, by role. `won` counts the games that somebody won, and `players` and all `..._wins` are of those.

    Purchases, by space: `choices` to buy an unsold title, those `bought`, and how many of them were `funded` by a mortgage in
    the same choice; `lots` auctioned and the thousandths of the printed price that they brought (`bids`).

    `reached`: the first player of a game to own so many titles of a group; for one title by its space, for more by the group's
    first space. `cities`: the first player of a game to complete a city, and in which round (`city_rounds`).

    Building: `build_rounds` has the rounds of players' first buildings; `spread` those who went on to a second
    group, with the thousandths of a building per street that stood on the first one; `build_turns` are turns with a building,
    with the cash left at their end.

    Trades: `offers` and `deals` by the role of who made the offer. `sales` by kind and the roles of buyer and seller, with the
    thousandths of the printed price that were paid in cash and titles; those that complete a city also by its first space.
    `buyers`, `sellers`: of the first such sale of a game. `swaps` complete a city for both; `swap_gap` is how much more one
    city costs in print, `swap_cash` what its new owner paid. `dear` and `cheap` are the two players of a game's first swap.

    Prison and price war: how often players were `sent`, the turns they were `held`, and in which way they chose to leave, while
    there were unsold titles and later.

    The rest is of the game being played; seats are counted from 1, and 0 is nobody.
    """

    games: Wide
    won: Wide
    rounds: Wide
    players: ByRole
    wins: ByRole
    choices: ByRoleAndSpace
    bought: ByRoleAndSpace
    funded: ByRole
    lots: ByRoleAndSpace
    bids: ByRoleAndSpace
    bid_squares: ByRoleAndSpace
    reached: ByNumberOwned
    reached_wins: ByNumberOwned
    cities: ByRole
    city_wins: ByRole
    city_rounds: ByRound
    build_rounds: ByRound
    spread: ByRole
    spread_buildings: ByRole
    spread_squares: ByRole
    build_turns: ByRole
    cash_left: ByRole
    cash_left_squares: ByRole
    offers: ByRole
    deals: ByRole
    sales: BySale
    multiples: BySale
    multiple_squares: BySale
    city_sales: BySpace
    city_multiples: BySpace
    city_multiple_squares: BySpace
    buyers: ByRole
    buyer_wins: ByRole
    sellers: ByRole
    seller_wins: ByRole
    swaps: Wide
    swap_gap: Wide
    swap_cash: Wide
    swap_cash_squares: Wide
    dear: Wide
    dear_wins: Wide
    cheap: Wide
    cheap_wins: Wide
    sent: ByRole
    held: ByRole
    ways: ByWay

    owns: Sets
    first: Firsts
    first_city: Small
    city_round: Wide
    complete: Wide
    pledged: Seats
    first_group: Seats
    has_spread: Seats
    has_built: Seats
    is_held: Seats
    buyer: Small
    seller: Small
    dear_seat: Small
    cheap_seat: Small


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
    while g.phase != OVER and not is_given_up(g, rules, lineup):
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
        if verb == DO_BUY or verb == DO_DECLINE:  # noqa: SIM109 - `in` is not compiled
            stats.choices[role][g.space[seat]] += 1
            stats.pledged[seat] = 0
    elif g.phase == THROW and g.held[seat] > 0 and not g.again:
        count_way(g, rules, seat, verb, stats)
    elif verb == DO_END and stats.has_built[seat]:
        stats.has_built[seat] = 0
        stats.build_turns[role] += 1
        stats.cash_left[role] += g.cash[seat]
        stats.cash_left_squares[role] += g.cash[seat] * g.cash[seat]
    if verb == DO_OFFER:
        stats.offers[role] += 1
    elif verb == DO_ACCEPT and not g.swapping:
        stats.deals[g.role[g.offerer]] += 1
        count_deal(g, rules, stats)


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
    stats.bid_squares[role][lot] += share * share


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
            stats.spread_squares[role] += each * each


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


def is_complete(rules: RuleTable, role: int, group: int, own: int) -> bool:
    """Whether these titles, mortgaged or not, include enough streets of a city for a monopoly of the role."""
    needed = rules.monopoly[role]
    if needed > rules.group_size[group]:
        needed = rules.group_size[group]
    return 0 < needed <= size(own & rules.group_set[group])


def count_deal(g: State, rules: RuleTable, stats: StrategyStats) -> None:
    """Counts a trade about to be made."""
    giver, taker, give, take, cash = g.offerer, g.offered, g.give & TITLES, g.take & TITLES, g.give_cash - g.take_cash
    for_giver, for_taker = completed_city(g, rules, giver, give, take), completed_city(g, rules, taker, take, give)
    if for_giver >= 0 and for_taker >= 0:
        count_swap(rules, giver, taker, for_giver, for_taker, cash, stats)
    elif for_giver >= 0:
        count_sale(g, CITY, giver, taker, for_giver, value(g, rules, take), value(g, rules, give) + cash, stats)
    elif for_taker >= 0:
        count_sale(g, CITY, taker, giver, for_taker, value(g, rules, give), value(g, rules, take) - cash, stats)
    elif give == 0:
        count_sale(g, SINGLE, giver, taker, -1, value(g, rules, take), cash, stats)
    elif take == 0:
        count_sale(g, SINGLE, taker, giver, -1, value(g, rules, give), -cash, stats)


def completed_city(g: State, rules: RuleTable, seat: int, leaving: int, coming: int) -> int:
    """The first space of a city that the seat completes when some titles leave it and others come; -1: none."""
    role, own, rest = g.role[seat], g.owns[seat], coming & rules.streets
    while rest:
        group = rules.group[lowest(rest)]
        rest &= ~rules.group_set[group]
        if is_complete(rules, role, group, own & ~leaving | coming) and not is_complete(rules, role, group, own):
            return group
    return -1


def value(g: State, rules: RuleTable, titles: int) -> int:
    """The printed prices of titles, less what lifting their mortgages costs."""
    total = 0
    while titles:
        space = lowest(titles)
        titles &= titles - 1
        total += rules.price[space] - (rules.lift[space] if g.mortgaged[space] else 0)
    return total


def count_sale(g: State, kind: int, buyer: int, seller: int, city: int, printed: int, paid: int, stats: StrategyStats) -> None:
    """Counts a sale: titles of this printed value for this much in cash and titles."""
    if printed <= 0 or (kind == CITY and (stats.complete >> city) & 1):
        return
    multiple = paid * MILLE // printed
    stats.sales[kind][g.role[buyer]][g.role[seller]] += 1
    stats.multiples[kind][g.role[buyer]][g.role[seller]] += multiple
    stats.multiple_squares[kind][g.role[buyer]][g.role[seller]] += multiple * multiple
    if kind == CITY:
        stats.city_sales[city] += 1
        stats.city_multiples[city] += multiple
        stats.city_multiple_squares[city] += multiple * multiple
        if stats.buyer == 0:
            stats.buyer, stats.seller = buyer + 1, seller + 1


def count_swap(
    rules: RuleTable, giver: int, taker: int, for_giver: int, for_taker: int, cash: int, stats: StrategyStats
) -> None:
    """Counts a trade that completes a city for both; the giver pays the cash."""
    gap = city_price(rules, for_giver) - city_price(rules, for_taker)
    if gap == 0:
        return
    dear, cheap = giver, taker
    if gap < 0:
        dear, cheap, gap, cash = taker, giver, -gap, -cash
    stats.swaps += 1
    stats.swap_gap += gap
    stats.swap_cash += cash
    stats.swap_cash_squares += cash * cash
    if stats.dear_seat == 0:
        stats.dear_seat, stats.cheap_seat = dear + 1, cheap + 1


def city_price(rules: RuleTable, group: int) -> int:
    """The printed price of all the streets of a city."""
    total = 0
    for i in range(rules.group_size[group]):
        total += rules.price[rules.members[group][i]]
    return total


def close_game(g: State, rules: RuleTable, stats: StrategyStats) -> None:
    """Adds the game to the sums, with who won it, and clears what was noted of it."""
    stats.games += 1
    stats.rounds += g.round
    winning = winners(g, rules)
    if winning:
        stats.won += 1
        count_winners(g, rules, winning, stats)
    stats.first_city = stats.buyer = stats.seller = stats.dear_seat = stats.cheap_seat = 0
    stats.city_round = stats.complete = 0
    for seat in range(SEATS):
        stats.owns[seat] = 0
        stats.pledged[seat] = stats.first_group[seat] = stats.has_spread[seat] = 0
        stats.has_built[seat] = stats.is_held[seat] = 0
    for space in range(SPACES):
        for n in range(OWNED):
            stats.first[space][n] = 0


def count_winners(g: State, rules: RuleTable, winning: int, stats: StrategyStats) -> None:
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
