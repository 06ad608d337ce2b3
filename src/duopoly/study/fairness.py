"""The leaflets' claim that the game is fair: how often each camp wins, beside its share of the seats; and what moves it."""

from collections.abc import Mapping
from typing import Any

from ..bots.tally import WHOLE, Tally
from ..editions import house_rules, load
from ..rules.codes import COMPETITOR
from .cells import Split, change, editions_of, kind_of_game, splits, unfinished, wins
from .errors import BadPlan
from .hands import Hands
from .plan import ROUNDS, TIMED_ROUNDS
from .report import Report, percent, within
from .scenarios import Ask, Scenario
from .stats import Estimate
from .variants import Effect, play_variants, reach, swings, worded

SEATS = 4
AIM = "last"
"""The seats and the aim of the games in which single rules are changed."""
AIMS = {
    "last": "the last one standing wins",
    "camp": "the richest of the last camp wins",
    "timed": "the richest when time is up wins",
}
Rows = list[dict[str, Any]]


def study(scenario: Scenario, ask: Ask, hands: Hands) -> Report:
    """The report; `ask.games` are played of each kind, and of each variant."""
    editions = editions_of(ask.editions, ask.rules, camps=True)
    if not editions:
        raise BadPlan(f"edition: {ask.edition} has one role; an edition with two camps would be right")
    report = Report(scenario, ask, "Is it fair? Wins by camp beside the camp's share of the seats")
    rows = grid(ask, editions, hands)
    report.data("wins", rows)
    tell_grid(report, rows, editions)
    split = splits(ask.seats or SEATS, 2)[0]
    moves: Rows = []
    for name in editions:
        what = f"{name}, {split}, one rule changed at a time"
        base, effects = play_variants(what, name, ask.rules, split, AIM, ask.seed, ask.count, hands)
        moves += rule_rows(load(name).key, split, base, effects)
        tell_rules(report, load(name).key, split, base, effects)
    report.data("rules", moves)
    report.head("What this means, and does not")
    report.text(
        "All seats are played by the bot steady, a rule-of-thumb player that plays both roles alike. A share off the "
        "camp's share "
        "of the seats says that these rules favour that camp when it is played so; it does not say how people, or a "
        "better player "
        "of one role, would fare. Each order of the seats that a split allows is played as often. Games given up after "
        f"{ROUNDS} rounds have no winner and are left out of the shares; how many they are stands beside. Intervals are "
        "Wilson's for "
        "95 %, one by one: of twenty, one is expected to miss."
    )
    return report


def grid(ask: Ask, editions: list[str], hands: Hands) -> Rows:
    """Every edition, number of seats, split and aim, and what came of it."""
    labels, kinds = [], []
    for name in editions:
        edition = house_rules(load(name), ask.rules)
        least, most = edition.players
        for seats in [ask.seats] if ask.seats else range(least, most + 1):
            for split in splits(seats, len(edition.roles)):
                for aim in edition.aims:
                    labels.append((edition.key, split, aim))
                    kinds.append(kind_of_game(name, split, rules=ask.rules, aim=aim, seed=ask.seed))
    played = hands.play_all("wins by camp", kinds, ask.count)
    return [row(edition, split, aim, tally) for (edition, split, aim), (tally, _) in zip(labels, played, strict=True)]


def row(edition: str, split: Split, aim: str, tally: Tally) -> dict[str, Any]:
    """A kind of game and what came of it."""
    share, left = wins(tally), unfinished(tally)
    fair = split.first / split.seats
    return {
        "edition": edition,
        "seats": split.seats,
        "competitors": split.first,
        "monopolists": split.second,
        "aim": aim,
        "games": tally.games,
        "won": tally.won,
        "competitor_wins": tally.role_wins[COMPETITOR] / WHOLE,
        "competitor_share": share.value,
        "low": share.low,
        "high": share.high,
        "fair": fair,
        "unfinished": left.value,
        "unfinished_low": left.low,
        "unfinished_high": left.high,
    }


def estimate(found: Mapping[str, Any], less: float = 0.0) -> Estimate:
    """The competitors' share in a row, less something."""
    return Estimate(found["competitor_share"] - less, found["low"] - less, found["high"] - less)


def verdict(found: Mapping[str, Any]) -> str:
    """Whom the rules favour, as far as the interval tells."""
    if estimate(found).holds(found["fair"]):
        return "even"
    return "competitors" if found["competitor_share"] > found["fair"] else "monopolists"


