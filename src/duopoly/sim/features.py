"""What tells a seat's chances in a position: a few whole numbers for each seat, from which the outlook is reckoned.

Plain functions like the rules: run as they are, or compiled. Sums of money are told as `level` has them, so that twice as much
is as much more for the poor as for the rich, and amounts of all editions are alike.
"""

from typing import Annotated

from ..policies.values import earns
from ..rules.bits import lowest, size
from ..rules.codes import BANK, SEATS, SPACES, STREET
from ..rules.means import resale
from ..rules.packed import Packed, Seats, Sets, Small, packed
from ..rules.state import RuleTable, State

FEATURES = (
    ("present", "1: what the role alone says"),
    ("others", "how many others still play"),
    ("cash", "cash"),
    ("means", "cash, and what the bank would give for titles and buildings"),
    ("income", "rents that a round brings: each opponent comes to a space 7 times in 40 rounds"),
    ("due", "rents that a round costs"),
    ("danger", "what the next throw costs on the average"),
    ("cities", "cities in which the seat may build"),
    ("built-rents", "what their streets would bring with three buildings each"),
    ("within-reach", "the same of cities for which it lacks titles that are unsold, a part for each that is lacking"),
    ("by-trade", "the same of those for which it lacks titles of others"),
    ("blocked", "the price of streets that keep others from a monopoly"),
    ("mortgaged", "mortgaged titles"),
    ("buildings", "buildings"),
    ("held", "regular turns in prison or price war, the next one counted"),
    ("after", "how many seats move before it"),
    *((f"group-{n}", f"titles of group {n} of the board, from Start on") for n in range(1, 11)),
)
"""The signs in their order: name, and what it is."""
N_FEATURES = len(FEATURES)
(
    PRESENT, OTHERS, CASH, MEANS, INCOME, DUE, DANGER, CITIES, BUILT_RENTS, WITHIN_REACH, BY_TRADE, BLOCKED, MORTGAGED,
    BUILDINGS, HELD, AFTER, GROUP,
) = range(17)  # fmt: skip
N_GROUPS = N_FEATURES - GROUP
MONEY = (CASH, MEANS, INCOME, DUE, DANGER, BUILT_RENTS, WITHIN_REACH, BY_TRADE, BLOCKED)
FINE = 1024
"""So many parts of the starting cash are told apart."""

EARLY, LATE = 0, 1
"""A weight counts as far as titles are unsold, another as far as they are sold."""
Weights = Annotated[list[list[list[int]]], "i4", (2, 2, N_FEATURES)]
"""What each sign counts: by role, early and late, in the order of SIGNS."""
BySeat = Annotated[list[list[int]], "i4", (SEATS, N_FEATURES)]


@packed
class Features(Packed):
    """The signs by seat, what is reckoned from them, and, of a game that was played on to its end, who has won.

    `unsold` of the `titles` of the board belong to the bank. `score` and `share` are the outlook's. `won` has a bit for each
    winner; 0: the game did not come to its end, or was over before its round was.
    """

    score: Sets
    share: Sets
    signs: BySeat
    role: Seats
    bankrupt: Seats
    seats: Small
    titles: Small
    unsold: Small
    won: Small


