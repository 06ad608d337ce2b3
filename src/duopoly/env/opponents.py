"""The opponents of an episode that are not compiled: functions, and bots, of which each game gets new ones."""

from collections.abc import Sequence
from typing import Any

from ..bots import Bot, BotEntry, GameInfo, Policy
from ..bots.referee import notify
from ..editions import Edition
from ..rules.codes import AIMS
from ..rules.state import RuleTable, State
from ..sim.playout import Lineup
from .errors import BadConfig

External = Policy | BotEntry
"""A function, or a bot that is a class."""


class Opponents:
    """Those of one game after another, by player; None for learners and for compiled bots.

    A bot is opened and begun for each game, plays one seat of it, and hears how it ends.
    """

    def __init__(self, players: Sequence[External | None]) -> None:
        self.players = players
        self.bots: dict[int, Bot] = {}

    def begin(self, edition: Edition, lineup: Lineup) -> None:
        """A game begins; one that is not over is given up. Raises BadConfig if a bot fails."""
        self.close()
        names = tuple(f"player_{seat}" for seat in range(lineup.seats))
        for seat in range(lineup.seats):
            player = lineup.player[seat]
            entry = self.players[player]
            if isinstance(entry, BotEntry):
                self.bots[player] = bot = opened(entry)
                call(entry, bot.begin, GameInfo(edition, names, seat, AIMS[lineup.aim]))

    def answer(self, player: int, g: State, rules: RuleTable) -> Any:
        """What the player answers: its move, or whatever a function of anybody's returns. Raises BadConfig if a bot fails."""
        chooser = self.players[player]
        if isinstance(chooser, BotEntry):
            return call(chooser, self.bots[player].decide, g.copy(), rules)
        assert chooser is not None
        return chooser(g, rules)

    def name(self, player: int) -> str:
        """What to call the player in a message."""
        chooser = self.players[player]
        return chooser.name if isinstance(chooser, BotEntry) else str(chooser)

    def end(self, winners: Sequence[int]) -> None:
        """The game is over, and these seats have won it; none if it is given up."""
        bots, self.bots = self.bots, {}
        for bot in bots.values():
            notify(bot.end, winners)
            notify(bot.close)

    def close(self) -> None:
        """Gives up the game, if there is one."""
        self.end(())


def opened(entry: BotEntry) -> Bot:
    """A new bot, without rollouts. Raises BadConfig."""
    try:
        return entry.open()
    except ValueError as error:
        raise BadConfig(f"opponents: {error}") from error


def call(entry: BotEntry, method: Any, *arguments: Any) -> Any:
    """What the bot's method returns. Raises BadConfig, which names the bot, for whatever it raises."""
    try:
        return method(*arguments)
    except (Exception, SystemExit) as error:  # a bot can be anybody's code
        why = " ".join(f"{type(error).__name__}: {error}".split())
        raise BadConfig(f"opponents: {entry.name} failed in {method.__name__}: {why}") from error
