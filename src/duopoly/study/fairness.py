"""The study `fairness`: whether each camp wins in proportion to its seats, as the leaflets claim, and what changes that."""

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from ..editions import house_rules, load
from ..rules.codes import COMPETITOR
from ..sim.errors import BadPlan
from ..sim.limits import ROUNDS, TIMED_ROUNDS
from ..sim.playout import PLAYERS
from ..sim.totals import WHOLE, Totals
from ..stats.intervals import Estimate, bonferroni_level, percent, percent_interval
from .execution import Execution
from .game_specs import (
    CampSplit,
    camp_splits,
    competitor_share,
    describe_bots,
    editions_with_camps,
    make_spec,
    parse_bots,
    share_change,
    unfinished_share,
)
from .labels import edition_label, edition_labels, split_label
from .report import DataRow, DataRows, Report
from .study_plan import Study, StudyPlan
from .variants import VariantResult, play_variants, significant_rules, tornado_bars, value_text

if TYPE_CHECKING:
    from matplotlib.figure import Figure

SEATS = 4
AIM = "last"
"""The seats and the aim of the games in which single rules, or the bots, are changed."""
AIMS = {
    "last": "the last one standing wins",
    "camp": "the richest of the last camp wins",
    "timed": "the richest when time is up wins",
}
AIM_TITLES = {"last": "last one standing", "camp": "richest of the last camp", "timed": "timed game"}
TIME_LIMITS = (4, 8, 15, 22, 30, 60)
"""Rounds of timed games. At a minute a turn a round of four takes four minutes, so 30 rounds take two hours."""
MANY_GIVEN_UP = 0.1
"""From this share of games given up on a figure is marked: those that were not may be a poor sample."""
BY_STRENGTH = ("random", "greedy", "steady", "trader", "dealer")
"""The bots that studies know, from the weakest to the strongest, by the ladder."""


def make_report(study: Study, plan: StudyPlan, execution: Execution) -> Report:
    """Plays `plan.games` games of each kind, of each pair of bots, and of each variant."""
    editions = editions_with_camps(plan.editions, plan.rules)
    if not editions:
        raise BadPlan(f"edition: expected one with two camps, got {plan.edition}")
    report = Report(study, plan, "Is it fair? Wins by camp beside the camp's share of the seats")
    rows = win_rows(plan, editions, execution)
    report.add_data("wins", rows)
    describe_wins(report, rows)
    split = camp_splits(plan.seats or SEATS, 2)[0]
    bot_data = bot_rows(plan, editions, split, execution)
    report.add_data("bots", bot_data)
    describe_skill(report, bot_data, split)
    timed_data = time_limit_rows(plan, editions, split, execution)
    report.add_data("time_limits", timed_data)
    describe_time_limits(report, timed_data, split)
    all_variants: DataRows = []
    for name in editions:
        what = f"{name}, {split}, one rule changed at a time"
        base, results = play_variants(what, plan, name, split, AIM, execution)
        variant_data = variant_rows(load(name).key, split, base, results)
        all_variants += variant_data
        describe_variants(report, name, variant_data, split, base, results)
    report.add_data("rules", all_variants)
    describe_limits(report, len(rows))
    return report


def win_rows(plan: StudyPlan, editions: list[str], execution: Execution) -> DataRows:
    """The camps' wins for every edition, number of seats, split and aim."""
    labels, specs = [], []
    for name in editions:
        edition = house_rules(load(name), plan.rules)
        least, most = edition.players
        for seats in [plan.seats] if plan.seats else range(least, most + 1):
            for split in camp_splits(seats, len(edition.roles)):
                for aim in edition.aims:
                    labels.append((edition.key, split, aim))
                    bot = str(plan.bot)
                    specs.append(make_spec(name, split, rules=plan.rules, aim=aim, seed=plan.seed, bot=bot))
    all_sums = execution.play_all("wins by camp", specs, plan.game_count)
    level = bonferroni_level(len(specs))
    return [win_row(*label, sums.totals, level) for label, sums in zip(labels, all_sums, strict=True)]


