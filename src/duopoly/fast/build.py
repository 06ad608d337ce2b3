"""The twin's machine code, made by several processes that each compile a share of the functions.

    python -m duopoly.fast.build checked FILE

writes it to the file (`unchecked`: without bounds checks).
"""

import sys
from pathlib import Path
from subprocess import PIPE, Popen

from . import store
from .cpu_count import cpu_count

TICK = "+"
"""The line of the standard error that says that a function more is compiled."""
MOST = 4
"""More processes would load Numba for less than it brings."""


def main(checks: str, path: str) -> None:
    """Writes the file; see above. Raises OSError."""
    processes = min(MOST, cpu_count())
    command = [sys.executable, "-m", f"{__package__}.compile_worker", checks]
    others = [Popen([*command, str(process), str(processes)], stdout=PIPE) for process in range(1, processes)]
    from .compile_worker import compiler, told  # loads Numba, which takes seconds, while the others do

    whole = compiler(checks)
    pieces = [whole.share(0, processes, told), *(other.communicate()[0] for other in others)]
    if any(other.returncode for other in others):
        sys.exit(1)  # it has said why
    store.write(Path(path), *whole.native(pieces))


if __name__ == "__main__":
    main(*sys.argv[1:])
