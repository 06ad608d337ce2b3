"""The story of a game, worked out by hand: its best title, its turning point, its luckiest throw, and the grades of decisions."""

import pytest
from analysis.tenths import declined, tenths
from leaflets.table import at, competitor, monopolist, moves

import duopoly
from duopoly.analysis.expected_line import expected_line, play_on
from duopoly.analysis.game_review import GameReview, review_game
from duopoly.analysis.grades import compare, grade_of, last_choice
from duopoly.analysis.odds import BOT
from duopoly.analysis.rollout_engine import RolloutSetup, lineup
from duopoly.analysis.story import best_title, events_of, turning_point
from duopoly.sim.rollouts import rollouts
from duopoly.stats.intervals import Estimate


def visited_game():
    """Bob and Ann pay fares of 20 on space 5 (Ann's) and on 15 (Bob's): Ann's title twice, Bob's once."""
    game = at("anti-us", [competitor("Ann", 1000, 35), monopolist("Bob", 1000, 38)], {5: "Ann", 15: "Bob"})
    moves(game, "throw", "dice 1 2", "end")  # Ann to 38
    moves(game, "throw", "dice 3 4", "end")  # Bob past Start to 5: 20 to Ann
    return game


def estimate(value, half=0.03):
    return Estimate(value, value - half, value + half)


def review(plies, *chances):
    """A review in which Bob has these chances, and Ann the rest."""
    bob = [estimate(chance) for chance in chances]
    return GameReview(plies, {"Ann": [estimate(1 - chance) for chance in chances], "Bob": bob}, [], 0.3, 500, 0.0, {})


def test_the_best_title_by_hand():
    """One visit of 20 to Ann's transport."""
    events = [played.event for played in events_of(visited_game().record())]
    assert best_title(events) == (5, "Ann", 20, 1)
    assert best_title([event for event in events if event.kind != "rent"]) is None


def test_of_two_titles_the_one_that_earned_more_in_all_counts():
    """Ann's utility-free board: Bob pays her 20 twice, and she pays him 30 once: 40 in two visits is more than 30."""
    rents = [played.event for played in events_of(visited_game().record()) if played.event.kind == "rent"]
    (rent,) = rents
    dear = type(rent)(
        **{name: getattr(rent, name) for name in rent.__struct_fields__} | {"space": 15, "payee": "Bob", "amount": 30}
    )
    assert best_title([dear, rent, rent]) == (5, "Ann", 40, 2)
    assert best_title([dear, rent]) == (15, "Bob", 30, 1)


@pytest.mark.parametrize(("edition", "move"), [("anti-moon", "throw"), ("anti-us", "end")])
@pytest.mark.parametrize(
    "read", [events_of, lambda record: last_choice(record, "Ann", rollouts), lambda record: [*review_game(record, tenths())]]
)
def test_a_record_that_cannot_be_replayed_is_a_bad_one(read, edition, move):
    """Its edition is unknown, or a move is not legal: one error, whoever reads it."""
    header = {"edition": edition, "players": ["Ann", "Bob"], "roles": ["competitor", "monopolist"], "seed": 1}
    with pytest.raises(duopoly.BadRecord):
        read(duopoly.Record(header, [("Ann", move)]))


def test_the_turning_point_is_where_the_winner_rose_most():
    """Bob's 30, 35, 70, 100 of a hundred rise by 35 in the second turn, in which he pays a rent of 20 to Ann."""
    events = events_of(visited_game().record())
    point = turning_point(review([0, 3, 6, 7], 0.3, 0.35, 0.7, 1.0), "Bob", events)
    assert (point.first, point.last, point.player) == (3, 6, "Bob")
    assert (point.before.value, point.after.value) == (0.35, 0.7)
    assert (point.kind, point.ply, point.round, point.event.amount) == ("rent", 5, 1, 20)


@pytest.mark.parametrize("chances", [(0.5, 0.55, 0.6), (0.5, 0.4, 0.3), (0.5,)])
def test_without_a_steep_rise_nothing_turned(chances):
    assert turning_point(review(list(range(len(chances))), *chances), "Bob", []) is None


def test_a_rise_within_the_error_is_none():
    """From 30 ± 10 to 45 ± 10: the intervals overlap."""
    wide = {"Ann": [], "Bob": [estimate(0.3, 0.1), estimate(0.45, 0.1)]}
    assert turning_point(GameReview([0, 3], wide, [], 0.3, 10, 0.0, {}), "Bob", []) is None


