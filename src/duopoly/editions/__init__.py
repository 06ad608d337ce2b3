"""The editions: boards, title cards, decks, amounts and switches from the leaflets, and the checks of their files."""

import os
from collections.abc import Mapping
from typing import Any

from .edition import Edition
from .errors import BadEdition, BadRule
from .files import ORDER, load_builtin, load_path

__all__ = ["DEFAULT", "BadEdition", "BadRule", "Edition", "house_rules", "load", "names"]

DEFAULT = ORDER[0]


def names() -> list[str]:
    """The names of the built-in editions."""
    return list(ORDER)


def load(name_or_path: str | os.PathLike[str]) -> Edition:
    """Loads a built-in edition by name, or your own by the path of its .toml file. Raises BadEdition."""
    if not isinstance(name_or_path, str | os.PathLike):
        raise BadEdition("edition", f"expected a name or a path, got {name_or_path!r}")
    name = os.fspath(name_or_path)
    if name.endswith(".toml"):
        return load_path(name)
    if name not in ORDER:
        raise BadEdition("edition", f"expected {', '.join(ORDER)} or a file ending in .toml, got {name!r}")
    return load_builtin(name)


def house_rules(edition: Edition, overrides: Mapping[str, Any]) -> Edition:
    """The edition with some of its rules changed. Raises BadRule."""
    if not overrides:
        return edition
    from .house import changed  # most games have no house rules

    return changed(edition, overrides)
