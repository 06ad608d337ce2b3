"""Whole games over the socket, to their result: what was promised before the first throw is kept after the last."""

import hashlib
import subprocess
import sys

import pytest

from duopoly.editions import load, names
from duopoly.play import fair


def seats(edition):
    """Me among bots."""
    return ["Ann", "Ben steady", "Cem steady", "Dee random"][: min(4, load(edition).players[1])]


@pytest.fixture
def secret(request, monkeypatch):
    """The secret of the next table's dice: the same in each run of a test."""
    found = hashlib.sha256(request.node.name.encode()).digest()
    monkeypatch.setattr(fair, "new_secret", lambda: found)
    return found


def play_first_choices(table, me="Ann"):
    """Plays the most likely move until the game is over; what was said of the cash comes true."""
    while table.view.to_act is not None:
        if table.view.to_act != me:
            table.hear()
            continue
        first = table.moves(me).first[0]
        at = table.view.ply
        table.play(me, first.move)
        if first.after is not None and first.verb != "bid" and table.view.ply == at + 1:
            assert table.cash(me) == first.after, first


@pytest.mark.parametrize("edition", names())
def test_a_whole_game(edition, someone, secret, tmp_path, caplog, capfd):
    import time
    ann = someone()
    room = ann.lay(seats(edition), edition=edition)
    table = ann.sit(room)
    t=time.time()
    play_first_choices(table)
    print(edition, table.view.ply, time.time()-t, len(ann.received))
