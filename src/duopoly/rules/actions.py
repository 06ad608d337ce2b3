"""Moves as action numbers, for learners and other players who choose a number: version 1 of the numbering.

A number never changes its meaning. Later additions, such as offers built in small steps, get numbers after the last and a
version of their own. A bid is the lowest legal one, `want` asks for one piece, and of two get-out cards the first is used.

    0 throw      1 pay        2 use-card   3 stay       4 end          5 buy        6 decline    7 give-up    8 accept
    9 reject    10 draw      11 want      12 keep      13 bid         14 tax flat  15 tax percent
   16 role of number 0       17 role of number 1       18 pass
   19 + space: go            59 + space: place         99 + space: build           139 + space: sell
  179 + space: mortgage     219 + space: lift         259 withdraw   260 claim     261 + seat: swap roles with
"""

from .codes import (
    DO_ACCEPT,
    DO_BID,
    DO_BUILD,
    DO_BUY,
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
    DO_USE_CARD,
    DO_WANT,
    DO_WITHDRAW,
    SEATS,
    SPACES,
    TAX_FLAT,
    Move,
)
from .prison import first_card
from .state import State

VERSION = 1

plain_verbs: list[int] = []


def plain_action(verb: int) -> int:
    """Numbers the next action that names no space and no player; `verb` is the verb of its move."""
    plain_verbs.append(verb)
    return len(plain_verbs) - 1


A_THROW = plain_action(DO_THROW)
A_PAY = plain_action(DO_PAY)
A_USE_CARD = plain_action(DO_USE_CARD)
A_STAY = plain_action(DO_STAY)
A_END = plain_action(DO_END)
A_BUY = plain_action(DO_BUY)
A_DECLINE = plain_action(DO_DECLINE)
A_GIVE_UP = plain_action(DO_GIVE_UP)
A_ACCEPT = plain_action(DO_ACCEPT)
A_REJECT = plain_action(DO_REJECT)
A_DRAW = plain_action(DO_DRAW)
A_WANT = plain_action(DO_WANT)
A_KEEP = plain_action(DO_KEEP)
A_BID = plain_action(DO_BID)
A_TAX_FLAT = plain_action(DO_TAX)
A_TAX_PERCENT = plain_action(DO_TAX)
A_ROLE_0 = plain_action(DO_ROLE)
A_ROLE_1 = plain_action(DO_ROLE)
A_PASS = plain_action(DO_PASS)
PLAIN = tuple(plain_verbs)

A_GO = len(PLAIN)
A_PLACE, A_BUILD, A_SELL, A_MORTGAGE, A_LIFT = (A_GO + SPACES * i for i in range(1, 6))
A_WITHDRAW = A_LIFT + SPACES
A_CLAIM = A_WITHDRAW + 1
A_SWAP = A_CLAIM + 1
ACTIONS = A_SWAP + SEATS

SPACE_VERBS = (DO_GO, DO_PLACE, DO_BUILD, DO_SELL, DO_MORTGAGE, DO_LIFT)


def move_of(g: State, action: int) -> Move:
    """The move that an action number stands for, legal or not."""
    if action < A_GO:
        return plain_move(g, action)
    if action < A_WITHDRAW:
        return Move(SPACE_VERBS[(action - A_GO) // SPACES], (action - A_GO) % SPACES)
    if action < A_SWAP:
        return Move(DO_WITHDRAW if action == A_WITHDRAW else DO_CLAIM)
    return Move(DO_SWAP, 0, 0, action - A_SWAP)


def plain_move(g: State, action: int) -> Move:
    """The move of an action below `A_GO`: a verb alone, the lowest bid, one piece, the first get-out card, a tax or a role."""
    if action == A_BID:
        return Move(DO_BID, g.bid + 1)
    if action == A_USE_CARD:
        return Move(DO_USE_CARD, first_card(g, g.actor))
    if action == A_WANT:
        return Move(DO_WANT, 1)
    if action == A_TAX_PERCENT or action == A_ROLE_1:
        return Move(PLAIN[action], 1)
    return Move(PLAIN[action])


def action_of(m: Move) -> int:
    """The action number of a move, or -1 if it has none. All bids share the number of the lowest."""
    if m.verb == DO_TAX:
        return A_TAX_FLAT + m.x - TAX_FLAT
    if m.verb == DO_ROLE:
        return A_ROLE_0 + m.x
    if m.verb == DO_WITHDRAW:
        return A_WITHDRAW
    if m.verb == DO_CLAIM:
        return A_CLAIM
    if m.verb == DO_SWAP:
        return A_SWAP + m.to
    for i in range(len(SPACE_VERBS)):
        if m.verb == SPACE_VERBS[i]:
            return A_GO + SPACES * i + m.x
    for action in range(A_GO):
        if m.verb == PLAIN[action]:
            return action
    return -1
