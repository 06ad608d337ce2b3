"""The American leaflet, paragraph by paragraph. Every figure is worked out by hand from the leaflet and the title cards."""

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

US = "anti-us"
C, M = "competitor", "monopolist"


def two(ann=None, bob=None, titles=None, **more):
    """Ann the competitor is on turn, Bob is the monopolist."""
    return at(US, [competitor("Ann", **(ann or {})), monopolist("Bob", **(bob or {}))], titles, **more)


def two_bob(ann=None, bob=None, titles=None, **more):
    """The same two with Bob on turn."""
    return two(ann, bob, titles, turn="Bob", **more)


def lands(titles, space, guest="Ann"):
    """Ann, or Bob, comes to a space by 1 and 2: the payments with their rules."""
    far = {"space": (space - 3) % 40}
    game = two(far, far, titles, turn=guest)
    return ruled(roll(game, 1, 2))


# 1. Object of the game


def test_us_1_game_a_goes_on_until_one_player_is_left():
    """Game A is won by who is left when all the others are bankrupt, fellow competitors included."""
    players = [monopolist("Bob", cash=5, space=36), competitor("Ann"), competitor("Cem", cash=5, space=36)]
    game = at(US, players, {39: ("Ann", 4)})
    roll(game, 1, 2)  # Wall Street, four houses, a competitor's: 120
    moves(game, "give-up")
    assert game.result is None
    assert game.turn == "Ann"
    moves(game, "throw", "dice 1 2", "decline", "end")
    roll(game, 1, 2)
    moves(game, "give-up")
    assert game.to_act is None
    assert game.phase == "over"
    assert game.result.winners == ["Ann"]
    assert game.result.aim == "last"


def test_us_1_game_b_ends_when_the_other_camp_is_gone_and_its_richest_wins():
    """Game B: with the last monopolist gone, the richest competitor wins, not merely who is left."""
    players = [monopolist("Bob", cash=5, space=36), competitor("Ann", cash=300), competitor("Cem", cash=700)]
    game = at(US, players, {39: ("Ann", 4)}, aim="camp")
    roll(game, 1, 2)
    moves(game, "give-up")
    assert game.phase == "over"
    assert game.result.winners == ["Cem"]  # 700 against 300 + 5 + Wall Street's 120
    assert game.result.worth == {"Bob": 0, "Ann": 425, "Cem": 700}


def test_us_1_game_b_is_won_by_the_richest_monopolist_when_competitors_are_gone():
    """The other way round: the richest monopolist, when no competitor is left."""
    players = [competitor("Ann", cash=5, space=36), monopolist("Bob", cash=300), monopolist("Dee", cash=400)]
    game = at(US, players, {39: ("Bob", "hotel"), 37: "Bob"}, aim="camp")
    roll(game, 1, 2)  # a monopolist's apartment on Wall Street: 240
    moves(game, "give-up")
    assert game.result.winners == ["Bob"]
    assert game.result.worth == {"Ann": 0, "Bob": 300 + 5 + 240 + 70, "Dee": 400}


def test_us_1_game_b_goes_on_while_both_camps_have_a_player():
    """Cem is out, but Ann, a competitor, and Bob, a monopolist, are left: game B is not over."""
    players = [competitor("Ann"), competitor("Cem", cash=5, space=36), monopolist("Bob")]
    game = at(US, players, {37: "Bob", 39: "Bob"}, turn="Cem", aim="camp")
    roll(game, 1, 2)  # two streets of New York: 80
    moves(game, "give-up")
    assert (game.result, game.phase, game.to_act) == (None, "throw", "Bob")


def test_us_1_game_b_ends_at_once_whatever_is_still_unfinished():
    """Bob, the last monopolist, is ruined by Ann's card after her double: Cem's debt, Dee's claim and the extra throw lapse."""
    players = [competitor("Ann", space=4), monopolist("Bob", cash=5), competitor("Cem", cash=0), competitor("Dee")]
    players.append(gone(monopolist("Eve")))
    debts = [{"debtor": "Bob", "creditor": "Ann", "amount": 25}, {"debtor": "Cem", "creditor": "Dee", "amount": 30}]
    claims = [{"debtor": "Ann", "owner": "Dee", "amount": 10}]
    unfinished = {"debts": debts, "claims": claims, "doubles": 1, "dice": [2, 2]}
    game = at(US, players, {5: "Cem", 12: "Dee"}, "debt", aim="camp", rules={"claim_rent": True}, **unfinished)
    moves(game, "give-up")
    assert (game.phase, game.to_act) == ("count", "chance")  # Dee's utility
    assert refused(game, "claim", by="Dee") == "reckoning"
    assert not {"debts", "claims", "doubles", "again"} & set(game.position())
    moves(game, "dice 1 2")
    assert game.result.worth == {"Ann": 1005, "Bob": 0, "Cem": 20, "Dee": 1012, "Eve": 0}
    assert not {"debts", "claims", "doubles", "again"} & set(game.position())


# 2. Treasurer, 3. decks


def test_us_2_the_treasury_is_nobodys_purse():
    """What the Treasury pays or takes leaves every other player's cash alone."""
    game = two({"cash": 900, "space": 38}, {"cash": 400})
    events = roll(game, 1, 2)  # past Start to Basin Street
    assert pays(events) == [("bank", "Ann", 100)]
    assert pays(game.play("buy")) == [("Ann", "bank", 60)]
    assert cash(game) == {"Ann": 940, "Bob": 400}


def test_us_3_two_decks_of_twenty_five_each_for_its_own_camp():
    """Both decks lie shuffled and face down: at first any of the 25 cards of a player's own deck may come."""
    game = two({"space": 4})
    roll(game, 1, 2)
    assert game.phase == "card"
    assert game.to_act == "chance"
    assert game.legal() == [f"card C{n:02}" for n in range(1, 26)]
    game = two_bob(bob={"space": 4})
    roll(game, 1, 2)
    assert game.legal() == [f"card M{n:02}" for n in range(1, 26)]


# 4. Roles


@pytest.mark.parametrize(("competitors", "monopolists"), [(1, 1), (2, 1), (1, 2), (2, 2), (2, 3), (3, 2), (3, 3)])
def test_us_4_camps_are_even_or_differ_by_one(competitors, monopolists):
    """Equal camps, or one more in one of them where the number of players is odd."""
    names = ["Ann", "Bob", "Cem", "Dee", "Eve", "Fay"][: competitors + monopolists]
    game = duopoly.Game(US, names, roles=[C] * competitors + [M] * monopolists)
    assert game.to_act == "Ann"
    assert game.phase == "throw"


@pytest.mark.parametrize(("competitors", "monopolists"), [(2, 4), (4, 2), (1, 4), (4, 1), (3, 1), (2, 0), (0, 3), (1, 3)])
def test_us_4_other_divisions_are_against_the_rules(competitors, monopolists):
    """Two against four is the leaflet's own example of what may not be."""
    names = ["Ann", "Bob", "Cem", "Dee", "Eve", "Fay"][: competitors + monopolists]
    with pytest.raises(duopoly.BadPosition):
        duopoly.Game(US, names, roles=[C] * competitors + [M] * monopolists)


def test_us_4_five_players_choosing_two_and_three():
    """Five choose one after another: the third monopolist is still right, a fourth is not offered."""
    game = duopoly.Game(US, ["Ann", "Bob", "Cem", "Dee", "Eve"])
    moves(game, "dice 6 5", "dice 1 2", "dice 1 3", "dice 1 4", "dice 2 4")
    moves(game, "role monopolist", "role monopolist", "role monopolist")
    assert refused(game, "role monopolist") == "balance"
    assert game.legal() == ["role competitor"]
    moves(game, "role competitor", "role competitor")
    assert [player["role"] for player in game.position()["players"]] == [M, M, M, C, C]


def test_us_4_four_of_six_in_one_camp_are_not_offered():
    """Six players: after three monopolists only competitors are left to choose."""
    game = duopoly.Game(US, ["Ann", "Bob", "Cem", "Dee", "Eve", "Fay"])
    moves(game, "dice 6 5", *["dice 1 2"] * 5)
    moves(game, "role monopolist", "role monopolist", "role monopolist")
    for name in ("Dee", "Eve", "Fay"):
        assert game.to_act == name
        assert refused(game, "role monopolist") == "balance"
        game.play("role competitor")
    assert game.phase == "throw"


def test_us_4_the_highest_throw_chooses_first_then_clockwise():
    """Cem throws highest: Cem chooses, then Dee, then round the table to Ann and Bob."""
    game = duopoly.Game(US, ["Ann", "Bob", "Cem", "Dee"])
    assert game.phase == "order"
    assert game.to_act == "chance"
    moves(game, "dice 2 3", "dice 1 1", "dice 5 5", "dice 4 5")
    chosen = []
    for role in (M, C, C, M):
        chosen.append(game.to_act)
        game.play(f"role {role}")
    assert chosen == ["Cem", "Dee", "Ann", "Bob"]
    assert [player["role"] for player in game.position()["players"]] == [C, M, M, C]


def test_us_4_a_tie_at_the_top_throws_again_and_only_they():
    """Ann and Cem tie at nine and throw again alone; a tie further down does not matter."""
    game = duopoly.Game(US, ["Ann", "Bob", "Cem", "Dee"])
    moves(game, "dice 4 5", "dice 1 2", "dice 3 6", "dice 2 1")
    assert game.phase == "order"
    moves(game, "dice 2 2", "dice 2 3")
    assert game.phase == "role"
    assert game.to_act == "Cem"


def test_us_4_roles_may_be_traded_before_the_start():
    """Until the first dice move a token two players may swap roles, if both want to."""
    game = duopoly.Game(US, ["Ann", "Bob"])
    moves(game, "dice 6 5", "dice 1 2", "role competitor", "role monopolist")
    game.play("swap Bob", by="Ann")
    assert game.to_act == "Bob"
    game.play("accept")
    assert [player["role"] for player in game.position()["players"]] == [M, C]
    assert (game.phase, game.to_act) == ("throw", "Ann")


def test_us_4_after_a_swap_both_build_by_their_new_roles():
    """Titles dealt by a house rule: with the roles swapped Ann, now a monopolist, needs the city; Bob, a competitor, does not."""
    game = duopoly.Game(US, ["Ann", "Bob"], roles=[C, M], order="thrown", rules={"deal_titles": 1}, seed=1)
    moves(game, "dice 6 5", "dice 1 2", "deal 39", "deal 24")
    keys = [game.edition.spaces[space].key for space in (39, 24)]
    assert [f"build {keys[0]}" in game.legal("Ann"), game.why_not("Bob", "build 24").code] == [True, "not-your-turn"]
    moves(game, "swap Bob", "accept")
    assert refused(game, "build 39") == "no-monopoly"
    roll(game, 4, 6)
    game.play("end")
    assert game.to_act == "Bob"
    assert f"build {keys[1]}" in game.legal()


def test_us_4_a_swap_is_between_two_different_roles_before_the_first_throw():
    """Not within a camp, not with oneself or who has yet to choose, one offer at a time; and not once the dice are in hand."""
    game = duopoly.Game(US, ["Ann", "Bob", "Cem"])
    moves(game, "dice 6 6", "dice 1 2", "dice 1 3", "role competitor")
    for move in ("throw", "end", "pass", "keep", "draw", "tax flat"):
        assert refused(game, move)
    assert refused(game, "swap Cem", by="Ann") == "no-swap"
    moves(game, "role monopolist")
    assert game.phase == "role"
    assert allowed(game, "swap Bob", by="Ann")
    moves(game, "role competitor")
    assert refused(game, "swap Cem", by="Ann") == "no-swap"
    assert refused(game, "swap Ann", by="Ann") == "trade-self"
    moves(game, "Bob: swap Cem")
    assert refused(game, "swap Bob", by="Ann") == "one-offer"
    moves(game, "reject", "throw")
    assert refused(game, "swap Bob", by="Ann") == "no-swap"
    moves(game, "dice 1 2", "buy", "end")
    assert game.phase == "throw"
    assert refused(game, "swap Bob", by="Ann") == "no-swap"


