"""Whether a move is legal: the one place that says so, with a refusal code or OK."""

from .auctions import why_not_bid, why_not_buy
from .building import why_not_build, why_not_sell
from .cards import why_not_card
from .codes import (
    ADJUST,
    ANSWER,
    AUCTION,
    BUY,
    CARD,
    CHANCE,
    COUNT,
    DEBT,
    DICE,
    DIE,
    DO_ACCEPT,
    DO_BID,
    DO_BUILD,
    DO_BUY,
    DO_CARD,
    DO_CLAIM,
    DO_CLAIM_FOR_ME,
    DO_DEAL,
    DO_DECLINE,
    DO_DICE,
    DO_DIE,
    DO_DRAW,
    DO_END,
    DO_GIVE_UP,
    DO_GO,
    DO_KEEP,
    DO_MORTGAGE,
    DO_OFFER,
    DO_PASS,
    DO_PAY,
    DO_PLACE,
    DO_REJECT,
    DO_ROLE,
    DO_SELL,
    DO_SPEED,
    DO_STAY,
    DO_SWAP,
    DO_TAX,
    DO_THROW,
    DO_USE_CARD,
    DO_WANT,
    DO_WITHDRAW,
    END,
    FACE_1,
    FACE_MISTER,
    FINE,
    GO,
    INTEREST,
    NO_LOT,
    OK,
    ORDER,
    OVER,
    PLACE,
    R_ALREADY,
    R_AUCTION_FIRST,
    R_BANKRUPT,
    R_DEBT_FIRST,
    R_NO_CLAIM,
    R_NO_CLAIMING,
    R_NO_SUCH_DICE,
    R_NO_SUCH_SPACE,
    R_NOT_CHANCE,
    R_NOT_NOW,
    R_NOT_YOUR_MOVE,
    R_OVER,
    ROLE,
    SPACES,
    SPEED,
    TAX,
    TAX_FLAT,
    TAX_PERCENT,
    THROW,
    WANT,
    Move,
)
from .debts import why_not_give_up, why_not_pay_debt
from .ending import why_not_time
from .flow import why_not_any_time
from .mortgages import why_not_lift, why_not_mortgage
from .prison import why_not_decline_throw, why_not_pay_fee, why_not_stay, why_not_throw, why_not_use_card
from .setup import why_not_deal, why_not_role
from .shortage import is_scarce, why_not_leave, why_not_place, why_not_want
from .speed import why_not_go
from .state import RuleTable, State
from .trading import why_not_accept, why_not_offer, why_not_swap, why_not_withdraw


def why_not(g: State, rules: RuleTable, seat: int, m: Move) -> int:
    """Why the seat may not make the move now: a refusal code, or OK if it may. CHANCE counts as a seat."""
    if DO_DICE <= m.verb <= DO_DEAL:
        return why_not_outcome(g, rules, seat, m)
    if g.phase == OVER:
        return R_OVER
    if not 0 <= seat < g.seats:
        return R_NOT_YOUR_MOVE
    if g.bankrupt[seat]:
        return R_BANKRUPT
    if m.verb >= DO_BUILD:
        return why_not_off_turn(g, rules, seat, m)
    if seat != g.actor:
        return R_NOT_YOUR_MOVE
    return why_not_decide(g, rules, seat, m)


def why_not_decide(g: State, rules: RuleTable, seat: int, m: Move) -> int:
    """The decisions of the player to act, phase by phase."""
    verb, phase = m.verb, g.phase
    if phase == THROW:
        return why_not_before_throw(g, rules, seat, m)
    if phase == END or phase == ADJUST:
        return OK if verb == DO_END else R_NOT_NOW
    if phase == BUY:
        if verb == DO_BUY:
            return why_not_buy(g, rules, seat)
        return OK if verb == DO_DECLINE else R_NOT_NOW
    if phase == DEBT:
        if verb == DO_PAY:
            return why_not_pay_debt(g, seat)
        return why_not_give_up(g, rules, seat) if verb == DO_GIVE_UP else R_DEBT_FIRST
    if phase == ANSWER:
        if verb == DO_ACCEPT:
            return why_not_accept(g, rules, seat)
        return OK if verb == DO_REJECT else R_NOT_NOW
    if phase == AUCTION:
        if verb == DO_BID:
            return why_not_bid(g, rules, seat, m.x)
        return OK if verb == DO_PASS else R_NOT_NOW
    return why_not_rare(g, rules, seat, m)


def why_not_before_throw(g: State, rules: RuleTable, seat: int, m: Move) -> int:
    """Decisions before a throw, also in prison and price war."""
    verb = m.verb
    if verb == DO_THROW:
        return why_not_throw(g, rules, seat)
    if verb == DO_PAY:
        return why_not_pay_fee(g, rules, seat)
    if verb == DO_USE_CARD:
        return why_not_use_card(g, seat, m.x)
    if verb == DO_STAY:
        return why_not_stay(g, rules, seat)
    return why_not_decline_throw(g, rules) if verb == DO_END else R_NOT_NOW


