"""A room as its log describes it: the seats, the game, the ledger, the chat, an open vote."""

from collections import deque
from collections.abc import Iterable
from itertools import islice
from typing import Any, Literal

from msgspec import Struct, convert, structs

from ...play import fair
from ...play.earlier import continued
from ...play.errors import BadRecord, ReplayStop
from ...play.events import Event
from ...play.game import Game, Record, play_next
from ...play.promise import Salt, Undone, promise_of, undone_of
from ...play.seats import CHANCE_NAME
from ...play.versions import FIELD, changed_words, stop_words
from ...words import say
from ..clock import Clock
from ..store import LogEntry
from ..views.ledger_lines import LedgerLines
from ..wire import BotDelay, BotOffers, ChatMessage
from .decision_clock import DecisionClock
from .guides import GUIDES, Guide, GuideMove
from .pending_vote import PendingVote, Question
from .promised_dice import PromisedDice
from .room_config import RoomConfig

CHAT_SIZE = 100
"""How many chat messages stay in memory."""
SKEW = 30.0
"""By how many seconds an entry may be older than the one before it although no clock was set back: those of servers differ."""

RoomState = Literal["waiting", "playing", "over", "stopped"]


class SeatState(Struct):
    """Who sits on a seat: a person, a bot by its name, or nobody yet."""

    name: str
    bot: str = ""
    open: bool = False
    has_person: bool = False
    """Whether the seat is a person's, who may take it back from a bot."""
    bot_since: float = 0.0
    bot_ply: int = 0
    """When the bot took the seat, and how many moves had been made by then."""
    reasons: dict[str, str] = {}
    """What the bot said last of a move, by language."""
    reason_ply: int = 0
    """That move, from 1."""
    bot_offers: BotOffers = "few"


class Ending(Struct, frozen=True):
    """A game that the people ended by agreement: who proposed it, and who had left."""

    by: str
    left: tuple[str, ...]


