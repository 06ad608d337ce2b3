"""The compiled twin of the rules and the bots: Python's face of it."""

import os
import signal
import sys
from collections.abc import Callable, Mapping, Sequence
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
from ..sim.random_walk import RandomWalk
from ..sim.rollouts import Candidate
from ..sim.title_stats import TitleStats
from ..sim.totals import Totals
from . import store
from .build import TICK
from .drivers import ACT, BEGIN, HOLD, PLAY, ROLL, SAMPLE, TALLY, WALK, Wish
from .native import Native, Records, packed, records

WORD = 1 << 64


def of(found: Sequence[Packed]) -> Records:
    """Records packed for the machine code."""
    return records(b"".join(record.pack() for record in found), type(found[0]).layout.size)


def none(kind: type[Packed]) -> Records:
    """No records of a kind."""
    return records(b"", kind.layout.size)


def new_games(n: int, counting: bool = True) -> Records:
    """Blank states, each with its counters behind it."""
    counters = Counters()
    counters.shut = int(not counting)
    return records((State().pack() + counters.pack()) * n, State.layout.size + Counters.layout.size)


def signed(key: int) -> int:
    """The same 64 bits as a signed number."""
    return (key & (WORD - 1)) - (WORD if key >> 63 & 1 else 0)


KINDS = {
    "games": State, "tables": RuleTable, "lineups": Lineup, "rows": Row, "tallies": Totals, "turns": Timestep, "wishes": Wish,
    "prospects": Candidate, "walks": RandomWalk, "holdings": TitleStats,
    "drafts": ActionBuilder, "sights": Observation, "finals": Observation, "signs": Features,
}  # fmt: skip
EMPTY = {name: none(kind) for name, kind in KINDS.items()}
"""The arrays of `drivers.drive` in their order."""


class Twin:
    """The rules and the bots as machine code. It keeps nothing between calls, and any number of threads may call it."""

    def __init__(self, drive: Native) -> None:
        self.drive = drive

    def play_games(self, table: RuleTable, lineups: Sequence[Lineup], key: int, first: int, count: int) -> tuple[bytes, bytes]:
        """Plays games `first` to `first + count - 1` of the key, game n with lineup n mod their number.

        Returns the packed rows one after the other, and the packed counters of them all. Other threads run meanwhile.
        """
        games, rows = new_games(1), records(bytes(count * Row.layout.size), Row.layout.size)
        self.do(PLAY, {"games": games, "tables": of([table]), "lineups": of(lineups), "rows": rows}, key, first)
        return packed(rows), packed(games)[State.layout.size :]

    def tally(self, rows: bytes) -> bytes:
        """The packed tally of packed rows."""
        tallies = of([Totals()])
        self.do(TALLY, {"rows": records(rows, Row.layout.size), "tallies": tallies})
        return packed(tallies)

    def walk_games(self, table: RuleTable, lineups: Sequence[Lineup], key: int, first: int, count: int) -> bytes:
        """The packed Walk of games `first` to `first + count - 1`."""
        games, walks = new_games(1), of([RandomWalk()])
        self.do(WALK, {"games": games, "tables": of([table]), "lineups": of(lineups), "walks": walks}, key, first, count)
        return packed(walks)

    def hold_games(self, table: RuleTable, lineups: Sequence[Lineup], key: int, first: int, count: int) -> bytes:
        """The packed Holdings of games `first` to `first + count - 1`."""
        games, held = new_games(1), of([TitleStats()])
        self.do(HOLD, {"games": games, "tables": of([table]), "lineups": of(lineups), "holdings": held}, key, first, count)
        return packed(held)

    def sample_games(self, table: RuleTable, lineups: Sequence[Lineup], key: int, first: int, count: int) -> bytes:
        """The packed Signs of games `first` to `first + count - 1`; lineups go in pairs, who begins and who plays on."""
        games, found = new_games(1, counting=False), of([Features()] * count)
        self.do(SAMPLE, {"games": games, "tables": of([table]), "lineups": of(lineups), "signs": found}, key, first)
        return packed(found)

    def rollouts(
        self,
        position: State,
        table: RuleTable,
        lineup: Lineup,
        key: int,
        first: int,
        count: int,
        prospects: Sequence[Candidate],
    ) -> list[Candidate]:
        """Plays the position on `count` times after each prospect's move, with the dice `first`, `first + 1` … of the key.

        `lineup` says which bot has each seat, and after which round of the game a rollout is broken off (`cap`; 0: never).
        Returns the prospects with their sums grown; those given stay as they are. Other threads run meanwhile.
        """
        counters = Counters()
        counters.shut = 1
        games = records((position.pack() + counters.pack()) * 2, State.layout.size + Counters.layout.size)
        found = of(prospects)
        given = {"games": games, "tables": of([table]), "lineups": of([lineup]), "prospects": found, "signs": of([Features()])}
        self.do(ROLL, given, key, first, count)
        grown, size = packed(found), Candidate.layout.size
        return [Candidate.unpack(grown[at : at + size]) for at in range(0, len(grown), size)]

    def do(self, task: int, given: Mapping[str, Records], key: int = 0, first: int = 0, number: int = 0) -> None:
        """One of the tasks of `drivers` on some of its arrays."""
        arrays = {name: given.get(name, empty) for name, empty in EMPTY.items()}
        self.drive(task, signed(key), first, number, *arrays.values())


