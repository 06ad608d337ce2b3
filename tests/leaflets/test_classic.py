"""The classic leaflet, section by section, on the boards of Paris and Atlantic City: figures worked out by hand.

Auctions and the shortage of buildings are in test_auctions_and_shortage.py, the Speed Die in test_speed_die.py.
"""

import pytest
from table import allowed, at, built, cash, gone, kinds, moves, owner, pays, player, refused, row, title, where

import duopoly

BOARDS = ["classic-fr", "classic-us"]
both = pytest.mark.parametrize("edition", BOARDS)


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


def throw(game, die1, die2):
    """The player on turn throws."""
    return run(game, "throw", f"dice {die1} {die2}")


def two(edition, ann, bob=1000, titles=None, **more):
    """Ann, a dict of fields, on turn against Bob."""
    rows = [player("Ann", **ann), player("Bob", bob) if isinstance(bob, int) else player("Bob", **bob)]
    return at(edition, rows, titles, **more)


def three(edition, ann, titles=None, bob=1000, cem=1000, **more):
    """Ann on turn against Bob and Cem."""
    rows = [player("Ann", **ann)]
    rows += [player(n, v) if isinstance(v, int) else player(n, **v) for n, v in (("Bob", bob), ("Cem", cem))]
    return at(edition, rows, titles, **more)


# Setting up, and who begins.


@both
def test_classic_setup_starting_notes_make_1500(edition):
    """2x500 4x100 1x50 1x20 2x10 1x5 5x1 is 1500 for each; all tokens wait on Start and the bank has every title."""
    game = duopoly.Game(edition, ["Ann", "Bob", "Cem"])
    assert cash(game) == {"Ann": 1500, "Bob": 1500, "Cem": 1500}
    assert where(game) == {"Ann": 0, "Bob": 0, "Cem": 0}
    assert game.position()["titles"] == {}


@both
def test_classic_setup_two_to_eight_players(edition):
    """The box has eight tokens, and one cannot play alone."""
    names = ["Ann", "Bob", "Cem", "Dan", "Eva", "Fay", "Gus", "Hal", "Ida"]
    assert len(duopoly.Game(edition, names[:8]).players) == 8
    for wrong in (names[:1], names):
        with pytest.raises(duopoly.BadPosition, match="players"):
            duopoly.Game(edition, wrong)


@both
def test_classic_order_highest_throw_begins_then_clockwise(edition):
    """Everybody throws two dice once: 7, 11, 9 lets Bob begin, then Cem, then Ann; a double there is nothing special."""
    game = duopoly.Game(edition, ["Ann", "Bob", "Cem"])
    assert (game.phase, game.to_act) == ("order", "chance")
    run(game, "dice 1 6", "dice 5 6")
    assert [row(game, name).get("throw") for name in game.players] == [7, 11, None]
    run(game, "dice 3 6")
    assert [row(game, name).get("throw") for name in game.players] == [None, None, None]
    order = []
    for _ in range(4):
        order.append(game.to_act)
        throw(game, 4, 6)  # to 10 and 20, where nothing is asked
        run(game, "end")
    assert order[:4] == ["Bob", "Cem", "Ann", "Bob"]


@both
def test_classic_order_a_tie_at_the_top_throws_again(edition):
    """Bob and Cem tie with 12, they alone throw again: Cem's 4 beats Bob's 3, and Dan's 10 of before counts no more."""
    game = duopoly.Game(edition, ["Ann", "Bob", "Cem", "Dan"])
    run(game, "dice 1 2", "dice 6 6", "dice 6 6", "dice 4 6")
    assert (game.phase, game.to_act) == ("order", "chance")
    run(game, "dice 1 2", "dice 1 3")
    assert (game.phase, game.to_act) == ("throw", "Cem")
    throw(game, 4, 6)
    run(game, "end")
    assert game.to_act == "Dan"


@both
def test_classic_order_agreed_beforehand(edition):
    """With the order settled away from the table the first player named begins."""
    game = duopoly.Game(edition, ["Ann", "Bob"], roles=[])
    assert (game.phase, game.to_act) == ("throw", "Ann")


@both
def test_classic_object_last_standing_is_the_only_aim(edition):
    """No camps and no timed game: other aims are refused, and so are roles."""
    for aim in ("camp", "timed"):
        with pytest.raises(duopoly.BadPosition, match="aim"):
            duopoly.Game(edition, ["Ann", "Bob"], aim=aim)
    with pytest.raises(duopoly.BadPosition):
        duopoly.Game(edition, ["Ann", "Bob"], roles=["competitor", "monopolist"])


@both
def test_classic_bank_never_runs_out(edition):
    """However much the players hold, the bank still pays: 200 at Start, 200 for a mortgage."""
    game = two(edition, {"cash": 9_000_000, "space": 36}, 9_000_000, {39: "Ann"})
    throw(game, 4, 6)  # 36 + 10 = 46: space 6
    assert cash(game)["Ann"] == 9_000_200
    run(game, "mortgage 39")
    assert cash(game)["Ann"] == 9_000_400


# A turn.


@both
def test_classic_turn_start_pays_200_on_passing_and_on_landing(edition):
    """36 and 10 pass Start, 36 and 4 end on it: 200 either way, once; leaving it later pays nothing."""
    game = two(edition, {"space": 36})
    throw(game, 4, 6)
    assert (where(game)["Ann"], cash(game)["Ann"]) == (6, 1200)
    game = two(edition, {"space": 36})
    events = throw(game, 1, 3)
    assert pays(events) == [("bank", "Ann", 200)]
    assert (where(game)["Ann"], cash(game)["Ann"], game.phase) == (0, 1200, "end")
    game = two(edition, {"space": 0})
    assert pays(throw(game, 4, 6)) == []


@both
def test_classic_turn_a_double_throws_again_after_the_space(edition):
    """0 to 10 by 5 5, to 20 by 5 5, to 25 by an ordinary throw: two further throws, then the turn is over."""
    game = two(edition, {})
    throw(game, 5, 5)
    assert (where(game)["Ann"], game.phase, game.to_act) == (10, "throw", "Ann")
    throw(game, 5, 5)
    assert (where(game)["Ann"], game.phase, game.to_act) == (20, "throw", "Ann")
    throw(game, 1, 4)
    assert (where(game)["Ann"], game.phase) == (25, "buy")
    run(game, "buy")
    assert (game.phase, game.to_act) == ("end", "Ann")
    run(game, "end")
    assert (game.phase, game.to_act) == ("throw", "Bob")


@both
def test_classic_turn_double_acts_on_the_space_first(edition):
    """A double onto an unowned street: first it is bought, then comes the further throw."""
    game = two(edition, {"space": 20})
    throw(game, 2, 2)
    assert game.phase == "buy"
    assert refused(game, "throw") == "not-now"
    run(game, "buy")
    assert (game.phase, game.to_act) == ("throw", "Ann")


@both
def test_classic_turn_third_double_goes_straight_to_prison(edition):
    """The third double does not move: no 200 from Start on the way, no rent, no fourth throw."""
    game = two(edition, {"space": 38}, titles={1: "Bob"}, again=True, doubles=2)
    events = throw(game, 6, 6)
    assert pays(events) == []
    assert (where(game)["Ann"], row(game, "Ann")["held"], game.phase) == (10, 1, "end")
    run(game, "end")
    assert game.to_act == "Bob"


@both
def test_classic_turn_third_double_counted_from_the_first(edition):
    """Three doubles of one turn, and only of one turn: a new turn begins to count afresh."""
    game = two(edition, {})
    for _ in range(2):
        throw(game, 5, 5)
    throw(game, 1, 1)
    assert (where(game)["Ann"], row(game, "Ann")["held"]) == (10, 1)
    game = two(edition, {})
    throw(game, 5, 5)
    throw(game, 4, 6)  # no double: the turn is over
    run(game, "end")
    throw(game, 4, 6)
    run(game, "end")
    throw(game, 5, 5)  # 20 to 30 by the first double of this turn: the space sends her
    assert "third-double" not in kinds(game.events)


@both
def test_classic_turn_refusals(edition):
    """Only the player on turn throws, only when it is time, and only chance says what the dice show."""
    game = two(edition, {})
    assert refused(game, "throw", by="Bob") == "not-your-move"
    assert refused(game, "end") == "not-now"
    assert refused(game, "buy") == "not-now"
    assert refused(game, "dice 3 4") == "not-now"
    run(game, "throw")
    assert refused(game, "dice 3 4", by="Ann") == "not-chance"
    assert refused(game, "dice 7 1") == "no-such-dice"
    run(game, "dice 4 6")
    assert refused(game, "throw") == "not-now"
    assert refused(game, "end", by="Bob") == "not-your-move"
    run(game, "end")
    assert refused(game, "throw", by="Ann") == "not-your-move"


# Unowned titles.


@both
@pytest.mark.parametrize(("space", "price"), [(1, 60), (25, 200), (12, 150), (39, 400)])
def test_classic_purchase_at_the_printed_price(edition, space, price):
    """Streets, stations and companies may be bought for the price on the board."""
    game = two(edition, {"space": space}, phase="buy")
    events = run(game, "buy")
    assert pays(events) == [("Ann", "bank", price)]
    assert title(game, space) == {"owner": "Ann", "buildings": 0, "mortgaged": False}
    assert game.phase == "end"


@both
def test_classic_purchase_may_raise_the_price_first(edition):
    """300 does not buy 39 for 400; with station 5 mortgaged for 100 it does. Nobody else may take it meanwhile."""
    game = two(edition, {"cash": 300, "space": 39}, titles={5: "Ann"}, phase="buy")
    assert refused(game, "buy") == "cash"
    assert refused(game, "buy", by="Bob") == "not-your-move"
    run(game, "mortgage 5", "buy")
    assert (cash(game)["Ann"], owner(game, 39)) == (0, "Ann")


@both
def test_classic_purchase_may_trade_for_the_price(edition):
    """The price may also come from another player."""
    game = two(edition, {"cash": 300, "space": 39}, titles={5: "Ann"}, phase="buy")
    run(game, "offer Bob give 5 take cash 150", "accept")
    assert (game.phase, game.to_act, cash(game)) == ("buy", "Ann", {"Ann": 450, "Bob": 850})
    run(game, "buy")
    assert cash(game)["Ann"] == 50


# Rent of streets.


RED = {21: "Bob", 23: "Bob", 24: "Bob"}


@both
@pytest.mark.parametrize(
    ("titles", "rent"),
    [
        ({24: "Bob"}, 20),
        ({21: "Cem", 23: "Bob", 24: "Bob"}, 20),
        (RED, 40),
        (RED | {21: ("Bob", "mortgaged")}, 20),
        (RED | {21: ("Bob", 1)}, 40),
        (RED | {24: ("Bob", 1)}, 100),
        ({21: ("Bob", 2), 23: ("Bob", 2), 24: ("Bob", 2)}, 300),
        ({21: ("Bob", 3), 23: ("Bob", 3), 24: ("Bob", 3)}, 750),
        ({21: ("Bob", 4), 23: ("Bob", 4), 24: ("Bob", 4)}, 925),
        ({21: ("Bob", 4), 23: ("Bob", 4), 24: ("Bob", "hotel")}, 1100),
        ({24: ("Bob", "mortgaged")}, 0),
        ({24: "Ann"}, 0),
    ],
    ids=["one", "two", "group", "group-with-mortgage", "bare-in-built-group", "1", "2", "3", "4", "hotel", "mortgaged", "own"],
)
def test_classic_rent_of_a_street(edition, titles, rent):
    """Space 24 asks 20; 40 bare in an unmortgaged group of one owner; 100, 300, 750, 925, 1100 built; else as the card says."""
    game = three(edition, {"cash": 2000, "space": 20}, titles)
    events = throw(game, 1, 3)
    assert pays(events) == ([("Ann", "Bob", rent)] if rent else [])
    assert game.phase == "end"


