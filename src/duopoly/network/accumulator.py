"""The accumulator of the value network: a position's inputs, and the sums of the first layer that belong to them.

Like that of an NNUE, it is brought up to date by what is different since the position before: groups whose titles or buildings
have changed, and amounts that have. Plain functions like the rules: run as they are, or compiled.
"""

from typing import Annotated

from ..rules.bits import lowest, size
from ..rules.codes import BANK, CAMP, SEATS, SPACES, STREET, TRANSPORT
from ..rules.ending import MEAN_THROW
from ..rules.packed import Money, Packed, Purses, Seats, Sets, Small, Wide, packed
from ..rules.state import RuleTable, State
from ..rules.titles import TITLES
from .inputs import (
    AFTER,
    BUILT_RENTS,
    CAMP_AIM,
    CAMP_MATES,
    CASH,
    COULD_EARN,
    DANGER,
    DUE,
    HELD,
    INCOME,
    LEVEL,
    MEANS,
    N_GROUPS,
    N_HIDDEN,
    N_INPUTS,
    N_SECOND,
    OF_SEAT,
    ONE,
    OPPONENTS,
    OTHERS_COULD_EARN,
    PER_GROUP,
    PLEDGED,
    ROUND,
    SINGLE,
    TITLES_LEFT,
    UNSOLD,
    in_parts,
    logarithm,
)
from .weights import FIRST_BIAS, PER_ROLE, WEIGHTS, weights_of

N_SUMS = 4
OF_BUILT_RENTS, OF_WITHIN_REACH, OF_BY_TRADE, OF_BLOCKED = range(PER_GROUP, PER_GROUP + N_SUMS)
"""What a city adds to the four amounts from BUILT_RENTS on: it stands behind the inputs of the group."""
N_PART = PER_GROUP + N_SUMS
THROWS = (1 << 13) - (1 << 2)
"""The spaces from 2 to 12, as a set."""

Inputs = Annotated[list[list[int]], "i2", (SEATS, N_INPUTS)]
Amounts = Annotated[list[list[int]], "i4", (SEATS, len(OF_SEAT))]
ByGroup = Annotated[list[list[list[int]]], "i4", (SEATS, N_GROUPS, N_SUMS)]
Groups = Annotated[list[int], "i1", (N_GROUPS,)]
Part = Annotated[list[int], "i4", (N_PART,)]
Buildings = Annotated[list[int], "i1", (SPACES,)]
Rents = Annotated[list[int], "i4", (SPACES,)]
Hidden = Annotated[list[list[int]], "i4", (SEATS, N_HIDDEN)]
Pool = Annotated[list[int], "i4", (N_HIDDEN,)]
Second = Annotated[list[int], "i4", (N_SECOND,)]
SecondByRole = Annotated[list[list[int]], "i4", (2, N_SECOND)]


@packed
class Accumulator(Packed):
    """A position as the network sees it, and what the network makes of it.

    `share` is each seat's chance of winning, `stuck` the chance that nobody wins. `amount` are the sums of money behind the
    inputs of a seat, in parts of the starting cash, and `by_group` what each city adds to four of them; `part` is for one group
    of a seat; `rent` is what a title earns now. Each group has its `first_space` and `free`, how many of its titles are unsold;
    `left` is how many in all. The rest says what the inputs were taken from. In a sample, `won` has a bit for each winner, and
    `seats` is 0 if there is no position.
    """

    score: Sets
    share: Sets
    nobody: Wide
    stuck: Wide
    owns: Sets
    pledged: Wide
    built: Wide
    first: Sets
    sums: Hidden
    hidden: Hidden
    pool: Pool
    second: Second
    shared: SecondByRole
    inputs: Inputs
    amount: Amounts
    by_group: ByGroup
    part: Part
    cash: Purses
    left: Money
    free: Groups
    first_space: Groups
    rent: Rents
    buildings: Buildings
    space: Seats
    role: Seats
    bankrupt: Seats
    seats: Small
    won: Small


