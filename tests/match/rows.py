"""Games that are made up."""

from duopoly.sim.playout import Row


def row_of(players, roles, winners):
    """A game: by seat the player and the role; and the seats that have won."""
    row = Row()
    row.seats = len(players)
    for seat, (player, role) in enumerate(zip(players, roles, strict=True)):
        row.player[seat], row.role[seat] = player, role
    row.winners = sum(1 << seat for seat in winners)
    return row
