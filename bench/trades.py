"""Trades between bots: what those that are accepted do to the chances of winning of both, by rollouts with the same dice.

    just bench-trades [--bot trader] [--edition classic-us] [--games 1000] [--first 0] [--sample 200] [--rollouts 2000]
                      [--trading]

Games are played between four bots of a kind, roles in turn, for 100 rounds at most. Of all offers that are accepted in them a
sample drawn by lot is looked at: the position is played on after accepting and after rejecting, with the same dice, until
somebody has won or for 200 rounds, by `trader`, or by `dealer` for the bots that judge as it does: without offers, or with
`--trading`, which takes many times as long. A player for whom an offer is clearly no loss of so many points, by four standard
errors, is not rolled out further, so that mean gains are a little too high. A loss is sure if it is more than two standard
errors.
"""

import argparse
import random
import time
from typing import NamedTuple

from duopoly.analysis.rollout_engine import ROUNDS_ON, lineup
from duopoly.bots.planner import error, gain
from duopoly.bots.referee import Participants, play_game
from duopoly.fast import twin
from duopoly.match.match import match
from duopoly.rules.codes import ANSWER, DO_ACCEPT, DO_REJECT, Move
from duopoly.rules.state import State
from duopoly.sim.lineups import new_lineup
from duopoly.sim.playout import DEALER, QUIET, QUIET_DEALER, TRADER
from duopoly.sim.rollouts import candidate_of
from duopoly.stats.intervals import proportion

SEATS, LONGEST, BLOCK, CLEAR, SURE, KEY = 4, 100, 250, 4.0, 2.0, 20261121
JUDGES_BY_NETWORK = ("dealer", "champion")


class Change(NamedTuple):
    """What an accepted offer did to a player's chance of winning, whether that is surely a loss, and the number of rollouts."""

    gain: float
    is_sure_loss: bool
    rollouts: int


class Trade(NamedTuple):
    """An accepted offer: its position, and what it did to both."""

    position: State
    accepter: Change
    offerer: Change


def accepted(plan, table, numbers):
    """The positions of the games of these numbers in which an offer is accepted."""
    player, positions = plan.players[0], []
    roles = [seat % 2 if table.roles > 1 else 0 for seat in range(SEATS)]
    line = new_lineup([0] * SEATS, [0], roles, cap=LONGEST)
    bots = [player.open(None) for _ in range(SEATS)]

    def remember(seat, g, decision, seconds):
        if g.phase == ANSWER and decision.move.verb == DO_ACCEPT:
            positions.append(g.copy())

    for number in numbers:
        play_game(State(), table, line, KEY, number, Participants(bots, plan.info(), remember))
    return positions


def looked_at(compiled, edition, table, g, policy, rollouts, bound):
    """What accepting the offer of the position does, compared with rejecting it."""
    line = lineup(g, edition, "trader")
    line.cap, line.bot = g.round + ROUNDS_ON, [policy] * len(line.bot)
    changes = []
    for seat in (g.offered, g.offerer):
        asked = [candidate_of(Move(verb), seat) for verb in (DO_REJECT, DO_ACCEPT)]
        while asked[0].games < rollouts:
            size = min(BLOCK, rollouts - asked[0].games)
            asked = compiled.rollouts(g, table, line, KEY + 1, asked[0].games, size, asked)
            if gain(asked[1]) - CLEAR * error(asked[1]) > -bound:
                break
        is_sure_loss = gain(asked[1]) + SURE * error(asked[1]) < 0
        changes.append(Change(gain(asked[1]), is_sure_loss, asked[0].games))
    return Trade(g, *changes)


def in_words(edition, trade):
    """The trade in a line."""
    g = trade.position

    def titles(bits):
        return ", ".join(edition.spaces[space].told("en") for space in range(40) if bits >> space & 1) or "-"

    return (
        f"{100 * trade.accepter.gain:+6.1f} {100 * trade.offerer.gain:+6.1f}  round {g.round}: "
        f"{titles(g.give)} + {g.give_cash} for {titles(g.take)} + {g.take_cash}"
    )


def percentage(part):
    """A share with its interval."""
    return f"{100 * part.value:.1f}% ({100 * part.low:.1f} - {100 * part.high:.1f})"


def main():
    """Prints the figures."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--bot", default="trader", help="a player as in `duopoly match`")
    parser.add_argument("--edition", default="classic-us")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--sample", type=int, default=200)
    parser.add_argument("--rollouts", type=int, default=2000)
    parser.add_argument("--trading", action="store_true", help="rolled out with offers")
    parser.add_argument("--points", type=float, default=5.0, help="a loss of so many points counts")
    parser.add_argument("--worst", type=int, default=5, help="how many of them are printed")
    given = parser.parse_args()
    try:
        plan = match(given.edition, f"{given.bot}:{SEATS}")
    except ValueError as problem:
        parser.error(str(problem))
    edition, table, compiled, begun = plan.loaded(), plan.table(), twin(print), time.perf_counter()
    bound = given.points / 100
    policies = (QUIET_DEALER, DEALER) if plan.players[0].bot in JUDGES_BY_NETWORK else (QUIET, TRADER)
    positions = accepted(plan, table, range(given.first, given.first + given.games))
    chosen = random.Random(KEY).sample(positions, min(given.sample, len(positions)))
    print(f"{given.edition}: {len(positions)} offers accepted in {given.games} games, {len(chosen)} of them looked at")
    if not chosen:
        return
    trades = [looked_at(compiled, edition, table, g, policies[given.trading], given.rollouts, bound) for g in chosen]
    for who in ("accepter", "offerer"):
        changes = [getattr(trade, who) for trade in trades]
        losses = sum(change.gain < -bound for change in changes)
        sure = sum(change.is_sure_loss for change in changes)
        mean = 100 * sum(change.gain for change in changes) / len(changes)
        print(
            f"  {who:9} {mean:+5.1f} points on average; surely loses: {percentage(proportion(sure, len(trades)))}; "
            f"loses more than {given.points:g}: {percentage(proportion(losses, len(trades)))}"
        )
    rollouts = sum(trade.accepter.rollouts + trade.offerer.rollouts for trade in trades)
    print(f"  {2 * rollouts:,} rollouts, {time.perf_counter() - begun:.0f} s")
    for who in ("accepter", "offerer"):
        for trade in sorted(trades, key=lambda trade: getattr(trade, who).gain)[: given.worst]:
            print(f"  {in_words(edition, trade)}")


main()