def test_us_4_a_swap_needs_both():
    """The one asked may say no, and the roles stay."""
    game = duopoly.Game(US, ["Ann", "Bob"])
    moves(game, "dice 6 5", "dice 1 2", "role competitor", "role monopolist", "Bob: swap Ann", "reject")
    assert [player["role"] for player in game.position()["players"]] == [C, M]
    roll(game, 1, 2)
    assert where(game)["Ann"] == 3


def test_us_4_a_role_is_kept_for_the_whole_game():
    """After the start nobody changes role, alone or by a swap."""
    game = duopoly.Game(US, ["Ann", "Bob"])
    moves(game, "dice 6 5", "dice 1 2", "role competitor", "role monopolist")
    assert refused(game, "role monopolist") == "not-now"
    roll(game, 1, 2)
    assert refused(game, "swap Bob") == "no-swap"
    assert refused(game, "swap Ann", by="Bob") == "no-swap"


# 5. Budget, 6. order, 7. doubles, 8. moving


def test_us_5_everybody_starts_with_1500():
    """2 × 500, 3 × 100, 2 × 50, 7 × 10, 5 × 5, 5 × 1."""
    game = duopoly.Game(US, ["Ann", "Bob", "Cem"], roles=[C, M, C])
    assert cash(game) == {"Ann": 1500, "Bob": 1500, "Cem": 1500}
    notes = {int(note): number for note, number in game.edition.money.start_notes.items()}
    assert notes == {500: 2, 100: 3, 50: 2, 10: 7, 5: 5, 1: 5}
    assert sum(note * number for note, number in notes.items()) == 1500


def test_us_6_the_same_throw_settles_who_begins():
    """Bob threw highest for the roles, so he has the first turn, and play goes clockwise from him."""
    game = duopoly.Game(US, ["Ann", "Bob", "Cem"])
    moves(game, "dice 1 2", "dice 6 6", "dice 4 3", "role monopolist", "role competitor", "role competitor")
    order = []
    for _ in range(4):
        order.append(game.to_act)
        roll(game, 1, 2)
        if game.phase == "buy":
            game.play("decline")
        game.play("end")
    assert order == ["Bob", "Cem", "Ann", "Bob"]


def test_us_7_a_double_moves_acts_and_gives_one_extra_throw():
    """The double moves as usual, the space is settled first, then the player has to throw once more."""
    game = two({"space": 0})
    roll(game, 3, 3)
    assert (game.phase, where(game)["Ann"]) == ("buy", 6)
    events = game.play("buy")
    assert "extra-throw" in kinds(events)
    assert (game.phase, game.to_act) == ("throw", "Ann")
    assert refused(game, "end") == "not-now"
    roll(game, 1, 2)
    assert where(game)["Ann"] == 9
    game.play("decline")
    assert game.phase == "end"
    game.play("end")
    assert game.turn == "Bob"


def test_us_7_a_double_on_the_extra_throw_is_an_ordinary_throw():
    """Two doubles in a row: two throws, never three, and nobody goes to prison for doubles."""
    game = two({"space": 10}, titles={14: "Ann", 24: "Ann"})
    roll(game, 2, 2)
    assert (game.phase, where(game)["Ann"]) == ("throw", 14)
    roll(game, 5, 5)
    assert (game.phase, where(game)["Ann"]) == ("end", 24)
    game.play("end")
    assert (game.turn, game.phase) == ("Bob", "throw")


def test_us_8_tokens_begin_on_start_and_go_clockwise_by_the_throw():
    """All stand on Start; the throw's sum is walked, past Start to the low numbers again."""
    game = duopoly.Game(US, ["Ann", "Bob"], roles=[C, M])
    assert where(game) == {"Ann": 0, "Bob": 0}
    roll(game, 5, 6)
    assert where(game)["Ann"] == 11
    game = two({"space": 37})
    roll(game, 1, 3)
    assert where(game) == {"Ann": 1, "Bob": 0}


def test_us_8_other_directions_move_a_token_too():
    """A card sends the token on; the space it reaches acts as usual."""
    game = two({"space": 4})
    roll(game, 1, 2)
    draw(game, "C17")
    assert where(game)["Ann"] == 25
    assert game.phase == "buy"


# 9. Purchases and payments


@pytest.mark.parametrize(("space", "price"), [(1, 60), (5, 200), (12, 150), (24, 240), (37, 350), (39, 400)])
def test_us_9_an_unowned_title_may_be_bought_at_its_price(space, price):
    """Streets, transport and utilities alike, by either role; the title card passes to the buyer."""
    for guest in ("Ann", "Bob"):
        far = {"space": (space - 3) % 40, "cash": 700}
        game = two(far, far, turn=guest)
        roll(game, 1, 2)
        assert allowed(game, "buy")
        before = cash(game)[guest]
        assert ruled(game.play("buy")) == [(guest, "bank", price, "9")]
        assert cash(game)[guest] == before - price
        assert owner(game, space) == guest


def test_us_9_a_declined_title_stays_with_the_treasury():
    """No auction, nobody else may take it; the next who lands there may buy it."""
    game = two({"space": 18}, {"space": 20})
    roll(game, 1, 2)
    game.play("decline")
    assert owner(game, 21) is None
    assert (game.phase, game.to_act) == ("end", "Ann")
    game.play("end")
    game = two_bob({"space": 21}, {"space": 18})
    roll(game, 1, 2)
    assert (game.phase, game.to_act) == ("buy", "Bob")
    game.play("buy")
    assert owner(game, 21) == "Bob"


def test_us_9_who_lacks_the_price_cannot_buy_but_may_raise_it():
    """Short of cash the purchase is refused; a mortgage taken while deciding pays for it."""
    game = two({"space": 18, "cash": 219}, titles={1: "Ann"})
    roll(game, 1, 2)
    assert refused(game, "buy") == "cash"
    moves(game, "mortgage 1", "buy")
    assert cash(game)["Ann"] == 219 + 30 - 220
    assert owner(game, 21) == "Ann"


def test_us_9_nothing_is_due_on_ones_own_title():
    """Neither rent nor a purchase."""
    assert lands({24: ("Ann", 2)}, 24) == []


@pytest.mark.parametrize(("houses", "rent"), [(0, 22), (1, 37), (2, 52), (3, 67), (4, 82), ("hotel", 97)])
def test_us_9_a_competitors_street_asks_its_own_column(houses, rent):
    """Brattle Street of a competitor: 10% of land and houses."""
    assert lands({21: ("Ann", houses)}, 21, guest="Bob") == [("Bob", "Ann", rent, "9")]


@pytest.mark.parametrize(("houses", "rent"), [(1, 74), (2, 104), (3, 134), ("hotel", 164)])
def test_us_9_a_monopolists_built_street_asks_the_other_column(houses, rent):
    """The monopolist's building figures are in the title card already: they are not doubled again."""
    [(payer, payee, amount, _)] = lands({21: ("Bob", houses), 24: "Bob"}, 21)
    assert (payer, payee, amount) == ("Ann", "Bob", rent)


def test_us_9_a_monopolists_lone_street_asks_the_single_rent():
    """One street of Boston is no monopoly: 22, as for anybody."""
    assert lands({21: "Bob"}, 21) == [("Ann", "Bob", 22, "9")]


def test_us_9_fellows_of_a_camp_pay_each_other():
    """Rent is due to any other player, also of one's own camp."""
    game = at(US, [competitor("Ann", space=21), monopolist("Bob"), competitor("Cem")], {24: ("Cem", 1)})
    assert ruled(roll(game, 1, 2)) == [("Ann", "Cem", 39, "9")]


# 10. Monopolizing a city


def test_us_10_any_two_of_three_streets_make_a_monopoly_and_double_both():
    """Boston, two of three: 22 and 24 become 44 and 48; what the third is does not matter."""
    for titles in ({21: "Bob", 24: "Bob"}, {21: "Bob", 24: "Bob", 23: "Ann"}):
        assert lands(titles, 21) == [("Ann", "Bob", 44, "10")]
        assert lands(titles, 24) == [("Ann", "Bob", 48, "10")]
    assert lands({23: "Bob", 24: "Bob"}, 23) == [("Ann", "Bob", 44, "10")]
    assert lands({21: "Bob", 23: "Bob"}, 23) == [("Ann", "Bob", 44, "10")]


def test_us_10_both_streets_of_a_city_of_two():
    """New Orleans 6 becomes 12; New York 35 and 40 become 70 and 80."""
    assert lands({1: "Bob", 3: "Bob"}, 3)[-1] == ("Ann", "Bob", 12, "10")
    assert lands({37: "Bob", 39: "Bob"}, 37) == [("Ann", "Bob", 70, "10")]
    assert lands({37: "Bob", 39: "Bob"}, 39) == [("Ann", "Bob", 80, "10")]


def test_us_10_the_third_street_is_doubled_too_once_acquired():
    """Harvard Square bought as the third of Boston: 44 there as well."""
    game = two_bob({"space": 20}, {"space": 20}, {21: "Bob", 24: "Bob"})
    roll(game, 1, 2)
    moves(game, "buy", "end")
    assert ruled(roll(game, 1, 2)) == [("Ann", "Bob", 44, "10")]


def test_us_10_a_bare_street_beside_a_built_one_is_doubled():
    """Houses on Brattle Street do not change Beacon Street's double 48."""
    assert lands({21: ("Bob", 2), 24: "Bob"}, 24) == [("Ann", "Bob", 48, "10")]


def test_us_10_a_competitor_never_doubles():
    """All of Boston in a competitor's hand asks the single 24."""
    assert lands({21: "Ann", 23: "Ann", 24: "Ann"}, 24, guest="Bob") == [("Bob", "Ann", 24, "9")]


def test_us_10_two_monopolists_with_a_street_each_have_no_monopoly():
    """The two streets must be one player's."""
    players = [competitor("Ann", space=18), monopolist("Bob"), monopolist("Dee")]
    assert ruled(roll(at(US, players, {21: "Bob", 24: "Dee"}), 1, 2)) == [("Ann", "Bob", 22, "9")]


def test_us_10_a_monopolist_builds_only_where_he_has_a_monopoly():
    """One street is not enough; a competitor's lone street is."""
    game = two_bob(titles={21: "Bob", 26: "Bob", 27: "Bob", 24: "Ann"})
    assert refused(game, "build 21") == "no-monopoly"
    assert allowed(game, "build 26")
    assert allowed(two(titles={24: "Ann"}), "build 24")


# 11. Building


def test_us_11_a_competitor_builds_four_houses_then_an_apartment():
    """On one lone street: 4 × 150, then four houses go back and an apartment is bought for 150; no more after that."""
    game = two({"cash": 800}, titles={24: "Ann"})
    for houses in (1, 2, 3, 4, "hotel"):
        assert ruled(game.play("build 24")) == [("Ann", "bank", 150, "11")]
        assert built(game, 24) == houses
    assert cash(game)["Ann"] == 800 - 750
    assert refused(game, "build 24") == "fully-built"


def test_us_11_a_monopolist_builds_three_houses_then_an_apartment():
    """In a monopolized city: 3 × 200 and 200 for the apartment on Wall Street."""
    game = two_bob(bob={"cash": 1500}, titles={37: "Bob", 39: "Bob"})
    for houses in (1, 2, 3, "hotel"):
        assert ruled(game.play("build 39")) == [("Bob", "bank", 200, "11")]
        assert built(game, 39) == houses
    assert refused(game, "build 39") == "fully-built"
    assert cash(game)["Bob"] == 700


