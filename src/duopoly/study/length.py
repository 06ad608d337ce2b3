"""The study `length`: how long games last and how many never end, by edition, seats and aim; and what changes that."""

from math import isfinite
from typing import Any

from ..editions import house_rules, load
from ..sim.limits import ROUNDS
from ..sim.playout import UNFINISHED
from ..sim.totals import Totals
from ..stats import intervals
from ..stats.intervals import (
    LEVEL,
    Estimate,
    bonferroni_level,
    percent,
    percent_interval,
    positive_mean,
    quantile,
)
from .execution import Execution
from .game_specs import CampSplit, camp_splits, describe_bots, make_spec, unfinished_share
from .labels import edition_label, edition_labels, split_label
from .report import DataRow, DataRows, Report
from .study_plan import Study, StudyPlan
from .summary import round_sums
from .variants import VariantResult, play_variants, significant_rules, tornado_bars, value_text

SEATS = 4
AIM_WORDS = {"last": "last one standing", "camp": "last camp"}
QUANTILES = {"low_tenth": 0.1, "median": 0.5, "high_tenth": 0.9}


def make_report(study: Study, plan: StudyPlan, execution: Execution) -> Report:
    """Plays `plan.games` games of each kind, and of each variant."""
    report = Report(study, plan, "How long games last, and how many never end")
    rows = length_rows(plan, execution)
    report.add_data("lengths", rows)
    describe_lengths(report, rows)
    all_variants: DataRows = []
    for name in plan.editions:
        edition = house_rules(load(name), plan.rules)
        split = camp_splits(plan.seats or SEATS, len(edition.roles))[0]
        what = f"{edition.key}, {split}, one rule changed at a time"
        base, results = play_variants(what, plan, name, split, "last", execution)
        variant_data = variant_rows(edition.key, base, results)
        all_variants += variant_data
        describe_variants(report, name, variant_data, split, base, results)
    report.add_data("rules", all_variants)
    report.add_heading("How it is counted")
    report.add_paragraph(
        f"All seats are played by {describe_bots(str(plan.bot))}. A round is one turn of every player still in the game. "
        f"Games are given up after {ROUNDS} rounds; such a game counts as longer than any other in the quantiles, and with "
        "its rounds so far in the mean. Intervals are 95% intervals: Clopper and Pearson's for shares, by order "
        "statistics for quantiles, and Student's on the log scale for means."
    )
    return report


def length_rows(plan: StudyPlan, execution: Execution) -> DataRows:
    """The lengths for every edition, number of seats, split, and aim without a time limit."""
    labels, specs = [], []
    for name in plan.editions:
        edition = house_rules(load(name), plan.rules)
        least, most = edition.players
        for seats in [plan.seats] if plan.seats else range(least, most + 1):
            for split in camp_splits(seats, len(edition.roles)):
                for aim in (aim for aim in edition.aims if aim != "timed"):
                    labels.append((edition.key, split, aim))
                    bot = str(plan.bot)
                    specs.append(make_spec(name, split, rules=plan.rules, aim=aim, seed=plan.seed, bot=bot))
    all_sums = execution.play_all("lengths", specs, plan.game_count)
    return [length_row(*label, sums.totals) for label, sums in zip(labels, all_sums, strict=True)]


def length_row(edition: str, split: CampSplit, aim: str, totals: Totals) -> dict[str, Any]:
    """The lengths of one kind of game, as data."""
    mean, unfinished = mean_rounds(totals), unfinished_share(totals)
    row: dict[str, Any] = {"edition": edition, "seats": split.seats, "first_camp": split.first, "second_camp": split.second}
    row |= {"aim": aim, "games": totals.games, "mean": mean.value, "mean_low": mean.low, "mean_high": mean.high}
    for name, q in QUANTILES.items():
        value = quantile(totals.lengths, q)
        row |= {name: int(value.value), f"{name}_low": finite(value.low), f"{name}_high": finite(value.high)}
    row["throws"] = totals.throws / totals.games
    return row | {"unfinished": unfinished.value, "unfinished_low": unfinished.low, "unfinished_high": unfinished.high}


def mean_rounds(totals: Totals, level: float = LEVEL) -> Estimate:
    """The mean number of rounds."""
    return positive_mean(*rounds_and_games(totals), level)


def rounds_and_games(totals: Totals) -> tuple[int, int, int]:
    """The sums of the rounds and of their squares, and the number of games; see `summary.rounds_summary`."""
    return *round_sums(totals, totals.endings[UNFINISHED], ROUNDS), totals.games


def relative_change(totals: Totals, base: Totals, level: float = LEVEL) -> Estimate:
    """The change of the mean number of rounds as a fraction of the base's, as if the games were independent."""
    return intervals.relative_change(*rounds_and_games(totals), *rounds_and_games(base), level)


def quantile_text(row: DataRow, name: str) -> str:
    """A quantile as a table cell; one beyond the last round is only known to be longer."""
    value, low, high = (rounds_text(row[key]) for key in (name, f"{name}_low", f"{name}_high"))
    return value if value == low == high else f"{value} ({low} to {high})"


def rounds_text(rounds: int | None) -> str:
    """A number of rounds as text; None is one that the sample is too small to tell."""
    return "?" if rounds is None else f"> {ROUNDS}" if rounds > ROUNDS else str(rounds)


def finite(end: float) -> int | None:
    """The end of an interval as a whole number; None if it is infinite."""
    return int(end) if isfinite(end) else None


def unfinished_text(row: DataRow) -> str:
    """The share of games that never end, with its interval."""
    return percent_interval((row["unfinished"], row["unfinished_low"], row["unfinished_high"]))


