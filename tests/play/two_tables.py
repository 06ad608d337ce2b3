"""A game that went on at another table, for tests of its check."""

from functools import cache

import duopoly
from duopoly.bots import policy
from duopoly.play import fair
from duopoly.play.earlier import continued
from duopoly.play.promise import Salt, Undone

FIRST, SECOND, SALT = bytes(range(32)), bytes(range(1, 33)), bytes(range(16))
LENGTH = 60
"""How many moves the game has before it goes on elsewhere."""


def play(game, key, moves):
    """Plays so many moves, or up to the end."""
    steady, end = policy("steady"), len(game.moves) + moves
    while game.to_act is not None and len(game.moves) < end:
        if game.to_act == "chance":
            fair.play(key, game)
        else:
            game.decide_with(steady)
    return game


@cache
def first_part(by_hand=()):
    """A game that is not over, with an undo, whose secret is not open."""
    header = {"edition": "anti-us", "players": ["Ann", "Bob"], "seed": 7, "aim": "timed", "rules": {"rounds": 9}}
    game = play(duopoly.Game.from_header({**header, "fair": fair.promised(FIRST, by_hand)}), FIRST, LENGTH)
    undone = [Undone(LENGTH - 5, "Ann", tuple(game.moves[-5:]))]
    game.undo(5)
    play(game, FIRST, 5)
    return duopoly.Record(fair.with_undone(game.record().header, undone), game.moves)


@cache
def both_parts(opens_first=False):
    """That game, gone on with elsewhere to its end, with a salt and an undo."""
    first = fair.opened(first_part(), FIRST) if opens_first else first_part()
    header = {**continued(first.header, LENGTH), "fair": fair.promised(SECOND)}
    game = duopoly.Game.from_header(header)
    for by, move in first.moves:
        game.play(move, by=by)
    key = fair.draw_key(SECOND, [SALT])
    play(game, key, 20)
    undone = [Undone(LENGTH + 12, "Bob", tuple(game.moves[-8:]))]
    game.undo(8)
    play(game, key, 5000)
    assert game.to_act is None
    header = fair.with_undone(fair.with_salts(game.record().header, [Salt("Ann", SALT)]), undone)
    return fair.opened(duopoly.Record(header, game.moves), SECOND)
