"""What is wrong with an environment's setting, or with an action."""


class BadSetting(ValueError):
    """An environment that cannot be; one line that names the argument and what would be right."""


class IllegalAction(ValueError):
    """An action that the mask does not allow; one line that says why, and nothing has changed."""