def why_not_rare(g: State, rules: RuleTable, seat: int, m: Move) -> int:
    """The rarer decisions."""
    verb, phase = m.verb, g.phase
    if phase == TAX and verb == DO_TAX:
        return OK if m.x == TAX_FLAT or m.x == TAX_PERCENT else R_NOT_NOW
    if phase == FINE and (verb == DO_PAY or verb == DO_DRAW):
        return OK
    if phase == GO and verb == DO_GO:
        return why_not_go(g, seat, m.x)
    if phase == ROLE and verb == DO_ROLE:
        return why_not_role(g, rules, m.x)
    if phase == INTEREST and verb == DO_KEEP:
        return OK
    if phase == WANT and verb == DO_WANT:
        return why_not_want(g, rules, seat, m.x)
    if phase == WANT and verb == DO_PASS:
        return OK
    if phase == PLACE and verb == DO_PLACE:
        return why_not_place(g, rules, seat, m.x) if 0 <= m.x < SPACES else R_NO_SUCH_SPACE
    if phase == PLACE and verb == DO_PASS:
        return why_not_leave(g, rules, seat)
    return R_NOT_NOW


def why_not_off_turn(g: State, rules: RuleTable, seat: int, m: Move) -> int:
    """Moves that the leaflets allow off turn, many of them at any time."""
    verb = m.verb
    if verb == DO_SWAP:
        return why_not_swap(g, rules, seat, m.to)
    if verb == DO_WITHDRAW:
        return why_not_withdraw(g, seat)
    if verb == DO_OFFER:
        return why_not_offer(g, rules, seat, m)
    if verb == DO_CLAIM_FOR_ME:
        return why_not_claim_for_me(g, rules, seat, m.x)
    refusal = why_not_any_time(g)
    if refusal != OK:
        return refusal
    if verb == DO_CLAIM:
        return OK if claim_of(g, seat) >= 0 else R_NO_CLAIM
    if not 0 <= m.x < SPACES:
        return R_NO_SUCH_SPACE
    if verb == DO_BUILD:
        return why_not_build_now(g, rules, seat, m.x)
    if verb == DO_SELL:
        return why_not_sell(g, rules, seat, m.x)
    if verb == DO_MORTGAGE:
        return why_not_mortgage(g, rules, seat, m.x)
    return why_not_lift(g, rules, seat, m.x)


def why_not_build_now(g: State, rules: RuleTable, seat: int, space: int) -> int:
    """Why the seat may not build now; while the last houses are shared out or a lot is auctioned, it may have to wait."""
    if g.lot >= SPACES:
        return R_AUCTION_FIRST
    refusal = why_not_build(g, rules, seat, space)
    if refusal == OK and g.lot != NO_LOT and is_scarce(g, rules, seat, space):
        return R_AUCTION_FIRST
    return refusal


def why_not_claim_for_me(g: State, rules: RuleTable, seat: int, on: int) -> int:
    """Why automatic claiming cannot be set: it is already set so, or rents need no claim."""
    if not rules.claim_rent:
        return R_NO_CLAIMING
    return OK if on == 1 - g.claim_for_me[seat] else R_ALREADY


def claim_of(g: State, seat: int) -> int:
    """The index of the first rent that the seat may claim, or -1 if there is none."""
    for i in range(g.n_claims):
        if g.claimant[i] == seat:
            return i
    return -1


def why_not_outcome(g: State, rules: RuleTable, seat: int, m: Move) -> int:
    """Outcomes of chance: dice of six faces, a card that may come, a title to deal, or the end of the agreed time."""
    verb, phase = m.verb, g.phase
    if phase == OVER:
        return R_OVER
    if seat != CHANCE:
        return R_NOT_CHANCE
    if verb == DO_DICE:
        if phase != DICE and phase != COUNT and phase != ORDER:
            return R_NOT_NOW
        return OK if 1 <= m.x <= 6 and 1 <= m.y <= 6 else R_NO_SUCH_DICE
    if verb == DO_CARD:
        return why_not_card(g, rules, m.x) if phase == CARD else R_NOT_NOW
    if verb == DO_DIE:
        if phase != DIE:
            return R_NOT_NOW
        return OK if 1 <= m.x <= 6 else R_NO_SUCH_DICE
    if verb == DO_SPEED:
        if phase != SPEED:
            return R_NOT_NOW
        return OK if FACE_1 <= m.x <= FACE_MISTER else R_NO_SUCH_DICE
    if verb == DO_DEAL:
        return why_not_deal(g, rules, m.x)
    return why_not_time(g)
