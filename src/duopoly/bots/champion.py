"""champion: compares its moves, and the trades that dealer finds, by rollouts that the value network evaluates.

In the rollouts dealer plays every seat for some rounds, without offers; then the network tells everybody's chance. An
offer is judged as if it were accepted: a refusal costs nothing. Without the compiled twin it moves as dealer does, unless its
budget is a number of rollouts.
"""

from ..policies import dealer
from ..policies.deals import MOST_OFFERS
from ..rules.codes import DO_OFFER, OK, TIMED, Move
from ..rules.refuse import why_not
from ..rules.state import RuleTable, State
from ..sim.lineups import rollout_lineup
from ..sim.playout import DEALER, QUIET_DEALER, Lineup
from ..sim.rollouts import POLICY_MOVE, Candidate, candidate_of, move_of
from .bot import Budget
from .candidates import without_offers
from .expert import agreed
from .planner import BEHIND, FEW, LONG, SURE, Planner, error, gain
from .rationale import dealer as rationale

AHEAD = 4
"""A rollout plays so many rounds; then the network evaluates."""


class Champion(Planner):
    """Compares its moves and trades by rollouts for a second."""

    level = "expert"
    budget = Budget(seconds=1.0)
    policy = staticmethod(dealer.decide)
    reason = staticmethod(rationale.reason)
    ahead = AHEAD

    def choices(self, g: State, rules: RuleTable) -> list[Candidate]:
        """Dealer's move without offers, which is the one to beat; others worth trying; and dealer's offers, as if accepted."""
        seat, offers = g.actor, self.offers(g, rules)
        moves = [self.move_of_policy(g, rules, QUIET_DEALER)]
        for move in without_offers(g, rules, seat):
            if move not in moves and why_not(g, rules, seat, move) == OK:
                moves.append(move)
        return [candidate_of(move, seat) for move in moves] + [agreed(move, seat) for move in offers]

    def offers(self, g: State, rules: RuleTable) -> list[Move]:
        """What dealer would offer now, and after a refusal."""
        offers, later = list[Move](), g.copy()
        for number in range(g.offers, MOST_OFFERS):
            later.offers = number
            move = self.move_of_policy(later, rules, DEALER)
            if move.verb != DO_OFFER:
                break
            if move not in offers:
                offers.append(move)
        return offers

    def move_of_policy(self, g: State, rules: RuleTable, policy: int) -> Move:
        """The move of a compiled policy, by its number in `sim.playout`."""
        lineup = rollout_lineup(g, policy, max(1, g.round - 1))
        return move_of(self.rollouts(g, rules, lineup, 1, 0, 1, [candidate_of(Move(POLICY_MOVE), g.actor)])[0])

    def drop(self) -> None:
        """Drops candidates that are behind the best, and trades that surely do not gain."""
        super().drop()
        for each in self.candidates:
            if each.agreed and each.games >= FEW and gain(each) + BEHIND * error(each) < 0:
                each.shut = 1

    def best(self) -> Candidate:
        """A trade that surely gains, before anything else: if it is refused, nothing is lost."""
        trades = [each for each in self.candidates if each.agreed and each.games >= FEW and gain(each) > SURE * error(each)]
        return max(trades, key=gain) if trades else super().best()

    def lineup(self, g: State) -> Lineup:
        """A lineup that plays some rounds with dealer in all seats, without offers."""
        return rollout_lineup(g, QUIET_DEALER, g.round + (LONG if g.aim == TIMED else self.ahead))
