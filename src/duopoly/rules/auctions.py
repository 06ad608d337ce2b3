"""Auctions: of a title declined, of a bankrupt's titles, and of the last houses or hotels that several players want."""

from .bits import lowest
from .building import build, may_buy, put_up, why_not_build, why_not_site
from .codes import (
    AUCTION,
    AUCTIONED,
    BANK,
    E_AUCTION,
    E_AUCTION_BEGINS,
    E_BID,
    E_DECLINED,
    E_PASS,
    E_PLACED,
    E_PURCHASE,
    E_UNSOLD,
    E_WANT,
    HOTEL_LOT,
    HOUSE_LOT,
    NO_LOT,
    NOBODY,
    NOWHERE,
    OK,
    R_BID_HIGHER,
    R_CASH,
    R_NOT_A_STREET,
    R_NOT_NOW,
    R_NOT_YOURS,
    R_PRICE_WAR,
    SEATS,
    SPACES,
    STREET,
)
from .flow import interrupt, next_seat, settle
from .ledger import fact
from .money import pay
from .state import State, Table
from .titles import give


def why_not_buy(g: State, ed: Table, seat: int) -> int:
    """The price must be there; in price war nothing may be bought where the leaflet says so."""
    if not may_buy(g, ed, seat):
        return R_PRICE_WAR
    return R_CASH if g.cash[seat] < ed.price[g.space[seat]] else OK


def buy(g: State, ed: Table, seat: int) -> None:
    """Buys the unowned title of the space from the bank."""
    space = g.space[seat]
    give(g, ed, space, seat)
    settle(g)
    pay(g, seat, BANK, ed.price[space], E_PURCHASE, space)


def decline(g: State, ed: Table, seat: int) -> None:
    """The title stays with the bank; in the classic game it is auctioned at once."""
    space = g.space[seat]
    fact(g, E_DECLINED, seat, BANK, space, 0, 0)
    settle(g)
    if ed.auction:
        auction(g, space, seat)


def auction(g: State, lot: int, after: int) -> None:
    """Opens the bidding on a lot; it goes clockwise from the player after `after`."""
    g.lot = lot
    g.bid = 0
    g.best = NOBODY
    for seat in range(SEATS):
        g.out[seat] = 1 if seat >= g.seats or g.bankrupt[seat] else 0
        if lot >= SPACES and not g.wants[seat]:
            g.out[seat] = 1
    fact(g, E_AUCTION_BEGINS, NOBODY, BANK, place_of(lot), lot, 0)
    interrupt(g, AUCTION, next_bidder(g, after))


def place_of(lot: int) -> int:
    """The space of a lot; the last houses have none yet."""
    return lot if lot < SPACES else NOWHERE


def next_bidder(g: State, seat: int) -> int:
    """The next player clockwise who has not passed."""
    seat = seat + 1 if seat + 1 < g.seats else 0
    while g.out[seat]:
        seat = seat + 1 if seat + 1 < g.seats else 0
    return seat


def bidders(g: State) -> int:
    """How many have not passed."""
    n = 0
    for seat in range(g.seats):
        if not g.out[seat]:
            n += 1
    return n


def wanters(g: State) -> int:
    """How many want one of the last houses or hotels."""
    n = 0
    for seat in range(g.seats):
        n += g.wants[seat]
    return n


def why_not_bid(g: State, ed: Table, seat: int, bid: int) -> int:
    """At least 1, above the last bid, and within the cash: an auction is paid in notes."""
    if not may_buy(g, ed, seat):
        return R_PRICE_WAR
    if bid <= g.bid:
        return R_BID_HIGHER
    return R_CASH if bid > g.cash[seat] else OK


def place_bid(g: State, ed: Table, seat: int, bid: int) -> None:
    """The best bid so far."""
    g.bid = bid
    g.best = seat
    fact(g, E_BID, seat, BANK, place_of(g.lot), g.lot, bid)
    go_round(g, ed, seat)


def pass_bid(g: State, ed: Table, seat: int) -> None:
    """Out of this auction for good."""
    g.out[seat] = 1
    fact(g, E_PASS, seat, BANK, place_of(g.lot), g.lot, 0)
    go_round(g, ed, seat)


def go_round(g: State, ed: Table, seat: int) -> None:
    """The next bidder; the hammer falls when only the best one is left, or nobody is."""
    left = bidders(g)
    if left == 0 or (left == 1 and g.best != NOBODY):
        hammer(g, ed)
    else:
        g.actor = next_bidder(g, seat)


def hammer(g: State, ed: Table) -> None:
    """The lot goes to the best bidder; without a bid it stays where it is."""
    lot, best, bid = g.lot, g.best, g.bid
    close(g)
    if best == NOBODY:
        fact(g, E_UNSOLD, NOBODY, BANK, place_of(lot), lot, 0)
        forget_wants(g)
        return
    pay(g, best, BANK, bid, E_AUCTION, place_of(lot))
    if lot < SPACES:
        give(g, ed, lot, best)
    else:
        g.wants[best] = 0
        g.lot = lot
        g.asked = best
        g.best = best
        take_from_box(g, lot, 1)


