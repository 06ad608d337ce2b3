"""The Polish leaflet, point by point. Every figure is worked out by hand from the leaflet and the European title cards."""

import pytest
from table import (
    allowed,
    at,
    built,
    cash,
    competitor,
    draw,
    gone,
    kinds,
    monopolist,
    moves,
    owner,
    pays,
    refused,
    roll,
    row,
    ruled,
    title,
    where,
)

import duopoly

PL = "anti-pl"
C, M = "competitor", "monopolist"
KEPT = "Gra z limitem czasowym, B"


def two(ola=None, jan=None, titles=None, **more):
    """Ola the competitor is on turn, Jan is the monopolist."""
    return at(PL, [competitor("Ola", **(ola or {})), monopolist("Jan", **(jan or {}))], titles, **more)


def two_jan(ola=None, jan=None, titles=None, **more):
    """The same two with Jan on turn."""
    return two(ola, jan, titles, turn="Jan", **more)


def lands(titles, space, guest="Ola"):
    """Ola, or Jan, comes to a space by 3 and 4: the payments with their rules."""
    far = {"space": (space - 7) % 40}
    return ruled(roll(two(far, far, titles, turn=guest), 3, 4))


# 1. Object of the game


def test_pl_1_game_a_is_won_by_who_ruins_all_the_others():
    """The last one left wins, whatever the camps."""
    players = [competitor("Ola", cash=1, space=32), monopolist("Jan"), monopolist("Iga", cash=1, space=32)]
    game = at(PL, players, {39: ("Jan", 3), 37: "Jan"})
    roll(game, 3, 4)  # Syntagma with three houses, a monopolist's: 200
    game.play("give-up")
    assert game.result is None
    assert game.turn == "Jan"
    moves(game, "throw", "dice 1 3", "tax flat", "end")
    roll(game, 3, 4)
    game.play("give-up")
    assert game.result.winners == ["Jan"]


def test_pl_1_game_b_is_won_by_the_richest_of_the_camp_that_is_left():
    """With the only competitor ruined, the richer monopolist wins: Iga, 900 against 300 + 1 + 200 + 70."""
    players = [competitor("Ola", cash=1, space=32), monopolist("Jan", cash=300), monopolist("Iga", cash=900)]
    game = at(PL, players, {39: ("Jan", 3), 37: "Jan"}, aim="camp")
    roll(game, 3, 4)
    game.play("give-up")
    assert game.result.winners == ["Iga"]
    assert game.result.worth == {"Ola": 0, "Jan": 571, "Iga": 900}


# 2. Banker, 3. decks


def test_pl_2_the_bank_pays_wages_and_cards_and_takes_its_dues():
    """All of it from and to the bank: nobody else's cash changes."""
    game = two({"space": 36}, {"cash": 77})
    assert pays(roll(game, 3, 4)) == [("bank", "Ola", 100)]
    assert pays(game.play("buy")) == [("Ola", "bank", 60)]
    assert pays(game.play("mortgage 3")) == [("bank", "Ola", 30)]
    assert cash(game) == {"Ola": 1070, "Jan": 77}


def test_pl_3_each_camp_has_a_deck_of_25():
    """Shuffled apart: any of the 25 of one's own deck may come first."""
    for guest, letter in (("Ola", "C"), ("Jan", "M")):
        game = two({"space": 0}, {"space": 0}, turn=guest)
        roll(game, 3, 4)
        assert game.legal() == [f"card {letter}{n:02}" for n in range(1, 26)]


# 4. Roles, 6. order


@pytest.mark.parametrize(("competitors", "monopolists"), [(1, 1), (1, 2), (2, 1), (2, 2), (3, 2), (2, 3), (3, 3)])
def test_pl_4_even_camps_or_a_difference_of_one(competitors, monopolists):
    """Two and three is the leaflet's own example of a right division."""
    names = ["Ola", "Jan", "Ewa", "Iga", "Leo", "Max"][: competitors + monopolists]
    assert duopoly.Game(PL, names, roles=[C] * competitors + [M] * monopolists).phase == "throw"


@pytest.mark.parametrize(("competitors", "monopolists"), [(2, 4), (4, 2), (4, 1), (1, 4), (1, 3), (3, 0)])
def test_pl_4_other_divisions_are_refused(competitors, monopolists):
    """Two and four is its example of a wrong one."""
    names = ["Ola", "Jan", "Ewa", "Iga", "Leo", "Max"][: competitors + monopolists]
    with pytest.raises(duopoly.BadPosition):
        duopoly.Game(PL, names, roles=[C] * competitors + [M] * monopolists)


