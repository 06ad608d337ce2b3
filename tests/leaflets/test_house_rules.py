"""What many tables play and no leaflet prints: off in every edition, each a house rule of its own."""

import pytest
from table import allowed, at, cash, competitor, draw, kinds, monopolist, moves, pays, player, refused, roll, row, title

import duopoly
from duopoly.editions import names

CLASSIC = ["classic-fr", "classic-us"]


def people(edition, **first):
    """Ann, who is on turn, and Bob."""
    if edition.startswith("anti"):
        return [competitor("Ann", **first), monopolist("Bob")]
    return [player("Ann", **first), player("Bob")]


@pytest.mark.parametrize("edition", names())
def test_all_are_off(edition):
    """As printed: nothing lies on Free Parking, Start pays once, no titles are dealt."""
    rules = duopoly.edition(edition).rules
    assert [bool(rules.free_parking_pot), rules.start_double, rules.deal_titles] == [False, False, 0]


@pytest.mark.parametrize("edition", CLASSIC)
def test_free_parking_pot_collects_taxes_and_fees(edition):
    """The luxury tax of 100 and the fee of 50 lie on Free Parking until Ann lands there; then it is empty."""
    game = at(edition, people(edition, space=35), rules={"free_parking_pot": True})
    roll(game, 1, 2)
    assert game.position()["pot"] == 100
    moves(game, "end")
    position = game.position()
    position["players"][1] |= {"space": 10, "held": 1}
    game = duopoly.Game.from_position(position)
    assert game.position()["pot"] == 100
    moves(game, "pay")
    events = roll(game, 4, 6)
    assert ("bank", "Bob", 150) in pays(events)
    assert next(event for event in events if event.kind == "pot").space == 20
    assert "pot" not in game.position()


@pytest.mark.parametrize("edition", CLASSIC)
def test_free_parking_pot_income_tax_and_cards(edition):
    """The income tax of 200 and a card's 50 lie there too; what a title, a house or a lifting costs, and rent, do not."""
    pot = {"free_parking_pot": True}
    game = at(edition, people(edition, space=1), rules=pot)
    roll(game, 1, 2)
    assert game.position()["pot"] == 200
    game = at(edition, people(edition, space=2), phase="card", rules=pot)
    draw(game, "CC12")
    assert game.position()["pot"] == 50
    game = at(edition, people(edition, space=36), {21: "Bob", 1: "Ann", 3: "Ann", 5: ("Ann", "mortgaged")}, rules=pot)
    moves(game, "build 1", "lift 5")
    roll(game, 1, 2)
    moves(game, "buy", "end")
    assert cash(game)["Ann"] == 1000 - 50 - 110 - 400
    assert "pot" not in game.position()
    game = at(edition, people(edition, space=18), {21: "Bob"}, rules=pot)
    assert pays(roll(game, 1, 2)) == [("Ann", "Bob", 18)]
    assert "pot" not in game.position()


@pytest.mark.parametrize("edition", CLASSIC)
def test_free_parking_as_printed_collects_nothing(edition):
    """Landing there brings nothing, also after a tax."""
    game = at(edition, people(edition, space=35))
    roll(game, 1, 2)
    assert "pot" not in game.position()
    game = at(edition, people(edition, space=17))
    assert pays(roll(game, 1, 2)) == []
    with pytest.raises(duopoly.BadPosition, match="expected a rule of anti-us, got free_parking_pot"):
        duopoly.Game("anti-us", ["Ann", "Bob"], rules={"free_parking_pot": True})


@pytest.mark.parametrize(("edition", "bonus"), [("anti-us", 100), ("anti-fr15k", 1000), ("classic-fr", 200)])
def test_start_double_pays_twice_for_landing_exactly(edition, bonus):
    """Landing on Start brings the bonus twice; passing it once."""
    for space, times in ((37, 2), (38, 1)):
        game = at(edition, people(edition, space=space), rules={"start_double": True})
        assert ("bank", "Ann", bonus * times) in pays(roll(game, 1, 2))


@pytest.mark.parametrize("edition", names())
def test_deal_titles_gives_each_so_many_before_the_first_throw(edition):
    """Two each, one by one in the order of play, free of charge; they are chance's moves, so a record replays them."""
    rules = {"deal_titles": 2}
    roles = None if edition.startswith("classic") else ["competitor", "monopolist"]
    game = duopoly.Game(edition, ["Ann", "Bob"], roles=roles or [], rules=rules, seed=5)
    assert (game.phase, game.to_act) == ("deal", "chance")
    assert len(game.legal()) == 28
    assert refused(game, "deal 0", by="chance") == "no-title"
    first = game.edition.spaces[39].key
    (event,) = game.play("deal 39")
    assert (event.kind, event.player, event.space, event.amount) == ("dealt", "Ann", 39, None)
    assert refused(game, "deal 39", by="chance") == "no-title"
    assert duopoly.Game.from_position(game.position()).legal() == game.legal()
    for _ in range(3):
        game.chance()
    owners = [deed["owner"] for deed in game.position()["titles"].values()]
    assert sorted(owners) == ["Ann", "Ann", "Bob", "Bob"]
    assert game.position()["titles"][first]["owner"] == "Ann"
    assert (game.phase, game.to_act, set(cash(game).values())) == ("throw", "Ann", {game.edition.rules.start_cash})
    assert game.record().replay().position() == game.position()


