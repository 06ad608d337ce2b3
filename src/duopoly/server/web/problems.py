"""Error responses: a code, the field, one line; never internal details."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from ..requests.problem import problem_of
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


def on_problem(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """An error that is expected of a request."""
    status, problem = problem_of(error)
    return Response(problem, status_code=status)


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """An error of the framework: unknown path, invalid value, too large, too many requests."""
    detail, field = error.detail, ""
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        detail, field = str(first.get("message", detail)), str(first.get("key", ""))
    code = CODES.get(error.status_code, "refused")
    return Response(Problem(code=code, detail=detail, field=field), status_code=error.status_code, headers=error.headers)


def on_garbled(_: Request[Any, Any, Any], __: Exception) -> Response[Problem]:
    """A body that is no text, or nested too deeply."""
    return Response(Problem(code="bad-request", detail="expected JSON, got something that cannot be read"), status_code=400)


def on_unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A bug: logged for the operator, not shown to the page."""
    log.exception("%s %s", request.method, request.url.path, exc_info=error)
    return on_problem(request, error)
