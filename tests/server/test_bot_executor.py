"""Where bots think: quick bots never wait for slow ones, and rollouts have threads of their own."""

import asyncio
import threading
from concurrent.futures import CancelledError, ThreadPoolExecutor
from types import SimpleNamespace

import pytest
from analysis.tenths import declined, tenths

import duopoly
from duopoly.analysis.rollout_engine import RolloutEngine
from duopoly.server.rooms import bot_executor, hints, room_bots
from duopoly.server.rooms.bot_executor import BotExecutor, SharedWork


@pytest.fixture
def executor():
    """An executor."""
    executor = BotExecutor()
    yield executor
    executor.close()


def test_a_quick_bot_does_not_wait_for_slow_ones(executor):
    """More slow bots think than there are threads; steady still answers at once."""
    go_on = threading.Event()
    thoughts = [executor.threads("expert").submit(go_on.wait, 10) for _ in range(bot_executor.SLOW_THREADS + 5)]
    assert executor.threads("steady").submit(lambda: "at once").result(5) == "at once"
    go_on.set()
    assert all(thought.result(10) for thought in thoughts)


def test_rollouts_have_threads_of_their_own(executor, monkeypatch):
    """A bot that rolls out gets them from the compiled rules."""
    monkeypatch.setattr(
        bot_executor, "twin", lambda say: SimpleNamespace(rollouts=lambda *args: threading.current_thread().name)
    )
    assert executor.rollouts is not None
    assert executor.rollouts(1).startswith("rollouts")


def test_bots_move_without_the_twin_if_there_is_none(executor, monkeypatch, caplog):
    """The log says why."""
    monkeypatch.setattr(bot_executor, "twin", lambda say: say("It is not here."))
    assert executor.rollouts is None
    assert "It is not here." in caplog.text


def test_the_expert_without_the_twin():
    """It plays like trader, and says why in each language."""
    game = duopoly.Game("anti-us", players=["Ann", "Ben"], roles=["competitor", "monopolist"], seed=1)
    game.play("throw")
    game.play("dice 1 2", by="chance")
    assert room_bots.think(game, "expert") == room_bots.think(game, "trader")


async def some_turns():
    """Whatever is ready goes on."""
    for _ in range(20):
        await asyncio.sleep(0)


async def left(*waiting):
    """All who waited leave."""
    await some_turns()
    for task in waiting:
        task.cancel()
    await some_turns()


@pytest.fixture
def busy(executor):
    """The only thread is busy until this is set."""
    go_on = threading.Event()
    executor.slow = ThreadPoolExecutor(1)
    executor.slow.submit(go_on.wait, 10)
    yield go_on
    go_on.set()


def test_several_wait_for_the_same_work(executor):
    done = []

    async def ask():
        work = SharedWork(executor, 0, "expert", lambda what: done.append(what) or what, "a move")
        return await asyncio.gather(work.result(), work.result()), await work.result()

    assert asyncio.run(ask()) == (["a move", "a move"], "a move")
    assert done == ["a move"]


@pytest.mark.parametrize("leave", [1, 2])
def test_work_is_dropped_when_the_last_who_waited_has_left(executor, busy, leave):
    done = []

    async def ask():
        work = SharedWork(executor, 0, "expert", done.append, "a move")
        waiting = [asyncio.create_task(work.result()) for _ in range(2)]
        await left(*waiting[:leave])
        busy.set()
        await asyncio.gather(*waiting[leave:])
        assert executor.slow.submit(lambda: "free").result(10) == "free"
        return work.is_dropped

    assert asyncio.run(ask()) == (leave == 2)
    assert done == ["a move"] * (leave == 1)


def test_work_that_has_begun_is_finished_for_who_comes_back(executor):
    begun, go_on = threading.Event(), threading.Event()

    async def ask():
        work = SharedWork(executor, 0, "expert", lambda: begun.set() or go_on.wait(10))
        waiting = asyncio.create_task(work.result())
        await asyncio.to_thread(begun.wait, 10)
        await left(waiting)
        assert not work.is_over
        go_on.set()
        return await work.result(), work.is_over, work.is_dropped

    assert asyncio.run(ask()) == (True, True, False)


@pytest.fixture
def rolled(monkeypatch):
    """The names of the threads in which the compiled rules roll out; their odds are known."""
    names, engine = [], tenths(buy=7, decline=4)

    def rollouts(*args):
        names.append(threading.current_thread().name)
        return engine.rollouts(*args)

    monkeypatch.setattr(bot_executor, "twin", lambda say: SimpleNamespace(rollouts=rollouts))
    monkeypatch.setattr(hints, "rollout_engine", lambda name: RolloutEngine(name, rollouts, 100))
    monkeypatch.setattr(hints, "is_ready", lambda: True)
    return names


def test_hints_and_grades_roll_out_in_the_threads_for_that(executor, rolled):
    game = declined()
    game.undo(len(game.moves) - 2)
    assert hints.advise(game, "steady", executor.rollouts).compared is not None
    assert hints.grade_last(declined().record(), "Ann", executor.rollouts) is not None
    assert len(rolled) > 20
    assert all(name.startswith("rollouts") for name in rolled)


def test_a_hint_ends_with_the_server(executor, rolled):
    game, rollouts = declined(), executor.rollouts
    game.undo(len(game.moves) - 2)
    executor.close()
    with pytest.raises(CancelledError):
        hints.advise(game, "steady", rollouts)
    assert rolled == []
