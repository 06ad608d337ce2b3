"""What a bot is to a table: who is asked for a move, may say why it made it, and may tell its chances."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ..editions import Edition
from ..play.seats import Names
from ..rules.codes import Move
from ..rules.state import RuleTable, State
from ..sim.rollouts import Rollouts, rollouts

Policy = Callable[[State, RuleTable], Move]
"""Chooses the move of who is to act; it reads the state and leaves it as it was."""
Why = Callable[[State, RuleTable, Move], tuple[str, dict[str, int]]]
"""Why a policy makes a move in a state: a message of `words/*/bots.ftl` and its facts."""


class Budget(NamedTuple):
    """What a bot may spend on a decision: seconds; or rollouts where they are given, and then the same game comes again."""

    seconds: float = 0.3
    rollouts: int | None = None


class Setting(NamedTuple):
    """The table at which a bot sits down: the edition with its house rules, the players clockwise, the bot's seat, the aim."""

    edition: Edition
    players: tuple[str, ...]
    seat: int
    aim: str = "last"

    def names(self) -> Names:
        """What turns numbers of the rules into this game's words, and back."""
        return Names(self.edition, self.players)


class Forfeit(Exception):
    """A bot gives no move that can be made. `kind` is a word to count it by, one of KINDS; the message says what happened."""

    KINDS = ("slow", "crash", "nonsense", "illegal", "gone")

    def __init__(self, kind: str, what: str) -> None:
        super().__init__(what)
        self.kind = kind


class Bot:
    """A bot that thinks: one seat of one table after the other has an object of a class derived from this.

    A class says for itself: `level` (one of registry.LEVELS, or None), `budget` (what it wants for a decision; None: it
    answers at once) and `twin` (it thinks by rollouts, of the compiled twin where there is one). Whoever opens it may set
    another `budget` on the object, and `rollouts`. After each decision `chances` may hold what it thinks of everybody's
    winning, by seat.
    """

    level: str | None = None
    budget: Budget | None = None
    twin: bool = False
    rollouts: Rollouts = staticmethod(rollouts)
    chances: Sequence[float] | None = None

    def begin(self, setting: Setting) -> None:
        """It sits down for a game."""
        self.setting = setting

    def decide(self, g: State, rules: RuleTable) -> Move:
        """The move of who is to act; `g` is its own to play with. It may raise Forfeit."""
        raise NotImplementedError

    def told(self, lang: str = "en") -> str:
        """Why it made its last move, in a line; nothing where it has nothing to say."""
        return ""

    def forfeited(self, move: str, why: str) -> None:
        """Its answer could not be played, and this move was made for it."""

    def end(self, winners: Sequence[int]) -> None:
        """The game is over, or given up by the table: then nobody has won."""

    def close(self) -> None:
        """It is not needed any more."""
