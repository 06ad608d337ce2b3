"""Rollouts of a position: the same bytes both ways, the same dice for all moves, and sums that can be worked out by hand."""

import pytest
from walks import walk

from duopoly.editions import load, names
from duopoly.fast import interpreter
from duopoly.rules.codes import CHANCE, DO_OFFER, END, Move
from duopoly.rules.legal import legal
from duopoly.rules.rule_table import build_rule_table
from duopoly.rules.setup import start, start_turn
from duopoly.rules.state import State
from duopoly.rules.titles import give, set_buildings
from duopoly.sim.evaluation import WHOLE
from duopoly.sim.playout import PLAYERS, Lineup
from duopoly.sim.rollouts import NO_MOVE, Candidate
from duopoly.sim.weights import weights

AS_IT_STANDS = Move(NO_MOVE)


def lineup(g, rounds):
    """Everybody at the table played by steady, some rounds on."""
    line = Lineup()
    line.seats, line.aim, line.cap = g.seats, g.aim, g.round + rounds
    for seat in range(g.seats):
        line.bot[seat] = PLAYERS.index("steady")
    return line


def candidate_of(move=AS_IT_STANDS, seat=0):
    found = Candidate()
    found.verb, found.x, found.y, found.to, found.give, found.take = move
    found.seat = seat
    return found


@pytest.mark.parametrize("edition", names())
def test_rollouts_are_the_same_both_ways(compiled, edition):
    """From positions of a random game, after every legal move; the position stays as it was."""
    for n, (g, table, seat, _) in enumerate(walk(edition, 4, 3, most=300)):
        if n % 60 == 7 and seat != CHANCE:
            asked = [candidate_of(move, seat) for move in [AS_IT_STANDS, *legal(g, table, seat)][:5]]
            before = g.pack()
            line = lineup(g, 8)
            line.weights = weights(edition, table.roles, "last")
            given = (g, table, line, 2**63 + 5, 3, 4)
            found = compiled.rollouts(*given, asked)
            assert [each.pack() for each in found] == [each.pack() for each in interpreter.rollouts(*given, asked)]
            assert g.pack() == before
            assert [each.games for each in found] == [4] * len(asked)
            assert asked[0].games == 0


def two_left():
    """Ann has everything; Ben has 1 and stands before her titles."""
    table = build_rule_table(load("classic-us"))
    g = State()
    start(g, table, 2, 0)
    g.role[0] = g.role[1] = 0
    g.setup = 0
    for space in range(40):
        if table.price[space]:
            give(g, table, space, 0)
            if table.group_size[table.group[space]] != 4 and table.house_cost[space]:
                set_buildings(g, table, space, 5)
    g.cash[0], g.cash[1] = 5000, 1
    start_turn(g, 1)
    return g, table


def test_who_has_all_wins_all(compiled):
    g, table = two_left()
    line = lineup(g, 0)
    line.cap = 0
    (found,) = compiled.rollouts(g, table, line, 1, 0, 50, [candidate_of()])
    assert (found.wins[0], found.wins[1]) == (50 * WHOLE, 0)
    assert (found.unfinished, found.more, found.square) == (0, 0, 0)
    assert found.worth[1] == 0
    assert found.worth[0] >= 50 * 5000


def test_a_move_left_out_counts_nothing_and_the_same_move_gains_nothing(compiled):
    g, table = two_left()
    shut, same = candidate_of(legal(g, table, 1)[0], 1), candidate_of(legal(g, table, 1)[0], 1)
    shut.shut = 1
    first, left_out, again = compiled.rollouts(g, table, lineup(g, 2), 1, 0, 30, [candidate_of(seat=1), shut, same])
    assert left_out.games == 0
    assert again.games == first.games == 30
    assert again.wins == first.wins, "the same dice, and steady throws too"
    assert (again.more, again.square) == (0, 0)
    assert sum(first.wins) == pytest.approx(30 * WHOLE, abs=30 * 2)


@pytest.mark.parametrize("engine", ["compiled", "interpreted"])
def test_an_agreed_offer_is_accepted(compiled, engine):
    """Ann gives Ben all she has: then he wins instead of her; both ways the same."""
    g, table = two_left()
    for space in range(40):
        set_buildings(g, table, space, 0)
    all_she_has = Move(DO_OFFER, 5000, 0, 1, g.owns[0], 0)
    line = lineup(g, 0)
    line.cap = 0
    g.turn = g.actor = 0
    g.phase = END
    asked = [candidate_of(), candidate_of(all_she_has), candidate_of(all_she_has)]
    asked[2].agreed = 1
    roll = compiled.rollouts if engine == "compiled" else interpreter.rollouts
    stays, refused, taken = roll(g, table, line, 1, 0, 5, asked)
    assert (stays.wins[0], stays.more_to) == (5 * WHOLE, 0)
    assert (taken.wins[1], taken.more, taken.more_to) == (5 * WHOLE, -5 * WHOLE, 5 * WHOLE)
    assert taken.square == 5 * WHOLE * WHOLE
    assert refused.wins[1] == 5 * WHOLE, "nobody refuses a gift"
