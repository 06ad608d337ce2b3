"""Grades of decisions, as a chess site gives them: by what a decision cost in chances of winning.

How a move is compared with the best of the others, `decisions` says.
"""

from collections.abc import Generator
from typing import Literal, NamedTuple

from ..play.game import Record, begin
from ..play.seats import Names
from ..rules.codes import Move
from ..sim.rollouts import Rollouts
from ..stats.intervals import Estimate
from .decisions import MoveChoice, choice_at, plies_of, positions_after, run_pilot
from .odds import chance_of, gain
from .rollout_engine import RolloutSetup

Grade = Literal["best", "good", "slip", "blunder"]

BEST, GOOD, SLIP = 0.01, 0.05, 0.15
"""Below which fraction of a win a cost is graded best, good, and slip; from SLIP on it is a blunder. (Lichess speaks of an
inaccuracy from 5 points in a hundred, and of a blunder from 15.)"""
PILOT, TEST = 100, 1000
"""Rollouts of every move in the pilot, and of the two that are compared."""


class Comparison(NamedTuple):
    """A move against the best of the others: the mover's chance after each, and how much more the other wins."""

    move: Move
    better: Move
    chance: Estimate
    best: Estimate
    cost: Estimate
    rollouts: int


def grade_of(cost: Estimate) -> Grade:
    """The grade of a decision with this cost; none if the cost may be nothing."""
    if cost.low <= 0 or cost.value < BEST:
        return "best"
    if cost.value < GOOD:
        return "good"
    return "slip" if cost.value < SLIP else "blunder"


def compare(choice: MoveChoice, setup: RolloutSetup) -> Generator[None, None, Comparison]:
    """The move made against the best of the others, of which there is at least one; yields now and then.

    The setup is that of the position of the choice.
    """
    suspect = yield from run_pilot(setup, choice, PILOT)
    after_move, better = yield from suspect.roll(setup, range(PILOT, PILOT + TEST))
    return Comparison(
        move=choice.move,
        better=suspect.better,
        chance=chance_of(after_move, choice.seat, choice.g),
        best=chance_of(better, choice.seat, choice.g),
        cost=gain(better),
        rollouts=TEST,
    )


def last_choice(record: Record, by: str, rollouts: Rollouts) -> MoveChoice | None:
    """The last move of a player who could have done something else; None if there is none. Raises BadRecord."""
    game = begin(record.header)
    names, (_, rules) = Names(game.edition, game.players), game.inside()
    plies = list(plies_of(record, game))
    for ply, after in zip(reversed(plies), reversed(positions_after(plies)), strict=True):
        if ply.by == by and ply.is_decision(names):
            choice = choice_at(ply, after, rules, rollouts)
            if choice.alternatives:
                return choice
    return None
