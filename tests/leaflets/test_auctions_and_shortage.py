"""Auctions, bankrupts' estates and the shortage of buildings in the classic leaflet: figures worked out by hand."""

import pytest
from table import allowed, at, built, cash, gone, kinds, moves, owner, pays, player, refused, row, title

import duopoly

both = pytest.mark.parametrize("edition", ["classic-fr", "classic-us"])


def run(game, *texts):
    """Plays moves; after each, every player's cash changed by the events alone, and the position reads back exactly."""
    played = []
    for text in texts:
        expected = cash(game)
        events = moves(game, text)
        for payer, payee, amount in pays(events):
            assert amount > 0
            assert payer != payee
            expected[payer] = expected.get(payer, 0) - amount
            expected[payee] = expected.get(payee, 0) + amount
        expected.pop("bank", None)
        assert cash(game) == expected
        assert all(event.rule for event in events)
        position = game.position()
        assert duopoly.Game.from_position(position).position() == position, text
        assert game.legal() or game.result, text
        played += events
    return played


def table(edition, cash, titles=None, phase="throw", **more):
    """Players by name and cash; the first is on turn and stands on `space`."""
    rows = [player(name, sum_) for name, sum_ in cash.items()]
    rows[0] |= {"space": more.pop("space", 0)} | more.pop("first_player", {})
    return at(edition, rows, titles, phase=phase, **more)


# The auction of a title declined.


@both
def test_classic_auction_opens_at_once_and_goes_clockwise(edition):
    """Bob declines 39: Cem bids first, then Ann, then Bob himself; nobody throws before the hammer falls."""
    game = table(edition, {"Ann": 500, "Bob": 500, "Cem": 500}, turn="Bob", phase="throw")
    run(game, "throw", "dice 4 2")
    assert (game.phase, game.to_act) == ("buy", "Bob")
    assert pays(run(game, "decline")) == []
    asked = []
    for bid in (10, 20, 30):
        asked.append(game.to_act)
        run(game, f"bid {bid}")
    assert asked == ["Cem", "Ann", "Bob"]
    assert game.to_act == "Cem"
    run(game, "pass", "pass")
    assert (owner(game, 6), cash(game)["Bob"]) == ("Bob", 470)
    assert (game.phase, game.to_act) == ("end", "Bob")


@both
def test_classic_auction_least_bid_is_one(edition):
    """Any price from 1 opens, also far below the 400 printed; a later bid must be higher."""
    game = table(edition, {"Ann": 500, "Bob": 500}, space=39, phase="buy")
    run(game, "decline")
    assert refused(game, "bid 0") == "bid-higher"
    assert game.legal() == ["bid 1", "pass"]
    run(game, "bid 1")
    assert refused(game, "bid 1") == "bid-higher"
    assert game.legal() == ["bid 2", "pass"]
    run(game, "pass")
    assert (owner(game, 39), cash(game)) == ("Bob", {"Ann": 500, "Bob": 499})


@both
def test_classic_auction_may_go_above_the_price(edition):
    """The highest bid takes it, also above the printed 60; each pays the bank in notes he has."""
    game = table(edition, {"Ann": 500, "Bob": 100}, space=1, phase="buy")
    run(game, "decline", "bid 61")
    assert refused(game, "bid 501") == "cash"
    run(game, "bid 99")
    assert refused(game, "bid 101") == "cash"
    assert pays(run(game, "bid 100", "pass")) == [("Bob", "bank", 100)]
    assert (owner(game, 1), cash(game)["Bob"]) == ("Bob", 0)


@both
def test_classic_auction_is_paid_in_notes_alone(edition):
    """Who has no notes raises them first: Ann with nothing in hand mortgages her station, sells it, and may then bid."""
    titles = {37: "Bob", 39: ("Bob", 1), 5: "Ann", 15: "Ann"}
    game = table(edition, {"Ann": 0, "Bob": 300}, titles, space=1, phase="buy")
    run(game, "decline")
    assert refused(game, "buy", by="Ann") == "not-your-move"
    assert refused(game, "bid 5", by="Ann") == "not-your-move"
    run(game, "bid 1")
    assert (game.phase, game.to_act) == ("auction", "Ann")
    assert refused(game, "bid 2") == "cash"
    run(game, "mortgage 5")
    assert (game.phase, game.to_act) == ("auction", "Ann")
    assert allowed(game, "bid 100")
    run(game, "offer Bob give 15 take cash 40")
    assert (game.phase, game.to_act) == ("answer", "Bob")
    run(game, "accept")
    assert (game.phase, game.to_act, owner(game, 15)) == ("auction", "Ann", "Bob")
    assert allowed(game, "bid 140")
    run(game, "bid 140", "Bob: sell 39", "Bob: build 39")
    run(game, "pass")
    assert (owner(game, 1), cash(game)["Ann"], game.phase) == ("Ann", 0, "end")


@both
def test_classic_auction_what_is_bid_is_not_there_for_anything_else(edition):
    """Bob has 300 and leads with 250: he can build for no more than 50, and give no more in a trade; outbid he is free again."""
    game = table(edition, {"Ann": 400, "Bob": 300}, {37: "Bob", 39: "Bob", 5: "Ann"}, space=1, phase="buy")
    run(game, "decline", "bid 250")
    assert refused(game, "build 37", by="Bob") == "cash"
    assert refused(game, "offer Ann give cash 51 take 5", by="Bob") == "cash"
    assert refused(game, "offer Bob give 5 take cash 51", by="Ann") == "their-cash"
    assert allowed(game, "offer Ann give cash 50 take 5", by="Bob")
    run(game, "bid 251")
    assert allowed(game, "build 37", by="Bob")


@both
def test_classic_auction_a_mortgaged_title_bought_meanwhile_is_decided_first(edition):
    """Ann buys Bob's mortgaged station in the middle of an auction: she keeps it for 10 or lifts it for 100, then they bid on."""
    game = table(edition, {"Ann": 500, "Bob": 300}, {5: ("Bob", "mortgaged")}, space=1, phase="buy")
    run(game, "decline", "bid 10", "offer Bob give cash 60 take 5", "accept")
    assert (game.phase, game.to_act) == ("interest", "Ann")
    assert pays(run(game, "keep")) == [("Ann", "bank", 10)]
    assert (game.phase, game.to_act) == ("auction", "Ann")


@both
def test_classic_auction_a_rent_claimed_meanwhile_comes_first(edition):
    """Ann leads with 90 of her 100 when Bob claims 20: she wins, owes 90 with 80 in hand, and raises the rest."""
    game = table(edition, {"Ann": 100, "Bob": 300}, {24: "Bob", 5: "Ann"}, space=20, rules={"claim_rent": True})
    run(game, "throw", "dice 2 2", "throw", "dice 1 2", "decline", "bid 5", "bid 90")
    assert pays(run(game, "Bob: claim")) == [("Ann", "Bob", 20)]
    run(game, "pass")
    assert (owner(game, 27), game.phase, game.to_act) == ("Ann", "debt", "Ann")
    run(game, "mortgage 5", "pay")
    assert (cash(game)["Ann"], game.phase) == (90, "end")


