"""The clock of a decision: what starts it."""

import duopoly
from duopoly.server.rooms.decision_clock import DecisionClock


def test_claiming_by_hand_or_not_decides_nothing():
    """Else a player could put off the end of the clock for ever. A throw starts it again."""
    game = duopoly.Game("classic-fr", ["Ann", "Bob"], roles=[], seed=1)
    clock = DecisionClock(0)
    clock.start(game, 0)
    for move in ("claim-for-me off", "claim-for-me on"):
        game.play(move, by="Ann")
        clock.note_move("Ann", move, game, 9)
        assert (clock.player, clock.since) == ("Ann", 0)
    game.play("throw")
    clock.note_move("Ann", "throw", game, 12)
    assert clock.since == 12
