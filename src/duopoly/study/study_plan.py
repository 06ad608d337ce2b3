"""The plan of a study, and what a study says about itself: name, defaults, and the command that makes it again."""

import shlex
from hashlib import sha256
from pathlib import Path
from typing import Any

from msgspec import Struct, msgpack, structs

from ..editions import house_rules, load, names
from ..rules.codes import SEATS
from ..sim.errors import BadPlan
from ..sim.limits import MOST_SEED, check_integer
from .game_specs import parse_bots

MOST_GAMES_OF_A_KIND = 1_000_000_000
"""The most games of each kind that a study plays."""
ALL = "all"
"""As an edition: every built-in one that the study is about."""


class StudyPlan(Struct, frozen=True, kw_only=True):
    """The options of a study; None means the study's default. `between` has the least and the most that `vary` may be."""

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
        """The editions by name or path; only of a complete plan."""
        assert self.edition is not None
        return names() if self.edition == ALL else [self.edition]

    @property
    def game_count(self) -> int:
        """How many games; only of a complete plan."""
        assert self.games is not None
        return self.games


class Study(Struct, frozen=True, kw_only=True):
    """A study: the options it takes, their defaults, and how many games of each kind it plays with and without the twin.

    The version goes up when the same options no longer give the same report.
    """

    name: str
    version: int
    about: str
    games: tuple[int, int]
    options: tuple[str, ...]
    defaults: dict[str, Any]

    @property
    def takes_all(self) -> bool:
        """Whether the edition may be `ALL`."""
        return bool(self.defaults["edition"] == ALL)

    def complete(self, plan: StudyPlan, compiled: bool) -> StudyPlan:
        """The plan with all defaults filled in. Raises BadPlan, BadEdition or BadRule if one of them is invalid."""
        for field in ("edition", "rules", "seats", "aim", "bot", "vary", "between"):
            if getattr(plan, field) not in (None, {}) and field not in self.options:
                option = "rule" if field == "rules" else field
                raise BadPlan(f"{option}: the study {self.name} has no such option")
        if plan.edition == ALL and not self.takes_all:
            raise BadPlan(f"edition: expected one of {', '.join(names())} or a file for the study {self.name}, got {ALL!r}")
        defaults = {"games": self.games[0 if compiled else 1], **self.defaults}
        missing = {name: value for name, value in defaults.items() if getattr(plan, name) is None}
        completed = structs.replace(plan, **missing)
        check_integer("games", completed.games, 1, MOST_GAMES_OF_A_KIND)
        check_integer("seed", completed.seed, 0, MOST_SEED)
        if completed.seats is not None:
            check_integer("seats", completed.seats, 2, SEATS)
        if completed.between is not None and not completed.between[0] < completed.between[1]:
            raise BadPlan(f"between: expected two amounts, the smaller first, got {completed.between!r}")
        if completed.bot:
            parse_bots(completed.bot)
        for edition in completed.editions:
            house_rules(load(edition), completed.rules)
        return completed

    def folder_name(self, plan: StudyPlan) -> str:
        """A name for the report's folder: the options other than the defaults, the games and the seed.

        After a change of one's own edition it is another one.
        """
        words = [self.name, Path(plan.edition or "").stem, edition_digest(plan)[:8]]
        for option in ("seats", "aim", "bot", "vary"):
            value = getattr(plan, option)
            words += [str(value).replace(",", "-")] if value not in (None, self.defaults.get(option)) else []
        words += [str(end) for end in plan.between or ()]
        words += [f"{name}-{value}" for name, value in plan.rules.items()]
        return "-".join([*filter(None, words), str(plan.games), str(plan.seed)])

    def command(self, plan: StudyPlan) -> str:
        """The command that makes the same report again."""
        words = ["duopoly", "study", self.name]
        for option in ("edition", "seats", "aim", "bot", "vary"):
            if option in self.options and (value := getattr(plan, option)) not in (None, self.defaults.get(option)):
                words += [f"--{option}", str(value)]
        if plan.between is not None:
            words += ["--between", f"{plan.between[0]},{plan.between[1]}"]
        for name, value in plan.rules.items():
            words += ["--rule", f"{name}={str(value).lower() if isinstance(value, bool) else value}"]
        return shlex.join([*words, "--games", str(plan.games), "--seed", str(plan.seed)])


def edition_digest(plan: StudyPlan) -> str:
    """A short digest of all that one's own edition says, wherever its file is; empty for a built-in one."""
    if not str(plan.edition).endswith(".toml"):
        return ""
    edition = structs.replace(load(str(plan.edition)), file="")
    return sha256(msgpack.encode(edition, order="deterministic")).hexdigest()[:16]
