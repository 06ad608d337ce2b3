"""When a sum is fixed: at the landing. What is sold, mortgaged or bought between the landing and the payment changes nothing."""

import pytest
from table import at, cash, competitor, deed, monopolist, moves, pays, player, refused, roll, title

BOTH = pytest.mark.parametrize("edition", ["anti-us", "anti-fr", "anti-pl"])


@BOTH
def test_utility_the_multiple_is_the_owners_at_the_landing(edition):
    """us 20, fr 19, pl 20: Bob has one company when Ann lands, 4 times 7. He buys the other before the dice fall: still 28, not 70."""
    game = at(edition, [competitor("Ann", space=9), monopolist("Bob"), competitor("Cem")], {12: "Bob", 28: "Cem"})
    roll(game, 1, 2)
    moves(game, "Bob: offer Cem give cash 150 take 28", "accept")
    assert pays(game.play("dice 3 4")) == [("Ann", "Bob", 28)]


@BOTH
def test_utility_the_owner_and_the_mortgage_are_those_of_the_landing(edition):
    """Bob mortgages or sells it while the dice are due: Ann pays him all the same."""
    for meanwhile in (["Bob: mortgage 12"], ["Bob: offer Cem give 12", "accept"], ["Bob: offer Ann give 12", "accept"]):
        game = at(edition, [competitor("Ann", space=9), monopolist("Bob"), competitor("Cem")], {12: "Bob"})
        roll(game, 1, 2)
        moves(game, *meanwhile)
        assert pays(game.play("dice 3 4")) == [("Ann", "Bob", 28)]


@BOTH
def test_utility_mortgaged_at_the_landing_asks_for_no_dice(edition):
    """A mortgage lifted after Ann has landed comes too late."""
    game = at(edition, [competitor("Ann", space=9), monopolist("Bob")], {12: ("Bob", "mortgaged")})
    roll(game, 1, 2)
    assert game.phase == "end"


@BOTH
def test_income_tax_the_percentage_is_of_what_was_there_at_the_landing(edition):
    """us and pl 17, fr 16: 10% of 100 in cash and of 400 and 350 in land is 85; mortgaging it all first makes it no less."""
    game = at(edition, [competitor("Ann", cash=100, space=1), monopolist("Bob")], {37: "Ann", 39: "Ann"})
    roll(game, 1, 2)
    moves(game, "mortgage 37", "mortgage 39")
    assert cash(game)["Ann"] == 475
    assert pays(game.play("tax percent")) == [("Ann", "bank", 85)]


@BOTH
def test_income_tax_of_nothing_is_told(edition):
    """A percentage of nothing is nothing: no payment, and an event that says so, by the tax's paragraph."""
    game = at(edition, [competitor("Ann", cash=0, space=1), monopolist("Bob")])
    roll(game, 1, 2)
    (event,) = [event for event in game.play("tax percent") if event.kind == "nothing-due"]
    assert event.rule == {"anti-us": "17", "anti-fr": "16", "anti-pl": "17"}[edition]
    assert (event.player, event.amount) == ("Ann", None)


@pytest.mark.parametrize("edition", ["classic-fr", "classic-us"])
def test_trade_of_a_mortgaged_title_says_what_is_lacking(edition):
    """Title 39 is mortgaged for 200: whoever takes it pays 20 at least. Ann has 110 and gives 100: 10 are lacking."""
    game = at(edition, [player("Ann", 110), player("Bob", 500)], {39: ("Bob", "mortgaged")})
    refusal = game.why_not("Ann", "offer Bob give cash 100 take 39")
    assert (refusal.code, refusal.help.player, refusal.help.amount) == ("cash", "Ann", 10)
    assert refused(game, "offer Ann give 39 take cash 100", by="Bob") == "their-interest"
    assert game.why_not("Bob", "offer Ann give 39 take cash 100").help.amount == 10
    assert game.why_not("Ann", "offer Bob give cash 90 take 39") is None


@pytest.mark.parametrize("edition", ["classic-fr", "classic-us"])
def test_bankruptcy_the_tenth_is_rounded_on_each_inherited_title(edition):
    """12 and 28 are mortgaged for 75 each: 7 and 7, not 15; 37 for 175: 17."""
    titles = {12: ("Ann", "mortgaged"), 28: ("Ann", "mortgaged"), 37: ("Ann", "mortgaged")}
    game = at(edition, [player("Ann", 0, 1), player("Bob", 500), player("Cem", 500)], titles, phase="debt",
              debts=[{"debtor": "Ann", "creditor": "Bob", "amount": 1}])  # fmt: skip
    game.play("give-up")
    assert cash(game)["Bob"] == 500 - 31
    assert title(game, 12) == deed({"owner": "Bob", "buildings": 0, "mortgaged": True})
