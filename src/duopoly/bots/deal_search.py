"""The trades that champion considers besides dealer's: the value network must like them for both players.

Every exchange of `trade_candidates` is evaluated at several sums as if it were agreed. Where the other player gains what dealer
asks for, the sum is narrowed down to the least that is enough.
"""

from collections.abc import Callable, Sequence

from ..policies.deals import demand
from ..rules.codes import DO_OFFER, OK, Move
from ..rules.refuse import why_not
from ..rules.state import RuleTable, State
from ..sim.rollouts import Candidate, move_of
from .trade_candidates import trade_candidates

Exchange = tuple[int, int, int]
"""Who gets what for what, as in a Move: `to`, `give`, `take`."""
Evaluation = Callable[[Sequence[Move]], list[Candidate]]
"""The position as it stands, then after each of some offers as if it were agreed, with everybody's chances by the network."""

LEAST_GAIN = 16
"""An exchange must raise its own chance by one part in this many: rollouts tell better than the network whether it does."""
MOST_DEALS = 6
HALVINGS = 3
PLEASED = (2, 3, 5)
"""How much the other player must gain, in halves of what dealer asks for. Later offers of a turn leave it far more."""


def promising_deals(g: State, rules: RuleTable, seat: int, evaluation: Evaluation) -> list[Move]:
    """The exchanges that both should like, at the least sum that pleases the other player; the best for the seat first."""
    now, *agreed = evaluation(list(trade_candidates(g, rules, seat)))
    enough, too_little = dict[Exchange, Candidate](), dict[Exchange, int]()

    def sort_in(trades: Sequence[Candidate]) -> None:
        """Notes for each exchange the least sum that pleases, and the greatest that does not."""
        for each in trades:
            exchange, paid = exchange_of(each), paid_in(each)
            if 2 * each.more_to > PLEASED[g.offers] * demand(g, now.wins[each.to]):
                if exchange not in enough or paid < paid_in(enough[exchange]):
                    enough[exchange] = each
            elif paid > too_little.get(exchange, paid - 1):
                too_little[exchange] = paid

    sort_in(agreed)
    for _ in range(HALVINGS):
        between = [
            offer_of(exchange, (too_little[exchange] + paid_in(each)) // 2)
            for exchange, each in enough.items()
            if exchange in too_little and each.more > 0 and paid_in(each) - too_little[exchange] > 1
        ]
        sort_in(evaluation([move for move in between if why_not(g, rules, seat, move) == OK])[1:])
    gainful = [each for each in enough.values() if LEAST_GAIN * each.more > now.wins[seat]]
    return [move_of(each) for each in sorted(gainful, key=lambda each: -each.more)[:MOST_DEALS]]


def exchange_of(offer: Candidate | Move) -> Exchange:
    """The exchange of titles that an offer makes."""
    return offer.to, offer.give, offer.take


def paid_in(offer: Candidate | Move) -> int:
    """How much cash the player who makes the offer pays; less than 0 if they get some."""
    return offer.x - offer.y


def offer_of(exchange: Exchange, paid: int) -> Move:
    """The offer of an exchange, for a sum."""
    return Move(DO_OFFER, max(0, paid), max(0, -paid), *exchange)
