"""The kinds of games that studies play: an edition with house rules, a camp split and an aim; and the camps' results."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from ..editions import house_rules, load
from ..rules.codes import COMPETITOR
from ..sim.errors import BadPlan
from ..sim.playout import PLAYERS
from ..sim.totals import WHOLE, Totals
from ..stats import intervals
from ..stats.intervals import LEVEL, Estimate
from .job import GameSpec
from .simulation_plan import bot_hint, plan_simulation
from .sums import PLAY


class CampSplit(NamedTuple):
    """How many seats each camp has; in the classic game all are in the first."""

    first: int
    second: int

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.first + self.second

    def __str__(self) -> str:
        return f"{self.first}c {self.second}m" if self.second else f"{self.first}"


def camp_splits(seats: int, roles: int) -> list[CampSplit]:
    """The splits that the leaflet allows: equal camps, or one seat more if the number of seats is odd."""
    if roles == 1:
        return [CampSplit(seats, 0)]
    return [CampSplit(seats - second, second) for second in sorted({seats // 2, seats - seats // 2})]


def parse_bots(text: str) -> tuple[str, str]:
    """The competitors' and the monopolists' bot, from one name or two with a comma. Raises BadPlan."""
    names = [name.strip().lower() for name in text.split(",")]
    for name in names:
        if name not in PLAYERS:
            raise BadPlan(f"bot: expected one of {', '.join(PLAYERS)}, got {name!r}{bot_hint(name)}")
    if len(names) > 2:
        raise BadPlan(f"bot: expected one for all seats, or one for each camp, got {len(names)}")
    return names[0], names[-1]


def describe_bots(text: str) -> str:
    """The bots in words."""
    first, second = parse_bots(text)
    return f"the bot {first}" if first == second else f"the bot {first} as a competitor and {second} as a monopolist"


def make_spec(
    edition: str,
    split: CampSplit,
    *,
    rules: Mapping[str, Any] | None = None,
    aim: str = "last",
    seed: int = 0,
    rounds: int | None = None,
    bot: str = "steady",
    kind: str = PLAY,
) -> GameSpec:
    """Games in every seating order of the split, equally often.

    `bot` is one for all seats, or one for each camp: "steady,random". Raises BadPlan, BadEdition or BadRule with a one-line
    message if an argument is invalid.
    """
    bots = [PLAYERS.index(name) for name in parse_bots(bot)]
    if split.second == 0 and bots[0] != bots[1]:
        raise BadPlan(f"bot: expected one, since {edition} has no camps, got {bot!r}")
    seats = ",".join(["steady"] * split.seats)
    plan = plan_simulation(edition, seats, rules=rules, aim=aim, seating="balanced", seed=seed, rounds=rounds)
    lineups = {}
    for lineup in plan.lineups():
        roles = tuple(lineup.role[: split.seats])
        if sum(roles) == split.second:
            for seat, role in enumerate(roles):
                lineup.bot[seat] = bots[role]
                lineup.player[seat] = seat
            lineups[roles] = lineup
    return GameSpec(plan.table(), [lineups[roles] for roles in sorted(lineups)], seed, kind)


def editions_with_camps(names: list[str], rules: Mapping[str, Any]) -> list[str]:
    """Those of the editions that have camps. Raises BadEdition or BadRule."""
    return [name for name in names if house_rules(load(name), rules).has_camps]


def competitor_share(totals: Totals, level: float = LEVEL) -> Estimate:
    """The competitors' share of the games with a winner."""
    return intervals.proportion(totals.role_wins[COMPETITOR] / WHOLE, totals.won, level)


def share_change(totals: Totals, base: Totals, level: float = LEVEL) -> Estimate:
    """The competitors' share of wins minus that of the base."""
    base_wins = base.role_wins[COMPETITOR] / WHOLE
    return intervals.difference(totals.role_wins[COMPETITOR] / WHOLE, totals.won, base_wins, base.won, level)


def unfinished_share(totals: Totals) -> Estimate:
    """The share of games that were given up."""
    return intervals.proportion(totals.endings[0], totals.games)
