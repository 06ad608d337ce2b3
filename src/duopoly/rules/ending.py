"""How a game ends: the last one standing, a camp eliminated, the time up; and who is richest."""

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
    E_UNCLAIMED,
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
from .money import drop_claim, drop_debt, pay
from .prison import collects
from .rents import multiple, rent, rent_event
from .spaces import count, forget_count
from .state import RuleTable, State

MEAN_THROW = 7


def is_decided(g: State) -> bool:
    """Whether one player is left, or (game B) one camp."""
    return g.alive == 1 or (g.aim == CAMP and one_camp(g))


def one_camp(g: State) -> bool:
    """Whether all who are not bankrupt play the same role."""
    role = -1
    for seat in range(g.seats):
        if not g.bankrupt[seat]:
            if role >= 0 and g.role[seat] != role:
                return False
            role = g.role[seat]
    return True


def decide(g: State, rules: RuleTable) -> None:
    """The game is decided; several of a camp left: the richest is found, the utilities' owners throwing the dice."""
    drop_all(g)
    if g.alive > 1:
        reckon(g, rules, COUNT_RICHEST)
    else:
        finish(g)


def drop_all(g: State) -> None:
    """What still waited does so no more."""
    while g.n_debts > 0:
        drop_debt(g, 0)
    while g.n_claims > 0:
        fact(g, E_UNCLAIMED, g.visitor[0], g.claimant[0], g.claimed_at[0], g.claimed[0], 0)
        drop_claim(g, 0)
    drop_reasons(g)
    g.estate = g.interest = g.inherited = 0
    g.doubles = g.again = g.mister = 0
    g.card = -1
    forget_count(g)
    g.assessed_cash = g.assessed_titles = g.assessed_buildings = 0


def finish(g: State) -> None:
    """The game is over."""
    g.phase = OVER
    g.actor = NOBODY
    g.counting = NO_COUNT
    g.tour = 0
    fact(g, E_OVER, NOBODY, BANK, NOWHERE, 0, 0)


def why_not_time(g: State) -> int:
    """The agreed time ends a timed game at the start of a turn."""
    if g.aim != TIMED:
        return R_NOT_TIMED
    return OK if g.phase == THROW and not g.again and g.doubles == 0 else R_NOT_NOW


def time_up(g: State, rules: RuleTable) -> None:
    """Players adjust their holdings in turn where the leaflet has it; then the reckoning."""
    fact(g, E_TIME, NOBODY, BANK, NOWHERE, 0, 0)
    drop_all(g)
    g.setup = 0
    if rules.timed_adjust:
        adjust(g, g.turn)
    else:
        keep_share(g, rules)


def adjust(g: State, seat: int) -> None:
    """The seat's turn to adjust."""
    g.adjuster = seat
    ask(g, ADJUST, seat)


def adjusted(g: State, rules: RuleTable, seat: int) -> None:
    """The next player adjusts; after the last the bank goes round."""
    seat = next_seat(g, seat)
    if seat == g.turn:
        g.adjuster = 0
        keep_share(g, rules)
    else:
        adjust(g, seat)


def keep_share(g: State, rules: RuleTable) -> None:
    """Competitors keep a tenth of their cash, monopolists a fifth; then the bank goes once round the board."""
    for seat in range(g.seats):
        kept = g.cash[seat] * rules.keep[g.role[seat]] // 100
        if g.cash[seat] > kept:
            because(g, B_KEPT_PERCENT, rules.keep[g.role[seat]])
            pay(g, seat, BANK, g.cash[seat] - kept, E_KEEP, NOWHERE)
    fact(g, E_ROUND, NOBODY, BANK, NOWHERE, 0, 0)
    reckon(g, rules, COUNT_ROUND)


def reckon(g: State, rules: RuleTable, purpose: int) -> None:
    """Goes round the board from Start."""
    g.counting = purpose
    g.tour = -1
    go_further(g, rules)


def go_further(g: State, rules: RuleTable) -> None:
    """To the next owned title that is not mortgaged: dice for a utility; on the bank's round its rent is paid.

    The round pays by the usual rules, so a monopolist in prison gets nothing.
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
        tell_worth(g, rules)
    finish(g)


def pay_round(g: State, rules: RuleTable, space: int, amount: int) -> None:
    """The bank pays the owner as a visitor would."""
    if amount > 0:
        pay(g, BANK, g.owner[space], amount, rent_event(g, rules, space), space)


def reckon_utility(g: State, rules: RuleTable, throw: int) -> None:
    """The dice have fallen for the utility that the reckoning has reached."""
    owner = g.owner[g.tour]
    amount = rent(g, rules, g.tour, throw)
    if g.counting == COUNT_ROUND:
        pay_round(g, rules, g.tour, amount)
    else:
        drop_reasons(g)
        g.thrown_income[owner] += amount
    go_further(g, rules)


def tell_worth(g: State, rules: RuleTable) -> None:
    """What each is worth, for the ledger."""
    for seat in range(g.seats):
        if not g.bankrupt[seat]:
            fact(g, E_WORTH, seat, BANK, NOWHERE, worth(g, rules, seat), 0)


def worth(g: State, rules: RuleTable, seat: int) -> int:
    """Cash and what each unmortgaged title would earn if landed on once; after the time is up the cash alone.

    A utility earns what its owner threw for it; where nobody has thrown, a throw of 7 is taken.
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
