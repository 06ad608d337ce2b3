"""Tables of two, with dice that the people throw, so that a test says what falls."""

import sqlite3
from contextlib import closing


def two(someone, server=None, seats=("Ann c", "Ben link m"), **more):
    """A table that Ann laid and Ben joined by his link, each in a browser: their lines."""
    ann, ben = someone(server), someone(server)
    room = ann.lay(list(seats), **{"dice": "hand", **more})
    ben.join(room, ann.key(room, seat="Ben"))
    return ann.sit(room), ben.sit(room)


def alone(someone, server=None, seats=("Ann c", "Ben here m"), **more):
    """A table at which Ann plays all seats."""
    ann = someone(server)
    return ann.sit(ann.lay(list(seats), **{"dice": "hand", **more}))


def throw(table, seat, first, second):
    """The seat throws these dice."""
    table.play(seat, "throw")
    table.play("chance", f"dice {first} {second}")


def play(table, *moves):
    """Plays moves that are written "seat move"."""
    for text in moves:
        seat, _, move = text.partition(" ")
        table.play(seat, move)


def whole_log(server, room):
    """The entries of a room, as they stand in the SQLite file."""
    return rows(server, "SELECT seq, kind, body FROM entries WHERE room = ? ORDER BY seq", room)


def log(server, room):
    """The entries of a room but for those that promise its dice."""
    return [entry for entry in whole_log(server, room) if entry[1] not in ("commit", "salt", "close_salts")]


def rows(server, query, *values):
    """What the SQLite file of a server answers."""
    with closing(sqlite3.connect(server.settings.db)) as connection:
        return connection.execute(query, values).fetchall()
