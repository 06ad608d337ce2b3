"""Rows of made-up games."""

from duopoly.sim.playout import Row


def row_of(players, roles, winners):
    """A game: the player and the role of each seat, and the seats that won."""
    row = Row()
    row.seats = len(players)
    for seat, (player, role) in enumerate(zip(players, roles, strict=True)):
        row.player[seat], row.role[seat] = player, role
    row.winners = sum(1 << seat for seat in winners)
    return row
