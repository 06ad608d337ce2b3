"""Accounts in the database: which browsers are one person's. Neither names nor passphrases nor keys of links are stored."""

import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

from msgspec import DecodeError
from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    ScalarSelect,
    Select,
    Table,
    and_,
    case,
    delete,
    func,
    insert,
    or_,
    select,
)
from sqlalchemy.dialects import postgresql, sqlite

from ..clock import Clock
from .database import Database
from .rows import Client
from .schema import account_browsers, account_links, account_salt, accounts, clients
from .seats import seats_from

T = TypeVar("T")

SALT_BYTES, ID_BYTES = 32, 32
LINK_SECONDS = 600
"""For how long a link adds a device."""
MOST_BROWSERS = 20
"""How many browsers an account has at most."""
ACCOUNT_LOCK = 0x64756F72
"""The number of the advisory lock under which accounts change in PostgreSQL."""


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

    async def change(self, work: Callable[[Connection], T]) -> T:
        """Runs a function in a transaction. Accounts change one after the other: the later of two requests wins.

        Each change is short and rare, and may concern two browsers, their accounts and all links: one lock cannot deadlock.
        """

        def in_turn(connection: Connection) -> T:
            if connection.dialect.name != "sqlite":  # which has one writer anyway
                connection.execute(select(func.pg_advisory_xact_lock(ACCOUNT_LOCK)))
            return work(connection)

        return await self.database.transact(in_turn)

    async def enter(self, account: str, browser: str, create: bool) -> bool:
        """Puts a browser into an account, and takes it out of any other. False if there is none and it may not `create` it."""
        now = self.clock.wall()

        def put(connection: Connection) -> bool:
            if create:
                new = insert_row(connection, accounts).values(id=account, created_at=now, named=True)
                connection.execute(new.on_conflict_do_nothing())
            return put_in(connection, account, [browser], now)

        return await self.change(put)

    async def add_link(self, hash: str, browser: str) -> None:
        """Stores a link to a browser's games, in place of the ones it made before."""
        now = self.clock.wall()

        def put(connection: Connection) -> None:
            over = account_links.c.created_at <= now - LINK_SECONDS
            connection.execute(delete(account_links).where(or_(over, account_links.c.browser == browser)))
            connection.execute(insert(account_links), {"hash": hash, "browser": browser, "created_at": now})

        await self.change(put)

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
            return put_in(connection, account, [maker, browser], now)

        return await self.change(use)

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

    async def seats_elsewhere(self, browser: str) -> dict[str, Client]:
        """The rooms where others of the account have seats that this browser lacks, each with all that they have there.

        Leaves out what cannot be read.
        """
        async with self.database.read() as connection:
            rows = (await connection.execute(differing_seats(browser))).all()
        lacking: dict[str, Client] = {}
        for row in rows:
            with suppress(DecodeError):
                theirs, mine = seats_from(row.theirs), None if row.mine is None else seats_from(row.mine)
                if mine is None or not set(theirs) <= set(mine):
                    before = lacking[row.room].seats if row.room in lacking else ()
                    seats = tuple(dict.fromkeys((*before, *theirs)))
                    lacking[row.room] = Client(browser=browser, seats=seats, lang=row.lang)
        return lacking

    async def leave(self, browser: str) -> None:
        """Takes a browser out of its account, and closes the links to that account."""
        await self.change(lambda connection: take_out(connection, browser))

    async def forget(self, browser: str) -> None:
        """Deletes a browser's links, and its account; the account's browsers are in none then."""

        def take(connection: Connection) -> None:
            account = account_in(connection, browser)
            close_links(connection, browser)
            if account:
                delete_account(connection, account)

        await self.change(take)


def insert_row(connection: Connection, table: Table) -> postgresql.Insert | sqlite.Insert:
    """An insert that may meet a row that is there."""
    return sqlite.insert(table) if connection.dialect.name == "sqlite" else postgresql.insert(table)


def account_query(browser: str) -> ScalarSelect[str]:
    """The account that a browser is in, as a part of a query."""
    return select(account_browsers.c.account).where(account_browsers.c.browser == browser).scalar_subquery()


def account_in(connection: Connection, browser: str) -> str | None:
    """The account that a browser is in; None if it is in none."""
    return connection.execute(select(account_query(browser))).scalar()


def differing_seats(browser: str) -> Select[Any]:
    """The query for the seats of the account's other browsers where this one has none, or not written alike.

    In a room where both have the same seats there is nothing to read, so that hardly anything is once all share their seats.
    """
    mine, theirs = clients.alias("mine"), clients.alias("theirs")
    others = account_browsers.join(theirs, theirs.c.browser == account_browsers.c.browser)
    own = and_(mine.c.room == theirs.c.room, mine.c.browser == browser)
    return (
        select(theirs.c.room, theirs.c.lang, theirs.c.seats.label("theirs"), mine.c.seats.label("mine"))
        .select_from(others.outerjoin(mine, own))
        .where(account_browsers.c.account == account_query(browser), theirs.c.browser != browser)
        .where(or_(mine.c.seats.is_(None), mine.c.seats != theirs.c.seats))
        .order_by(theirs.c.since)
    )


def row_of(connection: Connection, account: str) -> Row[Any] | None:
    """The row of an account; None if there is none."""
    return connection.execute(select(accounts).where(accounts.c.id == account)).first()


def put_in(connection: Connection, account: str, browsers: Sequence[str], now: float) -> bool:
    """Puts browsers into an account, and takes them out of any other. False if there is no such account."""
    if row_of(connection, account) is None:
        return False
    for browser in browsers:
        if account_in(connection, browser) != account:
            take_out(connection, browser)
            connection.execute(insert(account_browsers), {"browser": browser, "account": account, "since": now})
    take_out_idle(connection, account, browsers)
    return True


def take_out_idle(connection: Connection, account: str, used: Sequence[str]) -> None:
    """Takes browsers out of an account that has too many: of those not in `used` the ones longest without a new game.

    A refusal would be worse: who clears cookies often has many browsers that nobody can take out anymore.
    """
    played = select(func.max(clients.c.since)).where(clients.c.browser == account_browsers.c.browser).scalar_subquery()
    last = case((played > account_browsers.c.since, played), else_=account_browsers.c.since)
    query = select(account_browsers.c.browser).where(account_browsers.c.account == account)
    idle = query.where(account_browsers.c.browser.not_in(used)).order_by(last.desc()).offset(MOST_BROWSERS - len(used))
    for browser in connection.execute(idle).scalars().all():
        take_out(connection, browser)


def take_out(connection: Connection, browser: str) -> None:
    """Takes a browser out of its account and closes the links to that account. Without a name and two browsers it ends."""
    account = account_in(connection, browser)
    close_links(connection, browser)
    if account is None:
        return
    row = row_of(connection, account)
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
