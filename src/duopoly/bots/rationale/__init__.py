"""Why a bot makes its move, found from the position, and put into a sentence of the reader's language."""

from . import characters, dealer, greedy, planner, random, steady, trader

__all__ = ["characters", "dealer", "greedy", "planner", "random", "steady", "trader"]
