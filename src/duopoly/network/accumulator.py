"""The inputs of the value network: for each seat some whole numbers, most of them 0.

Plain functions like the rules: run as they are, or compiled. Sums of money become logarithms, so that twice as much is the same
step for the poor and the rich, and amounts of all editions are comparable.
"""

from typing import Annotated

from ..rules.bits import lowest, size
from ..rules.codes import BANK, CAMP, SEATS, SPACES, STREET, TRANSPORT
from ..rules.ending import MEAN_THROW
from ..rules.packed import Packed, Seats, Sets, Small, Wide, packed
from ..rules.state import RuleTable, State

ONE = 64
"""What stands for 1 in an input."""
FINE = 1024
"""Into how many parts of the starting cash amounts are divided."""
MOST = 1 << 20
"""The most parts of an amount: a thousand times the starting cash."""

N_GROUPS = 10
OF_GROUP = (
    "one", "two", "three", "four", "level-1", "level-2", "level-3", "level-4", "level-5", "mortgaged", "unsold", "single",
)  # fmt: skip
"""Of each group: how many of its titles the seat has, how many buildings each has on average, rounded up, how many titles are
mortgaged, and whether all that are missing for a monopoly are unsold, or belong to a single other player.
"""
PER_GROUP = len(OF_GROUP)
LEVEL, PLEDGED, UNSOLD, SINGLE = 4, 9, 10, 11
OF_SEAT = (
    "cash", "means", "income", "due", "danger", "built-rents", "within-reach", "by-trade", "blocked", "could-earn",
    "others-could-earn", "held", "after", "camp-mates", "opponents", "titles-left", "round", "camp-aim",
)  # fmt: skip
"""Of each seat, in this order: cash; cash and what the bank pays for everything; the rents of its titles, and of all others'
titles; the mean rent of the next throw; rents with three buildings each of the cities it has, could complete from the bank, and
could complete only by trade; prices of streets that keep others from a monopoly; rents once it has built as far as its money
goes, and the same of all others; regular turns in prison; seats that move before it; players of its role and of the other;
unsold titles; the round; whether the worth of the camps decides.
"""
(
    CASH, MEANS, INCOME, DUE, DANGER, BUILT_RENTS, WITHIN_REACH, BY_TRADE, BLOCKED, COULD_EARN,
    OTHERS_COULD_EARN, HELD, AFTER, CAMP_MATES, OPPONENTS, TITLES_LEFT, ROUND, CAMP_AIM,
) = range(N_GROUPS * PER_GROUP, N_GROUPS * PER_GROUP + len(OF_SEAT))  # fmt: skip
LOGARITHMS = (INCOME, DUE, BUILT_RENTS, WITHIN_REACH, BY_TRADE, BLOCKED, COULD_EARN, OTHERS_COULD_EARN)
"""Inputs that are sums in parts of the starting cash until the end of `extract`."""
N_INPUTS = N_GROUPS * PER_GROUP + len(OF_SEAT)
N_HIDDEN, N_SECOND = 32, 16
"""The sizes of the two hidden layers."""

Inputs = Annotated[list[list[int]], "i4", (SEATS, N_INPUTS)]
Hidden = Annotated[list[list[int]], "i4", (SEATS, N_HIDDEN)]
Pool = Annotated[list[int], "i4", (N_HIDDEN,)]
Second = Annotated[list[int], "i4", (N_SECOND,)]
SecondByRole = Annotated[list[list[int]], "i4", (2, N_SECOND)]


@packed
class Accumulator(Packed):
    """A position as the network sees it, and what the network makes of it.

    Like the accumulator of an NNUE, it keeps the sums of the first layer with the inputs they belong to (`seen`), so that the
    next position costs only what is different. `share` is each seat's chance of winning, `stuck` the chance that nobody wins.
    In a sample, `won` has a bit for each winner, and `seats` is 0 if there is no position.
    """

    score: Sets
    share: Sets
    nobody: Wide
    stuck: Wide
    sums: Hidden
    hidden: Hidden
    pool: Pool
    second: Second
    shared: SecondByRole
    inputs: Inputs
    seen: Inputs
    role: Seats
    bankrupt: Seats
    known: Seats
    seats: Small
    won: Small


