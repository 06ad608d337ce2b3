"""Games for people and programs: Game and Record, positions and moves as text, events and their sentences."""
