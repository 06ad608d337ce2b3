"""House rules: an edition with some of its amounts and switches changed."""

from collections.abc import Mapping
from itertools import chain
from typing import Any

import msgspec

from .check import nearest, wrong_houses, wrong_rules
from .edition import Edition, Rules
from .errors import BadRule
from .files import rents


def changed(edition: Edition, overrides: Mapping[str, Any]) -> Edition:
    """A copy of the edition with the overrides in its rules, and in what its title cards take from them."""
    values = {name: checked(edition, name, value) for name, value in overrides.items()}
    rules = msgspec.structs.replace(edition.rules, **values)
    for problem in chain(
        wrong_rules(rules, edition.roles, edition.aims, {space.kind for space in edition.spaces}),
        wrong_houses(rules, most_houses(edition)),
    ):
        raise BadRule(problem)
    titles = {
        key: msgspec.structs.replace(title, rents=rents(rules, edition.roles, title.kind, title.rents))
        for key, title in edition.titles.items()
    }
    return msgspec.structs.replace(edition, rules=rules, titles=titles, printed=edition.printed or edition.rules)


def most_houses(edition: Edition) -> dict[str, int]:
    """For how many houses the title cards have rents, by role."""
    streets = [title for title in edition.titles.values() if title.kind == "street"]
    return {role: min((len(title.rents[role]) for title in streets), default=2) - 2 for role in edition.roles}


def checked(edition: Edition, name: str, value: Any) -> Any:
    """The value if the edition has the rule and the rule can have the value."""
    if name not in Rules.__struct_fields__:
        raise BadRule(f"{name} is no rule of {edition.key}{nearest(name, Rules.__struct_fields__)}")
    if getattr(edition.rules, name) is None:
        raise BadRule(f"{name} is no rule of {edition.key}: its game has nothing of the kind")
    from .explain import fits, hints_of, right, shown

    hint = hints_of(Rules)[name]
    if value is None or not fits(hint, value):
        raise BadRule(f"{name} is {shown(value)}: {right(hint)} would be right")
    return value
