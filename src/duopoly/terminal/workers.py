"""The option `--workers`: how many processors to use."""

from ..fast import cpu_count
from ..sim.limits import check_integer
from .errors import BadInput

MOST_WORKERS = 1024


def workers_of(number: int | None, cluster: str | None = None) -> int:
    """That many, or all there are. Raises BadPlan, and BadInput beside a cluster, which has workers of its own."""
    if number is not None and cluster is not None:
        raise BadInput("workers: expected none beside --cluster")
    return cpu_count() if number is None else check_integer("workers", number, 1, MOST_WORKERS)
