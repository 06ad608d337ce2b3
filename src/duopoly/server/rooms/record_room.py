"""Rooms from records: reading what a stranger sends, and the config of the room in which its game goes on."""

from collections.abc import Mapping
from typing import Any, TypeGuard

from msgspec import MsgspecError, Struct, structs

from ...bots import names as bot_names
from ...play import fair
from ...play.errors import BadRecord
from ...play.game import Game, Record, play_next
from ...play.packed import MOST_MOVES, unpacked
from ...play.phrases import shortened
from ...play.promise import promise_of
from ...play.record_file import check_built_in
from ...play.versions import changed_words, stop_words
from ...rules.codes import AIMS, TIMED
from ...rules.version import VERSION
from ...words import say
from ..views.position import position_view
from ..views.room_options import bot_options
from ..views.snapshot import Snapshot
from ..wire import NewRoom, RecordSeat, RecordView, RoomFromRecord, SeatConfig
from .bot_budget import allowed_budget
from .room_config import MINUTES, BadRoomConfig, RoomConfig, is_name, room_config_of
from .room_summary import edition_name

LONGEST_NAME = 24
LEAST_MINUTES, MOST_MINUTES = 5, 600
LONGEST_PROBLEM = 300
USUAL_BOT = "steady"
LONGEST = 10**9
"""No game has more seconds than this."""
MOST_UNDONE = 300
"""Each undo is replayed when the dice are checked."""


class OpenedRecord(Struct, frozen=True):
    """A record that these rules can play, and the game after its last move. `notes` are what to know about it."""

    record: Record
    game: Game
    notes: list[str]

    @property
    def is_over(self) -> bool:
        """Whether the game is over: then it can only be looked back on."""
        return self.game.to_act is None

    @property
    def by_hand(self) -> set[str]:
        """What people threw or drew themselves: "dice", "cards". The terminal notes it in fields of its own."""
        header, promise = self.record.header, promise_of(self.record.header)
        asks = {kind for kind in ("dice", "cards") if header.get(kind) == "ask"}
        return asks | set(promise.by_hand if promise else ())


def open_record(text: str, lang: str) -> OpenedRecord:
    """The record in a file's text, or in the digits of a link. Raises BadRoomConfig, in words for readers of the language."""
    try:
        record = parse(text)
        game, parts = fair.begun(record)
        check_size(record, sum(len(part.undone) for part in parts))
        for player in game.players:
            if not (is_name(player) and len(player) <= LONGEST_NAME):
                raise BadRoomConfig("record", f"expected other names, got {player!r}", "record-name", name=shortened(player))
        return replayed(record, game, lang)
    except BadRecord as error:
        problem = stop_words(error.stop, lang) if error.stop else brief(error)
        raise BadRoomConfig("record", problem, "record-bad", problem=problem) from error


def parse(text: str) -> Record:
    """The record, of an edition that is here. Raises BadRecord or BadRoomConfig."""
    text = text.strip("\ufeff \t\r\n")
    if not text.startswith("{") and not text.isdigit():
        raise BadRoomConfig("record", "expected a record, got something else", "record-none")
    record = unpacked(text) if text.isdigit() else Record.parse(f"{text}\n")
    check_built_in(record.header)
    return record


def brief(error: Exception) -> str:
    """An error's message in one line; a stranger's record may make it long."""
    text = " ".join(str(error).split())
    return text if len(text) <= LONGEST_PROBLEM else f"{text[:LONGEST_PROBLEM]}…"


def check_size(record: Record, undos: int) -> None:
    """Raises BadRoomConfig for a record that would keep the server busy."""
    if len(record.moves) > MOST_MOVES or undos > MOST_UNDONE:
        problem = f"expected at most {MOST_MOVES} moves and {MOST_UNDONE} undos, got {len(record.moves)} and {undos}"
        raise BadRoomConfig("record", problem, "record-long", moves=str(MOST_MOVES), undos=str(MOST_UNDONE))


def replayed(record: Record, game: Game, lang: str) -> OpenedRecord:
    """The record played through on its game; one of other rules as far as these can play it. Raises BadRecord."""
    version = record.rules_version
    for by, move in record.moves:
        try:
            play_next(game, by, move, version)
        except BadRecord as error:
            if error.stop is None or version == VERSION:
                raise
            notes = [stop_words(error.stop, lang), say(lang, "record-from-here", number=len(game.moves))]
            return OpenedRecord(fair.cut(record, len(game.moves)), game, notes)
    return OpenedRecord(record, game, [note for note in (changed_words(version, lang),) if note])


def record_view(text: str, lang: str) -> RecordView:
    """What a record holds, for whoever opens it. Raises BadRoomConfig."""
    opened = open_record(text, lang)
    game, by_hand = opened.game, opened.by_hand
    snapshot = Snapshot(game, lang)
    view = position_view(snapshot, frozenset(by_hand))
    result = game.result
    return RecordView(
        edition=edition_name(str(game.record().header["edition"]), lang),
        seats=seats_of(opened),
        state="over" if opened.is_over else "playing",
        moves=len(game.moves),
        round=game.round,
        heading=view.heading,
        winners=result.winners if result else [],
        dice="hand" if "dice" in by_hand else "program",
        cards="hand" if "cards" in by_hand else "program",
        treasurer=is_treasurer(opened),
        minutes=minutes_left(opened.record.header) if game.aim == TIMED_AIM and not opened.is_over else None,
        bots=bot_options(lang),
        notes=[*opened.notes, *dice_notes(opened, lang)],
    )


