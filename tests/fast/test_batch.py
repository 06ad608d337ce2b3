"""Games side by side with numbered actions: the same by both engines, with correct masks and fixed numbers."""

import random

import pytest
from walks import walk

from duopoly.editions import load, names
from duopoly.env.batch import Batch
from duopoly.rl.action_builder import ActionBuilder
from duopoly.rl.actions import ACTIONS
from duopoly.rl.batch import LEARNER, act_all, begin_all
from duopoly.rl.observation import Observation
from duopoly.rl.timestep import BY_WEALTH, Timestep
from duopoly.rules.actions import ACTIONS as MOVES
from duopoly.rules.actions import VERSION, action_of, move_of
from duopoly.rules.codes import AIMS, CHANCE, DO_BID, DO_OFFER, OK, SEATS, VERBS
from duopoly.rules.legal import count, is_legal, legal, legal_actions, nth
from duopoly.rules.refuse import why_not
from duopoly.rules.rule_table import build_rule_table
from duopoly.rules.state import State
from duopoly.sim.playout import PLAYERS, Lineup

GAMES = 5
SIZE = Timestep.layout.size


def lineup(table, seats, aim="last", bots=()):
    line = Lineup()
    line.seats, line.aim, line.cap = seats, AIMS.index(aim), 6
    for seat in range(seats):
        line.role[seat] = seat % 2 if table.roles > 1 else 0
        line.bot[seat] = PLAYERS.index(bots[seat]) if bots and bots[seat] else LEARNER
    return line


def unpacked(found, kind):
    size = kind.layout.size
    return [found.content[i * size : (i + 1) * size] for i in range(GAMES)]


@pytest.mark.parametrize("edition", names())
@pytest.mark.parametrize("simple", [0, 1])
def test_a_batch_is_the_same_both_ways(compiled, edition, simple):
    """Random actions, now and then one that is not allowed; games end and others begin."""
    table, rnd = build_rule_table(load(edition)), random.Random(7)
    lines = [
        lineup(table, 3),
        lineup(table, 4, load(edition).aims[-1]),
        lineup(table, 4, bots=[None, "steady", "random", None]),
        lineup(table, 3, bots=["steady", "steady", None]),
    ]
    games, timesteps, builders, observations, finals = (
        [kind() for _ in range(GAMES)] for kind in (State, Timestep, ActionBuilder, Observation, Observation)
    )
    for timestep in timesteps:
        timestep.cap, timestep.reward, timestep.simple = 30, BY_WEALTH, simple
    begin_all(games, [table], lines, 2**63 + 9, 100, timesteps, builders, observations)
    batch = Batch(compiled, table, lines, 2**63 + 9, 100, GAMES, timesteps[0])
    blind = Batch(compiled, table, lines, 2**63 + 9, 100, GAMES, timesteps[0], observing=False)
    ended = refused = 0
    for _ in range(500):
        assert unpacked(batch.timesteps, Timestep) == [timestep.pack() for timestep in timesteps]
        assert blind.timesteps.content == batch.timesteps.content
        assert unpacked(batch.observations, Observation) == [observation.pack() for observation in observations]
        assert unpacked(batch.final_observations, Observation) == [observation.pack() for observation in finals]
        for i, timestep in enumerate(timesteps):
            ended += timestep.ended
            refused += timestep.refused != OK
            allowed = [action for action in range(ACTIONS) if timestep.mask[action]]
            assert allowed, timestep.seat
            timestep.action = rnd.choice(allowed) if rnd.random() < 0.98 else rnd.randrange(-1, ACTIONS + 1)
            for side in (batch, blind):
                side.timesteps[i] = timestep
        act_all(games, [table], lines, timesteps, builders, observations, finals)
        batch.act()
        blind.act()
    assert ended > 2
    assert refused > 5
    assert {g.number % GAMES for g in games} == set(range(GAMES))
    assert max(g.number for g in games) > 100 + GAMES


@pytest.mark.parametrize("edition", names())
def test_the_mask_is_the_list_of_legal_moves(edition):
    """In one order, for any seat; an action's move has the action's number."""
    for g, table, seat, _ in walk(edition, 4, 3, most=400):
        for other in range(g.seats):
            found, moves = legal_actions(g, table, other), legal(g, table, other)
            actions = [nth(found, n) for n in range(count(found))]
            assert actions == sorted(actions)
            assert [move_of(g, action) for action in actions] == moves
            assert [action_of(move) for move in moves] == actions
            assert nth(found, len(actions)) == -1
            assert [action for action in range(-1, MOVES + 1) if is_legal(found, action)] == actions
        if seat != CHANCE:
            every = [action for action in range(MOVES) if why_not(g, table, seat, move_of(g, action)) == OK]
            assert every == [action_of(move) for move in legal(g, table, seat)]


def test_the_numbering_is_pinned():
    """Version 1: a number once given keeps its meaning."""
    g = State()
    words = [f"{VERBS[m.verb]} {m.x} {m.to}" for m in (move_of(g, action) for action in range(MOVES))]
    plain = [
        "throw",
        "pay",
        "use-card",
        "stay",
        "end",
        "buy",
        "decline",
        "give-up",
        "accept",
        "reject",
        "draw",
        "want",
        "keep",
        "bid",
        "tax",
        "tax",
        "role",
        "role",
        "pass",
    ]
    assert VERSION == 1
    assert [word.split()[0] for word in words[:19]] == plain
    assert (words[13], words[14], words[15], words[17]) == ("bid 1 0", "tax 0 0", "tax 1 0", "role 1 0")
    assert (words[19], words[58], words[59], words[99]) == ("go 0 0", "go 39 0", "place 0 0", "build 0 0")
    assert (words[139], words[179], words[219], words[258]) == ("sell 0 0", "mortgage 0 0", "lift 0 0", "lift 39 0")
    assert words[259:] == ["withdraw 0 0", "claim 0 0", *(f"swap 0 {seat}" for seat in range(SEATS))]
    assert action_of(move_of(g, 13)._replace(verb=DO_BID, x=77)) == 13
    assert action_of(move_of(g, 0)._replace(verb=DO_OFFER)) == -1
