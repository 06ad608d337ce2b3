"""Features of a position: a few whole numbers for each seat, from which the evaluation is computed.

Plain functions like the rules: run as they are, or compiled. Sums of money become levels (see `level`), so that twice as much
is the same step for the poor and the rich, and amounts of all editions are comparable.
"""

from typing import Annotated

from ..policies.values import earns
from ..rules.bits import lowest, size
from ..rules.codes import BANK, SEATS, SPACES, STREET
from ..rules.means import resale
from ..rules.packed import Packed, Seats, Sets, Small, packed
from ..rules.state import RuleTable, State

FEATURES = (
    ("present", "always 1: its weight is what the role alone is worth"),
    ("others", "other players still in the game"),
    ("cash", "cash"),
    ("means", "cash, and what the bank pays for titles and buildings"),
    ("income", "rents expected in a round: each opponent lands on a space 7 times in 40 rounds"),
    ("due", "rents to pay in a round"),
    ("danger", "mean rent of the next throw"),
    ("cities", "cities in which the seat may build"),
    ("built-rents", "the rents of those cities with three buildings on each street"),
    ("within-reach", "the same for cities it could complete with unsold titles, divided by how many it lacks"),
    ("by-trade", "the same for cities it could complete with titles of other players"),
    ("blocked", "the price of streets that keep other players from a monopoly"),
    ("mortgaged", "mortgaged titles"),
    ("buildings", "buildings"),
    ("held", "regular turns in prison or price war, the next one counted"),
    ("after", "seats that move before it"),
    *((f"group-{n}", f"titles of group {n}, counted from Start") for n in range(1, 11)),
)
"""The features in their order: name and meaning."""
N_FEATURES = len(FEATURES)
(
    PRESENT, OTHERS, CASH, MEANS, INCOME, DUE, DANGER, CITIES, BUILT_RENTS, WITHIN_REACH, BY_TRADE, BLOCKED, MORTGAGED,
    BUILDINGS, HELD, AFTER, GROUP,
) = range(17)  # fmt: skip
N_GROUPS = N_FEATURES - GROUP
MONEY = (CASH, MEANS, INCOME, DUE, DANGER, BUILT_RENTS, WITHIN_REACH, BY_TRADE, BLOCKED)
FINE = 1024
"""Into how many parts of the starting cash amounts are divided."""

EARLY, LATE = 0, 1
"""One weight applies as far as titles are unsold, the other as far as they are sold."""
Weights = Annotated[list[list[list[int]]], "i4", (2, 2, N_FEATURES)]
"""The weight of each feature: by role, early and late, in the order of FEATURES."""
BySeat = Annotated[list[list[int]], "i4", (SEATS, N_FEATURES)]


@packed
class Features(Packed):
    """The features by seat, the evaluation, and, of a game played to its end, the winners.

    Of the board's `titles`, `unsold` belong to the bank. `score` and `share` are written by `evaluate`. `won` has a bit for
    each winner; 0: the game did not end, or ended before the sample was taken.
    """

    score: Sets
    share: Sets
    values: BySeat
    role: Seats
    bankrupt: Seats
    seats: Small
    titles: Small
    unsold: Small
    won: Small


