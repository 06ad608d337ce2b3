"""The moves a seat may make now, in a fixed order: decisions first, then what it may do with its titles.

They are collected as sets of bits, from which both a list of moves and a mask of actions are made.
"""

from typing import NamedTuple

from .actions import (
    A_ACCEPT,
    A_BID,
    A_BUILD,
    A_BUY,
    A_CLAIM,
    A_DECLINE,
    A_DRAW,
    A_END,
    A_GIVE_UP,
    A_GO,
    A_KEEP,
    A_LIFT,
    A_MORTGAGE,
    A_PASS,
    A_PAY,
    A_PLACE,
    A_REJECT,
    A_ROLE_0,
    A_ROLE_1,
    A_SELL,
    A_STAY,
    A_SWAP,
    A_TAX_FLAT,
    A_TAX_PERCENT,
    A_THROW,
    A_USE_CARD,
    A_WANT,
    A_WITHDRAW,
    ACTIONS,
    move_of,
    plain_move,
)
from .bits import lowest, nth_of, size
from .building import why_not_builder
from .chance import outcome, ways
from .codes import (
    ADJUST,
    ANSWER,
    AUCTION,
    BUY,
    CARD,
    CHANCE,
    DEBT,
    DECKS,
    DO_BUILD,
    DO_CARD,
    DO_CLAIM,
    DO_GO,
    DO_LIFT,
    DO_MORTGAGE,
    DO_PLACE,
    DO_SELL,
    DO_SWAP,
    DO_TIME,
    DO_USE_CARD,
    DO_WITHDRAW,
    END,
    FINE,
    GO,
    INTEREST,
    NOBODY,
    OK,
    OVER,
    PHASES,
    PLACE,
    ROLE,
    SPACES,
    SPEED,
    TAX,
    THROW,
    WANT,
    Move,
)
from .decks import can_come
from .flow import why_not_any_time
from .refuse import why_not
from .state import RuleTable, State

EVERY_SPACE = (1 << SPACES) - 1

# The decisions of each phase, legal or not, as bits of the actions below `A_GO`.
DECISIONS = tuple(
    sum(1 << action for action in actions)
    for actions in (
        {
            THROW: (A_THROW, A_PAY, A_USE_CARD, A_STAY, A_END),
            END: (A_END,),
            ADJUST: (A_END,),
            BUY: (A_BUY, A_DECLINE),
            DEBT: (A_PAY, A_GIVE_UP),
            ANSWER: (A_ACCEPT, A_REJECT),
            FINE: (A_PAY, A_DRAW),
            WANT: (A_WANT, A_PASS),
            INTEREST: (A_KEEP,),
            AUCTION: (A_BID, A_PASS),
            TAX: (A_TAX_FLAT, A_TAX_PERCENT),
            ROLE: (A_ROLE_0, A_ROLE_1),
            PLACE: (A_PASS,),
        }.get(phase, ())
        for phase in range(len(PHASES))
    )
)

# The action that bit 0 stands for, for each set of `LegalActions`.
FIRST = (0, A_GO, A_PLACE, A_BUILD, A_SELL, A_MORTGAGE, A_LIFT, A_WITHDRAW)


class LegalActions(NamedTuple):
    """The legal actions as sets: those below `A_GO`, then a set of spaces for each verb, then `withdraw`, `claim`, swaps."""

    plain: int
    go: int
    place: int
    build: int
    sell: int
    mortgage: int
    lift: int
    rest: int


def legal(g: State, rules: RuleTable, seat: int) -> list[Move]:
    """The moves that the seat may make now; of bids only the lowest. Offers are not listed: ask `why_not`."""
    if seat == CHANCE:
        return outcomes(g, rules)
    actions = legal_actions(g, rules, seat)
    moves = []
    for i in range(len(FIRST)):
        bits = actions[i]
        while bits:
            moves.append(move_of(g, FIRST[i] + lowest(bits)))
            bits &= bits - 1
            if moves[-1].verb == DO_USE_CARD and moves[-1].x > 0:
                moves.append(Move(DO_USE_CARD, DECKS))
    return moves


