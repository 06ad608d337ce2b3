"""One game after another, for the environments of a single game."""

import struct
from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from ..fast import interpreter, twin
from ..fast.kernels import ACT_ONCE, BEGIN, OBSERVE, REPLY
from ..fast.schema import dtype_of
from ..play.notation import as_move
from ..rl.action_builder import ActionBuilder
from ..rl.actions import ACTIONS
from ..rl.batch import EXTERNAL, MOST_SKIPPED
from ..rl.observation import UNIT, Observation
from ..rl.one_game import MoveRequest
from ..rl.timestep import GIVEN_UP, ON, Timestep
from ..rules.codes import NOBODY, OK, REFUSALS, VERBS
from ..rules.state import State
from ..sim.limits import check_integer
from .config import WIN, EnvConfig
from .errors import NO_DECISIONS, NO_RESET, BadConfig, IllegalAction
from .opponents import Opponents
from .rendering import position_text
from .rewards import equal_shares, reward, shares
from .text import action_text

Floats = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]

MOST_KEY = 2**64 - 1
MOST_NUMBER = 2**63 - 1
TIMESTEP, OBSERVATION = dtype_of(Timestep), dtype_of(Observation)
SEAT, ENDED, REFUSED, MASK = (TIMESTEP.fields[name][1] for name in ("seat", "ended", "refused", "mask"))  # type: ignore[index]
"""Where these begin in a packed timestep."""
NO_ACTION = np.zeros(ACTIONS, np.int8)


def game_number(options: Mapping[str, Any] | None, usual: int, others: bool = False) -> int:
    """The game that the options of `reset` ask for, else the usual one. With `others` all other options are ignored.

    Raises BadConfig.
    """
    if not isinstance(options, Mapping | None):
        raise BadConfig(f"options: expected names with values, got {options!r}")
    unknown = [name for name in options or {} if name != "game"]
    if unknown and not others:
        raise BadConfig(f"options: expected game, got {unknown[0]!r}")
    number = (options or {}).get("game", usual)
    return check_integer("game", int(number) if isinstance(number, np.integer) else number, 0, MOST_NUMBER, BadConfig)


def next_game(
    key: int | None,
    number: int,
    seed: int | None,
    options: Mapping[str, Any] | None,
    draw: np.random.Generator | None = None,
    others: bool = False,
) -> tuple[int, int]:
    """The key and number of the game to begin: the first of a seed, else the next; with a drawn key if there is none yet.

    With `others` all other options are ignored. Raises BadConfig.
    """
    if seed is not None:
        key, number = check_integer("seed", seed, 0, MOST_KEY, BadConfig), 0
    elif key is None:
        key, number = int((draw or np.random.default_rng()).integers(2**63)), 0
    else:
        number += 1
    return key, game_number(options, number, others)


