"""Random walks and title statistics: the same bytes from twin and interpreter, and figures counted in other ways."""

import pytest

from duopoly.editions import load, names
from duopoly.fast import interpreter, twin
from duopoly.rules.building import building_cost
from duopoly.rules.codes import BANK, E_RENT, E_UTILITY, FREE, OVER, PRISON, PRISON_SPACE, SPACES, THROW
from duopoly.rules.counters import SOURCES
from duopoly.rules.ledger import Ledger
from duopoly.rules.state import RuleTable, State
from duopoly.sim.code_digest import code_digest
from duopoly.sim.playout import Row, set_out, step
from duopoly.sim.random_walk import HELD, RandomWalk
from duopoly.sim.statistics import TITLES, WALKS
from duopoly.sim.title_stats import TitleStats
from duopoly.study.game_specs import camp_splits, make_spec
from duopoly.study.job import SimulationJob, run_job
from duopoly.study.sums import Sums
from duopoly.study.walks import TURNS, walk_spec, walking_table

HOLDING = {"seed": 4, "rounds": 200, "kind": TITLES}


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("leave", ["pay", "throw"])
def test_the_twin_walks_the_same(name, leave):
    """Byte for byte, however the games are cut into jobs."""
    table = walking_table(load(name))
    for shuffled in (True, False):
        games = walk_spec(table, leave, shuffled, 2**63 + 5)
        plain = interpreter.collect(WALKS, *games[:3], 3, 6)
        assert twin().collect(WALKS, *games[:3], 3, 6) == plain
        sums = Sums(games.kind)
        for first, size, compiled in ((3, 1, True), (4, 3, False), (7, 2, True)):
            sums.add(run_job(SimulationJob(games, first, size, compiled, False, code_digest())).sums)
        assert sums.records[0].pack() == plain


@pytest.mark.parametrize("name", names())
def test_the_twin_counts_titles_the_same(name):
    """Byte for byte."""
    spec = make_spec(name, camp_splits(4, len(load(name).roles))[0], **HOLDING)
    assert twin().collect(TITLES, *spec[:3], 2, 4) == interpreter.collect(TITLES, *spec[:3], 2, 4)


def test_on_a_bare_board_each_turn_is_a_landing():
    """There is one throw per turn, and nothing leads to prison; the squares are those of the only game's figures."""
    table = RuleTable()
    table.roles = 1
    table.kind[:] = [FREE] * SPACES
    table.kind[PRISON_SPACE] = PRISON
    walk = RandomWalk.unpack(interpreter.collect(WALKS, *walk_spec(table, "pay", True, 9)[:3], 0, 1))
    assert sum(walk.landed[0]) == 2 * TURNS
    assert walk.landed[0][HELD] == 0
    assert walk.squares == [[n * n for n in row] for row in walk.landed]


def test_walkers_wait_for_a_double_if_they_should():
    """Those who pay start one turn in prison for each time they are sent there."""
    table = walking_table(load("classic-us"))
    pays, waits = (
        RandomWalk.unpack(twin().collect(WALKS, *walk_spec(table, way, True, 1)[:3], 0, 500)) for way in ("pay", "throw")
    )
    assert 2 * pays.landed[0][HELD] < waits.landed[0][HELD] < 2.7 * pays.landed[0][HELD]


def test_title_statistics_agree_with_the_ledger():
    """Counted turn by turn and entry by entry."""
    spec = make_spec("anti-us", camp_splits(4, 2)[0], **HOLDING)
    table, lineups, key, _ = spec
    g, turns, spent, sums, rents = State(), *([[0] * SPACES for _ in range(2)] for _ in range(4))
    set_out(g, table, lineups[0], key, 0)
    g.ledger, counted = Ledger(), None
    while g.phase != OVER and g.round <= 200:
        if g.phase == THROW and (g.round, g.turn) != counted:
            counted = (g.round, g.turn)
            for space, owner in enumerate(g.owner):
                if owner not in (BANK, g.turn) and not g.mortgaged[space]:
                    turns[g.role[owner]][space] += 1
                    spent[g.role[owner]][space] += table.price[space] + building_cost(g, table, space)
        g.ledger.entries.clear()
        step(g, table, lineups[0])
        for entry in g.ledger.entries:
            if E_RENT <= entry.event <= E_UTILITY and entry.amount and entry.seat >= 0:
                sums[g.role[entry.other]][entry.space] += entry.amount
                rents[g.role[entry.other]][entry.space] += 1
    stats = TitleStats.unpack(twin().collect(TITLES, *spec[:3], 0, 1))
    assert (stats.turns, stats.spent, stats.sums, stats.rents) == (turns, spent, sums, rents)
    assert stats.turn_squares == [[n * n for n in row] for row in turns]
    assert stats.products == [[n * m for n, m in zip(*rows, strict=True)] for rows in zip(turns, sums, strict=True)]
    assert sum(map(sum, sums)) > 1000


def test_every_rent_belongs_to_a_title():
    """What titles brought is what the seats got as rent."""
    spec = make_spec("anti-fr", camp_splits(3, 2)[1], **HOLDING)
    rows, _ = twin().play_games(*spec[:3], 0, 20)
    size = len(rows) // 20
    games = [Row.unpack(rows[i * size : (i + 1) * size]) for i in range(20)]
    stats = TitleStats.unpack(twin().collect(TITLES, *spec[:3], 0, 20))
    received = [0, 0]
    for row in games:
        for seat in range(row.seats):
            received[row.role[seat]] += row.income[seat][SOURCES.index("rent")]
    assert [sum(figures) for figures in stats.sums] == received
