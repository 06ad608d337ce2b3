"""The leaflets' claim that the game is fair: how often each camp wins, beside its share of the seats; and what moves it."""

from collections.abc import Mapping
from typing import Any

from ..editions import house_rules, load
from ..rules.codes import COMPETITOR
from ..sim.errors import BadPlan
from ..sim.limits import ROUNDS, TIMED_ROUNDS
from ..sim.playout import PLAYERS
from ..sim.totals import WHOLE, Totals
from ..stats.intervals import Estimate, percent, together, within
from .cells import Split, bots_of, change, editions_of, kind_of_game, splits, told_bots, unfinished, wins
from .execution import Execution
from .report import Report
from .scenarios import Ask, Scenario
from .variants import Effect, play_variants, sure, swings, worded

SEATS = 4
AIM = "last"
"""The seats and the aim of the games in which single rules, or the bots, are changed."""
AIMS = {
    "last": "the last one standing wins",
    "camp": "the richest of the last camp wins",
    "timed": "the richest when time is up wins",
}
Rows = list[dict[str, Any]]


def study(scenario: Scenario, ask: Ask, hands: Execution) -> Report:
    """The report; `ask.games` are played of each kind, and of each variant."""
    editions = editions_of(ask.editions, ask.rules, camps=True)
    if not editions:
        raise BadPlan(f"edition: {ask.edition} has one role; an edition with two camps would be right")
    report = Report(scenario, ask, "Is it fair? Wins by camp beside the camp's share of the seats")
    rows = grid(ask, editions, hands)
    report.data("wins", rows)
    tell_grid(report, rows)
    split = splits(ask.seats or SEATS, 2)[0]
    pairs = bots(ask, editions, split, hands)
    report.data("bots", pairs)
    tell_bots(report, pairs, split)
    moves: Rows = []
    for name in editions:
        what = f"{name}, {split}, one rule changed at a time"
        base, effects = play_variants(what, ask, name, split, AIM, hands)
        found = rule_rows(load(name).key, split, base, effects)
        moves += found
        tell_rules(report, found, split, base, effects)
    report.data("rules", moves)
    tell_limits(report, len(rows))
    return report


def grid(ask: Ask, editions: list[str], hands: Execution) -> Rows:
    """Every edition, number of seats, split and aim, and what came of it."""
    labels, kinds = [], []
    for name in editions:
        edition = house_rules(load(name), ask.rules)
        least, most = edition.players
        for seats in [ask.seats] if ask.seats else range(least, most + 1):
            for split in splits(seats, len(edition.roles)):
                for aim in edition.aims:
                    labels.append((edition.key, split, aim))
                    kinds.append(kind_of_game(name, split, rules=ask.rules, aim=aim, seed=ask.seed, bot=str(ask.bot)))
    played = hands.play_all("wins by camp", kinds, ask.count)
    level = together(len(kinds))
    return [row(edition, split, aim, sums.tally, level) for (edition, split, aim), sums in zip(labels, played, strict=True)]


def row(edition: str, split: Split, aim: str, tally: Totals, level: float) -> dict[str, Any]:
    """A kind of game and what came of it; `least` and `most`: the share had one camp won all that was given up."""
    share, all_hold, left = wins(tally), wins(tally, level), unfinished(tally)
    won = tally.role_wins[COMPETITOR] / WHOLE
    found = {
        "edition": edition,
        "seats": split.seats,
        "competitors": split.first,
        "monopolists": split.second,
        "aim": aim,
        "games": tally.games,
        "won": tally.won,
        "competitor_wins": won,
        "competitor_share": share.value,
        "low": share.low,
        "high": share.high,
        "fair": split.first / split.seats,
    }
    found |= {"together_low": all_hold.low, "together_high": all_hold.high}
    found |= {"least": won / tally.games, "most": (won + tally.games - tally.won) / tally.games}
    return found | {"unfinished": left.value, "unfinished_low": left.low, "unfinished_high": left.high}


def estimate(found: Mapping[str, Any], less: float = 0.0) -> Estimate:
    """The competitors' share in a row, less something."""
    return Estimate(found["competitor_share"] - less, found["low"] - less, found["high"] - less)


def verdict(found: Mapping[str, Any]) -> str:
    """Whom the rules favour, as far as the wider intervals tell, of which all hold together."""
    if found["together_low"] <= found["fair"] <= found["together_high"]:
        return "even"
    return "competitors" if found["competitor_share"] > found["fair"] else "monopolists"