class Batch:
    """Games side by side. `turns` are the packed Turns, which hold the actions and the masks, `sights` what who is to act sees,
    `finals` the last sight of a game that has ended, both empty unless `looking`; `schema.dtype_of` reads them. What stands in
    `turn` each game is told. No two threads may step the same batch at once.
    """

    def __init__(
        self,
        twin: Twin,
        table: RuleTable,
        lineups: Sequence[Lineup],
        key: int,
        first: int,
        games: int,
        turn: Timestep,
        looking: bool = True,
    ) -> None:
        self.twin = twin
        self.turns = of([turn] * games)
        self.sights = of([Observation()] * games) if looking else none(Observation)
        self.finals = of([Observation()] * games) if looking else none(Observation)
        self.arrays = {
            "games": new_games(games, counting=False),
            "tables": of([table]),
            "lineups": of(lineups),
            "turns": self.turns,
            "drafts": of([ActionBuilder()] * games),
            "sights": self.sights,
            "finals": self.finals,
        }
        twin.do(BEGIN, self.arrays, key, first)

    def act(self) -> None:
        """Makes the actions that stand in the turns."""
        self.twin.do(ACT, self.arrays)


def file_of(boundscheck: bool) -> Path:
    """The file that keeps the twin for this processor."""
    machine = f"{llvm.get_process_triple()} {llvm.get_host_cpu_name()} {llvm.get_host_cpu_features().flatten()}"
    return store.folder() / f"{store.key(boundscheck)}-{store.digest(machine)}{store.ENDING}"


def load(boundscheck: bool, say: Callable[[str], None], told: Callable[[int], None]) -> Twin:
    """The twin from its file, or compiled and then kept there; `told` hears how many functions are compiled so far.

    Raises OSError where it cannot be kept: compiling it each time would seldom pay.
    """
    path = file_of(boundscheck)
    kept = store.read(path)
    if kept is None:
        with store.alone(path):
            kept = store.read(path)
            if kept is None:
                say("Compiling the rules; this happens once and takes about half a minute.")
                compile_apart(boundscheck, path, told)
                kept = store.read(path)
    if kept is None:
        raise RuntimeError("what was compiled is not there")
    return Twin(Native(*kept))


def compile_apart(boundscheck: bool, path: Path, told: Callable[[int], None]) -> None:
    """Compiles into the file, in a process of its own: the memory that compiling takes is given back.

    Raises RuntimeError with the last line that the other process said. Ctrl-C is for this one alone, which ends the other.
    """
    command = [sys.executable, "-m", "duopoly.fast.build", "checked" if boundscheck else "unchecked", str(path)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    compiled, line = 0, ""
    with Popen(command, env=environment, stdout=PIPE, stderr=STDOUT, text=True, start_new_session=True) as child:
        try:
            for said in child.stdout or ():
                if said.strip() == TICK:
                    compiled += 1
                    told(compiled)
                else:
                    line = said
        except BaseException:
            end(child)
            raise
    if child.returncode:
        raise RuntimeError(line.strip() or f"compiling ended with {child.returncode}")


def end(child: "Popen[str]") -> None:
    """Ends the process, and where that can be done those that it has started."""
    if sys.platform == "win32":
        child.kill()
    else:
        os.killpg(child.pid, signal.SIGKILL)
