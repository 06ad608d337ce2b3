"""The study `strategy`: what strong players do, by edition and role, and how those who do it fare."""

from collections.abc import Mapping, Sequence
from math import inf, isfinite
from typing import Any

from ..editions import Edition, house_rules, load
from ..editions.edition import EVERYBODY, said
from ..rules.codes import STREET
from ..rules.rule_table import build_rule_table
from ..rules.state import RuleTable
from ..sim.statistics import STRATEGY
from ..sim.strategy_stats import CITY, MILLE, SINGLE, WAYS, StrategyStats
from ..stats.distributions import student_quantile
from ..stats.intervals import (
    LEVEL,
    Estimate,
    clustered_proportion,
    ends_text,
    jackknife_error,
    on_log_scale,
    percent,
    percent_interval,
    quantile,
)
from .execution import Execution
from .game_specs import CampSplit, camp_splits, describe_bots, make_spec
from .labels import edition_label, split_label
from .report import DataRow, DataRows, Report
from .study_plan import Study, StudyPlan
from .sums import Sums, add_fields, subtract_fields

PERIODS = ("early", "late")
"""While there are unsold titles, and later."""
ALWAYS = ("pay", "throw")
"""The ways to leave prison or price war that every edition has: a zero is a figure, too."""
POSITIVE = ("rounds", "buildings", "cash-left", "bid", "turns-held")
"""Means of numbers that are never below 0."""
SIGNED = ("swap-cash",)
"""Means of numbers that may be below 0."""
BATCHES = 40
"""Intervals come from so many batches of games: what happens in one game is never independent."""
COLUMNS = ("edition", "role", "figure", "of", "value", "low", "high", "count")


def make_report(study: Study, plan: StudyPlan, execution: Execution) -> Report:
    """Plays `plan.games` games of each edition."""
    editions = [house_rules(load(key), plan.rules) for key in plan.editions]
    bot = str(plan.bot)
    splits = [camp_splits(plan.seats or 4, len(edition.roles))[0] for edition in editions]
    specs = [
        make_spec(key, split, rules=plan.rules, seed=plan.seed, bot=bot, kind=STRATEGY)
        for key, split in zip(plan.editions, splits, strict=True)
    ]
    report = Report(study, plan, "How strong players play")
    batches_of_all = execution.play_batches("games", specs, plan.game_count, min(BATCHES, plan.game_count))
    rows: DataRows = []
    for edition, split, batches in zip(editions, splits, batches_of_all, strict=True):
        own_rows = rows_with_intervals(edition, batches)
        rows += own_rows
        describe_edition(report, edition, split, own_rows)
    report.add_data("figures", rows)
    report.add_heading("How it is computed")
    report.add_paragraph(
        f"Four seats unless the title says otherwise, all played by {describe_bots(bot)}, to the last player standing, at most "
        "1,000 rounds. Who wins is counted in games that somebody won. A title's first owner is the first player of the game "
        "to have it; later owners do not count. What is paid for a title in a trade is the cash and the "
        "printed prices of the titles given for it, less what lifting their mortgages costs, as a multiple of its own; a city "
        "counts the first time that a trade completes it for one side alone. "
        "Intervals are for 95%, each by itself. Cases of one game depend on each other, so intervals come from "
        f"{BATCHES} batches of games: each figure is computed again without one batch after another (jackknife). Only medians "
        "count players as independent. Whoever is first to own more of a group has often come far "
        "already: those shares show who is about to win, and only the first owner of a title shows what it is worth. "
        "Rounds of the first city and the first building are medians."
    )
    return report


def rows_with_intervals(edition: Edition, batches: Sequence[Sums]) -> DataRows:
    """All figures of an edition over all batches of games, with their intervals."""
    parts, total = [stats_of(batch) for batch in batches], StrategyStats()
    for part in parts:
        add_fields(total, part)
    rules = build_rule_table(edition)
    rows = edition_rows(edition, rules, total)
    without = [{key_of(row): row["value"] for row in edition_rows(edition, rules, without_part(total, part))} for part in parts]
    for row in rows:
        if "low" not in row:
            value, low, high = estimate(row, [values[key_of(row)] for values in without if key_of(row) in values])
            row |= {"value": value, "low": low if isfinite(low) else None, "high": high if isfinite(high) else None}
    return [{name: row[name] for name in COLUMNS} for row in rows]


def stats_of(sums: Sums) -> StrategyStats:
    """What was counted in some games."""
    (stats,) = sums.records
    assert isinstance(stats, StrategyStats)
    return stats


def without_part(total: StrategyStats, part: StrategyStats) -> StrategyStats:
    """What was counted in all other games."""
    rest = StrategyStats()
    add_fields(rest, total)
    subtract_fields(rest, part)
    return rest


