"""expert: planner with more time, and with deals of its own: exchanges that would be good for both of two players.

planner offers only what trader would accept. Here every exchange of titles and cash with anybody is looked at as if it were
agreed: first by what the position then promises, the best of them by rollouts, and not only what it would win itself counts
but also what the other would: nobody is expected to accept what costs him chances.
"""

from itertools import islice
from zlib import crc32

from ..rules.codes import BEFORE_THROW, DEBT, DO_OFFER, END, OK, THROW, Move
from ..rules.state import RuleTable, State
from ..rules.trading import why_not_trade_now
from ..sim.evaluation import WHOLE
from ..sim.rollouts import Candidate
from .bot import Budget
from .planner import BEHIND, FEW, SURE, Planner, error, gain, move_of, prospect
from .trade_candidates import trade_candidates

A_SECOND = 4000
"""So many deals are looked at in a second at most."""
RATE, SKIM = 100_000, 6
"""So many rollouts are taken for a second; a sixth of them is for choosing among all deals."""
MOST_EXCHANGES, LESS, MORE = 6, 2, 2
"""So many exchanges are played on, each at so many sums below the least that the other may take, and so many from there on."""
PLEASED = (0.06, 0.12, 0.24)
"""Whose chances grow by this part is taken to accept surely, and by half of it, half as surely: more with each offer of a turn,
so that who refuses hears a better one."""


class Expert(Planner):
    """Rollouts of its choices and of deals, for a second."""

    level = "expert"
    budget = Budget(seconds=1.0)
    pleased = PLEASED[0]

    def choices(self, g: State, rules: RuleTable) -> list[Candidate]:
        """Planner's, with deals instead of its offers; only what trader would offer stays, as the choice to beat."""
        seat, usual = g.actor, THROW if rules.trade == BEFORE_THROW else END
        first, *others = super().choices(g, rules)
        found = [first, *(each for each in others if each.verb != DO_OFFER)]
        if g.phase not in (usual, DEBT) or g.offers >= len(PLEASED) or g.n_claims or why_not_trade_now(g, rules, seat) != OK:
            return found
        self.pleased = PLEASED[g.offers]
        self.found = found
        return found + self.promising(g, rules, seat)

    def promising(self, g: State, rules: RuleTable, seat: int) -> list[Candidate]:
        """The exchanges that look best for both after a few rollouts, each at some sums about the least the other may take."""
        assert self.budget is not None
        seconds = self.budget.seconds if self.budget.rollouts is None else self.budget.rollouts / RATE
        asked = [agreed(move, seat) for move in islice(trade_candidates(g, rules, seat), int(A_SECOND * seconds))]
        count = max(1, int(RATE * seconds) // SKIM // (1 + len(asked)))
        first, *found = self.rollouts(g, rules, self.lineup(g), crc32(g.pack(), 1), 0, count, [self.found[0], *asked])
        exchanges: dict[tuple[int, int, int], list[Candidate]] = {}
        for each in found:
            exchanges.setdefault((each.to, each.give, each.take), []).append(each)
        best = sorted(exchanges.values(), key=lambda sums: -max(fair(each, first) for each in sums))[:MOST_EXCHANGES]
        return [agreed(move_of(each), seat) for sums in best for each in about_fair(sums)]

    def drop(self) -> None:
        """Leaves out what lies behind the best, and deals that one of the two would regret."""
        super().drop()
        trade_candidates = [each for each in self.found if each.agreed and not each.shut and each.games >= FEW]
        top = max(map(self.hope, trade_candidates), default=0.0)
        for each in trade_candidates:
            if gain(each) + BEHIND * error(each) < top or each.more_to + BEHIND * error(each) * each.games * WHOLE < 0:
                each.shut = 1

    def best(self) -> Candidate:
        """A deal that is good for both, before anything else: who refuses it, costs nothing."""
        fine = [each for each in self.found if each.agreed and each.games >= FEW and gain(each) > SURE * error(each)]
        found = max(fine, key=self.hope, default=self.found[0])
        return found if found.agreed and self.hope(found) > 0 else super().best()

    def hope(self, found: Candidate) -> float:
        """What an offer may be expected to gain: what it gains if it is accepted, times how likely that is; 0 if it is not."""
        return gain(found) * max(0.0, min(1.0, grown(found, self.found[0], found.to) / self.pleased))


def grown(found: Candidate, first: Candidate, seat: int) -> float:
    """By what part of themselves a deal makes the chances of one of the two greater than the first choice does."""
    more = found.more_to if seat == found.to else found.more
    return more * first.games / (found.games * first.wins[seat]) if found.games and first.wins[seat] else 0.0


def fair(found: Candidate, first: Candidate) -> float:
    """By what part a deal makes the chances greater of the one who gains less by it."""
    return min(grown(found, first, found.seat), grown(found, first, found.to))


def about_fair(sums: list[Candidate]) -> list[Candidate]:
    """Of the same exchange for different sums, what the other gets growing, those about where he begins to gain."""
    least = next((i for i, each in enumerate(sums) if each.more_to > 0), len(sums))
    return sums[max(0, least - LESS) : least + MORE]


def agreed(move: Move, seat: int) -> Candidate:
    """An offer that is accepted."""
    found = prospect(move, seat)
    found.agreed = 1
    return found
