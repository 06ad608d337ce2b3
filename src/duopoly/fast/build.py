"""Builds the twin's machine code in several processes, each of which compiles a share of the functions.

    python -m duopoly.fast.build checked FILE

writes it to the file (`unchecked`: without bounds checks).
"""

import sys
from pathlib import Path
from subprocess import PIPE, Popen

from . import store
from .cpu_count import cpu_count

MOST_PROCESSES = 4
"""With more, loading Numba costs more than the extra process saves."""


def main(checks: str, path: str) -> None:
    """Writes the file. Raises OSError if it cannot; exits with 1 if another process fails."""
    processes = min(MOST_PROCESSES, cpu_count())
    command = [sys.executable, "-m", f"{__package__}.compile_worker", checks]
    others = [Popen([*command, str(process), str(processes)], stdout=PIPE) for process in range(1, processes)]
    from .compile_worker import compiler, tick  # loads Numba, which takes seconds, while the others start

    own = compiler(checks)
    pieces = [own.share(0, processes, tick), *(other.communicate()[0] for other in others)]
    if any(other.returncode for other in others):
        sys.exit(1)  # the other process has printed the reason
    store.write(Path(path), own.machine_code(pieces))


if __name__ == "__main__":
    main(*sys.argv[1:])
