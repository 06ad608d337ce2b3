"""Anti-Monopoly by the French leaflet in euros (`anti-fr`): each paragraph in our own words, every figure worked out by hand."""

from typing import Any

import pytest
from table import at, competitor, kinds, monopolist, refused, roll, row, ruled
from table import cash as purses
from table import title as deed_of

import duopoly

EDITION = "anti-fr"
MORTGAGED = "mortgaged"
BOX = "Contenu de la boîte"
TITLES = [1, 3, 5, 6, 8, 9, 11, 12, 13, 14, 15, 16, 18, 19, 21, 23, 24, 25, 26, 27, 28, 29, 31, 32, 34, 35, 37, 39]
STREETS = [space for space in TITLES if space not in (5, 12, 15, 25, 28, 35)]


def table(*players: dict[str, Any], titles: dict[int, Any] | None = None, **fields: Any) -> duopoly.Game:
    """A position of this edition: the first player is on turn."""
    return at(EDITION, list(players), titles, **fields)


def cash(game: duopoly.Game) -> list[int]:
    """Everybody's cash, in the order of the seats."""
    return list(purses(game).values())


def title(game: duopoly.Game, space: int) -> tuple[str, Any, bool] | None:
    """Owner, buildings, mortgaged; None while the bank has it."""
    card = deed_of(game, space)
    return (card["owner"], card["buildings"], card["mortgaged"]) if card["owner"] else None


def refuses(game: duopoly.Game, move: str, code: str, rule: str | None = None, by: str | None = None) -> None:
    """The move is refused with the code, and its paragraph where that is asked; nothing has changed."""
    if rule is not None:
        assert game.why_not(by, move).rule == rule
    assert refused(game, move, by) == code


def rent_at(space: int, titles: dict[int, Any], owner: str = "monopolist") -> tuple[int, str]:
    """What Ann pays Bob on landing at the space, and by which paragraph; she comes from three spaces before, by 1 and 2."""
    roles = {"monopolist": (competitor, monopolist), "competitor": (monopolist, competitor)}[owner]
    game = table(roles[0]("Ann", space=space - 3), roles[1]("Bob"), titles=titles)
    events = roll(game, 1, 2)
    assert row(game, "Ann")["space"] == space
    paid = [payment for payment in ruled(events) if payment[:2] == ("Ann", "Bob")]
    assert cash(game) == [1000 - sum(p[2] for p in paid), 1000 + sum(p[2] for p in paid)]
    return (paid[0][2], paid[0][3]) if paid else (0, "")


# 1. The object


def test_fr_1_option_a_the_last_one_standing_wins():
    """Option A: whoever has seen everybody else go bankrupt has won."""
    game = table(competitor("Ann", cash=10, space=35), monopolist("Bob"), aim="last")
    roll(game, 1, 2)  # property tax: 75, she has 10
    events = game.play("give-up")
    assert game.result.winners == ["Bob"]
    assert game.result.aim == "last"
    assert (game.phase, game.to_act) == ("over", None)
    assert next(event.rule for event in events if event.kind == "over") == "1"


def test_fr_1_option_a_goes_on_within_a_camp():
    """Option A: with one camp gone the others of the other camp play on against each other."""
    game = table(competitor("Ann", cash=10, space=35), monopolist("Bob"), monopolist("Dan"), aim="last")
    roll(game, 1, 2)
    game.play("give-up")
    assert game.result is None
    assert (game.phase, game.to_act) == ("throw", "Bob")


def test_fr_1_option_b_the_richest_of_the_camp_that_is_left():
    """Option B: all competitors out, the richest monopolist wins. Bob 500; Dan 450 + 22 + 40 = 512."""
    players = [competitor("Ann", cash=10, space=35), monopolist("Bob", cash=500), monopolist("Dan", cash=450)]
    game = table(*players, titles={21: "Dan", 5: "Dan"}, aim="camp")
    roll(game, 1, 2)
    game.play("give-up")
    assert game.result.winners == ["Dan"]
    assert game.result.worth == {"Ann": 0, "Bob": 500, "Dan": 512}


# 2 and 3. The bank, the decks


def test_fr_2_the_bank_holds_all_titles_at_the_start():
    """The bank manages titles, houses and hotels: nobody owns anything when the game begins."""
    game = duopoly.Game(EDITION, ["Ann", "Bob"], roles=["competitor", "monopolist"])
    assert game.position()["titles"] == {}
    assert sorted(t.index for t in game.edition.titles.values()) == TITLES


def test_fr_3_two_decks_of_twenty_five_face_down():
    """Both decks are shuffled: any of the 25 competitor cards may come up for a competitor, any of the others for a monopolist."""
    game = table(competitor("Ann", space=4), monopolist("Bob"))
    roll(game, 1, 2)
    assert (game.phase, game.to_act) == ("card", "chance")
    assert game.legal() == [f"card C{n:02}" for n in range(1, 26)]
    game = table(monopolist("Bob", space=4), competitor("Ann"))
    roll(game, 1, 2)
    assert game.legal() == [f"card M{n:02}" for n in range(1, 26)]


# 4. Roles


def test_fr_4_roles_may_be_agreed_freely():
    """Players may choose freely or by agreement: the roles are given, and the game begins."""
    game = duopoly.Game(EDITION, ["Ann", "Bob", "Cem"], roles=["monopolist", "competitor", "monopolist"])
    assert [seat["role"] for seat in game.position()["players"]] == ["monopolist", "competitor", "monopolist"]
    assert (game.phase, game.to_act) == ("throw", "Ann")


def test_fr_4_roles_by_throws_highest_first_then_clockwise():
    """Or the dice decide: the highest throw chooses first, the others one after another clockwise, within the balance."""
    game = duopoly.Game(EDITION, ["Ann", "Bob", "Cem", "Dan", "Eve"])
    for dice in ("1 2", "5 4", "2 3", "1 1", "2 2"):
        assert (game.phase, game.to_act) == ("order", "chance")
        game.play(f"dice {dice}")
    for name in ("Bob", "Cem", "Dan"):
        assert (game.phase, game.to_act) == ("role", name)
        assert game.legal() == ["role competitor", "role monopolist"]
        game.play("role monopolist")
    if game.phase == "role":  # the others have one choice left: 3 + 2, never 4 + 1
        assert game.to_act == "Eve"
        refuses(game, "role monopolist", "balance", "4")
        game.play("role competitor")
        game.play("role competitor")
    roles = [seat["role"] for seat in game.position()["players"]]
    assert roles == ["competitor", "monopolist", "monopolist", "monopolist", "competitor"]


@pytest.mark.parametrize("camps", [(1, 1), (2, 1), (1, 2), (2, 2), (2, 3), (3, 2), (3, 3)])
def test_fr_4_camps_equal_or_one_apart(camps):
    """An even number of players: equal camps; an odd number: a difference of one."""
    roles = ["competitor"] * camps[0] + ["monopolist"] * camps[1]
    game = duopoly.Game(EDITION, ["Ann", "Bob", "Cem", "Dan", "Eve", "Fay"][: len(roles)], roles=roles)
    assert game.to_act == "Ann"


@pytest.mark.parametrize("camps", [(2, 4), (4, 2), (1, 4), (4, 1), (2, 0), (0, 2), (1, 3), (3, 0)])
def test_fr_4_camps_out_of_balance(camps):
    """Two competitors and four monopolists, the leaflet's example, cannot be; nor any other camps so unequal."""
    roles = ["competitor"] * camps[0] + ["monopolist"] * camps[1]
    with pytest.raises(duopoly.BadPosition):
        duopoly.Game(EDITION, ["Ann", "Bob", "Cem", "Dan", "Eve", "Fay"][: len(roles)], roles=roles)


def test_fr_4_roles_never_change_during_the_game():
    """Once play has begun nobody takes another role, and there is no swapping of roles."""
    game = table(competitor("Ann"), monopolist("Bob"))
    refuses(game, "swap Bob", "no-swap", "4")
    refuses(game, "role monopolist", "not-now")


# 5 and 6. The start


def test_fr_5_fifteen_hundred_each_in_the_leaflets_notes():
    """1500 each: 2 of 500, 3 of 100, 2 of 50, 7 of 10, 5 of 5, 5 of 1; all pawns on Start."""
    game = duopoly.Game(EDITION, ["Ann", "Bob"], roles=["monopolist", "competitor"])
    assert [(seat["cash"], seat["space"]) for seat in game.position()["players"]] == [(1500, 0), (1500, 0)]
    notes = {int(note): many for note, many in game.edition.money.start_notes.items()}
    assert notes == {500: 2, 100: 3, 50: 2, 10: 7, 5: 5, 1: 5}
    assert 2 * 500 + 3 * 100 + 2 * 50 + 7 * 10 + 5 * 5 + 5 * 1 == 1500


def test_fr_5_pawns_go_clockwise_by_the_sum_of_both_dice():
    """6 and 4 lead from 27 to 37; 6 and 5 from 37 past Start to 8."""
    game = table(competitor("Ann", space=27), monopolist("Bob"))
    roll(game, 6, 4)
    assert row(game, "Ann")["space"] == 37
    game = table(competitor("Ann", space=37), monopolist("Bob"))
    roll(game, 6, 5)
    assert row(game, "Ann")["space"] == 8


def test_fr_6_the_highest_throw_begins():
    """The throw that gave the choice of roles also says who begins; a tie at the top is thrown again by the tied alone."""
    game = duopoly.Game(EDITION, ["Ann", "Bob", "Cem"])
    for dice in ("4 4", "2 1", "6 2"):
        game.play(f"dice {dice}")
    assert game.phase == "order"
    events = game.play("dice 1 2")
    assert events[0].player == "Ann"
    assert events[0].rule == "6"
    events = game.play("dice 2 2")
    assert events[0].player == "Cem"
    while game.phase == "role":
        game.play(game.legal()[0])
    assert (game.phase, game.to_act) == ("throw", "Cem")


# 7. Doubles


def test_fr_7_a_double_moves_and_gives_one_more_throw():
    """A double moves as usual, then the player throws once more; a second double counts as any throw, and the turn is over."""
    game = table(competitor("Ann", space=0), monopolist("Bob"))
    roll(game, 3, 3)
    assert row(game, "Ann")["space"] == 6
    events = game.play("decline")
    assert next(event.rule for event in events if event.kind == "extra-throw") == "7"
    assert (game.phase, game.to_act) == ("throw", "Ann")
    roll(game, 2, 2)
    assert row(game, "Ann")["space"] == 10
    assert (game.phase, game.to_act) == ("end", "Ann")
    refuses(game, "throw", "not-now")
    game.play("end")
    assert (game.phase, game.to_act) == ("throw", "Bob")


