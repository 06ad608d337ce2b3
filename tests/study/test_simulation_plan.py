"""Plans: who sits where in which game, and which options are refused."""

from collections import Counter

import pytest

from duopoly.editions import load
from duopoly.rules.codes import UNDECIDED
from duopoly.sim.errors import BadPlan
from duopoly.sim.playout import PLAYERS
from duopoly.study.simulation_plan import PlannedSeat, parse_seats, plan_simulation


def seated(*arguments, **options):
    """The roles, bots and players of each lineup in turn."""
    lineups = plan_simulation(*arguments, **options).lineups()
    return [tuple((row.role[s], PLAYERS[row.bot[s]], row.player[s]) for s in range(row.seats)) for row in lineups]


def test_fixed_with_roles():
    """As named, in every game."""
    assert seated("anti-us", "steady:c,random:m") == [((0, "steady", 0), (1, "random", 1))]
    assert plan_simulation("anti-us", "steady:c,random:m").seating == "fixed"


def test_fixed_without_roles_plays_the_set_up():
    """No role is assigned in advance."""
    assert seated("anti-us", "steady,steady", seating="fixed") == [((UNDECIDED, "steady", 0), (UNDECIDED, "steady", 1))]


def test_rotated_lets_each_player_start():
    """Players take their roles along."""
    assert seated("anti-us", "steady:c,random:m", seating="rotated") == [
        ((0, "steady", 0), (1, "random", 1)),
        ((1, "random", 1), (0, "steady", 0)),
    ]


@pytest.mark.parametrize(("seats", "splits"), [(2, 2), (3, 6), (4, 6), (5, 20), (6, 20)])
def test_balanced_gives_each_player_every_seat_and_role_equally_often(seats, splits):
    """All camp splits, each with every rotation."""
    rows = seated("anti-us", ",".join(["steady"] * seats))
    assert len(rows) == splits * seats == len(set(rows))
    places = Counter((player, seat, role) for row in rows for seat, (role, _, player) in enumerate(row))
    assert len(places) == 2 * seats * seats
    assert len(set(places.values())) == 1
    for row in rows:
        assert abs(sum(1 if role else -1 for role, _, _ in row)) == seats % 2


def test_one_role_needs_no_split():
    """The classic game: balanced is rotated."""
    assert seated("classic-us", "steady,random") == [((0, "steady", 0), (0, "random", 1)), ((0, "random", 1), (0, "steady", 0))]


def test_timed_games_end_after_rounds():
    """Thirty by default."""
    assert [
        plan_simulation("anti-us", aim="timed").rounds,
        plan_simulation("anti-us", aim="timed", rounds=9).lineups()[0].cap,
    ] == [30, 9]
    assert plan_simulation("anti-us", aim="timed", rules={"rounds": 20}).rounds == 20
    assert plan_simulation("anti-us").rounds == 1000


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"seats": "robot,steady"}, "seats: expected bots out of random, steady, trader, greedy, dealer, got 'robot'"),
        ({"seats": ""}, "seats: expected bots out of random, steady, trader, greedy, dealer, got ''"),
        ({"seats": "steady"}, "seats: expected 2 to 6 for anti-us, got 1"),
        ({"seats": ",".join(["steady"] * 7)}, "seats: expected 2 to 6 for anti-us, got 7"),
        ({"seats": "steady:c,steady"}, "seats: expected a role for all or none, got a role for 1 of 2 seats"),
        ({"seats": "steady:x,steady:m"}, "seats: expected the role competitor or monopolist for anti-us, got 'x'"),
        (
            {"seats": "steady:c,steady:c"},
            "seats: expected equal camps, got 2 competitors and 0 monopolists",
        ),
        ({"seating": "round"}, "seating: expected one of fixed, rotated, balanced, got 'round'"),
        (
            {"seats": "steady:c,steady:m", "seating": "balanced"},
            "seating: expected seats without roles, since balanced assigns them, got seats with roles",
        ),
        ({"aim": "win"}, "aim: expected last or camp or timed for anti-us, got 'win'"),
        ({"rounds": 0}, "rounds: expected a whole number from 1 to 100000, got 0"),
        ({"seed": -1}, "seed: expected a whole number from 0 to 18446744073709551615, got -1"),
        ({"seed": "one"}, "seed: expected a whole number from 0 to 18446744073709551615, got 'one'"),
    ],
)
def test_invalid_options(options, message):
    """One line, with what was expected."""
    with pytest.raises(BadPlan) as error:
        plan_simulation("anti-us", **options)
    assert str(error.value) == message


def test_seats_as_objects_are_checked_too():
    with pytest.raises(BadPlan, match=r"seats: expected bots out of random, .*, got 'planner'"):
        plan_simulation("anti-us", [PlannedSeat("planner"), PlannedSeat("steady")])
    steady = [PlannedSeat("steady", "competitor"), PlannedSeat("random", "monopolist")]
    assert list(plan_simulation("anti-us", steady).seats) == steady


def test_the_only_role_may_be_named():
    """In an edition with one role it adds nothing."""
    assert [str(seat) for seat in parse_seats("steady:player, RANDOM:p", load("classic-us"))] == ["steady", "random"]
