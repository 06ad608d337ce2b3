"""Accounts in the database: which browsers are one person's. Neither names nor passphrases are stored."""

import secrets

from sqlalchemy import Connection, delete, func, insert, select
from sqlalchemy.dialects import postgresql, sqlite

from ..clock import Clock
from .database import Database
from .schema import account_browsers, account_salt, accounts, clients

SALT_BYTES = 32


class Accounts:
    """The accounts of a database. An account's id follows from a name with its passphrase; nothing leads back from it."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self.database, self.clock = database, clock

    async def salt(self) -> bytes:
        """The salt of this database, made when it is first needed."""

        def read_or_make(connection: Connection) -> str:
            insert_row = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
            new = insert_row(account_salt).values(id=1, salt=secrets.token_hex(SALT_BYTES))
            connection.execute(new.on_conflict_do_nothing())
            return str(connection.execute(select(account_salt.c.salt)).scalar_one())

        return bytes.fromhex(await self.database.transact(read_or_make))

    async def enter(self, account: str, browser: str, create: bool) -> bool:
        """Puts a browser into an account, and takes it out of any other. False if there is none and it may not `create` it."""
        now = self.clock.wall()

        def put(connection: Connection) -> bool:
            insert_row = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
            if create:
                connection.execute(insert_row(accounts).values(id=account, created_at=now).on_conflict_do_nothing())
            query = select(accounts.c.id).where(accounts.c.id == account)
            if connection.dialect.name != "sqlite":  # nobody deletes it meanwhile
                query = query.with_for_update()
            if connection.execute(query).first() is None:
                return False
            connection.execute(delete(account_browsers).where(account_browsers.c.browser == browser))
            connection.execute(insert(account_browsers), {"browser": browser, "account": account, "since": now})
            return True

        return await self.database.transact(put)

    async def account_of(self, browser: str) -> str | None:
        """The account that a browser is in; None if it is in none."""
        query = select(account_browsers.c.account).where(account_browsers.c.browser == browser)
        async with self.database.read() as connection:
            row = (await connection.execute(query)).first()
        return row[0] if row else None

    async def browsers_with(self, browser: str) -> list[str]:
        """The browsers of the same account, this one too; only this one if it is in none."""
        account = select(account_browsers.c.account).where(account_browsers.c.browser == browser).scalar_subquery()
        query = select(account_browsers.c.browser).where(account_browsers.c.account == account)
        async with self.database.read() as connection:
            rows = (await connection.execute(query.order_by(account_browsers.c.since))).all()
        return [row[0] for row in rows] or [browser]

    async def rooms_elsewhere(self, browser: str) -> list[tuple[str, str]]:
        """The rooms where another browser of the account is a client, each with that browser."""
        others = [other for other in await self.browsers_with(browser) if other != browser]
        if not others:
            return []
        query = select(clients.c.room, clients.c.browser).where(clients.c.browser.in_(others)).order_by(clients.c.since)
        async with self.database.read() as connection:
            return [(room, other) for room, other in (await connection.execute(query)).all()]

    async def leave(self, browser: str) -> None:
        """Takes a browser out of its account."""

        def take(connection: Connection) -> None:
            connection.execute(delete(account_browsers).where(account_browsers.c.browser == browser))

        await self.database.transact(take)

    async def delete(self, account: str) -> None:
        """Deletes an account; its browsers are in none then."""

        def take(connection: Connection) -> None:
            connection.execute(delete(account_browsers).where(account_browsers.c.account == account))
            connection.execute(delete(accounts).where(accounts.c.id == account))

        await self.database.transact(take)

    async def count(self) -> int:
        """How many accounts there are."""
        async with self.database.read() as connection:
            return int((await connection.execute(select(func.count()).select_from(accounts))).scalar_one())