def tell_grid(report: Report, rows: Rows) -> None:
    """The grid's headlines, table and chart."""
    for name in dict.fromkeys(found["edition"] for found in rows):
        mine = [found for found in rows if found["edition"] == name]
        four = [found for found in mine if found["seats"] == SEATS] or mine[:3]
        parts = [f"{within(estimate(found))} aiming for {found['aim']}" for found in four]
        report.headline(
            f"{name}, {four[0]['seats']} seats ({four[0]['competitors']} of them competitors, "
            f"{percent(four[0]['fair'], 0)} would be fair): competitors win {'; '.join(parts)}."
        )
    counts = {word: sum(verdict(found) == word for found in rows) for word in ("competitors", "monopolists", "even")}
    report.headline(
        f"Of {len(rows)} kinds of games {counts['competitors']} favour the competitors, {counts['monopolists']} the "
        f"monopolists, and in {counts['even']} the fair share cannot be told from what was found."
    )
    report.head("Wins by camp")
    report.text(
        "The share of games that a competitor wins, with its interval, beside the competitors' share of the seats. "
        + " ".join(f"{aim}: {words}." for aim, words in AIMS.items())
        + f" A timed game has {TIMED_ROUNDS} rounds where the edition says nothing else. Given up: the share of games "
        f"without a winner after {ROUNDS} rounds; they are left out of the shares, and the last column says what these "
        "would be had the monopolists, or the competitors, won every one of them."
    )
    report.show(
        rows,
        {
            "edition": "edition",
            "competitors": "competitors",
            "monopolists": "monopolists",
            "aim": "aim",
            "competitors win": lambda found: within(estimate(found)),
            "fair": lambda found: percent(found["fair"]),
            "favours": verdict,
            "given up": lambda found: percent(found["unfinished"]),
            "at least, at most": lambda found: f"{100 * found['least']:.1f} to {100 * found['most']:.1f} %",
        },
    )

    def draw() -> Any:
        from ..stats import charts

        kinds: dict[str, dict[str, Estimate]] = {}
        for found in rows:
            label = f"{found['edition']} {found['competitors']}c {found['monopolists']}m"
            kinds.setdefault(label, {})[found["aim"]] = estimate(found, found["fair"])
        groups = [
            (f"aim: {aim}", [charts.Dots(label, [by_aim.get(aim)]) for label, by_aim in kinds.items()])
            for aim in AIMS
            if any(aim in by_aim for by_aim in kinds.values())
        ]
        return charts.panels(groups, "competitors' wins above their share of seats, points", 0.0, ["share"])

    report.chart("wins", "Competitors' share of wins above or below their share of the seats", draw)


def bots(ask: Ask, editions: list[str], split: Split, hands: Execution) -> Rows:
    """Each bot against each: what the skill of who plays a role does to the shares."""
    pairs = [(name, first, second) for name in editions for first in PLAYERS for second in PLAYERS]
    kinds = [
        kind_of_game(name, split, rules=ask.rules, aim=AIM, seed=ask.seed, bot=f"{first},{second}")
        for name, first, second in pairs
    ]
    rows = []
    for (name, first, second), sums in zip(pairs, hands.play_all("other bots", kinds, ask.count), strict=True):
        share, left = wins(sums.tally), unfinished(sums.tally)
        found = {"edition": load(name).key, "competitor_bot": first, "monopolist_bot": second, "games": sums.tally.games}
        found |= {"won": sums.tally.won, "competitor_share": share.value, "low": share.low, "high": share.high}
        rows.append(found | {"unfinished": left.value})
    return rows


def tell_bots(report: Report, pairs: Rows, split: Split) -> None:
    """What the bots' skill does: headline and table."""
    own = bots_of(str(report.ask.bot))
    for bot in PLAYERS:
        same = [found for found in pairs if found["competitor_bot"] == found["monopolist_bot"] == bot and found["won"]]
        if same and own != (bot, bot):
            told = ", ".join(f"{within(estimate(found))} in {found['edition']}" for found in same)
            report.headline(
                f"Who plays decides too: with the bot {bot} in all seats ({split}, aim {AIM}) competitors win {told}."
            )
    report.head("What the bots' skill does")
    report.text(
        f"The same games ({split}, aim {AIM}) with each bot in each camp. The camps' shares tell of the rules only together "
        "with the bots: one that plays one role better than the other shifts them as a rule does."
    )
    report.show(
        pairs,
        {
            "edition": "edition",
            "competitors are": "competitor_bot",
            "monopolists are": "monopolist_bot",
            "competitors win": lambda found: within(estimate(found)) if found["won"] else "nobody wins",
            "given up": lambda found: percent(found["unfinished"]),
        },
    )


