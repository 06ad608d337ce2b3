"""Playing a legal move, and finding what comes next."""

from .auctions import auction_estate, buy, decline, pass_bid, place_bid
from .bookkeeping import fact
from .building import sell
from .cards import draw_card, draw_instead, pay_fine
from .codes import (
    ADJUST,
    ANSWER,
    AUCTION,
    BANK,
    COUNT,
    DEAL,
    DEBT,
    DICE,
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
    DO_LIFT,
    DO_MORTGAGE,
    DO_OFFER,
    DO_PASS,
    DO_PAY,
    DO_PLACE,
    DO_REJECT,
    DO_ROLE,
    DO_SELL,
    DO_STAY,
    DO_SWAP,
    DO_TAX,
    DO_THROW,
    DO_TIME,
    DO_USE_CARD,
    DO_WANT,
    DO_WITHDRAW,
    E_CLAIM_FOR_ME,
    E_DIE,
    FINE,
    INTEREST,
    MOVE,
    NEXT,
    NO_COUNT,
    NO_LOT,
    NOBODY,
    NOWHERE,
    OVER,
    PLACE,
    THROW,
    WANT,
    Move,
)
from .debts import give_up, settle_debt
from .ending import adjusted, decide, is_decided, time_up
from .flow import interrupt, release
from .money import charge, drop_claim
from .mortgages import keep, lift, mortgage, title_to_choose
from .prison import pay_fee, stay, use_card
from .refuse import claim_of
from .setup import choose_role, dealt, throw_for_order
from .shortage import build_or_ask, leave_in_box, place, want
from .spaces import pay_income_tax, receive_grant
from .speed import go, move_by
from .state import RuleTable, State
from .trading import accept, offer, reject, swap, withdraw
from .turn import counted, counted_speed, decline_throw, move_on, next_in_turn, pass_dice, throw, thrown


def play(g: State, rules: RuleTable, seat: int, m: Move) -> None:
    """Makes a move and everything that follows from it without a decision. It must be legal: ask `why_not` first."""
    if DO_DICE <= m.verb <= DO_DEAL:
        fall(g, rules, m)
        if m.verb != DO_TIME:
            g.draws += 1
    else:
        g.decisions += 1
        if m.verb >= DO_BUILD:
            manage(g, rules, seat, m)
        else:
            resolve(g, rules, seat, m)
    go_on(g, rules)


def fall(g: State, rules: RuleTable, m: Move) -> None:
    """Plays an outcome of chance."""
    verb = m.verb
    if verb == DO_DICE:
        if g.phase == DICE:
            thrown(g, rules, m.x, m.y)
        elif g.phase == COUNT:
            counted(g, rules, m.x, m.y)
        else:
            throw_for_order(g, m.x + m.y)
    elif verb == DO_CARD:
        draw_card(g, rules, g.turn, m.x)
    elif verb == DO_DIE:
        fact(g, E_DIE, g.turn, BANK, g.space[g.turn], m.x, 0)
        receive_grant(g, rules, g.turn, m.x)
    elif verb == DO_TIME:
        time_up(g, rules)
    elif verb == DO_DEAL:
        dealt(g, rules, m.x)
    elif g.counting == NO_COUNT:
        move_by(g, rules, g.turn, m.x)
    else:
        counted_speed(g, rules, m.x)


def resolve(g: State, rules: RuleTable, seat: int, m: Move) -> None:
    """Plays a decision of the player to act."""
    verb = m.verb
    if verb == DO_THROW:
        throw(g)
    elif verb == DO_END:
        if g.phase == ADJUST:
            adjusted(g, rules, seat)
        elif g.phase == THROW:
            decline_throw(g, rules, seat)
        else:
            pass_dice(g, rules)
    elif verb == DO_BUY:
        buy(g, rules, seat)
    elif verb == DO_DECLINE:
        decline(g, rules, seat)
    elif verb == DO_PAY:
        pay_what_is_due(g, rules, seat)
    elif verb == DO_ACCEPT:
        accept(g, rules)
    elif verb == DO_REJECT:
        reject(g, seat)
    elif verb == DO_BID:
        place_bid(g, rules, seat, m.x)
    elif verb == DO_PASS:
        if g.phase == WANT:
            want(g, rules, seat, 0)
        elif g.phase == PLACE:
            leave_in_box(g, rules, seat)
        else:
            pass_bid(g, rules, seat)
    elif verb == DO_TAX:
        pay_income_tax(g, rules, seat, m.x)
    else:
        resolve_rare(g, rules, seat, m)


