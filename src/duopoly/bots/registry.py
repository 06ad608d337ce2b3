"""The bots there are: the built-in ones, and what other packages register by an entry point of the group `duopoly.bots`.

A bot is a function `decide(g, ed) -> Move`, or a class derived from Bot where it thinks for some time or remembers something.
"""

import logging
import re
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from inspect import getdoc, getmodule
from typing import Any

from msgspec import Struct

from ..policies import greedy, random, scripted, steady, trader
from ..sim.playout import PLAYERS
from ..sim.rollouts import Rollouts
from . import expert, planner
from .bot import Bot, Budget, Policy, Why
from .policy_bot import PolicyBot
from .rationale import steady as steady_rationale
from .rationale import trader as trader_rationale

GROUP = "duopoly.bots"
LEVELS = ("child", "easy", "normal", "hard", "expert")
NAME = re.compile(r"[a-z][a-z0-9-]{0,29}")
TAKEN = (*LEVELS, "me", "here", "link", "chance", "bank", "cmd")
"""Words that mean something else where a bot can be named."""

log = logging.getLogger("duopoly.bots")


class BotEntry(Struct, frozen=True):
    """A bot there is: its name, the function or class, and for a function its level and what can tell why it moves."""

    name: str
    make: Policy | type[Bot]
    level: str | None = None
    why: Why | None = None

    @property
    def thinks(self) -> bool:
        """Whether it is a class."""
        return isinstance(self.make, type)

    @property
    def budget(self) -> Budget | None:
        """What it wants for a decision; None: it answers at once."""
        return getattr(self.make, "budget", None)

    @property
    def twin(self) -> bool:
        """Whether it thinks by the compiled twin."""
        return bool(getattr(self.make, "twin", False))

    @property
    def number(self) -> int | None:
        """Its number in games that are played without a table (`playout.PLAYERS`), compiled or not; None: it is not in them."""
        return PLAYERS.index(self.name) if self.name in PLAYERS and self.name in BOTS else None

    @property
    def about(self) -> str:
        """Its idea, in a line: its file's, where that begins with its name; else its own, or at last its file's."""
        file = (getdoc(getmodule(self.make)) or "").partition("\n")[0]
        if file.startswith(f"{self.name}: "):
            return file.removeprefix(f"{self.name}: ")
        return (getdoc(self.make) or file).partition("\n")[0]

    def open(self, budget: Budget | None = None, rollouts: Rollouts | None = None) -> Bot:
        """A bot to sit down with; `budget` instead of its own, where it has one; and who rolls out for one that needs it."""
        if not isinstance(self.make, type):
            return PolicyBot(self.make, self.why)
        bot: Bot = self.make()
        if budget is not None and bot.budget is not None:
            bot.budget = budget
        if rollouts is not None and bot.twin:
            bot.rollouts = rollouts
        return bot


BOTS = {
    entry.name: entry
    for entry in (
        BotEntry("random", random.decide, "child", random.why),
        BotEntry("greedy", greedy.decide, "easy", greedy.why),
        BotEntry("steady", steady.decide, "normal", steady_rationale.why),
        BotEntry("trader", trader.decide, "hard", trader_rationale.why),
        BotEntry("planner", planner.Planner, "hard"),
        BotEntry("expert", expert.Expert, "expert"),
    )
}
"""The built-in ones, from the weakest on."""

SCRIPTED = {
    entry.name: entry
    for entry in (
        BotEntry("script-a", scripted.decide_a),
        BotEntry("script-b", scripted.decide_b),
        BotEntry("script-c", scripted.decide_c),
    )
}
"""Players to measure others against: found by their names, and listed nowhere."""


@cache
def installed() -> dict[str, BotEntry]:
    """What other packages have; one that cannot be used is logged and left out."""
    found = {}
    for point in entry_points(group=GROUP):
        try:
            entry = entry_of(point)
        except Exception as error:  # whatever somebody else's module does when it is loaded
            log.warning("bot %s = %s is left out: %s: %s", point.name, point.value, type(error).__name__, error)
        else:
            found[entry.name] = entry
    return found


def entry_of(point: EntryPoint) -> BotEntry:
    """The bot of an entry point; raises ValueError for what is none, and whatever its module raises."""
    if not NAME.fullmatch(point.name) or point.name in TAKEN or point.name in {**BOTS, **SCRIPTED}:
        raise ValueError(f"{point.name!r} is no name for a bot, or has another meaning already")
    make: Callable[..., Any] = point.load()
    if isinstance(make, type) and not issubclass(make, Bot):
        raise ValueError("a class would have to be derived from duopoly.bots.Bot")
    if not callable(make):
        raise ValueError("it is neither a function nor a class")
    level, why = getattr(make, "level", None), getattr(make, "why", None)
    return BotEntry(point.name, make, level if level in LEVELS else None, why)


def names() -> list[str]:
    """The bots there are, the built-in ones first."""
    return [*BOTS, *installed()]


def find(word: str) -> BotEntry:
    """The bot of that name; for a level the last of that level. Raises ValueError where there is none."""
    if word in BOTS or word in SCRIPTED:
        return BOTS[word] if word in BOTS else SCRIPTED[word]
    if word in installed():
        return installed()[word]
    for entry in reversed(BOTS.values()):
        if word == entry.level:
            return entry
    raise ValueError(f"bot: no bot {word!r}; {' or '.join(names())} would be right")


def policy(name: str) -> Policy:
    """A function that chooses moves as the bot of that name does; raises ValueError for one there is not."""
    entry = find(name)
    return entry.open().decide if isinstance(entry.make, type) else entry.make
