"""What trader reckons and greedy does, with figures worked out by hand from their rules and the title cards."""

import pytest
from test_rationale import at, c, m, p

from duopoly.bots import explain_move, policy
from duopoly.editions import load
from duopoly.policies import offers
from duopoly.policies.offers import exchange, pause
from duopoly.policies.trade_values import exchanged, worth_more
from duopoly.rules.codes import END, OVER
from duopoly.rules.rule_table import build_rule_table
from duopoly.rules.state import State
from duopoly.sim.playout import TRADER, Lineup, set_out, step


def says(game, bot):
    """What the bot plays here, and why."""
    twin = game.copy()
    twin.decide_with(policy(bot))
    move = twin.moves[-1][1]
    return move, explain_move(bot, game, move)


def worth(game, space, seat=0):
    return worth_more(*game.inside(), seat, space)


def test_a_title_alone():
    """Its price; 135% more where another would complete a city with it."""
    rows = [c("Ann", 1000, 39), m("Bob")]
    assert worth(at("anti-us", rows, phase="buy"), 39) == 400
    assert worth(at("anti-us", rows, {37: "Bob"}, phase="buy"), 39) == 400 + 540
    assert worth(at("classic-us", [p("Ann"), p("Bob")]), 39) == 400


def test_a_title_that_completes_a_city():
    """Of both streets 127% of the rent with three houses, less 130% of what these cost, beyond the prices.

    Boardwalk 1,778 - 780 = 998, Park Place 1,397 - 780 = 617; it had Park Place's price before.
    """
    game = at("classic-us", [p("Ann"), p("Bob")], {37: "Ann"})
    assert worth(game, 39) == 400 + 998 + 617


def test_a_company_that_joins_others():
    """A second railroad of the classic game: both bring 25 more, which counts three and a half times."""
    game = at("classic-us", [p("Ann"), p("Bob")], {5: "Ann"})
    assert worth(game, 15) == 200 + 2 * 87


def test_an_exchange():
    """Ann's light blue street against Bob's dark blue one: she loses a price and gains as above."""
    g, table = at("classic-us", [p("Ann"), p("Bob")], {37: "Ann", 6: "Ann", 39: "Bob"}).inside()
    assert exchanged(g, table, 0, 1 << 6, 1 << 39) == 400 + 998 + 617 - 100


@pytest.mark.parametrize(
    ("bid", "move", "line"),
    [
        (0, "bid 40", "Bids $40 and would pay up to $368"),
        (367, "bid 368", "Bids $368 and would pay up to $368"),
        (368, "pass", "Does not bid, because it would pay no more than $368"),
    ],
)
def test_bidding(bid, move, line):
    """Up to 92% of 400."""
    auction = {"lot": "boardwalk", "bid": bid, **({"best": "Bob"} if bid else {})}
    game = at("classic-us", [p("Ann", 1500, 39), p("Bob")], phase="auction", to_act="Ann", auction=auction)
    assert says(game, "trader") == (move, line)


def answer_to(offer, rows, titles):
    """What trader answers Ann's offer to Bob, and why."""
    game = at("classic-us", rows, titles, phase="end")
    game.play(f"offer Bob {offer}")
    return says(game, "trader")


def test_a_monopoly_is_not_handed_over():
    """Oriental Avenue gives Ann the light blue, whatever she pays."""
    rows, titles = [p("Ann", 1200), p("Bob")], {6: "Bob", 8: "Ann", 9: "Ann"}
    line = "Rejects the offer, because it would complete a group for Ann"
    assert answer_to("give cash 1000 take oriental-avenue", rows, titles) == ("reject", line)


def test_titles_are_not_sold_for_cash():
    """What completes no city for it, it leaves."""
    rows, line = [p("Ann", 1200), p("Bob")], "Rejects the offer, because it would not complete a group of its own"
    assert answer_to("give cash 1000 take oriental-avenue", rows, {6: "Bob"}) == ("reject", line)


