"""Paying debts, and bankruptcy to a player or to the bank."""

from .bits import lowest
from .bookkeeping import because, drop_reasons, fact
from .building import clear
from .codes import (
    B_INTEREST_PERCENT,
    BANK,
    COUNT_RENT,
    DECKS,
    E_BANKRUPT,
    E_BANKRUPTCY,
    E_FEE,
    E_GET_OUT_INHERITED,
    E_INHERITED,
    E_INTEREST,
    E_TO_BANK,
    NEXT,
    NOWHERE,
    OK,
    R_CAN_PAY,
    R_CAN_RAISE,
    R_CASH,
    SPACES,
)
from .decks import give_back
from .flow import release
from .means import interest_on, raisable
from .money import charge, drop_claim, drop_debt, pay, pay_debt
from .mortgages import choice_made
from .prison import free
from .spaces import clear_count
from .state import RuleTable, State
from .titles import give, redeem


def why_not_pay_debt(g: State, seat: int) -> int:
    """Why the seat cannot pay the debt that is due first: it lacks the cash."""
    return R_CASH if g.cash[seat] < g.owed[0] else OK


def settle_debt(g: State) -> None:
    """Pays the debt that is due first, in full. The fee frees the prisoner who pays it."""
    if g.owed_for[0] == E_FEE and g.held[g.debtor[0]] > 0:
        free(g, g.debtor[0])
    pay_debt(g)
    release(g)


def why_not_give_up(g: State, rules: RuleTable, seat: int) -> int:
    """Why the seat may not give up: it can pay, or could after selling and mortgaging everything."""
    if g.cash[seat] >= g.owed[0]:
        return R_CAN_PAY
    return R_CAN_RAISE if raisable(g, rules, seat) >= g.owed[0] else OK


def give_up(g: State, rules: RuleTable, seat: int) -> None:
    """Goes bankrupt: buildings go back to the bank, everything else to the creditor of the first debt."""
    creditor = g.creditor[0]
    fact(g, E_BANKRUPT, seat, creditor, g.owed_at[0], g.owed[0], 0)
    built = g.owns[seat] & g.built
    while built:
        clear(g, rules, seat, lowest(built))
        built &= built - 1
    drop_debts_of(g, seat, creditor)
    g.bankrupt[seat] = 1
    g.alive -= 1
    g.held[seat] = 0
    g.stayed[seat] = 0
    if g.cash[seat] > 0:
        pay(g, seat, creditor, g.cash[seat], E_BANKRUPTCY, NOWHERE)
    if creditor == BANK:
        leave_to_bank(g, rules, seat)
    else:
        leave_to_player(g, rules, seat, creditor)
    release(g)
    if seat == g.turn:
        g.phase = NEXT
        g.mister = 0
        g.doubles = 0
        clear_count(g)


def drop_debts_of(g: State, seat: int, heir: int) -> None:
    """Cancels the seat's debts and all claims by or against it. What others owe it, they now owe `heir`."""
    if g.counting == COUNT_RENT and g.landlord == seat:
        g.landlord = heir
    i = 0
    while i < g.n_debts:
        if g.debtor[i] == seat or (g.creditor[i] == seat and g.debtor[i] == heir):
            drop_debt(g, i)
        else:
            if g.creditor[i] == seat:
                g.creditor[i] = heir
            i += 1
    i = 0
    while i < g.n_claims:
        if g.visitor[i] == seat or g.claimant[i] == seat:
            drop_claim(g, i)
        else:
            i += 1
    drop_reasons(g)


def leave_to_player(g: State, rules: RuleTable, seat: int, heir: int) -> None:
    """Passes on all titles, with their mortgages, and get-out cards; in the classic game interest is due at once."""
    interest = 0
    for space in range(SPACES):
        if g.owner[space] == seat:
            give(g, rules, space, heir)
            fact(g, E_INHERITED, seat, heir, space, g.mortgaged[space], 0)
            if g.mortgaged[space] and rules.mortgage_interest > 0:
                interest += interest_on(rules, space)
                g.inherited |= 1 << space
                g.interest &= ~(1 << space)
    for deck in range(DECKS):
        if g.keeper[deck] == seat:
            g.keeper[deck] = heir
            fact(g, E_GET_OUT_INHERITED, seat, heir, NOWHERE, deck, 0)
    if interest > 0:
        because(g, B_INTEREST_PERCENT, rules.mortgage_interest)
        charge(g, heir, BANK, interest, E_INTEREST, NOWHERE)


def leave_to_bank(g: State, rules: RuleTable, seat: int) -> None:
    """Makes all the seat's titles unsold and unmortgaged again; in the classic game they are auctioned at once."""
    for space in range(SPACES):
        if g.owner[space] == seat:
            give(g, rules, space, BANK)
            redeem(g, rules, space)
            choice_made(g, space)
            fact(g, E_TO_BANK, seat, BANK, space, 0, 0)
            if rules.estate_auction:
                g.estate |= 1 << space
    for deck in range(DECKS):
        if g.keeper[deck] == seat:
            give_back(g, rules, deck)