def extract(g: State, rules: RuleTable, accumulator: Accumulator) -> None:
    """Writes the inputs of every seat."""
    accumulator.seats = g.seats
    for seat in range(g.seats):
        accumulator.role[seat] = g.role[seat] if g.role[seat] > 0 else 0
        accumulator.bankrupt[seat] = g.bankrupt[seat]
        for i in range(N_INPUTS):
            accumulator.inputs[seat][i] = 0
    left, group = 0, 0
    for space in range(SPACES):
        if rules.price[space] > 0:
            left += g.owner[space] == BANK
            if rules.group[space] == space:
                add_group(g, rules, space, group, accumulator)
                group += 1
    rents, could_earn = 0, 0
    for seat in range(g.seats):
        if g.bankrupt[seat] == 0:
            add_titles(g, rules, seat, accumulator)
            rents += accumulator.inputs[seat][INCOME]
            could_earn += accumulator.inputs[seat][COULD_EARN]
    for seat in range(g.seats):
        if g.bankrupt[seat] == 0:
            add_seat(g, rules, seat, rents, could_earn, left, accumulator)


def add_group(g: State, rules: RuleTable, space: int, group: int, accumulator: Accumulator) -> None:
    """Writes what each seat has of the group that begins on the space."""
    members, free = rules.group_set[space], 0
    for i in range(rules.group_size[space]):
        free += g.owner[rules.members[space][i]] == BANK
    for seat in range(g.seats):
        own = g.owns[seat] & members
        if own:
            mine, first = accumulator.inputs[seat], group * PER_GROUP
            mine[first + size(own) - 1] = ONE
            mine[first + PLEDGED] = size(own & g.pledged) * ONE
            if rules.kind[space] == STREET:
                add_city(g, rules, seat, space, first, free, accumulator)


