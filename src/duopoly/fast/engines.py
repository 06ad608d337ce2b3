"""Which engine plays the games: the compiled twin, the interpreter, or whichever suits."""

from ..sim.errors import BadPlan

AUTO, TWIN, INTERPRETER = ENGINES = ("auto", "twin", "interpreter")


def check_engine(engine: str) -> None:
    """Raises BadPlan if there is no such engine."""
    if engine not in ENGINES:
        raise BadPlan(f"engine: expected {', '.join(ENGINES[:-1])} or {ENGINES[-1]}, got {engine!r}")


def no_twin(reason: str = "the compiled twin is not available here") -> BadPlan:
    """The error to raise if the twin is asked for and cannot play."""
    return BadPlan(f"engine: expected {AUTO} or {INTERPRETER} ({reason}), got {TWIN!r}")