@both
def test_classic_auction_decliner_may_win(edition):
    """Having refused the price of 400, Ann gets it for 2."""
    game = table(edition, {"Ann": 500, "Bob": 500}, space=39, phase="buy")
    run(game, "decline", "bid 1", "bid 2", "pass")
    assert (owner(game, 39), cash(game)["Ann"]) == ("Ann", 498)


@both
def test_classic_auction_nobody_bids(edition):
    """It stays with the bank and can be bought by the next who lands there."""
    game = table(edition, {"Ann": 500, "Bob": 500, "Cem": 500}, space=39, phase="buy")
    events = run(game, "decline", "pass", "pass", "pass")
    assert "unsold" in kinds(events)
    assert (owner(game, 39), game.phase, game.to_act) == (None, "end", "Ann")


@both
def test_classic_auction_who_passed_is_out(edition):
    """Bob passes and is not asked again while Cem and Ann go on."""
    game = table(edition, {"Ann": 500, "Bob": 500, "Cem": 500}, space=39, phase="buy")
    run(game, "decline", "pass")
    asked = []
    for move in ("bid 5", "bid 6", "bid 7"):
        asked.append(game.to_act)
        run(game, move)
    assert asked == ["Cem", "Ann", "Cem"]
    assert refused(game, "bid 50", by="Bob") == "not-your-move"
    run(game, "pass")
    assert owner(game, 39) == "Cem"


@both
def test_classic_auction_last_one_asked_may_still_open(edition):
    """All others pass without a bid: Ann may take it for 1 or leave it."""
    game = table(edition, {"Ann": 500, "Bob": 500, "Cem": 500}, space=39, phase="buy")
    run(game, "decline", "pass", "pass")
    assert game.to_act == "Ann"
    run(game, "bid 1")
    assert (owner(game, 39), game.phase) == ("Ann", "end")


@both
def test_classic_auction_leaves_the_bankrupt_out(edition):
    """Only players in the game bid."""
    rows = [player("Ann", space=39), gone(player("Bob")), player("Cem")]
    game = at(edition, rows, phase="buy")
    run(game, "decline")
    assert game.to_act == "Cem"
    run(game, "bid 1", "pass")
    assert owner(game, 39) == "Cem"


@both
def test_classic_auction_further_throw_stands(edition):
    """After a double onto 24, declined and sold to Bob, Ann still throws again."""
    game = table(edition, {"Ann": 500, "Bob": 500}, space=20)
    run(game, "throw", "dice 2 2", "decline", "bid 1", "pass")
    assert (owner(game, 24), game.phase, game.to_act) == ("Bob", "throw", "Ann")


@both
def test_classic_auction_stations_and_companies_too(edition):
    """All three kinds of title are auctioned."""
    for space in (5, 12):
        game = table(edition, {"Ann": 500, "Bob": 500}, space=space, phase="buy")
        run(game, "decline", "bid 7", "pass")
        assert owner(game, space) == "Bob"


@both
def test_classic_auction_players_in_prison_bid(edition):
    """Prison keeps nobody from bidding."""
    rows = [player("Ann", space=39), player("Bob", space=10, held=1)]
    game = at(edition, rows, phase="buy")
    run(game, "decline", "bid 3", "pass")
    assert owner(game, 39) == "Bob"


# The estate of who went bankrupt to the bank.


@both
def test_classic_estate_title_after_title_unmortgaged(edition):
    """Ann cannot pay the tax: her three titles are auctioned one by one, mortgages gone, and one finds no bidder.

    Then the dice are Bob's.
    """
    titles = {1: ("Ann", "mortgaged"), 5: ("Ann", "mortgaged"), 39: ("Ann", "mortgaged"), 12: "Bob"}
    game = table(edition, {"Ann": 100, "Bob": 500, "Cem": 500}, titles)
    run(game, "throw", "dice 1 3", "give-up")
    assert (game.phase, game.to_act) == ("auction", "Bob")
    run(game, "bid 40", "pass")
    assert game.phase == "auction"
    run(game, "pass", "pass")
    run(game, "pass", "bid 90")
    assert [owner(game, space) for space in (1, 5, 39, 12)] == ["Bob", None, "Cem", "Bob"]
    assert not any(title(game, space)["mortgaged"] for space in (1, 39))
    assert cash(game) == {"Ann": 0, "Bob": 460, "Cem": 410}
    assert (game.phase, game.to_act) == ("throw", "Bob")


@both
def test_classic_estate_new_owner_has_it_at_once(edition):
    """Bob completes a group by the first lots of the estate: afterwards he builds on it, and pays no tenth."""
    titles = {37: ("Ann", "mortgaged"), 39: ("Ann", "mortgaged")}
    game = table(edition, {"Ann": 100, "Bob": 500, "Cem": 500}, titles)
    run(game, "throw", "dice 1 3", "give-up", "bid 1", "pass", "bid 1", "pass")
    run(game, "Bob: build 37")
    assert (built(game, 37), cash(game)["Bob"]) == (1, 298)


@both
def test_classic_estate_of_somebody_not_on_turn(edition):
    """Bob inherits a mortgage and cannot pay its tenth: his estate is auctioned among Cem and Dan; then Cem throws."""
    debt = {"debtor": "Ann", "creditor": "Bob", "amount": 100}
    titles = {39: ("Ann", "mortgaged")}
    players = {"Ann": 0, "Bob": 5, "Cem": 500, "Dan": 500}
    game = table(edition, players, titles, space=39, phase="debt", debts=[debt])
    run(game, "give-up", "give-up")
    assert game.phase == "auction"
    assert game.to_act in ("Cem", "Dan")
    run(game, "bid 9", "pass")
    assert (owner(game, 39) in ("Cem", "Dan"), title(game, 39)["mortgaged"]) == (True, False)
    assert (game.phase, game.to_act) == ("throw", "Cem")


@both
def test_classic_estate_bidding_begins_beside_who_is_on_turn(edition):
    """Cem, third in the round, is ruined by the tax on his turn: Dan, next to him, bids first, then Ann, then Bob."""
    game = table(edition, {"Ann": 500, "Bob": 500, "Cem": 100, "Dan": 500}, {1: "Cem"}, turn="Cem")
    run(game, "throw", "dice 1 3", "give-up")
    for name in ("Dan", "Ann", "Bob"):
        assert (game.phase, game.to_act) == ("auction", name)
        run(game, "pass")
    assert (game.phase, game.to_act, owner(game, 1)) == ("throw", "Dan", None)


@both
def test_classic_estate_none_when_only_one_is_left(edition):
    """With two players the other has won: nothing is auctioned any more."""
    game = table(edition, {"Ann": 100, "Bob": 500}, {1: ("Ann", "mortgaged")})
    run(game, "throw", "dice 1 3", "give-up")
    assert (game.phase, game.result.winners) == ("over", ["Bob"])


# The shortage: 32 houses and 12 hotels. Cem's boxes of houses have no cash behind them, so he never wants more.

