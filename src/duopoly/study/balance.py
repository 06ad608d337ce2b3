"""The study `balance`: the value of one amount at which the camps win in proportion to their seats."""

from bisect import bisect_left
from typing import Any, NamedTuple

from ..editions import BadRule, Edition, house_rules, load
from ..rules.codes import COMPETITOR
from ..sim.errors import BadPlan
from ..sim.limits import ROUNDS
from ..sim.totals import WHOLE
from ..stats.intervals import p_text, percent, percent_interval, proportion
from .execution import Execution
from .game_specs import CampSplit, camp_splits, describe_bots, editions_with_camps, make_spec
from .job import GameSpec
from .labels import edition_label, rule_label
from .report import DataRow, Report
from .root_finding import (
    RANGE_VALUES,
    LogisticCurve,
    Measurement,
    SearchResult,
    chance_within,
    evenly_spaced,
    find_crossing,
)
from .study_plan import Study, StudyPlan

CASH = ("cash_competitor", "cash_monopolist")
"""Amounts that are `start_cash` where they are 0."""
CLOSE = 0.05
CURVE_STEPS = 60
POOR_FIT = 0.01
"""A curve with a smaller p-value does not fit the points, and its interval is too narrow."""


class Varied(NamedTuple):
    """The amount that is varied: the name of its rule, its value in the edition, and the range that is searched."""

    rule: str
    present: int
    low: int
    high: int


def make_report(study: Study, plan: StudyPlan, execution: Execution) -> Report:
    """Plays about `plan.games` games in all, a quarter of them at the crossing."""
    if not editions_with_camps(plan.editions, plan.rules):
        raise BadPlan(f"edition: expected one with two camps, got {plan.edition}")
    edition = house_rules(load(plan.editions[0]), plan.rules)
    split = camp_splits(plan.seats or 4, 2)[0]
    vary = str(plan.vary)
    present = present_value(edition, vary)
    low, high = plan.between or default_range(edition, vary, present)
    for value in (low, high):
        check_value(edition, vary, value)
    values = evenly_spaced(low, high, RANGE_VALUES)
    if plan.game_count < len(values):
        raise BadPlan(f"games: expected {len(values)} or more, one at each value from {low} to {high}, got {plan.game_count}")
    fair = split.first / split.seats
    first = 0

    def measure(value: int, games: int) -> Measurement:
        nonlocal first
        count = max(1, games)
        totals = execution.play(varied_spec(plan, split, vary, value), first, count).totals
        first += count
        execution.progress(f"{vary} = {value}", min(first, plan.game_count), plan.game_count)
        return Measurement(value, totals.role_wins[COMPETITOR] / WHOLE, totals.won, totals.games)

    result = find_crossing(measure, low, high, fair, plan.game_count)
    report = Report(study, plan, f"Balance: {vary} in {edition.key}")
    report.add_data("points", [point_row(point) for point in result.points])
    describe(report, edition, split, Varied(vary, present, low, high), result, fair)
    return report


def present_value(edition: Edition, vary: str) -> int:
    """The amount in the edition. Raises BadPlan if it has no such amount."""
    value = getattr(edition.rules, vary, None)
    if type(value) is not int:
        amounts = [name for name in edition.rules.__struct_fields__ if type(getattr(edition.rules, name)) is int]
        raise BadPlan(f"vary: expected an amount of {edition.key} ({', '.join(amounts)}), got {vary!r}")
    return edition.rules.start_cash if vary in CASH and value == 0 else value


def default_range(edition: Edition, vary: str, present: int) -> tuple[int, int]:
    """From a quarter of the amount to four times it, as far as the rules allow."""

    def is_refused(value: int) -> bool:
        try:
            check_value(edition, vary, value)
        except BadPlan:
            return True
        return False

    low, high = present // 4, 4 * present or edition.rules.start_cash
    lower, higher = range(present, low - 1, -1), range(present, high + 1)
    least, most = (values[bisect_left(values, True, lo=1, key=is_refused) - 1] for values in (lower, higher))
    return least, most


def check_value(edition: Edition, vary: str, value: int) -> None:
    """Raises BadPlan if the amount cannot have this value."""
    try:
        house_rules(edition, {vary: value})
    except BadRule as error:
        raise BadPlan(f"between: {error}") from None
    if vary in CASH and value < 1:
        raise BadPlan(f"between: expected 1 or more, got {value}")


def varied_spec(plan: StudyPlan, split: CampSplit, vary: str, value: int) -> GameSpec:
    """The games with the amount at a value."""
    edition, aim, bot = plan.editions[0], str(plan.aim), str(plan.bot)
    return make_spec(edition, split, rules=plan.rules | {vary: value}, aim=aim, seed=plan.seed, bot=bot)


def point_row(point: Measurement) -> DataRow:
    """A measurement as data."""
    share = proportion(point.won, point.decided)
    row = {"value": point.value, "games": point.games, "won": point.decided, "competitor_wins": float(point.won)}
    return row | {"competitor_share": share.value, "low": share.low, "high": share.high}