def key_of(row: DataRow) -> tuple[str, str, str]:
    """What tells a row from the others of its edition."""
    return row["role"], row["figure"], row["of"]


def estimate(row: DataRow, values_without: Sequence[float]) -> Estimate:
    """A row's value with its interval, from its values without one batch after another."""
    value, count, groups = row["value"], row["count"], len(values_without)
    error = jackknife_error(value, values_without)
    if is_share(row):
        sharers = row.get("sharers", 1)
        won = clustered_proportion(value * sharers * count, count, error * sharers, groups)
        return Estimate(*(end / sharers for end in won))
    if error == 0:
        return Estimate(value, -inf, inf)
    width = student_quantile(LEVEL, groups - 1)
    if row["figure"] in POSITIVE:
        return on_log_scale(value, error, width)
    low, high = value - width * error, value + width * error
    return Estimate(value, low if row["figure"] in SIGNED else max(low, min(0.0, value)), high)


def edition_rows(edition: Edition, rules: RuleTable, stats: StrategyStats) -> DataRows:
    """All figures of an edition: each with its role, what it is of, and how many cases it has; medians with their intervals."""
    rows = mean_row("rounds", "", stats.rounds, stats.games)
    rows += mean_row("swaps", "", stats.swaps, stats.games)
    rows += swap_rows(stats)
    result = [{"role": EVERYBODY} | row for row in rows]
    for role, name in enumerate(edition.roles):
        own = [*role_rows(stats, role), *sale_rows(edition, stats, role), *group_rows(edition, rules, stats, role)]
        result += [{"role": name} | row for row in own]
    return [{"edition": edition.key} | row for row in result]


def mean_row(figure: str, of: str, total: int, count: int, unit: int = 1) -> DataRows:
    """A mean of sums in parts of a unit, or a share, as a list of one row; of none if there are no cases."""
    return [{"figure": figure, "of": of, "value": total / count / unit, "count": count}] if count else []


def median_row(figure: str, counts: Sequence[int]) -> DataRows:
    """The median of rounds as a row, with its interval."""
    if not sum(counts):
        return []
    low, high = (end if isfinite(end) else None for end in quantile(counts, 0.5)[1:])
    return [{"figure": figure, "of": "", "value": quantile(counts, 0.5).value, "low": low, "high": high, "count": sum(counts)}]


