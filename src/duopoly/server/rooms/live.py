"""A room in use: its lines, and the one way in which anything happens: appended to the log, then folded, then told to all."""

import asyncio
import logging
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from msgspec import json, structs

from ...bots import off_turn
from ...play import fair
from ...play.game import Game
from ...play.notation import move_text
from ...play.seats import Names
from ...words import say
from ..store import Entry, Holder, MovedOn, Store
from ..views.board import board_view
from ..views.hand import is_by_hand
from ..views.moment import Moment
from ..views.moves import seat_moves
from ..views.position import position_view
from ..views.room import room_view
from ..wire import Board, ChatLine, Moved, RoomChanged, RoomView, Said, SeatMoves, View, Welcome
from ..wire import Line as LedgerLine
from .presence import Line, Lines
from .room import Room
from .thinking import Thinkers

log = logging.getLogger(__name__)

LATEST_LINES = 120
"""How much of the ledger a newcomer is sent; the page asks for older lines."""

News = tuple[str, dict[str, Any]]


class Change(NamedTuple):
    """What new entries changed: their kinds, the seats that others play on now, what was said, how much of the ledger was
    there before (`kept` after an undo), and the first move with who made it.
    """

    kinds: set[str]
    seats: set[int]
    spoken: list[ChatLine]
    known: int
    kept: int | None
    by: str
    move: str


