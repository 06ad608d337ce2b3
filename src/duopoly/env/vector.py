"""Gymnasium: many games side by side in the compiled twin."""

from collections.abc import Sequence
from os import PathLike
from typing import Any, cast

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ..editions import Edition
from ..fast import twin
from ..fast.compiled_machine import RecordsInMemory
from ..fast.machine import Records
from ..fast.schema import dtype_of
from ..rl.actions import ACTIONS
from ..rl.batch import EXTERNAL
from ..rl.observation import UNIT, Observation
from ..rl.timestep import ALL_OUT, GIVEN_UP, ON, OVER_NOW, Timestep
from ..rules.codes import R_NOT_NOW, REFUSALS
from ..sim.limits import check_integer
from ..sim.playout import PLAYERS
from . import spaces as shapes
from .batch import Batch
from .config import EDITION, WEALTH, one_learner
from .episode import MOST_KEY
from .errors import NO_DECISIONS, BadConfig, IllegalAction
from .rendering import ANSI, FPS, check_render_mode, position_text

Floats = npt.NDArray[np.float32]
Rewards = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]
Masks = npt.NDArray[np.int8]
Steps = tuple[Floats, Rewards, Flags, Flags, dict[str, Any]]

MOST_GAMES = 1_000_000


class ManyGames(VectorEnv[Floats, npt.NDArray[np.int64], Any]):
    """The games of `single.SingleEnv` side by side, compiled: the same seeds give the same games.

    `opponents` are names of compiled bots; `options` as in `config.env_config`. `reset(seed=s)` begins games 0 to `num_envs -
    1` of the seed. A game that ends is followed at once by the one whose number is larger by `num_envs`
    (AutoresetMode.SAME_STEP); its last observation is in `infos["final_obs"]`, and `infos["winners"]` has a bit for each
    winning seat. Masks are in `infos["action_mask"]` and `action_masks()`.

    `step` raises IllegalAction for the first game whose action is illegal, and nothing has changed in any game. Raises
    BadConfig, and RuntimeError if the rules cannot be compiled.
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
        self.render_mode = check_render_mode(render_mode, (ANSI,))
        self.num_envs = check_integer("num_envs", num_envs, 1, MOST_GAMES, BadConfig)
        self.config = one_learner(edition, opponents, **options)
        if any(bot == EXTERNAL for bot in self.config.lineups[0].bot[: len(opponents) + 1]):
            raise BadConfig(f"opponents: expected compiled bots ({', '.join(PLAYERS)}), got {list(opponents)}")
        self.messages: list[str] = []
        compiled = twin(self.messages.append)
        if compiled is None:
            raise RuntimeError(self.messages[-1])
        self.twin = compiled
        self.single_observation_space, self.single_action_space = shapes.observation(), shapes.actions()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.every = np.arange(num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, dict[str, Any]]:
        """Begins the first games of a seed, or without a seed those of a key drawn by `np_random`."""
        super().reset(seed=seed)
        key = int(self.np_random.integers(2**63)) if seed is None else check_integer("seed", seed, 0, MOST_KEY, BadConfig)
        config = self.config
        timestep = Timestep()
        config.apply(timestep)
        first = int((options or {}).get("game", 0))
        batch = Batch(self.twin, config.table, config.lineups, key, first, self.num_envs, timestep)
        self.batch = batch
        self.timesteps = array(batch.timesteps, Timestep, self.num_envs)
        self.observations = array(batch.observations, Observation, self.num_envs)["numbers"]
        self.final_observations = array(batch.final_observations, Observation, self.num_envs)["numbers"]
        self.shares = np.full(self.num_envs, 1 / config.lineups[0].seats)
        if not self.timesteps["mask"].any(axis=1).all():
            raise BadConfig(NO_DECISIONS)
        return observed(self.observations), self.infos()

    def step(self, actions: npt.NDArray[np.int64]) -> Steps:
        """Takes an action in each game."""
        timesteps = self.timesteps
        self.check(np.asarray(actions))
        timesteps["action"] = actions
        seats = timesteps["seat"].copy()
        self.batch.act()
        ended = timesteps["ended"].copy()
        rewards = self.by_wealth(seats, ended) if self.config.reward == WEALTH else self.by_win(seats, ended)
        infos = self.infos()
        over = ended != ON
        if over.any():
            infos["final_obs"] = np.full(self.num_envs, None, dtype=object)
            for i in np.flatnonzero(over):
                infos["final_obs"][i] = observed(self.final_observations[i])
            infos["_final_obs"] = over
            infos["winners"] = timesteps["winners"].copy()
        return observed(self.observations), rewards, over & (ended != GIVEN_UP), ended == GIVEN_UP, infos

    def check(self, actions: npt.NDArray[np.int64]) -> None:
        """Raises IllegalAction for the first action that the masks do not allow."""
        if actions.shape != (self.num_envs,):
            raise IllegalAction(f"actions: expected shape ({self.num_envs},), got {actions.shape}")
        known = (actions >= 0) & (actions < ACTIONS)
        legal = known & (self.timesteps["mask"][self.every, np.where(known, actions, 0)] == 1)
        if not legal.all():
            i = int(np.argmin(legal))
            some = ", ".join(map(str, np.flatnonzero(self.timesteps["mask"][i])[:12]))
            reason = REFUSALS[R_NOT_NOW][0]
            raise IllegalAction(f"action: expected a legal one in game {i} ({some}), got {actions[i]} ({reason})")

    def action_masks(self) -> Masks:
        """A 1 for each legal action, game by game."""
        return self.timesteps["mask"].copy()

    def render(self) -> tuple[str, ...] | None:
        """The positions as text, game by game, if the mode is "ansi"."""
        if self.render_mode is None:
            return None
        config, games, throws = self.config, self.batch.games[0], self.timesteps["throws"]
        return tuple(position_text(config.edition, games[i], config.table, int(throws[i])) for i in range(self.num_envs))

    def infos(self) -> dict[str, Any]:
        """The masks and the learner's seats."""
        return {"action_mask": self.action_masks(), "seat": self.timesteps["seat"].astype(np.int64)}

    def by_win(self, seats: npt.NDArray[np.int8], ended: npt.NDArray[np.int8]) -> Rewards:
        """The rewards for winning, as in `rewards.reward`."""
        n = self.config.lineups[0].seats
        winners = self.timesteps["winners"]
        won = np.bitwise_count(winners)
        own = winners >> seats & 1
        scores = (n / np.maximum(won, 1) * own - 1) / (n - 1)
        rewards: Rewards = np.where((ended == OVER_NOW) | (ended == ALL_OUT), scores, 0.0)
        return rewards

    def by_wealth(self, seats: npt.NDArray[np.int8], ended: npt.NDArray[np.int8]) -> Rewards:
        """The rewards for wealth, as in `rewards.reward`."""
        n = self.config.lineups[0].seats
        wealth = self.timesteps["wealth"][:, :n].astype(np.float64)
        total = wealth.sum(1)
        now = np.where(total > 0, wealth[self.every, seats] / np.maximum(total, 1), 1 / n)
        rewards: Rewards = now - self.shares
        self.shares = np.where(ended != ON, 1 / n, now)
        return rewards


def array(records: Records, kind: type[Timestep] | type[Observation], n: int) -> npt.NDArray[np.void]:
    """Records as an array that the twin writes to."""
    return np.frombuffer(cast(RecordsInMemory, records).view, dtype=dtype_of(kind), count=n)


def observed(numbers: npt.NDArray[np.int16]) -> Floats:
    """Observations as a new array."""
    return numbers.astype(np.float32) / np.float32(UNIT)


def varying_columns(games: ManyGames, steps: int = 300, seed: int = 0) -> npt.NDArray[np.int64]:
    """The numbers of the observation that change within some random steps: a third. Fewer numbers are learned faster."""
    observations, infos = games.reset(seed=seed)
    least, most, rng = observations.min(0), observations.max(0), np.random.default_rng(seed)
    for _ in range(steps):
        masks = infos["action_mask"]
        observations, _, _, _, infos = games.step((rng.random(masks.shape) * masks).argmax(1))
        least, most = np.minimum(least, observations.min(0)), np.maximum(most, observations.max(0))
    return np.flatnonzero(most > least)