@pytest.mark.parametrize(
    ("space", "cost"), [(1, 50), (9, 50), (14, 100), (19, 100), (21, 150), (29, 150), (34, 200), (37, 200)]
)
def test_us_11_prices_stand_on_the_title_cards(space, cost):
    """A house costs what its city's title cards say."""
    assert pays(two(titles={space: "Ann"}).play(f"build {space}")) == [("Ann", "bank", cost)]


def test_us_11_buildings_are_bought_on_ones_own_turn_only():
    """Before and after the throw of one's own turn, never on another's."""
    game = two({"space": 10}, titles={24: "Ann", 14: "Ann", 37: "Bob", 39: "Bob"})
    assert refused(game, "build 39", by="Bob") == "not-your-turn"
    game.play("build 24")
    roll(game, 1, 3)
    assert refused(game, "build 39", by="Bob") == "not-your-turn"
    game.play("build 24")
    game.play("end")
    assert refused(game, "build 24", by="Ann") == "not-your-turn"
    game.play("build 39")


def test_us_11_houses_may_stand_as_unevenly_as_one_likes():
    """An apartment on one street and a single house on its neighbor, or none."""
    game = two_bob(bob={"cash": 2000}, titles={21: "Bob", 23: "Bob", 24: "Bob"})
    moves(game, "build 21", "build 21", "build 21", "build 21", "build 24")
    assert (built(game, 21), built(game, 23), built(game, 24)) == ("hotel", 0, 1)
    moves(game, "sell 24")
    assert built(game, 24) == 0
    game = two({"cash": 2000}, titles={21: "Ann", 23: "Ann"})
    moves(game, *["build 21"] * 5)
    assert (built(game, 21), built(game, 23)) == ("hotel", 0)


def test_us_11_a_third_street_of_a_monopolized_city_may_be_built_alone():
    """Bob may build on any of his three streets in Boston."""
    game = two_bob(titles={21: "Bob", 23: "Bob", 24: "Bob"})
    assert [move for move in game.legal() if move.startswith("build")] == [
        "build brattle-street",
        "build harvard-square",
        "build beacon-street",
    ]


def test_us_11_a_house_never_moves_to_another_street():
    """There is no such move: it is sold for half and another bought for the whole."""
    game = two({"cash": 200}, titles={21: ("Ann", 1), 24: "Ann"})
    assert refused(game, "move 21 24") == "garbled"
    moves(game, "sell 21", "build 24")
    assert (built(game, 21), built(game, 24), cash(game)["Ann"]) == (0, 1, 200 + 75 - 150)


def test_us_11_where_nothing_may_be_built():
    """Not on a mortgaged street, another's, the bank's, a transport or a utility, nor without the cash."""
    game = two({"cash": 149}, titles={21: ("Ann", "mortgaged"), 24: "Ann", 5: "Ann", 12: "Ann", 39: "Bob", 1: "Ann"})
    assert refused(game, "build 21") == "mortgaged"
    assert refused(game, "build 39") == "not-yours"
    assert refused(game, "build 37") == "not-yours"
    assert refused(game, "build 5") == "not-a-street"
    assert refused(game, "build 12") == "not-a-street"
    assert refused(game, "build 24") == "cash"
    assert allowed(game, "build 1")


# 12. Mortgages


@pytest.mark.parametrize(("space", "value"), [(1, 30), (5, 100), (9, 60), (12, 75), (24, 120), (28, 75), (37, 175), (39, 200)])
def test_us_12_a_mortgage_is_worth_half_the_price(space, value):
    """Half of what the title card says it costs."""
    game = two(titles={space: "Ann"})
    assert ruled(game.play(f"mortgage {space}")) == [("bank", "Ann", value, "12")]
    assert title(game, space)["mortgaged"]
    assert refused(game, f"mortgage {space}") == "mortgaged"


@pytest.mark.parametrize("space", [5, 12, 24])
def test_us_12_a_mortgaged_title_earns_nothing_and_is_not_for_sale(space):
    """Its owner keeps it, out of play: whoever lands there neither pays nor may buy."""
    far = {"space": space - 3}
    game = two_bob(bob=far, titles={space: ("Ann", "mortgaged")})
    events = roll(game, 1, 2)
    assert pays(events) == []
    assert "no-rent" in kinds(events)
    assert game.phase == "end"
    assert owner(game, space) == "Ann"


def test_us_12_a_competitors_mortgage_leaves_other_streets_alone():
    """Houses and rent of a competitor's other streets in the city do not mind."""
    game = two_bob(bob={"space": 18}, titles={21: ("Ann", 3), 24: "Ann"})
    game.play("mortgage 24", by="Ann")
    assert pays(roll(game, 1, 2)) == [("Bob", "Ann", 67)]


def test_us_12_houses_go_back_before_their_street_is_mortgaged():
    """Refused while a house stands there; sold at half price first, then 110."""
    game = two({"cash": 0}, titles={21: ("Ann", 2)})
    assert refused(game, "mortgage 21") == "sell-first"
    assert pays(moves(game, "sell 21", "sell 21", "mortgage 21")) == [
        ("bank", "Ann", 75),
        ("bank", "Ann", 75),
        ("bank", "Ann", 110),
    ]


def test_us_12_a_monopolist_keeps_no_houses_when_the_monopoly_is_mortgaged():
    """Two streets make the monopoly: neither may be mortgaged while a house stands on the other."""
    game = two_bob(bob={"cash": 0}, titles={21: ("Bob", 1), 24: "Bob"})
    assert refused(game, "mortgage 24") == "monopoly-houses"
    moves(game, "sell 21", "mortgage 24")
    assert cash(game)["Bob"] == 75 + 120
    assert refused(game, "build 21") == "no-monopoly"
    with pytest.raises(duopoly.BadPosition):
        two_bob(titles={21: ("Bob", 1), 24: ("Bob", "mortgaged")})


def test_us_12_with_three_streets_one_may_be_mortgaged_and_the_houses_stay():
    """The other two are still two: houses stay, the bare one of them asks double, and building goes on."""
    game = two_bob(bob={"cash": 1000}, titles={21: ("Bob", 1), 23: "Bob", 24: "Bob"})
    game.play("mortgage 24")
    game.play("build 23")
    assert refused(game, "mortgage 23") == "sell-first"
    assert lands({21: "Bob", 23: "Bob", 24: ("Bob", "mortgaged")}, 21) == [("Ann", "Bob", 44, "10")]
    assert lands({21: ("Bob", 1), 23: "Bob", 24: ("Bob", "mortgaged")}, 23) == [("Ann", "Bob", 44, "10")]


def test_us_12_a_second_mortgage_of_three_breaks_the_monopoly():
    """One unmortgaged street of three is left: no houses may stand on it."""
    game = two_bob(titles={21: ("Bob", 1), 23: "Bob", 24: ("Bob", "mortgaged")})
    assert refused(game, "mortgage 23") == "monopoly-houses"


def test_us_12_single_rent_while_the_other_street_is_mortgaged():
    """Brattle Street falls from 44 to 22, and is back at 44 when Beacon Street is lifted."""
    [(payer, payee, amount, rule)] = lands({21: "Bob", 24: ("Bob", "mortgaged")}, 21)
    assert (payer, payee, amount) == ("Ann", "Bob", 22)
    assert rule != "10"
    game = two({"space": 18}, titles={21: "Bob", 24: ("Bob", "mortgaged")})
    game.play("lift 24", by="Bob")
    assert pays(roll(game, 1, 2)) == [("Ann", "Bob", 44)]


@pytest.mark.parametrize(("space", "back"), [(1, 33), (5, 110), (12, 83), (24, 132), (28, 83), (37, 193), (39, 220)])
def test_us_12_lifting_costs_what_the_back_of_the_title_card_says(space, back):
    """The mortgage note's amount, to the Treasury; the title is in play again."""
    game = two(titles={space: ("Ann", "mortgaged")})
    assert ruled(game.play(f"lift {space}")) == [("Ann", "bank", back, "12")]
    assert not title(game, space)["mortgaged"]
    assert refused(game, f"lift {space}") == "not-mortgaged"


def test_us_12_lifting_needs_the_cash_and_ones_own_title():
    """131 does not lift what costs 132."""
    game = two({"cash": 131}, titles={24: ("Ann", "mortgaged"), 39: ("Bob", "mortgaged")})
    assert refused(game, "lift 24") == "cash"
    assert refused(game, "lift 39") == "not-yours"
    assert refused(game, "mortgage 1") == "not-yours"


def test_us_12_the_last_dollar_may_lift_a_mortgage():
    """33 lift street 1, and 33 are enough; 32 are not."""
    game = two({"cash": 33}, titles={1: ("Ann", "mortgaged")})
    moves(game, "lift 1")
    assert (cash(game)["Ann"], title(game, 1)["mortgaged"]) == (0, False)
    assert refused(two({"cash": 32}, titles={1: ("Ann", "mortgaged")}), "lift 1") == "cash"


def test_us_12_mortgaging_and_lifting_are_not_bound_to_ones_turn():
    """The leaflet names no time for either."""
    game = two(titles={24: ("Bob", "mortgaged"), 1: "Bob"})
    moves(game, "Bob: lift 24", "Bob: mortgage 1")
    roll(game, 1, 2)
    moves(game, "Bob: mortgage 24", "Bob: lift 1")
    assert cash(game)["Bob"] == 1000 - 132 + 30 + 120 - 33


def test_us_12_a_mortgaged_title_is_sold_at_any_price_and_stays_mortgaged():
    """No interest is due; the new owner lifts it for the same amount."""
    game = two({"cash": 500}, {"cash": 500}, {24: ("Ann", "mortgaged")})
    events = moves(game, "offer Bob give 24 take cash 1", "accept")
    assert pays(events) == [("Bob", "Ann", 1)]
    assert title(game, 24) == {"owner": "Bob", "buildings": 0, "mortgaged": True}
    assert pays(game.play("lift 24", by="Bob")) == [("Bob", "bank", 132)]


# 13. Returning houses


@pytest.mark.parametrize(("space", "half"), [(1, 25), (11, 50), (21, 75), (39, 100)])
def test_us_13_houses_go_back_at_half_price(space, half):
    """To the Treasury, half of what a house cost."""
    game = two(titles={space: ("Ann", 2)})
    assert ruled(game.play(f"sell {space}")) == [("bank", "Ann", half, "13")]
    assert built(game, space) == 1


def test_us_13_an_apartment_steps_back_to_the_houses_it_replaced():
    """Half of the last step each time: five steps of 75 for a competitor, four for a monopolist."""
    game = two({"cash": 0}, {"cash": 0}, {24: ("Ann", "hotel"), 26: ("Bob", "hotel"), 27: "Bob"})
    for houses in (4, 3, 2, 1, 0):
        assert pays(game.play("sell 24")) == [("bank", "Ann", 75)]
        assert built(game, 24) == houses
    for houses in (3, 2, 1, 0):
        assert pays(game.play("sell 26", by="Bob")) == [("bank", "Bob", 75)]  # also off turn
        assert built(game, 26) == houses
    assert refused(game, "sell 24") == "no-buildings"
    assert refused(game, "sell 26") == "not-yours"


# 14. Start


def test_us_14_start_pays_on_landing_and_on_passing_once():
    """100 for reaching Start, 100 for going past it, nothing for leaving it."""
    game = two({"space": 37})
    assert ruled(roll(game, 1, 2)) == [("bank", "Ann", 100, "14")]
    assert where(game)["Ann"] == 0
    moves(game, "end", "throw", "dice 1 2", "decline", "end")
    assert pays(roll(game, 1, 2)) == []
    assert cash(game)["Ann"] == 1100
    assert ruled(roll(two({"space": 38}), 1, 2)) == [("bank", "Ann", 100, "14")]