def test_deal_titles_comes_after_the_set_up_by_throws():
    """Roles are chosen first; then the titles are dealt, beginning with who begins."""
    game = duopoly.Game("anti-us", ["Ann", "Bob"], rules={"deal_titles": 1})
    moves(game, "dice 1 2", "dice 5 6", "role monopolist", "role competitor")
    assert game.phase == "deal"
    (event,) = game.play("deal 1")
    assert event.player == "Bob"
    moves(game, "deal 3")
    assert (game.phase, game.to_act) == ("throw", "Bob")


@pytest.mark.parametrize("edition", CLASSIC)
def test_no_auctions_leaves_what_is_declined_with_the_bank(edition):
    """The house rule without auctions: a title declined stays unsold, and the turn goes on."""
    game = at(edition, people(edition, space=36), rules={"auction": False})
    roll(game, 1, 2)
    assert "auction-begins" not in kinds(game.play("decline"))
    assert (game.phase, game.to_act) == ("end", "Ann")


@pytest.mark.parametrize("edition", CLASSIC)
def test_no_rent_from_prison_in_monopoly(edition):
    """Printed: whoever is in prison collects. By the house rule nothing: Ann pays Bob nothing while he sits."""
    for collects, paid in ((True, 1), (False, 0)):
        inmates = [player("Ann", space=36), player("Bob", space=10, held=1)]
        game = at(edition, inmates, {39: "Bob"}, rules={"prison_collects": collects})
        events = roll(game, 1, 2)
        assert len(pays(events)) == paid
        assert ("no-rent" in kinds(events)) is not collects


@pytest.mark.parametrize("edition", CLASSIC)
def test_no_charge_from_prison_in_monopoly(edition):
    """By the house rule neither a company's dice nor a card brings an inmate anything, and the man of the Speed Die walks past him."""
    rules = {"prison_collects": False}
    inmates = [player("Ann", space=9), player("Bob", space=10, held=1), player("Cem")]
    game = at(edition, inmates, {12: "Bob"}, rules=rules)
    roll(game, 1, 2)
    assert game.phase == "end"
    game = at(edition, [player("Ann", space=7), *inmates[1:]], phase="card", rules=rules)
    assert pays(draw(game, "CH15")) == [("Ann", "Cem", 50)]
    spaces = [s for s in range(40) if s not in (0, 2, 4, 7, 10, 17, 20, 22, 30, 33, 36, 38)]
    titles = dict.fromkeys(spaces, "Ann") | {24: "Bob", 26: "Cem"}
    game = at(edition, [player("Ann", space=20, passed_start=True), *inmates[1:]], titles, rules=rules | {"speed_die": True})
    roll(game, 1, 2)
    assert pays(game.play("speed mr-m")) == [("Ann", "Cem", 22)]


def test_rent_from_prison_in_anti_monopoly():
    """Printed: a monopolist in prison collects nothing. By the house rule he does."""
    for collects, paid in ((False, []), (True, [("Ann", "Bob", 40)])):
        players = [competitor("Ann", space=36), monopolist("Bob", space=10, held=1)]
        game = at("anti-us", players, {39: "Bob"}, rules={"prison_collects": collects})
        assert pays(roll(game, 1, 2)) == paid
        assert row(game, "Bob")["held"] == 1


def test_fr15k_the_extra_throw_may_be_declined():
    """The summary has a double allow another throw: it may be left out. The English and the Polish leaflet say that one throws."""
    for edition, free in (
        ("anti-fr15k", True),
        ("anti-fr", True),
        ("anti-us", False),
        ("anti-pl", False),
        ("classic-fr", False),
    ):
        game = at(edition, people(edition), {6: "Ann"})
        roll(game, 3, 3)
        assert (game.why_not("Ann", "end") is None) is free
        if not free:
            assert game.why_not("Ann", "end").rule == game.edition.paragraphs["doubles"]


EVEN = {"cash_competitor": 3254}
CAMPS = ["competitor", "monopolist", "competitor", "monopolist"]
FOUR = ["Ann", "Bob", "Cem", "Dee"]


