"""The store in a browser's own database. One program at a time has it open: the page sees to that."""

import asyncio
from collections.abc import Sequence
from typing import Any

from msgspec import convert, json, to_builtins

from ..server.clock import Clock
from ..server.store import (
    Client,
    Key,
    KeyUsed,
    LogEntry,
    MovedOn,
    NewEntry,
    RoomActivity,
    RoomMark,
    RoomRow,
    Store,
    StoreError,
    TooManyRooms,
    Wakeup,
)
from ..server.store.store import no_room
from .object_stores import DENIED, FULL, MISSING, TAKEN, ObjectStores, Step, TransactionFailed

AFTER_ALL: list[Any] = []
"""Above all texts and numbers in the order of keys."""


class BrowserStore(Store):
    """Rooms in a browser's own database.

    Whoever changes rows that it has read holds the lock: nobody else writes meanwhile. An entry is only ever added, so even a
    second program could not tear a log.
    """

    def __init__(self, database: ObjectStores, clock: Clock | None = None) -> None:
        super().__init__(clock)
        self.database = database
        self.lock = asyncio.Lock()

    async def close(self) -> None:
        """Finishes pending writes, ends all listening and lets go of the database."""
        await asyncio.gather(*self.appending, return_exceptions=True)
        self.wakeups.close()
        self.database.close()

    async def check(self) -> None:
        """Raises StoreError unless all is there and a row can be written."""
        await self.transact(("put", "health", {"id": 1, "at": self.clock.wall()}))

    async def transact(self, *steps: Step) -> list[Any]:
        """Carries out steps in one transaction. Raises StoreError; TransactionFailed if a row is taken or missing."""
        if not steps:
            return []
        try:
            return await self.database.transact(list(steps))
        except TransactionFailed as error:
            if error.name in (TAKEN, MISSING) and error.step >= 0:
                raise
            raise storage_error(error) from None

    # Rooms and their logs.

    async def create_room(
        self,
        room: str,
        config: str,
        secret: str,
        *,
        client: Client | None = None,
        new_entries: Sequence[NewEntry] = (),
        most_open: int | None = None,
        finish: bool = False,
    ) -> RoomRow:
        """Creates a room with its first entries and its host, all or nothing. With `finish` its game is over already."""
        now = self.clock.wall()
        over_since = now if finish else None
        row = {"id": room, "config": config, "secret": secret, "created_at": now, "finished_at": over_since}
        async with self.lock:
            if client and most_open is not None and await self.number_open(client.browser) >= most_open:
                raise TooManyRooms
            host = [("put", "clients", client_row(room, client, None, now))] if client else []
            try:
                await self.transact(("add", "rooms", row), *entry_steps(room, 1, now, new_entries), *host)
            except TransactionFailed:
                raise ValueError(f"room: expected a new id, got {room!r}") from None
        return room_row(row)

    async def number_open(self, browser: str) -> int:
        """How many rooms a browser hosts whose games are not over."""
        (clients,) = await self.transact(("where", "clients", "browser", browser))
        rooms = await self.transact(*(("get", "rooms", [client["room"]]) for client in clients if client["host"]))
        return sum(row is not None and row["finished_at"] is None for row in rooms)

    async def room(self, room: str) -> RoomRow | None:
        """A room; None if there is no such room."""
        (row,) = await self.transact(("get", "rooms", [room]))
        return room_row(row) if row else None

    async def secret(self, room: str) -> str:
        """The secret of a room's dice."""
        (row,) = await self.transact(("get", "rooms", [room]))
        if row is None:
            raise no_room(room)
        return str(row["secret"])

    async def append_all(
        self, room: str, seq: int, new_entries: Sequence[NewEntry], finish: bool, client: Client | None, key: str | None
    ) -> float:
        """Does the work of `append`."""
        async with self.lock:
            now = self.clock.wall()
            steps = entry_steps(room, seq, now, new_entries)
            steps += await self.seat_steps(room, client, key, now)
            if finish:
                (row,) = await self.transact(("get", "rooms", [room]))
                if row and row["finished_at"] is None:
                    steps.append(("put", "rooms", row | {"finished_at": now}))
            try:
                await self.transact(("need", "rooms", [room]), *steps)
            except TransactionFailed as error:
                raise MovedOn(room, seq) if error.name == TAKEN else no_room(room) from None
        self.tell(room, range(seq, seq + len(new_entries)), client is not None)
        return now

    async def seat_steps(self, room: str, client: Client | None, key: str | None, now: float) -> list[Step]:
        """What gives a client its seats beside those it has, and uses up a key. Raises KeyUsed."""
        steps: list[Step] = []
        if client:
            (before,) = await self.transact(("get", "clients", [room, client.browser]))
            steps.append(("put", "clients", client_row(room, client, before, now)))
        if key:
            (row,) = await self.transact(("get", "keys", [key]))
            if row is None or (row["once"] and row["used"]):
                raise KeyUsed("the key is unknown or was used")
            steps.append(("put", "keys", row | {"used": True}))
        return steps

    def tell(self, room: str, entries: range, seats: bool) -> None:
        """Tells all who listen what is new in a room."""
        for seq in (*entries, *([0] if seats else [])):
            self.wakeups.send(Wakeup(room, seq))

    async def entries(self, room: str, after: int = 0) -> list[LogEntry]:
        """The entries of a room's log after a seq, in order. Raises DecodeError if one cannot be read."""
        (rows,) = await self.transact(("list", "entries", [room, after + 1], [room, AFTER_ALL]))
        return [LogEntry(row["seq"], row["at"], row["kind"], json.decode(row["body"])) for row in rows]

    async def marks(self, ids: Sequence[str]) -> dict[str, RoomMark]:
        """How far those of some rooms that are there have come."""
        there = await self.existing(ids)
        return {id: RoomMark(len(await self.entries(id)), str(await self.clients(id))) for id in there}

    # Keys and clients.

    async def add_key(self, key: Key) -> None:
        """Stores the key of a link."""
        try:
            await self.transact(("need", "rooms", [key.room]), ("add", "keys", to_builtins(key)))
        except TransactionFailed as error:
            raise ValueError("key: expected a new one") if error.name == TAKEN else no_room(key.room) from None

    async def key(self, hash: str) -> Key | None:
        """A key, without using it; None if there is none."""
        (row,) = await self.transact(("get", "keys", [hash]))
        return convert(row, Key) if row else None

    async def use_key(self, hash: str) -> Key | None:
        """Uses a key: a one-time key is used up. None if there is none, or if it was used before."""
        async with self.lock:
            try:
                steps = await self.seat_steps("", None, hash, self.clock.wall())
            except KeyUsed:
                return None
            await self.transact(*steps)
        return convert(steps[0][2], Key)

    async def add_seats(self, room: str, client: Client, key: str | None = None) -> None:
        """Gives a client these seats beside those it has, and uses up the key (its hash). Raises KeyUsed."""
        async with self.lock:
            steps = await self.seat_steps(room, client, key, self.clock.wall())
            try:
                await self.transact(("need", "rooms", [room]), *steps)
            except TransactionFailed:
                raise no_room(room) from None
        self.tell(room, range(0), True)

    async def client(self, room: str, browser: str) -> Client | None:
        """What a browser is in a room; None for a stranger."""
        (row,) = await self.transact(("get", "clients", [room, browser]))
        return convert(row, Client) if row else None

    async def clients(self, room: str) -> list[Client]:
        """The clients of a room, in the order in which they came."""
        (rows,) = await self.transact(("list", "clients", [room], [room, AFTER_ALL]))
        return sorted((convert(row, Client) for row in rows), key=lambda client: (client.since, client.browser))

    async def knows(self, browser: str) -> bool:
        """Whether a browser is a client of any room."""
        (rows,) = await self.transact(("where", "clients", "browser", browser))
        return bool(rows)

    async def revoke(self, room: str, browser: str, seats: Sequence[str]) -> None:
        """Takes seats from a client, and uses up the unused keys that open any of them on another device."""
        async with self.lock:
            row, keys = await self.transact(("get", "clients", [room, browser]), ("where", "keys", "room", room))
            left = [seat for seat in row["seats"] if seat not in seats] if row else []
            unused = [key for key in keys if key["purpose"] == "device" and not key["used"] and set(key["seats"]) & set(seats)]
            await self.transact(
                ("put", "clients", row | {"seats": left}) if left else ("delete", "clients", *[[room, browser]] * 2),
                *(("put", "keys", key | {"used": True}) for key in unused),
            )
        self.tell(room, range(0), True)

    async def rooms_of(self, browser: str) -> list[tuple[str, float]]:
        """The rooms of a browser by their ids, each with the time of its last entry (or of its creation); the latest first."""
        (clients,) = await self.transact(("where", "clients", "browser", browser))
        rooms = await self.transact(*(("get", "rooms", [client["room"]]) for client in clients))
        dated = await self.with_last([row for row in rooms if row])
        return sorted(((row["id"], last) for row, last in dated), key=lambda pair: (-pair[1], pair[0]))

    async def with_last(self, rooms: Sequence[Any]) -> list[tuple[Any, float]]:
        """Rows of rooms, each with the time when something last happened there."""
        entries = await self.transact(*(("last", "entries", [row["id"]], [row["id"], AFTER_ALL]) for row in rooms))
        return [(row, entry["at"] if entry else row["created_at"]) for row, entry in zip(rooms, entries, strict=True)]

    # For operators.

    async def activity(self, before: float | None = None) -> list[RoomActivity]:
        """All rooms, or those in which nothing has happened since a time; the latest first."""
        (rooms,) = await self.transact(("list", "rooms", None, None))
        active = []
        for row, last in await self.with_last(rooms):
            if before is None or last < before:
                (entries,) = await self.transact(("list", "entries", [row["id"]], [row["id"], AFTER_ALL]))
                begun = any(entry["kind"] == "begin" for entry in entries)
                active.append(RoomActivity(room_row(row), last, len(entries), begun))
        return sorted(active, key=lambda activity: (-activity.last, activity.row.id))

    async def existing(self, ids: Sequence[str], unfinished: bool = False) -> set[str]:
        """Those of some rooms that are there; or only those of them whose games are not over."""
        rows = await self.transact(*(("get", "rooms", [id]) for id in ids))
        return {row["id"] for row in rows if row and not (unfinished and row["finished_at"] is not None)}

    async def delete_room(self, room: str, before: float | None = None) -> bool:
        """Deletes a room with all that belongs to it; with `before` only if nothing has happened there since that time."""
        async with self.lock:
            row, keys = await self.transact(("get", "rooms", [room]), ("where", "keys", "room", room))
            if row is None or (before is not None and (await self.with_last([row]))[0][1] >= before):
                return False
            await self.transact(
                ("delete", "entries", [room], [room, AFTER_ALL]),
                ("delete", "clients", [room], [room, AFTER_ALL]),
                *(("delete", "keys", [key["hash"]], [key["hash"]]) for key in keys),
                ("delete", "rooms", [room], [room]),
            )
        self.tell(room, range(0), True)
        return True


