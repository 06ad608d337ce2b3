"""A batch as NumPy arrays, with a score for every player: what the vectorized environments share."""

from collections.abc import Sequence
from typing import cast

import numpy as np
import numpy.typing as npt
from gymnasium.error import ResetNeeded

from ..fast import twin
from ..fast.compiled_machine import RecordsInMemory
from ..fast.machine import Records
from ..fast.schema import dtype_of
from ..rl.actions import ACTIONS
from ..rl.batch import LEARNER
from ..rl.observation import UNIT
from ..rl.timestep import ALL_OUT, ON, OVER_NOW, Timestep
from ..rules.codes import R_NOT_NOW, REFUSALS
from ..rules.state import State
from ..sim.playout import PLAYERS
from .batch import Batch
from .callbacks import Callback, actions_by
from .config import WIN, EnvConfig, check_word
from .errors import NO_DECISIONS, NO_RESET, BadConfig, IllegalAction
from .network import Network

Floats = npt.NDArray[np.float32]
Rewards = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]
Masks = npt.NDArray[np.int8]
Whole = npt.NDArray[np.int64]

NO_ACTION = -1
"""Not an action: nothing happens in that game."""


class ArrayBatch:
    """`games` games of a configuration, of which `begin` starts the first ones of a key; `callbacks` are by player.

    A game n that ends is followed by game n + `games`. A row of an array is a game. Raises RuntimeError if the compiled rules
    cannot be used here, and ResetNeeded if a method is called before `begin`.
    """

    def __init__(self, config: EnvConfig, games: int, callbacks: Sequence[Callback | None]) -> None:
        messages: list[str] = []
        compiled = twin(messages.append)
        if compiled is None:
            raise RuntimeError(messages[-1])
        self.config, self.twin, self.count = config, compiled, games
        self.callbacks = by_callback(callbacks)
        self.has_games = False
        self.every = np.arange(games)
        n = config.lineups[0].seats
        self.player_in = np.array([lineup.player[:n] for lineup in config.lineups])
        self.seat_of = self.player_in.argsort(axis=1)
        lineup = config.lineups[0]
        self.learns = np.array([lineup.bot[seat] == LEARNER for seat in self.seat_of[0]])

    def begin(self, key: int, first: int) -> None:
        """Begins the games `first`, `first + 1` … of the key."""
        config, timestep = self.config, Timestep()
        config.apply(timestep)
        batch = Batch(self.twin, config.table, config.lineups, key, first, self.count, timestep)
        self.batch = batch
        self.timesteps = array(batch.timesteps)
        self.numbers = array(batch.observations)["numbers"]
        self.final_numbers = array(batch.final_observations)["numbers"]
        self.states = array(batch.games[0])
        if not self.timesteps["mask"].any(axis=1).all():
            raise BadConfig(NO_DECISIONS)
        for callback, is_its in self.callbacks:
            if isinstance(callback, Network):
                callback.seed((key, int(np.argmax(is_its))))  # copies of a network draw differently
        self.seats = self.lineup_rows(self.seat_of)
        self.shares = np.full(self.seats.shape, 1 / self.seats.shape[1])
        self.has_games = True

    def check_games(self) -> None:
        """Raises ResetNeeded if there are no games yet."""
        if not self.has_games:
            raise ResetNeeded(NO_RESET)

    def lineup_rows(self, by_lineup: npt.NDArray[np.int64]) -> Whole:
        """The row of each game's lineup."""
        rows: Whole = by_lineup[self.states["number"] % len(by_lineup)]
        return rows

    @property
    def players(self) -> Whole:
        """The player to act."""
        self.check_games()
        acting: Whole = self.lineup_rows(self.player_in)[self.every, self.timesteps["seat"]]
        return acting

    def act(self, actions: Whole) -> tuple[Rewards, npt.NDArray[np.int8]]:
        """Takes the actions where a learner is to act, and those of callbacks elsewhere.

        Returns each player's reward, a row for each game, and how games have ended, as in a Timestep. Raises IllegalAction or
        BadConfig, and nothing has changed.
        """
        actions, players = np.asarray(actions), self.players
        learning = self.learns[players]
        self.check(actions, learning)
        self.timesteps["action"] = np.where(learning, actions, self.answers(players))
        self.batch.act()
        assert not self.timesteps["refused"].any()  # all actions were checked; a game that stood still would do so forever
        ended = self.timesteps["ended"].copy()
        rewards = self.by_win(ended) if self.config.reward == WIN else self.by_standing(ended)
        self.seats = self.lineup_rows(self.seat_of)
        return rewards, ended

    def answers(self, players: Whole) -> Whole:
        """The actions of the callbacks, each asked once for all its games; NO_ACTION for learners."""
        chosen = np.full(self.count, NO_ACTION)
        for callback, is_its in self.callbacks:
            rows = np.flatnonzero(is_its[players])
            if len(rows):
                chosen[rows] = actions_by(callback, observed(self.numbers[rows]), self.timesteps["mask"][rows])
        return chosen

    def check(self, actions: Whole, learning: Flags) -> None:
        """Raises IllegalAction for the first learner's action that the masks do not allow."""
        if actions.dtype.kind not in "iu":
            raise IllegalAction(f"actions: expected whole numbers, got {actions.dtype}")
        if actions.shape != (self.count,):
            raise IllegalAction(f"actions: expected shape ({self.count},), got {actions.shape}")
        known = (actions >= 0) & (actions < ACTIONS)
        legal = ~learning | (known & (self.timesteps["mask"][self.every, np.where(known, actions, 0)] == 1))
        if not legal.all():
            i = int(np.argmin(legal))
            some = ", ".join(map(str, np.flatnonzero(self.timesteps["mask"][i])[:12]))
            reason = REFUSALS[R_NOT_NOW][0]
            raise IllegalAction(f"action: expected a legal one in game {i} ({some}), got {actions[i]} ({reason})")

    def by_win(self, ended: npt.NDArray[np.int8]) -> Rewards:
        """The rewards for winning, as in `rewards.reward`."""
        n = self.seats.shape[1]
        winners = self.timesteps["winners"][:, None]
        own = winners >> self.seats & 1
        scores = (n / np.maximum(np.bitwise_count(winners), 1) * own - 1) / (n - 1)
        lost = np.where(self.learns, -1 / (n - 1), 0.0)
        rewards: Rewards = np.select([(ended == OVER_NOW)[:, None], (ended == ALL_OUT)[:, None]], [scores, lost[None]], 0.0)
        return rewards

    def by_standing(self, ended: npt.NDArray[np.int8]) -> Rewards:
        """The rewards for wealth and for the chance of winning, as in `rewards.reward`."""
        n = self.seats.shape[1]
        standing = np.take_along_axis(self.timesteps["standing"], self.seats, 1).astype(np.float64)
        total = standing.sum(1, keepdims=True)
        now = np.where(total > 0, standing / np.maximum(total, 1), 1 / n)
        rewards: Rewards = now - self.shares
        self.shares = np.where((ended != ON)[:, None], 1 / n, now)
        return rewards

    def bot_actions(self, bot: str) -> Whole:
        """The action that a compiled bot would take in each game, in the place of the player to act. Raises BadConfig."""
        self.check_games()
        check_word("bot", bot, PLAYERS)
        self.batch.imitate(PLAYERS.index(bot))
        return self.timesteps["action"].astype(np.int64)

    def seats_by_player(self) -> Whole:
        """The seat of each player, as a new array."""
        self.check_games()
        return self.seats.copy()

    def observations(self) -> Floats:
        """What the players to act see, as a new array."""
        return observed(self.numbers)

    def masks(self) -> Masks:
        """A 1 for each legal action."""
        self.check_games()
        return self.timesteps["mask"].copy()

    def position(self, i: int) -> State:
        """A copy of a game's position. Raises IndexError if there is no such game."""
        self.check_games()
        if not 0 <= i < self.count:
            raise IndexError(f"i: expected 0 to {self.count - 1}, got {i}")
        state: State = self.batch.games[0][i]
        return state


def by_callback(callbacks: Sequence[Callback | None]) -> list[tuple[Callback, Flags]]:
    """Each callback, and which players are its. Equal ones may remember different things: only the same object is one."""
    each = {id(callback): callback for callback in callbacks if callback is not None}
    return [(callback, np.array([player is callback for player in callbacks])) for callback in each.values()]


def array(records: Records) -> npt.NDArray[np.void]:
    """Records as an array that the twin writes to."""
    kind = dtype_of(records.kind)
    names = kind.names or ()
    fields = [kind.fields[name] for name in names]  # type: ignore[index]
    how = {"names": names, "formats": [each[0] for each in fields], "offsets": [each[1] for each in fields]}
    dtype = np.dtype({**how, "itemsize": records.size})  # type: ignore[call-overload]
    return np.frombuffer(cast(RecordsInMemory, records).view, dtype=dtype, count=records.count)


def observed(numbers: npt.NDArray[np.int16]) -> Floats:
    """Observations as a new array."""
    return numbers.astype(np.float32) / np.float32(UNIT)