def wins_row(stats: StrategyStats, role: int) -> DataRows:
    """How often a player of a role wins: as often as the role does, by its players. Without roles that is exact."""
    if stats.won == 0:
        return []
    (row,) = mean_row("wins", "", stats.wins[role], stats.players[role])
    if stats.players[1 - role] == 0:
        return [row | {"low": None, "high": None}]
    return [row | {"sharers": stats.players[role] // stats.won, "count": stats.won}]


def swap_rows(stats: StrategyStats) -> DataRows:
    """Trades that complete a city for both players."""
    return [
        *mean_row("swap-gap", "", stats.swap_gap, stats.swaps),
        *mean_row("swap-cash", "", stats.swap_cash, stats.swaps),
        *mean_row("dear-wins", "", stats.dear_wins, stats.dear),
        *mean_row("cheap-wins", "", stats.cheap_wins, stats.cheap),
    ]


def role_rows(stats: StrategyStats, role: int) -> DataRows:
    """What players of a role do, apart from the titles."""
    bought = sum(stats.bought[role])
    return [
        *wins_row(stats, role),
        *mean_row("buys", "", bought, sum(stats.choices[role])),
        *mean_row("mortgages", "", stats.funded[role], bought),
        *median_row("city-round", stats.city_rounds[role]),
        *mean_row("city-wins", "", stats.city_wins[role], stats.cities[role]),
        *median_row("build-round", stats.build_rounds[role]),
        *mean_row("buildings", "", stats.spread_buildings[role], stats.spread[role], MILLE),
        *mean_row("cash-left", "", stats.cash_left[role], stats.build_turns[role]),
        *mean_row("accepted", "", stats.deals[role], stats.offers[role]),
        *mean_row("buyer-wins", "", stats.buyer_wins[role], stats.buyers[role]),
        *mean_row("seller-wins", "", stats.seller_wins[role], stats.sellers[role]),
        *mean_row("turns-held", "", stats.held[role], stats.sent[role]),
        *(row for period in range(len(PERIODS)) for row in way_rows(stats, role, period)),
    ]


def way_rows(stats: StrategyStats, role: int, period: int) -> DataRows:
    """How players of a role leave prison or price war in a period, if they may choose."""
    ways = stats.ways[role][period]
    return [
        row
        for way, times in zip(WAYS, ways, strict=True)
        if times or (way in ALWAYS and sum(ways))
        for row in mean_row(f"leave-{PERIODS[period]}", way, times, sum(ways))
    ]


def sale_rows(edition: Edition, stats: StrategyStats, role: int) -> DataRows:
    """What buyers pay players of a role in trades, by the buyer's role."""
    rows: DataRows = []
    for kind, figure in ((SINGLE, "single-price"), (CITY, "city-price")):
        for buyer, name in enumerate(edition.roles):
            rows += mean_row(figure, name, stats.multiples[kind][buyer][role], stats.sales[kind][buyer][role], MILLE)
    return rows


def group_rows(edition: Edition, rules: RuleTable, stats: StrategyStats, role: int) -> DataRows:
    """Figures by group: the first owner of one of its titles, of more, the price at auction and in trades."""
    rows: DataRows = []
    for space, name in groups(edition, rules).items():
        members = [rules.members[space][i] for i in range(rules.group_size[space])]
        reached, wins = stats.reached[role], stats.reached_wins[role]
        rows += mean_row("owner-wins", name, sum(wins[each][1] for each in members), sum(reached[each][1] for each in members))
        for number in range(2, len(members) + 1):
            rows += mean_row(f"wins-with-{number}", name, wins[space][number], reached[space][number])
        lots, bids = (sum(sums[role][each] for each in members) for sums in (stats.lots, stats.bids))
        rows += mean_row("bid", name, bids, lots, MILLE)
        if rules.kind[space] == STREET and rules.monopoly[role] > 0:
            rows += mean_row("pays-for-city", name, stats.city_multiples[space], stats.city_sales[space], MILLE)
    return rows + mean_row("bid", "", sum(stats.bids[role]), sum(stats.lots[role]), MILLE)


def groups(edition: Edition, rules: RuleTable) -> dict[int, str]:
    """The cities, the transport companies and the utilities: the key of each by its first space."""
    titles = edition.titles.values()
    return {title.index: title.city or title.kind for title in titles if rules.group[title.index] == title.index}


def describe_edition(report: Report, edition: Edition, split: CampSplit, rows: DataRows) -> None:
    """Writes what the report says of an edition."""
    name = edition_label(edition)
    report.add_heading(f"{name}: {split_label(split)}")
    for role in edition.roles:
        own = {row["figure"]: row for row in rows if row["role"] == role and row["of"] == ""}
        if "wins" in own and "build-round" in own:
            report.add_headline(
                f"{name}: a {role} wins {value_text(own['wins'])} of the games and half of those who build have begun by "
                f"round {own['build-round']['value']:.0f}."
            )
    report.add_table(
        [row for row in rows if row["figure"] != "owner-wins"],
        {
            "figure": "figure",
            "role": "role",
            "of": "of",
            "value": value_text,
            "cases": lambda row: f"{row['count']:,}",
        },
    )
    owners = [row for row in rows if row["figure"] == "owner-wins"]
    for role in edition.roles:
        own_rows = [row for row in owners if row["role"] == role]
        if own_rows:
            add_owner_chart(report, edition, role, own_rows)


def add_owner_chart(report: Report, edition: Edition, role: str, rows: DataRows) -> None:
    """Adds the chart of how often the first owners of a role win, by group."""
    names: dict[str, str] = {city.key: said(city.name, "en") for city in edition.cities}

    def draw() -> Any:
        from ..stats.charts import bar_chart

        labels = [names.get(row["of"]) or row["of"] for row in rows]
        values = [100 * row["value"] for row in rows]
        errors = [[100 * abs(row[end] - row["value"]) for row in rows] for end in ("low", "high")]
        title = f"How often does the first owner of a title win? {edition_label(edition)}, {role}"
        return bar_chart(title, labels, [("", values, None), ("95% interval", values, errors)], "% of the games")

    report.add_chart(f"owners-{edition.key}-{role}", f"How often a {role} who first owned a title wins, by group", draw)


def value_text(row: Mapping[str, Any]) -> str:
    """A figure with its interval, if it has one: a share in percent, anything else as it is."""
    if row["low"] is None:
        return percent(row["value"]) if is_share(row) else f"{row['value']:.2f}"
    if is_share(row):
        return percent_interval((row["value"], row["low"], row["high"]))
    low, high = ends_text(row["low"], row["high"], 2)
    return f"{row['value']:.2f} ({low} to {high})"


def is_share(row: Mapping[str, Any]) -> bool:
    """Whether the figure is a share of cases."""
    figure = row["figure"]
    return "wins" in figure or figure in ("buys", "mortgages", "accepted") or figure.startswith("leave-")
