"""What moves cost and bring in."""

from ..rules.building import next_building_price
from ..rules.codes import (
    DEBT,
    DO_ACCEPT,
    DO_BID,
    DO_BUILD,
    DO_BUY,
    DO_CLAIM,
    DO_KEEP,
    DO_LIFT,
    DO_MORTGAGE,
    DO_PAY,
    DO_PLACE,
    DO_SELL,
    DO_TAX,
    FINE,
    SPACES,
    TAX_FLAT,
    Move,
)
from ..rules.means import percent_tax
from ..rules.mortgages import lift_price
from ..rules.play import play
from ..rules.shortage import is_won
from ..rules.state import RuleTable, State

COSTLY = (DO_BUY, DO_TAX, DO_BID, DO_BUILD, DO_LIFT)
"""Moves whose cost is paid at once, or after the auction; a tax also if the cash falls short, though it becomes a debt then."""
TRIED = (DO_PAY, DO_ACCEPT, DO_KEEP, DO_CLAIM, DO_SELL)
"""Moves that are made on a copy of the state to see what they do to the cash."""


def cost(g: State, rules: RuleTable, seat: int, m: Move) -> int:
    """The price of a move, legal or not, as far as it is known beforehand; 0 if there is none, or if it is a trade.

    For `place` that is the printed price, also if the building was paid for in an auction.
    """
    if m.verb == DO_BUY:
        return rules.price[g.space[seat]]
    if m.verb in (DO_BUILD, DO_PLACE) and 0 <= m.x < SPACES:
        return next_building_price(g, rules, seat, m.x)
    if m.verb == DO_LIFT and 0 <= m.x < SPACES:
        return lift_price(g, rules, m.x)
    if m.verb == DO_BID:
        return m.x
    if m.verb == DO_TAX:
        return rules.income_tax if m.x == TAX_FLAT else percent_tax(g, rules, seat)
    if m.verb == DO_PAY:
        return payment(g, rules)
    return 0


def payment(g: State, rules: RuleTable) -> int:
    """What `pay` pays: the debt that is due first, the fine of a card, or the fee to leave prison or price war."""
    if g.phase == DEBT:
        return g.owed[0]
    return rules.amount[g.deck][g.card] if g.phase == FINE else rules.fee


def cash_change(g: State, rules: RuleTable, seat: int, m: Move) -> int | None:
    """How much a legal move changes the cash; None if nothing is paid at once."""
    if m.verb in COSTLY or (m.verb == DO_PLACE and not is_won(g, seat)):
        return -cost(g, rules, seat, m)
    if m.verb == DO_MORTGAGE:
        return rules.mortgage[m.x]
    if m.verb not in TRIED:
        return None
    after = g.copy()
    play(after, rules, seat, m)
    return after.cash[seat] - g.cash[seat]