def test_a_city_may_cost_what_it_is_worth_and_leaves_means_to_build():
    """The light blue is worth 552 more to Bob, as 270 x 1.27 - 195 = 147 twice, 300 x 1.27 - 195 = 186, 100, less 13 and 15.

    Of his cash and of what he can mortgage elsewhere, here Boardwalk for 200, 600 have to stay.
    """
    titles = {6: "Ann", 8: "Bob", 9: "Bob"}
    for cash, has, answer in ((551, 1500, "accept"), (552, 1500, "reject"), (246, 846, "accept"), (246, 845, "reject")):
        move, line = answer_to(f"give oriental-avenue take cash {cash}", [p("Ann"), p("Bob", has)], titles)
        assert move == answer, (cash, has)
        assert has != 845 or line == "Rejects the offer, because it would be left with $599, too little to build"
    for has, answer in ((646, "accept"), (645, "reject")):
        offer = "give oriental-avenue take cash 246"
        assert answer_to(offer, [p("Ann"), p("Bob", has)], {**titles, 39: "Bob"})[0] == answer


def test_it_asks_by_the_printed_prices_first():
    """Ann has two streets of the second city, Bob Virginia Avenue: she offers 1 above its 160.

    Refused, she offers what steady asks: of 440 x 2.6 - 280 = 864 less 395 half, and his 160 on top: 395 - 160 > 469 / 2.
    """
    game = at("classic-us", [p("Ann"), p("Bob")], {14: "Bob", 11: "Ann", 13: "Ann"}, phase="end")
    assert says(game, "trader")[0] == "offer Bob give cash 161 take virginia-avenue"
    game.play("offer Bob give cash 161 take virginia-avenue")
    game.play("reject", by="Bob")
    assert says(game, "trader")[0] == "offer Bob give cash 395 take virginia-avenue"


def test_it_asks_for_titles_for_a_little():
    """A tenth of 400 where it sees nothing better; then a tenth of 100, of the other groups. Who has no cash to spare asks not."""
    titles = {39: "Bob", 6: "Bob"}
    game = at("classic-us", [p("Ann"), p("Bob")], titles, phase="end")
    line = "Offers Bob $40 for what costs $400, because some players sell and asking costs nothing"
    assert says(game, "trader") == ("offer Bob give cash 40 take boardwalk", line)
    game.play("offer Bob give cash 40 take boardwalk")
    game.play("reject", by="Bob")
    assert says(game, "trader")[0] == "offer Bob give cash 10 take oriental-avenue"
    game.play("offer Bob give cash 10 take oriental-avenue")
    game.play("reject", by="Bob")
    assert says(game, "trader")[0] == "end"
    assert says(at("classic-us", [p("Ann", 89), p("Bob")], titles, phase="end"), "trader")[0] == "end"
    rows = [m("Ann"), c("Bob")]
    assert says(at("anti-us", rows, titles, phase="end"), "trader")[0] == "end"


@pytest.mark.parametrize("cash", [0, 706, 707])
def test_it_gives_no_city_where_that_lowers_its_chance(cash):
    """The last light blue street for the fourth railroad would leave Bob the only city; it asks for the railroad with cash."""
    titles = {5: "Ann", 15: "Ann", 25: "Ann", 6: "Ann", 8: "Bob", 9: "Bob", 35: "Bob"}
    game = at("classic-us", [p("Ann", 200), p("Bob", cash)], titles, phase="end")
    assert says(game, "trader")[0] == "offer Bob give cash 20 take short-line"


def city_for_city(cash=(1000, 1000), fleet="Cy", more=(), **position):
    """Ann has all orange streets but Bob's, he all red ones but hers; the third player, or Bob, two railroads."""
    titles = {16: "Ann", 18: "Ann", 24: "Ann", 19: "Bob", 21: "Bob", 23: "Bob", 5: fleet, 15: fleet, **dict(more)}
    rows = [p("Ann", cash[0]), p("Bob", cash[1]), p("Cy")]
    return at("classic-us", rows, titles, phase="end", **position)


