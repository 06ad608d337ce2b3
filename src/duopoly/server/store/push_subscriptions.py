"""The browsers that the server may push notifications to: where, and with which keys of theirs."""

import asyncio
from collections.abc import Sequence

from msgspec import DecodeError, json
from sqlalchemy import Connection, delete, select, update

from .accounts import insert_row
from .rows import PushSubscription
from .schema import push_subscriptions
from .sql_store import SqlStore

MOST = 5
"""How many subscriptions a browser may have; the oldest go."""
MOST_MUTED = 100
"""How many muted rooms are remembered for a subscription."""
TABLE = push_subscriptions


class PushSubscriptions:
    """The subscriptions in a database. All methods raise StoreError if it fails."""

    def __init__(self, store: SqlStore) -> None:
        self.store = store
        self.lock = asyncio.Lock()

    async def add(self, subscription: PushSubscription) -> None:
        """Stores a subscription, in place of the one with its endpoint."""

        def put(connection: Connection) -> None:
            values = {"p256dh": subscription.p256dh, "auth": subscription.auth, "lang": subscription.lang}
            values |= {"browser": subscription.browser}
            mine = TABLE.c.endpoint == subscription.endpoint
            if connection.execute(update(TABLE).where(mine).values(values)).rowcount:
                return
            new = insert_row(connection, TABLE).values(
                endpoint=subscription.endpoint, **values, muted="[]", since=self.store.clock.wall()
            )
            connection.execute(new.on_conflict_do_update(index_elements=["endpoint"], set_=values))  # another server was first
            query = select(TABLE.c.endpoint).where(TABLE.c.browser == subscription.browser).order_by(TABLE.c.since.desc())
            for row in connection.execute(query.offset(MOST)).all():
                connection.execute(delete(TABLE).where(TABLE.c.endpoint == row.endpoint))

        async with self.lock:
            await self.store.transact(put)

    async def remove(self, endpoint: str, browser: str | None = None) -> None:
        """Removes a subscription; with `browser` only if it is that browser's."""
        which = TABLE.c.endpoint == endpoint
        if browser is not None:
            which &= TABLE.c.browser == browser

        def take(connection: Connection) -> None:
            connection.execute(delete(TABLE).where(which))

        await self.store.transact(take)

    async def forget(self, browsers: Sequence[str]) -> None:
        """Removes all subscriptions of some browsers."""

        def take(connection: Connection) -> None:
            connection.execute(delete(push_subscriptions).where(push_subscriptions.c.browser.in_(browsers)))

        await self.store.transact(take)

    async def mute(self, endpoint: str, browser: str, room: str) -> None:
        """Pushes nothing more about a room to a subscription of that browser."""

        def put(connection: Connection) -> None:
            which = (TABLE.c.endpoint == endpoint) & (TABLE.c.browser == browser)
            row = connection.execute(select(TABLE.c.muted).where(which)).first()
            if row:
                muted = [*(other for other in rooms_from(row.muted) if other != room), room][-MOST_MUTED:]
                connection.execute(update(TABLE).where(which).values(muted=json.encode(muted).decode()))

        async with self.lock:
            await self.store.transact(put)

    async def of(self, browsers: Sequence[str], room: str) -> list[PushSubscription]:
        """The subscriptions of some browsers that have not muted a room."""
        if not browsers:
            return []
        query = select(TABLE).where(TABLE.c.browser.in_(browsers)).order_by(TABLE.c.since)
        async with self.store.read() as connection:
            rows = (await connection.execute(query)).all()
        return [
            PushSubscription(endpoint=row.endpoint, browser=row.browser, p256dh=row.p256dh, auth=row.auth, lang=row.lang)
            for row in rows
            if room not in rooms_from(row.muted)
        ]


def rooms_from(text: str) -> list[str]:
    """Rooms from JSON; none if it cannot be read."""
    try:
        return json.decode(text, type=list[str])
    except (DecodeError, TypeError):
        return []
