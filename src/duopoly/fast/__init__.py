"""Games by the thousand: the rules and bots compiled, and the same functions run by the interpreter.

`twin()` gives the compiled ones. If it cannot, games can still be played by `interpreted`.
"""

import threading
from collections.abc import Callable
from typing import TYPE_CHECKING

from ..deprecated import renamed
from ..sim.rollouts import Rollouts
from ..sim.rollouts import rollouts as interpreted_rollouts
from .cpu_count import cpu_count
from .store import checked, folder, is_installed, is_warm, leave_unchecked

if TYPE_CHECKING:
    from .compiled import Twin

__all__ = [
    "FUNCTIONS",
    "Progress",
    "Say",
    "cpu_count",
    "folder",
    "is_installed",
    "is_warm",
    "leave_unchecked",
    "rollouts",
    "twin",
]

__getattr__ = renamed(__name__, {"Told": "Progress"})

Say = Callable[[str], None]
"""Receives a line for the user."""
Progress = Callable[[int], None]
"""Receives how many functions are compiled so far, of about FUNCTIONS."""

FUNCTIONS = 415
"""About as many functions are compiled."""
MISSING = "Numba is not installed: pip install 'duopoly[fast]' installs it"
LOCK = threading.Lock()
LOADED: "dict[bool, Twin | None]" = {}


def twin(say: Say = lambda line: None, progress: Progress = lambda n: None) -> "Twin | None":
    """The compiled twin, loaded once in a process; None if it is not available, and then `say` receives the reason."""
    boundscheck = checked()
    with LOCK:
        if boundscheck not in LOADED:
            LOADED[boundscheck] = load_or_say(say, progress, boundscheck)
        return LOADED[boundscheck]


def rollouts(say: Say = lambda line: None) -> Rollouts:
    """The function that rolls out here: the twin's if it is available, else the interpreter's."""
    compiled = twin(say)
    return interpreted_rollouts if compiled is None else compiled.rollouts


def load_or_say(say: Say, progress: Progress, boundscheck: bool) -> "Twin | None":
    """Loads the twin, or says why it cannot and returns None."""
    if not is_installed():
        say(f"{MISSING}. The interpreter plays.")
        return None
    try:
        from .compiled import load

        return load(boundscheck, say, progress)
    except Exception as error:  # whatever it is, the interpreter can play
        reason = error.strerror or str(error) if isinstance(error, OSError) else str(error) or type(error).__name__
        where = f" in {folder()}" if isinstance(error, OSError) else ""
        say(f"The rules cannot be compiled{where}: {' '.join(reason.split())[:200]}. The interpreter plays.")
        return None
