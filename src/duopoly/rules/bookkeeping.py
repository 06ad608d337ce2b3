"""How the rules report what happens: payments and facts go into the ledger and the counters, if the state has any.

Compiled, a state has counters or none, and never a ledger.
"""

from .codes import E_MOVE, E_RENT, E_SENT, E_UTILITY
from .counters import RENT, RENT_PAID, SOURCE, Counters
from .ledger import LedgerEntry
from .state import State


def because(g: State, reason: int, amount: int) -> None:
    """Adds a step in working out the amount of the next payment."""
    if g.ledger is not None:
        g.ledger.reasons.append((reason, amount))


def payment(g: State, event: int, payer: int, payee: int, amount: int, space: int) -> None:
    """Reports a payment, with the reasons gathered since the last one."""
    if g.counters is not None:
        count_payment(g, g.counters, event, payer, payee, amount, space)
    if g.ledger is not None:
        role = g.role[payer] if payer >= 0 else 0
        g.ledger.entries.append(LedgerEntry(event, payer, payee, amount, space, role, 0, tuple(g.ledger.reasons)))
        g.ledger.reasons.clear()


def fact(g: State, event: int, seat: int, other: int, space: int, x: int, y: int) -> None:
    """Reports something that happened without money."""
    if g.counters is not None and (event == E_MOVE or event == E_SENT):
        count_landing(g, g.counters, seat, space)
    if g.ledger is not None:
        g.ledger.entries.append(LedgerEntry(event, seat, other, 0, space, x, y, ()))


def store_reasons(g: State, is_claim: int) -> None:
    """Moves the reasons gathered so far to the newest debt, or with `is_claim` 1 to the newest claim."""
    if g.ledger is not None:
        unpaid = g.ledger.claims if is_claim else g.ledger.debts
        unpaid.append(tuple(g.ledger.reasons))
        g.ledger.reasons.clear()


def recall_reasons(g: State, is_claim: int, i: int) -> None:
    """Gathers the reasons for the `i`-th debt or claim again, because it is settled now."""
    if g.ledger is not None:
        unpaid = g.ledger.claims if is_claim else g.ledger.debts
        if i < len(unpaid):
            g.ledger.reasons.extend(unpaid.pop(i))


def drop_reasons(g: State) -> None:
    """Discards the reasons gathered so far: no payment follows."""
    if g.ledger is not None:
        g.ledger.reasons.clear()


def count_payment(g: State, counters: Counters, event: int, payer: int, payee: int, amount: int, space: int) -> None:
    """Counts a payment."""
    source = SOURCE[event]
    if payee >= 0:
        counters.income[payee][source] += amount
    if payer >= 0:
        counters.income[payer][RENT_PAID if source == RENT else source] -= amount
    if E_RENT <= event <= E_UTILITY and payer >= 0:
        role = g.role[payee]
        counters.taken[role][space][g.buildings[space]] += amount
        counters.times[role][space][g.buildings[space]] += 1


def count_landing(g: State, counters: Counters, seat: int, space: int) -> None:
    """Counts a token that comes to rest on a space, or that the space sends on."""
    counters.landed[g.role[seat]][space] += 1
