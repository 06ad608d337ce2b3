"""Mortgaging a title, lifting the mortgage, and the interest that a new owner pays in the classic game."""

from .bits import lowest, size
from .bookkeeping import because, fact
from .building import group_built
from .codes import (
    B_INTEREST_PERCENT,
    BANK,
    E_INTEREST,
    E_KEPT_MORTGAGED,
    E_LIFTING,
    E_MORTGAGE,
    NOBODY,
    OK,
    R_CASH,
    R_COVER,
    R_DEBT_FIRST,
    R_IN_OFFER,
    R_LIFT_OWN_TURN,
    R_MONOPOLY_HOUSES,
    R_MORTGAGED,
    R_NO_TITLE,
    R_NOT_MORTGAGED,
    R_NOT_YOURS,
    R_SELL_FIRST,
)
from .flow import own_turn
from .means import interest_on, spending_keeps_cover
from .money import charge, owes, pay, spendable
from .state import RuleTable, State
from .titles import is_title, pledge, redeem


def why_not_mortgage(g: State, rules: RuleTable, seat: int, space: int) -> int:
    """Why the seat may not mortgage the space, for instance because of buildings that must be sold first.

    A title in an offer must change hands as it was offered, so it cannot be mortgaged before the answer.
    """
    if not is_title(rules, space):
        return R_NO_TITLE
    if g.owner[space] != seat:
        return R_NOT_YOURS
    if g.mortgaged[space]:
        return R_MORTGAGED
    if g.offerer != NOBODY and ((g.give | g.take) >> space) & 1:
        return R_IN_OFFER
    if g.buildings[space] > 0 or (rules.bare_group and group_built(g, rules, seat, rules.group[space])):
        return R_SELL_FIRST
    if strands_houses(g, rules, seat, 1 << space, 0):
        return R_MONOPOLY_HOUSES
    return OK


def strands_houses(g: State, rules: RuleTable, seat: int, leaving: int, coming: int) -> bool:
    """Whether houses of the seat would stand in a city without a monopoly, where the leaflet forbids it.

    `leaving` and `coming` are sets of streets that stop and start counting for the seat.
    """
    needed = rules.monopoly[g.role[seat]]
    if needed == 0 or rules.houses_outlast_monopoly or rules.bare_group:
        return False
    rest = leaving
    while rest:
        group = rules.group[lowest(rest)]
        rest &= ~rules.group_set[group]
        if group_built(g, rules, seat, group) and streets_left(g, rules, seat, group, leaving, coming) < needed:
            return True
    return False


def streets_left(g: State, rules: RuleTable, seat: int, group: int, leaving: int, coming: int) -> int:
    """How many unmortgaged streets of the group the seat has after some leave and some come."""
    return size(((g.owns[seat] & ~leaving) | coming) & rules.group_set[group] & ~g.pledged)


def mortgage(g: State, rules: RuleTable, seat: int, space: int) -> None:
    """Mortgages the title: the bank lends half its price."""
    pledge(g, rules, space)
    pay(g, BANK, seat, rules.mortgage[space], E_MORTGAGE, space)


def awaits_choice(g: State, space: int) -> bool:
    """Whether the title's new owner still has to choose between lifting its mortgage without interest and keeping it."""
    return ((g.interest | g.inherited) >> space) & 1 == 1


def lift_price(g: State, rules: RuleTable, space: int) -> int:
    """What lifting the mortgage costs now."""
    return rules.mortgage[space] if awaits_choice(g, space) else rules.lift[space]


def why_not_lift(g: State, rules: RuleTable, seat: int, space: int) -> int:
    """Why the seat may not lift the mortgage."""
    if not is_title(rules, space):
        return R_NO_TITLE
    if g.owner[space] != seat:
        return R_NOT_YOURS
    if not g.mortgaged[space]:
        return R_NOT_MORTGAGED
    if not rules.lift_any_time and not own_turn(g, seat) and not awaits_choice(g, space):
        return R_LIFT_OWN_TURN
    if owes(g, seat):
        return R_DEBT_FIRST
    price = lift_price(g, rules, space)
    if spendable(g, seat) < price:
        return R_CASH
    return OK if spending_keeps_cover(g, rules, seat, price, rules.mortgage[space]) else R_COVER


def lift(g: State, rules: RuleTable, seat: int, space: int) -> None:
    """Lifts the mortgage for the amount on the back of the card; a new owner who lifts it at once pays no interest."""
    price = lift_price(g, rules, space)
    redeem(g, rules, space)
    choice_made(g, space)
    pay(g, seat, BANK, price, E_LIFTING, space)


def choice_made(g: State, space: int) -> None:
    """Marks the new owner's choice about the title as made."""
    g.interest &= ~(1 << space)
    g.inherited &= ~(1 << space)


def title_to_choose(g: State) -> int:
    """The first title on the board whose new owner has to choose, or -1 if there is none."""
    both = g.interest | g.inherited
    return lowest(both) if both else -1


def keep(g: State, rules: RuleTable, seat: int) -> None:
    """Keeps the mortgage for its interest, unless the interest was paid on inheriting the title."""
    space = title_to_choose(g)
    due = (g.interest >> space) & 1
    choice_made(g, space)
    fact(g, E_KEPT_MORTGAGED, seat, BANK, space, due, 0)
    if due:
        because(g, B_INTEREST_PERCENT, rules.mortgage_interest)
        charge(g, seat, BANK, interest_on(rules, space), E_INTEREST, space)
