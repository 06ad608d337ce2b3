"""The compiled twin of the rules and bots, as Python calls it."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from ..rl.action_builder import ActionBuilder
from ..rl.observation import Observation
from ..rl.timestep import Timestep
from ..rules.counters import Counters
from ..rules.packed import Packed
from ..rules.state import RuleTable, State
from ..sim.features import Features
from ..sim.playout import Lineup, Row
from ..sim.rollouts import Candidate
from ..sim.statistics import STATISTICS
from ..sim.totals import Totals
from .kernels import ACT, ADD, BEGIN, PLAY, ROLL_OUT, SAMPLE
from .machine import Machine, Records

WORD = 1 << 64
LARGE = 1 << 26
"""A machine whose memory has grown beyond this is not kept for the next call."""


class Memory:
    """Places records in a machine's memory, for one call or for many."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.call = machine.call

    def packed(self, items: Sequence[Packed]) -> Records:
        """Records with the content of these."""
        return self.machine.place(b"".join(item.pack() for item in items), type(items[0]).layout.size)

    def blank(self, kind: type[Packed], count: int) -> Records:
        """Records as new ones are."""
        return self.machine.place(kind().pack() * count, kind.layout.size)

    def unpacked(self, content: bytes, kind: type[Packed]) -> Records:
        """Records that are packed already."""
        return self.machine.place(content, kind.layout.size)

    def games(self, count: int, position: State | None = None, counting: bool = True) -> Records:
        """States, blank or at a position, each with its counters behind it."""
        counters = Counters()
        counters.shut = int(not counting)
        content = ((position or State()).pack() + counters.pack()) * count
        return self.machine.place(content, State.layout.size + Counters.layout.size)


def signed(key: int) -> int:
    """The same 64 bits as a signed number."""
    return (key & (WORD - 1)) - (WORD if key >> 63 & 1 else 0)


class Twin:
    """The rules and bots compiled. It keeps nothing between calls, and any number of threads may call it.

    No method holds the interpreter's lock while it plays.
    """

    def __init__(self, machine: Callable[[], Machine]) -> None:
        """`machine` makes a new machine."""
        self.machine = machine
        self.idle: list[Machine] = []

    @contextmanager
    def memory(self) -> Iterator[Memory]:
        """A machine's memory for one call; machines are used again."""
        machine = self.idle.pop() if self.idle else self.machine()
        yield Memory(machine)
        if machine.length() < LARGE:  # and nothing was raised
            machine.clear()
            self.idle.append(machine)

    def play_games(self, rules: RuleTable, lineups: Sequence[Lineup], key: int, first: int, count: int) -> tuple[bytes, bytes]:
        """Plays games `first` to `first + count - 1` of the key, game n with lineup n modulo their number.

        Returns the packed rows of the games, one after the other, and the packed counters of them all.
        """
        with self.memory() as memory:
            games, rows = memory.games(1), memory.blank(Row, count)
            memory.call(PLAY, games, memory.packed([rules]), memory.packed(lineups), signed(key), first, rows)
            return rows.content, games.content[State.layout.size :]

    def add_rows(self, rows: bytes) -> bytes:
        """The packed Totals of packed rows."""
        with self.memory() as memory:
            totals = memory.blank(Totals, 1)
            memory.call(ADD, memory.unpacked(rows, Row), totals)
            return totals.content

    def collect(self, statistic: str, rules: RuleTable, lineups: Sequence[Lineup], key: int, first: int, count: int) -> bytes:
        """The packed sums of a statistic, by its name in `sim.statistics`, over games `first` to `first + count - 1`."""
        with self.memory() as memory:
            sums = memory.blank(STATISTICS[statistic].record, 1)
            table, lineup = memory.packed([rules]), memory.packed(lineups)
            memory.call(statistic, memory.games(1), table, lineup, signed(key), first, count, sums)
            return sums.content

    def sample_games(self, rules: RuleTable, lineups: Sequence[Lineup], key: int, first: int, count: int) -> bytes:
        """The packed features of games `first` to `first + count - 1`.

        Lineups come in pairs: the first of a pair begins the game, the second plays it on.
        """
        with self.memory() as memory:
            games, features = memory.games(1, counting=False), memory.blank(Features, count)
            memory.call(SAMPLE, games, memory.packed([rules]), memory.packed(lineups), signed(key), first, features)
            return features.content

    def rollouts(
        self,
        position: State,
        rules: RuleTable,
        lineup: Lineup,
        key: int,
        first: int,
        count: int,
        candidates: Sequence[Candidate],
    ) -> list[Candidate]:
        """Plays the position on `count` times after each candidate move, with the dice `first`, `first + 1` … of the key.

        `lineup` says which bot has each seat, and after which round a rollout is cut off (`cap`; 0: never).
        Returns copies of the candidates with the rollouts added to their sums.
        """
        with self.memory() as memory:
            games = memory.games(2, position, counting=False)
            results, features = memory.packed(candidates), memory.blank(Features, 1)
            table, lineups = memory.packed([rules]), memory.packed([lineup])
            memory.call(ROLL_OUT, games, table, lineups, signed(key), first, count, results, features)
            content, size = results.content, Candidate.layout.size
        return [Candidate.unpack(content[at : at + size]) for at in range(0, len(content), size)]


class Batch:
    """Games side by side. No two threads may step the same batch at once.

    `timesteps` are packed Timesteps, which hold the actions and the masks; each begins as a copy of `timestep`.
    `observations` are what the players to act see, `final_observations` the last observation of each game that has ended;
    both are empty if not `observing`. `schema.dtype_of` reads them.
    """

    def __init__(
        self,
        twin: Twin,
        rules: RuleTable,
        lineups: Sequence[Lineup],
        key: int,
        first: int,
        games: int,
        timestep: Timestep,
        observing: bool = True,
    ) -> None:
        memory = Memory(twin.machine())
        observed = games if observing else 0
        self.call = memory.call
        self.timesteps = memory.unpacked(timestep.pack() * games, Timestep)
        self.observations = memory.blank(Observation, observed)
        self.final_observations = memory.blank(Observation, observed)
        self.games = memory.games(games, counting=False), memory.packed([rules]), memory.packed(lineups)
        self.players = self.timesteps, memory.blank(ActionBuilder, games), self.observations
        self.call(BEGIN, *self.games, signed(key), first, *self.players)

    def act(self) -> None:
        """Takes the actions that stand in the timesteps."""
        self.call(ACT, *self.games, *self.players, self.final_observations)
