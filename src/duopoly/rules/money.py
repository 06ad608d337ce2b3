"""Money changes hands only here. A payment that cannot be made at once becomes a debt."""

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
    E_UNCLAIMED,
    NO_LOT,
    NO_POT,
)
from .state import State

DEBT, CLAIM = 0, 1


def pay(g: State, payer: int, payee: int, amount: int, event: int, space: int) -> None:
    """Moves `amount` from payer to payee; either may be the bank."""
    if payer != BANK:
        g.cash[payer] -= amount
    if payee != BANK:
        g.cash[payee] += amount
    elif g.pot != NO_POT and is_tax_or_fee(event):
        g.pot += amount
    payment(g, event, payer, payee, amount, space)


def is_tax_or_fee(event: int) -> bool:
    """Whether the payment goes to the pot by the house rule: taxes, the fee for leaving prison, and what cards cost."""
    return event == E_INCOME_TAX or event == E_PROPERTY_TAX or event == E_FEE or event == E_CARD


def spendable(g: State, seat: int) -> int:
    """The seat's cash, less its bid if it has the best one in an auction."""
    return g.cash[seat] - g.bid if g.lot != NO_LOT and g.best == seat else g.cash[seat]


def owes(g: State, seat: int) -> bool:
    """Whether the seat has an unpaid debt."""
    for i in range(g.n_debts):
        if g.debtor[i] == seat:
            return True
    return False


def charge(g: State, payer: int, payee: int, amount: int, event: int, space: int) -> None:
    """Makes a payment that cannot be refused; if the player is short of cash, it is recorded as a debt."""
    if amount <= 0:
        drop_reasons(g)
        fact(g, E_NOTHING_DUE, payer, payee, space, event, 0)
        return
    if g.cash[payer] >= amount and not (g.n_debts > 0 and owes(g, payer)):
        pay(g, payer, payee, amount, event, space)
    else:
        owe(g, payer, payee, amount, event, space)


def owe(g: State, payer: int, payee: int, amount: int, event: int, space: int) -> None:
    """Adds a debt behind the others. Raises ValueError if there are too many."""
    i = g.n_debts
    if i == DEBTS:
        raise ValueError("debts: expected at most 32 at once, got more")  # compiled: no f-string
    g.debtor[i] = payer
    g.creditor[i] = payee
    g.owed[i] = amount
    g.owed_for[i] = event
    g.owed_at[i] = space
    g.n_debts = i + 1
    store_reasons(g, DEBT)
    fact(g, E_DEBT, payer, payee, space, amount, 0)


def drop_debt(g: State, i: int) -> None:
    """Removes the `i`-th debt and gathers its reasons again."""
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
    payer, payee, amount, event, space = g.debtor[0], g.creditor[0], g.owed[0], g.owed_for[0], g.owed_at[0]
    drop_debt(g, 0)
    pay(g, payer, payee, amount, event, space)


def wait_for_claim(g: State, visitor: int, owner: int, amount: int, event: int, space: int) -> None:
    """Records a rent that its owner has to claim. Raises ValueError if there are too many."""
    if amount <= 0:
        drop_reasons(g)
        fact(g, E_NOTHING_DUE, visitor, owner, space, event, 0)
        return
    i = g.n_claims
    if i == CLAIMS:
        raise ValueError("claims: expected at most 24 at once, got more")
    g.visitor[i] = visitor
    g.claimant[i] = owner
    g.claimed[i] = amount
    g.claimed_for[i] = event
    g.claimed_at[i] = space
    g.n_claims = i + 1
    store_reasons(g, CLAIM)
    fact(g, E_CLAIMABLE, visitor, owner, space, amount, 0)


def lapse_claim(g: State, i: int) -> None:
    """Cancels the `i`-th rent: its owner has not claimed it."""
    fact(g, E_UNCLAIMED, g.visitor[i], g.claimant[i], g.claimed_at[i], g.claimed[i], 0)
    drop_claim(g, i)


def drop_claim(g: State, i: int) -> None:
    """Removes the `i`-th claim and gathers its reasons again."""
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
