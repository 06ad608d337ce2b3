"""One game after the other at one table, for the environments of one game."""

import numpy as np
import numpy.typing as npt

from ..rl.action_builder import ActionBuilder
from ..rl.actions import ACTIONS
from ..rl.batch import OUTSIDER, act, begin, go_on, note_wealth
from ..rl.observation import UNIT, Observation, look
from ..rl.timestep import GIVEN_UP, ON, Timestep
from ..rules.codes import NOBODY, OK, REFUSALS, VERBS
from ..rules.play import play
from ..rules.refuse import why_not
from ..rules.state import State
from .config import EnvConfig, whole
from .errors import BadSetting, IllegalAction
from .rewards import begun, reward, shares

Floats = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]

MOST_KEY = 2**64 - 1


class Episode:
    """A game of the setting, from the first decision of a learner on; `begin` lays the table anew."""

    def __init__(self, setting: EnvConfig) -> None:
        self.setting, self.table = setting, setting.table
        self.lineup = setting.lineups[0]
        self.state, self.turn, self.draft, self.sight = State(), Timestep(), ActionBuilder(), Observation()
        setting.tell(self.turn)
        self.shares = begun(self.lineup.seats)

    def begin(self, key: int, number: int) -> None:
        """Lays the table for game `number` of the key."""
        whole("seed", key, 0, MOST_KEY)
        self.lineup = self.setting.lineups[number % len(self.setting.lineups)]
        self.turn.ended, self.turn.winners = ON, 0
        begin(self.state, self.table, self.lineup, key, number, self.turn, self.draft)
        self.shares = begun(self.lineup.seats)
        self.outsiders()

    @property
    def seat(self) -> int:
        """Who is to act; at the end who acted last."""
        return self.turn.seat

    @property
    def ended(self) -> bool:
        """Whether the game is over, one way or the other."""
        return self.turn.ended != ON

    @property
    def given_up(self) -> bool:
        """Whether it was broken off because it had seen all its throws."""
        return self.turn.ended == GIVEN_UP

    @property
    def winners(self) -> list[int]:
        """The seats that have won."""
        return [seat for seat in range(self.lineup.seats) if self.turn.winners >> seat & 1]

    def act(self, action: int) -> list[float]:
        """Makes the action of who is to act; returns each seat's reward. Raises IllegalAction."""
        turn = self.turn
        turn.action = int(action)
        act(self.state, self.table, self.lineup, turn, self.draft)
        if turn.refused != OK:
            raise IllegalAction(self.refusal(turn.action))
        self.outsiders()
        before, self.shares = self.shares, shares(turn, self.lineup.seats)
        return reward(self.setting.reward, turn, self.lineup, before, self.shares)

    def refusal(self, action: int) -> str:
        """Why the action may not be taken, in one line."""
        if not 0 <= action < ACTIONS:
            return f"action {action}: a whole number from 0 to {ACTIONS - 1} would be right"
        legal = [i for i in range(ACTIONS) if self.turn.mask[i]]
        some = ", ".join(map(str, legal[:12])) + (" …" if len(legal) > 12 else "")
        return f"action {action}: not legal for seat {self.seat} now ({REFUSALS[self.turn.refused][0]}); legal: {some}"

    def outsiders(self) -> None:
        """Those who are asked in Python move until a learner is to act."""
        g, table, turn, moved = self.state, self.table, self.turn, False
        while turn.ended == ON and self.lineup.bot[g.actor] == OUTSIDER:
            policy = self.setting.policies[self.lineup.player[g.actor]]
            assert policy is not None
            move = policy(g, table)
            refused = why_not(g, table, g.actor, move)
            if refused != OK:
                verb = VERBS[move.verb] if 0 <= move.verb < len(VERBS) else move.verb
                raise BadSetting(f"opponents: {policy} wants {verb!r}, which is refused: {REFUSALS[refused][0]}")
            play(g, table, g.actor, move)
            go_on(g, table, self.lineup, turn, self.draft)
            moved = True
        if moved:
            note_wealth(g, table, turn)

    def look(self, seat: int) -> Floats:
        """What the seat sees: an array of its own."""
        look(self.state, self.table, self.draft, seat, self.sight)
        return np.array(self.sight.numbers, dtype=np.float32) / np.float32(UNIT)

    def mask(self, seat: int) -> Mask:
        """What the seat may do now: an array of its own, all zeros for who is not to act."""
        if self.ended or seat != self.seat or seat == NOBODY:
            return np.zeros(ACTIONS, dtype=np.int8)
        return np.array(self.turn.mask, dtype=np.int8)

    def first_legal(self) -> int:
        """The legal action of the least number."""
        return self.turn.mask.index(1)
