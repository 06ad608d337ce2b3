"""Interpreter and twin in lock step: the same bytes after every move, over editions, aims, numbers of seats and bots."""

import contextlib
import random

import pytest
from walks import any_move, fresh

from duopoly.editions import BadRule, house_rules, load, names
from duopoly.fast import Engine, interpreter, program_file
from duopoly.fast.kernels import MOVE, STEP
from duopoly.fast.machine import MachineError
from duopoly.fast.wasmtime_machine import machines
from duopoly.rl.one_game import MoveRequest
from duopoly.rules.codes import AIMS, OK, OVER, SEATS, UNDECIDED
from duopoly.rules.counters import Counters
from duopoly.rules.play import play
from duopoly.rules.refuse import why_not
from duopoly.rules.rule_table import build_rule_table
from duopoly.rules.state import State
from duopoly.sim.playout import PLAYERS, Lineup, Row, set_out, step

STEPS = 7500
SIZE = State.layout.size
CASES = [
    (edition, aim, seats)
    for edition in names()
    for aim in load(edition).aims
    for seats in range(load(edition).players[0], load(edition).players[1] + 1)
]


def lineup(table, seats, aim, bots, roles):
    line = Lineup()
    line.seats, line.aim, line.cap = seats, AIMS.index(aim), 60
    for seat in range(seats):
        line.bot[seat] = PLAYERS.index(bots[seat % len(bots)])
        line.role[seat] = roles[seat % len(roles)] if table.roles > 1 else 0
    return line


def games_in_step(twin, table, line, steps, key, by_hand=False):
    """Plays games for so many moves both ways, rents claimed `by_hand` or not; raises where they differ."""
    g, counters, memory = State(), Counters(), twin.new_machine()
    g.counters = counters
    games, counted = memory.counted_game()
    arguments = games, memory.packed([table]), memory.packed([line])
    done = number = 0
    while done < steps:
        set_out(g, table, line, key, number)
        if by_hand:
            g.claim_for_me[:] = [0] * SEATS
        games[0] = g
        while g.phase != OVER and g.round <= line.cap and done < steps:
            step(g, table, line)
            memory.call(STEP, *arguments)
            done += 1
            assert games.view[:SIZE] == g.pack(), difference(games, g, number)
        number += 1
    assert counted.content == counters.pack()
    return done


def difference(games, g, number):
    twin = State.unpack(bytes(games.view[:SIZE]))
    fields = [f.name for f in State.fields if getattr(twin, f.name) != getattr(g, f.name)]
    return f"game {number}, decision {g.decisions}, draw {g.draws}: " + ", ".join(
        f"{name} {getattr(g, name)}, twin {getattr(twin, name)}" for name in fields
    )


