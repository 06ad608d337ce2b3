"""What an environment raises."""

from ..deprecated import renamed

__getattr__ = renamed(__name__, {"BadSetting": "BadConfig"})


NO_DECISIONS = "rules: expected games in which a learner decides something, got too many without"

NO_RESET = "expected reset() first"


class BadConfig(ValueError):
    """An argument is invalid; a one-line message names it and says what was expected."""


class IllegalAction(ValueError):
    """The mask does not allow the action; a one-line message says why. Nothing has changed."""
