"""The page for Prometheus, for this computer or whoever has the token."""

import os
import secrets
from ipaddress import ip_address

from starlette.requests import Request
from starlette.responses import Response

from ... import __version__
from ..metrics import CONTENT_TYPE, metrics_text
from ..requests.problem import NotFound, RequestProblem
from ..rooms.room_manager import RoomManager

TOKEN = "DUOPOLY_METRICS_TOKEN"
"""The environment variable with the token: in a command line others on the machine could read it."""
FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")
"""What a proxy adds. Behind one, everybody may seem to come from this computer."""


async def get_metrics(request: Request, manager: RoomManager) -> Response:
    """What the server counts. Raises NotFound unless `--metrics` was given, RequestProblem for a stranger."""
    if not request.app.state.settings.metrics:
        raise NotFound("there is no metrics")
    if not (has_token(request) or is_from_here(request)):
        raise RequestProblem(403, "not-allowed", f"metrics are for this computer, or with the token in {TOKEN}")
    thinking = manager.bot_executor.thinking
    text = metrics_text(__version__, len(manager.sessions), manager.sockets, thinking)
    return Response(text, headers={"content-type": CONTENT_TYPE, "cache-control": "no-store"})


def has_token(request: Request) -> bool:
    """Whether the request has the operator's token, if there is one."""
    token = os.environ.get(TOKEN, "")
    sent = request.headers.get("authorization", "")
    return bool(token) and secrets.compare_digest(sent.encode(), f"Bearer {token}".encode())


def is_from_here(request: Request) -> bool:
    """Whether somebody on this computer asks, and no proxy for somebody else."""
    if request.client is None or any(name in request.headers for name in FORWARDED):
        return False
    return is_loopback(request.client.host) and is_loopback(request.url.hostname or "")


def is_loopback(host: str) -> bool:
    """Whether a host is this computer."""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False
