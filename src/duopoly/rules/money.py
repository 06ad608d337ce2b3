"""Money changes hands here and nowhere else; what cannot be paid at once becomes a debt."""

from .bookkeeping import drop_reasons, fact, payment, recall_reasons, store_reasons
from .codes import (
    BANK,
    CLAIMS,
    DEBTS,
    E_CARD,
    E_CLAIMABLE,
    E_DEBT,
    E_FEE,
    E_INCOME_TAX,
    E_NOTHING_DUE,
    E_PROPERTY_TAX,
    NO_LOT,
    NO_POT,
)
from .state import State

DEBT, CLAIM = 0, 1


def pay(g: State, payer: int, payee: int, amount: int, what: int, space: int) -> None:
    """Moves `amount` from payer to payee; either may be the bank."""
    if payer != BANK:
        g.cash[payer] -= amount
    if payee != BANK:
        g.cash[payee] += amount
    elif g.pot != NO_POT and is_tax_or_fee(what):
        g.pot += amount
    payment(g, what, payer, payee, amount, space)


def is_tax_or_fee(what: int) -> bool:
    """What some tables collect on Free Parking: taxes, the fee for leaving prison, and what cards make a player pay."""
    return what == E_INCOME_TAX or what == E_PROPERTY_TAX or what == E_FEE or what == E_CARD


def spendable(g: State, seat: int) -> int:
    """The cash that is free: what the seat has bid for the lot under the hammer is not."""
    return g.cash[seat] - g.bid if g.lot != NO_LOT and g.best == seat else g.cash[seat]


def owes(g: State, seat: int) -> bool:
    """Whether a debt of the seat is unpaid."""
    for i in range(g.n_debts):
        if g.debtor[i] == seat:
            return True
    return False


def charge(g: State, payer: int, payee: int, amount: int, what: int, space: int) -> None:
    """A payment that cannot be refused: made at once, or owed by who has not the cash."""
    if amount <= 0:
        drop_reasons(g)
        fact(g, E_NOTHING_DUE, payer, payee, space, what, 0)
        return
    if g.cash[payer] >= amount and not (g.n_debts > 0 and owes(g, payer)):
        pay(g, payer, payee, amount, what, space)
    else:
        owe(g, payer, payee, amount, what, space)


def owe(g: State, payer: int, payee: int, amount: int, what: int, space: int) -> None:
    """Puts a debt at the end of those that are due."""
    i = g.n_debts
    if i == DEBTS:
        raise ValueError("too many debts at once")
    g.debtor[i] = payer
    g.creditor[i] = payee
    g.owed[i] = amount
    g.owed_for[i] = what
    g.owed_at[i] = space
    g.n_debts = i + 1
    store_reasons(g, DEBT)
    fact(g, E_DEBT, payer, payee, space, amount, 0)


def drop_debt(g: State, i: int) -> None:
    """Takes the `i`-th debt off the list; its reasons are taken up."""
    recall_reasons(g, DEBT, i)
    g.n_debts -= 1
    for k in range(i, g.n_debts):
        g.debtor[k] = g.debtor[k + 1]
        g.creditor[k] = g.creditor[k + 1]
        g.owed[k] = g.owed[k + 1]
        g.owed_for[k] = g.owed_for[k + 1]
        g.owed_at[k] = g.owed_at[k + 1]
    k = g.n_debts
    g.debtor[k] = g.creditor[k] = g.owed[k] = g.owed_for[k] = g.owed_at[k] = 0


def pay_debt(g: State) -> None:
    """Pays the debt that is due first."""
    payer, payee, amount, what, space = g.debtor[0], g.creditor[0], g.owed[0], g.owed_for[0], g.owed_at[0]
    drop_debt(g, 0)
    pay(g, payer, payee, amount, what, space)


def wait_for_claim(g: State, visitor: int, owner: int, amount: int, what: int, space: int) -> None:
    """A rent that the owner has to ask for."""
    if amount <= 0:
        drop_reasons(g)
        fact(g, E_NOTHING_DUE, visitor, owner, space, what, 0)
        return
    i = g.n_claims
    if i == CLAIMS:
        raise ValueError("too many claims at once")
    g.visitor[i] = visitor
    g.claimant[i] = owner
    g.claimed[i] = amount
    g.claimed_for[i] = what
    g.claimed_at[i] = space
    g.n_claims = i + 1
    store_reasons(g, CLAIM)
    fact(g, E_CLAIMABLE, visitor, owner, space, amount, 0)


def drop_claim(g: State, i: int) -> None:
    """Takes the `i`-th claim off the list; its reasons are taken up."""
    recall_reasons(g, CLAIM, i)
    g.n_claims -= 1
    for k in range(i, g.n_claims):
        g.visitor[k] = g.visitor[k + 1]
        g.claimant[k] = g.claimant[k + 1]
        g.claimed[k] = g.claimed[k + 1]
        g.claimed_for[k] = g.claimed_for[k + 1]
        g.claimed_at[k] = g.claimed_at[k + 1]
    k = g.n_claims
    g.visitor[k] = g.claimant[k] = g.claimed[k] = g.claimed_for[k] = g.claimed_at[k] = 0
