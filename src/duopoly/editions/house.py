"""House rules: an edition with some of its amounts and switches changed."""

from collections.abc import Mapping
from itertools import chain
from typing import Any

import msgspec

from .edition import Edition, Role, Rules
from .errors import BadRule, shown
from .files import rents
from .rule_checks import nearest, wrong_deal, wrong_houses, wrong_rules


def changed(edition: Edition, overrides: Mapping[str, Any]) -> Edition:
    """A copy of the edition with the overrides in its rules, and in the rents that depend on them. Raises BadRule."""
    values = {name: checked(edition, name, value) for name, value in overrides.items()}
    rules = msgspec.structs.replace(edition.rules, **values)
    for problem in chain(
        wrong_rules(rules, edition.roles, edition.aims, {space.kind for space in edition.spaces}),
        wrong_houses(rules, most_houses(edition)),
        wrong_deal(rules, edition.players[1], len(edition.titles)),
    ):
        raise BadRule(problem)
    titles = {
        key: msgspec.structs.replace(title, rents=rents(rules, edition.roles, title.kind, title.rents))
        for key, title in edition.titles.items()
    }
    return msgspec.structs.replace(edition, rules=rules, titles=titles, printed=edition.printed or edition.rules)


def allows(edition: Edition, rule: str, value: Any) -> bool:
    """Whether the edition can have the rule at that value: a choice of percentages, for instance, needs percentages."""
    try:
        changed(edition, {rule: value})
    except BadRule:
        return False
    return True


def most_houses(edition: Edition) -> dict[Role, int]:
    """By role, for how many houses the title cards have rents."""
    streets = [title for title in edition.titles.values() if title.kind == "street"]
    return {role: min((len(title.rents[role]) for title in streets), default=2) - 2 for role in edition.roles}


def checked(edition: Edition, name: str, value: Any) -> Any:
    """The value of an override; raises BadRule if the edition does not have the rule, or the rule cannot have the value."""
    if name not in Rules.__struct_fields__:
        got = name if name.isidentifier() else repr(name)
        raise BadRule(f"rules: expected a rule of {edition.key}, got {got}{nearest(name, Rules.__struct_fields__)}")
    if getattr(edition.rules, name) is None:
        raise BadRule(f"rules: expected a rule of {edition.key}, got {name}, which its game does not have")
    from .field_types import expected, fits, hints_of

    hint = hints_of(Rules)[name]
    if value is None or not fits(hint, value):
        raise BadRule(f"{name}: expected {expected(hint)}, got {shown(value)}")
    return value
