"""A room as its log tells it: the seats, the game, the ledger, what was said, what is being asked."""

from collections import deque
from typing import Any, Literal

from msgspec import Struct, json

from ...play import fair
from ...play.errors import BadRecord, ReplayStop
from ...play.events import Event
from ...play.game import Game, Record, play_next
from ...play.versions import FIELD, changed_words, stop_words
from ..store import Entry
from ..views.lines import Ledger
from ..wire import ChatLine
from .plan import Plan

LATEST_SAID = 100
"""How much of the chat is kept at hand."""


class SeatState(Struct):
    """Who sits on a seat: a person, a bot by its kind, or nobody yet."""

    name: str
    bot: str = ""
    open: bool = False
    reasons: dict[str, str] = {}
    """Why the bot made its last move, by language."""


class Asked(Struct):
    """What all people have to agree on, who asked it, and who agreed."""

    what: Literal["undo", "bot"]
    by: int
    seat: int
    moves: int
    yes: set[int]
    bot: str = "steady"


class Room:
    """A room in the memory of this server. `seq` is the last entry of the log that it has folded.

    Other rules may have made its log: the game then stands before the first move that these refuse, `stop` says why, and
    `rest` are the moves from there on. Nobody can do anything at such a table.
    `secret` are the sealed dice: they never leave before the end, not into a log or a text of this object either.
    """

    def __init__(self, id: str, plan: Plan, secret: bytes, created: float, finished: bool = False) -> None:
        self.id = id
        self.plan = plan
        self._secret = secret
        self.commitment = fair.commitment(secret)
        self.created = created
        self.finished = finished
        self.seq = 0
        self.seats = [SeatState(name=seat.name, bot=seat.bot or "", open=seat.who == "link") for seat in plan.new.seats]
        self.game: Game | None = None
        self.stop: ReplayStop | None = None
        self.rest: list[tuple[str, str]] = []
        self.ledger = Ledger(notes=plan.new.treasurer)
        self.chat: deque[ChatLine] = deque(maxlen=LATEST_SAID)
        self.asked: Asked | None = None
        self.started: float | None = None
        self.moved = created

    def __repr__(self) -> str:
        return f"<Room {self.id}, {self.state}, {self.seq} entries>"

    @property
    def state(self) -> Literal["waiting", "playing", "over", "stopped"]:
        """Whether friends are awaited, the game goes on, is over, or was stopped by other rules than it was played by."""
        if self.game is None:
            return "waiting"
        if self.stop is not None:
            return "stopped"
        return "over" if self.game.to_act is None else "playing"

    @property
    def secret(self) -> bytes | None:
        """The secret of the dice: only once the game is over."""
        return self._secret if self.state == "over" or (self.finished and self.stop is not None) else None

    def notice(self, lang: str) -> str:
        """What is to be said of a table that was laid by other rules; "" of any other."""
        return changed_words(self.plan.version, lang) if self.stop is None else stop_words(self.stop, lang)

    def record(self) -> Record:
        """The whole game as its log has it, with its secret once that is open. Raises LookupError where it has not begun."""
        if self.game is None:
            raise LookupError(self.id)
        played = self.game.record()
        record = Record({**played.header, FIELD: self.plan.version}, played.moves + self.rest)
        return fair.opened(record, self.secret) if self.secret and self.is_fair else record

    @property
    def is_fair(self) -> bool:
        """Whether the program makes any outcome, so that there is something to check."""
        return self.plan.by_hand != frozenset(("dice", "cards"))

    @property
    def people(self) -> list[int]:
        """The seats on which people play."""
        return [number for number, seat in enumerate(self.seats) if not seat.bot and not seat.open]

    def number(self, name: str) -> int:
        """The seat of that name; raises LookupError for a stranger."""
        for number, seat in enumerate(self.seats):
            if seat.name == name:
                return number
        raise LookupError(name)

    @property
    def deadline(self) -> float | None:
        """When the time for the decision is up; None where there is no clock, or no person is to decide."""
        clock, game = self.plan.new.clock, self.game
        if clock is None or game is None or self.state != "playing" or game.to_act == "chance":
            return None
        return None if self.seats[self.number(game.to_act or "")].bot else self.moved + clock

    @property
    def ends_at(self) -> float | None:
        """When the time of a timed game is up."""
        if self.plan.minutes is None or self.started is None or self.stop is not None:
            return None
        return self.started + 60 * self.plan.minutes

    # Folding the log.

    def fold(self, entry: Entry) -> None:
        """Takes the next entry of the log in."""
        assert entry.seq == self.seq + 1, f"{self!r}: entry {entry.seq} cannot follow"
        body = json.decode(entry.body)
        getattr(self, f"fold_{entry.kind}")(entry.at, body)
        self.seq = entry.seq

    def fold_sit(self, at: float, body: dict[str, Any]) -> None:
        """A person takes a seat: an open one, or back from the bot that played on."""
        seat = self.seats[body["seat"]]
        seat.name, seat.bot, seat.open, seat.reasons = body.get("name", seat.name), "", False, {}
        self.moved = at

    def fold_bot(self, at: float, body: dict[str, Any]) -> None:
        """A bot takes a seat, or plays on for somebody."""
        seat = self.seats[body["seat"]]
        seat.bot, seat.open = body["bot"], False
        self.asked = None
        self.moved = at

    def fold_begin(self, at: float, _: dict[str, Any]) -> None:
        """The game begins."""
        promise = fair.promised(self._secret, sorted(self.plan.by_hand))
        self.game = Game.from_header(self.plan.header([seat.name for seat in self.seats], promise))
        self.started = self.moved = at

    def fold_move(self, at: float, body: dict[str, Any]) -> None:
        """A move was made; behind one that these rules refuse it only waits to be taken back."""
        assert self.game is not None
        by, move = str(body["by"]), str(body["move"])
        try:
            if self.stop is None:
                self.made(play_next(self.game, by, move, self.plan.version), at)
                return
        except BadRecord as error:
            self.stop = error.stop
        self.rest.append((by, move))

    def made(self, events: list[Event], at: float) -> None:
        """A move of the game was made, and made this happen."""
        assert self.game is not None
        self.ledger.add(events, len(self.game.moves))
        self.asked = None
        self.moved = at

    def fold_undo(self, at: float, body: dict[str, Any]) -> None:
        """Moves were taken back."""
        assert self.game is not None
        moves = body["moves"]
        waiting = min(moves, len(self.rest))
        del self.rest[len(self.rest) - waiting :]
        if not self.rest:
            self.stop = None
        if moves > waiting:
            self.game.undo(moves - waiting)
        self.ledger.cut(len(self.game.moves))
        self.asked = None
        self.moved = at

    def fold_chat(self, at: float, body: dict[str, Any]) -> None:
        """Something was said."""
        self.chat.append(ChatLine(by=body["by"], text=body["text"], at=at))

    def fold_ask(self, _: float, body: dict[str, Any]) -> None:
        """Something is asked that all have to agree on."""
        self.asked = Asked(body["what"], body["by"], body["seat"], body["moves"], {body["by"]}, body.get("bot", "steady"))

    def fold_vote(self, _: float, body: dict[str, Any]) -> None:
        """Somebody agrees, or does not: then it is off."""
        if self.asked is not None:
            if body["yes"]:
                self.asked.yes.add(body["by"])
            else:
                self.asked = None

    # What is asked of the people.

    @property
    def voters(self) -> list[int]:
        """Who has to agree with what is asked: all people, but for whom a bot is to play on."""
        asked = self.asked
        return [seat for seat in self.people if asked is None or not (asked.what == "bot" and seat == asked.seat)]

    def undoable(self, seats: set[int]) -> int:
        """How many moves an undo takes back: up to the last decision of one of these seats, or what they threw by hand."""
        game = self.game
        if game is None or self.state != "playing":
            return 0
        names = {self.seats[seat].name for seat in seats}
        for back, (by, move) in enumerate(reversed(game.moves), 1):
            if by in names or (names and by == "chance" and self.by_hand(move)):
                return back
        return 0

    def by_hand(self, move: str) -> bool:
        """Whether this outcome of chance was made by the people."""
        kind = fair.KINDS.get(move.partition(" ")[0], "")
        return kind in self.plan.by_hand
