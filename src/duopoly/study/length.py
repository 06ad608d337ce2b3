"""How long games last and how many never end: by edition, seats and aim; and what changes it."""

from collections.abc import Mapping
from typing import Any

from ..editions import house_rules, load
from ..sim.limits import ROUNDS
from ..sim.totals import Totals
from ..stats import intervals
from ..stats.intervals import LEVEL, Estimate, percent, together, within
from .cells import Split, kind_of_game, splits, told_bots, unfinished
from .execution import Execution
from .report import Report
from .scenarios import Ask, Scenario
from .variants import Effect, play_variants, sure, swings, worded

SEATS = 4
QUANTILES = {"low_tenth": 0.1, "median": 0.5, "high_tenth": 0.9}
Rows = list[dict[str, Any]]


def study(scenario: Scenario, ask: Ask, hands: Execution) -> Report:
    """The report; `ask.games` are played of each kind, and of each variant."""
    report = Report(scenario, ask, "How long games last, and how many never end")
    rows = grid(ask, hands)
    report.data("lengths", rows)
    tell_grid(report, rows)
    changes: Rows = []
    for name in ask.editions:
        edition = house_rules(load(name), ask.rules)
        split = splits(ask.seats or SEATS, len(edition.roles))[0]
        what = f"{edition.key}, {split}, one rule changed at a time"
        base, effects = play_variants(what, ask, name, split, "last", hands)
        found = rule_rows(edition.key, base, effects)
        changes += found
        tell_rules(report, found, split, base, effects)
    report.data("rules", changes)
    report.head("How it is counted")
    report.text(
        f"All seats are played by {told_bots(str(ask.bot))}. A round is a turn of every player who is still in. Games are "
        f"given up after {ROUNDS} rounds; such a game counts as longer than any other in the quantiles, and with its rounds "
        "so far in the mean. Intervals are for 95 %: Wilson's for shares, by order statistics for quantiles, by the normal "
        "approximation for means."
    )
    return report


def grid(ask: Ask, hands: Execution) -> Rows:
    """Every edition, number of seats and split, and the aims whose end is not set by the clock."""
    labels, kinds = [], []
    for name in ask.editions:
        edition = house_rules(load(name), ask.rules)
        least, most = edition.players
        for seats in [ask.seats] if ask.seats else range(least, most + 1):
            for split in splits(seats, len(edition.roles)):
                for aim in (aim for aim in edition.aims if aim != "timed"):
                    labels.append((edition.key, split, aim))
                    kinds.append(kind_of_game(name, split, rules=ask.rules, aim=aim, seed=ask.seed, bot=str(ask.bot)))
    played = hands.play_all("lengths", kinds, ask.count)
    return [row(edition, split, aim, sums.tally) for (edition, split, aim), sums in zip(labels, played, strict=True)]


def row(edition: str, split: Split, aim: str, tally: Totals) -> dict[str, Any]:
    """A kind of game and its lengths."""
    mean, left = mean_rounds(tally), unfinished(tally)
    found: dict[str, Any] = {"edition": edition, "seats": split.seats, "first_camp": split.first, "second_camp": split.second}
    found |= {"aim": aim, "games": tally.games, "mean": mean.value, "mean_low": mean.low, "mean_high": mean.high}
    for name, q in QUANTILES.items():
        value = intervals.quantile(tally.lengths, q)
        found |= {name: int(value.value), f"{name}_low": int(value.low), f"{name}_high": int(value.high)}
    throws = tally.throws / tally.games
    return found | {"throws": throws, "unfinished": left.value, "unfinished_low": left.low, "unfinished_high": left.high}


def mean_rounds(tally: Totals, level: float = LEVEL) -> Estimate:
    """The mean number of rounds."""
    return intervals.mean(tally.rounds, tally.round_squares, tally.games, level)


def longer(tally: Totals, base: Totals, level: float = LEVEL) -> Estimate:
    """By how much the mean number of rounds differs from the base's, as a share of it; as if the games were independent."""
    now, before = mean_rounds(tally, level), mean_rounds(base, level)
    half = ((now.high - now.value) ** 2 + (before.high - before.value) ** 2) ** 0.5
    by = now.value - before.value
    return Estimate(by / before.value, (by - half) / before.value, (by + half) / before.value)


def rounds(found: Mapping[str, Any], name: str) -> str:
    """A quantile in the table; what lies behind the last round is only known to be longer."""
    value = found[name]
    return f"> {ROUNDS}" if value > ROUNDS else f"{value} ({found[f'{name}_low']} to {found[f'{name}_high']})"


