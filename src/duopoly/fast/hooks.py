"""What the compiled rules call instead of the functions of these names: no ledger is written; counters add up."""

from ..rules.codes import E_MOVE, E_SENT
from ..rules.counters import came, take
from ..rules.state import State


def note(g: State, what: int, payer: int, payee: int, amount: int, space: int) -> None:
    """A payment is counted."""
    take(g, g.counters, what, payer, payee, amount, space)  # type: ignore[arg-type]


def fact(g: State, what: int, seat: int, other: int, space: int, x: int, y: int) -> None:
    """Of all facts, landings are counted."""
    if what == E_MOVE or what == E_SENT:
        came(g, g.counters, seat, space)  # type: ignore[arg-type]


def because(g: State, reason: int, amount: int) -> None:
    """No reasons are kept."""


def set_aside(g: State, waiting: int) -> None:
    """No reasons are kept."""


def take_up(g: State, waiting: int, i: int) -> None:
    """No reasons are kept."""


def forget(g: State) -> None:
    """No reasons are kept."""
