"""Policies: functions that choose a move from the state alone, plain like the rules, so that they also run compiled."""
