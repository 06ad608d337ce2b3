"""From the request for a new room to a config that can be played: checked once, stored with the room."""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct, convert, json, structs

from ...bots import names as bot_names
from ...editions import load, names
from ...play.checks import check_names
from ...play.errors import BadPosition
from ...play.game import Game
from ...play.seats import BANK_NAME, CHANCE_NAME
from ...play.versions import FIELD
from ...rules.version import VERSION
from ...words import say
from ..text import clean, look_alike, without_selectors
from ..wire import NewRoom, SeatConfig
from .bot_budget import EXPECTED, bot_budget

MINUTES = 120
"""The default length of a timed game: the leaflets call it the two hour game."""
OLD_FIELDS = {"pace": "bot_delay", "watchers": "spectators"}
"""What fields of stored configs are called now, by their old names."""


class BadRoomConfig(ValueError):
    """A room that cannot be set up: `field` says where, the message what was expected. With a `key`, people may cause it:
    the message of that name says it in their language.
    """

    def __init__(self, field: str, detail: str, key: str = "", **facts: str) -> None:
        super().__init__(detail)
        self.field, self.key, self.facts = field, key, facts

    def text(self, lang: str) -> str:
        """The problem in a language; in English if only programs cause it."""
        return say(lang, self.key, **self.facts) if self.key else str(self)


class StoredConfig(NewRoom, frozen=True, kw_only=True):
    """A config as it is stored: with the version of the rules at the time, and the guide that the room is for."""

    rules_version: int = 1
    guide: str = ""


class RoomConfig(Struct, frozen=True, kw_only=True):
    """What the host chose when setting up the room, and the version of the rules at the time.

    `guide` is the guided game for which the room was set up, by its name, or "".
    """

    new_room: NewRoom
    version: int = VERSION
    guide: str = ""

    @classmethod
    def from_json(cls, text: str) -> "RoomConfig":
        """Reads a stored config, of this version or an older one. Raises a msgspec error if it is invalid."""
        fields = json.decode(text, type=dict[str, Any])
        stored = convert({OLD_FIELDS.get(name, name): value for name, value in fields.items()}, StoredConfig)
        return cls(new_room=stored, version=stored.rules_version, guide=stored.guide)

    def to_json(self) -> str:
        """The config as it is stored."""
        fields = structs.asdict(self.new_room) | {"rules_version": self.version, "guide": self.guide}
        return json.encode(StoredConfig(**fields)).decode()

    @property
    def by_hand(self) -> frozenset[str]:
        """Which outcomes of chance the players enter themselves: "dice", "cards"."""
        new_room = self.new_room
        dice = {"dice"} if new_room.dice == "hand" or new_room.treasurer else set()
        return frozenset(dice | ({"cards"} if new_room.cards == "hand" else set()))

    @property
    def is_fair(self) -> bool:
        """Whether the program draws any outcome, so that there is something to verify. Those of a guide are written down."""
        return not self.guide and self.by_hand != {"dice", "cards"}

    @property
    def minutes(self) -> int | None:
        """How long a timed game lasts; None for other games."""
        return (self.new_room.minutes or MINUTES) if self.new_room.aim == "timed" else None

    @property
    def hints(self) -> bool:
        """Whether a player may ask what a bot would do. Unless the host chose, only if one person plays against bots."""
        if self.new_room.treasurer or self.guide:
            return False
        people = sum(seat.who != "bot" for seat in self.new_room.seats)
        return people == 1 if self.new_room.hints is None else self.new_room.hints

    def name(self, lang: str) -> str:
        """The table's name: as it was typed, or of a guided game in the reader's language."""
        return say(lang, f"guide-{self.guide}") if self.guide else self.new_room.name

    @property
    def roles(self) -> list[str] | None:
        """The roles chosen, if every seat has one; else the game starts with the leaflet's set-up."""
        roles = [seat.role for seat in self.new_room.seats]
        return [role for role in roles if role] if all(roles) else None

    @property
    def is_thrown(self) -> bool:
        """Whether the dice decide who begins although the roles are chosen."""
        return self.roles is not None and self.new_room.order == "thrown"

    def header(self, players: Sequence[str], fair: dict[str, Any]) -> dict[str, Any]:
        """The header of the game's record."""
        new_room = self.new_room
        return {
            "edition": new_room.edition,
            "players": list(players),
            "roles": self.roles,
            "seed": 0,
            "rules": dict(new_room.rules),
            "aim": new_room.aim,
            FIELD: self.version,
            "fair": fair,
        } | ({"order": new_room.order} if self.is_thrown else {})


