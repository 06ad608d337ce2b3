"""A room in use and its connections. All changes go one way: append to the log, fold, send to everyone."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from msgspec import structs

from ...bots import off_turn
from ...play import fair
from ...play.game import Game
from ...play.seats import CHANCE_NAME
from ...words import say
from ..metrics import MOVES, STORE_ERRORS, STORE_SECONDS
from ..store import Client, LogEntry, MovedOn, NewEntry, Store, StoreError
from ..views.board import board_view
from ..views.chance import is_by_hand
from ..views.moves import seat_moves
from ..views.position import position_view
from ..views.snapshot import Snapshot
from ..wire import (
    Board,
    ChatAdded,
    ChatMessage,
    Moved,
    PositionView,
    RecordCheck,
    RoomChanged,
    RoomView,
    SeatMoves,
    Welcome,
)
from .bot_executor import BotExecutor, SharedWork
from .connection import Connection, Connections
from .log_budget import LogBudget
from .room import Room
from .room_view import own_room_view, shared_room_view

log = logging.getLogger(__name__)

SALT_WAIT = 3.0
"""How many seconds the first outcome waits for the salts of people who have not sent theirs."""
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


def commitment_entry(commitment: str) -> NewEntry:
    """The entry that promises the dice: the first of a new room, the next of one from before there were any."""
    return "commit", {"commitment": commitment}


class Session:
    """A room in use. Hold `lock` to change it."""

    def __init__(self, room: Room, store: Store, bot_executor: BotExecutor) -> None:
        self.room = room
        self.store = store
        self.clock = store.clock
        self.bot_executor = bot_executor
        self.connections = Connections(self.clock.now)
        self.connections.note_presence(room.people)
        self.salts_due: float | None = None  # by the clock
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()
        self.announced: float | None = None  # the last deadline that everyone knows has passed
        self.empty_since = 0.0  # by the event loop's clock
        self.is_deleted = False
        self.refreshes = 0
        """How often the seats of the connections were read again."""
        self.snapshots: dict[str, Snapshot] = {}
        self.views: dict[str, PositionView] = {}
        self.moves: dict[tuple[str, int], SeatMoves] = {}
        self.advice: dict[tuple[str, str], SharedWork[Any]] = {}
        """By the kind of question and the seat: what bots have found out, or still work on although the game has moved on."""
        self.record_check: tuple[object, asyncio.Future[dict[str, RecordCheck]]] | None = None
        """What the latest check of the game depended on, and its result by language."""
        self.log_budget = LogBudget()
        self.on_waiting: Callable[[Session], None] | None = None
        """Called when an entry of this server lets the room wait for another person."""

    # Appending.

    async def append(
        self,
        new_entries: Sequence[NewEntry],
        client: Client | None = None,
        key: str | None = None,
        finish: bool = False,
        trial: Game | None = None,
    ) -> None:
        """Appends to the log, the commitment first if it is not there, then folds and sends.

        The moves among the entries may have been played on a copy of the game, `trial`.
        Raises MovedOn, after catching up, if another server was first; after sending everyone away, if the room was deleted.
        """
        room = self.room
        if room.is_fair and not room.is_committed:
            new_entries = [commitment_entry(room.commitment), *new_entries]
        seq = room.seq + 1
        try:
            with STORE_SECONDS.measure():
                at = await self.store.append(room.id, seq, new_entries, finish=finish, client=client, key=key)
        except MovedOn:
            await self.catch_up()
            raise
        except LookupError:
            self.end()
            raise MovedOn(room.id, seq) from None
        except StoreError:
            STORE_ERRORS.add()
            raise
        before = self.waits_for
        if trial is not None:
            room.take_over(trial)
        self.take([LogEntry(n, at, kind, body) for n, (kind, body) in enumerate(new_entries, seq)])
        if self.on_waiting is not None and self.waits_for not in (None, before):
            self.on_waiting(self)

    @property
    def waits_for(self) -> tuple[int, str] | None:
        """The seat of the person for whom the room waits, and why: "question" or "turn"; None if that is nobody."""
        room = self.room
        if room.state != "playing" or room.game is None:
            return None
        if room.vote is not None and room.vote.until is not None:
            return room.vote.seat, "question"
        if room.game.to_act in (None, CHANCE_NAME):
            return None
        seat = room.seat_number(room.game.to_act)
        return None if room.seats[seat].bot else (seat, "turn")

    async def append_moves(self, trial: Game) -> None:
        """Appends the moves played on a copy of the game, and what the program and bots do right after them."""
        assert self.room.game is not None
        self.play_automatic_moves(trial)
        moves = trial.moves[len(self.room.game.moves) :]
        people = {self.room.seats[seat].name for seat in self.room.people}
        new_entries: list[NewEntry] = [
            ("move", {"by": by, "move": move, "auto": True} if n and by in people else {"by": by, "move": move})
            for n, (by, move) in enumerate(moves)
        ]
        if not self.room.salts_closed and any(by == CHANCE_NAME and not self.room.is_by_hand(move) for by, move in moves):
            new_entries = [("close_salts", {}), *new_entries]
        await self.append(new_entries, finish=trial.to_act is None, trial=trial)
        bots = {seat.name for seat in self.room.seats if seat.bot}
        for by, _ in moves:
            MOVES.add("chance" if by == CHANCE_NAME else "bot" if by in bots else "person")

    def play_automatic_moves(self, trial: Game) -> None:
        """Plays all that needs no waiting: rent claims of bots first, then what people want rejected, then dice and cards."""
        while trial.to_act is not None:
            if self.play_off_turn(trial) or self.reject_unwanted(trial) or self.play_guided_chance(trial):
                continue
            if trial.to_act != "chance" or is_by_hand(trial.phase, self.room.config.by_hand) or self.until_salted() > 0:
                return
            fair.play(self.room.draw_key, trial)

    def reject_unwanted(self, trial: Game) -> bool:
        """Rejects a bot's offer that its person does not want. False if there is none; in a guide all are wanted."""
        if trial.phase != "answer" or self.room.guide_rest(trial):
            return False
        g = trial.inside()[0]
        by, to = self.room.seats[g.offerer], self.room.seats[g.offered]
        if not by.bot or to.bot or not self.room.is_unwanted(by, to, trial.moves):
            return False
        trial.play("reject", by=to.name)
        return True

    def play_guided_chance(self, trial: Game) -> bool:
        """Plays the outcome that stands in the room's guide. False if none does."""
        rest = self.room.guide_rest(trial)
        if trial.to_act != CHANCE_NAME or not rest:
            return False
        trial.play(rest[0].move, by=rest[0].by)
        return True

    def until_salted(self) -> float:
        """How many seconds the first outcome still waits for salts; 0 once everybody has sent one or the wait is over."""
        if self.room.salts_closed or self.room.salted.issuperset(self.room.people):
            return 0.0
        now = self.clock.now()
        if self.salts_due is None:
            self.salts_due = now + SALT_WAIT
        return max(0.0, self.salts_due - now)

    # Who has left.

    @property
    def left(self) -> set[int]:
        """The people who have been away for so long that nobody need wait for them."""
        return {seat for seat in self.room.people if self.has_left(seat)}

    def has_left(self, seat: int) -> bool:
        """Whether a seat's person, or the HOST, has been away for as long as the host of the room allows."""
        absence, away = self.room.config.new_room.absence, self.connections.away_for(seat)
        return absence is not None and away is not None and away >= absence

    @property
    def until_left(self) -> float | None:
        """How many seconds until the next person counts as having left; None if nobody does."""
        absence = self.room.config.new_room.absence
        away = [self.connections.away_for(seat) for seat in self.room.people if not self.has_left(seat)]
        return min((absence - seconds for seconds in away if seconds is not None), default=None) if absence else None

    def vote_result(self) -> NewEntry | None:
        """The entry that carries out the open vote, if all who need to have agreed."""
        vote = self.room.vote
        if vote is None or not vote.yes.issuperset(self.room.voters(self.left)):
            return None
        if vote.until is not None and self.clock.now() < vote.until:
            return None
        if vote.what == "undo":
            return "undo", {"moves": vote.moves, "by": vote.by}
        if vote.what == "bot":
            return "bot", {"seat": vote.seat, "bot": vote.bot}
        return "end", {"by": vote.by, "left": sorted(self.left) or [vote.seat]}

    def play_off_turn(self, trial: Game) -> bool:
        """Lets the first bot that wants to move off turn do so, for instance claim rent. False if none does."""
        for seat in self.room.seats:
            if seat.bot and seat.name != trial.to_act and trial.off_turn_with(off_turn, seat.name):
                return True
        return False

    async def catch_up(self) -> None:
        """Takes in what other servers have appended."""
        entries = await self.store.entries(self.room.id, self.room.seq)
        if entries:
            self.take(entries)

    # Sending.

    def take(self, entries: Iterable[LogEntry]) -> None:
        """Folds entries and sends everyone what is new."""
        entries, game_changes = list(entries), self.room.game_changes
        change = self.fold(entries)
        self.connections.note_presence(self.room.people)
        for entry in entries:
            self.connections.note_action(self.seat_that_acted(entry))
        self.snapshots.clear()
        self.views.clear()
        self.moves.clear()
        if self.room.game_changes != game_changes:
            self.advice = {question: work for question, work in self.advice.items() if not work.is_over}
        self.changed.set()
        rooms: SharedRoomViews = {}
        for connection in self.connections:
            try:
                self.send_change(connection, change, rooms)
            except Exception:  # the entries are stored: a failure to draw them for one reader must not affect the others
                log.exception("room %s", self.room.id)
                connection.cut()

    def seat_that_acted(self, entry: LogEntry) -> int | None:
        """The seat of whoever caused an entry, perhaps at another server; None if that is nobody here."""
        by = entry.body.get("by")
        if isinstance(by, str):
            return next((number for number, seat in enumerate(self.room.seats) if seat.name == by), None)
        return by if isinstance(by, int) else None

    def fold(self, entries: Iterable[LogEntry]) -> Change:
        """Folds entries and sums up what they changed."""
        room, known_lines, undone_to = self.room, len(self.room.ledger), None
        kinds: set[str] = set()
        seats: set[int] = set()
        chat: list[ChatMessage] = []
        by, move = "", ""
        for entry in entries:
            room.fold(entry, self.clock.now())
            kinds.add(entry.kind)
            if entry.kind == "chat":
                chat.append(room.chat[-1])
            if entry.kind in ("sit", "bot"):
                seats.add(entry.body["seat"])
            if entry.kind == "end":
                seats.update(range(len(room.seats)))
            if entry.kind == "revoke":
                self.revoke(entry.body["browser"], set(entry.body["seats"]))
            if entry.kind == "undo":
                known_lines = undone_to = min(known_lines, len(room.ledger))
            if entry.kind == "move" and not move:
                by, move = entry.body["by"], entry.body["move"]
        if undone_to is not None:
            by, move = "", ""
        return Change(kinds, seats, chat, known_lines, undone_to, by, move)

    def send_change(self, connection: Connection, change: Change, rooms: SharedRoomViews) -> None:
        """Sends one connection what is new."""
        room = self.room
        if change.kinds & {"begin", "leave_guide"}:
            connection.send(self.welcome(connection))
            return
        if change.move or change.undone_to is not None:
            connection.send(self.moved(connection, change, rooms))
        elif change.seats & connection.seats and room.game is not None:
            connection.send(self.welcome(connection))  # its seat has changed hands, and so have the moves it may make
        elif change.kinds - {"chat"}:
            connection.send(RoomChanged(room=self.room_view(connection, rooms)))
        for message in change.chat:
            connection.send(ChatAdded(message=message))

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

    def send_room(self, but: Connection | None = None) -> None:
        """Sends everyone, `but` one, how the room is now."""
        rooms: SharedRoomViews = {}
        for connection in self.connections:
            if connection is not but:
                connection.send(RoomChanged(room=self.room_view(connection, rooms)))

    def room_view(self, connection: Connection, rooms: SharedRoomViews) -> RoomView:
        """The room as one connection sees it. `rooms` has what was made for the other readers of the same change."""
        lang = connection.lang
        if lang not in rooms:
            rooms[lang] = shared_room_view(self.room, self.connections, lang, self.clock.now())
        return own_room_view(rooms[lang], self.room, connection)

    def board(self, lang: str) -> Board | None:
        """The board; None until the game begins."""
        return None if self.room.game is None else board_view(self.room.game, lang)

    def snapshot(self, lang: str) -> Snapshot:
        """The game as it stands, for readers of a language. Raises LookupError if it has not begun."""
        if self.room.game is None:
            raise LookupError(self.room.id)
        if lang not in self.snapshots:
            self.snapshots[lang] = Snapshot(self.room.game, lang)
        return self.snapshots[lang]

    def heading(self, lang: str) -> str:
        """What is asked of the player to act. Raises LookupError if the game has not begun."""
        if lang not in self.views:
            self.views[lang] = position_view(self.snapshot(lang), self.room.config.by_hand)
        return self.views[lang].heading

    def view(self, connection: Connection) -> PositionView | None:
        """The position, with the moves of the connection's seats; None until the game begins."""
        if self.room.game is None:
            return None
        lang = connection.lang
        if lang not in self.views:
            self.views[lang] = position_view(self.snapshot(lang), self.room.config.by_hand)
        if self.room.state == "stopped":
            return structs.replace(self.views[lang], to_act=None, heading=say(lang, "stopped-heading"), chance=None)
        seats = [seat for seat in sorted(connection.seats) if not self.room.seats[seat].bot]
        return structs.replace(self.views[lang], moves=[self.seat_moves(seat, lang) for seat in seats])

    def seat_moves(self, seat: int, lang: str) -> SeatMoves:
        """What a seat may do now."""
        if (lang, seat) not in self.moves:
            self.moves[lang, seat] = seat_moves(self.snapshot(lang), self.room.seats[seat].name)
        return self.moves[lang, seat]

    # Coming and going.

    def end(self) -> None:
        """Sends everyone away: the room was deleted."""
        self.is_deleted = True
        for connection in self.connections:
            connection.cut()

    def enter(self, connection: Connection) -> None:
        """A connection opens and gets everything."""
        self.connections.all.add(connection)
        self.connections.note_presence(self.room.people)
        connection.send(self.welcome(connection))
        self.changed.set()
        self.send_room(but=connection)

    def leave(self, connection: Connection) -> None:
        """A connection closes."""
        connection.background.drop()
        self.connections.all.discard(connection)
        self.connections.note_presence(self.room.people)
        self.empty_since = asyncio.get_running_loop().time()
        self.send_room()

    def revoke(self, browser: str, seats: set[int]) -> None:
        """Takes seats from the open connections of a browser, also from one that is just being identified."""
        self.refreshes += 1
        for connection in self.connections:
            if connection.browser == browser:
                connection.seats -= seats
                if not connection.seats:
                    connection.host = False
                if connection.seats or self.room.config.new_room.spectators:
                    connection.send(self.welcome(connection))
                else:
                    connection.cut()
        self.connections.note_presence(self.room.people)
