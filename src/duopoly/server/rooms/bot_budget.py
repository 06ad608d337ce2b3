"""What a bot at a table may spend on a decision, where that is not what it wants itself: a saved game may say so."""

import re

from ...bots import Budget, find, names

SHORTEST, LONGEST = 0.001, 10.0
"""Seconds: whoever sits at the table waits for them."""
MOST_ROLLOUTS = 20_000
"""Some seconds on an ordinary computer."""
WORD = re.compile(r"(?P<seconds>\d{0,5}\.?\d{1,9})|(?P<rollouts>\d{1,9})r")


def bot_budget(bot: str | None, word: object) -> Budget | None:
    """The budget of a text like "0.3" for seconds or "200r" for rollouts, no larger than a table allows.

    None for anything else, and for a bot that answers at once: it plays as it does elsewhere.
    """
    parts = WORD.fullmatch(word) if isinstance(word, str) else None
    if parts is None or bot is None or bot not in names() or find(bot).budget is None:
        return None
    if parts["rollouts"]:
        return Budget(rollouts=min(max(int(parts["rollouts"]), 1), MOST_ROLLOUTS))
    return Budget(min(max(float(parts["seconds"]), SHORTEST), LONGEST))