def win_row(edition: str, split: CampSplit, aim: str, totals: Totals, level: float) -> dict[str, Any]:
    """The camps' wins in one kind of game, as data.

    `together_low` and `together_high` are the ends of the interval at `level`. `least` and `most` are the competitors' share
    if one camp had won all games that were given up.
    """
    share, wide, unfinished = competitor_share(totals), competitor_share(totals, level), unfinished_share(totals)
    wins = totals.role_wins[COMPETITOR] / WHOLE
    row = {
        "edition": edition,
        "seats": split.seats,
        "competitors": split.first,
        "monopolists": split.second,
        "aim": aim,
        "games": totals.games,
        "won": totals.won,
        "competitor_wins": wins,
        "competitor_share": share.value,
        "low": share.low,
        "high": share.high,
        "fair": split.first / split.seats,
    }
    row |= {"together_low": wide.low, "together_high": wide.high}
    row |= {"least": wins / totals.games, "most": (wins + totals.games - totals.won) / totals.games}
    return row | {"unfinished": unfinished.value, "unfinished_low": unfinished.low, "unfinished_high": unfinished.high}


def share_of(row: DataRow, minus: float = 0.0) -> Estimate:
    """The competitors' share in a row, minus a number."""
    return Estimate(row["competitor_share"] - minus, row["low"] - minus, row["high"] - minus)


def favored_camp(row: DataRow) -> str:
    """The camp that the rules favor, or "even", by the wider intervals that all hold at once."""
    if row["together_low"] <= row["fair"] <= row["together_high"]:
        return "even"
    return "competitors" if row["competitor_share"] > row["fair"] else "monopolists"


def describe_wins(report: Report, rows: DataRows) -> None:
    """Writes the headlines, table and chart of the camps' wins."""
    for edition in dict.fromkeys(row["edition"] for row in rows):
        report.add_headline(wins_in_edition(edition, [row for row in rows if row["edition"] == edition]))
    counts = {camp: sum(favored_camp(row) == camp for row in rows) for camp in ("competitors", "monopolists", "even")}
    report.add_headline(
        f"Of {len(rows)} kinds of games {counts['competitors']} favor the competitors and {counts['monopolists']} the "
        f"monopolists; in {counts['even']} the difference from the fair share is not significant."
    )
    report.add_heading("Wins by camp")
    report.add_paragraph(
        "The share of games that a competitor wins, with its interval, beside the competitors' share of the seats. "
        + " ".join(f"{aim}: {meaning}." for aim, meaning in AIMS.items())
        + f" A timed game has {TIMED_ROUNDS} rounds unless the edition says otherwise. Given up: the share of games "
        f"without a winner after {ROUNDS} rounds. They are left out of the shares; the last column has what the shares "
        "would be if the monopolists, or the competitors, had won every one of them."
    )
    report.add_table(
        rows,
        {
            "edition": "edition",
            "competitors": "competitors",
            "monopolists": "monopolists",
            "aim": "aim",
            "competitors win": lambda row: percent_interval(share_of(row)),
            "fair": lambda row: percent(row["fair"]),
            "favors": favored_camp,
            "given up": lambda row: percent(row["unfinished"]),
            "at least, at most": lambda row: f"{100 * row['least']:.1f} to {100 * row['most']:.1f}%",
        },
    )

    alt = "Competitors' share of wins above or below their share of the seats"
    report.add_chart("wins", alt, partial(draw_wins, rows, edition_labels(report.plan.editions)))


def wins_in_edition(edition: str, rows: DataRows) -> str:
    """The competitors' wins in the usual games of an edition, as a sentence."""
    shown = [row for row in rows if row["seats"] == SEATS] or rows[:3]
    parts = [f"{percent_interval(share_of(row))} with the aim {row['aim']}" for row in shown]
    return (
        f"{edition}, {shown[0]['seats']} seats ({shown[0]['competitors']} of them competitors, so "
        f"{percent(shown[0]['fair'], 0)} would be fair): competitors win {'; '.join(parts)}."
    )


