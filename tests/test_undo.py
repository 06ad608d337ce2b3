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
