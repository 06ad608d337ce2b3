"""Totals over games: how often who won, how long it took, where the money came from.

A plain function like the rules: run as it is, or compiled. All sums are whole numbers, so the order of games does not matter.
"""

from typing import Annotated

from ..rules.codes import SEATS
from ..rules.counters import SOURCES
from ..rules.packed import Packed, Wide, packed
from .playout import ENDINGS, PLAYERS, Row

WHOLE = 840
"""A game won. Any number of seats can share it without a remainder."""
ROUNDS = 1024
"""Lengths of games are counted round by round up to this; the last place holds all longer ones."""
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
    """Sums over games. Wins are in parts of WHOLE; only games with a winner count in `..._places`.

    Places are seats in such games, by role and by bot; `begun_wins` are wins of the player with the first turn. Over all games,
    by role: players, bankruptcies, worth at the end, and money by source; squares are of one game's sums.
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


def count(totals: Totals, row: Row) -> None:
    """Adds a game."""
    totals.games += 1
    totals.rounds += row.rounds
    totals.round_squares += row.rounds * row.rounds
    totals.moves += row.moves
    totals.throws += row.throws
    totals.endings[row.ending] += 1
    totals.lengths[row.rounds if row.rounds < LAST_ROUND else LAST_ROUND] += 1
    for role in range(2):
        count_role(totals, row, role)
    if row.winners:
        count_wins(totals, row)


def count_role(totals: Totals, row: Row, role: int) -> None:
    """Adds the results of the players of a role, and the squares of their sums."""
    players, bankrupts, worth = 0, 0, 0
    for seat in range(row.seats):
        if row.role[seat] == role:
            players += 1
            worth += row.worth[seat]
            if row.out_round[seat] > 0:
                bankrupts += 1
    if players == 0:
        return
    totals.players[role] += players
    totals.bankrupts[role] += bankrupts
    totals.bankrupt_squares[role] += bankrupts * bankrupts
    totals.worth[role] += worth
    totals.worth_squares[role] += worth * worth
    for source in range(N_SOURCES):
        money = 0
        for seat in range(row.seats):
            if row.role[seat] == role:
                money += row.income[seat][source]
        totals.income[role][source] += money
        totals.income_squares[role][source] += money * money


def count_wins(totals: Totals, row: Row) -> None:
    """Adds the win of a game, shared among its winners."""
    winners = 0
    for seat in range(row.seats):
        winners += (row.winners >> seat) & 1
    part = WHOLE // winners
    totals.won += 1
    for seat in range(row.seats):
        role, bot = row.role[seat], row.bot[seat]
        totals.role_places[role] += 1
        totals.bot_places[bot] += 1
        if (row.winners >> seat) & 1:
            totals.role_wins[role] += part
            totals.bot_wins[bot] += part
            totals.seat_wins[seat] += part
            totals.player_wins[row.player[seat]] += part
            if seat == row.first:
                totals.begun_wins += part


def add_rows(rows: list[Row], totals: list[Totals]) -> None:
    """Adds the rows to the first of `totals`."""
    for i in range(len(rows)):
        count(totals[0], rows[i])
