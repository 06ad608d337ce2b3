"""Gymnasium: one learner against bots.

By name, also for `vector.ManyGames`: `gymnasium.make("duopoly.env:duopoly/Duopoly-v1")`,
`gymnasium.make_vec(…, num_envs=64, vectorization_mode="vector_entry_point")`.
"""

from collections.abc import Sequence
from os import PathLike
from typing import Any

import gymnasium
import numpy as np

from ..editions import Edition
from . import spaces as shapes
from .config import EDITION, ILLEGAL, Opponent, check_options, check_word, one_learner
from .episode import Episode, Floats, Mask, next_game
from .rendering import ANSI, FPS, HUMAN, RENDER_MODES, check_render_mode


class SingleEnv(gymnasium.Env[Floats, np.int64]):
    """A learner in one seat, bots in the others.

    `opponents` are names of bots, of which each game gets new ones, or policies: functions from state and rule table to a
    move. `options` as in
    `config.env_config`: `role`, `setup`, `aim`, `rules`, `throws`, `reward`, `simple`. The learner plays every seat and
    camp in turn. The mask is in `info["action_mask"]` and `action_masks()`. With `illegal="first"` an illegal action is
    replaced by the first legal one, for learners that know no masks; otherwise `step` raises IllegalAction, and nothing has
    changed. The game also ends when the learner goes bankrupt; after `throws` throws it is truncated. With
    `render_mode="ansi"` `render()` returns the position as text; with "human" every step prints it.

    `reset(seed=s)` begins game 0 of the seed, a later `reset()` the next one; `options={"game": n}` begins game n. Raises
    BadConfig.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": FPS}  # noqa: RUF012

    def __init__(
        self,
        edition: str | PathLike[str] | Edition = EDITION,
        opponents: Sequence[Opponent] = ("steady",) * 3,
        illegal: str = "raise",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        check_options(SingleEnv, options)
        self.render_mode = check_render_mode(render_mode)
        self.episode = Episode(one_learner(edition, opponents, **options))
        check_word("illegal", illegal, ILLEGAL)
        self.illegal = illegal
        self.observation_space = shapes.observation()  # type: ignore[assignment]
        self.action_space = shapes.actions()
        self.key: int | None = None
        self.number, self.learner = 0, 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, dict[str, Any]]:
        """Begins a game and advances to the learner's first decision. Returns its observation (1630,) and `info()`."""
        super().reset(seed=seed)
        self.key, self.number = next_game(self.key, self.number, seed, options, self.np_random)
        self.episode.begin(self.key, self.number)
        self.number = self.episode.number
        self.learner = self.episode.lineup.player.index(0)
        self.show()
        return self.episode.observe(self.learner), self.info()

    def step(self, action: np.int64 | int) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        """Takes the action, from 0 to 370, and all moves that follow until the learner acts again.

        Returns the observation (1630,), the reward, whether the game is over, whether it was given up, and `info()`. Raises
        IllegalAction.
        """
        episode = self.episode
        rewards = episode.act(episode.legal_or_first(action) if self.illegal == "first" else action)
        self.show()
        over, truncated = episode.ended, episode.given_up
        return episode.observe(self.learner), rewards[self.learner], over and not truncated, truncated, self.info()

    def close(self) -> None:
        """Closes the opponents."""
        self.episode.opponents.close()

    def render(self) -> str | None:
        """The position as text if the mode is "ansi"; with "human" it was printed already."""
        return self.episode.text() if self.render_mode == ANSI else None

    def show(self) -> None:
        """Prints the position if the mode is "human"."""
        if self.render_mode == HUMAN:
            print(self.episode.text(), end="\n\n")

    def action_masks(self) -> Mask:
        """A 1 for each legal action, (371,)."""
        return self.episode.mask(self.learner)

    def info(self) -> dict[str, Any]:
        """The mask `action_mask` (371,), the learner's `seat`, and at the end the `winners`, a list of seats."""
        info: dict[str, Any] = {"action_mask": self.action_masks(), "seat": self.learner}
        return {**info, "winners": self.episode.winners} if self.episode.ended else info
