"""The rollout engine: the compiled twin if it is ready, else the interpreter, which is about sixty times slower."""

import hashlib
from collections.abc import Generator, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from ..bots import BOTS, CHARACTERS, find
from ..editions import Edition
from ..fast import Say, twin
from ..fast.engines import check_engine, no_twin
from ..rules.codes import AIMS, TIMED, Move
from ..rules.state import RuleTable, State
from ..sim.errors import BadPlan
from ..sim.limits import rounds_of
from ..sim.lineups import rollout_lineup
from ..sim.playout import Lineup
from ..sim.rollouts import Candidate, Rollouts, candidate_of, move_of, rollouts
from ..sim.weights import weights
from .judge import lineup_of_judge

TWIN_ROLLOUTS, INTERPRETER_ROLLOUTS = 2000, 100
"""How many rollouts each engine does by default."""
BLOCK = 100
"""Rollouts per call: a longer call could not be interrupted."""
SLICE = 200
"""Rollouts of all candidates together between two stops of an analysis: some 40 ms."""
JUDGE = "champion"
"""The bot whose moves, bids, and offers are judged; it is no policy, so dealer plays in the rollouts: see `judge`."""
PLAYER = "dealer"
ROUNDS_ON = 200
"""A rollout is cut off after this many rounds, because some games never end."""


class RolloutEngine(NamedTuple):
    """An engine's name, its rollout function, its default number of rollouts, and how many threads run it at once."""

    name: str
    rollouts: Rollouts
    default_rollouts: int
    workers: int = 1

    def roll(
        self, g: State, rules: RuleTable, lineup: Lineup, key: int, numbers: range, candidates: Sequence[Candidate]
    ) -> list[Candidate]:
        """Copies of the candidates with the rollouts of these numbers added to their sums."""
        firsts = range(numbers.start, numbers.stop, BLOCK)
        empty = [without_rollouts(candidate) for candidate in candidates]

        def block(first: int) -> list[Candidate]:
            return self.rollouts(g, rules, lineup, key, first, min(BLOCK, numbers.stop - first), empty)

        if self.workers == 1 or len(firsts) == 1:
            return add_rollouts(candidates, map(block, firsts))
        with ThreadPoolExecutor(self.workers) as threads:
            return add_rollouts(candidates, threads.map(block, firsts))


