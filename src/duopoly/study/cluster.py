"""A cluster of machines: a Dask scheduler, and workers on every machine that has duopoly."""

import asyncio
import logging
import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from ..sim.code_digest import code_digest
from ..sim.errors import BadPlan
from .worker_pool import SharedExecutor, WorkerPool

ADDRESS = r"((tcp|tls|ws|wss)://)?[^/\s]+:\d{1,5}"
CONNECT_SECONDS = 15
JOB_SECONDS = 1.0
"""Jobs of a cluster are longer, because each goes over the network."""


def connect(address: str, compiled: bool) -> WorkerPool:
    """The cluster with its scheduler at the address. Raises BadPlan with a one-line message if it cannot be used."""
    if not re.fullmatch(ADDRESS, address):
        raise BadPlan(f"cluster: expected an address like tcp://host:8786, got {address!r}")
    try:
        import distributed

        dask: Any = distributed  # it has no types
    except ImportError:
        raise BadPlan("cluster: Dask is not installed: pip install 'duopoly[cluster]'") from None
    check_scheduler(address)
    logging.getLogger("distributed.client").setLevel(logging.CRITICAL)  # losses are reported here, in one line
    gone = BadPlan(f"cluster: {address} went away while it was being connected to")
    try:
        client = dask.Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except OSError:
        raise gone from None
    try:
        client.wait_for_workers(1, timeout=CONNECT_SECONDS)
        check_workers(client)
    except (OSError, BadPlan) as error:
        is_there = client.status == "running"
        client.close()
        if isinstance(error, BadPlan):
            raise
        if isinstance(error, TimeoutError) and is_there:
            raise BadPlan(f"cluster: {address} has no workers; `dask worker {address}` starts some") from None
        raise gone from None

    def width() -> int:
        """How many jobs the present workers can run at once."""
        if client.status != "running":
            raise BadPlan(f"cluster: {address} is gone; the games played so far are kept")
        return sum(worker["nthreads"] for worker in client.scheduler_info(n_workers=-1)["workers"].values())

    lost_errors = (distributed.KilledWorker, distributed.CancelledError)
    return WorkerPool(
        # pure=False: a job whose worker was lost is played again
        lambda: SharedExecutor(client.get_executor(pure=False)),
        width,
        compiled,
        f"cluster {address}",
        lost_errors,
        JOB_SECONDS,
        client.close,
    )


def check_scheduler(address: str) -> None:
    """Raises BadPlan if no scheduler answers at the address.

    It connects without a client, because a client that fails to connect delays the exit of the program.
    """
    from distributed.comm import core

    dask: Any = core  # it has no types

    async def greet() -> None:
        comm: Any = await asyncio.wait_for(dask.connect(address, timeout=CONNECT_SECONDS), CONNECT_SECONDS + 1)
        await comm.close()

    with ThreadPoolExecutor(1) as thread:  # this thread may have an event loop already, as in a notebook
        try:
            thread.submit(asyncio.run, greet()).result()
        except OSError as error:
            raise BadPlan(f"cluster: {address} cannot be reached: {last_line(error)}") from None
        except Exception:  # the bytes of another kind of server are read as lengths of any size
            raise BadPlan(f"cluster: {address} cannot be reached: what answers there is no Dask scheduler") from None


def check_workers(client: Any) -> None:
    """Raises BadPlan if a worker does not have the same duopoly."""
    for worker, digest in worker_digests(client).items():
        if digest != code_digest():
            raise BadPlan(f"cluster: expected code {code_digest()} on every worker, got {digest} on {worker}")


def worker_digests(client: Any) -> dict[str, str]:
    """The code digest of each worker, or the error it had."""
    answers: dict[str, Any] = client.run(code_digest, on_error="return")
    return {worker: answer if isinstance(answer, str) else f"an error ({answer})" for worker, answer in answers.items()}


def last_line(error: BaseException) -> str:
    """The last line of the system's message."""
    return str(error).strip().splitlines()[-1] if str(error).strip() else "no scheduler answers"
