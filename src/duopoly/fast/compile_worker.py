"""One process's share of compiling the twin. Only this module and what it imports load Numba.

    python -m duopoly.fast.compile_worker checked 1 2

writes the bitcode of the second half of the functions to standard output (`unchecked`: without bounds checks). After each
function it writes a TICK to standard error.
"""

import gc
import sys
from typing import Any

from numba.core import types

from ..rules.packed import Packed
from ..rules.state import State
from . import schema
from .kernels import KERNELS, RECORDS
from .loader import Compiler
from .progress import TICK


def cache_record_names() -> None:
    """Caches the names of Numba's record types: it asks for them some forty thousand times and rebuilds them each time."""
    original = types.Record.__repr__

    def name(record: Any) -> str:
        if record not in names:
            names[record] = original(record)
        return names[record]

    names: dict[Any, str] = {}
    types.Record.__repr__ = name  # type: ignore[method-assign]


def compiler(checks: str) -> Compiler:
    """A compiler for the twin; for a process that does nothing else."""
    cache_record_names()
    gc.set_threshold(100_000, 50, 100)  # most objects live on, so collecting more often costs more than it frees
    dtypes: dict[type[Packed], Any] = {State: schema.GAME} | {kind: schema.dtype_of(kind) for kind in RECORDS}
    return Compiler(dtypes, checks == "checked", KERNELS)


def tick() -> None:
    """Reports that one more function is compiled."""
    print(TICK, file=sys.stderr, flush=True)


def main(checks: str, process: str, processes: str) -> None:
    """Writes the share of process number `process`, of `processes`."""
    sys.stdout.buffer.write(compiler(checks).share(int(process), int(processes), tick))


if __name__ == "__main__":
    main(*sys.argv[1:])
