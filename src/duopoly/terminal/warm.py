"""`duopoly warm`: compiles the rules ahead of time."""

import json
import sys
from collections.abc import Callable
from contextlib import ExitStack
from time import perf_counter

from ..fast import FUNCTIONS, folder, is_warm, leave_unchecked, twin
from .io import TerminalIO

FAILED = 1


def warm(unchecked: bool, as_json: bool) -> int:
    """Compiles the rules unless they are compiled already; returns the exit code."""
    if unchecked:
        leave_unchecked()
    err = TerminalIO.here(False, sys.stderr)
    there, begun = is_warm(), perf_counter()
    with ExitStack() as stack:
        compiled = twin(err.tell, progress(err, stack))
    seconds = perf_counter() - begun
    if as_json:
        print(json.dumps({"warm": compiled is not None, "was": there, "seconds": round(seconds, 3), "folder": str(folder())}))
    elif compiled is not None:
        print(f"The rules {'were' if there else 'are'} compiled, in {folder()}: {seconds:.1f} s.")
    return 0 if compiled is not None else FAILED


def progress(err: TerminalIO, stack: ExitStack) -> Callable[[int], None]:
    """Called with the number of functions compiled: moves a bar on a terminal, does nothing elsewhere."""
    if not err.console.is_terminal:
        return lambda compiled: None
    from .simulate import bars

    bar = stack.enter_context(bars(err))
    task = bar.add_task("functions compiled", total=FUNCTIONS, rate="")
    return lambda compiled: bar.update(task, completed=min(compiled, FUNCTIONS))
