"""The study `strategy`: what strong players do, by edition and role, and how those who do it fare."""

from collections.abc import Mapping
from math import inf, isfinite
from typing import Any

from ..editions import Edition, house_rules, load
from ..editions.edition import said
from ..rules.codes import STREET
from ..rules.rule_table import build_rule_table
from ..rules.state import RuleTable
from ..sim.statistics import STRATEGY
from ..sim.strategy_stats import CITY, MILLE, SINGLE, WAYS, StrategyStats
from ..stats.intervals import Estimate, ends_text, mean_from_sums, percent_interval, positive_mean, proportion, quantile
from .execution import Execution
from .game_specs import CampSplit, camp_splits, describe_bots, make_spec, select_editions
from .labels import edition_label, split_label
from .report import Report
from .study_plan import Study, StudyPlan

EVERYBODY = "everybody"
"""In place of a role, for figures of the whole table."""
PERIODS = ("early", "late")
"""While there are unsold titles, and later."""
ALWAYS = ("pay", "throw")
"""The ways to leave prison or price war that every edition has: a zero is a figure, too."""
DataRow = dict[str, Any]
DataRows = list[DataRow]


def make_report(study: Study, plan: StudyPlan, execution: Execution) -> Report:
    """Plays `plan.games` games of each edition."""
    keys = select_editions(plan.editions, plan.rules, camps=False)
    editions = [house_rules(load(key), plan.rules) for key in keys]
    bot = str(plan.bot)
    splits = [camp_splits(plan.seats or 4, len(edition.roles))[0] for edition in editions]
    specs = [
        make_spec(key, split, rules=plan.rules, seed=plan.seed, bot=bot, kind=STRATEGY)
        for key, split in zip(keys, splits, strict=True)
    ]
    report = Report(study, plan, "How strong players play")
    all_sums = execution.play_all("games", specs, plan.game_count)
    rows: DataRows = []
    for edition, split, sums in zip(editions, splits, all_sums, strict=True):
        (stats,) = sums.records
        assert isinstance(stats, StrategyStats)
        own_rows = edition_rows(edition, build_rule_table(edition), stats)
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
        "Intervals are for 95 %, each by itself. Cases of one game count as independent, except for who wins: there a game "
        "counts once, but in the means over the titles of a group. Whoever is first to own more of a group has often come far "
        "already: those shares show who is about to win, and only the first owner of a title shows what it is worth. "
        "Rounds of the first city and the first building are medians."
    )
    return report


def edition_rows(edition: Edition, rules: RuleTable, stats: StrategyStats) -> DataRows:
    """All figures of an edition, as data: each with its role, what it is of, its interval, and how many cases it has."""
    rows = mean_row("rounds", "", plain_mean(stats.rounds, stats.games), stats.games)
    rows += mean_row("swaps", "", plain_mean(stats.swaps, stats.games), stats.games)
    rows += swap_rows(stats)
    result = [{"role": EVERYBODY} | row for row in rows]
    for role, name in enumerate(edition.roles):
        own = [*role_rows(stats, role), *sale_rows(edition, stats, role), *group_rows(edition, rules, stats, role)]
        result += [{"role": name} | row for row in own]
    return [{"edition": edition.key} | row for row in result]


def mean_row(figure: str, of: str, estimate: Estimate, count: int) -> DataRows:
    """A figure as a list of one row, or of none if there are no cases."""
    if count == 0:
        return []
    low, high = (end if isfinite(end) else None for end in estimate[1:])
    return [{"figure": figure, "of": of, "value": estimate.value, "low": low, "high": high, "count": count}]


def plain_mean(total: int, count: int) -> Estimate:
    """A mean whose interval is not known."""
    return Estimate(total / max(1, count), -inf, inf)


def share_row(figure: str, of: str, part: int, total: int) -> DataRows:
    """A share as a row."""
    return mean_row(figure, of, proportion(part, total), total)


def swap_rows(stats: StrategyStats) -> DataRows:
    """Trades that complete a city for both players."""
    return [
        *mean_row("swap-gap", "", plain_mean(stats.swap_gap, stats.swaps), stats.swaps),
        *mean_row("swap-cash", "", mean_from_sums(stats.swap_cash, stats.swap_cash_squares, stats.swaps), stats.swaps),
        *share_row("dear-wins", "", stats.dear_wins, stats.dear),
        *share_row("cheap-wins", "", stats.cheap_wins, stats.cheap),
    ]


def role_rows(stats: StrategyStats, role: int) -> DataRows:
    """What players of a role do, apart from the titles."""
    spread, turns = stats.spread[role], stats.build_turns[role]
    on_first = scaled(positive_mean(stats.spread_buildings[role], stats.spread_squares[role], spread))
    left = positive_mean(stats.cash_left[role], stats.cash_left_squares[role], turns)
    turns_held = plain_mean(stats.held[role], stats.sent[role])
    return [
        *share_row("wins", "", stats.wins[role], stats.players[role]),
        *share_row("buys", "", sum(stats.bought[role]), sum(stats.choices[role])),
        *share_row("mortgages", "", stats.funded[role], sum(stats.bought[role])),
        *mean_row("city-round", "", quantile(stats.city_rounds[role], 0.5), stats.cities[role]),
        *share_row("city-wins", "", stats.city_wins[role], stats.cities[role]),
        *mean_row("build-round", "", quantile(stats.build_rounds[role], 0.5), sum(stats.build_rounds[role])),
        *mean_row("buildings", "", on_first, spread),
        *mean_row("cash-left", "", left, turns),
        *share_row("accepted", "", stats.deals[role], stats.offers[role]),
        *share_row("buyer-wins", "", stats.buyer_wins[role], stats.buyers[role]),
        *share_row("seller-wins", "", stats.seller_wins[role], stats.sellers[role]),
        *mean_row("turns-held", "", turns_held, stats.sent[role]),
        *(row for period in range(len(PERIODS)) for row in way_rows(stats, role, period)),
    ]


