"""OpenSpiel, with explicit chance. Importing this module registers the game: `pyspiel.load_game("duopoly(players=3)")`.

Dice and cards are chance nodes with their probabilities; a throw of two dice is one node with 36 outcomes. Nothing is hidden.
Rents of players who are not to act are claimed at once, as in all environments.
"""

from collections.abc import Mapping
from json import dumps
from typing import Any, Self

import numpy as np
import numpy.typing as npt
import pyspiel

from ..play.position import position_of
from ..play.seats import Names
from ..rl.action_builder import UNFINISHED, ActionBuilder, clear, mark, step
from ..rl.actions import ACTIONS
from ..rl.batch import note_standing
from ..rl.observation import SIZE, UNIT, Observation, observe
from ..rl.timestep import ON, OVER_NOW, Timestep
from ..rules.chance import SPEED_DIE, outcome, ways
from ..rules.codes import CHANCE, DECK_SIZE, DICE, DO_TIME, OK, OVER, SPEED, TIMED, Move
from ..rules.ending import why_not_time
from ..rules.play import play
from ..rules.state import State
from ..sim.limits import check_integer
from ..sim.playout import claim_rents, set_out, winners
from .config import EDITION, WIN, EnvConfig, all_learners
from .errors import BadConfig, IllegalAction
from .rewards import equal_shares, reward, shares
from .spaces import fields
from .text import action_text, move_words

LONGEST = 2**31 - 1

TYPE = pyspiel.GameType(
    short_name="duopoly",
    long_name="Anti-Monopoly and Monopoly by the book",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=8,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={
        "edition": EDITION, "players": 4, "setup": False, "aim": "last", "throws": 1000, "reward": WIN, "game": 0,
    },
)  # fmt: skip


class GameNode:
    """A node of the game: the state, what is being built, and the number of throws."""

    def __init__(self, config: EnvConfig, number: int) -> None:
        self.config, self.table = config, config.table
        self.lineup = config.lineups[number % len(config.lineups)]
        self.state, self.builder, self.timestep = State(), ActionBuilder(), Timestep()
        set_out(self.state, self.table, self.lineup, 0, number)
        clear(self.builder)
        config.apply(self.timestep)
        self.settle()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        new = object.__new__(type(self))
        new.__dict__.update(self.__dict__)
        new.state, new.builder, new.timestep = self.state.copy(), self.builder.copy(), self.timestep.copy()
        return new

    @property
    def given_up(self) -> bool:
        """Whether the game has reached its number of throws."""
        return 0 < self.timestep.cap <= self.timestep.throws and self.state.aim != TIMED

    @property
    def ended(self) -> bool:
        """Whether the game is over or given up."""
        return self.state.phase == OVER or self.given_up

    def settle(self) -> None:
        """Claims rents, ends a timed game at its time, and writes the mask of the player to act."""
        g, timestep = self.state, self.timestep
        if g.n_claims > 0:
            claim_rents(g, self.table)
        if g.aim == TIMED and 0 < timestep.cap <= timestep.throws and why_not_time(g) == OK:
            play(g, self.table, CHANCE, Move(DO_TIME))
        if self.ended or g.actor < 0:
            return
        mark(g, self.table, self.builder, timestep)

    def fall(self, n: int) -> None:
        """Plays the n-th outcome of chance."""
        if self.state.phase == DICE:
            self.timestep.throws += 1
        play(self.state, self.table, CHANCE, outcome(self.state, self.table, n))
        self.settle()

    def act(self, action: int) -> None:
        """Takes a legal action of the player to act."""
        move = step(self.state, self.builder, action)
        if move != UNFINISHED:
            play(self.state, self.table, self.state.actor, move)
        self.settle()

    def returns(self) -> list[float]:
        """Each player's return; zeros before the end."""
        n, timestep, g = self.lineup.seats, self.timestep, self.state
        if not self.ended:
            return [0.0] * n
        note_standing(g, self.table, timestep)
        ended, own = OVER_NOW if g.phase == OVER else ON, shares(timestep.standing, n)
        return reward(self.config.reward, ended, winners(g, self.table), self.lineup, equal_shares(n), own)


