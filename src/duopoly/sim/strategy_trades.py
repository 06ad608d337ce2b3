"""Counts the trades of a game: what is paid for a city, for other titles, and when a city is traded for a city.

Plain functions like the rules: run as they are, or compiled.
"""

from ..policies.greedy import prices
from ..rules.bits import lowest, size
from ..rules.state import RuleTable, State
from ..rules.titles import TITLES
from .strategy_stats import CITY, MILLE, SINGLE, StrategyStats


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
    if kind == CITY:
        stats.city_sales[city] += 1
        stats.city_multiples[city] += multiple
        if stats.buyer == 0:
            stats.buyer, stats.seller = buyer + 1, seller + 1


def count_swap(
    rules: RuleTable, giver: int, taker: int, for_giver: int, for_taker: int, cash: int, stats: StrategyStats
) -> None:
    """Counts a trade that completes a city for both; the giver pays the cash."""
    gap = prices(rules, rules.group_set[for_giver]) - prices(rules, rules.group_set[for_taker])
    if gap == 0:
        return
    dear, cheap = giver, taker
    if gap < 0:
        dear, cheap, gap, cash = taker, giver, -gap, -cash
    stats.swaps += 1
    stats.swap_gap += gap
    stats.swap_cash += cash
    if stats.dear_seat == 0:
        stats.dear_seat, stats.cheap_seat = dear + 1, cheap + 1


def is_complete(rules: RuleTable, role: int, group: int, own: int) -> bool:
    """Whether these titles, mortgaged or not, include enough streets of a city for a monopoly of the role."""
    needed = rules.monopoly[role]
    if needed > rules.group_size[group]:
        needed = rules.group_size[group]
    return 0 < needed <= size(own & rules.group_set[group])
