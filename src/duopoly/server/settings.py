"""The settings of a server."""

import re
from urllib.parse import urlsplit

from msgspec import Struct

HOST = re.compile(r"\.?[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*")

CONTACT = re.compile(r"mailto:\S+@\S+|https://\S+")
MOST_DAYS = 36_500


class BadServerSetting(ValueError):
    """An invalid setting: the message names it and says what was expected."""


def is_origin(url: str) -> bool:
    """Whether a URL has a scheme, a host and perhaps a port, and nothing else."""
    try:
        parts = urlsplit(url)
        is_complete = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False
    is_bare = parts.path in ("", "/") and not (parts.query or parts.fragment or parts.username)
    return is_complete and is_bare and not any(map(str.isspace, url))


PER_BROWSER, PER_ADDRESS = 100, 500
"""How many tables one browser and one address may have set up, on a server that others can reach."""


PUSH_SERVICES = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    ".push.apple.com",
    ".notify.windows.com",
)
"""The hosts that deliver notifications for the usual browsers."""


class Settings(Struct, frozen=True, kw_only=True):
    """Where to listen, where to store the rooms, the address for others, and the limits for one address.

    `allowed_hosts` are names under which the server answers besides its public URL's, addresses, and local names: "*" is any
    name, ".example.org" all names below that one.
    With `port` None the server takes the usual port, or any free one if that is taken. `retention` is after how many days
    without a move or a message a table is deleted. `tables_per_browser` and `tables_per_address` limit tables whose games are
    not over, the second also those that are less than a day old; 0 is no limit, None the default. The headers of a request
    have to come within `header_seconds`, its body within `body_seconds`, and what is sent has to be read within `send_seconds`
    and a second for each 4 KiB. `files` is how many file descriptors there are; None asks the system. `push_key` is the file
    of the key for Web Push, and `push_contact` where push services reach the operator, mailto: or https:; notifications go to
    the hosts of `push_services` alone.
    """

    host: str = "127.0.0.1"
    port: int | None = 8000
    db: str | None = None
    public_url: str | None = None
    allowed_hosts: tuple[str, ...] = ()
    requests_a_minute: int = 300
    messages_a_second: float = 10.0
    burst: int = 30
    retention: float | None = None
    tables_per_browser: int | None = None
    tables_per_address: int | None = None
    connections_per_address: int = 200
    header_seconds: float = 10.0
    body_seconds: float = 20.0
    send_seconds: float = 10.0
    files: int | None = None
    push_key: str | None = None
    push_contact: str | None = None
    push_services: tuple[str, ...] = PUSH_SERVICES
    metrics: bool = False
    request_log: bool = False

    def __post_init__(self) -> None:
        """Checks the settings. Raises BadServerSetting."""
        if not self.host.strip():
            raise BadServerSetting(f"host: expected an address of this computer, like 127.0.0.1 or 0.0.0.0, got {self.host!r}")
        if self.db is not None and not self.db.strip():
            raise BadServerSetting(f"db: expected a file or the URL of a database, got {self.db!r}")
        if self.port is not None and not 0 <= self.port <= 65535:
            raise BadServerSetting(f"port: expected 0 (any free one) to 65535, got {self.port}")
        if self.requests_a_minute < 1:
            raise BadServerSetting(f"requests-a-minute: expected 1 or more, got {self.requests_a_minute}")
        if self.connections_per_address < 1:
            raise BadServerSetting(f"connections-per-address: expected 1 or more, got {self.connections_per_address}")
        if self.public_url is not None and not is_origin(self.public_url):
            raise BadServerSetting(f"public-url: expected a URL like https://games.example.org, got {self.public_url!r}")
        if self.retention is not None and not 1 <= self.retention <= MOST_DAYS:
            raise BadServerSetting(f"retention: expected 1 to {MOST_DAYS} days, got {self.retention:g}")
        for name, most in (("browser", self.tables_per_browser), ("address", self.tables_per_address)):
            if most is not None and most < 0:
                raise BadServerSetting(f"tables-per-{name}: expected 0 (no limit) or more, got {most}")
        if self.push_key is not None and not CONTACT.fullmatch(self.push_contact or ""):
            got = "none" if self.push_contact is None else repr(self.push_contact)
            raise BadServerSetting(f"push-contact: expected mailto:you@example.org or an https URL, got {got}")
        if self.push_key is None and self.push_contact is not None:
            raise BadServerSetting("push-key: expected the file of a key with push-contact, got none")
        for host in self.allowed_hosts:
            if host != "*" and not HOST.fullmatch(host):
                raise BadServerSetting(f"allowed-hosts: expected names like games.example.org or .example.org, got {host!r}")

    @property
    def most_open_per_browser(self) -> int | None:
        """How many tables whose games are not over one browser may have set up; None for no limit."""
        return self.limit(self.tables_per_browser, PER_BROWSER)

    @property
    def most_open_per_address(self) -> int | None:
        """How many one address may have set up that are unfinished or less than a day old; None for no limit."""
        return self.limit(self.tables_per_address, PER_ADDRESS)

    def limit(self, number: int | None, default: int) -> int | None:
        """A limit; None for no limit, as on a server for this computer only."""
        if number is None:
            return None if self.is_local else default
        return number or None

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
        """Whether only this computer can reach the server: others come to it by a proxy, which needs a name that is allowed."""
        is_here = self.host in ("127.0.0.1", "localhost", "::1")
        return is_here and self.public_url is None and not self.allowed_hosts
