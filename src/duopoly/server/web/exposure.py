"""Whether the whole world may reach a server, and may listen in because it does not speak https."""

import re
import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from ..local_names import LOCAL_SUFFIXES
from ..settings import Settings

HOST = re.compile(rb"([A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?")
LARGEST_PORT = 65535
LONGEST_HOST = 253
FAR_AWAY = {socket.AF_INET: ("192.0.2.1", 9), socket.AF_INET6: ("2001:db8::1", 9)}
"""Addresses that exist only in documentation: asked for the way there, the system names our own address. Nothing is sent."""


def is_exposed(settings: Settings) -> bool:
    """Whether the server listens on a public address, or has a public name, without https."""
    if settings.origin is not None:
        return settings.origin.startswith("http:") and is_public(urlsplit(settings.origin).netloc)
    if settings.host in ("0.0.0.0", "::"):
        families = (socket.AF_INET,) if settings.host == "0.0.0.0" else (socket.AF_INET, socket.AF_INET6)
        return any(is_public(f"[{own}]" if ":" in own else own) for own in map(own_address, families))
    return is_public(f"[{settings.host}]" if ":" in settings.host else settings.host)


def own_address(family: socket.AddressFamily) -> str:
    """The address of this computer toward the world; "" if it has none."""
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(FAR_AWAY[family])
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def is_host(value: bytes) -> bool:
    """Whether a Host header is a name or an address, perhaps with a port."""
    match = HOST.fullmatch(value)
    return match is not None and int((match[2] or b":0")[1:]) <= LARGEST_PORT


def is_public(host: str) -> bool:
    """Whether a host, perhaps with a port, is one that the whole world may reach: no name or address of a home network."""
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return False
    try:
        return ip_address(name).is_global
    except ValueError:
        is_name = name.isascii() and len(name) <= LONGEST_HOST and all(char.isalnum() or char in ".-" for char in name)
        return is_name and "." in name and not name.endswith(LOCAL_SUFFIXES)
