"""The value of one amount at which the camps win in proportion to their seats, and how sure that is."""

from typing import Any

from ..editions import BadRule, Edition, house_rules, load
from ..rules.codes import COMPETITOR, MONOPOLIST
from ..sim.errors import BadPlan
from ..sim.limits import ROUNDS
from ..sim.totals import WHOLE
from ..stats import intervals
from ..stats.intervals import percent, within
from .cells import Split, editions_of, kind_of_game, splits, told_bots
from .execution import Execution
from .report import Report
from .root_finding import Curve, Found, Point, search, sureness
from .scenarios import Ask, Scenario

CASH = {"cash_competitor": COMPETITOR, "cash_monopolist": MONOPOLIST}
"""Amounts that no edition has: the starting cash of one camp alone."""
CLOSE = 0.05
STEPS = 60


def study(scenario: Scenario, ask: Ask, hands: Execution) -> Report:
    """The report; `ask.games` are played in all, a quarter of them at the value found."""
    if not editions_of(ask.editions, ask.rules, camps=True):
        raise BadPlan(f"edition: {ask.edition} has one role; an edition with two camps would be right")
    edition = house_rules(load(ask.editions[0]), ask.rules)
    split = splits(ask.seats or 4, 2)[0]
    vary = str(ask.vary)
    now = present(edition, vary)
    low, high = ask.between or (now // 4, 4 * now or edition.rules.start_cash)
    for value in (low, high):
        check(edition, vary, value)
    wanted = split.first / split.seats
    first = 0

    def measure(value: int, games: int) -> Point:
        nonlocal first
        count = max(1, games)
        kind = game_with(ask, split, vary, value)
        tally = hands.play(kind, first, count).tally
        first += count
        hands.watch(f"{vary} = {value}", min(first, ask.count), ask.count)
        return Point(value, tally.role_wins[COMPETITOR] / WHOLE, tally.won, tally.games)

    found = search(measure, low, high, wanted, ask.count)
    report = Report(scenario, ask, f"Balance: {vary} in {edition.key}")
    report.data("points", [point_row(point) for point in found.points])
    tell(report, edition, split, (vary, now, low, high), found, wanted)
    return report


def present(edition: Edition, vary: str) -> int:
    """What the amount is in the edition; raises BadPlan for what is no amount of it."""
    if vary in CASH:
        return edition.rules.start_cash
    value = getattr(edition.rules, vary, None)
    if type(value) is not int:
        amounts = [name for name in edition.rules.__struct_fields__ if type(getattr(edition.rules, name)) is int]
        raise BadPlan(f"vary: {vary!r} is no amount of {edition.key}; one of {', '.join([*CASH, *amounts])} would be right")
    return value


def check(edition: Edition, vary: str, value: int) -> None:
    """Whether the amount can be so; raises BadPlan."""
    try:
        house_rules(edition, {"start_cash" if vary in CASH else vary: value})
    except BadRule as error:
        raise BadPlan(f"between: {error}") from None
    if vary in CASH and value < 1:
        raise BadPlan(f"between: {value} cannot be; 1 or more would be right")


def game_with(ask: Ask, split: Split, vary: str, value: int) -> Any:
    """The kind of game with the amount at a value."""
    rules, cash = dict(ask.rules), {}
    if vary in CASH:
        cash = {CASH[vary]: value}
    else:
        rules[vary] = value
    return kind_of_game(ask.editions[0], split, rules=rules, aim=str(ask.aim), seed=ask.seed, cash=cash, bot=str(ask.bot))


def point_row(point: Point) -> dict[str, Any]:
    """What was measured at a value, as data."""
    share = intervals.share(point.won, point.of)
    row = {"value": point.value, "games": point.games, "won": point.of, "competitor_wins": float(point.won)}
    return row | {"competitor_share": share.value, "low": share.low, "high": share.high}


def tell(
    report: Report, edition: Edition, split: Split, varied: tuple[str, int, int, int], found: Found, wanted: float
) -> None:
    """The report's words, table and chart."""
    vary, now, low, high = varied
    games = f"{edition.key}, {split.first} competitors and {split.second} monopolists, aim {report.ask.aim}"
    if found.value is None or found.check is None:
        ends = [found.curve.share(value) for value in (low, high)]
        crossed = min(ends) < wanted < max(ends)
        why = "these games are too few to tell where" if crossed else "none lies there as far as these games tell"
        report.headline(
            f"{games}: no value of {vary} from {low:,} to {high:,} was found at which the competitors win "
            f"{percent(wanted)}: {why}. "
            f"By the curve they win {percent(ends[0])} at one end and {percent(ends[1])} at the other."
        )
    else:
        value, check = found.value, found.check
        report.headline(
            f"{games}: the camps win in proportion to their seats at {vary} = {value.value:,.0f} "
            f"(95 % interval {value.low:,.0f} to {value.high:,.0f}; the edition has {now:,})."
        )
        report.headline(
            f"The chance that the true value lies within {percent(CLOSE, 0)} of it is "
            f"{told_chance(sureness(value, CLOSE))}, as far as the curve is right. {check.of:,} fresh games at "
            f"{check.value:,} gave the competitors {within(intervals.share(check.won, check.of))}; they would lie as far from "
            f"the curve by luck with a chance of {percent(found.luck)}."
        )
    played, decided = sum(point.games for point in found.points), sum(point.of for point in found.points)
    if decided < played:
        report.headline(
            f"{percent(1 - decided / played)} of the {played:,} games were given up after {ROUNDS} rounds and count for nobody."
        )
    if found.curve.luck < 0.01:
        report.headline("The curve fits the last points badly: take the interval as too narrow.")
    report.head("What was measured")
    report.text(
        "Values over the whole range first, then closer and closer about the place where a logistic curve through them "
        "crosses the "
        "fair share; each with fresh games, the last where it crossed by then. The interval of the value is Fieller's, "
        "from the curve through the last points; "
        f"by luck the curve would fit as badly with a chance of {percent(found.curve.luck)}."
    )
    report.show(
        [point_row(point) for point in found.points],
        {
            vary: lambda row: f"{row['value']:,}",
            "games": lambda row: f"{row['games']:,}",
            "given up": lambda row: percent(1 - row["won"] / row["games"]),
            "competitors win": lambda row: within((row["competitor_share"], row["low"], row["high"])),
        },
    )
    report.text(
        f"All seats are played by {told_bots(str(report.ask.bot))}: the value balances such games, not everybody's. Games "
        "without a winner are left out."
    )
    chart(report, vary, found, wanted)


def told_chance(chance: float) -> str:
    """A chance in per cent; none is told as a certainty."""
    return "over 99.9 %" if chance > 0.999 else percent(chance)


def chart(report: Report, vary: str, found: Found, wanted: float) -> None:
    """The points, the curve as far as it is meant, and where it crosses."""
    near = [point.value for point in found.points[-5:]]
    points = [(float(point.value), intervals.share(point.won, point.of)) for point in found.points]

    def draw() -> Any:
        from ..stats import charts

        line = along(found.curve, min(near), max(near))
        return charts.curve(points, line, wanted, found.value, vary, "competitors win, %")

    report.chart("balance", f"The competitors' share of wins by {vary}", draw)


def along(curve: Curve, low: float, high: float) -> list[tuple[float, float]]:
    """Points of the curve."""
    return [(x, curve.share(x)) for x in (low + (high - low) * i / STEPS for i in range(STEPS + 1))]
