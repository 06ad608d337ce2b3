"""The optional Speed Die of the classic leaflet: figures worked out by hand."""

import pytest
from table import at, cash, kinds, moves, owner, pays, player, refused, row, where

import duopoly

both = pytest.mark.parametrize("edition", ["classic-fr", "classic-us"])
SPEED = {"speed_die": True}
TITLES = [s for s in range(40) if s not in (0, 2, 4, 7, 10, 17, 20, 22, 30, 33, 36, 38)]


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


def fast(edition, space, titles=None, money=1000, rules=None, **more):
    """Ann, who has passed Start, on turn against Bob, with the Speed Die."""
    ann = player("Ann", money, space, passed_start=more.pop("passed", True), held=more.pop("held", 0))
    return at(edition, [ann, player("Bob", passed_start=True)], titles, rules=SPEED | (rules or {}), **more)


def throw(game, die1, die2, face=None):
    """The dice, and the Speed Die where it is thrown too."""
    texts = ["throw", f"dice {die1} {die2}"] + ([f"speed {face}"] if face else [])
    return run(game, *texts)


@both
def test_classic_speed_die_1000_more_for_each(edition):
    """2500 to begin with; 1500 without the die."""
    assert cash(duopoly.Game(edition, ["Ann", "Bob"], rules=SPEED)) == {"Ann": 2500, "Bob": 2500}
    assert cash(duopoly.Game(edition, ["Ann", "Bob"])) == {"Ann": 1500, "Bob": 1500}


@both
def test_classic_speed_die_off_by_default(edition):
    """Without the option there are two dice only."""
    game = at(edition, [player("Ann", passed_start=True), player("Bob")])
    throw(game, 4, 6)
    assert (where(game)["Ann"], game.phase) == (10, "end")
    assert refused(game, "speed 1") == "no-speed-die"


@both
def test_classic_speed_die_only_after_passing_start(edition):
    """The first lap is thrown with two dice, the throw that passes Start too; the die comes with the next one."""
    game = duopoly.Game(edition, ["Ann", "Bob"], roles=[], rules=SPEED)
    throw(game, 4, 6)
    assert (where(game)["Ann"], game.phase) == (10, "end")
    game = fast(edition, 36, passed=False)
    assert pays(throw(game, 5, 5)) == [("bank", "Ann", 200)]
    assert (where(game)["Ann"], game.phase) == (6, "buy")
    run(game, "decline", "pass", "pass", "throw", "dice 1 2")
    assert (game.phase, game.to_act) == ("speed", "chance")


@both
def test_classic_speed_die_is_each_players_own(edition):
    """Ann's having passed Start does not give Bob the die."""
    game = at(edition, [player("Ann", space=10, passed_start=True), player("Bob", space=10)], rules=SPEED, turn="Bob")
    throw(game, 4, 6)
    assert (where(game)["Bob"], game.phase) == (20, "end")


@both
@pytest.mark.parametrize(("face", "space"), [(1, 24), (2, 25), (3, 26)])
def test_classic_speed_die_number_is_added(edition, face, space):
    """From 20 by 1 and 2, and the die's number on top."""
    game = fast(edition, 20)
    run(game, "throw", "dice 1 2")
    assert (game.phase, game.to_act) == ("speed", "chance")
    assert game.legal() == ["speed 1", "speed 2", "speed 3", "speed bus", "speed mr-m"]
    assert refused(game, "speed 1", by="Ann") == "not-chance"
    run(game, f"speed {face}")
    assert (where(game)["Ann"], game.phase) == (space, "buy")


@both
def test_classic_speed_die_number_passes_start(edition):
    """34 and 1 2 3: 40 is Start, and its 200 come by the third die."""
    game = fast(edition, 34)
    assert pays(throw(game, 1, 2, 3)) == [("bank", "Ann", 200)]
    assert (where(game)["Ann"], game.phase) == (0, "end")


