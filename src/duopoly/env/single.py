"""Gymnasium: one learner against bots, in the interpreter.

Importing this module registers it, and `vector.ManyGames` beside it: `gymnasium.make("duopoly.env.single:duopoly/Duopoly-v1")`,
`gymnasium.make_vec(…, num_envs=64, vectorization_mode="vector_entry_point")`.
"""

from collections.abc import Sequence
from os import PathLike
from typing import Any

import gymnasium
import numpy as np

from ..editions import Edition
from ..rl.actions import ACTIONS
from . import spaces as shapes
from .config import EDITION, Opponent, for_one, one_of
from .episode import Episode, Floats, Mask
from .errors import IllegalAction

ILLEGAL = ("raise", "first")


class SingleEnv(gymnasium.Env[Floats, np.int64]):
    """A learner in one seat, bots in the others.

    `opponents` are names of bots, or policies: functions from state and table to a move. `how` as in `setting.setting`: `role`,
    `setup`, `aim`, `rules`, `throws`, `reward`. The learner sits in every seat and camp in turn. The mask is in
    `info["action_mask"]` and `action_masks()`; `illegal="first"` makes the first legal action where the one given is not legal,
    for learners that know no masks; else `step` raises IllegalAction, and nothing has changed. The game ends when the learner
    is bankrupt too; after `throws` throws it is truncated.

    `reset(seed=s)` lays game 0 of that seed, a later `reset()` the next; `options={"game": n}` lays game n. Raises BadSetting.
    """

    metadata = {"render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        edition: str | PathLike[str] | Edition = EDITION,
        opponents: Sequence[Opponent] = ("steady",) * 3,
        illegal: str = "raise",
        **how: Any,
    ) -> None:
        self.sitting = Episode(for_one(edition, opponents, **how))
        one_of("illegal", illegal, ILLEGAL)
        self.illegal = illegal
        self.observation_space = shapes.observation()  # type: ignore[assignment]
        self.action_space = shapes.actions()
        self.number = -1

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, dict[str, Any]]:
        """Lays the table and goes to the learner's first decision."""
        super().reset(seed=seed)
        if seed is not None:
            self.key, self.number = seed, 0
        elif self.number < 0:
            self.key, self.number = int(self.np_random.integers(2**63)), 0
        else:
            self.number += 1
        self.number = int((options or {}).get("game", self.number))
        self.sitting.begin(self.key, self.number)
        return self.sitting.look(self.sitting.seat), self.info()

    def step(self, action: np.int64 | int) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        """Makes the action, and all that follows until the learner is to act again."""
        sitting = self.sitting
        if sitting.ended:
            raise IllegalAction(f"action {action}: the game has ended; reset() would be right")
        if self.illegal == "first" and 0 <= action < ACTIONS and not self.action_masks()[action]:
            action = sitting.first_legal()
        given = sitting.act(int(action))
        seat, over, up = sitting.seat, sitting.ended, sitting.given_up
        return sitting.look(seat), given[seat], over and not up, up, self.info()

    def action_masks(self) -> Mask:
        """A 1 for each action that is legal now."""
        return self.sitting.mask(self.sitting.seat)

    def info(self) -> dict[str, Any]:
        """The mask, the seat, and at the end who has won."""
        found: dict[str, Any] = {"action_mask": self.action_masks(), "seat": self.sitting.seat}
        return {**found, "winners": self.sitting.winners} if self.sitting.ended else found


gymnasium.register(
    id="duopoly/Duopoly-v1",
    entry_point="duopoly.env.single:SingleEnv",
    vector_entry_point="duopoly.env.vector:ManyGames",
)
