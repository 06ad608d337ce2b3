"""What compiled rules call in place of the ledger's functions of the same names: they write no lines and count instead."""

from ..rules.codes import E_MOVE, E_SENT
from ..rules.counters import came, take
from ..rules.state import State


def note(g: State, what: int, payer: int, payee: int, amount: int, space: int) -> None:
    """Counts a payment."""
    take(g, g.counters, what, payer, payee, amount, space)  # type: ignore[arg-type]


def fact(g: State, what: int, seat: int, other: int, space: int, x: int, y: int) -> None:
    """Counts a landing; other facts are ignored."""
    if what == E_MOVE or what == E_SENT:
        came(g, g.counters, seat, space)  # type: ignore[arg-type]


def because(g: State, reason: int, amount: int) -> None:
    """Does nothing: no reasons are recorded."""


def set_aside(g: State, waiting: int) -> None:
    """Does nothing: no reasons are recorded."""


def take_up(g: State, waiting: int, i: int) -> None:
    """Does nothing: no reasons are recorded."""


def forget(g: State) -> None:
    """Does nothing: no reasons are recorded."""