@both
def test_classic_speed_die_bus_one_other_or_both(edition):
    """With 1 and 5 from 20 the bus goes 1, 5 or 6 spaces, nowhere else."""
    for space in (21, 25, 26):
        game = fast(edition, 20)
        throw(game, 1, 5, "bus")
        assert (game.phase, game.to_act, len(game.legal())) == ("go", "Ann", 3)
        for wrong in (20, 22, 27, 31):
            assert refused(game, f"go {wrong}") == "not-there"
        assert refused(game, f"go {space}", by="Bob") == "not-your-move"
        run(game, f"go {space}")
        assert (where(game)["Ann"], game.phase) == (space, "buy")


@both
def test_classic_speed_die_bus_with_a_double(edition):
    """5 5 and the bus: 5 or 10 spaces, and the white double throws again."""
    game = fast(edition, 0)
    throw(game, 5, 5, "bus")
    assert len(game.legal()) == 2
    for move in ("end", "throw", "pass", "buy", "keep", "draw", "pay"):
        assert refused(game, move)
    run(game, "go 10")
    assert (where(game)["Ann"], game.phase, game.to_act) == (10, "throw", "Ann")


@both
def test_classic_speed_die_bus_past_start(edition):
    """From 38 by 5 to 3: 200 on the way; by 1 to 39: nothing."""
    game = fast(edition, 38)
    throw(game, 1, 5, "bus")
    other = game.copy()
    assert pays(run(game, "go 3")) == [("bank", "Ann", 200)]
    assert pays(run(other, "go 39")) == []


@both
def test_classic_speed_die_mister_acts_then_next_unowned(edition):
    """From 20 by 3 to 23, whose 18 are paid; then on to 24, free, to be bought for 240."""
    game = fast(edition, 20, titles={23: "Bob"})
    assert pays(throw(game, 1, 2, "mr-m")) == [("Ann", "Bob", 18)]
    assert (where(game)["Ann"], game.phase) == (24, "buy")
    run(game, "buy")
    assert (owner(game, 24), cash(game)["Ann"], game.phase) == ("Ann", 742, "end")


@both
def test_classic_speed_die_mister_two_purchases(edition):
    """Both the space of the throw and the next unowned one may be bought, or auctioned."""
    game = fast(edition, 20, titles={24: "Bob", 25: "Ann"})
    throw(game, 1, 2, "mr-m")
    assert (where(game)["Ann"], game.phase) == (23, "buy")
    run(game, "decline")
    assert (game.phase, game.to_act) == ("auction", "Bob")
    run(game, "bid 1", "pass")
    assert (where(game)["Ann"], game.phase) == (26, "buy")
    run(game, "decline")
    assert game.phase == "auction"
    run(game, "pass", "bid 1")
    assert (owner(game, 23), owner(game, 26), game.phase) == ("Bob", "Ann", "end")


@both
def test_classic_speed_die_mister_walks_on_from_a_title_nobody_wants(edition):
    """23 is declined and nobody bids: it stays unowned, and the man walks on from it to 24, for he does not stay where he is."""
    game = fast(edition, 20)
    throw(game, 1, 2, "mr-m")
    run(game, "decline", "pass", "pass")
    assert (owner(game, 23), where(game)["Ann"], game.phase) == (None, 24, "buy")


@both
def test_classic_speed_die_mister_walks_past_start(edition):
    """35 to 38 by the dice: luxury tax 100; 39 is sold, so on past Start, 200, to 1 for 60."""
    game = fast(edition, 35, titles={39: "Bob"})
    assert pays(throw(game, 1, 2, "mr-m")) == [("Ann", "bank", 100), ("bank", "Ann", 200)]
    assert (where(game)["Ann"], game.phase) == (1, "buy")


@both
def test_classic_speed_die_mister_walks_after_the_card(edition):
    """19 to 22: the card leads to 24 and its rent of 20; from there the next unowned is 25, not 23."""
    game = fast(edition, 19, titles={24: "Bob"})
    throw(game, 1, 2, "mr-m")
    assert pays(run(game, "card CH03")) == [("Ann", "Bob", 20)]
    assert (where(game)["Ann"], game.phase) == (25, "buy")


