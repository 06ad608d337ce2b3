"""Phases: what is to be decided now, and how an interruption gives way to what it interrupted."""

from .codes import (
    ADJUST,
    AUCTION,
    CARD,
    CHANCE,
    COUNT,
    COUNT_RICHEST,
    DEAL,
    DICE,
    DIE,
    NEXT,
    OK,
    ORDER,
    OVER,
    R_NOT_NOW,
    R_OVER,
    R_RECKONING,
    ROLE,
    SPEED,
    UNDECIDED,
)
from .state import State


def settle(g: State) -> None:
    """The space is settled: what comes next is found when the step ends."""
    g.phase = NEXT


def ask(g: State, phase: int, seat: int) -> None:
    """The turn goes on with a decision of the seat, or of chance."""
    g.phase = phase
    g.actor = seat


def interrupt(g: State, phase: int, seat: int) -> None:
    """Something presses; the turn waits where it is."""
    if g.phase < AUCTION:
        g.resume = g.phase
    g.phase = phase
    g.actor = seat


def release(g: State) -> None:
    """The interruption is over: back to what waited."""
    g.phase = g.resume
    g.resume = 0
    g.actor = actor_of(g, g.phase)


def actor_of(g: State, phase: int) -> int:
    """Who decides in a phase of the turn itself."""
    if phase == DICE or phase == SPEED or phase == CARD or phase == DIE or phase == COUNT or phase == ORDER:
        return CHANCE
    if phase == ROLE:
        return chooser(g)
    return g.adjuster if phase == ADJUST else g.turn


def chooser(g: State) -> int:
    """Who chooses a role now: the highest throw first, then clockwise."""
    for i in range(g.seats):
        seat = (g.turn + i) % g.seats
        if g.role[seat] == UNDECIDED:
            return seat
    return g.turn


def next_seat(g: State, seat: int) -> int:
    """The next player clockwise who is not bankrupt."""
    seat = seat + 1 if seat + 1 < g.seats else 0
    while g.bankrupt[seat]:
        seat = seat + 1 if seat + 1 < g.seats else 0
    return seat


def why_not_any_time(g: State) -> int:
    """What the leaflets allow at any time is refused only in the set-up and once the end is reckoned."""
    phase = g.phase
    if phase == OVER:
        return R_OVER
    if phase == ORDER or phase == ROLE or phase == DEAL:
        return R_NOT_NOW
    return R_RECKONING if g.counting >= COUNT_RICHEST else OK


def own_turn(g: State, seat: int) -> bool:
    """Whether it is the seat's own turn; at the end of a timed game, its turn to adjust."""
    return seat == (g.actor if g.phase == ADJUST else g.turn)
