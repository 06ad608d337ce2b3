"""What is counted of many games while they are played: money by where it came from, landings, and rents by title."""

from typing import TYPE_CHECKING, Annotated

from .codes import E_RENT, E_UTILITY, LEVELS, SEATS, SPACES
from .packed import Packed, Wide, packed

if TYPE_CHECKING:
    from .state import State

SOURCES = (
    "rent", "rent-paid", "start", "foundation", "cards", "taxes", "fees", "titles", "buildings", "mortgages", "trades",
    "estates",
)  # fmt: skip
RENT, RENT_PAID, START, FOUNDATION, CARDS, TAXES, FEES, TITLES, BUILDINGS, MORTGAGES, TRADES, ESTATES = range(len(SOURCES))
# By the code of a payment's event, E_RENT to E_POT.
SOURCE = (
    RENT, RENT, RENT, RENT, RENT, TITLES, TITLES, START, FEES, TAXES, TAXES, FOUNDATION, CARDS, BUILDINGS, BUILDINGS, MORTGAGES,
    MORTGAGES, MORTGAGES, TRADES, ESTATES, ESTATES, TAXES,
)  # fmt: skip

Incomes = Annotated[list[list[int]], "i4", (SEATS, len(SOURCES))]
Landings = Annotated[list[list[int]], "i8", (2, SPACES)]
Takings = Annotated[list[list[list[int]]], "i8", (2, SPACES, LEVELS)]


@packed
class Counters(Packed):
    """Sums over games. `income` is what each seat got less what it paid; by role: how often tokens came to rest on a space,
    and by the owner's role and the buildings then on it what a title took and how often. While `shut` is 1 nothing is counted.
    """

    shut: Wide
    landed: Landings
    taken: Takings
    times: Takings
    income: Incomes


def take(g: "State", counters: Counters, what: int, payer: int, payee: int, amount: int, space: int) -> None:
    """Counts a payment."""
    if counters.shut:
        return
    source = SOURCE[what]
    if payee >= 0:
        counters.income[payee][source] += amount
    if payer >= 0:
        counters.income[payer][RENT_PAID if source == RENT else source] -= amount
    if E_RENT <= what <= E_UTILITY and payer >= 0:
        role = g.role[payee]
        counters.taken[role][space][g.buildings[space]] += amount
        counters.times[role][space][g.buildings[space]] += 1


def came(g: "State", counters: Counters, seat: int, space: int) -> None:
    """Counts a token that comes to rest on a space, or passes through it to where the space sends it."""
    if not counters.shut:
        counters.landed[g.role[seat]][space] += 1
