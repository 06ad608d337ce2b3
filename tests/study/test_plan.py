"""Plans: who sits where in which game, and what cannot be."""

from collections import Counter

import pytest

from duopoly.editions import load
from duopoly.rules.codes import UNDECIDED
from duopoly.sim.errors import BadPlan
from duopoly.sim.playout import PLAYERS
from duopoly.study.plan import plan, seats_of


def seated(*arguments, **options):
    """The roles, bots and players of each lineup in turn."""
    made = plan(*arguments, **options)
    return [tuple((row.role[s], PLAYERS[row.bot[s]], row.player[s]) for s in range(row.seats)) for row in made.lineups()]


def test_fixed_with_roles():
    """As named, in every game."""
    assert seated("anti-us", "steady:c,random:m") == [((0, "steady", 0), (1, "random", 1))]
    assert plan("anti-us", "steady:c,random:m").seating == "fixed"


def test_fixed_without_roles_plays_the_set_up():
    """No role is dealt beforehand."""
    assert seated("anti-us", "steady,steady", seating="fixed") == [((UNDECIDED, "steady", 0), (UNDECIDED, "steady", 1))]


def test_rotated_lets_each_begin():
    """Players move on with their roles."""
    assert seated("anti-us", "steady:c,random:m", seating="rotated") == [
        ((0, "steady", 0), (1, "random", 1)),
        ((1, "random", 1), (0, "steady", 0)),
    ]


@pytest.mark.parametrize(("seats", "splits"), [(2, 2), (3, 6), (4, 6), (5, 20), (6, 20)])
def test_balanced_gives_each_player_every_seat_and_role_as_often(seats, splits):
    """All splits of the camps, each with every rotation."""
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
    """Thirty where nothing is said."""
    assert [plan("anti-us", aim="timed").rounds, plan("anti-us", aim="timed", rounds=9).lineups()[0].cap] == [30, 9]
    assert plan("anti-us", aim="timed", rules={"rounds": 20}).rounds == 20
    assert plan("anti-us").rounds == 1000


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"seats": "robot,steady"}, "seats: no bot 'robot'; random or steady or trader or greedy would be right"),
        ({"seats": ""}, "seats: no bot ''; random or steady or trader or greedy would be right"),
        ({"seats": "steady"}, "seats: 1 of them; 2 to 6 would be right for anti-us"),
        ({"seats": ",".join(["steady"] * 7)}, "seats: 7 of them; 2 to 6 would be right for anti-us"),
        ({"seats": "steady:c,steady"}, "seats: 1 of 2 have a role; all or none would be right"),
        ({"seats": "steady:x,steady:m"}, "seats: anti-us has no role 'x'; competitor or monopolist would be right"),
        (
            {"seats": "steady:c,steady:c"},
            "seats: expected equal camps, got 2 competitors and 0 monopolists",
        ),
        ({"seating": "round"}, "seating: no seating 'round'; fixed, rotated, balanced would be right"),
        (
            {"seats": "steady:c,steady:m", "seating": "balanced"},
            "seating: balanced deals the roles itself; seats without roles would be right",
        ),
        ({"aim": "win"}, "aim: anti-us has no aim 'win'; last or camp or timed would be right"),
        ({"rounds": 0}, "rounds: 0 cannot be; a whole number from 1 to 100000 would be right"),
        ({"seed": -1}, "seed: -1 cannot be; a whole number from 0 to 18446744073709551615 would be right"),
        ({"seed": "one"}, "seed: 'one' cannot be; a whole number from 0 to 18446744073709551615 would be right"),
    ],
)
def test_what_cannot_be(options, message):
    """One line, with what would be right."""
    with pytest.raises(BadPlan) as error:
        plan("anti-us", **options)
    assert str(error.value) == message


def test_the_players_role_may_be_said():
    """In an edition with one role it says nothing new."""
    assert [str(seat) for seat in seats_of("steady:player, RANDOM:p", load("classic-us"))] == ["steady", "random"]
