"""The odds over a whole game, and the decisions that cost most: with a roller whose odds are known."""

import pytest
from analysis.tenths import tenths

import duopoly
from duopoly.analysis import game_review
from duopoly.analysis.game_review import courses


@pytest.fixture
def record():
    """Ann declines what she could buy, Bob buys; then Ann is broke, and out."""
    players = [{"name": "Ann", "cash": 60, "space": 38}, {"name": "Bob", "cash": 500, "space": 1}]
    game = duopoly.Game.from_position(
        {"edition": "classic-us", "turn": "Ann", "phase": "throw", "players": players, "rules": {"auction": False}}, seed=1
    )
    for move in ("throw", "dice 1 2", "decline", "end", "throw", "dice 1 4", "buy", "end"):
        game.play(move)
    return game.record()


def last(record, by, **options):
    *_, found = courses(record, by, **options)
    return found


def test_there_is_a_point_for_each_turn_and_one_for_the_end(record):
    found = last(record, tenths())
    assert found.plies == [0, 4, 8]
    assert [len(chances) for chances in found.chances.values()] == [3, 3]
    assert found.chances["Ann"][0].value == pytest.approx(0.5)
    assert (found.done, found.rollouts, found.unfinished) == (1.0, game_review.FINE, 0.0)
    assert found.costly == []


def test_it_comes_coarse_first_and_grows(record):
    found = list(courses(record, tenths()))
    done = [each.done for each in found]
    assert done == sorted(done)
    assert found[0].rollouts == game_review.COARSE
    assert found[0].plies == [0, 4, 8]
    stopped = list(courses(record, tenths(), stop=lambda: True))
    assert len(stopped) == 1


def test_a_decision_that_cost_is_named_with_the_better_move(record):
    """To buy wins 7 of 10, to decline 4: Ann lost 30 points. Bob bought, and lost nothing."""
    found = last(record, tenths(buy=7, decline=4))
    (ann,) = found.costly
    assert (ann.ply, ann.by, ann.move, ann.better) == (3, "Ann", "decline", "buy")
    assert (ann.best, ann.made) == (pytest.approx(0.7), pytest.approx(0.4))
    assert ann.cost.value == pytest.approx(0.3)
    half = 1.96 * (0.3 * 0.7 / 1999) ** 0.5
    assert ann.cost.low == pytest.approx(0.3 - half, abs=1e-4)


def test_the_costliest_come_first_and_of_a_players_turn_only_one(record):
    """The other way round Bob is the one who lost; where every throw, too, is better left, it is still one of his turn."""
    found = last(record, tenths(buy=2, decline=4))
    assert [(each.by, each.move, each.better) for each in found.costly] == [("Bob", "buy", "decline")]
    twice = last(record, tenths(buy=2, decline=4, end=1, build=9, mortgage=9, sell=9))
    assert len({(each.by, each.ply > 4) for each in twice.costly}) == len(twice.costly)


def test_what_is_not_sure_is_not_named(record, monkeypatch):
    """So few rollouts that 10 points may be nothing: three standard errors are 0.3/√10 each."""
    monkeypatch.setattr(game_review, "TEST", 10)
    assert last(record, tenths(buy=6, decline=5)).costly == []
    monkeypatch.setattr(game_review, "TEST", 400)
    assert len(last(record, tenths(buy=6, decline=5)).costly) == 1


def test_a_long_game_has_no_more_points_than_can_be_seen(monkeypatch, record):
    monkeypatch.setattr(game_review, "MOST_POINTS", 2)
    assert last(record, tenths()).plies == [0, 8]
