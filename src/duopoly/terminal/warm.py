"""`duopoly warm`: checks that the compiled rules can play here. Before 0.2 it compiled them."""

import json
import sys
from time import perf_counter

from ..fast import twin
from .io import TerminalIO

FAILED = 1


def warm(as_json: bool) -> int:
    """Loads the compiled rules and says how long that takes; returns the exit code."""
    begun = perf_counter()
    is_ready = twin(TerminalIO.here(False, sys.stderr).tell) is not None
    seconds = perf_counter() - begun
    if as_json:
        print(json.dumps({"warm": is_ready, "was": is_ready, "seconds": round(seconds, 3)}))
    elif is_ready:
        print(f"The compiled rules are ready: {seconds:.2f} s.")
    return 0 if is_ready else FAILED
