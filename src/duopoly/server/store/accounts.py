"""Accounts in the database: which browsers are one person's. Neither names nor passphrases nor keys of links are stored."""

import secrets
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, ScalarSelect, Table, delete, func, insert, or_, select
from sqlalchemy.dialects import postgresql, sqlite

from ..clock import Clock
from .database import Database
from .schema import account_browsers, account_links, account_salt, accounts, clients

SALT_BYTES, ID_BYTES = 32, 32
LINK_SECONDS = 600
"""For how long a link adds a device."""


class Accounts:
    """The accounts of a database. The id of a named one follows from a name with its passphrase; nothing leads back from it.

    An account without a name is random. Only a link leads to it, and it ends when fewer than two browsers are in it.
    """

    def __init__(self, database: Database, clock: Clock) -> None:
        self.database, self.clock = database, clock

    async def salt(self) -> bytes:
        """The salt of this database, made when it is first needed."""

        def read_or_make(connection: Connection) -> str:
            new = insert_row(connection, account_salt).values(id=1, salt=secrets.token_hex(SALT_BYTES))
            connection.execute(new.on_conflict_do_nothing())
            return str(connection.execute(select(account_salt.c.salt)).scalar_one())

        return bytes.fromhex(await self.database.transact(read_or_make))

    async def enter(self, account: str, browser: str, create: bool) -> bool:
        """Puts a browser into an account, and takes it out of any other. False if there is none and it may not `create` it."""
        now = self.clock.wall()

        def put(connection: Connection) -> bool:
            if create:
                new = insert_row(connection, accounts).values(id=account, created_at=now, named=True)
                connection.execute(new.on_conflict_do_nothing())
            return put_in(connection, account, browser, now)

        return await self.database.transact(put)

    async def add_link(self, hash: str, browser: str) -> None:
        """Stores a link to a browser's games, in place of the ones it made before."""
        now = self.clock.wall()

        def put(connection: Connection) -> None:
            over = account_links.c.created_at <= now - LINK_SECONDS
            connection.execute(delete(account_links).where(or_(over, account_links.c.browser == browser)))
            connection.execute(insert(account_links), {"hash": hash, "browser": browser, "created_at": now})

        await self.database.transact(put)

    async def linked(self, hash: str) -> str | None:
        """The browser to whose games a link leads, without using it; None if it leads nowhere."""
        query = select(account_links.c.browser).where(*self.is_open(hash))
        async with self.database.read() as connection:
            return (await connection.execute(query)).scalar()

    async def use_link(self, hash: str, browser: str) -> bool:
        """Puts a browser into the account of the one that made a link, and uses up the link. False if it leads nowhere.

        If that one is in none, into the same account as this one; if neither is in one, both into a new one without a name.
        """
        now = self.clock.wall()

        def use(connection: Connection) -> bool:
            mine = delete(account_links).where(*self.is_open(hash), account_links.c.browser != browser)
            maker = connection.execute(mine.returning(account_links.c.browser)).scalar()
            if maker is None:
                return False
            account = account_in(connection, maker) or account_in(connection, browser)
            if account is None:
                account = secrets.token_hex(ID_BYTES)
                connection.execute(insert(accounts), {"id": account, "created_at": now, "named": False})
            return put_in(connection, account, maker, now) and put_in(connection, account, browser, now)

        return await self.database.transact(use)

    def is_open(self, hash: str) -> tuple[ColumnElement[bool], ...]:
        """The condition for a link that may be used."""
        return account_links.c.hash == hash, account_links.c.created_at > self.clock.wall() - LINK_SECONDS

    async def account_of(self, browser: str) -> str | None:
        """The account that a browser is in; None if it is in none."""
        query = select(account_browsers.c.account).where(account_browsers.c.browser == browser)
        async with self.database.read() as connection:
            return (await connection.execute(query)).scalar()

    async def browsers_with(self, browser: str) -> list[str]:
        """The browsers of the same account, this one too; only this one if it is in none."""
        query = select(account_browsers.c.browser).where(account_browsers.c.account == account_query(browser))
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
        """Takes a browser out of its account, and closes the links to that account."""
        await self.database.transact(lambda connection: take_out(connection, browser))

    async def forget(self, browser: str) -> None:
        """Deletes a browser's links, and its account; the account's browsers are in none then."""

        def take(connection: Connection) -> None:
            account = account_in(connection, browser)
            close_links(connection, browser)
            if account:
                delete_account(connection, account)

        await self.database.transact(take)


def insert_row(connection: Connection, table: Table) -> postgresql.Insert | sqlite.Insert:
    """An insert that may meet a row that is there."""
    return sqlite.insert(table) if connection.dialect.name == "sqlite" else postgresql.insert(table)


def account_query(browser: str) -> ScalarSelect[str]:
    """The account that a browser is in, as a part of a query."""
    return select(account_browsers.c.account).where(account_browsers.c.browser == browser).scalar_subquery()


def account_in(connection: Connection, browser: str) -> str | None:
    """The account that a browser is in; None if it is in none."""
    return connection.execute(select(account_query(browser))).scalar()


def lock(connection: Connection, account: str) -> Row[Any] | None:
    """The row of an account, which nobody changes meanwhile; None if there is none."""
    query = select(accounts).where(accounts.c.id == account)
    return connection.execute(query if connection.dialect.name == "sqlite" else query.with_for_update()).first()


def put_in(connection: Connection, account: str, browser: str, now: float) -> bool:
    """Puts a browser into an account, and takes it out of any other. False if there is no such account."""
    if lock(connection, account) is None:
        return False
    if account_in(connection, browser) != account:
        take_out(connection, browser)
        connection.execute(insert(account_browsers), {"browser": browser, "account": account, "since": now})
    return True


def take_out(connection: Connection, browser: str) -> None:
    """Takes a browser out of its account and closes the links to that account. Without a name and two browsers it ends."""
    account = account_in(connection, browser)
    close_links(connection, browser)
    if account is None:
        return
    row = lock(connection, account)
    connection.execute(delete(account_browsers).where(account_browsers.c.browser == browser))
    left = select(func.count()).where(account_browsers.c.account == account)
    if row and not row.named and connection.execute(left).scalar_one() < 2:
        delete_account(connection, account)


def close_links(connection: Connection, browser: str) -> None:
    """Deletes the links of a browser and of the others of its account."""
    others = select(account_browsers.c.browser).where(account_browsers.c.account == account_query(browser))
    which = or_(account_links.c.browser == browser, account_links.c.browser.in_(others))
    connection.execute(delete(account_links).where(which))


def delete_account(connection: Connection, account: str) -> None:
    """Deletes an account; its browsers are in none then."""
    connection.execute(delete(account_browsers).where(account_browsers.c.account == account))
    connection.execute(delete(accounts).where(accounts.c.id == account))
