"""The OpenAPI description of the routes, with msgspec's schemas."""

from http import HTTPStatus
from inspect import Parameter
from typing import Any

from msgspec import json
from starlette.responses import Response

from ... import __version__
from ..requests.api_route import ApiRoute, TextFile
from ..wire import Problem, Wire

Schema = dict[str, Any]
REFERENCE = "#/components/schemas/{name}"
PROBLEMS = {
    400: "The request is invalid.",
    403: "This browser may not do that.",
    404: "Not found.",
    409: "The table has moved on.",
    429: "Too many requests.",
    503: "The database does not answer.",
}


def describe(routes: list[ApiRoute]) -> Schema:
    """The description. It covers all wire types, the messages of the sockets too: one file of types serves the page."""
    paths: dict[str, Schema] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route)
    _, schemas = json.schema_components(Wire.__subclasses__(), ref_template=REFERENCE)
    info = {"title": "Duopoly", "version": __version__}
    return {"openapi": "3.1.0", "info": info, "servers": [{"url": "/"}], "paths": paths, "components": {"schemas": schemas}}


def operation(route: ApiRoute) -> Schema:
    """What a route takes and gives."""
    is_text = isinstance(route.result, type) and issubclass(route.result, Response | TextFile)
    answer = content("text/plain", str) if is_text else content("application/json", route.result)
    description: Schema = {
        "operationId": route.function.__name__,
        "summary": (route.function.__doc__ or "").partition("\n")[0],
        "responses": {
            str(route.status): {"description": HTTPStatus(route.status).description, **answer},
            **{str(status): {"description": text, **content("application/json", Problem)} for status, text in PROBLEMS.items()},
        },
    }
    if route.parameters:
        description["parameters"] = [parameter(route, each) for each in route.parameters]
    if route.data is not None:
        description["requestBody"] = {"required": True, **content("application/json", route.data)}
    return description


def parameter(route: ApiRoute, each: Parameter) -> Schema:
    """A part of the path, or of the query."""
    is_required = each.default is each.empty
    schema = schema_of(each.annotation) | ({} if is_required else {"default": each.default})
    place = "path" if route.is_in_path(each.name) else "query"
    return {"name": each.name, "in": place, "required": is_required, "schema": schema}


def content(type: str, annotation: Any) -> Schema:
    """What a body holds."""
    return {"content": {type: {"schema": schema_of(annotation)}}}


def schema_of(annotation: Any) -> Schema:
    """The schema of a type, with references to those of the wire."""
    (schema,), _ = json.schema_components([annotation], ref_template=REFERENCE)
    return schema
