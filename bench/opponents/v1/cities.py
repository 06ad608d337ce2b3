"""Trades of a city for a city: how they change both players' chances of winning, judged by the rents each could build.

Rollouts of four thousand such trades show what decides who wins: once somebody can build, the squares of the rents that each
can afford to build, and a player without a city hardly ever wins; before that, the squares of the rents without buildings. So
the trade pays for both if other players are left without a city, neither was far ahead, and both can build. While somebody
could still complete a city with unsold titles this says too little, and nothing is traded.
"""

from duopoly.rules.bits import lowest, size
from duopoly.rules.codes import DO_OFFER, OK, SPACES, STREET, TRANSPORT, Move
from duopoly.rules.ending import MEAN_THROW
from duopoly.rules.refuse import why_not
from duopoly.rules.state import RuleTable, State

from .steady import NONE
from .trade_values import completed

WHOLE = 1000
"""Chances of winning are in thousandths."""
PAYS = 220
"""By how much both chances must grow, in thousandths: the estimate is seldom off by more."""
CASH = 20
"""The most cash that goes with a city, in percent of the starting cash.

A dear city without cash loses to a cheap one with much.
"""
KEEPS = 10
"""The least cash that each player keeps, in percent of the starting cash."""
VISITS = (88, 110, 110, 85)
"""How much a rent counts on each side of the board, in percent.

Many come from prison to the second and third side, and hotels on the fourth are dear.
"""
HALVINGS = 7
"""How often the search for the cash halves its range."""
FINE_OFFER, FOR_THEM, NO_CITY, TOO_POOR, TOO_EARLY, TOO_LITTLE = range(6)
"""What can be wrong with an offer of titles."""


def is_exchange(g: State, rules: RuleTable, seat: int, other: int, give: int, take: int) -> bool:
    """Whether the trade completes a city for both.

    With camps one of the two would lose by it, because nobody else can win there.
    """
    return rules.roles == 1 and completed(g, rules, seat, give, take) > 0 and completed(g, rules, other, take, give) > 0


def flaw_of_cities(g: State, rules: RuleTable) -> int:
    """What is wrong with an offer of a city for a city: FINE_OFFER, TOO_EARLY, TOO_POOR or TOO_LITTLE."""
    seat, paid = g.offered, g.take_cash - g.give_cash
    if can_be_bought(g, rules):
        return TOO_EARLY
    if g.cash[seat] - paid < least_cash(rules):
        return TOO_POOR
    return FINE_OFFER if gained(g, rules, seat, g.offerer, g.take, g.give, paid) >= PAYS else TOO_LITTLE


def can_be_bought(g: State, rules: RuleTable) -> bool:
    """Whether somebody could complete a city with titles that the bank still has."""
    owned = 0
    for seat in range(g.seats):
        owned |= g.owns[seat]
    for seat in range(g.seats):
        rest = g.owns[seat] & rules.streets
        while rest:
            members = rules.group_set[rules.group[lowest(rest)]]
            rest &= ~members
            lacking = members & ~g.owns[seat]
            if lacking and lacking & owned == 0:
                return True
    return False


def least_cash(rules: RuleTable) -> int:
    """The least cash that each keeps when a city is traded for a city."""
    return rules.start_cash * KEEPS // 100


def gained(g: State, rules: RuleTable, seat: int, other: int, give: int, take: int, cash: int) -> int:
    """By how much the seat's chance grows when it gives titles and cash (negative: gets cash) to the other for titles."""
    return chance(g, rules, seat, seat, other, give, take, cash) - chance_as_it_stands(g, rules, seat)


def chance(g: State, rules: RuleTable, seat: int, giver: int, taker: int, give: int, take: int, cash: int) -> int:
    """The seat's chance of winning after a trade that completes a city, in thousandths."""
    return part(g, rules, seat, giver, taker, give, take, cash, True)


def chance_as_it_stands(g: State, rules: RuleTable, seat: int) -> int:
    """The chance without a trade: by what the seat can build or by its rents without buildings, whichever is more.

    A player with small cities may still lose to one with good titles.
    """
    built, bare = part(g, rules, seat, seat, seat, 0, 0, 0, True), part(g, rules, seat, seat, seat, 0, 0, 0, False)
    return built if built > bare else bare


def part(g: State, rules: RuleTable, seat: int, giver: int, taker: int, give: int, take: int, cash: int, building: bool) -> int:
    """The seat's share of the squares of all rents, in thousandths: of those it can build or of those without buildings."""
    mine, total = 0, 0
    for player in range(g.seats):
        if g.bankrupt[player]:
            continue
        own, money = g.owns[player], g.cash[player]
        if player == giver:
            own, money = (own & ~give) | take, money - cash
        elif player == taker:
            own, money = (own & ~take) | give, money + cash
        rents = built_rents(g, rules, player, own, money) if building else bare_rents(g, rules, player, own)
        total += rents * rents
        if player == seat:
            mine = rents * rents
    return WHOLE * mine // total if total > 0 else 0


