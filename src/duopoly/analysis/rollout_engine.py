"""Rolling out: by the compiled twin where it is ready, else by the interpreter, some sixty times as slowly."""

import hashlib
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, Protocol

from ..bots import BOTS, find
from ..editions import Edition
from ..fast import Say, Told, interpreted, is_installed, is_warm, twin
from ..rules.codes import AIMS, SEATS, TIMED, Move
from ..rules.state import RuleTable, State
from ..sim.errors import BadPlan
from ..sim.playout import Lineup
from ..sim.rollouts import NO_MOVE, Candidate
from ..sim.weights import weights

ENGINES = ("auto", "twin", "interpreter")
BY_TWIN, BY_INTERPRETER = 2000, 100
"""How many rollouts each does where nothing is said."""
BLOCK = 100
"""So many at once: a longer call could not be interrupted."""
ROUNDS_ON = 200
"""A rollout is broken off after so many rounds: some games never end."""
TIMED_ROUNDS = 30
"""In which round the time of a timed game is up, as in studies."""
AS_IT_STANDS = Move(NO_MOVE)


class Rolls(Protocol):
    """What `fast.interpreted.rollouts` is, and the twin's of that name."""

    def __call__(
        self,
        position: State,
        table: RuleTable,
        lineup: Lineup,
        key: int,
        first: int,
        count: int,
        prospects: Sequence[Candidate],
        /,
    ) -> list[Candidate]:
        """Rolls out."""


class RolloutEngine(NamedTuple):
    """Who rolls out: its name, its function, how many rollouts are usual, and by how many threads at once."""

    name: str
    rolls: Rolls
    usual: int
    workers: int = 1

    def roll(
        self, g: State, rules: RuleTable, line: Lineup, key: int, numbers: range, asked: Sequence[Candidate]
    ) -> list[Candidate]:
        """The prospects with the rollouts of these numbers added to their sums; what was given stays as it was."""
        firsts = range(numbers.start, numbers.stop, BLOCK)
        fresh = [blank(each) for each in asked]

        def block(first: int) -> list[Candidate]:
            return self.rolls(g, rules, line, key, first, min(BLOCK, numbers.stop - first), fresh)

        if self.workers == 1 or len(firsts) == 1:
            return added(asked, map(block, firsts))
        with ThreadPoolExecutor(self.workers) as threads:
            return added(asked, threads.map(block, firsts))


def rollout_engine(
    engine: str = "auto", workers: int = 1, say: Say = lambda line: None, told: Told = lambda compiled: None
) -> RolloutEngine:
    """Who rolls out here; `auto` is the twin where it was compiled before, and `say` hears where it was not.

    Raises BadPlan for another engine, and for the twin where it cannot be had.
    """
    if engine not in ENGINES:
        raise BadPlan(f"engine: no engine {engine!r}; {', '.join(ENGINES)} would be right")
    if engine == "twin" or (engine == "auto" and is_warm()):
        found = twin(say, told)
        if found is not None:
            return RolloutEngine("twin", found.rollouts, BY_TWIN, workers)
        if engine == "twin":
            raise BadPlan("engine: the compiled twin cannot be had here; auto or interpreter would be right")
    elif engine == "auto":
        how = "duopoly warm" if is_installed() else "pip install 'duopoly[fast]', then duopoly warm,"
        say(f"The interpreter rolls out, fewer times and more slowly; {how} makes it some sixty times as fast.")
    return RolloutEngine("interpreter", interpreted.rollouts, BY_INTERPRETER)


def lineup(g: State, edition: Edition, bot: str) -> Lineup:
    """Everybody at the table played by the bot of that name. Raises BadPlan for one that cannot roll out."""
    try:
        number = find(bot).number
    except ValueError as error:
        raise BadPlan(str(error)) from error
    if number is None:
        able = " or ".join(name for name, entry in BOTS.items() if entry.number is not None)
        raise BadPlan(f"bot: {bot!r} thinks too long to roll out with; {able} would be right")
    line = Lineup()
    line.seats, line.aim = g.seats, g.aim
    line.cap = max(TIMED_ROUNDS, g.round) if g.aim == TIMED else g.round + ROUNDS_ON
    line.bot = [number] * SEATS
    line.weights = weights(edition.key, len(edition.roles), AIMS[g.aim])
    return line


def key_of(seed: int) -> int:
    """The key of rollouts with this seed: a number of their own, so that no game's dice are seen beforehand."""
    return int.from_bytes(hashlib.sha256(f"duopoly odds {seed}".encode()).digest()[:8])


def prospect(move: Move = AS_IT_STANDS, seat: int = 0) -> Candidate:
    """A move to be rolled out; without one the position as it stands."""
    found = Candidate()
    found.verb, found.x, found.y, found.to, found.give, found.take = move
    found.seat = seat
    return found


def blank(of: Candidate) -> Candidate:
    """The same move without any rollouts."""
    return prospect(Move(of.verb, of.x, of.y, of.to, of.give, of.take), of.seat)


def added(to: Sequence[Candidate], blocks: Iterable[Sequence[Candidate]]) -> list[Candidate]:
    """The prospects with the sums of more rollouts."""
    found = [each.copy() for each in to]
    for block in blocks:
        for mine, more in zip(found, block, strict=True):
            for name in ("games", "unfinished", "rounds", "more", "square"):
                setattr(mine, name, getattr(mine, name) + getattr(more, name))
            mine.wins = [a + b for a, b in zip(mine.wins, more.wins, strict=True)]
            mine.worth = [a + b for a, b in zip(mine.worth, more.worth, strict=True)]
    return found
