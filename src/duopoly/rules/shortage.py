"""The last houses or hotels, when players may want more than the box holds: the builder says how many, then the others.

Each buys what nobody else wants at its price; only contested pieces are auctioned, one by one.
"""

from .auctions import auction, clear_wants, close, take_from_box
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
    """The lot that the next building on the space belongs to: houses or hotels."""
    return HOTEL_LOT if g.buildings[space] == rules.max_houses[g.role[seat]] else HOUSE_LOT


def in_box(g: State, lot: int) -> int:
    """How many pieces of the lot the box has left."""
    return g.hotels_left if lot == HOTEL_LOT else g.houses_left


def most_wanted(g: State, rules: RuleTable, seat: int, lot: int) -> int:
    """The most pieces of the lot that the seat could put up: it has room for them and could pay the cheapest price."""
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
        affordable = cash_for_building(g, rules, seat) // cheapest
        return affordable if affordable < room else room
    return room


def cash_for_building(g: State, rules: RuleTable, seat: int) -> int:
    """The cash that the seat has, or would have after mortgaging all that it does not need in order to build."""
    cities, sites = 0, g.sites[seat]
    while sites:
        cities |= rules.group_set[rules.group[lowest(sites)]]
        sites &= sites - 1
    return spendable(g, seat) + mortgage_values(g, rules, g.owns[seat] & ~g.built & ~cities)


def room_in_group(g: State, rules: RuleTable, seat: int, group: int, lot: int) -> int:
    """How many pieces of the lot the seat's streets of a group have room for, as far as it may build there."""
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
    """The most pieces of the lot that the other players could want."""
    total = 0
    for other in range(g.seats):
        if other != seat and not g.bankrupt[other] and g.sites[other]:
            total += most_wanted(g, rules, other, lot)
    return total


def is_scarce(g: State, rules: RuleTable, seat: int, space: int) -> bool:
    """Whether the box may hold too few for all who could want one, so that the builder must say how many it wants."""
    if rules.shortage != AUCTIONED:
        return False
    lot = lot_of(g, rules, seat, space)
    rivals = most_of_rivals(g, rules, seat, lot)
    return rivals > 0 and most_wanted(g, rules, seat, lot) + rivals > in_box(g, lot)


def build_or_ask(g: State, rules: RuleTable, seat: int, space: int) -> None:
    """Builds; but if the last houses or hotels may not be enough for all, first asks the builder how many it wants."""
    if not is_scarce(g, rules, seat, space):
        build(g, rules, seat, space)
        return
    g.builder = seat
    g.site = space
    g.lot = lot_of(g, rules, seat, space)
    if most_to_want(g, rules, seat) > 1:
        g.respondent = seat
    else:
        want(g, rules, seat, 1)


def most_to_want(g: State, rules: RuleTable, seat: int) -> int:
    """The highest number that the seat may ask for."""
    most = most_wanted(g, rules, seat, g.lot)
    return most if most < in_box(g, g.lot) else in_box(g, g.lot)


def why_not_want(g: State, rules: RuleTable, seat: int, number: int) -> int:
    """Why the seat may not ask for so many: it is less than one, or more than the seat could put up."""
    return OK if number == 1 or 1 < number <= most_to_want(g, rules, seat) else R_NO_SUCH_NUMBER


def want(g: State, rules: RuleTable, seat: int, number: int) -> None:
    """Says how many of the last pieces the seat wants. If the builder wants none after all, nobody else is asked."""
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
    """Asks the other players how many they want, unless there is enough for all in any case."""
    if g.wants[seat] + most_of_rivals(g, rules, seat, g.lot) <= in_box(g, g.lot):
        begin_sharing(g, rules)
    else:
        ask_next(g, rules, seat)


def ask_next(g: State, rules: RuleTable, seat: int) -> None:
    """Asks the next player clockwise who could want one; after the last, the pieces are shared out."""
    for _ in range(g.seats):
        seat = next_seat(g, seat)
        if seat == g.builder:
            break
        if most_wanted(g, rules, seat, g.lot) > 0:
            g.respondent = seat
            return
    begin_sharing(g, rules)


