"""The turn: throwing, doubles, moving, and passing the dice on."""

from .bookkeeping import drop_reasons, fact
from .cards import gamble
from .codes import (
    BANK,
    CHANCE,
    COUNT_GAMBLE,
    COUNT_RENT,
    COUNT_RICHEST,
    DICE,
    E_COUNT,
    E_DICE,
    E_EXTRA_THROW,
    E_SPEED_COUNT,
    E_THIRD_DOUBLE,
    E_THROW_DECLINED,
    END,
    MOVE,
    MOVES,
    MOVES_AND_THROWS_AGAIN,
    NO_COUNT,
    PRISON_SPACE,
    THROW,
    TIMED,
)
from .ending import time_up, use_utility_throw
from .flow import ask, next_seat, settle
from .money import lapse_claim
from .prison import charge_fee, free, miss, send
from .setup import start_turn
from .spaces import advance, clear_count, owe_utility
from .speed import points, walk_on
from .speed import throw as throw_speed
from .speed import uses as uses_speed
from .state import RuleTable, State


def throw(g: State) -> None:
    """Has the dice thrown."""
    ask(g, DICE, CHANCE)


def thrown(g: State, rules: RuleTable, die1: int, die2: int) -> None:
    """Uses a throw of two dice, which move the token or try to leave prison."""
    seat = g.turn
    g.setup = 0
    g.die1 = die1
    g.die2 = die2
    g.card = -1
    fact(g, E_DICE, seat, BANK, g.space[seat], die1, die2)
    if g.n_claims > 0:
        lapse_claims(g, seat)
    if g.held[seat] > 0:
        throw_while_held(g, rules, seat)
        return
    count_double(g, rules)
    if 0 < rules.doubles_to_prison <= g.doubles:
        fact(g, E_THIRD_DOUBLE, seat, BANK, PRISON_SPACE, g.doubles, 0)
        send(g, rules, seat)
    elif uses_speed(g, rules, seat):
        throw_speed(g)
    else:
        advance(g, rules, seat, die1 + die2)


def lapse_claims(g: State, seat: int) -> None:
    """Cancels rents that were not claimed before the next player threw, or before the visitor's own next turn."""
    i = 0
    while i < g.n_claims:
        if g.visitor[i] != seat or not g.again:
            lapse_claim(g, i)
        else:
            i += 1
    drop_reasons(g)


def count_double(g: State, rules: RuleTable) -> None:
    """Counts a double, which earns an extra throw as long as the edition allows another one."""
    if g.die1 == g.die2 and g.doubles < rules.extra_throws:
        g.doubles += 1
    else:
        g.doubles = 0


def throw_while_held(g: State, rules: RuleTable, seat: int) -> None:
    """Uses a throw in prison or price war. A double frees the player; after the classic game's last miss the fee is due."""
    if g.die1 == g.die2:
        free(g, seat)
        count_double(g, rules)
        if rules.prison_double == MOVES:
            g.doubles = 0
        if rules.prison_double == MOVES or rules.prison_double == MOVES_AND_THROWS_AGAIN:
            advance(g, rules, seat, g.die1 + g.die2)
        else:
            settle(g)
    elif rules.prison_fee_after_miss and g.held[seat] >= rules.prison_throws and not g.again:
        g.phase = MOVE
        charge_fee(g, rules, seat)
    else:
        g.doubles = 0
        miss(g, seat)


def counted(g: State, rules: RuleTable, die1: int, die2: int) -> None:
    """Uses two dice that move nobody and earn no extra throw. For a utility's rent the Speed Die may follow."""
    seat = g.turn
    if g.counting >= COUNT_RICHEST:
        fact(g, E_COUNT, g.owner[g.tour], BANK, g.tour, die1, die2)
    else:
        fact(g, E_COUNT, seat, BANK, g.space[seat], die1, die2)
    if g.counting == COUNT_RENT and rules.speed_die and uses_speed(g, rules, seat):
        g.die1 = die1
        g.die2 = die2
        throw_speed(g)
    else:
        use_count(g, rules, die1 + die2)


def counted_speed(g: State, rules: RuleTable, face: int) -> None:
    """Uses the Speed Die for a utility's rent."""
    fact(g, E_SPEED_COUNT, g.turn, BANK, g.space[g.turn], face, points(face))
    use_count(g, rules, g.die1 + g.die2 + points(face))


def use_count(g: State, rules: RuleTable, total: int) -> None:
    """Uses the total for what it was thrown for."""
    purpose, seat = g.counting, g.turn
    if purpose == COUNT_RENT or purpose == COUNT_GAMBLE:
        g.counting = NO_COUNT
        settle(g)
        if purpose == COUNT_GAMBLE:
            gamble(g, rules, seat, total)
        else:
            owe_utility(g, rules, seat, total)
            clear_count(g)
    else:
        use_utility_throw(g, rules, total)


def next_in_turn(g: State, rules: RuleTable) -> None:
    """Goes on after a space: the man walks on, an extra throw is due, or the turn ends."""
    seat = g.turn
    if g.bankrupt[seat]:
        pass_dice(g, rules)
    elif g.mister:
        walk_on(g, rules, seat)
    elif g.doubles > 0:
        g.again = 1
        ask(g, THROW, seat)
        fact(g, E_EXTRA_THROW, seat, BANK, g.space[seat], 0, 0)
    else:
        ask(g, END, seat)


def decline_throw(g: State, rules: RuleTable, seat: int) -> None:
    """Declines the extra throw and passes the dice on. A player freed by a double stays where it is."""
    g.doubles = 0
    fact(g, E_THROW_DECLINED, seat, BANK, g.space[seat], 0, 0)
    pass_dice(g, rules)


def move_on(g: State, rules: RuleTable) -> None:
    """Moves by the throw after the last miss, now that the fee is paid; it earns no extra throw."""
    g.doubles = 0
    settle(g)
    advance(g, rules, g.turn, g.die1 + g.die2)


def seats_from(g: State, first: int, seat: int) -> int:
    """How many seats clockwise it is from one to another."""
    return seat - first if seat >= first else seat - first + g.seats


def pass_dice(g: State, rules: RuleTable) -> None:
    """Passes the dice to the next player clockwise. A timed game with a number of rounds ends after the last round."""
    seat = next_seat(g, g.turn)
    last = seats_from(g, g.first, seat) <= seats_from(g, g.first, g.turn)
    if last and g.aim == TIMED and 0 < rules.rounds <= g.round:
        g.turn = seat
        time_up(g, rules)
        return
    if last:
        g.round += 1
    start_turn(g, seat)
