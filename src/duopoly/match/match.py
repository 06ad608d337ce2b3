"""What is to be played: who against whom, and where everybody sits in each game of a deal.

A deal is the same dice and cards, played once in every seating: each player has each seat, and plays each role there. What
the dice give is so given to all of them, and the deals are what can be counted as independent of each other.
"""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from itertools import combinations, permutations, product
from typing import Any

from msgspec import Struct

from ..bots import Budget, Setting, find
from ..editions import Edition, house_rules, load
from ..rules.codes import AIMS
from ..rules.state import RuleTable
from ..sim.errors import BadPlan
from ..sim.limits import MOST_SEED, check_integer, rounds_of
from ..sim.playout import Lineup
from .players import Player, players_of

MOST_GAMES = 1_000_000_000
MOST_ARRANGEMENTS = 60
"""Orders of the players round the table, and splits of the camps, that take turns from deal to deal."""


class Match(Struct, frozen=True, kw_only=True):
    """Games that can be played: made by `match`, which checks them. A game depends on the match and its number alone."""

    edition: str
    rules: dict[str, Any]
    players: tuple[Player, ...]
    aim: str
    rounds: int
    seed: int
    deals: int
    budget: Budget | None = None

    def loaded(self) -> Edition:
        """The edition with the house rules."""
        return house_rules(load(self.edition), self.rules)

    def table(self) -> RuleTable:
        """The edition as the rules read it."""
        from ..rules.rule_table import build_rule_table

        return build_rule_table(self.loaded())

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return sum(player.count for player in self.players)

    @property
    def is_plain(self) -> bool:
        """Whether it can be played without a table, by the twin where it is there."""
        return all(player.number is not None for player in self.players)

    @property
    def needs_twin(self) -> bool:
        """Whether one of the bots thinks by the twin."""
        return any(player.command is None and find(player.bot).twin for player in self.players)

    def setting(self) -> Setting:
        """The table as a bot in the first seat has it; a seat has a name, a player at it none."""
        return Setting(self.loaded(), tuple(f"p{seat + 1}" for seat in range(self.seats)), 0, self.aim)

    def seatings(self) -> list[list[Lineup]]:
        """For each seating of a deal its lineups: deal d has the lineup d modulo their number."""
        roles = len(self.loaded().roles)
        found = arrangements([i for i, player in enumerate(self.players) for _ in range(player.count)], roles, self.seed)
        return [
            [lineup(self, order, camps, turn, swapped) for order, camps in found]
            for swapped in range(roles)
            for turn in range(self.seats)
        ]


def match(
    edition: str,
    players: str | Sequence[Player],
    *,
    games: int = 2000,
    rules: Mapping[str, Any] | None = None,
    aim: str = "last",
    rounds: int | None = None,
    seed: int = 0,
    budget: Budget | None = None,
) -> Match:
    """The checked match; raises BadPlan, BadEdition or BadRule with one line where it cannot be.

    `players` names bots with the number of their seats: "expert,steady:2,cmd:./mybot.py". `budget` is what those may spend
    that have none of their own. Whole deals are played: at least so many `games`.
    """
    played = house_rules(load(edition), rules or {})
    if aim not in played.aims:
        raise BadPlan(f"aim: {played.key} has no aim {aim!r}; {' or '.join(played.aims)} would be right")
    sitting = players_of(players) if isinstance(players, str) else tuple(players)
    seats, (least, most) = sum(player.count for player in sitting), played.players
    if not least <= seats <= most:
        raise BadPlan(f"players: {seats} seats; {least} to {most} would be right for {played.key}")
    check_integer("games", games, 1, MOST_GAMES)
    return Match(
        edition=edition,
        rules=dict(rules or {}),
        players=sitting,
        aim=aim,
        rounds=rounds_of(rounds, aim, played),
        seed=check_integer("seed", seed, 0, MOST_SEED),
        deals=-(-games // (seats * len(played.roles))),
        budget=budget,
    )


def arrangements(players: Sequence[int], roles: int, seed: int) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Orders of the players round the table with splits of the camps; where there are too many, some by the seed's lot."""
    n = len(players)
    orders = {min(turned(rest, turn) for turn in range(n)) for rest in set(permutations(players))}
    splits = [(0,) * n]
    if roles > 1:
        splits = [tuple(int(seat in camp) for seat in range(n)) for camp in combinations(range(n), n // 2)]
        if n % 2 == 0:
            splits = [split for split in splits if split[0] == 0]  # with the roles swapped they are the others
    both = sorted(product(orders, splits), key=lambda pair: sha256(f"{seed} {pair}".encode()).digest())
    return both[:MOST_ARRANGEMENTS]


def turned(order: Sequence[int], turn: int) -> tuple[int, ...]:
    """The same circle, begun elsewhere."""
    return (*order[turn:], *order[:turn])


def lineup(match: Match, order: Sequence[int], camps: Sequence[int], turn: int, swapped: int) -> Lineup:
    """One seating: everybody moved on by so many seats, the camps as they are or swapped."""
    made = Lineup()
    made.seats = len(order)
    made.aim = AIMS.index(match.aim)
    made.cap = match.rounds
    for seat, player in enumerate(turned(order, turn)):
        made.player[seat] = player
        made.bot[seat] = match.players[player].number or 0
        made.role[seat] = camps[seat] ^ swapped
    return made
