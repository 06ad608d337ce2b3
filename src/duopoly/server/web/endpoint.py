"""From a request of HTTP to the function of its route, and back: arguments and answers as their types have them."""

from typing import Any

from msgspec import json
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from ..requests.api_route import ApiRoute, TextFile
from ..requests.problem import RequestProblem
from ..settings import Settings
from ..wire import Problem
from .browser_cookie import browser_of, check_origin
from .connection_limits import client_address
from .problems import problem_response


class Endpoint:
    """Answers what is asked of one path, each method by its route."""

    def __init__(self, routes: list[ApiRoute]) -> None:
        self.routes = {route.method: route for route in routes}
        self.allow = {"allow": ", ".join([*self.routes, "OPTIONS"])}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handles a request."""
        request = Request(scope, receive)
        if request.method in self.routes:
            response = await respond(self.routes[request.method], request)
        elif request.method == "OPTIONS":
            response = Response(None, 204, self.allow)
        else:
            response = problem_response(405, Problem(code="bad-method", detail="Method Not Allowed"), self.allow)
        await response(scope, receive, send)


async def respond(route: ApiRoute, request: Request) -> Response:
    """The response of a route. Raises RequestProblem, and whatever its function raises."""
    settings: Settings = request.app.state.settings
    if route.method == "POST":
        check_origin(request, settings)
    body = await body_of(request, route.largest_body) if route.data else b""
    arguments = route.decode({**request.query_params, **request.path_params}, body)
    supply = {
        "request": request,
        "manager": request.app.state.manager,
        "browser": browser_of(request, settings),
        "client_address": client_address(request),
    }
    return response_of(await route.function(**arguments, **{name: supply[name] for name in route.supplied}), route.status)


async def body_of(request: Request, largest: int) -> bytes:
    """The body of a request. Raises RequestProblem if it is too large."""
    too_large = RequestProblem(413, "too-large", f"expected a body of at most {largest} bytes, got more")
    if int(request.headers.get("content-length", 0)) > largest:
        raise too_large
    body = b""
    async for data in request.stream():
        body += data
        if len(body) > largest:
            raise too_large
    return body


def response_of(result: Any, status: int) -> Response:
    """What a function gives, as HTTP has it."""
    if isinstance(result, Response):
        return result
    if isinstance(result, TextFile):
        headers = {"content-disposition": f'attachment; filename="{result.name}"'}
        return Response(result.text, status, headers, "text/plain; charset=utf-8")
    return Response(json.encode(result), status, media_type="application/json")
