"""Worker processes that play games with the interpreter."""

from concurrent.futures import ProcessPoolExecutor


def new_processes(workers: int) -> ProcessPoolExecutor:
    """They begin from nothing, for a fork would copy threads in mid-step; Ctrl-C is for the one who sends the work."""
    import multiprocessing
    import signal

    start = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, start, signal.signal, (signal.SIGINT, signal.SIG_IGN))
