"""Whether an accepted offer was good for the bot that made it, by rollouts with and without the deal, with the same dice."""

from zlib import crc32

from ..bots.planner import error, gain
from ..editions import Edition
from ..fast import rollouts
from ..rules.codes import AIMS, DO_ACCEPT, DO_REJECT, Move
from ..rules.state import RuleTable, State
from ..sim.lineups import rollout_lineup
from ..sim.playout import QUIET
from ..sim.rollouts import candidate_of
from ..sim.weights import weights

ROLLOUTS, ROUNDS = 200, 200
"""How often the game is played on, and at most for how many rounds."""
SURE = 2.0
"""By how many standard errors the chance must be lower."""


def is_harmful(g: State, rules: RuleTable, edition: Edition) -> bool:
    """Whether the offer that is to be answered surely lowers the chance of who made it, if it is accepted.

    `trader` without offers plays all seats.
    """
    by_edition = weights(edition.key, len(edition.roles), AIMS[g.aim])
    lineup = rollout_lineup(g, QUIET, g.round + ROUNDS, by_edition)
    answers = [candidate_of(Move(verb), g.offerer) for verb in (DO_REJECT, DO_ACCEPT)]
    _, accepted = rollouts()(g, rules, lineup, crc32(g.pack(), 2), 0, ROLLOUTS, answers)
    return gain(accepted) + SURE * error(accepted) < 0
