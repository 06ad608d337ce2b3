"""Which browser sends a request: it is known by an unguessable token in its cookie; only the token's hash is stored."""

import hashlib
import re
import secrets

from starlette.requests import HTTPConnection
from starlette.types import Scope

from ..requests.problem import NotAllowed
from ..settings import Settings

COOKIE = "duopoly"
SECURE_COOKIE = "__Host-duopoly"
"""The cookie's name under HTTPS: browsers then accept it only from this very host, not from one beside or below it."""
TOKEN_BYTES = 32
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
YEAR = 365 * 24 * 3600
MOST_ISSUED = 10_000


class IssuedTokens:
    """Tokens that this server has given to browsers before they had a seat; the oldest are forgotten."""

    def __init__(self) -> None:
        self.hashes: dict[str, None] = {}

    def new(self) -> str:
        """A new token."""
        token = new_token()
        self.hashes[hash_of(token)] = None
        if len(self.hashes) > MOST_ISSUED:
            del self.hashes[next(iter(self.hashes))]
        return token

    def __contains__(self, hash: str) -> bool:
        """Whether the token with that hash was given here."""
        return hash in self.hashes


def hash_of(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    """An unguessable token, for a cookie or a link."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def is_secure(scheme: str, settings: Settings) -> bool:
    """Whether the browser speaks HTTPS, as the proxy says or as the settings do."""
    return scheme in ("https", "wss") or bool(settings.origin and settings.origin.startswith("https:"))


def token_of(connection: HTTPConnection, settings: Settings) -> str | None:
    """The token in the browser's cookie; None if it has none or an invalid one. The older name counts under HTTPS, too."""
    names = (SECURE_COOKIE, COOKIE) if is_secure(connection.scope["scheme"], settings) else (COOKIE,)
    tokens = (connection.cookies.get(name, "") for name in names)
    return next((token for token in tokens if TOKEN.fullmatch(token)), None)


def browser_of(connection: HTTPConnection, settings: Settings) -> str:
    """The browser's name: the hash of its token, or a new name for a stranger."""
    token = token_of(connection, settings)
    return hash_of(token) if token else f"stranger-{secrets.token_hex(8)}"


async def known_token(connection: HTTPConnection) -> str | None:
    """The browser's token if it was made here; None for a stranger, and for one who made up a token."""
    state = connection.app.state
    token = token_of(connection, state.settings)
    if token is None:
        return None
    browser, store = hash_of(token), state.store
    is_known = browser in state.issued_tokens or await store.knows(browser) or await store.accounts.account_of(browser)
    return token if is_known else None


def give_token(connection: HTTPConnection, token: str) -> None:
    """Lets the answer give the browser its token."""
    connection.state.token = token


def new_cookies(scope: Scope, settings: Settings) -> list[str]:
    """The cookies that an answer sets, usually none: a token that was given, or under HTTPS the new cookie in place of the
    older one, so that the browser keeps its seats.
    """
    secure = is_secure(scope["scheme"], settings)
    if "token" in scope["state"]:
        return [token_cookie(scope["state"]["token"], secure)]
    cookies = HTTPConnection(scope).cookies
    token, new = cookies.get(COOKIE), cookies.get(SECURE_COOKIE, "")
    if not secure or token is None:
        return []
    is_needed = TOKEN.fullmatch(token) and not TOKEN.fullmatch(new)
    if TOKEN.fullmatch(token) and not is_needed and token != new:
        return []  # another one, which may hold a seat where the same host is open without HTTPS
    expired = f'{COOKIE}=""; HttpOnly; Max-Age=0; Path=/; SameSite=strict; Secure'
    return [token_cookie(token, True), expired] if is_needed else [expired]


def token_cookie(token: str, secure: bool) -> str:
    """The cookie with a token: no script can read it, and no other site can use it."""
    name, flag = (SECURE_COOKIE, "; Secure") if secure else (COOKIE, "")
    return f"{name}={token}; HttpOnly; Max-Age={YEAR}; Path=/; SameSite=strict{flag}"


def check_origin(connection: HTTPConnection, settings: Settings) -> None:
    """Raises NotAllowed if the request comes from a page of another site."""
    origin = connection.headers.get("origin")
    if origin is None or origin == settings.origin:
        return
    if origin.partition("://")[2] != connection.headers.get("host"):
        raise NotAllowed("this page belongs to another site")