def test_pl_4_the_highest_sum_chooses_first_and_then_clockwise():
    """Jan and Iga tie at ten and throw again; Iga chooses, then Ola, Jan, Ewa, as far as the balance lets them."""
    game = duopoly.Game(PL, ["Ola", "Jan", "Ewa", "Iga"])
    moves(game, "dice 1 2", "dice 5 5", "dice 2 3", "dice 4 6")
    assert game.phase == "order"
    moves(game, "dice 1 2", "dice 1 3")
    assert (game.phase, game.to_act) == ("role", "Iga")
    moves(game, "role competitor", "role competitor")
    assert game.to_act == "Jan"
    assert refused(game, "role competitor") == "balance"
    moves(game, "role monopolist", "role monopolist")
    assert [player["role"] for player in game.position()["players"]] == [C, M, M, C]


def test_pl_4_roles_cannot_be_swapped_even_before_the_start():
    """The Polish leaflet knows no trading of roles: a role chosen is a role kept."""
    game = duopoly.Game(PL, ["Ola", "Jan"])
    moves(game, "dice 6 5", "dice 1 2", "role competitor", "role monopolist")
    assert refused(game, "swap Jan") == "no-swap"
    roll(game, 1, 3)
    assert refused(game, "swap Ola", by="Jan") == "no-swap"


def test_pl_6_who_threw_most_begins_and_play_goes_clockwise():
    """Ewa threw most; after her Ola and Jan."""
    game = duopoly.Game(PL, ["Ola", "Jan", "Ewa"])
    moves(game, "dice 1 2", "dice 2 2", "dice 4 3", "role monopolist", "role competitor", "role competitor")
    order = []
    for _ in range(3):
        order.append(game.turn)
        moves(game, "throw", "dice 1 5", "decline", "end")
    assert [*order, game.turn] == ["Ewa", "Ola", "Jan", "Ewa"]


# 5. Budget, 7. doubles, 8. moving


def test_pl_5_the_starting_budget_is_1500():
    """2 × 500, 3 × 100, 2 × 50, 7 × 10, 5 × 5, 5 × 1 euro."""
    game = duopoly.Game(PL, ["Ola", "Jan"], roles=[C, M])
    assert cash(game) == {"Ola": 1500, "Jan": 1500}
    notes = {int(note): number for note, number in game.edition.money.start_notes.items()}
    assert notes == {500: 2, 100: 3, 50: 2, 10: 7, 5: 5, 1: 5}


def test_pl_7_a_double_is_played_out_and_then_thrown_again_once():
    """First all that belongs to the space, then the second throw; no third."""
    game = two({"space": 34})
    events = roll(game, 2, 2)  # property tax first
    assert [kind for kind in kinds(events) if kind in ("property-tax", "extra-throw")] == ["property-tax", "extra-throw"]
    assert (game.phase, game.to_act) == ("throw", "Ola")
    roll(game, 4, 4)  # over Start to 6
    assert where(game)["Ola"] == 6
    game.play("decline")
    assert game.phase == "end"


def test_pl_7_the_space_waits_for_its_decision_before_the_second_throw():
    """While the purchase is open there is no throwing."""
    game = two({"space": 0})
    roll(game, 4, 4)
    assert game.phase == "buy"
    assert refused(game, "throw") == "not-now"
    game.play("buy")
    assert game.phase == "throw"


def test_pl_8_pawns_start_on_start_and_go_clockwise():
    """By the sum of both dice."""
    game = duopoly.Game(PL, ["Ola", "Jan"], roles=[C, M])
    assert where(game) == {"Ola": 0, "Jan": 0}
    roll(game, 6, 3)
    assert where(game)["Ola"] == 9


# 9. Purchases and rent


@pytest.mark.parametrize(("key", "space", "price"), [("corso-impero", 1, 60), ("syntagma", 39, 400), ("airport", 5, 200)])
def test_pl_9_a_title_of_the_banks_may_be_bought_at_its_price(key, space, price):
    """The title card goes to the buyer."""
    game = two({"space": (space - 7) % 40})
    roll(game, 3, 4)
    before = cash(game)["Ola"]
    assert ruled(game.play("buy")) == [("Ola", "bank", price, "9")]
    assert cash(game)["Ola"] == before - price
    assert game.position()["titles"][key]["owner"] == "Ola"