def test_fr_7_no_double_no_further_throw():
    """An ordinary throw ends the turn once its space is settled."""
    game = table(competitor("Ann", space=7), monopolist("Bob"))
    roll(game, 1, 2)
    assert (game.phase, game.to_act) == ("end", "Ann")


# 8. Purchase and rent


@pytest.mark.parametrize(("space", "price"), [(24, 240), (25, 200), (12, 150), (39, 400)])
def test_fr_8_an_unowned_title_is_bought_at_its_price(space, price):
    """Street, company or utility that nobody owns: the bank sells it at the printed price."""
    game = table(competitor("Ann", space=space - 3), monopolist("Bob"))
    roll(game, 1, 2)
    assert (game.phase, game.to_act) == ("buy", "Ann")
    assert ruled(game.play("buy")) == [("Ann", "bank", price, "8")]
    assert cash(game) == [1000 - price, 1000]
    assert title(game, space) == ("Ann", 0, False)


def test_fr_8_declined_it_stays_with_the_bank():
    """Who does not buy leaves the title with the bank: no auction, no payment."""
    game = table(competitor("Ann", space=21), monopolist("Bob"))
    roll(game, 1, 2)
    assert ruled(game.play("decline")) == []
    assert title(game, 24) is None
    assert (game.phase, game.to_act) == ("end", "Ann")
    assert cash(game) == [1000, 1000]


def test_fr_8_the_price_must_be_there_but_may_be_raised_first():
    """With 100 she cannot buy for 240; mortgaging Syntagma (half of 400) makes 300, and 60 are left."""
    game = table(competitor("Ann", cash=100, space=21), monopolist("Bob"), titles={39: "Ann"})
    roll(game, 1, 2)
    refuses(game, "buy", "cash")
    game.play("mortgage 39")
    game.play("buy")
    assert cash(game) == [60, 1000]
    assert title(game, 24) == ("Ann", 0, False)


@pytest.mark.parametrize(
    ("owner", "rent"),
    [("competitor", 24), ("monopolist", 24)],
)
def test_fr_8_the_visitor_pays_the_owner_the_card(owner, rent):
    """A street of somebody else: the rent printed on the card; a single bare street is the same for both roles."""
    assert rent_at(24, {24: "Bob"}, owner) == (rent, "8")


@pytest.mark.parametrize(
    ("owner", "buildings", "rent"),
    [
        ("competitor", 1, 39),
        ("competitor", 4, 84),
        ("competitor", "hotel", 99),
        ("monopolist", 1, 78),
        ("monopolist", 3, 138),
        ("monopolist", "hotel", 168),
    ],
)
def test_fr_8_monopolists_ask_more_than_competitors(owner, buildings, rent):
    """The card has a column for each role: on built streets the monopolist's is about twice the competitor's, and never doubled."""
    assert rent_at(24, {24: ("Bob", buildings), 21: "Bob"}, owner)[0] == rent


def test_fr_8_nothing_is_due_on_ones_own_title():
    """Landing at home costs nothing."""
    game = table(competitor("Ann", space=21), monopolist("Bob"), titles={24: ("Ann", 2)})
    assert ruled(roll(game, 1, 2)) == []
    assert (game.phase, game.to_act) == ("end", "Ann")


# 9. Monopolies


@pytest.mark.parametrize(
    ("space", "titles", "rent"),
    [
        (21, (21, 23), 44),  # two of three streets
        (24, (21, 23, 24), 48),  # the third, once it is his too
        (3, (1, 3), 12),  # both of a city of two
        (39, (37, 39), 80),
        (18, (18, 19), 36),
    ],
)
def test_fr_9_two_streets_of_a_city_are_a_monopoly(space, titles, rent):
    """A monopolist with two streets of a city, of two or of three, charges twice the printed rent on each of his streets there."""
    assert rent_at(space, dict.fromkeys(titles, "Bob")) == (rent, "9")


def test_fr_9_the_bare_street_beside_a_built_one_doubles_too():
    """A hotel on one street of Paris, the other bare: 44 there."""
    assert rent_at(23, {21: ("Bob", "hotel"), 23: "Bob"}) == (44, "9")


def test_fr_9_one_street_is_no_monopoly():
    """One street of three, or one each for two monopolists: the single rent, 22."""
    assert rent_at(21, {21: "Bob"}) == (22, "8")
    assert rent_at(21, {21: "Bob", 23: "Ann"}) == (22, "8")


def test_fr_9_competitors_never_double():
    """A competitor who owns the whole city still asks 22."""
    assert rent_at(21, {21: "Bob", 23: "Bob", 24: "Bob"}, "competitor") == (22, "8")


def test_fr_9_monopolists_build_only_under_a_monopoly():
    """With one street of Paris a monopolist may not build there; with two he may. A competitor may with a single one."""
    game = table(monopolist("Bob"), competitor("Ann"), titles={21: "Bob", 31: "Bob", 32: "Bob"})
    refuses(game, "build 21", "no-monopoly", "9")
    assert ruled(game.play("build 31")) == [("Bob", "bank", 200, "10")]
    game = table(competitor("Ann"), monopolist("Bob"), titles={21: "Ann"})
    assert ruled(game.play("build 21")) == [("Ann", "bank", 150, "10")]


# 10. Houses and hotels


def test_fr_10_competitors_four_houses_then_the_hotel():
    """Four houses at 150, then a hotel at 150 for which the four go back; nothing comes after. 1000 - 5 x 150 = 250."""
    game = table(competitor("Ann"), monopolist("Bob"), titles={24: "Ann"})
    for houses in (1, 2, 3, 4, "hotel"):
        assert ruled(game.play("build 24")) == [("Ann", "bank", 150, "10")]
        assert title(game, 24) == ("Ann", houses, False)
    refuses(game, "build 24", "fully-built", "10")
    assert cash(game) == [250, 1000]


def test_fr_10_monopolists_three_houses_then_the_hotel():
    """Three houses at 150, then the hotel at 150 for which the three go back. 1000 - 4 x 150 = 400."""
    game = table(monopolist("Bob"), competitor("Ann"), titles={23: "Bob", 24: "Bob"})
    for houses in (1, 2, 3, "hotel"):
        game.play("build 24")
        assert title(game, 24) == ("Bob", houses, False)
    refuses(game, "build 24", "fully-built", "10")
    assert cash(game) == [400, 1000]


def test_fr_10_only_on_ones_own_turn():
    """Houses are bought by the player whose turn it is, before his throw, while he decides, and after."""
    game = table(competitor("Ann", space=7), monopolist("Bob"), titles={24: "Ann", 1: "Bob", 3: "Bob"})
    refuses(game, "build 1", "not-your-turn", "10", by="Bob")
    game.play("build 24")
    roll(game, 1, 2)
    game.play("build 24")
    refuses(game, "build 1", "not-your-turn", "10", by="Bob")
    game.play("end")
    game.play("build 1", by="Bob")
    assert cash(game) == [700, 950]


def test_fr_10_buildings_may_be_spread_as_one_likes():
    """A house in one street and a hotel in another of the same city, a third bare: no evenness is asked."""
    game = table(monopolist("Bob"), competitor("Ann"), titles={21: "Bob", 23: "Bob", 24: "Bob"})
    for space in (24, 24, 24, 24, 21):
        game.play(f"build {space}")
    assert [title(game, space)[1] for space in (21, 23, 24)] == [1, 0, "hotel"]


def test_fr_10_a_house_never_moves():
    """There is no moving to another street: selling at 75 and buying at 150 is the only way."""
    game = table(competitor("Ann"), monopolist("Bob"), titles={21: ("Ann", 1), 24: "Ann"})
    assert not any("21" in move and "24" in move for move in game.legal("Ann"))
    game.play("sell 21")
    game.play("build 24")
    assert cash(game) == [1000 + 75 - 150, 1000]


def test_fr_10_what_cannot_be_built_on():
    """Not on a company, on somebody else's street, on a mortgaged one, or without the price."""
    titles = {25: "Ann", 21: "Bob", 24: ("Ann", MORTGAGED), 39: "Ann"}
    game = table(competitor("Ann", cash=199), monopolist("Bob"), titles=titles)
    refuses(game, "build 25", "not-a-street", "10")
    refuses(game, "build 21", "not-yours", "10")
    refuses(game, "build 24", "mortgaged")
    refuses(game, "build 39", "cash")


def test_fr_10_offers_for_the_titles_of_others_at_any_time():
    """A player may bid for another's property at any time, also off turn; a built street is first cleared."""
    game = table(competitor("Ann", space=7), monopolist("Bob"), titles={24: ("Ann", 1), 21: "Ann"})
    roll(game, 1, 2)
    refuses(game, "offer Ann give cash 300 take 24", "bare-first", "21", by="Bob")
    game.play("offer Ann give cash 300 take 21", by="Bob")
    assert (game.phase, game.to_act) == ("answer", "Ann")
    game.play("accept")
    assert cash(game) == [1300, 700]
    game.play("sell 24")
    game.play("offer Ann give cash 300 take 24", by="Bob")
    game.play("accept")
    assert cash(game) == [1675, 400]
    assert title(game, 24) == ("Bob", 0, False)


def test_fr_10_the_box_is_the_supply_of_houses():
    """The box has 35 houses, first come first served: the 36th cannot be bought until one comes back."""
    titles = dict.fromkeys(STREETS[:8], ("Ann", 4)) | {STREETS[8]: ("Ann", 2), 37: "Ann"}
    game = table(competitor("Ann", cash=5000), monopolist("Bob"), titles=titles)  # 8 x 4 + 2 = 34
    game.play("build 37")
    refuses(game, "build 37", "no-houses-left", BOX)
    assert title(game, 37) == ("Ann", 1, False)
    game.play("sell 1")
    game.play("build 37")
    assert title(game, 37) == ("Ann", 2, False)