class Room:
    """A room in the memory of this server. `seq` is the last log entry it has folded.

    If another version of the rules wrote the log, these rules may refuse a move in it. The game then stands before that
    move, `stop` says why, `rest` holds the moves from there on, and nobody can do anything in the room.
    A room may begin with a record: its game goes on from there with new dice, or was over and can only be looked back on.
    """

    def __init__(self, id: str, config: RoomConfig, secret: bytes, created: float, finished: bool = False) -> None:
        self.id = id
        self.config = config
        self.dice = PromisedDice(secret, draws=config.is_fair)
        self.origin: Record | None = None
        self.arrived_over = False
        self.undone: list[Undone] = []
        self.removed: set[str] = set()  # browsers that have lost seats
        self.ending: Ending | None = None
        self.bot_delay: BotDelay = config.new_room.bot_delay
        self.created = created
        self.finished = finished
        self.seq = 0
        self.logged = 0
        """How many entries are no moves."""
        seats = config.new_room.seats
        self.seats = [
            SeatState(name=seat.name, bot=seat.bot or "", open=seat.who == "link", has_person=seat.is_local) for seat in seats
        ]
        self.game: Game | None = None
        self.before_undo: Game | None = None
        """The game before an undo of many moves that is about to be folded, if it was replayed before."""
        self.stop: ReplayStop | None = None
        self.rest: list[tuple[str, str]] = []
        self.played: deque[list[Event]] = deque()
        self.ledger = LedgerLines(with_notes=config.new_room.treasurer)
        self.chat: deque[ChatMessage] = deque(maxlen=CHAT_SIZE)
        self.vote: PendingVote | None = None
        self.rematch: str | None = None
        """The room of the next game of the same people."""
        self.ready: set[int] = set()
        """The seats of those who have asked for the rematch."""
        self.names_shared: set[int] = set()
        """The seats of those who agree that a picture of the game names them."""
        self.started: float | None = None
        self.last_move_at = created
        self.decision_clock = DecisionClock(created)
        self.game_changes = 0
        """How often moves were made or taken back: what was thought out before the last of them is void."""
        self.last_entry_at = created

    def __repr__(self) -> str:
        return f"<Room {self.id}, {self.state}, {self.seq} entries>"

    @property
    def state(self) -> RoomState:
        """Whether the room waits for friends, its game goes on, is over, or was stopped.

        It is stopped by a change of the rules, by agreement, or because its dice cannot be trusted.
        """
        if self.game is None:
            return "waiting"
        if self.stop is not None or self.ending is not None or not self.dice.is_genuine:
            return "stopped"
        return "over" if self.game.to_act is None else "playing"

    @property
    def secret(self) -> bytes | None:
        """The secret of the dice; None until the game is over, and if it is not the one that was promised."""
        is_over = self.state == "over" or self.ending is not None or (self.finished and self.stop is not None)
        return self.dice.secret if is_over else None

    def notice(self, lang: str) -> str:
        """What players should know about the room, for instance that other rules wrote the log; "" otherwise."""
        if not self.dice.is_genuine:
            return say(lang, "dice-changed")
        if self.ending is not None:
            return say(lang, "ended-notice", player=self.ending.by, players=", ".join(self.ending.left))
        return changed_words(self.config.version, lang) if self.stop is None else stop_words(self.stop, lang)

    def record(self) -> Record:
        """The whole game, with the secret once that is open. Raises LookupError if the game has not begun."""
        played = self.playable_record()
        if self.arrived_over:
            return played
        return Record({**played.header, FIELD: self.config.version}, played.moves + self.rest)

    def playable_record(self) -> Record:
        """The game as far as the present rules go, with the secret once that is open. Raises LookupError."""
        if self.game is None:
            raise LookupError(self.id)
        if self.arrived_over and self.origin is not None:
            return self.origin
        played = self.game.record()
        played.header |= self.table_fields()
        salts = [Salt(self.seats[salt.seats[0]].name, salt.number) for salt in self.dice.salts]
        header = fair.with_undone(fair.with_salts(played.header, salts), self.undone)
        record = Record(header, played.moves)
        return fair.opened(record, self.secret) if self.secret and self.is_fair else record

    def table_fields(self) -> dict[str, Any]:
        """What another program needs to go on with the game: who is a bot, whose dice, the time that is left."""
        rows = [{"name": seat.name, "bot": seat.bot or None} for seat in self.seats]
        budgets = [self.budget(number) for number in range(len(rows))]
        fields: dict[str, Any] = {
            "seats": [row if budget is None else {**row, "budget": budget} for row, budget in zip(rows, budgets, strict=True)]
        }
        if self.config.new_room.treasurer:
            fields["treasurer"] = True
        if self.config.minutes is not None and self.started is not None:
            fields |= {"minutes": self.config.minutes, "used": max(0, round(self.last_entry_at - self.started))}
        return fields

    def budget(self, seat: int) -> str | None:
        """What the bot at a seat may spend on a decision, if that was chosen for it; None: as elsewhere."""
        chosen = self.config.new_room.seats[seat]
        return chosen.budget if chosen.bot == self.seats[seat].bot else None

    @property
    def earlier_moves(self) -> int:
        """How many moves were played elsewhere, for a game that goes on from a record: they cannot be undone."""
        return 0 if self.origin is None or self.arrived_over or self.guide else len(self.origin.moves)

    @property
    def guide(self) -> Guide | None:
        """The guide of the room; None if it has none, or its players have left it."""
        return GUIDES.get(self.config.guide)

    def guide_rest(self, game: Game | None) -> tuple[GuideMove, ...] | None:
        """What is left of the guide for a game, the room's or a copy of it; None if it is not on a guide."""
        return None if self.guide is None or game is None else self.guide.rest(game)

    @property
    def is_fair(self) -> bool:
        """Whether the program draws any outcome, so that there is something to verify."""
        return bool(self.dice.commitment) if self.arrived_over else self.config.is_fair

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [number for number, seat in enumerate(self.seats) if not seat.bot and not seat.open]

    def seat_number(self, name: str) -> int:
        """The seat with that name. Raises LookupError."""
        for number, seat in enumerate(self.seats):
            if seat.name == name:
                return number
        raise LookupError(name)

    @property
    def deadline(self) -> float | None:
        """When the time for the decision is up; None if there is no clock or no person has to decide."""
        clock, game = self.config.new_room.clock, self.game
        if clock is None or game is None or self.state != "playing" or game.to_act == CHANCE_NAME:
            return None
        return None if self.seats[self.seat_number(game.to_act or "")].bot else self.decision_clock.since + clock

    @property
    def may_have_more_time(self) -> bool:
        """Whether the clock of this decision can be started anew: once for each."""
        return self.deadline is not None and not self.decision_clock.has_more_time

    @property
    def ends_at(self) -> float | None:
        """When a timed game ends; None for other games."""
        if self.config.minutes is None or self.started is None or self.stop is not None:
            return None
        return self.started + 60 * self.config.minutes

    # Folding the log.

    def fold(self, entry: LogEntry, at: float | None = None) -> None:
        """Applies the next entry of the log. `at` is its time on the server's clock; by default the one in the log."""
        assert entry.seq == self.seq + 1, f"{self!r}: expected entry {self.seq + 1}, got {entry.seq}"
        at = entry.at if at is None else at
        self.keep_time(at)
        getattr(self, f"fold_{entry.kind}")(entry.at if entry.kind == "chat" else at, entry.body)
        self.seq = entry.seq
        self.logged += entry.kind != "move"

    def fold_all(self, entries: Iterable[LogEntry], clock: Clock) -> None:
        """Applies a whole log."""
        for entry in entries:
            self.fold(entry, clock.from_log(entry.at))
        self.keep_time(clock.now(), skew=0)

    def keep_time(self, at: float, skew: float = SKEW) -> None:
        """Takes in what time it is. If it was later before, the clock was set back, and the room's times go back with it."""
        back = self.last_entry_at - at
        if back > skew:
            self.last_move_at -= back
            self.decision_clock.since -= back
            if self.started is not None:
                self.started -= back
            if self.vote is not None:
                self.vote.at -= back
            self.last_entry_at = at
        self.last_entry_at = max(self.last_entry_at, at)

    def fold_commit(self, _: float, body: dict[str, Any]) -> None:
        """The commitment to the secret of the dice."""
        self.dice.commit(str(body["commitment"]))

    def fold_salt(self, _: float, body: dict[str, Any]) -> None:
        """A browser adds a salt to the dice."""
        self.dice.add_salt(body["seats"], bytes.fromhex(body["salt"]))

    def fold_close_salts(self, _: float, __: dict[str, Any]) -> None:
        """The first outcome is drawn: from now on no salt is added, not even if everything is taken back."""
        self.dice.salts_closed = True

    def fold_end(self, at: float, body: dict[str, Any]) -> None:
        """The people end the game because somebody has left."""
        names = [seat.name for seat in self.seats]
        self.ending = Ending(names[body["by"]], tuple(names[seat] for seat in body["left"]))
        self.vote = None
        self.last_move_at = at

    def fold_bot_delay(self, _: float, body: dict[str, Any]) -> None:
        """The host changes how long bots wait before they move."""
        self.bot_delay = body["delay"]

    def fold_bot_offers(self, _: float, body: dict[str, Any]) -> None:
        """Somebody says which offers of bots they want."""
        self.seats[body["seat"]].bot_offers = body["offers"]

    def fold_revoke(self, _: float, body: dict[str, Any]) -> None:
        """A browser loses seats; the session tells its connections."""
        self.removed.add(body["browser"])

    def fold_sit(self, at: float, body: dict[str, Any]) -> None:
        """A person takes an open seat, or takes a seat back from a bot."""
        seat = self.seats[body["seat"]]
        seat.name, seat.bot, seat.open, seat.reasons = body.get("name", seat.name), "", False, {}
        seat.has_person = True
        self.last_move_at = at
        if self.game is not None and seat.name == self.decision_clock.player:
            self.decision_clock.start(self.game, at)

    def fold_bot(self, at: float, body: dict[str, Any]) -> None:
        """A bot takes a seat, open or not."""
        seat = self.seats[body["seat"]]
        seat.bot, seat.open = body["bot"], False
        seat.bot_since, seat.bot_ply = at, len(self.game.moves) if self.game else 0
        self.vote = None
        self.last_move_at = at
        if self.game is not None and seat.name == self.decision_clock.player:
            self.decision_clock.start(self.game, at)

    def fold_record(self, _: float, body: dict[str, Any]) -> None:
        """The record that the game will go on from, when it begins."""
        self.origin = Record(body["header"], [(by, move) for by, move in body["moves"]])

    def fold_begin(self, at: float, _: dict[str, Any]) -> None:
        """The game begins, or goes on from a record."""
        promise = self.dice.promise(self.config.by_hand)
        self.dice.salts_closed |= not self.dice.is_committed  # a game from before there were salts
        if self.origin is None:
            header = self.config.header([seat.name for seat in self.seats], promise)
        elif self.guide:
            header = self.origin.header  # nothing is promised
        else:
            header = {**continued(self.origin.header, len(self.origin.moves)), "fair": promise}
        self.game = Game.from_header(header)
        self.game.keeps_events = False  # the ledger does
        self.started = self.last_move_at = at
        self.decision_clock.start(self.game, at)
        for by, move in self.origin.moves if self.origin else ():
            self.fold_move(at, {"by": by, "move": move})
        if self.origin is not None and self.game.to_act is None:
            self.arrived_over = True
            self.dice.keep(promise_of(self.origin.header), self.seat_number)
            self.undone = [*undone_of(self.origin.header)]

    def fold_leave_guide(self, _: float, __: dict[str, Any]) -> None:
        """The guide is left: the game goes on from here with dice that are promised, as from a record."""
        assert self.game is not None
        self.config = structs.replace(self.config, guide="")
        self.origin = self.game.record()
        promise = self.dice.promise(self.config.by_hand)
        game = Game.from_header({**continued(self.origin.header, len(self.origin.moves)), "fair": promise})
        game.keeps_events = False
        for by, move in self.origin.moves:
            play_next(game, by, move, self.config.version)
        self.game, self.dice.salts_closed = game, False

    def take_over(self, trial: Game) -> None:
        """Makes the moves that were played on a copy of the game. They are not played again when their entries are folded."""
        assert self.game is not None
        self.played.extend(self.game.take_over(trial))

    def fold_move(self, at: float, body: dict[str, Any]) -> None:
        """A move. After one that these rules refuse, moves only wait to be taken back."""
        assert self.game is not None
        by, move = str(body["by"]), str(body["move"])
        self.game_changes += 1
        try:
            if self.stop is None:
                events = self.played.popleft() if self.played else play_next(self.game, by, move, self.config.version)
                self.add_events(events, at, body.get("auto", False))
                self.decision_clock.note_move(by, move, self.game, at)
                return
        except BadRecord as error:
            self.stop = error.stop
        self.rest.append((by, move))

    def add_events(self, events: list[Event], at: float, auto: bool) -> None:
        """Notes what a move made happen: the game's last one, but for those of `played`; `auto` if it was made for a person."""
        assert self.game is not None
        self.ledger.add(events, len(self.game.moves) - len(self.played), auto)
        self.vote = None
        self.last_move_at = at

    def fold_undo(self, at: float, body: dict[str, Any]) -> None:
        """Moves are taken back."""
        assert self.game is not None
        moves = body["moves"]
        played = self.game.moves + self.rest
        by = self.seats[body["by"]].name if "by" in body else ""
        self.undone.append(Undone(len(played) - moves, by, tuple(played[len(played) - moves :])))
        waiting = min(moves, len(self.rest))
        del self.rest[len(self.rest) - waiting :]
        if not self.rest:
            self.stop = None
        if moves > waiting:
            self.game.undo(moves - waiting, self.before_undo)
        self.before_undo = None
        self.ledger.cut(len(self.game.moves))
        for seat in self.seats:
            if seat.reason_ply > len(self.game.moves):
                seat.reasons, seat.reason_ply = {}, 0
        self.vote = None
        self.last_move_at = at
        self.game_changes += 1
        self.decision_clock.start(self.game, at)

    def fold_chat(self, at: float, body: dict[str, Any]) -> None:
        """A chat message."""
        self.chat.append(ChatMessage(by=body["by"], text=body["text"], at=at))

    def fold_ask(self, at: float, body: dict[str, Any]) -> None:
        """Someone proposes something that all must agree on."""
        question = convert(body, Question)
        self.vote = PendingVote(question, {question.by}, at)

    def fold_vote(self, at: float, body: dict[str, Any]) -> None:
        """Someone votes. The first no ends the vote; from the person it waits for, it starts their clock anew."""
        if self.vote is not None:
            if body["yes"]:
                self.vote.yes.add(body["by"])
                return
            if self.vote.question.wait and body["by"] == self.vote.question.seat:
                self.last_move_at = self.decision_clock.since = at
            self.vote = None

    def fold_more_time(self, at: float, _: dict[str, Any]) -> None:
        """The clock of a decision is started anew."""
        self.last_move_at = at
        self.decision_clock.give_time(at)

    def fold_rematch(self, _: float, body: dict[str, Any]) -> None:
        """Somebody asks for a rematch, or joins it; a new room begins a new one."""
        if body["room"] != self.rematch:
            self.rematch, self.ready = str(body["room"]), set()
        self.ready.update(body["seats"])

    def fold_names(self, _: float, body: dict[str, Any]) -> None:
        """Somebody agrees that a picture of the game names them, or no longer does."""
        seats = set(body["seats"])
        self.names_shared = self.names_shared | seats if body["agree"] else self.names_shared - seats

    @property
    def named(self) -> list[int]:
        """The seats whose people must agree before a picture names anybody: all that were set up for people."""
        return [number for number, seat in enumerate(self.config.new_room.seats) if seat.who != "bot"]

    # Undo.

    def replay_for_undo(self, moves: int) -> None:
        """Replays the game as it was before its last moves, unless that is at hand: what folds their undo then is quick.

        The room must not change meanwhile; another thread may do it.
        """
        if self.game is not None and moves > len(self.rest):
            self.before_undo = self.game.before(moves - len(self.rest))

    def undoable(self, seats: set[int]) -> int:
        """How many moves an undo takes back: to the last decision of these seats, or their last outcome by hand."""
        game = self.game
        if game is None or self.state != "playing":
            return 0
        names = {self.seats[seat].name for seat in seats}
        moves, by_hand = game.moves, self.config.by_hand
        for count, (by, move) in enumerate(islice(reversed(moves), len(moves) - self.earlier_moves), 1):
            if by in names or (names and by_hand and by == CHANCE_NAME and self.is_by_hand(move)):
                return count + (self.bids_before(len(moves) - count + 1) if self.config.new_room.treasurer else 0)
        return 0

    def bids_before(self, number: int) -> int:
        """How many bids and passes of the same auction come before a move: the bank of a real board enters them all at once."""
        for first in range(number, self.earlier_moves, -1):
            if not {"bid", "pass"} & self.ledger.kinds(first):
                return 0
            if "auction-begins" in self.ledger.kinds(first - 1):
                return number - first
        return 0

    def is_by_hand(self, move: str) -> bool:
        """Whether the players entered this outcome of chance themselves."""
        kind = fair.KINDS.get(move.partition(" ")[0], "")
        return kind in self.config.by_hand
