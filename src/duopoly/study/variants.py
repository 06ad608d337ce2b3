"""What can be changed about an edition, one rule at a time: each amount halved and doubled, each switch turned over."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from ..editions import BadRule, Edition, house_rules, load
from ..editions.edition import Rules
from ..sim.totals import Totals
from ..stats.intervals import LEVEL, Estimate, together
from ..stats.tornado import Swing
from .cells import Split, kind_of_game
from .execution import Execution
from .scenarios import Ask

STEPS = (
    "extra_throws", "doubles_to_prison", "prison_throws", "monopoly_competitor", "monopoly_monopolist", "monopoly_player",
    "max_houses_competitor", "max_houses_monopolist", "max_houses_player",
)  # fmt: skip
"""Small numbers that go one up and one down."""
WORDS = {
    "prison_double": ("moves-and-throws-again", "throws-again", "moves"),
    "shortage": ("endless", "box", "auction"),
    "trade": ("any-time", "before-throw"),
}


Change = Callable[[Totals, Totals, float], Estimate]
"""By how much games differ from the base's, with the interval for a level."""


class Variant(NamedTuple):
    """A rule with another value than the edition's; `more` says whether it is the greater one, or the switch is on."""

    rule: str
    value: Any
    more: bool


class Effect(NamedTuple):
    """A variant and what was counted of its games."""

    variant: Variant
    tally: Totals


def variants(edition: Edition) -> Iterator[Variant]:
    """Every variant that the edition can have."""
    for rule in Rules.__struct_fields__:
        now = getattr(edition.rules, rule)
        if now is None or rule == "rounds":
            continue
        for value, more in others(rule, now):
            if value != now and possible(edition, rule, value):
                yield Variant(rule, value, more)


def others(rule: str, now: Any) -> list[tuple[Any, bool]]:
    """The other values of a rule, the smaller first."""
    if isinstance(now, bool):
        return [(not now, not now)]
    if isinstance(now, str):
        return [(word, True) for word in WORDS[rule]]
    if rule == "deal_titles":
        return [(titles, titles > now) for titles in (1, 2, 3)]
    if rule in STEPS:
        return [(now - 1, False), (now + 1, True)] if now else []
    return [(now // 2, False), (2 * now, True)] if now else []


def possible(edition: Edition, rule: str, value: Any) -> bool:
    """Whether the edition can have the rule so."""
    try:
        house_rules(edition, {rule: value})
    except BadRule:
        return False
    return True


def play_variants(what: str, ask: Ask, edition: str, split: Split, aim: str, hands: Execution) -> tuple[Totals, list[Effect]]:
    """What was counted of the edition as it is, and of each variant; all by the same seed, so that chance weighs less."""
    found = list(variants(house_rules(load(edition), ask.rules)))
    changed = [{}, *({variant.rule: variant.value} for variant in found)]
    kinds = [
        kind_of_game(edition, split, rules=ask.rules | change, aim=aim, seed=ask.seed, bot=str(ask.bot)) for change in changed
    ]
    base, *tallies = (sums.tally for sums in hands.play_all(what, kinds, ask.count))
    return base, [Effect(*both) for both in zip(found, tallies, strict=True)]


def sure(effects: Sequence[Effect], base: Totals, change: Change) -> set[str]:
    """The rules that make a difference beyond luck: intervals so wide that all of them hold together in 95 of 100 studies."""
    level = together(len(effects))
    return {variant.rule for variant, tally in effects if not change(tally, base, level).holds(0)}


def swings(base: Totals, effects: Sequence[Effect], change: Change) -> list[Swing]:
    """A bar for each rule that makes a difference beyond luck, the greatest first; two values on one side get a bar each."""
    bars: dict[str, Swing] = {}
    rules = sure(effects, base, change)
    for variant, tally in effects:
        if variant.rule not in rules:
            continue
        estimate, word = change(tally, base, LEVEL), worded(variant.value)
        bar = bars.get(variant.rule, Swing(variant.rule, None, None, "", ""))
        if variant.more and bar.more is None:
            bars[variant.rule] = bar._replace(more=estimate, more_word=word)
        elif not variant.more and bar.less is None:
            bars[variant.rule] = bar._replace(less=estimate, less_word=word)
        else:
            bars[f"{variant.rule} = {word}"] = Swing(f"{variant.rule} ", None, estimate, "", word)
    return sorted(bars.values(), key=reach, reverse=True)


def reach(swing: Swing) -> float:
    """How far the bar goes, either way."""
    return max(abs(estimate.value) for estimate in (swing.less, swing.more) if estimate is not None)


def worded(value: Any) -> str:
    """A rule's value as it is typed."""
    return ("on" if value else "off") if isinstance(value, bool) else str(value)
