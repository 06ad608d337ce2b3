"""All rooms of this server: opened when somebody comes, followed when another server moves in them, closed when all left."""

import asyncio
import gc
import logging
import secrets
from collections.abc import Iterable
from contextlib import suppress

from ...play import fair
from ..store import Entry, Holder, KeyUsed, RoomRow, Store
from .analyst import Analyst
from .driver import drive
from .live import Live, News
from .plan import Plan, check_name
from .presence import Line
from .room import Room
from .thinking import Thinkers

log = logging.getLogger(__name__)

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
KEEP_OPEN = 300.0
"""How many seconds a room stays in memory after the last line was cut."""
SWEEP = 30.0
TIDY_AFTER = 400
"""After how many lines cut the collector looks through everything: a socket and its compressor are a ring of some 100 kB that
only it can free, and with hundreds of tables in memory a look stops them all for a third of a second.
"""
OVER_AT_HAND = 50


class Unreadable(Exception):
    """A stored room that this program can make nothing of; `plan` is what was agreed, where at least that can be read."""

    def __init__(self, room: str, plan: Plan | None) -> None:
        super().__init__(f"the table {room} cannot be read")
        self.plan = plan


class House:
    """The rooms of one server over one store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.rooms: dict[str, Live] = {}
        self.over: dict[str, Room] = {}
        self.unreadable: dict[str, Plan | None] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.drivers: dict[str, asyncio.Task[None]] = {}
        self.tasks: list[asyncio.Task[None]] = []
        self.cut = 0
        self.thinkers = Thinkers()
        self.analyst = Analyst()

    def open_doors(self) -> None:
        """Begins to follow the store and to sweep; in the running loop."""
        self.tasks = [asyncio.create_task(self.follow()), asyncio.create_task(self.sweep())]

    async def close_doors(self) -> None:
        """Cuts all lines and stops what runs; everything is in the store."""
        for live in self.rooms.values():
            for line in live.lines:
                line.cut()
        tasks = [*self.tasks, *self.drivers.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinkers.close()
        self.analyst.close()

    @property
    def sockets(self) -> int:
        """How many browsers are connected."""
        return sum(len(live.lines) for live in self.rooms.values())

    # Laying and opening.

    async def lay(self, plan: Plan, browser: str) -> str:
        """Lays a table; its host holds the seats at his screen. Returns the room's id."""
        room = "".join(secrets.choice(ALPHABET) for _ in range(12))
        await self.store.create_room(room, plan.kept(), fair.new_secret().hex())
        seats = tuple(str(n) for n, seat in enumerate(plan.new.seats) if seat.who in ("me", "here"))
        await self.store.hold(room, Holder(browser=browser, seats=seats, host=True, lang=plan.new.lang))
        if all(seat.who != "link" for seat in plan.new.seats):
            live = await self.open(room)
            assert live is not None
            async with live.lock:
                await live.append([("begin", {})])
        return room

    async def open(self, room: str) -> Live | None:
        """The room in use, read from the store if it is not; None where there is none of that id. Raises Unreadable."""
        if room in self.rooms:
            self.rooms[room].left = asyncio.get_running_loop().time()
            return self.rooms[room]
        async with self.opening.setdefault(room, asyncio.Lock()):
            try:
                if room not in self.rooms:
                    row = await self.store.room(room)
                    if row is None:
                        return None
                    live = await self.read(row)
                    self.rooms[room] = live
                    self.drivers[room] = asyncio.create_task(drive(live, self.thinkers))
            finally:
                self.opening.pop(room, None)
        return self.rooms[room]

    async def peek(self, row: RoomRow) -> Room:
        """A room to look at, without opening it; one that is over is kept at hand, as it does not change. Raises Unreadable."""
        if row.id in self.rooms:
            return self.rooms[row.id].room
        if row.id in self.over:
            return self.over[row.id]
        room = (await self.read(row)).room
        if row.finished_at is not None:
            self.over[row.id] = room
            if len(self.over) > OVER_AT_HAND:
                self.over.pop(next(iter(self.over)))
        return room

    async def read(self, row: RoomRow) -> Live:
        """A room from its log. Raises Unreadable; the operator is told of it once."""
        if row.id in self.unreadable:
            raise Unreadable(row.id, self.unreadable[row.id])
        secret = bytes.fromhex(await self.store.secret(row.id))
        entries = await self.store.entries(row.id)
        plan = None
        try:
            plan = Plan.read(row.plan)
            room = Room(row.id, plan, secret, row.created_at, row.finished_at is not None)
            await asyncio.to_thread(fold_all, room, entries)
        except Exception as error:  # whatever stands in the log: it is this table's alone
            log.exception("room %s cannot be read", row.id)
            self.unreadable[row.id] = plan
            raise Unreadable(row.id, plan) from error
        live = Live(room, self.store, self.thinkers)
        live.left = asyncio.get_running_loop().time()
        return live

    async def sit(self, live: Live, holder: Holder, seat: int, name: str | None, key: str) -> None:
        """A friend sits down on an open seat with a key; when the last has come the game begins.

        Raises BadPlan for a name that cannot be, KeyUsed where the seat waits for nobody any more.
        """
        async with live.lock:
            room = live.room
            if not room.seats[seat].open:
                raise KeyUsed
            names = [name if name and number == seat else other.name for number, other in enumerate(room.seats)]
            check_name(names, seat, room.plan.new.edition)
            news: list[News] = [("sit", {"seat": seat} | ({"name": name} if name else {}))]
            if all(not other.open or number == seat for number, other in enumerate(room.seats)):
                news.append(("begin", {}))
            await live.append(news, holder=holder, key=key)

    async def know(self, live: Live, line: Line) -> bool:
        """Gives a line the seats that its browser holds; False for a stranger where strangers may not look on."""
        holder = await self.holder(live.room.id, line.browser)
        if holder is None:
            return live.room.plan.new.watchers
        line.seats, line.host = {int(seat) for seat in holder.seats}, holder.host
        return True

    async def holder(self, room: str, browser: str) -> Holder | None:
        """What a browser holds in a room; None for a stranger."""
        return next((found for found in await self.store.holders(room) if found.browser == browser), None)

    def hold(self, live: Live, browser: str, seats: set[int], host: bool) -> None:
        """The browser's lines hold these seats from now on."""
        for line in live.lines:
            if line.browser == browser:
                line.seats, line.host = set(seats), host
                line.send(live.welcome(line))

    # Following.

    async def follow(self) -> None:
        """Takes in what other servers append, for ever."""
        async for notice in self.store.listen():
            if notice.room == "*":
                rooms = list(self.rooms.values())
            else:
                live = self.rooms.get(notice.room)
                rooms = [live] if live and live.room.seq < notice.seq else []
            for live in rooms:
                async with live.lock:
                    if notice.room == "*" or live.room.seq < notice.seq:
                        with suppress(Exception):
                            await live.catch_up()

    async def sweep(self) -> None:
        """Closes rooms that everybody left some time ago, and tidies up after many lines."""
        while True:
            await asyncio.sleep(SWEEP)
            now = asyncio.get_running_loop().time()
            for name, live in list(self.rooms.items()):
                if not live.lines and not live.lock.locked() and now - live.left > KEEP_OPEN:
                    del self.rooms[name]
                    self.drivers.pop(name).cancel()
            if self.cut >= TIDY_AFTER:
                self.cut = 0
                gc.collect()


def fold_all(room: Room, entries: Iterable[Entry]) -> None:
    """Takes the whole log of a room in."""
    for entry in entries:
        room.fold(entry)
