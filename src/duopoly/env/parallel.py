"""PettingZoo, all agents at once: one acts, the others wait."""

from os import PathLike
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from ..editions import Edition
from ..rl.actions import A_WAIT, ACTIONS
from . import spaces as shapes
from .aec import Observation, next_game
from .config import EDITION, for_all
from .episode import Episode
from .errors import IllegalAction

Steps = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class AllAtOnce(ParallelEnv[str, Observation, int]):
    """The game of `aec.TurnByTurn` as a parallel one: in each step one agent acts; the masks of the others allow `wait` alone.

    Arguments, seeds, ends and errors are the same. An agent that is left out of a step waits.
    """

    metadata = {"name": "duopoly_v1", "render_modes": []}  # noqa: RUF012
    render_mode = None

    def __init__(self, edition: str | PathLike[str] | Edition = EDITION, players: int = 4, **how: Any) -> None:
        self.sitting = Episode(for_all(edition, players, **how))
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.watched = {agent: shapes.with_mask() for agent in self.possible_agents}
        self.choosing = {agent: shapes.actions() for agent in self.possible_agents}
        self.key: int | None = None
        self.number = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What the agent sees."""
        return self.watched[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """One of the numbered actions."""
        return self.choosing[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Lays the table for the next game, or the first of the seed."""
        self.key, self.number = next_game(self.key, self.number, seed, options)
        self.sitting.begin(self.key, self.number)
        self.agents = self.possible_agents[:]
        return self.observations(), {agent: {} for agent in self.agents}

    def observations(self) -> dict[str, Observation]:
        """What everybody sees and may do."""
        return {agent: self.observation(seat) for seat, agent in enumerate(self.possible_agents)}

    def observation(self, seat: int) -> Observation:
        """What the seat sees and may do: to wait, where it is not to act."""
        mask = self.sitting.mask(seat)
        if not mask.any():
            mask = np.zeros(ACTIONS, dtype=np.int8)
            mask[A_WAIT] = 1
        return {"observation": self.sitting.look(seat), "action_mask": mask}

    def step(self, actions: dict[str, int]) -> Steps:
        """Makes the action of who is to act."""
        actor = self.possible_agents[self.sitting.seat]
        for agent, action in actions.items():
            if agent != actor and action != A_WAIT:
                raise IllegalAction(f"action {action}: {agent} is not to act but {actor}; {A_WAIT} (wait) would be right")
        given = self.sitting.act(actions.get(actor, A_WAIT))
        agents, over, up = self.agents, self.sitting.ended, self.sitting.given_up
        infos: dict[str, dict[str, Any]] = {agent: {"winners": self.sitting.winners} if over else {} for agent in agents}
        if over:
            self.agents = []
        return (
            self.observations(),
            dict(zip(agents, given, strict=True)),
            dict.fromkeys(agents, over and not up),
            dict.fromkeys(agents, up),
            infos,
        )

    def render(self) -> None:
        """There is nothing to look at."""

    def close(self) -> None:
        """There is nothing to let go."""