def rule_rows(edition: str, split: Split, base: Totals, effects: list[Effect]) -> Rows:
    """The variants and what they change, as data; `sure`: beyond luck, by intervals that all hold together."""
    rows = []
    level = together(len(effects))
    for variant, tally in effects:
        share, by = wins(tally), change(tally, base)
        found = {
            "edition": edition,
            "competitors": split.first,
            "monopolists": split.second,
            "aim": AIM,
            "rule": variant.rule,
            "value": worded(variant.value),
            "games": tally.games,
            "won": tally.won,
            "competitor_share": share.value,
            "low": share.low,
            "high": share.high,
        }
        found |= {"change": by.value, "change_low": by.low, "change_high": by.high}
        found |= {"sure": not change(tally, base, level).holds(0), "unfinished": unfinished(tally).value}
        rows.append(found | {"same_games": tally.pack() == base.pack()})
    return sorted(rows, key=lambda found: -abs(found["change"]))


def tell_rules(report: Report, rows: Rows, split: Split, base: Totals, effects: list[Effect]) -> None:
    """What moves the shares in an edition: headline, table and tornado."""
    edition = rows[0]["edition"]
    moved = [found for found in rows if found["sure"]]
    still = sorted({found["rule"] for found in rows} - {found["rule"] for found in rows if not found["same_games"]})
    told = "; ".join(f"{found['rule']} = {found['value']} ({100 * found['change']:+.1f} points)" for found in moved[:3])
    report.headline(f"What moves it most in {edition}: {told or 'no single rule that these games can tell'}.")
    report.head(f"What moves it: {edition}")
    report.text(
        f"{edition}, {split.first} competitors and {split.second} monopolists, aim {AIM}: competitors win "
        f"{within(wins(base))}. Each amount halved and doubled, small numbers one down and one up, each switch turned over, "
        "all other rules as they are. The same seed throughout, so differences owe less to chance than their intervals "
        "(Newcombe's, for games without a common seed) allow."
    )
    report.show(
        moved,
        {
            "rule": "rule",
            "value": "value",
            "competitors win": lambda found: within(estimate(found)),
            "change, points": lambda found: (
                f"{100 * found['change']:+.1f} ({100 * found['change_low']:+.1f} to {100 * found['change_high']:+.1f})"
            ),
            "given up": lambda found: percent(found["unfinished"]),
        },
    )
    report.text(
        f"Not listed: changes that may be luck, by intervals so wide that all {len(rows)} hold together. "
        + (f"Not one of these games is changed by {', '.join(still)}." if still else "")
    )
    if not sure(effects, base, change):
        return

    def draw() -> Any:
        from ..stats import charts

        bars = swings(base, effects, change)
        return charts.tornado(bars, "change of the competitors' share of wins, points", f"{edition}, {split}, aim {AIM}")

    report.chart(f"rules-{edition}", f"What each rule of {edition} changes in the competitors' share of wins", draw)


def tell_limits(report: Report, cells: int) -> None:
    """What a statistician would ask."""
    who = told_bots(str(report.ask.bot))
    report.head("What this means, and does not")
    report.text(
        f"All seats are played by {who}. A share off the camp's share of the seats says that these rules favour that camp "
        "when it is played so. The bots are part of what is measured: one rule of thumb for both roles need not fit "
        "both as well, and people, or a better player of one role, would fare otherwise."
    )
    report.text(
        "The equal share of the seats is what the game would give if it made no difference which camp one is in; it is "
        "the leaflets' claim, and no law. In the odd splits a camp has a seat more, and what it gains by that is part "
        "of its share."
    )
    report.text(
        "Each order of the seats that a split allows is played as often. Games given up are no random ones: they are those "
        "in which nobody could ruin the others, and where they are many, the share among the others says little; the "
        "bounds beside it hold whatever would have become of them. Intervals are Wilson's for 95 %, each by itself; "
        f"whom a kind of game favours is told by wider ones, of which all {cells} hold together in 95 of 100 studies "
        "(Bonferroni). All kinds of games have the same seed, and until a camp is out a game for the last one standing "
        "and one for the last camp go the same way: their figures are not independent of each other."
    )