def resolve_rare(g: State, rules: RuleTable, seat: int, m: Move) -> None:
    """Plays the rarer decisions."""
    verb = m.verb
    if verb == DO_GIVE_UP:
        give_up(g, rules, seat)
        if is_decided(g):
            decide(g, rules)
    elif verb == DO_STAY:
        stay(g, seat)
    elif verb == DO_USE_CARD:
        use_card(g, rules, seat, m.x)
    elif verb == DO_DRAW:
        draw_instead(g)
    elif verb == DO_GO:
        go(g, rules, seat, m.x)
    elif verb == DO_WANT:
        want(g, rules, seat, m.x)
    elif verb == DO_PLACE:
        place(g, rules, seat, m.x)
    elif verb == DO_KEEP:
        keep(g, rules, seat)
    elif verb == DO_ROLE:
        choose_role(g, rules, seat, m.x)


def pay_what_is_due(g: State, rules: RuleTable, seat: int) -> None:
    """Pays the debt that is due, a card's fine, or the fee for leaving prison or price war."""
    if g.phase == DEBT:
        settle_debt(g)
    elif g.phase == FINE:
        pay_fine(g, rules, seat)
    else:
        pay_fee(g, rules, seat)


def manage(g: State, rules: RuleTable, seat: int, m: Move) -> None:
    """Plays a move that is allowed off turn too."""
    verb = m.verb
    if verb == DO_BUILD:
        build_or_ask(g, rules, seat, m.x)
    elif verb == DO_SELL:
        sell(g, rules, seat, m.x)
    elif verb == DO_MORTGAGE:
        mortgage(g, rules, seat, m.x)
    elif verb == DO_LIFT:
        lift(g, rules, seat, m.x)
    elif verb == DO_OFFER:
        offer(g, seat, m)
    elif verb == DO_WITHDRAW:
        withdraw(g, seat)
    elif verb == DO_CLAIM:
        claim(g, seat)
    elif verb == DO_SWAP:
        swap(g, seat, m.to)
    elif verb == DO_CLAIM_FOR_ME:
        set_claiming(g, seat, m.x)


def set_claiming(g: State, seat: int, on: int) -> None:
    """Turns automatic claiming of the player's rents on or off; turning it on claims the waiting ones too."""
    g.claim_for_me[seat] = on
    fact(g, E_CLAIM_FOR_ME, seat, BANK, NOWHERE, on, 0)
    while on and claim_of(g, seat) >= 0:
        claim(g, seat)


def claim(g: State, seat: int) -> None:
    """Claims the owner's rent, which is now due."""
    i = claim_of(g, seat)
    visitor, amount, event, space = g.visitor[i], g.claimed[i], g.claimed_for[i], g.claimed_at[i]
    drop_claim(g, i)
    charge(g, visitor, seat, amount, event, space)


def go_on(g: State, rules: RuleTable) -> None:
    """Goes on until somebody has to decide: interruptions first, then the turn itself."""
    while g.phase != OVER and not presses(g):
        if g.phase >= AUCTION:
            release(g)
        if g.phase == NEXT:
            next_in_turn(g, rules)
        elif g.phase == MOVE:
            move_on(g, rules)
        else:
            return


def presses(g: State) -> bool:
    """Starts the first interruption that is waiting, if any, and says whether there was one.

    In order: titles to deal, an offer, a mortgage that changed hands in a trade (if nobody is in debt), the last houses, an
    auction, a debt, an inherited mortgage, an estate.
    """
    if g.phase == DEAL:
        return g.to_deal > 0
    if g.offerer != NOBODY:
        interrupt(g, ANSWER, g.offered)
    elif g.interest and g.n_debts == 0:
        interrupt(g, INTEREST, g.owner[title_to_choose(g)])
    elif g.respondent != NOBODY:
        interrupt(g, PLACE if g.sharing else WANT, g.respondent)
    elif g.lot != NO_LOT:
        interrupt(g, AUCTION, g.bidder)
    elif g.n_debts > 0:
        interrupt(g, DEBT, g.debtor[0])
    elif g.inherited:
        interrupt(g, INTEREST, g.owner[title_to_choose(g)])
    elif g.estate:
        auction_estate(g)
    else:
        return False
    return True
