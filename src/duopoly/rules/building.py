"""Houses and hotels (or apartments): building them, selling them back to the bank, and the box they come from."""

from .bookkeeping import because
from .codes import (
    B_HALF_PRICE,
    B_HOTEL_NOW,
    B_HOUSES_NOW,
    BANK,
    COMPETITOR,
    E_BUILDING,
    E_SELLING,
    ENDLESS,
    HOUSE_LOT,
    NOBODY,
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
from .means import resale, spending_keeps_cover
from .money import owes, pay, spendable
from .rents import has_hotel
from .state import RuleTable, State
from .titles import has_monopoly, set_buildings


def may_buy(g: State, rules: RuleTable, seat: int) -> bool:
    """Whether the seat may buy: some leaflets forbid it to a competitor in a price war."""
    return rules.price_war_buys != 0 or g.held[seat] == 0 or g.role[seat] != COMPETITOR


def next_building_price(g: State, rules: RuleTable, seat: int, space: int) -> int:
    """The price of the next building on the space."""
    return rules.hotel_cost[space] if g.buildings[space] == rules.max_houses[g.role[seat]] else rules.house_cost[space]


def why_not_build(g: State, rules: RuleTable, seat: int, space: int) -> int:
    """Why the seat may not put up another building on the space."""
    if rules.kind[space] != STREET:
        return R_NOT_A_STREET
    if g.owner[space] != seat:
        return R_NOT_YOURS
    refusal = why_not_builder(g, rules, seat)
    if refusal == OK:
        refusal = why_not_site(g, rules, seat, space)
    if refusal != OK:
        return refusal
    price = next_building_price(g, rules, seat, space)
    if spendable(g, seat) < price:
        return R_CASH
    if not spending_keeps_cover(g, rules, seat, price, price // 2):
        return R_COVER
    return why_not_in_box(g, rules, seat, space)


def why_not_builder(g: State, rules: RuleTable, seat: int) -> int:
    """Why the seat may not build anywhere now."""
    if not rules.build_any_time and not own_turn(g, seat):
        return R_NOT_YOUR_TURN
    if owes(g, seat):
        return R_DEBT_FIRST
    return OK if may_buy(g, rules, seat) else R_PRICE_WAR


def why_not_site(g: State, rules: RuleTable, seat: int, space: int) -> int:
    """Why another building may not stand on the seat's own street."""
    role = g.role[seat]
    if g.mortgaged[space]:
        return R_MORTGAGED
    if rules.monopoly[role] > 0 and not has_monopoly(g, rules, seat, rules.group[space]):
        return R_NO_MONOPOLY
    if g.buildings[space] > rules.max_houses[role]:
        return R_FULLY_BUILT
    if rules.build_evenly and not is_lowest(g, rules, space):
        return R_EVENLY
    return OK


def why_not_in_box(g: State, rules: RuleTable, seat: int, space: int) -> int:
    """Why the bank cannot supply the building: the box is empty."""
    if rules.shortage != ENDLESS:
        if g.buildings[space] == rules.max_houses[g.role[seat]]:
            return R_NO_HOTELS_LEFT if g.hotels_left <= 0 else OK
        return R_NO_HOUSES_LEFT if g.houses_left <= 0 else OK
    return OK


def is_lowest(g: State, rules: RuleTable, space: int) -> bool:
    """Whether none of the owner's unmortgaged streets in the group has fewer buildings."""
    owner, group = g.owner[space], rules.group[space]
    for i in range(rules.group_size[group]):
        street = rules.members[group][i]
        if g.owner[street] == owner and not g.mortgaged[street] and g.buildings[street] < g.buildings[space]:
            return False
    return True


def is_highest(g: State, rules: RuleTable, space: int) -> bool:
    """Whether none of the owner's streets in the group has more buildings."""
    owner, group = g.owner[space], rules.group[space]
    for i in range(rules.group_size[group]):
        street = rules.members[group][i]
        if g.owner[street] == owner and g.buildings[street] > g.buildings[space]:
            return False
    return True


def build(g: State, rules: RuleTable, seat: int, space: int) -> None:
    """Buys the next building from the bank."""
    price = next_building_price(g, rules, seat, space)
    put_up(g, rules, seat, space)
    report_buildings(g, rules, space)
    pay(g, seat, BANK, price, E_BUILDING, space)


def report_buildings(g: State, rules: RuleTable, space: int) -> None:
    """Reports how many buildings the space has now."""
    because(g, B_HOTEL_NOW if has_hotel(g, rules, space) else B_HOUSES_NOW, g.buildings[space])


def put_up(g: State, rules: RuleTable, seat: int, space: int) -> None:
    """Moves a building from the box to the space; a hotel sends the houses it replaces back."""
    most = rules.max_houses[g.role[seat]]
    if g.buildings[space] == most:
        g.hotels_left -= 1
        g.houses_left += most
    else:
        g.houses_left -= 1
    set_buildings(g, rules, space, g.buildings[space] + 1)


def why_not_sell(g: State, rules: RuleTable, seat: int, space: int) -> int:
    """Why the seat may not sell a building of the space back to the bank."""
    if rules.kind[space] != STREET:
        return R_NOT_A_STREET
    if g.owner[space] != seat:
        return R_NOT_YOURS
    if g.buildings[space] == 0:
        return R_NO_BUILDINGS
    if rules.build_evenly and not is_highest(g, rules, space):
        return R_EVENLY
    return OK


def sell(g: State, rules: RuleTable, seat: int, space: int) -> None:
    """Sells one building for half its price. A hotel becomes the houses it replaced, if the box has them."""
    most = rules.max_houses[g.role[seat]]
    if not has_hotel(g, rules, space):
        take_down(g, rules, seat, space, g.buildings[space] - 1)
    elif rules.build_evenly:
        sell_down_evenly(g, rules, seat, space)
    elif rules.shortage == ENDLESS or free_houses(g) >= most:
        take_down(g, rules, seat, space, most)
    else:
        take_down(g, rules, seat, space, free_houses(g))


def free_houses(g: State) -> int:
    """The houses in the box, less the one that is being auctioned."""
    return g.houses_left - (1 if g.lot == HOUSE_LOT and g.respondent == NOBODY else 0)


def take_down(g: State, rules: RuleTable, seat: int, space: int, level: int) -> None:
    """Sells the buildings above `level` at half price; the halves are summed first, then rounded down."""
    most = rules.max_houses[g.role[seat]]
    built = g.buildings[space]
    if built > most:
        refund = (rules.hotel_cost[space] + (most - level) * rules.house_cost[space]) // 2
        g.hotels_left += 1
        g.houses_left -= level
    else:
        refund = (built - level) * rules.house_cost[space] // 2
        g.houses_left += built - level
    set_buildings(g, rules, space, level)
    because(g, B_HALF_PRICE, refund)
    report_buildings(g, rules, space)
    pay(g, BANK, seat, refund, E_SELLING, space)


def sell_down_evenly(g: State, rules: RuleTable, seat: int, space: int) -> None:
    """Turns a hotel back into its houses; into one more than the owner's lowest street has if the group stays even, or if the
    box lacks houses. If it lacks even these, the group's houses are shared out. Streets that still have a hotel keep it.
    """
    group, most = rules.group[space], rules.max_houses[g.role[seat]]
    level, houses, streets = most, free_houses(g), 1
    for i in range(rules.group_size[group]):
        street = rules.members[group][i]
        if may_have_houses(g, rules, seat, street):
            houses += g.buildings[street]
            streets += 1
            if g.buildings[street] < level:
                level = g.buildings[street] + 1
    is_endless = rules.shortage == ENDLESS
    if (is_endless or free_houses(g) >= most) and not stays_even(rules, g.role[seat], group):
        take_down(g, rules, seat, space, most)
    elif is_endless or free_houses(g) >= level:
        take_down(g, rules, seat, space, level)
    else:
        share_houses(g, rules, seat, group, houses // streets, houses % streets)
        level = houses // streets
        take_down(g, rules, seat, space, level if level < free_houses(g) else free_houses(g))


def stays_even(rules: RuleTable, role: int, group: int) -> bool:
    """Whether a group with buildings is always built evenly: only a player who owns all of it, unmortgaged, may build."""
    return rules.build_evenly != 0 and rules.bare_group != 0 and rules.monopoly[role] >= rules.group_size[group]


def may_have_houses(g: State, rules: RuleTable, seat: int, street: int) -> bool:
    """Whether the street is one of the seat's, unmortgaged and without a hotel."""
    return g.owner[street] == seat and not g.mortgaged[street] and not has_hotel(g, rules, street)


def share_houses(g: State, rules: RuleTable, seat: int, group: int, level: int, over: int) -> None:
    """Puts houses above each street's share back into the box. The first `over` streets get one house more."""
    for i in range(rules.group_size[group]):
        street = rules.members[group][i]
        if may_have_houses(g, rules, seat, street):
            target = level + (1 if over > 0 else 0)
            over -= 1
            if g.buildings[street] > target:
                take_down(g, rules, seat, street, target)


def clear(g: State, rules: RuleTable, seat: int, space: int) -> None:
    """Sells all buildings of the space to the bank at half price."""
    refund = resale(g, rules, space)
    if has_hotel(g, rules, space):
        g.hotels_left += 1
    else:
        g.houses_left += g.buildings[space]
    set_buildings(g, rules, space, 0)
    because(g, B_HALF_PRICE, refund)
    report_buildings(g, rules, space)
    pay(g, BANK, seat, refund, E_SELLING, space)


def building_cost(g: State, rules: RuleTable, space: int) -> int:
    """What the buildings on the space cost: a hotel counts its houses and itself."""
    built = g.buildings[space]
    if built == 0:
        return 0
    if has_hotel(g, rules, space):
        return (built - 1) * rules.house_cost[space] + rules.hotel_cost[space]
    return built * rules.house_cost[space]


def group_built(g: State, rules: RuleTable, seat: int, group: int) -> bool:
    """Whether any of the seat's streets in the group has a building."""
    return g.owns[seat] & rules.group_set[group] & g.built != 0
