"""What to play: the options of `duopoly play`, checked."""

import re
import shlex
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from ..bots import CHARACTERS, LEVELS, find
from ..bots import names as bot_names
from ..bots.registry import near_name
from ..editions import Edition, load
from ..editions.edition import ROLE_LETTERS
from ..play.restore import role_number
from ..play.whole_number import whole_number
from ..sim.errors import BadPlan
from ..words import LANGUAGES, say
from .errors import BadInput, NearMiss

if TYPE_CHECKING:
    from ..match.players import Player

SEATS = "me,steady,steady"
MOST_NUMBER = 10**9
"""The most rounds or minutes of a game."""
COMMAND, SCRIPTS = "cmd:", (".py", ".js", ".mjs")
"""How programs are named in a match, and the ends of their files."""
BUDGET = re.compile(r"\d*\.?\d+|\d+r")
LIKE = 0.85
"""A word in small letters that is at least this much like a bot's name is not taken for a person."""
WORDS = {"true": True, "on": True, "yes": True, "false": False, "off": False, "no": False}


class SeatSetup(Struct, frozen=True):
    """A seat: a person, or a bot by its name; the role agreed beforehand, if any; and the bot's budget, if not its own."""

    name: str
    bot: str | None = None
    role: str | None = None
    budget: str | None = None


class GameSetup(Struct, frozen=True, kw_only=True):
    """A game to play: edition, seats, aim, rules, and where dice and cards come from."""

    edition: str
    seats: tuple[SeatSetup, ...]
    aim: str = "last"
    order: str = "given"
    seed: int | None = None
    rules: dict[str, Any] = {}
    rounds: int | None = None
    minutes: int | None = None
    dice: str = "auto"
    cards: str = "auto"
    lang: str = "en"
    quiet: bool = False

    @property
    def names(self) -> list[str]:
        """The players' names in clockwise order."""
        return [seat.name for seat in self.seats]

    @property
    def roles(self) -> list[str | None] | None:
        """The roles if every seat has one; else None, and the leaflet's setup is played."""
        roles = [seat.role for seat in self.seats]
        return roles if all(roles) else None

    @property
    def begins(self) -> str:
        """Who starts: the first seat ("given") or the dice ("thrown"); always the dice if no roles are agreed."""
        return self.order if self.roles else "given"

    @property
    def only_bots(self) -> bool:
        """Whether only bots play."""
        return all(seat.bot for seat in self.seats)


def seats_of(text: str) -> tuple[SeatSetup, ...]:
    """The seats named in `me,steady,planner@200r,Ann:competitor`: a bot's name or a level is a bot, any other word a person.

    Raises BadInput, also for a program, and NearMiss for a word in small letters that is nearly the name of a bot.
    """
    words = [word.strip() for word in text.split(",")]
    if not all(words):
        raise BadInput(f"seats: expected names separated by commas, like {SEATS}, got {text!r}")
    seats: list[SeatSetup] = []
    bots: Counter[str] = Counter()
    for word in words:
        check_no_program(word)
        name, _, role = word.partition(":")
        name = name.strip()
        bot, budget = bot_of(name)
        if bot is not None:
            bots[bot] += 1
            name = f"{bot.capitalize()} {bots[bot]}" if bots[bot] > 1 or bot not in CHARACTERS else bot.capitalize()
        seats.append(SeatSetup(name, bot, role_of(role.strip()) if role else None, budget))
    return tuple(seats)


def check_no_program(word: str) -> None:
    """Raises BadInput for a word that looks like a program."""
    path = word.removeprefix(COMMAND)
    if path != word or path.endswith(SCRIPTS) or path.startswith(("./", "../", "/", "~")):
        raise BadInput(
            f"seats: expected people and bots, got {word!r}: programs play in matches, as in "
            f"duopoly match --players {shlex.quote(f'{COMMAND}{path},steady')}"
        )


