"""The judge of moves: how all analyses compare them.

It considers champion's moves, bids, and offers, and plays each on nearly as champion does: dealer has every seat for a few
rounds, then the value network tells everybody's chance. A timed game is played on for longer, and the final count says who
wins. But nobody makes offers in these rollouts, so they take a tenth of the time: an analysis asks for a hundred thousand.
"""

from functools import partial
from typing import NamedTuple

from ..bots.bot import Policy
from ..bots.candidates import candidate_moves
from ..bots.champion import Champion, for_some_rounds
from ..bots.expert import agreed
from ..policies.deals import pause
from ..policies.offers import pause as pause_of_trader
from ..rules.codes import (
    ADJUST,
    AUCTION,
    BUY,
    DEBT,
    DO_ACCEPT,
    DO_BUILD,
    DO_BUY,
    DO_LIFT,
    DO_MORTGAGE,
    DO_OFFER,
    DO_PAY,
    DO_SELL,
    END,
    OK,
    THROW,
    Move,
)
from ..rules.legal import legal
from ..rules.play import play
from ..rules.refuse import why_not
from ..rules.state import RuleTable, State
from ..sim.playout import QUIET_DEALER, Lineup
from ..sim.rollouts import Candidate, Rollouts, candidate_of, move_of

RAISES, SPENDS = (DO_SELL, DO_MORTGAGE), (DO_BUILD, DO_LIFT)
TO_RAISE, TO_SPEND = (BUY, AUCTION, DEBT), (THROW, END, ADJUST)
"""Raising and spending cash count as choices where the turn asks for it; elsewhere they can wait."""
PAYING = {BUY: Move(DO_BUY), DEBT: Move(DO_PAY)}
"""The move for which cash is raised, by phase."""


class Choices(NamedTuple):
    """What a player could do: moves, the one that dealer would make first, and offers worth a thought."""

    moves: list[Move]
    offers: list[Move]


def champion(rollouts: Rollouts) -> Champion:
    """A champion that thinks with these rollouts."""
    bot = Champion()
    bot.rollouts = rollouts
    return bot


def choices(g: State, rules: RuleTable, rollouts: Rollouts) -> Choices:
    """All that the player to act could sensibly do: champion's candidates, and what else is legal; of bids only the lowest.

    Beside champion's offers there are those of trader's that dealer would accept.
    """
    position = without_pause(g)
    moves = [move_of(each) for each in champion(rollouts).all_choices(position, rules)]
    offers = [move for move in moves if move.verb == DO_OFFER]
    moves = [moves[0], *(move for move in moves[1:] if move.verb != DO_OFFER and not can_wait(g, rules, move))]
    for move in candidate_moves(position, rules):
        if move.verb == DO_OFFER and move not in offers and is_welcome(g, rules, move, rollouts):
            offers.append(move)
    for move in legal(g, rules, g.actor):
        if move not in moves and not can_wait(g, rules, move):
            moves.append(move)
    return Choices(moves, offers)


def can_wait(g: State, rules: RuleTable, move: Move) -> bool:
    """Whether a move raises or spends cash where the turn does not ask for it, or raises it for what can be paid without."""
    if move.verb in RAISES:
        paying = PAYING.get(g.phase)
        return g.phase not in TO_RAISE or (paying is not None and why_not(g, rules, g.actor, paying) == OK)
    return move.verb in SPENDS and g.phase not in TO_SPEND


def without_pause(g: State) -> State:
    """The position in a round in which dealer looks for trades: it does not in each, but whoever asks wants to know now."""
    position = g.copy()
    while (position.round + g.actor) % max(pause(position), pause_of_trader(position)):
        position.round += 1
    return position


def if_accepted(move: Move, seat: int) -> Candidate:
    """A move with no rollouts yet; an offer counts as accepted."""
    return agreed(move, seat) if move.verb == DO_OFFER else candidate_of(move, seat)


def lineup_of_judge(g: State) -> Lineup:
    """The lineup of its rollouts: dealer in all seats for some rounds, without offers."""
    return for_some_rounds(g, QUIET_DEALER)


def is_welcome(g: State, rules: RuleTable, offer: Move, rollouts: Rollouts) -> bool:
    """Whether dealer would accept this offer of the player to act."""
    position = g.copy()
    play(position, rules, g.actor, offer)
    return dealer_of(rollouts)(position, rules).verb == DO_ACCEPT


def dealer_of(rollouts: Rollouts) -> Policy:
    """Dealer without offers, as these rollouts know it."""
    return partial(champion(rollouts).move_of_policy, policy=QUIET_DEALER)
