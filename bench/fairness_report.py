"""The data and charts of docs/research/fairness-report.md: how often each camp wins when dealers play.

    just fairness-report                    # plays what is missing, some hours, and writes docs/research/fairness
    just fairness-report --games 200 --within 5 --more 400 --out build/try    # the same in some minutes, with wider intervals

What is played is kept in pieces of 2,000 games in `--folder`, so that it can be stopped at any time, and goes on there.
"""

import argparse
import os
from itertools import product
from pathlib import Path

import fairness_tables
from msgspec import structs

from duopoly.editions import load
from duopoly.rules.codes import COMPETITOR
from duopoly.sim.playout import PLAYERS
from duopoly.sim.totals import WHOLE
from duopoly.stats.intervals import Estimate, bonferroni_level, proportion
from duopoly.study import fairness, worker_pool
from duopoly.study.balance import POOR_FIT, varied_spec
from duopoly.study.catalog import STUDIES
from duopoly.study.checkpoint import Checkpoint
from duopoly.study.execution import Execution, twin
from duopoly.study.game_specs import camp_splits, competitor_share, make_spec, unfinished_share
from duopoly.study.report import Report
from duopoly.study.root_finding import Measurement, evenly_spaced, find_crossing
from duopoly.study.study_plan import StudyPlan
from duopoly.study.sums import Sums

ROOT = Path(__file__).parent.parent
PIECE = 2_000
EDITIONS = ("anti-us", "anti-fr", "anti-fr15k", "anti-pl")
SPLIT = camp_splits(4, 2)[0]
PAIRS = [(bot, bot) for bot in PLAYERS] + [("dealer", "trader"), ("trader", "dealer")]
"""Bots of the competitors and of the monopolists."""
AMOUNTS = {
    "cash_competitor": (1, 5),
    "cash_monopolist": (0.01, 1),
    "start_bonus": (0, 1 / 15),
    "foundation_monopolist": (0, 1),
}
"""Amounts that might make a game even, and between which multiples of the starting cash."""
TABLES = ("wins", "time_limits", "players", "amounts", "values", "switches", "two_and_two")
"""What is played, and written as one file each."""
VALUES, GAMES_OF_VALUE = 9, 400
"""How many values of each amount are played besides, and with how many games."""
SWITCHES = {"monopoly_monopolist": 3, "max_houses_monopolist": 2, "auction": True, "build_evenly": True}
"""Other rules that might."""


class InPieces(Execution):
    """An execution that plays and keeps games piece by piece: with more games, those that it has count."""

    def play(self, spec, first, count, progress=None):
        """Plays games `first` to `first + count - 1`, except the pieces in the checkpoint, and sums them."""
        sums = Sums(spec.kind)
        for start in range(first, first + count, PIECE):
            self.add_piece(sums, spec, start, min(PIECE, first + count - start), progress)
        return sums

    def add_piece(self, sums, spec, start, count, progress):
        """Adds the games of a piece to the sums."""
        piece = super().play(spec, start, count, progress)
        sums.add([record.pack() for record in piece.records])


class UntilNarrow(InPieces):
    """Plays as many games as asked for, and then piece by piece until the interval of the competitors' share is narrow."""

    within = 0.0

    def play(self, spec, first, count, progress=None):
        """Plays from game `first` on, and sums the games."""
        sums, start = super().play(spec, first, count, progress), first + count
        while half_width(competitor_share(sums.totals)) > self.within:
            self.add_piece(sums, spec, start, PIECE, None)
            start += PIECE
        return sums


def half_width(share):
    """Half of what lies between the ends of an interval."""
    return (share.high - share.low) / 2


def games_of(amount):
    """The study's plan with so many games."""
    return StudyPlan(edition="all", games=amount, seed=1, bot="dealer", aim="last")


def even_rows(execution, games):
    """The games of two competitors and two monopolists with the narrowest interval."""
    specs = [make_spec(edition, SPLIT, seed=1, bot="dealer") for edition in EDITIONS]
    all_sums = execution.play_all("two and two", specs, games)
    level = bonferroni_level(len(specs))
    return [
        fairness.win_row(edition, SPLIT, "last", sums.totals, level) for edition, sums in zip(EDITIONS, all_sums, strict=True)
    ]