def test_fr_10_the_last_house_goes_to_who_asks_first():
    """34 of the 35 houses are out, and Bob could use the last one too: nobody asks him, and nothing is auctioned."""
    titles = dict.fromkeys(STREETS[:8], ("Ann", 4)) | {STREETS[8]: ("Ann", 2), 31: "Ann", 37: "Bob", 39: "Bob"}
    game = table(competitor("Ann"), monopolist("Bob"), titles=titles)
    assert ruled(game.play("build 31")) == [("Ann", "bank", 200, "10")]
    assert (game.phase, game.to_act) == ("throw", "Ann")


def test_fr_10_a_hotel_gives_its_houses_back_to_the_box():
    """With all 35 houses out, a hotel for four of them leaves four to buy: four more can be built, a fifth cannot."""
    titles = dict.fromkeys(STREETS[:8], ("Ann", 4)) | {STREETS[8]: ("Ann", 3), 37: "Ann", 39: "Ann"}
    game = table(competitor("Ann", cash=5000), monopolist("Bob"), titles=titles)  # 8 x 4 + 3 = 35
    refuses(game, "build 37", "no-houses-left")
    game.play("build 1")
    assert title(game, 1) == ("Ann", "hotel", False)
    for _ in range(4):
        game.play("build 37")
    refuses(game, "build 39", "no-houses-left")


def test_fr_10_the_box_is_the_supply_of_hotels():
    """The box has 15 hotels: the sixteenth cannot be bought."""
    titles = dict.fromkeys(STREETS[:15], ("Ann", "hotel")) | {39: ("Ann", 4)}
    game = table(competitor("Ann", cash=5000), monopolist("Bob"), titles=titles)
    refuses(game, "build 39", "no-hotels-left", BOX)


def test_fr_10_a_hotel_without_houses_to_step_back_to_is_sold_down():
    """With no house in the box a Rome hotel goes back at once with its four houses: 5 x 25 = 125."""
    titles = dict.fromkeys(STREETS[1:9], ("Ann", 4)) | {STREETS[9]: ("Ann", 3), 1: ("Ann", "hotel")}
    game = table(competitor("Ann"), monopolist("Bob"), titles=titles)
    assert sum(event[2] for event in ruled(game.play("sell 1"))) == 125
    assert title(game, 1) == ("Ann", 0, False)
    assert cash(game) == [1125, 1000]


def test_fr_10_a_hotel_steps_back_to_the_houses_that_are_there():
    """With two houses in the box it steps back to those two: the hotel and two houses, 3 x 25 = 75."""
    titles = dict.fromkeys(STREETS[1:9], ("Ann", 4)) | {STREETS[9]: ("Ann", 1), 1: ("Ann", "hotel")}
    game = table(competitor("Ann"), monopolist("Bob"), titles=titles)  # 33 houses out
    game.play("sell 1")
    assert title(game, 1) == ("Ann", 2, False)
    assert cash(game) == [1075, 1000]


# 11. Mortgages


def test_fr_11a_any_time_for_half_the_price():
    """Bob mortgages in Ann's turn, before and after her throw: 120 for Champs-Élysées, 75 for the gas company."""
    game = table(competitor("Ann", space=7), monopolist("Bob"), titles={24: "Bob", 28: "Bob"})
    assert ruled(game.play("mortgage 24", by="Bob")) == [("bank", "Bob", 120, "11A")]
    roll(game, 1, 2)
    assert ruled(game.play("mortgage 28", by="Bob")) == [("bank", "Bob", 75, "11A")]
    assert cash(game) == [1000, 1195]
    refuses(game, "mortgage 24", "mortgaged", by="Bob")


def test_fr_11b_buildings_on_that_street_are_sold_first():
    """A built street is not mortgaged until its own houses are sold at half price; the city's other houses may stand."""
    game = table(competitor("Ann"), monopolist("Bob"), titles={21: ("Bob", 1), 23: ("Bob", 2), 24: "Bob"})
    refuses(game, "mortgage 21", "sell-first", "11B", by="Bob")
    game.play("sell 21", by="Bob")
    game.play("mortgage 21", by="Bob")
    assert cash(game) == [1000, 1000 + 75 + 110]
    assert title(game, 23) == ("Bob", 2, False)


def test_fr_11c_mortgaged_titles_change_hands_at_any_price():
    """A mortgaged street may be sold to another player at any time at an agreed price; it stays mortgaged and nothing else is due."""
    game = table(competitor("Ann"), monopolist("Bob"), competitor("Cem"), titles={24: ("Bob", MORTGAGED)})
    game.play("offer Cem give 24 take cash 7", by="Bob")
    game.play("accept")
    assert title(game, 24) == ("Cem", 0, True)
    assert cash(game) == [1000, 1007, 993]


@pytest.mark.parametrize(("space", "amount"), [(24, 132), (37, 193), (12, 83), (1, 33), (5, 110)])
def test_fr_11d_lifting_costs_what_the_back_of_the_card_says(space, amount):
    """The mortgage and a tenth of it, halves rounded up: 132 for 120, 193 for 175, 83 for 75."""
    game = table(competitor("Ann"), monopolist("Bob"), titles={space: ("Ann", MORTGAGED)})
    assert ruled(game.play(f"lift {space}")) == [("Ann", "bank", amount, "11D")]
    assert title(game, space) == ("Ann", 0, False)


def test_fr_11d_lifting_only_on_ones_own_turn():
    """Whoever wants to lift waits for his turn; on it he may lift before and after the throw."""
    game = table(competitor("Ann", space=7), monopolist("Bob"), titles={24: ("Bob", MORTGAGED), 21: ("Ann", MORTGAGED)})
    refuses(game, "lift 24", "lift-own-turn", "11D", by="Bob")
    roll(game, 1, 2)
    refuses(game, "lift 24", "lift-own-turn", "11D", by="Bob")
    game.play("lift 21")
    game.play("end")
    game.play("lift 24", by="Bob")
    assert cash(game) == [1000 - 121, 1000 - 132]


def test_fr_11d_what_is_not_mortgaged_is_not_lifted():
    """Lifting asks for a mortgage, for one's own title, and for the money."""
    game = table(
        competitor("Ann", cash=131), monopolist("Bob"), titles={24: ("Ann", MORTGAGED), 21: "Ann", 23: ("Bob", MORTGAGED)}
    )
    refuses(game, "lift 21", "not-mortgaged")
    refuses(game, "lift 23", "not-yours")
    refuses(game, "lift 24", "cash")


@pytest.mark.parametrize("owner", ["competitor", "monopolist"])
@pytest.mark.parametrize("space", [24, 25, 28])
def test_fr_11e_no_rent_on_a_mortgaged_title(owner, space):
    """Neither a competitor nor a monopolist gets anything for a mortgaged street, company or utility."""
    assert rent_at(space, {space: ("Bob", MORTGAGED)}, owner) == (0, "")


def test_fr_11e_says_why_nothing_is_paid():
    """The fact that no rent is due names the mortgage's paragraph."""
    game = table(competitor("Ann", space=21), monopolist("Bob"), titles={24: ("Bob", MORTGAGED)})
    assert [event.rule for event in roll(game, 1, 2) if event.kind == "no-rent"] == ["11E"]


def test_fr_11f_a_needed_street_mortgaged_ends_building_in_the_city():
    """Two streets of Paris, one mortgaged: the monopoly is gone and nothing may be built there, houses may be sold."""
    game = table(monopolist("Bob"), competitor("Ann"), titles={21: ("Bob", 2), 23: "Bob"})
    game.play("mortgage 23")
    refuses(game, "build 21", "no-monopoly")
    assert title(game, 21) == ("Bob", 2, False)
    game.play("sell 21")
    assert cash(game) == [1000 + 110 + 75, 1000]


@pytest.mark.parametrize(
    ("space", "buildings", "rent"),
    [(21, 1, 37), (21, 2, 52), (21, 3, 67), (21, "hotel", 82), (24, 1, 39), (24, "hotel", 84)],
)
def test_fr_11f_houses_left_in_place_earn_no_double_rent(space, buildings, rent):
    """Buildings in the other street may stay, but the city is no monopoly: half of the card's column, 74 becomes 37."""
    assert rent_at(space, {space: ("Bob", buildings), 23: ("Bob", MORTGAGED)})[0] == rent


def test_fr_11f_the_bare_street_left_goes_back_to_its_single_rent():
    """Bare, with its neighbor mortgaged: 22."""
    assert rent_at(21, {21: "Bob", 23: ("Bob", MORTGAGED)}) == (22, "8")


def test_fr_11f_lifting_brings_building_and_rent_back():
    """The mortgage paid off (121), two houses earn 104 again and a third may be built."""
    titles = {21: ("Bob", 2), 23: ("Bob", MORTGAGED)}
    game = table(monopolist("Bob", space=7), competitor("Ann", space=18), titles=titles)
    game.play("lift 23")
    game.play("build 21")
    game.play("sell 21")
    assert cash(game) == [1000 - 121 - 150 + 75, 1000]
    roll(game, 1, 2)
    game.play("end")
    roll(game, 1, 2)
    assert cash(game) == [804 + 104, 1000 - 104]


def test_fr_11f_the_leaflets_example_two_others_still_double():
    """Three streets, one of them built: its two houses sold (150) and it mortgaged (110), the other two still make a monopoly."""
    game = table(competitor("Ann", space=20), monopolist("Bob"), titles={21: ("Bob", 2), 23: "Bob", 24: "Bob"})
    for move in ("sell 21", "sell 21", "mortgage 21"):
        game.play(move, by="Bob")
    assert cash(game) == [1000, 1260]
    assert ruled(roll(game, 1, 2)) == [("Ann", "Bob", 44, "9")]
    game = table(competitor("Ann", space=21), monopolist("Bob"), titles={21: ("Bob", MORTGAGED), 23: "Bob", 24: "Bob"})
    assert ruled(roll(game, 1, 2)) == [("Ann", "Bob", 48, "9")]
    game.play("end")
    game.play("build 24")  # and the right to build is still there


def test_fr_11f_a_street_not_needed_leaves_the_monopoly_whole():
    """Of three streets a bare one is mortgaged: two houses elsewhere in the city earn 104 as before."""
    assert rent_at(21, {21: ("Bob", 2), 23: ("Bob", MORTGAGED), 24: "Bob"})[0] == 104


