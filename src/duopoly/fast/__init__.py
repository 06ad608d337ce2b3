"""Games by the thousand: the rules and the bots compiled, and the same played by the interpreter.

`twin()` is the one door; whatever goes wrong behind it, games can still be played by `interpreted`.
"""

import threading
from collections.abc import Callable
from typing import TYPE_CHECKING

from ..sim.rollouts import Rollouts
from ..sim.rollouts import rollouts as by_interpreter
from .cpu_count import cpu_count
from .store import checked, folder, is_installed, is_warm, leave_unchecked

if TYPE_CHECKING:
    from .compiled import Twin

__all__ = ["FUNCTIONS", "Say", "Told", "cpu_count", "folder", "is_installed", "is_warm", "leave_unchecked", "rollouts", "twin"]

Say = Callable[[str], None]
Told = Callable[[int], None]

FUNCTIONS = 415
"""About as many functions are compiled."""
MISSING = "Numba is not installed: pip install 'duopoly[fast]' has it"
LOCK = threading.Lock()
FOUND: "dict[bool, Twin | None]" = {}


def twin(say: Say = lambda line: None, told: Told = lambda n: None) -> "Twin | None":
    """The compiled twin, made once in a process; or None, and `say` hears in one line why the interpreter plays instead.

    `told` hears how many functions are compiled so far, of about FUNCTIONS, where it is not kept from an earlier time.
    """
    boundscheck = checked()
    with LOCK:
        if boundscheck not in FOUND:
            FOUND[boundscheck] = load_or_say(say, told, boundscheck)
        return FOUND[boundscheck]


def rollouts(say: Say = lambda line: None) -> Rollouts:
    """Who rolls out here: the twin where it can be had, else the interpreter."""
    found = twin(say)
    return by_interpreter if found is None else found.rollouts


def load_or_say(say: Say, told: Told, boundscheck: bool) -> "Twin | None":
    """The twin, or None and why."""
    if not is_installed():
        say(f"{MISSING}. The interpreter plays.")
        return None
    try:
        from .compiled import load

        return load(boundscheck, say, told)
    except Exception as error:  # whatever it is, the interpreter can play
        reason = error.strerror or str(error) if isinstance(error, OSError) else str(error) or type(error).__name__
        where = f" in {folder()}" if isinstance(error, OSError) else ""
        say(f"The rules cannot be compiled{where}: {' '.join(reason.split())[:200]}. The interpreter plays.")
        return None
