"""A real Dask cluster: a scheduler and two workers in their own processes, one of which is killed during a run."""

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from samples import SHORT, all_rows, rows_of

pytest.importorskip("distributed")

from distributed import Client

import duopoly
from duopoly import study
from duopoly.sim.errors import BadPlan
from duopoly.study import cluster as connection
from duopoly.study.cluster import connect
from duopoly.study.folder import RunFolder
from duopoly.study.run import MissingGames, Run
from duopoly.study.simulation import simulate, spec_of

NUMBER = 300


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def start(*arguments, **environment):
    """Starts a process of Dask, without output."""
    command = [sys.executable, "-m", "distributed.cli." + arguments[0], *arguments[1:]]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=os.environ | environment)


def worker(address, folder, **environment):
    options = ("--no-nanny", "--nthreads", "1", "--no-dashboard", "--local-directory", str(folder))
    return start("dask_worker", address, *options, **environment)


@contextlib.contextmanager
def started(folder, workers):
    """The address, so many workers, and the scheduler."""
    address = f"tcp://127.0.0.1:{free_port()}"
    host, port = address.removeprefix("tcp://").split(":")
    process_pool = [start("dask_scheduler", "--host", host, "--port", port, "--no-dashboard")]
    try:
        wait_until_open(host, int(port))
        process_pool += [worker(address, folder / f"worker{n}") for n in range(workers)]
        yield address, process_pool[1:], process_pool[0]
    finally:
        for process in process_pool:
            process.kill()
            process.wait()


@pytest.fixture
def cluster(tmp_path):
    """A cluster of one's own, with two workers."""
    with started(tmp_path, 2) as found:
        yield found


@pytest.fixture
def small_cluster(tmp_path):
    """A cluster of one's own, with one worker."""
    with started(tmp_path, 1) as found:
        yield found


@pytest.fixture
def lone_scheduler(tmp_path):
    """A scheduler without workers, and its address."""
    with started(tmp_path, 0) as (address, _, scheduler):
        yield address, scheduler


@pytest.fixture(scope="module")
def lasting_cluster(tmp_path_factory):
    """A cluster with two workers for all tests that do it no harm: its address."""
    with started(tmp_path_factory.mktemp("cluster"), 2) as (address, *_):
        yield address


def wait_until_open(host, port):
    """On a busy machine the scheduler takes a while to start."""
    for _ in range(600):
        with socket.socket() as caller:
            if caller.connect_ex((host, port)) == 0:
                return
        time.sleep(0.1)


def wait_for(pool, width):
    until = time.monotonic() + 60
    while pool.width() != width and time.monotonic() < until:
        time.sleep(0.1)
    assert pool.width() == width


def with_patience(monkeypatch, lost, waiting, before=lambda: None):
    """Gives the scheduler so many seconds to answer, and workers so many to come; `before` is called before they do."""
    wait_for_workers = Client.wait_for_workers

    def wait(client, number, timeout):
        before()
        wait_for_workers(client, number, timeout=waiting)

    monkeypatch.setattr(connection, "CONNECT_SECONDS", lost)
    monkeypatch.setattr(Client, "wait_for_workers", wait)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no such signal here")
def test_if_a_worker_is_killed_no_game_is_lost_or_repeated(cluster, tmp_path):
    """The rows are those of an undisturbed run on one interpreter; the folder has each game once."""
    address, workers, _ = cluster
    killed = []

    def kill(_):
        if current.sums.totals.games > 30 and not killed:
            killed.append(workers[0].pid)
            os.kill(workers[0].pid, signal.SIGKILL)

    folder = RunFolder(tmp_path / "run", SHORT, NUMBER)
    current = Run(spec_of(SHORT), MissingGames(folder.missing()), folder.save, kill)
    with connect(address, compiled=False) as pool:
        pool.job_seconds = 0.05
        wait_for(pool, 2)
        assert current.play(pool)
        assert killed
        wait_for(pool, 1)
    assert b"".join(folder.row_chunks()) == rows_of(SHORT, NUMBER)
    assert current.sums.totals.games == NUMBER
    folder.close()


def test_if_the_scheduler_goes_the_run_ends_with_a_one_line_message(cluster, tmp_path):
    """The games so far are kept, and another run plays the others."""
    address, _, scheduler = cluster
    folder = RunFolder(tmp_path / "run", SHORT, NUMBER)

    def kill(_):
        if current.sums.totals.games > 30:
            scheduler.kill()

    current = Run(spec_of(SHORT), MissingGames(folder.missing()), folder.save, kill)
    with connect(address, compiled=False) as pool:
        pool.job_seconds = 0.05
        with pytest.raises(BadPlan, match=r"cluster: tcp://.* is gone"):
            current.play(pool)
    folder.close()
    result = simulate(SHORT, NUMBER, engine="interpreter", out=tmp_path / "run")
    assert result.resumed > 30
    assert result.done == NUMBER
    folder = RunFolder(tmp_path / "run", SHORT, NUMBER)
    assert b"".join(folder.row_chunks()) == rows_of(SHORT, NUMBER)
    folder.close()