def draw_wins(rows: DataRows, names: Mapping[str, str]) -> "Figure":
    """The chart of the camps' wins; `names` has the editions' names by key."""
    from ..stats.charts import dot_chart

    kinds: dict[str, dict[str, DataRow]] = {}
    for row in rows:
        label = f"{names[row['edition']]}: {split_label(CampSplit(row['competitors'], row['monopolists']))}"
        kinds.setdefault(label, {})[row["aim"]] = row
    aims = dict.fromkeys(row["aim"] for row in rows)
    groups = [(AIM_TITLES[aim], [camp_dot(label, by_aim.get(aim)) for label, by_aim in kinds.items()]) for aim in aims]
    title = "How much more than their share of the seats do competitors win?"
    xlabel = "games won less the share of the seats, points: monopolists favored on the left, competitors on the right"
    marked = f"the same, more than {percent(MANY_GIVEN_UP, 0)} of the games given up"
    return dot_chart(title, groups, xlabel, ["competitors, with 95% interval"], ("a fair share", 0.0), marked)


def camp_dot(label: str, row: DataRow | None) -> Any:
    """The camps' wins as a row of the chart; marked if many games were given up, which the figure does not count."""
    from ..stats.charts import DotRow

    if row is None:
        return DotRow(label, [None], ["no such aim"])
    if not row["won"]:
        return DotRow(label, [None], ["all given up"])
    return DotRow(label, [share_of(row, row["fair"])], ["given up" if row["unfinished"] > MANY_GIVEN_UP else ""])


def bot_rows(plan: StudyPlan, editions: list[str], split: CampSplit, execution: Execution) -> DataRows:
    """The competitors' wins for each bot against each, as data."""
    pairs = [(name, first, second) for name in editions for first in PLAYERS for second in PLAYERS]
    specs = [
        make_spec(name, split, rules=plan.rules, aim=AIM, seed=plan.seed, bot=f"{first},{second}")
        for name, first, second in pairs
    ]
    rows = []
    all_sums = execution.play_all("other bots", specs, plan.game_count)
    for (name, first, second), sums in zip(pairs, all_sums, strict=True):
        totals, share = sums.totals, competitor_share(sums.totals)
        row = {"edition": load(name).key, "competitor_bot": first, "monopolist_bot": second, "games": totals.games}
        row |= {"won": totals.won, "competitor_share": share.value, "low": share.low, "high": share.high}
        rows.append(row | {"unfinished": unfinished_share(totals).value})
    return rows


def describe_skill(report: Report, rows: DataRows, split: CampSplit) -> None:
    """Writes what the bots' skill changes: headlines and table."""
    chosen = parse_bots(str(report.plan.bot))
    for bot in PLAYERS:
        alike = [row for row in rows if row["competitor_bot"] == row["monopolist_bot"] == bot and row["won"]]
        if alike and chosen != (bot, bot):
            shares = ", ".join(f"{percent_interval(share_of(row))} in {row['edition']}" for row in alike)
            report.add_headline(
                f"The players matter too: with the bot {bot} in all seats ({split}, aim {AIM}) competitors win {shares}."
            )
    report.add_heading("What the bots' skill changes")
    report.add_paragraph(
        f"The same games ({split}, aim {AIM}) with each bot in each camp. The camps' shares reflect the rules only together "
        "with the bots: a bot that plays one role better than the other shifts them just as a rule does."
    )
    report.add_table(
        rows,
        {
            "edition": "edition",
            "competitors are": "competitor_bot",
            "monopolists are": "monopolist_bot",
            "competitors win": lambda row: percent_interval(share_of(row)) if row["won"] else "nobody wins",
            "given up": lambda row: percent(row["unfinished"]),
        },
    )

    def draw() -> Any:
        from ..stats.charts import dot_chart

        groups = [(edition, strength_dots(rows, edition)) for edition in dict.fromkeys(row["edition"] for row in rows)]
        title = f"Does better play close the gap? {split_label(split)}, the last one standing wins"
        xlabel = "the competitors' share of wins; the same bot plays all seats, the weakest above"
        marked = f"the same, more than {percent(MANY_GIVEN_UP, 0)} of the games given up"
        fair = ("a fair share", split.first / split.seats)
        return dot_chart(title, groups, xlabel, ["competitors, with 95% interval"], fair, marked)

    report.add_chart("strength", "Competitors' share of wins when the same bot plays all seats, from the weakest bot on", draw)


