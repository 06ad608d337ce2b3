"""A real Dask cluster: a scheduler and two workers in processes of their own, one of which is killed in mid-run."""

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
from samples import SHORT, rows_of

pytest.importorskip("distributed")

import duopoly
from duopoly import study
from duopoly.sim.errors import BadPlan
from duopoly.study.cluster import connected
from duopoly.study.folder import Folder
from duopoly.study.run import Missing, Run, rows_of_all
from duopoly.study.simulation import games_of, simulate

NUMBER = 600


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def start(*arguments, **environment):
    """A process of Dask's, away from the tests' output."""
    command = [sys.executable, "-m", "distributed.cli." + arguments[0], *arguments[1:]]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=os.environ | environment)


def worker(address, folder, **environment):
    options = ("--no-nanny", "--nthreads", "1", "--no-dashboard", "--local-directory", str(folder))
    return start("dask_worker", address, *options, **environment)


@pytest.fixture
def cluster(tmp_path):
    """Its address, and its two workers."""
    address = f"tcp://127.0.0.1:{free_port()}"
    host, port = address.removeprefix("tcp://").split(":")
    processes = [start("dask_scheduler", "--host", host, "--port", port, "--no-dashboard")]
    try:
        wait_until_open(host, int(port))
        workers = [worker(address, tmp_path / f"worker{n}") for n in (1, 2)]
        processes += workers
        yield address, workers, processes[0]
    finally:
        for process in processes:
            process.kill()
            process.wait()


def wait_until_open(host, port):
    """The scheduler takes a while to begin on a busy machine."""
    for _ in range(600):
        with socket.socket() as caller:
            if caller.connect_ex((host, port)) == 0:
                return
        time.sleep(0.1)


def wait_for(crew, width):
    until = time.monotonic() + 60
    while crew.width() != width and time.monotonic() < until:
        time.sleep(0.1)
    assert crew.width() == width


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no such signal here")
def test_a_worker_killed_in_mid_run_loses_and_doubles_nothing(cluster, tmp_path):
    """The rows are those of an undisturbed run on one interpreter; the folder holds each game once."""
    address, workers, _ = cluster
    killed = []

    def kill(_):
        if made.sums.tally.games > 30 and not killed:
            killed.append(workers[0].pid)
            os.kill(workers[0].pid, signal.SIGKILL)

    opened = Folder(tmp_path / "run", SHORT, NUMBER)
    made = Run(games_of(SHORT), Missing(opened.missing()), opened.keep, kill)
    with connected(address, compiled=False) as crew:
        crew.seconds = 0.05
        wait_for(crew, 2)
        assert made.play(crew)
        assert killed
        wait_for(crew, 1)
    assert b"".join(opened.found()) == rows_of(SHORT, NUMBER)
    assert made.sums.tally.games == NUMBER
    opened.close()


def test_a_scheduler_that_goes_ends_the_run_in_one_line(cluster, tmp_path):
    """What is done is kept, and played on from elsewhere."""
    address, _, scheduler = cluster
    opened = Folder(tmp_path / "run", SHORT, NUMBER)

    def kill(_):
        if made.sums.tally.games > 30:
            scheduler.kill()

    made = Run(games_of(SHORT), Missing(opened.missing()), opened.keep, kill)
    with connected(address, compiled=False) as crew:
        crew.seconds = 0.05
        with pytest.raises(BadPlan, match=r"cluster: tcp://.* is gone"):
            made.play(crew)
    opened.close()
    outcome = simulate(SHORT, NUMBER, engine="interpreter", out=tmp_path / "run")
    assert outcome.found > 30
    assert outcome.done == NUMBER
    done = Folder(tmp_path / "run", SHORT, NUMBER)
    assert b"".join(done.found()) == rows_of(SHORT, NUMBER)
    done.close()


def test_a_cluster_plays_what_one_machine_plays(cluster):
    """Byte for byte, by the twin where the workers have it."""
    address, _, _ = cluster
    with connected(address, compiled=True) as crew:
        assert rows_of_all(games_of(SHORT), 60, crew) == rows_of(SHORT, 60)
    assert simulate(SHORT, 60, cluster=address).done == 60


@pytest.mark.parametrize(
    ("address", "message"),
    [
        ("nonsense", "cluster: 'nonsense' is no scheduler; an address like tcp://host:8786 would be right"),
        ("tcp://127.0.0.1:1", "cluster: tcp://127.0.0.1:1 cannot be reached: "),
    ],
)
def test_a_cluster_that_cannot_be_reached(address, message, monkeypatch):
    """One line."""
    monkeypatch.setattr("duopoly.study.cluster.REACH_SECONDS", 1)
    with pytest.raises(BadPlan) as error:
        connected(address, compiled=False)
    assert str(error.value).startswith(message)
    assert "\n" not in str(error.value)


def test_a_study_on_a_cluster_is_the_same(cluster):
    """Its report, by workers elsewhere."""
    address, _, _ = cluster
    options = {"games": 90, "seats": 2, "engine": "interpreter"}
    assert study.make("balance", cluster=address, **options).markdown() == study.make("balance", **options).markdown()


@pytest.mark.parametrize(
    ("answer", "told"), [(b"HTTP/1.1 400 No\r\n\r\n", "no scheduler of Dask"), (b"", "no scheduler answers")]
)
def test_what_is_no_scheduler_is_said_so(answer, told, monkeypatch):
    """A server of another kind, and one that says nothing; the program does not wait for it at its end."""
    monkeypatch.setattr("duopoly.study.cluster.REACH_SECONDS", 1)
    with socket.create_server(("127.0.0.1", 0)) as server:
        held = []

        def serve():
            with contextlib.suppress(OSError):
                while True:
                    caller, _ = server.accept()
                    caller.sendall(answer)
                    held.append(caller)

        threading.Thread(target=serve, daemon=True).start()
        with pytest.raises(BadPlan, match=rf"cluster: tcp://127.0.0.1:\d+ cannot be reached: .*{told}$"):
            connected(f"tcp://127.0.0.1:{server.getsockname()[1]}", compiled=False)
        for caller in held:
            caller.close()


def test_a_worker_with_other_rules_is_refused(cluster, tmp_path):
    """It would play other games; the one that has them is named before any is played."""
    address, workers, _ = cluster
    copy = tmp_path / "other" / "duopoly"
    shutil.copytree(Path(duopoly.__file__).parent, copy, ignore=shutil.ignore_patterns("static", "__pycache__"))
    with (copy / "rules" / "rents.py").open("a") as file:
        file.write("MORE = 1\n")
    with connected(address, compiled=False) as crew:
        wait_for(crew, 2)
        other = worker(address, tmp_path / "worker3", PYTHONPATH=str(copy.parent))
        try:
            wait_for(crew, 3)
            with pytest.raises(BadPlan, match=r"cluster: worker tcp://.* has [0-9a-f]{16}; the same duopoly as here"):
                connected(address, compiled=False)
            for process in workers:
                process.kill()
            wait_for(crew, 1)
            with pytest.raises(BadPlan, match="workers: one has rules"):
                rows_of_all(games_of(SHORT), 60, crew)
        finally:
            other.kill()
            other.wait()


def test_a_cluster_without_workers(cluster, monkeypatch):
    """It is said how some are started."""
    address, workers, _ = cluster
    for process in workers:
        process.kill()
        process.wait()
    monkeypatch.setattr("duopoly.study.cluster.REACH_SECONDS", 3)
    with pytest.raises(BadPlan, match=r"cluster: .* has no workers; `dask worker tcp://.*` starts some"):
        connected(address, compiled=False)
