"""Why a bot makes its move, found from the position, and put into a sentence of the reader's language."""

from . import characters, greedy, planner, random, steady, trader

__all__ = ["characters", "greedy", "planner", "random", "steady", "trader"]