class Episode:
    """A game of the configuration, from a learner's first decision to the end; `begin` starts the next one.

    The twin plays it if there is one, else the interpreter: a step is one call of a kernel on the same records.
    """

    def __init__(self, config: EnvConfig) -> None:
        self.config, self.lineup = config, config.lineups[0]
        self.timestep = Timestep()
        config.apply(self.timestep)
        machine = (twin() or interpreter).new_machine()
        self.call = machine.call
        self.timesteps, self.builders = machine.packed([self.timestep]), machine.blank(ActionBuilder, 1)
        self.observations, self.everybody = (machine.blank(Observation, n) for n in (1, self.lineup.seats))
        self.games, self.requests = machine.games(1), machine.blank(MoveRequest, 1)
        self.game = self.games, machine.packed([config.table]), machine.packed(config.lineups)
        self.players = self.timesteps, self.builders, self.observations
        self.shares = equal_shares(self.lineup.seats)
        self.last: tuple[int, int] | None = None
        self.opponents = Opponents(config.externals)
        self.read()

    def __getstate__(self) -> dict[str, Any]:
        """What a copy needs: the machine stays here."""
        records = [self.games.content, *(each.content for each in self.players)]
        names = ("config", "lineup", "shares", "last", "opponents")
        return {"records": records, **{name: getattr(self, name) for name in names}}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(state["config"])  # type: ignore[misc]
        self.lineup, self.shares, self.last = state["lineup"], state["shares"], state["last"]
        self.opponents = state["opponents"]
        for records, content in zip((self.games, *self.players), state["records"], strict=True):
            records.write(0, content)
        self.read()

    def read(self) -> None:
        """Reads what the last kernel has written."""
        self.step, self.seen = memoryview(self.timesteps.content).cast("b"), self.observations.content
        self.seen_by_all = b""

    def begin(self, key: int, number: int) -> None:
        """Starts game `number` of the key, or the next one in which a learner decides anything.

        Raises BadConfig if one of them is out of range, or if learners decide nothing under these rules.
        """
        check_integer("seed", key, 0, MOST_KEY, BadConfig)
        for _ in range(MOST_SKIPPED):
            self.start(key, check_integer("game", number, 0, MOST_NUMBER, BadConfig))
            self.move_external_agents()
            if not self.ended:
                return
            number = self.number + 1
        raise BadConfig(NO_DECISIONS)

    def start(self, key: int, number: int) -> None:
        """Starts game `number` of the key, or the next one that does not end before anybody but a compiled bot decides."""
        self.timesteps[0] = self.timestep.copy()
        self.call(BEGIN, *self.game, key, number, *self.players)
        self.read()
        self.lineup = self.config.lineups[self.number % len(self.config.lineups)]
        if not any(self.field("mask")):
            raise BadConfig(NO_DECISIONS)
        self.shares, self.last = equal_shares(self.lineup.seats), None
        self.opponents.begin(self.config.edition, self.lineup)

    @property
    def number(self) -> int:
        """The number of the game: that of its key, its dice, and its lineup."""
        return self.state.number

    @property
    def state(self) -> State:
        """The position."""
        return self.games[0]  # type: ignore[no-any-return]

    @property
    def seat(self) -> int:
        """The seat to act; at the end the one that acted last."""
        return self.step[SEAT]

    @property
    def ended(self) -> bool:
        """Whether the game is over or given up."""
        return self.step[ENDED] != ON

    @property
    def given_up(self) -> bool:
        """Whether it was broken off after its number of throws."""
        return self.step[ENDED] == GIVEN_UP

    @property
    def winners(self) -> list[int]:
        """The seats that have won."""
        winners = self.field("winners")
        return [seat for seat in range(self.lineup.seats) if winners >> seat & 1]

    def field(self, name: str) -> Any:
        """A field of the timestep, as in Python."""
        return np.frombuffer(self.step, TIMESTEP)[name][0].tolist()

    def act(self, action: Any) -> list[float]:
        """Takes an action of the player to act; returns each seat's reward. Raises IllegalAction."""
        if self.ended:
            raise IllegalAction(f"action: expected reset() after the end of the game, got {action}")
        if self.lineup.bot[self.seat] == EXTERNAL:  # a policy has failed, and its move is missing
            raise IllegalAction(f"action: {NO_RESET}, got {action}")
        actor, number = self.seat, number_of(action)
        if not 0 <= number < ACTIONS:
            raise IllegalAction(f"action: expected 0 to {ACTIONS - 1}, got {action}")
        self.call(ACT_ONCE, *self.game, *self.players, number)
        self.read()
        if self.step[REFUSED] != OK:
            raise IllegalAction(self.refusal(number))
        self.last = actor, number
        self.move_external_agents()
        return self.rewards()

    def rewards(self) -> list[float]:
        """Each seat's reward for the last action."""
        ended, before = self.step[ENDED], self.shares
        if self.config.reward != WIN:
            self.shares = shares(self.field("standing"), self.lineup.seats)
        winners = self.field("winners") if ended != ON else 0
        return reward(self.config.reward, ended, winners, self.lineup, before, self.shares)

    def refusal(self, action: int) -> str:
        """One line that says why the action is not allowed."""
        legal = np.flatnonzero(self.mask(self.seat)).tolist()
        if not legal:
            return f"action: {NO_RESET}, got {action}"
        some = ", ".join(map(str, legal[:12])) + (" …" if len(legal) > 12 else "")
        reason = REFUSALS[self.step[REFUSED]][0]
        return f"action: expected a legal one for seat {self.seat} ({some}), got {action} ({reason})"

    def move_external_agents(self) -> None:
        """Asks the opponents that are not compiled for their moves until it is a learner's turn, and tells them the end."""
        while self.step[ENDED] == ON and self.lineup.bot[self.seat] == EXTERNAL:
            player, g = self.lineup.player[self.seat], self.state
            request = self.move_request(player, g)
            self.games[0], self.requests[0] = g, request  # choosing may have drawn from the game's generator
            self.call(REPLY, *self.game, *self.players, self.requests)
            refused = self.requests[0].refused
            if refused != OK:
                why = REFUSALS[refused][0]
                name = self.opponents.name(player)
                raise BadConfig(f"opponents: expected a legal move of {name}, got {VERBS[request.verb]!r} ({why})")
            self.read()
        if self.ended:
            self.opponents.end(self.winners)

    def move_request(self, player: int, g: State) -> MoveRequest:
        """The move that an opponent chooses for the player to act. Raises BadConfig if it is none."""
        answer, request = self.opponents.answer(player, g, self.config.table), MoveRequest()
        request.seat = g.actor
        try:
            request.verb, request.x, request.y, request.to, request.give, request.take = as_move(answer)
            request.pack()  # is none of its numbers too large?
        except (ValueError, struct.error):
            name = self.opponents.name(player)
            raise BadConfig(f"opponents: expected a duopoly.rules.codes.Move of {name}, got {answer!r:.200}") from None
        return request

    def text(self) -> str:
        """The position in lines of text, with the last action before it."""
        last = f"player_{self.last[0]}: {action_text(self.last[1])}" if self.last else ""
        text = position_text(self.config.edition, self.state, self.config.table, self.field("throws"), last)
        if not self.ended:
            return text
        winners = ", ".join(f"player_{seat}" for seat in self.winners)
        return f"{text}\ngiven up" if self.given_up else f"{text}\nwon by {winners or 'others'}"

    def observe(self, seat: int) -> Floats:
        """What the seat sees, in a new array."""
        if seat == self.seat:
            return observed(self.seen, 0)
        if not self.seen_by_all:
            self.call(OBSERVE, *self.game[:2], self.builders, self.everybody)
            self.seen_by_all = self.everybody.content
        return observed(self.seen_by_all, seat)

    def mask(self, seat: int) -> Mask:
        """The actions the seat may take now, in a new array; all zeros if it is not to act."""
        if self.ended or seat != self.seat or seat == NOBODY:
            return NO_ACTION.copy()
        return np.frombuffer(self.step, np.int8, ACTIONS, MASK).copy()

    def legal_or_first(self, action: Any) -> int:
        """The action itself if it is legal, else the first legal one. Raises IllegalAction if it is not a whole number."""
        number = number_of(action)
        return number if 0 <= number < ACTIONS and self.mask(self.seat)[number] else self.first_legal()

    def first_legal(self) -> int:
        """The legal action with the lowest number."""
        return int(self.mask(self.seat).argmax())


def number_of(action: Any) -> int:
    """The number of an action. Raises IllegalAction if it is not a whole number."""
    try:
        number = int(action)
        if number == action:
            return number
    except (TypeError, ValueError, OverflowError):
        pass
    raise IllegalAction(f"action: expected 0 to {ACTIONS - 1}, got {action}")


def observed(observations: bytes, i: int) -> Floats:
    """One of packed observations as a new array."""
    numbers: Floats = np.frombuffer(observations, OBSERVATION)["numbers"][i] / np.float32(UNIT)
    return numbers
