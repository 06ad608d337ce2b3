"""Prints the API's description: `python -m duopoly.server.web.schema`. The page's types are generated from it."""

import msgspec

from ..settings import Settings
from .app import make_app
from .openapi import with_wire_types


def text() -> str:
    """The description as it is stored beside the page."""
    document = with_wire_types(make_app(Settings(), files={}).openapi_schema.to_schema())
    return msgspec.json.format(msgspec.json.encode(document, order="sorted"), indent=2).decode() + "\n"


if __name__ == "__main__":
    print(text(), end="")