def extract(g: State, rules: RuleTable, accumulator: Accumulator) -> None:
    """Brings the inputs up to date, of every seat that is not bankrupt."""
    changed = changed_titles(g, accumulator)
    if see_players(g, rules, accumulator):
        changed = TITLES
    if changed:
        changed = see_groups(g, rules, changed, accumulator)
    rents, could_earn = 0, 0
    for seat in range(g.seats):
        own = g.owns[seat] | accumulator.owns[seat]
        accumulator.owns[seat] = g.owns[seat]
        if g.bankrupt[seat] == 0:
            if changed & own or g.cash[seat] != accumulator.cash[seat]:
                see_means(g, rules, seat, accumulator)
            rents += accumulator.amount[seat][INCOME - CASH]
            could_earn += accumulator.amount[seat][COULD_EARN - CASH]
    for seat in range(g.seats):
        if g.bankrupt[seat] == 0:
            if changed & next_spaces(g.space[seat]) or g.space[seat] != accumulator.space[seat]:
                accumulator.space[seat] = g.space[seat]
                put_amount(accumulator, seat, DANGER, in_parts(danger(g, accumulator, seat), rules))
            put_amount(accumulator, seat, DUE, rents - accumulator.amount[seat][INCOME - CASH])
            put_amount(accumulator, seat, OTHERS_COULD_EARN, could_earn - accumulator.amount[seat][COULD_EARN - CASH])
            put_amount(accumulator, seat, ROUND, g.round)
            put(accumulator, seat, HELD, g.held[seat] * ONE)
            put(accumulator, seat, AFTER, (seat - g.turn) % g.seats * ONE)
            put(accumulator, seat, TITLES_LEFT, accumulator.left * ONE // 4)


def put(accumulator: Accumulator, seat: int, i: int, value: int) -> None:
    """Sets an input."""
    if value != accumulator.inputs[seat][i]:
        change(accumulator, seat, i, value)


def change(accumulator: Accumulator, seat: int, i: int, value: int) -> None:
    """Sets an input that was something else, and adds the difference to the sums of the first layer."""
    more, row, sums = value - accumulator.inputs[seat][i], accumulator.first[seat] + (i + 1) * N_HIDDEN, accumulator.sums[seat]
    accumulator.inputs[seat][i] = value
    for k in range(N_HIDDEN):
        sums[k] += WEIGHTS[row + k] * more


def put_amount(accumulator: Accumulator, seat: int, i: int, parts: int) -> None:
    """Sets an input that is the logarithm of an amount."""
    if parts != accumulator.amount[seat][i - CASH]:
        accumulator.amount[seat][i - CASH] = parts
        put(accumulator, seat, i, logarithm(parts))


def changed_titles(g: State, accumulator: Accumulator) -> int:
    """The titles that have another owner, mortgage or number of buildings than before."""
    changed, built = g.pledged ^ accumulator.pledged, g.built | accumulator.built
    for seat in range(g.seats):
        changed |= g.owns[seat] ^ accumulator.owns[seat]
    while built:
        space = lowest(built)
        built &= built - 1
        if g.buildings[space] != accumulator.buildings[space]:
            changed |= 1 << space
    return changed


def see_players(g: State, rules: RuleTable, accumulator: Accumulator) -> bool:
    """Whether the accumulator is new or somebody has gone bankrupt. Then it sets what depends on who is in the game."""
    is_new, has_fallen = accumulator.seats == 0, False
    accumulator.seats = g.seats
    if is_new:
        find_groups(rules, accumulator)
    for seat in range(g.seats):
        has_fallen = has_fallen or g.bankrupt[seat] != accumulator.bankrupt[seat]
        accumulator.bankrupt[seat] = g.bankrupt[seat]
        if is_new:
            begin(g, rules, seat, accumulator)
    if not is_new and not has_fallen:
        return False
    for seat in range(g.seats):
        mates, opponents = 0, 0
        for other in range(g.seats):
            if other != seat and g.bankrupt[other] == 0:
                mates += g.role[other] == g.role[seat]
                opponents += g.role[other] != g.role[seat]
        if g.bankrupt[seat] == 0:
            put(accumulator, seat, CAMP_MATES, mates * ONE)
            put(accumulator, seat, OPPONENTS, opponents * ONE)
            put(accumulator, seat, CAMP_AIM, ONE if g.aim == CAMP else 0)
    return True


def find_groups(rules: RuleTable, accumulator: Accumulator) -> None:
    """Notes the first space of each group, in the order of the board; of more than N_GROUPS it sees the first."""
    group = 0
    for space in range(SPACES):
        if group < N_GROUPS and rules.price[space] > 0 and rules.group[space] == space:
            accumulator.first_space[group] = space
            group += 1


def begin(g: State, rules: RuleTable, seat: int, accumulator: Accumulator) -> None:
    """Begins with the sums of a seat without any input: the biases of its role."""
    role = g.role[seat] if g.role[seat] > 0 else 0
    accumulator.role[seat] = role
    first, sums = weights_of(rules) + role * PER_ROLE, accumulator.sums[seat]
    accumulator.first[seat] = first
    for k in range(N_HIDDEN):
        sums[k] = WEIGHTS[first + k] << FIRST_BIAS


def see_groups(g: State, rules: RuleTable, changed: int, accumulator: Accumulator) -> int:
    """Sets what each seat has of the groups of some titles, and remembers these groups as they are.

    Returns all their titles. What an accumulator knows of owners is left to `extract`: what a seat had counts, too.
    """
    accumulator.pledged, accumulator.built = g.pledged, g.built
    seen = 0
    for group in range(N_GROUPS):
        space = accumulator.first_space[group]
        if changed & rules.group_set[space]:
            seen |= rules.group_set[space]
            see_group(g, rules, space, group, accumulator)
    return seen


def see_group(g: State, rules: RuleTable, space: int, group: int, accumulator: Accumulator) -> None:
    """Sets what each seat has of the group that begins on the space."""
    members, free, part = rules.group_set[space], 0, accumulator.part
    for i in range(rules.group_size[space]):
        member = rules.members[space][i]
        owner = g.owner[member]
        free += owner == BANK
        accumulator.buildings[member] = g.buildings[member]
        accumulator.rent[member] = 0 if owner == BANK or g.mortgaged[member] else rent_of(g, rules, owner, member)
    accumulator.left += free - accumulator.free[group]
    accumulator.free[group] = free
    for seat in range(g.seats):
        own = g.owns[seat] & members
        if g.bankrupt[seat] == 0 and (own or accumulator.owns[seat] & members):
            for i in range(N_PART):
                part[i] = 0
            if own:
                part[size(own) - 1] = ONE
                part[PLEDGED] = size(own & g.pledged) * ONE
                if rules.kind[space] == STREET:
                    add_city(g, rules, seat, space, free, accumulator)
            put_part(accumulator, seat, group)


def put_part(accumulator: Accumulator, seat: int, group: int) -> None:
    """Sets the inputs of a group, and the amounts to which it adds."""
    part, before = accumulator.part, accumulator.by_group[seat][group]
    for i in range(PER_GROUP):
        put(accumulator, seat, group * PER_GROUP + i, part[i])
    for i in range(N_SUMS):
        amount = part[PER_GROUP + i]
        if amount != before[i]:
            put_amount(
                accumulator, seat, BUILT_RENTS + i, accumulator.amount[seat][BUILT_RENTS + i - CASH] + amount - before[i]
            )
            before[i] = amount


def add_city(g: State, rules: RuleTable, seat: int, group: int, free: int, accumulator: Accumulator) -> None:
    """Adds the buildings of the seat's streets in a city, and who has what is missing."""
    role, members, part = g.role[seat], rules.group_set[group], accumulator.part
    own = g.owns[seat] & members
    buildings, rents, rest = 0, 0, own
    most = 3 if rules.max_houses[role] > 2 else rules.max_houses[role]
    while rest:
        buildings += g.buildings[lowest(rest)]
        rents += rules.rent[role][lowest(rest)][most]
        rest &= rest - 1
    if buildings:
        part[LEVEL + (buildings + size(own) - 1) // size(own) - 1] = ONE
    lacking = lacks(g, rules, seat, group)
    if lacking == 0:
        part[OF_BUILT_RENTS] += in_parts(rents, rules)
    elif lacking <= free:
        part[UNSOLD] = ONE
        part[OF_WITHIN_REACH] += in_parts(rents // lacking, rules)
    else:
        part[OF_BY_TRADE] += in_parts(rents // lacking, rules)
    for other in range(g.seats):
        theirs = g.owns[other] & members
        if other != seat and theirs:
            if 0 < lacking <= size(theirs):
                part[SINGLE] = ONE
            if g.bankrupt[other] == 0 and 0 < lacks(g, rules, other, group) <= size(own):
                part[OF_BLOCKED] += in_parts(rules.price[group], rules)


def lacks(g: State, rules: RuleTable, seat: int, group: int) -> int:
    """How many more streets would make a monopoly of the city; 0 also if the role needs none."""
    needed = rules.monopoly[g.role[seat]]
    if needed > rules.group_size[group]:
        needed = rules.group_size[group]
    lacking = needed - size(g.owns[seat] & rules.group_set[group])
    return lacking if lacking > 0 else 0


def see_means(g: State, rules: RuleTable, seat: int, accumulator: Accumulator) -> None:
    """Sets what the seat's titles are worth, what they earn, and what they could earn once built as far as its money goes."""
    role = accumulator.role[seat]
    houses, cost, means, income, then, rest = rules.max_houses[role], 0, g.cash[seat], 0, 0, g.owns[seat]
    cash, now = g.cash[seat], 0
    while rest:
        space = lowest(rest)
        rest &= rest - 1
        built, free = g.buildings[space], g.mortgaged[space] == 0
        rent = accumulator.rent[space]
        income += rent
        if free:
            means += rules.mortgage[space]
        if rules.kind[space] != STREET:
            cash += rules.mortgage[space] // 2 if free else 0
            continue
        means += resale_of(rules, role, space, built)
        if lacks(g, rules, seat, rules.group[space]) > 0:
            cash += rules.mortgage[space] if free else 0
            continue
        now += rent
        cost += 0 if free else rules.lift[space]
        then += rules.rent[role][space][houses + 1]
        if built <= houses:
            cost += (houses - built) * rules.house_cost[space] + rules.hotel_cost[space]
    if cash < cost:
        then = now + ((then - now) * cash // cost if cash > 0 else 0)
    accumulator.cash[seat] = g.cash[seat]
    put_amount(accumulator, seat, CASH, in_parts(g.cash[seat], rules))
    put_amount(accumulator, seat, MEANS, in_parts(means, rules))
    put_amount(accumulator, seat, INCOME, in_parts(income, rules))
    put_amount(accumulator, seat, COULD_EARN, in_parts(then, rules))


def rent_of(g: State, rules: RuleTable, seat: int, space: int) -> int:
    """The seat's rent as the network learned it, as if the city had no mortgage; for a utility with a mean throw."""
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


def next_spaces(space: int) -> int:
    """The spaces that a throw of two dice leads to."""
    ahead = THROWS << space
    return (ahead | ahead >> SPACES) & TITLES


def danger(g: State, accumulator: Accumulator, seat: int) -> int:
    """The mean rent of the next throw of two dice."""
    total, space = 0, g.space[seat] + 1
    for throw in range(2, 13):
        space = space + 1 if space < SPACES - 1 else space + 1 - SPACES
        if accumulator.rent[space] and g.owner[space] != seat:
            total += accumulator.rent[space] * (throw - 1 if throw < 8 else 13 - throw)
    return total // 36
