"""Under which names the server answers: a page of another site that points its own name here gets nothing."""

import ipaddress
import socket

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from ..local_names import LOCAL_SUFFIXES
from ..requests.problem import RequestProblem
from ..settings import Settings

NOT_ALLOWED = 4403
LONGEST = 80


class HostCheck:
    """Refuses requests whose Host is none of the server's names. Addresses and local names cannot be another site's."""

    def __init__(self, settings: Settings) -> None:
        self.names = frozenset((settings.public_host or "localhost", socket.gethostname().lower()))
        self.patterns = tuple(name.lower() for name in settings.allowed_hosts)

    def __call__(self, app: ASGIApp) -> ASGIApp:
        """The application with the check before it."""

        async def checked(scope: Scope, receive: Receive, send: Send) -> None:
            host = "" if scope["type"] == "lifespan" else Headers(scope=scope).get("host", "")
            if self.allows(host):
                await app(scope, receive, send)
            elif scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": NOT_ALLOWED, "reason": ""})
            else:
                detail = f"this server does not answer for {host[:LONGEST]!r}; its operator can allow it with --allowed-hosts"
                raise RequestProblem(400, "host", detail, "host")

        return checked

    def allows(self, host: str) -> bool:
        """Whether a Host header names this server; a request without one comes from no browser."""
        name = host_name(host)
        return (
            not name
            or name in self.names
            or is_local(name)
            or any(pattern in ("*", name) or (pattern[0] == "." and name.endswith(pattern)) for pattern in self.patterns)
        )


def host_name(host: str) -> str:
    """The name or address of a Host header, without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].lower().removesuffix(".")


def is_local(name: str) -> bool:
    """Whether a name is an address, or one that only a local network gives out."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return "." not in name or name.endswith(LOCAL_SUFFIXES)
    return True
