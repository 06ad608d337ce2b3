"""PettingZoo, all agents at once: one acts, the others wait."""

from collections.abc import Mapping
from os import PathLike
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from ..editions import Edition
from ..rl.actions import A_WAIT, ACTIONS
from . import spaces as shapes
from .aec import MaskedObservation
from .config import EDITION, ILLEGAL, all_learners, check_options, check_word
from .episode import Episode, next_game
from .errors import NO_RESET, IllegalAction
from .rendering import ANSI, FPS, HUMAN, RENDER_MODES, check_render_mode

Steps = tuple[dict[str, MaskedObservation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class AllAtOnce(ParallelEnv[str, MaskedObservation, int]):
    """The game of `aec.TurnByTurn` as a parallel one: in each step one agent acts, and the masks of the others allow only
    `wait`.

    Arguments, seeds, ends and errors are the same. An agent that is missing from a step waits. With `illegal="first"` the first
    legal action replaces an illegal one, and the others always wait, for learners that know no masks.
    """

    metadata = {"name": "duopoly_v1", "render_modes": RENDER_MODES, "render_fps": FPS}  # noqa: RUF012

    def __init__(
        self,
        edition: str | PathLike[str] | Edition = EDITION,
        players: int = 4,
        illegal: str = "raise",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        check_options(AllAtOnce, options)
        self.render_mode = check_render_mode(render_mode)
        check_word("illegal", illegal, ILLEGAL)
        self.illegal = illegal
        self.episode = Episode(all_learners(edition, players, **options))
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: shapes.with_mask() for agent in self.possible_agents}
        self.action_spaces = {agent: shapes.actions() for agent in self.possible_agents}
        self.key: int | None = None
        self.number = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of the agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of the agent's actions."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, MaskedObservation], dict[str, dict[str, Any]]]:
        """Begins the next game, or the first of the seed. Returns everybody's observation, and empty infos."""
        self.key, self.number = next_game(self.key, self.number, seed, options, others=True)
        self.episode.begin(self.key, self.number)
        self.number = self.episode.number
        self.show()
        self.agents = self.possible_agents[:]
        return self.observations(), {agent: {} for agent in self.agents}

    def observations(self) -> dict[str, MaskedObservation]:
        """What everybody sees and may do."""
        return {agent: self.observation(seat) for seat, agent in enumerate(self.possible_agents)}

    def observation(self, seat: int) -> MaskedObservation:
        """What the seat sees and may do; it may only wait if it is not to act."""
        mask = self.episode.mask(seat)
        if not mask.any():
            mask = np.zeros(ACTIONS, dtype=np.int8)
            mask[A_WAIT] = 1
        return {"observation": self.episode.observe(seat), "action_mask": mask}

    def step(self, actions: dict[str, int]) -> Steps:
        """Takes the action of the agent to act. Returns observations, rewards, terminations, truncations, and infos, by agent.

        Raises IllegalAction.
        """
        if not self.agents and not self.episode.ended:
            raise IllegalAction(f"action: {NO_RESET}, got {actions}")
        if not isinstance(actions, Mapping) or not set(actions) <= set(self.possible_agents):
            raise IllegalAction(f"actions: expected actions of {', '.join(self.possible_agents)} by name, got {actions}")
        actor = self.possible_agents[self.episode.seat]
        if self.illegal == "first":
            actions = {actor: self.episode.legal_or_first(actions.get(actor, A_WAIT))}
        for agent, action in actions.items():
            if agent != actor and action != A_WAIT:
                raise IllegalAction(f"action: expected {A_WAIT} (wait) of {agent} while it is {actor}'s turn, got {action}")
        rewards = self.episode.act(actions.get(actor, A_WAIT))
        self.show()
        agents, over, truncated = self.agents, self.episode.ended, self.episode.given_up
        infos: dict[str, dict[str, Any]] = {agent: {"winners": self.episode.winners} if over else {} for agent in agents}
        if over:
            self.agents = []
        return (
            self.observations(),
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over and not truncated),
            dict.fromkeys(agents, truncated),
            infos,
        )

    def render(self) -> str | None:
        """The position as text if the mode is "ansi"; with "human" it was printed already."""
        return self.episode.text() if self.render_mode == ANSI else None

    def show(self) -> None:
        """Prints the position if the mode is "human"."""
        if self.render_mode == HUMAN:
            print(self.episode.text(), end="\n\n")

    def close(self) -> None:
        """Does nothing: there is nothing to release."""
