"""From what a new table asks for to a plan that can be played: checked once, kept with the room."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct, json, structs

from ...bots import names as bot_names
from ...editions import load, names
from ...play.checks import check_names
from ...play.errors import BadPosition
from ...play.game import Game
from ...play.versions import FIELD
from ...rules.version import VERSION
from ..wire import NewRoom, SeatPlan

MINUTES = 120
"""How long a timed game lasts where nothing is said: the leaflets call it the two hour game."""


class BadPlan(ValueError):
    """A table that cannot be laid; `field` says where, the message what would be right."""

    def __init__(self, field: str, detail: str) -> None:
        super().__init__(detail)
        self.field = field


class Kept(NewRoom, frozen=True, kw_only=True):
    """A new table as the store keeps it: with the version of the rules that it was laid by."""

    rules_version: int = 1


class Plan(Struct, frozen=True, kw_only=True):
    """What was agreed when the table was laid, and the version of the rules then."""

    new: NewRoom
    version: int = VERSION

    @classmethod
    def read(cls, text: str) -> "Plan":
        """The plan that the store keeps. Raises a msgspec error for what is none."""
        kept = json.decode(text, type=Kept)
        return cls(new=kept, version=kept.rules_version)

    def kept(self) -> str:
        """The plan as the store keeps it."""
        return json.encode(Kept(**structs.asdict(self.new), rules_version=self.version)).decode()

    @property
    def by_hand(self) -> frozenset[str]:
        """Which kinds of chance the people make themselves: "dice", "cards"."""
        new = self.new
        dice = {"dice"} if new.dice == "hand" or new.treasurer else set()
        return frozenset(dice | ({"cards"} if new.cards == "hand" else set()))

    @property
    def minutes(self) -> int | None:
        """How long a timed game lasts."""
        return (self.new.minutes or MINUTES) if self.new.aim == "timed" else None

    @property
    def hints(self) -> bool:
        """Whether a player may ask what a bot would do: as was agreed, else where one person plays against bots."""
        if self.new.treasurer:
            return False
        people = sum(seat.who != "bot" for seat in self.new.seats)
        return people == 1 if self.new.hints is None else self.new.hints

    @property
    def roles(self) -> list[str] | None:
        """The roles agreed, if every seat has one; else the leaflet's set-up is played."""
        roles = [seat.role for seat in self.new.seats]
        return [role for role in roles if role] if all(roles) else None

    @property
    def is_thrown(self) -> bool:
        """Whether the dice say who begins although the roles are agreed."""
        return self.roles is not None and self.new.order == "thrown"

    def header(self, players: Sequence[str], fair: dict[str, Any]) -> dict[str, Any]:
        """The header of the game's record."""
        new = self.new
        return {
            "edition": new.edition,
            "players": list(players),
            "roles": self.roles,
            "seed": 0,
            "rules": dict(new.rules),
            "aim": new.aim,
            FIELD: self.version,
            "fair": fair,
        } | ({"order": new.order} if self.is_thrown else {})


def plan_of(new: NewRoom) -> Plan:
    """The plan, if it can be played. Raises BadPlan with the field and what would be right."""
    if new.edition not in names():
        raise BadPlan("edition", f"there is no edition {new.edition!r}; {' or '.join(names())} would be right")
    for number, seat in enumerate(new.seats):
        check_seat(seat, f"seats[{number}]", new)
    if sum(seat.who == "me" for seat in new.seats) > 1:
        raise BadPlan("seats", "you sit on two seats; one of them could be somebody at this screen")
    if new.minutes is not None and new.aim != "timed":
        raise BadPlan("minutes", "only a timed game has them; the aim 'timed' would be right")
    if len(load(new.edition).roles) == 1 and any(seat.role for seat in new.seats):
        raise BadPlan("seats", "this edition has no camps; seats without a role would be right")
    given = [seat.role for seat in new.seats if seat.role]
    if given and len(given) != len(new.seats):
        raise BadPlan("seats", "some seats have a role and some have none; all or none would be right")
    plan = Plan(new=new)
    try:
        Game(new.edition, [seat.name for seat in new.seats], plan.roles, 0, dict(new.rules), new.aim, new.order)
    except BadPosition as error:
        field, colon, detail = str(error).partition(": ")
        named = colon and field.replace("players", "seats").replace("roles", "seats")
        raise BadPlan(named or "rules", detail if colon else str(error)) from error
    return plan


def check_seat(seat: SeatPlan, field: str, new: NewRoom) -> None:
    """Refuses a seat that cannot be taken."""
    if seat.who == "bot" and seat.bot not in bot_names():
        raise BadPlan(f"{field}.bot", f"there is no bot {seat.bot!r}; {' or '.join(bot_names())} would be right")
    if seat.who != "bot" and seat.bot is not None:
        raise BadPlan(f"{field}.bot", f"a seat for {seat.who!r} has no bot")
    if new.treasurer and seat.who in ("bot", "link"):
        raise BadPlan(f"{field}.who", "round a real board everybody sits at this screen: 'me' or 'here' would be right")
    if not is_name(seat.name):
        raise BadPlan(f"{field}.name", "a name of letters, without spaces at its ends, would be right")


def is_name(name: str) -> bool:
    """Whether this can be written wherever a name stands."""
    return name == name.strip() and name.isprintable() and "  " not in name


def check_name(names: Sequence[str], seat: int, edition: str) -> None:
    """Refuses the name that somebody takes who sits down. Raises BadPlan."""
    if not is_name(names[seat]):
        raise BadPlan("name", "a name of letters, without spaces at its ends, would be right")
    try:
        check_names(names, load(edition))
    except BadPosition as error:
        raise BadPlan("name", str(error).partition(": ")[2]) from error
