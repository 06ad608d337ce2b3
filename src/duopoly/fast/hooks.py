"""What the compiled rules call instead of the functions of these names: no ledger is written; counters add up."""

from ..rules.bookkeeping import count_landing, count_payment
from ..rules.codes import E_MOVE, E_SENT
from ..rules.state import State


def payment(g: State, event: int, payer: int, payee: int, amount: int, space: int) -> None:
    """A payment is counted."""
    count_payment(g, g.counters, event, payer, payee, amount, space)  # type: ignore[arg-type]


def fact(g: State, event: int, seat: int, other: int, space: int, x: int, y: int) -> None:
    """Of all facts, landings are counted."""
    if event == E_MOVE or event == E_SENT:
        count_landing(g, g.counters, seat, space)  # type: ignore[arg-type]


def because(g: State, reason: int, amount: int) -> None:
    """No reasons are kept."""


def store_reasons(g: State, is_claim: int) -> None:
    """No reasons are kept."""


def recall_reasons(g: State, is_claim: int, i: int) -> None:
    """No reasons are kept."""


def drop_reasons(g: State) -> None:
    """No reasons are kept."""
