"""What a decision cost: the move made beside the best of the others, also of those that could still be made after it."""

import pytest
from analysis.tenths import tenths

import duopoly
from duopoly.analysis import game_review
from duopoly.analysis.decisions import plies_of, positions_after
from duopoly.analysis.game_review import review_game
from duopoly.analysis.grades import compare, grade_of, last_choice
from duopoly.analysis.odds import BOT
from duopoly.analysis.rollout_engine import RolloutSetup, lineup, rollout_engine
from duopoly.play.game import begin
from duopoly.rules.codes import ANSWER
from duopoly.sim.rollouts import rollouts

ENGINE = rollout_engine("twin")


def at_the_end_of_a_turn(*moves):
    """Ann may build on two streets and lift a mortgage; she ends her turn after these moves."""
    players = [
        {"name": "Ann", "role": "monopolist", "cash": 600, "space": 5},
        {"name": "Bob", "role": "competitor", "cash": 500, "space": 1},
        {"name": "Cem", "role": "competitor", "cash": 500, "space": 1},
    ]
    titles = {"1": {"owner": "Ann"}, "3": {"owner": "Ann"}, "6": {"owner": "Ann", "mortgaged": True}, "25": {"owner": "Bob"}}
    position = {"edition": "anti-us", "turn": "Ann", "phase": "end", "players": players, "titles": titles}
    game = duopoly.Game.from_position(position, seed=1)
    for move in moves:
        game.play(move)
    return game


def compared(game, engine, by="Ann"):
    choice = last_choice(game.record(), by, rollouts)
    before = game.record().replay(upto=choice.ply - 1)
    g, rules = before.inside()
    steps = compare(choice, RolloutSetup(engine, g, rules, lineup(g, before.edition, BOT), 1))
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value


def test_what_can_still_be_made_in_the_turn_is_not_missed_yet():
    """Building wins 9 of 10 and all else 4. Who lifts a mortgage first can build still; who ends the turn cannot."""
    engine = tenths(4, build=9)
    lifted = compared(at_the_end_of_a_turn("lift sunset-boulevard"), engine)
    assert lifted.cost.value == 0
    assert grade_of(lifted.cost) == "best"
    assert lifted.chance.value == lifted.best.value == pytest.approx(0.9)
    ended = compared(at_the_end_of_a_turn("lift sunset-boulevard", "end"), engine)
    assert ended.cost.value == pytest.approx(0.5)
    assert (ended.chance.value, grade_of(ended.cost)) == (pytest.approx(0.4), "blunder")


def test_an_offer_that_is_refused_costs_nothing():
    """After the refusal Ann can do all that she could before. By the twin's own rollouts, with the same dice."""
    asked = ("offer Bob take air-line", "reject")
    game = at_the_end_of_a_turn(*asked)
    (ply, *_), rules = list(plies_of(game.record(), begin(game.record().header))), game.inside()[1]
    choice = last_choice(game.record(), "Ann", ENGINE.rollouts)
    assert choice.move == ply.move
    assert choice.after.phase != ANSWER
    assert any(choice.can_follow(rules, other) for other in choice.alternatives)
    result = compared(game, ENGINE)
    assert result.cost.value <= 0
    assert grade_of(result.cost) == "best"


def test_a_gift_that_is_accepted_does_cost():
    """Ann gives a street away for a dollar: that cannot be taken back, although the turn could still be ended."""
    game = at_the_end_of_a_turn("offer Bob give basin-street take cash 1", "accept")
    result = compared(game, ENGINE)
    assert result.cost.low > 0


def test_an_offer_leads_to_what_its_answer_leads_to():
    record = at_the_end_of_a_turn("offer Bob give basin-street take cash 1", "accept", "end").record()
    plies = list(plies_of(record, begin(record.header)))
    after = positions_after(plies)
    assert plies[0].after.phase == ANSWER
    assert after[0] is after[1] is plies[1].after
    assert after[2] is plies[2].after
    unanswered = plies[:1]
    assert positions_after(unanswered) == [plies[0].after]


def test_a_turn_counts_once_with_its_costliest_choice():
    """Lifting costs 1 of 10 beside keeping the cash, ending the turn 5: the turn cost 5, not 6, and was one choice."""
    record = at_the_end_of_a_turn("lift sunset-boulevard", "end").record()
    (*_, review) = review_game(record, tenths(5, build=9, lift=4, end=4))
    ann = review.players["Ann"]
    assert ann.choices == 1
    assert ann.cost.value == pytest.approx(0.5)
    assert ann.error_rate == pytest.approx(0.5)
    assert [(costly.move, costly.better) for costly in review.costly] == [("end", "build basin-street")]


def test_each_cost_of_a_sum_has_dice_of_its_own(monkeypatch):
    """Costs measured with the same dice err together: the interval of their sum would be too narrow."""
    monkeypatch.setattr(game_review, "RATE_TEST", 7)
    seen, engine = set(), tenths(5, build=9, buy=2)

    def counting(g, rules, players, key, first, count, candidates):
        if count == 7:
            assert first not in seen
            seen.add(first)
        return engine.rollouts(g, rules, players, key, first, count, candidates)

    game = at_the_end_of_a_turn("end", "throw", "dice 3 4", "buy", "end", "throw", "dice 3 5", "buy", "end")
    list(review_game(game.record(), engine._replace(rollouts=counting)))
    assert len(seen) == 3
