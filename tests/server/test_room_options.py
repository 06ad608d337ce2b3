"""What a new table offers: every edition and rule in every language, with values that house rules take."""

import pytest

from duopoly.bots import BOTS, CHARACTERS
from duopoly.editions import BadRule, house_rules, load, names
from duopoly.editions.edition import Rules
from duopoly.editions.idle import ALIKE_WHILE, NOTHING_WHILE, IneffectiveRule
from duopoly.server.views.room_options import TOPICS, USUAL, bot_option, idle_rules, idle_text, room_options
from duopoly.words import has, say

LANGUAGES = ("en", "fr", "pl")
EVERY = [(lang, card) for lang in LANGUAGES for card in room_options(lang).editions]


def fields(key, lang="en"):
    card = next(card for card in room_options(lang).editions if card.key == key)
    return {field.name: field for field in card.rules}


def test_all_editions_and_bots():
    """The built-in editions in their order; each bot with a line."""
    for lang in LANGUAGES:
        found = room_options(lang)
        assert [card.key for card in found.editions] == names()
        assert [bot.key for bot in found.bots] == [*BOTS, *CHARACTERS]
        assert all(bot.name and bot.summary.endswith(".") for bot in found.bots)
    assert room_options("en") is room_options("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_plain_bot_names_its_level(lang):
    """Level, colon, name: the strongest, too."""
    for bot in (bot for bot in room_options(lang).bots if not bot.character):
        level, _, name = bot.name.partition(":")
        assert level.strip()
        assert name.strip() == say(lang, f"bot-{bot.key}")


def test_the_tables_in_the_code_name_every_rule():
    """Each rule has its paragraph's topic, and none is there that is no rule."""
    assert set(TOPICS) == set(Rules.__struct_fields__)
    assert set(USUAL) <= set(TOPICS)


@pytest.mark.parametrize(("lang", "card"), EVERY, ids=lambda x: x if isinstance(x, str) else x.key)
def test_an_edition_says_what_it_is(lang, card):
    """Name, difference, players, aims with their paragraphs, and exactly the rules it has, as printed."""
    edition = load(card.key)
    assert card.name
    assert card.summary.endswith(".")
    assert card.players == edition.players
    assert list(card.aim_texts) == list(edition.aims) == card.aims
    for line in card.aim_texts.values():
        assert line.endswith(")")
    assert (card.camp_rule == "") == (len(card.roles) == 1)
    there = {name: getattr(edition.rules, name) for name in Rules.__struct_fields__ if getattr(edition.rules, name) is not None}
    fixed = {
        name for name in there if len(card.roles) == 1 and name == "income_tax_choice"
    }  # the classic game has no percentages
    assert {field.name: field.value for field in card.rules} == {name: there[name] for name in there if name not in fixed}
    assert len({field.label for field in card.rules}) == len(card.rules)
    usual = [field.name for field in card.rules if field.usual]
    assert usual == [name for name in USUAL if name in there]
    assert 6 <= len(usual) <= 8
    assert [field.usual for field in card.rules] == sorted((field.usual for field in card.rules), reverse=True)


@pytest.mark.parametrize("card", room_options("en").editions, ids=lambda card: card.key)
def test_the_values_offered_can_be_played(card):
    """The least, the most, the other switch and every choice make an edition; one more does not."""
    edition = load(card.key)
    for field in card.rules:
        if field.kind == "switch":
            values, wrong = [True, False], 2
        elif field.kind == "choice":
            values, wrong = [value for value, _ in field.choices], "none"
            assert field.value in values
            assert all(words for _, words in field.choices)
        else:
            values, wrong = [field.least, field.most], field.most + 1
            assert field.least <= field.value <= field.most
        for value in values:
            assert getattr(house_rules(edition, {field.name: value}).rules, field.name) == value
        with pytest.raises(BadRule):
            house_rules(edition, {field.name: wrong})


def test_figures_of_the_mock_screen():
    """As the new table shows them for the American box."""
    found = fields("anti-us")
    shown = [(f.label, f.value, f.paragraph, f.kind) for f in found.values() if f.usual]
    assert shown == [
        ("Starting cash", 1500, "rule 5", "money"),
        ("Start, landing or passing", 100, "rule 14", "money"),
        ("Foundation, monopolist’s payment", 10, "rule 21", "money"),
        ("Fee to get out", 50, "rule 15", "money"),
        ("Income tax, flat amount", 200, "rule 17", "money"),
        ("Property or luxury tax", 75, "rule 18", "money"),
        ("When houses run out", "endless", "rule 22", "choice"),
        ("Auction of titles nobody buys", False, "rule 9", "switch"),
    ]
    assert found["shortage"].choices == [
        ("endless", "more are made"),
        ("box", "first come, first served"),
        ("auction", "the last ones are auctioned"),
    ]
    assert (found["tax_cash_monopolist"].kind, found["tax_cash_monopolist"].most) == ("percent", 100)
    assert (found["max_houses_monopolist"].kind, found["max_houses_monopolist"].most) == ("count", 3)
    assert (found["max_houses_competitor"].least, found["max_houses_competitor"].most) == (0, 4)
    assert found["utility_monopolist_both"].kind == "count"
    assert found["prison_throws"].least == 1


def test_aims_and_camps():
    """Each aim with the paragraphs that rule it."""
    cards = {card.key: card for card in room_options("en").editions}
    assert cards["anti-us"].aim_texts == {
        "last": "Bankrupt everybody else. (rule 1)",
        "camp": "Be the richest of your camp once the other camp is bankrupt. (rule 1, rule 25)",
        "timed": "Have the most cash when the agreed time is up. (“Two hour game”)",
    }
    assert list(cards["anti-fr15k"].aim_texts) == ["last", "camp"]
    assert cards["anti-us"].camp_rule.endswith("Before the start, two players may swap roles. (rule 4)")
    assert cards["classic-us"].aim_texts == {"last": "Bankrupt everybody else. (“How to win”)"}


def test_the_classic_game_has_its_own_rules():
    """No Foundation, the Speed Die; two classic boards differ in the older cards."""
    found = fields("classic-fr")
    assert "foundation_monopolist" not in found
    assert (found["speed_die"].kind, found["speed_die"].value, found["speed_die"].paragraph) == (
        "switch",
        False,
        "“The Speed Die”",
    )
    assert "older_decks" in found
    assert "older_decks" not in fields("classic-us")


def test_french_and_polish_labels():
    """Real words, with the narrow space before the French colon."""
    assert fields("anti-fr", "fr")["tax_cash_competitor"].label == "Impôt sur le revenu\u202f: part de l’argent d’un concurrent"
    assert fields("anti-fr", "fr")["shortage"].paragraph == "«\u202fContenu de la boîte\u202f»"
    assert fields("anti-pl", "pl")["start_cash"].label == "Gotówka na początek"
    assert fields("anti-pl", "pl")["start_cash"].paragraph == "punkt 5"


def test_a_bot_says_what_it_does_without_the_compiled_rules(monkeypatch):
    """Who chooses an expert where the compiled rules cannot play is told that it plays as trader, and what helps."""
    installed = bot_option("expert", "en").summary
    monkeypatch.setattr("duopoly.server.views.room_options.is_ready", lambda: False)
    assert bot_option("expert", "en").summary == (
        f"{installed} Here it plays like the trader, until the server gets the package it thinks with: pip install wasmtime."
    )
    assert bot_option("steady", "en").summary.endswith("trades when both sides gain.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_house_rules_that_can_do_nothing_say_so(lang):
    """In the words of the new table; what cannot be played at all is told when it is laid."""
    edition = load("anti-us")
    found = {
        each.rule: each.text for each in idle_rules(edition, {"houses": 9, "rounds": 5, "doubles_to_prison": 3}, "last", lang)
    }
    assert set(found) == {"houses", "rounds", "doubles_to_prison"}
    assert say(lang, "house-shortage") in found["houses"]
    assert say(lang, "house-shortage-endless") in found["houses"]
    assert found["rounds"] == say(lang, "idle-here-timed")
    assert "1" in found["doubles_to_prison"]
    assert idle_rules(edition, {"houses": 9, "no_such_rule": 3}, "last", lang) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_that_is_waited_for_has_its_words(lang):
    """Whatever the value that it waits for."""
    for rule, *_, other, value in (*NOTHING_WHILE, *ALIKE_WHILE):
        if has(lang, f"house-{other.replace('_', '-')}"):
            assert idle_text(IneffectiveRule(rule, other, value), load("anti-us"), lang)
