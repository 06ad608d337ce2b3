"""The study `landings`: how often each space is landed on, by the exact chain and by walks that must agree with it."""

from collections.abc import Mapping
from functools import partial
from math import expm1, log1p
from typing import TYPE_CHECKING

from ..editions import Edition, house_rules, load
from ..editions.edition import said
from ..rules.codes import PRISON_SPACE, SPACES
from ..sim.random_walk import RandomWalk
from ..stats.distributions import student_quantile, student_tails
from ..stats.intervals import LEVEL, p_text, percent, standard_error
from .chain import LEAVES, LandingChain
from .execution import Execution
from .report import Columns, DataRow, DataRows, Report
from .study_plan import Study, StudyPlan
from .walks import TURNS, WALKERS, walk_spec, walking_table

if TYPE_CHECKING:
    from matplotlib.figure import Figure

TINY = 1e-9


def make_report(study: Study, plan: StudyPlan, execution: Execution) -> Report:
    """Plays `plan.games` walks for each way to leave prison and each way to treat the decks."""
    edition = house_rules(load(plan.editions[0]), plan.rules)
    table = walking_table(edition)
    long_run: DataRows = []
    compared: DataRows = []
    cases = [(leave, shuffled) for leave in LEAVES for shuffled in (True, False)]
    specs = [walk_spec(table, leave, shuffled, plan.seed) for leave, shuffled in cases]
    chains = {leave: [LandingChain(table, role, leave) for role in range(table.roles)] for leave in LEAVES}
    for leave in LEAVES:
        for role, chain in zip(edition.roles, chains[leave], strict=True):
            long_run += long_run_rows(edition, role, leave, chain)
    all_sums = execution.play_all("walks", specs, plan.game_count)
    for (leave, shuffled), sums in zip(cases, all_sums, strict=True):
        (walk,) = sums.records
        assert isinstance(walk, RandomWalk)
        for number, role in enumerate(edition.roles):
            labels = {"role": role, "leave": leave, "decks": "shuffled" if shuffled else "as-played"}
            compared += comparison_rows(edition, labels, number, chains[leave][number], walk)
    report = Report(study, plan, f"How often each space is landed on: {said(edition.name, 'en')}")
    report.add_data("long_run", long_run)
    report.add_data("compared", compared)
    describe(report, edition, long_run, compared)
    return report


def long_run_rows(edition: Edition, role: str, leave: str, chain: LandingChain) -> DataRows:
    """The landings of an average turn of an endless game, as data; being sent to prison counts as landing there."""
    counts = chain.long_run()
    all_landings = float(counts.landed.sum()) + counts.sent
    rows: DataRows = []
    for space in edition.spaces:
        sent = counts.sent if space.index == PRISON_SPACE else 0.0
        landed = float(counts.landed[space.index]) + sent
        row = {"space": space.index, "key": space.key, "kind": space.kind, "role": role, "leave": leave}
        rows.append(
            {
                **row,
                "per_turn": landed,
                "per_lap": landed / counts.laps,
                "share": landed / all_landings,
                "sent_per_turn": sent,
                "held_per_turn": counts.held if space.index == PRISON_SPACE else 0.0,
            }
        )
    return rows


def comparison_rows(edition: Edition, labels: dict[str, str], number: int, chain: LandingChain, walk: RandomWalk) -> DataRows:
    """The landings of a walker's first turns by the chain and by walks, as data; `z` is their difference in standard errors.

    A figure that the walks do not tell the error of has none, and no `z`.
    """
    counts = chain.from_start(TURNS)
    exact = [float(x) for x in counts.landed] + [counts.held]
    exact[PRISON_SPACE] += counts.sent
    walkers = WALKERS // len(edition.roles)
    keys = [space.key for space in edition.spaces] + ["held"]
    rows: DataRows = []
    for i, key in enumerate(keys):
        landed, squares, games = walk.landed[number][i], walk.squares[number][i], walk.games
        error = standard_error(landed, squares, games) / walkers if games >= 2 else None
        mean = landed / games / walkers
        z = deviation(mean - exact[i], error)
        row = {"space": i if i < SPACES else None, "key": key, **labels, "chain": exact[i], "walks": mean}
        rows.append({**row, "error": None if z is None else error, "z": z})
    return rows


def deviation(difference: float, error: float | None) -> float | None:
    """A difference in standard errors; None if there is no error to go by: of one walk, or of walks that are all alike."""
    if error:
        return difference / error
    # What never happens, by the chain and in the walks, agrees without an error.
    return 0.0 if error is not None and abs(difference) <= TINY else None


def largest_deviation(rows: DataRows, walks: int) -> tuple[float, float] | None:
    """The largest deviation in standard errors, and its p-value corrected for the number of figures.

    None if a figure has no standard error: then the walks are too few for a verdict.
    """
    if missing_errors(rows):
        return None
    largest = max(abs(row["z"]) for row in rows)
    p_value = student_tails(largest, walks - 1)
    return largest, -expm1(len(rows) * log1p(-p_value)) if p_value < 1 else 1.0


def missing_errors(rows: DataRows) -> int:
    """How many figures have no standard error."""
    return sum(row["z"] is None for row in rows)


