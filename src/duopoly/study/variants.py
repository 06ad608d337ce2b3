"""Variants of an edition with one rule changed: each amount halved and doubled, each switch flipped; and their effects."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from ..editions import Edition, house_rules, load
from ..editions.edition import Rules
from ..editions.house import allows
from ..sim.totals import Totals
from ..stats.intervals import LEVEL, Estimate, bonferroni_level
from ..stats.tornado import TornadoBar
from .execution import Execution
from .game_specs import CampSplit, make_spec
from .labels import rule_label, value_label
from .study_plan import StudyPlan

SMALL_NUMBERS = (
    "extra_throws", "doubles_to_prison", "prison_throws", "monopoly_competitor", "monopoly_monopolist", "monopoly_player",
    "max_houses_competitor", "max_houses_monopolist", "max_houses_player",
)  # fmt: skip
"""Rules that go one up and one down."""
CHOICES = {
    "prison_double": ("moves-and-throws-again", "throws-again", "moves"),
    "shortage": ("endless", "box", "auction"),
    "trade": ("any-time", "before-throw"),
}

Comparison = Callable[[Totals, Totals, float], Estimate]
"""How much games differ from the base's, with an interval at the given level."""


class Variant(NamedTuple):
    """A rule with another value; `higher` says whether it is higher than the edition's, or the switch is on."""

    rule: str
    value: Any
    higher: bool


class VariantResult(NamedTuple):
    """A variant and the totals of its games."""

    variant: Variant
    totals: Totals


def variants(edition: Edition) -> Iterator[Variant]:
    """Every variant of the edition that is possible."""
    for rule in Rules.__struct_fields__:
        present = getattr(edition.rules, rule)
        if present is None or rule == "rounds":
            continue
        for value, higher in other_values(rule, present):
            if value != present and allows(edition, rule, value):
                yield Variant(rule, value, higher)


def other_values(rule: str, present: Any) -> list[tuple[Any, bool]]:
    """The other values of a rule to try, the lower first, and whether each is the higher one."""
    if isinstance(present, bool):
        return [(not present, not present)]
    if isinstance(present, str):
        return [(choice, True) for choice in CHOICES[rule]]
    if rule == "deal_titles":
        return [(titles, titles > present) for titles in (1, 2, 3)]
    if rule in SMALL_NUMBERS:
        return [(present - 1, False), (present + 1, True)] if present else []
    return [(present // 2, False), (2 * present, True)] if present else []


def play_variants(
    what: str, plan: StudyPlan, edition: str, split: CampSplit, aim: str, execution: Execution
) -> tuple[Totals, list[VariantResult]]:
    """The totals of the edition as it is, and of each variant. All have the same seed, so that chance matters less."""
    tried = list(variants(house_rules(load(edition), plan.rules)))
    changes: list[dict[str, Any]] = [{}, *({variant.rule: variant.value} for variant in tried)]
    specs = [
        make_spec(edition, split, rules=plan.rules | change, aim=aim, seed=plan.seed, bot=str(plan.bot)) for change in changes
    ]
    base, *totals = (sums.totals for sums in execution.play_all(what, specs, plan.game_count))
    return base, [VariantResult(*pair) for pair in zip(tried, totals, strict=True)]


def significant_rules(results: Sequence[VariantResult], base: Totals, compare: Comparison) -> set[str]:
    """The rules that change something beyond chance, corrected for the number of variants."""
    level = bonferroni_level(len(results))
    return {variant.rule for variant, totals in results if not compare(totals, base, level).contains(0)}


def tornado_bars(edition: Edition, base: Totals, results: Sequence[VariantResult], compare: Comparison) -> list[TornadoBar]:
    """A bar for each significant rule, longest first; two values on the same side get a bar each."""
    bars: dict[str, TornadoBar] = {}
    rules = significant_rules(results, base, compare)
    for variant, totals in results:
        if variant.rule not in rules:
            continue
        estimate, text = compare(totals, base, LEVEL), value_label(variant.rule, variant.value)
        label = rule_label(edition, variant.rule)
        bar = bars.get(variant.rule, TornadoBar(label, None, None, "", ""))
        if variant.higher and bar.higher is None:
            bars[variant.rule] = bar._replace(higher=estimate, higher_text=text)
        elif not variant.higher and bar.lower is None:
            bars[variant.rule] = bar._replace(lower=estimate, lower_text=text)
        else:
            bars[f"{variant.rule} = {text}"] = TornadoBar(label, None, estimate, "", text)
    return sorted(bars.values(), key=length, reverse=True)


def length(bar: TornadoBar) -> float:
    """How far the bar goes on its longer side."""
    return max(abs(estimate.value) for estimate in (bar.lower, bar.higher) if estimate is not None)


def value_text(value: Any) -> str:
    """A rule's value as people type it."""
    return ("on" if value else "off") if isinstance(value, bool) else str(value)