def test_pl_9_what_is_not_bought_stays_the_banks():
    """Nobody bids for it."""
    game = two({"space": 4})
    roll(game, 3, 4)
    game.play("decline")
    assert owner(game, 11) is None
    assert (game.phase, game.to_act) == ("end", "Ola")
    assert refused(game, "bid 10", by="Jan") == "no-auctions"


@pytest.mark.parametrize(("houses", "rent"), [(0, 32), (1, 52), (2, 72), (3, 92), (4, 112), ("hotel", 132)])
def test_pl_9_a_competitors_rents(houses, rent):
    """Oxford Street: 10% of land and houses."""
    assert lands({34: ("Ola", houses)}, 34, "Jan") == [("Jan", "Ola", rent, "9")]


@pytest.mark.parametrize(("houses", "rent"), [(1, 104), (2, 144), (3, 184), ("hotel", 224)])
def test_pl_9_a_monopolists_rents_with_houses(houses, rent):
    """Oxford Street in a monopolized London: 20% of land and houses, as printed."""
    [(payer, payee, amount, _)] = lands({34: ("Jan", houses), 31: "Jan"}, 34)
    assert (payer, payee, amount) == ("Ola", "Jan", rent)


# 10. Monopolizing a city


@pytest.mark.parametrize("streets", [(31, 32), (31, 34), (32, 34), (31, 32, 34)])
def test_pl_10_two_streets_double_both_and_the_third_too(streets):
    """London: 30, 30 and 32 become 60, 60 and 64."""
    for space in streets:
        assert lands(dict.fromkeys(streets, "Jan"), space) == [("Ola", "Jan", {34: 64}.get(space, 60), "10")]


def test_pl_10_one_street_or_a_competitors_are_not_doubled():
    """Single rent: one street of a monopolist, or a whole city of a competitor."""
    assert lands({31: "Jan"}, 31) == [("Ola", "Jan", 30, "9")]
    assert lands({31: "Ola", 32: "Ola", 34: "Ola"}, 31, "Jan") == [("Jan", "Ola", 30, "9")]


def test_pl_10_monopolists_build_in_monopolized_cities_only():
    """One street of Rome is not Rome."""
    game = two_jan(titles={1: "Jan", 37: "Jan", 39: "Jan"})
    assert refused(game, "build 1") == "no-monopoly"
    assert allowed(game, "build 37")


# 11. Building


def test_pl_11_a_competitor_builds_four_houses_and_a_hotel_for_the_fifth():
    """Gran Vía alone: five times 100."""
    game = two({"cash": 500}, titles={13: "Ola"})
    for houses in (1, 2, 3, 4, "hotel"):
        assert ruled(game.play("build 13")) == [("Ola", "bank", 100, "11")]
        assert built(game, 13) == houses
    assert refused(game, "build 13") == "fully-built"


def test_pl_11_a_monopolist_builds_three_houses_and_a_hotel_for_the_fourth():
    """Rome: four times 50."""
    game = two_jan(jan={"cash": 200}, titles={1: "Jan", 3: "Jan"})
    for houses in (1, 2, 3, "hotel"):
        assert ruled(game.play("build 1")) == [("Jan", "bank", 50, "11")]
        assert built(game, 1) == houses
    assert refused(game, "build 1") == "fully-built"
    assert cash(game)["Jan"] == 0


def test_pl_11_building_is_for_ones_own_turn():
    """Not while another has the dice."""
    game = two(titles={13: "Ola", 1: "Jan", 3: "Jan"})
    assert refused(game, "build 1", by="Jan") == "not-your-turn"
    roll(game, 1, 3)
    game.play("tax flat")
    assert refused(game, "build 1", by="Jan") == "not-your-turn"
    game.play("build 13")
    game.play("end")
    assert refused(game, "build 13", by="Ola") == "not-your-turn"
    game.play("build 1")


def test_pl_11_a_house_here_and_a_hotel_there():
    """The leaflet's example; a house once built does not move."""
    game = two_jan(titles={16: "Jan", 18: "Jan", 19: "Jan"})
    moves(game, *["build 16"] * 4, "build 18")
    assert (built(game, 16), built(game, 18), built(game, 19)) == ("hotel", 1, 0)
    assert refused(game, "move 18 19") == "garbled"


