"""The ledger of a long game: older events are packed, and are the same when they are read, undone, and read again."""

import random

import pytest

import duopoly
from duopoly.policies import steady
from duopoly.server.views.ledger_lines import AT_HAND, BLOCK, LedgerLines, StoredEvent, ledger_line


@pytest.fixture(scope="module", params=["anti-us", "classic-us"])
def moves(request):
    """The events of each move of a long game."""
    roles = ["competitor", "monopolist", "competitor"] if request.param == "anti-us" else None
    game = duopoly.Game(request.param, ["Ann", "Bob", "Cem"], roles=roles, seed=11)
    found = []
    while game.to_act is not None and len(found) < 700:
        found.append(game.chance() if game.to_act == "chance" else game.decide_with(steady.decide))
    assert sum(map(len, found)) > 3 * (AT_HAND + BLOCK)
    return found


def filled(moves):
    log = LedgerLines(with_notes=True)
    for ply, events in enumerate(moves, 1):
        log.add(events, ply)
    return log


def test_what_is_packed_is_everything_but_the_edition():
    assert StoredEvent.__struct_fields__ == tuple(name for name in duopoly.Event.__struct_fields__ if name != "edition")


def test_older_lines_are_the_same_when_unpacked(moves):
    log = filled(moves)
    events = [(event, ply) for ply, of_move in enumerate(moves, 1) for event in of_move]
    assert len(log) == len(events)
    assert len(log.latest) < AT_HAND + BLOCK
    expected = [ledger_line(event, n, ply, "pl", True) for n, (event, ply) in enumerate(events)]
    assert log.lines("pl", 0) == expected
    for start, end in (
        (0, 1),
        (BLOCK - 1, BLOCK + 1),
        (BLOCK, 2 * BLOCK),
        (37, 437),
        (len(log) - AT_HAND - 1, len(log)),
        (5, 5),
    ):
        assert log.lines("pl", start, end) == expected[start:end]
    assert log.events(0, len(log)) == [event for event, _ in events]


def test_undos_of_any_length(moves):
    choices, log, ply = random.Random(3), filled(moves), len(moves)
    for _ in range(60):
        back = choices.choice((1, 2, 9, 60, 300))
        ply = max(0, ply - back)
        log.cut(ply)
        left = [event for of_move in moves[:ply] for event in of_move]
        assert len(log) == len(left)
        assert log.events(0, len(log)) == left
        for of_move in moves[ply : (again := min(len(moves), ply + choices.choice((0, 1, 40, 250))))]:
            ply += 1
            log.add(of_move, ply)
        assert ply == again
        assert log.events(0, len(log)) == [event for of_move in moves[:ply] for event in of_move]


def test_an_empty_ledger(moves):
    log = filled(moves)
    log.cut(0)
    assert (len(log), log.lines("en", 0), log.latest, log.blocks) == (0, [], [], [])


def test_a_move_of_a_long_game_takes_little(moves):
    log = filled(moves)
    assert sum(map(len, log.blocks)) < 30 * BLOCK * len(log.blocks), "bytes for an event"