def test_fr_11f_a_competitor_loses_nothing():
    """A competitor needs no monopoly: with the neighbor mortgaged two houses earn 52, and he builds on."""
    assert rent_at(21, {21: ("Bob", 2), 23: ("Bob", MORTGAGED)}, "competitor")[0] == 52
    game = table(competitor("Ann"), monopolist("Bob"), titles={21: ("Ann", 2), 23: ("Ann", MORTGAGED)})
    game.play("build 21")
    assert title(game, 21) == ("Ann", 3, False)


def test_fr_11f_a_monopoly_broken_by_a_sale_keeps_its_houses_too():
    """The bare second street sold, the first keeps its two houses and earns half the column: 52."""
    game = table(competitor("Ann", space=18), monopolist("Bob"), titles={21: ("Bob", 2), 23: "Bob"})
    game.play("offer Ann give 23 take cash 200", by="Bob")
    game.play("accept")
    assert title(game, 21) == ("Bob", 2, False)
    roll(game, 1, 2)
    assert cash(game) == [1000 - 200 - 52, 1000 + 200 + 52]


def test_fr_11f_another_street_of_the_city_makes_the_monopoly_again():
    """The second mortgaged, the third bought: two unmortgaged streets, and two houses earn the whole column, 104."""
    game = table(monopolist("Bob", space=21), competitor("Ann", space=18), titles={21: ("Bob", 2), 23: ("Bob", MORTGAGED)})
    roll(game, 1, 2)
    game.play("buy")
    game.play("build 21")
    game.play("sell 21")
    game.play("end")
    assert [payment[2] for payment in ruled(roll(game, 1, 2))] == [104]


def test_fr_11f_half_the_houses_column_tells_why():
    """The reasons of the rent say that the monopoly is broken."""
    game = table(competitor("Ann", space=18), monopolist("Bob"), titles={21: ("Bob", 1), 23: ("Bob", MORTGAGED)})
    event = next(event for event in roll(game, 1, 2) if event.amount is not None)
    assert "broken-monopoly" in [reason.kind for reason in event.reasons]


# 12. Selling buildings


def test_fr_12_half_the_price_back_at_any_time():
    """A house goes back to the bank at half its price, 25 in Rome and 100 in Athens, also in another's turn."""
    game = table(competitor("Ann"), monopolist("Bob"), titles={1: ("Bob", 1), 3: "Bob", 39: ("Bob", 2), 37: "Bob"})
    assert ruled(game.play("sell 1", by="Bob")) == [("bank", "Bob", 25, "12")]
    assert ruled(game.play("sell 39", by="Bob")) == [("bank", "Bob", 100, "12")]
    refuses(game, "sell 1", "no-buildings", by="Bob")


@pytest.mark.parametrize(("role", "houses"), [(competitor, 4), (monopolist, 3)])
def test_fr_12_a_hotel_steps_back_to_the_houses_it_replaced(role, houses):
    """Sold, a hotel pays half its price (75) and the houses handed in for it stand there again."""
    other = monopolist if role is competitor else competitor
    game = table(role("Ann"), other("Bob"), titles={24: ("Ann", "hotel"), 23: "Ann"})
    game.play("sell 24")
    assert cash(game) == [1075, 1000]
    assert title(game, 24) == ("Ann", houses, False)


# 13. Start


@pytest.mark.parametrize(("space", "dice"), [(37, (1, 2)), (38, (6, 6)), (39, (5, 6))])
def test_fr_13_a_hundred_for_landing_on_or_passing_start(space, dice):
    """100 from the bank, whether the pawn stops on Start or goes over it."""
    game = table(competitor("Ann", space=space), monopolist("Bob"))
    assert ("bank", "Ann", 100, "13") in ruled(roll(game, *dice))
    assert cash(game) == [1100, 1000]


# 14. Prison, price war, visits


@pytest.mark.parametrize("role", [competitor, monopolist])
def test_fr_14_the_space_sends_straight_there(role):
    """Space 30 sends a competitor to the price war and a monopolist to prison, both on space 10; the turn is over."""
    other = monopolist if role is competitor else competitor
    game = table(role("Ann", space=23), other("Bob"))
    events = roll(game, 3, 4)
    assert next(event.rule for event in events if event.kind == "sent") == "14"
    assert (row(game, "Ann")["space"], row(game, "Ann")["held"]) == (10, 1)
    assert (game.phase, game.to_act) == ("end", "Ann")
    assert cash(game) == [1000, 1000]


@pytest.mark.parametrize(("role", "card"), [(competitor, "C02"), (competitor, "C14"), (monopolist, "M14"), (monopolist, "M20")])
def test_fr_14_a_card_sends_there_without_start_money(role, card):
    """A card may send there; the pawn going past Start on its way earns nothing."""
    other = monopolist if role is competitor else competitor
    game = table(role("Ann", space=33), other("Bob"))
    roll(game, 1, 2)
    assert ruled(game.play(f"card {card}")) == []
    assert (row(game, "Ann")["space"], row(game, "Ann")["held"]) == (10, 1)
    assert cash(game) == [1000, 1000]


def test_fr_14_in_a_price_war_rents_still_come_in():
    """A competitor in the price war goes on collecting: 39 for a house on Champs-Élysées, 20 for a company, 4 x 7 = 28."""
    titles = {24: ("Ann", 1), 25: "Ann", 28: "Ann"}
    for space, rent in ((24, 39), (25, 20)):
        game = table(monopolist("Bob", space=space - 3), competitor("Ann", space=10, held=1), titles=titles)
        roll(game, 1, 2)
        assert cash(game) == [1000 - rent, 1000 + rent]
    game = table(monopolist("Bob", space=25), competitor("Ann", space=10, held=2), titles=titles)
    roll(game, 1, 2)
    game.play("dice 3 4")
    assert cash(game) == [972, 1028]


def test_fr_14_in_a_price_war_nothing_is_bought():
    """No house, no title from another player, by her own offer or his: the price war forbids buying."""
    game = table(competitor("Ann", space=10, held=1), monopolist("Bob"), titles={24: "Ann", 39: "Bob"})
    refuses(game, "build 24", "price-war", "14")
    refuses(game, "offer Bob give cash 100 take 39", "price-war", "14")
    refuses(game, "offer Ann give 39 take cash 100", "price-war", "14", by="Bob")
    roll(game, 1, 2)  # no double: still there
    refuses(game, "build 24", "price-war", "14")


def test_fr_14_in_a_price_war_one_may_sell_mortgage_and_lift():
    """Selling, mortgaging and lifting are no purchases: + 300 for 24, + 75 for a house, + 200 for 39, - 121 for 21."""
    titles = {24: "Ann", 39: "Ann", 21: ("Ann", MORTGAGED), 23: ("Ann", 1)}
    game = table(competitor("Ann", space=10, held=1), monopolist("Bob"), titles=titles)
    game.play("offer Bob give 24 take cash 300")
    game.play("accept")
    game.play("sell 23")
    game.play("mortgage 39")
    game.play("lift 21")
    assert cash(game) == [1000 + 300 + 75 + 200 - 121, 700]


def test_fr_14_the_ban_ends_with_the_price_war():
    """Once she has paid the fine she may build at once: 1000 - 50 - 150."""
    game = table(competitor("Ann", space=10, held=1), monopolist("Bob"), titles={24: "Ann"})
    game.play("pay")
    game.play("build 24")
    assert cash(game) == [800, 1000]


def test_fr_14_the_ban_lasts_until_the_fine_is_paid():
    """Third turn with 20 in hand: while she owes the fine she is in the price war, and buys nothing. 20 + 200 for 39 - 50."""
    game = table(competitor("Ann", cash=20, space=10, held=3), monopolist("Bob"), titles={1: "Bob", 39: "Ann"})
    assert kinds(game.play("pay")) == ["debt"]
    assert (game.phase, row(game, "Ann")["held"]) == ("debt", 3)
    refuses(game, "offer Bob give 39 take 1 cash 300", "price-war", "14")
    game.play("mortgage 39")
    assert "free" in kinds(game.play("pay"))
    assert (game.phase, row(game, "Ann")["held"], cash(game)) == ("throw", 0, [170, 1000])
    assert game.why_not("Ann", "offer Bob give 39 take 1 cash 300") is None


@pytest.mark.parametrize("space", [24, 25, 28])
def test_fr_14_in_prison_no_rent_and_no_other_charge(space):
    """A monopolist in prison gets nothing for his streets, companies or utilities; no dice are thrown for him."""
    titles = {21: "Bob", 24: ("Bob", 1), 25: "Bob", 28: "Bob"}
    game = table(competitor("Ann", space=space - 3), monopolist("Bob", space=10, held=1), titles=titles)
    events = roll(game, 1, 2)
    assert ruled(events) == []
    assert [event.rule for event in events if event.kind == "no-rent"] == ["14"]
    assert (game.phase, game.to_act) == ("end", "Ann")


def test_fr_14_a_prisoner_may_buy():
    """Only the price war forbids buying: a monopolist in prison builds on his turn and buys from another player."""
    game = table(monopolist("Bob", space=10, held=1), competitor("Ann"), titles={21: "Bob", 23: "Bob", 39: "Ann"})
    game.play("build 21")
    game.play("offer Ann give cash 400 take 39")
    game.play("accept")
    assert cash(game) == [1000 - 150 - 400, 1400]


def test_fr_14_what_the_bank_gives_reaches_the_prisoner():
    """A card by which the bank pays 25 to every monopolist pays the one in prison too."""
    game = table(monopolist("Bob", space=4), competitor("Ann"), monopolist("Dan", space=10, held=1))
    roll(game, 1, 2)
    game.play("card M19")
    assert cash(game) == [1025, 1000, 1025]


@pytest.mark.parametrize("role", [competitor, monopolist])
def test_fr_14_a_visit_by_the_dice_costs_nothing(role):
    """Whoever lands there by the dice is a visitor: he collects, may buy, and goes on next turn without a fine."""
    other = monopolist if role is competitor else competitor
    game = table(role("Ann", space=7), other("Bob", space=18), titles={21: "Ann", 23: "Ann"})
    events = roll(game, 1, 2)
    assert "sightseeing" in kinds(events)
    assert row(game, "Ann")["held"] == 0
    game.play("build 23")
    game.play("end")
    assert ruled(roll(game, 1, 2))[0][:2] == ("Bob", "Ann")
    game.play("end")
    refuses(game, "pay", "not-held")
    roll(game, 6, 4)
    assert row(game, "Ann")["space"] == 20


