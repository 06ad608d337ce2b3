"""Who plays a match: bots by their names, or programs by their commands, each with its seats and what it may spend."""

import re

from msgspec import Struct

from ..bots import Bot, Budget, find
from ..bots.program import Program, command_of
from ..fast import rollouts
from ..sim.errors import BadPlan
from ..sim.limits import check_integer

COMMAND = "cmd:"
WORD = re.compile(r"(?P<bot>.*?)(?:@(?P<budget>\d*\.?\d+|\d+r))?(?::(?P<count>\d{1,3}))?")
"""A player in words; a command that ends like a budget or a number of seats has its last word in quotes."""
MOST_SECONDS = 3600.0
MOST_ROLLOUTS = 10_000_000


class Player(Struct, frozen=True):
    """A bot by its name, or a program by `cmd:` and its command; how many seats it has; and its own budget, if it has one."""

    bot: str
    count: int = 1
    budget: Budget | None = None

    def __str__(self) -> str:
        return self.name if self.count == 1 else f"{self.name}:{self.count}"

    @property
    def name(self) -> str:
        """What tells it from the other players of a match: the bot, with the budget where it has its own."""
        if self.budget is None:
            return self.bot
        rolled, seconds = self.budget.rollouts, self.budget.seconds
        return f"{self.bot}@{seconds:g}" if rolled is None else f"{self.bot}@{rolled}r"

    @property
    def command(self) -> str | None:
        """The command of a program."""
        return self.bot.removeprefix(COMMAND) if self.bot.startswith(COMMAND) else None

    @property
    def number(self) -> int | None:
        """Its number in games that are played without a table; None: it needs one."""
        return None if self.command is not None else find(self.bot).number

    def open(self, budget: Budget | None) -> Bot:
        """A bot to sit down with; the budget is that of the match, for those that have no other."""
        spent = self.budget or budget
        if self.command is not None:
            return Program(self.command, spent)
        entry = find(self.bot)
        return entry.open(spent, rollouts() if entry.twin else None)


def players_of(text: str) -> tuple[Player, ...]:
    """The players of `expert@0.1,planner@200r:2,steady`; one named twice has the seats of both. Raises BadPlan."""
    found: dict[str, Player] = {}
    for word in text.split(","):
        player = player_of(word.strip())
        seats = found[player.name].count if player.name in found else 0
        found[player.name] = Player(player.bot, seats + player.count, player.budget)
    return tuple(found.values())


def player_of(word: str) -> Player:
    """The player of one word like `planner@0.3:2`. Raises BadPlan."""
    parts = WORD.fullmatch(word)
    assert parts is not None
    name, count = parts["bot"].strip(), int(parts["count"] or 1)
    if "@" in name and not name.startswith(COMMAND):
        bot = name.partition("@")[0]
        raise BadPlan(f"players: {word!r} cannot be read; {bot}@0.3 for seconds or {bot}@200r for rollouts would be right")
    bot = bot_of(name)
    if count < 1:
        raise BadPlan(f"players: {word!r} has no seat; {bot}:1 would be right")
    return Player(bot, count, own_budget(bot, parts["budget"]) if parts["budget"] else None)


def bot_of(word: str) -> str:
    """The bot's own name, where a level is named that of its bot; a command as it is, if it can be run."""
    try:
        if word.startswith(COMMAND):
            command_of(word.removeprefix(COMMAND))
            return word
        return find(word.lower()).name
    except ValueError as error:
        raise BadPlan(f"players: {str(error).removeprefix('bot: ')}") from None


def own_budget(bot: str, word: str) -> Budget:
    """The budget of `0.3` or `200r`. Raises BadPlan, also where the bot has no use for it."""
    is_program, rolled = bot.startswith(COMMAND), word.endswith("r")
    if not is_program and find(bot).budget is None:
        raise BadPlan(f"players: {bot} answers at once; {bot} without @{word} would be right")
    if is_program and rolled:
        raise BadPlan(f"players: {bot} counts no rollouts; seconds like @0.3 would be right")
    try:
        found = budget_of(None, int(word[:-1])) if rolled else budget_of(float(word), None)
    except BadPlan as error:
        raise BadPlan(f"players: {bot}@{word}: {error}") from None
    assert found is not None
    return found


def budget_of(seconds: float | None, rollouts: int | None) -> Budget | None:
    """What a bot that thinks may spend on a decision; None, where neither is given: what it wants. Raises BadPlan."""
    if seconds is not None and not 0.001 <= seconds <= MOST_SECONDS:
        raise BadPlan(f"seconds: {seconds} cannot be; 0.001 to {MOST_SECONDS:.0f} would be right")
    if rollouts is not None:
        check_integer("rollouts", rollouts, 1, MOST_ROLLOUTS)
    if seconds is None and rollouts is None:
        return None
    return Budget(Budget().seconds if seconds is None else seconds, rollouts)
