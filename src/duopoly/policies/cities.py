"""Trades that complete cities, where there are no camps: how they change both players' chances of winning.

Rollouts of four thousand trades of a city for a city show what decides who wins: once somebody can build, the squares of the
rents that each can afford to build, by cash and by mortgages, and a player without a city hardly ever wins; before that, the
squares of the rents without buildings. So a trade pays for both if other players are left without a city, neither was far
ahead, and both can build. What it must gain is much at first and less from round to round, so that games end.
"""

from ..rules.bits import lowest, size
from ..rules.codes import DO_OFFER, OK, SPACES, STREET, TRANSPORT, Move
from ..rules.ending import MEAN_THROW
from ..rules.refuse import why_not
from ..rules.state import RuleTable, State
from .steady import NONE
from .trade_values import completed

WHOLE = 1000
"""Chances of winning are in thousandths."""
PAYS = 220
"""By how much both chances must grow at first, in thousandths: the estimate is seldom off by more."""
SETTLED, EASES, LITTLE = 30, 5, 40
"""After round SETTLED they must grow by EASES less each round: who asks for much waits for ever.

But always by LITTLE, unless the game is stuck: then they may even fall, for nobody wins a game that never ends.
"""
NEARLY = 2
"""A swap may bring the other player nearer to cities by so many times as much."""
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


def flaw_of_cities(g: State, rules: RuleTable, seat: int, other: int, give: int, take: int, paid: int) -> int:
    """What is wrong with an offer that completes a city: FINE_OFFER, TOO_EARLY, TOO_POOR or TOO_LITTLE."""
    if g.round <= SETTLED and can_be_bought(g, rules):
        return TOO_EARLY
    if g.cash[seat] - paid < least_cash(rules):
        return TOO_POOR
    return FINE_OFFER if gained(g, rules, seat, other, give, take, paid) >= least_gain(g, rules) else TOO_LITTLE


def least_gain(g: State, rules: RuleTable) -> int:
    """By how much the chances of both must grow now, in thousandths; negative: by how much they may fall."""
    least = PAYS - (g.round - SETTLED) * EASES if g.round > SETTLED else PAYS
    return least if least > LITTLE or is_stuck(g, rules) else LITTLE


def is_stuck(g: State, rules: RuleTable) -> bool:
    """Whether Start pays more in a round than all cities can take: then nobody is ever ruined, and nobody wins."""
    rents = 0
    for seat in range(g.seats):
        if not g.bankrupt[seat]:
            rents += rents_now(g, rules, seat, True)
    return rents * MEAN_THROW < rules.start_bonus * SPACES


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
    mine = built_rents(g, rules, seat, (g.owns[seat] & ~give) | take, g.cash[seat] - cash)
    theirs = built_rents(g, rules, other, (g.owns[other] & ~take) | give, g.cash[other] + cash)
    return share(mine, theirs, squares_of_others(g, rules, seat, other, True)) - standing(g, rules, seat, other)


def standing(g: State, rules: RuleTable, seat: int, other: int) -> int:
    """The chance without a trade: by what the seat can build or by its rents without buildings, whichever is more.

    A player with small cities may still lose to one with good titles. `other` is any other player.
    """
    mine, theirs = rents_now(g, rules, seat, True), rents_now(g, rules, other, True)
    built = share(mine, theirs, squares_of_others(g, rules, seat, other, True))
    mine, theirs = rents_now(g, rules, seat, False), rents_now(g, rules, other, False)
    bare = share(mine, theirs, squares_of_others(g, rules, seat, other, False))
    return built if built > bare else bare


def share(mine: int, theirs: int, others: int) -> int:
    """The part of a player's rents, squared, of all such squares, in thousandths; `others` is a sum of squares already."""
    total = mine * mine + theirs * theirs + others
    return WHOLE * mine * mine // total if total > 0 else 0


def squares_of_others(g: State, rules: RuleTable, seat: int, other: int, building: bool) -> int:
    """The sum of the squares of the rents of all but these two."""
    total = 0
    for player in range(g.seats):
        if player != seat and player != other and not g.bankrupt[player]:
            rents = rents_now(g, rules, player, building)
            total += rents * rents
    return total


def rents_now(g: State, rules: RuleTable, seat: int, building: bool) -> int:
    """The rents that the seat can build, or those without buildings."""
    own = g.owns[seat]
    return built_rents(g, rules, seat, own, g.cash[seat]) if building else bare_rents(g, rules, seat, own)


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