@pytest.mark.parametrize(
    ("cash", "move", "line"),
    [
        (0, "reject", "would change by 18 points and it wants at least 22"),
        (50, "accept", "rises by 22 points"),
    ],
)
def test_a_city_for_a_city(cash, move, line):
    """Ann's streets bring 48, Bob's 52, Cy's railroads 100: by their squares Bob wins 180 of 1,000.

    Ann's orange hotels bring 2,900 for 1,500, Bob's red ones 3,200 for 2,250; bare, doubled, the streets bring 88 and 112. Of
    what hotels add they can pay 1,000 / 1,500 and 1,000 / 2,250: 1,962 and 1,484, with the visits of those sides 2,158 and
    1,632: Bob would win 363. With 50 of Ann's cash 2,055 and 1,708: 408.
    """
    game = city_for_city()
    game.play(f"offer Bob give illinois-avenue cash {cash} take new-york-avenue")
    made, why = says(game, "trader")
    assert made == move
    assert line in why


def test_no_city_for_a_city_where_it_is_far_ahead():
    """With the railroads Bob's titles bring 152 and Ann's 48, so that he wins 909 of 1,000 already."""
    game = city_for_city(fleet="Bob")
    game.play("offer Bob give illinois-avenue cash 50 take new-york-avenue")
    assert says(game, "trader")[0] == "reject"


def test_it_offers_a_city_for_a_city():
    """Ann would have the red streets and 132 of Bob's cash: of 2,250 she can pay 1,132, of 1,500 for the orange ones he 868.

    That is 1,832 for her and 1,886 for him: 485 and 514 of 1,000 beside 153 and 180. The sum is found by halving what is possible.
    """
    move, line = says(city_for_city(), "trader")
    assert move == "offer Bob give st-james-place tennessee-avenue take kentucky-avenue indiana-avenue cash 132"
    assert "its chance of winning rises by 33 points and Bob’s by 33" in line


def test_it_asks_for_less_as_games_grow_long():
    """From round 30 on a city for a city must gain 0.5 points less each round, down to 4 points. This one gains 18.3."""
    for number, move in ((1, "reject"), (37, "reject"), (38, "accept")):
        game = city_for_city(round=number)
        game.play("offer Bob give illinois-avenue cash 0 take new-york-avenue")
        assert says(game, "trader")[0] == move


@pytest.mark.parametrize(("number", "rows", "move"), [(102, (), "reject"), (103, (), "accept"), (103, (16, 18, 19), "reject")])
def test_it_accepts_a_poor_deal_where_nobody_could_ever_win(number, rows, move):
    """A city each that Start outweighs is no way to win, so after round 74 chances may even fall, by 0.5 more each round.

    Ann's streets bring 40, Bob's 60: 307 of 1,000 for her. Light blue hotels bring 1,700, green ones 3,950; with the visits
    1,496 and 3,357, so 165 for her: 142 less. Cy's orange ones would ruin others, so the game will end anyhow.
    """
    titles = {6: "Ann", 8: "Ann", 34: "Ann", 9: "Bob", 31: "Bob", 32: "Bob", **dict.fromkeys(rows, "Cy")}
    game = at("classic-us", [p(name, 5000) for name in ("Bob", "Ann", "Cy")], titles, phase="end", round=number)
    game.play("offer Ann give connecticut-avenue take pennsylvania-avenue")
    assert says(game, "trader")[0] == move


def test_it_looks_for_trades_less_often_as_games_grow_long():
    """Each round, from 13 on each fourth, then eight times while the rounds double."""
    g, _ = at("classic-us", [p("Ann"), p("Bob")]).inside()
    for number, rounds in ((1, 1), (12, 1), (13, 4), (32, 4), (33, 8), (64, 8), (65, 16), (1000, 128)):
        g.round = number
        assert pause(g) == rounds