# 12. Mortgages


@pytest.mark.parametrize(("space", "value", "back"), [(14, 80, 88), (16, 90, 99), (12, 75, 83), (35, 100, 110), (37, 175, 193)])
def test_pl_12_half_the_price_and_the_amount_on_the_back(space, value, back):
    """A mortgage brings half the price; lifting it costs what the other side of the card says."""
    game = two(titles={space: "Ola"})
    assert ruled(game.play(f"mortgage {space}")) == [("bank", "Ola", value, "12")]
    assert refused(game, f"mortgage {space}") == "mortgaged"
    assert ruled(game.play(f"lift {space}")) == [("Ola", "bank", back, "12")]
    assert refused(game, f"lift {space}") == "not-mortgaged"


def test_pl_12_no_rent_and_no_houses_on_a_mortgaged_street():
    """Who lands there pays nothing; nothing is built there; its houses went back first."""
    assert lands({34: ("Ola", "mortgaged")}, 34, "Jan") == []
    assert refused(two(titles={34: ("Ola", "mortgaged")}), "build 34") == "mortgaged"
    game = two(titles={34: ("Ola", 1)})
    assert refused(game, "mortgage 34") == "sell-first"
    moves(game, "sell 34", "mortgage 34")
    assert cash(game)["Ola"] == 1000 + 100 + 160


def test_pl_12_a_monopolists_houses_do_not_outlast_the_monopoly():
    """With two streets neither may be mortgaged while the other is built; then single rent, and no building."""
    game = two({"space": 30}, titles={37: ("Jan", 2), 39: "Jan"})
    assert refused(game, "mortgage 39", by="Jan") == "monopoly-houses"
    moves(game, "Jan: sell 37", "Jan: sell 37", "Jan: mortgage 39")
    assert cash(game)["Jan"] == 1000 + 100 + 100 + 200
    assert pays(roll(game, 3, 4)) == [("Ola", "Jan", 35)]
    game.play("end")
    assert refused(game, "build 37") == "no-monopoly"
    game.play("lift 39")
    assert allowed(game, "build 37")


def test_pl_12_a_third_street_may_be_mortgaged_beside_the_houses_of_two():
    """Two unmortgaged streets are still needed, and still there: houses and double rent stay."""
    game = two({"space": 24}, titles={31: "Jan", 32: ("Jan", 2), 34: "Jan"})
    game.play("mortgage 34", by="Jan")
    assert refused(game, "mortgage 31", by="Jan") == "monopoly-houses"
    assert pays(roll(game, 3, 4)) == [("Ola", "Jan", 60)]
    assert lands({31: "Jan", 32: ("Jan", 2), 34: ("Jan", "mortgaged")}, 32) == [("Ola", "Jan", 140, "9")]


def test_pl_12_mortgaged_titles_may_be_sold_and_stay_mortgaged():
    """At an agreed price, with nothing for the bank; the buyer may lift."""
    game = two(titles={19: ("Ola", "mortgaged")})
    assert pays(moves(game, "offer Jan give 19 take cash 60", "accept")) == [("Jan", "Ola", 60)]
    assert title(game, 19) == {"owner": "Jan", "buildings": 0, "mortgaged": True}
    assert pays(game.play("lift 19", by="Jan")) == [("Jan", "bank", 110)]


# 13. Returning houses


def test_pl_13_houses_are_sold_to_the_bank_for_half():
    """25 in Berlin, 75 in Paris; a hotel steps back to the houses it replaced; off turn as well."""
    game = two(titles={6: ("Ola", 3), 24: ("Jan", "hotel"), 21: "Jan"})
    assert ruled(game.play("sell 6")) == [("bank", "Ola", 25, "13")]
    assert ruled(game.play("sell 24", by="Jan")) == [("bank", "Jan", 75, "13")]
    assert (built(game, 6), built(game, 24)) == (2, 3)
    assert refused(game, "sell 21", by="Jan") == "no-buildings"


# 14. Start


def test_pl_14_start_pays_100_on_reaching_or_passing_it():
    """Once each time round."""
    assert lands({}, 0) == [("bank", "Ola", 100, "14")]
    assert lands({3: "Ola"}, 3) == [("bank", "Ola", 100, "14")]
    assert lands({11: "Ola"}, 11) == []


