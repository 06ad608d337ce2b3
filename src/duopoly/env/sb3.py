"""Stable-Baselines3: the compiled games as one of its VecEnvs, with masks for MaskablePPO of sb3-contrib.

from sb3_contrib import MaskablePPO
from duopoly.env.sb3 import MaskableVecEnv
from duopoly.env.vector import ManyGames

model = MaskablePPO("MlpPolicy", MaskableVecEnv(ManyGames("anti-us", num_envs=64)), seed=1)
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box
from stable_baselines3.common.vec_env import VecEnv

from ..rl.observation import MOST, UNIT
from .vector import ManyGames

Floats = npt.NDArray[np.float32]
Flags = npt.NDArray[np.bool_]
Indices = int | Sequence[int] | None


class MaskableVecEnv(VecEnv):
    """The games of a `vector.ManyGames` for Stable-Baselines3.

    `seed` is that of the games, as in `ManyGames.reset`. With `columns` only these numbers of the observation are seen:
    `vector.varying_columns` finds those that ever change. The last observation of a finished game is in
    `infos[i]["terminal_observation"]`, and `infos[i]["TimeLimit.truncated"]` tells whether it was given up.
    """

    def __init__(self, games: ManyGames, seed: int = 0, columns: npt.NDArray[np.int64] | None = None) -> None:
        self.games, self.columns = games, columns
        space = games.single_observation_space if columns is None else Box(0, MOST / UNIT, (len(columns),), np.float32)
        self.render_mode = games.render_mode
        super().__init__(games.num_envs, space, games.single_action_space)
        self.seed(seed)

    def seen(self, observations: Floats) -> Floats:
        """The numbers that the learner sees."""
        return observations if self.columns is None else observations[..., self.columns]

    def seed(self, seed: int | None = None) -> list[int | None]:
        """Sets the seed of the games that the next `reset` begins."""
        self.key = seed
        return [seed] * self.num_envs

    def reset(self) -> Floats:
        """Begins the games; those of the seed after `seed`, else those of a random one."""
        observations, _ = self.games.reset(seed=self.key)
        self.key = None
        return self.seen(observations)

    def step_async(self, actions: npt.NDArray[np.int64]) -> None:
        """Takes note of the actions."""
        self.actions = actions

    def step_wait(self) -> tuple[Floats, Floats, Flags, list[dict[str, Any]]]:
        """Takes the actions. A game that ends is followed by the next one at once."""
        observations, rewards, terminated, truncated, infos = self.games.step(self.actions)
        ended = terminated | truncated
        ends: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for i in np.flatnonzero(ended):
            last = self.seen(infos["final_obs"][i])
            ends[i] = {"terminal_observation": last, "TimeLimit.truncated": bool(truncated[i])}
        return self.seen(observations), rewards.astype(np.float32), ended, ends

    def action_masks(self) -> npt.NDArray[np.int8]:
        """A 1 for each legal action, game by game."""
        return self.games.action_masks()

    def env_method(self, method_name: str, *args: Any, indices: Indices = None, **kwargs: Any) -> list[Any]:
        """What MaskablePPO asks each game for: its `action_masks`. Raises AttributeError for anything else."""
        if method_name != "action_masks":
            raise AttributeError(f"method_name: expected action_masks, got {method_name!r}: the games have no environments")
        masks = self.action_masks()
        return [masks[i] for i in self.numbers(indices)]

    def has_attr(self, attr_name: str) -> bool:
        """Whether each game has the attribute."""
        return attr_name in ("action_masks", "render_mode")

    def get_attr(self, attr_name: str, indices: Indices = None) -> list[Any]:
        """The attribute of each game. Raises AttributeError if there is none."""
        if attr_name == "action_masks":
            return [self.action_masks] * len(self.numbers(indices))
        if attr_name == "render_mode":
            return [self.games.render_mode] * len(self.numbers(indices))
        raise AttributeError(f"attr_name: expected action_masks or render_mode, got {attr_name!r}")

    def set_attr(self, attr_name: str, value: Any, indices: Indices = None) -> None:
        """Raises AttributeError: the games have no attributes of their own."""
        raise AttributeError(f"attr_name: expected none, got {attr_name!r}: the games have no attributes of their own")

    def env_is_wrapped(self, wrapper_class: type, indices: Indices = None) -> list[bool]:
        """Whether each game is wrapped: none is."""
        return [False] * len(self.numbers(indices))

    def numbers(self, indices: Indices) -> list[int]:
        """The numbers of the games meant; all if none is named."""
        if indices is None:
            return list(range(self.num_envs))
        return [indices] if isinstance(indices, int) else list(indices)

    def close(self) -> None:
        """Releases the games."""
        self.games.close()
