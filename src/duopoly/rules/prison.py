"""Prison and price war: going there, and each edition's ways out."""

from .bookkeeping import fact
from .codes import (
    BANK,
    DECKS,
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
    """Sends the seat straight to prison or price war, without the bonus at Start; in the classic game its turn is over."""
    g.space[seat] = PRISON_SPACE
    g.held[seat] = 1
    g.mister = 0
    fact(g, E_SENT, seat, BANK, PRISON_SPACE, g.role[seat], 0)
    if rules.prison_ends_turn:
        g.doubles = 0
    settle(g)


def collects(g: State, rules: RuleTable, seat: int) -> bool:
    """Whether the seat collects rents and other charges: a monopolist in prison does not, a competitor in price war does."""
    return g.held[seat] == 0 or rules.prison_collects != 0 or (rules.roles > 1 and g.role[seat] != MONOPOLIST)


def must_pay(g: State, rules: RuleTable, seat: int) -> bool:
    """Whether the seat must pay to leave: it has used up its throws for a double, or sat a turn out."""
    if g.stayed[seat]:
        return True
    return g.held[seat] > rules.prison_throws


def why_not_throw(g: State, rules: RuleTable, seat: int) -> int:
    """Why the seat may not throw: a held player has only so many throws for a double. An extra throw is always allowed."""
    if g.held[seat] > 0 and not g.again and must_pay(g, rules, seat):
        return R_PAY_FIRST
    return OK


def why_not_decline_throw(g: State, rules: RuleTable) -> int:
    """Why the throw may not be declined: only an extra throw may, and only if the leaflet makes it a right."""
    return OK if g.again and rules.decline_extra_throw else R_NOT_NOW


def why_not_leave(g: State, seat: int) -> int:
    """Why the seat may not leave by fee or get-out card: it is not held, or this is an extra throw."""
    if g.held[seat] == 0:
        return R_NOT_HELD
    if g.again:
        return R_EXTRA_THROW
    return OK


def why_not_pay_fee(g: State, rules: RuleTable, seat: int) -> int:
    """Why the seat may not pay the fee. A seat that must pay owes the fee even without the cash."""
    refusal = why_not_leave(g, seat)
    if refusal == OK and g.cash[seat] < rules.fee and not must_pay(g, rules, seat):
        return R_CASH
    return refusal


def pay_fee(g: State, rules: RuleTable, seat: int) -> None:
    """Pays the fee; the player is free and throws as usual."""
    ask(g, THROW, seat)
    charge_fee(g, rules, seat)


def charge_fee(g: State, rules: RuleTable, seat: int) -> None:
    """Makes the seat pay the fee, which frees it. A seat without the cash owes the fee, and is free when that is paid."""
    if g.cash[seat] >= rules.fee:
        free(g, seat)
    charge(g, seat, BANK, rules.fee, E_FEE, PRISON_SPACE)


def get_out_cards(g: State, seat: int) -> int:
    """How many get-out cards the seat has."""
    return (g.keeper[0] == seat) + (g.keeper[1] == seat)


def first_card(g: State, seat: int) -> int:
    """The object of `use-card` for a seat that does not care which card it uses: its only one, or the first deck's."""
    return 1 if get_out_cards(g, seat) > 1 else 0


def why_not_use_card(g: State, seat: int, which: int) -> int:
    """Why the seat may not use a get-out card: that of deck `which` - 1, or if `which` is 0, its only one."""
    refusal = why_not_leave(g, seat)
    if refusal != OK:
        return refusal
    if get_out_cards(g, seat) == 0 or not 0 <= which <= DECKS or (which > 0 and g.keeper[which - 1] != seat):
        return R_NO_GET_OUT_CARD
    return R_WHICH_CARD if which == 0 and get_out_cards(g, seat) > 1 else OK


def use_card(g: State, rules: RuleTable, seat: int, which: int) -> None:
    """Puts the card under its deck; the player is free and throws as usual."""
    deck = which - 1 if which > 0 else 0 if g.keeper[0] == seat else 1
    give_back(g, rules, deck)
    fact(g, E_GET_OUT, seat, BANK, PRISON_SPACE, deck, 0)
    free(g, seat)
    ask(g, THROW, seat)


def why_not_stay(g: State, rules: RuleTable, seat: int) -> int:
    """Why the seat may not stay: only some leaflets let a player sit out one turn."""
    refusal = why_not_leave(g, seat)
    if refusal != OK:
        return refusal
    if must_pay(g, rules, seat):
        return R_PAY_FIRST
    return OK if rules.prison_stay else R_NO_STAYING


def stay(g: State, seat: int) -> None:
    """Sits the turn out; the next one begins with the fee."""
    g.held[seat] += 1
    g.stayed[seat] = 1
    fact(g, E_STAY, seat, BANK, PRISON_SPACE, 0, 0)
    settle(g)


def free(g: State, seat: int) -> None:
    """Lets the seat out of prison or price war."""
    g.held[seat] = 0
    g.stayed[seat] = 0
    fact(g, E_FREE, seat, BANK, PRISON_SPACE, g.role[seat], 0)


def miss(g: State, seat: int) -> None:
    """Counts a throw that was no double; an extra throw uses up no turn."""
    if not g.again:
        g.held[seat] += 1
    fact(g, E_MISS, seat, BANK, PRISON_SPACE, g.held[seat], 0)
    settle(g)
