"""A game that takes over what was played on a copy of it is the game on which it would have been played."""

import copy
import random

import pytest

import duopoly


def games(seed=7):
    """Two equal games, some moves in."""
    pair = [
        duopoly.Game("anti-us", ["Ann", "Bob", "Cem"], roles=["competitor", "monopolist", "competitor"], seed=seed)
        for _ in range(2)
    ]
    for game in pair:
        play_on(game, 40, random.Random(seed))
    return pair


def play_on(game, moves, choices):
    """Plays some random moves."""
    for _ in range(moves):
        if game.to_act == "chance":
            game.chance()
        elif game.to_act is not None:
            game.play(choices.choice(game.legal()))


@pytest.mark.parametrize("moves", [0, 1, 2, 5, 8, 9, 30])
def test_the_game_goes_on_as_its_copy_did(moves):
    played, other = games()
    copy = other.copy()
    play_on(played, moves, random.Random(3))
    play_on(copy, moves, random.Random(3))
    before = len(other.moves)
    events = other.take_over(copy)
    assert other == played
    assert other.events == played.events
    assert len(events) == moves == len(other.moves) - before
    assert [event for of_move in events for event in of_move] == copy.events


@pytest.mark.parametrize("back", [1, 3, 8, 9, 35])
def test_what_was_taken_over_can_be_taken_back(back):
    played, other = games()
    copy = other.copy()
    for game in (played, copy):
        play_on(game, 6, random.Random(5))
    other.take_over(copy)
    for game in (played, other):
        game.undo(back)
    assert other == played
    assert other.events == played.events
    for game in (played, other):
        play_on(game, 20, random.Random(6))
    assert other == played


@pytest.mark.parametrize("back", [1, 7, 9, 12])
def test_a_copy_whose_moves_were_taken_back_leaves_no_gap(back):
    """It remembers fewer states than it has moves: the others are played again."""
    played, other = games()
    copy = other.copy()
    for game in (played, copy):
        play_on(game, 12, random.Random(5))
        game.undo(2)
    other.take_over(copy)
    for game in (played, other):
        game.undo(back)
    assert other == played
    assert other.events == played.events


def test_a_copy_of_another_line_is_refused():
    """Though both lines are as long and end with the same move."""
    game = duopoly.Game("anti-us", ["Ann", "Bob"], ["competitor", "monopolist"], seed=7)
    while game.phase != "throw":
        game.chance()
    for move in ("throw", "dice 1 2", "buy"):
        game.play(move)
    copy = game.copy()
    copy.play("end")
    game.undo(2)
    for move in ("dice 2 4", "buy"):
        game.play(move)
    with pytest.raises(ValueError, match=r"^copy: expected one of"):
        game.take_over(copy)


def test_a_copy_of_an_earlier_position_is_refused():
    played, other = games()
    copy = other.copy()
    for game in (other, copy):
        play_on(game, 1, random.Random(1))
    with pytest.raises(ValueError, match=r"^copy: expected one of <Game of anti-us, 41 moves"):
        other.take_over(copy)
    assert other.moves[:40] == played.moves


@pytest.mark.parametrize("how", [duopoly.Game.copy, copy.copy, copy.deepcopy])
def test_a_copy_is_a_game_of_its_own(how):
    """What is played on it, or changed in its rules, leaves the game as it was."""
    game = duopoly.Game("anti-us", ["Ann", "Bob"], ["competitor", "monopolist"], seed=7, rules={"fee": 75})
    other = how(game)
    assert other == game
    other.play("throw")
    other.rules["fee"] = 1
    assert (game.phase, game.moves, game.rules) == ("throw", [], {"fee": 75})
    assert game.position()["rules"] == game.record().header["rules"] == {"fee": 75}
    other.undo()
    assert other.phase == "throw"