@both
def test_classic_speed_die_mister_waits_for_a_debt(edition):
    """The rent of 23 with 10 in hand: first the debt is settled, then the man walks on."""
    game = fast(edition, 20, titles={23: "Bob", 5: "Ann"}, money=10)
    throw(game, 1, 2, "mr-m")
    assert (game.phase, where(game)["Ann"]) == ("debt", 23)
    run(game, "mortgage 5", "pay")
    assert (where(game)["Ann"], game.phase, cash(game)["Ann"]) == (24, "buy", 92)


@both
def test_classic_speed_die_mister_all_sold_next_rent(edition):
    """Every title is sold: on from 23, her own, over 24 (mortgaged) and 25 (hers) to Bob's 26, whose 22 she pays."""
    titles = dict.fromkeys(TITLES, "Ann") | {24: ("Bob", "mortgaged"), 26: "Bob"}
    game = fast(edition, 20, titles)
    assert pays(throw(game, 1, 2, "mr-m")) == [("Ann", "Bob", 22)]
    assert (where(game)["Ann"], game.phase) == (26, "end")


@both
def test_classic_speed_die_mister_all_sold_company(edition):
    """The next title asking rent is a company: three dice are thrown for it, 4 x (3 + 4 + 2) = 36."""
    titles = dict.fromkeys(TITLES, "Ann") | {28: "Bob"}
    game = fast(edition, 20, titles)
    throw(game, 1, 2, "mr-m")
    assert (where(game)["Ann"], game.phase) == (28, "count")
    assert pays(run(game, "dice 3 4", "speed 2")) == [("Ann", "Bob", 36)]


@both
def test_classic_speed_die_mister_nothing_to_walk_to(edition):
    """All is sold and only mortgaged titles are somebody else's: she stays where the dice brought her."""
    titles = dict.fromkeys(TITLES, "Ann") | {39: ("Bob", "mortgaged")}
    game = fast(edition, 20, titles)
    assert pays(throw(game, 1, 2, "mr-m")) == []
    assert (where(game)["Ann"], game.phase) == (23, "end")


@both
def test_classic_speed_die_mister_is_told_where_he_goes_and_why(edition):
    """An unowned title first; where all are sold one that asks rent; where none asks any nowhere: three sentences."""
    all_sold = dict.fromkeys(TITLES, "Ann")
    told = []
    for titles in ({23: "Ann"}, all_sold | {24: "Bob"}, all_sold):
        speed, walks = (e for e in throw(fast(edition, 20, titles), 1, 2, "mr-m") if e.kind in ("speed", "walks-on"))
        assert "Mr. M." in duopoly.tell(speed)
        told.append(duopoly.tell(walks))
    assert ["rent" in text for text in told] == [False, True, False]
    assert len(set(told)) == 3


@both
def test_classic_speed_die_mister_may_pay_twice(edition):
    """All sold: the rent of the space of the throw, 18, and then that of the next, 20."""
    titles = dict.fromkeys(TITLES, "Ann") | {23: "Bob", 24: "Bob"}
    game = fast(edition, 20, titles)
    assert pays(throw(game, 1, 2, "mr-m")) == [("Ann", "Bob", 18), ("Ann", "Bob", 20)]


@both
def test_classic_speed_die_mister_station_card_doubles_once(edition):
    """The card's double fare at 25 (2 x 50) does not double the fare of the station he walks on to (50)."""
    titles = dict.fromkeys(TITLES, "Ann") | {25: "Bob", 35: "Bob"}
    game = fast(edition, 19, titles)
    throw(game, 1, 2, "mr-m")
    assert pays(run(game, "card CH05")) == [("Ann", "Bob", 100), ("Ann", "Bob", 50)]


