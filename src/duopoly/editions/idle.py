"""House rules that can do nothing beside the others: they are not refused, they are said to do nothing."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from .edition import Edition, Rules
from .house import changed

AIM = "aim"
"""What a rule waits for that is no rule."""

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
"""A rule, another one, and the value of that at which the first does nothing, whatever it is."""

NOTHING_WHILE_NONE = (("houses_outlast_monopoly", "monopoly_"), ("houses", "max_houses_"))
"""A rule that does nothing while the other one is 0 for every role: where buildings need no monopoly none of them loses it."""

ALIKE_WHILE = (
    ("prison_double", ("moves-and-throws-again", "moves"), "extra_throws", 0),
    ("shortage", ("box", "auction"), "build_any_time", False),
)
"""A rule, values of it that come to the same, another rule, and the value of that at which they do."""

TIMED = ("rounds", "timed_trade", "timed_adjust", "keep_competitor", "keep_monopolist")
"""Rules of the timed game alone."""


class Idle(NamedTuple):
    """A house rule that does nothing as long as another rule has its value; or as long as the aim is another than timed."""

    rule: str
    other: str
    value: Any


def idle(edition: Edition, overrides: Mapping[str, Any], aim: str | None = None) -> list[Idle]:
    """The overrides that change nothing in the edition's game, each once, with the other rule that it waits for.

    Without an aim nothing is said of the rules of the timed game. Raises BadRule.
    """
    rules = changed(edition, overrides).rules
    found: dict[str, Idle] = {}
    for each in (*by_other(rules), *by_doubles(edition.rules, rules), *by_values(edition.rules, rules), *by_aim(rules, aim)):
        if each.rule in overrides and overrides[each.rule] != getattr(edition.rules, each.rule):
            found.setdefault(each.rule, each)
    return list(found.values())


def by_other(rules: Rules) -> Iterator[Idle]:
    """Rules that do nothing at one value of another."""
    for rule, other, value in NOTHING_WHILE:
        if getattr(rules, other) == value:
            yield Idle(rule, other, value)
    for rule, start in NOTHING_WHILE_NONE:
        others = {name: getattr(rules, name) for name in rules.__struct_fields__ if name.startswith(start)}
        if not any(others.values()):
            yield from (Idle(rule, name, 0) for name, value in others.items() if value == 0)


def by_doubles(printed: Rules, rules: Rules) -> Iterator[Idle]:
    """Doubles that lead to prison where so many cannot be thrown, and extra throws beyond those that do."""
    fatal, extra = rules.doubles_to_prison, rules.extra_throws
    if not any(0 < doubles <= extra for doubles in (fatal, printed.doubles_to_prison)):
        yield Idle("doubles_to_prison", "extra_throws", extra)
    if fatal and rules.prison_ends_turn and max(fatal, 2) <= min(extra, printed.extra_throws):
        yield Idle("extra_throws", "doubles_to_prison", fatal)
    if fatal == 1 < extra:  # no double moves
        yield from (Idle(rule, "doubles_to_prison", 1) for rule in ("speed_on_doubles", "triple_throws_again"))


def by_values(printed: Rules, rules: Rules) -> Iterator[Idle]:
    """Rules two of whose values come to the same at one value of another."""
    for rule, values, other, value in ALIKE_WHILE:
        if getattr(rules, other) == value and {getattr(printed, rule), getattr(rules, rule)} <= set(values):
            yield Idle(rule, other, value)


def by_aim(rules: Rules, aim: str | None) -> Iterator[Idle]:
    """The rules of the timed game in another one; and when to trade in one where nobody does."""
    if aim not in (None, "timed"):
        yield from (Idle(rule, AIM, aim) for rule in TIMED)
    if aim == "timed" and rules.timed_trade is False:
        yield Idle("trade", "timed_trade", False)