@pytest.mark.parametrize("moment", ["check_scheduler", "check_workers"])
def test_if_the_scheduler_goes_while_it_is_connected_to_the_message_is_one_line(small_cluster, moment, monkeypatch):
    """After it has answered, and after its workers were waited for."""
    address, _, scheduler = small_cluster
    connecting = getattr(connection, moment)

    def kill(*arguments):
        if moment == "check_scheduler":
            connecting(*arguments)
        scheduler.kill()
        scheduler.wait()
        if moment == "check_workers":
            connecting(*arguments)

    monkeypatch.setattr(connection, moment, kill)
    with_patience(monkeypatch, lost=2, waiting=60)
    with pytest.raises(BadPlan, match=r"^cluster: tcp://[\d.:]+ went away while it was being connected to$"):
        connect(address, compiled=False)


def test_if_the_scheduler_goes_while_workers_are_waited_for_the_message_is_one_line(lone_scheduler, monkeypatch):
    address, scheduler = lone_scheduler
    clock = threading.Timer(0.5, scheduler.kill)
    with_patience(monkeypatch, lost=2, waiting=4, before=clock.start)
    with pytest.raises(BadPlan, match=r"^cluster: tcp://[\d.:]+ went away while it was being connected to$"):
        connect(address, compiled=False)
    clock.join()


def test_a_cluster_plays_the_same_games_as_one_machine(lasting_cluster):
    """Byte for byte, with the twin if the workers have it."""
    with connect(lasting_cluster, compiled=True) as pool:
        assert all_rows(spec_of(SHORT), 60, pool) == rows_of(SHORT, 60)
    assert simulate(SHORT, 60, cluster=lasting_cluster).done == 60


@pytest.mark.parametrize(
    ("address", "message"),
    [
        ("nonsense", "cluster: expected an address like tcp://host:8786, got 'nonsense'"),
        ("tcp://127.0.0.1:1", "cluster: tcp://127.0.0.1:1 cannot be reached: "),
    ],
)
def test_a_cluster_that_cannot_be_reached(address, message, monkeypatch):
    """The message is one line."""
    monkeypatch.setattr("duopoly.study.cluster.CONNECT_SECONDS", 1)
    with pytest.raises(BadPlan) as error:
        connect(address, compiled=False)
    assert str(error.value).startswith(message)
    assert "\n" not in str(error.value)


def test_a_study_on_a_cluster_is_the_same(lasting_cluster):
    """The reports are equal."""
    options = {"games": 90, "seats": 2, "engine": "interpreter"}
    assert study.make("balance", cluster=lasting_cluster, **options).markdown() == study.make("balance", **options).markdown()


@pytest.mark.parametrize(
    ("answer", "message"), [(b"HTTP/1.1 400 No\r\n\r\n", "no Dask scheduler"), (b"", "no scheduler answers")]
)
def test_a_server_that_is_no_scheduler_is_refused(answer, message, monkeypatch):
    """A server of another kind, and a silent one; the program does not wait for either when it exits."""
    monkeypatch.setattr("duopoly.study.cluster.CONNECT_SECONDS", 1)
    with socket.create_server(("127.0.0.1", 0)) as server:
        callers = []

        def serve():
            with contextlib.suppress(OSError):
                while True:
                    caller, _ = server.accept()
                    caller.sendall(answer)
                    callers.append(caller)

        threading.Thread(target=serve, daemon=True).start()
        with pytest.raises(BadPlan, match=rf"cluster: tcp://127.0.0.1:\d+ cannot be reached: .*{message}$"):
            connect(f"tcp://127.0.0.1:{server.getsockname()[1]}", compiled=False)
        for caller in callers:
            caller.close()


def test_a_worker_with_other_code_is_refused(small_cluster, tmp_path):
    """It would play other games; the message names the worker before any game is played."""
    address, workers, _ = small_cluster
    copy = tmp_path / "other" / "duopoly"
    shutil.copytree(Path(duopoly.__file__).parent, copy, ignore=shutil.ignore_patterns("static", "__pycache__"))
    with (copy / "rules" / "rents.py").open("a") as file:
        file.write("MORE = 1\n")
    with connect(address, compiled=False) as pool:
        wait_for(pool, 1)
        other = worker(address, tmp_path / "other worker", PYTHONPATH=str(copy.parent))
        try:
            wait_for(pool, 2)
            with pytest.raises(
                BadPlan, match=r"cluster: expected code [0-9a-f]{16} on every worker, got [0-9a-f]{16} on tcp://"
            ):
                connect(address, compiled=False)
            for process in workers:
                process.kill()
            wait_for(pool, 1)
            with pytest.raises(BadPlan, match="workers: expected code"):
                all_rows(spec_of(SHORT), 60, pool)
        finally:
            other.kill()
            other.wait()


def test_a_cluster_without_workers(lone_scheduler, monkeypatch):
    """The message says how to start some."""
    with_patience(monkeypatch, lost=5, waiting=0.5)
    with pytest.raises(BadPlan, match=r"cluster: .* has no workers; `dask worker tcp://.*` starts some"):
        connect(lone_scheduler[0], compiled=False)