def test_us_14_a_card_that_leads_past_start_brings_the_money():
    """From space 36 on to the Air Line: past Start, 100; from space 7 it is not passed."""
    for space, bonus in ((36, [("bank", "Ann", 100)]), (7, [])):
        game = two({"space": space - 3})
        roll(game, 1, 2)
        assert pays(draw(game, "C17")) == bonus
        assert where(game)["Ann"] == 25
    game = two({"space": 4})
    roll(game, 1, 2)
    assert pays(draw(game, "C18")) == [("bank", "Ann", 100)]
    assert where(game)["Ann"] == 0


# 15. Prison, price war, sightseeing


def test_us_15_landing_there_by_the_dice_is_only_sightseeing():
    """Nothing is paid, then or on leaving; there is nothing to be freed from."""
    game = two({"space": 7}, {"space": 20})
    events = roll(game, 1, 2)
    assert pays(events) == []
    assert "sightseeing" in kinds(events)
    assert row(game, "Ann")["held"] == 0
    moves(game, "end", "throw", "dice 1 2", "decline", "end")
    assert refused(game, "pay") == "not-held"
    assert pays(roll(game, 1, 2)) == []
    assert where(game)["Ann"] == 13


def test_us_15_a_sightseeing_monopolist_collects():
    """Only who is sent to prison goes without rent."""
    game = two({"space": 18}, {"space": 10}, {21: "Bob"})
    assert pays(roll(game, 1, 2)) == [("Ann", "Bob", 22)]


@pytest.mark.parametrize("guest", ["Ann", "Bob"])
def test_us_15_the_go_to_space_sends_there_without_start_money(guest):
    """From space 30 to the corner: no 100, and the next regular turn is the first there."""
    game = two({"space": 27}, {"space": 27}, turn=guest)
    events = roll(game, 1, 2)
    assert pays(events) == []
    assert "sent" in kinds(events)
    assert (where(game)[guest], row(game, guest)["held"], game.phase) == (10, 1, "end")


@pytest.mark.parametrize(("guest", "card"), [("Ann", "C02"), ("Ann", "C14"), ("Bob", "M14"), ("Bob", "M20")])
def test_us_15_a_card_sends_there_without_start_money(guest, card):
    """From space 36 the way leads past Start, and still no 100."""
    game = two({"space": 33}, {"space": 33}, turn=guest)
    roll(game, 1, 2)
    assert pays(draw(game, card)) == []
    assert (where(game)[guest], row(game, guest)["held"], game.phase) == (10, 1, "end")
    assert cash(game)[guest] == 1000


def test_us_15_a_competitor_in_price_war_goes_on_collecting():
    """Rents, fares and what the dice give for a utility."""
    for space, due in ((24, 39), (25, 20), (28, 4 * 7)):
        game = two_bob({"space": 10, "held": 1}, {"space": space - 3}, {24: ("Ann", 1), 25: "Ann", 28: "Ann"})
        events = roll(game, 1, 2)
        if game.phase == "count":
            events += game.play("dice 3 4")
        assert pays(events) == [("Bob", "Ann", due)]


def test_us_15_a_monopolist_in_prison_collects_nothing():
    """No rent, no fare, no throw for his utility; a competitor in no such place is paid as ever."""
    for space in (24, 25, 28):
        game = two({"space": space - 3}, {"space": 10, "held": 1}, {24: ("Bob", 1), 21: "Bob", 25: "Bob", 28: "Bob"})
        events = roll(game, 1, 2)
        assert pays(events) == []
        assert "no-rent" in kinds(events)
        assert game.phase == "end"


def test_us_15_the_treasurys_gifts_reach_a_monopolist_in_prison():
    """A card that makes the bank pay every monopolist pays this one too; his debts to others stand as well."""
    players = [monopolist("Dee", space=4), competitor("Ann"), monopolist("Bob", space=10, held=2), competitor("Cem")]
    game = at(US, players)
    roll(game, 1, 2)
    assert sorted(pays(draw(game, "M19"))) == [("bank", "Bob", 25), ("bank", "Dee", 25)]
    players = [competitor("Ann", space=4), monopolist("Bob", space=10, held=2)]
    game = at(US, players)
    roll(game, 1, 2)
    assert pays(draw(game, "C13")) == [("Bob", "Ann", 25)]


def test_us_15_a_double_frees_moves_and_gives_the_extra_throw():
    """On the first or the second turn there, without paying; the double is like any other."""
    for held in (1, 2):
        game = two({"space": 10, "held": held}, titles={14: "Ann"})
        events = roll(game, 2, 2)
        assert pays(events) == []
        assert "free" in kinds(events)
        assert (where(game)["Ann"], row(game, "Ann")["held"], game.phase) == (14, 0, "throw")
        roll(game, 1, 1)  # on the extra throw a double is an ordinary throw
        assert where(game)["Ann"] == 16
        game.play("decline")
        assert game.phase == "end"


def test_us_15_two_turns_without_a_double_then_the_fee_before_the_third():
    """Twice he throws in vain and stays; then throwing waits for the 50, and he moves by whatever falls."""
    game = two_bob({"space": 30}, {"space": 10, "held": 1, "cash": 500})
    for held, card in ((2, "C05"), (3, "C10")):
        events = roll(game, 1, 2)
        assert "miss" in kinds(events)
        assert (where(game)["Bob"], row(game, "Bob")["held"], game.phase) == (10, held, "end")
        moves(game, "end", "throw", "dice 1 2")  # Ann draws a card on 33, then on 36
        draw(game, card)
        game.play("end")
    assert refused(game, "throw") == "pay-first"
    assert ruled(game.play("pay")) == [("Bob", "bank", 50, "15")]
    assert (game.phase, row(game, "Bob")["held"]) == ("throw", 0)
    roll(game, 1, 2)
    assert (where(game)["Bob"], cash(game)["Bob"], game.phase) == (13, 450, "buy")


@pytest.mark.parametrize("held", [1, 2, 3])
def test_us_15_paying_before_the_throw_leads_on_as_usual(held):
    """Before the first, second or third turn: 50, then an ordinary throw, doubles and all."""
    game = two({"space": 10, "held": held}, titles={14: "Ann"})
    assert ruled(game.play("pay")) == [("Ann", "bank", 50, "15")]
    assert game.phase == "throw"
    roll(game, 2, 2)
    assert (where(game)["Ann"], game.phase, cash(game)["Ann"]) == (14, "throw", 950)


def test_us_15_the_last_fifty_buy_the_way_out():
    """With exactly 50 Ann pays, is free at once and throws; with 49, while she may still throw for a double, she cannot pay."""
    for held in (1, 2, 3):
        game = two({"cash": 50, "space": 10, "held": held})
        moves(game, "pay")
        assert (cash(game)["Ann"], row(game, "Ann")["held"], game.phase) == (0, 0, "throw")
        roll(game, 1, 2)
        assert where(game)["Ann"] == 13
    assert refused(two({"cash": 49, "space": 10, "held": 2}), "pay") == "cash"
    assert allowed(two({"cash": 49, "space": 10, "held": 3}), "pay")


def test_us_15_only_the_fee_opens_the_door():
    """Ann owes Bob 10, then the 50: the rent paid, she is still held; the 50 paid, under this paragraph, she is free."""
    debts = [
        {"debtor": "Ann", "creditor": "Bob", "amount": 10},
        {"debtor": "Ann", "creditor": None, "amount": 50, "for": "fee"},
    ]
    game = two({"cash": 60, "space": 10, "held": 3}, phase="debt", resume="throw", debts=debts)
    moves(game, "pay")
    assert (row(game, "Ann")["held"], game.phase) == (3, "debt")
    events = moves(game, "pay")
    assert ruled(events) == [("Ann", "bank", 50, "15")]
    assert "free" in kinds(events)
    assert (row(game, "Ann")["held"], game.phase, game.to_act) == (0, "throw", "Ann")


def test_us_15_there_is_no_sitting_a_turn_out_and_no_get_out_card():
    """The leaflet has two ways out and no third."""
    game = two({"space": 10, "held": 1})
    assert refused(game, "stay") == "no-staying"
    assert refused(game, "use-card") == "no-get-out-card"
    assert refused(game, "end") == "not-now"
    assert refused(game, "pay", by="Bob") != "ok"


def test_us_15_who_cannot_pay_before_the_third_turn_raises_the_money_or_is_out():
    """The fee is a debt to the Treasury like any other."""
    game = two({"space": 10, "held": 3, "cash": 20}, titles={1: "Ann"})
    game.play("pay")
    assert (game.phase, game.to_act) == ("debt", "Ann")
    assert refused(game, "give-up") == "can-raise"
    moves(game, "mortgage 1", "pay")
    assert (cash(game)["Ann"], game.phase, row(game, "Ann")["held"]) == (0, "throw", 0)
    game = two({"space": 10, "held": 3, "cash": 20})
    moves(game, "pay", "give-up")
    assert game.result.winners == ["Bob"]


def test_us_15_who_owes_the_fee_may_sell_for_what_pays_it():
    """The fee of 50 counts once: with 45 in hand a title goes for 5 or more, before it is owed and after."""
    game = two({"space": 10, "held": 3, "cash": 45}, titles={1: "Ann"})
    for phase in ("throw", "debt"):
        assert game.phase == phase
        assert refused(game, "offer Bob give 1 take cash 4") == "cover"
        assert allowed(game, "offer Bob give 1 take cash 5")
        if phase == "throw":
            game.play("pay")
    moves(game, "offer Bob give 1 take cash 5", "accept", "pay")
    assert (cash(game)["Ann"], row(game, "Ann")["held"], game.phase) == (0, 0, "throw")


def test_us_15_the_double_that_sent_a_player_there_gives_its_extra_throw():
    """It is a try that uses up no regular turn and cannot be bought: in vain, and his first turn is still to come."""
    game = two({"space": 26})
    roll(game, 2, 2)
    assert (where(game)["Ann"], row(game, "Ann")["held"], game.phase) == (10, 1, "throw")
    assert refused(game, "pay") == "extra-throw"
    roll(game, 1, 2)
    assert (where(game)["Ann"], row(game, "Ann")["held"], game.phase) == (10, 1, "end")


def test_us_15_a_double_on_that_extra_throw_frees_and_gives_no_further_throw():
    """He moves by it; being the extra throw, it is the last of the turn."""
    game = two({"space": 26}, titles={14: "Ann"})
    roll(game, 2, 2)
    events = roll(game, 2, 2)
    assert pays(events) == []
    assert (where(game)["Ann"], row(game, "Ann")["held"], game.phase) == (14, 0, "end")


def test_us_15_a_card_after_a_double_leaves_the_extra_throw_too():
    """Sent by a card: the double's extra throw is taken there."""
    game = two_bob(bob={"space": 31})
    roll(game, 1, 1)
    draw(game, "M14")
    assert (where(game)["Bob"], row(game, "Bob")["held"], game.phase) == (10, 1, "throw")


def test_us_15_a_player_there_may_still_buy_build_and_trade():
    """Nothing in the American leaflet stops a competitor in price war, or a monopolist in prison, from dealing."""
    game = two({"space": 10, "held": 1}, titles={24: "Ann", 39: "Bob"})
    assert allowed(game, "build 24")
    moves(game, "offer Bob give cash 10 take 39", "accept")
    assert owner(game, 39) == "Ann"


def test_us_15_out_of_prison_a_monopolist_collects_again():
    """Bob pays and moves on: the next who lands on his street owes rent."""
    game = two_bob({"space": 18}, {"space": 10, "held": 1}, {21: "Bob", 13: "Ann"})
    moves(game, "pay", "throw", "dice 1 2", "end")
    assert pays(roll(game, 1, 2)) == [("Ann", "Bob", 22)]


def test_us_15_after_the_last_try_staying_is_answered_like_throwing():
    """There is nothing to throw for any more: pay now."""
    game = two({"space": 10, "held": 3})
    assert {refused(game, move) for move in ("stay", "throw")} == {"pay-first"}


