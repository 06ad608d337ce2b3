"""Advice for the player to act: champion's move and the best others, each with the chance after it and a line of play.

`judge` names the moves, bids, and offers, and how to roll them out. A few rollouts pick the best; more, with fresh dice, tell
their chances, so that having been picked does not flatter a move. An offer counts as accepted.
"""

from collections.abc import Sequence
from typing import NamedTuple

from ..play.game import Game
from ..play.notation import move_text
from ..rules.codes import DO_OFFER, Move
from ..sim.evaluation import WHOLE
from ..sim.rollouts import Candidate, move_of
from ..stats.intervals import Estimate
from .expected_line import Line, expected_line
from .judge import choices, if_accepted
from .odds import best_plain, chance_of, gain, gain_over
from .rollout_engine import JUDGE, RolloutEngine, RolloutSetup, lineup, rollout_key

OPTIONS = 3
PILOT, TEST = 100, 1000
"""Rollouts of every move in the pilot, and of the options."""
SEED = 1


class Option(NamedTuple):
    """A move worth considering, the mover's chance after it, and how much more that is than after the best that is no offer.

    For an offer that is accepted, `theirs` is what the other player gains by it. `line` is how the game may go on.
    """

    move: Move
    chance: Estimate
    more: Estimate
    theirs: float | None
    line: Line


class Advice(NamedTuple):
    """The options, the recommended move first, then the best. `second` is the best of the others, of those that may be no worse
    than that move if there are any, and `rest` what it wins beyond it, in wins per rollout; both are None without others.
    """

    options: list[Option]
    rest: Estimate | None
    second: Move | None
    rollouts: int


def advise(game: Game, move: Move, engine: RolloutEngine) -> Advice:
    """The move compared with the best others. The game is not changed. At least one option is no offer."""
    g, rules = game.inside()
    possible = choices(g, rules, engine.rollouts)
    moves = [move, *(other for other in [*possible.moves, *possible.offers] if other != move)]
    setup = RolloutSetup(engine, g, rules, lineup(g, game.edition, JUDGE), rollout_key(SEED))
    pilot = setup.roll(range(PILOT), [if_accepted(each, g.actor) for each in moves])
    best = [if_accepted(move_of(each), g.actor) for each in best_of(pilot)]
    tested = setup.roll(range(PILOT, PILOT + TEST), best)
    plain = best_plain(tested)
    options = [
        Option(
            move=move_of(each),
            chance=chance_of(each, g.actor, g),
            more=gain_over(tested[0], plain, each),
            theirs=their_gain(plain, each) if each.verb == DO_OFFER else None,
            line=expected_line(game, move_text(move_of(each), game.names, g.deck)),
        )
        for each in tested
    ]
    first, *others = options
    second = second_best(tested[1:])
    return Advice(
        [first, *sorted(others, key=lambda option: -option.chance.value)],
        gain(second) if second else None,
        move_of(second) if second else None,
        TEST,
    )


def best_of(pilot: Sequence[Candidate]) -> list[Candidate]:
    """The first candidate and the best others; one of them is no offer."""
    first, *others = pilot
    others.sort(key=lambda each: -each.more)
    best = [first, *others[: OPTIONS - 1]]
    if all(each.verb == DO_OFFER for each in best):
        best[-1] = best_plain(others)
    return best


def second_best(others: Sequence[Candidate]) -> Candidate | None:
    """The best of the others, of those that may be no worse than the first if there are any: it is clear only if all are."""
    may_equal = [each for each in others if gain(each).high >= 0]
    return max(may_equal or others, key=gain, default=None)


def their_gain(plain: Candidate, offer: Candidate) -> float:
    """How much more the other player of a trade wins after it than after the best move without an offer."""
    return (offer.wins[offer.to] - plain.wins[offer.to]) / offer.games / WHOLE
