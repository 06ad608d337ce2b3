"""PettingZoo, one agent after the other: every seat learns."""

from os import PathLike
from typing import Any

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from ..editions import Edition
from . import spaces as shapes
from .config import EDITION, for_all
from .episode import Episode

Observation = dict[str, Any]


class TurnByTurn(AECEnv[str, Observation, int]):
    """A game whose agents act in their turns: `player_0` to `player_n`, seat by seat clockwise.

    `edition` is a name, a file or an Edition; `how` as in `setting.setting`: `setup`, `aim`, `rules`, `throws`, `reward`. An
    observation is {"observation", "action_mask"}; the mask of who is not to act is all zeros. All agents stay until the game
    ends: a bankrupt is not asked again. It ends terminated, or truncated after `throws` throws. The game follows from the seed
    given to `reset`, and a later one from how many there have been since; `options={"game": n}` lays the table for game n of
    the seed. Raises BadSetting; `step` raises IllegalAction, and nothing has changed.
    """

    metadata = {"name": "duopoly_v1", "render_modes": [], "is_parallelizable": True}  # noqa: RUF012
    render_mode = None

    def __init__(self, edition: str | PathLike[str] | Edition = EDITION, players: int = 4, **how: Any) -> None:
        super().__init__()
        self.sitting = Episode(for_all(edition, players, **how))
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
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

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Lays the table for the next game, or the first of the seed."""
        self.key, self.number = next_game(self.key, self.number, seed, options)
        self.sitting.begin(self.key, self.number)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.sitting.seat]

    def observe(self, agent: str) -> Observation:
        """What the agent sees now, and what it may do."""
        seat = self.seats[agent]
        return {"observation": self.sitting.look(seat), "action_mask": self.sitting.mask(seat)}

    def step(self, action: int | None) -> None:
        """Makes the action of the agent that is selected; None once it has ended."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        given = self.sitting.act(-1 if action is None else action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, given, strict=True))
        if self.sitting.ended:
            up = self.sitting.given_up
            self.terminations = dict.fromkeys(self.agents, not up)
            self.truncations = dict.fromkeys(self.agents, up)
            self.infos = {agent: {"winners": self.sitting.winners} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.sitting.seat]
        self._accumulate_rewards()

    def render(self) -> None:
        """There is nothing to look at."""

    def close(self) -> None:
        """There is nothing to let go."""


def next_game(key: int | None, number: int, seed: int | None, options: dict[str, Any] | None) -> tuple[int, int]:
    """The key and number of the game to lay: the first of a seed, else the next; a key of its own where there is none yet."""
    if seed is not None:
        key, number = seed, 0
    elif key is None:
        key, number = int(seeding.np_random()[0].integers(2**63)), 0
    else:
        number += 1
    return key, int((options or {}).get("game", number))
