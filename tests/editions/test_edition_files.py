"""The six editions against the figures of their leaflets, and what a reader is told about a file that is wrong."""

import re
from pathlib import Path
from typing import Literal, get_args, get_origin, get_type_hints

import pytest
from msgspec import convert, structs

import duopoly.rules
from duopoly import Game
from duopoly.editions import DEFAULT, BadEdition, BadRule, Edition, house_rules, load, names
from duopoly.editions.check import FIGURES, wrong_piles
from duopoly.editions.edition import Card, EditionFile, Effect, Role, Rules, SpaceKind, Words, grouped, said
from duopoly.editions.files import HOME, read_builtin
from duopoly.editions.topics import TOPICS
from duopoly.play.edition_digest import edition_digest
from duopoly.rules.codes import EFFECTS, SPACE_KINDS
from duopoly.rules.rule_table import BY_ROLE, COPIED, WORDS
from duopoly.server.views.board import short_name
from duopoly.words import LANGUAGES

ALL = ["anti-us", "anti-fr", "anti-fr15k", "anti-pl", "classic-fr", "classic-us"]
ANTI = ALL[:4]
CLASSIC = ALL[4:]


def every_text(edition: Edition) -> list[Words]:
    texts = [edition.name, edition.about, edition.money.note]
    texts += [city.name for city in edition.cities] + [space.name for space in edition.spaces]
    texts += [space.short for space in edition.spaces if space.short is not None]
    return texts + [card.text for card in edition.cards] + [erratum.why for erratum in edition.errata]


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
def test_an_edition_can_be_a_key(name):
    """Equal editions have one hash."""
    edition, other = load(name), house_rules(load(name), {"start_cash": 1})
    assert len({edition, structs.replace(edition), other}) == 2


@pytest.mark.parametrize("name", ALL)
def test_forty_spaces_twenty_eight_titles_eight_cities(name):
    """Spaces are in order, titles too; a title is found by the key of its space."""
    edition = load(name)
    assert [space.index for space in edition.spaces] == list(range(40))
    assert len(edition.titles) == 28
    assert len(edition.cities) == 8
    assert [title.index for title in edition.titles.values()] == sorted(title.index for title in edition.titles.values())
    assert all(edition.spaces[title.index].key == key for key, title in edition.titles.items())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ALL)
def test_the_short_name_of_a_street_fits_two_lines(name, lang):
    """Of at most twelve letters each, as the board's smallest spaces have room for."""
    for space in load(name).spaces:
        if space.index % 10 == 0:
            continue  # a corner is larger
        words = re.findall(r"[^ -]+-?", short_name(space, lang))
        cuts = range(1, max(2, len(words)))
        narrowest = min(max(len(line(words[:cut])), len(line(words[cut:]))) for cut in cuts)
        assert narrowest <= 12, (space.key, words)


def line(words):
    """Words on one line: after a hyphen there is no space."""
    return " ".join(words).replace("- ", "-")


def test_a_space_with_a_new_name_loses_the_short_one(tmp_path):
    """Unless it brings one of its own."""
    file = tmp_path / "mine.toml"
    file.write_text(
        'extends = "anti-us"\nname = "Mine"\n'
        'space = [{ index = 29, name = "My Way" }, { index = 31, name = "The Harbor Street", short = "Harbor" }]\n',
        encoding="utf-8",
    )
    spaces = load(str(file)).spaces
    assert [short_name(spaces[index], "en") for index in (28, 29, 31)] == ["Gas Co.", "My Way", "Harbor"]


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
    edition = load(name)
    for card in edition.cards:
        if card.space is not None:
            for lang in LANGUAGES:
                place = said(edition.spaces[card.space].name, lang).removeprefix("the ")
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
    edition = load(name)
    assert sum(int(note) * many for note, many in edition.money.start_notes.items()) == edition.rules.start_cash


def test_the_notes_in_the_box():
    """50 ones, 40 fives, 50 tens, 50 fifties, 50 hundreds, 20 five-hundreds: 18250."""
    for name in ("anti-us", "anti-fr", "anti-pl"):
        assert sum(int(note) * many for note, many in load(name).money.box_notes.items()) == 18250


