"""Why greedy makes a move, from the state before it."""

from ...policies.greedy import decide, offer_gain
from ...policies.steady import PURCHASE
from ...rules.codes import ANSWER, AUCTION, DO_ACCEPT, DO_BID, DO_BUILD, DO_CLAIM, SPACES, Move
from ...rules.state import RuleTable, State
from .sentences import Reason


def why(g: State, rules: RuleTable, move: Move) -> Reason:
    """Why it makes the move. Raises ValueError if it would not make that move."""
    if move.verb == DO_CLAIM and g.n_claims > 0:
        return "claims", {}
    if move != decide(g, rules):
        raise ValueError("move: not what greedy does here")
    if move == PURCHASE:
        return "greedy-buys", {"space": g.space[g.actor], "price": rules.price[g.space[g.actor]]}
    if move.verb == DO_BUILD:
        return "greedy-builds", {"space": move.x}
    if g.phase == ANSWER:
        gain = offer_gain(g, rules)
        if move.verb == DO_ACCEPT:
            return "greedy-accepts", {"gain": gain}
        return ("greedy-rejects", {"loss": -gain}) if gain < 0 else ("rejects-nothing", {})
    if g.phase == AUCTION and g.lot < SPACES:
        price = rules.price[g.lot]
        return ("greedy-bids", {"bid": move.x, "price": price}) if move.verb == DO_BID else ("greedy-passes", {"price": price})
    return "greedy-goes-on", {}
