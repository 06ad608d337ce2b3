"""The spaces of all environments: one of the numbered actions, and the numbers that a seat sees."""

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from ..rl.actions import ACTIONS
from ..rl.observation import LAYOUT, MOST, OFFSET, SIZE, UNIT, length


def actions() -> "spaces.Discrete[np.int64]":
    """One action: a number from 0 to 370."""
    return spaces.Discrete(ACTIONS)


def observation() -> spaces.Box:
    """What a seat sees: 1630 numbers of type float32, from 0 to 32."""
    return spaces.Box(0.0, MOST / UNIT, (SIZE,), np.float32)


def with_mask() -> spaces.Dict:
    """What a seat sees, with the mask (371,) beside it, as in PettingZoo."""
    return spaces.Dict({"observation": observation(), "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8)})


def fields(observation: npt.NDArray[Any]) -> dict[str, npt.NDArray[Any]]:
    """The fields of an observation by name, in their shapes; of a batch of observations too, with the fields' axes last."""
    before = observation.shape[:-1]
    return {
        name: observation[..., OFFSET[name] : OFFSET[name] + length(shape)].reshape(*before, *shape)
        for name, shape, _ in LAYOUT
    }
