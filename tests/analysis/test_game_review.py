"""The review of a game: its odds and its costliest decisions, with a rollout engine whose odds are known."""

import pytest
from analysis.tenths import declined, tenths

import duopoly
from duopoly.analysis import game_review
from duopoly.analysis.game_review import review_game
from duopoly.bots.planner import LONG


@pytest.fixture
def record():
    return declined().record()


def last_review(record, engine, **options):
    *_, review = review_game(record, engine, **options)
    return review


def test_there_is_a_point_for_each_turn_and_one_for_the_end(record):
    review = last_review(record, tenths())
    assert review.plies == [0, 4, 8]
    assert [len(chances) for chances in review.chances.values()] == [3, 3]
    assert review.chances["Ann"][0].value == pytest.approx(0.5)
    assert (review.done, review.rollouts, review.unfinished) == (1.0, game_review.FINE, 0.0)
    assert review.costly == []


def test_it_comes_coarse_first_and_grows(record):
    reviews = [review for review in review_game(record, tenths()) if review]
    done = [review.done for review in reviews]
    assert done == sorted(done)
    assert reviews[0].rollouts == game_review.COARSE
    assert reviews[0].plies == [0, 4, 8]
    stopped = [review for review in review_game(record, tenths(), stop=lambda: True) if review]
    assert len(stopped) == 1


def test_a_decision_that_cost_is_named_with_the_better_move(record):
    """Buying wins 7 of 10 and declining 4, so Ann lost 30 points. Bob bought and lost nothing."""
    review = last_review(record, tenths(buy=7, decline=4))
    (ann,) = review.costly
    assert (ann.ply, ann.by, ann.move, ann.better) == (3, "Ann", "decline", "buy")
    assert (ann.best, ann.actual) == (pytest.approx(0.7), pytest.approx(0.4))
    assert ann.cost.value == pytest.approx(0.3)
    half = 1.96 * (0.3 * 0.7 / 1999) ** 0.5
    assert ann.cost.low == pytest.approx(0.3 - half, abs=2e-3)


def test_what_all_choices_of_a_player_cost_is_told(record):
    """Ann's only error is to decline: 30 points, by 200 fresh rollouts. Bob's choices cost nothing. Rollouts that do not
    depend on the dice know no luck."""
    review = last_review(record, tenths(buy=7, decline=4))
    ann, bob = review.players["Ann"], review.players["Bob"]
    assert ann.cost.value == pytest.approx(0.3)
    assert ann.cost.high - 0.3 == pytest.approx(1.96 * (0.3 * 0.7 / game_review.RATE_TEST) ** 0.5, abs=1e-3)
    assert (bob.cost.value, bob.error_rate) == (0, 0)
    assert ann.choices >= 1
    assert ann.error_rate == pytest.approx(0.3 / ann.choices)
    assert ann.luck.value == pytest.approx(0)


def test_luck_and_skill_come_with_the_end(record):
    reviews = [review for review in review_game(record, tenths()) if review]
    assert [bool(review.players) for review in reviews] == [*[False] * (len(reviews) - 1), True]


def test_the_costliest_come_first_and_a_turn_has_only_one(record):
    """With declining better than buying, Bob lost; if ending the turn is bad too, his turn still has one costly decision."""
    review = last_review(record, tenths(buy=2, decline=4))
    assert [(decision.by, decision.move, decision.better) for decision in review.costly] == [("Bob", "buy", "decline")]
    several = last_review(record, tenths(buy=2, decline=4, end=1, build=9, mortgage=9, sell=9))
    assert len({(decision.by, decision.ply > 4) for decision in several.costly}) == len(several.costly)


def test_a_cost_that_is_not_significant_is_not_named(record, monkeypatch):
    """With 10 rollouts 10 points may be chance: the standard error is 0.3/√10."""
    monkeypatch.setattr(game_review, "TEST", 10)
    assert last_review(record, tenths(buy=6, decline=5)).costly == []
    monkeypatch.setattr(game_review, "TEST", 60)  # surely with 90%, not with 95%, the grade's interval
    assert last_review(record, tenths(buy=6, decline=5)).costly == []
    monkeypatch.setattr(game_review, "TEST", 400)
    assert len(last_review(record, tenths(buy=6, decline=5)).costly) == 1


def test_a_long_game_has_a_limited_number_of_points(monkeypatch, record):
    monkeypatch.setattr(game_review, "MOST_POINTS", 2)
    assert last_review(record, tenths()).plies == [0, 8]


def timed_game(ends=True):
    """A timed game, which ends in round 2 or goes on."""
    players = [
        {"name": "Ann", "role": "competitor", "cash": 500, "space": 38},
        {"name": "Bob", "role": "monopolist", "cash": 500, "space": 1},
    ]
    rules = {"auction": False}
    position = {"edition": "anti-us", "aim": "timed", "turn": "Ann", "phase": "throw", "players": players, "rules": rules}
    game = duopoly.Game.from_position(position, seed=1)
    for move in ("throw", "dice 1 2", "decline", "end", "throw", "dice 1 4", "buy", "end"):
        game.play(move)
    if ends:
        game.play("time", by="chance")
        while game.result is None:
            game.play("end")
    return game


def caps_of_review(game, bot):
    """The rounds in which the rollouts of a review may end, but for those that pick dealer's moves; and the tests it came to."""
    engine, caps = tenths(buy=7, decline=4), set()

    def rollouts(g, rules, lineup, key, first, count, candidates):
        if key == game_review.rollout_key(game_review.SEED):
            caps.add(lineup.cap)
        return engine.rollouts(g, rules, lineup, key, first, count, candidates)

    review = last_review(game.record(), engine._replace(rollouts=rollouts), bot=bot)
    assert review.costly
    assert review.done == 1
    return caps


@pytest.mark.parametrize("bot", ["champion", "steady"])
def test_a_finished_timed_game_is_judged_by_the_round_in_which_it_ended(bot):
    """The odds, the costs, and the costly decisions as much as luck."""
    assert caps_of_review(timed_game(), bot) == {2}


def test_a_timed_game_that_goes_on_is_judged_by_as_many_rounds_as_the_judge_looks_ahead():
    assert caps_of_review(timed_game(ends=False), "champion") == {1 + LONG, 2 + LONG}


def test_a_timed_game_that_a_bankruptcy_ended_is_judged_as_one_that_goes_on():
    """The time was not up: nobody knows how many rounds it would have had."""
    players = [
        {"name": "Ann", "role": "competitor", "cash": 1, "space": 36},
        {"name": "Bob", "role": "monopolist", "cash": 500, "space": 1},
    ]
    position = {"edition": "anti-us", "aim": "timed", "turn": "Ann", "phase": "throw", "players": players}
    game = duopoly.Game.from_position(position, seed=1)
    for move in ("throw", "dice 1 1", "give-up"):
        game.play(move)
    assert game.result is not None
    assert game_review.last_round(game.inside()[0]) == 0
    assert game_review.last_round(timed_game().inside()[0]) == 2
    assert game_review.last_round(timed_game(ends=False).inside()[0]) == 0
