"""A rematch: the settings of the next game of the same people."""

from collections.abc import Sequence, Set

from msgspec import structs

from ..wire import Lang, NewRoom, SeatConfig
from .room import Room


def rematch_of(room: Room, own_seats: Set[int], swap: bool, lang: Lang) -> NewRoom:
    """The settings of a room again: the next seat begins, and with `swap` the camps are swapped.

    Whoever asks has their own seats; bots stay, and people are waited for. A real board has one screen for all.
    """
    new_room = room.config.new_room
    roles = [seat.role for seat in new_room.seats]
    seats: list[SeatConfig] = []
    for number, role in enumerate(swapped(roles) if swap else roles):
        seat = room.seats[number]
        if number in own_seats or new_room.treasurer:
            who, bot = "me" if number == min(own_seats) else "here", None
        else:
            who, bot = ("bot", seat.bot) if seat.bot and not seat.has_person else ("link", None)
        budget = room.budget(number) if bot else None
        seats.append(SeatConfig(name=seat.name, who=who, bot=bot, role=role, budget=budget))  # type: ignore[arg-type]
    return structs.replace(as_new_room(new_room), seats=[*seats[1:], seats[0]], lang=lang)


def as_new_room(config: NewRoom) -> NewRoom:
    """The settings without what is only stored."""
    return NewRoom(**{name: getattr(config, name) for name in NewRoom.__struct_fields__})


def swapped(roles: Sequence[str | None]) -> list[str | None]:
    """The roles with the camps swapped; camps of different sizes go round the table instead."""
    camps = sorted({role for role in roles if role})
    if len(camps) == 2 and roles.count(camps[0]) == roles.count(camps[1]):
        return [camps[1] if role == camps[0] else camps[0] for role in roles]
    return [*roles[1:], roles[0]]
