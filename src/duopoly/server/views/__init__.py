"""What a reader is shown: the game's state, facts and moves as messages in his language. Nothing here decides anything."""
