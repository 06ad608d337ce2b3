"""Walks and games in which titles are followed: the same bytes either way, and figures counted by other means."""

import pytest

from duopoly.editions import load, names
from duopoly.fast import interpreted, twin
from duopoly.rules.building import building_cost
from duopoly.rules.codes import BANK, E_RENT, E_UTILITY, FREE, OVER, PRISON, PRISON_SPACE, SPACES, THROW
from duopoly.rules.counters import SOURCES
from duopoly.rules.ledger import Ledger
from duopoly.rules.state import RuleTable, State
from duopoly.sim.code_digest import code_digest
from duopoly.sim.playout import Row, set_out, step
from duopoly.sim.random_walk import HELD, RandomWalk
from duopoly.sim.title_stats import TitleStats
from duopoly.study.cells import kind_of_game, splits
from duopoly.study.job import Job, play
from duopoly.study.sums import HOLD, Sums
from duopoly.study.walks import TURNS, walking_table, walks

HOLDING = {"seed": 4, "rounds": 200, "what": HOLD}


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("leave", ["pay", "throw"])
def test_the_twin_walks_the_same(name, leave):
    """Byte for byte, and however the games are cut."""
    table = walking_table(load(name))
    for shuffled in (True, False):
        games = walks(table, leave, shuffled, 2**63 + 5)
        plain = interpreted.walk_games(*games[:3], 3, 6)
        assert twin().walk_games(*games[:3], 3, 6) == plain
        sums = Sums(games.what)
        for first, size, compiled in ((3, 1, True), (4, 3, False), (7, 2, True)):
            sums.add(play(Job(games, first, size, compiled, False, code_digest())).sums)
        assert sums.records[0].pack() == plain


@pytest.mark.parametrize("name", names())
def test_the_twin_follows_titles_the_same(name):
    """Byte for byte."""
    kind = kind_of_game(name, splits(4, len(load(name).roles))[0], **HOLDING)
    assert twin().hold_games(*kind[:3], 2, 4) == interpreted.hold_games(*kind[:3], 2, 4)


def test_on_a_bare_board_each_turn_is_a_landing():
    """One throw a turn, nothing to be sent by; of one game the squares are those of its figures."""
    table = RuleTable()
    table.roles = 1
    table.kind[:] = [FREE] * SPACES
    table.kind[PRISON_SPACE] = PRISON
    walk = RandomWalk.unpack(interpreted.walk_games(*walks(table, "pay", True, 9)[:3], 0, 1))
    assert sum(walk.landed[0]) == 2 * TURNS
    assert walk.landed[0][HELD] == 0
    assert walk.squares == [[n * n for n in row] for row in walk.landed]


def test_walkers_wait_for_a_double_if_they_are_told_to():
    """And those who pay begin one turn in prison for each time they are sent there."""
    table = walking_table(load("classic-us"))
    pays, awaits = (RandomWalk.unpack(twin().walk_games(*walks(table, way, True, 1)[:3], 0, 500)) for way in ("pay", "throw"))
    assert 2 * pays.landed[0][HELD] < awaits.landed[0][HELD] < 2.7 * pays.landed[0][HELD]


def test_what_titles_bring_is_counted_as_the_ledger_says():
    """Turn by turn and line by line, apart from the till."""
    kind = kind_of_game("anti-us", splits(4, 2)[0], **HOLDING)
    table, lineups, key, _ = kind
    g, turns, spent, sums, rents = State(), *([[0] * SPACES for _ in range(2)] for _ in range(4))
    set_out(g, table, lineups[0], key, 0)
    g.ledger, begun = Ledger(), None
    while g.phase != OVER and g.round <= 200:
        if g.phase == THROW and (g.round, g.turn) != begun:
            begun = (g.round, g.turn)
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
    held = TitleStats.unpack(twin().hold_games(*kind[:3], 0, 1))
    assert (held.turns, held.spent, held.sums, held.rents) == (turns, spent, sums, rents)
    assert held.turn_squares == [[n * n for n in row] for row in turns]
    assert held.products == [[n * m for n, m in zip(*rows, strict=True)] for rows in zip(turns, sums, strict=True)]
    assert sum(map(sum, sums)) > 1000


def test_all_rents_are_some_title_s():
    """What titles brought is what the seats got as rent."""
    kind = kind_of_game("anti-fr", splits(3, 2)[1], **HOLDING)
    rows, _ = twin().play_games(*kind[:3], 0, 20)
    size = len(rows) // 20
    games = [Row.unpack(rows[i * size : (i + 1) * size]) for i in range(20)]
    held = TitleStats.unpack(twin().hold_games(*kind[:3], 0, 20))
    got = [0, 0]
    for row in games:
        for seat in range(row.seats):
            got[row.role[seat]] += row.income[seat][SOURCES.index("rent")]
    assert [sum(figures) for figures in held.sums] == got
