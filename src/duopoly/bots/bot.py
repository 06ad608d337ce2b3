"""What a bot is to the game it plays: it is asked for moves, may say why it made them, and may estimate everybody's chances."""

import re
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ..deprecated import renamed, warn
from ..editions import Edition
from ..play.notation import move_text
from ..play.seats import Names
from ..rules.codes import Move
from ..rules.state import RuleTable, State
from ..sim.rollouts import Rollouts, rollouts
from .rationale.sentences import Reason

__getattr__ = renamed(__name__, {"Setting": "GameInfo"})

Policy = Callable[[State, RuleTable], Move]
"""Chooses the move of the player to act. It reads the state and leaves it unchanged."""
Why = Callable[[State, RuleTable, Move], Reason]
"""Why a policy makes a move in a state. Raises ValueError if it would not make it."""
MOST_ROLLOUTS = 10_000_000
"""The most rollouts of a decision, or of a move, that anybody may want."""


class Budget(NamedTuple):
    """What a bot may spend on a decision: seconds, or a number of rollouts. With rollouts a game can be repeated exactly.

    The first rollouts of each candidate are made even if there are more candidates than that; evaluations of positions that
    are not played on do not count.
    """

    seconds: float = 0.3
    rollouts: int | None = None


class GameInfo(NamedTuple):
    """The game a bot joins: the edition with its house rules, the players clockwise, the bot's own seat, and the aim."""

    edition: Edition
    players: tuple[str, ...]
    seat: int
    aim: str = "last"

    def names(self) -> Names:
        """Translates the numbers of the rules into this game's words, and back."""
        return Names(self.edition, self.players)

    def move_text(self, move: Move, g: State) -> str:
        """The move as text."""
        return move_text(move, self.names(), g.deck)


class Forfeit(Exception):
    """A bot gives no move that can be played. `kind` is one of KINDS, to count it by; the message says what happened."""

    KINDS = ("slow", "crash", "nonsense", "illegal", "gone")

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        self.kind = kind


NO_BREAK = "\u00a0\u202f"
"""Spaces that hold an amount and its sign together."""


def printable(text: str, most: int, spaces: str = "") -> str:
    """A bot's text in one line, without what would command a terminal, cut short; `spaces` stay, such as NO_BREAK."""
    line = re.sub(rf"[^\S{spaces}]+", " ", text).strip()
    return "".join(character for character in line if character.isprintable() or character in spaces)[:most]


class Bot:
    """A bot that thinks or remembers. An object of a class derived from this plays one seat in one game after another.

    A class sets `level` (one of registry.LEVELS, or None), `budget` (what it wants for a decision; None: it answers at once),
    and `twin` (whether it uses rollouts, and so the compiled twin if there is one). Whoever opens the bot may set another
    `budget` or `rollouts` on the object. After a decision, `chances` may hold each seat's estimated chance of winning.
    """

    level: str | None = None
    budget: Budget | None = None
    twin: bool = False
    rollouts: Rollouts = staticmethod(rollouts)
    chances: Sequence[float] | None = None

    def begin(self, info: GameInfo) -> None:
        """A game begins."""
        self.info = info

    def decide(self, g: State, rules: RuleTable) -> Move:
        """The move of the player to act. `g` is a copy that the bot may change. May raise Forfeit."""
        raise NotImplementedError

    def explain(self, lang: str = "en") -> str:
        """One line that says why it made its last move; empty if it does not say."""
        return ""

    def remark(self, lang: str = "en") -> str:
        """What it says at the table about its last move, in one line; empty if there is nothing worth saying."""
        return self.explain(lang)

    def forfeited(self, move: str, why: str) -> None:
        """Its answer could not be played, so this move was made for it."""

    def end(self, winners: Sequence[int]) -> None:
        """The game is over. `winners` are seats; empty if the game was given up."""

    def close(self) -> None:
        """It is not needed any more."""

    # What bots of 0.1 define and read.

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        if "explain" in vars(cls):
            cls.told = cls.explain  # type: ignore[attr-defined]
        elif "told" in vars(cls):
            warn(f"{cls.__qualname__}.told", f"{cls.__qualname__}.explain")
            cls.explain = cls.told  # type: ignore[attr-defined, method-assign]

    @property
    def setting(self) -> GameInfo:
        """The old name of `info`."""
        warn("Bot.setting", "Bot.info")
        return self.info

    @setting.setter
    def setting(self, info: GameInfo) -> None:
        warn("Bot.setting", "Bot.info")
        self.info = info


Bot.told = Bot.explain  # type: ignore[attr-defined]  # what bots of 0.1 call it
