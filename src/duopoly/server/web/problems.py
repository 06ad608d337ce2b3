"""Error responses: a code, the field, one line; never internal details."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from ..rooms.room_manager import UnreadableRoom
from ..store import MovedOn, StoreError
from ..wire import Problem

log = logging.getLogger(__name__)
CODES = {
    400: "bad-request",
    403: "not-allowed",
    404: "not-found",
    405: "bad-method",
    409: "moved-on",
    413: "too-large",
    429: "too-fast",
}


class HttpProblem(Exception):  # noqa: N818 - as RFC 9457 has it
    """A request that cannot be carried out: the status, a code, one line, and the field it is about."""

    def __init__(self, status: int, code: str, detail: str, field: str = "") -> None:
        super().__init__(detail)
        self.status, self.problem = status, Problem(code=code, detail=detail, field=field)


def on_problem(_: Request[Any, Any, Any], error: HttpProblem) -> Response[Problem]:
    """An expected problem."""
    return Response(error.problem, status_code=error.status)


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """An error of the framework: unknown path, invalid value, too large, too many requests."""
    detail, field = error.detail, ""
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        detail, field = str(first.get("message", detail)), str(first.get("key", ""))
    code = CODES.get(error.status_code, "refused")
    return Response(Problem(code=code, detail=detail, field=field), status_code=error.status_code, headers=error.headers)


def on_store(_: Request[Any, Any, Any], error: StoreError) -> Response[Problem]:
    """The database failed."""
    return Response(Problem(code="store", detail=str(error)), status_code=503)


def on_moved(_: Request[Any, Any, Any], __: MovedOn) -> Response[Problem]:
    """Someone else was first."""
    return Response(Problem(code="moved-on", detail="the table has moved on: look again"), status_code=409)


def on_unreadable(_: Request[Any, Any, Any], error: UnreadableRoom) -> Response[Problem]:
    """The table's log cannot be read; the operator read of it when it was first opened."""
    return Response(Problem(code="unreadable", detail=str(error)), status_code=409)


def on_garbled(_: Request[Any, Any, Any], __: Exception) -> Response[Problem]:
    """A body that is no text, or nested too deeply."""
    return Response(Problem(code="bad-request", detail="expected JSON, got something that cannot be read"), status_code=400)


def on_unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A bug: logged for the operator, not shown to the page."""
    log.exception("%s %s", request.method, request.url.path, exc_info=error)
    return Response(Problem(code="failed", detail="something went wrong here; it has been logged"), status_code=500)