def entry_steps(room: str, seq: int, at: float, new_entries: Sequence[NewEntry]) -> list[Step]:
    """What adds entries (kind and body) from `seq` on."""
    return [
        ("add", "entries", {"room": room, "seq": n, "at": at, "kind": kind, "body": json.encode(body).decode()})
        for n, (kind, body) in enumerate(new_entries, seq)
    ]


def room_row(row: dict[str, Any]) -> RoomRow:
    """The room in a row, without its secret."""
    return RoomRow(row["id"], row["config"], row["created_at"], row["finished_at"])


def client_row(room: str, client: Client, before: dict[str, Any] | None, now: float) -> dict[str, Any]:
    """The row of a client with these seats beside those that it had before."""
    seats = list(dict.fromkeys((*(before["seats"] if before else ()), *client.seats)))
    since, host = (before["since"], before["host"]) if before else (now, False)
    return {
        "room": room,
        "browser": client.browser,
        "seats": seats,
        "host": host or client.host,
        "lang": client.lang,
        "since": since,
    }


def storage_error(error: TransactionFailed) -> StoreError:
    """Why the browser's storage failed, in words for whoever plays."""
    key = "storage-full" if error.name == FULL else "storage-denied" if error.name in DENIED else "storage-failed"
    return StoreError(str(error), key, detail=str(error))
