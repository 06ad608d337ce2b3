"""What each title earns per lap of a visitor and how fast it repays, by role and buildings: by the chain, and in games."""

from typing import Any

from ..editions import Edition, house_rules, load
from ..editions.edition import Title, said
from ..rules.codes import MONOPOLIST
from ..rules.rule_table import build_rule_table
from ..rules.state import RuleTable
from ..sim.title_stats import TitleStats
from ..stats import intervals
from .cells import kind_of_game, splits, told_bots
from .chain import Chain, Counts
from .execution import Execution
from .report import Report
from .scenarios import Ask, Scenario
from .sums import HOLD
from .walks import walking_table

ROUNDS = 200
"""Where a game is broken off: what comes later is the same titles over and over."""
THROW = 7
"""What two dice show on average, for the rent of utilities."""
ENOUGH = 100
"""Rents that a title must have brought in games to be set beside the chain."""
ALONE = ("bare", "1 owned")
"""The first step of a title: owned, with no other of its group and nothing built."""
Rows = list[dict[str, Any]]


def study(scenario: Scenario, ask: Ask, hands: Execution) -> Report:
    """The report; `ask.games` are played with all of what happens written down."""
    edition = house_rules(load(ask.editions[0]), ask.rules)
    table = build_rule_table(edition)
    visitors = [Chain(walking_table(edition), role).long_run() for role in range(table.roles)]
    rows = [
        row
        for role in range(table.roles)
        for title in edition.titles.values()
        for row in ladder(edition, table, role, title, visitors)
    ]
    split = splits(ask.seats or 4, table.roles)[0]
    kind = kind_of_game(ask.editions[0], split, rules=ask.rules, seed=ask.seed, rounds=ROUNDS, bot=str(ask.bot), what=HOLD)
    ((holdings,),) = (sums.records for sums in hands.play_all("games with every rent counted", [kind], ask.count))
    assert isinstance(holdings, TitleStats)
    per_lap = sum(counts.laps for counts in visitors) / len(visitors)
    seen = [
        row
        for role in range(table.roles)
        for title in edition.titles.values()
        for row in in_games(edition, role, title, holdings, per_lap)
    ]
    report = Report(scenario, ask, f"What titles earn: {said(edition.name, 'en')}")
    report.data("chain", rows)
    report.data("games", seen)
    tell(report, edition, rows, seen, f"{split} seats, played by {told_bots(str(ask.bot))}")
    return report


def ladder(edition: Edition, table: RuleTable, role: int, title: Title, visitors: list[Counts]) -> Rows:
    """What a title earns step by step: bare, in a monopoly, with each building; a company with each more that is owned."""
    landed = sum(float(counts.landed[title.index]) / counts.laps for counts in visitors) / len(visitors)
    nearest = sum(float(counts.nearest[title.index]) / counts.laps for counts in visitors) / len(visitors)
    held = visitors[role].held if role == MONOPOLIST and not table.prison_collects and table.roles > 1 else 0.0
    rows: Rows = []
    row: dict[str, Any]
    before = 0.0
    for step, rent, by_card, cost, step_cost in steps(edition, table, role, title):
        earns = ((landed - nearest) * rent + nearest * by_card) * (1 - held)
        row = {"role": edition.roles[role], "space": title.index, "key": title.key, "step": step, "rent": float(rent)}
        row |= {"cost": cost, "per_lap": earns, "laps_to_repay": cost / earns if earns else None}
        gained = earns - before
        rows.append(row | {"step_cost": step_cost, "step_laps": step_cost / gained if step_cost and gained > 0 else None})
        before = earns
    return rows


def steps(edition: Edition, table: RuleTable, role: int, title: Title) -> list[tuple[str, float, float, int, int]]:
    """Each step's name, rent, rent of who comes by a nearest-company card, cost from nothing, and own cost."""
    word = edition.roles[role]
    rents = title.rents[word]
    if title.kind != "street":
        factor, fare = cards(table, title)
        times = THROW if title.kind == "utility" else 1
        by_card = [fare * THROW if title.kind == "utility" and fare else rent * times * factor for rent in rents]
        return [
            (f"{n} owned", rent * times, card, title.price, title.price if n == 1 else 0)
            for n, (rent, card) in enumerate(zip(rents, by_card, strict=True), 1)
        ]
    found: list[tuple[str, float, float, int, int]] = [("bare", rents[0], rents[0], title.price, title.price)]
    if table.monopoly[role]:
        found.append(("bare, monopoly", 2 * rents[0], 2 * rents[0], title.price, 0))
    cost = title.price
    for houses in range(1, len(rents)):
        last = houses == len(rents) - 1
        own = title.hotel_cost if last else title.house_cost
        cost += own
        found.append(
            (
                edition.hotel if last else f"{houses} {'house' if houses == 1 else 'houses'}",
                rents[houses],
                rents[houses],
                cost,
                own,
            )
        )
    return found


def cards(table: RuleTable, title: Title) -> tuple[int, int]:
    """By how much a nearest-transport card multiplies the fare, and the multiple that a nearest-utility card asks "
    "for; 1, 0: none."""
    from ..rules.codes import NEAREST_TRANSPORT, NEAREST_UTILITY

    wanted = NEAREST_TRANSPORT if title.kind == "transport" else NEAREST_UTILITY
    for effects, amounts in zip(table.effect, table.amount, strict=True):
        for effect, amount in zip(effects, amounts, strict=True):
            if effect == wanted:
                return (amount, 0) if title.kind == "transport" else (1, amount)
    return 1, 0


