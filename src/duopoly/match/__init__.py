"""Matches between bots: who plays better, how certain that is, and a ladder of all bots."""
