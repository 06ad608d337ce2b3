"""House rules that have no effect beside the others. They are allowed, but players are told."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from .edition import Edition, Rules
from .house import changed

AIM = "aim"
"""What a rule of the timed game depends on instead of another rule."""

NOTHING_WHILE = (
    ("houses", "shortage", "endless"),
    ("hotels", "shortage", "endless"),
    ("tax_cash_competitor", "income_tax_choice", False),
    ("tax_cash_monopolist", "income_tax_choice", False),
    ("tax_titles", "income_tax_choice", False),
    ("tax_buildings", "income_tax_choice", False),
    ("speed_cash", "speed_die", False),
    ("speed_on_doubles", "speed_die", False),
    ("triple_throws_again", "speed_die", False),
    ("triple_throws_again", "extra_throws", 0),
    ("decline_extra_throw", "extra_throws", 0),
    ("prison_ends_turn", "extra_throws", 0),
    ("houses_outlast_monopoly", "bare_group", True),
    ("start_double", "start_bonus", 0),
)
"""A rule, another rule, and the value of that other rule at which the first has no effect."""

NOTHING_WHILE_NONE = (("houses_outlast_monopoly", "monopoly_"), ("houses", "max_houses_"))
"""A rule that has no effect while the other one is 0 for every role: if buildings need no monopoly, they cannot lose it."""

ALIKE_WHILE = (
    ("prison_double", ("moves-and-throws-again", "moves"), "extra_throws", 0),
    ("shortage", ("box", "auction"), "build_any_time", False),
)
"""A rule, values of it that mean the same, another rule, and the value of that other rule at which they do."""

TIMED = ("rounds", "timed_trade", "timed_adjust", "keep_competitor", "keep_monopolist")
"""Rules of the timed game only."""


class IneffectiveRule(NamedTuple):
    """A house rule that has no effect because `other` has `value`; `other` is a rule, or "aim"."""

    rule: str
    other: str
    value: Any


def idle(edition: Edition, overrides: Mapping[str, Any], aim: str | None = None) -> list[IneffectiveRule]:
    """The overrides that have no effect in the edition's game, each once.

    Without an aim, rules of the timed game are not looked at. Raises BadRule.
    """
    rules = changed(edition, overrides).rules
    by_rule: dict[str, IneffectiveRule] = {}
    for each in (*by_other(rules), *by_doubles(edition.rules, rules), *by_values(edition.rules, rules), *by_aim(rules, aim)):
        if each.rule in overrides and overrides[each.rule] != getattr(edition.rules, each.rule):
            by_rule.setdefault(each.rule, each)
    return list(by_rule.values())


def by_other(rules: Rules) -> Iterator[IneffectiveRule]:
    """Rules that have no effect at one value of another rule."""
    for rule, other, value in NOTHING_WHILE:
        if getattr(rules, other) == value:
            yield IneffectiveRule(rule, other, value)
    for rule, start in NOTHING_WHILE_NONE:
        others = {name: getattr(rules, name) for name in rules.__struct_fields__ if name.startswith(start)}
        if not any(others.values()):
            yield from (IneffectiveRule(rule, name, 0) for name, value in others.items() if value == 0)


def by_doubles(printed: Rules, rules: Rules) -> Iterator[IneffectiveRule]:
    """Doubles that lead to prison although so many cannot be thrown, and extra throws beyond those that do."""
    fatal, extra = rules.doubles_to_prison, rules.extra_throws
    if not any(0 < doubles <= extra for doubles in (fatal, printed.doubles_to_prison)):
        yield IneffectiveRule("doubles_to_prison", "extra_throws", extra)
    if fatal and rules.prison_ends_turn and max(fatal, 2) <= min(extra, printed.extra_throws):
        yield IneffectiveRule("extra_throws", "doubles_to_prison", fatal)
    if fatal == 1 < extra:  # no double moves
        yield from (IneffectiveRule(rule, "doubles_to_prison", 1) for rule in ("speed_on_doubles", "triple_throws_again"))


def by_values(printed: Rules, rules: Rules) -> Iterator[IneffectiveRule]:
    """Rules with two values that mean the same at one value of another rule."""
    for rule, values, other, value in ALIKE_WHILE:
        if getattr(rules, other) == value and {getattr(printed, rule), getattr(rules, rule)} <= set(values):
            yield IneffectiveRule(rule, other, value)


def by_aim(rules: Rules, aim: str | None) -> Iterator[IneffectiveRule]:
    """Rules of the timed game if another one is played, and `trade` if the timed game has no trading."""
    if aim not in (None, "timed"):
        yield from (IneffectiveRule(rule, AIM, aim) for rule in TIMED)
    if aim == "timed" and rules.timed_trade is False:
        yield IneffectiveRule("trade", "timed_trade", False)