def pair_rows(execution, narrow, games):
    """The games by who plays which camp; those of dealers alone are among the wins."""
    rows = []
    for edition, bots in product(EDITIONS, PAIRS):
        spec = make_spec(edition, SPLIT, seed=1, bot=",".join(bots))
        who = narrow if bots == ("dealer", "dealer") else execution
        (sums,) = who.play_all(f"{edition}, {' against '.join(bots)}", [spec], games)
        row = dict(zip(("edition", "competitor_bot", "monopolist_bot"), (edition, *bots), strict=True))
        rows.append(row | share_row(sums.totals))
    return rows


def share_row(totals):
    """The competitors' share of wins, as data."""
    share = competitor_share(totals)
    row = {"games": totals.games, "won": totals.won, "competitor_share": share.value, "low": share.low, "high": share.high}
    return row | {"unfinished": unfinished_share(totals).value}


def switch_rows(execution, games):
    """The games with one rule changed."""
    changes = [(edition, {rule: value}) for edition in EDITIONS for rule, value in SWITCHES.items()]
    changes = [(edition, change) for edition, change in changes if not fits(edition, change)]
    specs = [make_spec(edition, SPLIT, seed=1, bot="dealer", rules=change) for edition, change in changes]
    rows = []
    for (edition, change), sums in zip(changes, execution.play_all("one rule changed", specs, games), strict=True):
        ((rule, value),) = change.items()
        rows.append({"edition": edition, "rule": rule, "value": str(value)} | share_row(sums.totals))
    return rows


def fits(edition, change):
    """Whether the edition has the rule so anyway, or not at all."""
    return all(getattr(load(edition).rules, rule) in (None, value) for rule, value in change.items())


def amount_rows(execution, games):
    """For each edition and amount the value that would make the game even, as the study `balance` finds it."""
    rows = []
    for edition, amount in product(EDITIONS, AMOUNTS):
        printed = getattr(load(edition).rules, amount) or load(edition).rules.start_cash
        plan = structs.replace(games_of(games), edition=edition, rules={}, vary=amount)
        rows.append(
            {"edition": edition, "amount": amount, "leaflet": printed} | crossing(execution, plan, *ends(edition, amount))
        )
    return rows


def ends(edition, amount):
    """The least and the most that the amount may be."""
    return [round(multiple * load(edition).rules.start_cash) for multiple in AMOUNTS[amount]]


def value_rows(execution, games):
    """For each edition and amount the competitors' share at values from the least to the most."""
    rows = []
    for edition, amount in product(EDITIONS, AMOUNTS):
        plan = structs.replace(games_of(games), edition=edition, rules={}, vary=amount)
        values = evenly_spaced(*ends(edition, amount), VALUES)
        specs = [varied_spec(plan, SPLIT, amount, value) for value in values]
        for value, sums in zip(values, execution.play_all(f"{edition}, {amount}", specs, games), strict=True):
            rows.append({"edition": edition, "amount": amount, "value": value} | share_row(sums.totals))
    return rows


def describe_values(report, rows):
    """Adds the chart of the shares by value; amounts of the edition in tens are drawn a tenth as large."""

    def draw():
        from duopoly.stats.charts import line_chart

        names = fairness_tables.AMOUNTS
        panels = [(names[amount], [(edition, line(edition, amount)) for edition in EDITIONS]) for amount in AMOUNTS]
        title = "What amounts change: two competitors against two monopolists, four dealers"
        return line_chart(title, panels, "the competitors' share of wins, in percent", ("an even share", 0.5))

    def line(edition, amount):
        unit = 10 if edition == fairness_tables.IN_TENS else 1
        chosen = [row for row in rows if (row["edition"], row["amount"]) == (edition, amount)]
        return [(row["value"] / unit, Estimate(row["competitor_share"], row["low"], row["high"])) for row in chosen]

    report.add_chart("amounts", "The competitors' share of wins by four amounts of the rules", draw)