@both
def test_classic_speed_die_mister_with_a_double(edition):
    """2 2 and the man: 24, then 25, and then the further throw of the white double."""
    game = fast(edition, 20)
    throw(game, 2, 2, "mr-m")
    run(game, "buy")
    assert (where(game)["Ann"], game.phase) == (25, "buy")
    run(game, "buy")
    assert (game.phase, game.to_act) == ("throw", "Ann")


@both
def test_classic_speed_die_mister_bankrupt_walks_no_more(edition):
    """Who goes bankrupt on the first space does not walk on."""
    rows = [player("Ann", 5, 20, passed_start=True), player("Bob"), player("Cem")]
    game = at(edition, rows, {23: "Bob"}, rules=SPEED)
    throw(game, 1, 2, "mr-m")
    run(game, "give-up")
    assert (game.phase, game.to_act, where(game)["Bob"]) == ("throw", "Bob", 0)


@both
def test_classic_speed_die_prison_cancels_the_man(edition):
    """By the space or by a card: into prison, the man walks nowhere, and the turn is over, double or not."""
    game = fast(edition, 27)
    assert pays(throw(game, 1, 2, "mr-m")) == []
    assert (where(game)["Ann"], row(game, "Ann")["held"], game.phase) == (10, 1, "end")
    game = fast(edition, 19)
    throw(game, 1, 2, "mr-m")
    run(game, "card CH11")
    assert (where(game)["Ann"], row(game, "Ann")["held"], game.phase) == (10, 1, "end")
    game = fast(edition, 26)
    throw(game, 2, 2, "mr-m")
    assert (where(game)["Ann"], row(game, "Ann")["held"], game.phase) == (10, 1, "end")


@both
def test_classic_speed_die_number_into_prison(edition):
    """25 by 1 2 and 2: 30 sends there."""
    game = fast(edition, 25)
    throw(game, 1, 2, 2)
    assert (where(game)["Ann"], row(game, "Ann")["held"], game.phase) == (10, 1, "end")


@both
def test_classic_speed_die_number_past_the_prison_space(edition):
    """The white dice alone would have sent her: with the number added they do not, and visiting is no prison either."""
    game = fast(edition, 27)
    throw(game, 1, 2, 1)
    assert (where(game)["Ann"], row(game, "Ann")["held"], game.phase) == (31, 0, "buy")
    game = fast(edition, 5)
    throw(game, 1, 2, 2)
    assert (where(game)["Ann"], row(game, "Ann")["held"], game.phase) == (10, 0, "end")


@both
def test_classic_speed_die_doubles_are_the_white_dice(edition):
    """2 2 and a 3: seven spaces, and a further throw. 2 3 and a 2 is no double."""
    game = fast(edition, 20, titles={27: "Ann", 24: "Ann"})
    throw(game, 2, 2, 3)
    assert (where(game)["Ann"], game.phase, game.to_act) == (27, "throw", "Ann")
    game = fast(edition, 20, titles={27: "Ann"})
    throw(game, 2, 3, 2)
    assert (where(game)["Ann"], game.phase) == (27, "end")


@both
def test_classic_speed_die_switch_leaves_doubles_white(edition):
    """By a switch only the white dice count on a double: the third is thrown, but neither 3, bus nor man does anything."""
    for face in ("3", "bus", "mr-m"):
        game = fast(edition, 20, titles={24: "Ann"}, rules={"speed_on_doubles": False})
        throw(game, 2, 2)
        assert (game.phase, game.to_act) == ("speed", "chance")
        run(game, f"speed {face}")
        assert (where(game)["Ann"], game.phase, game.to_act) == (24, "throw", "Ann")
        run(game, "throw", "dice 1 2")
        assert game.phase == "speed"
    game = fast(edition, 20, titles={26: "Ann"}, rules={"speed_on_doubles": False})
    throw(game, 1, 2, 3)  # no double: it counts
    assert where(game)["Ann"] == 26


