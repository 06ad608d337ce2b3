"""What a seat sees: the layout is pinned, and the numbers are those of the table."""

from pathlib import Path

import numpy as np
import pytest
from walks import walk

from duopoly.editions import names
from duopoly.env.spaces import fields
from duopoly.play.game import Game
from duopoly.rl.action_builder import ActionBuilder, step
from duopoly.rl.observation import LAYOUT, MOST, OBSERVATION_VERSION, OFFSET, SIZE, UNIT, Observation, observe
from duopoly.rules.codes import CHANCE, PHASES

GOLDEN = Path(__file__).parent / "observation.txt"


def seen(g, table, seat, builder=None):
    observation = Observation()
    observe(g, table, builder or ActionBuilder(), seat, observation)
    return fields(np.array(observation.numbers))


def ones(field):
    return np.argwhere(field).tolist()


def test_the_layout_is_pinned():
    """Version 1, field by field: where it begins, its name, shape and meaning. The file is never written anew."""
    assert OBSERVATION_VERSION == 1
    lines = [f"{OFFSET[name]} {name} {'x'.join(map(str, shape))}: {meaning}" for name, shape, meaning in LAYOUT]
    assert [*lines, f"{SIZE} end"] == GOLDEN.read_text().splitlines()


def test_the_numbers_of_a_position():
    """Three players of anti-us, Bob in prison, seen from each seat; 1,500 in cash is 1, that is 1000 thousandths."""
    position = {
        "edition": "anti-us",
        "turn": "Ann",
        "phase": "throw",
        "round": 7,
        "players": [
            {"name": "Ann", "role": "competitor", "cash": 750, "space": 20},
            {"name": "Bob", "role": "monopolist", "cash": 3000, "space": 10, "held": 2},
            {"name": "Cem", "role": "competitor", "cash": 0, "bankrupt": True},
        ],
        "titles": {"21": {"owner": "Bob"}, "23": {"owner": "Bob", "mortgaged": True}, "39": {"owner": "Ann", "buildings": 1}},
    }
    g, table = Game.from_position(position).inside()
    own, other = seen(g, table, 0), seen(g, table, 1)
    assert own["cash"].tolist() == [500, 2000, 0, 0, 0, 0, 0, 0]
    assert other["cash"].tolist() == [2000, 0, 500, 0, 0, 0, 0, 0]
    assert ones(own["present"]) == [[0], [1]]
    assert ones(other["present"]) == [[0], [2]]
    assert ones(own["role"]) == [[0, 0], [1, 1], [2, 0]]
    assert ones(own["turn"]) == ones(own["actor"]) == [[0]]
    assert ones(other["turn"]) == [[2]]
    assert ones(own["own_seat"]) == [[0]]
    assert ones(other["own_seat"]) == [[1]]
    assert ones(own["token"]) == [[0, 20], [1, 10]]
    assert own["held"].tolist()[:2] == [0, 666]
    assert ones(own["owner"]) == [[0, 39], [1, 21], [1, 23]]
    assert ones(other["owner"]) == [[0, 21], [0, 23], [2, 39]]
    assert ones(own["mortgaged"]) == [[23]]
    assert own["buildings"][39] == 200
    assert ones(own["phase"]) == [[PHASES.index("throw")]]
    assert own["round"].tolist() == [70]
    assert own["price"][39] == 400 * UNIT // 1500
    assert own["rent"][39] == table.rent[0][39][1] * UNIT // 1500
    assert own["rent"][21] == own["rent"][23] == 0  # Bob is in prison; one is mortgaged, too


@pytest.mark.parametrize(("edition", "rent"), [("anti-fr", 52), ("anti-fr15k", 520)])
def test_houses_in_a_city_that_is_no_monopoly_any_longer(edition, rent):
    """Bob's two houses on 21 earn 104; with 23 mortgaged half of it (11F): what is seen is what a visitor pays."""
    players = [{"name": "Ann", "role": "competitor", "space": 18}, {"name": "Bob", "role": "monopolist"}]
    titles = {"21": {"owner": "Bob", "buildings": 2}, "23": {"owner": "Bob", "mortgaged": True}}
    game = Game.from_position({"edition": edition, "turn": "Ann", "phase": "throw", "players": players, "titles": titles})
    g, table = game.inside()
    assert seen(g, table, 0)["rent"][21] == rent * UNIT // table.start_cash
    cash = g.cash[1]
    game.play("throw")
    game.play("dice 1 2")
    assert game.inside()[0].cash[1] - cash == rent


def test_an_endless_box_is_empty_at_least():
    """Ann has four houses and a hotel, the box had one of each: it goes on lending, and no number is below 0."""
    players = [{"name": "Ann", "role": "competitor"}, {"name": "Bob", "role": "monopolist"}]
    titles = {"37": {"owner": "Ann", "buildings": 4}, "39": {"owner": "Ann", "buildings": "hotel"}}
    titles |= {"31": {"owner": "Ann", "buildings": "hotel"}}
    rules = {"shortage": "endless", "houses": 1, "hotels": 1}
    position = {"edition": "anti-us", "phase": "throw", "players": players, "titles": titles, "rules": rules}
    g, table = Game.from_position(position).inside()
    assert g.houses_left < 0 > g.hotels_left
    own = seen(g, table, 0)
    assert own["houses_left"].tolist() == own["hotels_left"].tolist() == [0]
    assert min(field.min() for field in own.values()) == 0


def test_only_who_puts_an_offer_together_sees_it():
    """The draft is seen by its owner; what he has sent is seen by all."""
    position = {
        "edition": "classic-us",
        "turn": "Ann",
        "phase": "throw",
        "players": [{"name": "Ann"}, {"name": "Bob"}, {"name": "Cem"}],
        "titles": {"39": {"owner": "Ann"}},
    }
    game = Game.from_position(position)
    g, table = game.inside()
    builder = ActionBuilder()
    for action in (281, 326, 276, 273):  # to the second clockwise, give 39, ask, a note of 100
        step(g, builder, action)
    own, other = seen(g, table, 0, builder), seen(g, table, 2, builder)
    assert ones(own["draft_to"]) == [[2]]
    assert ones(own["draft_give"]) == [[39]]
    assert own["draft_cash"].tolist() == [0, 100 * UNIT // 1500]
    assert ones(own["draft"]) == [[2]]
    assert not any(other[name].any() for name in other if name.startswith("draft"))
    game.play("offer Cem give 39 take cash 100")
    g, _ = game.inside()
    for seat in range(3):
        found = seen(g, table, seat)
        assert ones(found["offer_give"]) == [[39]]
        assert found["offer_cash"].tolist() == [0, 66]
        assert ones(found["offerer"]) == [[-seat % 3]]
        assert ones(found["offered"]) == [[(2 - seat) % 3]]


@pytest.mark.parametrize("edition", names())
def test_every_edition_and_number_of_players_has_the_same_shape_and_bounds(edition):
    """In random games: numbers within bounds, one phase, and nothing that depends on dice or cards to come."""
    for seats in (2, 3):
        for g, table, seat, _ in walk(edition, seats, 4, most=400):
            found = seen(g, table, max(seat, 0))
            assert sum(field.size for field in found.values()) == SIZE
            assert all(field.min() >= 0 and field.max() <= MOST for field in found.values())
            assert found["phase"].sum() == UNIT
            if seat == CHANCE:
                changed = g.copy()
                changed.key_low, changed.number, changed.block_at = 12345, 77, -1
                again = seen(changed, table, 0)
                assert all((again[name] == field).all() for name, field in seen(g, table, 0).items())
