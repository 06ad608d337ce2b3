"""A process's share of compiling the twin. Nothing else loads Numba.

    python -m duopoly.fast.compile_worker checked 1 2

writes the bitcode of the second half of the functions to the standard output (`unchecked`: without bounds checks); after each
that is compiled a TICK goes to the standard error.
"""

import gc
import sys
from typing import Any

from numba.core import types

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
from . import drivers, schema
from .build import TICK
from .drivers import Wish
from .loader import Compiler

RECORDS: dict[type[Packed], Any] = {State: schema.GAME} | {
    kind: schema.dtype_of(kind)
    for kind in (
        RuleTable,
        Counters,
        Lineup,
        Row,
        Totals,
        Timestep,
        ActionBuilder,
        Observation,
        Wish,
        Candidate,
        RandomWalk,
        TitleStats,
        Features,
    )
}


def keep_names() -> None:
    """Numba asks for a record's name some forty thousand times, and puts it together from all its fields each time."""
    put_together = types.Record.__repr__

    def name(kind: Any) -> str:
        if kind not in names:
            names[kind] = put_together(kind)
        return names[kind]

    names: dict[Any, str] = {}
    types.Record.__repr__ = name  # type: ignore[method-assign]


def compiler(checks: str) -> Compiler:
    """What compiles the twin; in a process that does nothing else."""
    keep_names()
    gc.set_threshold(100_000, 50, 100)  # most of what is made is kept: looking for the rest costs more than it brings
    return Compiler(RECORDS, checks == "checked", drivers.drive)


def told() -> None:
    """A function more is compiled."""
    print(TICK, file=sys.stderr, flush=True)


def main(checks: str, process: str, processes: str) -> None:
    """Writes the share; see above."""
    sys.stdout.buffer.write(compiler(checks).share(int(process), int(processes), told))


if __name__ == "__main__":
    main(*sys.argv[1:])
