"""House rules that are said to do nothing do nothing, and those that are not do something."""

import random

import pytest
from play.test_positions import any_rules, next_move
from walks import fresh

from duopoly import BadRule
from duopoly.editions import load, names
from duopoly.editions.idle import IneffectiveRule, idle
from duopoly.rules.codes import OVER
from duopoly.rules.play import play


def stands(state, rule):
    """The state; a box that decides nothing may hold what it wants."""
    state = state.copy()
    if rule in ("houses", "hotels"):
        setattr(state, f"{rule}_left", 0)
    return state.pack()


def differs(name, seats, seed, aim, rules, rule, moves=600):
    """Whether the game goes otherwise without the rule, when the same is played as long as it can be."""
    without = {key: value for key, value in rules.items() if key != rule}
    games = [fresh(name, seats, seed, aim, each) for each in (rules, without)]
    dice = [random.Random(seed) for _ in games]
    sense = seed % 2 * 0.9
    for _ in range(moves):
        if stands(games[0][0], rule) != stands(games[1][0], rule):
            return True
        if games[0][0].phase == OVER:
            return False
        made = [next_move(state, table, rnd, sense) for (state, table), rnd in zip(games, dice, strict=True)]
        if made[0] != made[1]:
            return True
        for (state, table), move in zip(games, made, strict=True):
            play(state, table, *move)
    return False


@pytest.mark.parametrize("name", names())
def test_what_is_said_to_do_nothing_does_nothing(name):
    """With it and without it the same moves make the same game; random rules, seats and aims."""
    edition, said = load(name), 0
    for seed in range(12):
        rnd = random.Random(f"{name} {seed}")
        rules, aim, seats = any_rules(edition, rnd), rnd.choice(edition.aims), rnd.randint(*edition.players)
        for each in idle(edition, rules, aim):
            assert not differs(name, seats, seed, aim, rules, each.rule), (each, rules, aim, seats, seed)
            said += 1
    assert said


@pytest.mark.parametrize(("name", "rules", "aim", "said"), [
    ("anti-us", {"doubles_to_prison": 2}, None, [IneffectiveRule("doubles_to_prison", "extra_throws", 1)]),
    ("anti-us", {"doubles_to_prison": 2, "extra_throws": 2}, None, []),
    ("anti-us", {"doubles_to_prison": 0}, None, []),
    ("classic-us", {"extra_throws": 5}, None, [IneffectiveRule("extra_throws", "doubles_to_prison", 3)]),
    ("classic-us", {"extra_throws": 2}, None, []),
    ("classic-us", {"extra_throws": 2, "doubles_to_prison": 4}, None, [IneffectiveRule("doubles_to_prison", "extra_throws", 2)]),
    ("classic-us", {"speed_cash": 500, "speed_on_doubles": False}, None,
     [IneffectiveRule("speed_cash", "speed_die", False), IneffectiveRule("speed_on_doubles", "speed_die", False)]),
    ("classic-us", {"speed_cash": 500, "speed_die": True}, None, []),
    ("anti-us", {"houses": 12, "hotels": 3}, None, [IneffectiveRule("houses", "shortage", "endless"), IneffectiveRule("hotels", "shortage", "endless")]),
    ("anti-us", {"houses": 12, "shortage": "box"}, None, []),
    ("anti-fr", {"shortage": "auction"}, None, [IneffectiveRule("shortage", "build_any_time", False)]),
    ("anti-fr", {"shortage": "auction", "build_any_time": True}, None, []),
    ("anti-us", {"income_tax_choice": False, "tax_titles": 20}, None, [IneffectiveRule("tax_titles", "income_tax_choice", False)]),
    ("classic-us", {"houses_outlast_monopoly": True}, None, [IneffectiveRule("houses_outlast_monopoly", "bare_group", True)]),
    ("classic-us", {"houses_outlast_monopoly": True, "bare_group": False}, None, []),
    ("classic-us", {"houses_outlast_monopoly": True, "bare_group": False, "monopoly_player": 0}, None,
     [IneffectiveRule("houses_outlast_monopoly", "monopoly_player", 0)]),
    ("anti-us", {"prison_ends_turn": True, "extra_throws": 0}, None, [IneffectiveRule("prison_ends_turn", "extra_throws", 0)]),
    ("anti-us", {"prison_double": "moves", "extra_throws": 0}, None, [IneffectiveRule("prison_double", "extra_throws", 0)]),
    ("anti-us", {"prison_double": "throws-again", "extra_throws": 0}, None, []),
    ("anti-us", {"rounds": 10}, "last", [IneffectiveRule("rounds", "aim", "last")]),
    ("anti-us", {"rounds": 10}, "timed", []),
    ("anti-us", {"rounds": 10}, None, []),
    ("anti-us", {"timed_trade": False, "trade": "before-throw"}, "timed", [IneffectiveRule("trade", "timed_trade", False)]),
])  # fmt: skip
def test_the_pairs(name, rules, aim, said):
    """Each with the rule that it waits for; what has an effect is not named."""
    assert idle(load(name), rules, aim) == said


def test_a_rule_that_cannot_be_is_refused():
    with pytest.raises(BadRule):
        idle(load("anti-us"), {"speed_cash": 100})
