"""What readers see: the game's state, events and moves as messages in their language. Views decide nothing."""
