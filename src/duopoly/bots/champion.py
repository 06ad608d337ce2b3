"""champion: compares its moves, and many trades, by rollouts that the value network evaluates.

In the rollouts dealer plays every seat for some rounds, and trades: what a title is worth shows only there. Then the network
tells everybody's chance. An offer is judged as if it were accepted: a refusal costs nothing. Beside dealer's offers it
considers all that the network likes for both players (`deal_search`), each turn. It accepts what dealer accepts, unless
in the rollouts it loses by that more than chance explains. Purchases and bids are dealer's. In a timed game nobody trades in
the rollouts, and answers are dealer's, too. Without the compiled twin it moves as dealer does, unless its budget is a number
of rollouts.
"""

from collections.abc import Sequence

from ..policies import dealer
from ..policies.deals import MOST_OFFERS
from ..rules.codes import (
    ANSWER,
    AUCTION,
    BEFORE_THROW,
    BUY,
    DO_ACCEPT,
    DO_OFFER,
    DO_REJECT,
    END,
    OK,
    THROW,
    TIMED,
    Move,
)
from ..rules.refuse import why_not
from ..rules.state import RuleTable, State
from ..sim.lineups import rollout_lineup
from ..sim.playout import DEALER, QUIET_DEALER, Lineup
from ..sim.rollouts import AS_IT_STANDS, POLICY_MOVE, Candidate, candidate_of, move_of
from .bot import Budget, GameInfo
from .candidates import without_offers
from .deal_search import Exchange, exchange_of, paid_in, promising_deals
from .expert import agreed
from .planner import BEHIND, FEW, LONG, SURE, Planner, error, gain
from .rationale import dealer as rationale

AHEAD = 4
"""How many rounds a rollout plays; then the network evaluates."""
MOST = 8
"""Rollouts of each candidate at most between two comparisons: with trades in them, more would overrun its time."""
LEAST_SECONDS, LEAST_ROLLOUTS = 0.1, 2 * FEW
"""With less for a decision it makes dealer's offers only: the search for others would take most of it, or prove nothing."""
BY_NETWORK = (BUY, AUCTION)
"""Phases in which it moves as dealer does."""

Owners = tuple[int, ...]
"""Which titles each player has."""


class Champion(Planner):
    """Compares its moves and trades by rollouts for a second."""

    level = "expert"
    budget = Budget(seconds=1.0)
    policy = staticmethod(dealer.decide)
    reason = staticmethod(rationale.reason)
    ahead = AHEAD
    most = MOST

    def __init__(self) -> None:
        """Raises BadWeights if the weights file cannot be used."""
        super().__init__()
        self.offered: tuple[Move, Owners] | None = None
        self.refused: dict[Exchange, tuple[int, Owners]] = {}

    def begin(self, info: GameInfo) -> None:
        """A game begins."""
        super().begin(info)
        self.offered, self.refused = None, {}

    def decide(self, g: State, rules: RuleTable) -> Move:
        """The candidate that wins most often. It remembers what it offered: that is refused if the titles stay as they were."""
        owners = owners_of(g)
        if self.offered and self.offered[1] == owners:
            offer = self.offered[0]
            self.refused[exchange_of(offer)] = paid_in(offer), owners
        move = super().decide(g, rules)
        self.offered = (move, owners) if move.verb == DO_OFFER else None
        return move

    def choices(self, g: State, rules: RuleTable) -> list[Candidate]:
        """What it compares: nothing but dealer's move where the network decides; rejecting with what dealer accepts."""
        if g.phase not in (*BY_NETWORK, ANSWER):
            return self.all_choices(g, rules)
        moves = [self.move_of_policy(g, rules, QUIET_DEALER)]
        if moves[0].verb == DO_ACCEPT and g.aim != TIMED:
            moves.append(Move(DO_REJECT))
        return [candidate_of(move, g.actor) for move in moves]

    def all_choices(self, g: State, rules: RuleTable) -> list[Candidate]:
        """Dealer's move without offers, which is the one to beat; others worth trying; and offers, as if accepted."""
        seat, offers = g.actor, self.offers(g, rules)
        moves = [self.move_of_policy(g, rules, QUIET_DEALER)]
        for move in without_offers(g, rules, seat):
            if move not in moves and why_not(g, rules, seat, move) == OK:
                moves.append(move)
        return [candidate_of(move, seat) for move in moves] + [agreed(move, seat) for move in offers]

    def offers(self, g: State, rules: RuleTable) -> list[Move]:
        """Dealer's offers and those of the search that were not refused: for the same titles, none that pays as little."""
        offers = self.offers_of_dealer(g, rules)
        if self.may_search(g, rules):
            offers += promising_deals(g, rules, g.actor, lambda moves: self.evaluation(g, rules, moves))
        return [move for move in dict.fromkeys(offers) if not self.is_refused(g, move)]

    def may_search(self, g: State, rules: RuleTable) -> bool:
        """Whether it is the time for offers, and there is time to look for them."""
        assert self.budget is not None
        seconds, rollouts = self.budget
        has_time = seconds >= LEAST_SECONDS if rollouts is None else rollouts >= LEAST_ROLLOUTS
        is_time = g.phase == THROW and not g.again if rules.trade == BEFORE_THROW else g.phase == END
        return has_time and is_time and g.aim != TIMED and g.offers < MOST_OFFERS and g.n_claims == 0

    def is_refused(self, g: State, offer: Move) -> bool:
        """Whether it has offered the same titles for as much before, and they all have the same owners still."""
        paid, owners = self.refused.get(exchange_of(offer), (0, ()))
        return owners == owners_of(g) and paid_in(offer) <= paid

    def offers_of_dealer(self, g: State, rules: RuleTable) -> list[Move]:
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

    def evaluation(self, g: State, rules: RuleTable, offers: Sequence[Move]) -> list[Candidate]:
        """The position as it stands, and after each offer as if it were agreed, with everybody's chances by the network."""
        candidates = [candidate_of(AS_IT_STANDS, g.actor), *(agreed(move, g.actor) for move in offers)]
        return self.rollouts(g, rules, at_once(g, QUIET_DEALER), 1, 0, 1, candidates)

    def move_of_policy(self, g: State, rules: RuleTable, policy: int) -> Move:
        """The move of a compiled policy, by its number in `sim.playout`."""
        candidate = candidate_of(Move(POLICY_MOVE), g.actor)
        return move_of(self.rollouts(g, rules, at_once(g, policy), 1, 0, 1, [candidate])[0])

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
        """A lineup that plays some rounds with dealer in all seats; of a timed game many, without offers."""
        return for_some_rounds(g, QUIET_DEALER if g.aim == TIMED else DEALER, self.ahead)


def for_some_rounds(g: State, policy: int, ahead: int = AHEAD) -> Lineup:
    """A lineup that plays some rounds on with a policy in all seats, a timed game for longer."""
    return rollout_lineup(g, policy, g.round + (LONG if g.aim == TIMED else ahead))


def at_once(g: State, policy: int) -> Lineup:
    """A lineup that plays no round on: from the second round the position is evaluated as it stands."""
    return rollout_lineup(g, policy, max(1, g.round - 1))


def owners_of(g: State) -> Owners:
    """Which titles each player has."""
    return tuple(g.owns[: g.seats])
