"""OpenSpiel: the game with chance in the open. Importing this module registers it: `pyspiel.load_game("duopoly(players=3)")`.

Dice and cards are chance nodes with their probabilities; a throw of two dice is one node with 36 outcomes. Nothing is hidden.
Who is not to act claims his rent at once, as in all environments.
"""

from collections.abc import Mapping
from json import dumps
from typing import Any, Self

import numpy as np
import numpy.typing as npt
import pyspiel

from ..play.position import position_of
from ..play.seats import Names
from ..rl.action_builder import UNFINISHED, ActionBuilder, clear_draft, mark, step
from ..rl.actions import ACTIONS
from ..rl.batch import note_wealth
from ..rl.observation import SIZE, UNIT, Observation, look
from ..rl.timestep import OVER_NOW, Timestep
from ..rules.chance import SPEED_DIE, outcome, ways
from ..rules.codes import CHANCE, DECK_SIZE, DICE, DO_TIME, OK, OVER, SPEED, TIMED, Move
from ..rules.ending import why_not_time
from ..rules.play import play
from ..rules.state import State
from ..sim.playout import claim_rents, set_out, winners
from .config import EDITION, WEALTH, WIN, EnvConfig, for_all
from .rewards import begun, reward, shares
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


class Standing:
    """Where a game stands: the state, what is being put together, how many throws there have been."""

    def __init__(self, setting: EnvConfig, number: int) -> None:
        self.setting, self.table = setting, setting.table
        self.lineup = setting.lineups[number % len(setting.lineups)]
        self.state, self.draft, self.turn = State(), ActionBuilder(), Timestep()
        set_out(self.state, self.table, self.lineup, 0, number)
        clear_draft(self.draft)
        setting.tell(self.turn)
        self.turn.asked = 1
        self.settle()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        new = object.__new__(type(self))
        new.__dict__.update(self.__dict__)
        new.state, new.draft, new.turn = self.state.copy(), self.draft.copy(), self.turn.copy()
        return new

    @property
    def given_up(self) -> bool:
        """Whether the game has seen all its throws."""
        return 0 < self.turn.cap <= self.turn.throws and self.state.aim != TIMED

    @property
    def ended(self) -> bool:
        """Whether the game is over or given up."""
        return self.state.phase == OVER or self.given_up

    def settle(self) -> None:
        """Rents are claimed, the time of a timed game is up, and who is to act is told what he may do."""
        g, turn = self.state, self.turn
        if g.n_claims > 0:
            claim_rents(g, self.table)
        if g.aim == TIMED and 0 < turn.cap <= turn.throws and why_not_time(g) == OK:
            play(g, self.table, CHANCE, Move(DO_TIME))
        if self.ended or g.actor < 0:
            return
        mark(g, self.table, self.draft, turn)

    def fall(self, n: int) -> None:
        """The n-th outcome of chance."""
        if self.state.phase == DICE:
            self.turn.throws += 1
        play(self.state, self.table, CHANCE, outcome(self.state, self.table, n))
        self.settle()

    def act(self, action: int) -> None:
        """A legal action of who is to act."""
        move = step(self.state, self.draft, action)
        if move != UNFINISHED:
            play(self.state, self.table, self.state.actor, move)
        self.settle()

    def returns(self) -> list[float]:
        """What each player has won; nothing before the end."""
        n, turn, g = self.lineup.seats, self.turn, self.state
        if not self.ended:
            return [0.0] * n
        turn.ended = OVER_NOW if g.phase == OVER else 0
        turn.winners = winners(g, self.table)
        note_wealth(g, self.table, turn)
        return reward(self.setting.reward, turn, self.lineup, begun(n), shares(turn, n))


class DuopolyGame(pyspiel.Game):  # type: ignore[misc]
    """The game with its parameters: those of `setting.for_all`, and `game`, whose lineup deals the roles."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = {**TYPE.parameter_specification, **(params or {})}
        self.number = chosen.pop("game")
        self.setting = for_all(chosen.pop("edition"), chosen.pop("players"), **chosen)
        n = self.setting.lineups[0].seats
        lowest, highest = (-1 / n, 1 - 1 / n) if self.setting.reward == WEALTH else (-1 / (n - 1), 1.0)
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
        return DuopolyState(self, Standing(self.setting, self.number))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What sees for a player."""
        if params:
            raise ValueError(f"observer: {params!r} cannot be; no parameters would be right")
        return Observer()


class DuopolyState(pyspiel.State):  # type: ignore[misc]
    """A node of the game."""

    def __init__(self, game: DuopolyGame, standing: Standing) -> None:
        super().__init__(game)
        self.standing = standing

    def current_player(self) -> int:
        """Who is to act: a seat, chance, or nobody at the end."""
        if self.standing.ended:
            return int(pyspiel.PlayerId.TERMINAL)
        actor = self.standing.state.actor
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def _legal_actions(self, player: int) -> list[int]:
        mask = self.standing.turn.mask
        return [action for action in range(ACTIONS) if mask[action]]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Outcomes by number with their probabilities; the two sides of the Speed Die that are alike are one."""
        g = self.standing.state
        n = ways(g, self.standing.table)
        if g.phase == SPEED:
            alike = SPEED_DIE.index(SPEED_DIE[-1])
            return [(i, (n - alike if i == alike else 1) / n) for i in range(alike + 1)]
        return [(i, 1 / n) for i in range(n)]

    def _apply_action(self, action: int) -> None:
        if self.standing.state.actor == CHANCE:
            self.standing.fall(action)
        else:
            self.standing.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return action_text(action)
        return move_words(outcome(self.standing.state, self.standing.table, action))

    def is_terminal(self) -> bool:
        """Whether the game is over or given up."""
        return self.standing.ended

    def returns(self) -> list[float]:
        """What each player has won."""
        return self.standing.returns()

    def __str__(self) -> str:
        standing = self.standing
        names = Names(standing.setting.edition, [f"player_{seat}" for seat in range(standing.lineup.seats)])
        position = position_of(standing.state, standing.table, names)
        draft = {field.name: getattr(standing.draft, field.name) for field in ActionBuilder.fields}
        return dumps({**position, "throws": standing.turn.throws, "draft": draft})


class Observer:
    """Fills `tensor` with the numbers of `learn.sight`; `dict` has its fields by name."""

    def __init__(self) -> None:
        self.tensor: npt.NDArray[np.float32] = np.zeros(SIZE, np.float32)
        self.dict = fields(self.tensor)
        self.sight = Observation()

    def set_from(self, state: DuopolyState, player: int) -> None:
        """Looks for the player."""
        standing = state.standing
        look(standing.state, standing.table, standing.draft, player, self.sight)
        self.tensor[:] = np.array(self.sight.numbers, np.float32) / np.float32(UNIT)

    def string_from(self, state: DuopolyState, player: int) -> str:
        """The same in words: the position, and who sees it."""
        return f"player_{player} sees {state}"


pyspiel.register_game(TYPE, DuopolyGame)
