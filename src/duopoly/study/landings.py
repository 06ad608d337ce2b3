"""How often each space is landed on: by the exact chain, and by walks that must agree with it."""

from math import erfc, inf, sqrt
from typing import Any

from ..editions import Edition, house_rules, load
from ..editions.edition import said
from ..rules.codes import PRISON_SPACE, SPACES
from ..sim.random_walk import RandomWalk
from ..stats import intervals
from ..stats.intervals import percent
from .chain import LEAVES, Chain
from .execution import Execution
from .report import Report
from .scenarios import Ask, Scenario
from .walks import TURNS, WALKERS, walking_table, walks

TINY = 1e-9
Rows = list[dict[str, Any]]


def study(scenario: Scenario, ask: Ask, hands: Execution) -> Report:
    """The report; `ask.games` are walked for each way to leave prison and each way to treat the decks."""
    edition = house_rules(load(ask.editions[0]), ask.rules)
    table = walking_table(edition)
    long_run: Rows = []
    compared: Rows = []
    kinds = [(leave, shuffled) for leave in LEAVES for shuffled in (True, False)]
    games = [walks(table, leave, shuffled, ask.seed) for leave, shuffled in kinds]
    chains = {leave: [Chain(table, role, leave) for role in range(table.roles)] for leave in LEAVES}
    for leave in LEAVES:
        for role, chain in zip(edition.roles, chains[leave], strict=True):
            long_run += in_long_run(edition, role, leave, chain)
    for (leave, shuffled), sums in zip(kinds, hands.play_all("walks", games, ask.count), strict=True):
        (walk,) = sums.records
        assert isinstance(walk, RandomWalk)
        for number, role in enumerate(edition.roles):
            labels = {"role": role, "leave": leave, "decks": "shuffled" if shuffled else "as-played"}
            compared += compare(edition, labels, number, chains[leave][number], walk)
    report = Report(scenario, ask, f"How often each space is landed on: {said(edition.name, 'en')}")
    report.data("long_run", long_run)
    report.data("compared", compared)
    tell(report, edition, long_run, compared)
    return report


def in_long_run(edition: Edition, role: str, leave: str, chain: Chain) -> Rows:
    """What an average turn of an endless game brings, space by space; being sent to prison counts as coming to it."""
    counts = chain.long_run()
    all_landings = float(counts.landed.sum()) + counts.sent
    rows: Rows = []
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


def compare(edition: Edition, labels: dict[str, str], number: int, chain: Chain, walk: RandomWalk) -> Rows:
    """What a walker lands on in his first turns, by the chain and by walks, and how many standard errors lie between."""
    counts = chain.from_start(TURNS)
    exact = [float(x) for x in counts.landed] + [counts.held]
    exact[PRISON_SPACE] += counts.sent
    each = WALKERS // len(edition.roles)
    keys = [space.key for space in edition.spaces] + ["held"]
    rows: Rows = []
    for i, key in enumerate(keys):
        found = intervals.mean(walk.landed[number][i], walk.squares[number][i], walk.games)
        error = (found.high - found.value) / intervals.deviations() / each
        off = found.value / each - exact[i]
        z = off / error if error else inf if abs(off) > TINY else 0.0
        row = {"space": i if i < SPACES else None, "key": key, **labels, "chain": exact[i], "walks": found.value / each}
        rows.append({**row, "error": error, "z": z})
    return rows


def chance_of(rows: Rows) -> tuple[float, float]:
    """The greatest deviation, and the chance that one of so many figures lies as far off by luck."""
    most = max(abs(row["z"]) for row in rows)
    alone = erfc(most / sqrt(2))
    return most, 1 - (1 - alone) ** len(rows)


