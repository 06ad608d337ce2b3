"""All bots: the built-in ones, and those that other packages register as entry points of the group `duopoly.bots`.

A bot is a function `decide(g, rules) -> Move`, or a subclass of Bot if it thinks for some time or remembers something.
"""

import logging
import re
from collections.abc import Callable
from difflib import get_close_matches
from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points
from inspect import getdoc, getmodule
from typing import Any

from msgspec import Struct

from ..policies import characters, dealer, greedy, random, scripted, steady, trader
from ..rules.codes import Move
from ..rules.state import RuleTable, State
from ..sim.errors import BadPlan
from ..sim.playout import FIRST_CHARACTER, PLAYERS
from ..sim.rollouts import Rollouts
from ..sim.weights import BadWeights
from . import champion, expert, planner, rationale
from .bot import Bot, Budget, Policy, Why
from .policy_bot import PolicyBot

GROUP = "duopoly.bots"
LEVELS = ("child", "easy", "normal", "hard", "expert")
NAME = re.compile(r"[a-z][a-z0-9-]{0,29}")
TAKEN = (*LEVELS, "me", "here", "link", "chance", "bank", "cmd")
"""Words that mean something else where a bot can be named."""

log = logging.getLogger("duopoly.bots")


class BotEntry(Struct, frozen=True):
    """A bot: its name, the function or class, and for a function its level and what gives its reasons."""

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
        """Whether it uses the compiled twin."""
        return bool(getattr(self.make, "twin", False))

    @property
    def number(self) -> int | None:
        """Its number in `playout.decide`, for games of compiled bots; None if it is not one of them."""
        if self.is_character:
            return FIRST_CHARACTER + characters.NAMES.index(self.name)
        return PLAYERS.index(self.name) if self.name in PLAYERS and self.name in BOTS else None

    @property
    def is_character(self) -> bool:
        """Whether it is one of CHARACTERS."""
        return CHARACTERS.get(self.name) is self

    @property
    def about(self) -> str:
        """One line about it: from its module's docstring if that begins with its name, else from its own, else from the
        module's.
        """
        if self.is_character:
            return ABOUT[self.name]
        file = (getdoc(getmodule(self.make)) or "").partition("\n")[0]
        if file.startswith(f"{self.name}: "):
            return file.removeprefix(f"{self.name}: ")
        return (getdoc(self.make) or file).partition("\n")[0]

    def open(self, budget: Budget | None = None, rollouts: Rollouts | None = None) -> Bot:
        """Opens the bot for a game; `budget` and `rollouts` replace its own if it has them.

        Raises BadWeights, and BadPlan for anything else its constructor raises.
        """
        if not isinstance(self.make, type):
            return PolicyBot(self.make, self.why)
        try:
            bot: Bot = self.make()
        except BadWeights:
            raise
        except (Exception, SystemExit) as error:  # a bot can be anybody's code
            why = " ".join(f"{type(error).__name__}: {error}".split())
            raise BadPlan(f"bot {self.name} cannot be opened: {why}") from error
        if budget is not None and bot.budget is not None:
            bot.budget = budget
        if rollouts is not None and bot.twin:
            bot.rollouts = rollouts
        return bot


BOTS = {
    entry.name: entry
    for entry in (
        BotEntry("random", random.decide, "child", rationale.random.why),
        BotEntry("greedy", greedy.decide, "easy", rationale.greedy.why),
        BotEntry("steady", steady.decide, "normal", rationale.steady.why),
        BotEntry("trader", trader.decide, "hard", rationale.trader.why),
        BotEntry("dealer", dealer.decide, "hard", rationale.dealer.why),
        BotEntry("planner", planner.Planner, "hard"),
        BotEntry("expert", expert.Expert, "expert"),
        BotEntry("champion", champion.Champion, "expert"),
    )
}
"""The built-in bots, the weakest first."""

LEVELS_OF_CHARACTERS = {
    "dukat": "normal", "targo": "hard", "veta": "hard", "mura": "hard", "kamrat": "hard", "loko": "easy",
}  # fmt: skip
"""By the shares that they win against three `steady`: `just characters` measures them for docs/research/bots.md."""

