"""Kinds of games that a study plays: an edition with its house rules, a split of the camps, an aim; and what came of them."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from ..bots.tally import WHOLE, Tally
from ..editions import house_rules, load
from ..rules.codes import COMPETITOR
from . import stats
from .job import Games
from .plan import ROUNDS, plan
from .stats import Estimate


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


def kind_of_game(
    edition: str,
    split: Split,
    *,
    rules: Mapping[str, Any] | None = None,
    aim: str = "last",
    seed: int = 0,
    rounds: int | None = None,
    cash: Mapping[int, int] | None = None,
) -> Games:
    """Games of `steady` in every order of the seats that the split has, each as often. `cash` is a role's own starting cash."""
    made = plan(edition, ",".join(["steady"] * split.seats), rules=rules, aim=aim, seating="balanced", seed=seed, rounds=rounds)
    orders = {}
    for lineup in made.lineups():
        roles = tuple(lineup.role[: split.seats])
        if sum(roles) == split.second:
            for seat, role in enumerate(roles):
                lineup.cash[seat] = (cash or {}).get(role, 0)
                lineup.player[seat] = seat
            orders[roles] = lineup
    return Games(made.table(), [orders[roles] for roles in sorted(orders)], seed)


def editions_of(names: list[str], rules: Mapping[str, Any], camps: bool) -> list[str]:
    """Those of the editions that have the rules, and two camps if that is asked."""
    return [name for name in names if not camps or len(house_rules(load(name), rules).roles) > 1]


def wins(tally: Tally, role: int = COMPETITOR) -> Estimate:
    """The camp's share of the games won."""
    return stats.share(tally.role_wins[role] / WHOLE, tally.won)


def change(tally: Tally, base: Tally, role: int = COMPETITOR) -> Estimate:
    """By how much the camp's share of wins differs from the base's."""
    return stats.difference(tally.role_wins[role] / WHOLE, tally.won, base.role_wins[role] / WHOLE, base.won)


def unfinished(tally: Tally) -> Estimate:
    """The share of games given up after ROUNDS rounds."""
    return stats.share(tally.endings[0], tally.games)


assert ROUNDS