def strength_dots(rows: DataRows, edition: str) -> list[Any]:
    """The competitors' wins in an edition by the bot that plays all seats, as rows of the chart; weakest bot first."""
    from ..stats.charts import DotRow

    of_edition = [row for row in rows if row["edition"] == edition]
    alike = {row["competitor_bot"]: row for row in of_edition if row["competitor_bot"] == row["monopolist_bot"]}
    return [
        DotRow(bot, [share_of(alike[bot])], ["given up" if alike[bot]["unfinished"] > MANY_GIVEN_UP else ""])
        if alike[bot]["won"]
        else DotRow(bot, [None], ["all given up"])
        for bot in BY_STRENGTH
    ]


def time_limit_rows(plan: StudyPlan, editions: list[str], split: CampSplit, execution: Execution) -> DataRows:
    """The camps' wins in timed games of each length, as data."""
    kinds = [(name, rounds) for name in editions if "timed" in load(name).aims for rounds in TIME_LIMITS]
    specs = [
        make_spec(name, split, rules=plan.rules, aim="timed", seed=plan.seed, rounds=rounds, bot=str(plan.bot))
        for name, rounds in kinds
    ]
    all_sums = execution.play_all("time limits", specs, plan.game_count)
    level = bonferroni_level(len(specs))
    return [
        win_row(load(name).key, split, "timed", sums.totals, level) | {"rounds": rounds}
        for (name, rounds), sums in zip(kinds, all_sums, strict=True)
    ]


def describe_time_limits(report: Report, rows: DataRows, split: CampSplit) -> None:
    """Writes what the time changes in timed games: table and chart."""
    if not rows:
        return
    report.add_heading("When time is short")
    report.add_paragraph(
        f"Timed games ({split}) of different lengths, settled as the leaflet says: what each camp keeps of its cash, then the "
        f"bank's round of the board. At a minute a turn a round takes {split.seats} minutes, so that "
        f"{120 // split.seats} rounds are the leaflets' two hours."
    )
    report.add_table(
        rows,
        {
            "edition": "edition",
            "rounds": "rounds",
            "minutes": lambda row: str(row["rounds"] * split.seats),
            "competitors win": lambda row: percent_interval(share_of(row)),
            "favors": favored_camp,
        },
    )

    def draw() -> Any:
        from ..stats.charts import DotRow, dot_chart

        groups = [
            (edition, [DotRow(f"{row['rounds']} rounds", [share_of(row)], [""]) for row in rows if row["edition"] == edition])
            for edition in dict.fromkeys(row["edition"] for row in rows)
        ]
        title = f"Does time decide who wins? {split_label(split)}, the richest when time is up wins"
        fair = ("a fair share", split.first / split.seats)
        return dot_chart(title, groups, "the competitors' share of wins", ["competitors, with 95% interval"], fair)

    report.add_chart("time-limits", "Competitors' share of wins in timed games, by rounds", draw)


def variant_rows(edition: str, split: CampSplit, base: Totals, results: list[VariantResult]) -> DataRows:
    """The variants and what they change, as data, largest first; `sure`: significant, corrected for their number."""
    rows = []
    level = bonferroni_level(len(results))
    for variant, totals in results:
        share, change = competitor_share(totals), share_change(totals, base)
        row = {
            "edition": edition,
            "competitors": split.first,
            "monopolists": split.second,
            "aim": AIM,
            "rule": variant.rule,
            "value": value_text(variant.value),
            "games": totals.games,
            "won": totals.won,
            "competitor_share": share.value,
            "low": share.low,
            "high": share.high,
        }
        row |= {"change": change.value, "change_low": change.low, "change_high": change.high}
        row |= {"sure": not share_change(totals, base, level).contains(0), "unfinished": unfinished_share(totals).value}
        rows.append(row | {"same_games": totals.pack() == base.pack()})
    return sorted(rows, key=lambda row: -abs(row["change"]))


