"""Games by the thousand: the rules and bots compiled, and the same functions run by the interpreter.

`twin()` is the engine with the compiled ones. If there is none, `interpreter` plays the same games.
"""

import os
import sys
import threading
from collections.abc import Callable

from ..sim.rollouts import Rollouts
from ..sim.rollouts import rollouts as interpreted
from .engine import Engine
from .interpreter_machine import InterpreterMachine
from .machine import Machine

__all__ = ["Engine", "Say", "cpu_count", "interpreter", "is_ready", "rollouts", "twin"]

interpreter = Engine(InterpreterMachine)
"""The engine that needs nothing compiled."""

Say = Callable[[str], None]
"""Receives a line for the user."""

WASMTIME = "wasmtime>=50,<51"
"""What runs the program outside browsers."""

LOCK = threading.Lock()
LOADED: list[Engine | str] = []
"""The twin, or why there is none, once it has been asked for."""


def twin(say: Say = lambda line: None) -> Engine | None:
    """The compiled twin, loaded once in a process; None if it is not available, and then `say` receives the reason."""
    with LOCK:
        if not LOADED:
            LOADED.append(load())
    if isinstance(LOADED[0], str):
        say(LOADED[0])
        return None
    return LOADED[0]


def cpu_count() -> int:
    """How many processors this program may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def is_ready() -> bool:
    """Whether the twin can play here."""
    return twin() is not None


def rollouts(say: Say = lambda line: None) -> Rollouts:
    """The function that rolls out here: the twin's if it is available, else the interpreter's, `sim.rollouts.rollouts`.

    Bots compare it with that one to know whether there is time for rollouts.
    """
    engine = twin(say)
    return interpreted if engine is None else engine.rollouts


def load() -> Engine | str:
    """The twin from its file, or why it cannot play, and what mends that."""
    from .program_file import ProgramError

    try:
        return Engine(compiled_machines())
    except ProgramError as error:
        return f"The compiled rules cannot be used: {error}. The interpreter plays."


def compiled_machines() -> Callable[[], Machine]:
    """What makes machines of the program. Raises ProgramError, whatever is wrong: the interpreter can play."""
    from .program_file import ProgramError, damaged, read

    code = read()
    try:
        if sys.platform == "emscripten":
            from .browser_machine import machines
        else:
            from .wasmtime_machine import machines
    except Exception as error:  # a library for another processor raises whatever its loader does
        wrong = "is not installed" if isinstance(error, ImportError) else "cannot be loaded"
        raise ProgramError(f"wasmtime {wrong}: pip install --force-reinstall '{WASMTIME}' mends it") from error
    try:
        return machines(code)
    except Exception as error:  # of wasmtime or of the browser
        raise damaged() from error
