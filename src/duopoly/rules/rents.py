"""What a visitor owes: the title card's column for the owner's role, and what a monopoly does to it."""

from .bookkeeping import because
from .codes import (
    B_BARE,
    B_BROKEN,
    B_HOTEL,
    B_HOUSES,
    B_MONOPOLY,
    B_MULTIPLE,
    B_OWNED,
    B_THROW,
    B_TIMES_CARD,
    E_BROKEN_RENT,
    E_DOUBLE_RENT,
    E_FARE,
    E_RENT,
    E_UTILITY,
    NEAREST_TRANSPORT,
    NEAREST_UTILITY,
    STREET,
    TRANSPORT,
    UTILITY,
)
from .state import RuleTable, State
from .titles import monopolises, number_owned


def has_hotel(g: State, rules: RuleTable, space: int) -> bool:
    """Whether the hotel (or apartment) stands there: one step above the most houses of the owner's role."""
    return g.buildings[space] > rules.max_houses[g.role[g.owner[space]]]


def street_rent(g: State, rules: RuleTable, space: int) -> int:
    """The card's figure; doubled on a bare street of a monopoly; half of the building column where the monopoly is broken."""
    owner, built = g.owner[space], g.buildings[space]
    role = g.role[owner]
    amount = rules.rent[role][space][built]
    if built == 0:
        because(g, B_BARE, amount)
    else:
        because(g, B_HOTEL if has_hotel(g, rules, space) else B_HOUSES, amount)
    if rules.monopoly[role] > 0:
        if monopolises(g, rules, owner, rules.group[space]):
            if built == 0:
                amount *= 2
                because(g, B_MONOPOLY, amount)
        elif built > 0:
            amount //= 2
            because(g, B_BROKEN, amount)
    return amount


def fare(g: State, rules: RuleTable, space: int) -> int:
    """A transport company's fare by the number its owner has."""
    owner = g.owner[space]
    owned = number_owned(g, rules, owner, rules.group[space])
    because(g, B_OWNED, owned)
    return rules.rent[g.role[owner]][space][owned - 1]


def multiple(g: State, rules: RuleTable, space: int) -> int:
    """By how much a utility's owner multiplies the throw."""
    owner = g.owner[space]
    return rules.rent[g.role[owner]][space][number_owned(g, rules, owner, rules.group[space]) - 1]


def utility_rent(g: State, factor: int, throw: int) -> int:
    """The multiple of a fresh throw."""
    because(g, B_THROW, throw)
    because(g, B_MULTIPLE, factor)
    return factor * throw


def rent(g: State, rules: RuleTable, space: int, throw: int) -> int:
    """What the owner of an unmortgaged title is owed for one landing; `throw` counts for utilities only."""
    kind = rules.kind[space]
    if kind == STREET:
        return street_rent(g, rules, space)
    if kind == TRANSPORT:
        return fare(g, rules, space)
    return utility_rent(g, multiple(g, rules, space), throw)


def rent_asked(g: State, rules: RuleTable, space: int) -> int:
    """What a visitor of a street or a company owes; a card that sent him there may multiply the fare."""
    due = rent(g, rules, space, 0)
    if g.card >= 0 and rules.effect[g.deck][g.card] == NEAREST_TRANSPORT and rules.kind[space] == TRANSPORT:
        due *= rules.amount[g.deck][g.card]
        because(g, B_TIMES_CARD, rules.amount[g.deck][g.card])
    return due


def multiple_asked(g: State, rules: RuleTable, space: int) -> int:
    """By how much a visitor's throw is multiplied; a card that sent him there may have its own multiple."""
    if g.card >= 0 and rules.effect[g.deck][g.card] == NEAREST_UTILITY:
        return rules.amount[g.deck][g.card]
    return multiple(g, rules, space)


def rent_event(g: State, rules: RuleTable, space: int) -> int:
    """Under which paragraph the rent is paid."""
    kind = rules.kind[space]
    if kind == TRANSPORT:
        return E_FARE
    if kind == UTILITY:
        return E_UTILITY
    owner, bare = g.owner[space], g.buildings[space] == 0
    if rules.monopoly[g.role[owner]] > 0 and bare == monopolises(g, rules, owner, rules.group[space]):
        return E_DOUBLE_RENT if bare else E_BROKEN_RENT
    return E_RENT
