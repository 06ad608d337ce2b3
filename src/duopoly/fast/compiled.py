"""The compiled twin of the rules and bots, as Python calls it."""

import os
import signal
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from subprocess import PIPE, STDOUT, Popen

import llvmlite.binding as llvm

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
from . import store
from .kernels import ACT, ADD, BEGIN, PLAY, ROLL_OUT, SAMPLE
from .native import Native, Records, records
from .progress import TICK

WORD = 1 << 64


def packed(items: Sequence[Packed]) -> Records:
    """Packs records for the machine code."""
    return records(b"".join(item.pack() for item in items), type(items[0]).layout.size)


def no_records(kind: type[Packed]) -> Records:
    """An empty array of records."""
    return records(b"", kind.layout.size)


def new_games(n: int, counting: bool = True) -> Records:
    """Blank states, each with its counters behind it."""
    counters = Counters()
    counters.shut = int(not counting)
    return records((State().pack() + counters.pack()) * n, State.layout.size + Counters.layout.size)


def signed(key: int) -> int:
    """The same 64 bits as a signed number."""
    return (key & (WORD - 1)) - (WORD if key >> 63 & 1 else 0)


class Twin:
    """The rules and bots as machine code. It keeps nothing between calls, and any number of threads may call it.

    `call(kernel, *arguments)` runs one of `kernels.KERNELS` by name. No method holds the interpreter's lock while it plays.
    """

    def __init__(self, call: Native) -> None:
        self.call = call

    def play_games(self, rules: RuleTable, lineups: Sequence[Lineup], key: int, first: int, count: int) -> tuple[bytes, bytes]:
        """Plays games `first` to `first + count - 1` of the key, game n with lineup n modulo their number.

        Returns the packed rows of the games, one after the other, and the packed counters of them all.
        """
        games, rows = new_games(1), records(bytes(count * Row.layout.size), Row.layout.size)
        self.call(PLAY, games, packed([rules]), packed(lineups), signed(key), first, rows)
        return rows.content, games.content[State.layout.size :]

    def add_rows(self, rows: bytes) -> bytes:
        """The packed Totals of packed rows."""
        totals = packed([Totals()])
        self.call(ADD, records(rows, Row.layout.size), totals)
        return totals.content

    def collect(self, statistic: str, rules: RuleTable, lineups: Sequence[Lineup], key: int, first: int, count: int) -> bytes:
        """The packed sums of a statistic, by its name in `sim.statistics`, over games `first` to `first + count - 1`."""
        sums = packed([STATISTICS[statistic].record()])
        self.call(statistic, new_games(1), packed([rules]), packed(lineups), signed(key), first, count, sums)
        return sums.content

    def sample_games(self, rules: RuleTable, lineups: Sequence[Lineup], key: int, first: int, count: int) -> bytes:
        """The packed features of games `first` to `first + count - 1`.

        Lineups come in pairs: the first of a pair begins the game, the second plays it on.
        """
        games, features = new_games(1, counting=False), packed([Features()] * count)
        self.call(SAMPLE, games, packed([rules]), packed(lineups), signed(key), first, features)
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
        counters = Counters()
        counters.shut = 1
        games = records((position.pack() + counters.pack()) * 2, State.layout.size + Counters.layout.size)
        results = packed(candidates)
        self.call(ROLL_OUT, games, packed([rules]), packed([lineup]), signed(key), first, count, results, packed([Features()]))
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
        self.twin = twin
        self.timesteps = packed([timestep] * games)
        self.observations = packed([Observation()] * games) if observing else no_records(Observation)
        self.final_observations = packed([Observation()] * games) if observing else no_records(Observation)
        self.games = new_games(games, counting=False), packed([rules]), packed(lineups)
        self.players = self.timesteps, packed([ActionBuilder()] * games), self.observations
        twin.call(BEGIN, *self.games, signed(key), first, *self.players)

    def act(self) -> None:
        """Takes the actions that stand in the timesteps."""
        self.twin.call(ACT, *self.games, *self.players, self.final_observations)


def path_of(boundscheck: bool) -> Path:
    """The file that keeps the twin for this processor."""
    machine = f"{llvm.get_process_triple()} {llvm.get_host_cpu_name()} {llvm.get_host_cpu_features().flatten()}"
    return store.folder() / f"{store.key(boundscheck)}-{store.digest(machine)}{store.ENDING}"


def load(boundscheck: bool, say: Callable[[str], None], progress: Callable[[int], None]) -> Twin:
    """Loads the twin from its file, or compiles it into the file first.

    `say` receives a line before compiling, `progress` the number of functions compiled so far. Raises OSError if the file
    cannot be written (compiling every time would seldom pay), and RuntimeError if compiling fails.
    """
    path = path_of(boundscheck)
    code = store.read(path)
    if code is None:
        with store.lock(path):
            code = store.read(path)
            if code is None:
                say("Compiling the rules; this happens once and takes about half a minute.")
                compile_apart(boundscheck, path, progress)
                code = store.read(path)
    if code is None:
        raise RuntimeError("the compiled file is missing")
    return Twin(Native(code))


def compile_apart(boundscheck: bool, path: Path, progress: Callable[[int], None]) -> None:
    """Compiles into the file in a separate process, so that the memory this takes is given back.

    Raises RuntimeError with the last line that the other process printed. Ctrl-C reaches only this process, which then ends
    the other.
    """
    command = [sys.executable, "-m", "duopoly.fast.build", "checked" if boundscheck else "unchecked", str(path)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    compiled, last_line = 0, ""
    with Popen(command, env=environment, stdout=PIPE, stderr=STDOUT, text=True, start_new_session=True) as child:
        try:
            for line in child.stdout or ():
                if line.strip() == TICK:
                    compiled += 1
                    progress(compiled)
                else:
                    last_line = line
        except BaseException:
            kill(child)
            raise
    if child.returncode:
        raise RuntimeError(last_line.strip() or f"compiling ended with {child.returncode}")


def kill(child: "Popen[str]") -> None:
    """Kills the process and, where the system can, the processes it has started."""
    if sys.platform == "win32":
        child.kill()
    else:
        os.killpg(child.pid, signal.SIGKILL)