def describe_lengths(report: Report, rows: DataRows) -> None:
    """Writes the headlines, table and chart of the lengths."""
    for edition in dict.fromkeys(row["edition"] for row in rows):
        edition_rows = [row for row in rows if row["edition"] == edition]
        shown = [row for row in edition_rows if row["seats"] == SEATS] or edition_rows[:2]
        parts = "; ".join(
            f"if the aim is {row['aim']}, half of the games are over after {rounds_text(row['median'])} rounds "
            f"({row['throws']:.0f} throws on average), and {unfinished_text(row)} are not after {ROUNDS}"
            for row in shown
        )
        report.add_headline(f"{edition}, {shown[0]['seats']} seats: {parts}.")
    report.add_heading("By edition, seats and aim")
    report.add_table(
        rows,
        {
            "edition": "edition",
            "seats": lambda row: str(CampSplit(row["first_camp"], row["second_camp"])),
            "aim": "aim",
            "rounds: 1 in 10 within": lambda row: quantile_text(row, "low_tenth"),
            "half within": lambda row: quantile_text(row, "median"),
            "9 in 10 within": lambda row: quantile_text(row, "high_tenth"),
            "mean": lambda row: f"{row['mean']:.0f}",
            "throws": lambda row: f"{row['throws']:.0f}",
            "never end": unfinished_text,
        },
    )

    def draw() -> Any:
        from ..stats.charts import dot_chart

        names = edition_labels(report.plan.editions)
        groups = []
        for title, name in (("half of the games", "median"), ("9 in 10 of the games", "high_tenth")):
            dots = []
            for row in rows:
                split = split_label(CampSplit(row["first_camp"], row["second_camp"]))
                aim = f", {AIM_WORDS[row['aim']]}" if row["second_camp"] else ""
                dots.append(length_dot(f"{names[row['edition']]}: {split}{aim}", row, name))
            groups.append((title, dots))
        title, marked = (
            "Within how many rounds are games over?",
            f"the interval goes beyond the {ROUNDS} rounds that are played",
        )
        return dot_chart(title, groups, "rounds", ["rounds, with 95% interval"], None, marked, 1)

    alt = f"Rounds within which half and nine in ten of the games are over; no dot means over {ROUNDS}"
    report.add_chart("lengths", alt, draw)


def length_dot(label: str, row: DataRow, name: str) -> Any:
    """A quantile as a row of the chart; marked if it, or its interval, goes beyond the last round."""
    from ..stats.charts import DotRow

    value, low, high = (row[key] for key in (name, f"{name}_low", f"{name}_high"))
    if value > ROUNDS:
        return DotRow(label, [None], [f"over {ROUNDS}"])
    is_open = low is None or high is None or high > ROUNDS
    ends = (value if low is None else low, ROUNDS if high is None else min(high, ROUNDS))
    return DotRow(label, [Estimate(value, *ends)], ["open" if is_open else ""])


def variant_rows(edition: str, base: Totals, results: list[VariantResult]) -> DataRows:
    """The variants and what they change, as data, largest first; `sure`: significant, corrected for their number."""
    rows = []
    level = bonferroni_level(len(results))
    for variant, totals in results:
        change, mean, unfinished = relative_change(totals, base), mean_rounds(totals), unfinished_share(totals)
        row = {
            "edition": edition,
            "rule": variant.rule,
            "value": value_text(variant.value),
            "games": totals.games,
            "mean": mean.value,
        }
        row |= {"change": change.value, "change_low": change.low, "change_high": change.high}
        row |= {"sure": not relative_change(totals, base, level).contains(0)}
        row |= {"unfinished": unfinished.value, "unfinished_low": unfinished.low, "unfinished_high": unfinished.high}
        rows.append(row)
    return sorted(rows, key=lambda row: -abs(row["change"]))


def describe_variants(
    report: Report, name: str, rows: DataRows, split: CampSplit, base: Totals, results: list[VariantResult]
) -> None:
    """Writes what makes the games of an edition longer or shorter: headline, table and tornado chart."""
    edition = rows[0]["edition"]
    significant = [row for row in rows if row["sure"]]
    top = "; ".join(f"{row['rule']} = {row['value']} ({100 * row['change']:+.0f}%)" for row in significant[:3])
    report.add_headline(f"What changes the length most in {edition}: {top or 'no single rule, as far as these games show'}.")
    report.add_heading(f"What changes it: {edition}")
    report.add_paragraph(
        f"{edition}, {split} seats, aim last: {mean_rounds(base).value:.0f} rounds on average, "
        f"{percent_interval(unfinished_share(base))} never end. "
        "Each amount is halved and doubled, each small number goes one down and one up, each switch is flipped, all with "
        "the same seed."
    )
    report.add_table(
        significant,
        {
            "rule": "rule",
            "value": "value",
            "mean rounds": lambda row: f"{row['mean']:.0f}",
            "change": lambda row: (
                f"{100 * row['change']:+.0f} ({100 * row['change_low']:+.0f} to {100 * row['change_high']:+.0f})%"
            ),
            "never end": lambda row: percent(row["unfinished"]),
        },
    )
    report.add_paragraph(f"Not listed: changes that are not significant, corrected for all {len(rows)} variants (Bonferroni).")
    if not significant_rules(results, base, relative_change):
        return

    def draw() -> Any:
        from ..stats.charts import tornado_chart

        loaded = house_rules(load(name), report.plan.rules)
        bars = tornado_bars(loaded, base, results, relative_change)
        title = f"What one rule changes in the length of games\n{edition_label(loaded)}: {split_label(split)}"
        return tornado_chart(bars, "change of the mean number of rounds, %", title)

    report.add_chart(f"rules-{edition}", f"What each rule of {edition} changes in the length of games", draw)