@pytest.mark.parametrize(("edition", "aim", "seats"), CASES)
def test_the_same_after_every_move(compiled, edition, aim, seats):
    """Bots of both kinds; the set-up is played by throws, or roles are given."""
    table = build_rule_table(load(edition))
    for bots, roles in ((("steady",), (0, 1)), (("random",), (UNDECIDED,)), (("random", "steady"), (1, 0))):
        line = lineup(table, seats, aim, bots, roles)
        assert games_in_step(compiled, table, line, STEPS // 3, key=seats) == STEPS // 3


def test_that_is_half_a_million_moves():
    """All cases together are enough."""
    assert len(CASES) * STEPS >= 500_000


RULES = [
    ("classic-us", {"claim_rent": True, "houses": 6, "hotels": 2}),
    ("classic-fr", {"speed_die": True}),
    ("anti-us", {"auction": True, "estate_auction": True}),
    ("anti-fr", {"start_cash": 200}),
    ("classic-fr", {"speed_die": True, "speed_on_doubles": False, "triple_throws_again": False, "free_parking_pot": True}),
    ("classic-us", {"deal_titles": 3, "houses": 9, "hotels": 1, "auction": False, "prison_collects": False}),
    ("anti-us", {"cash_competitor": 3254, "cash_monopolist": 700}),
    ("anti-us", {"deal_titles": 2, "start_double": True, "decline_extra_throw": True, "shortage": "auction", "houses": 5}),
]


@pytest.mark.parametrize(("edition", "rules"), RULES)
def test_the_same_by_house_rules(compiled, edition, rules):
    """Switches that no leaflet has on by itself."""
    table = build_rule_table(house_rules(load(edition), rules))
    line = lineup(table, 4, "last", ("random", "steady"), (0, 1))
    games_in_step(compiled, table, line, STEPS, key=2**63 + 5, by_hand="claim_rent" in rules)


def any_game(rnd):
    """An edition with house rules drawn at random, and who plays it: any aim, seats, bots and roles."""
    edition = load(rnd.choice(names()))
    played = edition
    for name in rnd.sample(edition.rules.__struct_fields__, 12):
        value = getattr(edition.rules, name)
        if isinstance(value, bool):
            options = [True, False]
        elif isinstance(value, int):
            options = [0, 1, 2, 3, 8, value // 2, value * 2]
        else:
            options = ["box", "auction", "endless", "any-time", "before-throw", "moves", "moves-and-throws-again"]
        with contextlib.suppress(BadRule):
            played = house_rules(played, {name: rnd.choice(options)})
    table, seats, aim = build_rule_table(played), rnd.randint(*edition.players), rnd.choice(edition.aims)
    roles = rnd.choice([(UNDECIDED,), (0, 1), (1, 0), (0, 1, 1)])
    line = lineup(table, seats, aim, rnd.choices(PLAYERS, k=seats), roles)
    line.cap = rnd.choice([15, 60, 200])
    return table, line


def test_the_same_in_any_game(compiled):
    """Editions, aims, seats, bots and house rules at random; `just bench-lock-step` plays half a million moves of such games."""
    rnd = random.Random(16)
    for _ in range(25):
        games_in_step(compiled, *any_game(rnd), 400, rnd.getrandbits(64), rnd.random() < 0.3)


@pytest.mark.parametrize("edition", names())
def test_the_same_for_any_move_of_anybody(compiled, edition):
    """Off turn too, with offers, and the same refusals."""
    rnd = random.Random(edition)
    for seed in range(4):
        g, table = fresh(edition, 4, seed, load(edition).aims[seed % len(load(edition).aims)])
        memory = compiled.new_machine()
        games, tables, requests = memory.games(1), memory.packed([table]), memory.blank(MoveRequest, 1)
        for _ in range(1200):
            if g.phase == OVER:
                break
            seat, move = any_move(g, table, rnd)
            if rnd.random() < 0.2:
                move = move._replace(x=move.x + rnd.choice((-1, 1)))
            refusal = why_not(g, table, seat, move)
            request = MoveRequest()
            request.seat, request.verb, request.x, request.y, request.to, request.give, request.take = seat, *move
            requests[0] = request
            games[0] = g  # choosing a move may have drawn from the generator
            memory.call(MOVE, games, tables, requests)
            assert requests[0].refused == refusal
            if refusal == OK:
                play(g, table, seat, move)
            assert games.view[:SIZE] == g.pack(), difference(games, g, seed)


@pytest.mark.parametrize("edition", names())
def test_rows_and_counters_are_the_same(compiled, edition):
    """Whole games in one call, with two lineups and a key above 2**63."""
    table = build_rule_table(load(edition))
    lines = [lineup(table, 4, "last", ("steady",), (0, 1)), lineup(table, 5, "last", ("steady", "random"), (1, 0))]
    here = interpreter.play_games(table, lines, 2**64 - 3, 7, 6)
    assert compiled.play_games(table, lines, 2**64 - 3, 7, 6) == here
    assert len(here[0]) == 6 * Row.layout.size


def test_wrong_indexes_are_noticed(compiled):
    """Bounds are checked: a lineup with more seats than there can be does no harm."""
    table = build_rule_table(load("anti-us"))
    line = lineup(table, 4, "last", ("steady",), (0, 1))
    line.seats = 100
    with pytest.raises(MachineError, match="an index is out of range"):
        compiled.play_games(table, [line], 1, 0, 1)


def test_the_program_that_comes_with_the_package_plays_the_same_games(compiled):
    """It has no checks, and is otherwise the checked one."""
    shipped = Engine(machines(program_file.read(program_file.PACKAGE / "fast" / "duopoly.wasm")))
    for edition in names():
        table = build_rule_table(load(edition))
        lines = [lineup(table, 4, "last", ("steady", "trader"), (0, 1)), lineup(table, 4, "last", ("random",), (1, 0))]
        assert shipped.play_games(table, lines, 11, 0, 8) == compiled.play_games(table, lines, 11, 0, 8)
