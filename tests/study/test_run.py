"""Runs: the same bytes from any workers, and no game lost or repeated when workers are lost."""

import os
import signal
import threading
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context

import pytest
from samples import SHORT, all_rows, one_thread, rows_of, run_of

from duopoly.sim.errors import BadPlan
from duopoly.sim.totals import Totals
from duopoly.study import execution, job, run
from duopoly.study.execution import local_pool
from duopoly.study.job import SimulationJob, run_job
from duopoly.study.run import MissingGames, StopSignal
from duopoly.study.simulation import simulate, spec_of
from duopoly.study.sums import Sums, total_rows
from duopoly.study.worker_pool import WorkerPool, from_executor, process_pool, thread_pool

NUMBER = 60


@pytest.fixture(scope="module")
def expected():
    return rows_of()


@pytest.fixture(autouse=True)
def _small_parts(monkeypatch):
    monkeypatch.setattr(run, "PART_SIZE", 16)


def test_without_the_twin_interpreters_play_unless_the_twin_was_asked_for(monkeypatch):
    monkeypatch.setattr(execution, "twin", lambda say: say("It is not here."))
    sentences = []
    for workers, name in [(1, "interpreter"), (2, "2 interpreters")]:
        with local_pool(workers, "auto", sentences.append) as pool:
            assert (pool.name, pool.compiled) == (name, False)
    assert sentences == ["It is not here."] * 2
    with pytest.raises(BadPlan, match="the compiled twin is not available here"):
        local_pool(1, "twin", sentences.append)


@pytest.mark.parametrize(
    "open_pool", [one_thread, lambda: thread_pool(3, False), lambda: process_pool(2)], ids=["1", "3", "processes"]
)
def test_any_workers_give_the_same_rows(open_pool, expected):
    """Byte for byte, in the order of the games."""
    with open_pool() as pool:
        assert all_rows(spec_of(SHORT), NUMBER, pool) == expected


@pytest.mark.parametrize("workers", [1, 3])
def test_the_twin_gives_the_same_rows(workers, expected, compiled):
    """In any number of threads; and its totals are those of the rows."""
    with thread_pool(workers, True) as pool:
        assert all_rows(spec_of(SHORT), NUMBER, pool) == expected
    assert compiled.add_rows(expected) == total_rows(expected).pack()


def test_any_executor_works_and_stays_open(expected):
    """Two runs, one after the other."""
    with ThreadPoolExecutor(2) as executor:
        for _ in range(2):
            with from_executor(executor, 2, compiled=False) as pool:
                assert all_rows(spec_of(SHORT), NUMBER, pool) == expected
        assert executor.submit(len, "abc").result() == 3


def test_the_sums_are_those_of_the_rows(expected):
    """However the jobs are cut."""
    current = run_of(NUMBER)
    with thread_pool(2, False) as pool:
        current.play(pool)
    assert current.sums.totals.pack() == total_rows(expected).pack()


class Faulty(Executor):
    """Plays at once, but loses every third job with its worker, and then fails until it is reopened."""

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


def test_if_workers_are_lost_no_game_is_lost_or_repeated(expected):
    """Their jobs are played again."""
    Faulty.lost = 0
    assert all_rows(spec_of(SHORT), NUMBER, WorkerPool(Faulty, lambda: 2, False, "faulty", job_seconds=0.001)) == expected
    assert Faulty.lost > 2


class Hopeless(Executor):
    def submit(self, fn, /, *args, **kwargs):
        raise BrokenExecutor("gone")


def test_workers_that_are_always_lost_end_the_run():
    """With a one-line message, not in an endless loop."""
    with pytest.raises(BadPlan, match="workers: lost 5 times in a row with nothing done in between"):
        all_rows(spec_of(SHORT), NUMBER, WorkerPool(Hopeless, lambda: 2, False, "hopeless"))


def die_once(flag):
    """Kills its own process, once."""
    if not os.path.exists(flag):
        open(flag, "x").close()
        os.kill(os.getpid(), signal.SIGKILL)


class Deadly(ProcessPoolExecutor):
    """One of its processes dies during the run."""

    flag = ""

    def submit(self, fn, /, *args, **kwargs):
        if args[0].first >= 16:
            super().submit(die_once, self.flag)
        return super().submit(fn, *args, **kwargs)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no such signal here")
def test_if_a_process_is_killed_no_game_is_lost_or_repeated(expected, tmp_path):
    """A real process is killed."""
    Deadly.flag = str(tmp_path / "killed")
    with WorkerPool(lambda: Deadly(2, get_context("spawn")), lambda: 2, False, "deadly", job_seconds=0.01) as pool:
        assert all_rows(spec_of(SHORT), NUMBER, pool) == expected
    assert os.path.exists(Deadly.flag)


