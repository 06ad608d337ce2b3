"""The six editions against the figures of their leaflets, and what a reader is told about a file that is wrong."""

from pathlib import Path

import pytest

from duopoly.editions import DEFAULT, BadEdition, BadRule, Edition, house_rules, load, names
from duopoly.editions.check import FIGURES
from duopoly.editions.edition import Effect, Rules, Words, grouped, said
from duopoly.editions.files import HOME
from duopoly.editions.topics import TOPICS
from duopoly.words import LANGUAGES

ALL = ["anti-us", "anti-fr", "anti-fr15k", "anti-pl", "classic-fr", "classic-us"]
ANTI = ALL[:4]
CLASSIC = ALL[4:]


def every_text(rule_table: Edition) -> list[Words]:
    texts = [rule_table.name, rule_table.about, rule_table.money.note]
    texts += [city.name for city in rule_table.cities] + [space.name for space in rule_table.spaces]
    return texts + [card.text for card in rule_table.cards] + [erratum.why for erratum in rule_table.errata]


# The six editions.


def test_there_are_six_in_a_fixed_order():
    """names() lists the built-in editions, and the first is the default."""
    assert names() == ALL
    assert DEFAULT == "anti-us"


@pytest.mark.parametrize("name", ALL)
def test_an_edition_is_read_once_and_knows_its_name(name):
    """A built-in edition is the same object each time."""
    assert load(name).key == name
    assert load(name) is load(name)


@pytest.mark.parametrize("name", ALL)
def test_forty_spaces_twenty_eight_titles_eight_cities(name):
    """Spaces are in order, titles too; a title is found by the key of its space."""
    rule_table = load(name)
    assert [space.index for space in rule_table.spaces] == list(range(40))
    assert len(rule_table.titles) == 28
    assert len(rule_table.cities) == 8
    assert [title.index for title in rule_table.titles.values()] == sorted(title.index for title in rule_table.titles.values())
    assert all(rule_table.spaces[title.index].key == key for key, title in rule_table.titles.items())


@pytest.mark.parametrize("name", ALL)
def test_every_text_is_there_in_three_languages(name):
    """A text is one string for all, or one for each of en, fr, pl."""
    for text in every_text(load(name)):
        assert isinstance(text, str) or set(text) == set(LANGUAGES)
        assert isinstance(text, str) or all(text.values())


@pytest.mark.parametrize("name", ALL)
def test_card_texts_are_short_and_name_no_sum(name):
    """The program prints the sum; the card says what happens."""
    for card in load(name).cards:
        for lang in LANGUAGES:
            assert 15 <= len(card.told(lang)) <= 110, card
            assert not any(c.isdigit() for c in card.told(lang)), card


@pytest.mark.parametrize("name", ALL)
def test_cards_that_move_name_the_place(name):
    """A card's text has the name of the space it leads to, in each language."""
    rule_table = load(name)
    for card in rule_table.cards:
        if card.space is not None:
            for lang in LANGUAGES:
                place = said(rule_table.spaces[card.space].name, lang).removeprefix("the ")
                assert place in card.told(lang), (card.id, lang)


@pytest.mark.parametrize("name", ALL)
def test_every_topic_has_its_paragraph(name):
    """Each edition says which paragraph of its leaflet governs each topic."""
    paragraphs = load(name).paragraphs
    assert list(paragraphs) == list(TOPICS)
    assert paragraphs["building"]
    assert paragraphs["prison"]


def test_paragraph_numbers_are_the_leaflets_own():
    """The English leaflet has 26 rules and a two-hour game, the French one 23, the Polish one 26."""
    topics = ("object", "doubles", "building", "prison", "income-tax", "foundation", "bankruptcy", "richest", "timed")
    us, fr, pl = (load(name).paragraphs for name in ("anti-us", "anti-fr", "anti-pl"))
    assert [us[topic] for topic in topics] == ["1", "7", "11", "15", "17", "21", "24", "25", "Two hour game"]
    assert [fr[topic] for topic in topics] == ["1", "7", "10", "14", "16", "20", "22", "23", "Partie rapide"]
    assert [pl[topic] for topic in topics] == ["1", "7", "11", "15", "17", "21", "24", "25", "Gra z limitem czasowym"]
    assert load("anti-fr15k").paragraphs["timed"] == ""


@pytest.mark.parametrize("name", ALL)
def test_the_notes_come_to_the_cash(name):
    """What a player gets in notes is what he begins with."""
    rule_table = load(name)
    assert sum(int(note) * many for note, many in rule_table.money.start_notes.items()) == rule_table.rules.start_cash


def test_the_notes_in_the_box():
    """50 ones, 40 fives, 50 tens, 50 fifties, 50 hundreds, 20 five-hundreds: 18250."""
    for name in ("anti-us", "anti-fr", "anti-pl"):
        assert sum(int(note) * many for note, many in load(name).money.box_notes.items()) == 18250


def test_money_looks_as_on_the_cards():
    """Dollars stand before the sum, euros after it, Monopoly's M before it."""
    assert [load(name).sum(1500) for name in ALL] == ["$1,500", "1,500 €", "1,500", "1,500 €", "M1,500", "$1,500"]