def way_rows(stats: StrategyStats, role: int, period: int) -> DataRows:
    """How players of a role leave prison or price war in a period, if they may choose."""
    ways = stats.ways[role][period]
    return [
        row
        for way, times in zip(WAYS, ways, strict=True)
        if times or (way in ALWAYS and sum(ways))
        for row in share_row(f"leave-{PERIODS[period]}", way, times, sum(ways))
    ]


def sale_rows(edition: Edition, stats: StrategyStats, role: int) -> DataRows:
    """What buyers pay players of a role in trades, by the buyer's role."""
    rows: DataRows = []
    for kind, figure in ((SINGLE, "single-price"), (CITY, "city-price")):
        for buyer, name in enumerate(edition.roles):
            sales, squares = stats.sales[kind][buyer][role], stats.multiple_squares[kind][buyer][role]
            rows += mean_row(figure, name, scaled(mean_from_sums(stats.multiples[kind][buyer][role], squares, sales)), sales)
    return rows


def group_rows(edition: Edition, rules: RuleTable, stats: StrategyStats, role: int) -> DataRows:
    """Figures by group: the first owner of one of its titles, of more, the price at auction and in trades."""
    rows: DataRows = []
    for space, name in groups(edition, rules).items():
        members = [rules.members[space][i] for i in range(rules.group_size[space])]
        reached, wins = stats.reached[role], stats.reached_wins[role]
        rows += share_row("owner-wins", name, sum(wins[each][1] for each in members), sum(reached[each][1] for each in members))
        for number in range(2, len(members) + 1):
            rows += share_row(f"wins-with-{number}", name, wins[space][number], reached[space][number])
        lots, bids, squares = (
            sum(sums[role][each] for each in members) for sums in (stats.lots, stats.bids, stats.bid_squares)
        )
        rows += mean_row("bid", name, scaled(positive_mean(bids, squares, lots)), lots)
        if rules.kind[space] == STREET and rules.monopoly[role] > 0:
            sales = stats.city_sales[space]
            multiple = mean_from_sums(stats.city_multiples[space], stats.city_multiple_squares[space], sales)
            rows += mean_row("pays-for-city", name, scaled(multiple), sales)
    lots, bids, squares = (sum(sums[role]) for sums in (stats.lots, stats.bids, stats.bid_squares))
    return rows + mean_row("bid", "", scaled(positive_mean(bids, squares, lots)), lots)


def groups(edition: Edition, rules: RuleTable) -> dict[int, str]:
    """The cities, the transport companies and the utilities: the key of each by its first space."""
    titles = edition.titles.values()
    return {title.index: title.city or title.kind for title in titles if rules.group[title.index] == title.index}


def scaled(estimate: Estimate) -> Estimate:
    """An estimate that was counted in thousandths."""
    return Estimate(*(number / MILLE for number in estimate))


def describe_edition(report: Report, edition: Edition, split: CampSplit, rows: DataRows) -> None:
    """Writes what the report says of an edition."""
    name = edition_label(edition)
    report.add_heading(f"{name}: {split_label(split)}")
    for role in edition.roles:
        own = {row["figure"]: row for row in rows if row["role"] == role and row["of"] == ""}
        if "wins" in own and "build-round" in own:
            report.add_headline(
                f"{name}: a {role} wins {interval_text(own['wins'])} of the games and half of those who build have begun by "
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
        errors = [100 * (row["high"] - row["value"]) for row in rows]
        title = f"How often does the first owner of a title win? {edition_label(edition)}, {role}"
        return bar_chart(title, labels, [("", values, None), ("95 % interval", values, errors)], "% of the games")

    report.add_chart(f"owners-{edition.key}-{role}", f"How often a {role} who first owned a title wins, by group", draw)


def value_text(row: Mapping[str, Any]) -> str:
    """A figure with its interval: a share in percent, anything else as it is."""
    if is_share(row):
        return interval_text(row)
    if row["low"] is None:
        return f"{row['value']:.2f}"
    low, high = ends_text(row["low"], row["high"], 2)
    return f"{row['value']:.2f} ({low} to {high})"


def is_share(row: Mapping[str, Any]) -> bool:
    """Whether the figure is a share of cases."""
    figure = row["figure"]
    return "wins" in figure or figure in ("buys", "mortgages", "accepted") or figure.startswith("leave-")


def interval_text(row: Mapping[str, Any]) -> str:
    """A share in percent with its interval."""
    return percent_interval((row["value"], row["low"], row["high"]))
