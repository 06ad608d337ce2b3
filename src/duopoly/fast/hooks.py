"""What compiled rules call in place of the ledger's functions of the same names: they write no lines and count instead."""

from ..rules.bookkeeping import count_landing, count_payment
from ..rules.codes import E_MOVE, E_SENT
from ..rules.state import State


def payment(g: State, event: int, payer: int, payee: int, amount: int, space: int) -> None:
    """Counts a payment."""
    count_payment(g, g.counters, event, payer, payee, amount, space)  # type: ignore[arg-type]


def fact(g: State, event: int, seat: int, other: int, space: int, x: int, y: int) -> None:
    """Counts a landing; other facts are ignored."""
    if event == E_MOVE or event == E_SENT:
        count_landing(g, g.counters, seat, space)  # type: ignore[arg-type]


def because(g: State, reason: int, amount: int) -> None:
    """Does nothing: no reasons are recorded."""


def store_reasons(g: State, is_claim: int) -> None:
    """Does nothing: no reasons are recorded."""


def recall_reasons(g: State, is_claim: int, i: int) -> None:
    """Does nothing: no reasons are recorded."""


def drop_reasons(g: State) -> None:
    """Does nothing: no reasons are recorded."""
