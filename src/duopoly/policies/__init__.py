"""Policies: functions that choose a move from the state alone. They are plain like the rules, so they also run compiled."""
