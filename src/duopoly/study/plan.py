"""What is to be simulated: an edition, who plays whom, how it ends; and who sits where in which game."""

from collections.abc import Mapping, Sequence
from itertools import combinations, product
from typing import Any

from msgspec import Struct

from ..editions import Edition, house_rules, load
from ..play.checks import check_roles
from ..play.errors import BadPosition
from ..rules.codes import AIMS, UNDECIDED
from ..rules.rule_table import build_rule_table
from ..rules.state import RuleTable
from ..sim.errors import BadPlan
from ..sim.limits import MOST_SEED, check_integer, rounds_of
from ..sim.playout import PLAYERS, Lineup

SEATS = "steady,steady,steady,steady"
FIXED, ROTATED, BALANCED = "fixed", "rotated", "balanced"
SEATINGS = (FIXED, ROTATED, BALANCED)
ROLES = {"c": "competitor", "m": "monopolist", "p": "player"}


class Seat(Struct, frozen=True):
    """A bot by its name, and its role where it has one from the start."""

    bot: str
    role: str | None = None

    def __str__(self) -> str:
        return f"{self.bot}:{self.role}" if self.role else self.bot


class Plan(Struct, frozen=True, kw_only=True):
    """Games that can be played: made by `plan`, which checks it. Game n of it depends on the plan and on n alone.

    `rounds`: a game is given up after that many, a timed game reckoned.
    """

    edition: str
    rules: dict[str, Any]
    seats: tuple[Seat, ...]
    aim: str
    seating: str
    seed: int
    rounds: int

    def loaded(self) -> Edition:
        """The edition with the plan's house rules."""
        return house_rules(load(self.edition), self.rules)

    def table(self) -> RuleTable:
        """The edition as the rules read it."""
        return build_rule_table(self.loaded())

    def lineups(self) -> list[Lineup]:
        """Who sits where: game n is played by the lineup n modulo their number."""
        roles = self.loaded().roles
        return [lineup(self, players, split) for players, split in seatings(self, roles)]


def plan(
    edition: str,
    seats: str | Sequence[Seat] = SEATS,
    *,
    rules: Mapping[str, Any] | None = None,
    aim: str = "last",
    seating: str | None = None,
    seed: int = 0,
    rounds: int | None = None,
) -> Plan:
    """The checked plan; raises BadPlan, BadEdition or BadRule with one line where that cannot be.

    `seats` names bots clockwise, each with its role or none has one: "steady:c,steady:m". `seating` is "fixed" (as named;
    without roles the leaflet's set-up is played), "rotated" (each begins as often) or "balanced" (each also plays every
    role in every split of the camps as often); where it is left out, "fixed" with roles and "balanced" without.
    """
    played = house_rules(load(edition), rules or {})
    if aim not in played.aims:
        raise BadPlan(f"aim: {played.key} has no aim {aim!r}; {' or '.join(played.aims)} would be right")
    sitting = seats_of(seats, played) if isinstance(seats, str) else tuple(seats)
    least, most = played.players
    if not least <= len(sitting) <= most:
        raise BadPlan(f"seats: {len(sitting)} of them; {least} to {most} would be right for {played.key}")
    return Plan(
        edition=edition,
        rules=dict(rules or {}),
        seats=sitting,
        aim=aim,
        seating=seating_of(seating, sitting),
        seed=check_integer("seed", seed, 0, MOST_SEED),
        rounds=rounds_of(rounds, aim, played),
    )


def seats_of(text: str, edition: Edition) -> tuple[Seat, ...]:
    """The seats of `steady:c,random:m`; raises BadPlan for a bot or a camp that cannot be."""
    words = [word.strip().lower() for word in text.split(",")]
    seats = []
    for word in words:
        bot, colon, role = (part.strip() for part in word.partition(":"))
        if bot not in PLAYERS:
            raise BadPlan(f"seats: no bot {bot!r}; {' or '.join(PLAYERS)} would be right")
        role = ROLES.get(role, role)
        if colon and role not in edition.roles:
            raise BadPlan(f"seats: {edition.key} has no role {role!r}; {' or '.join(edition.roles)} would be right")
        seats.append(Seat(bot, role if colon and len(edition.roles) > 1 else None))
    check_camps(seats, edition)
    return tuple(seats)


def check_camps(seats: Sequence[Seat], edition: Edition) -> None:
    """Each has a role or none, and the camps are in balance."""
    given = [seat.role for seat in seats if seat.role]
    if given and len(given) < len(seats):
        raise BadPlan(f"seats: {len(given)} of {len(seats)} have a role; all or none would be right")
    try:
        check_roles([edition.roles.index(role) for role in given if role is not None], edition)
    except BadPosition as error:
        raise BadPlan(f"seats: {str(error).removeprefix('players: role: ')}") from None


def seating_of(word: str | None, seats: Sequence[Seat]) -> str:
    """How the seats change from game to game."""
    has_roles = seats[0].role is not None
    if word is None:
        return FIXED if has_roles else BALANCED
    if word not in SEATINGS:
        raise BadPlan(f"seating: no seating {word!r}; {', '.join(SEATINGS)} would be right")
    if word == BALANCED and has_roles:
        raise BadPlan("seating: balanced deals the roles itself; seats without roles would be right")
    return word


def seatings(plan: Plan, roles: Sequence[str]) -> list[tuple[list[int], list[int]]]:
    """For each kind of game in turn: which of the plan's players sits where, and the role of each seat."""
    n = len(plan.seats)
    turns = 1 if plan.seating == FIXED else n
    rotations = [[(first + i) % n for i in range(n)] for first in range(turns)]
    if plan.seating == BALANCED:
        return [(players, split) for split, players in product(splits(n, len(roles)), rotations)]
    own = [UNDECIDED if len(roles) > 1 else 0 for _ in plan.seats]
    if plan.seats[0].role:
        own = [roles.index(str(seat.role)) for seat in plan.seats]
    return [(players, [own[player] for player in players]) for players in rotations]


def splits(seats: int, roles: int) -> list[list[int]]:
    """Every way to deal the roles so that camps are equal, or differ by one where the number of seats is odd."""
    if roles == 1:
        return [[0] * seats]
    return [
        [int(seat in camp) for seat in range(seats)]
        for size in sorted({seats // 2, seats - seats // 2})
        for camp in combinations(range(seats), size)
    ]


def lineup(plan: Plan, players: Sequence[int], split: Sequence[int]) -> Lineup:
    """The record of one kind of game."""
    made = Lineup()
    made.seats = len(players)
    made.aim = AIMS.index(plan.aim)
    made.cap = plan.rounds
    for seat, player in enumerate(players):
        made.player[seat] = player
        made.bot[seat] = PLAYERS.index(plan.seats[player].bot)
        made.role[seat] = split[seat]
    return made