def test_an_error_in_a_job_is_not_a_lost_worker():
    """It is raised as it is."""

    class Wrong(Executor):
        def submit(self, fn, /, *args, **kwargs):
            future = Future()
            future.set_exception(ZeroDivisionError())
            return future

    with pytest.raises(ZeroDivisionError):
        all_rows(spec_of(SHORT), NUMBER, WorkerPool(Wrong, lambda: 1, False, "wrong"))


class WrongOnce(Executor):
    """Its second job fails, after the first was counted."""

    jobs = 0

    def submit(self, fn, /, *args, **kwargs):
        future, self.jobs = Future(), self.jobs + 1
        if self.jobs == 2:
            future.set_exception(ZeroDivisionError())
        else:
            future.set_result(fn(*args, **kwargs))
        return future


def test_after_an_error_every_game_is_counted_or_unplayed():
    """So a study that goes on from its checkpoint has them all."""
    games = run_of(NUMBER)
    with pytest.raises(ZeroDivisionError):
        games.play(WorkerPool(WrongOnce, lambda: 2, False, "wrong once", job_seconds=0.001))
    left = sum(end - first for first, end in games.unplayed())
    assert left > 0
    assert games.sums.totals.games + left == NUMBER


def test_other_code_on_a_worker_is_refused():
    """A machine with another version would play other games."""
    with pytest.raises(BadPlan, match="workers: expected code other on every worker"):
        run_job(SimulationJob(spec_of(SHORT), 0, 1, False, True, "other"))


def test_ctrl_c_keeps_what_is_done(expected):
    """The run ends cleanly: the saved results are complete, and the missing games are known."""
    saved = []
    current = run_of(NUMBER, saved.append)
    with StopSignal() as stop, one_thread() as pool:
        current.progress = lambda count: os.kill(os.getpid(), signal.SIGINT) if len(saved) == 2 else None
        assert current.play(pool, stop) is False
    missing = {n for first, end in current.missing.ranges for n in range(first, end)}
    done = {n for result in saved for n in range(result.first, result.first + result.size)}
    assert missing | done == set(range(NUMBER))
    assert not missing & done
    assert current.sums.totals.games == len(done)
    size = len(expected) // NUMBER
    assert all(done.rows == expected[done.first * size : (done.first + done.size) * size] for done in saved)


def test_ctrl_c_twice_interrupts():
    """Afterward Ctrl-C does what it did before."""
    before = signal.getsignal(signal.SIGINT)
    with StopSignal() as stop:
        signal.raise_signal(signal.SIGINT)
        assert stop.requested
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is before


def test_a_second_ctrl_c_waits_until_a_result_is_taken_in(monkeypatch):
    """Twice when the sums are added: the games count once, and none is among those still to be played."""
    add = Sums.add

    def interrupted(sums, more):
        add(sums, more)
        for _ in range(2):
            signal.raise_signal(signal.SIGINT)

    current = run_of(NUMBER)
    with StopSignal() as stop, one_thread() as pool:
        monkeypatch.setattr(Sums, "add", interrupted)
        with pytest.raises(KeyboardInterrupt):
            current.play(pool, stop)
    left = sum(end - first for first, end in current.unplayed())
    assert 0 < left < NUMBER
    assert current.sums.totals.games + left == NUMBER


def test_a_run_in_another_thread_leaves_ctrl_c_alone(expected):
    """As in a notebook."""
    results = []
    with one_thread() as pool:
        thread = threading.Thread(target=lambda: results.append(all_rows(spec_of(SHORT), 10, pool)))
        thread.start()
        thread.join()
    assert expected.startswith(results[0])


def test_missing_games_are_taken_within_parts():
    """The lowest first; games that are given back can be taken again."""
    missing = MissingGames([(20, 40), (3, 5)])
    assert missing.count() == 22
    assert [missing.take(9) for _ in range(3)] == [(3, 2), (20, 9), (29, 3)]
    missing.give_back(20, 9)
    assert missing.take(100) == (20, 9)
    assert missing.take(100) == (32, 8)
    assert not missing


def test_simulate_without_a_folder(expected):
    """The totals are those of the rows."""
    result = simulate(SHORT, NUMBER, engine="interpreter")
    assert result.finished
    assert result.done == NUMBER
    assert result.sums.totals.pack() == total_rows(expected).pack()


def test_sums_come_back_without_rows(expected):
    """If the rows are not kept."""
    result = job.run_job(SimulationJob(spec_of(SHORT), 0, NUMBER, False, False, job.code_digest()))
    assert result.rows == b""
    assert Totals.unpack(result.sums[0]).games == NUMBER
