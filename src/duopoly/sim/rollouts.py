"""Rollouts: a position played on many times by bots, with the same dice for every move that is compared.

Plain functions like the rules: run as they are, or compiled, with the same bytes in the sums.
"""

from collections.abc import Sequence
from typing import Protocol

from ..network.accumulator import Accumulator
from ..network.value import WHOLE as CERTAIN
from ..network.value import evaluate as evaluate_by_network
from ..rules.chance import seed
from ..rules.codes import DO_ACCEPT, DO_BUILD, Move
from ..rules.ending import worth
from ..rules.packed import Money, Packed, Sets, Small, Wide, packed
from ..rules.play import play
from ..rules.state import RuleTable, State
from .evaluation import WHOLE, evaluate
from .features import Features
from .playout import NEVER, Lineup, decide, play_on, winners

NO_MOVE = -1
AS_IT_STANDS = Move(NO_MOVE)
POLICY_MOVE = -2
"""The verb of a candidate that is still to become the move of the lineup's policy in the position."""


class Rollouts(Protocol):
    """A function that rolls out: the twin's, or the interpreter's `rollouts` below."""

    def __call__(
        self,
        position: State,
        rules: RuleTable,
        lineup: Lineup,
        key: int,
        first: int,
        count: int,
        candidates: "Sequence[Candidate]",
    ) -> "list[Candidate]":
        """See `rollouts`."""


@packed
class Candidate(Packed):
    """A move, field by field as in `Move`, and the sums of its rollouts. Verb `NO_MOVE`: the position as it stands.

    Of `games` rollouts, `unfinished` reached the lineup's cap. `wins` by seat are in parts of `WHOLE`; winners share a win, and
    in an unfinished rollout each seat has its share by the evaluation. `worth` by seat is the worth at the end (0 if bankrupt),
    `rounds` the rounds played. `more` and `square` are the sum, and the sum of squares, of what seat `seat` won beyond what it
    won with the same dice after the first candidate; `more_to` is that sum for seat `to`; `last` holds the last rollout's wins.
    While `shut` is 1, the candidate is skipped. An offer that is `agreed` counts as accepted.
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


def candidate_of(move: Move = AS_IT_STANDS, seat: int = 0) -> Candidate:
    """A move of the seat with no rollouts yet; without a move, the position as it stands."""
    candidate = Candidate()
    candidate.verb, candidate.x, candidate.y, candidate.to, candidate.give, candidate.take = move
    candidate.seat = seat
    return candidate


def move_of(candidate: Candidate) -> Move:
    """The candidate's move."""
    return Move(candidate.verb, candidate.x, candidate.y, candidate.to, candidate.give, candidate.take)


def roll_out(
    g: State,
    position: State,
    rules: RuleTable,
    lineup: Lineup,
    key: int,
    number: int,
    candidates: list[Candidate],
    features: Features,
) -> None:
    """Makes one rollout of each candidate with the dice of this number under the key.

    Plays in `g` and writes to `features`; `position` stays unchanged.
    """
    first = candidates[0]
    for i in range(len(candidates)):
        candidate = candidates[i]
        if candidate.shut:
            continue
        restore(g, position)
        if candidate.verb == POLICY_MOVE:
            choose(g, rules, lineup, candidate)
        seed(g, key, number)
        if candidate.verb != NO_MOVE:
            move = Move(candidate.verb, candidate.x, candidate.y, candidate.to, candidate.give, candidate.take)
            play(g, rules, candidate.seat if candidate.verb >= DO_BUILD else g.actor, move)
        if candidate.agreed:
            play(g, rules, g.actor, Move(DO_ACCEPT))
        play_on(g, rules, lineup, NEVER)
        add_result(g, rules, lineup, candidate, features)
        more = candidate.last[candidate.seat] - first.last[candidate.seat]
        candidate.more += more
        candidate.square += more * more
        candidate.more_to += candidate.last[candidate.to] - first.last[candidate.to]
        candidate.rounds += g.round - position.round


def choose(g: State, rules: RuleTable, lineup: Lineup, candidate: Candidate) -> None:
    """Turns the candidate into the move that the lineup's policy makes in the position."""
    move = decide(g, rules, lineup.bot[g.actor])
    candidate.verb = move.verb
    candidate.x = move.x
    candidate.y = move.y
    candidate.to = move.to
    candidate.give = move.give
    candidate.take = move.take


def add_result(g: State, rules: RuleTable, lineup: Lineup, candidate: Candidate, features: Features) -> None:
    """Adds the end of a rollout to the sums."""
    candidate.games += 1
    won = winners(g, rules)
    sharing = 0
    if won == 0:
        candidate.unfinished += 1
        if lineup.by_network:
            estimate(g, rules, features)
        else:
            evaluate(g, rules, lineup, features)
    for seat in range(g.seats):
        sharing += (won >> seat) & 1
    for seat in range(g.seats):
        part = features.share[seat] if won == 0 else WHOLE // sharing * ((won >> seat) & 1)
        candidate.wins[seat] += part
        candidate.last[seat] = part
        if not g.bankrupt[seat]:
            candidate.worth[seat] += worth(g, rules, seat)


def estimate(g: State, rules: RuleTable, features: Features) -> None:
    """Writes each seat's share of winning by the value network, in parts of WHOLE."""
    accumulator = Accumulator()
    evaluate_by_network(g, rules, accumulator)
    for seat in range(g.seats):
        features.share[seat] = accumulator.share[seat] * WHOLE // CERTAIN


def restore(g: State, position: State) -> None:
    """Makes the state equal to the position; its ledger and counters stay."""
    fresh = position.copy()
    for field in State.fields:
        setattr(g, field.name, getattr(fresh, field.name))


def roll_out_block(
    games: list[State],
    tables: list[RuleTable],
    lineups: list[Lineup],
    key: int,
    first: int,
    number: int,
    candidates: list[Candidate],
    features: list[Features],
) -> None:
    """Makes `number` rollouts of the second of `games`, all played in the first."""
    for i in range(number):
        roll_out(games[0], games[1], tables[0], lineups[0], key, first + i, candidates, features[0])


def rollouts(
    position: State, rules: RuleTable, lineup: Lineup, key: int, first: int, count: int, candidates: Sequence[Candidate]
) -> list[Candidate]:
    """Plays the position on `count` times after each candidate, with the dice `first`, `first + 1` … of the key.

    `lineup` says which bot has each seat, and after which round a rollout is cut off (`cap`; 0: never). Returns copies of the
    candidates with the rollouts added to their sums. This is the interpreter; the twin has the same function.
    """
    grown = [candidate.copy() for candidate in candidates]
    roll_out_block([State(), position], [rules], [lineup], key, first, count, grown, [Features()])
    return grown
