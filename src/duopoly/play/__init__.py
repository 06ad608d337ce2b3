"""The memory of a game: Game, records, positions, moves as text, events and telling them."""
