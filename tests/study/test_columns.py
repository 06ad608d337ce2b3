"""Rows as tables and back: nothing is lost, and the totals are those of the rows."""

import random

import pytest
from samples import SHORT, rows_of

from duopoly.rules.counters import SOURCES
from duopoly.sim.playout import Row
from duopoly.sim.totals import WHOLE
from duopoly.study.columns import column_name, from_table, to_table
from duopoly.study.simulation_plan import plan_simulation
from duopoly.study.sums import ROW_SIZE, total_rows

ANTI = ("competitor", "monopolist")
PLANS = [
    (SHORT, ANTI),
    (plan_simulation("anti-us", "steady,steady", seating="fixed", rounds=5, seed=3), ANTI),
    (
        plan_simulation("classic-us", ",".join(["random", "steady"] * 4), rounds=4, seed=2, rules={"start_cash": 50}),
        ("player",),
    ),
    (plan_simulation("anti-pl", "steady:c,random:m", aim="timed", rounds=6, seed=2), ANTI),
]


@pytest.mark.parametrize(("plan", "roles"), PLANS)
def test_a_table_has_everything_of_a_row(plan, roles):
    """It turns back into the same bytes, in the order of the games."""
    rows = rows_of(plan, 40)
    pieces = [rows[at : at + ROW_SIZE] for at in range(0, len(rows), ROW_SIZE)]
    random.Random(1).shuffle(pieces)
    table = to_table(b"".join(pieces), roles)
    assert from_table(table, roles) == rows
    assert table["number"].to_pylist() == list(range(40))


def test_a_table_has_names_instead_of_codes():
    """Who played what, who won, and where the money came from."""
    row = Row.unpack(rows_of(PLANS[3][0], 1))
    game = to_table(row.pack(), ANTI).to_pylist()[0]
    assert game["role"] == ["competitor", "monopolist"]
    assert game["bot"] == ["steady", "random"]
    assert game["ending"] == "timed"
    assert game["won"] == [bool(row.winners & 1), bool(row.winners & 2)]
    assert game["worth"] == row.worth[:2]
    assert game[column_name("rent-paid")] == [row.income[seat][SOURCES.index("rent-paid")] for seat in (0, 1)]


def test_no_games_are_an_empty_table():
    """And no error."""
    assert to_table(b"", ANTI).num_rows == 0


@pytest.mark.parametrize(("plan", "roles"), PLANS)
def test_the_totals_are_the_sums_of_the_rows(plan, roles):
    """Counted again from the columns, in any order."""
    rows = rows_of(plan, 40)
    totals, games = total_rows(rows), to_table(rows, roles).to_pylist()
    backward = b"".join(rows[at : at + ROW_SIZE] for at in range(len(rows) - ROW_SIZE, -1, -ROW_SIZE))
    assert total_rows(backward).pack() == totals.pack()
    assert totals.games == 40
    assert totals.rounds == sum(game["rounds"] for game in games)
    assert totals.lengths[:50] == [sum(game["rounds"] == n for game in games) for n in range(50)]
    won = [game for game in games if any(game["won"])]
    assert totals.won == len(won)
    assert sum(totals.role_wins) == sum(totals.bot_wins) == sum(totals.seat_wins) == sum(totals.player_wins) == WHOLE * len(won)
    for role, word in enumerate(roles):
        wins = sum(sum(w for w, r in zip(g["won"], g["role"], strict=True) if r == word) / sum(g["won"]) for g in won)
        assert totals.role_wins[role] == pytest.approx(WHOLE * wins)
        assert totals.role_places[role] == sum(g["role"].count(word) for g in won)
        worths = [sum(w for w, r in zip(g["worth"], g["role"], strict=True) if r == word) for g in games]
        assert (totals.worth[role], totals.worth_squares[role]) == (sum(worths), sum(w * w for w in worths))
        for source, name in enumerate(SOURCES):
            sums = [sum(x for x, r in zip(g[column_name(name)], g["role"], strict=True) if r == word) for g in games]
            assert totals.income[role][source] == sum(sums)
            assert totals.income_squares[role][source] == sum(x * x for x in sums)
