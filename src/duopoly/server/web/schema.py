"""Prints the API's description: `python -m duopoly.server.web.schema`. The page's types are generated from it."""

from typing import Any

import msgspec

from ...words import LANGUAGES
from .openapi import describe
from .routes import API_ROUTES


def text() -> str:
    """The description as it is stored beside the page."""
    document = any_language(describe(API_ROUTES))
    return msgspec.json.format(msgspec.json.encode(document, order="sorted"), indent=2).decode() + "\n"


def any_language(node: Any) -> Any:
    """The description without the list of languages: a new folder of words changes no types of the page."""
    if isinstance(node, list):
        return [any_language(part) for part in node]
    if not isinstance(node, dict):
        return node
    if isinstance(node.get("enum"), list) and sorted(map(str, node["enum"])) == sorted(LANGUAGES):
        node = {name: part for name, part in node.items() if name != "enum"} | {"type": "string"}
    return {name: any_language(part) for name, part in node.items()}


if __name__ == "__main__":
    print(text(), end="")