def test_cash_by_role_is_what_that_role_starts_with():
    """3254 for each competitor, the printed 1500 for each monopolist; and the other way about. 0 is what is printed."""
    for rules, competitors, monopolists in (
        (EVEN, 3254, 1500),
        ({"cash_monopolist": 700}, 1500, 700),
        ({"cash_competitor": 1, "cash_monopolist": 2, "start_cash": 900}, 1, 2),
        ({"cash_competitor": 3254, "start_cash": 900}, 3254, 900),
        ({"cash_competitor": 0}, 1500, 1500),
    ):
        game = duopoly.Game("anti-us", FOUR, roles=CAMPS, rules=rules, seed=1)
        assert list(cash(game).values()) == [competitors, monopolists] * 2


def test_cash_by_role_comes_with_the_choice_of_the_role():
    """While nobody has a role each has 1500; who chooses to be a competitor then has 3254, and the event says so."""
    game = duopoly.Game("anti-us", ["Ann", "Bob"], rules=EVEN)
    moves(game, "dice 1 2", "dice 5 6")
    assert cash(game) == {"Ann": 1500, "Bob": 1500}
    (event,) = game.play("role competitor")
    assert duopoly.tell(event) == "Bob chooses to be a competitor and starts with $3,254. (rule 4)"
    assert cash(game) == {"Ann": 1500, "Bob": 3254}
    assert duopoly.tell(game.play("role monopolist")[0]) == "Ann chooses to be a monopolist. (rule 4)"
    assert cash(game) == {"Ann": 1500, "Bob": 3254}
    assert game.record().replay().position() == game.position()


def test_cash_by_role_goes_with_the_role_in_a_swap():
    """3254 − 1500 = 1754 pass from Bob, the competitor so far, to Ann."""
    game = duopoly.Game("anti-us", ["Ann", "Bob"], roles=CAMPS[1::-1], order="thrown", rules=EVEN)
    moves(game, "dice 5 6", "dice 1 2")
    assert cash(game) == {"Ann": 1500, "Bob": 3254}
    told = [duopoly.tell(event) for event in moves(game, "swap Bob", "accept")]
    swapped = "Ann and Bob swap roles: Ann is now a competitor, Bob a monopolist; Bob hands Ann $1,754 of starting cash."
    assert f"{swapped} (rule 4)" in told
    assert cash(game) == {"Ann": 3254, "Bob": 1500}
    moves(game, "Bob: swap Ann", "accept")
    assert cash(game) == {"Ann": 1500, "Bob": 3254}
    assert game.record().replay().position() == game.position()


def test_cash_by_role_that_is_spent_forbids_a_swap():
    """Ann pays Bob 3000 of her 3254 for a title dealt to him: 1754 are due in a swap, 1500 more than she has."""
    rules = {**EVEN, "deal_titles": 1}
    game = duopoly.Game("anti-us", ["Ann", "Bob"], roles=CAMPS[:2], order="thrown", rules=rules)
    moves(game, "dice 5 6", "dice 1 2", "deal 39", "deal 24", "offer Bob give cash 3000 take 24", "accept")
    assert cash(game) == {"Ann": 254, "Bob": 4500}
    mine, theirs = game.why_not("Ann", "swap Bob"), game.why_not("Bob", "swap Ann")
    assert (mine.code, theirs.code) == ("cash", "their-cash")
    assert [str(mine.help.amount), mine.help.player, theirs.help.amount] == ["1500", "Ann", 1500]
    assert "swap Bob" not in game.legal("Ann")


def test_cash_by_role_between_an_offer_and_its_answer():
    """Who has spent what a swap would cost cannot accept it any more."""
    players = [monopolist("Ann", 1500), competitor("Bob", 1754)]
    game = at("anti-us", players, setup=True, rules=EVEN)
    game.play("swap Bob", by="Ann")
    assert game.why_not("Bob", "accept") is None
    position = game.position()
    position["players"][1]["cash"] = 1753
    game = duopoly.Game.from_position(position)
    assert (game.why_not("Bob", "accept").code, game.why_not("Bob", "accept").help.amount) == ("cash", 1)
    position["players"][1]["cash"], position["players"][0] = 1754, position["players"][0] | {"cash": 0}
    moves(game := duopoly.Game.from_position(position), "accept")
    assert cash(game) == {"Ann": 1754, "Bob": 0}


def test_cash_by_role_in_a_position_without_sums():
    """Who is given no cash has what the role starts with."""
    players = [{"name": "Ann", "role": "competitor"}, {"name": "Bob", "role": "monopolist"}]
    game = duopoly.Game.from_position({"edition": "anti-us", "players": players, "rules": EVEN})
    assert cash(game) == {"Ann": 3254, "Bob": 1500}


