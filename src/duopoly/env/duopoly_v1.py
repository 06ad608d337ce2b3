"""PettingZoo's three functions, as its own games have them: `from duopoly.env import duopoly_v1; duopoly_v1.env(...)`."""

from typing import Any

from pettingzoo.utils import wrappers

from .aec import TurnByTurn
from .parallel import AllAtOnce

ILLEGAL_REWARD = -1.0
"""What `env` gives an agent whose action the mask forbids; the game then ends for all, as in PettingZoo's own games."""


def env(**options: Any) -> Any:
    """`raw_env` in PettingZoo's usual wrappers: an illegal action ends the game, calls in the wrong order are refused."""
    game: Any = raw_env(**options)
    game = wrappers.TerminateIllegalWrapper(game, illegal_reward=ILLEGAL_REWARD)
    game = wrappers.AssertOutOfBoundsWrapper(game)
    return wrappers.OrderEnforcingWrapper(game)


def raw_env(**options: Any) -> TurnByTurn:
    """The game as it is, one agent after another; an illegal action raises IllegalAction. Options as in `TurnByTurn`."""
    return TurnByTurn(**options)


def parallel_env(**options: Any) -> AllAtOnce:
    """All agents at once: one acts, the others wait. Options as in `TurnByTurn`.

    It is not made by PettingZoo's `aec_to_parallel`, which is for games in which every agent acts once in each round.
    """
    return AllAtOnce(**options)
