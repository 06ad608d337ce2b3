"""Runs: the same bytes from any workers, and none lost or doubled when workers are."""

import os
import signal
import threading
import time
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context

import pytest
from samples import SHORT, one_thread, rows_of, run_of

from duopoly.fast import twin
from duopoly.sim.errors import BadPlan
from duopoly.sim.totals import Totals
from duopoly.study import job, run
from duopoly.study.job import Job, play
from duopoly.study.run import Missing, Stop, rows_of_all
from duopoly.study.simulation import games_of, simulate
from duopoly.study.sums import tally_of
from duopoly.study.worker_pool import WorkerPool, of, processes, threads

NUMBER = 60


@pytest.fixture(scope="module")
def expected():
    return rows_of()


@pytest.fixture(autouse=True)
def _small_parts(monkeypatch):
    monkeypatch.setattr(run, "PART", 16)


@pytest.mark.parametrize("make", [one_thread, lambda: threads(3, False), lambda: processes(2)], ids=["1", "3", "processes"])
def test_any_workers_give_the_same_rows(make, expected):
    """Byte for byte, in the order of the games."""
    with make() as crew:
        assert rows_of_all(games_of(SHORT), NUMBER, crew) == expected


@pytest.mark.parametrize("workers", [1, 3])
def test_the_twin_gives_the_same_rows(workers, expected):
    """Compiled, in any number of threads; and its tally is that of the rows."""
    compiled = twin()
    if compiled is None:
        pytest.skip("no Numba here")
    with threads(workers, True) as crew:
        assert rows_of_all(games_of(SHORT), NUMBER, crew) == expected
    assert compiled.tally(expected) == tally_of(expected).pack()


def test_any_executor_will_do_and_stays_open(expected):
    """Two runs, one after the other, over somebody's own."""
    with ThreadPoolExecutor(2) as executor:
        for _ in range(2):
            with of(executor, 2, compiled=False) as crew:
                assert rows_of_all(games_of(SHORT), NUMBER, crew) == expected
        assert executor.submit(len, "abc").result() == 3


def test_the_sums_are_those_of_the_rows(expected):
    """However the jobs were cut."""
    made = run_of(NUMBER)
    with threads(2, False) as crew:
        made.play(crew)
    assert made.sums.tally.pack() == tally_of(expected).pack()


class Faulty(Executor):
    """Plays at once, but loses each third job: its worker is gone, and all that comes after fails until it is opened anew."""

    lost = 0

    def __init__(self):
        self.jobs, self.broken = 0, False

    def submit(self, fn, /, *args, **kwargs):
        if self.broken:
            raise BrokenExecutor("gone")
        self.jobs += 1
        future = Future()
        if self.jobs == 3:
            self.broken = True
            Faulty.lost += 1
            future.set_exception(CancelledError() if Faulty.lost % 2 else BrokenExecutor("gone"))
        else:
            future.set_result(fn(*args, **kwargs))
        return future


def test_lost_workers_lose_and_double_nothing(expected):
    """Whatever they had in hand is played again."""
    Faulty.lost = 0
    assert rows_of_all(games_of(SHORT), NUMBER, WorkerPool(Faulty, lambda: 2, False, "faulty", seconds=0.001)) == expected
    assert Faulty.lost > 2


class Hopeless(Executor):
    def submit(self, fn, /, *args, **kwargs):
        raise BrokenExecutor("gone")


def test_workers_that_are_always_lost_end_the_run():
    """In one line, not in an endless loop."""
    with pytest.raises(BadPlan, match="workers: lost 5 times with nothing done in between"):
        rows_of_all(games_of(SHORT), NUMBER, WorkerPool(Hopeless, lambda: 2, False, "hopeless"))


def die_once(flag):
    """Kills the process that it runs in, once."""
    if not os.path.exists(flag):
        open(flag, "x").close()
        os.kill(os.getpid(), signal.SIGKILL)


class Deadly(ProcessPoolExecutor):
    """Its first process dies in mid-run."""

    flag = ""

    def submit(self, fn, /, *args, **kwargs):
        if args[0].first >= 16:
            super().submit(die_once, self.flag)
        return super().submit(fn, *args, **kwargs)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no such signal here")
def test_a_worker_killed_in_mid_run_loses_and_doubles_nothing(expected, tmp_path):
    """A real process, really killed."""
    Deadly.flag = str(tmp_path / "killed")
    with WorkerPool(lambda: Deadly(2, get_context("spawn")), lambda: 2, False, "deadly", seconds=0.01) as crew:
        assert rows_of_all(games_of(SHORT), NUMBER, crew) == expected
    assert os.path.exists(Deadly.flag)