def in_games(edition: Edition, role: int, title: Title, holdings: TitleStats, laps: float) -> Rows:
    """What a title brought its owners of a role in games, for each lap that a visitor walked while it was theirs."""
    turns, rents, sums = (figures[role][title.index] for figures in (holdings.turns, holdings.rents, holdings.sums))
    if not turns:
        return []
    turn_squares, sum_squares = holdings.turn_squares[role][title.index], holdings.sum_squares[role][title.index]
    products = holdings.products[role][title.index]
    per_turn = intervals.ratio(sums, turns, sum_squares, turn_squares, products, holdings.games)
    per_lap = per_turn.value / laps
    row: dict[str, Any] = {
        "role": edition.roles[role],
        "space": title.index,
        "key": title.key,
        "visitors_turns": turns,
        "rents": rents,
        "sum": sums,
    }
    row |= {"per_lap": per_lap, "low": per_turn.low / laps, "high": per_turn.high / laps}
    spent = holdings.spent[role][title.index] / turns
    row |= {"mean_rent": sums / rents if rents else None, "tied_up": spent}
    return [row | {"laps_to_repay": spent / per_lap if per_lap else None, "per_game": sums / holdings.games}]


def tell(report: Report, edition: Edition, rows: Rows, seen: Rows, games: str) -> None:
    """The report's words, tables and charts."""
    names = {key: title.told("en") for key, title in edition.titles.items()}
    for role in edition.roles:
        mine = [row for row in rows if row["role"] == role and row["laps_to_repay"]]
        best = min(mine, key=lambda row: row["laps_to_repay"])
        report.headline(
            f"As a {role} nothing repays faster than {names[best['key']]} ({best['step']}): {best['laps_to_repay']:.1f} "
            f"laps of one visitor for {edition.sum(best['cost'])}, {best['per_lap']:.1f} a lap."
        )
        houses = [row for row in mine if row["step_laps"] and row["step"] not in ALONE]
        if houses:
            quick, slow = (choose(houses, key=lambda row: row["step_laps"]) for choose in (min, max))
            report.headline(
                f"A building of a {role} repays in {quick['step_laps']:.1f} laps at best ({names[quick['key']]}, "
                f"{quick['step']}) "
                f"and in {slow['step_laps']:.1f} at worst ({names[slow['key']]}, {slow['step']})."
            )
        alone = [row for row in mine if row["step"] in ALONE]
        worst = max(alone, key=lambda row: row["laps_to_repay"])
        report.headline(
            f"As a {role} the slowest title to repay alone is {names[worst['key']]}: {worst['laps_to_repay']:.0f} laps."
        )
    for role in edition.roles:
        tell_role(report, edition, role, [row for row in rows if row["role"] == role], names)
    report.head(f"In games of {games}")
    report.text(
        "Rents that titles brought, by the role of the owner, for each lap that a visitor walked while the title was owned and "
        "not mortgaged, whatever stood on it. The interval is for 95 %, by what a game's rents and turns vary from game to "
        f"game; games are broken off after {ROUNDS} rounds. Tied up: price and buildings on average over those turns."
    )
    report.show(
        [row for row in seen if row["rents"] >= ENOUGH],
        {
            "title": lambda row: names[row["key"]],
            "owner": "role",
            "rents": "rents",
            "mean rent": lambda row: f"{row['mean_rent']:.0f}",
            "per lap": lambda row: f"{row['per_lap']:.2f} ({row['low']:.2f} to {row['high']:.2f})",
            "tied up": lambda row: f"{row['tied_up']:.0f}",
            "laps to repay": lambda row: f"{row['laps_to_repay']:.1f}",
            "per game": lambda row: f"{row['per_game']:.0f}",
        },
    )
    report.head("How it is reckoned")
    report.text(
        "A lap is one visitor's way round the board. How often he lands on a title in a lap comes from the chain of "
        "landings, prison left at "
        "once, the mean of the roles; the rent is the title card's for the owner's role. A monopolist in prison "
        "collects nothing where the "
        "leaflet says so: his share of turns there is taken off. Mortgages, the rents one pays oneself and what else the money "
        "could buy are left out. Laps to repay: cost through what one visitor brings; with three visitors it takes a third. "
        "The cost of a company is its own price, however many are owned: each of the others repays its own."
    )


def tell_role(report: Report, edition: Edition, role: str, rows: Rows, names: dict[str, str]) -> None:
    """A role's table: a line for each title, the steps across; and a chart of how fast they repay."""
    report.head(f"Owned by a {role}")
    report.text("Earned per lap of one visitor, and in brackets the laps that repay all that it cost.")
    for kind in ("street", "transport", "utility"):
        keys = [key for key, title in edition.titles.items() if title.kind == kind]
        ladders = [{row["step"]: row for row in rows if row["key"] == key} | {"key": key} for key in keys]
        if ladders:
            words = [step for step in ladders[0] if step != "key"]
            columns: dict[str, Any] = {kind: lambda row: names[row["key"]]}
            columns |= {word: lambda row, word=word: told(row.get(word)) for word in words}
            report.show(ladders, columns)

    def draw() -> Any:
        from ..stats import charts

        bare = {row["key"]: row for row in rows if row["step"] in ALONE}
        full = {row["key"]: row for row in rows if row["laps_to_repay"]}  # the last step of each stands
        labels = [names[key] for key in full]
        series: list[tuple[str, list[float], list[float] | None]] = [
            ("all buildings, or all companies", [full[key]["laps_to_repay"] for key in full], []),
            ("alone", [bare[key]["laps_to_repay"] for key in full], None),
        ]
        return charts.columns(labels, series, "laps of one visitor to repay")

    report.chart(f"repay-{role}", f"Laps of one visitor that repay each title of a {role}", draw)


def told(row: dict[str, Any] | None) -> str:
    """A step in the table."""
    if row is None:
        return ""
    return f"{row['per_lap']:.1f} ({row['laps_to_repay']:.0f})" if row["laps_to_repay"] else "0"
