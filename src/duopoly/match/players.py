"""Who plays a match: bots by name or programs by command, each with its seats and its budget."""

import re

from msgspec import Struct

from ..bots import Bot, Budget, find
from ..bots.bot import MOST_ROLLOUTS
from ..bots.program import Program, command_of
from ..fast import rollouts as rollout_function
from ..sim.errors import BadPlan
from ..sim.limits import check_integer

COMMAND = "cmd:"
PLAYER = re.compile(r"(?P<bot>.*?)(?:@(?P<budget>\d*\.?\d+|\d+r))?(?::(?P<count>\d{1,3}))?", re.DOTALL)
"""A player as text. A command that ends like a budget or a number of seats needs quotes around its last word."""
MOST_SECONDS = 3600.0


class Player(Struct, frozen=True):
    """A bot by name, or a program as `cmd:` and its command; its number of seats; and its own budget, if it has one."""

    bot: str
    count: int = 1
    budget: Budget | None = None

    def __str__(self) -> str:
        return self.name if self.count == 1 else f"{self.name}:{self.count}"

    @property
    def name(self) -> str:
        """The player's name, unique in a match: the bot, with its own budget if it has one."""
        if self.budget is None:
            return self.bot
        rollouts, seconds = self.budget.rollouts, self.budget.seconds
        return f"{self.bot}@{seconds:g}" if rollouts is None else f"{self.bot}@{rollouts}r"

    @property
    def command(self) -> str | None:
        """The command of a program; None for a bot."""
        return self.bot.removeprefix(COMMAND) if self.bot.startswith(COMMAND) else None

    @property
    def takes_time(self) -> bool:
        """Whether a match has to say how long it may think for a decision."""
        return self.budget is None and (self.command is not None or find(self.bot).budget is not None)

    @property
    def number(self) -> int | None:
        """The number of its policy in games played without a referee; None if it needs one."""
        return None if self.command is not None else find(self.bot).number

    def open(self, budget: Budget | None) -> Bot:
        """A bot ready to play, with its own budget or else `budget`, that of the match."""
        budget = self.budget or budget
        if self.command is not None:
            return Program(self.command, budget)
        entry = find(self.bot)
        return entry.open(budget, rollout_function() if entry.twin else None)


def start_program(command: str, budget: Budget | None = None) -> Program:
    """A program that runs and has said hello. Raises BadPlan if it does not."""
    program = Program(command, budget)
    try:
        program.check()
    except ValueError as error:
        raise BadPlan(f"players: {error}") from None
    except BaseException:
        program.close()
        raise
    return program


def parse_players(text: str) -> tuple[Player, ...]:
    """The players of a text like `expert@0.1,planner@200r:2,steady`. Seats of equal players add up. Raises BadPlan."""
    players: dict[str, Player] = {}
    for word in text.split(","):
        player = parse_player(word.strip())
        seats = players[player.name].count if player.name in players else 0
        players[player.name] = Player(player.bot, seats + player.count, player.budget)
    return tuple(players.values())


def parse_player(word: str) -> Player:
    """The player of a text like `planner@0.3:2`. Raises BadPlan."""
    parts = PLAYER.fullmatch(word)
    assert parts is not None
    name, count = parts["bot"].strip(), int(parts["count"] or 1)
    if "@" in name and not name.startswith(COMMAND):
        bot = name.partition("@")[0]
        raise BadPlan(f"players: expected {bot}@0.3 for seconds or {bot}@200r for rollouts, got {word!r}")
    if ":" in name and not name.startswith(COMMAND):
        raise BadPlan(f"players: expected 1 seat or more, like {name.partition(':')[0]}:2, got {word!r}")
    bot = bot_name(name)
    if count < 1:
        raise BadPlan(f"players: expected 1 seat or more, like {bot}:1, got {word!r}")
    return Player(bot, count, parse_budget(bot, parts["budget"]) if parts["budget"] else None)


def bot_name(word: str) -> str:
    """The bot of a name or a level; a command as it is, if it can be run. Raises BadPlan."""
    try:
        if word.startswith(COMMAND):
            command_of(word.removeprefix(COMMAND))
            return word
        return find(word.lower()).name
    except ValueError as error:
        raise BadPlan(f"players: {str(error).removeprefix('bot: ')}") from None


def parse_budget(bot: str, word: str) -> Budget:
    """The budget of a text like `0.3` or `200r`. Raises BadPlan, also if the bot has no use for it."""
    is_program, counts_rollouts = bot.startswith(COMMAND), word.endswith("r")
    if not is_program and find(bot).budget is None:
        raise BadPlan(f"players: expected {bot} without a budget, since it answers at once, got {bot}@{word}")
    if is_program and counts_rollouts:
        raise BadPlan(f"players: expected seconds like @0.3 for a program, got {bot}@{word}")
    try:
        budget = make_budget(None, int(word[:-1])) if counts_rollouts else make_budget(float(word), None)
    except BadPlan as error:
        raise BadPlan(f"players: {bot}@{word}: {error}") from None
    assert budget is not None
    return budget


def make_budget(seconds: float | None, rollouts: int | None) -> Budget | None:
    """What a bot may spend on a decision; None if neither is given, so that each bot uses its default. Raises BadPlan."""
    if seconds is not None and not 0.001 <= seconds <= MOST_SECONDS:
        raise BadPlan(f"seconds: expected 0.001 to {MOST_SECONDS:.0f}, got {seconds}")
    if rollouts is not None:
        check_integer("rollouts", rollouts, 1, MOST_ROLLOUTS)
    if seconds is None and rollouts is None:
        return None
    return Budget(Budget().seconds if seconds is None else seconds, rollouts)
