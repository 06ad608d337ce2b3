"""Which browser sends a request: it is known by an unguessable token in its cookie; only the token's hash is stored."""

import hashlib
import re
import secrets
from typing import Any

from litestar import Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.types import Scope

from ..requests.problem import NotAllowed
from ..settings import Settings

COOKIE = "duopoly"
SECURE_COOKIE = "__Host-duopoly"
"""The cookie's name under HTTPS: browsers then accept it only from this very host, not from one beside or below it."""
TOKEN_BYTES = 32
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
YEAR = 365 * 24 * 3600
MOST_ISSUED = 10_000
AnyConnection = ASGIConnection[Any, Any, Any, Any]


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


def token_of(connection: AnyConnection, settings: Settings) -> str | None:
    """The token in the browser's cookie; None if it has none or an invalid one. The older name counts under HTTPS, too."""
    names = (SECURE_COOKIE, COOKIE) if is_secure(connection.scope["scheme"], settings) else (COOKIE,)
    tokens = (connection.cookies.get(name, "") for name in names)
    return next((token for token in tokens if TOKEN.fullmatch(token)), None)


def browser_of(connection: AnyConnection, settings: Settings) -> str:
    """The browser's name: the hash of its token, or a new name for a stranger."""
    token = token_of(connection, settings)
    return hash_of(token) if token else f"stranger-{secrets.token_hex(8)}"


def set_token(response: Response, token: str, connection: AnyConnection, settings: Settings) -> None:  # type: ignore[type-arg]
    """Gives the browser its token as a cookie that no script can read and no other site can use."""
    response.set_cookie(token_cookie(token, is_secure(connection.scope["scheme"], settings)))


def token_cookie(token: str, secure: bool) -> Cookie:
    """The cookie with a token."""
    name = SECURE_COOKIE if secure else COOKIE
    return Cookie(key=name, value=token, httponly=True, samesite="strict", secure=secure, max_age=YEAR, path="/")


def renamed_cookies(scope: Scope, settings: Settings) -> list[Cookie]:
    """Under HTTPS, what gives a browser with the older cookie the new one, so that it keeps its seats; usually nothing."""
    if not is_secure(scope["scheme"], settings):
        return []
    cookies = ASGIConnection(scope).cookies
    token = cookies.get(COOKIE)
    if token is None:
        return []
    expired = Cookie(key=COOKIE, value="", httponly=True, samesite="strict", secure=True, max_age=0, path="/")
    is_needed = TOKEN.fullmatch(token) and not TOKEN.fullmatch(cookies.get(SECURE_COOKIE, ""))
    return [token_cookie(token, True), expired] if is_needed else [expired]


def check_origin(connection: AnyConnection, settings: Settings) -> None:
    """Raises NotAllowed if the request comes from a page of another site."""
    origin = connection.headers.get("origin")
    if origin is None or origin == settings.origin:
        return
    if origin.partition("://")[2] != connection.headers.get("host"):
        raise NotAllowed("this page belongs to another site")