def crossing(execution, plan, low, high):
    """Where the competitors win half, as data; nothing if they never do between the two values.

    An interval is left out where the curve fits the points badly.
    """
    first = 0

    def measure(value, number):
        nonlocal first
        totals = execution.play(varied_spec(plan, SPLIT, plan.vary, value), first, max(1, number)).totals
        first += max(1, number)
        return Measurement(value, totals.role_wins[COMPETITOR] / WHOLE, totals.won, totals.games)

    found = find_crossing(measure, low, high, 0.5, plan.game_count)
    row = {"from": low, "to": high, "even": None, "low": None, "high": None}
    if found.crossing is None or found.check is None:
        return row
    check = proportion(found.check.won, found.check.decided)
    fits = found.curve.p_value >= POOR_FIT
    ends = {"low": found.crossing.low, "high": found.crossing.high} if fits else {}
    row |= {"even": found.crossing.value, **ends, "p_value": found.curve.p_value}
    row |= {"checked_at": found.check.value, "share": check.value, "share_low": check.low, "share_high": check.high}
    return row | {"unfinished": 1 - found.check.decided / found.check.games}


def positive(word):
    """A number of games or workers."""
    if not word.isdecimal() or int(word) < 1:
        raise argparse.ArgumentTypeError(f"expected a whole number from 1, got {word!r}")
    return int(word)


def parsed():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=positive, default=2_000, help="games of each kind at least")
    parser.add_argument(
        "--within", type=float, default=0.5, help="half the width, in points, that the interval of a split may have"
    )
    parser.add_argument("--more", type=positive, default=20_000, help="games of two against two, the last one standing")
    parser.add_argument("--search", type=positive, default=1_500, help="games to find each amount that would be fair")
    parser.add_argument("--workers", type=positive, default=os.cpu_count(), help="processors to use")
    parser.add_argument("--only", choices=TABLES, action="append", help="a table to play; all of them, unless given")
    parser.add_argument("--folder", type=Path, default=ROOT / "build/fairness-report", help="what has been played")
    parser.add_argument("--out", type=Path, default=fairness_tables.DATA, help="for data and charts")
    return parser.parse_args()


def main():
    options = parsed()
    plan = games_of(options.games)
    if twin(print) is None:
        raise SystemExit("fairness-report: expected the compiled twin")
    pool = worker_pool.thread_pool(options.workers, True)
    narrow, execution = UntilNarrow(pool, told), InPieces(pool, told)
    narrow.within = options.within / 100
    narrow.checkpoint = execution.checkpoint = Checkpoint(options.folder / "played.sums")
    played = {
        "wins": lambda: fairness.win_rows(plan, list(EDITIONS), narrow),
        "time_limits": lambda: fairness.time_limit_rows(plan, list(EDITIONS), SPLIT, execution),
        "players": lambda: pair_rows(execution, narrow, options.games),
        "amounts": lambda: amount_rows(execution, options.search),
        "values": lambda: value_rows(execution, min(options.games, GAMES_OF_VALUE)),
        "switches": lambda: switch_rows(execution, options.games),
        "two_and_two": lambda: even_rows(execution, options.more),
    }
    charts = {
        "wins": fairness.describe_wins,
        "time_limits": lambda report, rows: fairness.describe_time_limits(report, rows, SPLIT),
        "players": lambda report, rows: fairness.describe_skill(report, rows, SPLIT),
        "values": describe_values,
    }
    report = Report(STUDIES["fairness"], plan, "How often each camp wins when dealers play")
    with execution:
        for table in options.only or played:
            rows = played[table]()
            report.add_data(table, rows)
            if table in charts:
                charts[table](report, rows)
    write(report, options.out)
    if options.out.resolve() == fairness_tables.DATA.resolve():
        fairness_tables.main()


def told(what, done, total):
    """Says how far it is."""
    if done % PIECE == 0 or done == total:
        print(f"{what}: {done:,} of {total:,} games", flush=True)


def write(report, folder):
    """Writes the data as CSV, and the charts."""
    import pyarrow.csv

    from duopoly.stats.charts import save_svg

    folder.mkdir(parents=True, exist_ok=True)
    for name, table in report.tables.items():
        pyarrow.csv.write_csv(table, folder / f"{name}.csv")
    for part in report.parts:
        if not isinstance(part, str):
            save_svg(part.draw(), folder / f"{part.name}.svg", part.alt)


if __name__ == "__main__":
    main()