RENTS = {
    1: (2, 10, 30, 90, 160, 250),
    3: (4, 20, 60, 180, 320, 450),
    6: (6, 30, 90, 270, 400, 550),
    8: (6, 30, 90, 270, 400, 550),
    9: (8, 40, 100, 300, 450, 600),
    11: (10, 50, 150, 450, 625, 750),
    13: (10, 50, 150, 450, 625, 750),
    14: (12, 60, 180, 500, 700, 900),
    16: (14, 70, 200, 550, 750, 950),
    18: (14, 70, 200, 550, 750, 950),
    19: (16, 80, 220, 600, 800, 1000),
    21: (18, 90, 250, 700, 875, 1050),
    23: (18, 90, 250, 700, 875, 1050),
    24: (20, 100, 300, 750, 925, 1100),
    26: (22, 110, 330, 800, 975, 1150),
    27: (22, 110, 330, 800, 975, 1150),
    29: (24, 120, 360, 850, 1025, 1200),
    31: (26, 130, 390, 900, 1100, 1275),
    32: (26, 130, 390, 900, 1100, 1275),
    34: (28, 150, 450, 1000, 1200, 1400),
    37: (35, 175, 500, 1100, 1300, 1500),
    39: (50, 200, 600, 1400, 1700, 2000),
}
"""The title cards of the streets: bare, one to four houses, hotel."""
GROUPS = [(1, 3), (6, 8, 9), (11, 13, 14), (16, 18, 19), (21, 23, 24), (26, 27, 29), (31, 32, 34), (37, 39)]


@both
@pytest.mark.parametrize("space", RENTS)
def test_classic_rent_of_every_street_is_its_title_cards(edition, space):
    """A lone bare street asks the first figure of its card; built evenly all over the group, the figure for what stands there."""
    (group,) = [streets for streets in GROUPS if space in streets]
    for houses, rent in enumerate(RENTS[space]):
        titles = dict.fromkeys(group, ("Bob", "hotel" if houses == 5 else houses)) if houses else {space: "Bob"}
        game = two(edition, {"cash": 3000, "space": (space - 3) % 40}, titles=titles)
        assert [payment for payment in pays(throw(game, 1, 2)) if payment[0] == "Ann"] == [("Ann", "Bob", rent)], houses


@both
@pytest.mark.parametrize(("start", "dice", "rent"), [(37, (2, 2), 4), (35, (1, 3), 100)])
def test_classic_rent_groups_of_two(edition, start, dice, rent):
    """Two streets are the whole group at both ends of the board: 1 asks 2 doubled, 39 asks 50 doubled."""
    game = two(edition, {"space": start}, titles={1: "Bob", 3: "Bob", 37: "Bob", 39: "Bob"})
    assert ("Ann", "Bob", rent) in pays(throw(game, *dice))


@both
def test_classic_rent_of_a_group_held_by_two(edition):
    """A group shared by two players doubles for neither."""
    game = two(edition, {"space": 35}, titles={37: "Ann", 39: "Bob"})
    assert pays(throw(game, 1, 3)) == [("Ann", "Bob", 50)]


@both
@pytest.mark.parametrize(
    ("stations", "fare"),
    [((25,), 25), ((5, 25), 50), ((5, 25, 35), 100), ((5, 15, 25, 35), 200)],
)
def test_classic_stations_by_number_owned(edition, stations, fare):
    """25, 50, 100, 200 for one to four stations of the owner's."""
    game = two(edition, {"space": 20}, titles=dict.fromkeys(stations, "Bob"))
    assert pays(throw(game, 2, 3)) == [("Ann", "Bob", fare)]


@both
def test_classic_stations_mortgaged_ones_count_but_ask_nothing(edition):
    """A mortgaged station asks no fare; for the fare of the others it still counts as owned (decided)."""
    titles = {5: ("Bob", "mortgaged"), 25: "Bob"}
    assert pays(throw(two(edition, {"space": 20}, titles=titles), 2, 3)) == [("Ann", "Bob", 50)]
    assert pays(throw(two(edition, {"space": 1}, titles=titles), 1, 3)) == []


@both
@pytest.mark.parametrize(
    ("companies", "rent"), [({28: "Bob"}, 44), ({12: "Bob", 28: "Bob"}, 110), ({12: "Ann", 28: "Bob"}, 44)]
)
def test_classic_company_by_fresh_dice(edition, companies, rent):
    """Arriving with 8 and throwing 11 afresh: 4 times 11, or 10 times if the owner has both companies."""
    game = two(edition, {"space": 20}, titles=companies)
    throw(game, 3, 5)
    assert (game.phase, game.to_act) == ("count", "chance")
    assert pays(run(game, "dice 5 6")) == [("Ann", "Bob", rent)]
    assert game.phase == "end"


@both
def test_classic_company_dice_are_no_double(edition):
    """A double that only settles a company's rent gives no further throw, nor does it count toward three."""
    game = two(edition, {"space": 20}, titles={28: "Bob"})
    throw(game, 3, 5)
    assert pays(run(game, "dice 6 6")) == [("Ann", "Bob", 48)]
    assert game.phase == "end"
    game = two(edition, {"space": 20}, titles={28: "Bob"}, again=True, doubles=1)
    throw(game, 4, 4)
    run(game, "dice 6 6")
    assert (game.phase, where(game)["Ann"], row(game, "Ann")["held"]) == ("throw", 28, 0)


@both
def test_classic_company_mortgaged_or_own_needs_no_dice(edition):
    """Nothing is thrown where nothing is asked."""
    for titles in ({28: ("Bob", "mortgaged")}, {28: "Ann"}):
        game = two(edition, {"space": 20}, titles=titles)
        assert pays(throw(game, 3, 5)) == []
        assert game.phase == "end"


@both
@pytest.mark.parametrize(
    "meanwhile",
    [
        ["Bob: mortgage 28"],
        ["Bob: offer Ann give 28", "accept"],
        ["Bob: offer Cem give 28", "accept"],
        ["Bob: offer Ann give 12", "accept"],
    ],
    ids=["mortgaged", "sold-to-the-visitor", "sold-to-another", "other-company-sold"],
)
def test_classic_company_owner_and_multiple_are_those_of_the_landing(edition, meanwhile):
    """Bob had both companies, unmortgaged, when Ann landed: he is due 10 times 11, whatever he does before the dice fall."""
    game = three(edition, {"space": 20}, {12: "Bob", 28: "Bob"})
    throw(game, 3, 5)
    run(game, *meanwhile)
    assert (game.phase, game.to_act) == ("count", "chance")
    assert pays(run(game, "dice 5 6")) == [("Ann", "Bob", 110)]
    assert game.phase == "end"


@both
def test_classic_rent_reckoned_at_the_landing(edition):
    """The 40 are paid as the group stands when Ann lands; what Bob builds or mortgages afterwards changes nothing."""
    game = two(edition, {"space": 20}, titles=RED)
    assert pays(throw(game, 1, 3)) == [("Ann", "Bob", 40)]
    run(game, "Bob: build 24")
    assert cash(game)["Ann"] == 960


@both
def test_classic_rent_event_tells_how_it_came_about(edition):
    """The payment names the space and its steps: 20 on the card, doubled to 40."""
    game = two(edition, {"space": 20}, titles=RED)
    event = next(event for event in throw(game, 1, 3) if event.kind == "rent")
    assert (event.payer, event.payee, event.amount, event.space) == ("Ann", "Bob", 40, 24)
    assert [reason.number for reason in event.reasons][:2] == [20, 40]


# Claiming rent.


CLAIM = {"claim_rent": True}


@both
def test_classic_claim_makes_the_rent_due(edition):
    """As written, the owner has to ask: nothing moves until he claims his 40, and he claims it once."""
    game = two(edition, {"space": 20}, titles=RED, rules=CLAIM)
    assert pays(throw(game, 1, 3)) == []
    assert refused(game, "claim", by="Ann") == "no-claim"
    assert pays(run(game, "Bob: claim")) == [("Ann", "Bob", 40)]
    assert refused(game, "claim", by="Bob") == "no-claim"
    assert (game.phase, game.to_act) == ("end", "Ann")


@both
def test_classic_claim_until_the_next_player_throws(edition):
    """Ann has handed over the dice: Bob may still ask, also after her further throws; once Bob's dice lie it is lost."""
    game = two(edition, {"space": 20}, titles=RED, rules=CLAIM)
    throw(game, 1, 3)
    run(game, "end")
    late = game.copy()
    assert pays(run(game, "Bob: claim")) == [("Ann", "Bob", 40)]
    events = throw(late, 4, 6)
    assert "unclaimed" in kinds(events)
    assert refused(late, "claim", by="Bob") == "no-claim"
    assert cash(late) == {"Ann": 1000, "Bob": 1000}


@both
def test_classic_claim_is_lost_by_a_third_players_throw(edition):
    """It is the next player's throw that counts, whoever the owner is."""
    titles = {24: "Cem"}
    game = three(edition, {"space": 20}, titles, rules=CLAIM)
    throw(game, 1, 3)
    run(game, "end")
    throw(game, 4, 6)
    assert refused(game, "claim", by="Cem") == "no-claim"


@both
def test_classic_claim_survives_a_further_throw(edition):
    """A double lets Ann throw again: she is not the next player, so both rents of her turn may be claimed."""
    game = two(edition, {"space": 20}, titles={24: "Bob", 25: "Bob", 31: "Bob"}, rules=CLAIM)
    throw(game, 2, 2)
    throw(game, 3, 4)  # 31
    assert pays(run(game, "Bob: claim", "Bob: claim")) == [("Ann", "Bob", 20), ("Ann", "Bob", 26)]


@both
def test_classic_claim_of_a_company(edition):
    """The dice settle the sum at the landing, 4 times 11; the 44 wait to be claimed."""
    game = two(edition, {"space": 20}, titles={28: "Bob"}, rules=CLAIM)
    throw(game, 3, 5)
    assert pays(run(game, "dice 5 6")) == []
    assert pays(run(game, "Bob: claim")) == [("Ann", "Bob", 44)]


@both
def test_classic_claim_may_lead_into_debt(edition):
    """A claim that Ann cannot pay stands like any debt."""
    game = two(edition, {"cash": 10, "space": 20}, titles=RED | {5: "Ann"}, rules=CLAIM)
    throw(game, 1, 3)
    run(game, "Bob: claim")
    assert (game.phase, game.to_act) == ("debt", "Ann")
    run(game, "mortgage 5", "pay")
    assert cash(game) == {"Ann": 70, "Bob": 1040}


@both
def test_classic_claim_stays_with_the_owner_of_the_landing(edition):
    """Bob sells the street to Ann, or builds on it, after she has landed: he still claims the 40 of then, and she nothing."""
    game = two(edition, {"space": 20}, titles=RED, rules=CLAIM)
    throw(game, 1, 3)
    run(game, "Bob: offer Ann give 24 take cash 1", "accept")
    assert refused(game, "claim", by="Ann") == "no-claim"
    assert pays(run(game, "Bob: claim")) == [("Ann", "Bob", 40)]
    game = two(edition, {"space": 20}, titles=RED, rules=CLAIM)
    throw(game, 1, 3)
    run(game, "Bob: build 24")
    assert pays(run(game, "Bob: claim")) == [("Ann", "Bob", 40)]


@both
def test_classic_claim_lapses_with_the_visitor(edition):
    """Ann goes bankrupt to the bank before Bob has asked: there is nobody left to ask."""
    game = three(edition, {"cash": 30, "space": 20}, {24: "Bob"}, rules=CLAIM)
    throw(game, 2, 2)
    throw(game, 4, 5)  # 33
    run(game, "card CC11", "give-up")
    assert refused(game, "claim", by="Bob") == "no-claim"


def two_claims(edition, **ann):
    """Ann throws a double to Bob's 24, rent 20, then goes on to Cem's station 35, fare 25: both may ask."""
    game = three(edition, {"cash": 0, "space": 20} | ann, {24: "Bob", 35: "Cem", 39: "Ann"}, rules=CLAIM)
    throw(game, 2, 2)
    throw(game, 5, 6)
    return game


@both
@pytest.mark.parametrize("order", [["Bob", "Cem"], ["Cem", "Bob"]])
def test_classic_claim_each_for_the_title_landed_on(edition, order):
    """Whoever asks first, each is paid for his own title, and the event says which, and how the sum came about."""
    expected = {"Bob": (20, 24, "bare"), "Cem": (25, 35, "owned")}
    game = two_claims(edition, cash=100)
    for name in order:
        (event,) = run(game, f"{name}: claim")
        assert (event.payer, event.payee) == ("Ann", name)
        assert (event.amount, event.space, event.reasons[0].kind) == expected[name]
        assert event.topic == {"Bob": "rent", "Cem": "transport"}[name]


