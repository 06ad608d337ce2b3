"""What a match plays: which players, and who sits where in each game of a deal.

A deal is the same dice and cards, played once in every seating: each player has every seat, and plays every role there. So
all players get the same luck, and the deals can be treated as independent of each other.
"""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from itertools import permutations, product
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from ..bots import Budget, GameInfo, find
from ..editions import Edition, house_rules, load
from ..play.checks import check_aim
from ..rules.codes import AIMS
from ..rules.rule_table import build_rule_table
from ..rules.state import RuleTable
from ..sim.errors import BadPlan
from ..sim.limits import MOST_SEED, check_integer, rounds_of
from ..sim.lineups import camps_by_seat, new_lineup
from ..sim.playout import Lineup, Row
from .players import Player, parse_players

MOST_GAMES = 1_000_000_000
"""The most games of a match, or of a pair on a ladder."""
MOST_ARRANGEMENTS = 60
"""How many seating orders and camp splits the deals take in turn."""

Arrangement = tuple[tuple[int, ...], tuple[int, ...]]
"""A seating order and a camp split: the player and the role of each seat."""


class Match(Struct, frozen=True, kw_only=True):
    """A checked match, made by `match()`. Each game depends only on the match and on the game's number.

    With `drawn` seats, a mixed field: they are drawn anew for each deal, from all players.
    """

    edition: str
    rules: dict[str, Any]
    players: tuple[Player, ...]
    aim: str
    rounds: int
    seed: int
    deals: int
    budget: Budget | None = None
    drawn: int = 0

    def loaded(self) -> Edition:
        """The edition with the match's house rules."""
        return house_rules(load(self.edition), self.rules)

    def table(self) -> RuleTable:
        """The edition as a rule table."""
        return build_rule_table(self.loaded())

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.drawn or sum(player.count for player in self.players)

    @property
    def turns(self) -> int:
        """How many ways there are to turn a seating order: one if the same player has all seats, or games would be the same."""
        return 1 if len(self.players) == 1 else self.seats

    @property
    def games_per_deal(self) -> int:
        """How many games a deal has: each player in each seat, in each role."""
        return self.turns * len(self.loaded().roles)

    @property
    def games(self) -> int:
        """How many games the match has at most: whole deals."""
        return self.deals * self.games_per_deal

    @property
    def uses_policies_only(self) -> bool:
        """Whether every player is a policy, so that the match needs no referee and can be compiled."""
        return all(player.number is not None for player in self.players)

    @property
    def needs_twin(self) -> bool:
        """Whether one of the bots does its rollouts with the twin."""
        return any(player.command is None and find(player.bot).twin for player in self.players)

    def info(self) -> GameInfo:
        """What the bot in the first seat is told of the game. Names belong to seats, not to players."""
        return GameInfo(self.loaded(), tuple(f"p{seat + 1}" for seat in range(self.seats)), 0, self.aim)

    def rounds_played(self, row: Row) -> int:
        """The rounds of a game. One given up, or whose time is up, ends as the next round begins: that one does not count."""
        return min(row.rounds, self.rounds)

    def seatings(self) -> list[list[Lineup]]:
        """The lineups of each seating; deal d uses lineup d modulo their number."""
        roles = len(self.loaded().roles)
        bots, aim = [player.number or 0 for player in self.players], AIMS.index(self.aim)
        if self.drawn:
            arranged = mixed_fields(len(self.players), self.seats, roles, self.seed, self.deals)
        else:
            players = [i for i, player in enumerate(self.players) for _ in range(player.count)]
            arranged = arrangements(players, roles, self.seed)
        return [
            [
                new_lineup(rotate(order, turn), bots, [role ^ swapped for role in camps], aim, self.rounds)
                for order, camps in arranged
            ]
            for swapped in range(roles)
            for turn in range(self.turns)
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
    drawn: int = 0,
) -> Match:
    """Checks and returns a match. Raises BadPlan, BadEdition or BadRule with a one-line message if an argument is invalid.

    `players` names bots with their number of seats: "expert,steady:2,cmd:./mybot.py". `budget` is for players without one
    of their own. Whole deals are played, so there are at least `games` games. With `drawn` so many seats are drawn from the
    players for each deal, each at most as often as it has seats.
    """
    loaded = house_rules(load(edition), rules or {})
    check_aim(aim, loaded, BadPlan)
    seated = parse_players(players) if isinstance(players, str) else tuple(players)
    seats, (least, most) = drawn or sum(player.count for player in seated), loaded.players
    if not least <= seats <= most:
        raise BadPlan(f"players: expected {least} to {most} seats for {loaded.key}, got {seats}")
    check_integer("games", games, 1, MOST_GAMES)
    played = Match(
        edition=edition,
        rules=dict(rules or {}),
        players=seated,
        aim=aim,
        rounds=rounds_of(rounds, aim, loaded),
        seed=check_integer("seed", seed, 0, MOST_SEED),
        deals=1,
        budget=budget,
        drawn=drawn,
    )
    return replace(played, deals=-(-games // played.games_per_deal))


def arrangements(players: Sequence[int], roles: int, seed: int) -> list[Arrangement]:
    """Seating orders combined with camp splits, shuffled by the seed; if there are too many, only some of them."""
    n = len(players)
    orders = {min(rotate(rest, turn) for turn in range(n)) for rest in set(permutations(players))}
    splits = [(0,) * n]
    if roles > 1:
        splits = [tuple(split) for split in camps_by_seat(n, n // 2)]
        if n % 2 == 0:
            splits = [split for split in splits if split[0] == 0]  # swapping the roles gives the others
    both = sorted(product(orders, splits), key=lambda pair: digest_of(f"{seed} {pair}"))
    return both[:MOST_ARRANGEMENTS]


def mixed_fields(players: int, seats: int, roles: int, seed: int, deals: int) -> list[Arrangement]:
    """For each deal seats drawn from the players, and a camp split. Nobody sits twice before everybody sits once."""
    splits = [tuple(split) for split in camps_by_seat(seats, seats // 2)] if roles > 1 else [(0,) * seats]
    rounds, fields = -(-seats // players), list[Arrangement]()
    for deal in range(deals):
        lots = {place: digest_of(f"{seed} {deal} {place}") for place in product(range(rounds), range(players))}
        seated = sorted(lots, key=lambda place: (place[0], lots[place]))[:seats]
        order = tuple(player for _, player in sorted(seated, key=lots.__getitem__))
        fields.append((order, splits[int.from_bytes(digest_of(f"{seed} {deal} camps")) % len(splits)]))
    return fields


def digest_of(text: str) -> bytes:
    """The text's digest: a lot drawn by the seed in it, the same everywhere."""
    return sha256(text.encode()).digest()


def rotate(order: Sequence[int], turn: int) -> tuple[int, ...]:
    """The same circle, started `turn` places later."""
    return (*order[turn:], *order[:turn])
