"""Sums over games: who has won and how often, how long it took, where the money came from.

A plain function like the rules: run as it is, or compiled. All sums are whole numbers, so the order of games does not matter.
"""

from typing import Annotated

from ..rules.codes import SEATS
from ..rules.counters import SOURCES
from ..rules.packed import Packed, Wide, packed
from .playout import ENDINGS, PLAYERS, Row

WHOLE = 840
"""A game won. It can be shared among any number of seats, and stays a whole number."""
ROUNDS = 1024
"""Lengths of games are counted round by round up to this; longer ones in the last place."""
LAST_ROUND = ROUNDS - 1
N_ENDINGS, N_BOTS, N_SOURCES = len(ENDINGS), len(PLAYERS), len(SOURCES)

BySeat = Annotated[list[int], "i8", (SEATS,)]
ByRole = Annotated[list[int], "i8", (2,)]
ByBot = Annotated[list[int], "i8", (N_BOTS,)]
ByEnding = Annotated[list[int], "i8", (N_ENDINGS,)]
ByLength = Annotated[list[int], "i8", (ROUNDS,)]
BySource = Annotated[list[list[int]], "i8", (2, N_SOURCES)]


@packed
class Totals(Packed):
    """Sums over games. Wins are counted in parts of WHOLE, and only games that have a winner count in `..._places`.

    Places: seats in such games, by role and by bot; `begun_wins` are of whoever had the first turn. Over all games, by role:
    players, bankruptcies, worth at the end and money by source; the squares are those of a game's sums.
    """

    games: Wide
    won: Wide
    rounds: Wide
    round_squares: Wide
    moves: Wide
    throws: Wide
    begun_wins: Wide
    seat_wins: BySeat
    player_wins: BySeat
    role_wins: ByRole
    role_places: ByRole
    bot_wins: ByBot
    bot_places: ByBot
    endings: ByEnding
    players: ByRole
    bankrupts: ByRole
    bankrupt_squares: ByRole
    worth: ByRole
    worth_squares: ByRole
    income: BySource
    income_squares: BySource
    lengths: ByLength


def count(tally: Totals, row: Row) -> None:
    """Adds a game."""
    tally.games += 1
    tally.rounds += row.rounds
    tally.round_squares += row.rounds * row.rounds
    tally.moves += row.moves
    tally.throws += row.throws
    tally.endings[row.ending] += 1
    tally.lengths[row.rounds if row.rounds < LAST_ROUND else LAST_ROUND] += 1
    for role in range(2):
        count_role(tally, row, role)
    if row.winners:
        count_wins(tally, row)


def count_role(tally: Totals, row: Row, role: int) -> None:
    """Adds what became of the players of a role, and the squares of their sums."""
    players, bankrupts, worth = 0, 0, 0
    for seat in range(row.seats):
        if row.role[seat] == role:
            players += 1
            worth += row.worth[seat]
            if row.out_round[seat] > 0:
                bankrupts += 1
    if players == 0:
        return
    tally.players[role] += players
    tally.bankrupts[role] += bankrupts
    tally.bankrupt_squares[role] += bankrupts * bankrupts
    tally.worth[role] += worth
    tally.worth_squares[role] += worth * worth
    for source in range(N_SOURCES):
        money = 0
        for seat in range(row.seats):
            if row.role[seat] == role:
                money += row.income[seat][source]
        tally.income[role][source] += money
        tally.income_squares[role][source] += money * money


def count_wins(tally: Totals, row: Row) -> None:
    """Adds the win of a game, shared where several have won."""
    winners = 0
    for seat in range(row.seats):
        winners += (row.winners >> seat) & 1
    part = WHOLE // winners
    tally.won += 1
    for seat in range(row.seats):
        role, bot = row.role[seat], row.bot[seat]
        tally.role_places[role] += 1
        tally.bot_places[bot] += 1
        if (row.winners >> seat) & 1:
            tally.role_wins[role] += part
            tally.bot_wins[bot] += part
            tally.seat_wins[seat] += part
            tally.player_wins[row.player[seat]] += part
            if seat == row.first:
                tally.begun_wins += part
