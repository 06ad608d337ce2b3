"""Who will win: the odds of a position, and a review of a whole game, by rollouts."""