# 15. Prison, price war, sightseeing


def test_pl_15a_who_comes_by_the_dice_is_a_visitor():
    """He leaves in the next turn without paying, and collects meanwhile."""
    game = two_jan({"space": 14}, {"space": 3}, {21: "Jan"})
    assert pays(roll(game, 3, 4)) == []
    assert row(game, "Jan")["held"] == 0
    game.play("end")
    assert pays(roll(game, 3, 4)) == [("Ola", "Jan", 22)]
    game.play("end")
    assert pays(roll(game, 1, 3)) == []
    assert where(game)["Jan"] == 14


def test_pl_15b_who_is_sent_gets_nothing_for_start():
    """By the space or by a card, either role."""
    for guest, card in (("Ola", "C14"), ("Jan", "M20")):
        game = two({"space": 23}, {"space": 23}, turn=guest)
        assert pays(roll(game, 3, 4)) == []
        assert (where(game)[guest], row(game, guest)["held"]) == (10, 1)
        game = two({"space": 29}, {"space": 29}, turn=guest)
        roll(game, 3, 4)
        assert pays(draw(game, card)) == []
        assert (where(game)[guest], row(game, guest)["held"], game.phase) == (10, 1, "end")


def test_pl_15b_price_war_collects_and_prison_does_not():
    """A competitor goes on taking rent; a monopolist takes none, of streets, transport or utilities."""
    game = two_jan({"space": 10, "held": 2}, {"space": 14}, {21: ("Ola", 2)})
    assert pays(roll(game, 3, 4)) == [("Jan", "Ola", 52)]
    for space in (21, 25, 28):
        game = two({"space": space - 7}, {"space": 10, "held": 1}, {21: "Jan", 25: "Jan", 28: "Jan"})
        events = roll(game, 3, 4)
        assert pays(events) == []
        assert [event.rule for event in events if event.kind == "no-rent"] == ["15B"]
        assert game.phase == "end"


def test_pl_15c_a_double_on_the_first_or_second_try_frees():
    """Nothing is paid and the pawn moves by it; by point 7 there is one more throw."""
    for held in (1, 2):
        game = two_jan(jan={"space": 10, "held": held})
        assert pays(roll(game, 3, 3)) == []
        assert (where(game)["Jan"], row(game, "Jan")["held"]) == (16, 0)
        game.play("decline")
        assert game.phase == "throw"
        roll(game, 2, 2)
        assert (where(game)["Jan"], game.phase) == (20, "end")


def test_pl_15c_after_two_rounds_without_a_double_the_fee_is_due():
    """Before the third move: 50, and on by whatever the dice show."""
    game = two({"space": 10, "held": 2}, {"space": 20})
    roll(game, 3, 4)
    assert (where(game)["Ola"], row(game, "Ola")["held"]) == (10, 3)
    moves(game, "end", "throw", "dice 3 4", "decline", "end")
    assert refused(game, "throw") == "pay-first"
    assert ruled(game.play("pay")) == [("Ola", "bank", 50, "15C")]
    roll(game, 3, 4)
    assert (where(game)["Ola"], game.phase) == (17, "card")


@pytest.mark.parametrize("held", [1, 2])
def test_pl_15c_fifty_before_the_first_or_second_move(held):
    """Then an ordinary throw; there is no way but these two."""
    game = two({"space": 10, "held": held})
    assert refused(game, "stay") == "no-staying"
    assert ruled(game.play("pay")) == [("Ola", "bank", 50, "15C")]
    roll(game, 4, 4)
    assert where(game)["Ola"] == 18
    game.play("decline")
    assert game.phase == "throw"


def test_pl_15d_a_double_that_led_there_gives_its_throw():
    """A try that costs no regular turn and cannot be paid for."""
    game = two_jan(jan={"space": 22})
    roll(game, 4, 4)
    assert (where(game)["Jan"], row(game, "Jan")["held"], game.phase) == (10, 1, "throw")
    assert refused(game, "pay") == "extra-throw"
    roll(game, 3, 4)
    assert (row(game, "Jan")["held"], game.phase) == (1, "end")
    game.undo(2)
    roll(game, 3, 3)
    assert (where(game)["Jan"], row(game, "Jan")["held"], game.phase) == (16, 0, "buy")
    game.play("decline")
    assert game.phase == "end"


# 16. Cards