# 16. Cards

CARDS = {
    "C01": 75, "C03": -75, "C04": -25, "C05": 0, "C06": 50, "C07": 25, "C08": 50, "C10": 0, "C11": -50, "C12": 50,
    "C15": -75, "C16": -25, "C22": -50, "C24": 75, "C25": 25,
    "M03": 50, "M07": -50, "M08": 0, "M09": -75, "M10": -25, "M12": 75, "M13": 25, "M15": -75, "M16": -25, "M17": 0,
    "M21": 75, "M22": 50, "M25": 50,
}  # fmt: skip


@pytest.mark.parametrize("card", CARDS)
def test_us_16_cards_between_a_player_and_the_treasury(card):
    """The card is followed at once: so much from the Treasury, or to it, or nothing."""
    guest = "Ann" if card.startswith("C") else "Bob"
    game = two({"space": 4}, {"space": 4}, turn=guest)
    roll(game, 1, 2)
    events = draw(game, card)
    assert cash(game)[guest] == 1000 + CARDS[card]
    assert all(rule == "16" for *_, rule in ruled(events))
    assert game.phase == "end"


@pytest.mark.parametrize(
    ("card", "space"), [("C20", 37), ("C21", 28), ("C23", 6), ("M01", 25), ("M04", 12), ("M11", 39), ("M24", 31)]
)
def test_us_16_cards_that_lead_to_a_title(card, space):
    """The token goes forward there, collects at Start if it passes it, and the space acts as usual."""
    guest = "Ann" if card.startswith("C") else "Bob"
    game = two({"space": 19}, {"space": 19}, turn=guest)
    roll(game, 1, 2)
    events = draw(game, card)
    assert where(game)[guest] == space
    assert pays(events) == ([("bank", guest, 100)] if space < 22 else [])
    assert game.phase == "buy"


def test_us_16_a_card_that_leads_to_anothers_title_costs_its_rent():
    """M11 to Wall Street, a competitor's with two houses: 80."""
    game = two_bob(bob={"space": 4}, titles={39: ("Ann", 2)})
    roll(game, 1, 2)
    assert ruled(draw(game, "M11")) == [("Bob", "Ann", 80, "9")]


def test_us_16_cards_that_make_the_other_camp_pay():
    """Each player of the other camp pays the drawer; fellows and the bankrupt do not."""
    players = [
        competitor("Ann", space=4),
        monopolist("Bob"),
        competitor("Cem"),
        monopolist("Dee"),
        competitor("Eve"),
        gone(monopolist("Fay")),
    ]
    game = at(US, players)
    roll(game, 1, 2)
    assert pays(draw(game, "C13")) == [("Bob", "Ann", 25), ("Dee", "Ann", 25)]
    for card, amount in (("M18", 10), ("M23", 25)):
        game = at(US, [*players[:3], monopolist("Dee", space=4), *players[4:]], turn="Dee")
        roll(game, 1, 2)
        assert pays(draw(game, card)) == [("Eve", "Dee", amount), ("Ann", "Dee", amount), ("Cem", "Dee", amount)]


@pytest.mark.parametrize(("guest", "card", "least"), [("Ann", "C09", 10), ("Bob", "M02", 8)])
def test_us_16_a_gamble_is_settled_by_two_dice_that_only_count(guest, card, least):
    """75 from the wanted sum up, else nothing; a double there gives no extra throw."""
    for die1, die2 in ((5, 5), (4, 4), (3, 4), (6, 6), (4, 5)):
        game = two({"space": 4}, {"space": 4}, turn=guest)
        roll(game, 1, 2)
        draw(game, card)
        assert (game.phase, game.to_act) == ("count", "chance")
        events = game.play(f"dice {die1} {die2}")
        assert pays(events) == ([("bank", guest, 75)] if die1 + die2 >= least else [])
        assert (game.phase, where(game)[guest]) == ("end", 7)
        assert "count" not in game.position()


def test_us_16_the_card_goes_under_its_deck():
    """It cannot come again before the 24 others; then the deck comes round in the same order."""
    game = two({"space": 4}, {"space": 4}, decks={C: ["C05"]})
    roll(game, 1, 2)
    assert "card C05" not in game.legal()
    assert refused(game, "card C05", by="chance") == "card-used"
    draw(game, "C10")
    assert game.position()["decks"] == {C: ["C05", "C10"]}
    through = ["C07", *[f"C{n:02}" for n in range(1, 26) if n != 7]]
    game = two({"space": 4}, decks={C: through})
    roll(game, 1, 2)
    assert game.legal() == ["card C07"]
    draw(game, "C07")
    assert game.position()["decks"][C] == [*through[1:], "C07"]


def test_us_16_the_decks_are_apart():
    """A competitor never draws a monopolist's card."""
    game = two({"space": 4})
    roll(game, 1, 2)
    assert refused(game, "card M03", by="chance") == "no-such-card"


def test_us_16_a_card_that_leads_to_a_utility_leaves_its_multiple():
    """C21 leads to Bob's gas company: a fresh throw of 7 costs 4 × 7 as usual."""
    game = two({"space": 4}, titles={28: "Bob"})
    roll(game, 1, 2)
    draw(game, "C21")
    assert game.phase == "count"
    assert ruled(game.play("dice 3 4")) == [("Ann", "Bob", 28, "20")]


# 17. Income tax


def taxed(game, way):
    """Comes to the income tax from space 1 by 1 and 2, and chooses a way: what is paid."""
    roll(game, 1, 2)
    assert game.phase == "tax"
    [(_, payee, amount, rule)] = ruled(game.play(f"tax {way}"))
    assert (payee, rule) == ("bank", "17")
    return amount


def test_us_17_a_competitor_pays_200_or_ten_percent_of_everything():
    """10% of 830 cash, of 240 + 200 for titles, of two houses at 150: 83 + 44 + 30 = 157. A mortgaged title counts nothing."""
    titles = {24: ("Ann", 2), 5: "Ann", 39: ("Ann", "mortgaged"), 12: ("Ann", "mortgaged")}
    assert taxed(two({"space": 1, "cash": 830}, titles=titles), "percent") == 157
    assert taxed(two({"space": 1, "cash": 830}, titles=titles), "flat") == 200


def test_us_17_a_monopolist_pays_200_or_twenty_percent_of_cash_and_ten_of_the_rest():
    """20% of 830, 10% of 350 + 400 + 150, 10% of three houses at 200: 166 + 90 + 60 = 316."""
    titles = {37: ("Bob", 3), 39: "Bob", 28: "Bob", 1: ("Bob", "mortgaged")}
    assert taxed(two_bob(bob={"space": 1, "cash": 830}, titles=titles), "percent") == 316
    assert taxed(two_bob(bob={"space": 1, "cash": 830}, titles=titles), "flat") == 200


def test_us_17_an_apartment_counts_with_the_houses_it_replaced():
    """A competitor's cost five times 150, a monopolist's four times: 24 + 75 and 22 + 24 + 60 beside the cash."""
    game = two({"space": 1, "cash": 1000}, titles={24: ("Ann", "hotel")})
    assert taxed(game, "percent") == 100 + 24 + 75
    game = two_bob(bob={"space": 1, "cash": 1000}, titles={21: ("Bob", "hotel"), 24: "Bob"})
    assert taxed(game, "percent") == 200 + 22 + 24 + 60


def test_us_17_a_broken_percentage_is_rounded_down_once():
    """10% of 839 is 83.9, with Basin Street's 6: 89.9, so 89; 20% of 838 is 167.6: 167."""
    assert taxed(two({"space": 1, "cash": 839}, titles={1: "Ann"}), "percent") == 89
    assert taxed(two_bob(bob={"space": 1, "cash": 838}), "percent") == 167


def test_us_17_who_has_less_than_200_may_choose_the_percentage():
    """150 in cash and nothing else: 15 for a competitor; the flat sum would be a debt."""
    assert taxed(two({"space": 1, "cash": 150}), "percent") == 15
    game = two({"space": 1, "cash": 150}, titles={39: "Ann"})
    roll(game, 1, 2)
    game.play("tax flat")
    assert game.phase == "debt"
    moves(game, "mortgage 39", "pay")
    assert cash(game)["Ann"] == 150


def test_us_17_the_tax_is_paid_before_anything_else_is_decided():
    """While Ann chooses how to pay there is nothing to pass, to keep, to place, or to end."""
    game = two({"space": 1}, titles={39: "Ann"})
    roll(game, 1, 2)
    for move in ("pass", "keep", "place 39", "want 1", "end", "throw", "pay", "draw", "role competitor"):
        assert refused(game, move)
    assert game.legal()[:2] == ["tax flat", "tax percent"]


# 18. Property tax


@pytest.mark.parametrize("guest", ["Ann", "Bob"])
def test_us_18_everybody_pays_75(guest):
    """Either role, to the Treasury."""
    assert lands({}, 38, guest) == [(guest, "bank", 75, "18")]


# 19. Transport companies


@pytest.mark.parametrize("owned", [1, 2, 3, 4])
def test_us_19_a_competitors_fare_is_ten_percent_however_many(owned):
    """20 with one company and 20 with four."""
    titles = dict.fromkeys([25, 5, 15, 35][:owned], "Ann")
    assert lands(titles, 25, "Bob") == [("Bob", "Ann", 20, "19")]


@pytest.mark.parametrize(("owned", "fare"), [(1, 40), (2, 80), (3, 160), (4, 320)])
def test_us_19_a_monopolists_fares_double_with_each_company(owned, fare):
    """40, 80, 160, 320 as on the title card; a company of somebody else's does not count."""
    titles = {**dict.fromkeys([5, 15, 35], "Ann"), **dict.fromkeys([25, 5, 15, 35][:owned], "Bob")}
    assert lands(titles, 25) == [("Ann", "Bob", fare, "19")]


def test_us_19_a_mortgaged_company_still_counts_as_owned():
    """Silent in the leaflet, settled by the rulebook: two owned, one of them mortgaged, ask 80 for the other."""
    assert lands({25: "Bob", 5: ("Bob", "mortgaged")}, 25) == [("Ann", "Bob", 80, "19")]
    assert lands({25: ("Bob", "mortgaged"), 5: "Bob"}, 25) == []


@pytest.mark.parametrize("owned", [1, 2, 4])
def test_us_19_the_number_owned_explains_a_monopolists_fare_only(owned):
    """Where the card's fares are all the same, as a competitor's are, the number of companies is no reason."""
    companies = [25, 5, 15, 35][:owned]
    for host, guest, reasons in (("Ann", "Bob", []), ("Bob", "Ann", [("owned", owned)])):
        far = {"space": 22}
        events = roll(two(far, far, dict.fromkeys(companies, host), turn=guest), 1, 2)
        (fare,) = [event for event in events if event.kind == "rent"]
        assert [(reason.kind, reason.number) for reason in fare.reasons] == reasons


# 20. Utilities


@pytest.mark.parametrize(
    ("guest", "titles", "due"),
    [
        ("Bob", {12: "Ann"}, 28),
        ("Bob", {12: "Ann", 28: "Ann"}, 28),
        ("Ann", {12: "Bob"}, 28),
        ("Ann", {12: "Bob", 28: "Ann"}, 28),
        ("Ann", {12: "Bob", 28: "Bob"}, 70),
        ("Ann", {12: "Bob", 28: ("Bob", "mortgaged")}, 70),
    ],
)
def test_us_20_a_utility_asks_a_multiple_of_a_fresh_throw(guest, titles, due):
    """Thrown afresh, here 7: four times for a competitor in any case, four or ten times for a monopolist."""
    game = two({"space": 9}, {"space": 9}, titles, turn=guest)
    assert pays(roll(game, 1, 2)) == []
    assert (game.phase, game.to_act) == ("count", "chance")
    [(payer, _, amount, rule)] = ruled(game.play("dice 3 4"))
    assert (payer, amount, rule) == (guest, due, "20")