def test_money_looks_as_on_the_cards():
    """Dollars stand before the sum, euros after it, Monopoly's M before it."""
    assert [load(name).sum(1500) for name in ALL] == ["$1,500", "1,500\u00a0€", "1,500", "1,500\u00a0€", "M1,500", "$1,500"]


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
    "cash_competitor":        (0,    0,    0,     0,    None, None),
    "cash_monopolist":        (0,    0,    0,     0,    None, None),
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
    """The tables above name every rule that some edition sets; the others are off everywhere."""
    assert set(AMOUNTS) | set(SWITCHES) <= set(Rules.__struct_fields__)
    for rule, default in zip(reversed(Rules.__struct_fields__), reversed(Rules.__struct_defaults__), strict=False):
        if rule not in AMOUNTS and rule not in SWITCHES:
            assert not default, f"{rule} is {default} by default: add it to the tables above"
            assert {getattr(load(name).rules, rule) for name in ALL} == {default}, f"some edition has {rule}: add it above"
    required = Rules.__struct_fields__[: len(Rules.__struct_fields__) - len(Rules.__struct_defaults__)]
    assert set(required) <= set(AMOUNTS)


ELSEWHERE = {rule for rule in Rules.__struct_fields__ if rule.startswith("utility_")} | {"older_decks"}
"""Multiples of utilities are rents of title cards; the older decks are cards."""


@pytest.mark.parametrize("rule", sorted(set(Rules.__struct_fields__) - ELSEWHERE))
def test_every_rule_reaches_the_rule_table(rule):
    """`RuleTable` in rules/state.py has a field of the same name, or one for all roles."""
    by_role = {f"{name}_{role}" for name in BY_ROLE for role in get_args(Role)}
    assert rule in COPIED or rule in by_role, f"rules/state.py: RuleTable has no field {rule}"


@pytest.mark.parametrize("rule", [*COPIED, *BY_ROLE])
def test_every_rule_is_read_by_the_rules(rule):
    """Some function in duopoly/rules asks for it."""
    files = [
        path for path in Path(duopoly.rules.__file__).parent.glob("*.py") if path.name not in ("state.py", "rule_table.py")
    ]
    assert any(f"rules.{rule}" in path.read_text(encoding="utf-8") for path in files), f"no file in duopoly/rules reads {rule}"


def test_the_words_of_rules_are_in_the_order_of_their_codes():
    """An edition's file has the word, the rule table its code."""
    hints = get_type_hints(Rules)
    words = {rule: get_args(hints[rule]) for rule in Rules.__struct_fields__ if get_origin(hints[rule]) is Literal}
    assert words == WORDS
    assert get_args(Effect) == EFFECTS
    assert get_args(SpaceKind) == SPACE_KINDS


def test_players_roles_aims_and_buildings():
    """Two to six against each other in camps, or two to eight everybody for himself."""
    for name in ANTI:
        edition = load(name)
        assert edition.players == (2, 6)
        assert edition.roles == ("competitor", "monopolist")
        assert edition.aims == (("last", "camp") if name == "anti-fr15k" else ("last", "camp", "timed"))
        assert edition.hotel == ("apartment" if name == "anti-us" else "hotel")
    for name in CLASSIC:
        edition = load(name)
        assert (edition.players, edition.roles, edition.aims, edition.hotel) == (
            (2, 8),
            ("player",),
            ("last",),
            "hotel",
        )


