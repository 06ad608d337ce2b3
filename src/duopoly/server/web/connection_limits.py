"""How many connections may be open, in all and from one address, and who makes room for newcomers when there are too many."""

import asyncio
import logging
import os
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Literal, Protocol

from starlette.requests import HTTPConnection

log = logging.getLogger(__name__)

MOST_FILES = 65_536
OWN_FILES = 64
"""How many file descriptors are never used for connections: the database, the log, and the pages need some."""
RESERVE = 15
"""One in so many connections is for `/health` and for people at tables."""
MOST_UNSENT = 32 * 1024 * 1024
"""How many bytes may wait in the server for one address that does not read them: a whole first visit is a fifth of that."""
LOG_PAUSE = 60.0

Place = Literal["open", "reserved", "refused"]
"""What a new connection gets: a place, a place in the reserve, or none."""


class Hosts(Protocol):
    """A set of addresses."""

    def __contains__(self, host: str, /) -> bool: ...


def without_mapping(host: str) -> str:
    """A host's IPv4 address if that is written as an IPv6 address, as a socket that listens on both gives it; else the host."""
    mapped, prefix, address = host.lower().rpartition("::ffff:")
    return address if prefix and not mapped and "." in address else host


@lru_cache(4096)
def address_of(host: str) -> str:
    """What counts as one address: an IPv4 address, or the /64 of an IPv6 address, as one visitor has all of that."""
    try:
        ip = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(ip, IPv6Address):
        return str(ip.ipv4_mapped or ip_network((ip, 64), strict=False))
    return str(ip)


def client_address(connection: HTTPConnection) -> str:
    """The address from which a request or a socket comes, as it counts; "" if nobody knows."""
    return address_of(connection.client.host if connection.client else "")


def file_limit() -> int:
    """How many files this process may have open."""
    try:
        import resource
    except ImportError:  # Windows has no such limit for sockets
        return MOST_FILES
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST_FILES if soft == resource.RLIM_INFINITY else min(soft, MOST_FILES)


def raise_file_limit() -> None:
    """Lets this process open as many files as the system allows without asking; many systems begin with 1024 or 256."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        if soft != resource.RLIM_INFINITY and soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


class ConnectionLimits:
    """The open connections of a server. `proxies` are addresses that stand for many visitors: they have no limit of their own.

    A connection is *waiting* while its next request has not come completely. If there are too many, the one that has been
    waiting longest is closed. So slow requests, however many, keep nobody out. Only when nearly all connections are sockets or
    requests being answered do newcomers get a place in the reserve.
    """

    def __init__(self, per_address: int, files: int, proxies: Hosts = ()) -> None:
        self.per_address = per_address
        self.most = max(files - OWN_FILES, files // 2)
        self.most_open = self.most - max(1, self.most // RESERVE)
        self.proxies = proxies
        self.addresses: dict[asyncio.Transport, str] = {}
        self.by_address: dict[str, dict[asyncio.Transport, None]] = {}
        self.waiting: dict[asyncio.Transport, None] = {}
        self.unsent: dict[asyncio.Transport, int] = {}
        self.logged: dict[str, float] = {}

    def admit(self, transport: asyncio.Transport, host: str) -> Place:
        """A place for a new connection from this host."""
        host = without_mapping(host)
        address = "" if host in self.proxies else address_of(host)
        if address and len(self.by_address.get(address, ())) >= self.per_address and not self.make_room(address):
            self.warn("an address has %d connections already: more are refused", self.per_address)
            return "refused"
        place: Place = "open"
        if len(self.addresses) >= self.most_open:
            if self.make_room():
                self.warn("%d of at most %d connections: the longest waiting are closed", self.most_open, self.most)
            else:
                self.warn("%d of at most %d connections in use: only people at tables get in", self.most_open, self.most)
                place = "reserved" if len(self.addresses) < self.most else "refused"
        if place != "refused":
            self.addresses[transport] = address
            self.by_address.setdefault(address, {})[transport] = None
        return place

    def make_room(self, address: str | None = None) -> bool:
        """Closes the connection that has been waiting longest, of this address or of all. False if none is waiting."""
        for transport in self.waiting if address is None else self.by_address[address]:
            if transport in self.waiting:
                self.forget(transport)
                transport.abort()
                return True
        return False

    def wait(self, transport: asyncio.Transport) -> None:
        """The connection's next request is awaited."""
        if transport in self.addresses:
            self.waiting[transport] = None

    def serve(self, transport: asyncio.Transport) -> None:
        """The connection's request has come completely, or it has become a socket."""
        self.waiting.pop(transport, None)

    def hold(self, transport: asyncio.Transport, unsent: int) -> None:
        """So many bytes wait to be read. If too many wait for one address, the connection for which most do is cut off."""
        address = self.addresses.get(transport)
        if address is None:
            return
        self.unsent[transport] = unsent
        held = {each: self.unsent[each] for each in self.by_address[address] if each in self.unsent}
        if address and sum(held.values()) > MOST_UNSENT:
            self.warn("more than %d bytes wait for an address that does not read: it is cut off", MOST_UNSENT)
            slowest = max(held, key=held.__getitem__)
            del self.unsent[slowest]
            slowest.abort()

    def release(self, transport: asyncio.Transport) -> None:
        """All has been read."""
        self.unsent.pop(transport, None)

    def forget(self, transport: asyncio.Transport) -> None:
        """The connection is closed."""
        self.waiting.pop(transport, None)
        self.unsent.pop(transport, None)
        address = self.addresses.pop(transport, None)
        if address is not None:
            del self.by_address[address][transport]
            if not self.by_address[address]:
                del self.by_address[address]

    def check_files(self) -> None:
        """Tells the operator if no file can be opened."""
        try:
            os.close(os.open(os.devnull, os.O_RDONLY))
        except OSError as error:
            self.out_of_files(error)

    def out_of_files(self, error: OSError) -> None:
        """Tells the operator that no file can be opened, and makes room."""
        self.warn("out of file descriptors (%s) with %d connections open", error.strerror, len(self.addresses), say=log.error)
        self.make_room()

    def warn(self, text: str, *facts: object, say: Callable[..., None] = log.warning) -> None:
        """Tells the operator, once a minute."""
        now = asyncio.get_running_loop().time()
        if now - self.logged.get(text, -LOG_PAUSE) >= LOG_PAUSE:
            self.logged[text] = now
            say(text, *facts)