def bot_of(word: str) -> tuple[str | None, str | None]:
    """The bot of a name or level, and its budget if one follows an @; None for a person. Raises BadInput."""
    name, at, budget = word.rpartition("@")
    is_bot = (name if at else word).lower() in (*bot_names(), *LEVELS)
    if at and (is_bot or BUDGET.fullmatch(budget)):
        return bot_with(name.lower(), budget).bot, budget
    if is_bot:
        return find(word.lower()).name, None
    if word.islower() and (near := near_name(word, LIKE)):
        raise NearMiss(word, near)
    return None, None


def bot_with(bot: str, budget: str) -> "Player":
    """The bot with its budget, as in a match. Raises BadInput."""
    from ..match.players import parse_player

    try:
        return parse_player(f"{bot}@{budget}")
    except BadPlan as error:
        raise BadInput(str(error).replace("players:", "seats:", 1)) from None


def role_of(word: str) -> str:
    """A role by its word or its first letter; `check_roles` checks the rest."""
    return ROLE_LETTERS.get(word.lower(), word.lower())


def rules_of(texts: Sequence[str]) -> dict[str, Any]:
    """House rules from `name=value`: whole numbers, switches (true, false, on, off, yes, no) and words."""
    rules: dict[str, Any] = {}
    for text in texts:
        name, sign, value = text.partition("=")
        if not (sign and name.strip() and value.strip()):
            raise BadInput(f"rule: expected name=value, like start_cash=2000, got {text!r}")
        rule = name.strip().replace("-", "_")
        if rule in rules:
            raise BadInput(f"rule: expected {rule} once, got it twice")
        rules[rule] = value_of(value.strip())
    return rules


def idle_lines(edition: str, rules: Mapping[str, Any], aim: str | None, lang: str) -> list[str]:
    """A line about each house rule that has no effect next to the others."""
    from ..editions.idle import AIM, idle

    lines = []
    for rule, other, value in idle(load(edition), rules, aim) if rules else ():
        facts = {} if other == AIM else {"other": other, "value": rule_text(value)}
        lines.append(say(lang, "idle-rule-timed" if other == AIM else "idle-rule", rule=rule, **facts))
    return lines


def rule_text(value: Any) -> str:
    """A rule's value as people type it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def value_of(text: str) -> int | bool | str:
    """A rule's value: a number, a switch or a word."""
    number = whole_number(text)
    return WORDS.get(text.lower(), text) if number is None else number


def edition_of(text: str) -> str:
    """An edition's name, or the full path of its file, so that a saved game finds it again."""
    return str(Path(text).resolve()) if text.endswith(".toml") else text


def language(code: str | None, *fallbacks: Any) -> str:
    """The language asked for; else the first fallback that is one; else English."""
    if code is None:
        return next((word for word in fallbacks if word in LANGUAGES), "en")
    if code not in LANGUAGES:
        raise BadInput(f"lang: expected one of {', '.join(LANGUAGES)}, got {code!r}")
    return code


def language_here() -> str:
    """The system's language code."""
    import os

    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value[:2].lower()
    return "en"


def at_least_one(name: str, number: int | None) -> int | None:
    """The number. Raises BadInput if it is below 1, or too large."""
    if number is not None and number < 1:
        raise BadInput(f"{name}: expected 1 or more, got {number}")
    if number is not None and number > MOST_NUMBER:
        raise BadInput(f"{name}: expected at most {MOST_NUMBER}, got {number}")
    return number


def seats_from(
    bots: Mapping[str, str | None], budgets: Mapping[str, str | None], players: Sequence[str]
) -> tuple[SeatSetup, ...]:
    """The seats of a saved game; those whose bot it does not name are people."""
    return tuple(SeatSetup(name, bots.get(name), budget=budgets.get(name)) for name in players)


def check_roles(seats: Sequence[SeatSetup], edition: Edition) -> None:
    """Raises BadPosition if a seat has a role that the edition does not have, also if not all seats have one."""
    for number, seat in enumerate(seats):
        role_number(seat.role, f"roles[{number}]", edition)
