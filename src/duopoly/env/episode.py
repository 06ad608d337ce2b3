"""One game after another, for the environments of a single game."""

import numpy as np
import numpy.typing as npt

from ..rl.action_builder import ActionBuilder
from ..rl.actions import ACTIONS
from ..rl.batch import EXTERNAL, act, begin, go_on, note_wealth
from ..rl.observation import UNIT, Observation, observe
from ..rl.timestep import GIVEN_UP, ON, Timestep
from ..rules.codes import NOBODY, OK, REFUSALS, VERBS
from ..rules.play import play
from ..rules.refuse import why_not
from ..rules.state import State
from ..sim.limits import check_integer
from .config import EnvConfig
from .errors import BadConfig, IllegalAction
from .rendering import position_text
from .rewards import equal_shares, reward, shares
from .text import action_text

Floats = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]

MOST_KEY = 2**64 - 1


class Episode:
    """A game of the configuration, from a learner's first decision to the end; `begin` starts the next one."""

    def __init__(self, config: EnvConfig) -> None:
        self.config, self.table = config, config.table
        self.lineup = config.lineups[0]
        self.state, self.timestep, self.builder, self.observation = State(), Timestep(), ActionBuilder(), Observation()
        config.apply(self.timestep)
        self.shares = equal_shares(self.lineup.seats)
        self.last = ""

    def begin(self, key: int, number: int) -> None:
        """Starts game `number` of the key. Raises BadConfig if the key is out of range."""
        check_integer("seed", key, 0, MOST_KEY, BadConfig)
        self.lineup = self.config.lineups[number % len(self.config.lineups)]
        self.timestep.ended, self.timestep.winners = ON, 0
        self.last = ""
        begin(self.state, self.table, self.lineup, key, number, self.timestep, self.builder)
        self.shares = equal_shares(self.lineup.seats)
        self.move_external_agents()

    @property
    def seat(self) -> int:
        """The seat to act; at the end the one that acted last."""
        return self.timestep.seat

    @property
    def ended(self) -> bool:
        """Whether the game is over or given up."""
        return self.timestep.ended != ON

    @property
    def given_up(self) -> bool:
        """Whether it was broken off after its number of throws."""
        return self.timestep.ended == GIVEN_UP

    @property
    def winners(self) -> list[int]:
        """The seats that have won."""
        return [seat for seat in range(self.lineup.seats) if self.timestep.winners >> seat & 1]

    def act(self, action: int) -> list[float]:
        """Takes an action of the player to act; returns each seat's reward. Raises IllegalAction."""
        timestep = self.timestep
        timestep.action, actor = int(action), self.seat
        act(self.state, self.table, self.lineup, timestep, self.builder)
        if timestep.refused != OK:
            raise IllegalAction(self.refusal(timestep.action))
        self.last = f"player_{actor}: {action_text(timestep.action)}"
        self.move_external_agents()
        before, self.shares = self.shares, shares(timestep, self.lineup.seats)
        return reward(self.config.reward, timestep, self.lineup, before, self.shares)

    def refusal(self, action: int) -> str:
        """One line that says why the action is not allowed."""
        if not 0 <= action < ACTIONS:
            return f"action: expected 0 to {ACTIONS - 1}, got {action}"
        legal = [i for i in range(ACTIONS) if self.timestep.mask[i]]
        some = ", ".join(map(str, legal[:12])) + (" …" if len(legal) > 12 else "")
        reason = REFUSALS[self.timestep.refused][0]
        return f"action: expected a legal one for seat {self.seat} ({some}), got {action} ({reason})"

    def move_external_agents(self) -> None:
        """Asks the policies that are not compiled for their moves until it is a learner's turn."""
        g, table, timestep, moved = self.state, self.table, self.timestep, False
        while timestep.ended == ON and self.lineup.bot[g.actor] == EXTERNAL:
            policy = self.config.policies[self.lineup.player[g.actor]]
            assert policy is not None
            move = policy(g, table)
            refused = why_not(g, table, g.actor, move)
            if refused != OK:
                verb = VERBS[move.verb] if 0 <= move.verb < len(VERBS) else move.verb
                raise BadConfig(f"opponents: expected a legal move of {policy}, got {verb!r} ({REFUSALS[refused][0]})")
            play(g, table, g.actor, move)
            go_on(g, table, self.lineup, timestep, self.builder)
            moved = True
        if moved:
            note_wealth(g, table, timestep)

    def text(self) -> str:
        """The position in lines of text, with the last action before it."""
        text = position_text(self.config.edition, self.state, self.table, self.timestep.throws, self.last)
        if not self.ended:
            return text
        winners = ", ".join(f"player_{seat}" for seat in self.winners)
        return f"{text}\ngiven up" if self.given_up else f"{text}\nwon by {winners or 'others'}"

    def observe(self, seat: int) -> Floats:
        """What the seat sees, in a new array."""
        observe(self.state, self.table, self.builder, seat, self.observation)
        return np.array(self.observation.numbers, dtype=np.float32) / np.float32(UNIT)

    def mask(self, seat: int) -> Mask:
        """The actions the seat may take now, in a new array; all zeros if it is not to act."""
        if self.ended or seat != self.seat or seat == NOBODY:
            return np.zeros(ACTIONS, dtype=np.int8)
        return np.array(self.timestep.mask, dtype=np.int8)

    def first_legal(self) -> int:
        """The legal action with the lowest number."""
        return self.timestep.mask.index(1)