def built_rents(g: State, rules: RuleTable, seat: int, own: int, cash: int) -> int:
    """The rents of the seat's cities with hotels if it owned `own`; if its cash falls short, a proportional part."""
    role = g.role[seat]
    houses, cost, now, then, rest = rules.max_houses[role], 0, 0, 0, own
    while rest:
        space = lowest(rest)
        rest &= rest - 1
        row, group, mortgaged = rules.rent[role][space], rules.group[space], g.mortgaged[space]
        if rules.kind[space] != STREET or size(own & rules.group_set[group]) < rules.group_size[group]:
            cash += 0 if mortgaged else rules.mortgage[space]
            continue
        built, visits = g.buildings[space], VISITS[space * 4 // SPACES]
        if mortgaged:
            cost += rules.lift[space]
        else:
            now += row[built] * (1 if built else 2) * visits
        then += row[houses + 1] * visits
        if built <= houses:
            cost += (houses - built) * rules.house_cost[space] + rules.hotel_cost[space]
    if cash >= cost:
        return then // 100
    return (now + (then - now) * cash // cost) // 100 if cash > 0 else now // 100


def bare_rents(g: State, rules: RuleTable, seat: int, own: int) -> int:
    """The rents without buildings if `own` were all the seat's titles; a utility counts with a throw of 7."""
    total, rest = 0, own & ~g.pledged
    while rest:
        space = lowest(rest)
        rest &= rest - 1
        row, owned = rules.rent[g.role[seat]][space], size(own & rules.group_set[rules.group[space]])
        if rules.kind[space] == STREET:
            total += row[0]
        else:
            total += row[owned - 1] * (1 if rules.kind[space] == TRANSPORT else MEAN_THROW)
    return total


def fairest(g: State, rules: RuleTable, seat: int, other: int, give: int, take: int) -> tuple[int, int]:
    """The smaller of the two gains, in thousandths, at the cash that makes both gain alike, and that cash."""
    most, keeps = rules.start_cash * CASH // 100, least_cash(rules)
    least = -most if most < g.cash[other] - keeps else keeps - g.cash[other]
    most = most if most < g.cash[seat] - keeps else g.cash[seat] - keeps
    if least > most:
        return 0, 0
    mine, theirs = chance_as_it_stands(g, rules, seat), chance_as_it_stands(g, rules, other)
    best, best_cash = 0, 0
    for _ in range(HALVINGS):
        cash = (least + most) // 2
        more = chance(g, rules, seat, seat, other, give, take, cash) - mine
        more_theirs = chance(g, rules, other, seat, other, give, take, cash) - theirs
        if more < more_theirs:
            most = cash
        else:
            least = cash
        worse = more if more < more_theirs else more_theirs
        if worse > best:
            best, best_cash = worse, cash
    return best, best_cash


def city_for_city(g: State, rules: RuleTable, seat: int) -> Move:
    """The best trade of a city for a city, considering every other city each round, so that offers vary.

    Returns verb -1 if no trade pays for both.
    """
    best, best_gain = NONE, PAYS - 1
    if rules.roles > 1 or can_be_bought(g, rules):
        return NONE
    for other in range(g.seats):
        if other == seat or g.bankrupt[other]:
            continue
        takes, gives = missing(g, rules, seat, other), missing(g, rules, other, seat)
        while takes:
            group = rules.group[lowest(takes)]
            take = takes & rules.group_set[group]
            takes &= ~take
            rest = 0 if (group + g.round) & 1 else gives & ~rules.group_set[group]
            while rest:
                give = rest & rules.group_set[rules.group[lowest(rest)]]
                rest &= ~give
                gain, cash = fairest(g, rules, seat, other, give, take)
                if gain > best_gain:
                    move = Move(DO_OFFER, cash if cash > 0 else 0, -cash if cash < 0 else 0, other, give, take)
                    if why_not(g, rules, seat, move) == OK:
                        best, best_gain = move, gain
    return best


def missing(g: State, rules: RuleTable, seat: int, other: int) -> int:
    """The other player's streets without buildings that would complete cities for the seat."""
    streets, rest = 0, g.owns[seat] & rules.streets
    while rest:
        members = rules.group_set[rules.group[lowest(rest)]]
        rest &= ~members
        lacking = members & ~g.owns[seat]
        if lacking and lacking & ~g.owns[other] == 0 and members & g.built == 0:
            streets |= lacking
    return streets
