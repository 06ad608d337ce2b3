"""The study `titles`: what each title earns per lap of a visitor and how fast it repays, by the chain and in games."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from ..editions import Edition, house_rules, load
from ..editions.edition import Title, said
from ..rules.codes import MONOPOLIST, NEAREST_TRANSPORT, NEAREST_UTILITY
from ..rules.rule_table import build_rule_table
from ..rules.state import RuleTable
from ..sim.statistics import TITLES
from ..sim.title_stats import TitleStats
from ..stats.intervals import ratio
from .chain import LandingChain, LandingCounts
from .execution import Execution
from .game_specs import camp_splits, describe_bots, make_spec
from .report import DataRows, Report, rounded
from .study_plan import Study, StudyPlan
from .walks import walking_table

ROUNDS = 200
"""Games are cut off here; what comes later is the same titles over and over."""
MEAN_THROW = 7
"""The mean of two dice, for the rent of utilities."""
LEAST_RENTS = 100
"""How many rents a title must have brought in games to be shown."""
ALONE = ("bare", "1 owned")
"""The first step of a title: nothing built, and no other title of its group owned."""


class TitleStep(NamedTuple):
    """A step of a title: its rent, the rent after a nearest-company card, its cost from nothing, and its own cost."""

    name: str
    rent: float
    card_rent: float
    cost: int
    own_cost: int


def make_report(study: Study, plan: StudyPlan, execution: Execution) -> Report:
    """Plays `plan.games` games in which every rent is counted."""
    edition = house_rules(load(plan.editions[0]), plan.rules)
    table = build_rule_table(edition)
    visitors = [LandingChain(walking_table(edition), role).long_run() for role in range(table.roles)]
    pairs = [(role, title) for role in range(table.roles) for title in edition.titles.values()]
    chain_data = [row for role, title in pairs for row in chain_rows(edition, table, role, title, visitors)]
    split, bot = camp_splits(plan.seats or 4, table.roles)[0], str(plan.bot)
    spec = make_spec(plan.editions[0], split, rules=plan.rules, seed=plan.seed, rounds=ROUNDS, bot=bot, kind=TITLES)
    (sums,) = execution.play_all("games with every rent counted", [spec], plan.game_count)
    (stats,) = sums.records
    assert isinstance(stats, TitleStats)
    laps_per_turn = sum(counts.laps for counts in visitors) / len(visitors)
    game_data = [row for role, title in pairs for row in game_rows(edition, role, title, stats, laps_per_turn)]
    report = Report(study, plan, f"What titles earn: {said(edition.name, 'en')}")
    report.add_data("chain", chain_data)
    report.add_data("games", game_data)
    describe(report, edition, chain_data, game_data, f"{split} seats, played by {describe_bots(bot)}")
    return report


def chain_rows(edition: Edition, table: RuleTable, role: int, title: Title, visitors: list[LandingCounts]) -> DataRows:
    """What a title earns step by step, as data: a street bare, as a monopoly, and with each building; a company with others."""
    landed = sum(float(counts.landed[title.index]) / counts.laps for counts in visitors) / len(visitors)
    nearest = sum(float(counts.nearest[title.index]) / counts.laps for counts in visitors) / len(visitors)
    held = visitors[role].held if role == MONOPOLIST and not table.prison_collects and table.roles > 1 else 0.0
    rows: DataRows = []
    row: dict[str, Any]
    before = 0.0
    for step in steps(edition, table, role, title):
        earns = ((landed - nearest) * step.rent + nearest * step.card_rent) * (1 - held)
        row = {"role": edition.roles[role], "space": title.index, "key": title.key}
        row |= {"step": step.name, "rent": float(step.rent), "cost": step.cost, "per_lap": earns}
        row |= {"laps_to_repay": step.cost / earns if earns else None}
        gain = earns - before
        row |= {"step_cost": step.own_cost, "step_laps": step.own_cost / gain if step.own_cost and gain > 0 else None}
        rows.append(row)
        before = earns
    return rows


def steps(edition: Edition, table: RuleTable, role: int, title: Title) -> list[TitleStep]:
    """The steps of a title for an owner of this role."""
    rents = title.rents[edition.roles[role]]
    if title.kind != "street":
        return company_steps(table, title, rents)
    result = [TitleStep("bare", rents[0], rents[0], title.price, title.price)]
    if table.monopoly[role]:
        result.append(TitleStep("bare, monopoly", 2 * rents[0], 2 * rents[0], title.price, 0))
    cost = title.price
    for houses in range(1, len(rents)):
        is_hotel = houses == len(rents) - 1
        own_cost = title.hotel_cost if is_hotel else title.house_cost
        cost += own_cost
        name = edition.hotel if is_hotel else f"{houses} {'house' if houses == 1 else 'houses'}"
        result.append(TitleStep(name, rents[houses], rents[houses], cost, own_cost))
    return result


def company_steps(table: RuleTable, title: Title, rents: Sequence[int]) -> list[TitleStep]:
    """The steps of a transport or a utility: one for each company owned."""
    factor, throw_factor = nearest_card(table, title)
    throw = MEAN_THROW if title.kind == "utility" else 1
    result = []
    for owned, rent in enumerate(rents, 1):
        card_rent = throw_factor * MEAN_THROW if title.kind == "utility" and throw_factor else rent * throw * factor
        own_cost = title.price if owned == 1 else 0
        result.append(TitleStep(f"{owned} owned", rent * throw, card_rent, title.price, own_cost))
    return result


def nearest_card(table: RuleTable, title: Title) -> tuple[int, int]:
    """What a nearest-company card does to the rent: the factor for a transport, and the multiple of the throw for a utility.

    (1, 0) if there is no such card.
    """
    card = NEAREST_TRANSPORT if title.kind == "transport" else NEAREST_UTILITY
    for effects, amounts in zip(table.effect, table.amount, strict=True):
        for effect, amount in zip(effects, amounts, strict=True):
            if effect == card:
                return (amount, 0) if title.kind == "transport" else (1, amount)
    return 1, 0


def game_rows(edition: Edition, role: int, title: Title, stats: TitleStats, laps_per_turn: float) -> DataRows:
    """What a title brought its owners of a role in games, as data, for each lap of a visitor while they owned it."""
    turns, rents, sums = (figures[role][title.index] for figures in (stats.turns, stats.rents, stats.sums))
    if not turns:
        return []
    turn_squares, sum_squares = stats.turn_squares[role][title.index], stats.sum_squares[role][title.index]
    per_turn = ratio(sums, turns, sum_squares, turn_squares, stats.products[role][title.index], stats.games)
    per_lap = per_turn.value / laps_per_turn
    row: dict[str, Any] = {
        "role": edition.roles[role],
        "space": title.index,
        "key": title.key,
        "visitors_turns": turns,
        "rents": rents,
        "sum": sums,
    }
    row |= {"per_lap": per_lap, "low": per_turn.low / laps_per_turn, "high": per_turn.high / laps_per_turn}
    spent = stats.spent[role][title.index] / turns
    row |= {"mean_rent": sums / rents if rents else None, "tied_up": spent}
    return [row | {"laps_to_repay": spent / per_lap if per_lap else None, "per_game": sums / stats.games}]


def describe(report: Report, edition: Edition, chain_data: DataRows, game_data: DataRows, games: str) -> None:
    """Writes the report's text, tables and charts; `games` says which games were played."""
    names = {key: title.told("en") for key, title in edition.titles.items()}
    for role in edition.roles:
        describe_best(report, edition, role, chain_data, names)
    for role in edition.roles:
        describe_role(report, edition, role, [row for row in chain_data if row["role"] == role], names)
    report.add_heading(f"In games of {games}")
    report.add_paragraph(
        "The rents that titles brought, by the role of the owner, for each lap of a visitor while the title was owned and "
        "not mortgaged, whatever stood on it. Intervals are for 95%, from how a game's rents and turns vary between games. "
        f"Games are cut off after {ROUNDS} rounds. Tied up: price and buildings, on average over those turns."
    )
    report.add_table(
        [row for row in game_data if row["rents"] >= LEAST_RENTS],
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
    report.add_heading("How it is computed")
    report.add_paragraph(
        "A lap is one visitor's way around the board. How often the visitor lands on a title in a lap comes from the chain "
        "of landings, leaving prison at once, averaged over the roles; the rent is the title card's for the owner's role. If "
        "the leaflet says that a monopolist in prison collects nothing, the share of turns spent there is subtracted. "
        "Mortgages, the rents that owners pay themselves, and other uses of the money are left out. Laps to repay: the cost "
        "divided by what one visitor brings per lap; with three visitors it takes a third as long. The cost of a company is "
        "its own price, however many are owned: each of the others repays its own."
    )


def describe_best(report: Report, edition: Edition, role: str, rows: DataRows, names: dict[str, str]) -> None:
    """Writes a role's headlines: what repays fastest and slowest; of equals, the first on the board."""
    repaying = [row for row in rows if row["role"] == role and row["laps_to_repay"]]
    best = min(repaying, key=lambda row: rounded(row["laps_to_repay"]))
    report.add_headline(
        f"As a {role} nothing repays faster than {names[best['key']]} ({best['step']}): {best['laps_to_repay']:.1f} "
        f"laps of one visitor for {edition.sum(best['cost'])}, {best['per_lap']:.1f} per lap."
    )
    buildings = [row for row in repaying if row["step_laps"] and row["step"] not in ALONE]
    if buildings:
        fast, slow = (choose(buildings, key=lambda row: rounded(row["step_laps"])) for choose in (min, max))
        report.add_headline(
            f"A building of a {role} repays in {fast['step_laps']:.1f} laps at best ({names[fast['key']]}, {fast['step']}) "
            f"and in {slow['step_laps']:.1f} at worst ({names[slow['key']]}, {slow['step']})."
        )
    worst = max((row for row in repaying if row["step"] in ALONE), key=lambda row: rounded(row["laps_to_repay"]))
    report.add_headline(
        f"As a {role} the slowest title to repay alone is {names[worst['key']]}: {worst['laps_to_repay']:.0f} laps."
    )


def describe_role(report: Report, edition: Edition, role: str, rows: DataRows, names: dict[str, str]) -> None:
    """Writes a role's tables, with a row for each title and a column for each step, and a chart of how fast they repay."""
    report.add_heading(f"Owned by a {role}")
    report.add_paragraph("Earnings per lap of one visitor, and in parentheses the laps that repay the whole cost.")
    for kind in ("street", "transport", "utility"):
        keys = [key for key, title in edition.titles.items() if title.kind == kind]
        titles = [{row["step"]: row for row in rows if row["key"] == key} | {"key": key} for key in keys]
        if titles:
            step_names = [step for step in titles[0] if step != "key"]
            columns: dict[str, Any] = {kind: lambda row: names[row["key"]]}
            columns |= {name: lambda row, name=name: step_text(row.get(name)) for name in step_names}
            report.add_table(titles, columns)

    def draw() -> Any:
        from ..stats.charts import bar_chart

        alone = {row["key"]: row for row in rows if row["step"] in ALONE}
        full = {row["key"]: row for row in rows if row["laps_to_repay"]}  # later steps replace earlier ones
        labels = [names[key] for key in full]
        series: list[tuple[str, list[float], list[float] | None]] = [
            ("all buildings, or all companies", [full[key]["laps_to_repay"] for key in full], []),
            ("alone", [alone[key]["laps_to_repay"] for key in full], None),
        ]
        return bar_chart(f"How soon do titles repay? Owned by a {role}", labels, series, "laps of one visitor to repay")

    report.add_chart(f"repay-{role}", f"Laps of one visitor that repay each title of a {role}", draw)


def step_text(row: dict[str, Any] | None) -> str:
    """A step as a table cell."""
    if row is None:
        return ""
    return f"{row['per_lap']:.1f} ({row['laps_to_repay']:.0f})" if row["laps_to_repay"] else "0"