@both
@pytest.mark.parametrize("acts", [True, False])
def test_classic_speed_die_three_alike_under_either_reading(edition, acts):
    """2 2 2 is three alike also where a double leaves the die out; whether the double throws again is a switch of its own."""
    for again, phase in ((True, "throw"), (False, "end")):
        game = fast(edition, 20, titles={39: "Ann"}, rules={"speed_on_doubles": acts, "triple_throws_again": again})
        events = throw(game, 2, 2, 2)
        assert "three-alike" in kinds(events)
        assert (game.phase, game.to_act) == ("go", "Ann")
        run(game, "go 39")
        assert (game.phase, game.to_act) == (phase, "Ann")


@both
def test_classic_speed_die_three_alike_any_space(edition):
    """2 2 2: wherever she likes, here the dearest street; then the further throw of the double."""
    game = fast(edition, 20)
    throw(game, 2, 2, 2)
    assert (game.phase, game.to_act) == ("go", "Ann")
    assert len(game.legal()) >= 39
    run(game, "go 39", "buy")
    assert (owner(game, 39), game.phase, game.to_act) == ("Ann", "throw", "Ann")


@both
def test_classic_speed_die_three_alike_space_acts(edition):
    """The space chosen acts like any: prison's ends the turn, a rival's asks its rent, Start pays."""
    game = fast(edition, 20, titles={24: "Bob"})
    throw(game, 3, 3, 3)
    sent, paid, start = game.copy(), game.copy(), game.copy()
    run(sent, "go 30")
    assert (where(sent)["Ann"], row(sent, "Ann")["held"], sent.phase) == (10, 1, "end")
    assert pays(run(paid, "go 24")) == [("Ann", "Bob", 20)]
    assert pays(run(start, "go 0")) == [("bank", "Ann", 200)]


@both
def test_classic_speed_die_three_alike_needs_all_three(edition):
    """2 2 and a 1 is a double with 1 added, not three alike."""
    game = fast(edition, 20)
    throw(game, 2, 2, 1)
    assert where(game)["Ann"] == 25


@both
def test_classic_speed_die_three_alike_is_of_numbers_alone(edition):
    """The bus and the man are no fourth, fifth or sixth dot: with any double they are what they are."""
    for dots in range(1, 7):
        for face in ("bus", "mr-m"):
            events = throw(fast(edition, 10, titles=dict.fromkeys(TITLES, "Ann")), dots, dots, face)
            assert "three-alike" not in kinds(events)
            assert ("walks-on" in kinds(events)) is (face == "mr-m" and dots != 6)  # 6 6 lead to a card, which comes first


@both
def test_classic_speed_die_third_double_goes_to_prison(edition):
    """The third white double cancels the die: it is not even thrown."""
    game = fast(edition, 20, again=True, doubles=2)
    run(game, "throw", "dice 1 1")
    assert (where(game)["Ann"], row(game, "Ann")["held"], game.phase) == (10, 1, "end")


@both
def test_classic_speed_die_not_thrown_for_a_double_in_prison(edition):
    """Only white dice: a miss stays, a double moves by itself, the third miss pays and moves by its two dice."""
    game = fast(edition, 10, held=1)
    throw(game, 1, 2)
    assert (row(game, "Ann")["held"], game.phase) == (2, "end")
    game = fast(edition, 10, held=2)
    throw(game, 5, 5)
    assert (where(game)["Ann"], game.phase) == (20, "end")
    game = fast(edition, 10, held=3)
    assert pays(throw(game, 4, 6)) == [("Ann", "bank", 50)]
    assert (where(game)["Ann"], game.phase) == (20, "end")


@both
@pytest.mark.parametrize(("face", "rent"), [("1", 32), ("3", 40), ("bus", 28), ("mr-m", 28)])
def test_classic_speed_die_company_rent_by_three_dice(edition, face, rent):
    """28 of Bob's by 3 4 and the die: 4 x 8, 4 x 10; the bus and the man count nothing: 4 x 7."""
    game = fast(edition, 20, titles={28: "Bob"})
    throw(game, 2, 3, 3)
    assert game.phase == "count"
    run(game, "dice 3 4")
    assert (game.phase, game.to_act) == ("speed", "chance")
    assert pays(run(game, f"speed {face}")) == [("Ann", "Bob", rent)]
    assert (where(game)["Ann"], game.phase) == (28, "end")