@pytest.mark.parametrize("held", [1, 2])
def test_fr_14_way_one_pay_and_play_on(held):
    """On his turn he pays 50 to the bank and plays on: 1 and 2 lead to 13."""
    game = table(monopolist("Bob", space=10, held=held), competitor("Ann"))
    assert ruled(game.play("pay")) == [("Bob", "bank", 50, "14")]
    assert (game.phase, game.to_act) == ("throw", "Bob")
    roll(game, 1, 2)
    assert (row(game, "Bob")["space"], row(game, "Bob")["held"]) == (13, 0)
    assert cash(game) == [950, 1000]


def test_fr_14_way_one_after_paying_a_double_counts_as_usual():
    """Paid, he is free: a double 2 moves him to 14 and gives the extra throw of rule 7."""
    game = table(monopolist("Bob", space=10, held=1), competitor("Ann"))
    game.play("pay")
    roll(game, 2, 2)
    game.play("decline")
    assert row(game, "Bob")["space"] == 14
    assert (game.phase, game.to_act) == ("throw", "Bob")


def test_fr_14_way_two_sit_out_then_pay():
    """Or he sits this turn out, bound to pay on the next: then neither throwing nor sitting out again, 50 and play on."""
    game = table(competitor("Ann", space=10, held=1), monopolist("Bob", space=7))
    assert ruled(game.play("stay")) == []
    assert (game.phase, game.to_act, row(game, "Ann")["held"]) == ("end", "Ann", 2)
    game.play("end")
    roll(game, 1, 2)
    game.play("end")
    assert (game.phase, game.to_act) == ("throw", "Ann")
    refuses(game, "throw", "pay-first", "14")
    refuses(game, "stay", "pay-first", "14")
    game.play("pay")
    roll(game, 1, 2)
    assert row(game, "Ann")["space"] == 13
    assert cash(game) == [950, 1000]


def test_fr_14_way_two_on_the_second_turn():
    """After a throw that missed he may still sit the second turn out, and pays at the start of the third."""
    game = table(competitor("Ann", space=10, held=1), monopolist("Bob", space=7))
    roll(game, 1, 2)
    game.play("end")
    roll(game, 1, 2)
    game.play("end")
    game.play("stay")
    game.play("end")
    roll(game, 6, 4)  # Bob pays the Foundation
    game.play("end")
    refuses(game, "throw", "pay-first", "14")
    refuses(game, "stay", "pay-first", "14")
    game.play("pay")
    assert (game.phase, game.to_act) == ("throw", "Ann")


def test_fr_14_way_three_throw_for_a_double_twice_then_pay():
    """No double: he stays, and next turn has the choice again; after a second miss 50 are due as the third turn begins."""
    game = table(monopolist("Bob", space=10, held=1), competitor("Ann", space=7))
    for held in (1, 2):
        assert row(game, "Bob")["held"] == held
        assert [move for move in game.legal() if move in ("throw", "pay", "stay")] == ["throw", "pay", "stay"]
        events = roll(game, 1, 2)
        assert next(event.rule for event in events if event.kind == "miss") == "14"
        assert (row(game, "Bob")["space"], game.phase) == (10, "end")
        game.play("end")
        roll(game, *((1, 2) if held == 1 else (6, 4)))  # Ann visits space 10, then draws the Foundation's die
        if game.phase == "die":
            game.play("die 6")
        game.play("end")
    refuses(game, "throw", "pay-first", "14")
    refuses(game, "stay", "pay-first", "14")
    assert ruled(game.play("pay")) == [("Bob", "bank", 50, "14")]
    roll(game, 1, 2)
    assert (row(game, "Bob")["space"], row(game, "Bob")["held"]) == (13, 0)


@pytest.mark.parametrize("role", [competitor, monopolist])
@pytest.mark.parametrize("held", [1, 2])
def test_fr_14_the_leaflets_example_a_double_frees_without_moving(role, held):
    """A double 3 opens the door at no cost but does not move six spaces; one more throw follows, a double 2 moves four and is the last."""
    other = monopolist if role is competitor else competitor
    game = table(role("Ann", space=10, held=held), other("Bob"))
    events = roll(game, 3, 3)
    assert ruled(events) == []
    assert next(event.rule for event in events if event.kind == "free") == "14"
    assert (row(game, "Ann")["space"], row(game, "Ann")["held"]) == (10, 0)
    assert (game.phase, game.to_act) == ("throw", "Ann")
    roll(game, 2, 2)
    assert row(game, "Ann")["space"] == 14
    game.play("decline")
    assert (game.phase, game.to_act) == ("end", "Ann")
    game.play("end")
    assert game.to_act == "Bob"


def test_fr_14_the_throw_after_the_freeing_double_is_any_throw():
    """Freed by a double, she buys again, throws 4 and 5 and stands on 19."""
    game = table(competitor("Ann", space=10, held=2), monopolist("Bob"), titles={24: "Ann"})
    roll(game, 1, 1)
    game.play("build 24")
    refuses(game, "pay", "not-held")
    roll(game, 4, 5)
    assert (row(game, "Ann")["space"], game.phase) == (19, "buy")


def test_fr_14_a_double_that_sent_there_still_gives_its_throw():
    """Sent by a double, the extra throw is a try at once, without paying or sitting out; a miss uses up no turn."""
    game = table(monopolist("Bob", space=24), competitor("Ann"))
    roll(game, 3, 3)
    assert (row(game, "Bob")["held"], game.phase, game.to_act) == (1, "throw", "Bob")
    refuses(game, "pay", "extra-throw", "14")
    refuses(game, "stay", "extra-throw", "14")
    roll(game, 1, 2)
    assert (row(game, "Bob")["space"], row(game, "Bob")["held"], game.phase) == (10, 1, "end")


def test_fr_14_a_double_on_that_extra_throw_frees_and_ends_the_turn():
    """Sent by a double and freed by the next: he stays where he is, free, and there is no third throw."""
    game = table(monopolist("Bob", space=24), competitor("Ann"))
    roll(game, 3, 3)
    roll(game, 2, 2)
    assert (row(game, "Bob")["space"], row(game, "Bob")["held"], game.phase) == (10, 0, "end")


def test_fr_14_sent_back_by_the_throw_after_the_freeing_double():
    """Freed by a double, a double 6 leads to the card of space 22 and that back to prison: his second throw was the last."""
    game = table(monopolist("Bob", space=10, held=2), competitor("Ann"))
    roll(game, 3, 3)
    roll(game, 6, 6)
    game.play("card M14")
    assert (row(game, "Bob")["space"], row(game, "Bob")["held"]) == (10, 1)
    assert (game.phase, game.to_act) == ("end", "Bob")


def test_fr_14_sent_back_by_a_double_after_paying():
    """Paid, thrown a double 6, sent back by the card: the extra throw stands, as a try without paying; a double frees, and that is all."""
    game = table(competitor("Ann", space=10, held=3), monopolist("Bob"))
    game.play("pay")
    roll(game, 6, 6)
    game.play("card C02")
    assert (row(game, "Ann")["held"], game.phase, game.to_act) == (1, "throw", "Ann")
    refuses(game, "pay", "extra-throw", "14")
    roll(game, 1, 1)
    assert (row(game, "Ann")["space"], row(game, "Ann")["held"], game.phase) == (10, 0, "end")
    assert cash(game) == [950, 1000]


def test_fr_14_what_was_sat_out_is_forgotten_on_leaving():
    """She sat a turn out, paid and left; back in the price war by a card, she may throw for a double or sit out again."""
    game = table(competitor("Ann", space=10, held=2, stayed=True), monopolist("Bob", space=7))
    game.play("pay")
    assert "stayed" not in row(game, "Ann")
    roll(game, 6, 6)
    game.play("card C02")
    roll(game, 1, 2)
    game.play("end")
    roll(game, 1, 2)
    game.play("end")
    assert (game.to_act, row(game, "Ann")["held"]) == ("Ann", 1)
    assert [move for move in game.legal() if move in ("throw", "pay", "stay")] == ["throw", "pay", "stay"]


def test_fr_14_who_sat_out_and_cannot_pay_is_held_no_more():
    """Bankrupt, he is out of prison too, and owes it no turn."""
    game = table(monopolist("Bob", cash=20, space=10, held=2, stayed=True), competitor("Ann"), monopolist("Dan"))
    game.play("pay")
    game.play("give-up")
    assert (row(game, "Bob")["bankrupt"], row(game, "Bob")["held"]) == (True, 0)
    assert "stayed" not in row(game, "Bob")
    assert (game.phase, game.to_act) == ("throw", "Ann")


def test_fr_14_sitting_out_then_short_of_money():
    """She sat a turn out and now has 20: the 50 are due all the same, and a mortgage of 120 brings them; 90 are left."""
    game = table(competitor("Ann", cash=20, space=10, held=1), monopolist("Bob", space=7), titles={24: "Ann"})
    game.play("stay")
    game.play("end")
    roll(game, 1, 2)
    game.play("end")
    game.play("pay")
    assert (game.phase, game.to_act) == ("debt", "Ann")
    game.play("mortgage 24")
    game.play("pay")
    assert (cash(game), game.phase) == ([90, 1000], "throw")


def test_fr_14_who_must_pay_and_cannot_raises_the_money():
    """Third turn with 20 in hand: the fine is a debt; mortgaging Corso Impero (30) makes exactly 50, then he throws."""
    game = table(monopolist("Bob", cash=20, space=10, held=3), competitor("Ann"), titles={1: "Bob"})
    refuses(game, "throw", "pay-first", "14")
    game.play("pay")
    assert (game.phase, game.to_act) == ("debt", "Bob")
    refuses(game, "give-up", "can-raise", "22")
    game.play("mortgage 1")
    game.play("pay")
    assert (game.phase, game.to_act) == ("throw", "Bob")
    roll(game, 1, 2)
    assert row(game, "Bob")["space"] == 13
    assert cash(game) == [0, 1000]


def test_fr_14_who_cannot_raise_the_fine_is_bankrupt_to_the_bank():
    """Third turn with 20 in hand and nothing to sell: out."""
    game = table(monopolist("Bob", cash=20, space=10, held=3), competitor("Ann"))
    game.play("pay")
    game.play("give-up")
    assert row(game, "Bob")["bankrupt"]
    assert game.result.winners == ["Ann"]


# 15. Cards


