"""A city for a city: what such an exchange does to the chances of winning of both, by the rents that each could build.

Rolling out four thousand such exchanges says what decides who wins, and it is little: once somebody can build, the square of
the rents that each can build for his means, and who has no city hardly wins; before that the square of the rents of the bare
titles. So the exchange pays for both where others are left without a city, neither was far ahead, and both can build. While
a city can be completed by what is unsold this says too little, and nothing is exchanged.
"""

from ..rules.bits import lowest, size
from ..rules.codes import DO_OFFER, OK, SPACES, STREET, TRANSPORT, Move
from ..rules.ending import MEAN_THROW
from ..rules.refuse import why_not
from ..rules.state import RuleTable, State
from .steady import NONE
from .trade_values import completed

WHOLE = 1000
"""Chances of winning are in parts of a thousand."""
PAYS = 220
"""So much must the chances of both grow: what is reckoned here is seldom further off."""
CASH = 20
"""So many per cent of the starting cash go with a city at most: a dear city without cash loses to a cheap one with much."""
KEEPS = 10
"""And so many stay with each at least."""
VISITS = (88, 110, 110, 85)
"""How much a rent on each side of the board counts, in per cent: from prison many come to the second and third, and hotels of
the fourth are dear."""
HALVINGS = 7
"""So often the range of the cash is halved."""
FINE_OFFER, FOR_THEM, NO_CITY, TOO_POOR, TOO_EARLY, TOO_LITTLE = range(6)
"""What may be wrong with an offer, of titles of any kind."""


def is_exchange(g: State, rules: RuleTable, seat: int, other: int, give: int, take: int) -> bool:
    """Whether both complete a city by it. Where there are camps one of the two would lose by it: nobody else can win there."""
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
    """Whether somebody would complete a city by titles that the bank still has."""
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
    """What each keeps at least when a city is exchanged for a city."""
    return rules.start_cash * KEEPS // 100


def gained(g: State, rules: RuleTable, seat: int, other: int, give: int, take: int, cash: int) -> int:
    """By how much the seat's chances grow when it gives titles and cash (below 0: gets some) to the other for titles."""
    return chance(g, rules, seat, seat, other, give, take, cash) - chance_as_it_stands(g, rules, seat)


def chance(g: State, rules: RuleTable, seat: int, giver: int, taker: int, give: int, take: int, cash: int) -> int:
    """The seat's chance of winning after an exchange that completes a city."""
    return part(g, rules, seat, giver, taker, give, take, cash, True)


def chance_as_it_stands(g: State, rules: RuleTable, seat: int) -> int:
    """The same without an exchange: by what it can build or by its bare rents, whatever is more; small cities may yet lose."""
    built, bare = part(g, rules, seat, seat, seat, 0, 0, 0, True), part(g, rules, seat, seat, seat, 0, 0, 0, False)
    return built if built > bare else bare


def part(g: State, rules: RuleTable, seat: int, giver: int, taker: int, give: int, take: int, cash: int, building: bool) -> int:
    """The seat's part of the squares of all rents, those that it can build or the bare ones; 0 if there are none."""
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
    """What the seat's cities bring with hotels if `own` were its titles; a part, where its means reach for a part of them."""
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
    """What the titles bring without buildings, if they were all that the seat has; a utility by a throw of 7."""
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
    """By how much the chances of both grow at least with the cash that makes both grow alike, and that cash."""
    most, keeps = rules.start_cash * CASH // 100, least_cash(rules)
    least = -most if most < g.cash[other] - keeps else keeps - g.cash[other]
    most = most if most < g.cash[seat] - keeps else g.cash[seat] - keeps
    if least > most:
        return 0, 0
    mine, theirs = chance_as_it_stands(g, rules, seat), chance_as_it_stands(g, rules, other)
    best, found = 0, 0
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
            best, found = worse, cash
    return best, found


def city_for_city(g: State, rules: RuleTable, seat: int) -> Move:
    """The exchange by which the chances of both grow most, of every other city: nobody hears the same offer turn after turn.

    Verb -1: none pays for both.
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
    """The other's bare streets with which the seat would complete cities."""
    found, rest = 0, g.owns[seat] & rules.streets
    while rest:
        members = rules.group_set[rules.group[lowest(rest)]]
        rest &= ~members
        lacking = members & ~g.owns[seat]
        if lacking and lacking & ~g.owns[other] == 0 and members & g.built == 0:
            found |= lacking
    return found