@both
def test_classic_speed_die_company_rent_by_two_dice_before_start(edition):
    """Who has not passed Start yet does not use the third die for this either: 4 x 7."""
    game = fast(edition, 20, titles={28: "Bob"}, passed=False)
    throw(game, 2, 6)
    assert pays(run(game, "dice 3 4")) == [("Ann", "Bob", 28)]
    assert game.phase == "end"


@both
def test_classic_speed_die_company_both_and_by_card(edition):
    """Ten times three dice where Bob has both, 10 x (3 + 4 + 3); and by the card, where he has one, likewise."""
    game = fast(edition, 20, titles={12: "Bob", 28: "Bob"})
    throw(game, 2, 3, 3)
    assert pays(run(game, "dice 3 4", "speed 3")) == [("Ann", "Bob", 100)]
    game = fast(edition, 7, titles={12: "Bob"}, phase="card")
    run(game, "card CH07")
    assert pays(run(game, "dice 3 4", "speed 3")) == [("Ann", "Bob", 100)]


@both
def test_classic_speed_die_man_of_the_company_throw_does_not_walk(edition):
    """The man that only counts as 0 for the rent does not lead on; the man that moved does, after the rent."""
    game = fast(edition, 20, titles={28: "Bob"})
    throw(game, 3, 5, "mr-m")
    assert pays(run(game, "dice 1 2", "speed 3")) == [("Ann", "Bob", 24)]
    assert (where(game)["Ann"], game.phase) == (29, "buy")


@both
def test_classic_speed_die_company_three_alike_only_count(edition):
    """Three twos for the rent are 6 and nothing more: no choice of a space, no further throw."""
    game = fast(edition, 20, titles={28: "Bob"})
    throw(game, 2, 3, 3)
    assert pays(run(game, "dice 2 2", "speed 2")) == [("Ann", "Bob", 24)]
    assert (where(game)["Ann"], game.phase) == (28, "end")


@both
def test_classic_speed_die_bus_still_may_visit_prison(edition):
    """The bus to 10 is a visit, to 30 it is prison."""
    game = fast(edition, 5)
    throw(game, 1, 5, "bus")
    run(game, "go 10")
    assert row(game, "Ann")["held"] == 0
    game = fast(edition, 25)
    throw(game, 1, 5, "bus")
    run(game, "go 30")
    assert (row(game, "Ann")["held"], game.phase) == (1, "end")


@both
def test_classic_speed_die_faces_by_chance(edition):
    """The game's own die shows all five faces, the man about twice as often as each other."""
    seen = []
    for seed in range(300):
        game = fast(edition, 20, seed=seed)
        run(game, "throw", "dice 1 2")
        game.chance()
        seen.append(game.moves[-1][1])
    assert set(seen) == {"speed 1", "speed 2", "speed 3", "speed bus", "speed mr-m"}
    assert 75 <= seen.count("speed mr-m") <= 125  # 100 expected, four standard deviations either way would be 33
    assert "speed" in kinds(game.events)


@both
def test_classic_speed_die_claims_of_both_landings(edition):
    """Rent that must be claimed: the man's two landings leave two claims."""
    titles = dict.fromkeys(TITLES, "Ann") | {23: "Bob", 24: "Bob"}
    game = fast(edition, 20, titles, rules={"claim_rent": True})
    assert pays(throw(game, 1, 2, "mr-m")) == []
    assert pays(run(game, "Bob: claim", "Bob: claim")) == [("Ann", "Bob", 18), ("Ann", "Bob", 20)]
    assert refused(game, "claim", by="Bob") == "no-claim"
