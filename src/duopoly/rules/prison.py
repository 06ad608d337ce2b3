"""Prison and price war: being sent there, and each edition's ways out."""

from .bookkeeping import fact
from .codes import (
    BANK,
    E_FEE,
    E_FREE,
    E_GET_OUT,
    E_MISS,
    E_SENT,
    E_STAY,
    MONOPOLIST,
    OK,
    PRISON_SPACE,
    R_CASH,
    R_EXTRA_THROW,
    R_NO_GET_OUT_CARD,
    R_NO_STAYING,
    R_NOT_HELD,
    R_NOT_NOW,
    R_PAY_FIRST,
    R_WHICH_CARD,
    THROW,
)
from .decks import give_back
from .flow import ask, settle
from .money import charge
from .state import RuleTable, State


def send(g: State, rules: RuleTable, seat: int) -> None:
    """Straight to prison or price war, with nothing from Start; in the classic game the turn is over."""
    g.space[seat] = PRISON_SPACE
    g.held[seat] = 1
    g.mister = 0
    fact(g, E_SENT, seat, BANK, PRISON_SPACE, g.role[seat], 0)
    if rules.prison_ends_turn:
        g.doubles = 0
    settle(g)


def collects(g: State, rules: RuleTable, seat: int) -> bool:
    """A monopolist in prison collects no rent and no other charge; a competitor in price war goes on collecting."""
    return g.held[seat] == 0 or rules.prison_collects != 0 or (rules.roles > 1 and g.role[seat] != MONOPOLIST)


def must_pay(g: State, rules: RuleTable, seat: int) -> bool:
    """Whether the throws for a double are used up, or a turn was sat out: only paying is left."""
    if g.stayed[seat]:
        return True
    return g.held[seat] > rules.prison_throws


def why_not_throw(g: State, rules: RuleTable, seat: int) -> int:
    """The held player may try for a double while he has tries; an extra throw is always a try."""
    if g.held[seat] > 0 and not g.again and must_pay(g, rules, seat):
        return R_PAY_FIRST
    return OK


def why_not_decline_throw(g: State, rules: RuleTable) -> int:
    """An extra throw may be left out where the leaflet gives it as a right; an ordinary one has to be made."""
    return OK if g.again and rules.decline_extra_throw else R_NOT_NOW


def why_not_leave(g: State, seat: int) -> int:
    """Paying and the get-out card are for the start of a regular turn."""
    if g.held[seat] == 0:
        return R_NOT_HELD
    if g.again:
        return R_EXTRA_THROW
    return OK


def why_not_pay_fee(g: State, rules: RuleTable, seat: int) -> int:
    """Who must pay owes the fee even without the cash; who only may pay needs it."""
    refusal = why_not_leave(g, seat)
    if refusal == OK and g.cash[seat] < rules.fee and not must_pay(g, rules, seat):
        return R_CASH
    return refusal


def pay_fee(g: State, rules: RuleTable, seat: int) -> None:
    """Pays, is free, and throws as usual."""
    free(g, seat)
    ask(g, THROW, seat)
    charge(g, seat, BANK, rules.fee, E_FEE, PRISON_SPACE)


def cards_kept(g: State, seat: int) -> int:
    """How many get-out cards the seat keeps."""
    return (g.keeper[0] == seat) + (g.keeper[1] == seat)


def first_card(g: State, seat: int) -> int:
    """How the seat names a get-out card when it does not care which: the only one, or that of the first deck."""
    return 1 if cards_kept(g, seat) > 1 else 0


def why_not_use_card(g: State, seat: int, which: int) -> int:
    """Only a kept get-out card opens the door: that of deck `which` - 1, or with 0 the only one there is."""
    refusal = why_not_leave(g, seat)
    if refusal != OK:
        return refusal
    if cards_kept(g, seat) == 0 or (which > 0 and g.keeper[which - 1] != seat):
        return R_NO_GET_OUT_CARD
    return R_WHICH_CARD if which == 0 and cards_kept(g, seat) > 1 else OK


def use_card(g: State, rules: RuleTable, seat: int, which: int) -> None:
    """The card goes under its deck; the player is free and throws as usual."""
    deck = which - 1 if which > 0 else 0 if g.keeper[0] == seat else 1
    give_back(g, rules, deck)
    fact(g, E_GET_OUT, seat, BANK, PRISON_SPACE, deck, 0)
    free(g, seat)
    ask(g, THROW, seat)


def why_not_stay(g: State, rules: RuleTable, seat: int) -> int:
    """One turn may be sat out where the leaflet has it, and then the fee is due."""
    refusal = why_not_leave(g, seat)
    if refusal != OK:
        return refusal
    if not rules.prison_stay:
        return R_NO_STAYING
    return R_PAY_FIRST if must_pay(g, rules, seat) else OK


def stay(g: State, seat: int) -> None:
    """Sits the turn out; the next begins with the fee."""
    g.held[seat] += 1
    g.stayed[seat] = 1
    fact(g, E_STAY, seat, BANK, PRISON_SPACE, 0, 0)
    settle(g)


def free(g: State, seat: int) -> None:
    """Out of prison or price war."""
    g.held[seat] = 0
    g.stayed[seat] = 0
    fact(g, E_FREE, seat, BANK, PRISON_SPACE, g.role[seat], 0)


def miss(g: State, seat: int) -> None:
    """No double: one regular turn is used up; an extra throw uses up nothing."""
    if not g.again:
        g.held[seat] += 1
    fact(g, E_MISS, seat, BANK, PRISON_SPACE, g.held[seat], 0)
    settle(g)
