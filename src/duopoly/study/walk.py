"""Tokens that walk round the board by the rules and do nothing else: what the chain of landings is checked against.

Each game has one player of each role (two players in the classic game); they buy nothing, pay every fee, tax and fine, and
have cash enough. The decks can be shuffled before each card, as the chain takes them, or used as the leaflet has them.
"""

from collections.abc import Iterable
from typing import NamedTuple

from ..editions import Edition, house_rules
from ..rules.chance import draw, seed
from ..rules.codes import (
    BUY,
    CHANCE,
    DECKS,
    DO_DECLINE,
    DO_END,
    DO_GO,
    DO_PAY,
    DO_TAX,
    DO_THROW,
    DO_USE_CARD,
    END,
    FACE_BUS,
    FINE,
    GO,
    LAST,
    NOBODY,
    OK,
    SPACES,
    TAX,
    TAX_FLAT,
    THROW,
    Move,
)
from ..rules.play import play
from ..rules.prison import must_pay, why_not_use_card
from ..rules.setup import start, start_turn
from ..rules.state import State, Table
from ..rules.table import lay
from ..rules.till import Till

WALKERS = 2
CASH = 1_000_000
TURNS = 100
"""How many turns each walker has in a game."""
SIMPLE = {
    BUY: Move(DO_DECLINE),
    TAX: Move(DO_TAX, TAX_FLAT),
    FINE: Move(DO_PAY),
    END: Move(DO_END),
}


class Walked(NamedTuple):
    """Sums over games and by role of what its walkers landed on, space by space, and last of the turns they began in prison
    or price war; and the sums of the squares of each game's figures."""

    games: int
    sums: list[list[int]]
    squares: list[list[int]]


def walking_table(edition: Edition) -> Table:
    """The edition as walkers play it: without auctions, which they would all pass."""
    return lay(house_rules(edition, {"auction": False}))


def walk(table: Table, leave: str, shuffled: bool, key: int, first: int, count: int) -> Walked:
    """The sums of games `first` to `first + count - 1` under the key."""
    sums, squares = ([[0] * (SPACES + 1) for _ in range(table.roles)] for _ in range(2))
    for number in range(first, first + count):
        for role, figures in enumerate(play_walk(table, leave, shuffled, key, number)):
            for i, figure in enumerate(figures):
                sums[role][i] += figure
                squares[role][i] += figure**2
    return Walked(count, sums, squares)


def total(parts: Iterable[Walked]) -> Walked:
    """The sums of sums."""
    games, sums, squares = zip(*parts, strict=True)
    return Walked(sum(games), added(sums), added(squares))


def added(tables: Iterable[list[list[int]]]) -> list[list[int]]:
    """Tables of one shape added figure by figure."""
    return [[sum(figures) for figures in zip(*rows, strict=True)] for rows in zip(*tables, strict=True)]


def play_walk(table: Table, leave: str, shuffled: bool, key: int, number: int) -> list[list[int]]:
    """One game's figures by role."""
    g, till = State(), Till()
    g.till = till
    seed(g, key, number)
    start(g, table, WALKERS, LAST)
    for seat in range(WALKERS):
        g.role[seat] = seat % table.roles
    start_turn(g, 0)
    waited = [0] * table.roles
    while g.round <= TURNS:
        if g.actor == CHANCE:
            play(g, table, CHANCE, draw(g, table))
            if shuffled:
                shuffle(g)
        else:
            if g.phase == THROW and g.held[g.turn] and not g.again:
                waited[g.role[g.turn]] += 1
            play(g, table, g.actor, decide(g, table, leave))
        g.cash[g.turn] = CASH
    return [[*till.landed[role], waited[role]] for role in range(table.roles)]


def decide(g: State, table: Table, leave: str) -> Move:
    """Throws, declines, pays the flat tax and the fine; leaves prison as it is told, by a get-out card if there is one."""
    seat = g.turn
    if g.phase == THROW:
        if g.held[seat] and not g.again and (leave == "pay" or must_pay(g, table, seat)):
            return Move(DO_USE_CARD if why_not_use_card(g, seat) == OK else DO_PAY)
        return Move(DO_THROW)
    if g.phase == GO:
        return Move(DO_GO, (g.space[seat] + g.die1 + g.die2) % SPACES if g.face == FACE_BUS else 0)
    return SIMPLE[g.phase]


def shuffle(g: State) -> None:
    """All cards back into their decks."""
    for deck in range(DECKS):
        g.n_used[deck] = 0
        g.keeper[deck] = NOBODY
