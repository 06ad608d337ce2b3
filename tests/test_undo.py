"""Taking back: near moves and kept states from memory, far ones by playing the game again, with the same result."""

import pytest

import duopoly
from duopoly.bots import policy
from duopoly.play.game import Game
from duopoly.play.history import AT_HAND


def played(moves):
    game = duopoly.Game("classic-us", ["Ann", "Bob", "Cem"], roles=[], seed=5)
    play_on(game, moves)
    return game


def play_on(game, moves):
    """Plays until there are so many moves."""
    while len(game.moves) < moves:
        if game.to_act == "chance":
            game.chance()
        else:
            game.decide_with(policy("steady"))


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


def test_the_game_before_an_undo_can_be_replayed_in_advance(monkeypatch):
    """Nothing changes meanwhile, and the undo then plays nothing again."""
    game = played(150)
    assert game.before(AT_HAND) is None, "it is at hand"
    position = game.position()
    before = game.before(50)
    assert (game.position(), len(game.moves)) == (position, 150)
    with pytest.raises(ValueError, match=r"^before: expected <Game .*> before 49 moves, got <Game "):
        game.undo(49, before)
    monkeypatch.setattr(Game, "_begin_again", lambda game: pytest.fail("the game was played again"))
    game.undo(50, before)
    game.undo(1)
    monkeypatch.undo()
    assert game.position() == played(99).position()
    assert game.events == played(99).events
    play_on(game, 150)
    assert game.position() == position


@pytest.fixture
def no_replay(monkeypatch):
    """No game may be played again."""

    def fail(game):
        pytest.fail("the game was played again")

    monkeypatch.setattr(Game, "_begin_again", fail)


def test_what_was_kept_is_there_without_playing_again(no_replay):
    """As often as one likes, with the events; from there the game goes on as it did."""
    game, straight = played(100), played(100)
    game.keep()
    for moves in (50, 20):
        play_on(game, 100 + moves)
        game.undo(moves)
        assert game.position() == straight.position()
        assert game.events == straight.events
        assert game.moves == straight.moves
    play_on(game, 150)
    assert game.moves == played(150).moves


def test_what_was_kept_is_of_the_moves_that_stand():
    """Kept after 100 moves; 60 moves earlier Ann decides otherwise, so that after 100 moves the game stands otherwise."""
    game = played(100)
    game.keep()
    before = game.position()
    game.undo(60)
    while game.to_act == "chance" or len(game.legal()) < 2:
        game.chance() if game.to_act == "chance" else game.play(game.legal()[0])
    game.play(game.legal()[-1])
    play_on(game, 100)
    there = game.position()
    assert there != before
    play_on(game, 150)
    game.undo(50)
    assert game.position() == there


def test_what_was_kept_is_not_in_a_copy():
    """A copy begins where it was made: no undo goes further back."""
    game = played(100)
    game.keep()
    play_on(game, 120)
    copy = game.copy()
    play_on(copy, 140)
    with pytest.raises(ValueError, match="undo: expected 1 to 20 moves, got 40"):
        copy.undo(40)
    copy.undo(20)
    assert copy.position() == game.position()


def test_nothing_is_taken_back_where_nothing_was_played():
    """Neither in a new game nor in a copy, which has its moves from another one."""
    for game in (played(0), played(100).copy()):
        for moves in (1, 0):
            with pytest.raises(ValueError, match=r"^undo: expected a game with moves to take back, got none$"):
                game.undo(moves)


def row(name, cash, space=0):
    return {"name": name, "cash": cash, "space": space, "held": 0}


def rent_due(cash, **rules):
    """Ann throws 4 from 20 and lands on 24, Bob's with two houses: 300."""
    players = [row("Ann", cash, 20), row("Bob", 500)]
    titles = {space: {"owner": "Bob", "buildings": 2} for space in ("21", "23", "24")} | {"39": {"owner": "Ann"}}
    position = {"edition": "classic-us", "turn": "Ann", "phase": "throw", "players": players, "titles": titles, "rules": rules}
    game = duopoly.Game.from_position(position, seed=1)
    game.play("throw")
    game.play("dice 1 3")
    return game


def test_a_debt_paid_taken_back_and_paid_again_has_the_same_reasons():
    """The rent of 300 waits for Ann's mortgage of 39 (200); its reasons wait with it, however often she takes it back."""
    game = rent_due(200)
    game.play("mortgage 39")
    paid = game.play("pay")
    assert [(event.payer, event.payee, event.amount) for event in paid[:1]] == [("Ann", "Bob", 300)]
    assert paid[0].reasons
    for _ in range(2):
        game.undo()
        assert game.play("pay") == paid
    game.undo(2)
    game.play("mortgage 39")
    assert game.play("pay") == paid


def test_a_rent_claimed_taken_back_and_claimed_again_has_the_same_reasons():
    """Under the rule that rent must be claimed the reasons wait with the claim."""
    game = rent_due(900, claim_rent=True)
    claimed = game.play("claim", by="Bob")
    assert [(event.payer, event.payee, event.amount) for event in claimed[:1]] == [("Ann", "Bob", 300)]
    assert claimed[0].reasons
    game.undo()
    assert game.play("claim", by="Bob") == claimed


def test_far_back_claims_are_still_made_by_hand():
    """The choice is a rule that the edition prints, too."""
    game = duopoly.Game("classic-fr", ["Ann", "Bob"], seed=1, rules={"claim_rent": True})
    for _ in range(14):
        if game.to_act == "chance":
            game.chance()
        else:
            game.play(game.legal()[0])
    claims = game.inside()[0].claim_for_me[:2]
    assert claims == [0, 0]
    game.undo(12)
    assert game.inside()[0].claim_for_me[:2] == claims
    assert game.record().replay() == game
