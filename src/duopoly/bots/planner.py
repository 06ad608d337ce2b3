"""planner: tries each candidate move in many rollouts, and makes the one that wins most often.

In the rollouts `trader` plays every seat, with the same dice for every candidate. The move `trader` would make is the one to
beat: planner makes another only if that wins more often by more than chance explains. Candidates that fall behind are dropped,
which leaves more time for the close ones. It can be stopped at any time. `expert` thinks longer. Without the compiled twin both
move as `trader` does, unless their budget is a number of rollouts, which then take the time they take.
"""

from math import sqrt
from time import perf_counter
from zlib import crc32

from ..deprecated import renamed
from ..policies.trader import decide
from ..rules.codes import AIMS, TIMED, Move
from ..rules.state import RuleTable, State
from ..sim.evaluation import WHOLE
from ..sim.lineups import rollout_lineup
from ..sim.playout import QUIET, Lineup
from ..sim.rollouts import Candidate, candidate_of, move_of, rollouts
from ..sim.weights import check, weights
from .bot import Bot, Budget, Policy
from .candidates import candidate_moves
from .rationale import planner, trader
from .rationale.sentences import remark, sentence

__getattr__ = renamed(__name__, {"prospect": "candidate_of"})

AHEAD = 10
"""The most rounds that a rollout plays; then the evaluation counts."""
LONG = 60
"""The same for a timed game, for which there are no weights: its time is taken to be up then."""
FIRST, MOST = 4, 64
"""Rollouts of each candidate before the first comparison, and at most between two comparisons."""
FEW = 24
"""With fewer rollouts nothing is concluded."""
SURE = 1.0
"""By how many standard errors a candidate must win more often than the first to replace it."""
BEHIND = 2.0
"""By how many standard errors a candidate must be behind the best to be dropped."""


class Planner(Bot):
    """Compares its candidate moves by rollouts for 300 ms."""

    level = "hard"
    budget = Budget(seconds=0.3)
    twin = True
    policy: Policy = staticmethod(decide)
    """How it moves without rollouts."""
    reason = staticmethod(trader.reason)
    most = MOST
    """How many rollouts of each candidate it makes at most between two comparisons."""

    def __init__(self) -> None:
        """Raises BadWeights if the weights file cannot be used."""
        check()

    def decide(self, g: State, rules: RuleTable) -> Move:
        """The candidate that wins most often."""
        assert self.budget is not None
        begun = perf_counter()
        # The interpreter is too slow for a budget in seconds.
        thinks = self.rollouts is not rollouts or self.budget.rollouts is not None
        self.candidates = self.choices(g, rules) if thinks else [candidate_of(self.policy(g, rules), g.actor)]
        self.chances = None
        if len(self.candidates) > 1:
            self.compare(g, rules, begun + self.budget.seconds)
        best = self.best()
        move = move_of(best)
        now = self.candidates[0] if best.agreed else best
        if now.games:
            self.chances = [won / now.games / WHOLE for won in now.wins[: g.seats]]
        self.why = planner.why(self.candidates, best) if best.games else self.reason(g, rules, move)
        return move

    def choices(self, g: State, rules: RuleTable) -> list[Candidate]:
        """The candidates to compare; the first is the one to beat."""
        return [candidate_of(move, g.actor) for move in candidate_moves(g, rules)]

    def compare(self, g: State, rules: RuleTable, deadline: float) -> None:
        """Rolls out until the budget is spent or only one candidate is left."""
        assert self.budget is not None
        lineup, key, done, block, left = self.lineup(g), crc32(g.pack()), 0, FIRST, self.budget.rollouts
        while block > 0:
            live, begun = sum(not each.shut for each in self.candidates), perf_counter()
            self.candidates = self.rollouts(g, rules, lineup, key, done, block, self.candidates)
            now = perf_counter()
            done += block
            self.drop()
            if all(each.shut for each in self.candidates[1:]):
                return
            if left is None:
                block = min(self.most, int((deadline - now) * block / max(now - begun, 1e-6)))
            else:
                left -= block * live
                block = min(self.most, left // sum(not each.shut for each in self.candidates))

    def lineup(self, g: State) -> Lineup:
        """A lineup that plays some rounds with trader in all seats, without offers."""
        edition, rounds = self.info.edition, LONG if g.aim == TIMED else AHEAD
        return rollout_lineup(g, QUIET, g.round + rounds, weights(edition.key, len(edition.roles), AIMS[g.aim]))

    def explain(self, lang: str = "en") -> str:
        """How often the move wins; if there was no choice, trader's reason."""
        return sentence(self.why, self.info.names(), lang)

    def remark(self, lang: str = "en") -> str:
        """The same if it is worth a word at the table."""
        return remark(self.why, self.info.names(), lang)

    def drop(self) -> None:
        """Drops candidates that are behind the best."""
        top = max(gain(each) for each in self.candidates if not each.shut and not each.agreed)
        for each in self.candidates[1:]:
            if not each.shut and not each.agreed and each.games >= FEW and gain(each) + BEHIND * error(each) < top:
                each.shut = 1

    def best(self) -> Candidate:
        """The candidate to play."""
        first, *others = self.candidates
        better = [each for each in others if each.games >= FEW and not each.agreed and gain(each) > SURE * error(each)]
        return max(better, key=lambda each: gain(each) - SURE * error(each), default=first)


def gain(candidate: Candidate) -> float:
    """How many more wins than the first candidate it has per rollout."""
    return candidate.more / candidate.games / WHOLE if candidate.games else 0.0


def error(candidate: Candidate) -> float:
    """The standard error of the gain."""
    n = candidate.games
    if n < 2:
        return 1.0
    mean = candidate.more / n
    return sqrt(max(0.0, candidate.square / n - mean * mean) / (n - 1)) / WHOLE