def add_city(g: State, rules: RuleTable, seat: int, group: int, first: int, free: int, accumulator: Accumulator) -> None:
    """Writes the buildings of the seat's streets in a city, and who has what is missing."""
    role, members, mine = g.role[seat], rules.group_set[group], accumulator.inputs[seat]
    own = g.owns[seat] & members
    buildings, rents, rest = 0, 0, own
    most = 3 if rules.max_houses[role] > 2 else rules.max_houses[role]
    while rest:
        buildings += g.buildings[lowest(rest)]
        rents += rules.rent[role][lowest(rest)][most]
        rest &= rest - 1
    if buildings:
        mine[first + LEVEL + (buildings + size(own) - 1) // size(own) - 1] = ONE
    lacking = lacks(g, rules, seat, group)
    if lacking == 0:
        mine[BUILT_RENTS] += in_parts(rents, rules)
    elif lacking <= free:
        mine[first + UNSOLD] = ONE
        mine[WITHIN_REACH] += in_parts(rents // lacking, rules)
    else:
        mine[BY_TRADE] += in_parts(rents // lacking, rules)
    for other in range(g.seats):
        theirs = g.owns[other] & members
        if other != seat and theirs:
            if 0 < lacking <= size(theirs):
                mine[first + SINGLE] = ONE
            if g.bankrupt[other] == 0 and 0 < lacks(g, rules, other, group) <= size(own):
                mine[BLOCKED] += in_parts(rules.price[group], rules)


def lacks(g: State, rules: RuleTable, seat: int, group: int) -> int:
    """How many more streets would make a monopoly of the city; 0 also if the role needs none."""
    needed = rules.monopoly[g.role[seat]]
    if needed > rules.group_size[group]:
        needed = rules.group_size[group]
    lacking = needed - size(g.owns[seat] & rules.group_set[group])
    return lacking if lacking > 0 else 0


def add_titles(g: State, rules: RuleTable, seat: int, accumulator: Accumulator) -> None:
    """Writes what the seat's titles are worth, what they earn, and what they could earn once built as far as its money goes."""
    role, mine = accumulator.role[seat], accumulator.inputs[seat]
    houses, cost, means, income, then, rest = rules.max_houses[role], 0, g.cash[seat], 0, 0, g.owns[seat]
    cash, now = g.cash[seat], 0
    while rest:
        space = lowest(rest)
        rest &= rest - 1
        built, free = g.buildings[space], g.mortgaged[space] == 0
        rent = rent_of(g, rules, seat, space)
        if free:
            income += rent
            means += rules.mortgage[space]
        if rules.kind[space] != STREET:
            cash += rules.mortgage[space] // 2 if free else 0
            continue
        means += resale_of(rules, role, space, built)
        if lacks(g, rules, seat, rules.group[space]) > 0:
            cash += rules.mortgage[space] if free else 0
            continue
        now += rent if free else 0
        cost += 0 if free else rules.lift[space]
        then += rules.rent[role][space][houses + 1]
        if built <= houses:
            cost += (houses - built) * rules.house_cost[space] + rules.hotel_cost[space]
    if cash < cost:
        then = now + ((then - now) * cash // cost if cash > 0 else 0)
    mine[MEANS] = logarithm(in_parts(means, rules))
    mine[INCOME] = in_parts(income, rules)
    mine[COULD_EARN] = in_parts(then, rules)


def rent_of(g: State, rules: RuleTable, seat: int, space: int) -> int:
    """The rent of the seat's title; for a utility with a mean throw."""
    row, group = rules.rent[g.role[seat]][space], rules.group[space]
    if rules.kind[space] != STREET:
        return row[size(g.owns[seat] & rules.group_set[group]) - 1] * (1 if rules.kind[space] == TRANSPORT else MEAN_THROW)
    built = g.buildings[space]
    doubled = built == 0 and rules.monopoly[g.role[seat]] > 0 and lacks(g, rules, seat, group) == 0
    return row[built] * 2 if doubled else row[built]


def resale_of(rules: RuleTable, role: int, space: int, built: int) -> int:
    """What the bank pays for so many buildings on the street."""
    if built > rules.max_houses[role]:
        return (rules.hotel_cost[space] + rules.max_houses[role] * rules.house_cost[space]) // 2
    return built * rules.house_cost[space] // 2


def add_seat(g: State, rules: RuleTable, seat: int, rents: int, could_earn: int, left: int, accumulator: Accumulator) -> None:
    """Writes where the seat stands, and turns its sums into logarithms."""
    mine = accumulator.inputs[seat]
    mine[DUE] = rents - mine[INCOME]
    mine[OTHERS_COULD_EARN] = could_earn - mine[COULD_EARN]
    for i in LOGARITHMS:
        mine[i] = logarithm(mine[i])
    mine[CASH] = logarithm(in_parts(g.cash[seat], rules))
    mine[DANGER] = logarithm(in_parts(danger(g, rules, seat), rules))
    mine[HELD] = g.held[seat] * ONE
    mine[AFTER] = (seat - g.turn) % g.seats * ONE
    for other in range(g.seats):
        if other != seat and g.bankrupt[other] == 0:
            mine[CAMP_MATES if g.role[other] == g.role[seat] else OPPONENTS] += ONE
    mine[TITLES_LEFT] = left * ONE // 4
    mine[ROUND] = logarithm(g.round)
    mine[CAMP_AIM] = ONE if g.aim == CAMP else 0


def danger(g: State, rules: RuleTable, seat: int) -> int:
    """The mean rent of the next throw of two dice."""
    total = 0
    for throw in range(2, 13):
        space = (g.space[seat] + throw) % SPACES
        owner = g.owner[space]
        if owner != BANK and owner != seat and not g.mortgaged[space]:
            total += rent_of(g, rules, owner, space) * (throw - 1 if throw < 8 else 13 - throw)
    return total // 36


def in_parts(amount: int, rules: RuleTable) -> int:
    """An amount in FINE parts of the starting cash."""
    parts = amount * FINE // rules.start_cash if amount > 0 else 0
    return parts if parts < MOST else MOST


def logarithm(parts: int) -> int:
    """The logarithm of one more than so many parts, ONE to a doubling, with straight lines between the powers of two."""
    rest, doublings = parts + 1, 0
    while rest > 1:
        rest >>= 1
        doublings += 1
    return doublings * ONE + ((parts + 1) * ONE >> doublings) - ONE
