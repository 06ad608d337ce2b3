"""planner: tries each of its real choices by playing the game on from it many times, and makes the one that wins most.

Every seat is played on by `trader`, with the same dice for each choice that is compared. What `trader` would do is the choice
to beat: another one is made only where it wins more often beyond what chance explains. Choices that fall behind are dropped,
so that the rest of the time goes to those that are close. It can be stopped at any time. `expert` thinks longer. Without the
compiled twin both move as `trader` does, unless they are given a number of rollouts and all the time these take.
"""

from math import sqrt
from time import perf_counter
from zlib import crc32

from ..policies.trader import decide
from ..rules.codes import AIMS, TIMED, Move
from ..rules.state import RuleTable, State
from ..sim.evaluation import WHOLE
from ..sim.playout import QUIET, Lineup
from ..sim.rollouts import Candidate, rollouts
from ..sim.weights import check, weights
from .bot import Bot, Budget
from .candidates import candidate_moves
from .rationale import planner, trader
from .rationale.sentences import in_one_line

AHEAD = 10
"""So many rounds are played on at most; then the outlook counts."""
LONG = 60
"""The same of a timed game, whose outlook nobody has learned: then its time is taken to be up."""
FIRST, MOST = 4, 64
"""So many rollouts of each choice are made before they are compared for the first time, and at most between two times."""
FEW = 24
"""After fewer nothing is concluded."""
SURE = 1.0
"""A choice must win more often than the first by so many standard errors to be made instead of it."""
BEHIND = 2.0
"""One that lies behind the best by so many is dropped."""


class Planner(Bot):
    """Rollouts of the twin over its real choices, for 300 ms."""

    level = "hard"
    budget = Budget(seconds=0.3)
    twin = True

    def __init__(self) -> None:
        """Raises BadWeights where what was learned cannot be used."""
        check()

    def decide(self, g: State, rules: RuleTable) -> Move:
        """The choice that wins most."""
        assert self.budget is not None
        begun = perf_counter()
        # The interpreter is too slow for a budget of seconds: then the move is trader's.
        thinks = self.rollouts is not rollouts or self.budget.rollouts is not None
        self.found, self.chances = self.choices(g, rules) if thinks else [prospect(decide(g, rules), g.actor)], None
        if len(self.found) > 1:
            self.compare(g, rules, begun + self.budget.seconds)
        best = self.best()
        move = move_of(best)
        now = self.found[0] if best.agreed else best
        if now.games:
            self.chances = [won / now.games / WHOLE for won in now.wins[: g.seats]]
        self.why = planner.why(self.found, best) if best.games else trader.reckoned(g, rules, move)
        return move

    def choices(self, g: State, rules: RuleTable) -> list[Candidate]:
        """What is to be compared; the first is the choice to beat."""
        return [prospect(move, g.actor) for move in candidate_moves(g, rules)]

    def compare(self, g: State, rules: RuleTable, deadline: float) -> None:
        """Rolls out until the budget is spent or one choice is left."""
        assert self.budget is not None
        line, key, done, block, left = self.lineup(g), crc32(g.pack()), 0, FIRST, self.budget.rollouts
        while block > 0:
            live, begun = sum(not each.shut for each in self.found), perf_counter()
            self.found = self.rollouts(g, rules, line, key, done, block, self.found)
            now = perf_counter()
            done += block
            self.drop()
            if all(each.shut for each in self.found[1:]):
                return
            if left is None:
                block = min(MOST, int((deadline - now) * block / max(now - begun, 1e-6)))
            else:
                left -= block * live
                block = min(MOST, left // sum(not each.shut for each in self.found))

    def lineup(self, g: State) -> Lineup:
        """All seats played on by trader without offers, for some rounds."""
        line, edition = Lineup(), self.setting.edition
        line.seats, line.aim, line.cap = g.seats, g.aim, g.round + (LONG if g.aim == TIMED else AHEAD)
        line.weights = weights(edition.key, len(edition.roles), AIMS[g.aim])
        for seat in range(g.seats):
            line.bot[seat] = QUIET
        return line

    def told(self, lang: str = "en") -> str:
        """How often the choice wins; where there was none, why trader moves so."""
        return in_one_line(self.why, self.setting.names(), lang)

    def drop(self) -> None:
        """Leaves out what lies behind the best."""
        top = max(gain(each) for each in self.found if not each.shut and not each.agreed)
        for each in self.found[1:]:
            if not each.shut and not each.agreed and each.games >= FEW and gain(each) + BEHIND * error(each) < top:
                each.shut = 1

    def best(self) -> Candidate:
        """The choice to make."""
        first, *others = self.found
        better = [each for each in others if each.games >= FEW and not each.agreed and gain(each) > SURE * error(each)]
        return max(better, key=lambda each: gain(each) - SURE * error(each), default=first)


def gain(found: Candidate) -> float:
    """What it wins beyond the first choice, in games."""
    return found.more / found.games / WHOLE if found.games else 0.0


def error(found: Candidate) -> float:
    """The standard error of that."""
    n = found.games
    if n < 2:
        return 1.0
    mean = found.more / n
    return sqrt(max(0.0, found.square / n - mean * mean) / (n - 1)) / WHOLE


def prospect(move: Move, seat: int) -> Candidate:
    """A move of the seat to be tried."""
    found = Candidate()
    found.verb, found.x, found.y, found.to, found.give, found.take = move
    found.seat = seat
    return found


def move_of(found: Candidate) -> Move:
    """The move that was tried."""
    return Move(found.verb, found.x, found.y, found.to, found.give, found.take)
