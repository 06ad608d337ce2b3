"""Separates luck from skill: what dice and cards gave each player, in chances of winning.

The luck of an outcome is the chance after it minus the mean chance over all outcomes that could have come, as GNU Backgammon
defines it. A chance is measured by truncated rollouts (Tesauro and Galperin, 1996): bots play the round to its end, with the
same dice after every outcome, and the position they reach is evaluated.

In a timed game who is ahead after a round tells little: all that counts is who is ahead at the end. So there the rollouts go
on to the round in which time was up, and the mean over all outcomes is the chance before the outcome. The dice are the same in
all rollouts of the game: what they err after one outcome they also err before the next, so most of it cancels out
in the sum.
"""

from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from typing import NamedTuple

from ..editions import Edition
from ..rules.chance import outcome, ways
from ..rules.codes import CHANCE, DO_DICE, TIMED, Move
from ..rules.state import RuleTable, State
from ..sim.evaluation import WHOLE
from ..sim.playout import Lineup
from ..sim.rollouts import Candidate, candidate_of
from ..stats.intervals import Estimate, mean
from .rollout_engine import RolloutEngine, lineup

BATCHES, BATCH, TIMED_BATCH = 8, 4, 25
"""All of chance's outcomes are measured in so many independent batches, of so many rollouts of each possible outcome, or
before and after each of a timed game. The batches differ by chance alone, so they tell how exact their mean is."""

Chances = list[float]
"""The chance of winning by seat."""


class ChanceOutcome(NamedTuple):
    """A position in which chance had to act, what came, and the position after it."""

    g: State
    move: Move
    after: State


class LuckSetup(NamedTuple):
    """How the rollouts are played: by `bot` in all seats, with the dice of `key`; a timed game to `last_round`, if known."""

    rules: RuleTable
    edition: Edition
    bot: str
    engine: RolloutEngine
    key: int
    last_round: int = 0

    def lineup(self, g: State) -> Lineup:
        """The bots in their seats."""
        return lineup(g, self.edition, self.bot, self.last_round)

    def batches(self, g: State, players: Lineup, size: int, candidates: Sequence[Candidate]) -> list[list[Candidate]]:
        """The candidates after the rollouts of each batch."""
        numbers = (range(n * size, (n + 1) * size) for n in range(BATCHES))
        return [self.engine.roll(g, self.rules, players, self.key, batch, candidates) for batch in numbers]


def luck(outcomes: Sequence[ChanceOutcome], setup: LuckSetup) -> Generator[None, None, list[Estimate]]:
    """What all the outcomes together gave each seat, in wins, with 95% intervals. They add up to 0, but for what
    makes it likelier that nobody wins. Yields after each outcome.
    """
    seats = range(outcomes[0].g.seats if outcomes else 0)
    totals = [[0.0 for _ in seats] for _ in range(BATCHES)]
    for each in outcomes:
        assert each.g.actor == CHANCE
        compare = with_position_before if each.g.aim == TIMED else with_all_outcomes
        for total, (after, expected) in zip(totals, compare(each, setup), strict=True):
            for seat in seats:
                total[seat] += after[seat] - expected[seat]
        yield
    return [mean(total[seat] for total in totals) for seat in seats]


def with_all_outcomes(actual: ChanceOutcome, setup: LuckSetup) -> Iterator[tuple[Chances, Chances]]:
    """The chances after the outcome, and their mean over all that could have come, by batch. Rollouts end with the round."""
    g, seats, number = actual.g, range(actual.g.seats), ways(actual.g, setup.rules)
    likely = Counter(in_order(outcome(g, setup.rules, n)) for n in range(number))
    short = setup.lineup(g)
    short.cap = max(1, g.round)
    for rolled in setup.batches(g, short, BATCH, [candidate_of(move) for move in likely]):
        after = {move: chances_of(candidate, BATCH) for move, candidate in zip(likely, rolled, strict=True)}
        expected = [sum(chances[seat] * likely[move] for move, chances in after.items()) / number for seat in seats]
        yield after[in_order(actual.move)], expected


def with_position_before(actual: ChanceOutcome, setup: LuckSetup) -> Iterator[tuple[Chances, Chances]]:
    """The chances after the outcome, and before it, by batch. Rollouts go on to the end of the timed game."""
    after, before = (setup.batches(g, setup.lineup(g), TIMED_BATCH, [candidate_of()]) for g in (actual.after, actual.g))
    for (one,), (other,) in zip(after, before, strict=True):
        yield chances_of(one, TIMED_BATCH), chances_of(other, TIMED_BATCH)


def chances_of(candidate: Candidate, rollouts: int) -> Chances:
    """What each seat has won per rollout."""
    return [wins / WHOLE / rollouts for wins in candidate.wins]


def in_order(move: Move) -> Move:
    """The outcome with its lower die first: which die shows what changes nothing."""
    return Move(move.verb, min(move.x, move.y), max(move.x, move.y)) if move.verb == DO_DICE else move