def test_the_leaflets_language_comes_first():
    """An edition speaks the language of its leaflet, and the two others."""
    assert [load(name).languages[0] for name in ALL] == ["en", "fr", "fr", "pl", "fr", "en"]
    assert all(sorted(load(name).languages) == ["en", "fr", "pl"] for name in ALL)


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
        ("anti-us", {"start_csh": 1}, "rules: expected a rule of anti-us, got start_csh; did you mean start_cash?"),
        ("anti-us", {"zzz": 1}, "rules: expected a rule of anti-us, got zzz"),
        (
            "classic-us",
            {"foundation_monopolist": 1},
            "rules: expected a rule of classic-us, got foundation_monopolist, which its game does not have",
        ),
        (
            "classic-us",
            {"older_decks": True},
            "rules: expected a rule of classic-us, got older_decks, which its game does not have",
        ),
        ("anti-us", {"start_cash": -5}, "start_cash: expected a whole number from 0 to 1000000, got -5"),
        ("anti-us", {"start_cash": 1.5}, "start_cash: expected a whole number from 0 to 1000000, got 1.5"),
        ("anti-us", {"start_cash": True}, "start_cash: expected a whole number from 0 to 1000000, got true"),
        ("anti-us", {"start_cash": None}, "start_cash: expected a whole number from 0 to 1000000, got null"),
        ("anti-us", {"tax_titles": 101}, "tax_titles: expected a whole number from 0 to 100, got 101"),
        ("anti-us", {"auction": 1}, "auction: expected true or false, got 1"),
        ("anti-us", {"shortage": "none"}, 'shortage: expected one of "auction", "box", "endless", got "none"'),
        (
            "anti-us",
            {"max_houses_monopolist": 4},
            "max_houses_monopolist: expected 0 to 3, as many houses as the title cards have rents for, got 4",
        ),
        (
            "classic-us",
            {"income_tax_choice": True},
            "tax_titles: expected a value, because income_tax_choice needs it, got nothing",
        ),
    ],
)
def test_bad_house_rules(name, rules, what):
    """A house rule that cannot be is told in one line."""
    with pytest.raises(BadRule) as error:
        house_rules(load(name), rules)
    assert str(error.value) == what


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
    edition = mine("""
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
    assert (edition.key, edition.players, edition.rules.start_cash, edition.rules.fee) == ("my", (3, 5), 2000, 50)
    assert edition.titles["rue-la-fayette"].house_cost == 120
    assert (edition.titles["syntagma"].price, edition.titles["syntagma"].told("fr")) == (500, "Akropolis")
    assert (edition.cards[0].effect, edition.cards[0].amount) == ("pay", 5)
    assert edition.cards[1:] == base.cards[1:]
    assert edition.paragraphs == base.paragraphs


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
    edition = mine('extends = "anti-fr15k"\n[rules]\nstart_cash = 20000\nproperty_tax = 800\nutility_competitor = 50')
    assert edition.money.start_notes == {}
    assert "property_tax" not in edition.sources
    assert "income_tax" in edition.sources
    assert "utility_competitor" not in [erratum.rule for erratum in edition.errata]


def test_a_street_less(mine):
    """A space of another kind is written anew, and takes its title card with it."""
    edition = mine('extends = "classic-us"\n[[space]]\nindex = 1\nkind = "free"\nkey = "lawn"\nname = "Lawn"')
    assert "mediterranean-avenue" not in edition.titles
    assert (edition.spaces[1].kind, edition.spaces[1].city) == ("free", None)


def lawns(*spaces):
    """The Atlantic City board with lawns in place of these streets."""
    rows = (f'[[space]]\nindex = {i}\nkind = "free"\nkey = "lawn-{i}"\nname = "Lawn {i}"\n' for i in spaces)
    return 'extends = "classic-us"\n' + "".join(rows)


def test_no_more_titles_are_dealt_than_the_board_has(mine):
    """Eight players get two of 17 titles each, but not three: neither in the file nor by a house rule."""
    text = lawns(6, 8, 9, 11, 13, 14, 16, 18, 19, 21, 23)
    edition = mine(text)
    assert house_rules(edition, {"deal_titles": 2}).rules.deal_titles == 2
    with pytest.raises(BadRule) as wrong:
        house_rules(edition, {"deal_titles": 3})
    assert str(wrong.value) == "deal_titles: expected at most 2, because 8 players share 17 titles, got 3"
    with pytest.raises(BadEdition) as error:
        mine(f"{text}[rules]\ndeal_titles = 3")
    assert str(error.value).endswith(f"[rules] {wrong.value}")


def test_a_whole_file_needs_no_other(mine):
    """A copy of a built-in edition under another key loads as it stands."""
    text = (HOME / "classic-us.toml").read_text("utf-8").replace('key = "classic-us"', 'key = "mine"', 1)
    edition = mine(text)
    assert edition.key == "mine"
    assert in_own_languages(edition) == in_own_languages(load("classic-us"))


def in_own_languages(edition):
    """All of each title; its name only in the languages that the edition's own file has."""
    return {
        key: structs.replace(title, name=[said(title.name, lang) for lang in edition.languages])
        for key, title in edition.titles.items()
    }


STREET = "[[title]]\nspace = 39\n"
COMPETITOR = "competitor = [1, 2, 3, 4, 5, 6]"
NEW_CARD = '[[card]]\ndeck = "monopolist"\nid = "M77"\ntext = "Hm."\n'
CITIES = "new-orleans, los-angeles, chicago, philadelphia, boston, washington, san-francisco, new-york"
BAD = [
    # Tables and fields.
    ("[rules]\nstart_cash = -5", "[rules] start_cash: expected a whole number from 0 to 1000000, got -5"),
    ("[rules]\nstart_cash = true", "[rules] start_cash: expected a whole number from 0 to 1000000, got true"),
    ("[rules]\nauction = 1", "[rules] auction: expected true or false, got 1"),
    ("[rules]\nstart_csh = 1", "[rules]: expected a known field, got start_csh; did you mean start_cash?"),
    ("rules = 3", "rules: expected a table [rules], got 3"),
    ("title = 3", "title: expected rows [[title]], got 3"),
    ("spaces = []", "expected a known field, got spaces; did you mean space?"),
    ("[money]\nsign = '?'", "[money]: expected a known field, got sign"),
    ("[money]\nstart_notes = { 500 = 1 }", "[money] start_notes: expected a total of 1500, the start_cash in [rules], got 500"),
    ("[money]\nstart_notes = { x = 1 }", "[money] start_notes: expected the value of a note, like 500, got x"),
    ("lacks = ['x']", 'lacks: expected rules of the extended edition, got "x"'),
    ("lacks = ['fee']", "[rules] fee: expected a whole number from 0 to 1000000, got nothing"),
    ("lacks = ['rounds']", "[rules] rounds: expected a value, because the aim timed needs it, got nothing"),
    ("[rules]\nmax_houses_monopolist = 4", "[rules] max_houses_monopolist: expected 0 to 3, as many houses as the title cards have rents for, got 4"),
    ("[rules]\nolder_decks = true", "[rules] older_decks: expected older cards in every deck, got none in some deck"),
    # The head.
    ("players = [4, 2]", "players: expected the fewest, then the most, got [4, 2]"),
    ("players = [2]", "players: expected a list of 2, each a whole number from 2 to 8, got [2]"),
    ("aims = []", "aims: expected one or more, each once, got []"),
    ("aims = ['win']", 'aims number 1: expected one of "camp", "last", "timed", got "win"'),
    ("roles = ['competitor']", 'roles: expected ["competitor", "monopolist"] or ["player"], got ["competitor"]'),
    ("roles = ['player']", 'aims: expected ["last"] without camps, got ["last", "camp", "timed"]'),
    ("key = 'anti-us'", "key: expected one that no built-in edition has, got anti-us"),
    ("key = 'Not Mine'", 'key: expected lower-case letters, digits and single hyphens, like wall-street, got "Not Mine"'),
    # Spaces and cities.
    ("[[space]]\nname = 'X'", "[[space]] number 1: index: expected a number or a text, got nothing"),
    ("[[space]]\nindex = 12\n[[space]]\nindex = 12", "[[space]]: expected each row once, got 12 twice"),
    ("[[space]]\nindex = 40\nkind = 'free'\nkey = 'x'\nname = 'X'", "[[space]] 40: index: expected a whole number from 0 to 39, got 40"),
    ("[[space]]\nindex = 1\nkey = 'wall-street'", "[[space]] 39: key: expected one that no other has, got wall-street, which 1 has"),
    ("[[space]]\nindex = 1\ncity = 'bostn'", f"[[space]] 1: city: expected one of {CITIES}, got bostn"),
    ("[[space]]\nindex = 2\ncity = 'boston'", "[[space]] 2: city: expected none, because this is a card space, got boston"),
    ("[[space]]\nindex = 2\ndeck = 'chance'", "[[space]] 2: deck: expected none, because this is a card space, got chance"),
    ("[[space]]\nindex = 1\nkind = 'prison'\nkey = 'x'\nname = 'X'", "[[space]] of kind prison: expected space 10 alone, got spaces [1, 10]"),
    ("[[space]]\nindex = 1\nkind = 'transport'\nkey = 'x'\nname = 'X'", "[[space]] of kind transport: expected at most 4, got 5"),
    ("[[space]]\nindex = 1\nname = { en = 'X', fr = 'Y' }", "[[space]] 1: name: expected a text for each of en, fr, pl, got none for pl"),
    ("[[space]]\nindex = 1\nname = 5", "[[space]] 1: name: expected a text or one for each of " + ", ".join(sorted(LANGUAGES)) + ", got 5"),
    *((f"[[space]]\nindex = 1\nkey = '{key}'", f"[[space]] 1: key: expected a name, not a number or one of give, take, cash, house, hotel, got {key}")
      for key in ("24", "give", "take", "cash", "house", "hotel")),
    ("[[city]]\nkey = 'gotham'\ncode = 'GO'\ncolor = 'black'\nhouse_cost = 1\nhotel_cost = 1\nname = 'Gotham'", "[[city]] gotham: expected 1 to 4 streets, got 0"),
    ("[[city]]\nkey = 'boston'\ncode = 'WA'", "[[city]] washington: code: expected one that no other has, got WA, which boston has"),
    ("[[city]]\nkey = 'boston'\ncode = 'B'", "[[city]] boston: code: expected two letters, got B"),
    # Title cards.
    (f"{STREET}rents = {{ {COMPETITOR}, monopolist = [1, 2, 3, 4] }}", "[[title]] wall-street: rents.monopolist: expected 5 rents: bare, 1 to 3 houses, hotel, got 4"),
    (f"{STREET}rents = {{ {COMPETITOR} }}", "[[title]] wall-street: rents.monopolist: expected 5 rents: bare, 1 to 3 houses, hotel, got none"),
    (f"{STREET}rents = {{ {COMPETITOR}, monopolist = [1, 2, 3, 4, -5] }}", "[[title]] wall-street: rents.monopolist number 5: expected a whole number from 0 to 1000000, got -5"),
    (f"{STREET}price = 0", "[[title]] wall-street: price: expected a whole number from 1 to 1000000, got 0"),
    (f"{STREET}mortgage = 401", "[[title]] wall-street: mortgage: expected at most the price, 400, got 401"),
    (f"{STREET}lift = 199", "[[title]] wall-street: lift: expected at least the mortgage, 200, got 199"),
    ("[[title]]\nspace = 12\nrents = { competitor = [4, 4] }", "[[title]] electric-company: rents: expected {}, because those of utilities are utility_… in [rules], got competitor"),
    ("[[title]]\nspace = 2\nprice = 9\nmortgage = 4\nlift = 5\nrents = {}", "[[title]]: expected streets, transports and utilities, got space 2, a card space"),
    # Cards.
    ("[[card]]\ndeck = 'competitor'\nid = 'C20'\nspace = 57", "[[card]] competitor C20: space: expected a whole number from 0 to 39, got 57"),
    ("[[card]]\ndeck = 'competitor'\nid = 'C20'\namount = 5", "[[card]] competitor C20: amount: expected none for the effect move-to, got 5"),
    ("[[card]]\ndeck = 'chance'\nid = 'X01'\neffect = 'nothing'\ntext = 'X'", "[[card]] chance X01: deck: expected competitor or monopolist, got chance"),
    ("[[card]]\ndeck = 'monopolist'\nid = 'C01'\neffect = 'nothing'\ntext = 'X'", "[[card]] monopolist: id: expected one that no other has, got C01, which competitor has"),
    (f"{NEW_CARD}effect = 'collect'", "[[card]] monopolist M77: amount: expected a value for the effect collect, got nothing"),
    (f"{NEW_CARD}effect = 'collect-role'\nrole = 'player'\namount = 1", "[[card]] monopolist M77: role: expected one of competitor, monopolist, got player"),
    (f"{NEW_CARD}effect = 'pay-or-draw'\namount = 1", "[[card]] monopolist M77: effect: expected a deck named chance for pay-or-draw, got none"),
    (f"{NEW_CARD}effect = 'get-out'\n{NEW_CARD.replace('77', '78')}effect = 'get-out'", "[[card]] deck monopolist: expected at most one get-out card, got 2"),
    (f"{NEW_CARD}effect = 'nothing'\nolder = true", "[rules] older_decks: expected true or false, because the older cards need it, got nothing"),
    # What the leaflet says.
    ("paragraph = [{ number = '7', heading = 'rent', topics = ['rents'] }]", "[[paragraph]] 7: topics: expected a topic, got rents; did you mean rent?"),
    ("paragraph = [{ number = '7', heading = 'rent', topics = ['free'] }]", "[[paragraph]] 7: topics: expected topics of this game, got free"),
    ("paragraph = [{ number = '7', heading = 'rent', topics = ['rent', 'rent'] }]", "[[paragraph]] 7: topics: expected each topic once, got rent, which is in 7 already"),
    ("paragraph = [{ number = '7', heading = 'rent', option = 'speed_die' }]", "[[paragraph]] 7: option: expected a rule of this edition, got speed_die"),
    ("paragraph = [{ number = '7A', topics = ['rent'] }]", "[[paragraph]] 7A: heading: expected one in the first paragraph, got nothing"),
    ("paragraph = [{ number = '7', heading = 'rent', topics = ['rent'] }]", "[[paragraph]]: expected one for each topic of this game, got none for object"),
    ("paragraph = [{ heading = 'rent' }]", "[[paragraph]] number 1: number: expected a number or a text, got nothing"),
    ("[parts]\nshares = '7'", "[parts]: expected a topic or part of one, got shares; did you mean share?"),
    ("[paragraphs]\nrent = '7'", "expected a known field, got paragraphs; did you mean paragraph?"),
    *((f"[facts]\nscale = '{scale}'", f'[facts] scale: expected a whole number from 1 up, got "{scale}"')
      for scale in ("x", "0.5", "0", "-1", "")),
    ("[sources]\nstart_csh = 'me'", "[sources]: expected a rule, got start_csh; did you mean start_cash?"),
    ("[[erratum]]\nrule = 'fees'\nprinted = '1'\nplayed = '2'\nwhy = 'X'", "[[erratum]]: expected a rule, got fees; did you mean fee?"),
    # Not TOML.
    ("x = = 3", "expected TOML, got Invalid value (at line 2, column 5)"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "what"), BAD, ids=range(len(BAD)))
def test_what_is_wrong_is_told_in_one_line(mine, text, what):
    """File, table, row, field, and what would be right."""
    with pytest.raises(BadEdition) as error:
        mine(f'extends = "anti-us"\n{text}')
    assert str(error.value) == f"my.toml: {what}"


@pytest.mark.parametrize(
    ("name", "old", "new", "what"),
    [
        ("anti-us", "{ index = 12,", "#", "[[space]]: expected 40, from 0 to 39, got no 12"),
        (
            "anti-us",
            "{ space = 39,",
            "#",
            "[[title]]: expected one for every street, transport and utility, got none for space 39",
        ),
        (
            "anti-us",
            "\nutility_monopolist_both ",
            "\n#",
            "[rules] utility_monopolist_both: expected a value, because the role monopolist needs it, got nothing",
        ),
        (
            "anti-us",
            "\nfoundation_one ",
            "\n#",
            "[rules] foundation_one: expected a value, because the foundation space needs it, got nothing",
        ),
        (
            "anti-us",
            'topics = ["object"]',
            "topics = []",
            "[[paragraph]]: expected one for each topic of this game, got none for object",
        ),
        ("classic-us", 'deck = "chance", ', "", "[[space]] 7: deck: expected one of chance, chest, got nothing"),
        (
            "classic-us",
            'kind = "free", ',
            'kind = "foundation", ',
            "[[space]] of kind foundation: expected none without competitors and monopolists, got one",
        ),
    ],
)
def test_what_is_missing_is_told_in_one_line(mine, name, old, new, what):
    """A whole file from which something was lost."""
    text = (HOME / f"{name}.toml").read_text("utf-8").replace(f'key = "{name}"', 'key = "my"', 1)
    assert old in text
    with pytest.raises(BadEdition) as error:
        mine(text.replace(old, new, 1))
    assert str(error.value) == f"my.toml: {what}"


def test_an_edition_that_is_not_there(mine):
    """A name that is none of the six, a file that is not there, a base that is not there, a file of no text."""
    for name, what in (
        ("anti-uk", f"edition: expected {', '.join(ALL)} or a file ending in .toml, got 'anti-uk'"),
        ("none.toml", "none.toml: expected a file, got none"),
    ):
        with pytest.raises(BadEdition) as error:
            load(name)
        assert str(error.value) == what
    with pytest.raises(BadEdition, match=r"^my\.toml: extends: expected one of anti-us, .*, got \"anti-uk\"$"):
        mine('extends = "anti-uk"')
    Path("bytes.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadEdition, match=r"^bytes\.toml: expected a text file, got "):
        load("bytes.toml")
    with pytest.raises(BadEdition, match="expected a text file, got none: embedded null byte"):
        load("a\0b.toml")


@pytest.mark.parametrize("name", [name for name in names() if len(load(name).roles) > 1])
@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_the_short_name_of_a_card_space_has_the_words_of_the_long_one(name, lang):
    edition = load(name)
    for space in edition.spaces:
        if space.kind == "card":
            long, short = space.told(lang).split(), short_name(space, lang).split()
            assert len(long) == len(short)
            assert all(word.startswith(part.rstrip(".")) for word, part in zip(long, short, strict=True))


def test_a_game_of_my_edition_is_undone_and_replayed(mine):
    """Its record names the file."""
    edition, rules = mine('extends = "anti-us"\nname = "Mine"\n'), {"start_cash": 5000}
    game = Game(edition, ["Ann", "Bob"], roles=["competitor", "monopolist"], seed=3, rules=rules)
    assert Game(house_rules(edition, rules), ["Ann", "Bob"], seed=3).record().header["rules"] == rules
    before = game.position()
    for _ in range(20):
        game.play(game.legal()[0], by=game.to_act) if game.to_act != "chance" else game.chance()
    assert game.record().replay().position() == game.position()
    assert Game.from_position(game.position()).position() == game.position()
    game.undo(20)
    assert game.position() == before


def test_the_older_spelling_of_a_color_is_read(mine):
    """Files of 0.1 have `colour`; the edition, and what its records go by, are the same. No row has both."""
    text = 'extends = "anti-us"\nname = "Mine"\n[[city]]\nkey = "boston"\ncolor = "grey"\n'
    edition, older = mine(text), mine(text.replace("color", "colour"))
    assert older == edition
    assert older.cities[4].color == "grey"
    with pytest.warns(DeprecationWarning, match=r"City.colour is now City.color"):
        assert older.cities[4].colour == "grey"
    assert edition_digest(older) == edition_digest(edition)
    with pytest.raises(BadEdition, match="colour"):
        mine(text + 'colour = "grey"\n')


def test_an_editors_mark_at_the_beginning_does_no_harm(mine):
    """Windows' Notepad writes a byte order mark."""
    assert mine('\ufeffextends = "anti-us"\nname = "Mine"\n').name == "Mine"


def test_a_deck_holds_more_than_the_card_that_a_player_keeps():
    """In a file that stands by itself: rows of a base can be changed, but not left out."""
    file = convert(read_builtin("anti-us"), EditionFile)
    assert not list(wrong_piles(file))
    out = Card(deck="competitor", id="C99", text="Out", effect="get-out")
    kept = [*(card for card in file.card if card.deck != "competitor"), out]
    expected = "[[card]] deck competitor: expected other cards beside the get-out card, which a player may keep, got none"
    assert list(wrong_piles(structs.replace(file, card=kept))) == [expected]