def level(amount: int, unit: int) -> int:
    """The logarithm of an amount in 256ths of a doubling, from nothing on, along straight lines between the powers of two."""
    parts = 1 + (amount * FINE // unit if amount > 0 else 0)
    rest, doublings = parts, 0
    while rest > 1:
        rest >>= 1
        doublings += 1
    return (doublings << 8) + ((parts << 8) >> doublings) - 256


def extract(g: State, rules: RuleTable, found: Features) -> None:
    """Writes the signs of the position."""
    found.seats = g.seats
    for seat in range(g.seats):
        found.role[seat] = g.role[seat]
        found.bankrupt[seat] = g.bankrupt[seat]
        for i in range(N_FEATURES):
            found.signs[seat][i] = 0
    rents = look_at_titles(g, rules, found)
    for seat in range(g.seats):
        if not g.bankrupt[seat]:
            look_at_seat(g, rules, seat, rents, found)


def look_at_titles(g: State, rules: RuleTable, found: Features) -> int:
    """Adds up what the titles are to their owners; returns the rents of all."""
    found.titles, found.unsold = 0, 0
    total, group = 0, -1
    for space in range(SPACES):
        if rules.price[space] == 0:
            continue
        if rules.group[space] == space:
            group += 1
            look_at_group(g, rules, space, GROUP + group, found)
        found.titles += 1
        owner = g.owner[space]
        if owner == BANK:
            found.unsold += 1
            continue
        found.signs[owner][MEANS] += resale(g, rules, space)
        found.signs[owner][BUILDINGS] += g.buildings[space]
        if g.mortgaged[space]:
            found.signs[owner][MORTGAGED] += 1
        else:
            rent = earns(g, rules, space)
            found.signs[owner][MEANS] += rules.mortgage[space]
            found.signs[owner][INCOME] += rent
            total += rent
    return total


def look_at_group(g: State, rules: RuleTable, group: int, sign: int, found: Features) -> None:
    """How many of its titles each has; and of a city who may build there, who lacks what, and who keeps others from it."""
    members, free = rules.group_set[group], 0
    for i in range(rules.group_size[group]):
        free += g.owner[rules.members[group][i]] == BANK
    for seat in range(g.seats):
        own = g.owns[seat] & members
        if own:
            found.signs[seat][sign] = size(own)
            if rules.kind[group] == STREET:
                look_at_city(g, rules, seat, group, free, found)


def look_at_city(g: State, rules: RuleTable, seat: int, group: int, free: int, found: Features) -> None:
    """What the city is to one who has streets there."""
    role, own = g.role[seat], g.owns[seat] & rules.group_set[group]
    rents, rest = 0, own & ~g.pledged
    most = 3 if rules.max_houses[role] > 2 else rules.max_houses[role]
    held = size(rest)
    while rest:
        rents += rules.rent[role][lowest(rest)][most]
        rest &= rest - 1
    lacking = lacks(g, rules, seat, group)
    if rules.monopoly[role] == 0 or (lacking == 0 and held == size(own)):
        found.signs[seat][CITIES] += 1
        found.signs[seat][BUILT_RENTS] += rents
    elif 0 < lacking <= free:
        found.signs[seat][WITHIN_REACH] += rents // lacking
    else:
        found.signs[seat][BY_TRADE] += rents // lacking if lacking > 0 else rents
    for other in range(g.seats):
        if other != seat and not g.bankrupt[other] and g.owns[other] & rules.group_set[group]:
            if 0 < lacks(g, rules, other, group) <= size(own):
                found.signs[seat][BLOCKED] += rules.price[group]


def lacks(g: State, rules: RuleTable, seat: int, group: int) -> int:
    """How many streets more would make a monopoly of the city; 0 also where the role needs none."""
    needed = rules.monopoly[g.role[seat]]
    if needed > rules.group_size[group]:
        needed = rules.group_size[group]
    lacking = needed - size(g.owns[seat] & rules.group_set[group])
    return lacking if lacking > 0 else 0


def look_at_seat(g: State, rules: RuleTable, seat: int, rents: int, found: Features) -> None:
    """What the seat has, and where it stands; then its sums of money become levels."""
    mine = found.signs[seat]
    mine[PRESENT] = 1
    mine[OTHERS] = g.alive - 1
    mine[CASH] = g.cash[seat]
    mine[MEANS] += g.cash[seat]
    mine[DUE] = (rents - mine[INCOME]) * 7 // SPACES
    mine[INCOME] = mine[INCOME] * (g.alive - 1) * 7 // SPACES
    mine[DANGER] = danger(g, rules, seat)
    mine[HELD] = g.held[seat]
    mine[AFTER] = (seat - g.turn) % g.seats
    for sign in MONEY:
        mine[sign] = level(mine[sign], rules.start_cash)


def danger(g: State, rules: RuleTable, seat: int) -> int:
    """The mean rent of the next throw of two dice."""
    total = 0
    for throw in range(2, 13):
        space = (g.space[seat] + throw) % SPACES
        owner = g.owner[space]
        if owner != BANK and owner != seat and not g.mortgaged[space]:
            total += earns(g, rules, space) * (throw - 1 if throw < 8 else 13 - throw)
    return total // 36