def describe(report: Report, edition: Edition, long_run: DataRows, compared: DataRows) -> None:
    """Writes the report's text, tables and charts."""
    walks = report.plan.game_count
    report.add_headline(agreement([row for row in compared if row["decks"] == "shuffled"], walks))
    report.add_headline(effect_of_decks([row for row in compared if row["decks"] != "shuffled"], walks))
    for role in edition.roles:
        describe_role(report, edition, role, [row for row in long_run if row["role"] == role], compared)
    report.add_heading("What the chain assumes")
    report.add_paragraph(
        "Nobody goes bankrupt and every fee is paid. Each card of a deck is equally likely at every draw; a get-out card is "
        "not used; a fine is paid. With the Speed Die the bus uses both dice, three of a kind go to Start, and no title is "
        f"owned. The walks are games by the rules from Start, {TURNS} turns for each walker, and the chain is computed for "
        "the same turns. Walks with shuffled decks meet all of these assumptions, so they must agree within their error. In "
        "the others a card does not come again before the rest of its deck, and a get-out card is kept and used."
    )


def agreement(rows: DataRows, walks: int) -> str:
    """Whether the walks with shuffled decks agree with the chain, as a sentence."""
    result = largest_deviation(rows, walks)
    if result is None:
        return f"Too few walks to tell whether chain and walks agree ({without_errors(rows)})."
    largest, p_value = result
    verb = "agree" if p_value > 0.001 else "DO NOT AGREE"
    return (
        f"Chain and walks {verb}: of {len(rows)} figures the one furthest off is {largest:.2f} standard errors off "
        f"(corrected {p_text(p_value)})."
    )


def effect_of_decks(rows: DataRows, walks: int) -> str:
    """Whether the walks with decks used as the leaflet says differ from the chain, as a sentence."""
    result = largest_deviation(rows, walks)
    if result is None:
        return f"Too few walks to tell whether decks used as the leaflet says make a difference ({without_errors(rows)})."
    largest, p_value = result
    if p_value <= 0.001:
        return f"Decks that remember their cards differ from the chain, by up to {largest:.2f} standard errors."
    return (
        f"Decks used as the leaflet says make no difference that {walks:,} walks per case can show: at most {largest:.2f} "
        f"standard errors (corrected {p_text(p_value)})."
    )


def without_errors(rows: DataRows) -> str:
    """How many figures have no standard error, as text."""
    return f"figures without a standard error: {missing_errors(rows)} of {len(rows)}"


def walks_text(row: DataRow) -> str:
    """A figure of the walks with its standard error, if it has one."""
    return f"{row['walks']:.3f}" + ("" if row["error"] is None else f" ± {row['error']:.3f}")


def describe_role(report: Report, edition: Edition, role: str, long_run: DataRows, compared: DataRows) -> None:
    """Writes a role's headline, table and chart."""
    pay, throw = ([row for row in long_run if row["leave"] == leave] for leave in ("pay", "throw"))
    names = {space.key: space.told("en") for space in edition.spaces}
    report.add_headline(best_and_worst_title(role, [row for row in pay if edition.titles.get(row["key"])], names))
    report.add_heading(f"As a {role}")
    held = [rows[PRISON_SPACE]["held_per_turn"] for rows in (pay, throw)]
    report.add_paragraph(
        f"Turns that start in prison or price war: {percent(held[0])} if the fee is paid at once, {percent(held[1])} if the "
        "player waits for a double. The table has landings per 100 turns of an endless game by the chain, and then landings "
        f"in the first {TURNS} turns from Start by the chain and by walks, with their standard error (decks shuffled)."
    )
    from_start = {
        row["key"]: row for row in compared if row["role"] == role and row["decks"] == "shuffled" and row["leave"] == "pay"
    }
    rows = [
        {**first, "name": names[first["key"]], "waiting": second["per_turn"], "from_start": from_start[first["key"]]}
        for first, second in zip(pay, throw, strict=True)
    ]
    report.add_table(rows, LANDING_COLUMNS)
    report.add_chart(
        f"landings-{role}",
        f"Landings of a {role} on each space, by the chain and by walks",
        partial(draw_landings, role, rows, report.plan.game_count),
    )


def best_and_worst_title(role: str, titles: DataRows, names: Mapping[str, str]) -> str:
    """On which titles the role lands most and least often, as a sentence."""
    best, worst = max(titles, key=lambda row: row["per_lap"]), min(titles, key=lambda row: row["per_lap"])
    return (
        f"Of all titles, a {role} who leaves prison at once lands most often on {names[best['key']]} "
        f"({best['per_lap']:.3f} times per lap) and least often on {names[worst['key']]} ({worst['per_lap']:.3f})."
    )


def draw_landings(role: str, rows: DataRows, walks: int) -> "Figure":
    """The chart of a role's landings in the first turns, by the chain and by so many walks."""
    from ..stats.charts import bar_chart

    counts = [row["from_start"] for row in rows]
    errors = [row["error"] or 0.0 for row in counts]
    half = student_quantile(LEVEL, walks - 1) if any(errors) else 0.0
    series = [
        ("Markov chain", [row["chain"] for row in counts], [0.0 for _ in counts]),
        ("walks, with 95% interval", [row["walks"] for row in counts], [half * error for error in errors]),
    ]
    labels = [f"{row['name']} {row['space']}" for row in rows]
    title = f"How often does a {role} land on each space?"
    return bar_chart(title, labels, series, f"landings in the first {TURNS} turns")


LANDING_COLUMNS: Columns = {
    "": "space",
    "space": "name",
    "fee at once": lambda row: f"{100 * row['per_turn']:.3f}",
    "waiting for a double": lambda row: f"{100 * row['waiting']:.3f}",
    "per lap": lambda row: f"{row['per_lap']:.3f}",
    "from Start: chain": lambda row: f"{row['from_start']['chain']:.3f}",
    "walks": lambda row: walks_text(row["from_start"]),
    "z": lambda row: None if row["from_start"]["z"] is None else f"{row['from_start']['z']:+.1f}",
}
"""The columns of a role's table."""
