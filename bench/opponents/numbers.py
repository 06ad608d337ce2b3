"""The numbers of compiled opponents in a lineup, after those of the package's own bots."""

from duopoly.sim.playout import PLAYERS

OWN = (*PLAYERS, "quiet", "quiet-dealer")
"""The bots of the package."""
FIRST = 32
"""The number of the first opponent."""
FROZEN = ("trader-v1", "quiet-v1")
EXPLOITERS = ("refuser", "hoarder", "low-baller", "shill", "auctioneer", "insider", "kingmaker", "quitter")
NAMES = (*FROZEN, *EXPLOITERS)
"""The opponents; each has the number FIRST and its place here."""
TRADER_V1, QUIET_V1, REFUSER, HOARDER, LOW_BALLER, SHILL, AUCTIONEER, INSIDER, KINGMAKER, QUITTER = range(
    FIRST, FIRST + len(NAMES)
)


def number_of(name: str) -> int:
    """The number of a compiled bot. Raises ValueError."""
    return FIRST + NAMES.index(name) if name in NAMES else OWN.index(name)
