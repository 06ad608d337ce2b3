"""The study `landings`: how often each space is landed on, by the exact chain and by walks that must agree with it."""

from math import erfc, inf, sqrt
from typing import Any

from ..editions import Edition, house_rules, load
from ..editions.edition import said
from ..rules.codes import PRISON_SPACE, SPACES
from ..sim.random_walk import RandomWalk
from ..stats.intervals import p_text, percent, standard_error, z_score
from .chain import LEAVES, LandingChain
from .execution import Execution
from .report import Report
from .study_plan import Study, StudyPlan
from .walks import TURNS, WALKERS, walk_spec, walking_table

TINY = 1e-9
DataRows = list[dict[str, Any]]


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
    """The landings of a walker's first turns by the chain and by walks, as data; `z` is their difference in standard errors."""
    counts = chain.from_start(TURNS)
    exact = [float(x) for x in counts.landed] + [counts.held]
    exact[PRISON_SPACE] += counts.sent
    walkers = WALKERS // len(edition.roles)
    keys = [space.key for space in edition.spaces] + ["held"]
    rows: DataRows = []
    for i, key in enumerate(keys):
        landed, squares, games = walk.landed[number][i], walk.squares[number][i], walk.games
        error = standard_error(landed, squares, games) / walkers if games >= 2 else inf
        mean = landed / games / walkers
        difference = mean - exact[i]
        z = difference / error if error else inf if abs(difference) > TINY else 0.0
        row = {"space": i if i < SPACES else None, "key": key, **labels, "chain": exact[i], "walks": mean}
        rows.append({**row, "error": error, "z": z})
    return rows


def largest_deviation(rows: DataRows) -> tuple[float, float]:
    """The largest deviation in standard errors, and its p-value corrected for the number of figures."""
    largest = max(abs(row["z"]) for row in rows)
    return largest, 1 - (1 - erfc(largest / sqrt(2))) ** len(rows)


def describe(report: Report, edition: Edition, long_run: DataRows, compared: DataRows) -> None:
    """Writes the report's text, tables and charts."""
    shuffled = [row for row in compared if row["decks"] == "shuffled"]
    largest, p_value = largest_deviation(shuffled)
    verb = "agree" if p_value > 0.001 else "DO NOT AGREE"
    report.add_headline(
        f"Chain and walks {verb}: of {len(shuffled)} figures the one furthest off is {largest:.2f} standard errors off "
        f"(corrected {p_text(p_value)})."
    )
    largest, p_value = largest_deviation([row for row in compared if row["decks"] != "shuffled"])
    report.add_headline(
        f"Decks used as the leaflet says make no difference that {report.plan.game_count:,} walks per case can show: at "
        f"most {largest:.2f} standard errors (corrected {p_text(p_value)})."
        if p_value > 0.001
        else f"Decks that remember their cards differ from the chain, by up to {largest:.2f} standard errors."
    )
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


def describe_role(report: Report, edition: Edition, role: str, long_run: DataRows, compared: DataRows) -> None:
    """Writes a role's headline, table and chart."""
    pay = [row for row in long_run if row["leave"] == "pay"]
    throw = [row for row in long_run if row["leave"] == "throw"]
    from_start = {(row["leave"], row["key"]): row for row in compared if row["role"] == role and row["decks"] == "shuffled"}
    names = {space.key: space.told("en") for space in edition.spaces}
    titles = [row for row in pay if edition.titles.get(row["key"])]
    best, worst = max(titles, key=lambda row: row["per_lap"]), min(titles, key=lambda row: row["per_lap"])
    report.add_headline(
        f"Of all titles, a {role} who leaves prison at once lands most often on {names[best['key']]} "
        f"({best['per_lap']:.3f} times per lap) and least often on {names[worst['key']]} ({worst['per_lap']:.3f})."
    )
    report.add_heading(f"As a {role}")
    held = [rows[PRISON_SPACE]["held_per_turn"] for rows in (pay, throw)]
    report.add_paragraph(
        f"Turns that start in prison or price war: {percent(held[0])} if the fee is paid at once, {percent(held[1])} if the "
        "player waits for a double. The table has landings per 100 turns of an endless game by the chain, and then landings "
        f"in the first {TURNS} turns from Start by the chain and by walks, with their standard error (decks shuffled)."
    )
    rows = [
        {**first, "name": names[first["key"]], "waiting": second["per_turn"], "from_start": from_start["pay", first["key"]]}
        for first, second in zip(pay, throw, strict=True)
    ]
    report.add_table(
        rows,
        {
            "": "space",
            "space": "name",
            "fee at once": lambda row: f"{100 * row['per_turn']:.3f}",
            "waiting for a double": lambda row: f"{100 * row['waiting']:.3f}",
            "per lap": lambda row: f"{row['per_lap']:.3f}",
            "from Start: chain": lambda row: f"{row['from_start']['chain']:.3f}",
            "walks": lambda row: f"{row['from_start']['walks']:.3f} ± {row['from_start']['error']:.3f}",
            "z": lambda row: f"{row['from_start']['z']:+.1f}",
        },
    )

    def draw() -> Any:
        from ..stats.charts import bar_chart

        counts = [from_start["pay", row["key"]] for row in rows]
        series = [
            ("Markov chain", [row["chain"] for row in counts], [0.0 for _ in counts]),
            ("walks, with 95 % interval", [row["walks"] for row in counts], [z_score() * row["error"] for row in counts]),
        ]
        labels = [f"{row['name']} {row['space']}" for row in rows]
        title = f"How often does a {role} land on each space?"
        return bar_chart(title, labels, series, f"landings in the first {TURNS} turns")

    report.add_chart(f"landings-{role}", f"Landings of a {role} on each space, by the chain and by walks", draw)