def test_us_20_a_double_that_only_counts_gives_no_extra_throw():
    """And the token does not move by it; a double that moved still gives its own."""
    game = two({"space": 9}, titles={12: "Bob"})
    roll(game, 1, 2)
    assert pays(game.play("dice 6 6")) == [("Ann", "Bob", 48)]
    assert (game.phase, where(game)["Ann"]) == ("end", 12)
    game = two({"space": 8}, titles={12: "Bob"})
    roll(game, 2, 2)
    game.play("dice 1 2")
    assert (game.phase, where(game)["Ann"]) == ("throw", 12)


def test_us_20_no_throw_for_a_mortgaged_or_ones_own_utility():
    """Nothing is due, so nothing is thrown."""
    for titles in ({12: ("Bob", "mortgaged")}, {12: "Ann"}):
        game = two({"space": 9}, titles=titles)
        assert pays(roll(game, 1, 2)) == []
        assert game.phase == "end"


# 21. Foundation


@pytest.mark.parametrize(("die", "grant"), [(1, 25), (2, 50), (3, 0), (4, 0), (5, 0), (6, 0)])
def test_us_21_a_competitor_throws_one_die_for_a_grant(die, grant):
    """25 for a one, 50 for a two, nothing else."""
    game = two({"space": 17})
    roll(game, 1, 2)
    assert (game.phase, game.to_act) == ("die", "chance")
    assert ruled(game.play(f"die {die}")) == ([("bank", "Ann", grant, "21")] if grant else [])
    assert game.phase == "end"


def test_us_21_a_monopolist_pays_ten():
    """To the Treasury, without any throw."""
    assert lands({}, 20, "Bob") == [("Bob", "bank", 10, "21")]


# 22. Insufficient houses


def test_us_22_houses_and_apartments_never_run_out():
    """The box holds 35 houses and 15 apartments; further ones are made of paper."""
    streets = [1, 3, 6, 8, 9, 11, 13, 14, 16, 18, 19, 21, 23, 24, 26, 27, 29]
    game = two({"cash": 1000}, titles={**dict.fromkeys(streets[:9], ("Ann", 4)), 39: "Ann"})
    game.play("build 39")  # the 37th house
    assert built(game, 39) == 1
    game = two({"cash": 1000}, titles={**dict.fromkeys(streets[:15], ("Ann", "hotel")), 37: ("Ann", 4)})
    game.play("build 37")  # the 16th apartment
    assert built(game, 37) == "hotel"
    game = two({"cash": 0}, titles={**dict.fromkeys(streets[:9], ("Ann", 4)), 39: ("Ann", "hotel")})
    game.play("sell 39")  # back to four houses, though the box has none
    assert built(game, 39) == 4


# 23. Trading


def test_us_23_titles_and_cash_change_hands_when_both_agree():
    """A street and cash against a street and a utility; nothing happens before the other accepts."""
    game = two({"cash": 500}, {"cash": 500}, {24: "Ann", 39: "Bob", 12: "Bob"})
    game.play("offer Bob give 24 cash 100 take 39 12")
    assert (game.phase, game.to_act) == ("answer", "Bob")
    assert owner(game, 24) == "Ann"
    assert ruled(game.play("accept")) == [("Ann", "Bob", 100, "23")]
    assert [owner(game, space) for space in (24, 39, 12)] == ["Bob", "Ann", "Ann"]
    assert cash(game) == {"Ann": 400, "Bob": 600}
    assert (game.phase, game.to_act) == ("throw", "Ann")


def test_us_23_an_offer_may_be_rejected_or_withdrawn():
    """Then all is as before."""
    game = two(titles={24: "Ann"})
    before = {**game.position()}
    moves(game, "offer Bob give 24 take cash 300", "reject")
    assert {k: v for k, v in game.position().items() if k != "offers"} == before
    moves(game, "offer Bob give 24 take cash 300", "Ann: withdraw")
    assert {k: v for k, v in game.position().items() if k != "offers"} == before


def test_us_23_houses_are_never_traded():
    """The street must be bare: its houses go back to the Treasury first."""
    game = two(titles={24: ("Ann", 1), 21: "Ann", 5: "Bob"})
    assert refused(game, "offer Bob give 24 take cash 300") == "bare-first"
    assert refused(game, "offer Ann give cash 300 take 24", by="Bob") == "bare-first"
    moves(game, "sell 24", "offer Bob give 24 take cash 300", "accept")
    assert owner(game, 24) == "Bob"


def test_us_23_a_bare_street_beside_a_built_one_may_be_traded():
    """Only the street that changes hands has to be bare, for a competitor."""
    game = two(titles={24: ("Ann", 1), 21: "Ann"})
    moves(game, "offer Bob give 21 take cash 300", "accept")
    assert (owner(game, 21), built(game, 24)) == ("Bob", 1)


def test_us_23_a_trade_that_breaks_a_monopoly_waits_for_its_houses():
    """A monopolist's houses stand only in a city that is his; with a third street there is no harm."""
    game = two_bob(titles={21: ("Bob", 1), 24: "Bob"})
    assert refused(game, "offer Ann give 24 take cash 300") == "monopoly-houses"
    game = two_bob(titles={21: ("Bob", 1), 23: "Bob", 24: "Bob"})
    moves(game, "offer Ann give 24 take cash 300", "accept")
    assert (owner(game, 24), built(game, 21)) == ("Ann", 1)


def test_us_23_what_counts_is_the_city_after_the_trade():
    """One street of Boston for another: Bob still has two, so his houses stay; against a mortgaged one he would have one."""
    game = two_bob(titles={21: ("Bob", 1), 24: "Bob", 23: "Ann"})
    moves(game, "offer Ann give 24 take 23", "accept")
    assert (owner(game, 23), owner(game, 24), built(game, 21)) == ("Bob", "Ann", 1)
    game = two_bob(titles={21: ("Bob", 1), 24: "Bob", 23: ("Ann", "mortgaged")})
    assert refused(game, "offer Ann give 24 take 23") == "monopoly-houses"
    assert refused(game, "offer Bob give cash 300 take 24", by="Ann") == "monopoly-houses"


def test_us_23_no_trade_with_who_is_out():
    """A bankrupt player has left the game."""
    game = at(US, [competitor("Ann"), monopolist("Bob"), gone(competitor("Cem"))], {24: "Ann"})
    assert refused(game, "offer Cem give 24") == "bankrupt"


def test_us_23_trading_at_any_time_and_between_players_off_turn():
    """The leaflet names no time: before the throw, at a purchase, after it, and between two who are not on turn."""
    players = [competitor("Ann"), monopolist("Bob"), competitor("Cem")]
    game = at(US, players, {24: "Bob", 21: "Cem", 39: "Bob"})
    moves(game, "Bob: offer Cem give 24 take 21", "accept")
    roll(game, 1, 2)
    assert game.phase == "buy"
    moves(game, "Cem: offer Bob give 24 take cash 10", "Bob: accept")
    assert (game.phase, game.to_act) == ("buy", "Ann")
    game.play("decline")
    moves(game, "offer Bob take 39 give cash 500", "accept")
    assert (owner(game, 39), owner(game, 24), owner(game, 21)) == ("Ann", "Bob", "Bob")


def test_us_23_a_trade_completes_a_monopoly_at_once():
    """The street passed on makes two of Boston: the very next visitor pays double."""
    game = two({"space": 18}, titles={21: "Bob", 24: "Ann"})
    moves(game, "offer Bob give 24 take cash 250", "accept")
    assert ruled(roll(game, 1, 2)) == [("Ann", "Bob", 44, "10")]


def test_us_23_offers_that_could_not_be_carried_out():
    """Each with its reason: not mine, not theirs, not my cash, not their cash, myself, nothing at all."""
    game = two({"cash": 100}, {"cash": 100}, {24: "Ann", 39: "Bob"})
    assert refused(game, "offer Bob give 39 take cash 1") == "not-yours"
    assert refused(game, "offer Bob give 24 take 5") == "not-theirs"
    assert refused(game, "offer Bob give cash 101 take 39") == "cash"
    assert refused(game, "offer Bob give 24 take cash 101") == "their-cash"
    assert refused(game, "offer Ann give 24 take cash 1") == "trade-self"
    assert refused(game, "offer Bob") == "empty-offer"
    assert refused(game, "accept", by="Bob") in ("no-offer", "not-your-move", "not-now")
    assert game.why_not("Ann", "offer Bob give card:competitor take 39") is not None  # no card is ever kept


def test_us_23_a_title_may_cost_all_the_cash_there_is():
    """Ann may give her last dollar or ask for Bob's last, but for none beyond."""
    game = two({"cash": 70}, {"cash": 90}, {1: "Ann", 39: "Bob"})
    assert allowed(game, "offer Bob give 1 take cash 90")
    assert allowed(game, "offer Bob give cash 70 take 39")
    assert refused(game, "offer Bob give 1 take cash 91") == "their-cash"
    assert refused(game, "offer Bob give cash 71 take 39") == "cash"


def test_us_23_what_was_offered_must_still_be_there():
    """Ann spends the cash she offered: Bob cannot accept any more, and is told that it is hers that lacks."""
    game = two({"cash": 300}, titles={24: "Ann", 39: ("Ann", "mortgaged"), 5: "Bob"})
    moves(game, "offer Bob give 24 cash 200 take 5", "Ann: lift 39")
    assert refused(game, "accept") == "their-cash"
    game.play("reject")
    assert game.to_act == "Ann"


def test_us_23_the_debtor_may_trade_to_raise_the_money():
    """Ann owes Bob 164 and has 100: Cem buys a street of hers, then she pays."""
    players = [competitor("Ann", cash=100, space=18), monopolist("Bob"), competitor("Cem")]
    game = at(US, players, {21: ("Bob", "hotel"), 23: "Bob", 5: "Ann"})
    roll(game, 1, 2)
    assert (game.phase, game.to_act) == ("debt", "Ann")
    assert refused(game, "pay") == "cash"
    moves(game, "offer Cem give 5 take cash 150", "accept")
    assert (game.phase, game.to_act) == ("debt", "Ann")
    assert ruled(game.play("pay")) == [("Ann", "Bob", 164, "9")]
    assert cash(game) == {"Ann": 86, "Bob": 1164, "Cem": 850}


# 24. Bankruptcy


def test_us_24_to_a_player_everything_goes_mortgages_and_all():
    """Buildings are first sold at half price: 10 + 25 cash and three titles, one still mortgaged, go to Ann; Bob is out."""
    titles = {39: ("Ann", "hotel"), 1: ("Bob", 1), 3: "Bob", 12: ("Bob", "mortgaged")}
    game = two_bob(bob={"cash": 10, "space": 36}, titles=titles)
    roll(game, 1, 2)  # 140 due; 10 + 25 + 30 + 30 = 95 is all there is
    events = game.play("give-up")
    assert pays(events) == [("bank", "Bob", 25), ("Bob", "Ann", 35)]
    assert title(game, 12) == {"owner": "Ann", "buildings": 0, "mortgaged": True}
    assert title(game, 1) == {"owner": "Ann", "buildings": 0, "mortgaged": False}
    assert owner(game, 3) == "Ann"
    assert row(game, "Bob")["bankrupt"]
    assert cash(game) == {"Ann": 1035, "Bob": 0}


def test_us_24_the_game_goes_on_without_the_bankrupt():
    """The dice pass to the next player, who is not asked about the bankrupt any more."""
    players = [monopolist("Bob", cash=5, space=36), competitor("Ann", space=10), monopolist("Dee", space=10), competitor("Cem")]
    game = at(US, players, {39: "Ann", 13: "Ann", 5: ("Bob", "mortgaged")})
    roll(game, 1, 2)
    game.play("give-up")
    assert (game.turn, game.phase) == ("Ann", "throw")
    assert owner(game, 5) == "Ann"
    assert game.legal("Bob") == []
    assert refused(game, "throw", by="Bob") == "bankrupt"
    moves(game, "throw", "dice 1 2", "end")
    moves(game, "throw", "dice 1 2", "end")
    moves(game, "throw", "dice 1 2", "decline", "end")
    assert game.turn == "Ann"