PINK, ORANGE, BLUE, RED, GREEN, DARK = (11, 13, 14), (16, 18, 19), (6, 8, 9), (21, 23, 24), (31, 32, 34), (37, 39)


def rows(owner, group, *buildings):
    """A group of one owner with its buildings."""
    return {space: (owner, b) for space, b in zip(group, buildings or (0,) * len(group), strict=True)}


TWENTY_FOUR = rows("Cem", PINK, 4, 4, 4) | rows("Cem", ORANGE, 4, 4, 4)
THIRTY = TWENTY_FOUR | rows("Cem", BLUE, 2, 2, 2)
THIRTY_ONE = TWENTY_FOUR | rows("Cem", BLUE, 3, 2, 2)
THIRTY_TWO = TWENTY_FOUR | rows("Cem", BLUE, 3, 3, 2)


@both
def test_classic_shortage_no_house_left_means_wait(edition):
    """With 32 houses on the board nobody builds one; when Cem sells one it can be had."""
    game = table(edition, {"Ann": 1000, "Bob": 0, "Cem": 0}, THIRTY_TWO | rows("Ann", DARK))
    assert refused(game, "build 39", by="Ann") == "no-houses-left"
    run(game, "Cem: sell 6")
    assert pays(run(game, "Ann: build 39")) == [("Ann", "bank", 200)]
    assert refused(game, "build 37", by="Ann") == "no-houses-left"


@both
def test_classic_shortage_position_with_a_33rd_house_is_refused(edition):
    """The box has 32 houses and 12 hotels and no more."""
    with pytest.raises(duopoly.BadPosition, match="buildings"):
        table(edition, {"Ann": 0, "Bob": 0, "Cem": 0}, TWENTY_FOUR | rows("Cem", BLUE, 3, 3, 3))
    hotels = [rows("Cem", group, *["hotel"] * 3) for group in (PINK, ORANGE, BLUE, RED)]
    with pytest.raises(duopoly.BadPosition, match="buildings"):
        table(edition, {"Ann": 0, "Cem": 0}, hotels[0] | hotels[1] | hotels[2] | hotels[3] | rows("Ann", DARK, 4, "hotel"))


@both
def test_classic_shortage_no_hotel_left_means_wait(edition):
    """Twelve hotels stand: four houses cannot be swapped until one comes back."""
    twelve = {}
    for group in (PINK, ORANGE, BLUE, RED):
        twelve |= rows("Cem", group, "hotel", "hotel", "hotel")
    game = table(edition, {"Ann": 1000, "Bob": 0, "Cem": 0}, twelve | rows("Ann", DARK, 4, 4))
    assert refused(game, "build 39", by="Ann") == "no-hotels-left"
    run(game, "Cem: sell 24", "Ann: build 39")
    assert built(game, 39) == "hotel"


@both
def test_classic_shortage_a_hotel_frees_four_houses(edition):
    """All 32 houses stand; the swap for a hotel hands four back, and they can be bought."""
    game = table(edition, {"Ann": 0, "Bob": 1000, "Cem": 100}, THIRTY_TWO | rows("Bob", DARK))
    assert refused(game, "build 39", by="Bob") == "no-houses-left"
    run(game, "Cem: build 11")
    for space in (37, 39, 37, 39):
        run(game, f"Bob: build {space}")
    assert refused(game, "build 37", by="Bob") == "no-houses-left"


@both
def test_classic_shortage_hotel_without_houses_sells_further_down(edition):
    """No house in the bank: the hotel of 39 goes altogether, five times 100; with two there, down to two for 300."""
    for stock, left, refund in ((THIRTY_TWO, 0, 500), (THIRTY, 2, 300)):
        game = table(edition, {"Ann": 0, "Bob": 0, "Cem": 0}, stock | rows("Ann", DARK, "hotel", "hotel"))
        assert pays(run(game, "sell 39")) == [("bank", "Ann", refund)]
        assert (built(game, 39), built(game, 37)) == (left, "hotel")


@both
def test_classic_shortage_hotel_with_four_houses_in_the_bank(edition):
    """Exactly four in the bank are enough for the usual step."""
    stock = TWENTY_FOUR | rows("Cem", BLUE, 2, 1, 1)
    game = table(edition, {"Ann": 0, "Bob": 0, "Cem": 0}, stock | rows("Ann", DARK, "hotel", "hotel"))
    assert pays(run(game, "sell 39")) == [("bank", "Ann", 100)]
    assert built(game, 39) == 4


@both
def test_classic_shortage_the_rest_are_sold_evenly_too(edition):
    """Three houses are in the bank and both hotels come down: two houses end on one street and one on the other.

    Streets of a group never differ by more than one house. What came back is half of all that stood and stands no more:
    ten steps less three houses, 7 x 100.
    """
    stock = TWENTY_FOUR | rows("Cem", BLUE, 2, 2, 1)
    game = table(edition, {"Ann": 0, "Bob": 0, "Cem": 0}, stock | rows("Ann", DARK, "hotel", "hotel"))
    run(game, "sell 39", "sell 37")
    assert sorted([built(game, 37), built(game, 39)]) == [1, 2]
    assert cash(game)["Ann"] == 700


@both
def test_classic_shortage_hotel_beside_four_houses_comes_down_evenly(edition):
    """37 has four houses, 39 a hotel, the bank two: 39 cannot have four, so both end on three, 300 back in all.

    Six houses stand then instead of four and a hotel: nine steps less six.
    """
    stock = TWENTY_FOUR | rows("Cem", BLUE, 1, 1, 0)
    game = table(edition, {"Ann": 0, "Bob": 0, "Cem": 0}, stock | rows("Ann", DARK, 4, "hotel"))
    run(game, "sell 39")
    assert (built(game, 37), built(game, 39), cash(game)["Ann"]) == (3, 3, 300)


@both
def test_classic_shortage_hotel_comes_down_even_without_any_house(edition):
    """A hotel beside four houses and an empty bank: the most even is two and two, 500 back for five steps of nine."""
    game = table(
        edition, {"Ann": 0, "Bob": 0, "Cem": 0}, TWENTY_FOUR | rows("Cem", BLUE, 2, 1, 1) | rows("Ann", DARK, 4, "hotel")
    )
    run(game, "sell 39")
    assert (built(game, 37), built(game, 39), cash(game)["Ann"]) == (2, 2, 500)


THIRTY_ON_RED = TWENTY_FOUR | rows("Cem", RED, 2, 2, 2)
CONTEST = {"Ann": 1000, "Bob": 1000, "Cem": 0}
LAST_HOUSE = THIRTY_ONE | rows("Ann", DARK) | rows("Bob", GREEN)


