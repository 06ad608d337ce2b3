"""How a server is run."""

from urllib.parse import urlsplit

from msgspec import Struct


class BadSetting(ValueError):
    """A setting that cannot be: the message names it and what would be right."""


def is_origin(url: str) -> bool:
    """Whether this is an address of the web with nothing behind its host and port."""
    try:
        parts = urlsplit(url)
        whole = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False
    return whole and parts.path in ("", "/") and not (parts.query or parts.fragment or parts.username)


class Settings(Struct, frozen=True, kw_only=True):
    """Where to listen, where to keep the rooms, how the server is called from outside, how much one address may ask.

    `port` None is the usual one, or any that is free where that is taken.
    """

    host: str = "127.0.0.1"
    port: int | None = 8000
    db: str | None = None
    public_url: str | None = None
    requests_a_minute: int = 300
    messages_a_second: float = 10.0
    burst: int = 30

    def __post_init__(self) -> None:
        """Refuses what could not be served. Raises BadSetting."""
        if self.port is not None and not 0 <= self.port <= 65535:
            raise BadSetting(f"port: {self.port} cannot be; 0 (any that is free) to 65535 would be right")
        if self.requests_a_minute < 1:
            raise BadSetting(f"requests-a-minute: {self.requests_a_minute} cannot be; 1 or more would be right")
        if self.public_url is not None and not is_origin(self.public_url):
            raise BadSetting(f"public-url: {self.public_url!r} cannot be; https://games.example.org would be right")

    @property
    def origin(self) -> str | None:
        """The public address without what follows it."""
        return self.public_url.rstrip("/") if self.public_url else None

    @property
    def is_local(self) -> bool:
        """Whether only this computer can reach the server."""
        return self.host in ("127.0.0.1", "localhost", "::1") and self.public_url is None