def test_a_trade_is_what_turned_the_game():
    """Of a trade and a dear purchase in one turn the trade is told, by its offer."""
    game = at("anti-us", [competitor("Ann", 1000, 35), monopolist("Bob", 1000, 38)], {1: "Ann", 3: "Bob"})
    moves(game, "throw", "dice 1 3")
    game.play("offer Bob give new-orleans-1 take cash 40" if False else offer_of(game), by="Ann")
    game.play("accept", by="Bob")
    events = events_of(game.record())
    point = turning_point(review([0, len(game.moves)], 0.2, 0.6), "Bob", events)
    assert (point.kind, point.event.kind, point.event.player) == ("trade", "offer", "Ann")
    assert point.ply == len(game.moves)


def offer_of(game):
    """Ann offers Bob her street for 40."""
    key = next(space.key for space in game.edition.spaces if space.index == 1)
    return f"offer Bob give {key} take cash 40"


def cost(value, low):
    return Estimate(value, low, 2 * value - low)


@pytest.mark.parametrize(
    ("value", "low", "grade"),
    [
        (-0.1, -0.2, "best"), (0.3, -0.01, "best"), (0.009, 0.001, "best"), (0.01, 0.001, "good"), (0.049, 0.01, "good"),
        (0.05, 0.01, "slip"), (0.149, 0.1, "slip"), (0.15, 0.1, "blunder"), (0.9, 0.8, "blunder"),
    ],
)  # fmt: skip
def test_grades_go_by_points_in_a_hundred(value, low, grade):
    """A cost that may be nothing is none."""
    assert grade_of(cost(value, low)) == grade


def result_of(steps):
    while True:
        try:
            next(steps)
        except StopIteration as stop:
            return stop.value


def test_the_last_decision_is_found_and_compared():
    """Buying wins 7 of 10 and declining 4, so Ann's refusal cost 30 points; Bob bought, which cost nothing."""
    game = declined()
    ann, bob = (last_choice(game.record(), name, rollouts) for name in ("Ann", "Bob"))
    assert (ann.ply, bob.ply) == (3, 7)
    for choice, value, grade in ((ann, 0.3, "blunder"), (bob, -0.3, "best")):
        before = game.record().replay(upto=choice.ply - 1)
        g, rules = before.inside()
        engine = tenths(buy=7, decline=4, mortgage=1)
        compared = result_of(compare(choice, RolloutSetup(engine, g, rules, lineup(g, before.edition, BOT), 1)))
        assert compared.cost.value == pytest.approx(value)
        assert grade_of(compared.cost) == grade


def test_who_has_decided_nothing_has_no_last_decision():
    game = duopoly.Game("classic-us", ["Ann", "Bob"], seed=1)
    assert last_choice(game.record(), "Ann", rollouts) is None


def test_the_expected_line_begins_with_the_better_move_and_is_the_middle_one():
    game = duopoly.Game("classic-us", ["Ann", "Bob"], roles=["player", "player"], seed=3)
    while game.phase != "buy":
        game.chance() if game.to_act == "chance" else game.play(game.legal()[0])
    by, before = game.to_act, len(game.moves)
    line = expected_line(game, "buy")
    assert line[0] == (by, "buy")
    assert len(game.moves) == before
    assert line == expected_line(game, "buy")
    worths = sorted(play_on(game, "buy", number).worth()[by] for number in range(15))
    for mover, move in line:
        game.play(move, by=mover)
    assert game.worth()[by] == worths[7]


def test_rents_are_claimed_in_the_expected_line():
    """Bob owns every title from space 6 to 11: where rents are claimed, he is paid as much as where they are not."""

    def line(claim_rent):
        titles = {space: {"owner": "Bob"} for space in ("6", "8", "9", "11")}
        players = [{"name": "Ann", "cash": 500, "space": 0}, {"name": "Bob", "cash": 500, "space": 20}]
        rules = {"claim_rent": claim_rent}
        position = {"edition": "classic-us", "turn": "Ann", "phase": "throw", "players": players, "titles": titles}
        game = duopoly.Game.from_position(position | {"rules": rules}, seed=1)
        return [play_on(game, "throw", number) for number in range(15)]

    claimed, paid = line(True), line(False)
    assert any(("Bob", "claim") in game.moves for game in claimed)
    assert [game.worth() for game in claimed] == [game.worth() for game in paid]