@both
def test_classic_shortage_last_house_others_are_asked(edition):
    """One house is left, Ann wants to build and Bob could: he is asked. He lets it go: she pays the printed 200."""
    game = table(edition, CONTEST, LAST_HOUSE)
    assert pays(run(game, "build 39")) == []
    assert (game.phase, game.to_act) == ("want", "Bob")
    assert refused(game, "build 37", by="Ann") == "auction-first"
    assert game.why_not("Ann", "mortgage 37") is None  # any time means now too
    assert refused(game, "throw", by="Ann") == "not-your-move"
    assert set(game.legal()) >= {"want", "pass"}
    assert pays(run(game, "pass")) == [("Ann", "bank", 200)]
    assert (built(game, 39), game.phase, game.to_act) == (1, "throw", "Ann")


@both
def test_classic_shortage_last_house_is_auctioned(edition):
    """Both want it: the bidding opens at 1, clockwise from Bob; he pays his bid alone and says where it stands."""
    game = table(edition, CONTEST, LAST_HOUSE)
    run(game, "build 39", "want")
    assert (game.phase, game.to_act) == ("auction", "Bob")
    assert refused(game, "bid 0") == "bid-higher"
    run(game, "bid 60", "bid 70")
    assert pays(run(game, "bid 80", "pass")) == [("Bob", "bank", 80)]
    assert (game.phase, game.to_act) == ("place", "Bob")
    assert refused(game, "place 39") == "not-yours"
    assert refused(game, "place 20") == "not-a-street"
    assert refused(game, "place 31", by="Ann") == "not-your-move"
    assert [move for move in game.legal() if move.startswith("place")] == [f"place {game._names.key(n)}" for n in (31, 32, 34)]
    assert refused(game, "pass") == "not-now"
    run(game, "place 32")
    assert (built(game, 32), built(game, 39), cash(game)) == (1, 0, {"Ann": 1000, "Bob": 920, "Cem": 0})
    assert (game.phase, game.to_act) == ("throw", "Ann")
    assert refused(game, "build 39") == "no-houses-left"


@both
def test_classic_shortage_builder_may_win_the_auction(edition):
    """Ann outbids Bob: 201 instead of the printed 200, and she may choose the other street now."""
    game = table(edition, CONTEST, LAST_HOUSE)
    run(game, "build 39", "want", "bid 200", "bid 201", "pass", "place 37")
    assert (built(game, 37), built(game, 39), cash(game)["Ann"]) == (1, 0, 799)


@both
def test_classic_shortage_bid_within_the_cash(edition):
    """This auction too is paid in notes."""
    game = table(edition, CONTEST | {"Bob": 250}, LAST_HOUSE)
    run(game, "build 39", "want")
    assert refused(game, "bid 251") == "cash"
    assert allowed(game, "bid 250")


@both
def test_classic_shortage_while_a_title_is_auctioned_the_last_house_waits(edition):
    """During the bidding for station 5 Bob may not ask for the last house, which Ann could want too; of 32 he may build one."""
    game = table(edition, CONTEST, LAST_HOUSE, space=5, phase="buy")
    run(game, "decline")
    assert refused(game, "build 31", by="Bob") == "auction-first"
    game = table(edition, CONTEST, rows("Ann", DARK) | rows("Bob", GREEN), space=5, phase="buy")
    run(game, "decline", "Bob: build 31")
    assert (built(game, 31), game.phase) == (1, "auction")


@both
def test_classic_shortage_nobody_bids_for_it(edition):
    """The house stays in the bank, nobody has built, and the game goes on; it may be asked for again."""
    game = table(edition, CONTEST, LAST_HOUSE)
    assert pays(run(game, "build 39", "want", "pass", "pass")) == []
    assert (built(game, 39), game.phase, game.to_act) == (0, "throw", "Ann")
    run(game, "build 39", "pass")
    assert built(game, 39) == 1


@both
def test_classic_shortage_placed_evenly(edition):
    """A house won stands where it might have been built: on the lowest street of the group."""
    game = table(edition, CONTEST, TWENTY_FOUR | rows("Cem", BLUE, 2, 2, 2) | rows("Ann", DARK) | rows("Bob", GREEN, 1, 0, 0))
    run(game, "build 39", "want", "bid 1", "pass")
    assert refused(game, "place 31") == "evenly"
    run(game, "place 34")
    assert built(game, 34) == 1


@both
def test_classic_shortage_two_houses_for_three(edition):
    """Two left and three want one each: the first goes to Bob for 5, the second to Ann for 7; Dan goes without."""
    players = {"Ann": 1000, "Bob": 1000, "Cem": 0, "Dan": 1000}
    titles = THIRTY | rows("Ann", DARK) | rows("Bob", GREEN) | rows("Dan", RED)
    game = table(edition, players, titles)
    run(game, "build 39")
    assert (game.phase, game.to_act) == ("want", "Ann")  # she could use both
    run(game, "want")
    assert (game.phase, game.to_act) == ("want", "Bob")
    run(game, "want")
    assert (game.phase, game.to_act) == ("want", "Dan")
    run(game, "want")
    assert (game.phase, game.to_act) == ("auction", "Bob")
    run(game, "bid 5", "pass", "pass", "place 31")
    assert (game.phase, game.to_act) == ("auction", "Dan")  # the next after Bob who still wants one
    run(game, "pass", "bid 7")
    assert (game.phase, game.to_act) == ("place", "Ann")
    run(game, "place 39")
    assert cash(game) == {"Ann": 993, "Bob": 995, "Cem": 0, "Dan": 1000}
    assert (game.phase, game.to_act) == ("throw", "Ann")
    assert refused(game, "build 21", by="Dan") == "no-houses-left"


@both
def test_classic_shortage_enough_for_all_who_want(edition):
    """Two left, three could, but only two want one: Ann builds for the printed 200, and one is left."""
    players = {"Ann": 1000, "Bob": 1000, "Cem": 0, "Dan": 1000}
    titles = THIRTY | rows("Ann", DARK) | rows("Bob", GREEN) | rows("Dan", RED)
    game = table(edition, players, titles)
    assert pays(run(game, "build 39", "want", "want", "pass")) == [("Ann", "bank", 200)]
    assert (game.phase, game.to_act) == ("throw", "Ann")
    run(game, "Bob: build 31")
    while game.phase == "want":
        run(game, "pass")
    assert (built(game, 39), built(game, 31)) == (1, 1)


@both
def test_classic_shortage_not_contested_without_a_rival(edition):
    """Bob's group is incomplete, mortgaged, or built up, or he lacks the price: the last house is simply bought."""
    greens = [
        {space: deed for space, deed in rows("Bob", GREEN).items() if space != 34},
        rows("Bob", GREEN) | {34: ("Bob", "mortgaged")},
        rows("Bob", GREEN, "hotel", "hotel", "hotel"),
        rows("Bob", GREEN),
    ]
    for green, purse in zip(greens, (1000, 1000, 1000, 199), strict=True):
        game = table(edition, CONTEST | {"Bob": purse}, THIRTY_ONE | rows("Ann", DARK) | green)
        assert pays(run(game, "build 39")) == [("Ann", "bank", 200)]


