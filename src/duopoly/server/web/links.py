"""Links to share: the address of this server as others reach it, and QR codes."""

import socket
from urllib.parse import urlsplit

import segno
from starlette.requests import Request

from ..settings import Settings
from ..wire import Link

LOOPBACK = ("127.0.0.1", "localhost", "::1")


def link(request: Request, settings: Settings, path: str) -> Link:
    """A link to a part of the page. `path` follows the #, which browsers do not send to servers."""
    url = f"{base_url(request, settings)}/#{path}"
    rows = segno.make(url, error="m", micro=False).matrix
    qr = ["".join(str(int(bool(dot))) for dot in row) for row in rows]
    return Link(url=url, qr=qr, only_here=settings.is_local and request.base_url.hostname in LOOPBACK)


def base_url(request: Request, settings: Settings) -> str:
    """The server's address for others: from its settings, else as this browser called it, else as the network knows it."""
    if settings.origin:
        return settings.origin
    url = request.base_url
    if url.hostname in LOOPBACK and not settings.is_local:
        return f"{url.scheme}://{lan_address()}:{url.port or 80}"
    return f"{url.scheme}://{urlsplit(str(url)).netloc}"


def lan_address() -> str:
    """This computer's address in its network; the loopback address if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))  # sends nothing: it only picks the route
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
