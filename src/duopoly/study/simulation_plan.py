"""What to simulate: an edition, the bots, when games end, and who sits where in each game."""

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

from msgspec import Struct

from ..bots import find
from ..bots.registry import near_name
from ..editions import Edition, house_rules, load
from ..editions.edition import ROLE_LETTERS
from ..play.checks import check_aim, check_roles
from ..play.errors import BadPosition
from ..rules.codes import AIMS, UNDECIDED
from ..rules.rule_table import build_rule_table
from ..rules.state import RuleTable
from ..sim.errors import BadPlan
from ..sim.limits import MOST_SEED, check_integer, rounds_of
from ..sim.lineups import new_lineup, roles_by_seat, rotations
from ..sim.playout import PLAYERS, Lineup

SEATS = "steady,steady,steady,steady"
FIXED, ROTATED, BALANCED = "fixed", "rotated", "balanced"
SEATINGS = (FIXED, ROTATED, BALANCED)


class PlannedSeat(Struct, frozen=True):
    """A bot by name, and its role if that is given."""

    bot: str
    role: str | None = None

    def __str__(self) -> str:
        return f"{self.bot}:{self.role}" if self.role else self.bot


class SimulationPlan(Struct, frozen=True, kw_only=True):
    """A checked simulation, made by `plan_simulation`. Game n depends only on the plan and on n.

    A game is given up after `rounds` rounds; a timed game is scored then.
    """

    edition: str
    rules: dict[str, Any]
    seats: tuple[PlannedSeat, ...]
    aim: str
    seating: str
    seed: int
    rounds: int

    def loaded(self) -> Edition:
        """The edition with the plan's house rules."""
        return house_rules(load(self.edition), self.rules)

    def table(self) -> RuleTable:
        """The edition as a rule table."""
        return build_rule_table(self.loaded())

    def lineups(self) -> list[Lineup]:
        """The lineups; game n uses lineup n modulo their number."""
        roles = self.loaded().roles
        bots = [PLAYERS.index(seat.bot) for seat in self.seats]
        aim = AIMS.index(self.aim)
        return [new_lineup(players, bots, split, aim, self.rounds) for players, split in seatings(self, roles)]


def plan_simulation(
    edition: str,
    seats: str | Sequence[PlannedSeat] = SEATS,
    *,
    rules: Mapping[str, Any] | None = None,
    aim: str = "last",
    seating: str | None = None,
    seed: int = 0,
    rounds: int | None = None,
) -> SimulationPlan:
    """Checks and returns a plan. Raises BadPlan, BadEdition or BadRule with a one-line message if an argument is invalid.

    `seats` names the bots clockwise, all with roles or all without: "steady:c,steady:m". `seating` is "fixed" (as named;
    without roles the leaflet's set-up decides), "rotated" (each player starts equally often) or "balanced" (each also plays
    every role in every split of the camps equally often). The default is "fixed" with roles and "balanced" without.
    """
    loaded = house_rules(load(edition), rules or {})
    check_aim(aim, loaded, BadPlan)
    planned = parse_seats(seats if isinstance(seats, str) else ",".join(str(seat) for seat in seats), loaded)
    least, most = loaded.players
    if not least <= len(planned) <= most:
        raise BadPlan(f"seats: expected {least} to {most} for {loaded.key}, got {len(planned)}")
    return SimulationPlan(
        edition=edition,
        rules=dict(rules or {}),
        seats=planned,
        aim=aim,
        seating=choose_seating(seating, planned),
        seed=check_integer("seed", seed, 0, MOST_SEED),
        rounds=rounds_of(rounds, aim, loaded),
    )


def parse_seats(text: str, edition: Edition) -> tuple[PlannedSeat, ...]:
    """The seats of a text like `steady:c,random:m`. Raises BadPlan for an unknown bot or role, or uneven camps."""
    words = [word.strip().lower() for word in text.split(",")]
    seats = []
    for word in words:
        bot, colon, role = (part.strip() for part in word.partition(":"))
        if bot not in PLAYERS:
            raise BadPlan(f"seats: expected bots out of {', '.join(PLAYERS)}, got {bot!r}{bot_hint(bot)}")
        role = ROLE_LETTERS.get(role, role)
        if colon and role not in edition.roles:
            raise BadPlan(f"seats: expected the role {' or '.join(edition.roles)} for {edition.key}, got {role!r}")
        seats.append(PlannedSeat(bot, role if colon and len(edition.roles) > 1 else None))
    check_camps(seats, edition)
    return tuple(seats)


def bot_hint(word: str) -> str:
    """The bot that was probably meant by a word that names none of the compiled ones, or where it plays; "" for any other."""
    near = near_name(word)
    if near is None:
        return ""
    bot = find(near).name
    return f"; did you mean {bot}?" if bot in PLAYERS else f"; {bot} plays in duopoly match"


def check_camps(seats: Sequence[PlannedSeat], edition: Edition) -> None:
    """Raises BadPlan unless all seats or none have a role, and the camps are balanced."""
    roles = [seat.role for seat in seats if seat.role]
    if roles and len(roles) < len(seats):
        raise BadPlan(f"seats: expected a role for all or none, got a role for {len(roles)} of {len(seats)} seats")
    try:
        check_roles([edition.roles.index(role) for role in roles if role is not None], edition)
    except BadPosition as error:
        raise BadPlan(f"seats: {str(error).removeprefix('players: role: ')}") from None


def choose_seating(seating: str | None, seats: Sequence[PlannedSeat]) -> str:
    """How the players change seats from game to game: as given, or the default. Raises BadPlan."""
    has_roles = seats[0].role is not None
    if seating is None:
        return FIXED if has_roles else BALANCED
    if seating not in SEATINGS:
        raise BadPlan(f"seating: expected one of {', '.join(SEATINGS)}, got {seating!r}")
    if seating == BALANCED and has_roles:
        raise BadPlan("seating: expected seats without roles, since balanced assigns them, got seats with roles")
    return seating


def seatings(plan: SimulationPlan, roles: Sequence[str]) -> list[tuple[list[int], list[int]]]:
    """The lineups in turn: which of the plan's players sits where, and the role of each seat."""
    n = len(plan.seats)
    orders = rotations(n)[:1] if plan.seating == FIXED else rotations(n)
    if plan.seating == BALANCED:
        return [(players, split) for split, players in product(roles_by_seat(n, len(roles)), orders)]
    own = [UNDECIDED if len(roles) > 1 else 0 for _ in plan.seats]
    if plan.seats[0].role:
        own = [roles.index(str(seat.role)) for seat in plan.seats]
    return [(players, [own[player] for player in players]) for players in orders]