@both
def test_classic_shortage_the_first_to_build_is_asked_how_many(edition):
    """Two left: Ann wants both, Bob one. One is hers in any case, for the printed 200; the other is auctioned."""
    game = table(edition, CONTEST, THIRTY | rows("Ann", DARK) | rows("Bob", GREEN))
    assert pays(run(game, "build 39")) == []
    assert (game.phase, game.to_act) == ("want", "Ann")
    assert refused(game, "want 3") == "no-such-number"
    assert refused(game, "want 0") == "no-such-number"
    assert pays(run(game, "want 2", "want")) == [("Ann", "bank", 200)]
    assert (built(game, 39), game.phase, game.to_act) == (1, "auction", "Bob")
    run(game, "bid 3", "pass")
    assert (game.phase, game.to_act) == ("place", "Bob")
    run(game, "place 34")
    assert (built(game, 34), cash(game)["Bob"], game.phase) == (1, 997, "throw")


@both
def test_classic_shortage_each_gets_what_nobody_else_wants(edition):
    """Four left, Ann wants three, Bob two: two are hers in any case and one his, at their price; one is auctioned."""
    titles = TWENTY_FOUR | rows("Cem", BLUE, 2, 1, 1) | rows("Ann", DARK) | rows("Bob", GREEN)
    game = table(edition, CONTEST, titles)
    assert pays(run(game, "build 39", "want 3", "want 2")) == [("Ann", "bank", 200)]
    assert (game.phase, game.to_act) == ("place", "Ann")
    assert pays(run(game, "place 37")) == [("Ann", "bank", 200)]
    assert (game.phase, game.to_act) == ("place", "Bob")
    assert pays(run(game, "place 31")) == [("Bob", "bank", 200)]
    assert (game.phase, game.to_act) == ("auction", "Bob")
    run(game, "bid 1", "bid 2", "pass", "place 39")
    assert (built(game, 37), built(game, 39), built(game, 31)) == (1, 2, 1)
    assert cash(game) == {"Ann": 1000 - 402, "Bob": 800, "Cem": CONTEST["Cem"]}
    assert (game.phase, game.to_act) == ("throw", "Ann")


@both
def test_classic_shortage_only_what_is_asked_can_be_answered(edition):
    """While Ann says how many she wants there is nothing to place; while she places there is nothing to want, buy, or end."""
    titles = TWENTY_FOUR | rows("Cem", BLUE, 2, 1, 1) | rows("Ann", DARK) | rows("Bob", GREEN)
    game = table(edition, CONTEST, titles)
    run(game, "build 39")
    for move in ("place 37", "throw", "end", "buy", "decline", "bid 1", "keep", "draw"):
        assert refused(game, move)
    run(game, "want 3", "want 2")
    assert game.phase == "place"
    for move in ("want 1", "throw", "end", "buy", "decline", "bid 1", "keep", "draw"):
        assert refused(game, move)


@both
def test_classic_shortage_nothing_is_placed_in_another_phase(edition):
    """Who ponders a purchase, or stands before the dice, has nothing to place, to want, or to pass."""
    for phase in ("throw", "buy", "end"):
        game = table(edition, CONTEST, rows("Ann", DARK), phase=phase, space=5)
        for move in ("place 39", "want 1", "pass"):
            assert refused(game, move) == "not-now"


@both
def test_classic_shortage_enough_for_what_is_wanted(edition):
    """Four left, Ann wants two and Bob two: Ann builds hers at once, and Bob may build his when he likes."""
    titles = TWENTY_FOUR | rows("Cem", BLUE, 2, 1, 1) | rows("Ann", DARK) | rows("Bob", GREEN)
    game = table(edition, CONTEST, titles)
    run(game, "build 39", "want 2", "want 2", "place 37")
    assert (game.phase, game.to_act) == ("throw", "Ann")
    assert (built(game, 37), built(game, 39), built(game, 31)) == (1, 1, 0)


@both
def test_classic_shortage_nobody_else_is_asked_where_the_builder_wants_few(edition):
    """Four left. Ann, who could put up four, wants two; Bob, with 599, can pay for two: there is enough, and he is not asked."""
    titles = TWENTY_FOUR | rows("Cem", BLUE, 2, 1, 1) | rows("Ann", DARK) | rows("Bob", GREEN)
    game = table(edition, CONTEST | {"Bob": 599}, titles)
    run(game, "build 39")
    assert (game.phase, game.to_act) == ("want", "Ann")
    assert pays(run(game, "want 2")) == [("Ann", "bank", 200)]
    assert (game.phase, game.to_act) == ("place", "Ann")
    assert pays(run(game, "place 37")) == [("Ann", "bank", 200)]
    assert (game.phase, game.to_act, built(game, 31)) == ("throw", "Ann", 0)


@both
def test_classic_shortage_a_house_won_may_not_be_left_while_it_has_a_place(edition):
    """Bob's green streets have four houses each, so the house he won fits on the dark ones only: there it has to go."""
    titles = rows("Cem", PINK, 4, 4, 4) | rows("Cem", ORANGE, 3, 2, 2) | rows("Ann", RED)
    game = table(edition, CONTEST, titles | rows("Bob", GREEN, 4, 4, 4) | rows("Bob", DARK))
    run(game, "build 24", "want", "bid 5", "pass")
    assert (game.phase, game.to_act) == ("place", "Bob")
    assert refused(game, "place 31") == "not-now"
    assert refused(game, "pass") == "not-now"
    run(game, "place 39")
    assert (built(game, 39), built(game, 31)) == (1, 4)


@both
def test_classic_shortage_what_is_left_over_may_be_left(edition):
    """A builder who says two and then takes one leaves the other in the box; one who wants none after all builds nothing."""
    titles = TWENTY_FOUR | rows("Cem", BLUE, 2, 1, 1) | rows("Ann", DARK) | rows("Bob", GREEN)
    game = table(edition, CONTEST, titles)
    run(game, "build 39", "want 2", "pass", "pass")
    assert (built(game, 37), built(game, 39), game.phase) == (0, 1, "throw")
    run(game, "build 37", "pass")
    assert (built(game, 37), game.phase, game.to_act) == (0, "throw", "Ann")


@both
def test_classic_shortage_nobody_is_asked_where_there_is_enough_in_any_case(edition):
    """Nine left: Ann has room for eight and Bob, with 399, cash for one. Nobody is asked."""
    titles = rows("Cem", BLUE, 4, 4, 4) | rows("Cem", PINK, 4, 4, 3)
    game = table(edition, {"Ann": 2000, "Bob": 399, "Cem": 0}, titles | rows("Ann", DARK) | rows("Bob", GREEN))
    assert pays(run(game, "build 39")) == [("Ann", "bank", 200)]


@both
def test_classic_shortage_asked_off_turn_and_the_turn_goes_on(edition):
    """Bob builds while Ann ponders a purchase: Ann, on turn, is asked; afterwards she ponders on."""
    game = table(edition, CONTEST, LAST_HOUSE, space=5, phase="buy")
    run(game, "Bob: build 31")
    assert (game.phase, game.to_act) == ("want", "Ann")
    run(game, "want")
    run(game, "bid 3", "pass")
    assert (game.phase, game.to_act) == ("place", "Ann")
    run(game, "place 39")
    assert (game.phase, game.to_act, cash(game)["Ann"]) == ("buy", "Ann", 997)