@pytest.mark.parametrize(
    ("role", "card", "amount"),
    [
        (competitor, "C01", 75),
        (competitor, "C04", -25),
        (competitor, "C10", 0),
        (monopolist, "M03", 50),
        (monopolist, "M15", -75),
    ],
)
def test_fr_15_each_role_draws_its_own_deck_and_obeys(role, card, amount):
    """The top card of one's own deck is done as it says: the bank pays or is paid."""
    other = monopolist if role is competitor else competitor
    game = table(role("Ann", space=4), other("Bob"))
    roll(game, 1, 2)
    refuses(game, "card M03" if role is competitor else "card C01", "no-such-card", by="chance")
    events = game.play(f"card {card}")
    assert all(rule == "15" for *_, rule in ruled(events))
    assert cash(game) == [1000 + amount, 1000]
    assert game.phase == "end"


def test_fr_15_the_card_goes_under_its_deck():
    """A card just used lies at the bottom: it cannot come again before the other 24."""
    used = [f"C{n:02}" for n in range(1, 25)]
    game = table(competitor("Ann", space=4), monopolist("Bob"), decks={"competitor": used})
    roll(game, 1, 2)
    assert game.legal() == ["card C25"]
    refuses(game, "card C01", "card-used", by="chance")


@pytest.mark.parametrize(("role", "card", "paid"), [(competitor, "C13", 25), (monopolist, "M18", 10), (monopolist, "M23", 25)])
def test_fr_15_a_card_may_make_the_other_camp_pay(role, card, paid):
    """Each player of the other camp pays the drawer; his own camp does not."""
    other = monopolist if role is competitor else competitor
    game = table(role("Ann", space=4), other("Bob"), role("Cem"), other("Dan"))
    roll(game, 1, 2)
    game.play(f"card {card}")
    assert cash(game) == [1000 + 2 * paid, 1000 - paid, 1000, 1000 - paid]


@pytest.mark.parametrize(
    ("role", "card", "dice", "won"),
    [
        (competitor, "C09", "5 5", 75),
        (competitor, "C09", "4 5", 0),
        (monopolist, "M02", "4 4", 75),
        (monopolist, "M02", "1 6", 0),
    ],
)
def test_fr_15_a_gamble_is_settled_by_two_dice(role, card, dice, won):
    """10 or more for a competitor, 8 or more for a monopolist; a double that only counts gives no further throw."""
    other = monopolist if role is competitor else competitor
    game = table(role("Ann", space=4), other("Bob"))
    roll(game, 1, 2)
    game.play(f"card {card}")
    assert (game.phase, game.to_act) == ("count", "chance")
    game.play(f"dice {dice}")
    assert cash(game) == [1000 + won, 1000]
    assert game.phase == "end"


def test_fr_15_a_card_may_move_the_pawn():
    """To the station past Start: 100 from the bank, and the owner's fare of 20; to Start itself: 100."""
    game = table(competitor("Ann", space=30), monopolist("Bob"), competitor("Cem"), titles={25: "Cem"})
    roll(game, 1, 2)
    game.play("card C17")
    assert row(game, "Ann")["space"] == 25
    assert cash(game) == [1080, 1000, 1020]
    game = table(monopolist("Bob", space=30), competitor("Ann"))
    roll(game, 1, 2)
    game.play("card M05")
    assert row(game, "Bob")["space"] == 0
    assert cash(game) == [1100, 1000]


# 16. Income tax


@pytest.mark.parametrize("role", [competitor, monopolist])
def test_fr_16_two_hundred_flat(role):
    """Either role may pay the flat 200."""
    other = monopolist if role is competitor else competitor
    game = table(role("Ann", space=1), other("Bob"))
    roll(game, 1, 2)
    assert (game.phase, game.to_act) == ("tax", "Ann")
    assert game.legal()[:2] == ["tax flat", "tax percent"]
    assert ruled(game.play("tax flat")) == [("Ann", "bank", 200, "16")]


def test_fr_16_a_monopolists_percentage():
    """20% of 1000 = 200; 10% of 220 + 220 = 44, the mortgaged 240 left out; 10% of a house's 150 = 15: 259."""
    titles = {21: ("Bob", 1), 23: "Bob", 24: ("Bob", MORTGAGED)}
    game = table(monopolist("Bob", space=1), competitor("Ann"), titles=titles)
    roll(game, 1, 2)
    assert ruled(game.play("tax percent")) == [("Bob", "bank", 259, "16")]


def test_fr_16_a_competitors_percentage():
    """10% of 505, of 400 and of two houses at 200: 50.5 + 40 + 40 = 130.5, so 130; the mortgaged street is left out."""
    game = table(competitor("Ann", cash=505, space=1), monopolist("Bob"), titles={39: ("Ann", 2), 8: ("Ann", MORTGAGED)})
    roll(game, 1, 2)
    assert ruled(game.play("tax percent")) == [("Ann", "bank", 130, "16")]
    assert cash(game) == [375, 1000]


def test_fr_16_a_hotel_cost_its_houses_and_itself():
    """Companies count too. Monopolist: 60 + 60 + 200 = 320, hotel of 3 + 1 times 50 = 200: 20% of 100 + 32 + 20 = 72."""
    game = table(monopolist("Bob", cash=100, space=1), competitor("Ann"), titles={1: ("Bob", "hotel"), 3: "Bob", 5: "Bob"})
    roll(game, 1, 2)
    assert ruled(game.play("tax percent")) == [("Bob", "bank", 72, "16")]
    game = table(competitor("Ann", cash=100, space=1), monopolist("Bob"), titles={1: ("Ann", "hotel"), 3: "Ann", 5: "Ann"})
    roll(game, 1, 2)  # 10 + 32 + 10% of 5 x 50 = 25
    assert ruled(game.play("tax percent")) == [("Ann", "bank", 67, "16")]


# 17. Extra tax


@pytest.mark.parametrize("role", [competitor, monopolist])
def test_fr_17_seventy_five_to_the_bank(role):
    """Everybody who lands there pays 75."""
    other = monopolist if role is competitor else competitor
    game = table(role("Ann", space=35), other("Bob"))
    assert ruled(roll(game, 1, 2)) == [("Ann", "bank", 75, "17")]
    assert game.phase == "end"


# 18. Transport companies


@pytest.mark.parametrize("owned", [(25,), (5, 25), (5, 15, 25), (5, 15, 25, 35)])
def test_fr_18_a_competitors_fare_is_a_tenth_of_the_price(owned):
    """10% of 200 = 20, however many companies the competitor has."""
    assert rent_at(25, dict.fromkeys(owned, "Bob"), "competitor") == (20, "18")


@pytest.mark.parametrize(("owned", "fare"), [((25,), 40), ((5, 25), 80), ((5, 15, 25), 160), ((5, 15, 25, 35), 320)])
def test_fr_18_a_monopolists_fare_doubles_with_each(owned, fare):
    """The card's fares: 40, 80, 160, 320."""
    assert rent_at(25, dict.fromkeys(owned, "Bob")) == (fare, "18")


def test_fr_18_a_mortgaged_company_still_counts():
    """Two owned, the other mortgaged: 80; on the mortgaged one nothing."""
    assert rent_at(25, {5: ("Bob", MORTGAGED), 25: "Bob"})[0] == 80
    assert rent_at(25, {25: ("Bob", MORTGAGED), 5: "Bob"})[0] == 0


# 19. Electricity and gas


@pytest.mark.parametrize(
    ("owner", "owned", "rent"),
    [
        (competitor, (12,), 32),
        (competitor, (12, 28), 32),
        (monopolist, (12,), 32),
        (monopolist, (12, 28), 80),
    ],
)
def test_fr_19_the_visitor_throws_afresh(owner, owned, rent):
    """A new throw, here a double 4: 4 times 8 for a competitor or for one company, 10 times 8 for a monopolist's both; no further throw."""
    visitor = monopolist if owner is competitor else competitor
    game = table(visitor("Ann", space=9), owner("Bob"), titles=dict.fromkeys(owned, "Bob"))
    roll(game, 1, 2)
    assert (game.phase, game.to_act) == ("count", "chance")
    assert ruled(game.play("dice 4 4")) == [("Ann", "Bob", rent, "19")]
    assert (game.phase, game.to_act) == ("end", "Ann")


def test_fr_19_a_mortgaged_company_still_counts_as_owned():
    """A monopolist with both, the gas company mortgaged: 10 times 7 for electricity."""
    game = table(competitor("Ann", space=9), monopolist("Bob"), titles={12: "Bob", 28: ("Bob", MORTGAGED)})
    roll(game, 1, 2)
    assert ruled(game.play("dice 3 4")) == [("Ann", "Bob", 70, "19")]


# 20. The Foundation


def test_fr_20_monopolists_pay_a_hundred_and_sixty():
    """160 to the bank for the Foundation."""
    game = table(monopolist("Bob", space=17), competitor("Ann"))
    assert ruled(roll(game, 1, 2)) == [("Bob", "bank", 160, "20")]
    assert cash(game) == [840, 1000]


@pytest.mark.parametrize(("die", "gift"), [(1, 25), (2, 50), (3, 0), (4, 0), (5, 0), (6, 0)])
def test_fr_20_competitors_throw_one_die(die, gift):
    """A 1 brings 25, a 2 brings 50, anything else nothing."""
    game = table(competitor("Ann", space=17), monopolist("Bob"))
    roll(game, 1, 2)
    assert (game.phase, game.to_act) == ("die", "chance")
    events = game.play(f"die {die}")
    assert ruled(events) == ([("bank", "Ann", gift, "20")] if gift else [])
    assert (cash(game), game.phase) == ([1000 + gift, 1000], "end")


# 21. Trading and lending


@pytest.mark.parametrize(
    ("phase", "space"), [("throw", 0), ("buy", 24), ("end", 10), ("card", 7), ("tax", 4), ("die", 20), ("count", 12)]
)
def test_fr_21_bare_titles_change_hands_at_any_time(phase, space):
    """Two players off turn trade whatever the one on turn is about; the titles pass, the money the other way, and play goes on."""
    players = [competitor("Ann", cash=10, space=space), monopolist("Bob"), competitor("Cem")]
    game = table(*players, titles={39: "Bob", 5: "Cem", 12: "Bob"}, phase=phase)
    acting = game.to_act
    game.play("offer Cem give 39 take 5 cash 250", by="Bob")
    assert (game.phase, game.to_act) == ("answer", "Cem")
    assert ruled(game.play("accept")) == [("Cem", "Bob", 250, "21")]
    assert (title(game, 39)[0], title(game, 5)[0]) == ("Cem", "Bob")
    assert cash(game) == [10, 1250, 750]
    assert (game.phase, game.to_act) == (phase, acting)


