"""What a visitor owes: the title card's column for the owner's role, changed by a monopoly."""

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
from .titles import has_monopoly, number_owned


def has_hotel(g: State, rules: RuleTable, space: int) -> bool:
    """Whether a hotel (or apartment) stands there, that is one more building than the owner's role may have houses."""
    return g.buildings[space] > rules.max_houses[g.role[g.owner[space]]]


def street_rent(g: State, rules: RuleTable, space: int) -> int:
    """The card's figure: doubled on a bare street of a monopoly, halved on a built one of a broken monopoly."""
    owner, built = g.owner[space], g.buildings[space]
    role = g.role[owner]
    amount = rules.rent[role][space][built]
    if built == 0:
        because(g, B_BARE, amount)
    else:
        because(g, B_HOTEL if has_hotel(g, rules, space) else B_HOUSES, amount)
    if rules.monopoly[role] > 0:
        if has_monopoly(g, rules, owner, rules.group[space]):
            if built == 0:
                amount *= 2
                because(g, B_MONOPOLY, amount)
        elif built > 0:
            amount //= 2
            because(g, B_BROKEN, amount)
    return amount


def fare(g: State, rules: RuleTable, space: int) -> int:
    """A transport company's fare, by how many its owner has; the number is no reason where all the card's fares are alike."""
    owner, group = g.owner[space], rules.group[space]
    role, owned = g.role[owner], number_owned(g, rules, owner, group)
    if rules.rent[role][space][0] != rules.rent[role][space][rules.group_size[group] - 1]:
        because(g, B_OWNED, owned)
    return rules.rent[role][space][owned - 1]


def multiple(g: State, rules: RuleTable, space: int) -> int:
    """By how much a utility's rent multiplies the throw."""
    owner = g.owner[space]
    return rules.rent[g.role[owner]][space][number_owned(g, rules, owner, rules.group[space]) - 1]


def utility_rent(g: State, factor: int, throw: int) -> int:
    """A utility's rent for a throw."""
    because(g, B_THROW, throw)
    because(g, B_MULTIPLE, factor)
    return factor * throw


def rent(g: State, rules: RuleTable, space: int, throw: int) -> int:
    """The rent of an unmortgaged title for one landing; `throw` matters for utilities only."""
    kind = rules.kind[space]
    if kind == STREET:
        return street_rent(g, rules, space)
    if kind == TRANSPORT:
        return fare(g, rules, space)
    return utility_rent(g, multiple(g, rules, space), throw)


def rent_asked(g: State, rules: RuleTable, space: int) -> int:
    """What a visitor to a street or transport company owes; a card that sent the visitor there may multiply the fare."""
    due = rent(g, rules, space, 0)
    if g.card >= 0 and rules.effect[g.deck][g.card] == NEAREST_TRANSPORT and rules.kind[space] == TRANSPORT:
        due *= rules.amount[g.deck][g.card]
        because(g, B_TIMES_CARD, rules.amount[g.deck][g.card])
    return due


def multiple_asked(g: State, rules: RuleTable, space: int) -> int:
    """By how much a visitor's throw is multiplied; a card that sent the visitor there may have its own multiple."""
    if g.card >= 0 and rules.effect[g.deck][g.card] == NEAREST_UTILITY:
        return rules.amount[g.deck][g.card]
    return multiple(g, rules, space)


def rent_event(g: State, rules: RuleTable, space: int) -> int:
    """The event that the rent is paid as; it decides which paragraph is cited."""
    kind = rules.kind[space]
    if kind == TRANSPORT:
        return E_FARE
    if kind == UTILITY:
        return E_UTILITY
    owner, bare = g.owner[space], g.buildings[space] == 0
    if rules.monopoly[g.role[owner]] > 0 and bare == has_monopoly(g, rules, owner, rules.group[space]):
        return E_DOUBLE_RENT if bare else E_BROKEN_RENT
    return E_RENT