@both
def test_classic_debts_are_paid_in_turn_each_with_its_reasons(edition):
    """Ann has nothing when both ask; 39 mortgaged brings 200, and she pays Bob's rent, then Cem's fare."""
    game = two_claims(edition)
    run(game, "Cem: claim", "Bob: claim", "mortgage 39")
    paid = [event for event in run(game, "pay", "pay") if event.amount is not None]
    assert [(event.payee, event.amount, event.space) for event in paid] == [("Cem", 25, 35), ("Bob", 20, 24)]
    assert [event.reasons[0].kind for event in paid] == ["owned", "bare"]


@both
def test_classic_claim_ruins_the_visitor_before_the_company_throw(edition):
    """Ann's double takes her to Bob's 24 and on to Cem's 28. Bob asks before the dice for 28 fall, she cannot pay: no throw is left.

    Bob, on turn next, owes nothing himself, and sells his street for 1.
    """
    game = three(edition, {"cash": 0, "space": 20}, {24: "Bob", 28: "Cem"}, bob=0, rules=CLAIM)
    throw(game, 2, 2)
    throw(game, 1, 3)
    assert game.phase == "count"
    run(game, "Bob: claim", "give-up")
    assert (game.phase, game.to_act) == ("throw", "Bob")
    assert game.why_not("Bob", "offer Cem give 24 take cash 1") is None


@both
def test_classic_claim_in_an_auction(edition):
    """Out of turn and at any time until the next player throws: also while the space of a second landing is auctioned."""
    game = two(edition, {"space": 20}, titles={24: "Bob"}, rules=CLAIM)
    throw(game, 2, 2)
    run(game, "throw", "dice 1 2", "decline")
    assert pays(run(game, "Bob: claim")) == [("Ann", "Bob", 20)]
    assert game.phase == "auction"
    run(game, "pass", "pass")
    assert (game.phase, game.to_act) == ("end", "Ann")


@pytest.mark.parametrize("rules", [{}, CLAIM])
def test_classic_claim_as_printed_with_claim_for_me(rules):
    """The French leaflet has rent claimed. Who lets it be claimed is paid at once; who asks for the rule by name claims by hand."""
    game = two("classic-fr", {"space": 20}, titles=RED, rules=rules)
    assert game.edition.rules.claim_rent
    assert [seat["claim_for_me"] for seat in game.position()["players"]] == [not rules] * 2
    assert pays(throw(game, 1, 3)) == ([] if rules else [("Ann", "Bob", 40)])
    assert [move for move in game.legal("Bob") if move == "claim"] == (["claim"] if rules else [])


def test_classic_claim_for_me_is_a_move_at_any_time():
    """Bob turns it off, and has to ask; turned on again while a rent waits, it is claimed at once. The record keeps both."""
    game = two("classic-fr", {"space": 20}, titles=RED)
    run(game, "Bob: claim-for-me off")
    assert row(game, "Bob")["claim_for_me"] is False
    assert "claim-for-me on" not in game.legal("Bob")
    assert pays(throw(game, 1, 3)) == []
    events = run(game, "Bob: claim-for-me on")
    assert [(event.kind, event.player) for event in events[:1]] == [("claim-for-me", "Bob")]
    assert pays(events) == [("Ann", "Bob", 40)]
    assert ("Bob", "claim-for-me off") in game.record().moves
    assert refused(game, "claim-for-me on", by="Bob") == "already"
    again = game.record().replay()
    assert again.position() == game.position()


@both
def test_classic_claim_is_against_who_landed(edition):
    """Bob lands at Cem's on his own turn: it is he who pays the 20, not Ann."""
    game = three(edition, {"cash": 500}, {24: "Cem"}, bob={"cash": 500, "space": 20}, turn="Bob", rules=CLAIM)
    throw(game, 1, 3)
    assert pays(run(game, "Cem: claim")) == [("Bob", "Cem", 20)]


def test_classic_claim_for_me_claims_all_that_waits():
    """Ann's double takes her to Bob's 24 and on to his 35: turned on, both are claimed, 20 and 25; what Cem may ask for is not."""
    claims = [{"debtor": "Ann", "owner": "Cem", "amount": 30, "space": 39}]
    rows = [player("Ann", space=20), player("Bob", claim_for_me=False), player("Cem", claim_for_me=False)]
    game = at("classic-fr", rows, {24: "Bob", 35: "Bob", 39: "Cem"}, again=True, claims=claims)
    throw(game, 2, 2)
    throw(game, 5, 6)
    assert pays(run(game, "Bob: claim-for-me on")) == [("Ann", "Bob", 20), ("Ann", "Bob", 25)]
    assert [claim["owner"] for claim in game.position()["claims"]] == ["Cem"]


def test_classic_claim_for_me_is_nothing_where_rent_is_not_claimed():
    """On the other board rent is paid at once: there is nothing to set."""
    game = two("classic-us", {"space": 20}, titles=RED)
    assert refused(game, "claim-for-me off", by="Bob") == "no-claiming"
    assert "claim_for_me" not in row(game, "Bob")


@both
def test_classic_claim_is_made_at_once_to_begin_with(edition):
    """Rent is paid on landing, for it is claimed for the owner or needs no claim; there is nothing left to claim."""
    game = two(edition, {"space": 20}, titles=RED)
    throw(game, 1, 3)
    assert refused(game, "claim", by="Bob") == "no-claim"
    assert cash(game) == {"Ann": 960, "Bob": 1040}


# Chance and Community Chest: the newer decks.


@both
@pytest.mark.parametrize(
    ("card", "space", "ann", "others"),
    [
        ("CH08", 7, 1050, 1000),
        ("CH13", 7, 985, 1000),
        ("CH15", 7, 900, 1050),
        ("CH16", 22, 1150, 1000),
        ("CC02", 2, 1200, 1000),
        ("CC03", 2, 950, 1000),
        ("CC04", 17, 1050, 1000),
        ("CC07", 33, 1100, 1000),
        ("CC08", 2, 1020, 1000),
        ("CC09", 2, 1020, 990),
        ("CC10", 2, 1100, 1000),
        ("CC11", 2, 900, 1000),
        ("CC12", 2, 950, 1000),
        ("CC13", 17, 1025, 1000),
        ("CC15", 33, 1010, 1000),
        ("CC16", 2, 1100, 1000),
    ],
)
def test_classic_cards_that_move_money(edition, card, space, ann, others):
    """From the bank or to it, from each other player or to each."""
    game = three(edition, {"space": space}, phase="card")
    run(game, f"card {card}")
    assert cash(game) == {"Ann": ann, "Bob": others, "Cem": others}
    assert (where(game)["Ann"], game.phase) == (space, "end")
    assert game.position()["decks"] == {"chance" if card.startswith("CH") else "chest": [card]}


@both
@pytest.mark.parametrize(
    ("card", "start", "end", "change", "phase"),
    [
        ("CH01", 7, 39, 0, "buy"),
        ("CH01", 36, 39, 0, "buy"),
        ("CH02", 7, 0, 200, "end"),
        ("CH03", 7, 24, 0, "buy"),
        ("CH03", 22, 24, 0, "buy"),
        ("CH03", 36, 24, 200, "buy"),
        ("CH04", 7, 11, 0, "buy"),
        ("CH04", 22, 11, 200, "buy"),
        ("CH05", 7, 15, 0, "buy"),
        ("CH05", 22, 25, 0, "buy"),
        ("CH05", 36, 5, 200, "buy"),
        ("CH06", 7, 15, 0, "buy"),
        ("CH07", 7, 12, 0, "buy"),
        ("CH07", 22, 28, 0, "buy"),
        ("CH07", 36, 12, 200, "buy"),
        ("CH10", 7, 4, -200, "end"),
        ("CH10", 22, 19, 0, "buy"),
        ("CH10", 36, 33, 0, "card"),
        ("CH11", 7, 10, 0, "end"),
        ("CH11", 36, 10, 0, "end"),
        ("CH14", 7, 5, 200, "buy"),
        ("CH14", 36, 5, 200, "buy"),
        ("CC01", 2, 0, 200, "end"),
        ("CC01", 33, 0, 200, "end"),
        ("CC06", 17, 10, 0, "end"),
    ],
)
def test_classic_cards_that_move_the_token(edition, card, start, end, change, phase):
    """Forward past or onto Start brings 200; three back or to prison does not. Three back from 7 is the tax of 200."""
    game = two(edition, {"space": start}, phase="card")
    run(game, f"card {card}")
    assert (where(game)["Ann"], cash(game)["Ann"], game.phase) == (end, 1000 + change, phase)
    assert row(game, "Ann")["held"] == (1 if card in ("CH11", "CC06") else 0)


@both
def test_classic_cards_three_back_onto_the_chest_draws_there(edition):
    """From 36 the card leads back to 33, where a Community Chest card is drawn and not another Chance card."""
    game = two(edition, {"space": 36}, phase="card")
    run(game, "card CH10")
    assert refused(game, "card CH08") == "no-such-card"
    run(game, "card CC08")
    assert (cash(game)["Ann"], game.position()["decks"]) == (1020, {"chance": ["CH10"], "chest": ["CC08"]})


@both
def test_classic_cards_upkeep_counts_all_buildings(edition):
    """Four houses and a hotel: 4 x 25 + 100 = 200 by Chance, 4 x 40 + 115 = 275 by the Chest; a rival's do not count."""
    titles = {37: ("Ann", 4), 39: ("Ann", "hotel"), 1: ("Bob", 2), 3: ("Bob", 2)}
    for space, card, due in ((7, "CH12", 200), (2, "CC14", 275)):
        game = two(edition, {"space": space}, titles=titles, phase="card")
        assert pays(run(game, f"card {card}")) == [("Ann", "bank", due)]
        game = two(edition, {"space": space}, titles={37: "Ann"}, phase="card")
        assert pays(run(game, f"card {card}")) == []


@both
@pytest.mark.parametrize(
    ("titles", "due"),
    [
        ({15: "Bob"}, 50),
        ({15: "Bob", 25: "Bob"}, 100),
        ({5: "Bob", 15: "Bob", 25: "Bob", 35: "Bob"}, 400),
        ({15: ("Bob", "mortgaged")}, 0),
        ({15: "Ann"}, 0),
    ],
)
def test_classic_cards_next_station_asks_double(edition, titles, due):
    """Both cards lead from 7 to 15 and ask twice the fare: 2 x 25, 2 x 50, 2 x 200."""
    for card in ("CH05", "CH06"):
        game = two(edition, {"space": 7}, titles=titles, phase="card")
        assert pays(run(game, f"card {card}")) == ([("Ann", "Bob", due)] if due else [])


@both
def test_classic_cards_double_fare_is_the_cards_alone(edition):
    """On the further throw of the same turn another station of his asks the usual fare: 50 of two, not 100."""
    game = two(edition, {"space": 3}, titles={15: "Bob", 25: "Bob"})
    throw(game, 2, 2)
    assert pays(run(game, "card CH05")) == [("Ann", "Bob", 100)]
    assert pays(throw(game, 4, 6)) == [("Ann", "Bob", 50)]


@both
@pytest.mark.parametrize("titles", [{12: "Bob"}, {12: "Bob", 28: "Bob"}])
def test_classic_cards_next_company_asks_ten_times(edition, titles):
    """Ten times a fresh throw of 7, whether the owner has one company or both."""
    game = two(edition, {"space": 7}, titles=titles, phase="card")
    run(game, "card CH07")
    assert game.phase == "count"
    assert pays(run(game, "dice 3 4")) == [("Ann", "Bob", 70)]


@both
def test_classic_cards_space_reached_acts(edition):
    """A card that leads to a street of somebody else's makes the usual rent due: the hotel's 1100 on 24."""
    game = two(
        edition, {"cash": 2000, "space": 36}, titles={21: ("Bob", 4), 23: ("Bob", 4), 24: ("Bob", "hotel")}, phase="card"
    )
    assert pays(run(game, "card CH03")) == [("bank", "Ann", 200), ("Ann", "Bob", 1100)]


@both
def test_classic_cards_space_reached_may_be_bought_or_auctioned(edition):
    """An unowned station reached by card is bought for its 200, or auctioned."""
    game = two(edition, {"space": 7}, phase="card")
    run(game, "card CH05")
    bought = game.copy()
    assert pays(run(bought, "buy")) == [("Ann", "bank", 200)]
    run(game, "decline")
    assert (game.phase, game.to_act) == ("auction", "Bob")


@both
def test_classic_cards_after_a_double_the_further_throw_stands(edition):
    """Unless the card sends to prison: that ends the turn, double or not."""
    game = two(edition, {"space": 3})
    throw(game, 2, 2)
    assert (game.phase, game.to_act) == ("card", "chance")
    sent = game.copy()
    run(game, "card CH08")
    assert (game.phase, game.to_act) == ("throw", "Ann")
    run(sent, "card CH11")
    assert (sent.phase, row(sent, "Ann")["held"]) == ("end", 1)


