"""Matches of bots: who plays better, how sure that is, and the ladder of them all."""
