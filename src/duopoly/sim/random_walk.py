"""Random walks: tokens that go round the board by the rules and do nothing else, to check the chain of landings against.

They buy nothing, pay every fee, tax and fine, and never run out of cash. Plain functions like the rules: run as they are, or
compiled.
"""

from typing import Annotated

from ..policies.steady import may_use_card, use_card
from ..rules.chance import draw
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
    FACE_BUS,
    FINE,
    GO,
    NOBODY,
    SPACES,
    TAX,
    TAX_FLAT,
    THROW,
    Move,
)
from ..rules.counters import Counters
from ..rules.packed import Packed, Wide, packed
from ..rules.play import play
from ..rules.prison import must_pay
from ..rules.state import RuleTable, State
from .playout import Lineup, set_out

AWAITS, SHUFFLES = 1, 2
"""Flags in place of a bot.

AWAITS: leaves prison by a double for as long as it may try, not by the fee at once. SHUFFLES: all cards are shuffled before
each draw, not only those still unused.
"""
CASH = 1_000_000
HELD = SPACES
Places = Annotated[list[list[int]], "i8", (2, SPACES + 1)]


@packed
class RandomWalk(Packed):
    """Sums over games, and sums of squares of each game's numbers, by the walkers' role.

    They count landings on each space and, at HELD, turns begun in prison or price war.
    """

    games: Wide
    landed: Places
    squares: Places


def walk_games(
    games: list[State],
    tables: list[RuleTable],
    lineups: list[Lineup],
    key: int,
    first: int,
    count: int,
    sums: list[RandomWalk],
) -> None:
    """Walks through `count` games from `first` on, all in the first of `games`."""
    for n in range(first, first + count):
        walk_game(games[0], tables[0], lineups[n % len(lineups)], key, n, games[0].counters, sums[0])  # type: ignore[arg-type]


def walk_game(g: State, rules: RuleTable, lineup: Lineup, key: int, number: int, counters: Counters, walk: RandomWalk) -> None:
    """Plays game `number` of the key for `lineup.cap` rounds. `lineup.bot` says how each walks (0 or flags)."""
    set_out(g, rules, lineup, key, number)
    for role in range(2):
        for space in range(SPACES):
            counters.landed[role][space] = 0
    held0, held1 = 0, 0
    while g.round <= lineup.cap:
        way = lineup.bot[g.turn]
        if g.actor == CHANCE:
            play(g, rules, CHANCE, draw(g, rules))
            if way & SHUFFLES:
                shuffle(g)
        else:
            if g.phase == THROW and g.held[g.turn] > 0 and not g.again:
                held1 += g.role[g.turn]
                held0 += 1 - g.role[g.turn]
            play(g, rules, g.actor, next_move(g, rules, way))
        g.cash[g.turn] = CASH
    walk.games += 1
    for role in range(2):
        for space in range(SPACES):
            add(walk, role, space, counters.landed[role][space])
    add(walk, 0, HELD, held0)
    add(walk, 1, HELD, held1)


def add(walk: RandomWalk, role: int, place: int, figure: int) -> None:
    """Adds a game's number and its square."""
    walk.landed[role][place] += figure
    walk.squares[role][place] += figure * figure


def next_move(g: State, rules: RuleTable, way: int) -> Move:
    """Throws, declines, pays the flat tax and the fine; leaves prison as the flags say, by a get-out card if it has one."""
    if g.phase == THROW:
        if g.held[g.turn] > 0 and not g.again and (not way & AWAITS or must_pay(g, rules, g.turn)):
            return use_card(g, g.turn) if may_use_card(g, g.turn) else Move(DO_PAY)
        return Move(DO_THROW)
    if g.phase == GO:
        return Move(DO_GO, (g.space[g.turn] + g.die1 + g.die2) % SPACES if g.face == FACE_BUS else 0)
    if g.phase == BUY:
        return Move(DO_DECLINE)
    if g.phase == TAX:
        return Move(DO_TAX, TAX_FLAT)
    if g.phase == FINE:
        return Move(DO_PAY)
    return Move(DO_END)


def shuffle(g: State) -> None:
    """Puts all cards back into their decks."""
    for deck in range(DECKS):
        g.n_used[deck] = 0
        g.keeper[deck] = NOBODY
