"""Luck told apart from skill: what dice and cards gave each player, in chances of winning.

The luck of an outcome is the chance after it minus the mean chance over all outcomes that could have come, as GNU Backgammon
defines it. A chance is measured by truncated rollouts (Tesauro and Galperin, 1996): bots play the round to its end, with the
same dice after every outcome, and the position they reach is evaluated.
"""

from collections import Counter
from collections.abc import Generator, Sequence
from typing import NamedTuple

from ..editions import Edition
from ..rules.chance import outcome, ways
from ..rules.codes import CHANCE, DO_DICE, LAST, TIMED, Move
from ..rules.state import RuleTable, State
from ..sim.evaluation import WHOLE
from ..sim.rollouts import candidate_of
from ..stats.intervals import Estimate, mean
from .rollout_engine import RolloutEngine, lineup

BATCHES, BATCH = 8, 4
"""All of chance's outcomes are measured in so many independent batches, of so many rollouts of each possible outcome. The
batches differ by chance alone, so they tell how exact their mean is."""


class ChanceOutcome(NamedTuple):
    """A position in which chance had to act, and what came."""

    g: State
    move: Move


def luck(
    outcomes: Sequence[ChanceOutcome], rules: RuleTable, edition: Edition, bot: str, engine: RolloutEngine, key: int
) -> Generator[None, None, list[Estimate]]:
    """What all the outcomes together gave each seat, in wins, with 95 % intervals. They add up to 0, but for what
    makes it likelier that nobody wins.

    The rollouts are played by `bot` in all seats, with the dice of `key`. Yields after each outcome.
    """
    seats = range(outcomes[0].g.seats if outcomes else 0)
    totals = [[0.0 for _ in seats] for _ in range(BATCHES)]
    for g, move in outcomes:
        assert g.actor == CHANCE
        number = ways(g, rules)
        likely = Counter(in_order(outcome(g, rules, n)) for n in range(number))
        short = lineup(g, edition, bot)
        short.cap = max(1, g.round)
        candidates = [candidate_of(move) for move in likely]
        for batch, total in enumerate(totals):
            rolled = engine.roll(untimed(g), rules, short, key, range(batch * BATCH, (batch + 1) * BATCH), candidates)
            after = {came: candidate.wins for came, candidate in zip(likely, rolled, strict=True)}
            for seat in seats:
                expected = sum(wins[seat] * likely[came] for came, wins in after.items()) / number
                total[seat] += (after[in_order(move)][seat] - expected) / WHOLE / BATCH
        yield
    return [mean(total[seat] for total in totals) for seat in seats]


def in_order(move: Move) -> Move:
    """The outcome with its lower die first: which die shows what changes nothing."""
    return Move(move.verb, min(move.x, move.y), max(move.x, move.y)) if move.verb == DO_DICE else move


def untimed(g: State) -> State:
    """The position in a game that goes on after the round: a timed one would end there, and say who is ahead."""
    position = g.copy()
    if g.aim == TIMED:
        position.aim = LAST
    return position
