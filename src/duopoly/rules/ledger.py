"""What happened, written down: every payment and every fact, with the reasons of each sum.

The hooks below are all that the rules know of it; with no ledger and no counters they do nothing.
"""

from typing import TYPE_CHECKING, NamedTuple

from .codes import E_MOVE, E_SENT
from .counters import came, take

if TYPE_CHECKING:
    from .state import State


class Entry(NamedTuple):
    """A line of the ledger in codes.

    For a payment `seat` pays `other` and `x` is the payer's role; for a fact `amount` is 0 and `x`, `y` say more.
    """

    what: int
    seat: int
    other: int
    amount: int
    space: int
    x: int
    y: int
    reasons: tuple[tuple[int, int], ...]


class Ledger:
    """The lines so far, the reasons gathered for the next payment, and the reasons that wait with a debt or a claim."""

    __slots__ = ("claims", "debts", "lines", "reasons")

    def __init__(self, debts: int = 0, claims: int = 0) -> None:
        self.lines: list[Entry] = []
        self.reasons: list[tuple[int, int]] = []
        self.debts: list[tuple[tuple[int, int], ...]] = [()] * debts
        self.claims: list[tuple[tuple[int, int], ...]] = [()] * claims


def because(g: "State", reason: int, amount: int) -> None:
    """A step in working out the sum of the next payment."""
    if g.ledger is not None:
        g.ledger.reasons.append((reason, amount))


def note(g: "State", what: int, payer: int, payee: int, amount: int, space: int) -> None:
    """A payment, with the reasons gathered since the last one."""
    if g.counters is not None:
        take(g, g.counters, what, payer, payee, amount, space)
    if g.ledger is not None:
        role = g.role[payer] if payer >= 0 else 0
        g.ledger.lines.append(Entry(what, payer, payee, amount, space, role, 0, tuple(g.ledger.reasons)))
        g.ledger.reasons.clear()


def fact(g: "State", what: int, seat: int, other: int, space: int, x: int, y: int) -> None:
    """Something that happened without money."""
    if g.counters is not None and (what == E_MOVE or what == E_SENT):
        came(g, g.counters, seat, space)
    if g.ledger is not None:
        g.ledger.lines.append(Entry(what, seat, other, 0, space, x, y, ()))


def set_aside(g: "State", waiting: int) -> None:
    """The reasons go with a sum that is not paid yet: a debt (`waiting` 0) or a claim (1)."""
    if g.ledger is not None:
        queue = g.ledger.claims if waiting else g.ledger.debts
        queue.append(tuple(g.ledger.reasons))
        g.ledger.reasons.clear()


def take_up(g: "State", waiting: int, i: int) -> None:
    """The reasons of the `i`-th debt or claim, for it is settled now."""
    if g.ledger is not None:
        queue = g.ledger.claims if waiting else g.ledger.debts
        if i < len(queue):
            g.ledger.reasons.extend(queue.pop(i))


def forget(g: "State") -> None:
    """The reasons gathered belong to no payment."""
    if g.ledger is not None:
        g.ledger.reasons.clear()
