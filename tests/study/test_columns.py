"""Rows, columns and sums: nothing is lost on the way, and the sums are those of the rows."""

import random

import pytest
from samples import SHORT, rows_of

from duopoly.rules.counters import SOURCES
from duopoly.sim.playout import Row
from duopoly.sim.totals import WHOLE
from duopoly.study.columns import column_of, table_of
from duopoly.study.columns import rows_of as packed
from duopoly.study.plan import plan
from duopoly.study.sums import ROW_SIZE, tally_of

ANTI = ("competitor", "monopolist")
KINDS = [
    (SHORT, ANTI),
    (plan("anti-us", "steady,steady", seating="fixed", rounds=5, seed=3), ANTI),
    (plan("classic-us", ",".join(["random", "steady"] * 4), rounds=4, seed=2, rules={"start_cash": 50}), ("player",)),
    (plan("anti-pl", "steady:c,random:m", aim="timed", rounds=6, seed=2), ANTI),
]


@pytest.mark.parametrize(("kind", "roles"), KINDS)
def test_a_table_holds_the_whole_row(kind, roles):
    """Back to the same bytes, in the order of the games."""
    rows = rows_of(kind, 40)
    pieces = [rows[at : at + ROW_SIZE] for at in range(0, len(rows), ROW_SIZE)]
    random.Random(1).shuffle(pieces)
    table = table_of(b"".join(pieces), roles)
    assert packed(table, roles) == rows
    assert table["number"].to_pylist() == list(range(40))


def test_a_table_says_it_in_words():
    """Who played what, who has won, and where the money came from."""
    row = Row.unpack(rows_of(KINDS[3][0], 1))
    game = table_of(row.pack(), ANTI).to_pylist()[0]
    assert game["role"] == ["competitor", "monopolist"]
    assert game["bot"] == ["steady", "random"]
    assert game["ending"] == "timed"
    assert game["won"] == [bool(row.winners & 1), bool(row.winners & 2)]
    assert game["worth"] == row.worth[:2]
    assert game[column_of("rent-paid")] == [row.income[seat][SOURCES.index("rent-paid")] for seat in (0, 1)]


def test_no_games_are_an_empty_table():
    """Nothing, and no error."""
    assert table_of(b"", ANTI).num_rows == 0


@pytest.mark.parametrize(("kind", "roles"), KINDS)
def test_the_tally_is_the_sum_of_the_rows(kind, roles):
    """Counted again from the columns, in whatever order."""
    rows = rows_of(kind, 40)
    tally, games = tally_of(rows), table_of(rows, roles).to_pylist()
    back = b"".join(rows[at : at + ROW_SIZE] for at in range(len(rows) - ROW_SIZE, -1, -ROW_SIZE))
    assert tally_of(back).pack() == tally.pack()
    assert tally.games == 40
    assert tally.rounds == sum(game["rounds"] for game in games)
    assert tally.lengths[:50] == [sum(game["rounds"] == n for game in games) for n in range(50)]
    won = [game for game in games if any(game["won"])]
    assert tally.won == len(won)
    assert sum(tally.role_wins) == sum(tally.bot_wins) == sum(tally.seat_wins) == sum(tally.player_wins) == WHOLE * len(won)
    for role, word in enumerate(roles):
        wins = sum(sum(w for w, r in zip(g["won"], g["role"], strict=True) if r == word) / sum(g["won"]) for g in won)
        assert tally.role_wins[role] == pytest.approx(WHOLE * wins)
        assert tally.role_places[role] == sum(g["role"].count(word) for g in won)
        worths = [sum(w for w, r in zip(g["worth"], g["role"], strict=True) if r == word) for g in games]
        assert (tally.worth[role], tally.worth_squares[role]) == (sum(worths), sum(w * w for w in worths))
        for source, name in enumerate(SOURCES):
            sums = [sum(x for x, r in zip(g[column_of(name)], g["role"], strict=True) if r == word) for g in games]
            assert tally.income[role][source] == sum(sums)
            assert tally.income_squares[role][source] == sum(x * x for x in sums)
