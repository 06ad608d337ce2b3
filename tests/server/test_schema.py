"""The page's types come from the server's description of itself, which must be the one that is kept."""

from pathlib import Path

from duopoly.server.web.schema import text

KEPT = Path(__file__).parents[2] / "web" / "openapi.json"


def test_the_description_that_is_kept_is_todays():
    """Where it is not, `just types` writes it anew, and the page's types with it."""
    assert KEPT.read_text(encoding="utf-8") == text()
