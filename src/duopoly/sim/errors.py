"""What studies, matches and simulations raise."""


class BadPlan(ValueError):
    """Games cannot be played as asked, or a folder cannot hold them; a one-line message says what was expected."""
