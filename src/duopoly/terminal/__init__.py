"""The terminal: a table of people and bots at one screen, replays, and the editions to read."""
