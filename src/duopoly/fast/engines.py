"""The `engine` option: which way of running the rules plays the games."""

from ..sim.errors import BadPlan

ENGINES = ("auto", "twin", "interpreter")


def check_engine(engine: str) -> None:
    """Raises BadPlan if there is no such engine."""
    if engine not in ENGINES:
        raise BadPlan(f"engine: expected {', '.join(ENGINES[:-1])} or {ENGINES[-1]}, got {engine!r}")


def no_twin() -> BadPlan:
    """The error for `engine="twin"` where the twin cannot be compiled."""
    return BadPlan("engine: the compiled twin is not available here; expected auto or interpreter, got 'twin'")
