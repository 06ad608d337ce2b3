"""Requests about accounts. An account is found by a name with its passphrase together: nobody can ask for a name alone.

Every guess costs the same scrypt, whatever the name, and there is no list to look a name up in: only what scrypt makes of
both is stored. Guesses are limited by address and by name. A link that adds a device has a random key, and is limited by
address, too.
"""

import asyncio
import hashlib
import unicodedata
from contextlib import suppress

from msgspec import structs
from starlette.requests import Request

from ...words import say
from ..requests import tables
from ..requests.api_route import convert
from ..requests.forget import forget_browsers
from ..requests.problem import RequestProblem
from ..rooms.room_manager import RoomManager
from ..store.accounts import Accounts
from ..store.push_subscriptions import PushSubscriptions
from ..wire import Account, AccountInvitation, AccountLinkKey, AccountRequest, Lang, Link, RoomSummary
from .browser_cookie import give_token, hash_of, known_token, new_token
from .connection_limits import client_address
from .links import link
from .rate_limits import RateLimiter

N, R, P = 2**15, 8, 3
"""The cost of scrypt: 32 MB, and about a quarter of a second; OWASP's recommendation."""
MEMORY = 64 * 1024 * 1024
GUESSES_A_MINUTE = 10
AT_ONCE, MOST_WAITING = 2, 20
"""How many guesses are reckoned at one time, and how many may wait: each takes memory."""


class GuessLimits:
    """Who may guess again, and how many at a time."""

    def __init__(self) -> None:
        self.addresses, self.names = RateLimiter(GUESSES_A_MINUTE), RateLimiter(GUESSES_A_MINUTE)
        self.slots = asyncio.Semaphore(AT_ONCE)
        self.waiting = 0

    def take(self, address: str, name: str) -> bool:
        """Counts a guess; False if there were too many."""
        hidden = hashlib.sha256(name.encode()).hexdigest()
        return self.addresses.take(address) and self.names.take(hidden) and self.waiting < MOST_WAITING


def accounts_of(request: Request) -> Accounts:
    """The accounts of this server."""
    accounts: Accounts = request.app.state.store.accounts
    return accounts


def too_fast(lang: Lang) -> RequestProblem:
    """The problem of too many guesses."""
    return RequestProblem(429, "too-fast", say(lang, "server-account-too-fast"))


def plain(text: str) -> str:
    """A text however it was typed: one form of each letter, without spaces at its ends."""
    return unicodedata.normalize("NFKC", text).strip()


def without_variants(data: AccountRequest) -> AccountRequest:
    """The name and the passphrase in their plain forms. Raises RequestProblem if those are too short or too long."""
    plain_forms: AccountRequest = convert(
        structs.asdict(data) | {"name": plain(data.name), "passphrase": plain(data.passphrase)}, AccountRequest
    )
    return plain_forms


def derive(name: str, passphrase: str, salt: bytes) -> str:
    """The id of the account of a name with its passphrase."""
    own_salt = hashlib.sha256(salt + name.encode()).digest()
    key = hashlib.scrypt(passphrase.encode(), salt=own_salt, n=N, r=R, p=P, maxmem=MEMORY, dklen=32)
    return hashlib.sha256(key).hexdigest()


async def account_id(request: Request, data: AccountRequest) -> str:
    """What the name and the passphrase come to. Raises RequestProblem if they cannot be, and after too many guesses."""
    limits: GuessLimits = request.app.state.guess_limits
    data = without_variants(data)
    name = data.name.casefold()
    if not limits.take(client_address(request), name):
        raise too_fast(data.lang)
    salt = await accounts_of(request).salt()
    limits.waiting += 1
    try:
        async with limits.slots:
            return await asyncio.to_thread(derive, name, data.passphrase, salt)
    finally:
        limits.waiting -= 1


async def open_account(request: Request, manager: RoomManager, data: AccountRequest) -> Account:
    """Puts this browser into an account. Raises RequestProblem: the same one for a wrong name and a wrong passphrase."""
    account = await account_id(request, data)
    token = await known_token(request) or new_token()
    if not await accounts_of(request).enter(account, hash_of(token), data.create):
        raise RequestProblem(403, "account", say(data.lang, "server-account-unknown"), "passphrase")
    give_token(request, token)
    await share_seats(accounts_of(request), manager, hash_of(token))
    return await account_view(accounts_of(request), hash_of(token))


