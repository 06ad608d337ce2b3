"""The room of a guided game."""

from ...words import say
from ..wire import GuideRequest, NewRoom, SeatConfig
from .guides import GUIDES, LEARNER
from .record_room import USUAL_BOT, OpenedRecord
from .room_config import RoomConfig


def guide_room(request: GuideRequest) -> tuple[RoomConfig, OpenedRecord]:
    """The config of the room, and the game up to the step where the guide begins. A step beyond the last is the last."""
    guide = GUIDES[request.guide]
    seats = [
        SeatConfig(name=row["name"], who="me", role=row["role"])
        if row["name"] == LEARNER
        else SeatConfig(name=row["name"], who="bot", bot=USUAL_BOT, role=row["role"])
        for row in guide.position["players"]
    ]
    new_room = NewRoom(
        edition=guide.position["edition"],
        seats=seats,
        name=say(request.lang, f"guide-{guide.name}"),
        bot_delay=request.bot_delay,
        spectators=False,
        lang=request.lang,
    )
    record = guide.record(request.step)
    return RoomConfig(new_room=new_room, guide=guide.name), OpenedRecord(record, record.replay(), [])