@both
def test_classic_cards_gifts_skip_the_bankrupt(edition):
    """Each other player means who is still in the game: 50 to Bob alone."""
    rows = [player("Ann", space=7), player("Bob"), gone(player("Cem"))]
    game = at(edition, rows, phase="card")
    assert pays(run(game, "card CH15")) == [("Ann", "Bob", 50)]


@both
def test_classic_cards_gifts_reach_prison_and_come_from_it(edition):
    """A player in prison gets the 50 like any other, and gives his 10."""
    game = two(edition, {"space": 7}, {"space": 10, "held": 2}, phase="card")
    assert pays(run(game, "card CH15")) == [("Ann", "Bob", 50)]
    game = two(edition, {"space": 2}, {"space": 10, "held": 2}, phase="card")
    assert pays(run(game, "card CC09")) == [("Bob", "Ann", 10)]


@both
def test_classic_cards_a_used_card_waits_under_its_deck(edition):
    """Sixteen cards may come; one drawn may not come again until the fifteen others have."""
    game = two(edition, {"space": 7}, phase="card")
    assert len(game.legal()) == 16
    run(game, "card CH08")
    game = two(edition, {"space": 7}, phase="card", decks=game.position()["decks"])
    assert refused(game, "card CH08") == "card-used"
    assert len(game.legal()) == 15
    used = [f"CH{n:02}" for n in (8, *range(1, 8), *range(10, 17)) if n != 9]
    game = two(edition, {"space": 7}, phase="card", decks={"chance": used})
    assert game.legal() == ["card CH09"]


@both
def test_classic_cards_the_deck_comes_round_in_its_order(edition):
    """Nobody shuffles between: after all sixteen the first one used is the next, and then it lies under the deck again."""
    used = [f"CH{n:02}" for n in (8, 13, 16, 2, 5, 6, 7, 9, 10, 11, 12, 14, 15, 1, 3, 4)]
    game = two(edition, {"space": 7}, phase="card", decks={"chance": used})
    assert game.legal() == ["card CH08"]
    assert refused(game, "card CH04") == "card-used"
    run(game, "card CH08")
    assert game.position()["decks"]["chance"] == [*used[1:], "CH08"]


@both
def test_classic_cards_wrong_deck_is_refused(edition):
    """On a Chance space only Chance cards come, and cards come from chance, not from players."""
    game = two(edition, {"space": 7}, phase="card")
    assert refused(game, "card CC02") == "no-such-card"
    assert refused(game, "card CH02", by="Ann") == "not-chance"
    assert refused(game, "dice 1 2") == "not-now"


# The get-out card.


@both
@pytest.mark.parametrize(("space", "card", "deck"), [(7, "CH09", "chance"), (2, "CC05", "chest")])
def test_classic_get_out_card_is_kept_and_missing_from_its_deck(edition, space, card, deck):
    """It goes to the player, not under the deck: the deck has fifteen cards until it comes back."""
    game = two(edition, {"space": space}, phase="card")
    run(game, f"card {card}")
    assert row(game, "Ann")["get_out"] == [deck]
    assert game.position().get("decks", {}) == {}
    again = two(edition, {"space": space, "get_out": [deck]}, phase="card")
    assert len(again.legal()) == 15
    assert refused(again, f"card {card}") == "card-used"


@both
def test_classic_get_out_card_used_goes_under_its_deck(edition):
    """Free without paying, then the throw is as any other: a double throws again. The card lies last under its deck."""
    game = two(edition, {"space": 10, "held": 2, "get_out": ["chance"]}, decks={"chance": ["CH01", "CH02"]})
    assert pays(run(game, "use-card")) == []
    assert (row(game, "Ann")["held"], "get_out" in row(game, "Ann"), game.phase) == (0, False, "throw")
    assert game.position()["decks"] == {"chance": ["CH01", "CH02", "CH09"]}
    throw(game, 5, 5)
    assert (where(game)["Ann"], game.phase) == (20, "throw")


@both
def test_classic_get_out_card_used_is_ones_own(edition):
    """Ann has Community Chest's card and Bob that of Chance: the one she uses is hers, and his stays."""
    game = two(edition, {"space": 10, "held": 1, "get_out": ["chest"]}, {"get_out": ["chance"]})
    run(game, "use-card")
    assert game.position()["decks"] == {"chest": ["CC05"]}
    assert (row(game, "Ann")["held"], row(game, "Bob")["get_out"]) == (0, ["chance"])
    assert "get_out" not in row(game, "Ann")


@both
@pytest.mark.parametrize("held", [1, 2, 3])
def test_classic_get_out_card_on_any_of_the_three_turns(edition, held):
    """It may be used at the start of the first, second or third turn inside; with two of them she says which goes."""
    for used, left in (("chance", "chest"), ("chest", "chance")):
        game = two(edition, {"space": 10, "held": held, "get_out": ["chance", "chest"]})
        assert [move for move in game.legal() if move.startswith("use-card")] == ["use-card chance", "use-card chest"]
        assert refused(game, "use-card") == "which-card"
        run(game, f"use-card {used}")
        assert row(game, "Ann")["get_out"] == [left]
        assert row(game, "Ann")["held"] == 0
    game = two(edition, {"space": 10, "held": held, "get_out": ["chest"]})
    assert refused(game, "use-card chance") == "no-get-out-card"
    assert "use-card" in game.legal()


@both
def test_classic_get_out_card_not_after_the_throw(edition):
    """It is for the start of a turn: once the dice have missed it has to wait for the next."""
    game = two(edition, {"space": 10, "held": 1, "get_out": ["chance"]})
    throw(game, 1, 2)
    assert refused(game, "use-card") == "not-now"
    assert refused(game, "pay") == "not-now"


@both
def test_classic_get_out_card_comes_last_in_its_deck(edition):
    """Used while five others lie under the deck, it lies under them: ten are left, then the oldest of the five follows."""
    used = [f"CH{n:02}" for n in (1, 2, 3, 4, 5)]
    game = two(edition, {"space": 10, "held": 1, "get_out": ["chance"]}, decks={"chance": used})
    run(game, "use-card")
    assert game.position()["decks"]["chance"] == [*used, "CH09"]
    game = two(edition, {"space": 7}, phase="card", decks=game.position()["decks"])
    assert len(game.legal()) == 10
    assert refused(game, "card CH09") == "card-used"


@both
def test_classic_get_out_card_away_while_the_deck_goes_round(edition):
    """All fifteen others are used and Bob keeps the sixteenth: the oldest of the fifteen comes next."""
    used = [f"CH{n:02}" for n in (8, 13, 16, 2, 5, 6, 7, 10, 11, 12, 14, 15, 1, 3, 4)]
    game = two(edition, {"space": 7}, {"get_out": ["chance"]}, phase="card", decks={"chance": used})
    assert game.legal() == ["card CH08"]
    assert refused(game, "card CH09") == "card-used"


@both
def test_classic_get_out_card_is_sold_at_any_price(edition):
    """Cash, titles or the other get-out card for it, at any time; the buyer keeps it."""
    game = three(edition, {"get_out": ["chance"]}, {5: "Bob"}, cem={"get_out": ["chest"]})
    run(game, "Bob: offer Ann give 5 cash 10 take card:chance", "accept")
    assert (row(game, "Bob")["get_out"], owner(game, 5), cash(game)["Ann"]) == (["chance"], "Ann", 1010)
    run(game, "Cem: offer Bob give card:chest take card:chance", "accept")
    assert (row(game, "Cem")["get_out"], row(game, "Bob")["get_out"]) == (["chance"], ["chest"])
    assert refused(game, "offer Bob give card:chance", by="Ann") == "no-get-out-card"
    assert refused(game, "offer Bob take card:chance", by="Ann") == "no-get-out-card"


@both
def test_classic_get_out_card_bought_in_prison_and_used(edition):
    """The second way out: buy one from another player at the start of the turn, and use it at once."""
    game = two(edition, {"space": 10, "held": 1}, {"get_out": ["chest"]})
    assert refused(game, "use-card") == "no-get-out-card"
    run(game, "offer Bob give cash 45 take card:chest", "accept", "use-card")
    assert (cash(game), row(game, "Ann")["held"]) == ({"Ann": 955, "Bob": 1045}, 0)
    throw(game, 4, 6)
    assert (where(game)["Ann"], game.phase) == (20, "end")


# The older French decks.


OLDER = {"older_decks": True}


@pytest.mark.parametrize(
    ("card", "space", "ann", "others"),
    [
        ("OH01", 7, 985, 1000),
        ("OH02", 7, 1050, 1000),
        ("OH05", 7, 850, 1000),
        ("OH11", 7, 1150, 1000),
        ("OH14", 7, 980, 1000),
        ("OH15", 7, 1100, 1000),
        ("OC01", 2, 1020, 990),
        ("OC02", 2, 900, 1000),
        ("OC03", 2, 1010, 1000),
        ("OC04", 2, 1200, 1000),
        ("OC05", 2, 1025, 1000),
        ("OC08", 2, 1100, 1000),
        ("OC11", 2, 950, 1000),
        ("OC12", 2, 950, 1000),
        ("OC13", 2, 1020, 1000),
        ("OC14", 2, 1100, 1000),
        ("OC15", 2, 1050, 1000),
    ],
)
def test_classic_older_cards_that_move_money(card, space, ann, others):
    """The older decks of the Paris board: fines, dividends, the birthday."""
    game = three("classic-fr", {"space": space}, phase="card", rules=OLDER)
    run(game, f"card {card}")
    assert cash(game) == {"Ann": ann, "Bob": others, "Cem": others}
    assert game.phase == "end"


@pytest.mark.parametrize(
    ("card", "start", "end", "change", "phase"),
    [
        ("OH04", 22, 0, 200, "end"),
        ("OH06", 7, 39, 0, "buy"),
        ("OH07", 36, 24, 200, "buy"),
        ("OH09", 7, 11, 0, "buy"),
        ("OH09", 22, 11, 200, "buy"),
        ("OH10", 7, 15, 0, "buy"),
        ("OH10", 22, 15, 200, "buy"),
        ("OH12", 36, 10, 0, "end"),
        ("OH13", 7, 4, -200, "end"),
        ("OH13", 36, 33, 0, "card"),
        ("OC07", 2, 1, 0, "buy"),
        ("OC07", 33, 1, 0, "buy"),
        ("OC09", 33, 10, 0, "end"),
        ("OC10", 17, 0, 200, "end"),
    ],
)
def test_classic_older_cards_that_move_the_token(card, start, end, change, phase):
    """Back to Belleville is backwards: no 200, from 33 either."""
    game = two("classic-fr", {"space": start}, phase="card", rules=OLDER)
    run(game, f"card {card}")
    assert (where(game)["Ann"], cash(game)["Ann"], game.phase) == (end, 1000 + change, phase)


def test_classic_older_cards_upkeep():
    """Four houses and a hotel: 4 x 40 + 115 = 275 by the one card, 4 x 25 + 100 = 200 by the other."""
    for card, due in (("OH03", 275), ("OH08", 200)):
        game = two("classic-fr", {"space": 7}, titles={37: ("Ann", 4), 39: ("Ann", "hotel")}, phase="card", rules=OLDER)
        assert pays(run(game, f"card {card}")) == [("Ann", "bank", due)]


def test_classic_older_cards_fine_or_chance():
    """The player chooses: 10 to the bank, or a Chance card, which is followed and put under its own deck."""
    game = two("classic-fr", {"space": 2}, phase="card", rules=OLDER)
    run(game, "card OC06")
    assert game.to_act == "Ann"
    assert set(game.legal("Ann")) >= {"pay", "draw"}
    assert refused(game, "end") == "not-now"
    drawing = game.copy()
    (fine,) = run(game, "pay")
    assert (fine.kind, fine.space, fine.payer, fine.payee, fine.amount) == ("card", 2, "Ann", "bank", 10)
    assert game.phase == "end"
    run(drawing, "draw")
    assert (drawing.phase, drawing.to_act) == ("card", "chance")
    assert refused(drawing, "card OC02") == "no-such-card"
    run(drawing, "card OH06")
    assert (where(drawing)["Ann"], drawing.phase) == (39, "buy")
    assert drawing.position()["decks"] == {"chest": ["OC06"], "chance": ["OH06"]}