def test_us_24_the_dice_pass_over_the_bankrupt_wherever_they_sit():
    """Bob, between them, and Cem, in the last seat, are out: the dice go from Ann to Dee and back."""
    players = [competitor("Ann", space=10), gone(monopolist("Bob")), monopolist("Dee", space=10), gone(competitor("Cem"))]
    game = at(US, players, {13: "Ann", 16: "Ann"})
    for name in ("Ann", "Dee", "Ann"):
        assert (game.phase, game.to_act) == ("throw", name)
        roll(game, 1, 2)
        moves(game, "end")


def test_us_24_to_the_treasury_titles_are_unsold_and_unmortgaged_again():
    """The tax ruins Bob: all he has is the bank's, and Ann may buy his mortgaged street at its price by landing on it."""
    players = [monopolist("Bob", cash=5, space=35), competitor("Ann", space=36), monopolist("Dee", cash=300)]
    game = at(US, players, {39: ("Bob", "mortgaged"), 1: ("Bob", "mortgaged")})
    roll(game, 1, 2)
    assert game.phase == "debt"
    events = game.play("give-up")
    assert pays(events) == [("Bob", "bank", 5)]
    assert owner(game, 39) is None
    assert cash(game) == {"Bob": 0, "Ann": 1000, "Dee": 300}
    roll(game, 1, 2)
    assert game.phase == "buy"
    assert pays(game.play("buy")) == [("Ann", "bank", 400)]
    assert title(game, 39) == {"owner": "Ann", "buildings": 0, "mortgaged": False}


def test_us_24_the_bankrupt_loses_the_extra_throw():
    """A double that leads into ruin gives no more throws: the dice pass on."""
    players = [monopolist("Bob", cash=5, space=35), competitor("Ann"), competitor("Cem")]
    game = at(US, players, {39: "Ann"})
    roll(game, 2, 2)
    game.play("give-up")
    assert (game.turn, game.phase) == ("Ann", "throw")
    assert where(game)["Ann"] == 0


def test_us_24_mortgages_stay_in_effect_for_the_creditor():
    """No interest on what passes; it earns nothing until the creditor pays the usual amount to lift it."""
    players = [monopolist("Bob", cash=5, space=36), competitor("Ann"), monopolist("Dee", space=2)]
    game = at(US, players, {39: "Ann", 5: ("Bob", "mortgaged")})
    roll(game, 1, 2)
    assert pays(game.play("give-up")) == [("Bob", "Ann", 5)]
    assert pays(game.play("lift 5", by="Ann")) == [("Ann", "bank", 110)]


def test_us_24_nobody_gives_up_while_he_could_pay():
    """Refused with the cash in hand, and while houses and mortgages would cover it; at one less it is allowed."""
    for tax, code in ((75, "can-raise"), (76, None)):
        game = two_bob(bob={"cash": 20, "space": 35}, titles={1: ("Bob", 1), 3: "Bob"}, rules={"property_tax": tax + 30})
        roll(game, 1, 2)  # 20 + 25 + 30 + 30 = 105
        assert game.phase == "debt"
        if code:
            assert refused(game, "give-up") == code
            moves(game, "sell 1", "mortgage 1", "mortgage 3")
            assert refused(game, "give-up") == "can-pay"
            game.play("pay")
            assert cash(game)["Bob"] == 0
            assert game.phase == "end"
        else:
            game.play("give-up")
            assert game.phase == "over"


def test_us_24_while_a_debt_is_open_nothing_else_moves_on():
    """No end of the turn, no throw, no building. Trading goes on: the leaflet names no time for it (23)."""
    players = [monopolist("Bob", cash=70, space=35), competitor("Ann"), competitor("Cem")]
    game = at(US, players, {37: "Bob", 39: "Bob", 24: "Ann"})
    roll(game, 1, 2)
    assert game.phase == "debt"
    assert refused(game, "end") in ("debt-first", "not-now")
    assert refused(game, "build 39") in ("debt-first", "not-now")
    assert allowed(game, "offer Cem give 24 take cash 10", by="Ann")
    assert not allowed(game, "throw", by="Ann")


def test_us_24_a_debt_may_fall_due_on_another_players_turn():
    """A card makes each monopolist pay: the one who cannot is the debtor, off turn, and his ruin is the drawer's gain."""
    players = [competitor("Ann", space=4), monopolist("Bob", cash=10), competitor("Cem"), monopolist("Dee", cash=10)]
    game = at(US, players, {5: "Bob", 12: ("Dee", "mortgaged")})
    roll(game, 1, 2)
    assert pays(draw(game, "C13")) == []
    assert (game.phase, game.to_act, game.turn) == ("debt", "Bob", "Ann")
    moves(game, "mortgage 5", "pay")
    assert (game.phase, game.to_act) == ("debt", "Dee")
    assert pays(game.play("give-up")) == [("Dee", "Ann", 10)]
    assert owner(game, 12) == "Ann"
    assert cash(game) == {"Ann": 1035, "Bob": 85, "Cem": 1000, "Dee": 0}
    assert (game.phase, game.turn) == ("end", "Ann")


# 25. The richest


def test_us_25_cash_and_one_landing_on_every_unmortgaged_title():
    """The last monopolist falls to the bank. Ann: 500 + 54 + 20 + 28 by the dice; Cem: 590, his mortgaged street nothing."""
    players = [monopolist("Bob", cash=5, space=35), competitor("Ann", cash=500), competitor("Cem", cash=590)]
    titles = {24: ("Ann", 2), 5: "Ann", 12: "Ann", 39: ("Cem", "mortgaged")}
    game = at(US, players, titles, aim="camp")
    roll(game, 1, 2)
    game.play("give-up")
    assert (game.phase, game.to_act) == ("count", "chance")
    game.play("dice 3 4")
    assert game.phase == "over"
    assert game.result.worth == {"Bob": 0, "Ann": 602, "Cem": 590}
    assert game.result.winners == ["Ann"]
    assert cash(game)["Ann"] == 500


def test_us_25_what_each_is_worth_is_told_and_stands_before_the_dice_too():
    """A throw of 7 is taken for a utility, in mid-game and while its dice are awaited: 4 × 7 = 28; then what falls, 4 × 11 = 44."""
    players = [monopolist("Bob", cash=5, space=35), competitor("Ann", cash=500), competitor("Cem", cash=590)]
    game = at(US, players, {24: ("Ann", 2), 5: "Ann", 12: "Ann"}, aim="camp")
    assert game.worth() == {"Bob": 5, "Ann": 500 + 54 + 20 + 28, "Cem": 590}
    roll(game, 1, 2)
    game.play("give-up")
    assert (game.phase, game.worth()["Ann"]) == ("count", 602)
    events = [event for event in game.play("dice 5 6") if event.kind == "worth"]
    assert [(event.player, event.numbers[0]) for event in events] == [("Ann", 618), ("Cem", 590)]
    assert "$618" in duopoly.tell(events[0])


def test_us_25_monopolists_count_double_rents_fares_and_ten_times_the_dice():
    """Bob: 70 + 120 in New York, 2 × 80 of transport, 10 × 5 and 10 × 6 of utilities: 460 on top of 100, 1 more than Dee."""
    players = [competitor("Ann", cash=5, space=35), monopolist("Bob", cash=100), monopolist("Dee", cash=559)]
    titles = {37: "Bob", 39: ("Bob", 1), 5: "Bob", 15: "Bob", 12: "Bob", 28: "Bob"}
    game = at(US, players, titles, aim="camp")
    roll(game, 1, 2)
    game.play("give-up")
    moves(game, "dice 1 4", "dice 3 3")
    assert game.result.worth == {"Ann": 0, "Bob": 560, "Dee": 559}
    assert game.result.winners == ["Bob"]


def test_us_25_what_a_prisoner_could_earn_counts_too():
    """Income that titles can earn is no rent collected: Bob in prison throws 5 for his utility, 4 × 5, and has his fare of 40."""
    players = [competitor("Ann", cash=5, space=35), monopolist("Bob", cash=100, space=10, held=1), monopolist("Dee", cash=150)]
    game = at(US, players, {39: "Dee", 12: "Bob", 5: "Bob"}, aim="camp")
    roll(game, 1, 3)  # a single street of New York: 40
    game.play("give-up")
    assert (game.phase, game.to_act) == ("count", "chance")
    events = moves(game, "dice 2 3")
    assert [(event.player, event.space) for event in events if event.kind == "count"] == [("Bob", 12)]
    assert game.result.worth == {"Ann": 0, "Bob": 160, "Dee": 195}


def test_us_25_each_utility_has_its_own_throw_and_a_mortgaged_title_none():
    """Cem throws 3 for one company and 11 for the other, 4 × 14 in all; Ann's and Cem's mortgaged titles add nothing."""
    players = [monopolist("Bob", cash=5, space=35), competitor("Ann", cash=500), competitor("Cem", cash=90)]
    titles = {39: ("Ann", 2), 12: "Cem", 28: "Cem", 1: ("Ann", "mortgaged"), 5: ("Cem", "mortgaged")}
    game = at(US, players, titles, aim="camp")
    roll(game, 1, 3)  # Wall Street with two houses, a competitor's
    game.play("give-up")
    moves(game, "dice 1 2")
    assert (game.phase, game.worth()["Cem"]) == ("count", 90 + 4 * 3 + 4 * 7)
    moves(game, "dice 5 6")
    assert game.result.worth == {"Bob": 0, "Ann": 585, "Cem": 146}
    game = at(US, [*players[:2], competitor("Cem", cash=90)], titles | {12: ("Cem", "mortgaged")}, aim="camp")
    roll(game, 1, 3)
    moves(game, "give-up", "dice 5 6")
    assert game.result.worth == {"Bob": 0, "Ann": 585, "Cem": 134}


def test_us_25_a_tie_is_shared():
    """Two competitors equally rich: both win."""
    players = [monopolist("Bob", cash=5, space=35), competitor("Ann", cash=580), competitor("Cem", cash=600)]
    game = at(US, players, {25: "Ann"}, aim="camp")
    roll(game, 1, 2)
    game.play("give-up")
    assert set(game.result.winners) == {"Ann", "Cem"}


def test_us_25_nothing_is_dealt_while_the_dice_reckon():
    """The game is decided: nobody mortgages, lifts, sells or trades between the ruin of the last monopolist and the result."""
    players = [monopolist("Bob", cash=5, space=35), competitor("Ann", cash=500), competitor("Cem", cash=590)]
    titles = {24: ("Ann", 2), 12: "Ann", 5: "Cem", 1: ("Cem", "mortgaged")}
    game = at(US, players, titles, aim="camp")
    roll(game, 1, 2)
    game.play("give-up")
    assert game.phase == "count"
    for by, move in (("Cem", "mortgage 5"), ("Cem", "lift 1"), ("Ann", "sell 24"), ("Ann", "offer Cem give 12 take 5")):
        assert game.why_not(by, move) is not None, move


# 26. Borrowing


def test_us_26_nobody_lends():
    """There is no move that lends, an offer of money alone is a loan or a gift, and what cannot be paid cannot be bought."""
    game = two({"cash": 10, "space": 36})
    assert refused(game, "borrow Bob 100") == "garbled"
    assert refused(game, "lend Ann 100", by="Bob") == "garbled"
    roll(game, 1, 2)
    refusal = game.why_not("Ann", "buy")
    assert (refusal.code, refusal.rule) == ("cash", "9")
    for offer in ("offer Bob give cash 5", "offer Bob take cash 5", "offer Bob give cash 5 take cash 9"):
        assert refused(game, offer) == "loan"
        assert game.why_not("Ann", offer).rule == "26"
    assert refused(game, "offer Bob") == "empty-offer"