def is_treasurer(opened: OpenedRecord) -> bool:
    """Whether the program was only the bank of a real board."""
    return opened.record.header.get("treasurer") is True and "dice" in opened.by_hand


def dice_notes(opened: OpenedRecord, lang: str) -> list[str]:
    """What becomes of the promise about the dice, for a game that goes on; nothing if people throw and draw themselves."""
    if opened.is_over or opened.by_hand == {"dice", "cards"} or not opened.record.moves:
        return []
    promise = promise_of(opened.record.header)
    kind = "none" if promise is None else "sealed" if promise.secret is None else "opened"
    return [say(lang, "record-dice", promise=kind)]


def seats_of(opened: OpenedRecord) -> list[RecordSeat]:
    """The players, and who is likely to play on: bots where bots were, and people at this screen."""
    game, noted = opened.game, noted_seats(opened)
    seats: list[RecordSeat] = []
    for player, position in zip(game.players, game.position()["players"], strict=True):
        bot = noted.get(player, {}).get("bot")
        if bot is not None and not is_treasurer(opened):
            who, bot = "bot", bot if bot in bot_names() else USUAL_BOT
        else:
            who, bot = "here" if any(seat.who == "me" for seat in seats) else "me", None
        seat = RecordSeat(name=player, role=position["role"], who=who, bot=bot, bankrupt=position["bankrupt"])  # type: ignore[arg-type]
        seats.append(seat)
    return seats


def noted_seats(opened: OpenedRecord) -> dict[str, Mapping[str, Any]]:
    """What the record's header notes of its seats, by their names."""
    rows = opened.record.header.get("seats")
    noted = [row for row in rows if isinstance(row, Mapping)] if isinstance(rows, list) else []
    return {row["name"]: row for row in noted if isinstance(row.get("name"), str)}


def noted_budget(noted: Mapping[str, Any], bot: str | None) -> str | None:
    """The budget that a record notes of a seat, if that bot plays on there, as far as a table allows it."""
    return allowed_budget(bot, noted.get("budget")) if bot == noted.get("bot") else None


def minutes_left(header: Mapping[str, Any]) -> int:
    """How many minutes a timed game has left, by what its header notes of them."""
    minutes, used = header.get("minutes"), header.get("used", 0)
    if not is_time(minutes) or not is_time(used):
        return MINUTES
    return round(min(max(minutes - used / 60, LEAST_MINUTES), MOST_MINUTES))


def is_time(value: Any) -> TypeGuard[float]:
    """Whether a header's value can be a time: JSON may also hold what is no number, and numbers beyond all bounds."""
    return isinstance(value, int | float) and abs(value) <= LONGEST


def config_for_record(request: RoomFromRecord) -> tuple[RoomConfig, OpenedRecord]:
    """The config of the room in which a record's game goes on, and the record. Raises BadRoomConfig."""
    opened = open_record(request.record, request.lang)
    game, header = opened.game, opened.record.header
    if len(request.seats) != len(game.players):
        raise BadRoomConfig("seats", f"expected one for each of the {len(game.players)} players, got {len(request.seats)}")
    if opened.is_over and any(seat.who == "link" for seat in request.seats):
        raise BadRoomConfig("seats", "expected no link: the game is over, got one")
    noted = noted_seats(opened)
    roles = None if "position" in header else header.get("roles")  # a position says itself who plays what
    new_room = NewRoom(
        edition=str(game.record().header["edition"]),
        seats=[
            SeatConfig(name=player, who=seat.who, bot=seat.bot, role=role, budget=noted_budget(noted.get(player, {}), seat.bot))
            for player, seat, role in zip(game.players, request.seats, roles or [None] * len(game.players), strict=False)
        ],
        aim=game.aim,
        order=header.get("order", "given") if roles else "given",
        rules=dict(game.rules),
        minutes=request.minutes if game.aim == TIMED_AIM else None,
        **{name: getattr(request, name) for name in SHARED_FIELDS},
    )
    config = structs.replace(room_config_of(new_room), version=opened.record.rules_version)
    try:
        stored = RoomConfig.from_json(config.to_json())
    except (MsgspecError, TypeError, ValueError) as error:
        raise BadRoomConfig("record", str(error), "record-bad", problem=brief(error)) from error
    if [seat.name for seat in stored.new_room.seats] != list(game.players):
        raise BadRoomConfig("record", "expected other names", "record-name", name=", ".join(game.players))
    return config, opened


SHARED_FIELDS = ("name", "dice", "cards", "treasurer", "clock", "absence", "bot_delay", "spectators", "hints", "lang")
"""What a new room and one from a record choose alike."""
TIMED_AIM = AIMS[TIMED]
