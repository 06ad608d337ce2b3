"""What is counted of players' strategies: what they buy, build, and pay for a city, how they leave prison, and who wins."""

from typing import Annotated

from ..rules.codes import (
    DO_PAY,
    DO_STAY,
    DO_THROW,
    DO_USE_CARD,
    SPACES,
)
from ..rules.packed import Packed, Seats, Sets, Small, Wide, packed

WAYS = ("pay", "throw", "card", "stay")
"""What a player in prison or price war may choose while nothing is forced."""
WAY_VERBS = (DO_PAY, DO_THROW, DO_USE_CARD, DO_STAY)
SINGLE, CITY = range(2)
"""Kinds of sales: titles that complete no city, for cash alone; and titles that complete one for the buyer alone, if nobody has
completed it before."""
MILLE = 1000
OWNED = 5
ROUNDS = 256
"""Rounds in which something happened are counted one by one up to this; the last place holds all later ones."""

ByRole = Annotated[list[int], "i8", (2,)]
BySpace = Annotated[list[int], "i8", (SPACES,)]
ByRoleAndSpace = Annotated[list[list[int]], "i8", (2, SPACES)]
ByNumberOwned = Annotated[list[list[list[int]]], "i8", (2, SPACES, OWNED)]
BySale = Annotated[list[list[list[int]]], "i8", (2, 2, 2)]
ByWay = Annotated[list[list[list[int]]], "i8", (2, 2, len(WAYS))]
ByRound = Annotated[list[list[int]], "i8", (2, ROUNDS)]
Firsts = Annotated[list[list[int]], "i1", (SPACES, OWNED)]


@packed
class StrategyStats(Packed):
    """Sums over games, by role. `won` counts the games that somebody won, and `players` and all `..._wins` are of those.

    Purchases, by space: `choices` to buy an unsold title, those `bought`, and how many of them were `funded` by a mortgage in
    the same choice; `lots` auctioned and the thousandths of the printed price that they brought (`bids`).

    `reached`: the first player of a game to own so many titles of a group; for one title by its space, for more by the group's
    first space. `cities`: the first player of a game to complete a city, and in which round (`city_rounds`).

    Building: `build_rounds` has the rounds of players' first buildings; `spread` those who went on to a second
    group, with the thousandths of a building per street that stood on the first one; `build_turns` are turns with a building,
    with the cash left at their end.

    Trades: `offers` and `deals` by the role of who made the offer. `sales` by kind and the roles of buyer and seller, with the
    thousandths of the printed price that were paid in cash and titles; those that complete a city also by its first space.
    `buyers`, `sellers`: of the first such sale of a game. `swaps` complete a city for both; `swap_gap` is how much more one
    city costs in print, `swap_cash` what its new owner paid. `dear` and `cheap` are the two players of a game's first swap.

    Prison and price war: how often players were `sent`, the turns they were `held`, and in which way they chose to leave, while
    there were unsold titles and later.

    The rest is of the game being played; seats are counted from 1, and 0 is nobody.
    """

    games: Wide
    won: Wide
    rounds: Wide
    players: ByRole
    wins: ByRole
    choices: ByRoleAndSpace
    bought: ByRoleAndSpace
    funded: ByRole
    lots: ByRoleAndSpace
    bids: ByRoleAndSpace
    reached: ByNumberOwned
    reached_wins: ByNumberOwned
    cities: ByRole
    city_wins: ByRole
    city_rounds: ByRound
    build_rounds: ByRound
    spread: ByRole
    spread_buildings: ByRole
    build_turns: ByRole
    cash_left: ByRole
    offers: ByRole
    deals: ByRole
    sales: BySale
    multiples: BySale
    city_sales: BySpace
    city_multiples: BySpace
    buyers: ByRole
    buyer_wins: ByRole
    sellers: ByRole
    seller_wins: ByRole
    swaps: Wide
    swap_gap: Wide
    swap_cash: Wide
    dear: Wide
    dear_wins: Wide
    cheap: Wide
    cheap_wins: Wide
    sent: ByRole
    held: ByRole
    ways: ByWay

    owns: Sets
    first: Firsts
    first_city: Small
    city_round: Wide
    complete: Wide
    pledged: Seats
    first_group: Seats
    has_spread: Seats
    has_built: Seats
    is_held: Seats
    buyer: Small
    seller: Small
    dear_seat: Small
    cheap_seat: Small
