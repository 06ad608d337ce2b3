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

__all__ = ["Engine", "Say", "cpu_count", "interpreter", "is_ready", "rollouts", "twin"]

interpreter = Engine(InterpreterMachine)
"""The engine that needs nothing compiled."""

Say = Callable[[str], None]
"""Receives a line for the user."""

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
    """The twin from its file, or why it cannot play."""
    try:
        from . import program_file

        if sys.platform == "emscripten":
            from .browser_machine import machines
        else:
            from .wasmtime_machine import machines
        return Engine(machines(program_file.read()))
    except Exception as error:  # whatever it is, the interpreter can play
        reason = " ".join(str(error).split())[:200] or type(error).__name__
        return f"The compiled rules cannot be used: {reason}. The interpreter plays."
