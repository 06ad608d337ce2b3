"""Problems as the page is told of them: a code, the field, one line; never what went wrong inside."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from ..rooms.house import Unreadable
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


class Trouble(Exception):  # noqa: N818 - what a request ran into
    """A request that cannot be carried out: the status, a code, one line, and the field it is about."""

    def __init__(self, status: int, code: str, detail: str, field: str = "") -> None:
        super().__init__(detail)
        self.status, self.problem = status, Problem(code=code, detail=detail, field=field)


def on_trouble(_: Request[Any, Any, Any], error: Trouble) -> Response[Problem]:
    """A problem that was foreseen."""
    return Response(error.problem, status_code=error.status)


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refuses: unknown paths, values that cannot be, too much, too fast."""
    detail, field = error.detail, ""
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        detail, field = str(first.get("message", detail)), str(first.get("key", ""))
    code = CODES.get(error.status_code, "refused")
    return Response(Problem(code=code, detail=detail, field=field), status_code=error.status_code, headers=error.headers)


def on_store(_: Request[Any, Any, Any], error: StoreError) -> Response[Problem]:
    """The database cannot do what it should."""
    return Response(Problem(code="store", detail=str(error)), status_code=503)


def on_moved(_: Request[Any, Any, Any], __: MovedOn) -> Response[Problem]:
    """Somebody else was first."""
    return Response(Problem(code="moved-on", detail="the table has moved on: look again"), status_code=409)


def on_unreadable(_: Request[Any, Any, Any], error: Unreadable) -> Response[Problem]:
    """Nothing can be made of the table's log; the operator was told when it was first read."""
    return Response(Problem(code="unreadable", detail=str(error)), status_code=409)


def on_anything(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A mistake of ours: told to the operator, not to the page."""
    log.exception("%s %s", request.method, request.url.path, exc_info=error)
    return Response(Problem(code="failed", detail="something went wrong here; it was written down"), status_code=500)