def tell_grid(report: Report, rows: Rows) -> None:
    """The grid's headlines, table and chart."""
    for name in dict.fromkeys(found["edition"] for found in rows):
        mine = [found for found in rows if found["edition"] == name]
        four = [found for found in mine if found["seats"] == SEATS] or mine[:2]
        told = "; ".join(
            f"aiming for {found['aim']} half of the games are over after {found['median']} rounds "
            f"({found['throws']:.0f} throws on average), "
            f"{within((found['unfinished'], found['unfinished_low'], found['unfinished_high']))} "
            f"not after {ROUNDS}"
            for found in four
        )
        report.headline(f"{name}, {four[0]['seats']} seats: {told}.")
    report.head("By edition, seats and aim")
    report.show(
        rows,
        {
            "edition": "edition",
            "seats": lambda found: str(Split(found["first_camp"], found["second_camp"])),
            "aim": "aim",
            "rounds: 1 in 10 within": lambda found: rounds(found, "low_tenth"),
            "half within": lambda found: rounds(found, "median"),
            "9 in 10 within": lambda found: rounds(found, "high_tenth"),
            "mean": lambda found: f"{found['mean']:.0f}",
            "throws": lambda found: f"{found['throws']:.0f}",
            "never end": lambda found: within((found["unfinished"], found["unfinished_low"], found["unfinished_high"])),
        },
    )

    def draw() -> Any:
        from ..stats import charts

        groups = []
        for title, name in (("half of the games, rounds", "median"), ("9 in 10, rounds", "high_tenth")):
            dots = []
            for found in rows:
                value = Estimate(*(found[key] / 100 for key in (name, f"{name}_low", f"{name}_high")))
                label = f"{found['edition']} {Split(found['first_camp'], found['second_camp'])}, {found['aim']}"
                dots.append(charts.Dots(label, [value if found[name] <= ROUNDS else None]))
            groups.append((title, dots))
        return charts.panels(groups, "rounds", None, ["rounds"])

    report.chart("lengths", f"Rounds within which half and nine in ten of the games are over; no dot: over {ROUNDS}", draw)


def rule_rows(edition: str, base: Totals, effects: list[Effect]) -> Rows:
    """The variants and what they change, as data; `sure`: beyond luck, by intervals that all hold together."""
    rows = []
    level = together(len(effects))
    for variant, tally in effects:
        by, mean, left = longer(tally, base), mean_rounds(tally), unfinished(tally)
        found = {
            "edition": edition,
            "rule": variant.rule,
            "value": worded(variant.value),
            "games": tally.games,
            "mean": mean.value,
        }
        found |= {"change": by.value, "change_low": by.low, "change_high": by.high}
        found |= {"sure": not longer(tally, base, level).holds(0)}
        rows.append(found | {"unfinished": left.value, "unfinished_low": left.low, "unfinished_high": left.high})
    return sorted(rows, key=lambda found: -abs(found["change"]))


def tell_rules(report: Report, rows: Rows, split: Split, base: Totals, effects: list[Effect]) -> None:
    """What makes games of an edition longer or shorter: headline, table and tornado."""
    edition = rows[0]["edition"]
    moved = [found for found in rows if found["sure"]]
    told = "; ".join(f"{found['rule']} = {found['value']} ({100 * found['change']:+.0f} %)" for found in moved[:3])
    report.headline(f"What changes the length most in {edition}: {told or 'no single rule that these games can tell'}.")
    report.head(f"What changes it: {edition}")
    report.text(
        f"{edition}, {split} seats, aim last: {mean_rounds(base).value:.0f} rounds on average, "
        f"{within(unfinished(base))} never end. "
        "Each amount halved and doubled, small numbers one down and one up, each switch turned over, by the same seed."
    )
    report.show(
        moved,
        {
            "rule": "rule",
            "value": "value",
            "mean rounds": lambda found: f"{found['mean']:.0f}",
            "change": lambda found: (
                f"{100 * found['change']:+.0f} ({100 * found['change_low']:+.0f} to {100 * found['change_high']:+.0f}) %"
            ),
            "never end": lambda found: percent(found["unfinished"]),
        },
    )
    report.text(f"Not listed: changes that may be luck, by intervals so wide that all {len(rows)} hold together.")
    if not sure(effects, base, longer):
        return

    def draw() -> Any:
        from ..stats import charts

        bars = swings(base, effects, longer)
        return charts.tornado(bars, "change of the mean number of rounds, %", f"{edition}, {split}, aim last")

    report.chart(f"rules-{edition}", f"What each rule of {edition} changes in the length of games", draw)