def tell_grid(report: Report, rows: Rows, editions: list[str]) -> None:
    """The grid's headlines, table and chart."""
    for name in dict.fromkeys(found["edition"] for found in rows):
        mine = [found for found in rows if found["edition"] == name]
        four = [found for found in mine if found["seats"] == SEATS] or mine[:3]
        parts = [f"{within(estimate(found))} aiming for {found['aim']}" for found in four]
        report.headline(
            f"{name}, {four[0]['seats']} seats ({four[0]['competitors']} of them competitors, "
            f"{percent(four[0]['fair'], 0)} would "
            f"be fair): competitors win {'; '.join(parts)}."
        )
    counts = {word: sum(verdict(found) == word for found in rows) for word in ("competitors", "monopolists", "even")}
    report.headline(
        f"Of {len(rows)} kinds of games {counts['competitors']} favour the competitors, {counts['monopolists']} the "
        "monopolists, "
        f"and in {counts['even']} the interval holds the fair share."
    )
    report.head("Wins by camp")
    report.text(
        "The share of games that a competitor wins, with its interval, beside the competitors' share of the seats. "
        + " ".join(f"{aim}: {words}." for aim, words in AIMS.items())
        + f" A timed game has {TIMED_ROUNDS} rounds where the edition says nothing else. All kinds of games have the same "
        "seed, and until a camp "
        "is out a game for the last one standing and one for the last camp go the same way, so that both have the same "
        "camp winning."
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
        },
    )

    def draw() -> Any:
        from . import charts

        groups = []
        for aim in AIMS:
            dots = [
                charts.Dots(
                    f"{found['edition']} {found['competitors']}c {found['monopolists']}m", [estimate(found, found["fair"])]
                )
                for found in rows
                if found["aim"] == aim
            ]
            if dots:
                groups.append((f"aim: {aim}", dots))
        return charts.panels(groups, "competitors' wins above their share of seats, points", 0.0, ["share"])

    report.chart("wins", "Competitors' share of wins above or below their share of the seats", draw)


def rule_rows(edition: str, split: Split, base: Tally, effects: list[Effect]) -> Rows:
    """The variants and what they change, as data."""
    rows = []
    for variant, tally in effects:
        share, by = wins(tally), change(tally, base)
        rows.append(
            {
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
                "change": by.value,
                "change_low": by.low,
                "change_high": by.high,
                "unfinished": unfinished(tally).value,
                "same_games": tally.pack() == base.pack(),
            }
        )
    return sorted(rows, key=lambda found: -abs(found["change"]))


def tell_rules(report: Report, edition: str, split: Split, base: Tally, effects: list[Effect]) -> None:
    """What moves the shares: headline, table and tornado."""
    rows = rule_rows(edition, split, base, effects)
    moved = [found for found in rows if found["change_low"] > 0 or found["change_high"] < 0]
    still = sorted({found["rule"] for found in rows} - {found["rule"] for found in rows if not found["same_games"]})
    told = "; ".join(f"{found['rule']} = {found['value']} ({100 * found['change']:+.1f} points)" for found in moved[:3])
    report.headline(f"What moves it most in {edition}: {told or 'no single rule that these games can tell'}.")
    report.head(f"What moves it: {edition}")
    report.text(
        f"{edition}, {split.first} competitors and {split.second} monopolists, aim {AIM}: competitors win "
        f"{within(wins(base))}. Each amount "
        "halved and doubled, small numbers one down and one up, each switch turned over, all other rules as they are. "
        "The same seed "
        "throughout, so differences owe less to chance than their intervals (Newcombe's, for games without a common "
        "seed) allow."
    )
    report.show(
        moved,
        {
            "rule": "rule",
            "value": "value",
            "competitors win": lambda found: within((found["competitor_share"], found["low"], found["high"])),
            "change, points": lambda found: (
                f"{100 * found['change']:+.1f} ({100 * found['change_low']:+.1f} to {100 * found['change_high']:+.1f})"
            ),
            "given up": lambda found: percent(found["unfinished"]),
        },
    )
    report.text(
        "Not listed: changes whose interval holds 0. "
        + (f"Not one of these games is changed by {', '.join(still)}." if still else "")
    )

    def draw() -> Any:
        from . import charts

        bars = [bar for bar in swings(base, effects, change) if reach(bar) > 0]
        return charts.tornado(bars, "change of the competitors' share of wins, points", f"{edition}, {split}, aim {AIM}")

    report.chart(f"rules-{edition}", f"What each rule of {edition} changes in the competitors' share of wins", draw)
