"""Deals are judged for who made the offer."""

import pytest

import duopoly
from duopoly.editions import load
from duopoly.match.harm import is_harmful
from duopoly.rules.rule_table import build_rule_table


@pytest.mark.parametrize(
    ("offer", "harms"),
    [
        ("give boardwalk take cash 10", True),  # Bob has Park Place and money to build
        ("give cash 10 take park-place", False),  # Ann has, and pays next to nothing
        ("give cash 1 take oriental-avenue", False),  # changes hardly anything
    ],
)
def test_who_hands_over_a_city_for_nothing_is_hurt(offer, harms):
    position = {
        "edition": "classic-us",
        "turn": "Ann",
        "phase": "end",
        "players": [{"name": name, "cash": 1500, "space": 0} for name in ("Ann", "Bob", "Cem")],
        "titles": {"39": {"owner": "Ann"}, "37": {"owner": "Bob"}, "6": {"owner": "Bob"}},
    }
    game = duopoly.Game.from_position(position, seed=1)
    game.play(f"offer Bob {offer}")
    edition = load("classic-us")
    assert is_harmful(game._state, build_rule_table(edition), edition) is harms