def begin_sharing(g: State, rules: RuleTable) -> None:
    """Starts sharing out. If there is enough for all, only the builder builds now; otherwise all get their share now."""
    builder, site = g.builder, g.site
    g.sharing = 1
    if total_wanted(g) <= in_box(g, g.lot):
        for seat in range(g.seats):
            if seat != builder:
                g.wants[seat] = 0
    if assured(g, builder) > 0 and why_not_build(g, rules, builder, site) == OK:
        g.wants[builder] -= 1
        build(g, rules, builder, site)
    share_out(g, rules, builder)


def total_wanted(g: State) -> int:
    """How many pieces all players together want."""
    total = 0
    for seat in range(g.seats):
        total += g.wants[seat]
    return total


def assured(g: State, seat: int) -> int:
    """How many pieces the seat gets in any case: what is left after the others have all they want."""
    left = in_box(g, g.lot) - (total_wanted(g) - g.wants[seat])
    if left <= 0:
        return 0
    return left if left < g.wants[seat] else g.wants[seat]


def share_out(g: State, rules: RuleTable, after: int) -> None:
    """Lets players buy the pieces they get in any case, the builder first; then auctions the next contested one.

    The player after `after` bids first. What was contested may no longer be: others may have spent their cash.
    """
    g.respondent = NOBODY
    g.best = NOBODY
    trim_wants(g, rules)
    for i in range(g.seats):
        seat = (g.builder + i) % g.seats
        if assured(g, seat) > 0:
            g.respondent = seat
            return
    if 0 < in_box(g, g.lot) < total_wanted(g):
        auction(g, g.lot, after)
    else:
        end_sharing(g)


def trim_wants(g: State, rules: RuleTable) -> None:
    """Lowers what each player wants to what it can still put up."""
    for seat in range(g.seats):
        if g.wants[seat] > 0:
            most = 0 if g.bankrupt[seat] else most_wanted(g, rules, seat, g.lot)
            if g.wants[seat] > most:
                g.wants[seat] = most


def end_sharing(g: State) -> None:
    """Ends the sharing out of the last houses or hotels."""
    clear_wants(g)
    close(g)
    g.respondent = NOBODY


def is_won(g: State, seat: int) -> bool:
    """Whether the seat won the piece to be placed in an auction, and has paid for it."""
    return g.best == seat


def why_not_place(g: State, rules: RuleTable, seat: int, space: int) -> int:
    """Why the piece cannot stand on the space: it must be legal to build there, and to buy the piece if it was not won."""
    if rules.kind[space] != STREET:
        return R_NOT_A_STREET
    if g.owner[space] != seat:
        return R_NOT_YOURS
    if lot_of(g, rules, seat, space) != g.lot:
        return R_NOT_NOW
    return why_not_site(g, rules, seat, space) if is_won(g, seat) else why_not_build(g, rules, seat, space)


def why_not_leave(g: State, rules: RuleTable, seat: int) -> int:
    """Why the seat may not leave the piece in the box: it won the piece and still has a place for it."""
    if not is_won(g, seat):
        return OK
    sites = g.sites[seat]
    while sites:
        if why_not_place(g, rules, seat, lowest(sites)) == OK:
            return R_NOT_NOW
        sites &= sites - 1
    return OK


def place(g: State, rules: RuleTable, seat: int, space: int) -> None:
    """Puts up a piece that was won, or buys one that nobody else wants."""
    if is_won(g, seat):
        take_from_box(g, g.lot, -1)
        put_up(g, rules, seat, space)
        fact(g, E_PLACED, seat, BANK, space, g.lot, 0)
        share_out(g, rules, seat)
    else:
        g.wants[seat] -= 1
        build(g, rules, seat, space)
        share_out(g, rules, g.builder)


def leave_in_box(g: State, rules: RuleTable, seat: int) -> None:
    """Leaves the piece in the box: it was won and has no place, or the seat wants no more."""
    if is_won(g, seat):
        take_from_box(g, g.lot, -1)
        share_out(g, rules, seat)
    else:
        g.wants[seat] = 0
        share_out(g, rules, g.builder)
