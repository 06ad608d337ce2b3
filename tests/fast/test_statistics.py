"""Every statistic of `sim.statistics` is the same by the interpreter and by the twin, whoever adds it."""

import pytest

from duopoly.editions import load, names
from duopoly.fast import interpreter
from duopoly.rules.rule_table import build_rule_table
from duopoly.sim.lineups import new_lineup
from duopoly.sim.statistics import STATISTICS


@pytest.mark.parametrize("edition", names())
@pytest.mark.parametrize("name", STATISTICS)
def test_both_engines_collect_the_same(compiled, name, edition):
    """Three games, two lineups, a key above 2**63."""
    rules = build_rule_table(load(edition))
    roles = [0, rules.roles - 1]
    lineups = [new_lineup([0, 1], [0, 1], roles, cap=20), new_lineup([1, 0], [0, 1], roles, cap=20)]
    sums = interpreter.collect(name, rules, lineups, 2**64 - 3, 7, 3)
    assert compiled.collect(name, rules, lineups, 2**64 - 3, 7, 3) == sums
    assert any(sums)
