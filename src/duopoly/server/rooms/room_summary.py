"""A room in the list of one's own tables."""

from ...editions import load, names
from ...editions.edition import said
from ...play.game import Game
from ...rules.version import VERSION
from ...words import say
from ..store import Client
from ..wire import RoomSummary
from .room import Room
from .room_config import RoomConfig


def room_summary(room: Room, client: Client, last: float, lang: str) -> RoomSummary:
    """The summary of a room. `last` is when something last happened."""
    game, new_room = room.game, room.config.new_room
    players = [seat.name for seat in room.seats]
    mine = [players[int(seat)] for seat in client.seats]
    result = game.result if game else None
    return RoomSummary(
        room=room.id,
        name=room.config.name(lang),
        edition=edition_name(new_room.edition, lang),
        players=players,
        roles=roles_of(game, config=room.config),
        seats=mine,
        state=room.state,
        round=game.round if game else 0,
        my_turn=bool(game and room.state == "playing" and game.to_act in awake(room, mine)),
        winners=result.winners if result else [],
        treasurer=new_room.treasurer,
        guide=bool(room.config.guide),
        last=last,
        notice=room.notice(lang),
    )


def awake(room: Room, mine: list[str]) -> list[str]:
    """Those of my seats that no bot plays for me."""
    return [seat.name for seat in room.seats if seat.name in mine and not seat.bot]


def unreadable_summary(room: str, config: RoomConfig | None, last: float, lang: str) -> RoomSummary:
    """The summary of a room that cannot be read, from its config if that can be read."""
    new_room = config.new_room if config else None
    notice = say(lang, "server-unreadable")
    if config and config.version != VERSION:
        notice += " " + say(lang, "server-unreadable-version", made=config.version, now=VERSION)
    return RoomSummary(
        room=room,
        name=new_room.name if new_room else "",
        edition=edition_name(new_room.edition, lang) if new_room else "",
        players=[seat.name for seat in new_room.seats] if new_room else [],
        roles=[seat.role for seat in new_room.seats] if new_room else [],
        seats=[],
        state="unreadable",
        round=0,
        my_turn=False,
        winners=[],
        treasurer=bool(new_room and new_room.treasurer),
        last=last,
        notice=notice,
    )


def roles_of(game: Game | None, config: RoomConfig) -> list[str | None]:
    """The players' roles, those of the game if it has begun."""
    if game is None:
        return [seat.role for seat in config.new_room.seats]
    names = game.edition.roles
    return [names[role] if role >= 0 else None for role in game.inside()[0].role[: len(game.players)]]


def edition_name(key: str, lang: str) -> str:
    """An edition's name; its key if this program does not have the edition."""
    return said(load(key).name, lang) if key in names() else key
