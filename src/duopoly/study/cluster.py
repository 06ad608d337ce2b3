"""A cluster of machines: a Dask scheduler somewhere, workers wherever duopoly is installed."""

import asyncio
import logging
import re
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Any

from ..sim.code_digest import code_digest
from ..sim.errors import BadPlan
from .worker_pool import WorkerPool

ADDRESS = r"((tcp|tls|ws|wss)://)?[^/\s]+:\d{1,5}"
REACH_SECONDS = 15
JOB_SECONDS = 1.0
"""A job of a cluster is longer: each goes over the network."""


def connected(address: str, compiled: bool) -> WorkerPool:
    """The cluster whose scheduler is at the address; raises BadPlan in one line where there is no worker fit for it."""
    if not re.fullmatch(ADDRESS, address):
        raise BadPlan(f"cluster: {address!r} is no scheduler; an address like tcp://host:8786 would be right")
    try:
        import distributed

        dask: Any = distributed  # without types of its own
    except ImportError:
        raise BadPlan("cluster: Dask is not installed; pip install 'duopoly[cluster]' would be right") from None
    reach(address)
    logging.getLogger("distributed.client").setLevel(logging.CRITICAL)  # what is lost is told here, and in one line
    client = dask.Client(address, timeout=REACH_SECONDS, set_as_default=False)
    try:
        client.wait_for_workers(1, timeout=REACH_SECONDS)
        check_workers(client)
    except TimeoutError:
        client.close()
        raise BadPlan(f"cluster: {address} has no workers; `dask worker {address}` starts some") from None
    except BadPlan:
        client.close()
        raise

    def width() -> int:
        """How many jobs its workers can play at once, as they come and go."""
        if client.status != "running":
            raise BadPlan(f"cluster: {address} is gone; what is done is kept")
        return sum(worker["nthreads"] for worker in client.scheduler_info(n_workers=-1)["workers"].values())

    lost = (distributed.KilledWorker, distributed.CancelledError)
    return WorkerPool(lambda: opened(client), width, compiled, f"cluster {address}", lost, JOB_SECONDS, client.close)


def reach(address: str) -> None:
    """Raises BadPlan where nobody answers at the address, or not a scheduler.

    A client that fails to connect holds the program up at its end; so the address is tried without one.
    """
    from distributed.comm import core

    dask: Any = core  # without types of its own

    async def greet() -> None:
        comm: Any = await asyncio.wait_for(dask.connect(address, timeout=REACH_SECONDS), REACH_SECONDS + 1)
        await comm.close()

    with ThreadPoolExecutor(1) as apart:  # a notebook has a loop of its own in this thread
        try:
            apart.submit(asyncio.run, greet()).result()
        except OSError as error:
            raise BadPlan(f"cluster: {address} cannot be reached: {why(error)}") from None
        except Exception:  # what another kind of server says is read as lengths of any size
            raise BadPlan(f"cluster: {address} cannot be reached: what answers there is no scheduler of Dask") from None


def opened(client: Any) -> Executor:
    """The cluster as an executor; a job is played anew where its worker was lost."""
    executor: Executor = client.get_executor(pure=False)
    return executor


def check_workers(client: Any) -> None:
    """Raises BadPlan where a worker lacks duopoly, or has other rules."""
    for worker, digest in answers(client).items():
        if digest != code_digest():
            raise BadPlan(f"cluster: worker {worker} has {digest}; the same duopoly as here would be right")


def answers(client: Any) -> dict[str, str]:
    """What each worker says of its rules."""
    found: dict[str, Any] = client.run(code_digest, on_error="return")
    return {worker: digest if isinstance(digest, str) else f"an error: {digest}" for worker, digest in found.items()}


def why(error: BaseException) -> str:
    """The last line of what the system said."""
    return str(error).strip().splitlines()[-1] if str(error).strip() else "no scheduler answers"