async def get_account(request: Request, browser: str) -> Account:
    """Whether this browser is in an account."""
    return await account_view(accounts_of(request), browser)


async def leave_account(request: Request, browser: str) -> Account:
    """Takes this browser out of its account; it keeps the seats it has."""
    await accounts_of(request).leave(browser)
    return await account_view(accounts_of(request), browser)


async def post_account_link(request: Request, lang: Lang = "en") -> Link:
    """Makes a link that adds one device to this browser's games, in place of an earlier one."""
    check_pace(request, lang)
    state = request.app.state
    token = await known_token(request) or state.issued_tokens.new()
    give_token(request, token)
    key = new_token()
    await accounts_of(request).add_link(hash_of(key), hash_of(token))
    return link(request, state.settings, f"device/{key}")


async def look_at_account_link(request: Request, manager: RoomManager, browser: str, data: AccountLinkKey) -> AccountInvitation:
    """What a link that adds a device would do, before it is used. Raises RequestProblem."""
    check_pace(request, data.lang)
    accounts = accounts_of(request)
    maker = await accounts.linked(hash_of(data.key))
    if maker is None:
        raise no_link(data.lang)
    await share_seats(accounts, manager, maker)
    mine, theirs = await accounts.account_of(browser), await accounts.account_of(maker)
    return AccountInvitation(
        players=await latest_seats(manager, maker, data.lang),
        shares=browser in await accounts.browsers_with(maker),
        leaves=None not in (mine, theirs) and mine != theirs,
    )


async def latest_seats(manager: RoomManager, browser: str, lang: Lang) -> list[str]:
    """Who a browser's owner is at their latest table."""
    async for summary in tables.summaries(manager, browser, lang):
        if summary.seats:
            return summary.seats
    return []


async def use_account_link(request: Request, manager: RoomManager, data: AccountLinkKey) -> Account:
    """Adds this browser to the games of the one that made a link. Raises RequestProblem."""
    check_pace(request, data.lang)
    accounts = accounts_of(request)
    token = await known_token(request) or new_token()
    if not await accounts.use_link(hash_of(data.key), hash_of(token)):
        raise no_link(data.lang)
    give_token(request, token)
    await share_seats(accounts, manager, hash_of(token))
    return await account_view(accounts, hash_of(token))


def check_pace(request: Request, lang: Lang) -> None:
    """Raises RequestProblem if an address asks for links, or tries them, as often as nobody does who does not guess."""
    limits: GuessLimits = request.app.state.guess_limits
    if not limits.addresses.take(client_address(request)):
        raise too_fast(lang)


def no_link(lang: Lang) -> RequestProblem:
    """The problem of a link that was used, is too old, or never was."""
    return RequestProblem(403, "key", say(lang, "server-account-link"), "key")


async def forget_me(request: Request, manager: RoomManager, browser: str) -> None:
    """Forgets this browser and its account with all its browsers: seats, links, tables where nobody else sits."""
    accounts = accounts_of(request)
    browsers = await accounts.browsers_with(browser)
    await accounts.forget(browser)
    subscriptions: PushSubscriptions = request.app.state.push_subscriptions
    await subscriptions.forget(browsers)
    await forget_browsers(manager, browsers)


async def get_own_tables(request: Request, manager: RoomManager, browser: str, lang: Lang = "en") -> list[RoomSummary]:
    """A browser's tables, and those of its account, the latest first."""
    await share_seats(accounts_of(request), manager, browser)
    own_tables: list[RoomSummary] = []
    async for summary in tables.summaries(manager, browser, lang):
        own_tables.append(summary)
        if await request.is_disconnected():  # nobody waits for the rest
            break
    return own_tables


async def account_view(accounts: Accounts, browser: str) -> Account:
    """The account as its page shows it."""
    signed_in = await accounts.account_of(browser) is not None
    return Account(signed_in=signed_in, devices=len(await accounts.browsers_with(browser)) if signed_in else 0)


async def share_seats(accounts: Accounts, manager: RoomManager, browser: str) -> None:
    """Gives a browser the seats that the others of its account have."""
    for room, client in (await accounts.seats_elsewhere(browser)).items():
        with suppress(LookupError):  # the room was deleted
            await manager.store.add_seats(room, client)
