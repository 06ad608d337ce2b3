"""A policy's moves pass the same checks as anybody's, also those that no text can say."""

import pytest

import duopoly
from duopoly.bots import names, policy
from duopoly.rules.codes import DO_OFFER, VERBS, Move


@pytest.mark.parametrize("to", [-2, -1, 3, 7])
def test_an_offer_to_nobody_is_refused(to):
    """Three sit at the table, in seats 0 to 2: nothing may be offered to anyone else."""
    game = duopoly.Game("anti-us", ["Ann", "Bob", "Cem"], roles=["competitor", "monopolist", "competitor"], seed=1)
    before = game.position()
    with pytest.raises(duopoly.Refused) as info:
        game.decide_with(lambda state, table: Move(DO_OFFER, 10, 0, to))
    assert info.value.refusal.code == "trade-self"
    assert game.position() == before


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        (None, "Expected a Move of whole numbers, got None."),
        ("throw", "Expected a Move of whole numbers, got 'throw'."),
        (("throw",), "Expected a Move of whole numbers, got ('throw',)."),
        (Move(0.5), "Expected a Move of whole numbers, got Move(verb=0.5, x=0, y=0, to=0, give=0, take=0)."),
        (Move(len(VERBS)), f"Expected a verb from 0 to {len(VERBS) - 1}, got {len(VERBS)}."),
        (Move(-1), f"Expected a verb from 0 to {len(VERBS) - 1}, got -1."),
    ],
)
def test_what_is_no_move_is_refused(answer, reason):
    """On turn and off turn."""
    game = duopoly.Game("classic-us", ["Ann", "Bob"], roles=[], seed=1)
    with pytest.raises(duopoly.Refused) as info:
        game.decide_with(lambda state, table: answer)
    assert info.value.refusal.code == "garbled"
    assert info.value.refusal.sentence() == reason
    if answer is not None:
        with pytest.raises(duopoly.Refused):
            game.off_turn_with(lambda state, table, seat: answer, by="Bob")
    assert not game.moves


def test_a_plain_tuple_is_a_move():
    game = duopoly.Game("classic-us", ["Ann", "Bob"], roles=[], seed=1)
    game.decide_with(lambda state, table: (VERBS.index("throw"), 0, 0, 0, 0, 0))
    assert game.moves == [("Ann", "throw")]


@pytest.mark.parametrize("bot", names())
def test_no_bot_moves_for_chance_or_after_the_end(bot):
    """It is not asked then."""
    game = duopoly.Game("anti-us", ["Ann", "Bob"], roles=["competitor", "monopolist"], seed=1)
    game.play("throw")
    with pytest.raises(duopoly.Refused) as info:
        game.decide_with(policy(bot))
    assert info.value.refusal.code == "not-your-move"
    players = [{"name": "Ann", "role": "competitor"}, {"name": "Bob", "role": "monopolist", "bankrupt": True}]
    over = duopoly.Game.from_position({"edition": "anti-us", "phase": "over", "players": players})
    with pytest.raises(duopoly.Refused) as info:
        over.decide_with(policy(bot))
    assert info.value.refusal.code == "over"
