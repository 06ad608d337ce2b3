"""Who will win: odds of a position, and of a whole game looked back on, by rollouts."""
