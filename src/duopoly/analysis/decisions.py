"""Decisions of a game: the move made, compared with the best of the others.

A pilot rolls out the move made and every other one, with the same dice, and picks the best other one; both are then rolled out
again with fresh dice, so that having been picked does not flatter it. The moves are those of `judge`, with champion's bids and
offers.

The bots of the rollouts do not make every move that is better, and no offers. So if the player could still make the better move
in the same turn, after the move made and the answer to it, that is rolled out, too: a mortgage lifted before a trade, or an
offer refused before a better one, costs nothing, and whether the better move was missed is told by what ended the turn.
"""

from collections.abc import Generator, Iterator, Sequence
from typing import NamedTuple

from ..play.game import Game, Record, play_next
from ..play.notation import parse_move
from ..play.seats import CHANCE_NAME, Names
from ..rules.codes import ANSWER, CHANCE, OK, OVER, Move
from ..rules.refuse import why_not
from ..rules.state import RuleTable, State
from ..sim.rollouts import Candidate, Rollouts, move_of
from .judge import choices
from .odds import gain
from .rollout_engine import RolloutSetup, best_by_pilot

LIKELY = 0.68
"""A better move is likely if the pilot's interval at this level, one standard error on either side, is above 0."""


class Ply(NamedTuple):
    """A move of a game, by a player or by chance, with the positions before and after it."""

    number: int
    by: str
    move: Move
    before: State
    after: State

    @property
    def is_outcome(self) -> bool:
        """Whether chance made it where chance was to act."""
        return self.by == CHANCE_NAME and self.before.actor == CHANCE

    def is_decision(self, names: Names) -> bool:
        """Whether the player to act made it."""
        return self.by == names.actor(self.before.actor) and not self.is_outcome


class MoveChoice(NamedTuple):
    """A move that a seat made, and what else it could have done. `after` is the position that it led to, for an offer with its
    answer.
    """

    ply: int
    g: State
    seat: int
    move: Move
    alternatives: list[Move]
    after: State

    def can_follow(self, rules: RuleTable, other: Move) -> bool:
        """Whether the seat could make another move after this one in the same turn."""
        is_same_turn = (self.after.turn, self.after.round) == (self.g.turn, self.g.round) and self.after.phase != OVER
        return is_same_turn and why_not(self.after, rules, self.seat, other) == OK


class Suspect(NamedTuple):
    """A decision for which the pilot found a better move, and how much better, in wins per rollout; perhaps it is `likely`.

    If it is `late`, it counts as made after the move that was made.
    """

    choice: MoveChoice
    better: Move
    gain: float
    likely: bool
    late: bool

    def roll(self, setup: RolloutSetup, numbers: range) -> Generator[None, None, tuple[Candidate, Candidate]]:
        """The move made, and the better one beside it, in rollouts of these numbers."""
        choice = self.choice
        if self.late:
            return (yield from setup.roll_from_both(choice.after, self.better, choice.seat, numbers))
        after_move, better = yield from setup.roll_moves(numbers, [choice.move, self.better])
        return after_move, better


def plies_of(record: Record, game: Game) -> Iterator[Ply]:
    """All moves of a record, from the beginning of its game on, which plays them. Raises BadRecord for an illegal record."""
    names = Names(game.edition, game.players)
    after, _ = game.inside()
    for number, (by, text) in enumerate(record.moves, 1):
        before = after
        move = parse_move(text, names, before.deck)
        play_next(game, by, text, record.rules_version)
        after, _ = game.inside()
        yield Ply(number, by, move, before, after)


def positions_after(plies: Sequence[Ply]) -> list[State]:
    """What each move led to: the position after it, or after the answer to an offer, if there was one."""
    positions: list[State] = []
    for ply in reversed(plies):
        positions.append(positions[-1] if positions and ply.after.phase == ANSWER else ply.after)
    return positions[::-1]


def choice_at(ply: Ply, after: State, rules: RuleTable, rollouts: Rollouts) -> MoveChoice:
    """The decision of a ply, with the alternatives that champion would consider with these rollouts, and what it led to."""
    possible = choices(ply.before, rules, rollouts)
    others = [other for other in [*possible.moves, *possible.offers] if other != ply.move]
    return MoveChoice(ply.number, ply.before, ply.before.actor, ply.move, others, after)


def run_pilot(setup: RolloutSetup, choice: MoveChoice, pilot: int) -> Generator[None, None, Suspect]:
    """The best alternative by so many rollouts of all of them, from the position of the choice."""
    best = yield from best_by_pilot(setup, pilot, [choice.move, *choice.alternatives])
    better, late = move_of(best), False
    if best.more > 0 and choice.can_follow(setup.rules, better):
        _, beside = yield from setup.roll_from_both(choice.after, better, choice.seat, range(pilot))
        if beside.more < best.more:
            best, late = beside, True
    estimate = gain(best, LIKELY)
    return Suspect(choice, better, estimate.value, estimate.low > 0, late)
