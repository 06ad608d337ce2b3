"""An engine plays games: the compiled twin, or the interpreter with the same functions and the same bytes."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from ..network.accumulator import Accumulator
from ..rules.state import RuleTable, State
from ..sim.features import Features
from ..sim.playout import Lineup, Row
from ..sim.rollouts import Candidate
from ..sim.statistics import STATISTICS
from ..sim.totals import Totals
from .kernels import ADD, PLAY, ROLL_OUT, SAMPLE, SAMPLE_POSITIONS
from .machine import Machine


class Engine:
    """Plays on machines that `new_machine` makes. It keeps nothing between calls, and any number of threads may call it.

    No method of the twin holds Python's lock while it plays.
    """

    def __init__(self, new_machine: Callable[[], Machine]) -> None:
        self.new_machine = new_machine
        self.idle: list[Machine] = []

    @contextmanager
    def machine(self) -> Iterator[Machine]:
        """A machine for one call; machines are used again."""
        machine = self.idle.pop() if self.idle else self.new_machine()
        yield machine
        if machine.clear():  # and nothing was raised
            self.idle.append(machine)

    def play_games(self, rules: RuleTable, lineups: Sequence[Lineup], key: int, first: int, count: int) -> tuple[bytes, bytes]:
        """Plays games `first` to `first + count - 1` of the key, game n with lineup n modulo their number.

        Returns the packed rows of the games, one after the other, and the packed counters of them all.
        """
        with self.machine() as machine:
            (game, counters), rows = machine.counted_game(), machine.blank(Row, count)
            machine.call(PLAY, game, machine.packed([rules]), machine.packed(lineups), key, first, rows)
            return rows.content, counters.content

    def add_rows(self, rows: bytes) -> bytes:
        """The packed Totals of packed rows."""
        with self.machine() as machine:
            totals = machine.blank(Totals, 1)
            machine.call(ADD, machine.place(rows, Row), totals)
            return totals.content

    def collect(self, statistic: str, rules: RuleTable, lineups: Sequence[Lineup], key: int, first: int, count: int) -> bytes:
        """The packed sums of a statistic, by its name in `sim.statistics`, over games `first` to `first + count - 1`."""
        with self.machine() as machine:
            sums = machine.blank(STATISTICS[statistic].record, 1)
            table, players = machine.packed([rules]), machine.packed(lineups)
            machine.call(statistic, machine.counted_game()[0], table, players, key, first, count, sums)
            return sums.content

    def sample_games(self, rules: RuleTable, lineups: Sequence[Lineup], key: int, first: int, count: int) -> bytes:
        """The packed features of games `first` to `first + count - 1`.

        Lineups come in pairs: the first of a pair begins the game, the second plays it on.
        """
        with self.machine() as machine:
            games, features = machine.games(1), machine.blank(Features, count)
            machine.call(SAMPLE, games, machine.packed([rules]), machine.packed(lineups), key, first, features)
            return features.content

    def sample_positions(
        self, rules: RuleTable, lineups: Sequence[Lineup], key: int, first: int, games: int, each: int
    ) -> bytes:
        """The packed samples of games `first` to `first + games - 1`, so many of each."""
        with self.machine() as machine:
            played, samples = machine.games(1), machine.blank(Accumulator, games * each)
            machine.call(SAMPLE_POSITIONS, played, machine.packed([rules]), machine.packed(lineups), key, first, each, samples)
            return samples.content

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
        with self.machine() as machine:
            games = machine.games(2, position)
            results, features = machine.packed(candidates), machine.blank(Features, 1)
            table, players = machine.packed([rules]), machine.packed([lineup])
            machine.call(ROLL_OUT, games, table, players, key, first, count, results, features)
            return list(results)
