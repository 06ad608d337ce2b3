"""The OpenAPI description with msgspec's own schemas."""

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from ..wire import Wire


def with_wire_types(document: dict[str, Any]) -> dict[str, Any]:
    """The description with msgspec's schemas: the framework's omit that unknown fields are refused.

    They cover all wire types, the messages of the sockets too, so that one file of types serves the page.
    """
    _, components = msgspec.json.schema_components(Wire.__subclasses__(), ref_template="#/components/schemas/{name}")
    document["components"]["schemas"].update(components)
    return document


class WireSchemas(JsonRenderPlugin):
    """Serves the description with msgspec's schemas."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The description as JSON."""
        return super().render(request, with_wire_types(openapi_schema))