HOTELS = rows("Cem", PINK, *["hotel"] * 3) | rows("Cem", ORANGE, *["hotel"] * 3) | rows("Cem", RED, *["hotel"] * 3)
LAST_HOTEL = HOTELS | rows("Cem", BLUE, "hotel", "hotel", 4) | rows("Ann", DARK, 4, 4) | rows("Bob", GREEN, 4, 4, 4)


@both
def test_classic_shortage_last_hotel_is_auctioned(edition):
    """Eleven hotels stand; Ann and Bob both have four houses everywhere: the twelfth goes to the higher bid.

    The winner hands back four houses when it stands.
    """
    game = table(edition, CONTEST, LAST_HOTEL)
    run(game, "build 39")
    assert (game.phase, game.to_act) == ("want", "Bob")
    run(game, "want", "bid 40", "bid 50", "pass")
    assert (game.phase, game.to_act) == ("place", "Ann")
    assert refused(game, "place 31") == "not-yours"
    run(game, "place 37")
    assert (built(game, 37), built(game, 39), cash(game)["Ann"]) == ("hotel", 4, 950)
    assert refused(game, "build 31", by="Bob") == "no-hotels-left"


@both
def test_classic_shortage_a_hotel_needs_four_houses_all_over_the_group(edition):
    """One hotel is left. Bob has four houses on two of his streets and three on the third: he could not put it up, and is not asked."""
    for houses in ((4, 4, 3), (4, 3, 4), (3, 4, 4)):
        titles = HOTELS | rows("Cem", BLUE, "hotel", "hotel", 4) | rows("Ann", DARK, 4, 4) | rows("Bob", GREEN, *houses)
        game = table(edition, CONTEST, titles)
        assert pays(run(game, "build 39")) == [("Ann", "bank", 200)]
        assert built(game, 39) == "hotel"


BROWN = (1, 3)


@both
def test_classic_shortage_who_can_pay_the_cheapest_of_his_houses_is_asked(edition):
    """Bob has 60: not the 200 of a green house, but the 50 of a brown one. With four houses on both brown streets he is not asked."""
    titles = rows("Cem", PINK, 4, 4, 4) | rows("Ann", DARK) | rows("Bob", GREEN)
    bare = titles | rows("Cem", ORANGE, 4, 4, 4) | rows("Cem", BLUE, 3, 2, 2) | rows("Bob", BROWN)
    full = titles | rows("Cem", ORANGE, 4, 4, 3) | rows("Bob", BROWN, 4, 4)
    for deeds, phase in ((bare, "want"), (full, "throw")):
        game = table(edition, CONTEST | {"Bob": 60}, deeds)
        run(game, "build 39")
        assert (game.phase, built(game, 39)) == (phase, 0 if phase == "want" else 1)


@both
def test_classic_shortage_room_is_where_fewer_than_four_houses_stand(edition):
    """Two left. Bob's green streets have four, four, and three houses: he may ask for one house and no more."""
    titles = rows("Cem", PINK, 4, 4, 4) | rows("Cem", ORANGE, 3, 2, 2) | rows("Ann", DARK) | rows("Bob", GREEN, 4, 4, 3)
    game = table(edition, CONTEST, titles)
    run(game, "build 39", "want 2")
    assert (game.phase, game.to_act) == ("want", "Bob")
    assert refused(game, "want 2") == "no-such-number"
    assert allowed(game, "want")


@both
def test_classic_shortage_a_house_won_stands_as_a_house(edition):
    """Bob wins the last house. His other group has four houses on both streets: a house is no hotel, so it cannot go there."""
    titles = rows("Cem", PINK, 4, 4, 4) | rows("Cem", ORANGE, 4, 4, 3)
    titles |= rows("Ann", RED) | rows("Bob", GREEN) | rows("Bob", DARK, 4, 4)
    game = table(edition, CONTEST, titles)
    run(game, "build 24", "want", "bid 5", "pass")
    assert (game.phase, game.to_act) == ("place", "Bob")
    assert refused(game, "place 39") == "not-now"
    assert refused(game, "pass") == "not-now"
    run(game, "place 31")
    assert (built(game, 31), built(game, 39), cash(game)["Bob"]) == (1, 4, 995)


@both
def test_classic_shortage_houses_and_hotels_are_different_goods(edition):
    """The last hotel is Ann's affair alone while Bob, with three houses a street, could only use houses."""
    titles = HOTELS | rows("Cem", BLUE, "hotel", "hotel", 4) | rows("Ann", DARK, 4, 4) | rows("Bob", GREEN, 3, 3, 3)
    game = table(edition, CONTEST, titles)
    assert pays(run(game, "build 39")) == [("Ann", "bank", 200)]
    assert built(game, 39) == "hotel"


@both
def test_classic_shortage_auction_in_a_debt(edition):
    """Cem owes the bank: Ann and Bob may fight for the last house meanwhile; then it is Cem's debt again."""
    debts = [{"debtor": "Cem", "creditor": None, "amount": 10}]
    game = table(edition, CONTEST, LAST_HOUSE, phase="debt", debts=debts, space=4)
    run(game, "Ann: build 39", "want", "bid 2", "pass", "place 31")
    assert (game.phase, game.to_act) == ("debt", "Cem")
    assert row(game, "Bob")["cash"] == 998


@both
def test_classic_shortage_auction_while_an_offer_stands(edition):
    """Cem answers his offer first; then Ann and Bob settle who gets the last house."""
    game = table(edition, CONTEST, LAST_HOUSE | {5: "Ann"})
    run(game, "offer Cem give 5", "Ann: build 39")
    assert (game.phase, game.to_act) == ("answer", "Cem")
    run(game, "accept", "want", "pass", "bid 2", "pass", "place 31")  # Cem could mortgage the station to build
    assert (owner(game, 5), built(game, 31), game.phase, game.to_act) == ("Cem", 1, "throw", "Ann")


@both
def test_classic_shortage_an_offer_made_while_others_are_asked(edition):
    """Any time is any time: Cem sells Ann a station while Bob is asked; then Bob is asked again."""
    game = table(edition, CONTEST, LAST_HOUSE | {5: "Cem"})
    run(game, "build 39", "Cem: offer Ann give 5 take cash 100")
    assert (game.phase, game.to_act) == ("answer", "Ann")
    run(game, "accept")
    assert (owner(game, 5), game.phase, game.to_act) == ("Ann", "want", "Bob")


@both
def test_classic_shortage_the_builder_gave_his_street_away_meanwhile(edition):
    """Ann mortgages 37 while Bob is asked: her group is no longer whole, so nothing is built, and nobody pays."""
    game = table(edition, CONTEST, LAST_HOUSE)
    run(game, "build 39", "Ann: mortgage 37")
    assert pays(run(game, "pass")) == []
    assert (built(game, 39), game.phase, game.to_act) == (0, "throw", "Ann")