class Live:
    """A room in use. Whoever changes it holds `lock`."""

    def __init__(self, room: Room, store: Store, thinkers: Thinkers) -> None:
        self.room = room
        self.store = store
        self.thinkers = thinkers
        self.lines = Lines()
        self.lock = asyncio.Lock()
        self.woken = asyncio.Event()
        self.left = 0.0  # when the last line was cut, on the loop's clock
        self.moments: dict[str, Moment] = {}
        self.views: dict[str, View] = {}
        self.moves: dict[tuple[str, int], SeatMoves] = {}
        self.advice: dict[int, asyncio.Future[Any]] = {}

    # What is appended.

    async def append(
        self, news: Sequence[News], holder: Holder | None = None, key: str | None = None, finish: bool = False
    ) -> None:
        """Appends to the log, and only then folds and tells. Raises MovedOn, caught up, where another server was first."""
        room = self.room
        texts = [(kind, json.encode(body).decode()) for kind, body in news]
        try:
            at = await self.store.append(room.id, room.seq + 1, texts, finish=finish, holder=holder, key=key)
        except MovedOn:
            await self.catch_up()
            raise
        self.take([Entry(room.seq + n, at, kind, body) for n, (kind, body) in enumerate(texts, 1)])

    async def append_moves(self, twin: Game) -> None:
        """Appends what was played on a copy of the game, and what the program's chance adds at once."""
        assert self.room.game is not None
        self.draw(twin)
        new = twin.moves[len(self.room.game.moves) :]
        news: list[News] = [("move", {"by": by, "move": move}) for by, move in new]
        await self.append(news, finish=twin.to_act is None)

    def draw(self, twin: Game) -> None:
        """Lets the program's chance act as long as it is to, and bots claim their rent: nobody can be quicker than they."""
        while twin.to_act is not None:
            claim = self.claim(twin)
            if claim is not None:
                by, move = claim
                twin.play(move, by=by)
            elif twin.to_act == "chance" and not is_by_hand(twin.phase, self.room.plan.by_hand):
                fair.play(self.room._secret, twin)
            else:
                return

    def claim(self, game: Game) -> tuple[str, str] | None:
        """The bot that moves although it is not to act, and its move; None where none does."""
        g, table = game.inside()
        for number, seat in enumerate(self.room.seats):
            if seat.bot and seat.name != game.to_act:
                move = off_turn(g, table, number)
                if move is not None:
                    return seat.name, move_text(move, Names(game.edition, game.players), g.deck)
        return None

    async def catch_up(self) -> None:
        """Takes in what other servers appended."""
        entries = await self.store.entries(self.room.id, self.room.seq)
        if entries:
            self.take(entries)

    # What is told.

    def take(self, entries: Iterable[Entry]) -> None:
        """Folds entries and tells everybody what is new."""
        room, known, kept = self.room, len(self.room.ledger), None
        kinds, by, move = set(), "", ""
        spoken: list[ChatLine] = []
        seats: set[int] = set()
        for entry in entries:
            room.fold(entry)
            kinds.add(entry.kind)
            if entry.kind == "chat":
                spoken.append(room.chat[-1])
            if entry.kind in ("sit", "bot"):
                seats.add(json.decode(entry.body)["seat"])
            if entry.kind == "undo":
                known = min(known, len(room.ledger))
                kept = known
            if entry.kind == "move" and not move:
                body = json.decode(entry.body)
                by, move = body["by"], body["move"]
        self.moments.clear()
        self.views.clear()
        self.moves.clear()
        self.advice.clear()
        self.woken.set()
        change = Change(kinds, seats, spoken, known, kept, *(("", "") if kept is not None else (by, move)))
        for line in self.lines:
            try:
                self.tell(line, change)
            except Exception:  # the entries are kept: a mistake in drawing them for one is not everybody's
                log.exception("room %s", room.id)
                line.cut()

    def tell(self, line: Line, change: Change) -> None:
        """Tells one line what is new."""
        room = self.room
        if "begin" in change.kinds:
            line.send(self.welcome(line))
            return
        if change.move or change.kept is not None:
            news = room.ledger.lines(line.lang, change.known)
            line.send(self.moved(line, news, change.kept, change.by, change.move))
        elif change.seats & line.seats and room.game is not None:
            line.send(self.welcome(line))  # with what the seat may do now, or without it
        elif change.kinds - {"chat"}:
            line.send(RoomChanged(room=self.room_view(line)))
        for said in change.spoken:
            line.send(Said(line=said))

    def moved(self, line: Line, news: list[LedgerLine], kept: int | None, by: str, move: str) -> Moved:
        """That the game went on, for one line."""
        view = self.view(line)
        assert view is not None
        return Moved(view=view, lines=news, total=len(self.room.ledger), kept=kept, by=by, move=move, room=self.room_view(line))

    def welcome(self, line: Line) -> Welcome:
        """All there is, for one line."""
        room = self.room
        total = len(room.ledger)
        return Welcome(
            room=self.room_view(line),
            lang=line.lang,
            board=self.board(line.lang),
            view=self.view(line),
            lines=room.ledger.lines(line.lang, max(0, total - LATEST_LINES)),
            total=total,
            chat=list(room.chat),
        )

    def tell_room(self) -> None:
        """Tells everybody who is here."""
        for line in self.lines:
            line.send(RoomChanged(room=self.room_view(line)))

    def room_view(self, line: Line) -> RoomView:
        """The table round the game, for one line."""
        return room_view(self.room, self.lines, line)

    def board(self, lang: str) -> Board | None:
        """The board; None while friends are awaited."""
        return None if self.room.game is None else board_view(self.room.game, lang)

    def moment(self, lang: str) -> Moment:
        """The game as it stands, for a language. Raises LookupError while there is none."""
        if self.room.game is None:
            raise LookupError(self.room.id)
        if lang not in self.moments:
            self.moments[lang] = Moment(self.room.game, lang)
        return self.moments[lang]

    def view(self, line: Line) -> View | None:
        """The position with the moves of the seats that the line holds."""
        if self.room.game is None:
            return None
        lang = line.lang
        if lang not in self.views:
            self.views[lang] = position_view(self.moment(lang), self.room.plan.by_hand)
        if self.room.stop is not None:
            return structs.replace(self.views[lang], to_act=None, heading=say(lang, "stopped-heading"), chance=None)
        held = [seat for seat in sorted(line.seats) if not self.room.seats[seat].bot]
        return structs.replace(self.views[lang], moves=[self.seat(seat, lang) for seat in held])

    def seat(self, seat: int, lang: str) -> SeatMoves:
        """What a seat may do now."""
        if (lang, seat) not in self.moves:
            self.moves[lang, seat] = seat_moves(self.moment(lang), self.room.seats[seat].name)
        return self.moves[lang, seat]

    # Who is here.

    def enter(self, line: Line) -> None:
        """A line comes in and is told everything."""
        self.lines.all.add(line)
        line.send(self.welcome(line))
        self.woken.set()
        self.tell_others(line)

    def leave(self, line: Line) -> None:
        """A line is gone."""
        self.lines.all.discard(line)
        self.left = asyncio.get_running_loop().time()
        self.tell_room()

    def tell_others(self, line: Line) -> None:
        """Tells the others who is here now."""
        for other in self.lines:
            if other is not line:
                other.send(RoomChanged(room=self.room_view(other)))
