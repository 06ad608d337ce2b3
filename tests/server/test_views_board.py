"""The board that is drawn: what its corners are to whom."""

import pytest

from duopoly.editions import house_rules, load
from duopoly.server.views.board import space_effect, space_parts

KEPT = {
    ("anti-us", "en"): ["Prison", "Price war", "sightseeing"],
    ("anti-fr", "fr"): ["Prison", "Guerre des prix", "simple visite"],
    ("classic-us", "en"): ["Jail", "Just Visiting"],
    ("classic-fr", "fr"): ["Prison", "Simple visite"],
    ("classic-fr", "en"): ["Jail", "Just Visiting"],
}


@pytest.mark.parametrize(("edition", "lang"), KEPT)
def test_the_prison_is_one_thing_to_who_is_kept_and_another_to_who_passes_by(edition: str, lang: str) -> None:
    loaded = load(edition)
    assert space_parts(loaded, loaded.spaces[10], lang) == KEPT[edition, lang]


def test_the_corner_that_sends_away_tells_each_camp_where() -> None:
    anti, classic = load("anti-us"), load("classic-us")
    assert space_parts(anti, anti.spaces[30], "en") == ["Go to Prison", "Go to Price War"]
    assert space_parts(classic, classic.spaces[30], "en") == []
    assert space_parts(anti, anti.spaces[0], "en") == []


def test_the_foundation_tells_monopolists_first_what_they_pay():
    """The leaflet: a monopolist pays, a competitor rolls one die. The classic board has no Foundation."""
    for edition, grant in (("anti-us", "$10"), ("anti-pl", "160")):
        loaded = load(edition)
        pay, roll = space_parts(loaded, loaded.spaces[20], "en")
        assert pay.startswith("pay ")
        assert grant in pay
        assert roll == "throw a die"


def test_start_says_nothing_where_a_house_rule_pays_nothing():
    for edition, effect in (("anti-us", "collect $100"), ("classic-us", "collect $200")):
        printed, without = load(edition), house_rules(load(edition), {"start_bonus": 0})
        assert space_effect(printed, printed.spaces[0], "en") == effect
        assert space_effect(without, without.spaces[0], "en") == ""