def test_a_mistake_in_a_job_is_no_lost_worker():
    """It is raised as it is."""

    class Wrong(Executor):
        def submit(self, fn, /, *args, **kwargs):
            future = Future()
            future.set_exception(ZeroDivisionError())
            return future

    with pytest.raises(ZeroDivisionError):
        rows_of_all(games_of(SHORT), NUMBER, WorkerPool(Wrong, lambda: 1, False, "wrong"))


def test_other_rules_on_a_worker_are_refused():
    """A machine with another version would play other games."""
    with pytest.raises(BadPlan, match="workers: one has rules"):
        play(Job(games_of(SHORT), 0, 1, False, True, "other"))


def test_ctrl_c_keeps_what_is_done(expected):
    """The run ends in good order: what is kept is whole, and what is missing is known."""
    kept = []
    made = run_of(NUMBER, kept.append)
    with Stop() as stop, one_thread() as crew:
        made.watch = lambda count: os.kill(os.getpid(), signal.SIGINT) if len(kept) == 2 else None
        assert made.play(crew, stop) is False
    missing = {n for first, end in made.missing.ranges for n in range(first, end)}
    done = {n for d in kept for n in range(d.first, d.first + d.size)}
    assert missing | done == set(range(NUMBER))
    assert not missing & done
    assert made.sums.tally.games == len(done)
    size = len(expected) // NUMBER
    assert all(d.rows == expected[d.first * size : (d.first + d.size) * size] for d in kept)


def test_ctrl_c_twice_ends_at_once():
    """By the usual interruption; afterwards Ctrl-C is what it was."""
    before = signal.getsignal(signal.SIGINT)
    with Stop() as stop:
        signal.raise_signal(signal.SIGINT)
        assert stop.asked
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is before


def test_a_run_in_another_thread_leaves_ctrl_c_alone(expected):
    """A notebook's own."""
    found = []
    with one_thread() as crew:
        thread = threading.Thread(target=lambda: found.append(rows_of_all(games_of(SHORT), 10, crew)))
        thread.start()
        thread.join()
    assert expected.startswith(found[0])


def test_missing_games_are_handed_out_within_parts():
    """From the lowest on; what is given back comes again."""
    missing = Missing([(20, 40), (3, 5)])
    assert missing.left() == 22
    assert [missing.take(9) for _ in range(3)] == [(3, 2), (20, 9), (29, 3)]
    missing.give_back(20, 9)
    assert missing.take(100) == (20, 9)
    assert missing.take(100) == (32, 8)
    assert not missing


def test_simulate_alone(expected):
    """Without a folder, by whatever pays."""
    outcome = simulate(SHORT, NUMBER, engine="interpreter")
    assert outcome.finished
    assert outcome.done == NUMBER
    assert outcome.sums.tally.pack() == tally_of(expected).pack()


def test_compiling_must_pay(monkeypatch):
    """Few games are left to the interpreter, without compiling; it is said why."""
    said = []
    monkeypatch.setattr("duopoly.study.simulation.is_installed", lambda: True)
    monkeypatch.setattr("duopoly.study.simulation.is_warm", lambda: False)
    monkeypatch.setattr("duopoly.study.simulation.twin", lambda say=None: pytest.fail("compiled"))
    monkeypatch.setattr("duopoly.study.simulation.PROBE_SECONDS", 0.05)
    outcome = simulate(SHORT, 300, say=said.append)
    assert outcome.how == "interpreter"
    assert len(said) == 1
    assert said[0].endswith("compiling would not pay.")


def test_without_numba_a_long_run_is_told_which_extra_helps(monkeypatch):
    """Where it would take the interpreter long."""
    said = []
    monkeypatch.setattr("duopoly.study.simulation.is_installed", lambda: False)
    made = run_of(10**6)
    made.pace = 0.01
    from duopoly.study.simulation import pays

    assert not pays(made, 2, said.append)
    assert said == [
        "The interpreter would take about 83 min for the other 1,000,000 games; "
        "pip install 'duopoly[fast]' makes it some sixty times as fast."
    ]


def test_a_pace_is_found_before_anything_is_compiled():
    """A few games, and no more than the time for it."""
    made, begun = run_of(10**6), time.monotonic()
    made.probe(0.1, Stop())
    assert 0 < made.sums.tally.games < 5000
    assert made.pace > 0
    assert time.monotonic() - begun < 5


def test_a_tally_travels(expected):
    """What a worker sends back is what it counted."""
    done = job.play(Job(games_of(SHORT), 0, NUMBER, False, False, job.code_digest()))
    assert done.rows == b""
    assert Totals.unpack(done.sums[0]).games == NUMBER