def describe(report: Report, edition: Edition, split: CampSplit, varied: Varied, result: SearchResult, fair: float) -> None:
    """Writes the report's text, table and chart."""
    games = f"{edition.key}, {split.first} competitors and {split.second} monopolists, aim {report.plan.aim}"
    describe_crossing(report, games, varied, result, fair)
    describe_doubts(report, result)
    describe_points(report, varied.rule, result)
    report.add_paragraph(
        f"All seats are played by {describe_bots(str(report.plan.bot))}: the value balances games between them, not "
        "everyone's games. Games without a winner are left out."
    )
    add_chart(report, edition, varied.rule, result, fair)


def describe_crossing(report: Report, games: str, varied: Varied, result: SearchResult, fair: float) -> None:
    """Writes the headlines: the value at which the games are fair, or that there is none."""
    value, check = result.crossing, result.check
    if value is None or check is None:
        report.add_headline(no_crossing(games, varied, result, fair))
        return
    report.add_headline(
        f"{games}: the camps win in proportion to their seats at {varied.rule} = {value.value:,.0f} "
        f"(95% interval {value.low:,.0f} to {value.high:,.0f}; the edition has {varied.present:,})."
    )
    report.add_headline(
        f"The true value is within {percent(CLOSE, 0)} of that with a chance of "
        f"{chance_text(chance_within(value, CLOSE))}, if the curve is right. In {check.decided:,} fresh games at "
        f"{check.value:,} the competitors won {percent_interval(proportion(check.won, check.decided))}, which "
        f"differs from the curve with {p_text(result.p_value)}."
    )


def no_crossing(games: str, varied: Varied, result: SearchResult, fair: float) -> str:
    """That no fair value was found, and why, as a sentence."""
    ends = [result.curve.share(value) for value in (varied.low, varied.high)]
    crosses = min(ends) < fair < max(ends)
    why = "there were too few games to locate it" if crosses else "as far as these games show, there is none"
    return (
        f"{games}: no value of {varied.rule} from {varied.low:,} to {varied.high:,} was found at which the competitors win "
        f"{percent(fair)}; {why}. On the fitted curve they win {percent(ends[0])} at one end and {percent(ends[1])} "
        "at the other."
    )


def describe_doubts(report: Report, result: SearchResult) -> None:
    """Writes the headlines on games that were given up and on a curve that fits badly; none if there is no such doubt."""
    played, decided = sum(point.games for point in result.points), sum(point.decided for point in result.points)
    if decided < played:
        report.add_headline(
            f"{percent(1 - decided / played)} of the {played:,} games were given up after {ROUNDS} rounds and count for nobody."
        )
    if result.curve.p_value < POOR_FIT:
        report.add_headline("The curve fits the last points badly, so the interval is too narrow.")


def describe_points(report: Report, rule: str, result: SearchResult) -> None:
    """Writes how the value was searched, and the table of the points."""
    report.add_heading("What was measured")
    report.add_paragraph(
        "First values over the whole range, then values closer and closer to where a logistic curve through them crosses "
        "the fair share, each with fresh games; the last ones where it crossed by then. The interval of the value is "
        "Fieller's, from the curve through the last points. Its fit has "
        f"{p_text(result.curve.p_value)} (chi-square)."
    )
    report.add_table(
        [point_row(point) for point in result.points],
        {
            rule: lambda row: f"{row['value']:,}",
            "games": lambda row: f"{row['games']:,}",
            "given up": lambda row: percent(1 - row["won"] / row["games"]),
            "competitors win": lambda row: percent_interval((row["competitor_share"], row["low"], row["high"])),
        },
    )


def chance_text(chance: float) -> str:
    """A chance as a percentage, but never as a certainty."""
    return "over 99.9%" if chance > 0.999 else percent(chance)


def add_chart(report: Report, edition: Edition, vary: str, result: SearchResult, fair: float) -> None:
    """Adds the chart: the points, the curve near the crossing, and the crossing."""
    near = [point.value for point in result.points[-5:]]
    points = [(float(point.value), proportion(point.won, point.decided)) for point in result.points]

    def draw() -> Any:
        from ..stats.charts import curve_chart

        curve = sample(result.curve, min(near), max(near))
        amount = rule_label(edition, vary)
        title = f"At which value do the camps win in proportion to their seats?\n{edition_label(edition)}"
        target = (f"the competitors' share of the seats, {percent(fair, 0)}", fair)
        return curve_chart(title, points, curve, target, result.crossing, amount, "games that the competitors win, %")

    report.add_chart("balance", f"The competitors' share of wins by {vary}", draw)


def sample(curve: LogisticCurve, low: float, high: float) -> list[tuple[float, float]]:
    """Points of the curve, for drawing."""
    return [(x, curve.share(x)) for x in (low + (high - low) * i / CURVE_STEPS for i in range(CURVE_STEPS + 1))]
