"""planner: tries each of its real choices by playing the game on from it many times, and makes the one that wins most.

Every seat is played on by `trader`, with the same dice for each choice that is compared. What `trader` would do is the choice
to beat: another one is made only where it wins more often beyond what chance explains. Choices that fall behind are dropped,
so that the rest of the time goes to those that are close. It can be stopped at any time. `expert` thinks longer.
"""

from math import sqrt
from time import perf_counter
from zlib import crc32

from ..rules.codes import Move
from ..rules.state import State, Table
from . import trader_why
from .bot import Bot, Budget
from .facts import in_one_line
from .ideas import ideas
from .outlook import WHOLE
from .playout import TRADER, Lineup
from .rollouts import Prospect

AHEAD = 300
"""So many rounds are played on at most."""
BLOCK = 16
"""So many rollouts of each choice are made before they are compared again."""
FEW = 32
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

    def decide(self, g: State, ed: Table) -> Move:
        """The choice that wins most."""
        begun = perf_counter()
        seat, found = g.actor, ideas(g, ed)
        self.found = [prospect(move, seat) for move in found]
        self.chances = None
        if len(found) > 1:
            self.compare(g, ed, begun)
        best = self.best()
        if best.games:
            self.chances = [won / best.games / WHOLE for won in best.wins[: g.seats]]
        move = move_of(best)
        self.why = self.reason(best) if best.games else trader_why.why(g, ed, move)
        return move

    def reason(self, best: Prospect) -> tuple[str, dict[str, int]]:
        """How often the choice wins, and the best of the others."""
        wins = [share(each) for each in self.found if each.games]
        mine, number = share(best), max(each.games for each in self.found)
        others = max(share(each) for each in self.found if each is not best)
        if len(wins) < 2 or others > mine:
            return "planner-stays", {"wins": round(100 * mine), "number": number}
        return "planner-plays", {"wins": round(100 * mine), "others": round(100 * others), "number": number}

    def told(self, lang: str = "en") -> str:
        """How often the choice wins; where there was none, why trader moves so."""
        return in_one_line(self.why, self.setting.names(), lang)

    def compare(self, g: State, ed: Table, begun: float) -> None:
        """Rolls out until the budget is spent or one choice is left."""
        assert self.budget is not None
        line, key, done, block = lineup(g), crc32(g.pack()), 0, BLOCK
        spent, left = 0, self.budget.rollouts
        deadline = begun + self.budget.seconds
        while True:
            live = sum(not each.shut for each in self.found)
            started = perf_counter()
            self.found = self.rollouts(g, ed, line, key, done, block, self.found)
            now = perf_counter()
            done += block
            spent += block * live
            self.drop()
            if all(each.shut for each in self.found[1:]):
                return
            if left is not None:
                if spent + live * block > left:
                    return
            elif now + (now - started) > deadline:
                return

    def drop(self) -> None:
        """Leaves out what lies behind the best."""
        top = max(gain(each) for each in self.found if not each.shut)
        for each in self.found[1:]:
            if not each.shut and each.games >= FEW and gain(each) + BEHIND * error(each) < top:
                each.shut = 1

    def best(self) -> Prospect:
        """The choice to make."""
        first, *others = self.found
        better = [each for each in others if each.games >= FEW and gain(each) > SURE * error(each)]
        return max(better, key=lambda each: gain(each) - SURE * error(each), default=first)


class Expert(Planner):
    """The same for a second."""

    level = "expert"
    budget = Budget(seconds=1.0)


def share(found: Prospect) -> float:
    """How often its seat wins after it."""
    return found.wins[found.seat] / found.games / WHOLE if found.games else 0.0


def gain(found: Prospect) -> float:
    """What it wins beyond the first choice, in games."""
    return found.more / found.games / WHOLE if found.games else 0.0


def error(found: Prospect) -> float:
    """The standard error of that."""
    n = found.games
    if n < 2:
        return 1.0
    mean = found.more / n
    return sqrt(max(0.0, found.square / n - mean * mean) / (n - 1)) / WHOLE


def prospect(move: Move, seat: int) -> Prospect:
    """A move of the seat to be tried."""
    found = Prospect()
    found.verb, found.x, found.y, found.to, found.give, found.take = move
    found.seat = seat
    return found


def move_of(found: Prospect) -> Move:
    """The move that was tried."""
    return Move(found.verb, found.x, found.y, found.to, found.give, found.take)


def lineup(g: State) -> Lineup:
    """All seats played on by trader."""
    line = Lineup()
    line.seats, line.aim, line.cap = g.seats, g.aim, g.round + AHEAD
    for seat in range(g.seats):
        line.bot[seat] = TRADER
    return line