def test_pl_16_the_top_card_of_ones_own_deck_is_followed_and_put_under():
    """Jan draws M09, a fine of 75; the next monopolist's card may be any but that one."""
    game = two_jan({"space": 0}, {"space": 0})
    roll(game, 3, 4)
    assert ruled(draw(game, "M09")) == [("Jan", "bank", 75, "16")]
    assert game.position()["decks"] == {M: ["M09"]}
    moves(game, "end", "throw", "dice 3 4")
    assert len(game.legal()) == 25  # Ola's deck is untouched
    draw(game, "C01")
    moves(game, "end", "throw", "dice 4 6")  # on to the next card space
    assert game.phase == "card"
    assert len(game.legal()) == 24
    assert refused(game, "card M09", by="chance") == "card-used"


def test_pl_16_a_card_between_camps_and_one_for_a_whole_camp():
    """25 from each competitor to Jan; 25 from the bank to each monopolist, in prison too."""
    players = [
        monopolist("Jan"),
        competitor("Ola"),
        monopolist("Iga", space=10, held=1),
        competitor("Ewa"),
        gone(competitor("Leo")),
    ]
    game = at(PL, players)
    roll(game, 3, 4)
    assert pays(draw(game, "M23")) == [("Ola", "Jan", 25), ("Ewa", "Jan", 25)]
    game = at(PL, players)
    roll(game, 3, 4)
    assert pays(draw(game, "M19")) == [("bank", "Jan", 25), ("bank", "Iga", 25)]


# 17. Income tax


def tax(game, way):
    """Comes to the income tax over Start, by 3 and 4 from 37, and pays in one of the two ways."""
    roll(game, 3, 4)
    [(_, payee, amount, rule)] = ruled(game.play(f"tax {way}"))
    assert (payee, rule) == ("bank", "17")
    return amount


def test_pl_17_a_monopolist_pays_200_or_his_percentage():
    """Start's 100 counts: 20% of 1100, 10% of 60 + 60 + 200, 10% of four times 50 for a hotel: 220 + 32 + 20 = 272."""
    titles = {1: ("Jan", "hotel"), 3: "Jan", 15: "Jan", 39: ("Jan", "mortgaged")}
    assert tax(two_jan(jan={"space": 37}, titles=titles), "percent") == 272
    assert tax(two_jan(jan={"space": 37}, titles=titles), "flat") == 200


def test_pl_17_a_competitor_pays_200_or_his_percentage():
    """10% of 1105 and of 320 + 4 × 200: 110.5 + 32 + 80 = 222.5, rounded down once: 222."""
    titles = {34: ("Ola", 4), 12: ("Ola", "mortgaged")}
    assert tax(two({"space": 37, "cash": 1005}, titles=titles), "percent") == 222
    assert tax(two({"space": 37, "cash": 1005}, titles=titles), "flat") == 200


# 18. Property tax, 19. transport, 20. utilities, 21. Foundation


@pytest.mark.parametrize("guest", ["Ola", "Jan"])
def test_pl_18_property_tax_is_75(guest):
    """For everybody who lands there."""
    assert lands({}, 38, guest) == [(guest, "bank", 75, "18")]


@pytest.mark.parametrize("others", [[], [5], [5, 25], [5, 25, 35]])
def test_pl_19_transport_asks_ten_percent_or_by_number(others):
    """A competitor's 20 whatever he has; a monopolist's 40, 80, 160 or 320."""
    assert lands(dict.fromkeys([15, *others], "Ola"), 15, "Jan") == [("Jan", "Ola", 20, "19")]
    fare = [40, 80, 160, 320][len(others)]
    assert lands(dict.fromkeys([15, *others], "Jan"), 15) == [("Ola", "Jan", fare, "19")]


@pytest.mark.parametrize(
    ("guest", "titles", "due"),
    [("Jan", {28: "Ola", 12: "Ola"}, 4 * 11), ("Ola", {28: "Jan"}, 4 * 11), ("Ola", {28: "Jan", 12: "Jan"}, 10 * 11)],
)
def test_pl_20_utilities_ask_a_multiple_of_two_dice(guest, titles, due):
    """Thrown on the spot: 4 times for a competitor or one utility, 10 times for a monopolist with both."""
    game = two({"space": 21}, {"space": 21}, titles, turn=guest)
    roll(game, 3, 4)
    assert (game.phase, game.to_act) == ("count", "chance")
    [(payer, _, amount, rule)] = ruled(game.play("dice 5 6"))
    assert (payer, amount, rule, game.phase) == (guest, due, "20", "end")


