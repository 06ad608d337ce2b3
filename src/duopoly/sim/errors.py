"""What cannot be asked of a study, in one line."""


class BadPlan(ValueError):
    """Games that cannot be played as asked, or a folder that cannot hold them: one line that says what would be right."""