def test_fr_21_both_must_agree():
    """An offer rejected, or withdrawn, changes nothing; only the one who was asked answers."""
    game = table(competitor("Ann"), monopolist("Bob"), competitor("Cem"), titles={39: "Bob"})
    before = game.position()
    game.play("offer Ann give 39 take cash 250", by="Bob")
    refuses(game, "accept", "not-your-move", by="Cem")
    game.play("reject")
    game.play("offer Ann give 39 take cash 250", by="Bob")
    game.play("withdraw", by="Bob")
    after = game.position()
    assert [before[part] for part in ("players", "titles", "phase")] == [after[part] for part in ("players", "titles", "phase")]


def test_fr_21_streets_bought_complete_a_monopoly_at_once():
    """Bob buys the second street of Paris from Cem while Ann is about to throw: she pays 44 there, not 22."""
    players = [competitor("Ann", space=18), monopolist("Bob"), competitor("Cem")]
    game = table(*players, titles={21: "Bob", 23: "Cem"})
    game.play("offer Cem give cash 300 take 23", by="Bob")
    game.play("accept")
    assert ruled(roll(game, 1, 2)) == [("Ann", "Bob", 44, "9")]


def test_fr_21_a_debtor_may_sell_to_another_player():
    """She owes 75 and has 10: selling a street for 65 makes the sum, and then she pays."""
    players = [competitor("Ann", cash=10, space=35), monopolist("Bob"), competitor("Cem")]
    game = table(*players, titles={39: "Ann"})
    roll(game, 1, 2)
    assert (game.phase, game.to_act) == ("debt", "Ann")
    game.play("offer Cem give 39 take cash 65")
    game.play("accept")
    game.play("pay")
    assert cash(game) == [0, 1000, 935]
    assert game.phase == "end"


def test_fr_21_streets_with_buildings_are_not_sold():
    """That street must be bare, by sale to the bank; houses on its neighbors are no obstacle."""
    game = table(competitor("Ann"), monopolist("Bob"), titles={21: ("Ann", 1), 23: "Ann"})
    refuses(game, "offer Bob give 21 take cash 300", "bare-first", "21")
    game.play("offer Bob give 23 take cash 300")
    game.play("accept")
    assert title(game, 21) == ("Ann", 1, False)
    assert title(game, 23) == ("Bob", 0, False)


def test_fr_21_only_what_one_has():
    """Neither somebody else's title nor money that is not there; nobody trades with himself."""
    game = table(competitor("Ann"), monopolist("Bob"), titles={21: "Ann", 39: "Bob"})
    refuses(game, "offer Bob give 39 take cash 10", "not-yours")
    refuses(game, "offer Bob give cash 10 take 21", "not-theirs")
    refuses(game, "offer Bob give 21 take cash 1001", "their-cash")
    refuses(game, "offer Bob give cash 1001 take 39", "cash")
    refuses(game, "offer Ann give 21 take cash 10", "trade-self")


def test_fr_21_no_loans():
    """Nothing lent, nothing owed between players: there is no such move, and an offer has no later part."""
    game = table(competitor("Ann"), monopolist("Bob"), titles={21: "Ann"})
    refuses(game, "lend Bob 100", "garbled")
    assert not any("lend" in move or "borrow" in move for name in ("Ann", "Bob") for move in game.legal(name))


# 22. Bankruptcy


def test_fr_22_to_a_player_everything_passes_mortgages_and_all():
    """Buildings go back at half price (one house: 25), then 10 + 25 and both titles, one still mortgaged, go to the creditor."""
    titles = {1: ("Ann", MORTGAGED), 3: ("Ann", 1), 39: ("Bob", 3), 37: "Bob"}
    game = table(competitor("Ann", cash=10, space=36), monopolist("Bob"), competitor("Cem"), titles=titles)
    roll(game, 1, 2)  # 200 are due
    assert (game.phase, game.to_act) == ("debt", "Ann")
    events = game.play("give-up")
    assert [payment[:3] for payment in ruled(events)] == [("bank", "Ann", 25), ("Ann", "Bob", 35)]
    assert ruled(events)[-1][3] == "22"
    assert cash(game) == [0, 1035, 1000]
    assert title(game, 1) == ("Bob", 0, True)
    assert title(game, 3) == ("Bob", 0, False)
    assert row(game, "Ann")["bankrupt"]
    assert (game.phase, game.to_act) == ("throw", "Bob")
    assert game.legal("Ann") == []


def test_fr_22_titles_of_a_bankrupt_pass_by_that_paragraph():
    """It is bankruptcy, not trading, that hands the titles over: the facts say so."""
    game = table(competitor("Ann", cash=5, space=21), monopolist("Bob"), titles={24: "Bob", 1: ("Ann", MORTGAGED)})
    roll(game, 1, 2)
    events = game.play("give-up")
    assert [(event.other, event.space, event.rule) for event in events if event.kind == "inherited"] == [("Bob", 1, "22")]


def test_fr_22_to_the_bank_titles_are_for_sale_again():
    """The bank takes all; the titles are unsold, bare and unmortgaged, and the next visitor buys at the price: 60."""
    titles = {1: ("Ann", MORTGAGED), 3: ("Ann", 1)}
    game = table(competitor("Ann", cash=10, space=35), monopolist("Bob", space=38), competitor("Cem"), titles=titles)
    roll(game, 1, 2)  # 75: 10 + 25 + 30 = 65 would not do
    game.play("give-up")
    assert (title(game, 1), title(game, 3)) == (None, None)
    assert cash(game) == [0, 1000, 1000]
    roll(game, 1, 2)  # past Start: 100
    assert (game.phase, game.to_act) == ("buy", "Bob")
    game.play("buy")
    assert cash(game) == [0, 1040, 1000]
    assert title(game, 1) == ("Bob", 0, False)


def test_fr_22_nobody_gives_up_who_could_still_pay():
    """10 + 25 for the house + 30 for that street + 30 for the other = 95 would cover 75: she must sell."""
    titles = {1: "Ann", 3: ("Ann", 1)}
    game = table(competitor("Ann", cash=10, space=35), monopolist("Bob"), titles=titles)
    roll(game, 1, 2)
    refuses(game, "give-up", "can-raise", "22")
    refuses(game, "pay", "cash")
    for move in ("sell 3", "mortgage 3", "mortgage 1"):
        game.play(move)
    refuses(game, "give-up", "can-pay", "22")
    assert ruled(game.play("pay")) == [("Ann", "bank", 75, "17")]
    assert cash(game) == [20, 1000]


def test_fr_22_a_debt_comes_before_everything_else():
    """While she owes she builds nothing and lifts nothing; the others may trade, as at any time (10 and 21)."""
    players = [competitor("Ann", cash=10, space=35), monopolist("Bob"), competitor("Cem")]
    game = table(*players, titles={1: "Ann", 3: "Ann", 5: "Cem"})
    roll(game, 1, 2)
    refuses(game, "build 1", "debt-first", "22")
    assert game.why_not("Bob", "offer Cem give cash 250 take 5") is None


@pytest.mark.parametrize("move", ["end", "throw"])
def test_fr_22_the_debt_is_the_reason_why_the_turn_does_not_go_on(move):
    """Ending the turn or throwing is refused to a debtor because of the debt, by its paragraph."""
    game = table(competitor("Ann", cash=10, space=35), monopolist("Bob"), titles={1: "Ann", 3: "Ann"})
    roll(game, 1, 2)
    refuses(game, move, "debt-first", "22")


def test_fr_22_bankrupt_on_somebody_elses_turn():
    """A card makes each competitor pay Bob 25: Ann, who has 10, is out and he gets the 10; Cem pays, and Bob's turn goes on."""
    players = [monopolist("Bob", space=4), competitor("Ann", cash=10), monopolist("Dan"), competitor("Cem")]
    game = table(*players, titles={1: ("Ann", MORTGAGED)})
    roll(game, 1, 2)
    game.play("card M23")
    assert (game.phase, game.to_act) == ("debt", "Ann")
    game.play("give-up")
    assert cash(game) == [1035, 0, 1000, 975]
    assert title(game, 1) == ("Bob", 0, True)
    assert (game.phase, game.to_act) == ("end", "Bob")


def test_fr_22_the_houses_of_a_bankrupt_are_back_in_the_box():
    """35 houses are out, four of them Ann's: she goes bankrupt to the bank, and four can be bought again, a fifth cannot."""
    titles = dict.fromkeys(STREETS[1:8], ("Cem", 4)) | {STREETS[8]: ("Cem", 3), 1: ("Ann", 4), 39: "Cem", 37: "Cem"}
    game = table(competitor("Ann", cash=0, space=1), competitor("Cem", cash=5000), monopolist("Bob"), titles=titles)
    roll(game, 1, 2)
    game.play("tax flat")  # 200: 4 x 25 + 30 would not do
    game.play("give-up")
    assert game.to_act == "Cem"
    for _ in range(4):
        game.play("build 39")
    refuses(game, "build 37", "no-houses-left", BOX)


def test_fr_22_the_hotel_of_a_bankrupt_is_back_in_the_box():
    """All 15 hotels are out, one of them Ann's: she goes bankrupt to the bank, and one can be bought again, a second cannot."""
    titles = dict.fromkeys(STREETS[1:15], ("Cem", "hotel")) | {1: ("Ann", "hotel"), 37: ("Cem", 4), 39: ("Cem", 4)}
    game = table(competitor("Ann", cash=0, space=1), competitor("Cem", cash=5000), monopolist("Bob"), titles=titles)
    roll(game, 1, 2)
    game.play("tax flat")  # 200: 5 x 25 + 30 would not do
    game.play("give-up")
    game.play("build 39")
    assert title(game, 39) == ("Cem", "hotel", False)
    refuses(game, "build 37", "no-hotels-left", BOX)


def test_fr_22_the_bank_cannot_make_the_poor_richer():
    """Rent that just takes the last euro is no bankruptcy: 22 of 22."""
    game = table(competitor("Ann", cash=22, space=18), monopolist("Bob"), titles={21: "Bob"})
    roll(game, 1, 2)
    assert cash(game) == [0, 1022]
    assert (game.phase, game.to_act) == ("end", "Ann")