# The two hour game


def timed(players, titles=None, **more):
    return at(US, players, titles, aim="timed", **more)


def test_us_two_hours_time_stops_the_game_at_the_start_of_a_turn():
    """Not in another game, not in the middle of a turn, not before an extra throw."""
    assert refused(two(), "time", by="chance") == "not-timed"
    game = timed([competitor("Ann", space=10), monopolist("Bob")], {14: "Ann"})
    game.play("throw")
    assert game.why_not("chance", "time") is not None
    game.play("dice 2 2")
    assert game.phase == "throw"
    assert game.why_not("chance", "time") is not None
    roll(game, 1, 2)
    draw(game, "C05")
    assert game.why_not("chance", "time") is not None
    game.play("end")
    game.play("time")
    assert game.phase == "adjust"


def test_us_two_hours_a_each_may_adjust_with_the_treasury_only():
    """Build, sell, mortgage, lift, in turn, off one's own turn too; no trading."""
    players = [competitor("Ann", cash=600), monopolist("Bob", cash=500)]
    game = timed(players, {24: ("Ann", 2), 5: ("Ann", "mortgaged"), 12: "Ann", 37: "Bob", 39: ("Bob", 1)})
    game.play("time")
    assert (game.phase, game.to_act) == ("adjust", "Ann")
    moves(game, "build 24", "lift 5", "mortgage 12", "sell 24")
    assert cash(game)["Ann"] == 600 - 150 - 110 + 75 + 75
    assert game.why_not("Ann", "offer Bob give 5 take cash 10") is not None
    game.play("end")
    assert (game.phase, game.to_act) == ("adjust", "Bob")
    assert game.why_not("Bob", "offer Ann give 37 take cash 10") is not None
    moves(game, "build 39", "build 37")
    assert (built(game, 39), built(game, 37), cash(game)["Bob"]) == (2, 1, 100)


def test_us_two_hours_nothing_is_dealt_once_the_adjusting_is_over():
    """After the cash has been cut and while the Treasury goes round there is no adjusting any more."""
    players = [competitor("Ann"), monopolist("Bob")]
    game = timed(players, {24: ("Ann", 2), 12: "Ann", 39: "Bob", 1: ("Bob", "mortgaged")})
    moves(game, "time", "end", "end")
    assert game.phase == "count"
    for by, move in (("Bob", "mortgage 39"), ("Bob", "lift 1"), ("Ann", "sell 24"), ("Ann", "offer Bob give 12 take 39")):
        assert game.why_not(by, move) is not None, move


def test_us_two_hours_the_last_player_left_needs_no_clock():
    """If all the others are bankrupt before the time is up, the game is over."""
    game = timed([monopolist("Bob", cash=5, space=35), competitor("Ann")])
    roll(game, 1, 2)
    game.play("give-up")
    assert game.result.winners == ["Ann"]


def test_us_two_hours_titles_count_until_the_time_is_up():
    """Ann: 1200 + 54 + 20 + 4 × 7; Bob, a monopolist with both streets of New York: 800 + 70 + 80."""
    titles = {24: ("Ann", 2), 25: "Ann", 12: "Ann", 37: "Bob", 39: "Bob", 5: ("Bob", "mortgaged")}
    game = timed([competitor("Ann", cash=1200), monopolist("Bob", cash=800)], titles)
    assert game.worth() == {"Ann": 1302, "Bob": 950}


def test_us_two_hours_trading_is_free_until_time_is_up():
    """Only the adjusting is with the Treasury alone."""
    game = timed([competitor("Ann"), monopolist("Bob")], {24: "Ann"})
    moves(game, "offer Bob give 24 take cash 250", "accept")
    assert owner(game, 24) == "Bob"


def test_us_two_hours_bcd_part_of_the_cash_is_kept_and_the_treasury_goes_round_once():
    """Ann keeps 10% of 1200, 120, and is paid 54 + 20 + 4 × 9; Bob keeps 20% of 800, 160, and is paid 70 + 80: 310 wins."""
    players = [competitor("Ann", cash=1200), monopolist("Bob", cash=800, space=10)]
    titles = {24: ("Ann", 2), 25: "Ann", 12: "Ann", 28: ("Ann", "mortgaged"), 37: "Bob", 39: "Bob", 5: ("Bob", "mortgaged")}
    game = timed(players, titles)
    moves(game, "time", "end", "end")
    assert cash(game) in ({"Ann": 120, "Bob": 160}, {"Ann": 120, "Bob": 310})
    assert (game.phase, game.to_act) == ("count", "chance")
    game.play("dice 4 5")
    assert game.phase == "over"
    assert game.result.worth == {"Ann": 230, "Bob": 310}
    assert cash(game) == {"Ann": 230, "Bob": 310}
    assert game.result.winners == ["Bob"]
    assert game.result.aim == "timed"


def test_us_two_hours_c_a_monopolist_in_prison_is_paid_nothing():
    """The round pays by the usual rules, and in prison nothing is collected (15): Bob has his 160; Ann in price war is paid 24."""
    players = [competitor("Ann", cash=1000, space=10, held=1), monopolist("Bob", cash=800, space=10, held=2)]
    game = timed(players, {24: "Ann", 37: "Bob", 39: "Bob", 12: "Bob"})
    moves(game, "time", "end", "end")
    assert game.phase == "over"
    assert cash(game) == {"Ann": 124, "Bob": 160}


def test_us_two_hours_the_leaflets_order_of_events():
    """Cash is cut before the round, so the Treasury's rents are kept whole; each line goes by the leaflet's last page."""
    game = timed([competitor("Ann", cash=1000), monopolist("Bob", cash=1000)], {24: "Ann", 25: "Bob"})
    events = moves(game, "time", "end", "end")
    assert pays(events) == [("Ann", "bank", 900), ("Bob", "bank", 800), ("bank", "Ann", 24), ("bank", "Bob", 40)]
    assert game.result.worth == {"Ann": 124, "Bob": 240}


def test_us_two_hours_what_is_kept_is_rounded_down():
    """10% of 999 is 99.9, of which 99 are kept; 20% of 499 is 99.8: 99 as well, so that the two share the win."""
    game = timed([competitor("Ann", cash=999), monopolist("Bob", cash=499)])
    moves(game, "time", "end", "end")
    assert cash(game) == {"Ann": 99, "Bob": 99}
    assert set(game.result.winners) == {"Ann", "Bob"}


def test_us_two_hours_may_be_counted_in_rounds():
    """The agreed time may be a number of rounds: after the last turn of the second the adjusting begins."""
    game = timed([competitor("Ann", space=10), monopolist("Bob", space=10)], {13: "Ann", 16: "Ann"}, rules={"rounds": 2})
    for name in ("Ann", "Bob"):
        assert game.turn == name
        moves(game, "throw", "dice 1 2", "end")
    for name in ("Ann", "Bob"):
        assert game.turn == name
        moves(game, "throw", "dice 1 2", "end")
    assert (game.phase, game.to_act) == ("adjust", "Ann")


def test_us_two_hours_only_a_timed_game_ends_with_the_rounds():
    """A number of rounds without a clock ends nothing."""
    for aim in ("last", "camp"):
        players = [competitor("Ann", space=10), monopolist("Bob", space=10)]
        game = at(US, players, {13: "Ann", 16: "Ann"}, aim=aim, rules={"rounds": 1})
        for name in ("Ann", "Bob", "Ann"):
            assert (game.turn, game.phase) == (name, "throw")
            moves(game, "throw", "dice 1 2", "end")


def test_us_two_hours_a_the_adjusting_goes_once_round_from_whose_turn_it_is():
    """Time is called on Bob's turn: he, Cem, and Ann, who began the game, adjust in this order, each once."""
    game = timed([competitor("Ann"), monopolist("Bob"), competitor("Cem")], turn="Bob")
    game.play("time")
    for name in ("Bob", "Cem", "Ann"):
        assert (game.phase, game.to_act) == ("adjust", name)
        assert duopoly.Game.from_position(game.position()).to_act == name
        game.play("end")
    assert game.phase == "over"


def test_us_two_hours_a_bankrupt_player_has_nothing_to_adjust():
    """The adjusting passes over who is out."""
    game = timed([competitor("Ann"), gone(monopolist("Bob")), competitor("Cem"), monopolist("Dee")])
    game.play("time")
    for name in ("Ann", "Cem", "Dee"):
        assert (game.phase, game.to_act) == ("adjust", name)
        game.play("end")
    assert game.phase == "over"


def test_us_two_hours_rents_not_claimed_by_then_lapse():
    """With rents to be claimed by a house rule: what nobody has asked for when time is called is no longer paid."""
    rows = [competitor("Ann", space=10), monopolist("Bob", claim_for_me=False)]
    game = timed(rows, {13: "Bob"}, rules={"claim_rent": True})
    roll(game, 1, 2)
    moves(game, "end")
    assert allowed(game, "claim", by="Bob")
    events = game.play("time")
    assert "unclaimed" in kinds(events)
    assert refused(game, "claim", by="Bob") == "no-claim"
    assert cash(game) == {"Ann": 1000, "Bob": 1000}


def test_us_two_hours_c_a_prisoners_utility_is_not_thrown_for():
    """Bob in prison is paid nothing and throws nothing for his utility; Ann in price war throws 9 for hers: 36."""
    players = [competitor("Ann", cash=1000, space=10, held=1), monopolist("Bob", cash=800, space=10, held=2)]
    game = timed(players, {12: "Bob", 28: "Ann"})
    events = moves(game, "time", "end", "end")
    assert [(event.player, event.space) for event in events if event.kind == "no-rent"] == [("Bob", 12)]
    assert (game.phase, game.position()["tour"]) == ("count", 28)
    moves(game, "dice 4 5")
    assert cash(game) == {"Ann": 136, "Bob": 160}


def test_us_two_hours_d_the_most_cash_wins_whatever_the_titles():
    """After the Treasury's round cash alone counts: Ann has 120 + 24, Bob 160 and a mortgaged company."""
    game = timed([competitor("Ann", cash=1200), monopolist("Bob", cash=800)], {24: "Ann", 5: ("Bob", "mortgaged")})
    moves(game, "time", "end", "end")
    assert game.result.worth == game.worth() == {"Ann": 144, "Bob": 160}
    assert game.result.winners == ["Bob"]


def test_us_two_hours_roles_are_not_swapped_once_time_is_up():
    """Time called before the first throw ends the set-up too."""
    game = timed([competitor("Ann"), monopolist("Bob")], setup=True)
    assert allowed(game, "swap Bob")
    game.play("time")
    assert "setup" not in game.position()
    assert refused(game, "swap Bob") == "no-swap"


def test_us_two_hours_rounds_are_counted_from_who_began():
    """Bob threw more and began: one round is over when Ann, too, has had her turn."""
    roles = ["competitor", "monopolist"]
    game = duopoly.Game(US, ["Ann", "Bob"], roles=roles, order="thrown", aim="timed", rules={"rounds": 1}, seed=1)
    moves(game, "dice 1 2", "dice 5 6")
    for name in ("Bob", "Ann"):
        assert (game.phase, game.turn) == ("throw", name)
        moves(game, "throw", "dice 4 6", "end")
    assert (game.phase, game.to_act) == ("adjust", "Bob")


def test_us_two_hours_b_who_has_nothing_hands_in_nothing():
    """Of no cash there is no part to keep, so there is no payment."""
    game = timed([competitor("Ann", cash=0), monopolist("Bob", cash=1000)])
    assert pays(moves(game, "time", "end", "end")) == [("Bob", "bank", 800)]
