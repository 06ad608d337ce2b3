"""The editions: boards, title cards, decks, amounts and switches as the leaflets have them, and what checks them."""

import os
from collections.abc import Mapping
from typing import Any

from .edition import Edition
from .errors import BadEdition, BadRule
from .files import ORDER, load_builtin, load_path

__all__ = ["DEFAULT", "BadEdition", "BadRule", "Edition", "house_rules", "load", "names"]

DEFAULT = ORDER[0]


def names() -> list[str]:
    """The built-in editions."""
    return list(ORDER)


def load(name_or_path: str | os.PathLike[str]) -> Edition:
    """A built-in edition by its name, or one of your own by the path of its .toml file."""
    if not isinstance(name_or_path, str | os.PathLike):
        raise BadEdition("edition", f"expected a name or a path, got {name_or_path!r}")
    name = os.fspath(name_or_path)
    if name.endswith(".toml"):
        return load_path(name)
    if name not in ORDER:
        raise BadEdition(f"unknown edition {name!r}", f"{', '.join(ORDER)} or a file ending in .toml")
    return load_builtin(name)


def house_rules(edition: Edition, overrides: Mapping[str, Any]) -> Edition:
    """The edition with some of its rules changed, or BadRule."""
    if not overrides:
        return edition
    from .house import changed  # most games have no house rules

    return changed(edition, overrides)