@pytest.mark.parametrize("edition", ["classic-us", "anti-us"])
def test_it_overlooks_no_offer(edition, monkeypatch):
    """What it passes over because the gain cannot be enough is never what it would have offered."""
    table, g, line = build_rule_table(load(edition)), State(), Lineup()
    line.seats = 4
    line.bot[:4], line.role[:4] = [TRADER] * 4, [0, table.roles - 1] * 2
    set_out(g, table, line, 8, 0)
    number = 0
    while g.phase != OVER and g.round < 60:
        step(g, table, line)
        if g.phase == END:
            move = exchange(g, table, g.actor)
            number += move.verb >= 0
            with monkeypatch.context() as patch:
                patch.setattr(offers, "most_by_giving", lambda *_: 10**6)
                assert exchange(g, table, g.actor) == move
    assert number > 10


def test_it_swaps_late_in_the_game():
    """Both have one street of two cities each. It brings Ann 3 x 140 - 180 nearer, Bob 3 x 180 - 140; early neither offers."""
    titles = {11: "Ann", 13: "Bob", 16: "Ann", 18: "Bob"}
    game = at("classic-us", [p("Ann", 10), p("Bob", 10)], titles, phase="end", round=32)
    move, line = says(game, "trader")
    assert (move, line[:11]) == ("offer Bob give st-james-place take states-avenue", "Swaps title")
    game.play(move)
    assert says(game, "trader") == ("accept", "Swaps titles with Ann, because both come closer to completing a group")
    early = at("classic-us", [p("Ann", 10), p("Bob", 10)], titles, phase="end", round=28)
    assert says(early, "trader")[0] == "end"


def test_no_city_for_a_city_while_one_can_be_bought():
    """Cy's two light blue streets are a city as soon as he lands on the third."""
    game = city_for_city(more={6: "Cy", 8: "Cy"})
    game.play("offer Bob give illinois-avenue cash 50 take new-york-avenue")
    move, line = says(game, "trader")
    assert (move, line) == (
        "reject",
        "Rejects a group for a group, because a group can still be completed from the titles for sale",
    )


def test_no_city_for_a_city_without_money_to_build():
    """$150 stay with each."""
    game = city_for_city((100, 100))
    assert "group for a group" not in says(game, "trader")[1]


def test_titles_are_mortgaged_to_buy():
    """Wall St. costs 400 and Ann has 300: Rush St. brings 70 for a rent of 14, Basin St. 30 for 6, and 70 / 15 is more than 30 / 7.

    With both she can buy. One alone would not do, and to what is too dear nothing helps. In the classic game she bids for it.
    """
    titles = {1: "Ann", 11: "Ann"}
    game = at("anti-us", [c("Ann", 300, 39), m("Bob")], titles, phase="buy")
    assert says(game, "trader") == ("mortgage rush-street", "Mortgages Rush St. for $70, because it wants to buy Wall St.")
    game.play("mortgage rush-street")
    assert says(game, "trader")[0] == "mortgage basin-street"
    game.play("mortgage basin-street")
    assert says(game, "trader")[0] == "buy"
    for cash, space in ((300, {11: "Ann"}), (299, titles)):
        assert says(at("anti-us", [c("Ann", cash, 39), m("Bob")], space, phase="buy"), "trader")[0] == "decline"
    assert says(at("classic-us", [p("Ann", 300, 39), p("Bob")], titles, phase="buy"), "trader")[0] == "decline"


