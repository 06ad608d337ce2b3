"""Gymnasium: many games side by side in the compiled twin."""

from collections.abc import Sequence
from os import PathLike
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ..editions import Edition
from ..fast import twin
from ..fast.compiled import Batch
from ..fast.native import Records
from ..fast.schema import dtype_of
from ..rl.actions import ACTIONS
from ..rl.batch import OUTSIDER
from ..rl.observation import UNIT, Observation
from ..rl.timestep import ALL_OUT, GIVEN_UP, ON, OVER_NOW, Timestep
from ..rules.codes import R_NOT_NOW, REFUSALS
from ..sim.playout import PLAYERS
from . import spaces as shapes
from .config import EDITION, WEALTH, for_one, whole
from .episode import MOST_KEY
from .errors import BadSetting, IllegalAction

Floats = npt.NDArray[np.float32]
Rewards = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]
Masks = npt.NDArray[np.int8]
Steps = tuple[Floats, Rewards, Flags, Flags, dict[str, Any]]

MOST_GAMES = 1_000_000


class ManyGames(VectorEnv[Floats, npt.NDArray[np.int64], Any]):
    """The games of `single.SingleEnv` side by side, compiled: the same seeds give the same games.

    `opponents` are names of compiled bots; `how` as in `setting.setting`. `reset(seed=s)` begins games 0 to `num_envs - 1` of
    the seed. A game that ends makes way at once for the one whose number is larger by `num_envs` (AutoresetMode.SAME_STEP); its
    last observation is in `infos["final_obs"]`, and `infos["winners"]` has a bit for each seat that has won. Masks are in
    `infos["action_mask"]` and `action_masks()`.
    `step` raises IllegalAction for the first game whose action is not legal, and nothing has changed in any.
    Raises BadSetting, and RuntimeError where the rules cannot be compiled.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        edition: str | PathLike[str] | Edition = EDITION,
        opponents: Sequence[str] = ("steady",) * 3,
        num_envs: int = 64,
        **how: Any,
    ) -> None:
        self.num_envs = whole("num_envs", num_envs, 1, MOST_GAMES)
        self.setting = for_one(edition, opponents, **how)
        if any(bot == OUTSIDER for bot in self.setting.lineups[0].bot[: len(opponents) + 1]):
            raise BadSetting(f"opponents: only compiled bots play in many games at once; {' or '.join(PLAYERS)} would be right")
        self.said: list[str] = []
        found = twin(self.said.append)
        if found is None:
            raise RuntimeError(self.said[-1])
        self.twin = found
        self.single_observation_space, self.single_action_space = shapes.observation(), shapes.actions()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.every = np.arange(num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, dict[str, Any]]:
        """Begins anew: with a seed its first games, without one those of a key drawn by `np_random`."""
        super().reset(seed=seed)
        key = int(self.np_random.integers(2**63)) if seed is None else whole("seed", seed, 0, MOST_KEY)
        setting = self.setting
        turn = Timestep()
        setting.tell(turn)
        first = int((options or {}).get("game", 0))
        batch = Batch(self.twin, setting.table, setting.lineups, key, first, self.num_envs, turn)
        self.batch = batch
        self.turns = array(batch.turns, Timestep, self.num_envs)
        self.sights = array(batch.sights, Observation, self.num_envs)["numbers"]
        self.finals = array(batch.finals, Observation, self.num_envs)["numbers"]
        self.shares = np.full(self.num_envs, 1 / setting.lineups[0].seats)
        return observed(self.sights), self.infos()

    def step(self, actions: npt.NDArray[np.int64]) -> Steps:
        """Makes an action in each game."""
        turns = self.turns
        self.check(np.asarray(actions))
        turns["action"] = actions
        seats = turns["seat"].copy()
        self.batch.act()
        ended = turns["ended"].copy()
        rewards = self.by_wealth(seats, ended) if self.setting.reward == WEALTH else self.by_win(seats, ended)
        infos = self.infos()
        over = ended != ON
        if over.any():
            infos["final_obs"] = np.full(self.num_envs, None, dtype=object)
            for i in np.flatnonzero(over):
                infos["final_obs"][i] = observed(self.finals[i])
            infos["_final_obs"] = over
            infos["winners"] = turns["winners"].copy()
        return observed(self.sights), rewards, over & (ended != GIVEN_UP), ended == GIVEN_UP, infos

    def check(self, actions: npt.NDArray[np.int64]) -> None:
        """Raises IllegalAction for the first action that the masks do not allow."""
        if actions.shape != (self.num_envs,):
            raise IllegalAction(f"actions: shape {actions.shape}; ({self.num_envs},) would be right")
        known = (actions >= 0) & (actions < ACTIONS)
        legal = known & (self.turns["mask"][self.every, np.where(known, actions, 0)] == 1)
        if not legal.all():
            i = int(np.argmin(legal))
            some = np.flatnonzero(self.turns["mask"][i])[:12].tolist()
            raise IllegalAction(f"action {actions[i]}: not legal in game {i} now ({REFUSALS[R_NOT_NOW][0]}); legal: {some}")

    def action_masks(self) -> Masks:
        """A 1 for each action that is legal now, game by game."""
        return self.turns["mask"].copy()

    def infos(self) -> dict[str, Any]:
        """The masks and the learner's seats."""
        return {"action_mask": self.action_masks(), "seat": self.turns["seat"].astype(np.int64)}

    def by_win(self, seats: npt.NDArray[np.int8], ended: npt.NDArray[np.int8]) -> Rewards:
        """As `rewards.reward` has it."""
        n = self.setting.lineups[0].seats
        winners = self.turns["winners"]
        won = np.bitwise_count(winners)
        own = winners >> seats & 1
        found = (n / np.maximum(won, 1) * own - 1) / (n - 1)
        rewards: Rewards = np.where((ended == OVER_NOW) | (ended == ALL_OUT), found, 0.0)
        return rewards

    def by_wealth(self, seats: npt.NDArray[np.int8], ended: npt.NDArray[np.int8]) -> Rewards:
        """As `rewards.reward` has it."""
        n = self.setting.lineups[0].seats
        wealth = self.turns["wealth"][:, :n].astype(np.float64)
        total = wealth.sum(1)
        now = np.where(total > 0, wealth[self.every, seats] / np.maximum(total, 1), 1 / n)
        found: Rewards = now - self.shares
        self.shares = np.where(ended != ON, 1 / n, now)
        return found


def array(found: Records, kind: type[Timestep] | type[Observation], n: int) -> npt.NDArray[np.void]:
    """Records as an array that the twin writes to."""
    return np.frombuffer(memoryview(found.bytes), dtype=dtype_of(kind), count=n)


def observed(numbers: npt.NDArray[np.int16]) -> Floats:
    """Observations in an array of their own."""
    return numbers.astype(np.float32) / np.float32(UNIT)
