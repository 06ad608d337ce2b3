"""The last houses or hotels, when more may be wanted than the box holds: the builder says how many, then the others.

Each gets what nobody else wants, at its price; only what is contested is auctioned, piece by piece.
"""

from .auctions import auction, close, forget_wants, take_from_box
from .bits import lowest
from .bookkeeping import fact
from .building import build, put_up, why_not_build, why_not_builder, why_not_site
from .codes import (
    AUCTIONED,
    BANK,
    E_PASS,
    E_PLACED,
    E_WANT,
    HOTEL_LOT,
    HOUSE_LOT,
    NOBODY,
    OK,
    R_NO_SUCH_NUMBER,
    R_NOT_A_STREET,
    R_NOT_NOW,
    R_NOT_YOURS,
    STREET,
)
from .flow import next_seat
from .means import mortgage_values
from .money import spendable
from .state import RuleTable, State


def lot_of(g: State, rules: RuleTable, seat: int, space: int) -> int:
    """Whether the next building there is a house or a hotel."""
    return HOTEL_LOT if g.buildings[space] == rules.max_houses[g.role[seat]] else HOUSE_LOT


def in_box(g: State, lot: int) -> int:
    """How many of the lot's kind the bank has left."""
    return g.hotels_left if lot == HOTEL_LOT else g.houses_left


def most_wanted(g: State, rules: RuleTable, seat: int, lot: int) -> int:
    """How many of the lot's kind the seat could put up at the most: there is room for them, and the cheapest could be paid."""
    if why_not_builder(g, rules, seat) != OK:
        return 0
    room, cheapest, sites = 0, 0, g.sites[seat]
    while sites:
        space = lowest(sites)
        group = rules.group[space]
        sites &= ~rules.group_set[group]
        streets = room_in_group(g, rules, seat, group, lot)
        room += streets
        price = rules.hotel_cost[space] if lot == HOTEL_LOT else rules.house_cost[space]
        if streets > 0 and (cheapest == 0 or price < cheapest):
            cheapest = price
    if cheapest > 0 and room > 0:
        affordable = could_raise(g, rules, seat) // cheapest
        return affordable if affordable < room else room
    return room


def could_raise(g: State, rules: RuleTable, seat: int) -> int:
    """The cash that the seat has, or would have once it mortgaged what it need not keep in order to build."""
    cities, sites = 0, g.sites[seat]
    while sites:
        cities |= rules.group_set[rules.group[lowest(sites)]]
        sites &= sites - 1
    return spendable(g, seat) + mortgage_values(g, rules, g.owns[seat] & ~g.built & ~cities)


def room_in_group(g: State, rules: RuleTable, seat: int, group: int, lot: int) -> int:
    """How many houses, or hotels, the seat's streets of a group that it may build on still have room for."""
    most, room, even = rules.max_houses[g.role[seat]], 0, True
    streets = g.owns[seat] & rules.group_set[group] & ~g.pledged
    while streets:
        built = g.buildings[lowest(streets)]
        streets &= streets - 1
        if lot == HOUSE_LOT and built < most:
            room += most - built
        elif lot == HOTEL_LOT and built == most:
            room += 1
        even = even and built >= most
    return room if lot == HOUSE_LOT or even or not rules.build_evenly else 0


def most_of_rivals(g: State, rules: RuleTable, seat: int, lot: int) -> int:
    """How many the others could want at the most."""
    total = 0
    for other in range(g.seats):
        if other != seat and not g.bankrupt[other] and g.sites[other]:
            total += most_wanted(g, rules, other, lot)
    return total


def is_scarce(g: State, rules: RuleTable, seat: int, space: int) -> bool:
    """Whether what is left in the box may not do for all who could want it, so that the builder is asked how many he wants."""
    if rules.shortage != AUCTIONED:
        return False
    lot = lot_of(g, rules, seat, space)
    rivals = most_of_rivals(g, rules, seat, lot)
    return rivals > 0 and most_wanted(g, rules, seat, lot) + rivals > in_box(g, lot)


def build_or_ask(g: State, rules: RuleTable, seat: int, space: int) -> None:
    """Builds; where the last houses or hotels may not do for all, the builder is asked first how many he wants."""
    if not is_scarce(g, rules, seat, space):
        build(g, rules, seat, space)
        return
    g.builder = seat
    g.site = space
    g.lot = lot_of(g, rules, seat, space)
    if most_wish(g, rules, seat) > 1:
        g.asked = seat
    else:
        g.wants[seat] = 1
        ask_rivals(g, rules, seat)


def most_wish(g: State, rules: RuleTable, seat: int) -> int:
    """The most that the seat may say it wants: no more than there are."""
    most = most_wanted(g, rules, seat, g.lot)
    return most if most < in_box(g, g.lot) else in_box(g, g.lot)


def why_not_want(g: State, rules: RuleTable, seat: int, number: int) -> int:
    """A wish is for one piece at least, and for no more than could be put up."""
    return OK if number == 1 or 1 < number <= most_wish(g, rules, seat) else R_NO_SUCH_NUMBER


