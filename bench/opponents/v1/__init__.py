"""trader, planner, and expert as they played on 22 November 2026, with the weights of that day. They are never edited.

`tests/bots/test_opponents.py` holds a digest of their games.
"""
