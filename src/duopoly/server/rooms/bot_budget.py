"""The budget of a bot at a table, if one is chosen for it: otherwise it has its own. A saved game may name one."""

import re

from ...bots import Budget, find, names

SHORTEST, LONGEST = 0.001, 10.0
"""Seconds: whoever sits at the table waits for them."""
MOST_ROLLOUTS = 20_000
"""Some seconds on an ordinary computer."""
EXPECTED = f'{SHORTEST:g} to {LONGEST:g} seconds like "0.3", or 1 to {MOST_ROLLOUTS} rollouts like "200r", of a bot that thinks'
WORD = re.compile(r"(?P<seconds>\d{0,5}\.?\d{1,9})|(?P<rollouts>\d{1,9})r")


def bot_budget(bot: str | None, word: object) -> Budget | None:
    """The budget of a text like "0.3" for seconds or "200r" for rollouts.

    None for anything else, for more or less than a table allows, and for a bot that answers at once.
    """
    return budget_of(word) if word == allowed_budget(bot, word) else None


def allowed_budget(bot: str | None, word: object) -> str | None:
    """The text of the budget nearest to that of a text that a table allows; None for anything else and a bot without one."""
    budget = budget_of(word)
    if budget is None or not isinstance(word, str) or bot is None or bot not in names() or find(bot).budget is None:
        return None
    if budget.rollouts is not None:
        return word if 1 <= budget.rollouts <= MOST_ROLLOUTS else f"{min(max(budget.rollouts, 1), MOST_ROLLOUTS)}r"
    assert budget.seconds is not None
    return word if SHORTEST <= budget.seconds <= LONGEST else f"{min(max(budget.seconds, SHORTEST), LONGEST):g}"


def budget_of(word: object) -> Budget | None:
    """The budget that a text means; None for anything else."""
    parts = WORD.fullmatch(word) if isinstance(word, str) else None
    if parts is None:
        return None
    return Budget(rollouts=int(parts["rollouts"])) if parts["rollouts"] else Budget(float(parts["seconds"]))
