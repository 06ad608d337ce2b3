"""Simulation: games and rollouts played by policies, what is counted in them, and how a position is evaluated."""
