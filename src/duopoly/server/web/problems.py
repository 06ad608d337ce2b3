"""Error responses: a code, the field, one line; never internal details."""

import logging
from collections.abc import Mapping
from contextlib import suppress

from msgspec import json
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from ..requests.problem import RequestProblem, problem_of
from ..wire import Problem

log = logging.getLogger(__name__)
CLOSED = 4000
"""Added to a status, the code with which a socket is closed."""
GONE = (ClientDisconnect, ClientDisconnected, WebSocketDisconnect)
TOO_SLOW = RequestProblem(408, "too-slow", "the request took too long to come")
"""What is noted of a browser that has gone; nobody reads it."""


def problem_response(status: int, problem: Problem, headers: Mapping[str, str] | None = None) -> Response:
    """The response that tells of a problem."""
    return Response(json.encode(problem), status, headers, "application/json")


class ProblemAnswers:
    """The application, with an answer in place of each error."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handles a request or a socket."""
        has_answered = scope["type"] == "lifespan"

        async def send_and_note(message: Message) -> None:
            nonlocal has_answered
            has_answered = has_answered or message["type"] == "http.response.start"
            await send(message)

        try:
            await self.app(scope, receive, send_and_note)
        except Exception as error:
            if has_answered:
                raise
            status, problem = problem_of(TOO_SLOW if isinstance(error, GONE) else error)
            if status == 500:  # a bug: for the operator, not for the page
                log.exception("%s %s", scope.get("method", "SOCKET"), scope["path"])
            if scope["type"] == "http":
                await problem_response(status, problem)(scope, receive, send)
            else:
                with suppress(RuntimeError, OSError):  # the socket may be closed already
                    await send({"type": "websocket.close", "code": CLOSED + status, "reason": ""})
