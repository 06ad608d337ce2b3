"""An accepted trade is told in one line with both sides: who gives what to whom."""

import pytest

import duopoly


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Bob accepts: Ann gives French Quarter; Bob gives $10."),
        ("fr", "Bob accepte : Ann donne French Quarter ; Bob donne $10."),
        ("pl", "Bob przyjmuje ofertę: Ann oddaje French Quarter; Bob oddaje $10."),
    ],
)
def test_both_sides_are_told_where_a_trade_is_accepted(lang, told):
    game = duopoly.Game("anti-us", ["Ann", "Bob"], roles=["competitor", "monopolist"], seed=7)
    for move in ("throw", "dice 1 2", "buy"):
        game.play(move)
    game.play("offer Bob give french-quarter take cash 10", by="Ann")
    accepted = game.play("accept")[0]
    assert (accepted.give, accepted.take) == (("french-quarter",), ("cash 10",))
    assert duopoly.tell(accepted, lang).replace("\u202f", " ").split(" (")[0] == told
