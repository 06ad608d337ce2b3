"""The landing chain: figures computed by hand, and walks by the rules that must agree with it."""

import pytest

from duopoly.editions import house_rules, load, names
from duopoly.fast import twin
from duopoly.rules.codes import FREE, PRISON, PRISON_SPACE, SPACES
from duopoly.rules.rule_table import build_rule_table
from duopoly.rules.state import RuleTable
from duopoly.sim.random_walk import RandomWalk
from duopoly.sim.statistics import WALKS
from duopoly.study.chain import LEAVES, LandingChain
from duopoly.study.landings import comparison_rows, largest_deviation
from duopoly.study.walks import walk_spec, walking_table

NUMBER = 10_000
SPEED = {"speed_die": True}
CASES = [
    *((name, {}, leave) for name in names() for leave in LEAVES),
    ("classic-us", SPEED, "pay"),
    ("classic-us", SPEED, "throw"),
    ("classic-fr", {**SPEED, "speed_on_doubles": False, "older_decks": True}, "pay"),
    ("anti-us", {"extra_throws": 3, "doubles_to_prison": 2, "prison_ends_turn": True}, "throw"),
    ("anti-fr", {"extra_throws": 3, "doubles_to_prison": 3}, "throw"),
]


def walk(games, number):
    """The sums of the first walks, by the twin."""
    return RandomWalk.unpack(twin().collect(WALKS, *games[:3], 0, number))


def bare_board(**rules):
    """A board on which nothing happens."""
    table = RuleTable()
    table.kind[:] = [FREE] * SPACES
    table.kind[PRISON_SPACE] = PRISON
    for name, value in rules.items():
        setattr(table, name, value)
    return table


def test_on_a_bare_board_every_space_is_equally_likely():
    counts = LandingChain(bare_board()).long_run()
    assert list(counts.landed) == pytest.approx([1 / 40] * 40)
    assert (counts.throws, counts.laps, counts.sent, counts.fees) == pytest.approx((1, 7 / 40, 0, 0))


def test_a_double_throws_again():
    assert LandingChain(bare_board(extra_throws=1)).long_run().throws == pytest.approx(7 / 6)
    assert LandingChain(bare_board(extra_throws=2)).long_run().throws == pytest.approx(1 + 1 / 6 + 1 / 36)


def test_the_third_double_goes_to_prison_and_the_fee_frees():
    counts = LandingChain(
        bare_board(extra_throws=9, doubles_to_prison=3, prison_throws=3, prison_ends_turn=1), leave="pay"
    ).long_run()
    assert counts.sent == pytest.approx(1 / 216)
    assert (counts.fees, counts.held) == pytest.approx((1 / 216, 1 / 216))


def test_classic_prison_takes_two_and_a_half_turns_if_the_player_waits_for_a_double():
    counts = LandingChain(build_rule_table(load("classic-us")), leave="throw").long_run()
    assert counts.held / counts.sent == pytest.approx(1 + 5 / 6 + 25 / 36)
    assert counts.fees / counts.sent == pytest.approx((5 / 6) ** 3)


def test_the_first_turn_from_start():
    counts = LandingChain(bare_board()).from_start(1)
    assert list(counts.landed[:14]) == pytest.approx([0, 0] + [(6 - abs(7 - n)) / 36 for n in range(2, 13)] + [0])


@pytest.mark.parametrize(("name", "rules", "leave"), CASES, ids=lambda value: str(value))
def test_walks_by_the_rules_agree(name, rules, leave):
    edition = house_rules(load(name), rules)
    table = walking_table(edition)
    walked = walk(walk_spec(table, leave, True, 11), NUMBER)
    for number, role in enumerate(edition.roles):
        chain = LandingChain(table, number, leave)
        assert list(chain.turn.sum(axis=1)) == pytest.approx([1.0] * len(chain.places))
        largest, p_value = largest_deviation(comparison_rows(edition, {"role": role}, number, chain, walked), NUMBER)
        assert p_value > 1e-4, largest


def test_a_wrong_chain_is_detected():
    edition = load("anti-us")
    table = walking_table(edition)
    walked = walk(walk_spec(table, "pay", True, 11), 400)
    wrong = LandingChain(walking_table(house_rules(edition, {"extra_throws": 0})), 0, "pay")
    assert largest_deviation(comparison_rows(edition, {"role": "competitor"}, 0, wrong, walked), 400)[1] < 1e-6
