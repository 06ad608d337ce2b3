"""Worker processes that play games with the interpreter."""

from concurrent.futures import ProcessPoolExecutor


def new_processes(workers: int) -> ProcessPoolExecutor:
    """A pool of processes, started fresh because a fork would copy running threads. They ignore Ctrl-C."""
    import multiprocessing
    import signal

    start = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, start, signal.signal, (signal.SIGINT, signal.SIG_IGN))
