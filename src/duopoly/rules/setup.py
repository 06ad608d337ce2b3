"""Before the first throw: the start of a game, the order of play, and the choice of roles."""

from .bookkeeping import fact
from .codes import (
    BANK,
    CHANCE,
    DEAL,
    E_DEALT,
    E_ORDER,
    E_ROLE,
    E_TIE,
    E_TURN,
    NO_POT,
    NOWHERE,
    OK,
    ORDER,
    R_BALANCE,
    R_NO_ROLE,
    R_NO_TITLE,
    R_NOT_NOW,
    ROLE,
    SPACES,
    THROW,
    UNDECIDED,
)
from .flow import ask, chooser, interrupt
from .state import RuleTable, State
from .titles import find_all_sites, give, unsold

OUT_OF_RUNNING = 1  # no throw of two dice


def clear(g: State) -> None:
    """Makes the state blank again, but keeps its ledger and counters."""
    ledger, counters = g.ledger, g.counters
    g.__init__()  # type: ignore[misc]
    g.ledger, g.counters = ledger, counters


def start(g: State, rules: RuleTable, seats: int, aim: int) -> None:
    """Sets up a game: tokens on Start, starting cash, all titles with the bank. The throws for the order come next."""
    g.seats = seats
    g.alive = seats
    g.aim = aim
    g.setup = 1
    for seat in range(seats):
        g.role[seat] = UNDECIDED if rules.roles > 1 else 0
        g.cash[seat] = starting_cash(rules, g.role[seat])
        g.claim_for_me[seat] = 1
    for space in range(SPACES):
        give(g, rules, space, BANK)
    g.houses_left = rules.houses
    g.hotels_left = rules.hotels
    g.pot = 0 if rules.free_parking_pot else NO_POT
    g.to_deal = rules.deal_titles * seats
    ask(g, ORDER, CHANCE)


def starting_cash(rules: RuleTable, role: int) -> int:
    """What a player of the role starts with. By a house rule a role has a sum of its own."""
    cash = rules.cash[role] if role != UNDECIDED else 0
    if cash == 0:
        cash = rules.start_cash
    return cash + (rules.speed_cash if rules.speed_die else 0)


def cash_in_role(g: State, rules: RuleTable, seat: int, role: int) -> int:
    """What the seat has once it takes the role, whose starting cash replaces that of its role so far."""
    return g.cash[seat] + starting_cash(rules, role) - starting_cash(rules, g.role[seat])


def take_role(g: State, rules: RuleTable, seat: int, role: int) -> None:
    """Gives the seat the role, with the role's starting cash."""
    g.cash[seat] = cash_in_role(g, rules, seat, role)
    g.role[seat] = role


def throw_for_order(g: State, total: int) -> None:
    """Each player throws two dice. Those who tie at the top throw again, and the highest begins."""
    g.score[g.turn] = total
    fact(g, E_ORDER, g.turn, BANK, NOWHERE, total, 0)
    waiting = to_throw(g)
    if waiting < 0:
        break_tie(g)
        waiting = to_throw(g)
    if waiting >= 0:
        g.turn = waiting
        return
    begin_with(g, top(g))


def to_throw(g: State) -> int:
    """The first player who still has to throw, or -1 if there is none."""
    for seat in range(g.seats):
        if g.score[seat] == 0:
            return seat
    return -1


def top(g: State) -> int:
    """The first player with the highest throw."""
    best = 0
    for seat in range(1, g.seats):
        if g.score[seat] > g.score[best]:
            best = seat
    return best


def break_tie(g: State) -> None:
    """Lets two or more players who tie at the top throw again."""
    highest = g.score[top(g)]
    tied = 0
    for seat in range(g.seats):
        if g.score[seat] == highest:
            tied += 1
    if tied == 1:
        return
    for seat in range(g.seats):
        if g.score[seat] == highest:
            g.score[seat] = 0
            fact(g, E_TIE, seat, BANK, NOWHERE, highest, 0)
        else:
            g.score[seat] = OUT_OF_RUNNING


def begin_with(g: State, seat: int) -> None:
    """Lets the seat begin; unless roles were agreed, it also chooses its role first."""
    for other in range(g.seats):
        g.score[other] = 0
    g.turn = seat
    g.first = seat
    if g.role[chooser(g)] == UNDECIDED:
        ask(g, ROLE, seat)
    else:
        begin(g, seat)


def why_not_role(g: State, rules: RuleTable, role: int) -> int:
    """Why the role cannot be chosen: camps must be equal, or differ by one if the number of players is odd."""
    if not 0 <= role < rules.roles:
        return R_NO_ROLE
    chosen = 1
    for seat in range(g.seats):
        if g.role[seat] == role:
            chosen += 1
    return R_BALANCE if chosen > (g.seats + 1) // 2 else OK


def choose_role(g: State, rules: RuleTable, seat: int, role: int) -> None:
    """Gives the seat its role for the whole game. After the last choice the first turn begins."""
    take_role(g, rules, seat, role)
    find_all_sites(g, rules, seat)
    fact(g, E_ROLE, seat, BANK, NOWHERE, role, 0)
    left = chooser(g)
    if g.role[left] == UNDECIDED:
        ask(g, ROLE, left)
    else:
        begin(g, g.turn)


def begin(g: State, seat: int) -> None:
    """Begins the first turn; by a house rule, titles are dealt first."""
    start_turn(g, seat)
    if g.to_deal > 0:
        interrupt(g, DEAL, CHANCE)


def why_not_deal(g: State, rules: RuleTable, space: int) -> int:
    """Why the title cannot be dealt: it is not unsold, or nothing is dealt now."""
    if g.phase != DEAL:
        return R_NOT_NOW
    return OK if 0 <= space < SPACES and (unsold(g, rules) >> space) & 1 else R_NO_TITLE


def dealt_to(g: State, rules: RuleTable) -> int:
    """Who gets the next title: players get theirs one by one, in the order of play."""
    return (g.turn + rules.deal_titles * g.seats - g.to_deal) % g.seats


def dealt(g: State, rules: RuleTable, space: int) -> None:
    """Deals an unsold title, free of charge."""
    seat = dealt_to(g, rules)
    give(g, rules, space, seat)
    fact(g, E_DEALT, seat, BANK, space, 0, 0)
    g.to_deal -= 1


def start_turn(g: State, seat: int) -> None:
    """Starts the seat's turn."""
    g.turn = seat
    g.doubles = 0
    g.again = 0
    g.mister = 0
    g.card = -1
    g.deck = 0
    g.die1 = 0
    g.die2 = 0
    g.face = 0
    g.offers = 0
    ask(g, THROW, seat)
    fact(g, E_TURN, seat, BANK, g.space[seat], g.round, 0)
