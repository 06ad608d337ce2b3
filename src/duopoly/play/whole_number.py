"""Whole numbers as people type them."""

MOST_DIGITS = 12


def whole_number(text: str) -> int | None:
    """The number that up to twelve digits from 0 to 9 stand for; None for any other text, such as `²`, `-1` or `1.5`."""
    return int(text) if len(text) <= MOST_DIGITS and text.isascii() and text.isdigit() else None
