"""The studies there are: what each asks, the options it takes and what they are where nothing is said.

A study's version goes up when the same options no longer give the same report.
"""

import shlex
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct, structs

from ..editions import DEFAULT, house_rules, load, names
from ..fast import is_warm
from ..sim.errors import BadPlan
from ..sim.limits import MOST_SEED, check_integer
from .cells import bots_of

if TYPE_CHECKING:
    from .execution import Execution
    from .report import Report

MOST_GAMES = 1_000_000_000
ALL = "all"
"""As an edition: every built-in one that the study is about."""


class Ask(Struct, frozen=True, kw_only=True):
    """The options of a study; None: as the study has it. `between` are the least and the most that `vary` may be."""

    edition: str | None = None
    games: int | None = None
    seed: int = 1
    rules: dict[str, Any] = {}
    seats: int | None = None
    aim: str | None = None
    bot: str | None = None
    vary: str | None = None
    between: tuple[int, int] | None = None

    @property
    def editions(self) -> list[str]:
        """The editions asked for, by name or path."""
        assert self.edition is not None
        return names() if self.edition == ALL else [self.edition]

    @property
    def count(self) -> int:
        """How many games, where that is settled."""
        assert self.games is not None
        return self.games


class Scenario(Struct, frozen=True, kw_only=True):
    """A study. `games` are played of each kind of game: with the twin, and without it."""

    name: str
    version: int
    about: str
    games: tuple[int, int]
    takes: tuple[str, ...]
    usual: dict[str, Any]

    def settled(self, ask: Ask, compiled: bool) -> Ask:
        """The options with everything said; raises BadPlan for one the study does not take."""
        for field in ("edition", "rules", "seats", "aim", "bot", "vary", "between"):
            if getattr(ask, field) and field not in self.takes:
                word = "rule" if field == "rules" else field
                raise BadPlan(f"{word}: the study {self.name} has no such option")
        if ask.edition == ALL and self.usual["edition"] != ALL:
            raise BadPlan(f"edition: the study {self.name} is about one; {', '.join(names())} or a file would be right")
        usual = {"games": self.games[0 if compiled else 1], **self.usual}
        settled = structs.replace(ask, **{name: value for name, value in usual.items() if getattr(ask, name) is None})
        check_integer("games", settled.games, 1, MOST_GAMES)
        check_integer("seed", settled.seed, 0, MOST_SEED)
        if settled.bot:
            bots_of(settled.bot)
        for edition in settled.editions:
            house_rules(load(edition), settled.rules)
        return settled

    def engine(self, ask: Ask, engine: str) -> str:
        """What plays where it is left open: the interpreter, if so few games are asked that compiling would not pay."""
        few = ask.games is not None and ask.games <= self.games[1]
        return "interpreter" if engine == "auto" and few and not is_warm() else engine

    def folder(self, ask: Ask) -> str:
        """The name of a folder for the report: the options that are not the usual ones, and the games and the seed."""
        words = [self.name, Path(ask.edition or "").stem]
        for option in ("seats", "aim", "bot", "vary"):
            value = getattr(ask, option)
            words += [str(value).replace(",", "-")] if value not in (None, self.usual.get(option)) else []
        words += [str(end) for end in ask.between or ()]
        words += [f"{name}-{value}" for name, value in ask.rules.items()]
        return "-".join([*words, str(ask.games), str(ask.seed)])

    def report(self, ask: Ask, hands: "Execution") -> "Report":
        """Makes the study; the options must be settled."""
        made: Report = import_module(f".{self.name}", __package__).study(self, ask, hands)
        return made

    def check(self, ask: Ask) -> None:
        """Raises BadPlan where the study cannot be made, before anything is played or compiled for it."""
        from .execution import Asked, Idle

        with suppress(Asked), Idle() as hands:
            self.report(self.settled(ask, compiled=False), hands)

    def command(self, ask: Ask) -> str:
        """The command line that makes the same report again."""
        words = ["duopoly", "study", self.name]
        for option in ("edition", "seats", "aim", "bot", "vary"):
            if option in self.takes and (value := getattr(ask, option)) not in (None, self.usual.get(option)):
                words += [f"--{option}", str(value)]
        if ask.between is not None:
            words += ["--between", f"{ask.between[0]},{ask.between[1]}"]
        for name, value in ask.rules.items():
            words += ["--rule", f"{name}={str(value).lower() if isinstance(value, bool) else value}"]
        return shlex.join([*words, "--games", str(ask.games), "--seed", str(ask.seed)])


SCENARIOS = {
    scenario.name: scenario
    for scenario in (
        Scenario(
            name="fairness",
            version=1,
            about="Does each camp win in proportion to its seats? Every anti edition, split and aim; and what moves it.",
            games=(5_000, 10),
            takes=("edition", "rules", "seats", "bot"),
            usual={"edition": ALL, "bot": "steady"},
        ),
        Scenario(
            name="landings",
            version=1,
            about="How often each space is landed on: an exact Markov chain, and walks by the rules that must agree with it.",
            games=(200_000, 2_000),
            takes=("edition", "rules"),
            usual={"edition": DEFAULT},
        ),
        Scenario(
            name="titles",
            version=1,
            about="What each title earns per lap of a visitor and how fast it repays, by role and buildings.",
            games=(100_000, 400),
            takes=("edition", "rules", "seats", "bot"),
            usual={"edition": DEFAULT, "seats": 4, "bot": "steady"},
        ),
        Scenario(
            name="length",
            version=1,
            about="How long games last and how many never end, by edition, seats and aim; and what changes it.",
            games=(4_000, 10),
            takes=("edition", "rules", "seats", "bot"),
            usual={"edition": ALL, "bot": "steady"},
        ),
        Scenario(
            name="balance",
            version=1,
            about="The value of one amount at which the camps win in proportion to their seats, and how sure that is.",
            games=(300_000, 1_500),
            takes=("edition", "rules", "seats", "aim", "bot", "vary", "between"),
            usual={"edition": DEFAULT, "seats": 4, "aim": "last", "bot": "steady", "vary": "cash_competitor"},
        ),
    )
}


def scenario(name: str) -> Scenario:
    """The study of that name; raises BadPlan for one there is not."""
    if name not in SCENARIOS:
        raise BadPlan(f"study: no study {name!r}; {', '.join(SCENARIOS)} would be right")
    return SCENARIOS[name]