def test_classic_older_cards_belleville_of_somebody_else():
    """Back to Belleville makes its rent due: 2, doubled to 4 in a complete group."""
    game = two("classic-fr", {"space": 33}, titles={1: "Bob", 3: "Bob"}, phase="card", rules=OLDER)
    assert pays(run(game, "card OC07")) == [("Ann", "Bob", 4)]


def test_classic_older_cards_get_out():
    """Each of the older decks has its get-out card."""
    for space, card, deck in ((7, "OH16", "chance"), (2, "OC16", "chest")):
        game = two("classic-fr", {"space": space}, phase="card", rules=OLDER)
        assert len(game.legal()) == 16
        run(game, f"card {card}")
        assert row(game, "Ann")["get_out"] == [deck]


def test_classic_older_cards_only_by_the_switch():
    """The newer decks by default; with the switch the older ones instead of them, and only where the edition has them."""
    game = two("classic-fr", {"space": 7}, phase="card")
    assert refused(game, "card OH02") == "no-such-card"
    game = two("classic-fr", {"space": 7}, phase="card", rules=OLDER)
    assert refused(game, "card CH04") == "no-such-card"
    with pytest.raises(duopoly.BadPosition, match="older_decks"):
        duopoly.Game("classic-us", ["Ann", "Bob"], rules=OLDER)


# Taxes, Free Parking, one's own property.


@both
@pytest.mark.parametrize(("start", "dice", "due"), [(0, (1, 3), 200), (35, (1, 2), 100)])
def test_classic_taxes_go_to_the_bank(edition, start, dice, due):
    """Income tax 200 and luxury tax 100: the amount on the board, to the bank, with no choice."""
    game = two(edition, {"space": start})
    assert pays(throw(game, *dice)) == [("Ann", "bank", due)]
    assert game.phase == "end"


@both
def test_classic_free_parking_gives_and_takes_nothing(edition):
    """Taxes paid before are the bank's: who lands there afterwards gets none of them, and goes on with business."""
    game = two(edition, {"space": 35}, {"space": 10}, {37: "Bob", 39: "Bob", 25: "Ann"})
    throw(game, 1, 2)  # luxury tax
    run(game, "end")
    assert pays(throw(game, 4, 6)) == []
    assert (where(game)["Bob"], game.phase) == (20, "end")
    run(game, "Bob: build 39", "Bob: offer Ann give cash 5 take 25", "accept", "end")
    assert cash(game) == {"Ann": 905, "Bob": 795}


@both
def test_classic_free_parking_keeps_collecting(edition):
    """Whoever rests there still gets his rent."""
    game = two(edition, {"space": 20}, {"space": 20}, RED)
    assert pays(throw(game, 1, 3)) == [("Ann", "Bob", 40)]


@both
def test_classic_own_property_is_nothing_special(edition):
    """Landing on one's own pays nobody and asks nothing."""
    game = two(edition, {"space": 20}, titles={24: "Ann", 25: "Ann"})
    assert pays(throw(game, 1, 3)) == []
    assert game.phase == "end"


# Prison.


@both
def test_classic_prison_by_the_space(edition):
    """From 26 with 4: into prison, without 200, and the turn is over; so it is after a double."""
    for dice in ((1, 3), (2, 2)):
        game = two(edition, {"space": 26})
        assert pays(throw(game, *dice)) == []
        assert (where(game)["Ann"], row(game, "Ann")["held"], game.phase) == (10, 1, "end")
        run(game, "end")
        assert game.to_act == "Bob"


@both
def test_classic_prison_just_visiting(edition):
    """Landing there by the dice costs nothing and holds nobody."""
    game = two(edition, {"space": 0})
    throw(game, 4, 6)
    run(game, "end", "throw", "dice 4 6", "end")
    assert row(game, "Ann")["held"] == 0
    assert refused(game, "pay") == "not-held"
    assert refused(game, "use-card") == "not-held"
    throw(game, 4, 6)
    assert where(game)["Ann"] == 20


@both
@pytest.mark.parametrize("held", [1, 2, 3])
def test_classic_prison_first_way_pay_then_throw_as_usual(edition, held):
    """50 at the start of any of the three turns; then an ordinary throw, whose double throws again."""
    game = two(edition, {"space": 10, "held": held})
    assert pays(run(game, "pay")) == [("Ann", "bank", 50)]
    assert (row(game, "Ann")["held"], game.phase) == (0, "throw")
    assert refused(game, "pay") == "not-held"
    throw(game, 5, 5)
    assert (where(game)["Ann"], game.phase, game.to_act) == (20, "throw", "Ann")


@both
def test_classic_prison_three_doubles_after_paying_go_back(edition):
    """Doubles count as usual after the fee: the third one in a row leads back inside."""
    game = two(edition, {"space": 10, "held": 1})
    run(game, "pay")
    throw(game, 5, 5)
    throw(game, 5, 5)  # 30: sent already by the space
    assert (where(game)["Ann"], row(game, "Ann")["held"], game.phase) == (10, 1, "end")
    game = two(edition, {"space": 10, "held": 1}, titles={14: "Ann", 18: "Ann"})
    run(game, "pay")
    throw(game, 2, 2)
    throw(game, 2, 2)
    assert pays(throw(game, 3, 3)) == []
    assert (where(game)["Ann"], row(game, "Ann")["held"], game.phase) == (10, 1, "end")


@both
def test_classic_prison_fee_needs_the_cash(edition):
    """Paying is free will on the first turns: who has only 49 cannot, and may throw."""
    game = two(edition, {"cash": 49, "space": 10, "held": 1})
    assert refused(game, "pay") == "cash"
    assert refused(game, "stay") == "no-staying"
    assert allowed(game, "throw")


@both
def test_classic_prison_third_way_a_double_moves_and_ends(edition):
    """A double frees without paying and moves that throw; no further throw."""
    game = two(edition, {"space": 10, "held": 1})
    assert pays(throw(game, 5, 5)) == []
    assert (where(game)["Ann"], row(game, "Ann")["held"], game.phase) == (20, 0, "end")


@both
def test_classic_prison_third_way_double_lands_like_any_throw(edition):
    """The space reached acts: 14 of Bob's asks 12."""
    game = two(edition, {"space": 10, "held": 3}, titles={14: "Bob"})
    assert pays(throw(game, 2, 2)) == [("Ann", "Bob", 12)]
    assert game.phase == "end"


@both
def test_classic_prison_third_miss_pays_and_moves_by_that_throw(edition):
    """Two misses stay inside; after the third she pays 50 and moves by its 3: from 10 to 13."""
    game = two(edition, {"space": 10, "held": 1})
    for turn in (2, 3):
        assert pays(throw(game, 1, 2)) == []
        assert (row(game, "Ann")["held"], where(game)["Ann"], game.phase) == (turn, 10, "end")
        run(game, "end", "throw", "dice 4 6", "end")
    events = throw(game, 1, 2)
    assert pays(events) == [("Ann", "bank", 50)]
    assert (where(game)["Ann"], row(game, "Ann")["held"], game.phase) == (13, 0, "buy")
    run(game, "buy")
    assert game.phase == "end"


@both
def test_classic_prison_third_miss_with_too_little_cash(edition):
    """The fee is a debt then: raised and paid, the throw moves: 20 + 30 for mortgaging 1 is 50, and on to 13."""
    game = two(edition, {"cash": 20, "space": 10, "held": 3}, titles={1: "Ann"})
    throw(game, 1, 2)
    assert (game.phase, game.to_act, where(game)["Ann"]) == ("debt", "Ann", 10)
    assert game.position()["debts"][0]["amount"] == 50
    assert row(game, "Ann")["held"] == 3  # the fee frees when it is paid
    run(game, "mortgage 1", "pay")
    assert (where(game)["Ann"], cash(game)["Ann"], game.phase) == (13, 0, "buy")
    assert row(game, "Ann")["held"] == 0


@both
def test_classic_prison_third_miss_can_ruin(edition):
    """Who cannot raise the 50 is bankrupt to the bank; the last other player wins."""
    game = two(edition, {"cash": 49, "space": 10, "held": 3})
    throw(game, 1, 2)
    assert pays(run(game, "give-up")) == [("Ann", "bank", 49)]
    assert (game.phase, game.result.winners) == ("over", ["Bob"])


@both
def test_classic_prison_business_goes_on_inside(edition):
    """Rent, building, selling, mortgaging, trading and lifting from prison, also on somebody else's turn."""
    bob = {"space": 10, "held": 2}
    titles = {37: "Bob", 39: "Bob", 5: "Bob", 15: ("Bob", "mortgaged")}
    game = two(edition, {"space": 35}, bob, titles)
    assert pays(throw(game, 1, 3)) == [("Ann", "Bob", 100)]
    run(
        game, "Bob: build 39", "Bob: sell 39", "Bob: mortgage 5", "Bob: lift 15", "Bob: offer Ann give 15 take cash 1", "accept"
    )
    assert cash(game)["Bob"] == 1000 + 100 - 200 + 100 + 100 - 110 + 1
    assert row(game, "Bob")["held"] == 2


# Help, I need money.


@both
def test_classic_money_debt_waits_for_the_debtor(edition):
    """100 of rent with 20 in hand: nothing moves on, Ann sells or mortgages, then pays in full."""
    game = two(edition, {"cash": 20, "space": 35}, titles={37: "Bob", 39: "Bob", 25: "Ann", 5: "Ann"})
    assert pays(throw(game, 1, 3)) == []
    assert (game.phase, game.to_act) == ("debt", "Ann")
    debt = game.position()["debts"][0]
    assert (debt["debtor"], debt["creditor"], debt["amount"]) == ("Ann", "Bob", 100)
    assert refused(game, "pay") == "cash"
    assert refused(game, "end") == "debt-first"
    assert refused(game, "give-up") == "can-raise"
    assert refused(game, "throw", by="Bob") == "not-your-move"
    run(game, "mortgage 25")
    assert refused(game, "give-up") == "can-pay"
    assert pays(run(game, "pay")) == [("Ann", "Bob", 100)]
    assert (cash(game), game.phase) == ({"Ann": 20, "Bob": 1100}, "end")


@both
def test_classic_money_debtor_may_trade_but_not_spend(edition):
    """The debtor sells to others, also to his creditor, and others may offer to buy; he neither builds nor lifts."""
    titles = {37: "Bob", 39: "Bob", 1: "Ann", 3: "Ann", 5: ("Ann", "mortgaged"), 25: "Ann"}
    game = two(
        edition,
        {"cash": 60, "space": 39},
        titles=titles,
        phase="debt",
        debts=[{"debtor": "Ann", "creditor": "Bob", "amount": 100}],
    )
    assert refused(game, "build 1") == "debt-first"
    assert refused(game, "lift 5") in ("debt-first", "cash")
    run(game, "Bob: offer Ann give cash 90 take 25", "reject", "offer Bob give 25 take cash 90", "accept")
    assert (game.phase, game.to_act) == ("debt", "Ann")
    run(game, "pay")
    assert cash(game) == {"Ann": 50, "Bob": 1010}


@both
def test_classic_money_others_manage_during_a_debt(edition):
    """Somebody else's debt does not stop Bob from building, selling or mortgaging."""
    titles = {37: "Bob", 39: "Bob", 25: "Ann", 5: "Bob"}
    game = two(
        edition, {"cash": 0, "space": 4}, titles=titles, phase="debt", debts=[{"debtor": "Ann", "creditor": None, "amount": 90}]
    )
    run(game, "Bob: build 37", "Bob: mortgage 5")
    assert (game.phase, game.to_act, cash(game)["Bob"]) == ("debt", "Ann", 900)


@both
@pytest.mark.parametrize(
    ("titles", "most"),
    [
        ({1: "Ann"}, 20 + 30),
        ({1: ("Ann", "mortgaged")}, 20),
        ({37: ("Ann", "hotel"), 39: ("Ann", "hotel")}, 20 + 2 * 5 * 100 + 175 + 200),
        ({6: ("Ann", 1), 8: ("Ann", 1), 9: ("Ann", 2)}, 20 + 4 * 25 + 50 + 50 + 60),
        ({12: "Ann", 15: "Ann"}, 20 + 75 + 100),
    ],
)
def test_classic_money_give_up_only_when_nothing_covers_it(edition, titles, most):
    """Cash, buildings at half price and mortgages: what these cover must be paid; one more, and he may give up."""
    debt = {"debtor": "Ann", "creditor": "Bob", "amount": most}
    game = two(edition, {"cash": 20, "space": 39}, titles=titles, phase="debt", debts=[debt])
    assert refused(game, "give-up") == ("can-raise" if most > 20 else "can-pay")
    game = two(edition, {"cash": 20, "space": 39}, titles=titles, phase="debt", debts=[debt | {"amount": most + 1}])
    assert allowed(game, "give-up")
    assert refused(game, "pay") == "cash"


