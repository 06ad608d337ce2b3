"""What a table sends its readers. The position is described once for each language, and a seat's moves once for each seat."""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec import structs

from ...words import say
from ..views.board import board_view
from ..views.moves import seat_moves
from ..views.position import position_view
from ..views.snapshot import Snapshot
from ..wire import (
    Board,
    ChatAdded,
    ChatMessage,
    Moved,
    PositionView,
    RoomChanged,
    RoomView,
    SeatMoves,
    ServerMessage,
    Welcome,
)
from .connection import Connection, Connections
from .room import Room
from .room_view import own_room_view, shared_room_view

LATEST_LINES = 120
"""How many ledger lines a newcomer gets; the page asks for older ones."""

SharedRoomViews = dict[str, RoomView]
"""What all readers of one change see of the room, by language."""


class Change(NamedTuple):
    """What new entries changed: their kinds, the seats that changed hands, new chat messages, how many ledger lines stayed
    (`undone_to` only after an undo), and the first move with its player.
    """

    kinds: set[str]
    seats: set[int]
    chat: list[ChatMessage]
    known_lines: int
    undone_to: int | None
    by: str
    move: str


class RoomMessages:
    """The messages about a room as it is. Call `clear` whenever that has changed."""

    def __init__(self, room: Room, connections: Connections) -> None:
        self.room, self.connections = room, connections
        self.snapshots: dict[str, Snapshot] = {}
        self.positions: dict[str, PositionView] = {}
        self.moves: dict[tuple[str, int], SeatMoves] = {}

    def clear(self) -> None:
        """Forgets what was described: it is out of date."""
        self.snapshots.clear()
        self.positions.clear()
        self.moves.clear()

    # The messages.

    def welcome(self, connection: Connection) -> Welcome:
        """The message with everything, for one connection."""
        room = self.room
        total = len(room.ledger)
        return Welcome(
            room=self.room_view(connection, {}),
            lang=connection.lang,
            board=self.board(connection.lang),
            view=self.view(connection),
            lines=room.ledger.lines(connection.lang, max(0, total - LATEST_LINES)),
            total=total,
            chat=list(room.chat),
        )

    def of_change(self, connection: Connection, change: Change, rooms: SharedRoomViews) -> Iterator[ServerMessage]:
        """The messages that tell one connection what is new."""
        room = self.room
        if change.kinds & {"begin", "leave_guide"}:
            yield self.welcome(connection)
            return
        if change.move or change.undone_to is not None:
            yield self.moved(connection, change, rooms)
        elif change.seats & connection.seats and room.game is not None:
            yield self.welcome(connection)  # its seat has changed hands, and so have the moves it may make
        elif change.kinds - {"chat"}:
            yield self.room_changed(connection, rooms)
        for message in change.chat:
            yield ChatAdded(message=message)

    def moved(self, connection: Connection, change: Change, rooms: SharedRoomViews) -> Moved:
        """The message that the game has moved on, for one connection."""
        view = self.view(connection)
        assert view is not None
        return Moved(
            view=view,
            lines=self.room.ledger.lines(connection.lang, change.known_lines),
            total=len(self.room.ledger),
            undone_to=change.undone_to,
            by=change.by,
            move=change.move,
            room=self.room_view(connection, rooms),
        )

    def room_changed(self, connection: Connection, rooms: SharedRoomViews) -> RoomChanged:
        """The message how the room is now, for one connection."""
        return RoomChanged(room=self.room_view(connection, rooms))

    # What they are made of.

    def room_view(self, connection: Connection, rooms: SharedRoomViews) -> RoomView:
        """The room as one connection sees it. `rooms` has what was made for the other readers of the same change."""
        lang = connection.lang
        if lang not in rooms:
            rooms[lang] = shared_room_view(self.room, self.connections, lang, self.connections.now())
        return own_room_view(rooms[lang], self.room, connection)

    def board(self, lang: str) -> Board | None:
        """The board; None until the game begins."""
        return None if self.room.game is None else board_view(self.room.game, lang)

    def view(self, connection: Connection) -> PositionView | None:
        """The position, with the moves of the connection's seats; None until the game begins."""
        if self.room.game is None:
            return None
        lang = connection.lang
        position = self.position(lang)
        if self.room.state == "stopped":
            return structs.replace(position, to_act=None, heading=say(lang, "stopped-heading"), chance=None)
        seats = [seat for seat in sorted(connection.seats) if not self.room.seats[seat].bot]
        return structs.replace(position, moves=[self.seat_moves(seat, lang) for seat in seats])

    def position(self, lang: str) -> PositionView:
        """The position for all readers of a language. Raises LookupError if the game has not begun."""
        if lang not in self.positions:
            self.positions[lang] = position_view(self.snapshot(lang), self.room.config.by_hand)
        return self.positions[lang]

    def snapshot(self, lang: str) -> Snapshot:
        """The game as it stands, for readers of a language. Raises LookupError if it has not begun."""
        if self.room.game is None:
            raise LookupError(self.room.id)
        if lang not in self.snapshots:
            self.snapshots[lang] = Snapshot(self.room.game, lang)
        return self.snapshots[lang]

    def seat_moves(self, seat: int, lang: str) -> SeatMoves:
        """What a seat may do now."""
        if (lang, seat) not in self.moves:
            self.moves[lang, seat] = seat_moves(self.snapshot(lang), self.room.seats[seat].name)
        return self.moves[lang, seat]
