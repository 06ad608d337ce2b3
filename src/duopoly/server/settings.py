"""The settings of a server."""

import re
from urllib.parse import urlsplit

from msgspec import Struct

HOST = re.compile(r"\.?[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*")


class BadServerSetting(ValueError):
    """An invalid setting: the message names it and says what was expected."""


def is_origin(url: str) -> bool:
    """Whether a URL has a scheme, a host and perhaps a port, and nothing else."""
    try:
        parts = urlsplit(url)
        is_complete = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False
    return is_complete and parts.path in ("", "/") and not (parts.query or parts.fragment or parts.username)


class Settings(Struct, frozen=True, kw_only=True):
    """Where to listen, where to store the rooms, the address for others, and the limits for one address.

    `allowed_hosts` are names under which the server answers besides its public URL's, addresses, and local names: "*" is any
    name, ".example.org" all names below that one.
    With `port` None the server takes the usual port, or any free one if that is taken.
    """

    host: str = "127.0.0.1"
    port: int | None = 8000
    db: str | None = None
    public_url: str | None = None
    allowed_hosts: tuple[str, ...] = ()
    requests_a_minute: int = 300
    messages_a_second: float = 10.0
    burst: int = 30

    def __post_init__(self) -> None:
        """Checks the settings. Raises BadServerSetting."""
        if self.port is not None and not 0 <= self.port <= 65535:
            raise BadServerSetting(f"port: expected 0 (any free one) to 65535, got {self.port}")
        if self.requests_a_minute < 1:
            raise BadServerSetting(f"requests-a-minute: expected 1 or more, got {self.requests_a_minute}")
        if self.public_url is not None and not is_origin(self.public_url):
            raise BadServerSetting(f"public-url: expected a URL like https://games.example.org, got {self.public_url!r}")

        for host in self.allowed_hosts:
            if host != "*" and not HOST.fullmatch(host):
                raise BadServerSetting(f"allowed-hosts: expected names like games.example.org or .example.org, got {host!r}")

    @property
    def public_host(self) -> str | None:
        """The host name in the public URL."""
        return urlsplit(self.public_url).hostname if self.public_url else None

    @property
    def origin(self) -> str | None:
        """The public URL without a trailing slash."""
        return self.public_url.rstrip("/") if self.public_url else None

    @property
    def is_local(self) -> bool:
        """Whether only this computer can reach the server."""
        return self.host in ("127.0.0.1", "localhost", "::1") and self.public_url is None