@both
def test_classic_money_everything_can_really_be_raised(edition):
    """The two hotels come down evenly and both streets are mortgaged: 1375, to the last coin."""
    debt = {"debtor": "Ann", "creditor": "Bob", "amount": 1375}
    titles = {37: ("Ann", "hotel"), 39: ("Ann", "hotel")}
    game = two(edition, {"cash": 0, "space": 24}, titles=titles, phase="debt", debts=[debt])
    run(game, "sell 37", *["sell 39", "sell 37"] * 4, "sell 39", "mortgage 37", "mortgage 39")
    assert cash(game)["Ann"] == 1375
    assert pays(run(game, "pay")) == [("Ann", "Bob", 1375)]


@both
def test_classic_money_bankrupt_to_a_player(edition):
    """The creditor gets the cash left, all titles and the get-out cards; who owed is out, and play goes on without her."""
    titles = {37: "Bob", 39: "Bob", 1: "Ann"}
    game = three(edition, {"cash": 20, "space": 35, "get_out": ["chance", "chest"]}, titles)
    throw(game, 1, 3)
    events = run(game, "give-up")
    assert pays(events) == [("Ann", "Bob", 20)]
    assert "nothing-due" not in kinds(events)  # no mortgage, no tenth
    assert (owner(game, 1), row(game, "Bob")["get_out"]) == ("Bob", ["chance", "chest"])
    assert (row(game, "Ann")["bankrupt"], cash(game)["Bob"]) == (True, 1020)
    assert (game.phase, game.to_act, game.result) == ("throw", "Bob", None)
    assert game.legal("Ann") == []
    assert refused(game, "offer Bob give cash 1", by="Ann") == "bankrupt"
    assert refused(game, "offer Ann give cash 1", by="Bob") == "bankrupt"
    throw(game, 4, 6)
    run(game, "end", "throw", "dice 4 6", "end")
    assert game.to_act == "Bob"


@both
def test_classic_money_bankrupt_sells_her_buildings_first(edition):
    """Buildings are the bank's: two houses for 200 in all; the creditor gets that money and bare streets."""
    titles = {37: ("Ann", 1), 39: ("Ann", 1)}
    debt = {"debtor": "Ann", "creditor": "Bob", "amount": 576}  # 2 x 100 + 175 + 200 = 575
    game = three(edition, {"cash": 0, "space": 24}, titles, phase="debt", debts=[debt])
    run(game, "give-up")
    assert cash(game) == {"Ann": 0, "Bob": 1200, "Cem": 1000}
    assert title(game, 37) == title(game, 39) == {"owner": "Bob", "buildings": 0, "mortgaged": False}


@both
def test_classic_money_heir_pays_the_tenth_at_once_then_keeps_or_lifts(edition):
    """24 and 39 come mortgaged: 12 + 20 at once in any case; 24 is kept for nothing more, 39 lifted for its 200 alone.

    Lifting 24 later costs its mortgage and the tenth again, 132.
    """
    titles = {24: ("Ann", "mortgaged"), 39: ("Ann", "mortgaged"), 5: "Ann"}
    debt = {"debtor": "Ann", "creditor": "Bob", "amount": 500}
    game = three(edition, {"cash": 30, "space": 1}, titles, phase="debt", debts=[debt])
    events = run(game, "give-up")
    assert sum(amount for payer, payee, amount in pays(events) if (payer, payee) == ("Bob", "bank")) == 32
    assert cash(game)["Bob"] == 1000 + 30 - 32
    assert (game.phase, game.to_act) == ("interest", "Bob")
    assert refused(game, "end") in ("not-now", "not-your-move")
    assert pays(run(game, "keep")) == []
    assert pays(run(game, "lift 39")) == [("Bob", "bank", 200)]
    assert (title(game, 24)["mortgaged"], title(game, 39)["mortgaged"]) == (True, False)
    assert (game.phase, game.to_act) == ("throw", "Bob")
    assert pays(run(game, "lift 24")) == [("Bob", "bank", 132)]


@both
def test_classic_money_heirs_tenths_are_rounded_title_by_title(edition):
    """A tenth on each: 17 of the 175 of title 37, and 7 of the 75 of company 12, make 24, as in a trade."""
    titles = {12: ("Ann", "mortgaged"), 37: ("Ann", "mortgaged")}
    debt = {"debtor": "Ann", "creditor": "Bob", "amount": 1}
    game = three(edition, {"cash": 0, "space": 1}, titles, phase="debt", debts=[debt])
    run(game, "give-up")
    assert cash(game)["Bob"] == 976


@both
def test_classic_money_heir_without_cash_owes_the_tenth(edition):
    """Bob has 5 and inherits 39 mortgaged: 20 are due to the bank; he raises them or goes the same way."""
    titles = {39: ("Ann", "mortgaged"), 5: "Bob"}
    debt = {"debtor": "Ann", "creditor": "Bob", "amount": 100}
    game = three(edition, {"cash": 0, "space": 39}, titles, bob=5, phase="debt", debts=[debt])
    run(game, "give-up")
    assert (game.phase, game.to_act) == ("debt", "Bob")
    assert refused(game, "give-up") == "can-raise"
    run(game, "mortgage 5", "pay")
    assert (cash(game)["Bob"], game.phase, game.to_act) == (85, "interest", "Bob")
    assert refused(game, "lift 39") == "cash"
    run(game, "keep")
    assert (game.phase, game.to_act, title(game, 39)["mortgaged"]) == ("throw", "Bob", True)


@both
def test_classic_money_heir_ruined_by_the_tenth(edition):
    """With nothing to raise the 20 from, Bob is bankrupt to the bank, and Cem is the last one standing."""
    titles = {39: ("Ann", "mortgaged")}
    debt = {"debtor": "Ann", "creditor": "Bob", "amount": 100}
    game = three(edition, {"cash": 0, "space": 39}, titles, bob=5, phase="debt", debts=[debt])
    run(game, "give-up", "give-up")
    assert (game.phase, game.result.winners) == ("over", ["Cem"])


@both
def test_classic_money_bankrupt_to_the_bank(edition):
    """All she has goes to the bank: cash, and get-out cards under their decks; her titles are auctioned unmortgaged."""
    titles = {1: ("Ann", "mortgaged")}
    game = three(edition, {"cash": 150, "space": 0, "get_out": ["chest"]}, titles)
    throw(game, 1, 3)  # income tax: 200
    assert pays(run(game, "give-up")) == [("Ann", "bank", 150)]
    assert game.position()["decks"] == {"chest": ["CC05"]}
    assert (game.phase, game.to_act) == ("auction", "Bob")
    run(game, "bid 10", "pass")
    assert title(game, 1) == {"owner": "Bob", "buildings": 0, "mortgaged": False}
    assert (game.phase, game.to_act, cash(game)["Bob"]) == ("throw", "Bob", 990)


@both
def test_classic_money_a_card_pays_creditors_in_turn(edition):
    """50 to each with 70 in hand: Bob has his, Cem is owed 50 and waits until Ann has raised it."""
    game = three(edition, {"cash": 70, "space": 7}, {25: "Ann"}, phase="card")
    assert pays(run(game, "card CH15")) == [("Ann", "Bob", 50)]
    assert [(d["creditor"], d["amount"]) for d in game.position()["debts"]] == [("Cem", 50)]
    run(game, "mortgage 25")
    assert pays(run(game, "pay")) == [("Ann", "Cem", 50)]
    assert (game.phase, cash(game)["Ann"]) == ("end", 70)


@both
def test_classic_money_bankrupt_by_a_card_to_the_first_still_unpaid(edition):
    """With 20 in hand both are owed: Bob is first in turn order, so all goes to him and Cem's 50 lapse."""
    game = three(edition, {"cash": 20, "space": 7}, {1: ("Ann", "mortgaged")}, phase="card")
    run(game, "card CH15")
    assert [(d["creditor"], d["amount"]) for d in game.position()["debts"]] == [("Bob", 50), ("Cem", 50)]
    run(game, "give-up")
    assert cash(game) == {"Ann": 0, "Bob": 1000 + 20 - 3, "Cem": 1000}
    assert owner(game, 1) == "Bob"
    run(game, "keep")
    assert (game.phase, game.to_act) == ("throw", "Bob")


@both
def test_classic_money_first_creditor_paid_then_bankrupt_to_the_second(edition):
    """Title 1's 30 and the 20 in hand pay Bob his 50; nothing is left for Cem, to whom she is bankrupt."""
    game = three(edition, {"cash": 20, "space": 7}, {1: "Ann"}, phase="card")
    run(game, "card CH15")
    assert refused(game, "give-up") == "can-raise"
    run(game, "mortgage 1", "pay")
    assert (game.phase, game.to_act) == ("debt", "Ann")
    run(game, "give-up")
    assert cash(game) == {"Ann": 0, "Bob": 1050, "Cem": 1000 - 3}
    assert (owner(game, 1), game.phase, game.to_act) == ("Cem", "interest", "Cem")


@both
def test_classic_money_two_debtors_by_one_card(edition):
    """Ann's birthday finds Bob and Cem short: Bob, first in turn order, is ruined; then it is Cem's debt; then Ann goes on."""
    rows = [player("Ann", space=2), player("Bob", 3), player("Cem", 3), player("Dan")]
    game = at(edition, rows, {1: ("Bob", "mortgaged"), 5: "Cem"}, phase="card")
    run(game, "card CC09")
    assert (game.phase, game.to_act) == ("debt", "Bob")
    run(game, "give-up")
    seen = []
    while game.phase != "end":
        seen.append((game.phase, game.to_act))
        run(game, *(["keep"] if game.phase == "interest" else ["mortgage 5", "pay"]))
    assert sorted(seen) == [("debt", "Cem"), ("interest", "Ann")]
    assert cash(game) == {"Ann": 1000 + 10 + 3 - 3 + 10, "Bob": 0, "Cem": 93, "Dan": 990}
    assert game.to_act == "Ann"


@both
def test_classic_money_a_later_debt_waits_behind_the_first(edition):
    """Ann owes Bob 100 and has 60; Cem's rent of 20, claimed meanwhile, is not paid before Bob's."""
    debts = [{"debtor": "Ann", "creditor": "Bob", "amount": 100}]
    claims = [{"debtor": "Ann", "owner": "Cem", "amount": 20}]
    titles = {24: "Cem", 5: "Ann"}
    game = three(edition, {"cash": 60, "space": 24}, titles, phase="debt", debts=debts, claims=claims, rules=CLAIM)
    assert pays(run(game, "Cem: claim")) == []
    assert [(debt["creditor"], debt["amount"]) for debt in game.position()["debts"]] == [("Bob", 100), ("Cem", 20)]
    run(game, "mortgage 5")
    assert pays(run(game, "pay", "pay")) == [("Ann", "Bob", 100), ("Ann", "Cem", 20)]


@both
def test_classic_money_who_owes_nothing_pays_at_once_whatever_others_owe(edition):
    """Ann's debt to Bob does not hold up the rent that Cem asks of Dan."""
    rows = [player("Ann", 0, 24), player("Bob"), player("Cem"), player("Dan", 100)]
    debts = [{"debtor": "Ann", "creditor": "Bob", "amount": 100}]
    claims = [{"debtor": "Dan", "owner": "Cem", "amount": 20}]
    game = at(edition, rows, {5: "Ann"}, "debt", debts=debts, claims=claims, rules=CLAIM)
    assert pays(run(game, "Cem: claim")) == [("Dan", "Cem", 20)]


@both
def test_classic_money_the_heir_does_not_owe_himself(edition):
    """Ann is bankrupt to Bob, who owes her 50, as Cem does: that debt of Bob's is gone, not his 20 to Cem, who pays Bob the 50."""
    debts = [
        {"debtor": "Ann", "creditor": "Bob", "amount": 100},
        {"debtor": "Bob", "creditor": "Ann", "amount": 50},
        {"debtor": "Cem", "creditor": "Ann", "amount": 50},
        {"debtor": "Bob", "creditor": "Cem", "amount": 20},
    ]
    game = three(edition, {"cash": 0, "space": 24}, bob=0, cem=60, phase="debt", debts=debts)
    run(game, "give-up")
    left = [(debt["debtor"], debt["creditor"]) for debt in game.position()["debts"]]
    assert left == [("Cem", "Bob"), ("Bob", "Cem")]
    run(game, "pay", "pay")
    assert cash(game) == {"Ann": 0, "Bob": 30, "Cem": 30}


