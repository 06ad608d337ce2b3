"""The analysis queue of a server: one game at a time, cached, in each language; and what it says if it cannot."""

import threading

import pytest
from analysis.tenths import tenths

import duopoly
from duopoly.server.rooms import analysis_queue as module
from duopoly.server.rooms.analysis_queue import AnalysisQueue, QueueFull, TooManyOfOneAddress, job_view


@pytest.fixture
def record():
    """Ann declines Boardwalk for 400, of her 1500."""
    players = [{"name": "Ann", "space": 36}, {"name": "Bob", "space": 1}]
    game = duopoly.Game.from_position({"edition": "classic-us", "phase": "throw", "players": players}, seed=1)
    for move in ("throw", "dice 1 2", "decline", "pass", "pass", "end"):
        game.play(move)
    return game.record()


@pytest.fixture
def queue(monkeypatch):
    monkeypatch.setattr(module, "rollout_engine", lambda engine: tenths(buy=7, decline=4))
    queue = AnalysisQueue()
    yield queue
    queue.close()


def finished(queue, job):
    """Waits until the thread has done all that was asked of it."""
    queue.thread.submit(lambda: None).result(20)
    return job.stage


def test_an_analysis_is_made_once_and_kept(queue, record):
    job = queue.submit("room", record)
    assert finished(queue, job) == "done"
    assert queue.submit("room", record) is job
    view = job_view(job, "", "en")
    assert (view.state, view.done, view.rollouts, view.bot) == ("done", 1.0, 500, "champion")
    assert [series.name for series in view.odds] == ["Ann", "Bob"]
    assert view.odds[0].value[0] == 0.5
    assert view.odds[0].low[0] < 0.5 < view.odds[0].high[0]


@pytest.mark.parametrize(
    ("lang", "move", "better"),
    [
        ("en", "Put it up for auction", "Buy Boardwalk"),
        ("fr", "Mettre aux enchères", "Acheter : Boardwalk"),
        ("pl", "Oddaj na licytację", "Kup: Boardwalk"),
    ],
)
def test_what_cost_most_is_told_in_each_language(queue, record, lang, move, better):
    job = queue.submit("room", record)
    finished(queue, job)
    (costly,) = job_view(job, "", lang).costly
    assert (costly.ply, costly.by, costly.move, costly.better) == (2, "Ann", move, better)
    assert costly.round == 1
    assert (costly.best, costly.played, costly.cost) == (0.7, 0.4, 0.3)
    assert costly.low < 0.3 < costly.high


def test_games_wait_for_each_other_and_not_too_many(queue, record, monkeypatch):
    go = threading.Event()
    monkeypatch.setattr(module, "rollout_engine", lambda engine: go.wait(20) and tenths())
    first = queue.submit("first", record)
    while first.stage == "waiting":
        pass
    jobs = [queue.submit(f"room {n}", record) for n in range(module.MOST_WAITING)]
    assert [job.stage for job in jobs] == ["waiting"] * module.MOST_WAITING
    with pytest.raises(QueueFull):
        queue.submit("one more", record)
    assert job_view(jobs[0], "", "en").state == "waiting"
    go.set()
    assert finished(queue, jobs[-1]) == "done"


def test_one_address_leaves_room_for_others(queue, record, monkeypatch):
    """Its games that are over and done with do not count, nor do those of nobody's address."""
    go = threading.Event()
    monkeypatch.setattr(module, "rollout_engine", lambda engine: go.wait(20) and tenths())
    mine = [queue.submit(f"room {n}", record, address="192.0.2.1") for n in range(module.MOST_OF_ONE_ADDRESS)]
    with pytest.raises(TooManyOfOneAddress):
        queue.submit("one more", record, address="192.0.2.1")
    assert queue.submit("room 0", record, address="192.0.2.1") is mine[0]
    others = [queue.submit(address, record, address=address) for address in ("192.0.2.2", "", "192.0.2.3")]
    go.set()
    assert finished(queue, others[-1]) == "done"
    assert queue.submit("one more", record, address="192.0.2.1").stage in ("waiting", "working", "done")


def test_the_oldest_are_let_go(queue, record, monkeypatch):
    monkeypatch.setattr(module, "MOST_FINISHED", 2)
    for n in range(4):
        finished(queue, queue.submit(f"room {n}", record))
    assert list(queue.jobs) == ["room 2", "room 3"]


def test_what_breaks_is_logged_and_can_be_asked_for_again(queue, record, monkeypatch, caplog):
    monkeypatch.setattr(module, "rollout_engine", lambda engine: 1 / 0)
    job = queue.submit("room", record)
    assert finished(queue, job) == "failed"
    assert "ZeroDivisionError" in caplog.text
    assert job_view(job, "", "en").state == "failed"
    monkeypatch.setattr(module, "rollout_engine", lambda engine: tenths())
    assert finished(queue, queue.submit("room", record)) == "done"


def test_without_the_compiled_rules_it_says_why(queue, monkeypatch):
    assert queue.why_missing == ""
    monkeypatch.setattr(module, "twin", lambda say: say("no program"))
    view = job_view(None, queue.why_missing, "en")
    assert (view.state, view.reason) == ("missing", "no program")
    assert job_view(None, "", "en").state == "none"


def test_an_analysis_that_ends_while_it_is_shown_is_not_shown_as_done(queue, record, monkeypatch):
    """The page asks again until it is done: what it gets as done must be the last review, with luck and skill."""
    job = queue.submit("room", record)
    finished(queue, job)
    last = job.review
    job.stage, job.review = "working", last._replace(done=0.9, players={})
    labels = module.costly_labels

    def labels_in_the_end(*arguments):
        job.stage, job.review = "done", last
        return labels(*arguments)

    monkeypatch.setattr(module, "costly_labels", labels_in_the_end)
    view = job_view(job, "", "en")
    assert (view.state, view.players) == ("working", [])
    view = job_view(job, "", "en")
    assert view.state == "done"
    assert view.players
