"""How the processes that compile report their progress."""

TICK = "+"
"""The line on standard error that reports one more compiled function."""