@both
def test_classic_money_what_the_bankrupt_might_have_claimed_lapses(edition):
    """Cem has landed at Ann's, who has not asked yet: with Ann gone nobody can. What Dan may be asked by Cem stands."""
    debts = [{"debtor": "Ann", "creditor": "Bob", "amount": 100}]
    claims = [{"debtor": "Cem", "owner": "Ann", "amount": 20}, {"debtor": "Dan", "owner": "Cem", "amount": 30}]
    rows = [player("Ann", 0, 24), player("Bob"), player("Cem"), player("Dan")]
    game = at(edition, rows, {5: "Cem"}, "debt", debts=debts, claims=claims, rules=CLAIM)
    run(game, "give-up")
    assert [(claim["debtor"], claim["owner"]) for claim in game.position()["claims"]] == [("Dan", "Cem")]


@both
def test_classic_money_a_title_taken_over_in_debt_costs_the_heir_one_tenth(edition):
    """Ann, in debt, gets Cem's mortgaged title 1 with 50, and is ruined before she has chosen: Bob pays 3, and keeping it is free."""
    debts = [{"debtor": "Ann", "creditor": "Bob", "amount": 300}]
    game = three(edition, {"cash": 10, "space": 24}, {1: ("Cem", "mortgaged")}, phase="debt", debts=debts)
    run(game, "Cem: offer Ann give 1 cash 50", "accept")
    assert (game.phase, game.to_act) == ("debt", "Ann")
    assert pays(run(game, "give-up")) == [("Ann", "Bob", 60), ("Bob", "bank", 3)]
    assert (game.phase, game.to_act) == ("interest", "Bob")
    assert "interest" not in game.position()
    assert pays(run(game, "keep")) == []
    assert cash(game)["Bob"] == 1057


@both
def test_classic_money_the_ruin_of_another_leaves_the_further_throw(edition):
    """Ann threw a double and has her birthday: Bob is ruined by it, and she still throws again."""
    game = three(edition, {"space": 2}, bob=3, phase="card", doubles=1, dice=[1, 1])
    run(game, "card CC09", "give-up")
    assert (game.phase, game.to_act, game.position()["again"]) == ("throw", "Ann", True)


@both
def test_classic_company_dice_pay_the_heir_of_a_ruined_owner(edition):
    """Cem stands on Ann's company and has still to throw when Ann, who owes Bob, is ruined: his 4 times 7 are Bob's.

    If she owed the bank, or Cem himself, he pays nobody. The ruin of anybody else changes nothing.
    """
    rows = [player("Cem", space=12), player("Ann", 0), player("Bob")]
    count = {"phase": "debt", "resume": "count", "count": "rent", "rent": {"owner": "Ann", "multiple": 4}}
    game = at(edition, rows, {12: "Ann"}, **count, debts=[{"debtor": "Ann", "creditor": "Bob", "amount": 100}])
    run(game, "give-up")
    assert (game.phase, game.to_act) == ("count", "chance")
    assert pays(run(game, "dice 3 4")) == [("Cem", "Bob", 28)]
    for creditor in (None, "Cem"):
        game = at(edition, rows, {12: "Ann"}, **count, debts=[{"debtor": "Ann", "creditor": creditor, "amount": 100}])
        run(game, "give-up", *(["pass", "pass"] if creditor is None else []))
        assert pays(run(game, "dice 3 4")) == []
    rows.append(player("Dan", 0))
    game = at(edition, rows, {12: "Ann"}, **count, debts=[{"debtor": "Dan", "creditor": "Bob", "amount": 100}])
    run(game, "give-up")
    assert pays(run(game, "dice 3 4")) == [("Cem", "Ann", 28)]


@both
def test_classic_object_nothing_is_left_open_when_one_is_left(edition):
    """Ann is ruined by Bob, or by the bank: no tenth is due on what Bob inherits, nothing is auctioned, and no debt stands."""
    titles = {1: ("Ann", "mortgaged"), 3: ("Ann", "mortgaged")}
    for creditor in ("Bob", None):
        debts = [{"debtor": "Ann", "creditor": creditor, "amount": 300}, {"debtor": "Bob", "creditor": "Ann", "amount": 90}]
        game = two(edition, {"cash": 0, "space": 24}, 2, titles, phase="debt", debts=debts, doubles=1, dice=[2, 2])
        run(game, "give-up")
        assert (game.phase, game.result.winners) == ("over", ["Bob"])
        assert not {"debts", "interest", "inherited", "estate", "doubles", "resume"} & set(game.position())


@both
def test_classic_money_debtor_sells_the_get_out_card(edition):
    """She owes 60 and has 20: for 40 or more the card pays her debt; for less it would be worth less than the fee it spares."""
    debt = {"debtor": "Ann", "creditor": "Bob", "amount": 60}
    game = two(edition, {"cash": 20, "space": 39, "get_out": ["chest"]}, titles={39: "Bob"}, phase="debt", debts=[debt])
    assert refused(game, "offer Bob give card:chest take cash 39") == "cover"
    assert refused(game, "offer Ann take card:chest give cash 39", by="Bob") == "their-cover"
    run(game, "offer Bob give card:chest take cash 40", "accept", "pay")
    assert (cash(game), row(game, "Bob")["get_out"]) == ({"Ann": 0, "Bob": 1020}, ["chest"])


@both
def test_classic_money_debt_on_somebody_elses_turn(edition):
    """Ann's birthday: Bob has 3 of the 10, mortgages 1 for 30 and pays; her turn goes on."""
    game = three(edition, {"space": 2}, {1: "Bob"}, bob=3, phase="card")
    assert pays(run(game, "card CC09")) == [("Cem", "Ann", 10)]
    assert (game.phase, game.to_act) == ("debt", "Bob")
    assert refused(game, "end", by="Ann") == "not-your-move"
    run(game, "mortgage 1", "pay")
    assert (cash(game), game.phase, game.to_act) == ({"Ann": 1020, "Bob": 23, "Cem": 990}, "end", "Ann")


@both
def test_classic_money_bankrupt_on_somebody_elses_turn(edition):
    """Bob cannot give his 10: he is out, Ann has his 3 and his title, and it is still her turn, then Cem's."""
    game = three(edition, {"space": 2}, {1: ("Bob", "mortgaged")}, bob=3, phase="card")
    run(game, "card CC09", "give-up")
    assert (game.phase, game.to_act) == ("interest", "Ann")
    run(game, "keep")
    assert (cash(game), owner(game, 1)) == ({"Ann": 1000 + 10 + 3 - 3, "Bob": 0, "Cem": 990}, "Ann")
    assert (game.phase, game.to_act) == ("end", "Ann")
    run(game, "end")
    assert game.to_act == "Cem"


@both
def test_classic_money_bankrupt_after_a_double_throws_no_more(edition):
    """Who went bankrupt on a double's space does not throw again."""
    game = three(edition, {"cash": 0, "space": 20}, {24: "Bob"})
    throw(game, 2, 2)
    run(game, "give-up")
    assert (game.phase, game.to_act) == ("throw", "Bob")


@both
def test_classic_object_last_one_standing_wins(edition):
    """When all others are bankrupt the game is over, and nothing more may be done."""
    game = two(edition, {"cash": 10, "space": 20}, titles={24: "Bob", 1: ("Ann", "mortgaged")})
    throw(game, 1, 3)
    run(game, "give-up")
    assert (game.phase, game.to_act, game.legal()) == ("over", None, [])
    assert (game.result.winners, game.result.aim) == (["Bob"], "last")
    assert game.result.worth["Ann"] == 0
    assert refused(game, "mortgage 24", by="Bob") == "over"
    assert refused(game, "throw", by="Bob") == "over"


# Building.


GREEN = {31: "Bob", 32: "Bob", 34: "Bob"}


@both
@pytest.mark.parametrize("phase", ["throw", "buy", "card", "end"])
def test_classic_build_out_of_turn(edition, phase):
    """Bob builds on Ann's turn, before her throw, while she ponders, before a card falls and after; 200 a house."""
    space = {"buy": 1, "card": 7}.get(phase, 10)
    game = two(edition, {"space": space}, titles=GREEN, phase=phase)
    assert pays(run(game, "Bob: build 31")) == [("Bob", "bank", 200)]
    assert (built(game, 31), game.phase) == (1, phase)


@both
@pytest.mark.parametrize(
    ("group", "house"),
    [
        ((1, 3), 50),
        ((6, 8, 9), 50),
        ((11, 13, 14), 100),
        ((16, 18, 19), 100),
        ((21, 23, 24), 150),
        ((26, 27, 29), 150),
        ((31, 32, 34), 200),
        ((37, 39), 200),
    ],
)
def test_classic_build_price_by_group(edition, group, house):
    """A house, and the hotel after four, cost what the title says: 50, 100, 150 or 200 by the side of the board."""
    game = two(edition, {}, 5000, dict.fromkeys(group, ("Bob", 3)))
    for space in group:
        assert pays(run(game, f"Bob: build {space}")) == [("Bob", "bank", house)]
    assert pays(run(game, f"Bob: build {group[0]}")) == [("Bob", "bank", house)]
    assert built(game, group[0]) == "hotel"


@both
def test_classic_build_needs_the_whole_group_unmortgaged(edition):
    """Two of three do not do, nor three with one mortgaged; stations and other people's streets never."""
    game = two(edition, {}, titles={31: "Bob", 32: "Bob"})
    assert refused(game, "build 31", by="Bob") == "no-monopoly"
    game = two(edition, {}, titles=GREEN | {34: ("Bob", "mortgaged"), 5: "Bob", 12: "Bob"})
    assert refused(game, "build 31", by="Bob") == "no-monopoly"
    assert refused(game, "build 34", by="Bob") in ("mortgaged", "no-monopoly")
    assert refused(game, "build 5", by="Bob") == "not-a-street"
    assert refused(game, "build 12", by="Bob") == "not-a-street"
    assert refused(game, "build 31", by="Ann") == "not-yours"
    assert refused(game, "build 39", by="Bob") == "not-yours"
    run(game, "Bob: lift 34", "Bob: build 31")
    assert built(game, 31) == 1


@both
def test_classic_build_evenly_up(edition):
    """No second house while a street of the group has none; no hotel while one has three."""
    game = two(edition, {}, 5000, GREEN)
    run(game, "Bob: build 31")
    assert refused(game, "build 31", by="Bob") == "evenly"
    run(game, "Bob: build 34", "Bob: build 32", "Bob: build 31")
    assert [built(game, space) for space in (31, 32, 34)] == [2, 1, 1]
    game = two(edition, {}, 5000, {31: ("Bob", 4), 32: ("Bob", 3), 34: ("Bob", 4)})
    assert refused(game, "build 31", by="Bob") == "evenly"
    run(game, "Bob: build 32", "Bob: build 31")
    assert built(game, 31) == "hotel"


@both
def test_classic_build_one_hotel_and_nothing_after(edition):
    """A hotel is the end of it."""
    game = two(edition, {}, 5000, dict.fromkeys((31, 32, 34), ("Bob", "hotel")))
    assert refused(game, "build 31", by="Bob") == "fully-built"


@both
def test_classic_build_needs_the_cash(edition):
    """199 does not buy a house of 200, and there is no credit."""
    game = two(edition, {}, 199, GREEN)
    assert refused(game, "build 31", by="Bob") == "cash"


@both
def test_classic_sell_buildings_half_price_evenly_down(edition):
    """Half of 200 for each, from the highest street first, to the bank; out of turn as well."""
    game = two(edition, {}, titles={31: ("Bob", 2), 32: ("Bob", 1), 34: ("Bob", 1)})
    assert refused(game, "sell 32", by="Bob") == "evenly"
    assert pays(run(game, "Bob: sell 31")) == [("bank", "Bob", 100)]
    run(game, "Bob: sell 32")
    assert refused(game, "sell 32", by="Bob") == "no-buildings"
    assert refused(game, "sell 31", by="Ann") == "not-yours"
    assert [built(game, space) for space in (31, 32, 34)] == [1, 0, 1]


