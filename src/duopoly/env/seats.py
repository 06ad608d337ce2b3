"""Many games side by side in which several seats learn, against compiled bots, functions, and saved networks."""

from collections.abc import Sequence
from os import PathLike
from typing import Any

import numpy as np
import numpy.typing as npt

from ..editions import Edition
from ..rl.timestep import GIVEN_UP, ON
from ..rules.state import State
from ..sim.limits import check_integer
from . import spaces as shapes
from .array_batch import ArrayBatch, Flags, Floats, Masks, Rewards, Whole
from .callbacks import Player, player_of
from .config import EDITION, check_options, env_config
from .episode import MOST_KEY, MOST_NUMBER
from .errors import BadConfig
from .vector import MOST_GAMES

Steps = tuple[Floats, Rewards, Flags, Flags, dict[str, Any]]


class ManySeats:
    """Games side by side, compiled. In each step, the player to act in each game makes one decision.

    `players` sit at each table, in another order from game to game: None for each learner; the name of a compiled bot; a
    function from observations (m, 1630) and masks (m, 371) of m games to m actions; or the file of one, `network.npz` (see
    `network.Network`) or `program.py:function`. `options` as in `config.env_config`; `role` is that of the first player.

    `step` takes an action for each game. Where a function is to act, its own answer is taken instead: `infos["learner"]` says
    for which games the actions count. Every player has a score: rewards are (games, players), in the order of `players`.

    A game ends also when all learners are bankrupt. One that ends is followed in the same step by the one whose number is
    larger by `num_envs`, and `infos` describe the new one, except `winners`. Raises BadConfig, and RuntimeError if the rules
    cannot be compiled.
    """

    def __init__(
        self,
        edition: str | PathLike[str] | Edition = EDITION,
        players: Sequence[Player] = (None,) * 4,
        num_envs: int = 64,
        **options: Any,
    ) -> None:
        self.num_envs = check_integer("num_envs", num_envs, 1, MOST_GAMES, BadConfig)
        if isinstance(players, str) or not isinstance(players, Sequence):
            raise BadConfig(f"players: expected a list of players, got {players!r}")
        known = [player_of(player) for player in players]
        if None not in known:
            raise BadConfig("players: expected None for at least one learner, got none")
        check_options(ManySeats, options)
        self.config = env_config(edition, known, **options)  # type: ignore[arg-type]  # of functions it only asks that they are
        callbacks = [None if player is None or isinstance(player, str) else player for player in known]
        self.batch = ArrayBatch(self.config, self.num_envs, callbacks)
        self.single_observation_space, self.single_action_space = shapes.observation(), shapes.actions()

    def reset(self, seed: int = 0, game: int = 0) -> tuple[Floats, dict[str, Any]]:
        """Begins games `game` to `game + num_envs - 1` of the seed. Returns the observations (games, 1630), and `infos()`.

        A saved network begins its draws anew.
        """
        check_integer("seed", seed, 0, MOST_KEY, BadConfig)
        self.batch.begin(seed, check_integer("game", game, 0, MOST_NUMBER, BadConfig))
        return self.batch.observations(), self.infos()

    def step(self, actions: npt.NDArray[np.int64]) -> Steps:
        """Takes the actions (games,). Returns observations (games, 1630), rewards (games, players), terminations (games,),
        truncations (games,), and `infos()`. Raises IllegalAction, and BadConfig for a function that breaks the rules.
        """
        rewards, ended = self.batch.act(actions)
        infos = self.infos()
        infos["winners"] = self.batch.timesteps["winners"].copy()
        return self.batch.observations(), rewards, (ended != ON) & (ended != GIVEN_UP), ended == GIVEN_UP, infos

    def infos(self) -> dict[str, Any]:
        """By game: the mask `action_mask` (games, 371); the `seat` to act, the `player` who sits there, and whether that is a
        `learner`, (games,); and the `seats` and `roles` of all players, and whether they are `bankrupt`, (games, players).
        """
        batch = self.batch
        players = batch.players
        return {
            "action_mask": batch.masks(),
            "seat": batch.timesteps["seat"].astype(np.int64),
            "player": players,
            "learner": batch.learns[players],
            "seats": batch.seats_by_player(),
            "roles": np.take_along_axis(batch.states["role"], batch.seats, 1).astype(np.int64),
            "bankrupt": np.take_along_axis(batch.states["bankrupt"], batch.seats, 1) == 1,
        }

    def bot_actions(self, bot: str) -> Whole:
        """The action (games,) with which a compiled bot, by its name, would go on in the place of the player to act.

        That is to cancel an offer or bid which it would not make; in the simple game, what comes nearest. Raises BadConfig.
        """
        return self.batch.bot_actions(bot)

    def action_masks(self) -> Masks:
        """A 1 for each legal action, (games, 371)."""
        return self.batch.masks()

    def position(self, i: int) -> State:
        """A copy of game i's position, as bots get it. Raises IndexError if there is no such game."""
        return self.batch.position(i)

    @property
    def seats(self) -> Whole:
        """The seat of each player, (games, players)."""
        return self.batch.seats_by_player()
