"""A state's sets of titles say what its spaces say, after every move that changes one."""

import pytest

from duopoly.editions import house_rules, load, names
from duopoly.rules.building import why_not_site
from duopoly.rules.codes import AIMS, OK, OVER, SPACES, STREET
from duopoly.rules.rule_table import build_rule_table
from duopoly.rules.state import State
from duopoly.sim.playout import PLAYERS, Lineup, set_out, step

STEPS = 6000
CASES = [(edition, {}) for edition in names()] + [
    ("classic-us", {"houses": 5, "hotels": 1}),
    ("classic-fr", {"houses_outlast_monopoly": True}),
    ("anti-us", {"start_cash": 300, "estate_auction": True}),
]


def spaces_where(holds):
    return sum(1 << space for space in range(SPACES) if holds(space))


def check(g, table):
    assert g.pledged == spaces_where(lambda space: g.mortgaged[space])
    assert g.built == spaces_where(lambda space: g.buildings[space])
    for seat in range(g.seats):
        own = spaces_where(lambda space, seat=seat: g.owner[space] == seat)
        streets = [space for space in range(SPACES) if own >> space & 1 and table.kind[space] == STREET]
        assert g.owns[seat] == own
        assert g.sites[seat] == sum(1 << space for space in streets if why_not_site(g, table, seat, space) == OK)


@pytest.mark.parametrize(("edition", "rules"), CASES)
def test_the_sets_follow_the_titles(edition, rules):
    """Where each may build is where no mortgage, no lacking monopoly, no uneven street and no hotel refuses it."""
    table = build_rule_table(house_rules(load(edition), rules))
    line = Lineup()
    line.seats, line.aim = 4, AIMS.index("last")
    for seat in range(4):
        line.bot[seat] = PLAYERS.index("random" if seat == 3 else "steady")
        line.role[seat] = seat % 2 if table.roles > 1 else 0
    g, before, checked, sites, built = State(), None, 0, 0, 0
    set_out(g, table, line, 11, 0)
    for _ in range(STEPS):
        if g.phase == OVER:
            set_out(g, table, line, 11, g.number + 1)
        step(g, table, line)
        now = (g.owner[:], g.mortgaged[:], g.buildings[:])
        if now != before:
            check(g, table)
            before, checked = now, checked + 1
            sites, built = sites | any(g.sites), built | g.built
    assert checked > 100
    assert sites
    assert built
