"""Phases: what is to be decided now, and how a phase that interrupted another gives way to it again."""

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
    """Ends what the space asked for; `play.go_on` finds what comes next."""
    g.phase = NEXT


def ask(g: State, phase: int, seat: int) -> None:
    """Goes on with a decision of the seat, or of chance."""
    g.phase = phase
    g.actor = seat


def interrupt(g: State, phase: int, seat: int) -> None:
    """Interrupts the turn, which waits where it is."""
    if g.phase < AUCTION:
        g.resume = g.phase
    g.phase = phase
    g.actor = seat


def release(g: State) -> None:
    """Ends the interruption and goes back to the phase that waited."""
    g.phase = g.resume
    g.resume = 0
    g.actor = actor_of(g, g.phase)


def actor_of(g: State, phase: int) -> int:
    """Who decides in a phase that is no interruption."""
    if phase == DICE or phase == SPEED or phase == CARD or phase == DIE or phase == COUNT or phase == ORDER:
        return CHANCE
    if phase == ROLE:
        return chooser(g)
    return g.adjuster if phase == ADJUST else g.turn


def chooser(g: State) -> int:
    """Who chooses a role now: the player with the highest throw first, then clockwise."""
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
    """Why moves that the leaflets allow at any time are refused now: during the set-up and the final reckoning."""
    phase = g.phase
    if phase == OVER:
        return R_OVER
    if phase == ORDER or phase == ROLE or phase == DEAL:
        return R_NOT_NOW
    return R_RECKONING if g.counting >= COUNT_RICHEST else OK


def on_turn(g: State) -> int:
    """Whose turn it is; at the end of a timed game, whose turn to adjust."""
    return g.actor if g.phase == ADJUST else g.turn


def own_turn(g: State, seat: int) -> bool:
    """Whether it is the seat's turn."""
    return seat == on_turn(g)