def fairest(
    g: State, rules: RuleTable, seat: int, other: int, give: int, take: int, others: int, mine: int, theirs: int
) -> tuple[int, int]:
    """The smaller of the two gains, in thousandths, at the cash that makes both gain alike, and that cash.

    `others` is the sum of squares of the other players; `mine` and `theirs` are the two chances as they stand.
    """
    most, keeps = rules.start_cash * CASH // 100, least_cash(rules)
    least = -most if most < g.cash[other] - keeps else keeps - g.cash[other]
    most = most if most < g.cash[seat] - keeps else g.cash[seat] - keeps
    if least > most:
        return -WHOLE, 0
    own, theirs_own = (g.owns[seat] & ~give) | take, (g.owns[other] & ~take) | give
    best, best_cash = -WHOLE, 0
    for _ in range(HALVINGS):
        cash = (least + most) // 2
        rents = built_rents(g, rules, seat, own, g.cash[seat] - cash)
        their_rents = built_rents(g, rules, other, theirs_own, g.cash[other] + cash)
        more = share(rents, their_rents, others) - mine
        more_theirs = share(their_rents, rents, others) - theirs
        if more < more_theirs:
            most = cash
        else:
            least = cash
        worse = more if more < more_theirs else more_theirs
        if worse > best:
            best, best_cash = worse, cash
    return best, best_cash


def city_deal(g: State, rules: RuleTable, seat: int) -> Move:
    """The best trade of a city for a city. Returns verb -1 if none pays for both."""
    if rules.roles > 1 or (g.round <= SETTLED and can_be_bought(g, rules)):
        return NONE
    best, best_gain = NONE, least_gain(g, rules) - 1
    for other in range(g.seats):
        if other == seat or g.bankrupt[other]:
            continue
        takes, gives = missing(g, rules, seat, other), missing(g, rules, other, seat)
        if takes == 0 or gives == 0:
            continue
        others = squares_of_others(g, rules, seat, other, True)
        mine, theirs = standing(g, rules, seat, other), standing(g, rules, other, seat)
        while takes:
            take = takes & rules.group_set[rules.group[lowest(takes)]]
            takes &= ~take
            rest = gives & ~rules.group_set[rules.group[lowest(take)]]
            while rest:
                give = rest & rules.group_set[rules.group[lowest(rest)]]
                rest &= ~give
                gain, cash = fairest(g, rules, seat, other, give, take, others, mine, theirs)
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


def gathering(g: State, rules: RuleTable, seat: int) -> Move:
    """The best swap of titles that brings both nearer to a city. Returns verb -1 if there is none."""
    best, best_gain = NONE, 0
    if rules.roles > 1 or g.round <= SETTLED:
        return NONE
    mine = g.owns[seat] & rules.streets & ~g.built & ~cities_of(g, rules, seat)
    for other in range(g.seats):
        if other == seat or g.bankrupt[other]:
            continue
        takes = g.owns[other] & rules.streets & ~g.built & ~cities_of(g, rules, other)
        while takes:
            members = rules.group_set[rules.group[lowest(takes)]]
            take = takes & members
            takes &= ~members
            rest = mine & ~members if mine & members else 0
            while rest:
                members = rules.group_set[rules.group[lowest(rest)]]
                give = rest & members
                rest &= ~members
                if (
                    g.owns[other] & members == 0
                    or completed(g, rules, seat, give, take)
                    or completed(g, rules, other, take, give)
                ):
                    continue
                more, theirs = gathered(g, rules, seat, give, take), gathered(g, rules, other, take, give)
                least = more if more < theirs else theirs
                if least > best_gain and NEARLY * least >= more and NEARLY * least >= theirs:
                    move = Move(DO_OFFER, 0, 0, other, give, take)
                    if why_not(g, rules, seat, move) == OK:
                        best, best_gain = move, least
    return best


def gathers(g: State, rules: RuleTable, seat: int, other: int, give: int, take: int, paid: int) -> bool:
    """Whether the trade is a swap that brings the seat nearer to a city, at no cost, and the other player not by much more."""
    if rules.roles > 1 or g.round <= SETTLED or paid > 0 or give == 0 or take == 0 or give & cities_of(g, rules, seat):
        return False
    if completed(g, rules, seat, give, take) or completed(g, rules, other, take, give):
        return False
    mine = gathered(g, rules, seat, give, take)
    return mine > 0 and NEARLY * mine >= gathered(g, rules, other, take, give)


def gathered(g: State, rules: RuleTable, seat: int, leaving: int, coming: int) -> int:
    """By how much the seat comes nearer to cities: the squares of the numbers of its titles in each group, times the price."""
    own = g.owns[seat]
    total, groups = 0, leaving | coming
    while groups:
        group = rules.group[lowest(groups)]
        members = rules.group_set[group]
        groups &= ~members
        before, after = size(own & members), size((own & ~leaving | coming) & members)
        total += (after * after - before * before) * rules.price[group]
    return total


def cities_of(g: State, rules: RuleTable, seat: int) -> int:
    """The streets of the seat's cities."""
    streets, rest = 0, g.owns[seat] & rules.streets
    while rest:
        members = rules.group_set[rules.group[lowest(rest)]]
        rest &= ~members
        if members & ~g.owns[seat] == 0:
            streets |= members
    return streets
