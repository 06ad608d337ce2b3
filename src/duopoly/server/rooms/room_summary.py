"""A room in the list of one's own tables."""

from typing import NamedTuple

from ...editions import load, names
from ...editions.edition import said
from ...play.game import Game
from ...rules.version import VERSION
from ...words import say
from ..store import Client
from ..wire import RoomSummary
from .room import Room
from .room_config import RoomConfig

MOST_SUMMARIES = 5000
"""How many summaries stay in memory: some 5 MB."""


class CachedSummary(NamedTuple):
    """A summary, who the browser was in the room, and the last log entry that it knows."""

    seq: int
    client: Client
    summary: RoomSummary


class RoomSummaries:
    """The latest summaries of rooms: to read a long game again for each list would take everybody's time."""

    def __init__(self) -> None:
        self.cached: dict[tuple[str, str, str], CachedSummary] = {}

    def get(self, room: str, browser: str, lang: str) -> CachedSummary | None:
        """The summary that a browser got last of a room."""
        return self.cached.get((room, browser, lang))

    def add(self, browser: str, lang: str, seq: int, client: Client, summary: RoomSummary) -> None:
        """Caches a summary. The oldest makes room."""
        key = (summary.room, browser, lang)
        self.cached.pop(key, None)
        self.cached[key] = CachedSummary(seq, client, summary)
        if len(self.cached) > MOST_SUMMARIES:
            del self.cached[next(iter(self.cached))]


def room_summary(room: Room, client: Client, last: float, lang: str) -> RoomSummary:
    """The summary of a room. `last` is when something last happened."""
    game, new_room = room.game, room.config.new_room
    players = [seat.name for seat in room.seats]
    mine = [players[int(seat)] for seat in client.seats]
    result = game.result if game else None
    to_act = game.to_act if game and room.state == "playing" and game.to_act in players else ""
    return RoomSummary(
        room=room.id,
        name=room.config.name(lang),
        edition=edition_name(new_room.edition, lang),
        players=players,
        roles=roles_of(game, config=room.config),
        seats=mine,
        state=room.state,
        round=game.round if game else 0,
        my_turn=to_act in awake(room, mine),
        to_act=to_act,
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
