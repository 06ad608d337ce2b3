"""Rollouts: a position played on many times by bots, with the same dice for every move that is compared.

Plain functions like the rules: run as they are, or compiled; what they count is the same bytes either way.
"""

from collections.abc import Sequence
from typing import Protocol

from ..rules.chance import seed
from ..rules.codes import DO_ACCEPT, DO_BUILD, OVER, Move
from ..rules.ending import worth
from ..rules.packed import Money, Packed, Sets, Small, Wide, packed
from ..rules.play import play
from ..rules.state import RuleTable, State
from .evaluation import WHOLE, evaluate
from .features import Features
from .playout import Lineup, is_given_up, step, winners

NO_MOVE = -1


class Rollouts(Protocol):
    """Who can roll out: the twin, or the interpreter by `rollouts` below."""

    def __call__(
        self,
        position: State,
        table: RuleTable,
        lineup: Lineup,
        key: int,
        first: int,
        count: int,
        prospects: "Sequence[Candidate]",
    ) -> "list[Candidate]":
        """As `rollouts`."""


@packed
class Candidate(Packed):
    """A move, field by field as in `Move`, and what came of rolling out the position after it. Verb `NO_MOVE`: as it stands.

    Sums over `games` rollouts, of which `unfinished` came to the lineup's cap: `wins` by seat in parts of `WHOLE` (a win that
    several share counts in parts; where nobody has won yet, the outlook of each seat by the lineup's weights), `worth` by seat
    at the end, a bankrupt's 0, and `rounds` that were played on. `more` and `square` are the sum and the sum of squares of what
    seat `seat` won here beyond what it won with the same dice after the first move of those compared, `more_to` what seat `to`
    did; `last` is what each won the last time. While `shut` is 1 the move is left out. An offer that is `agreed` is accepted.
    """

    wins: Sets
    worth: Sets
    last: Sets
    games: Wide
    unfinished: Wide
    rounds: Wide
    more: Wide
    square: Wide
    more_to: Wide
    give: Wide
    take: Wide
    x: Money
    y: Money
    verb: Small
    to: Small
    seat: Small
    shut: Small
    agreed: Small


def roll_out(
    g: State,
    position: State,
    rules: RuleTable,
    lineup: Lineup,
    key: int,
    number: int,
    prospects: list[Candidate],
    signs: Features,
) -> None:
    """One rollout of each move with the dice of this number under the key.

    `g` is played with and `signs` written to; `position` stays as it is.
    """
    first = prospects[0]
    for i in range(len(prospects)):
        prospect = prospects[i]
        if prospect.shut:
            continue
        restore(g, position)
        seed(g, key, number)
        if prospect.verb != NO_MOVE:
            move = Move(prospect.verb, prospect.x, prospect.y, prospect.to, prospect.give, prospect.take)
            play(g, rules, prospect.seat if prospect.verb >= DO_BUILD else g.actor, move)
        if prospect.agreed:
            play(g, rules, g.actor, Move(DO_ACCEPT))
        while g.phase != OVER and not is_given_up(g, rules, lineup):
            step(g, rules, lineup)
        reckon(g, rules, lineup, prospect, signs)
        more = prospect.last[prospect.seat] - first.last[prospect.seat]
        prospect.more += more
        prospect.square += more * more
        prospect.more_to += prospect.last[prospect.to] - first.last[prospect.to]
        prospect.rounds += g.round - position.round


def reckon(g: State, rules: RuleTable, lineup: Lineup, prospect: Candidate, signs: Features) -> None:
    """Adds the end of a rollout to the sums."""
    prospect.games += 1
    won = winners(g, rules)
    sharing = 0
    if won == 0:
        prospect.unfinished += 1
        evaluate(g, rules, lineup, signs)
    for seat in range(g.seats):
        sharing += (won >> seat) & 1
    for seat in range(g.seats):
        part = signs.share[seat] if won == 0 else WHOLE // sharing * ((won >> seat) & 1)
        prospect.wins[seat] += part
        prospect.last[seat] = part
        if not g.bankrupt[seat]:
            prospect.worth[seat] += worth(g, rules, seat)


def restore(g: State, position: State) -> None:
    """The state becomes as the position is; its ledger and counters stay."""
    fresh = position.copy()
    for field in State.fields:
        setattr(g, field.name, getattr(fresh, field.name))


def rollouts(
    position: State, table: RuleTable, lineup: Lineup, key: int, first: int, count: int, prospects: Sequence[Candidate]
) -> list[Candidate]:
    """Plays the position on `count` times after each prospect's move, with the dice `first`, `first + 1` … of the key.

    `lineup` says which bot has each seat, and after which round of the game a rollout is broken off (`cap`; 0: never).
    Returns the prospects with their sums grown; those given stay as they are. By the interpreter; the twin has the same.
    """
    g, signs, grown = State(), Features(), [prospect.copy() for prospect in prospects]
    for number in range(first, first + count):
        roll_out(g, position, table, lineup, key, number, grown, signs)
    return grown
