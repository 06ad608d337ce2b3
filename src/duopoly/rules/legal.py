"""The moves a seat may make now, in a fixed order: its decisions first, then what it may do with its titles."""

from .chance import DICE_MOVES, DIE_MOVES, SPEED_MOVES
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
    DO_DECLINE,
    DO_DRAW,
    DO_END,
    DO_GIVE_UP,
    DO_GO,
    DO_KEEP,
    DO_LIFT,
    DO_MORTGAGE,
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
    END,
    FINE,
    GO,
    INTEREST,
    OK,
    ORDER,
    OVER,
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
from .decks import can_come
from .flow import why_not_any_time
from .refuse import why_not
from .state import State, Table

DECISIONS = {
    THROW: (DO_THROW, DO_PAY, DO_USE_CARD, DO_STAY),
    END: (DO_END,),
    ADJUST: (DO_END,),
    BUY: (DO_BUY, DO_DECLINE),
    DEBT: (DO_PAY, DO_GIVE_UP),
    ANSWER: (DO_ACCEPT, DO_REJECT),
    FINE: (DO_PAY, DO_DRAW),
    WANT: (DO_WANT, DO_PASS),
    INTEREST: (DO_KEEP,),
}


def legal(g: State, ed: Table, seat: int) -> list[Move]:
    """All that the seat may do now but offers, which `why_not` judges; a bid with the least legal amount."""
    if seat == CHANCE:
        return outcomes(g, ed)
    if g.phase == OVER or not 0 <= seat < g.seats or g.bankrupt[seat]:
        return []
    asked = decisions(g, seat) if seat == g.actor else []
    return [m for m in asked + managing(g, seat) if why_not(g, ed, seat, m) == OK]


def outcomes(g: State, ed: Table) -> list[Move]:
    """Everything that chance may do."""
    phase = g.phase
    if phase == DICE or phase == COUNT or phase == ORDER:
        return list(DICE_MOVES)
    if phase == DIE:
        return list(DIE_MOVES)
    if phase == SPEED:
        return list(SPEED_MOVES)
    if phase == CARD:
        return [Move(DO_CARD, card) for card in range(ed.deck_size[g.deck]) if can_come(g, ed, card)]
    time = Move(DO_TIME)
    return [time] if why_not(g, ed, CHANCE, time) == OK else []


def decisions(g: State, seat: int) -> list[Move]:
    """What the phase asks of who is to act, allowed or not."""
    phase = g.phase
    if phase in DECISIONS:
        return [Move(verb) for verb in DECISIONS[phase]]
    if phase == AUCTION:
        return [Move(DO_BID, g.bid + 1), Move(DO_PASS)]
    if phase == TAX:
        return [Move(DO_TAX, TAX_FLAT), Move(DO_TAX, TAX_PERCENT)]
    if phase == ROLE:
        return [Move(DO_ROLE, 0), Move(DO_ROLE, 1)]
    verb = DO_GO if phase == GO else DO_PLACE
    return [*(Move(verb, space) for space in range(SPACES)), Move(DO_PASS)]


def managing(g: State, seat: int) -> list[Move]:
    """What may be done off turn too, allowed or not."""
    rest = [Move(DO_WITHDRAW), Move(DO_CLAIM)]
    if g.setup:
        rest += [Move(DO_SWAP, 0, 0, other) for other in range(g.seats)]
    if why_not_any_time(g) != OK:
        return rest
    own = [space for space in range(SPACES) if g.owner[space] == seat]
    return [Move(verb, space) for verb in (DO_BUILD, DO_SELL, DO_MORTGAGE, DO_LIFT) for space in own] + rest