class DuopolyGame(pyspiel.Game):  # type: ignore[misc]
    """The game and its parameters: those of `config.all_learners`, and `game`, whose lineup deals the roles."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = {**TYPE.parameter_specification, **(params or {})}
        self.number = check_integer("game", chosen.pop("game"), 0, LONGEST, BadConfig)
        self.config = all_learners(chosen.pop("edition"), chosen.pop("players"), **chosen)
        n = self.config.lineups[0].seats
        lowest, highest = (-1 / n, 1 - 1 / n) if self.config.reward != WIN else (-1 / (n - 1), 1.0)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=max(36, DECK_SIZE),
            num_players=n,
            min_utility=lowest,
            max_utility=highest,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(TYPE, info, dict(params or {}))

    def new_initial_state(self) -> "DuopolyState":
        """The game before its first throw."""
        return DuopolyState(self, GameNode(self.config, self.number))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """An observer."""
        if params:
            raise ValueError(f"params: expected none, got {params!r}")
        return Observer()


class DuopolyState(pyspiel.State):  # type: ignore[misc]
    """A state of the game."""

    def __init__(self, game: DuopolyGame, node: GameNode) -> None:
        super().__init__(game)
        self.node = node

    def current_player(self) -> int:
        """The player to act: a seat, chance, or nobody at the end."""
        if self.node.ended:
            return int(pyspiel.PlayerId.TERMINAL)
        actor = self.node.state.actor
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def _legal_actions(self, player: int) -> list[int]:
        mask = self.node.timestep.mask
        return [action for action in range(ACTIONS) if mask[action]]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Outcomes by number with their probabilities; the two equal faces of the Speed Die are one outcome."""
        n, last = ways(self.node.state, self.node.table), self.outcome_count() - 1
        return [(i, (n - last if i == last else 1) / n) for i in range(last + 1)]

    def outcome_count(self) -> int:
        """How many outcomes there are: the equal faces of the Speed Die, its last ones, count once."""
        g = self.node.state
        return SPEED_DIE.index(SPEED_DIE[-1]) + 1 if g.phase == SPEED else ways(g, self.node.table)

    def _apply_action(self, action: int) -> None:
        self.check(action)
        if self.node.state.actor == CHANCE:
            self.node.fall(action)
        else:
            self.node.act(action)

    def check(self, action: int) -> None:
        """Raises IllegalAction unless chance or the player to act may take the action: OpenSpiel leaves that to the game."""
        player = self.current_player()
        if player == pyspiel.PlayerId.TERMINAL:
            raise IllegalAction(f"action: expected none after the end of the game, got {action}")
        if player == pyspiel.PlayerId.CHANCE:
            legal, whose = range(self.outcome_count()), "outcome of chance"
        else:
            legal, whose = range(ACTIONS), f"action of player_{player}"
        if action not in legal or (player >= 0 and not self.node.timestep.mask[action]):
            numbers = list(legal) if player < 0 else self._legal_actions(player)
            some = ", ".join(map(str, numbers[:12])) + (" …" if len(numbers) > 12 else "")
            raise IllegalAction(f"action: expected a legal {whose} ({some}), got {action}")

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return action_text(action)
        return move_words(outcome(self.node.state, self.node.table, action))

    def is_terminal(self) -> bool:
        """Whether the game is over or given up."""
        return self.node.ended

    def returns(self) -> list[float]:
        """Each player's return."""
        return self.node.returns()

    def __str__(self) -> str:
        node = self.node
        names = Names(node.config.edition, [f"player_{seat}" for seat in range(node.lineup.seats)])
        position = position_of(node.state, node.table, names)
        draft = {field.name: getattr(node.builder, field.name) for field in ActionBuilder.fields}
        return dumps({**position, "throws": node.timestep.throws, "draft": draft})


class Observer:
    """Fills `tensor` with the numbers of `rl.observation`; `dict` has its fields by name."""

    def __init__(self) -> None:
        self.tensor: npt.NDArray[np.float32] = np.zeros(SIZE, np.float32)
        self.dict = fields(self.tensor)
        self.observation = Observation()

    def set_from(self, state: DuopolyState, player: int) -> None:
        """Observes the state for the player."""
        node = state.node
        observe(node.state, node.table, node.builder, player, self.observation)
        self.tensor[:] = np.array(self.observation.numbers, np.float32) / np.float32(UNIT)

    def string_from(self, state: DuopolyState, player: int) -> str:
        """The observation as text: the position, and who sees it."""
        return f"player_{player} sees {state}"


pyspiel.register_game(TYPE, DuopolyGame)