def want(g: State, rules: RuleTable, seat: int, number: int) -> None:
    """Says how many of the last are wanted; none: a builder who wants none after all asks nobody."""
    g.wants[seat] = number
    if number > 0:
        fact(g, E_WANT, seat, BANK, g.site, g.lot, number)
    else:
        fact(g, E_PASS, seat, BANK, g.site, g.lot, 0)
    if seat != g.builder:
        ask_next(g, rules, seat)
    elif number > 0:
        ask_rivals(g, rules, seat)
    else:
        end_sharing(g)


def ask_rivals(g: State, rules: RuleTable, seat: int) -> None:
    """Once the builder has said how many: the others are asked, but not where there is enough for all in any case."""
    if g.wants[seat] + most_of_rivals(g, rules, seat, g.lot) <= in_box(g, g.lot):
        begin_sharing(g, rules)
    else:
        ask_next(g, rules, seat)


def ask_next(g: State, rules: RuleTable, seat: int) -> None:
    """The next player clockwise who could want one; once round, it is settled who gets them."""
    seat = next_seat(g, seat)
    while seat != g.builder:
        if most_wanted(g, rules, seat, g.lot) > 0:
            g.asked = seat
            return
        seat = next_seat(g, seat)
    begin_sharing(g, rules)


def begin_sharing(g: State, rules: RuleTable) -> None:
    """Enough for all: the builder builds as many as he wants, the others when they like. Else all get their share now."""
    builder, site = g.builder, g.site
    g.sharing = 1
    if wanted(g) <= in_box(g, g.lot):
        for seat in range(g.seats):
            if seat != builder:
                g.wants[seat] = 0
    if assured(g, builder) > 0 and why_not_build(g, rules, builder, site) == OK:
        g.wants[builder] -= 1
        build(g, rules, builder, site)
    share_out(g, rules)


def wanted(g: State) -> int:
    """How many all together want."""
    total = 0
    for seat in range(g.seats):
        total += g.wants[seat]
    return total


def assured(g: State, seat: int) -> int:
    """How many the seat gets in any case, for nobody else wants them: what is left once the others have theirs."""
    left = in_box(g, g.lot) - (wanted(g) - g.wants[seat])
    if left <= 0:
        return 0
    return left if left < g.wants[seat] else g.wants[seat]


def share_out(g: State, rules: RuleTable) -> None:
    """First those who get one in any case, at its price, the builder before the others; the contested ones are auctioned."""
    g.asked = NOBODY
    g.best = NOBODY
    trim_wants(g, rules)
    for i in range(g.seats):
        seat = (g.builder + i) % g.seats
        if assured(g, seat) > 0:
            g.asked = seat
            return
    next_lot(g, rules, g.builder)


def trim_wants(g: State, rules: RuleTable) -> None:
    """Nobody wants more than he can still put up."""
    for seat in range(g.seats):
        if g.wants[seat] > 0:
            most = 0 if g.bankrupt[seat] else most_wanted(g, rules, seat, g.lot)
            if g.wants[seat] > most:
                g.wants[seat] = most


def next_lot(g: State, rules: RuleTable, after: int) -> None:
    """The next piece is auctioned while more are wanted than there are."""
    g.asked = NOBODY
    g.best = NOBODY
    trim_wants(g, rules)
    if 0 < in_box(g, g.lot) < wanted(g):
        auction(g, g.lot, after)
    else:
        end_sharing(g)


def end_sharing(g: State) -> None:
    """Nobody wants the last houses any more."""
    forget_wants(g)
    close(g)
    g.asked = NOBODY


def is_won(g: State, seat: int) -> bool:
    """Whether the piece to be placed was won in an auction, and is paid."""
    return g.best == seat


def why_not_place(g: State, rules: RuleTable, seat: int, space: int) -> int:
    """The piece stands where it might be built; what was not won has its price."""
    if rules.kind[space] != STREET:
        return R_NOT_A_STREET
    if g.owner[space] != seat:
        return R_NOT_YOURS
    if lot_of(g, rules, seat, space) != g.lot:
        return R_NOT_NOW
    return why_not_site(g, rules, seat, space) if is_won(g, seat) else why_not_build(g, rules, seat, space)


def why_not_leave(g: State, rules: RuleTable, seat: int) -> int:
    """What was won goes back into the box only if there is no place for it any more; what was not can be left."""
    if not is_won(g, seat):
        return OK
    sites = g.sites[seat]
    while sites:
        if why_not_place(g, rules, seat, lowest(sites)) == OK:
            return R_NOT_NOW
        sites &= sites - 1
    return OK


def place(g: State, rules: RuleTable, seat: int, space: int) -> None:
    """Puts up what was won, or buys what nobody else wants."""
    if is_won(g, seat):
        take_from_box(g, g.lot, -1)
        put_up(g, rules, seat, space)
        fact(g, E_PLACED, seat, BANK, space, g.lot, 0)
        next_lot(g, rules, seat)
    else:
        g.wants[seat] -= 1
        build(g, rules, seat, space)
        share_out(g, rules)


def leave_in_box(g: State, rules: RuleTable, seat: int) -> None:
    """What was won has no place; or the seat wants no more."""
    if is_won(g, seat):
        take_from_box(g, g.lot, -1)
        next_lot(g, rules, seat)
    else:
        g.wants[seat] = 0
        share_out(g, rules)
