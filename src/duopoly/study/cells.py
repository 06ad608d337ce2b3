"""Kinds of games that a study plays: an edition with its house rules, a split of the camps, an aim; and what came of them."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from ..editions import house_rules, load
from ..rules.codes import COMPETITOR
from ..sim.errors import BadPlan
from ..sim.playout import PLAYERS
from ..sim.totals import WHOLE, Totals
from ..stats import intervals
from ..stats.intervals import LEVEL, Estimate
from .job import Games
from .plan import plan
from .sums import PLAY


class Split(NamedTuple):
    """How many seats each camp has; in the classic game all are of the first."""

    first: int
    second: int

    @property
    def seats(self) -> int:
        """How many there are in all."""
        return self.first + self.second

    def __str__(self) -> str:
        return f"{self.first}c {self.second}m" if self.second else f"{self.first}"


def splits(seats: int, roles: int) -> list[Split]:
    """The splits that the leaflet allows: equal camps, or one seat more where the number of seats is odd."""
    if roles == 1:
        return [Split(seats, 0)]
    return [Split(seats - second, second) for second in sorted({seats // 2, seats - seats // 2})]


def bots_of(text: str) -> tuple[str, str]:
    """The bots of competitors and of monopolists, from one name for all or two between a comma; raises BadPlan."""
    names = [word.strip().lower() for word in text.split(",")]
    for name in names:
        if name not in PLAYERS:
            raise BadPlan(f"bot: no bot {name!r}; {' or '.join(PLAYERS)} would be right")
    if len(names) > 2:
        raise BadPlan(f"bot: {len(names)} of them; one for all seats, or one for each camp, would be right")
    return names[0], names[-1]


def told_bots(text: str) -> str:
    """Who plays, as a person says it."""
    first, second = bots_of(text)
    return f"the bot {first}" if first == second else f"the bot {first} as a competitor and {second} as a monopolist"


def kind_of_game(
    edition: str,
    split: Split,
    *,
    rules: Mapping[str, Any] | None = None,
    aim: str = "last",
    seed: int = 0,
    rounds: int | None = None,
    cash: Mapping[int, int] | None = None,
    bot: str = "steady",
    what: str = PLAY,
) -> Games:
    """Games of bots in every order of the seats that the split has, each as often. `cash` is a role's own starting cash.

    `bot` names one for all seats, or one for each camp: "steady,random".
    """
    bots = [PLAYERS.index(name) for name in bots_of(bot)]
    if split.second == 0 and bots[0] != bots[1]:
        raise BadPlan(f"bot: {edition} has no camps; one bot would be right")
    made = plan(edition, ",".join(["steady"] * split.seats), rules=rules, aim=aim, seating="balanced", seed=seed, rounds=rounds)
    orders = {}
    for lineup in made.lineups():
        roles = tuple(lineup.role[: split.seats])
        if sum(roles) == split.second:
            for seat, role in enumerate(roles):
                lineup.cash[seat] = (cash or {}).get(role, 0)
                lineup.bot[seat] = bots[role]
                lineup.player[seat] = seat
            orders[roles] = lineup
    return Games(made.table(), [orders[roles] for roles in sorted(orders)], seed, what)


def editions_of(names: list[str], rules: Mapping[str, Any], camps: bool) -> list[str]:
    """Those of the editions that have the rules, and two camps if that is asked."""
    return [name for name in names if not camps or len(house_rules(load(name), rules).roles) > 1]


def wins(tally: Totals, level: float = LEVEL) -> Estimate:
    """The competitors' share of the games won."""
    return intervals.share(tally.role_wins[COMPETITOR] / WHOLE, tally.won, level)


def change(tally: Totals, base: Totals, level: float = LEVEL) -> Estimate:
    """By how much the competitors' share of wins differs from the base's."""
    before = (base.role_wins[COMPETITOR] / WHOLE, base.won)
    return intervals.difference(tally.role_wins[COMPETITOR] / WHOLE, tally.won, *before, level)


def unfinished(tally: Totals) -> Estimate:
    """The share of games given up after so many rounds."""
    return intervals.share(tally.endings[0], tally.games)
