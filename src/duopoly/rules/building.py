"""Houses and hotels (or apartments): building them, selling them back to the bank, and the box they come from."""

from .codes import (
    B_HALF_PRICE,
    B_HOTEL_NOW,
    B_HOUSES_NOW,
    BANK,
    COMPETITOR,
    E_BUILDING,
    E_SELLING,
    ENDLESS,
    OK,
    R_CASH,
    R_COVER,
    R_DEBT_FIRST,
    R_EVENLY,
    R_FULLY_BUILT,
    R_MORTGAGED,
    R_NO_BUILDINGS,
    R_NO_HOTELS_LEFT,
    R_NO_HOUSES_LEFT,
    R_NO_MONOPOLY,
    R_NOT_A_STREET,
    R_NOT_YOUR_TURN,
    R_NOT_YOURS,
    R_PRICE_WAR,
    STREET,
)
from .flow import own_turn
from .ledger import because
from .means import resale, spending_keeps_cover
from .money import owes, pay, spendable
from .rents import has_hotel
from .state import RuleTable, State
from .titles import monopolises, set_buildings


def may_buy(g: State, ed: RuleTable, seat: int) -> bool:
    """A competitor in price war may not buy where the leaflet says so."""
    return ed.price_war_buys != 0 or g.held[seat] == 0 or g.role[seat] != COMPETITOR


def next_step(g: State, ed: RuleTable, seat: int, space: int) -> int:
    """What the next building there costs."""
    return ed.hotel_cost[space] if g.buildings[space] == ed.max_houses[g.role[seat]] else ed.house_cost[space]


