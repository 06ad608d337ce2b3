"""The interface's own description: `python -m duopoly.server.web.schema` prints it, and the page's types are made from that."""

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from ..wire import WIRE


def exact(document: dict[str, Any]) -> dict[str, Any]:
    """The description with msgspec's own schemas: the framework's forget that unknown fields are refused.

    The messages of the sockets are among them, so that one file of types serves the page.
    """
    _, found = msgspec.json.schema_components(WIRE, ref_template="#/components/schemas/{name}")
    document["components"]["schemas"].update(found)
    return document


class Exact(JsonRenderPlugin):
    """Serves the exact description."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The document as JSON."""
        return super().render(request, exact(openapi_schema))


def text() -> str:
    """The description as it is kept beside the page."""
    from ..settings import Settings
    from .app import make_app

    document = exact(make_app(Settings(), pages={}).openapi_schema.to_schema())
    return msgspec.json.format(msgspec.json.encode(document, order="sorted"), indent=2).decode() + "\n"


if __name__ == "__main__":
    print(text(), end="")