ABOUT = {
    "dukat": "Hoards cash: keeps a big reserve whatever comes, and sells anything for enough.",
    "targo": "Haggles: offers little, then a bit more, and wants at least as much from a trade as you get.",
    "veta": "Blocks: pays twice the price to keep a city from you, and never sells what you need.",
    "mura": "Builds at once with every coin it has, and borrows to build on.",
    "kamrat": "Plays for its camp: trades only with its own side, and helps it first.",
    "loko": "Loves trains and utilities, pays anything for them, and cares little for streets.",
}
"""Each character's temper in one line."""

CHARACTERS = {
    name: BotEntry(
        name,
        partial(characters.decide, who=who),
        LEVELS_OF_CHARACTERS[name],
        partial(rationale.characters.why, who=who),
    )
    for who, name in enumerate(characters.NAMES)
}
"""Bots with a face: variations of the others, see `policies.characters`. No level's name stands for one of them."""

SCRIPTED = {
    entry.name: entry
    for entry in (
        BotEntry("script-a", scripted.decide_a),
        BotEntry("script-b", scripted.decide_b),
        BotEntry("script-c", scripted.decide_c),
    )
}
"""Bots to measure others against: found by name, but not listed."""


@cache
def installed() -> dict[str, BotEntry]:
    """The bots of other packages. One that cannot be used is logged and skipped."""
    entries = {}
    for point in entry_points(group=GROUP):
        try:
            entry = entry_of(point)
        except Exception as error:  # whatever the other package's module raises
            log.warning("bot %s = %s is skipped: %s: %s", point.name, point.value, type(error).__name__, error)
        else:
            entries[entry.name] = entry
    return entries


def entry_of(point: EntryPoint) -> BotEntry:
    """The bot of an entry point. Raises ValueError if it is not one, and anything its module raises."""
    if not NAME.fullmatch(point.name) or point.name in TAKEN or point.name in {**BOTS, **CHARACTERS, **SCRIPTED}:
        raise ValueError(f"name: expected a free one like my-bot, got {point.name!r}")
    make: Callable[..., Any] = point.load()
    if isinstance(make, type) and not issubclass(make, Bot):
        raise ValueError(f"class: expected a subclass of duopoly.bots.Bot, got {make.__qualname__}")
    if not callable(make):
        raise ValueError(f"value: expected a function or a class, got {make!r:.60}")
    level, why = getattr(make, "level", None), getattr(make, "why", None)
    return BotEntry(point.name, make, level if level in LEVELS else None, why)


def names() -> list[str]:
    """The names of all bots: the built-in ones, the characters, and those of other packages."""
    return [*BOTS, *CHARACTERS, *installed()]


def find(word: str) -> BotEntry:
    """The bot of that name, or the last one of that level. Raises ValueError."""
    for built_in in (BOTS, CHARACTERS, SCRIPTED):
        if word in built_in:
            return built_in[word]
    if word in installed():
        return installed()[word]
    for entry in reversed(BOTS.values()):
        if word == entry.level:
            return entry
    near = near_name(word)
    hint = f"; did you mean {near}?" if near else ""
    raise ValueError(f"bot: expected {' or '.join(names())}, got {word!r}{hint}")


def near_name(word: str, likeness: float = 0.75) -> str | None:
    """The name of a bot or level that was probably meant, if the word is at least so much like one."""
    return next(iter(get_close_matches(word, (*names(), *LEVELS), 1, likeness)), None)


def policy(name: str) -> Policy:
    """A function that chooses moves as the bot of that name does without rollouts: `planner` as trader, `champion` as dealer.

    No game is begun for a class. Raises ValueError for an unknown name or a bot that cannot be opened. The function raises
    BadPlan if a bot of another package fails so: it may need `open` and `begin`.
    """
    entry = find(name)
    return ClassPolicy(entry) if isinstance(entry.make, type) else entry.make


class ClassPolicy:
    """A bot that is a class as a policy, for which no game is begun. Raises BadPlan if the bot fails."""

    def __init__(self, entry: BotEntry) -> None:
        self.name, self.bot = entry.name, entry.open()

    def __call__(self, g: State, rules: RuleTable) -> Move:
        """The bot's move; the state stays unchanged."""
        try:
            return self.bot.decide(g.copy(), rules)
        except Exception as error:  # a bot can be anybody's code
            why = " ".join(f"{type(error).__name__}: {error}".split())
            how = f'bot = find("{self.name}").open(); bot.begin(GameInfo(…)); bot.decide'
            raise BadPlan(f"bot {self.name} failed, perhaps because policy() begins no game ({why}); instead: {how}") from error
