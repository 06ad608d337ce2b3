"""The ledger of a game: every payment and every fact in codes, with the reasons for each sum."""

from typing import NamedTuple

Reasons = tuple[tuple[int, int], ...]
"""Steps in working out a sum: the code of each, and its number."""


class LedgerEntry(NamedTuple):
    """A payment or a fact.

    In a payment `seat` pays `other`, and `x` is the payer's role. In a fact `amount` is 0, and `x` and `y` say more.
    """

    event: int
    seat: int
    other: int
    amount: int
    space: int
    x: int
    y: int
    reasons: Reasons


class Ledger:
    """The entries so far, the reasons gathered for the next payment, and the reasons for each unpaid debt and claim."""

    __slots__ = ("claims", "debts", "entries", "reasons")

    def __init__(self, debts: int = 0, claims: int = 0) -> None:
        self.entries: list[LedgerEntry] = []
        self.reasons: list[tuple[int, int]] = []
        self.debts: list[Reasons] = [()] * debts
        self.claims: list[Reasons] = [()] * claims