def test_pl_21_a_monopolist_pays_160():
    """Sixteen times the American sum."""
    assert lands({}, 20, "Jan") == [("Jan", "bank", 160, "21")]


@pytest.mark.parametrize(("die", "grant"), [(1, 25), (2, 50), (3, 0), (4, 0), (5, 0), (6, 0)])
def test_pl_21_a_competitor_throws_one_die(die, grant):
    """25, 50, or nothing."""
    game = two({"space": 13})
    roll(game, 3, 4)
    assert ruled(game.play(f"die {die}")) == ([("bank", "Ola", grant, "21")] if grant else [])
    assert game.phase == "end"


# 22. Shortage


def test_pl_22_missing_houses_and_hotels_are_made():
    """The 36th house and the 16th hotel are built like any other."""
    streets = [1, 3, 6, 8, 9, 11, 13, 14, 16, 18, 19, 21, 23, 24, 26]
    game = two(titles={**dict.fromkeys(streets[:8], ("Ola", 4)), 39: ("Ola", 3)})  # 35 houses
    game.play("build 39")
    assert built(game, 39) == 4
    game = two(titles={**dict.fromkeys(streets, ("Ola", "hotel")), 39: ("Ola", 4)})
    game.play("build 39")
    assert built(game, 39) == "hotel"


# 23. Trading


def test_pl_23_bare_streets_transport_and_utilities_change_hands():
    """At any time, also between two who are not on turn, for titles, cash or both."""
    players = [competitor("Ola"), monopolist("Jan"), competitor("Ewa")]
    game = at(PL, players, {31: "Jan", 5: "Ewa", 12: "Ewa"})
    events = moves(game, "Jan: offer Ewa give 31 take 5 12 cash 40", "accept")
    assert ruled(events) == [("Ewa", "Jan", 40, "23")]
    assert [owner(game, space) for space in (31, 5, 12)] == ["Ewa", "Jan", "Jan"]
    assert (game.phase, game.to_act) == ("throw", "Ola")


def test_pl_23_a_built_street_is_first_sold_bare():
    """Houses go to the bank for half; a street beside it needs no clearing, unless a monopoly breaks."""
    game = two(titles={31: ("Ola", 1), 32: "Ola"})
    assert refused(game, "offer Jan give 31 take cash 100") == "bare-first"
    moves(game, "offer Jan give 32 take cash 100", "accept", "sell 31", "offer Jan give 31 take cash 100", "accept")
    assert (owner(game, 31), owner(game, 32)) == ("Jan", "Jan")
    game = two_jan(titles={31: ("Jan", 1), 32: "Jan"})
    assert refused(game, "offer Ola give 32 take cash 100") == "monopoly-houses"


# 24. Bankruptcy


def test_pl_24_to_a_player_houses_at_half_price_then_all_to_the_creditor():
    """Jan owes 130; 20 + 25 + 30 + 30 = 105 will not do: Ola gets 45 in cash and the titles as they are."""
    game = two_jan(
        jan={"cash": 20, "space": 24}, titles={31: ("Ola", "hotel"), 1: ("Jan", 1), 3: "Jan", 5: ("Jan", "mortgaged")}
    )
    roll(game, 3, 4)
    assert pays(game.play("give-up")) == [("bank", "Jan", 25), ("Jan", "Ola", 45)]
    assert cash(game) == {"Ola": 1045, "Jan": 0}
    assert [owner(game, space) for space in (1, 3, 5)] == ["Ola", "Ola", "Ola"]
    assert built(game, 1) == 0
    assert title(game, 5)["mortgaged"]


def test_pl_24_to_the_bank_titles_are_sold_anew():
    """The mortgage is forgotten: the next who lands there may buy at the full price."""
    players = [competitor("Ola", cash=3, space=31), monopolist("Jan", space=30), competitor("Ewa")]
    game = at(PL, players, {37: ("Ola", "mortgaged")})
    roll(game, 3, 4)
    game.play("give-up")
    assert (owner(game, 37), game.turn) == (None, "Jan")
    roll(game, 3, 4)
    assert pays(game.play("buy")) == [("Jan", "bank", 350)]
    assert not title(game, 37)["mortgaged"]