# 23. The richest


def test_fr_23_cash_and_one_visit_to_every_unmortgaged_title():
    """Competitors: Ann 500 + 39 (a house on 24) + 20 = 559, her mortgaged 39 nothing; Cem 540 + 4 x 7 thrown = 568 and wins."""
    players = [monopolist("Bob", cash=10, space=35), competitor("Ann", cash=500), competitor("Cem", cash=540)]
    titles = {24: ("Ann", 1), 25: "Ann", 39: ("Ann", MORTGAGED), 12: "Cem"}
    game = table(*players, titles=titles, aim="camp")
    roll(game, 1, 2)
    game.play("give-up")
    assert (game.phase, game.to_act) == ("count", "chance")
    game.play("dice 3 4")
    assert game.result.worth == {"Bob": 0, "Ann": 559, "Cem": 568}
    assert game.result.winners == ["Cem"]


def test_fr_23_monopolists_reckon_doubles_and_both_utilities():
    """Bob: 100 + 44 + 44 (Paris doubled) + 80 + 80 (two companies) = 348; Dan: 100 + 10 x 5 + 10 x 9 = 240."""
    players = [competitor("Ann", cash=10, space=35), monopolist("Bob", cash=100), monopolist("Dan", cash=100)]
    titles = {21: "Bob", 23: "Bob", 5: "Bob", 15: "Bob", 12: "Dan", 28: "Dan"}
    game = table(*players, titles=titles, aim="camp")
    roll(game, 1, 2)
    game.play("give-up")
    game.play("dice 1 4")
    game.play("dice 4 5")
    assert game.result.worth == {"Ann": 0, "Bob": 348, "Dan": 240}
    assert game.result.winners == ["Bob"]


def test_fr_23_nothing_is_changed_while_the_richest_is_found():
    """The last monopolist is out and the game is over: while a utility's dice are thrown nobody mortgages, sells or trades any more."""
    players = [monopolist("Bob", cash=10, space=35), competitor("Ann"), competitor("Cem")]
    game = table(*players, titles={24: ("Ann", 1), 39: "Ann", 12: "Cem"}, aim="camp")
    roll(game, 1, 2)
    game.play("give-up")
    assert (game.phase, game.to_act) == ("count", "chance")
    for move in ("mortgage 39", "sell 24", "offer Cem give 39 take cash 1000"):
        assert game.why_not("Ann", move) is not None, move
    assert game.legal("Ann") == game.legal("Cem") == []


def test_fr_23_houses_of_a_broken_monopoly_are_reckoned_as_they_would_earn():
    """Two houses beside a mortgaged street would bring 52 from a visit: 100 + 52; two single bare streets 6 + 26: 132."""
    players = [competitor("Ann", cash=10, space=35), monopolist("Bob", cash=100), monopolist("Dan", cash=100)]
    game = table(*players, titles={21: ("Bob", 2), 23: ("Bob", MORTGAGED), 3: "Dan", 26: "Dan"}, aim="camp")
    roll(game, 1, 2)
    game.play("give-up")
    assert game.result.worth == {"Ann": 0, "Bob": 152, "Dan": 132}


# The quick game


def test_fr_quick_game_no_trading_between_players_at_all():
    """In a quick game one deals with the bank only, from the first turn on: no offers, in no phase, not even in debt."""
    game = table(competitor("Ann", cash=10, space=35), monopolist("Bob"), titles={39: "Ann"}, aim="timed")
    refuses(game, "offer Bob give 39 take cash 300", "no-trade-timed", "Partie rapide")
    refuses(game, "offer Ann give cash 300 take 39", "no-trade-timed", "Partie rapide", by="Bob")
    roll(game, 1, 2)
    assert game.phase == "debt"
    refuses(game, "offer Bob give 39 take cash 300", "no-trade-timed", "Partie rapide")
    game.play("mortgage 39")
    game.play("pay")
    assert cash(game) == [135, 1000]


def test_fr_quick_game_keep_a_part_then_the_banks_round():
    """No adjusting: Ann keeps 10% of 1234 = 123, Bob 20% = 246. The bank's round pays Ann 60 + 20 = 80, Bob 12 + 12 + 4 x 11 = 68."""
    titles = {39: ("Ann", 1), 5: "Ann", 1: "Bob", 3: "Bob", 12: "Bob", 24: ("Bob", MORTGAGED)}
    game = table(competitor("Ann", cash=1234), monopolist("Bob", cash=1234), titles=titles, aim="timed")
    events = game.play("time")
    assert ("Ann", "bank", 1111, "Partie rapide") in ruled(events)
    assert ("Bob", "bank", 988, "Partie rapide") in ruled(events)
    assert (game.phase, game.to_act) == ("count", "chance")
    game.play("dice 5 6")
    assert cash(game) == [203, 314]
    assert game.result.winners == ["Bob"]
    assert game.result.aim == "timed"
    assert game.result.worth == {"Ann": 203, "Bob": 314}


def test_fr_quick_game_nothing_is_changed_once_the_time_is_up():
    """While the dice for the bank's round are thrown nobody deals any more, with the bank or with each other."""
    game = table(competitor("Ann"), monopolist("Bob"), titles={24: "Ann", 39: ("Ann", 1), 12: "Bob"}, aim="timed")
    game.play("time")
    assert (game.phase, game.to_act) == ("count", "chance")
    for move in ("mortgage 24", "sell 39", "build 24", "offer Bob give 24 take cash 100"):
        assert game.why_not("Ann", move) is not None, move
    assert game.legal("Ann") == game.legal("Bob") == []


def test_fr_quick_game_the_usual_rents_of_monopolists():
    """Hotel in Rome 52 and its doubled neighbor 12; four companies 4 x 320; both utilities 10 x 7 and 10 x 2: 1434 on 20% of 50."""
    titles = {1: ("Bob", "hotel"), 3: "Bob", 12: "Bob", 28: "Bob"} | dict.fromkeys((5, 15, 25, 35), "Bob")
    game = table(competitor("Ann", cash=1000), monopolist("Bob", cash=50), titles=titles, aim="timed")
    game.play("time")
    game.play("dice 3 4")
    game.play("dice 1 1")
    assert cash(game) == [100, 10 + 52 + 12 + 4 * 320 + 70 + 20]


def test_fr_quick_game_the_bank_pays_by_the_usual_rules():
    """Bob sits in prison and collects nothing there (14), in the bank's round neither: 20% of 100. Ann in price war does: 10% + 22."""
    ann, bob = competitor("Ann", cash=100, space=10, held=1), monopolist("Bob", cash=100, space=10, held=1)
    game = table(ann, bob, titles={21: "Ann", 23: "Bob", 12: "Bob"}, aim="timed")
    events = game.play("time")
    assert cash(game) == [32, 20]
    assert [(event.player, event.space) for event in events if event.kind == "no-rent"] == [("Bob", 12), ("Bob", 23)]
    assert game.phase == "over"


def test_fr_quick_game_a_tie_is_shared():
    """Ann keeps 20 of 200, Bob 20 of 100: both win."""
    game = table(competitor("Ann", cash=200), monopolist("Bob", cash=100), aim="timed")
    game.play("time")
    assert set(game.result.winners) == {"Ann", "Bob"}


def test_fr_quick_game_the_time_agreed_may_be_a_number_of_rounds():
    """After one round of two players the game stops by itself."""
    game = table(competitor("Ann", space=7), monopolist("Bob", space=7), aim="timed", rules={"rounds": 1})
    for _ in range(2):
        roll(game, 1, 2)
        game.play("end")
    assert game.result.worth == {"Ann": 100, "Bob": 200}


def test_fr_quick_game_time_is_called_at_the_start_of_a_turn_only():
    """Not in the middle of a turn, and not in a game without a time."""
    game = table(competitor("Ann", space=7), monopolist("Bob"), aim="timed")
    roll(game, 1, 2)
    refuses(game, "time", "not-now", by="chance")
    game = table(competitor("Ann"), monopolist("Bob"))
    refuses(game, "time", "not-timed", by="chance")


# The extra throw is a right, and roles agreed go with dice for who begins


def test_fr_7_the_extra_throw_may_be_declined():
    """A double gives the right to one more throw: Ann passes the dice on instead; an ordinary throw cannot be declined."""
    game = table(competitor("Ann"), monopolist("Bob"), titles={6: "Ann"})
    assert refused(game, "end") == "not-now"
    roll(game, 3, 3)
    assert game.legal()[:2] == ["throw", "end"]
    events = game.play("end")
    assert kinds(events)[0] == "throw-declined"
    assert events[0].rule == "7"
    assert (game.turn, game.phase, row(game, "Ann")["space"]) == ("Bob", "throw", 6)


def test_fr_14_declining_the_throw_after_the_freeing_double():
    """A double frees without moving and gives one throw more: declined, Ann is free where she stands, and throws as usual next time."""
    game = table(competitor("Ann", space=10, held=1), monopolist("Bob"), titles={19: "Ann"})
    roll(game, 3, 3)
    assert (row(game, "Ann")["held"], row(game, "Ann")["space"]) == (0, 10)
    game.play("end")
    assert game.turn == "Bob"
    roll(game, 1, 2)
    for move in ("decline", "end"):
        if game.why_not(None, move) is None:
            game.play(move)
    assert game.turn == "Ann"
    roll(game, 4, 5)
    assert row(game, "Ann")["space"] == 19


def test_fr_4_and_6_roles_agreed_freely_and_dice_for_who_begins():
    """Roles are chosen freely; the dice say who begins: Cem with 11."""
    roles = ["monopolist", "competitor", "monopolist"]
    game = duopoly.Game(EDITION, ["Ann", "Bob", "Cem"], roles=roles, order="thrown")
    assert (game.phase, game.to_act) == ("order", "chance")
    for dice in ("3 4", "1 2", "5 6"):
        game.play(f"dice {dice}")
    assert (game.phase, game.to_act, game.turn) == ("throw", "Cem", "Cem")
    assert [seat["role"] for seat in game.position()["players"]] == roles
    assert game.record().replay().position() == game.position()
    with pytest.raises(duopoly.BadPosition, match="order: expected given or thrown, got 'dealt'"):
        duopoly.Game(EDITION, ["Ann", "Bob", "Cem"], roles=roles, order="dealt")
