"""Taking back: near moves from memory, far ones by playing the game again, with the same result."""

import pytest

import duopoly
from duopoly.bots import policy
from duopoly.play.game import AT_HAND


def played(moves):
    game = duopoly.Game("classic-us", ["Ann", "Bob", "Cem"], roles=[], seed=5)
    while len(game.moves) < moves:
        if game.to_act == "chance":
            game.chance()
        else:
            game.decide_with(policy("steady"))
    return game


@pytest.mark.parametrize("back", [1, AT_HAND - 1, AT_HAND, AT_HAND + 1, 200, 300])
def test_a_game_taken_back_stands_as_it_stood(back):
    """The position, the events and what comes next are those of a game that never went further."""
    game, straight = played(300), played(300 - back)
    game.undo(back)
    assert game.position() == straight.position()
    assert game.events == straight.events
    assert game.moves == straight.moves
    assert played(300).moves[: 300 - back] == game.moves


def test_taking_back_twice_crosses_what_is_at_hand():
    """What is gone from memory is found both times."""
    game = played(150)
    for left in (100, 60, 20, 0):
        game.undo(len(game.moves) - left)
        assert game.position() == played(left).position()
