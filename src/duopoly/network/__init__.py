"""A small value network: how likely each player is to win a position, in whole numbers."""