@pytest.mark.parametrize(
    ("lang", "number", "text"),
    [
        ("en", 999, "999"),
        ("en", 1500, "1,500"),
        ("en", 1234567, "1,234,567"),
        ("fr", 999, "999"),
        ("fr", 1500, "1\u00a0500"),
        ("fr", 1234567, "1\u00a0234\u00a0567"),
        ("pl", 1500, "1500"),
        ("pl", 9999, "9999"),
        ("pl", 10000, "10\u00a0000"),
        ("pl", 1234567, "1\u00a0234\u00a0567"),
    ],
)
def test_sums_are_grouped_as_each_language_does(lang, number, text):
    """The same table is that of the page's test of its numbers: what is told and what is drawn look alike."""
    assert grouped(number, lang) == text


# Amounts, edition by edition: the table of the leaflets.

AMOUNTS = {
    #                          us     fr    15k    pl   c-fr  c-us
    "start_cash":             (1500, 1500, 15000, 1500, 1500, 1500),
    "start_bonus":            (100,  100,  1000,  100,  200,  200),
    "fee":                    (50,   50,   500,   50,   50,   50),
    "income_tax":             (200,  200,  2000,  200,  200,  200),
    "tax_cash_competitor":    (10,   10,   10,    10,   None, None),
    "tax_cash_monopolist":    (20,   20,   20,    20,   None, None),
    "tax_titles":             (10,   10,   10,    10,   None, None),
    "tax_buildings":          (10,   10,   10,    10,   None, None),
    "property_tax":           (75,   75,   750,   75,   100,  100),
    "foundation_monopolist":  (10,   160,  1600,  160,  None, None),
    "foundation_one":         (25,   25,   250,   25,   None, None),
    "foundation_two":         (50,   50,   500,   50,   None, None),
    "utility_competitor":     (4,    4,    40,    4,    None, None),
    "utility_monopolist":     (4,    4,    40,    4,    None, None),
    "utility_monopolist_both": (10,  10,   100,   10,   None, None),
    "utility_player":         (None, None, None,  None, 4,    4),
    "utility_player_both":    (None, None, None,  None, 10,   10),
    "houses":                 (35,   35,   35,    35,   32,   32),
    "hotels":                 (15,   15,   15,    15,   12,   12),
    "mortgage_interest":      (0,    0,    0,     0,    10,   10),
    "keep_competitor":        (10,   10,   None,  10,   None, None),
    "keep_monopolist":        (20,   20,   None,  20,   None, None),
    "rounds":                 (0,    0,    None,  0,    None, None),
    "speed_cash":             (None, None, None,  None, 1000, 1000),
    "extra_throws":           (1,    1,    1,     1,    9,    9),
    "doubles_to_prison":      (0,    0,    0,     0,    3,    3),
    "prison_throws":          (2,    2,    2,     2,    3,    3),
    "deal_titles":            (0,    0,    0,     0,    0,    0),
    "max_houses_competitor":  (4,    4,    4,     4,    None, None),
    "max_houses_monopolist":  (3,    3,    3,     3,    None, None),
    "max_houses_player":      (None, None, None,  None, 4,    4),
    "monopoly_competitor":    (0,    0,    0,     0,    None, None),
    "monopoly_monopolist":    (2,    2,    2,     2,    None, None),
    "monopoly_player":        (None, None, None,  None, 3,    3),
}  # fmt: skip
T, F, N = True, False, None
SWITCHES = {
    #                          us     fr     15k    pl   c-fr c-us
    "prison_fee_after_miss":   (F,    F,     F,     F,   T,   T),
    "prison_stay":             (F,    T,     F,     F,   F,   F),
    "prison_ends_turn":        (F,    F,     F,     F,   T,   T),
    "prison_collects":         (F,    F,     F,     F,   T,   T),
    "income_tax_choice":       (T,    T,     T,     T,   F,   F),
    "auction":                 (F,    F,     F,     F,   T,   T),
    "estate_auction":          (F,    F,     F,     F,   T,   T),
    "claim_rent":              (F,    F,     F,     F,   T,   F),
    "build_any_time":          (F,    F,     F,     F,   T,   T),
    "build_evenly":            (F,    F,     F,     F,   T,   T),
    "bare_group":              (F,    F,     F,     F,   T,   T),
    "lift_any_time":           (T,    F,     T,     T,   T,   T),
    "houses_outlast_monopoly": (F,    T,     T,     F,   F,   F),
    "swap_roles":              (T,    F,     F,     F,   N,   N),
    "timed_trade":             (T,    F,     N,     T,   N,   N),
    "timed_adjust":            (T,    F,     N,     T,   N,   N),
    "speed_die":               (N,    N,     N,     N,   F,   F),
    "speed_on_doubles":        (N,    N,     N,     N,   T,   T),
    "triple_throws_again":     (N,    N,     N,     N,   T,   T),
    "decline_extra_throw":     (F,    T,     T,     F,   F,   F),
    "free_parking_pot":        (N,    N,     N,     N,   F,   F),
    "start_double":            (F,    F,     F,     F,   F,   F),
    "older_decks":             (N,    N,     N,     N,   F,   N),
    "shortage": ("endless", "box", "box", "endless", "auction", "auction"),
    "trade": ("any-time", "any-time", "before-throw", "any-time", "any-time", "any-time"),
    "price_war_buys": (True, False, True, True, None, None),
    "prison_double": (
        "moves-and-throws-again", "throws-again", "moves-and-throws-again", "moves-and-throws-again", "moves", "moves",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("rule", "values"), (AMOUNTS | SWITCHES).items(), ids=(AMOUNTS | SWITCHES).keys())
def test_rules_are_those_of_the_leaflets(rule, values):
    """Every amount and switch, as each leaflet has it; None where its game has no such thing."""
    assert tuple(getattr(load(name).rules, rule) for name in ALL) == values


def test_no_rule_is_left_out():
    """The tables above name every rule there is."""
    assert set(Rules.__struct_fields__) == set(AMOUNTS) | set(SWITCHES)


def test_players_roles_aims_and_buildings():
    """Two to six against each other in camps, or two to eight everybody for himself."""
    for name in ANTI:
        rule_table = load(name)
        assert rule_table.players == (2, 6)
        assert rule_table.roles == ("competitor", "monopolist")
        assert rule_table.aims == (("last", "camp") if name == "anti-fr15k" else ("last", "camp", "timed"))
        assert rule_table.hotel == ("apartment" if name == "anti-us" else "hotel")
    for name in CLASSIC:
        rule_table = load(name)
        assert (rule_table.players, rule_table.roles, rule_table.aims, rule_table.hotel) == (
            (2, 8),
            ("player",),
            ("last",),
            "hotel",
        )


def test_the_leaflets_language_comes_first():
    """An edition speaks the language of its leaflet, and the two others."""
    assert [load(name).languages[0] for name in ALL] == ["en", "fr", "fr", "pl", "fr", "en"]
    assert all(sorted(load(name).languages) == sorted(LANGUAGES) for name in ALL)


# Boards and title cards.


def test_keys_are_written_out():
    """St., Ave. and Blvd. are written out, accents dropped, card spaces told apart by their number."""
    us, fr, paris = load("anti-us"), load("anti-fr"), load("classic-fr")
    keys = [us.spaces[i].key for i in (0, 2, 5, 6, 10, 12, 20, 30, 31, 37, 38, 39)]
    assert keys == [
        "start", "card-2", "railroad", "sunset-boulevard", "prison", "electric-company", "foundation", "go-to-prison",
        "fishermans-wharf", "fifth-avenue", "property-tax", "wall-street",
    ]  # fmt: skip
    assert [fr.spaces[i].key for i in (9, 21, 24)] == ["potsdamer-strasse", "rue-la-fayette", "champs-elysees"]
    assert [paris.spaces[i].key for i in (2, 7, 20, 38)] == ["chest-2", "chance-7", "free-parking", "luxury-tax"]
    assert paris.titles["rue-de-la-paix"].told("pl") == "Rue de la Paix"


PRICES = {
    1: 60, 3: 60, 5: 200, 6: 100, 8: 100, 9: 120, 11: 140, 12: 150, 13: 140, 14: 160, 15: 200, 16: 180, 18: 180, 19: 200,
    21: 220, 23: 220, 24: 240, 25: 200, 26: 260, 27: 260, 28: 150, 29: 280, 31: 300, 32: 300, 34: 320, 35: 200, 37: 350,
    39: 400,
}  # fmt: skip


@pytest.mark.parametrize("name", ALL)
def test_prices_are_the_same_on_every_board(name):
    """All boards have the same 28 prices, one of them times ten; a mortgage is half the price."""
    factor = 10 if name == "anti-fr15k" else 1
    titles = load(name).titles.values()
    assert {title.index: title.price for title in titles} == {i: price * factor for i, price in PRICES.items()}
    assert all(2 * title.mortgage == title.price for title in titles)


@pytest.mark.parametrize("name", ["anti-us", "anti-fr", "anti-pl", "classic-fr", "classic-us"])
def test_lifting_costs_a_tenth_more_halves_up(name):
    """The back of the title card: 110 percent of the mortgage, so 193 for 175 and 83 for 75."""
    assert all(title.lift == (title.mortgage * 11 + 5) // 10 for title in load(name).titles.values())


@pytest.mark.parametrize("name", ANTI)
def test_houses_cost_fifty_more_on_each_side_of_the_board(name):
    """50, 100, 150, 200 as one goes round, a hotel or apartment as much again."""
    factor = 10 if name == "anti-fr15k" else 1
    for title in load(name).titles.values():
        side = (title.index // 10 + 1) * 50 * factor if title.kind == "street" else 0
        assert (title.house_cost, title.hotel_cost) == (side, side)


@pytest.mark.parametrize("name", ANTI)
def test_rents_are_a_tenth_or_a_fifth_of_land_and_houses(name):
    """A competitor earns 10 percent of land and houses; a monopolist 20 percent, but 10 of a bare street."""
    streets = [title for title in load(name).titles.values() if title.kind == "street"]
    assert len(streets) == 22
    for title in streets:
        worth = [title.price + n * title.house_cost for n in range(6)]
        assert title.rents["competitor"] == tuple(value // 10 for value in worth)
        assert title.rents["monopolist"] == (title.price // 10, *(value // 5 for value in worth[1:5]))


def test_brattle_street():
    """One card read aloud: 22 bare, 37 with a house, 97 with the apartment; 74, 104, 134, 164 for a monopolist."""
    card = load("anti-us").titles["brattle-street"]
    assert (card.index, card.city, card.price, card.house_cost, card.lift) == (21, "boston", 220, 150, 121)
    assert card.rents == {"competitor": (22, 37, 52, 67, 82, 97), "monopolist": (22, 74, 104, 134, 164)}


def test_boardwalk_and_rue_de_la_paix():
    """The dearest street of the classic game, under its two names."""
    for name, key in (("classic-us", "boardwalk"), ("classic-fr", "rue-de-la-paix")):
        card = load(name).titles[key]
        assert card.rents == {"player": (50, 200, 600, 1400, 1700, 2000)}
        assert (card.house_cost, card.mortgage, card.lift) == (200, 200, 220)


def test_transport_fares():
    """A competitor's fare is 10 percent of the price; a monopolist's doubles; 25, 50, 100, 200 in the classic game."""
    for name in ANTI:
        factor = 10 if name == "anti-fr15k" else 1
        for title in load(name).titles.values():
            if title.kind == "transport":
                assert title.rents["competitor"] == (20 * factor,) * 4
                assert title.rents["monopolist"] == tuple(40 * factor * 2**n for n in range(4))
    fares = {title.rents["player"] for title in load("classic-fr").titles.values() if title.kind == "transport"}
    assert fares == {(25, 50, 100, 200)}


def test_utility_multiples_come_from_the_rules():
    """The loader fills in a utility's rents, and a house rule changes them."""
    us = load("anti-us")
    assert us.titles["gas-company"].rents == {"competitor": (4, 4), "monopolist": (4, 10)}
    assert load("anti-fr15k").titles["gas-company"].rents == {"competitor": (40, 40), "monopolist": (40, 100)}
    assert load("classic-us").titles["water-works"].rents == {"player": (4, 10)}
    changed = house_rules(us, {"utility_competitor": 6})
    assert changed.titles["electric-company"].rents["competitor"] == (6, 6)
    assert us.titles["electric-company"].rents["competitor"] == (4, 4)


def test_card_spaces():
    """In anti the role chooses the deck; in classic the space does."""
    assert [s.index for s in load("anti-fr").spaces if s.kind == "card"] == [2, 7, 17, 22, 33, 36]
    assert all(space.deck is None for space in load("anti-fr").spaces)
    decks = {space.index: space.deck for space in load("classic-fr").spaces if space.kind == "card"}
    assert decks == {2: "chest", 7: "chance", 17: "chest", 22: "chance", 33: "chest", 36: "chance"}


# Cards.


def test_deck_sizes():
    """25 and 25 cards, or 16 and 16."""
    for name in ANTI:
        assert {deck: len(cards) for deck, cards in load(name).decks.items()} == {"competitor": 25, "monopolist": 25}
    for name in CLASSIC:
        assert {deck: len(cards) for deck, cards in load(name).decks.items()} == {"chance": 16, "chest": 16}


def test_the_older_french_decks_are_played_by_a_rule():
    """With older_decks the other 16 and 16 come out, among them the fine that can be a Chance card."""
    older = house_rules(load("classic-fr"), {"older_decks": True})
    assert [card.id for card in older.decks["chest"]] == [f"OC{n:02}" for n in range(1, 17)]
    assert {card.effect for card in older.decks["chest"]} >= {"pay-or-draw", "move-back-to"}
    assert all(card.id.startswith("CC") for card in load("classic-fr").decks["chest"])


def test_prison_cards():
    """Two cards of each anti deck lead to prison or price war, one of each classic deck leads there and one out."""
    for name in ANTI:
        assert [card.id for card in load(name).cards if card.effect == "prison"] == ["C02", "C14", "M14", "M20"]
    for deck in load("classic-us").decks.values():
        effects = [card.effect for card in deck]
        assert (effects.count("prison"), effects.count("get-out")) == (1, 1)


def test_a_few_cards():
    """Amounts and places as transcribed, times ten in the box that has all amounts times ten."""
    us, tenfold, paris = load("anti-us").decks, load("anti-fr15k").decks, load("classic-fr").decks
    gamble = us["competitor"][8]
    assert (gamble.effect, gamble.at_least, gamble.amount) == ("gamble", 10, 75)
    assert (tenfold["competitor"][8].at_least, tenfold["competitor"][8].amount) == (10, 750)
    friend = us["monopolist"][18]
    assert (friend.effect, friend.role, friend.amount) == ("bank-pays-role", "monopolist", 25)
    upkeep = paris["chest"][13]
    assert (upkeep.effect, upkeep.house, upkeep.hotel) == ("upkeep", 40, 115)


@pytest.mark.parametrize("name", ["anti-fr", "anti-pl"])
def test_european_cards_do_what_the_american_ones_do(name):
    """The decks of the European boxes were not seen: they are the American box's, and say so."""
    for card, american in zip(load(name).cards, load("anti-us").cards, strict=True):
        assert (card.id, card.effect, card.amount) == (american.id, american.effect, american.amount)
        assert card.source.startswith("inferred")


def test_every_effect_has_its_figures():
    """The checks know each effect a card can have."""
    assert set(FIGURES) == set(Effect.__args__)


# Where figures come from.


def test_what_was_inferred_says_so():
    """No figure that rests on an inference goes without a source, and what was read goes without."""
    assert all(t.source.startswith("inferred") for t in load("anti-fr").titles.values())
    assert not any(t.source for t in load("anti-us").titles.values())
    assert "doubtful" in next(card.source for card in load("anti-us").cards if card.id == "M18")
    assert {"property_tax", "utility_competitor", "income_tax"} <= set(load("anti-fr15k").sources)


def test_errata():
    """Where a leaflet is printed wrong, the edition says what it prints, what is played, and why."""
    us = {erratum.rule: (erratum.printed, erratum.played) for erratum in load("anti-us").errata}
    assert us == {"foundation_monopolist": ("10", "10")}
    tenfold = {erratum.rule: (erratum.printed, erratum.played) for erratum in load("anti-fr15k").errata}
    assert tenfold["utility_competitor"] == ("4", "40")
    assert tenfold["income_tax"] == ("12000", "2000")
    assert tenfold["tax_titles"] == ("210%", "10%")
    assert not load("anti-fr").errata


# House rules.


def test_house_rules_make_a_copy():
    """The edition itself keeps its rules."""
    us = load("anti-us")
    changed = house_rules(us, {"start_cash": 2000, "foundation_monopolist": 160})
    assert (changed.rules.start_cash, changed.rules.foundation_monopolist) == (2000, 160)
    assert (us.rules.start_cash, us.rules.foundation_monopolist) == (1500, 10)
    assert house_rules(us, {}) is us


def test_fewer_houses_leave_their_rents_out():
    """With two houses at most the next step is the hotel, and its rent stays the last."""
    changed = house_rules(load("anti-us"), {"max_houses_competitor": 2})
    assert changed.titles["wall-street"].rents["competitor"] == (40, 60, 80, 140)


@pytest.mark.parametrize(
    ("name", "rules", "what"),
    [
        ("anti-us", {"start_csh": 1}, "start_csh is no rule of anti-us; did you mean start_cash?"),
        ("anti-us", {"zzz": 1}, "zzz is no rule of anti-us"),
        (
            "classic-us",
            {"foundation_monopolist": 1},
            "foundation_monopolist is no rule of classic-us: its game has nothing of the kind",
        ),
        ("classic-us", {"older_decks": True}, "older_decks is no rule of classic-us: its game has nothing of the kind"),
        ("anti-us", {"start_cash": -5}, "start_cash is -5: a whole number from 0 to 1000000 would be right"),
        ("anti-us", {"start_cash": 1.5}, "start_cash is 1.5: a whole number from 0 to 1000000 would be right"),
        ("anti-us", {"start_cash": True}, "start_cash is true: a whole number from 0 to 1000000 would be right"),
        ("anti-us", {"start_cash": None}, "start_cash is null: a whole number from 0 to 1000000 would be right"),
        ("anti-us", {"tax_titles": 101}, "tax_titles is 101: a whole number from 0 to 100 would be right"),
        ("anti-us", {"auction": 1}, "auction is 1: true or false would be right"),
        ("anti-us", {"shortage": "none"}, 'shortage is "none": one of "auction", "box", "endless" would be right'),
        (
            "anti-us",
            {"max_houses_monopolist": 4},
            "max_houses_monopolist is 4: 0 to 3 would be right, as many as the title cards have rents for",
        ),
        ("classic-us", {"income_tax_choice": True}, "tax_titles is missing: income_tax_choice needs it"),
    ],
)
def test_bad_house_rules(name, rules, what):
    """A house rule that cannot be is told in one line."""
    with pytest.raises(BadRule) as told:
        house_rules(load(name), rules)
    assert str(told.value) == what


# Editions of one's own.


@pytest.fixture
def mine(tmp_path, monkeypatch):
    """Writes my.toml and loads it."""
    monkeypatch.chdir(tmp_path)

    def load_mine(text: str) -> Edition:
        Path("my.toml").write_text(text, "utf-8")
        return load("my.toml")

    return load_mine


def test_my_edition_gives_only_what_differs(mine):
    """Scalars replace, tables merge by key, rows by what they are found by; the key is the file's name."""
    rule_table = mine("""
        extends = "anti-pl"
        players = [3, 5]
        [rules]
        start_cash = 2000
        [[city]]
        key = "paris"
        house_cost = 120
        [[title]]
        space = 39
        price = 500
        [[space]]
        index = 39
        name = "Akropolis"
        [[card]]
        deck = "competitor"
        id = "C01"
        effect = "pay"
        amount = 5
        text = "Ouch."
    """)
    base = load("anti-pl")
    assert (rule_table.key, rule_table.players, rule_table.rules.start_cash, rule_table.rules.fee) == ("my", (3, 5), 2000, 50)
    assert rule_table.titles["rue-la-fayette"].house_cost == 120
    assert (rule_table.titles["syntagma"].price, rule_table.titles["syntagma"].told("fr")) == (500, "Akropolis")
    assert (rule_table.cards[0].effect, rule_table.cards[0].amount) == ("pay", 5)
    assert rule_table.cards[1:] == base.cards[1:]
    assert rule_table.paragraphs == base.paragraphs


def test_parts_of_paragraphs(mine):
    """A lettered part is cited by its letter; paragraphs written anew leave the extended leaflet's letters behind."""
    assert load("anti-us").paragraph("share") == "Two hour game, b"
    assert load("anti-fr").paragraph("share") == "Partie rapide"
    assert load("anti-fr15k").paragraph("share") == "But du jeu"
    assert mine('extends = "anti-us"\n[parts]\nshare = "27"').paragraph("share") == "27"
    text = (HOME / "anti-us.toml").read_text("utf-8")
    rows = text[text.index("paragraph = [") : text.index("\n]\n", text.index("paragraph = ["))]
    ours = mine(f'extends = "anti-us"\n{rows}\n]')
    assert ours.paragraph("share") == "Two hour game"


def test_what_explained_a_changed_rule_falls_with_it(mine):
    """Notes, sources and errata of the extended edition do not outlive the amounts they explain."""
    rule_table = mine('extends = "anti-fr15k"\n[rules]\nstart_cash = 20000\nproperty_tax = 800\nutility_competitor = 50')
    assert rule_table.money.start_notes == {}
    assert "property_tax" not in rule_table.sources
    assert "income_tax" in rule_table.sources
    assert "utility_competitor" not in [erratum.rule for erratum in rule_table.errata]


def test_a_street_less(mine):
    """A space of another kind is written anew, and takes its title card with it."""
    rule_table = mine('extends = "classic-us"\n[[space]]\nindex = 1\nkind = "free"\nkey = "lawn"\nname = "Lawn"')
    assert "mediterranean-avenue" not in rule_table.titles
    assert (rule_table.spaces[1].kind, rule_table.spaces[1].city) == ("free", None)


def test_a_whole_file_needs_no_other(mine):
    """A copy of a built-in edition under another key loads as it stands."""
    text = (HOME / "classic-us.toml").read_text("utf-8").replace('key = "classic-us"', 'key = "mine"', 1)
    rule_table = mine(text)
    assert rule_table.key == "mine"
    assert rule_table.titles == load("classic-us").titles


STREET = "[[title]]\nspace = 39\n"
COMPETITOR = "competitor = [1, 2, 3, 4, 5, 6]"
NEW_CARD = '[[card]]\ndeck = "monopolist"\nid = "M77"\ntext = "Hm."\n'
CITIES = "new-orleans, los-angeles, chicago, philadelphia, boston, washington, san-francisco, new-york"
BAD = [
    # Tables and fields.
    ("[rules]\nstart_cash = -5", "[rules] start_cash is -5: a whole number from 0 to 1000000 would be right"),
    ("[rules]\nstart_cash = true", "[rules] start_cash is true: a whole number from 0 to 1000000 would be right"),
    ("[rules]\nauction = 1", "[rules] auction is 1: true or false would be right"),
    ("[rules]\nstart_csh = 1", "[rules] start_csh is unknown; did you mean start_cash?"),
    ("rules = 3", "rules: a table [rules] would be right"),
    ("title = 3", "title: rows [[title]] would be right"),
    ("spaces = []", "spaces is unknown; did you mean space?"),
    ("[money]\nsign = '?'", "[money] sign is unknown"),
    ("[money]\nstart_notes = { 500 = 1 }", "[money] start_notes come to 500: 1500, the start_cash in [rules], would be right"),
    ("[money]\nstart_notes = { x = 1 }", "[money] start_notes.x is unknown: what a note is worth, like 500, would be right"),
    ("lacks = ['x']", "lacks 'x': a rule of the extended edition would be right"),
    ("lacks = ['fee']", "[rules] fee is missing: a whole number from 0 to 1000000 would be right"),
    ("lacks = ['rounds']", "[rules] rounds is missing: the aim timed needs it"),
    ("[rules]\nmax_houses_monopolist = 4", "[rules] max_houses_monopolist is 4: 0 to 3 would be right, as many as the title cards have rents for"),
    ("[rules]\nolder_decks = true", "[rules] older_decks: every deck needs older cards"),
    # The head.
    ("players = [4, 2]", "players is [4, 2]: the fewest, then the most would be right"),
    ("players = [2]", "players is [2]: a list of 2, each a whole number from 2 to 8, would be right"),
    ("aims = []", "aims: one or more would be right, each once"),
    ("aims = ['win']", 'aims number 1 is "win": one of "camp", "last", "timed" would be right'),
    ("roles = ['competitor']", 'roles: ["competitor", "monopolist"] or ["player"] would be right'),
    ("roles = ['player']", 'aims: without two camps ["last"] alone would be right'),
    ("key = 'anti-us'", "key is anti-us: another than a built-in edition's would be right"),
    ("key = 'Not Mine'", 'key is "Not Mine": small letters, digits and single hyphens, like wall-street, would be right'),
    # Spaces and cities.
    ("[[space]]\nname = 'X'", "[[space]] number 1: index is missing, or neither number nor text"),
    ("[[space]]\nindex = 12\n[[space]]\nindex = 12", "[[space]] 12 stands twice"),
    ("[[space]]\nindex = 40\nkind = 'free'\nkey = 'x'\nname = 'X'", "[[space]] 40: index is 40: a whole number from 0 to 39 would be right"),
    ("[[space]]\nindex = 1\nkey = 'wall-street'", "[[space]] 39: key wall-street is taken by 1"),
    ("[[space]]\nindex = 1\ncity = 'bostn'", f"[[space]] 1: city bostn is unknown: one of {CITIES} would be right"),
    ("[[space]]\nindex = 2\ncity = 'boston'", "[[space]] 2: city is boston: a card space has none here"),
    ("[[space]]\nindex = 2\ndeck = 'chance'", "[[space]] 2: deck is chance: a card space has none here"),
    ("[[space]]\nindex = 1\nkind = 'prison'\nkey = 'x'\nname = 'X'", "[[space]] of kind prison: one would be right, there are 2"),
    ("[[space]]\nindex = 1\nkind = 'transport'\nkey = 'x'\nname = 'X'", "[[space]] of kind transport: 4 at most would be right"),
    ("[[space]]\nindex = 1\nname = { en = 'X', fr = 'Y' }", "[[space]] 1: name lacks pl: a text for each of en, fr, pl would be right"),
    ("[[space]]\nindex = 1\nname = 5", "[[space]] 1: name is 5: a text or one for each of en, fr, pl would be right"),
    ("[[city]]\nkey = 'gotham'\ncode = 'GO'\ncolour = 'black'\nhouse_cost = 1\nhotel_cost = 1\nname = 'Gotham'", "[[city]] gotham has no streets: 1 to 4 would be right"),
    ("[[city]]\nkey = 'boston'\ncode = 'WA'", "[[city]] washington: code WA is taken by boston"),
    ("[[city]]\nkey = 'boston'\ncode = 'B'", "[[city]] boston: code is B: two letters would be right"),
    # Title cards.
    (f"{STREET}rents = {{ {COMPETITOR}, monopolist = [1, 2, 3, 4] }}", "[[title]] wall-street: rents.monopolist has 4 numbers, 5 are right (bare, 1 to 3 houses, hotel)"),
    (f"{STREET}rents = {{ {COMPETITOR} }}", "[[title]] wall-street: rents.monopolist is missing: bare, 1 to 3 houses, hotel would be right"),
    (f"{STREET}rents = {{ {COMPETITOR}, monopolist = [1, 2, 3, 4, -5] }}", "[[title]] wall-street: rents.monopolist number 5 is -5: a whole number from 0 to 1000000 would be right"),
    (f"{STREET}price = 0", "[[title]] wall-street: price is 0: a whole number from 1 to 1000000 would be right"),
    (f"{STREET}mortgage = 401", "[[title]] wall-street: mortgage is 401: at most the price, 400, would be right"),
    (f"{STREET}lift = 199", "[[title]] wall-street: lift is 199: at least the mortgage, 200, would be right"),
    ("[[title]]\nspace = 12\nrents = { competitor = [4, 4] }", "[[title]] electric-company: rents of a utility stand in [rules] as utility_…: {} would be right"),
    ("[[title]]\nspace = 2\nprice = 9\nmortgage = 4\nlift = 5\nrents = {}", "[[title]] for space 2: a card space has no title card"),
    # Cards.
    ("[[card]]\ndeck = 'competitor'\nid = 'C20'\nspace = 57", "[[card]] competitor C20: space is 57: a whole number from 0 to 39 would be right"),
    ("[[card]]\ndeck = 'competitor'\nid = 'C20'\namount = 5", "[[card]] competitor C20: amount is 5: the effect move-to has none"),
    ("[[card]]\ndeck = 'chance'\nid = 'X01'\neffect = 'nothing'\ntext = 'X'", "[[card]] chance X01: deck chance is unknown: competitor or monopolist would be right"),
    ("[[card]]\ndeck = 'monopolist'\nid = 'C01'\neffect = 'nothing'\ntext = 'X'", "[[card]] monopolist: id C01 is taken by competitor"),
    (f"{NEW_CARD}effect = 'collect'", "[[card]] monopolist M77: amount is missing: the effect collect needs it"),
    (f"{NEW_CARD}effect = 'collect-role'\nrole = 'player'\namount = 1", "[[card]] monopolist M77: role is player: one of competitor, monopolist would be right"),
    (f"{NEW_CARD}effect = 'pay-or-draw'\namount = 1", "[[card]] monopolist M77: the effect pay-or-draw draws from the deck chance, and there is none"),
    (f"{NEW_CARD}effect = 'get-out'\n{NEW_CARD.replace('77', '78')}effect = 'get-out'", "[[card]] deck monopolist has 2 get-out cards: one at most would be right"),
    (f"{NEW_CARD}effect = 'nothing'\nolder = true", "[rules] older_decks is missing: the older cards need it"),
    # What the leaflet says.
    ("paragraph = [{ number = '7', heading = 'rent', topics = ['rents'] }]", "[[paragraph]] 7: rents is no topic; did you mean rent?"),
    ("paragraph = [{ number = '7', heading = 'rent', topics = ['free'] }]", "[[paragraph]] 7: topic free: this game has nothing of the kind"),
    ("paragraph = [{ number = '7', heading = 'rent', topics = ['rent', 'rent'] }]", "[[paragraph]] 7: topic rent stands in 7 already"),
    ("paragraph = [{ number = '7', heading = 'rent', option = 'speed_die' }]", "[[paragraph]] 7: option speed_die is no rule of this edition"),
    ("paragraph = [{ number = '7A', topics = ['rent'] }]", "[[paragraph]] 7A: heading is missing: only a part of a paragraph before it has none"),
    ("paragraph = [{ number = '7', heading = 'rent', topics = ['rent'] }]", "[[paragraph]] with the topic object is missing"),
    ("paragraph = [{ heading = 'rent' }]", "[[paragraph]] number 1: number is missing, or neither number nor text"),
    ("[parts]\nshares = '7'", "[parts] shares is no topic or part of one; did you mean share?"),
    ("[paragraphs]\nrent = '7'", "paragraphs is unknown; did you mean paragraph?"),
    ("[sources]\nstart_csh = 'me'", "[sources] start_csh is no rule; did you mean start_cash?"),
    ("[[erratum]]\nrule = 'fees'\nprinted = '1'\nplayed = '2'\nwhy = 'X'", "[[erratum]] fees is no rule; did you mean fee?"),
    # Not TOML.
    ("x = = 3", "is not TOML: Invalid value (at line 2, column 5)"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "what"), BAD, ids=range(len(BAD)))
def test_what_is_wrong_is_told_in_one_line(mine, text, what):
    """File, table, row, field, and what would be right."""
    with pytest.raises(BadEdition) as told:
        mine(f'extends = "anti-us"\n{text}')
    assert str(told.value) == f"my.toml: {what}"


@pytest.mark.parametrize(
    ("name", "old", "new", "what"),
    [
        ("anti-us", "{ index = 12,", "#", "[[space]] 12 is missing: a board has 40, from 0 to 39"),
        (
            "anti-us",
            "{ space = 39,",
            "#",
            "[[title]] for space 39 is missing: every street, transport and utility needs one",
        ),
        (
            "anti-us",
            "\nutility_monopolist_both ",
            "\n#",
            "[rules] utility_monopolist_both is missing: the role monopolist needs it",
        ),
        ("anti-us", "\nfoundation_one ", "\n#", "[rules] foundation_one is missing: the foundation space needs it"),
        ("anti-us", 'topics = ["object"]', "topics = []", "[[paragraph]] with the topic object is missing"),
        ("classic-us", 'deck = "chance", ', "", "[[space]] 7: deck is missing: one of chance, chest would be right"),
        (
            "classic-us",
            'kind = "free", ',
            'kind = "foundation", ',
            "[[space]] of kind foundation: none would be right, without competitors and monopolists",
        ),
    ],
)
def test_what_is_missing_is_told_in_one_line(mine, name, old, new, what):
    """A whole file from which something was lost."""
    text = (HOME / f"{name}.toml").read_text("utf-8").replace(f'key = "{name}"', 'key = "my"', 1)
    assert old in text
    with pytest.raises(BadEdition) as told:
        mine(text.replace(old, new, 1))
    assert str(told.value) == f"my.toml: {what}"


def test_an_edition_that_is_not_there(mine):
    """A name that is none of the six, a file that is not there, a base that is not there, a file of no text."""
    for name, what in (
        ("anti-uk", f"unknown edition 'anti-uk': {', '.join(ALL)} or a file ending in .toml"),
        ("none.toml", "none.toml: there is no such file"),
    ):
        with pytest.raises(BadEdition) as told:
            load(name)
        assert str(told.value) == what
    with pytest.raises(BadEdition, match=r"^my\.toml: extends 'anti-uk': one of anti-us, .* would be right$"):
        mine('extends = "anti-uk"')
    Path("bytes.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadEdition, match=r"^bytes\.toml: cannot be read: "):
        load("bytes.toml")