def close(g: State) -> None:
    """No auction is on."""
    g.lot = NO_LOT
    g.bid = 0
    g.best = NOBODY
    for seat in range(SEATS):
        g.out[seat] = 0


def auction_estate(g: State) -> None:
    """The next of a bankrupt's titles, in the order of the board."""
    space = lowest(g.estate)
    g.estate &= ~(1 << space)
    auction(g, space, g.turn)


def lot_of(g: State, ed: Table, seat: int, space: int) -> int:
    """Whether the next building there is a house or a hotel."""
    return HOTEL_LOT if g.buildings[space] == ed.max_houses[g.role[seat]] else HOUSE_LOT


def in_box(g: State, lot: int) -> int:
    """How many of the lot's kind the bank has left."""
    return g.hotels_left if lot == HOTEL_LOT else g.houses_left


def could_want(g: State, ed: Table, seat: int, lot: int) -> bool:
    """Whether the seat could build one of the lot's kind somewhere just now."""
    sites = g.sites[seat]
    while sites:
        space = lowest(sites)
        sites &= sites - 1
        if lot_of(g, ed, seat, space) == lot and why_not_build(g, ed, seat, space) == OK:
            return True
    return False


def is_contested(g: State, ed: Table, seat: int, lot: int) -> bool:
    """Whether fewer are left than there are players who could want one."""
    rivals = 0
    for other in range(g.seats):
        if other != seat and not g.bankrupt[other] and could_want(g, ed, other, lot):
            rivals += 1
    return rivals > 0 and in_box(g, lot) < rivals + 1


def take_from_box(g: State, lot: int, pieces: int) -> None:
    """The piece won is out of the box before it stands on the board."""
    if lot == HOTEL_LOT:
        g.hotels_left -= pieces
    else:
        g.houses_left -= pieces


def build_or_ask(g: State, ed: Table, seat: int, space: int) -> None:
    """Builds; where the last houses or hotels are contested the others are asked first whether they want one."""
    if ed.shortage == AUCTIONED and in_box(g, lot_of(g, ed, seat, space)) < g.alive:
        lot = lot_of(g, ed, seat, space)
        if is_contested(g, ed, seat, lot):
            g.builder = seat
            g.site = space
            g.lot = lot
            g.wants[seat] = 1
            ask_next(g, ed, seat)
            return
    build(g, ed, seat, space)


def ask_next(g: State, ed: Table, seat: int) -> None:
    """The next player clockwise who could want one; once round, it is settled who gets them."""
    seat = next_seat(g, seat)
    while seat != g.builder:
        if could_want(g, ed, seat, g.lot):
            g.asked = seat
            return
        seat = next_seat(g, seat)
    g.asked = NOBODY
    share_out(g, ed)


def want(g: State, ed: Table, seat: int) -> None:
    """Wants one of the last."""
    g.wants[seat] = 1
    fact(g, E_WANT, seat, BANK, g.site, g.lot, 0)
    ask_next(g, ed, seat)


def share_out(g: State, ed: Table) -> None:
    """Enough for all who want one: the builder builds, if he still may. Too few: each is auctioned."""
    builder, site, lot = g.builder, g.site, g.lot
    if 0 < in_box(g, lot) < wanters(g):
        auction(g, lot, builder)
        return
    forget_wants(g)
    close(g)
    if why_not_build(g, ed, builder, site) == OK:
        build(g, ed, builder, site)


def forget_wants(g: State) -> None:
    """Nobody wants the last houses any more."""
    for seat in range(SEATS):
        g.wants[seat] = 0
    g.builder = NOBODY
    g.site = 0


def why_not_place(g: State, ed: Table, seat: int, space: int) -> int:
    """The house won stands where it might have been built."""
    if ed.kind[space] != STREET:
        return R_NOT_A_STREET
    if g.owner[space] != seat:
        return R_NOT_YOURS
    if lot_of(g, ed, seat, space) != g.lot:
        return R_NOT_NOW
    return why_not_site(g, ed, seat, space)


def why_not_leave(g: State, ed: Table, seat: int) -> int:
    """What was won goes back into the box only if there is no place for it any more."""
    sites = g.sites[seat]
    while sites:
        if why_not_place(g, ed, seat, lowest(sites)) == OK:
            return R_NOT_NOW
        sites &= sites - 1
    return OK


def place(g: State, ed: Table, seat: int, space: int) -> None:
    """Puts up what was won."""
    take_from_box(g, g.lot, -1)
    put_up(g, ed, seat, space)
    fact(g, E_PLACED, seat, BANK, space, g.lot, 0)
    next_lot(g, ed, seat)


def leave_in_box(g: State, ed: Table, seat: int) -> None:
    """What was won has no place."""
    take_from_box(g, g.lot, -1)
    next_lot(g, ed, seat)


def next_lot(g: State, ed: Table, seat: int) -> None:
    """The next piece is auctioned while more players want one than there are."""
    lot = g.lot
    g.asked = NOBODY
    close(g)
    if 0 < in_box(g, lot) < wanters(g):
        auction(g, lot, seat)
    else:
        forget_wants(g)