@both
def test_classic_shortage_what_was_won_finds_no_place(edition):
    """Bob wins the last house, then mortgages 31: it fits nowhere, goes back into the box, and his bid is spent.

    Now nobody else wants it, so Ann has it at the printed price.
    """
    game = table(edition, CONTEST, LAST_HOUSE)
    run(game, "build 39", "want", "bid 5", "pass")
    assert (game.phase, game.to_act) == ("place", "Bob")
    run(game, "mortgage 31")
    assert game.legal() == ["pass", *(m for m in game.legal() if m.startswith(("mortgage", "lift")))]
    run(game, "pass")
    assert (game.phase, game.to_act) == ("place", "Ann")
    assert cash(game)["Bob"] == 1000 - 5 + 150
    assert pays(run(game, "place 39")) == [("Ann", "bank", 200)]
    assert (game.phase, game.to_act) == ("throw", "Ann")


@both
def test_classic_shortage_nobody_bids_alone(edition):
    """Two left, Ann and Bob want two each. Ann has 100, pays 60 for one, and with 40 can build no more: Bob need not bid.

    He builds at the printed price, 200, and not for a bid of 1.
    """
    game = table(edition, {"Ann": 100, "Bob": 500, "Cem": 0}, THIRTY_ON_RED | rows("Ann", BLUE) | rows("Bob", GREEN))
    run(game, "build 6", "want 2", "want 2", "bid 51", "bid 60", "pass", "place 6")
    assert (game.phase, game.to_act) == ("place", "Bob")
    assert pays(run(game, "place 31")) == [("Bob", "bank", 200)]
    assert (game.phase, game.to_act, cash(game)) == ("throw", "Ann", {"Ann": 40, "Bob": 300, "Cem": 0})


@both
def test_classic_shortage_the_next_house_opens_beside_who_won_the_last(edition):
    """Two left, Ann and Bob want two each: Bob is asked first for one and has it for 5; for the other Ann is asked first."""
    game = table(edition, CONTEST, THIRTY_ON_RED | rows("Ann", BLUE) | rows("Bob", GREEN))
    run(game, "build 6", "want 2", "want 2")
    assert (game.phase, game.to_act) == ("auction", "Bob")
    run(game, "bid 5", "pass", "place 31")
    assert (game.phase, game.to_act) == ("auction", "Ann")
    run(game, "bid 7", "pass", "place 6")
    assert cash(game) == {"Ann": 993, "Bob": 995, "Cem": 0}


@both
def test_classic_shortage_a_house_comes_back_during_an_auction(edition):
    """Two left, Ann and Bob want two each. During the first auction Cem sells one house: after it two are left for three.

    Ann wants one more and Bob two, so one is Bob's in any case, and the other is auctioned.
    """
    game = table(edition, {"Ann": 1000, "Bob": 1000, "Cem": 0}, THIRTY_ON_RED | rows("Ann", BLUE) | rows("Bob", GREEN))
    run(game, "build 6", "want 2", "want 2", "bid 51", "Cem: sell 21", "bid 60", "pass", "place 6")
    assert (game.phase, game.to_act) == ("place", "Bob")
    assert pays(run(game, "place 31")) == [("Bob", "bank", 200)]
    assert (game.phase, game.to_act) == ("auction", "Bob")


@both
def test_classic_shortage_a_hotel_sold_during_the_auction_leaves_the_last_house(edition):
    """One house is left, and Ann and Bob bid for it: Cem's hotel on 39 goes altogether, 500 back, and Ann gets her house."""
    game = table(edition, CONTEST, THIRTY_ONE | rows("Ann", RED) | rows("Bob", GREEN) | rows("Cem", DARK, "hotel", "hotel"))
    run(game, "build 21", "want", "bid 1")
    assert pays(run(game, "Cem: sell 39")) == [("bank", "Cem", 500)]
    run(game, "bid 2", "pass", "place 21")
    assert (built(game, 39), built(game, 21)) == (0, 1)


@both
def test_classic_shortage_a_hotel_sold_before_placing_does_not_get_the_house_won(edition):
    """Bob has won the last house and still has to place it: Cem's hotel finds an empty box, goes for 5 x 75, and leaves nothing."""
    game = table(edition, CONTEST, LAST_HOUSE | rows("Cem", RED, "hotel", "hotel", "hotel"))
    run(game, "build 39", "want", "bid 5", "pass")
    assert (game.phase, game.to_act) == ("place", "Bob")
    assert pays(run(game, "Cem: sell 24")) == [("bank", "Cem", 375)]
    assert built(game, 24) == 0
    run(game, "place 31")
    assert (built(game, 31), game.phase) == (1, "throw")
    assert refused(game, "build 39") == "no-houses-left"


@both
def test_classic_shortage_auction_while_a_mortgage_waits(edition):
    """Cem has still to keep or lift a mortgage he received: also where the last house comes between, he decides first."""
    game = table(edition, CONTEST | {"Cem": 20}, LAST_HOUSE | {5: ("Ann", "mortgaged")})
    run(game, "offer Cem give 5", "accept")
    assert (game.phase, game.to_act) == ("interest", "Cem")
    run(game, "Ann: build 39")
    assert (game.phase, game.to_act) == ("interest", "Cem")
    assert pays(run(game, "keep")) == [("Cem", "bank", 10)]
    assert (game.phase, game.to_act) == ("want", "Bob")
    run(game, "want", "pass", "bid 2", "place 39")
    assert (game.phase, game.to_act) == ("throw", "Ann")


STATION = {5: ("Cem", "mortgaged")}


@both
def test_classic_shortage_a_mortgaged_title_bought_before_a_wish_is_decided_first(edition):
    """Asked for his wish, Bob buys Cem's mortgaged station: he keeps it for 10 and may sell it on; then he is asked again."""
    game = table(edition, CONTEST, LAST_HOUSE | STATION)
    run(game, "build 39", "Bob: offer Cem take 5 give cash 40", "accept")
    assert (game.phase, game.to_act) == ("interest", "Bob")
    assert refused(game, "offer Ann give 5 take cash 70", by="Bob") == "choose-first"
    assert refused(game, "build 37", by="Ann") == "auction-first"
    assert pays(run(game, "keep")) == [("Bob", "bank", 10)]
    assert (game.phase, game.to_act, cash(game)["Bob"]) == ("want", "Bob", 950)
    assert allowed(game, "offer Ann give 5 take cash 70", by="Bob")
    run(game, "want", "bid 2", "pass")
    assert (game.phase, game.to_act) == ("place", "Bob")


@both
def test_classic_shortage_a_mortgaged_title_bought_between_bids_is_decided_first(edition):
    """Bob leads with 100 of his 200 and buys the station for 90: of the 10 left he keeps it; 100 for lifting he does not have."""
    game = table(edition, CONTEST | {"Bob": 200}, LAST_HOUSE | STATION)
    run(game, "build 39", "want", "bid 100")
    assert refused(game, "offer Cem take 5 give cash 91", by="Bob") == "cash"
    run(game, "Bob: offer Cem take 5 give cash 90", "accept")
    assert (game.phase, game.to_act) == ("interest", "Bob")
    assert refused(game, "lift 5") == "cash"
    assert pays(run(game, "keep")) == [("Bob", "bank", 10)]
    assert (game.phase, game.to_act) == ("auction", "Ann")
    assert pays(run(game, "pass")) == [("Bob", "bank", 100)]
    run(game, "place 31")
    assert cash(game)["Bob"] == 0


