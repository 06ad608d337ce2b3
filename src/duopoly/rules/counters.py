"""What is counted over many games while they are played: money by source, landings, and rents by title."""

from typing import Annotated

from .codes import (
    E_AUCTION,
    E_BANKRUPTCY,
    E_BROKEN_RENT,
    E_BUILDING,
    E_CARD,
    E_DOUBLE_RENT,
    E_FARE,
    E_FEE,
    E_FOUNDATION,
    E_INCOME_TAX,
    E_INTEREST,
    E_KEEP,
    E_LIFTING,
    E_MORTGAGE,
    E_POT,
    E_PROPERTY_TAX,
    E_PURCHASE,
    E_RENT,
    E_SELLING,
    E_START,
    E_TRADE,
    E_UTILITY,
    LEVELS,
    SEATS,
    SPACES,
    Codes,
)
from .packed import Packed, packed

source = Codes()
RENT = source("rent")
RENT_PAID = source("rent-paid")
START = source("start")
FOUNDATION = source("foundation")
CARDS = source("cards")
TAXES = source("taxes")
FEES = source("fees")
TITLES = source("titles")
BUILDINGS = source("buildings")
MORTGAGES = source("mortgages")
TRADES = source("trades")
ESTATES = source("estates")
SOURCES = tuple(source.names)

SOURCE_OF = {
    E_RENT: RENT,
    E_DOUBLE_RENT: RENT,
    E_BROKEN_RENT: RENT,
    E_FARE: RENT,
    E_UTILITY: RENT,
    E_PURCHASE: TITLES,
    E_AUCTION: TITLES,
    E_START: START,
    E_FEE: FEES,
    E_INCOME_TAX: TAXES,
    E_PROPERTY_TAX: TAXES,
    E_FOUNDATION: FOUNDATION,
    E_CARD: CARDS,
    E_BUILDING: BUILDINGS,
    E_SELLING: BUILDINGS,
    E_MORTGAGE: MORTGAGES,
    E_LIFTING: MORTGAGES,
    E_INTEREST: MORTGAGES,
    E_TRADE: TRADES,
    E_BANKRUPTCY: ESTATES,
    E_KEEP: ESTATES,
    E_POT: TAXES,
}
SOURCE = tuple(SOURCE_OF[payment] for payment in range(E_POT + 1))
"""By the code of a payment, which source it counts toward."""

Incomes = Annotated[list[list[int]], "i4", (SEATS, len(SOURCES))]
Landings = Annotated[list[list[int]], "i8", (2, SPACES)]
Takings = Annotated[list[list[list[int]]], "i8", (2, SPACES, LEVELS)]


@packed
class Counters(Packed):
    """Sums over games.

    `income` is what each seat received less what it paid, by source. `landed` counts by role how often a token came to rest on
    a space. `taken` and `times` are, by the owner's role and the number of buildings, the rent a title earned and how often.
    """

    landed: Landings
    taken: Takings
    times: Takings
    income: Incomes
