"""The option `--workers`: how many processors to use."""

from ..fast import cpu_count
from ..sim.limits import check_integer

MOST_WORKERS = 1024


def workers_of(number: int | None) -> int:
    """That many, or all there are. Raises BadPlan."""
    return cpu_count() if number is None else check_integer("workers", number, 1, MOST_WORKERS)
