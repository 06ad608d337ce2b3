"""A room in use and its connections. All changes go one way: append to the log, fold, send to everyone."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from ...play.game import Game
from ...play.seats import CHANCE_NAME
from ..metrics import MOVES, STORE_ERRORS, STORE_SECONDS
from ..store import Client, LogEntry, MovedOn, NewEntry, Store, StoreError
from ..wire import ChatMessage, RecordCheck
from .automatic_moves import play_automatic_moves
from .bot_executor import BotExecutor, SharedWork
from .connection import Connection, Connections
from .log_budget import LogBudget
from .promised_dice import commitment_entry
from .room import Room
from .room_messages import Change, RoomMessages, SharedRoomViews

log = logging.getLogger(__name__)

SALT_WAIT = 3.0
"""How many seconds the first outcome waits for the salts of people who have not sent theirs."""


class Session:
    """A room in use. Hold `lock` to change it."""

    def __init__(self, room: Room, store: Store, bot_executor: BotExecutor) -> None:
        self.room = room
        self.store = store
        self.clock = store.clock
        self.bot_executor = bot_executor
        self.connections = Connections(self.clock.now)
        self.connections.note_presence(room.people)
        self.messages = RoomMessages(room, self.connections)
        self.salts_due: float | None = None  # by the clock
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()
        self.announced: float | None = None  # the last deadline that everyone knows has passed
        self.empty_since = 0.0  # by the event loop's clock
        self.is_deleted = False
        self.clients_mark = ""
        """Who sat where when that was last looked for after a write of another server."""
        self.refreshes = 0
        """How often the seats of the connections were read again."""
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
        if room.is_fair and not room.dice.is_committed:
            new_entries = [commitment_entry(room.dice.commitment), *new_entries]
        seq = room.seq + 1
        await self.prepare_undo(new_entries)
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
            return room.vote.question.seat, "question"
        if room.game.to_act in (None, CHANCE_NAME):
            return None
        seat = room.seat_number(room.game.to_act)
        return None if room.seats[seat].bot else (seat, "turn")

    async def append_moves(self, trial: Game) -> None:
        """Appends the moves played on a copy of the game, and what the program and bots do right after them."""
        assert self.room.game is not None
        play_automatic_moves(self.room, trial, self.until_salted)
        moves = trial.moves[len(self.room.game.moves) :]
        people = {self.room.seats[seat].name for seat in self.room.people}
        new_entries: list[NewEntry] = [
            ("move", {"by": by, "move": move, "auto": True} if n and by in people else {"by": by, "move": move})
            for n, (by, move) in enumerate(moves)
        ]
        if not self.room.dice.salts_closed and any(by == CHANCE_NAME and not self.room.is_by_hand(move) for by, move in moves):
            new_entries = [("close_salts", {}), *new_entries]
        await self.append(new_entries, finish=trial.to_act is None, trial=trial)
        bots = {seat.name for seat in self.room.seats if seat.bot}
        for by, _ in moves:
            MOVES.add("chance" if by == CHANCE_NAME else "bot" if by in bots else "person")

    def until_salted(self) -> float:
        """How many seconds the first outcome still waits for salts; 0 once everybody has sent one or the wait is over."""
        if self.room.dice.salts_closed or self.room.dice.salted.issuperset(self.room.people):
            return 0.0
        now = self.clock.now()
        if self.salts_due is None:
            self.salts_due = now + SALT_WAIT
        return max(0.0, self.salts_due - now)

    async def catch_up(self) -> None:
        """Takes in what other servers have appended."""
        entries = await self.store.entries(self.room.id, self.room.seq)
        if entries:
            await self.prepare_undo([(entry.kind, entry.body) for entry in entries])
            self.take(entries)

    async def prepare_undo(self, new_entries: Sequence[NewEntry]) -> None:
        """Replays the game in a thread if the next entries take many moves back: here it would hold up all tables."""
        self.room.before_undo = None
        undos = [body["moves"] for kind, body in new_entries if kind == "undo"]
        if undos and not {kind for kind, _ in new_entries} & {"move", "begin", "leave_guide"}:
            await asyncio.to_thread(self.room.replay_for_undo, undos[0])

    # Sending.

    def take(self, entries: Iterable[LogEntry]) -> None:
        """Folds entries and sends everyone what is new."""
        entries, game_changes = list(entries), self.room.game_changes
        change = self.fold(entries)
        self.connections.note_presence(self.room.people)
        for entry in entries:
            self.connections.note_action(self.seat_that_acted(entry))
        self.messages.clear()
        if self.room.game_changes != game_changes:
            self.advice = {question: work for question, work in self.advice.items() if not work.is_over}
        self.changed.set()
        rooms: SharedRoomViews = {}
        for connection in self.connections:
            try:
                for message in self.messages.of_change(connection, change, rooms):
                    connection.send(message)
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

    def send_room(self, but: Connection | None = None) -> None:
        """Sends everyone, `but` one, how the room is now."""
        rooms: SharedRoomViews = {}
        for connection in self.connections:
            if connection is not but:
                connection.send(self.messages.room_changed(connection, rooms))

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
        connection.send(self.messages.welcome(connection))
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
                    connection.send(self.messages.welcome(connection))
                else:
                    connection.cut()
        self.connections.note_presence(self.room.people)
