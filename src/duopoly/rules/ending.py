"""How a game ends: one player is left, a camp is eliminated, or the time is up; and who is the richest."""

from .bookkeeping import because, drop_reasons, fact
from .codes import (
    ADJUST,
    B_KEPT_PERCENT,
    BANK,
    CAMP,
    COUNT_RICHEST,
    COUNT_ROUND,
    E_KEEP,
    E_NO_ROUND_RENT,
    E_OVER,
    E_ROUND,
    E_TIME,
    E_WORTH,
    NO_COUNT,
    NOBODY,
    NOWHERE,
    OK,
    OVER,
    R_NOT_NOW,
    R_NOT_TIMED,
    SPACES,
    THROW,
    TIMED,
    UTILITY,
)
from .flow import ask, next_seat
from .money import drop_debt, lapse_claim, pay
from .prison import collects
from .rents import multiple, rent, rent_event
from .spaces import clear_count, count
from .state import RuleTable, State

MEAN_THROW = 7


def is_decided(g: State) -> bool:
    """Whether one player is left, or in game B one camp."""
    return g.alive == 1 or (g.aim == CAMP and one_camp(g))


def one_camp(g: State) -> bool:
    """Whether all players in the game have the same role."""
    role = -1
    for seat in range(g.seats):
        if not g.bankrupt[seat]:
            if role >= 0 and g.role[seat] != role:
                return False
            role = g.role[seat]
    return True


def decide(g: State, rules: RuleTable) -> None:
    """Ends a decided game. If several players of a camp are left, the richest wins; utilities' owners throw for their worth."""
    drop_all(g)
    if g.alive > 1:
        start_tour(g, rules, COUNT_RICHEST)
    else:
        finish(g)


def drop_all(g: State) -> None:
    """Cancels everything unfinished: debts, claims, auctions to come, extra throws."""
    while g.n_debts > 0:
        drop_debt(g, 0)
    while g.n_claims > 0:
        lapse_claim(g, 0)
    drop_reasons(g)
    g.estate = g.interest = g.inherited = 0
    g.doubles = g.again = g.mister = 0
    g.card = -1
    clear_count(g)
    g.assessed_cash = g.assessed_titles = g.assessed_buildings = 0


def finish(g: State) -> None:
    """Ends the game."""
    g.phase = OVER
    g.actor = NOBODY
    g.counting = NO_COUNT
    g.tour = 0
    fact(g, E_OVER, NOBODY, BANK, NOWHERE, 0, 0)


def why_not_time(g: State) -> int:
    """Why time cannot be called: only a timed game ends so, at the start of a turn."""
    if g.aim != TIMED:
        return R_NOT_TIMED
    return OK if g.phase == THROW and not g.again and g.doubles == 0 else R_NOT_NOW


def time_up(g: State, rules: RuleTable) -> None:
    """Calls time. Where the leaflet says so, players adjust their holdings in turn; then the bank goes round."""
    fact(g, E_TIME, NOBODY, BANK, NOWHERE, 0, 0)
    drop_all(g)
    g.setup = 0
    if rules.timed_adjust:
        adjust(g, g.turn)
    else:
        keep_share(g, rules)


def adjust(g: State, seat: int) -> None:
    """Lets the seat adjust its holdings."""
    g.adjuster = seat
    ask(g, ADJUST, seat)


def adjusted(g: State, rules: RuleTable, seat: int) -> None:
    """Moves on to the next player to adjust; after the last, the bank goes round."""
    seat = next_seat(g, seat)
    if seat == g.turn:
        g.adjuster = 0
        keep_share(g, rules)
    else:
        adjust(g, seat)


def keep_share(g: State, rules: RuleTable) -> None:
    """Players keep their role's share of their cash; then the bank goes round the board once."""
    for seat in range(g.seats):
        share = g.cash[seat] * rules.keep[g.role[seat]] // 100
        if g.cash[seat] > share:
            because(g, B_KEPT_PERCENT, rules.keep[g.role[seat]])
            pay(g, seat, BANK, g.cash[seat] - share, E_KEEP, NOWHERE)
    fact(g, E_ROUND, NOBODY, BANK, NOWHERE, 0, 0)
    start_tour(g, rules, COUNT_ROUND)


def start_tour(g: State, rules: RuleTable, purpose: int) -> None:
    """Goes round the board from Start, for the bank's round or to find the richest."""
    g.counting = purpose
    g.tour = -1
    continue_tour(g, rules)


def continue_tour(g: State, rules: RuleTable) -> None:
    """Goes on to the next unmortgaged title: a utility needs dice, and on the bank's round other titles are paid their rent.

    The usual rules apply, so a monopolist in prison gets nothing.
    """
    g.tour += 1
    while g.tour < SPACES:
        space = g.tour
        if rules.price[space] > 0 and g.owner[space] != BANK and not g.mortgaged[space]:
            if g.counting == COUNT_ROUND and not collects(g, rules, g.owner[space]):
                fact(g, E_NO_ROUND_RENT, g.owner[space], BANK, space, 0, 0)
            elif rules.kind[space] == UTILITY:
                count(g, g.counting)
                return
            elif g.counting == COUNT_ROUND:
                pay_round(g, rules, space, rent(g, rules, space, 0))
        g.tour += 1
    if g.counting == COUNT_RICHEST:
        report_worth(g, rules)
    finish(g)


def pay_round(g: State, rules: RuleTable, space: int, amount: int) -> None:
    """The bank pays the owner what a visitor would."""
    if amount > 0:
        pay(g, BANK, g.owner[space], amount, rent_event(g, rules, space), space)


def use_utility_throw(g: State, rules: RuleTable, throw: int) -> None:
    """Uses the throw for the utility that the tour has reached."""
    owner = g.owner[g.tour]
    amount = rent(g, rules, g.tour, throw)
    if g.counting == COUNT_ROUND:
        pay_round(g, rules, g.tour, amount)
    else:
        drop_reasons(g)
        g.thrown_income[owner] += amount
    continue_tour(g, rules)


def report_worth(g: State, rules: RuleTable) -> None:
    """Reports what each player is worth."""
    for seat in range(g.seats):
        if not g.bankrupt[seat]:
            fact(g, E_WORTH, seat, BANK, NOWHERE, worth(g, rules, seat), 0)


def worth(g: State, rules: RuleTable, seat: int) -> int:
    """The seat's cash plus what each unmortgaged title would earn from one landing; after time is up, the cash alone.

    A utility earns what its owner threw for it, or as if for a 7 if nobody has thrown.
    """
    total = g.cash[seat]
    if g.aim == TIMED and g.phase == OVER:
        return total
    reckoned = g.tour if g.counting == COUNT_RICHEST else SPACES if g.phase == OVER and g.aim == CAMP and g.alive > 1 else 0
    for space in range(SPACES):
        if rules.price[space] > 0 and g.owner[space] == seat and not g.mortgaged[space]:
            if rules.kind[space] != UTILITY:
                total += rent(g, rules, space, 0)
            elif space >= reckoned:
                total += multiple(g, rules, space) * MEAN_THROW
    drop_reasons(g)
    return total + g.thrown_income[seat]
