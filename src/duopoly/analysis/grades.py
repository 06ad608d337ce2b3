"""Grades of decisions, as a chess site gives them: by what a decision cost in chances of winning.

The better move is the best of all others in a pilot; both are then rolled out with fresh dice, so that having been picked does
not flatter it. The rollouts and the other moves, bids and offers among them, are those of `judge`.
"""

from collections.abc import Generator
from typing import Literal, NamedTuple

from ..play.game import Record, begin, play_next
from ..play.notation import parse_move
from ..play.seats import Names
from ..rules.codes import Move
from ..rules.state import RuleTable, State
from ..sim.playout import Lineup
from ..sim.rollouts import Rollouts, move_of
from ..stats.intervals import Estimate
from .game_review import MoveChoice, choice_at
from .odds import chance_of, gain
from .rollout_engine import RolloutEngine, RolloutSetup, best_by_pilot, rollout_key

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
    """The grade of a decision that cost so much. A cost that may be nothing is none."""
    if cost.low <= 0 or cost.value < BEST:
        return "best"
    if cost.value < GOOD:
        return "good"
    return "slip" if cost.value < SLIP else "blunder"


def compare(
    g: State, rules: RuleTable, lineup: Lineup, moves: list[Move], engine: RolloutEngine, seed: int = 1
) -> Generator[None, None, Comparison]:
    """The first move against the best of the others. Needs at least two moves; yields now and then."""
    setup = RolloutSetup(engine, g, rules, lineup, rollout_key(seed))
    better = move_of((yield from best_by_pilot(setup, PILOT, moves)))
    after_move, after_better = yield from setup.roll_moves(range(PILOT, PILOT + TEST), [moves[0], better])
    return Comparison(
        move=moves[0],
        better=better,
        chance=chance_of(after_move, g.actor, g),
        best=chance_of(after_better, g.actor, g),
        cost=gain(after_better),
        rollouts=TEST,
    )


def last_choice(record: Record, by: str, rollouts: Rollouts) -> MoveChoice | None:
    """The last move of a player who could have done something else; None if there is none. Raises BadRecord."""
    game = begin(record.header)
    names = Names(game.edition, game.players)
    decisions: list[tuple[int, State, RuleTable, Move]] = []
    for ply, (mover, text) in enumerate(record.moves, 1):
        if mover == by == game.to_act:
            g, rules = game.inside()
            decisions.append((ply, g, rules, parse_move(text, names, g.deck)))
        play_next(game, mover, text, record.rules_version)
    choices = (choice_at(*decision, rollouts) for decision in reversed(decisions))
    return next((choice for choice in choices if choice.alternatives), None)