def outcomes(g: State, rules: RuleTable) -> list[Move]:
    """The moves that chance may make now."""
    phase = g.phase
    if phase == CARD:
        return [Move(DO_CARD, card) for card in range(rules.deck_size[g.deck]) if can_come(g, rules, card)]
    if g.actor == CHANCE:
        moves = [outcome(g, rules, n) for n in range(ways(g, rules))]
        return moves[:-1] if phase == SPEED else moves  # two sides of the Speed Die are alike
    time = Move(DO_TIME)
    return [time] if why_not(g, rules, CHANCE, time) == OK else []


def legal_actions(g: State, rules: RuleTable, seat: int) -> LegalActions:
    """The actions that the seat may take now, as sets."""
    if g.phase == OVER or not 0 <= seat < g.seats or g.bankrupt[seat]:
        return LegalActions(0, 0, 0, 0, 0, 0, 0, 0)
    plain = go = place = build = sell = mortgage = lift = 0
    if seat == g.actor:
        plain = decisions(g, rules, seat)
        if g.phase == GO:
            go = allowed(g, rules, seat, DO_GO, EVERY_SPACE)
        elif g.phase == PLACE:
            place = allowed(g, rules, seat, DO_PLACE, EVERY_SPACE)
    if why_not_any_time(g) == OK:
        own = g.owns[seat]
        if why_not_builder(g, rules, seat) == OK:
            build = allowed(g, rules, seat, DO_BUILD, g.sites[seat])
        sell = allowed(g, rules, seat, DO_SELL, own & g.built)
        mortgage = allowed(g, rules, seat, DO_MORTGAGE, own & ~g.pledged & ~g.built)
        lift = allowed(g, rules, seat, DO_LIFT, own & g.pledged)
    return LegalActions(plain, go, place, build, sell, mortgage, lift, rest(g, rules, seat))


def decisions(g: State, rules: RuleTable, seat: int) -> int:
    """The legal decisions of the phase, as bits of actions."""
    actions, candidates = 0, DECISIONS[g.phase]
    while candidates:
        action = lowest(candidates)
        candidates &= candidates - 1
        if why_not(g, rules, seat, plain_move(g, action)) == OK:
            actions |= 1 << action
    return actions


def allowed(g: State, rules: RuleTable, seat: int, verb: int, spaces: int) -> int:
    """The spaces, out of a set, where the verb is legal."""
    result = 0
    while spaces:
        space = lowest(spaces)
        spaces &= spaces - 1
        if why_not(g, rules, seat, Move(verb, space)) == OK:
            result |= 1 << space
    return result


def rest(g: State, rules: RuleTable, seat: int) -> int:
    """The legal actions from `A_WITHDRAW` on: withdrawing an offer, claiming rent, swapping roles."""
    actions = 0
    if g.offerer != NOBODY and why_not(g, rules, seat, Move(DO_WITHDRAW)) == OK:
        actions = 1
    if g.n_claims > 0 and why_not(g, rules, seat, Move(DO_CLAIM)) == OK:
        actions |= 1 << (A_CLAIM - A_WITHDRAW)
    if g.setup:
        for other in range(g.seats):
            if why_not(g, rules, seat, Move(DO_SWAP, 0, 0, other)) == OK:
                actions |= 1 << (A_SWAP - A_WITHDRAW + other)
    return actions


def count(actions: LegalActions) -> int:
    """How many legal actions there are."""
    n = 0
    for i in range(len(FIRST)):
        n += size(actions[i])
    return n


def nth(actions: LegalActions, n: int) -> int:
    """The n-th legal action, from 0, or -1 if there are fewer."""
    for i in range(len(FIRST)):
        bits = actions[i]
        if n < size(bits):
            return FIRST[i] + nth_of(bits, n)
        n -= size(bits)
    return -1


def is_legal(actions: LegalActions, action: int) -> bool:
    """Whether an action is among the legal ones."""
    if not 0 <= action < ACTIONS:
        return False
    i = len(FIRST) - 1
    while action < FIRST[i]:
        i -= 1
    return (actions[i] >> (action - FIRST[i])) & 1 == 1