class RolloutSetup(NamedTuple):
    """How rollouts are made, and from where: the engine, the position, the bots that play on, and the key of the dice."""

    engine: RolloutEngine
    g: State
    rules: RuleTable
    lineup: Lineup
    key: int

    def roll(self, numbers: range, candidates: Sequence[Candidate]) -> list[Candidate]:
        """Copies of the candidates with the rollouts of these numbers added to their sums."""
        return self.engine.roll(self.g, self.rules, self.lineup, self.key, numbers, candidates)

    def roll_in_slices(self, numbers: range, candidates: Sequence[Candidate]) -> Generator[None, None, list[Candidate]]:
        """The same, with a stop after each SLICE for whatever else there is to do."""
        totals, most = list(candidates), max(1, SLICE // len(candidates))
        for first in range(numbers.start, numbers.stop, most):
            totals = self.roll(range(first, min(first + most, numbers.stop)), totals)
            yield
        return totals

    def roll_moves(self, numbers: range, moves: Sequence[Move]) -> Generator[None, None, list[Candidate]]:
        """Moves of the player to act after the rollouts of these numbers, in slices."""
        return self.roll_in_slices(numbers, [candidate_of(move, self.g.actor) for move in moves])

    def roll_from_both(
        self, later: State, move: Move, seat: int, numbers: range
    ) -> Generator[None, None, tuple[Candidate, Candidate]]:
        """A seat's move after the rollouts of these numbers, made in a later position and made here, with the same dice.

        The second candidate's `more` and `square` are of what it won beyond the first.
        """
        there, candidate = self._replace(g=later), candidate_of(move, seat)
        first = second = candidate
        for number in numbers:
            (first_one,), (second_one,) = (setup.roll(range(number, number + 1), [candidate]) for setup in (there, self))
            more = second_one.wins[seat] - first_one.wins[seat]
            second_one.more, second_one.square = more, more * more
            first, second = add_rollouts([first], [[first_one]])[0], add_rollouts([second], [[second_one]])[0]
            if number % SLICE == 0:
                yield
        return first, second


def best_by_pilot(setup: RolloutSetup, pilot: int, moves: Sequence[Move]) -> Generator[None, None, Candidate]:
    """The move that gains most beyond the first one in so many rollouts of each. It is to be tested with other dice."""
    _, *others = yield from setup.roll_moves(range(pilot), moves)
    return max(others, key=lambda candidate: candidate.more)


def rollout_engine(
    engine: str = "auto",
    workers: int = 1,
    say: Say = lambda sentence: None,
) -> RolloutEngine:
    """The engine of this name. `auto` is the twin; without it, `say` gets the reason, and the interpreter rolls out.

    Raises BadPlan if there is no such engine, or if the twin is not available.
    """
    check_engine(engine)
    if engine != "interpreter":
        compiled = twin(say)
        if compiled is not None:
            return RolloutEngine("twin", compiled.rollouts, TWIN_ROLLOUTS, workers)
        if engine == "twin":
            raise no_twin()
    return RolloutEngine("interpreter", rollouts, INTERPRETER_ROLLOUTS)


def lineup(g: State, edition: Edition, bot: str, last_round: int = 0) -> Lineup:
    """Every seat played by the bot of that name to the end, or the JUDGE's lineup, which stops after some rounds.

    A timed game goes on to its `last_round`, if that is known. Raises BadPlan if there is no such bot, or if it cannot do
    rollouts.
    """
    players = lineup_of_judge(g) if bot == JUDGE else lineup_of_bot(g, edition, number_of(bot))
    if last_round:
        players.cap = max(g.round, last_round)
    return players


def lineup_of_bot(g: State, edition: Edition, number: int) -> Lineup:
    """Every seat played by the compiled bot of that number, to the end or until the rollout is cut off."""
    cap = max(rounds_of(None, "timed", edition), g.round) if g.aim == TIMED else g.round + ROUNDS_ON
    return rollout_lineup(g, number, cap, weights(edition.key, len(edition.roles), AIMS[g.aim]))


def number_of(bot: str) -> int:
    """The number of a bot that can do rollouts. Raises BadPlan with the names of all that can."""
    try:
        number = find(bot).number
    except ValueError:
        number = None
    if number is None:
        able = ", ".join(name for name, entry in {**BOTS, **CHARACTERS}.items() if entry.number is not None or name == JUDGE)
        raise BadPlan(f"bot: expected one fast enough for rollouts ({able}), got {bot!r}")
    return number


def rollout_key(seed: int) -> int:
    """The key of the rollouts' dice for a seed. It is none that a game uses, so no game's dice are revealed."""
    return int.from_bytes(hashlib.sha256(f"duopoly odds {seed}".encode()).digest()[:8])


def without_rollouts(candidate: Candidate) -> Candidate:
    """The same move with no rollouts yet."""
    fresh = candidate_of(move_of(candidate), candidate.seat)
    fresh.agreed = candidate.agreed
    return fresh


def add_rollouts(candidates: Sequence[Candidate], blocks: Iterable[Sequence[Candidate]]) -> list[Candidate]:
    """Copies of the candidates with the sums of all blocks added."""
    totals = [candidate.copy() for candidate in candidates]
    for block in blocks:
        for total, part in zip(totals, block, strict=True):
            for name in ("games", "unfinished", "rounds", "more", "square", "more_to"):
                setattr(total, name, getattr(total, name) + getattr(part, name))
            total.wins = [a + b for a, b in zip(total.wins, part.wins, strict=True)]
            total.worth = [a + b for a, b in zip(total.worth, part.worth, strict=True)]
    return totals