def level(amount: int, unit: int) -> int:
    """The logarithm of an amount in 256ths of a doubling, from 0 up, with straight lines between the powers of two.

    A unit of 0 counts as 1: a house rule may leave nobody any cash.
    """
    parts = 1 + (amount * FINE // (unit if unit > 0 else 1) if amount > 0 else 0)
    rest, doublings = parts, 0
    while rest > 1:
        rest >>= 1
        doublings += 1
    return (doublings << 8) + ((parts << 8) >> doublings) - 256


def extract(g: State, rules: RuleTable, features: Features) -> None:
    """Writes the features of the position."""
    features.seats = g.seats
    for seat in range(g.seats):
        features.role[seat] = g.role[seat]
        features.bankrupt[seat] = g.bankrupt[seat]
        for i in range(N_FEATURES):
            features.values[seat][i] = 0
    rents = add_titles(g, rules, features)
    for seat in range(g.seats):
        if not g.bankrupt[seat]:
            add_seat(g, rules, seat, rents, features)


def add_titles(g: State, rules: RuleTable, features: Features) -> int:
    """Adds what the titles are to their owners; returns the sum of all rents."""
    features.titles, features.unsold = 0, 0
    total, group = 0, -1
    for space in range(SPACES):
        if rules.price[space] == 0:
            continue
        if rules.group[space] == space:
            group += 1
            add_group(g, rules, space, GROUP + group, features)
        features.titles += 1
        owner = g.owner[space]
        if owner == BANK:
            features.unsold += 1
            continue
        features.values[owner][MEANS] += resale(g, rules, space)
        features.values[owner][BUILDINGS] += g.buildings[space]
        if g.mortgaged[space]:
            features.values[owner][MORTGAGED] += 1
        else:
            rent = earns(g, rules, space)
            features.values[owner][MEANS] += rules.mortgage[space]
            features.values[owner][INCOME] += rent
            total += rent
    return total


def add_group(g: State, rules: RuleTable, group: int, feature: int, features: Features) -> None:
    """Adds how many of the group's titles each seat has, of the first ten groups, and what a city is to its owners."""
    members, free = rules.group_set[group], 0
    for i in range(rules.group_size[group]):
        free += g.owner[rules.members[group][i]] == BANK
    for seat in range(g.seats):
        own = g.owns[seat] & members
        if own:
            if feature < N_FEATURES:
                features.values[seat][feature] = size(own)
            if rules.kind[group] == STREET:
                add_city(g, rules, seat, group, free, features)


def add_city(g: State, rules: RuleTable, seat: int, group: int, free: int, features: Features) -> None:
    """Adds what the city is to a player with streets there: built, within reach, a matter of trade, or blocked."""
    role, own = g.role[seat], g.owns[seat] & rules.group_set[group]
    rents, rest = 0, own & ~g.pledged
    most = 3 if rules.max_houses[role] > 2 else rules.max_houses[role]
    free_streets = size(rest)
    while rest:
        rents += rules.rent[role][lowest(rest)][most]
        rest &= rest - 1
    lacking = lacks(g, rules, seat, group)
    if rules.monopoly[role] == 0 or (lacking == 0 and free_streets == size(own)):
        features.values[seat][CITIES] += 1
        features.values[seat][BUILT_RENTS] += rents
    elif 0 < lacking <= free:
        features.values[seat][WITHIN_REACH] += rents // lacking
    else:
        features.values[seat][BY_TRADE] += rents // lacking if lacking > 0 else rents
    for other in range(g.seats):
        if other != seat and not g.bankrupt[other] and g.owns[other] & rules.group_set[group]:
            if 0 < lacks(g, rules, other, group) <= size(own):
                features.values[seat][BLOCKED] += rules.price[group]


def lacks(g: State, rules: RuleTable, seat: int, group: int) -> int:
    """How many more streets would make a monopoly of the city; 0 also if the role needs none."""
    needed = rules.monopoly[g.role[seat]]
    if needed > rules.group_size[group]:
        needed = rules.group_size[group]
    lacking = needed - size(g.owns[seat] & rules.group_set[group])
    return lacking if lacking > 0 else 0


def add_seat(g: State, rules: RuleTable, seat: int, rents: int, features: Features) -> None:
    """Adds what the seat has and where it stands, then turns its sums of money into levels."""
    mine = features.values[seat]
    mine[PRESENT] = 1
    mine[OTHERS] = g.alive - 1
    mine[CASH] = g.cash[seat]
    mine[MEANS] += g.cash[seat]
    mine[DUE] = (rents - mine[INCOME]) * 7 // SPACES
    mine[INCOME] = mine[INCOME] * (g.alive - 1) * 7 // SPACES
    mine[DANGER] = danger(g, rules, seat)
    mine[HELD] = g.held[seat]
    mine[AFTER] = (seat - g.turn) % g.seats
    for feature in MONEY:
        mine[feature] = level(mine[feature], rules.start_cash)


def danger(g: State, rules: RuleTable, seat: int) -> int:
    """The mean rent of the next throw of two dice."""
    total = 0
    for throw in range(2, 13):
        space = (g.space[seat] + throw) % SPACES
        owner = g.owner[space]
        if owner != BANK and owner != seat and not g.mortgaged[space]:
            total += earns(g, rules, space) * (throw - 1 if throw < 8 else 13 - throw)
    return total // 36