@both
def test_classic_shortage_a_mortgaged_title_bought_before_placing_is_decided_first(edition):
    """Bob has won the last house and paid for it; he buys the station, lifts it, and then says where the house stands."""
    game = table(edition, CONTEST, LAST_HOUSE | STATION)
    run(game, "build 39", "want", "bid 100", "pass", "Ann: offer Cem take 5 give cash 1", "accept")
    assert (game.phase, game.to_act) == ("interest", "Ann")
    assert pays(run(game, "lift 5")) == [("Ann", "bank", 100)]
    assert (game.phase, game.to_act) == ("place", "Bob")
    run(game, "place 31")
    assert (built(game, 31), game.phase, game.to_act) == (1, "throw", "Ann")


@both
def test_classic_shortage_a_wish_that_the_interest_makes_too_dear_is_dropped(edition):
    """Bob has 205 and wishes for the last house, 200; the station's 10 leave him 194, and his streets stay as they are.

    Mortgaging any of them would end the group that he builds on, so nobody is left who wants the house but Ann.
    """
    game = table(edition, CONTEST | {"Bob": 205, "Dee": 0}, LAST_HOUSE | STATION | {25: "Dee"})
    run(game, "build 39")
    run(game, "Bob: offer Cem take 5 give cash 1", "accept", "keep")
    assert (game.phase, game.to_act, cash(game)["Bob"]) == ("want", "Bob", 194)
    run(game, "want")
    assert (game.phase, game.to_act, built(game, 39)) == ("place", "Ann", 0)
    assert pays(run(game, "place 39")) == [("Ann", "bank", 200)]
    assert (game.phase, game.to_act) == ("throw", "Ann")


@both
def test_classic_shortage_the_builder_s_wish_is_told_as_well(edition):
    """Ann can want no more than the one house there is, so she is not asked how many; the others still hear that she wants it."""
    game = table(edition, CONTEST, LAST_HOUSE)
    first, second = "Ann wants one of the last houses.", "Bob wants one of the last houses."
    assert [duopoly.tell(event).partition(" (")[0] for event in run(game, "build 39")] == [first]
    assert [duopoly.tell(event).partition(" (")[0] for event in run(game, "want")][:1] == [second]


@both
def test_classic_shortage_a_second_hotel_takes_all_the_houses_it_can_have(edition):
    """The bank has two houses: 39 comes down to two, 300 back. Cem brings three more: 37 may have three beside them, 200 back."""
    game = table(edition, {"Ann": 0, "Bob": 0, "Cem": 0}, THIRTY | rows("Ann", DARK, "hotel", "hotel"))
    assert pays(run(game, "sell 39")) == [("bank", "Ann", 300)]
    run(game, "Cem: sell 6", "Cem: sell 8", "Cem: sell 9")
    assert pays(run(game, "sell 37")) == [("bank", "Ann", 200)]
    assert (built(game, 37), built(game, 39)) == (3, 2)


@both
def test_classic_shortage_ten_houses_for_three_streets(edition):
    """34 has a hotel, 31 and 32 four houses each, the bank two: four, three and three stand, 300 back for thirteen steps less ten."""
    titles = rows("Ann", GREEN, 4, 4, "hotel")
    game = table(edition, {"Ann": 0, "Bob": 0}, titles, rules={"houses": 10})
    run(game, "sell 34")
    assert sorted(built(game, space) for space in GREEN) == [3, 3, 4]
    assert cash(game)["Ann"] == 300


@both
def test_classic_shortage_a_second_hotel_sold_keeps_the_group_even(edition):
    """No house is left when 39's hotel is sold, four are when 37's is: it steps back to one, beside none, for 400."""
    bobs = dict.fromkeys((1, 3, 6, 8, 9, 11, 13, 14), ("Bob", 4))
    game = table(edition, {"Ann": 0, "Bob": 0}, rows("Ann", DARK, "hotel", "hotel") | bobs)
    run(game, "sell 39", "Bob: sell 1", "Bob: sell 3", "Bob: sell 6", "Bob: sell 8", "sell 37")
    assert (built(game, 37), built(game, 39), cash(game)["Ann"]) == (1, 0, 500 + 400)
    assert duopoly.Game.from_position(game.position()).position() == game.position()


@both
def test_classic_sold_buildings_say_that_they_bring_half(edition):
    """A house of 200 on 39 brings 100, the step from its hotel to four houses too: the reason is half the price in both."""
    for beside, sold in ((3, 3), (4, "hotel")):
        game = table(edition, {"Ann": 0, "Bob": 0}, rows("Ann", DARK, beside, sold))
        (event,) = run(game, "sell 39")
        assert (event.kind, event.amount, event.space) == ("selling", 100, 39)
        assert [(reason.kind, reason.number) for reason in event.reasons[:1]] == [("half-price", 100)]


@both
def test_classic_shortage_what_was_placed_says_what_and_where(edition):
    """Bob puts the house he won on 32."""
    game = table(edition, CONTEST, LAST_HOUSE)
    run(game, "build 39", "want", "bid 1", "pass")
    (placed,) = [event for event in run(game, "place 32") if event.kind == "placed"]
    assert (placed.player, placed.space) == ("Bob", 32)
    assert "house" in duopoly.tell(placed)


@both
def test_classic_shortage_one_hotel_at_most_where_one_street_is_ready_for_it(edition):
    """With uneven building by a house rule Bob has four houses on 31 alone: of the two hotels he may want one, not two."""
    titles = rows("Ann", DARK, 4, 4) | rows("Bob", GREEN, 4, 2, 2)
    game = table(edition, CONTEST, titles, rules={"build_evenly": False, "hotels": 2})
    run(game, "build 39", "want 2")
    assert (game.phase, game.to_act) == ("want", "Bob")
    assert refused(game, "want 2") == "no-such-number"
    assert allowed(game, "want")


@both
def test_classic_shortage_a_stored_position_goes_on_with_the_auction(edition):
    """Cem offers Ann his station while the last house is auctioned: read back, the auction goes on after her answer, for the house."""
    game = table(edition, CONTEST, LAST_HOUSE | {5: "Cem"})
    run(game, "build 39", "want", "pass", "bid 10", "Cem: offer Ann give 5 take cash 100")
    again = duopoly.Game.from_position(game.position())
    for one in (game, again):
        run(one, "reject")
        assert (one.phase, one.to_act, refused(one, "bid 10")) == ("auction", "Ann", "bid-higher")
        run(one, "pass")
        assert (one.phase, one.to_act) == ("place", "Bob")
        assert pays(one.events)[-1] == ("Bob", "bank", 10)
        run(one, "place 31")
        assert (built(one, 31), one.phase, one.to_act) == (1, "throw", "Ann")
