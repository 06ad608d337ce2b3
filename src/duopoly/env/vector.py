"""Gymnasium: many games side by side in the compiled twin."""

from collections.abc import Sequence
from os import PathLike
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ..editions import Edition
from ..rl.batch import EXTERNAL
from ..rl.timestep import GIVEN_UP, ON
from ..sim.limits import check_integer
from ..sim.playout import PLAYERS
from . import spaces as shapes
from .array_batch import ArrayBatch, Flags, Floats, Masks, Rewards, Whole, observed
from .config import EDITION, check_options, one_learner
from .episode import MOST_KEY, game_number
from .errors import BadConfig
from .rendering import ANSI, FPS, check_render_mode, position_text

Steps = tuple[Floats, Rewards, Flags, Flags, dict[str, Any]]

MOST_GAMES = 1_000_000


class ManyGames(VectorEnv[Floats, npt.NDArray[np.int64], Any]):
    """The games of `single.SingleEnv` side by side, compiled: the same seeds give the same games.

    `opponents` are names of compiled bots; `options` as in `config.env_config`. `reset(seed=s)` begins games 0 to `num_envs -
    1` of the seed. A game that ends is followed at once by the one whose number is larger by `num_envs`
    (AutoresetMode.SAME_STEP); its last observation is in `infos["final_obs"]`, and `infos["winners"]` has a bit for each
    winning seat. Masks are in `infos["action_mask"]` and `action_masks()`.

    `step` raises IllegalAction for the first game whose action is illegal, and nothing has changed in any game. Raises
    BadConfig, and RuntimeError if the compiled rules cannot be used here.
    """

    metadata = {"render_modes": (ANSI,), "render_fps": FPS, "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        edition: str | PathLike[str] | Edition = EDITION,
        opponents: Sequence[str] = ("steady",) * 3,
        num_envs: int = 64,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        check_options(ManyGames, options)
        self.render_mode = check_render_mode(render_mode, (ANSI,))
        self.num_envs = check_integer("num_envs", num_envs, 1, MOST_GAMES, BadConfig)
        self.config = one_learner(edition, opponents, **options)
        if any(bot == EXTERNAL for bot in self.config.lineups[0].bot[: len(opponents) + 1]):
            raise BadConfig(f"opponents: expected compiled bots ({', '.join(PLAYERS)}), got {list(opponents)}")
        self.many = ArrayBatch(self.config, num_envs, [None] * (len(opponents) + 1))
        self.single_observation_space, self.single_action_space = shapes.observation(), shapes.actions()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, dict[str, Any]]:
        """Begins the first games of a seed, or without a seed those of a key drawn by `np_random`.

        Returns the observations (num_envs, 1630), and `infos()`.
        """
        super().reset(seed=seed)
        key = int(self.np_random.integers(2**63)) if seed is None else check_integer("seed", seed, 0, MOST_KEY, BadConfig)
        self.many.begin(key, game_number(options, 0))
        return self.many.observations(), self.infos()

    def step(self, actions: npt.NDArray[np.int64]) -> Steps:
        """Takes the actions (num_envs,). Returns observations (num_envs, 1630), rewards, terminations and truncations
        (num_envs,), and `infos()`. Raises IllegalAction.
        """
        rewards, ended = self.many.act(actions)
        infos = self.infos()
        over = ended != ON
        if over.any():
            infos["final_obs"] = np.full(self.num_envs, None, dtype=object)
            for i in np.flatnonzero(over):
                infos["final_obs"][i] = observed(self.many.final_numbers[i])
            infos["_final_obs"] = over
            infos["winners"], infos["_winners"] = self.many.timesteps["winners"].copy(), over
        return self.many.observations(), rewards[:, 0], over & (ended != GIVEN_UP), ended == GIVEN_UP, infos

    def bot_actions(self, bot: str) -> Whole:
        """The action (num_envs,) with which a compiled bot, by its name, would go on in the place of the player to act.

        That is to cancel an offer or bid which it would not make; in the simple game, what comes nearest. Raises BadConfig.
        """
        return self.many.bot_actions(bot)

    def action_masks(self) -> Masks:
        """A 1 for each legal action, (num_envs, 371)."""
        return self.many.masks()

    def render(self) -> tuple[str, ...] | None:
        """The positions as text, game by game, if the mode is "ansi"."""
        if self.render_mode is None:
            return None
        config, many = self.config, self.many
        return tuple(
            position_text(config.edition, many.position(i), config.table, int(many.timesteps["throws"][i]))
            for i in range(self.num_envs)
        )

    def infos(self) -> dict[str, Any]:
        """By game: the mask `action_mask` (num_envs, 371), and the learner's `seat` (num_envs,)."""
        return {"action_mask": self.action_masks(), "seat": self.many.timesteps["seat"].astype(np.int64)}


def varying_columns(games: ManyGames, steps: int = 300, seed: int = 0) -> npt.NDArray[np.int64]:
    """The numbers of the observation that change within some random steps: a third. Fewer numbers are learned faster."""
    observations, infos = games.reset(seed=seed)
    least, most, rng = observations.min(0), observations.max(0), np.random.default_rng(seed)
    for _ in range(steps):
        masks = infos["action_mask"]
        observations, _, _, _, infos = games.step((rng.random(masks.shape) * masks).argmax(1))
        least, most = np.minimum(least, observations.min(0)), np.maximum(most, observations.max(0))
    return np.flatnonzero(most > least)
