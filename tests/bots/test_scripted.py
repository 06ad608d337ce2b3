"""What the players of the usual kind do, with figures worked out by hand from their published habits; a salary is $200."""

import pytest
from test_rationale import at, p

from duopoly.bots import policy

DARK_BLUE = {37: "Bob", 39: "Bob"}


def plays(game, bot="script-a"):
    """The bot's move here; the game stays as it was."""
    twin = game.copy()
    twin.decide_with(policy(bot))
    return twin.moves[-1][1]


def answers(offer, cash, titles, bot="script-a"):
    """What it answers to Ann's offer if it is Bob and has so much cash."""
    game = at("classic-us", [p("Ann", 3000), p("Bob", cash)], titles, phase="end")
    game.play(f"offer Bob {offer}")
    return plays(game, bot)


@pytest.mark.parametrize(
    ("cash", "paid", "answer"),
    [
        (199, 1, "accept"),  # $200 in hand: then prices do not matter
        (198, 1, "reject"),  # $199 are less than a salary, and $1 less than the title's 100
        (50, 100, "reject"),  # $150 in hand, and no gain
        (50, 101, "accept"),  # a gain of $1
        (0, 199, "accept"),
        (5000, 0, "reject"),  # nothing for something
    ],
)
@pytest.mark.parametrize("bot", ["script-a", "script-b", "script-c"])
def test_a_single_title_is_sold_for_next_to_nothing(cash, paid, answer, bot):
    """Oriental Avenue costs 100."""
    assert (
        answers(f"give cash {paid} take oriental-avenue" if paid else "take oriental-avenue", cash, {6: "Bob"}, bot) == answer
    )


def test_half_a_salary_has_to_be_left():
    """Ann's Oriental Avenue, 100 by its price, for $99: a gain of $1, of which nothing is bought below $100 in hand."""
    assert answers("give oriental-avenue take cash 99", 199, {6: "Ann"}) == "accept"
    assert answers("give oriental-avenue take cash 99", 198, {6: "Ann"}) == "reject"


@pytest.mark.parametrize(("asked", "answer"), [(699, "accept"), (700, "reject")])
def test_a_monopoly_may_cost_all_but_the_last_note(asked, answer):
    """Boardwalk beside Park Place, and the fourth railroad; by the prices both are dear."""
    assert answers(f"give boardwalk take cash {asked}", 700, {37: "Bob", 39: "Ann"}) == answer
    assert answers(f"give short-line take cash {asked}", 700, {5: "Bob", 15: "Bob", 25: "Bob", 35: "Ann"}) == answer


def test_a_monopoly_is_not_broken_but_for_another():
    """For no cash; for the last light blue street it is."""
    assert answers("give cash 3000 take boardwalk", 500, DARK_BLUE) == "reject"
    titles = {**DARK_BLUE, 6: "Ann", 8: "Bob", 9: "Bob"}
    assert answers("give oriental-avenue cash 100 take boardwalk", 500, titles) == "accept"
    assert answers("give cash 3000 take short-line", 500, {5: "Bob", 15: "Bob", 25: "Bob", 35: "Bob"}) == "accept"


def test_mortgaged_titles_are_not_dealt_in():
    assert answers("give cash 300 take oriental-avenue", 500, {6: {"owner": "Bob", "mortgaged": True}}) == "reject"
    assert answers("give boardwalk take cash 1", 500, {37: "Bob", 39: {"owner": "Ann", "mortgaged": True}}) == "reject"


@pytest.mark.parametrize(
    ("bot", "space", "cash", "move"),
    [
        ("script-a", 5, 400, "buy"),
        ("script-a", 5, 399, "decline"),
        ("script-b", 5, 200, "buy"),
        ("script-c", 5, 200, "buy"),
        ("script-b", 39, 400, "buy"),
        ("script-c", 39, 599, "decline"),
        ("script-c", 6, 100, "buy"),
        ("script-c", 16, 180, "buy"),
        ("script-b", 16, 379, "decline"),
        ("script-b", 12, 1500, "decline"),
        ("script-c", 12, 350, "buy"),
    ],
)
def test_what_is_wanted_is_bought_to_the_last_note(bot, space, cash, move):
    """All else while a salary is left; script-b buys no utility."""
    assert plays(at("classic-us", [p("Ann", cash, space), p("Bob")], phase="buy"), bot) == move


@pytest.mark.parametrize(
    ("cash", "move"),
    [
        (236, "offer Bob give cash 135 take connecticut-avenue"),  # 120 and an eighth; $101 are left
        (235, "end"),  # half a salary would be left, and no more
    ],
)
def test_what_is_lacking_is_asked_for_at_a_price_and_an_eighth(cash, move):
    titles = {6: "Ann", 8: "Ann", 9: "Bob"}
    assert plays(at("classic-us", [p("Ann", cash), p("Bob")], titles, phase="end")) == move


@pytest.mark.parametrize(
    ("cash", "move"),
    [
        (1000, "offer Bob give oriental-avenue take cash 500"),  # half of what Bob has
        (299, "offer Bob give oriental-avenue take cash 150"),  # a price and a half
        (149, "end"),
    ],
)
def test_what_another_lacks_is_sold(cash, move):
    titles = {6: "Ann", 8: "Bob", 9: "Bob"}
    assert plays(at("classic-us", [p("Ann", 100), p("Bob", cash)], titles, phase="end")) == move


def test_streets_are_exchanged_that_complete_a_city_for_both():
    """Half of Bob's 1,000 is asked, and three quarters of 160 offered. Ann without a salary only sells."""
    titles = {6: "Ann", 8: "Bob", 9: "Bob", 11: "Ann", 13: "Ann", 14: "Bob"}
    game = at("classic-us", [p("Ann", 600), p("Bob", 1000)], titles, phase="end")
    assert plays(game) == "offer Bob give oriental-avenue take virginia-avenue cash 380"
    game = at("classic-us", [p("Ann", 199), p("Bob", 1000)], titles, phase="end")
    assert plays(game) == "offer Bob give oriental-avenue take cash 500"


def test_each_of_the_others_hears_one_offer_a_turn():
    """The cheaper purchase first, for 135; then the other for 180, as $101 are left by both."""
    titles = {6: "Ann", 8: "Ann", 9: "Cem", 11: "Ann", 13: "Ann", 14: "Bob"}
    game = at("classic-us", [p("Ann", 416), p("Bob", 80), p("Cem", 80)], titles, phase="end")
    for move in ("offer Cem give cash 135 take connecticut-avenue", "offer Bob give cash 180 take virginia-avenue"):
        assert plays(game) == move
        game.play(move)
        game.play("reject", by=move.split()[1])
    assert plays(game) == "end"
    game = at("classic-us", [p("Ann", 415), p("Bob", 80), p("Cem", 80)], titles, phase="end")
    game.play("offer Cem give cash 135 take connecticut-avenue")
    game.play("reject", by="Cem")
    assert plays(game) == "end"


def test_building_goes_to_the_last_note_and_no_further_than_wanted():
    """Three houses on each street are enough for script-c."""
    titles = {1: {"owner": "Ann", "buildings": 3}, 3: {"owner": "Ann", "buildings": 3}}
    game = at("classic-us", [p("Ann", 50), p("Bob")], titles, phase="end")
    assert [plays(game, bot) for bot in ("script-a", "script-c")] == ["build baltic-avenue", "end"]