@both
def test_classic_sell_hotel_back_to_four_houses(edition):
    """A hotel is exchanged for four houses: half of its own price comes back, 100, and four houses stand."""
    game = two(edition, {}, titles={37: ("Bob", 4), 39: ("Bob", "hotel")})
    assert refused(game, "sell 37", by="Bob") == "evenly"
    assert pays(run(game, "Bob: sell 39")) == [("bank", "Bob", 100)]
    assert built(game, 39) == 4


@both
def test_classic_sell_nothing_to_players(edition):
    """Buildings never change hands: no street of a built group can be offered, bare or not."""
    game = two(edition, {}, titles={31: ("Bob", 1), 32: "Bob", 34: "Bob"})
    for space in (31, 32):
        assert refused(game, f"offer Ann give {space} take cash 100", by="Bob") == "bare-first"
        assert refused(game, f"offer Bob give cash 100 take {space}", by="Ann") == "bare-first"
    run(game, "Bob: sell 31", "Bob: offer Ann give 31 take cash 100", "accept")
    assert owner(game, 31) == "Ann"


# Mortgages.


@both
@pytest.mark.parametrize(
    ("space", "mortgage", "lift"),
    [(1, 30, 33), (9, 60, 66), (12, 75, 83), (15, 100, 110), (21, 110, 121), (34, 160, 176), (37, 175, 193), (39, 200, 220)],
)
def test_classic_mortgage_and_lifting(edition, space, mortgage, lift):
    """Half the price now, the mortgage and a tenth to lift it, halves up: 82.5 is 83, 192.5 is 193."""
    game = two(edition, {}, titles={space: "Bob"})
    assert pays(run(game, f"Bob: mortgage {space}")) == [("bank", "Bob", mortgage)]
    assert refused(game, f"mortgage {space}", by="Bob") == "mortgaged"
    assert pays(run(game, f"Bob: lift {space}")) == [("Bob", "bank", lift)]
    assert refused(game, f"lift {space}", by="Bob") == "not-mortgaged"


@both
def test_classic_mortgage_whole_group_bare_first(edition):
    """A house anywhere in the group keeps every street of it from being mortgaged; other titles are free."""
    game = two(edition, {}, titles={31: ("Bob", 1), 32: "Bob", 34: "Bob", 39: "Bob"})
    assert refused(game, "mortgage 31", by="Bob") == "sell-first"
    assert refused(game, "mortgage 34", by="Bob") == "sell-first"
    run(game, "Bob: mortgage 39", "Bob: sell 31", "Bob: mortgage 34")
    assert title(game, 34)["mortgaged"] is True


@both
def test_classic_mortgage_refusals(edition):
    """Not the bank's titles, not somebody else's, no space that is no title; lifting needs its full price in cash."""
    game = two(edition, {"cash": 219}, titles={39: ("Ann", "mortgaged"), 5: "Bob"})
    assert refused(game, "lift 39") == "cash"
    assert refused(game, "mortgage 5") == "not-yours"
    assert refused(game, "mortgage 1") == "not-yours"
    assert refused(game, "mortgage 20") == "no-title"
    assert refused(game, "lift 39", by="Bob") == "not-yours"


# Deals.


@both
def test_classic_trade_any_time_by_agreement(edition):
    """Titles and cash both ways, whoever is on turn; nothing happens before the other agrees, or if he does not."""
    game = three(edition, {}, {5: "Bob", 39: "Cem", 12: "Cem"})
    run(game, "Bob: offer Cem give 5 cash 120 take 39 12")
    assert (game.phase, game.to_act, owner(game, 39)) == ("answer", "Cem", "Cem")
    assert refused(game, "accept", by="Ann") == "not-your-move"
    assert refused(game, "offer Cem give cash 1", by="Ann") == "one-offer"
    refusing, backing = game.copy(), game.copy()
    run(game, "accept")
    assert [owner(game, space) for space in (5, 12, 39)] == ["Cem", "Bob", "Bob"]
    assert cash(game) == {"Ann": 1000, "Bob": 880, "Cem": 1120}
    assert (game.phase, game.to_act) == ("throw", "Ann")
    run(refusing, "reject")
    run(backing, "Bob: withdraw")
    for other in (refusing, backing):
        assert (owner(other, 39), other.phase, other.to_act) == ("Cem", "throw", "Ann")


@both
def test_classic_trade_refusals(edition):
    """What could not be carried out is not offered."""
    game = three(edition, {"cash": 100}, {5: "Bob", 39: "Ann"}, cem=50)
    assert refused(game, "offer Ann give cash 1") == "trade-self"
    assert refused(game, "offer Bob") == "empty-offer"
    assert refused(game, "offer Bob give cash 101") == "loan"
    assert refused(game, "offer Bob give cash 101 take 5") == "cash"
    assert refused(game, "offer Cem give 39 take cash 51") == "their-cash"
    assert refused(game, "offer Bob give 5") == "not-yours"
    assert refused(game, "offer Bob take 39") == "not-theirs"
    assert refused(game, "offer Bob take 12") == "not-theirs"
    assert refused(game, "accept") == "not-now"
    assert refused(game, "withdraw") == "no-offer"


@both
def test_classic_trade_what_is_offered_stays_as_it_is(edition):
    """While Bob ponders, Ann cannot mortgage what she offers, nor he what she asks for; builds she beside it, he can only reject."""
    game = two(edition, {}, titles=dict.fromkeys((21, 23, 24), "Ann") | {5: "Ann", 15: "Bob"})
    run(game, "offer Bob give 24 take 15 cash 100")
    assert refused(game, "mortgage 24", by="Ann") == "in-offer"
    assert refused(game, "mortgage 15", by="Bob") == "in-offer"
    run(game, "Ann: mortgage 5", "Ann: build 21")
    assert refused(game, "accept") == "bare-first"
    run(game, "reject")
    assert owner(game, 24) == "Ann"


@both
def test_classic_trade_while_somebody_owes(edition):
    """Out of turn too: with Ann in debt Bob and Cem may strike a deal of their own, and she may offer to either."""
    debt = {"debtor": "Ann", "creditor": "Bob", "amount": 60}
    game = three(edition, {"cash": 20, "space": 39}, {39: "Bob", 5: "Ann", 12: "Bob"}, phase="debt", debts=[debt])
    assert allowed(game, "offer Cem give 12 take cash 1", by="Bob")
    run(game, "offer Cem give 5 take cash 70", "reject", "offer Bob give 5 take cash 50", "accept", "pay")
    assert cash(game) == {"Ann": 10, "Bob": 1010, "Cem": 1000}


@both
def test_classic_trade_group_rent_follows_at_once(edition):
    """With the last street of the group bought, its bare rent doubles and houses may be built."""
    game = two(edition, {"space": 20}, titles={21: "Bob", 23: "Bob", 24: "Ann"})
    run(game, "Bob: offer Ann give cash 300 take 24", "accept", "Bob: build 21")
    assert pays(throw(game, 1, 3)) == [("Ann", "Bob", 40)]


@both
def test_classic_trade_mortgaged_title_lifted_at_once(edition):
    """It may be sold at any price; the receiver who lifts it at once pays the mortgage alone: 200 for 39."""
    game = two(edition, {}, titles={39: ("Bob", "mortgaged")})
    run(game, "Bob: offer Ann give 39 take cash 50", "accept")
    assert (game.phase, game.to_act, owner(game, 39), title(game, 39)["mortgaged"]) == ("interest", "Ann", "Ann", True)
    assert refused(game, "throw") == "not-now"
    assert refused(game, "keep", by="Bob") in ("not-your-move", "not-due")
    assert pays(run(game, "lift 39")) == [("Ann", "bank", 200)]
    assert (cash(game), game.phase, game.to_act) == ({"Ann": 750, "Bob": 1050}, "throw", "Ann")


@both
def test_classic_trade_mortgaged_title_kept(edition):
    """Keeping costs the tenth now, 20, and mortgage and tenth again later: 220."""
    game = two(edition, {}, titles={39: ("Bob", "mortgaged")})
    run(game, "Bob: offer Ann give 39", "accept")
    assert refused(game, "mortgage 39", by="Ann") == "mortgaged"
    assert pays(run(game, "keep")) == [("Ann", "bank", 20)]
    assert (game.phase, title(game, 39)["mortgaged"]) == ("throw", True)
    assert pays(run(game, "lift 39")) == [("Ann", "bank", 220)]


@both
def test_classic_trade_mortgaged_titles_both_ways(edition):
    """Each receiver decides for each title: Bob keeps 12 for 7 (7.5 down), Ann lifts 5 for 100 and keeps 37 for 17."""
    titles = {12: ("Ann", "mortgaged"), 5: ("Bob", "mortgaged"), 37: ("Bob", "mortgaged")}
    game = two(edition, {}, titles=titles)
    run(game, "offer Bob give 12 take 5 37", "accept")
    assert (game.phase, game.to_act) == ("interest", "Ann")
    run(game, "lift 5")
    assert (game.phase, game.to_act) == ("interest", "Bob")
    assert pays(run(game, "keep")) == [("Bob", "bank", 7)]
    assert pays(run(game, "keep")) == [("Ann", "bank", 17)]
    assert (game.phase, game.to_act, cash(game)) == ("throw", "Ann", {"Ann": 883, "Bob": 993})


@both
def test_classic_trade_receiver_may_raise_cash_to_lift_at_once(edition):
    """Before she decides Ann sells 5 for 300: 39 is still lifted for its mortgage alone."""
    game = two(edition, {"cash": 20}, titles={39: ("Bob", "mortgaged"), 5: "Ann"})
    run(game, "Bob: offer Ann give 39", "accept", "offer Bob give 5 take cash 300", "accept")
    assert (game.phase, game.to_act) == ("interest", "Ann")
    assert pays(run(game, "lift 39")) == [("Ann", "bank", 200)]


@both
def test_classic_trade_receiver_who_spends_the_tenth_owes_it(edition):
    """200 in hand, then two houses a street on 1 and 3: the 20 of keeping 39 become a debt, raised by selling one."""
    game = two(edition, {"cash": 200}, titles={39: ("Bob", "mortgaged"), 1: "Ann", 3: "Ann"})
    run(game, "Bob: offer Ann give 39", "accept", *["Ann: build 1", "Ann: build 3"] * 2)
    run(game, "keep")
    assert (game.phase, game.to_act, game.position()["debts"][0]["amount"]) == ("debt", "Ann", 20)
    run(game, "sell 1", "pay")
    assert (cash(game)["Ann"], game.phase) == (5, "throw")


@both
def test_classic_trade_mortgaged_title_needs_the_tenth(edition):
    """A receiver who could not pay the 20 cannot be given 39; with 20 he can, and lifting for 200 is refused."""
    game = two(edition, {"cash": 19}, titles={39: ("Bob", "mortgaged")})
    assert refused(game, "offer Ann give 39", by="Bob") == "their-interest"
    assert refused(game, "offer Bob take 39", by="Ann") == "cash"
    game = two(edition, {"cash": 20}, titles={39: ("Bob", "mortgaged")})
    run(game, "Bob: offer Ann give 39", "accept")
    assert refused(game, "lift 39") == "cash"
    run(game, "keep")
    assert cash(game)["Ann"] == 0


# No rules of one's own.


@both
def test_classic_no_loans_and_no_promises(edition):
    """There is no word for lending, for paying later or for sparing a rent: a deal is complete when it is struck."""
    game = two(edition, {}, titles={24: "Bob"})
    for move in ("lend Bob 100", "offer Bob give cash 100 take later", "offer Bob give cash 100 take rent 24", "borrow 100"):
        assert refused(game, move) == "garbled"


@both
def test_classic_no_money_on_free_parking(edition):
    """All taxes, fees and fines go to the bank."""
    game = two(edition, {"space": 10, "held": 1}, {"space": 35})
    run(game, "pay")
    throw(game, 4, 6)
    run(game, "end")
    throw(game, 1, 2)
    paid = [event for event in game.events if event.amount is not None]
    assert [(event.payer, event.payee, event.amount) for event in paid] == [("Ann", "bank", 50), ("Bob", "bank", 100)]


@both
def test_classic_worth_is_not_doubled_by_a_card(edition):
    """A card's double fare is for its one landing: what a station would earn, and so what Bob is worth, stays 25."""
    game = two(edition, {"space": 7}, titles={15: "Bob"}, phase="card")
    before = game.worth()["Bob"]
    run(game, "card CH05")
    assert before == 1025
    assert game.worth()["Bob"] == 1000 + 50 + 25