def tell(report: Report, edition: Edition, long_run: Rows, compared: Rows) -> None:
    """The report's words, tables and charts."""
    shuffled = [row for row in compared if row["decks"] == "shuffled"]
    most, luck = chance_of(shuffled)
    word = "agree" if luck > 0.001 else "DO NOT AGREE"
    report.headline(
        f"Chain and walks {word}: of {len(shuffled)} figures the furthest is {most:.2f} standard errors off; "
        f"by luck alone one would lie as far with a chance of {percent(luck)}."
    )
    played, luck_played = chance_of([row for row in compared if row["decks"] != "shuffled"])
    report.headline(
        f"Decks used as the leaflet has them change nothing that {report.ask.count:,} walks a case can see: "
        f"furthest {played:.2f} standard errors, chance {percent(luck_played)}."
        if luck_played > 0.001
        else f"Decks that remember their cards differ from the chain: up to {played:.2f} standard errors."
    )
    for role in edition.roles:
        tell_role(report, edition, role, [row for row in long_run if row["role"] == role], compared)
    report.head("What the chain takes for granted")
    report.text(
        "Nobody goes bankrupt and every fee is paid. Each card of a deck is as likely as any other at every draw; a "
        "get-out card "
        "is not used; a fine is paid. With the Speed Die the bus goes by both dice, three alike go to Start, and no title is "
        f"owned. The walks are games by the rules from Start, {TURNS} turns for each walker, and the chain is asked for "
        "the same "
        "turns. In the walks with shuffled decks all of this holds, so they must agree within their error. In the "
        "others a card "
        "used does not come again before the rest of its deck has been through, and a get-out card is kept and used."
    )


def tell_role(report: Report, edition: Edition, role: str, long_run: Rows, compared: Rows) -> None:
    """A role's headline, table and chart."""
    pay = [row for row in long_run if row["leave"] == "pay"]
    throw = [row for row in long_run if row["leave"] == "throw"]
    mine = {(row["leave"], row["key"]): row for row in compared if row["role"] == role and row["decks"] == "shuffled"}
    names = {space.key: space.told("en") for space in edition.spaces}
    titles = [row for row in pay if edition.titles.get(row["key"])]
    best, worst = max(titles, key=lambda row: row["per_lap"]), min(titles, key=lambda row: row["per_lap"])
    report.headline(
        f"A {role} lands most often on {names[best['key']]} ({best['per_lap']:.3f} times a lap) and least on "
        f"{names[worst['key']]} ({worst['per_lap']:.3f}), of the titles; prison left at once."
    )
    report.head(f"As a {role}")
    held = [rows[PRISON_SPACE]["held_per_turn"] for rows in (pay, throw)]
    report.text(
        f"Turns begun in prison or price war: {percent(held[0])} where the fee is paid at once, {percent(held[1])} where a "
        "double is awaited. Landings per 100 turns of an endless game by the chain; then, for the first "
        f"{TURNS} turns from Start, the chain and the walks with their standard error (decks shuffled)."
    )
    rows = [
        {**first, "name": names[first["key"]], "waiting": second["per_turn"], "from_start": mine["pay", first["key"]]}
        for first, second in zip(pay, throw, strict=True)
    ]
    report.show(
        rows,
        {
            "": "space",
            "space": "name",
            "fee at once": lambda row: f"{100 * row['per_turn']:.3f}",
            "double awaited": lambda row: f"{100 * row['waiting']:.3f}",
            "per lap": lambda row: f"{row['per_lap']:.3f}",
            "from Start: chain": lambda row: f"{row['from_start']['chain']:.3f}",
            "walks": lambda row: f"{row['from_start']['walks']:.3f} ± {row['from_start']['error']:.3f}",
            "z": lambda row: f"{row['from_start']['z']:+.1f}",
        },
    )

    def draw() -> Any:
        from ..stats import charts

        here = [mine["pay", row["key"]] for row in rows]
        series = [
            ("chain", [row["chain"] for row in here], [0.0 for _ in here]),
            ("walks (95 %)", [row["walks"] for row in here], [intervals.deviations() * row["error"] for row in here]),
        ]
        labels = [f"{row['name']} {row['space']}" for row in rows]
        return charts.columns(labels, series, f"landings in the first {TURNS} turns")

    report.chart(f"landings-{role}", f"Landings of a {role} on each space, by the chain and by walks", draw)
