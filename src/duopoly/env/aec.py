"""PettingZoo, one agent after another: every seat learns."""

from os import PathLike
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from ..editions import Edition
from . import spaces as shapes
from .config import EDITION, all_learners, check_options
from .episode import Episode, next_game
from .errors import NO_RESET, IllegalAction
from .rendering import ANSI, FPS, HUMAN, RENDER_MODES, check_render_mode

MaskedObservation = dict[str, Any]


class TurnByTurn(AECEnv[str, MaskedObservation, int]):
    """A game whose agents act in turn: `player_0` and so on by seat, clockwise.

    `edition` is a name, a file or an Edition; `options` as in `config.env_config`: `role` (of `player_0`), `setup`, `aim`,
    `rules`, `throws`, `reward`, `simple`.
    An observation is {"observation": (1630,), "action_mask": (371,)}; the mask is all zeros for agents that are not to act. All
    agents stay until the game ends; a bankrupt one is not asked again. The game ends terminated, or truncated after `throws`
    throws.
    With `render_mode="ansi"` `render()` returns the position as text; with "human" every step prints it.
    `reset(seed=s)` begins game 0 of the seed, a later `reset()` the next one; `options={"game": n}` begins game n. Raises
    BadConfig; `step` raises IllegalAction, and then nothing has changed.
    """

    metadata = {"name": "duopoly_v1", "render_modes": RENDER_MODES, "render_fps": FPS, "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self, edition: str | PathLike[str] | Edition = EDITION, players: int = 4, render_mode: str | None = None, **options: Any
    ) -> None:
        super().__init__()
        check_options(TurnByTurn, options)
        self.render_mode = check_render_mode(render_mode)
        self.episode = Episode(all_learners(edition, players, **options))
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
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

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins the next game, or the first of the seed."""
        self.key, self.number = next_game(self.key, self.number, seed, options, others=True)  # PettingZoo's own tests have some
        self.episode.begin(self.key, self.number)
        self.number = self.episode.number
        self.show()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.seat]

    def observe(self, agent: str) -> MaskedObservation:
        """What the agent sees now, and what it may do."""
        seat = self.seats[agent]
        return {"observation": self.episode.observe(seat), "action_mask": self.episode.mask(seat)}

    def step(self, action: int | None) -> None:
        """Takes an action of the selected agent, from 0 to 370; None once it has ended. Raises IllegalAction."""
        if not self.agents:
            raise IllegalAction(f"action: {NO_RESET}, got {action}")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        rewards = self.episode.act(action)
        self.show()
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        if self.episode.ended:
            truncated = self.episode.given_up
            self.terminations = dict.fromkeys(self.agents, not truncated)
            self.truncations = dict.fromkeys(self.agents, truncated)
            self.infos = {agent: {"winners": self.episode.winners} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.seat]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The position as text if the mode is "ansi"; with "human" it was printed already."""
        return self.episode.text() if self.render_mode == ANSI else None

    def show(self) -> None:
        """Prints the position if the mode is "human"."""
        if self.render_mode == HUMAN:
            print(self.episode.text(), end="\n\n")

    def close(self) -> None:
        """Does nothing: there is nothing to release."""