def test_pl_24_nobody_is_bankrupt_who_can_raise_the_money():
    """75 due, 40 in hand, a street worth 50: he has to mortgage and pay."""
    game = two({"cash": 40, "space": 31}, titles={6: "Ola"})
    roll(game, 3, 4)
    assert (game.phase, game.to_act) == ("debt", "Ola")
    assert refused(game, "give-up") == "can-raise"
    assert refused(game, "pay") == "cash"
    moves(game, "mortgage 6", "pay")
    assert cash(game)["Ola"] == 15
    assert game.phase == "end"


# 25. The richest, 26. loans


def test_pl_25_cash_and_one_visit_to_each_unmortgaged_title():
    """Ewa: 400 + 130 + 4 × 8 = 562 with her utility's throw; Ola: 540 + 20, her mortgaged street nothing."""
    players = [monopolist("Jan", cash=3, space=31), competitor("Ola", cash=540), competitor("Ewa", cash=400)]
    titles = {25: "Ola", 39: ("Ola", "mortgaged"), 31: ("Ewa", "hotel"), 28: "Ewa"}
    game = at(PL, players, titles, aim="camp")
    roll(game, 3, 4)
    game.play("give-up")
    assert (game.phase, game.to_act) == ("count", "chance")
    game.play("dice 2 6")
    assert game.result.worth == {"Jan": 0, "Ola": 560, "Ewa": 562}
    assert game.result.winners == ["Ewa"]


def test_pl_26_players_do_not_lend_money():
    """No move lends, nor does an offer of money alone; what cannot be paid cannot be bought."""
    game = two({"cash": 59, "space": 1}, titles={1: "Jan"})
    assert refused(game, "lend Jan 10") == "garbled"
    roll(game, 3, 4)  # to 8, price 100
    refusal = game.why_not("Ola", "buy")
    assert (refusal.code, refusal.rule) == ("cash", "9")
    assert refused(game, "offer Jan give cash 10", by="Ola") == "loan"
    assert game.why_not("Ola", "offer Jan give cash 10").rule == "26"


# The game with a time limit


def test_pl_time_a_each_adjusts_with_the_bank_alone():
    """Build, sell, mortgage, lift, one after another; no trade."""
    game = two({"cash": 500}, {"cash": 500}, {34: "Ola", 37: "Jan", 39: "Jan", 5: ("Jan", "mortgaged")}, aim="timed")
    game.play("time")
    assert (game.phase, game.to_act) == ("adjust", "Ola")
    moves(game, "build 34", "build 34", "sell 34", "end")
    assert game.to_act == "Jan"
    assert refused(game, "offer Ola give 5 take cash 10") == "no-trade-timed"
    moves(game, "build 39", "lift 5", "mortgage 5")
    assert cash(game) == {"Ola": 500 - 400 + 100, "Jan": 500 - 200 - 110 + 100}


def test_pl_time_bcd_a_tenth_or_a_fifth_is_kept_then_the_bank_goes_round():
    """Ola keeps 100 of 1009 and gets 52 + 4 × 10 = 192; Jan keeps 201 of 1009 and gets nothing for his mortgage: 201 wins."""
    game = two({"cash": 1009}, {"cash": 1009}, {34: ("Ola", 1), 12: "Ola", 39: ("Jan", "mortgaged")}, aim="timed")
    events = moves(game, "time", "end", "end")
    assert [line for line in ruled(events) if line[1] == "bank"] == [("Ola", "bank", 909, KEPT), ("Jan", "bank", 808, KEPT)]
    game.play("dice 4 6")
    assert game.result.worth == {"Ola": 192, "Jan": 201}
    assert game.result.winners == ["Jan"]
    assert game.to_act is None


def test_pl_time_nothing_is_adjusted_after_the_cash_is_cut():
    """While the bank goes round, mortgages would bring fresh money: the time for them is over."""
    game = two({}, {}, {12: "Ola", 39: "Jan"}, aim="timed")
    moves(game, "time", "end", "end")
    assert game.phase == "count"
    assert game.why_not("Jan", "mortgage 39") is not None
    assert game.why_not("Ola", "mortgage 12") is not None


def test_pl_time_trading_is_free_before():
    """Only the reckoning is with the bank alone."""
    game = two(titles={34: "Ola"}, aim="timed")
    moves(game, "offer Jan give 34 take cash 5", "accept")
    assert owner(game, 34) == "Jan"
