"""Which browser sends a request: it is known by an unguessable token in its cookie; only the token's hash is stored."""

import hashlib
import secrets

from litestar import Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import PermissionDeniedException

from ..settings import Settings

COOKIE = "duopoly"
TOKEN_BYTES = 32
YEAR = 365 * 24 * 3600


def hash_of(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    """An unguessable token, for a cookie or a link."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def token_of(connection: ASGIConnection) -> str | None:  # type: ignore[type-arg]
    """The token in the browser's cookie; None if it has none or an invalid one."""
    token = connection.cookies.get(COOKIE, "")
    return token if 40 <= len(token) <= 64 and token.isascii() else None


def browser_of(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    """The browser's name: the hash of its token, or a new name for a stranger."""
    token = token_of(connection)
    return hash_of(token) if token else f"stranger-{secrets.token_hex(8)}"


def set_token(response: Response, token: str, settings: Settings) -> None:  # type: ignore[type-arg]
    """Gives the browser its token as a cookie that no script can read and no other site can use."""
    secure = bool(settings.public_url and settings.public_url.startswith("https"))
    response.set_cookie(
        Cookie(key=COOKIE, value=token, httponly=True, samesite="strict", secure=secure, max_age=YEAR, path="/")
    )


def check_origin(connection: ASGIConnection, settings: Settings) -> None:  # type: ignore[type-arg]
    """Raises PermissionDeniedException if the request comes from a page of another site."""
    origin = connection.headers.get("origin")
    if origin is None or origin == settings.origin:
        return
    if origin.partition("://")[2] != connection.headers.get("host"):
        raise PermissionDeniedException("this page belongs to another site")