@pytest.mark.parametrize("edition", [name for name in names() if name.startswith("anti")])
def test_cash_by_role_in_the_book(edition):
    """The paragraph on the starting cash says it; the notes of 1500 are no longer everybody's."""
    book = duopoly.book(duopoly.Game(edition, ["Ann", "Bob"], rules=EVEN).edition)
    (paragraph,) = [one for one in book.paragraphs if "start-cash" in [topic.key for topic in one.topics]]
    assert "A competitor begins with " in paragraph.text
    assert "3,254" in paragraph.text
    assert "A monopolist begins" not in paragraph.text
    assert "start-notes" not in [topic.key for topic in paragraph.topics]


@pytest.mark.parametrize(
    ("edition", "value", "problem"),
    [
        ("anti-us", -1, "cash_competitor: expected a whole number from 0 to 1000000, got -1"),
        ("anti-us", "much", 'cash_competitor: expected a whole number from 0 to 1000000, got "much"'),
        ("anti-us", True, "cash_competitor: expected a whole number from 0 to 1000000, got true"),
        ("anti-us", None, "cash_competitor: expected a whole number from 0 to 1000000, got null"),
        ("classic-us", 3254, "rules: expected a rule of classic-us, got cash_competitor, which its game does not have"),
    ],
)
def test_cash_by_role_must_be_a_sum(edition, value, problem):
    """One line says what is wrong."""
    with pytest.raises(duopoly.BadPosition) as caught:
        duopoly.Game(edition, ["Ann", "Bob"], rules={"cash_competitor": value})
    assert str(caught.value) == problem


def even(titles, houses=32):
    """A table where Ann builds evenly, and the box has so many houses."""
    rules = {"build_evenly": True, "shortage": "box", "houses": houses}
    return at("anti-us", people("anti-us"), titles, rules=rules)


@pytest.mark.parametrize(
    ("beside", "houses", "left"),
    [(0, 32, 4), (0, 4, 4), (0, 3, 1), ("mortgaged", 32, 4), ("mortgaged", 3, 3), (1, 6, 4), (1, 4, 2), (3, 6, 3), (4, 6, 3)],
)
def test_build_evenly_a_hotel_beside_a_lower_street_steps_back_to_four_houses(beside, houses, left):
    """Only if the box lacks them it steps back to one more than the other street, or both share what there is."""
    game = even({1: ("Ann", "hotel"), 3: ("Ann", beside)}, houses)
    moves(game, "sell 1")
    assert title(game, 1)["buildings"] == left


def test_build_evenly_a_house_sold_beside_a_bare_street_is_one_house():
    """From four houses it leaves three."""
    game = even({1: ("Ann", 4), 3: "Ann"})
    moves(game, "sell 1")
    assert title(game, 1)["buildings"] == 3


def test_build_evenly_what_others_own_or_is_mortgaged_does_not_count():
    """Ann builds on street 1 though 3 is mortgaged, or Bob's and bare; she sells from 21 though Bob's streets beside it have more."""
    assert allowed(even({1: ("Ann", 2), 3: ("Ann", "mortgaged")}), "build 1")
    assert allowed(even({1: ("Ann", 2), 3: "Bob"}), "build 1")
    assert refused(even({1: ("Ann", 2), 3: "Ann"}), "build 1") == "evenly"
    assert refused(even({1: ("Ann", 2), 3: ("Ann", 3)}), "sell 1") == "evenly"
    titles = {21: ("Ann", 2), 23: ("Bob", 3), 24: ("Bob", 3)}
    assert allowed(even(titles), "sell 21")


@pytest.mark.parametrize("edition", CLASSIC)
def test_shortage_by_the_box_auctions_no_house(edition):
    """Two houses in the box and Bob could use one as well: by the house rule whoever builds first has them, unasked, at the price."""
    game = at(edition, people(edition), {1: "Ann", 3: "Ann", 37: "Bob", 39: "Bob"}, rules={"shortage": "box", "houses": 2})
    assert pays(moves(game, "build 1", "build 3")) == [("Ann", "bank", 50), ("Ann", "bank", 50)]
    assert (game.phase, game.to_act) == ("throw", "Ann")
    assert refused(game, "build 37", by="Bob") == "no-houses-left"


def test_build_evenly_a_hotel_steps_back_beside_its_owners_streets_alone():
    """Three houses are in the box: all three stay on 21, whatever Bob has on the other two streets."""
    game = even({21: ("Ann", "hotel"), 23: ("Bob", 1), 24: ("Bob", 1)}, 5)
    moves(game, "sell 21")
    assert title(game, 21)["buildings"] == 3


@pytest.mark.parametrize("beside", [0, 4, "hotel"])
def test_build_evenly_with_endless_houses_a_hotel_always_steps_back_to_four(beside):
    """us 22: houses never run out, however few the box began with."""
    rules = {"build_evenly": True, "houses": 1, "hotels": 1}
    game = at("anti-us", people("anti-us"), {1: ("Ann", "hotel"), 3: ("Ann", beside)}, rules=rules)
    moves(game, "sell 1")
    assert title(game, 1)["buildings"] == 4