def why_not_build(g: State, ed: RuleTable, seat: int, space: int) -> int:
    """Why the seat may not put one more building on the space."""
    if ed.kind[space] != STREET:
        return R_NOT_A_STREET
    if g.owner[space] != seat:
        return R_NOT_YOURS
    refusal = why_not_builder(g, ed, seat)
    if refusal == OK:
        refusal = why_not_site(g, ed, seat, space)
    if refusal != OK:
        return refusal
    price = next_step(g, ed, seat, space)
    if spendable(g, seat) < price:
        return R_CASH
    if not spending_keeps_cover(g, ed, seat, price, price // 2):
        return R_COVER
    return why_not_in_box(g, ed, seat, space)


def why_not_builder(g: State, ed: RuleTable, seat: int) -> int:
    """Why the seat may not build anywhere now."""
    if not ed.build_any_time and not own_turn(g, seat):
        return R_NOT_YOUR_TURN
    if owes(g, seat):
        return R_DEBT_FIRST
    return OK if may_buy(g, ed, seat) else R_PRICE_WAR


def why_not_site(g: State, ed: RuleTable, seat: int, space: int) -> int:
    """Why no further building may stand on the seat's own street."""
    role = g.role[seat]
    if g.mortgaged[space]:
        return R_MORTGAGED
    if ed.monopoly[role] > 0 and not monopolises(g, ed, seat, ed.group[space]):
        return R_NO_MONOPOLY
    if g.buildings[space] > ed.max_houses[role]:
        return R_FULLY_BUILT
    if ed.build_evenly and not is_lowest(g, ed, space):
        return R_EVENLY
    return OK


def why_not_in_box(g: State, ed: RuleTable, seat: int, space: int) -> int:
    """Why the bank cannot hand over the building: the box is empty, and nobody makes more."""
    if ed.shortage != ENDLESS:
        if g.buildings[space] == ed.max_houses[g.role[seat]]:
            return R_NO_HOTELS_LEFT if g.hotels_left <= 0 else OK
        return R_NO_HOUSES_LEFT if g.houses_left <= 0 else OK
    return OK


def is_lowest(g: State, ed: RuleTable, space: int) -> bool:
    """Whether no street that the owner may build on in the group has fewer buildings."""
    owner, group = g.owner[space], ed.group[space]
    for i in range(ed.group_size[group]):
        street = ed.members[group][i]
        if g.owner[street] == owner and not g.mortgaged[street] and g.buildings[street] < g.buildings[space]:
            return False
    return True


def is_highest(g: State, ed: RuleTable, space: int) -> bool:
    """Whether no street of the owner in the group has more buildings."""
    owner, group = g.owner[space], ed.group[space]
    for i in range(ed.group_size[group]):
        street = ed.members[group][i]
        if g.owner[street] == owner and g.buildings[street] > g.buildings[space]:
            return False
    return True


def build(g: State, ed: RuleTable, seat: int, space: int) -> None:
    """Buys the next building from the bank."""
    price = next_step(g, ed, seat, space)
    put_up(g, ed, seat, space)
    stands_now(g, ed, space)
    pay(g, seat, BANK, price, E_BUILDING, space)


def stands_now(g: State, ed: RuleTable, space: int) -> None:
    """What the space has now, for the ledger."""
    because(g, B_HOTEL_NOW if has_hotel(g, ed, space) else B_HOUSES_NOW, g.buildings[space])


def put_up(g: State, ed: RuleTable, seat: int, space: int) -> None:
    """The building comes out of the box; a hotel sends the houses it replaces back."""
    most = ed.max_houses[g.role[seat]]
    if g.buildings[space] == most:
        g.hotels_left -= 1
        g.houses_left += most
    else:
        g.houses_left -= 1
    set_buildings(g, ed, space, g.buildings[space] + 1)


def why_not_sell(g: State, ed: RuleTable, seat: int, space: int) -> int:
    """Why the seat may not sell a building of the space back to the bank."""
    if ed.kind[space] != STREET:
        return R_NOT_A_STREET
    if g.owner[space] != seat:
        return R_NOT_YOURS
    if g.buildings[space] == 0:
        return R_NO_BUILDINGS
    if ed.build_evenly and not is_highest(g, ed, space):
        return R_EVENLY
    return OK


def sell(g: State, ed: RuleTable, seat: int, space: int) -> None:
    """Sells one building for half its price; a hotel steps back to the houses it replaced, if the box has them."""
    most = ed.max_houses[g.role[seat]]
    if not has_hotel(g, ed, space):
        take_down(g, ed, seat, space, g.buildings[space] - 1)
    elif ed.build_evenly:
        sell_down_evenly(g, ed, seat, space)
    elif ed.shortage == ENDLESS or g.houses_left >= most:
        take_down(g, ed, seat, space, most)
    else:
        take_down(g, ed, seat, space, g.houses_left)


def take_down(g: State, ed: RuleTable, seat: int, space: int, level: int) -> None:
    """Sells the buildings above `level`, all at half price: the halves are summed first, then rounded down."""
    most = ed.max_houses[g.role[seat]]
    built = g.buildings[space]
    if built > most:
        refund = (ed.hotel_cost[space] + (most - level) * ed.house_cost[space]) // 2
        g.hotels_left += 1
        g.houses_left -= level
    else:
        refund = (built - level) * ed.house_cost[space] // 2
        g.houses_left += built - level
    set_buildings(g, ed, space, level)
    because(g, B_HALF_PRICE, refund)
    stands_now(g, ed, space)
    pay(g, BANK, seat, refund, E_SELLING, space)


def sell_down_evenly(g: State, ed: RuleTable, seat: int, space: int) -> None:
    """A hotel steps back to its houses, or lower where the owner's other streets of the group stand lower.

    Where the box lacks the houses, the group's houses are shared out evenly. Streets that still have a hotel keep it.
    """
    group, level = ed.group[space], ed.max_houses[g.role[seat]]
    houses, streets = g.houses_left, 1
    for i in range(ed.group_size[group]):
        street = ed.members[group][i]
        if g.owner[street] == seat and not has_hotel(g, ed, street):
            houses += g.buildings[street]
            streets += 1
            if g.buildings[street] < level:
                level = g.buildings[street] + 1
    if ed.shortage == ENDLESS or g.houses_left >= level:
        take_down(g, ed, seat, space, level)
    else:
        share_houses(g, ed, seat, group, houses // streets, houses % streets)
        level = houses // streets
        take_down(g, ed, seat, space, level if level < g.houses_left else g.houses_left)


def share_houses(g: State, ed: RuleTable, seat: int, group: int, level: int, over: int) -> None:
    """Houses above the share of each street go back into the box."""
    for i in range(ed.group_size[group]):
        street = ed.members[group][i]
        if g.owner[street] == seat and not has_hotel(g, ed, street):
            target = level + (1 if over > 0 else 0)
            over -= 1
            if g.buildings[street] > target:
                take_down(g, ed, seat, street, target)


def clear(g: State, ed: RuleTable, seat: int, space: int) -> None:
    """All buildings of the space go back to the bank at half price."""
    refund = resale(g, ed, space)
    if has_hotel(g, ed, space):
        g.hotels_left += 1
    else:
        g.houses_left += g.buildings[space]
    set_buildings(g, ed, space, 0)
    because(g, B_HALF_PRICE, refund)
    stands_now(g, ed, space)
    pay(g, BANK, seat, refund, E_SELLING, space)


def building_cost(g: State, ed: RuleTable, space: int) -> int:
    """All that was paid for what stands there: a hotel's houses and itself."""
    built = g.buildings[space]
    if built == 0:
        return 0
    if has_hotel(g, ed, space):
        return (built - 1) * ed.house_cost[space] + ed.hotel_cost[space]
    return built * ed.house_cost[space]


def group_built(g: State, ed: RuleTable, seat: int, group: int) -> bool:
    """Whether any street of the seat in the group has a building."""
    return g.owns[seat] & ed.group_set[group] & g.built != 0
