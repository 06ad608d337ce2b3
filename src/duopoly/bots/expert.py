"""expert: planner with more time, and with trades of its own that are good for both players.

planner offers only what trader would accept. expert considers every exchange of titles and cash with anybody as if it were
agreed, first by the evaluation of the position after it, then, for the best, by rollouts. It counts what the other player
would win too: nobody is expected to accept a trade that lowers their own chances.
"""

from itertools import islice
from zlib import crc32

from ..rules.codes import BEFORE_THROW, DEBT, DO_OFFER, END, OK, THROW, Move
from ..rules.state import RuleTable, State
from ..rules.trading import why_not_trade_now
from ..sim.evaluation import WHOLE
from ..sim.rollouts import Candidate, candidate_of, move_of
from .bot import Budget
from .planner import BEHIND, FEW, SURE, Planner, error, gain
from .trade_candidates import trade_candidates

TRADES_PER_SECOND = 4000
"""How many trades are considered at most."""
RATE, SKIM = 100_000, 6
"""Rollouts per second, and the part of them, a sixth, that goes into choosing among all trades."""
MOST_EXCHANGES, LESS, MORE = 6, 2, 2
"""Exchanges that are rolled out at length, and for each the sums below, and from, the least the other may accept."""
PLEASED = (0.06, 0.12, 0.24)
"""By what part of itself the other player's chance must grow for a sure yes; half of it is half as sure.

It rises with each offer of a turn, so that after a refusal the next offer is better.
"""


class Expert(Planner):
    """Compares its candidate moves and trades by rollouts for a second."""

    level = "expert"
    budget = Budget(seconds=1.0)
    pleased = PLEASED[0]

    def choices(self, g: State, rules: RuleTable) -> list[Candidate]:
        """Planner's candidates, with trades in place of its offers; an offer of trader's stays only as the one to beat."""
        usual = THROW if rules.trade == BEFORE_THROW else END
        first, *others = super().choices(g, rules)
        choices = [first, *(each for each in others if each.verb != DO_OFFER)]
        if g.phase not in (usual, DEBT) or g.offers >= len(PLEASED) or g.n_claims or why_not_trade_now(g, rules) != OK:
            return choices
        self.pleased = PLEASED[g.offers]
        return choices + self.promising(g, rules, first)

    def promising(self, g: State, rules: RuleTable, first: Candidate) -> list[Candidate]:
        """The exchanges that look best for both after a few rollouts, each at sums around the least the other may accept."""
        assert self.budget is not None
        seconds = self.budget.seconds if self.budget.rollouts is None else self.budget.rollouts / RATE
        moves = islice(trade_candidates(g, rules, g.actor), int(TRADES_PER_SECOND * seconds))
        trades = [agreed(move, g.actor) for move in moves]
        count = max(1, int(RATE * seconds) // SKIM // (1 + len(trades)))
        first, *trades = self.rollouts(g, rules, self.lineup(g), crc32(g.pack(), 1), 0, count, [first, *trades])
        exchanges: dict[tuple[int, int, int], list[Candidate]] = {}
        for each in trades:
            exchanges.setdefault((each.to, each.give, each.take), []).append(each)
        best = sorted(exchanges.values(), key=lambda sums: -max(smaller_growth(each, first) for each in sums))[:MOST_EXCHANGES]
        return [agreed(move_of(each), g.actor) for sums in best for each in around_fair(sums)]

    def drop(self) -> None:
        """Drops candidates that are behind the best, and trades that one of the two would regret."""
        super().drop()
        trades = [each for each in self.candidates if each.agreed and not each.shut and each.games >= FEW]
        top = max(map(self.expected_gain, trades), default=0.0)
        for each in trades:
            if gain(each) + BEHIND * error(each) < top or each.more_to + BEHIND * error(each) * each.games * WHOLE < 0:
                each.shut = 1

    def best(self) -> Candidate:
        """A trade that is good for both, before anything else: if it is refused, nothing is lost."""
        good = [each for each in self.candidates if each.agreed and each.games >= FEW and gain(each) > SURE * error(each)]
        trade = max(good, key=self.expected_gain, default=self.candidates[0])
        return trade if trade.agreed and self.expected_gain(trade) > 0 else super().best()

    def expected_gain(self, trade: Candidate) -> float:
        """What an offer gains if it is accepted, times the chance that it is."""
        return gain(trade) * max(0.0, min(1.0, growth(trade, self.candidates[0], trade.to) / self.pleased))


def growth(trade: Candidate, first: Candidate, seat: int) -> float:
    """By what part of itself a trade raises the chance of one of its two players, compared with the first candidate."""
    more = trade.more_to if seat == trade.to else trade.more
    return more * first.games / (trade.games * first.wins[seat]) if trade.games and first.wins[seat] else 0.0


def smaller_growth(trade: Candidate, first: Candidate) -> float:
    """The growth of the player who gains less by the trade."""
    return min(growth(trade, first, trade.seat), growth(trade, first, trade.to))


def around_fair(sums: list[Candidate]) -> list[Candidate]:
    """Of one exchange at different sums, sorted by what the other gets, those around where the other begins to gain."""
    least = next((i for i, each in enumerate(sums) if each.more_to > 0), len(sums))
    return sums[max(0, least - LESS) : least + MORE]


def agreed(move: Move, seat: int) -> Candidate:
    """An offer taken as accepted."""
    trade = candidate_of(move, seat)
    trade.agreed = 1
    return trade