def describe_variants(
    report: Report, name: str, rows: DataRows, split: CampSplit, base: Totals, results: list[VariantResult]
) -> None:
    """Writes what changes the shares in an edition: headline, table and tornado chart."""
    edition = rows[0]["edition"]
    significant = [row for row in rows if row["sure"]]
    idle = sorted({row["rule"] for row in rows} - {row["rule"] for row in rows if not row["same_games"]})
    top = "; ".join(f"{row['rule']} = {row['value']} ({100 * row['change']:+.1f} points)" for row in significant[:3])
    report.add_headline(f"What changes it most in {edition}: {top or 'no single rule, as far as these games show'}.")
    report.add_heading(f"What changes it: {edition}")
    report.add_paragraph(
        f"{edition}, {split.first} competitors and {split.second} monopolists, aim {AIM}: competitors win "
        f"{percent_interval(competitor_share(base))}. Each amount is halved and doubled, each small number goes one down and "
        "one up, each switch is flipped, with all other rules as they are. The seed is the same throughout, so differences "
        "owe less to chance than their intervals allow (Newcombe's, for games without a common seed)."
    )
    report.add_table(
        significant,
        {
            "rule": "rule",
            "value": "value",
            "competitors win": lambda row: percent_interval(share_of(row)),
            "change, points": lambda row: (
                f"{100 * row['change']:+.1f} ({100 * row['change_low']:+.1f} to {100 * row['change_high']:+.1f})"
            ),
            "given up": lambda row: percent(row["unfinished"]),
        },
    )
    report.add_paragraph(
        f"Not listed: changes that are not significant, corrected for all {len(rows)} variants (Bonferroni). "
        + (f"Rules that change none of these games: {', '.join(idle)}." if idle else "")
    )
    if not significant_rules(results, base, share_change):
        return

    def draw() -> Any:
        from ..stats.charts import tornado_chart

        loaded = house_rules(load(name), report.plan.rules)
        bars = tornado_bars(loaded, base, results, share_change)
        title = f"What one rule changes in the competitors' share of wins\n{edition_label(loaded)}: {split_label(split)}"
        return tornado_chart(bars, "change of the competitors' share of wins, points", title)

    report.add_chart(f"rules-{edition}", f"What each rule of {edition} changes in the competitors' share of wins", draw)


def describe_limits(report: Report, kinds: int) -> None:
    """Writes what the figures mean and what they do not."""
    bots = describe_bots(str(report.plan.bot))
    report.add_heading("What this means, and what it does not")
    report.add_paragraph(
        f"All seats are played by {bots}. If a camp's share of wins differs from its share of the seats, then these rules "
        "favor that camp, or the other one, when they are played so. The bots are part of what is measured: one strategy for "
        "both roles need not suit both equally, and people, or a better player of one role, would get other results."
    )
    report.add_paragraph(
        "The share of the seats is what each camp would win if the camps made no difference; it is what the leaflets claim, "
        "but nothing guarantees it. In the odd splits one camp has a seat more, and what it gains by that is part of its "
        "share."
    )
    report.add_paragraph(
        "Each seating order of a split is played equally often. Games that are given up are not a random sample: they are "
        "those in which nobody could ruin the others. If there are many, the share among the other games says little; the "
        "bounds beside it hold however they would have ended. Intervals are Clopper and Pearson's at 95%, each by itself. "
        f"Which camp a kind of game favors is decided by wider ones, of which all {kinds} hold at once in 95 of 100 studies "
        "(Bonferroni). All kinds of games have the same seed, and until a camp is out, a game for the last one standing and "
        "one for the last camp are the same game, so their figures are not independent of each other."
    )
