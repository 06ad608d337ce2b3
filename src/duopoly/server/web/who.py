"""Who asks: a browser is known by an unguessable token in its cookie; only the token's hash is kept."""

import hashlib
import secrets
from urllib.parse import urlsplit

from litestar import Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import PermissionDeniedException

from ..settings import Settings

COOKIE = "duopoly"
TOKEN_BYTES = 32
YEAR = 365 * 24 * 3600


def hash_of(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    """A token that nobody can guess, for a cookie or a link."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def token_of(connection: ASGIConnection) -> str | None:  # type: ignore[type-arg]
    """The token in the browser's cookie; None where it has none, or something that never was one."""
    token = connection.cookies.get(COOKIE, "")
    return token if 40 <= len(token) <= 64 and token.isascii() else None


def browser_of(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    """Whom the cookie tells; a stranger's name is nobody's."""
    token = token_of(connection)
    return hash_of(token) if token else f"stranger-{secrets.token_hex(8)}"


def remember(response: Response, token: str, settings: Settings) -> None:  # type: ignore[type-arg]
    """Gives the browser its token to keep: no script can read it, no other site can use it."""
    secure = bool(settings.public_url and settings.public_url.startswith("https"))
    response.set_cookie(
        Cookie(key=COOKIE, value=token, httponly=True, samesite="strict", secure=secure, max_age=YEAR, path="/")
    )


def check_origin(connection: ASGIConnection, settings: Settings) -> None:  # type: ignore[type-arg]
    """Refuses what a page of another site asks in the browser's name."""
    origin = connection.headers.get("origin")
    if origin is None or origin == settings.origin:
        return
    if urlsplit(origin).netloc != connection.headers.get("host"):
        raise PermissionDeniedException("this page belongs to another site")