def room_config_of(typed: NewRoom) -> RoomConfig:
    """The config for a new room. Raises BadRoomConfig if it cannot be played."""
    seats = [structs.replace(seat, name=without_selectors(seat.name)) for seat in typed.seats]
    new_room = structs.replace(typed, seats=seats, name=clean(typed.name))
    if new_room.edition not in names():
        raise BadRoomConfig("edition", f"expected {' or '.join(names())}, got {new_room.edition!r}")
    names_before: list[str] = []
    for number, seat in enumerate(new_room.seats):
        check_seat(seat, f"seats[{number}]", new_room)
        check_lookalikes(seat.name, names_before, f"seats[{number}].name")
        names_before.append(seat.name)
    own_seats = sum(seat.who == "me" for seat in new_room.seats)
    if own_seats > 1:
        raise BadRoomConfig("seats", f"expected at most one seat for 'me', got {own_seats}")
    if new_room.minutes is not None and new_room.aim != "timed":
        raise BadRoomConfig("minutes", f"expected none for the aim {new_room.aim!r}, got {new_room.minutes}")
    roles = [seat.role for seat in new_room.seats if seat.role]
    if roles and not load(new_room.edition).has_camps:
        raise BadRoomConfig("seats", f"expected no roles (this edition has no camps), got {roles[0]!r}")
    if roles and len(roles) != len(new_room.seats):
        raise BadRoomConfig("seats", f"expected a role for every seat or for none, got {len(roles)} for {len(new_room.seats)}")
    config = RoomConfig(new_room=new_room)
    try:
        players = [seat.name for seat in new_room.seats]
        Game(new_room.edition, players, config.roles, 0, dict(new_room.rules), new_room.aim, new_room.order)
    except BadPosition as error:
        field, colon, detail = str(error).partition(": ")
        seats_field = colon and field.replace("players", "seats").replace("roles", "seats")
        raise BadRoomConfig(seats_field or "rules", detail if colon else str(error)) from error
    return config


def check_seat(seat: SeatConfig, field: str, new_room: NewRoom) -> None:
    """Checks one seat. Raises BadRoomConfig."""
    if seat.who == "bot" and seat.bot not in bot_names():
        raise BadRoomConfig(f"{field}.bot", f"expected {' or '.join(bot_names())}, got {seat.bot!r}")
    if seat.who != "bot" and seat.bot is not None:
        raise BadRoomConfig(f"{field}.bot", f"expected none for {seat.who!r}, got {seat.bot!r}")
    if seat.budget is not None and bot_budget(seat.bot, seat.budget) is None:
        raise BadRoomConfig(f"{field}.budget", f"expected {EXPECTED}, got {seat.budget!r}")
    if new_room.treasurer and seat.who in ("bot", "link"):
        raise BadRoomConfig(f"{field}.who", f"expected 'me' or 'here' at a real board, got {seat.who!r}")
    if not is_name(seat.name):
        raise bad_name(f"{field}.name", seat.name)


def is_name(name: str) -> bool:
    """Whether a name can be shown anywhere, and shows all that it contains."""
    return bool(name) and clean(name) == name


def bad_name(field: str, name: str) -> BadRoomConfig:
    """The error for a name that cannot be shown."""
    return BadRoomConfig(field, f"expected letters without spaces at the ends, got {name!r}", "name-unseen")


def check_lookalikes(name: str, others: Iterable[str], field: str) -> None:
    """Refuses a name that can be mistaken for another one at the table, or for the bank. Raises BadRoomConfig."""
    for other in others:
        if look_alike(name, other):
            raise BadRoomConfig(field, f"expected a name unlike {other!r}, got {name!r}", "name-alike", name=name, other=other)
    for reserved in (BANK_NAME, CHANCE_NAME):
        if look_alike(name, reserved):
            raise BadRoomConfig(field, f"expected a name other than {reserved}, got {name!r}", "name-reserved", name=name)


def check_name(names: Sequence[str], seat: int, edition: str) -> None:
    """Checks the name that someone takes when sitting down. Raises BadRoomConfig."""
    if not is_name(names[seat]):
        raise bad_name("name", names[seat])
    check_lookalikes(names[seat], [name for number, name in enumerate(names) if number != seat], "name")
    try:
        check_names(names, load(edition))
    except BadPosition as error:
        raise BadRoomConfig("name", str(error).partition(": ")[2]) from error