@pytest.mark.parametrize(
    ("seat", "space", "titles", "move"),
    [
        (c, 39, {1: "Ann", 11: "Ann"}, "mortgage"),
        (m, 39, {1: "Ann", 11: "Ann"}, "decline"),
        (m, 39, {1: "Ann", 11: "Ann", 37: "Ann"}, "mortgage"),
        (m, 35, {1: "Ann", 11: "Ann"}, "mortgage"),
    ],
)
def test_what_a_monopolist_mortgages_others_for(seat, space, titles, move):
    """What completes a city, and companies; a competitor for anything. 10 are missing, and either street brings more."""
    price = 400 if space == 39 else 200
    game = at("anti-us", [seat("Ann", price - 10, space), c("Bob"), m("Cy")], titles, phase="buy")
    assert says(game, "trader")[0].split()[0] == move


def test_a_competitor_builds_after_the_first_rounds():
    """For 15 rounds it keeps its cash for titles, at the end of a timed game not; a monopolist of the city builds at once."""
    titles = {37: "Ann", 39: "Ann"}
    rows = [c("Ann", 1400), m("Bob")]
    early = at("anti-us", rows, titles, phase="end", round=15)
    assert says(early, "trader") == ("end", "Keeps its $1,400 for titles, because it starts building only after round 15")
    late = at("anti-us", rows, titles, phase="end", round=16)
    assert says(late, "trader")[0].startswith("build")
    at_once = at("anti-us", [m("Ann", 1400), c("Bob")], titles, phase="end", round=1)
    assert says(at_once, "trader")[0].startswith("build")


def test_of_equal_gains_the_dearest():
    """A competitor's house brings a tenth of its price everywhere: the dearest is built, on either street of the last city."""
    titles = {1: "Ann", 11: "Ann", 39: "Ann"}
    game = at("anti-us", [c("Ann", 1400), m("Bob")], titles, phase="end", round=20)
    assert says(game, "trader")[0] == f"build {game.edition.spaces[39].key}"


def test_titles_are_mortgaged_to_build():
    """A house on Boardwalk costs $200; of Ann's cash $90 are kept. Mediterranean Avenue brings $30, St. Charles Place $70.

    Mediterranean Avenue goes first: 30 for a rent of 2 is more than 70 for a rent of 10. With $10 less it would not do.
    """
    titles = {37: "Ann", 39: "Ann", 1: "Ann", 11: "Ann", 13: "Bob"}
    game = at("classic-us", [p("Ann", 190), p("Bob")], titles, phase="end")
    move, line = says(game, "trader")
    assert (move, line) == (
        "mortgage mediterranean-avenue",
        "Mortgages Mediterranean Avenue for $30, because a building earns more with that money",
    )
    for move in ("mortgage mediterranean-avenue", "mortgage st-charles-place", "build boardwalk"):
        assert says(game, "trader")[0] == move
        game.play(move)
    move, _ = says(at("classic-us", [p("Ann", 189), p("Bob")], titles, phase="end"), "trader")
    assert move == "offer Bob give cash 14 take states-avenue"


@pytest.mark.parametrize(
    ("cash", "move", "line"),
    [
        (401, "buy", "Buys Wall St. for $400, because it buys whatever it lands on"),
        (399, "decline", "Goes on, because it sees nothing to buy or build"),
    ],
)
def test_greedy_buys(cash, move, line):
    assert says(at("anti-us", [c("Ann", cash, 39), m("Bob")], phase="buy"), "greedy") == (move, line)


def test_greedy_goes_by_printed_prices():
    """Oriental Avenue costs 100; that it completes a city is nothing to it."""
    rows, titles = [p("Ann", 1200), p("Bob")], {6: "Bob", 8: "Ann", 9: "Ann"}
    lines = []
    for cash in (99, 100, 101):
        game = at("classic-us", rows, titles, phase="end")
        game.play(f"offer Bob give cash {cash} take oriental-avenue")
        lines.append(says(game, "greedy"))
    assert lines == [
        ("reject", "Rejects the offer, because by printed prices it would lose $1"),
        ("reject", "Rejects the offer, because it expects to gain nothing by it"),
        ("accept", "Accepts, because by printed prices it gains $1"),
    ]
