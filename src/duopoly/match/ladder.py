"""The ladder: every two bots play a match in every edition, and their ratings become a page with charts."""

import os
import platform
import shlex
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from itertools import combinations
from math import ceil, floor, isfinite
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Struct

from ..bots import Budget
from ..editions.edition import said
from ..fast import Say
from ..sim.code_digest import code_digest
from ..sim.errors import BadPlan
from ..sim.limits import check_integer
from ..stats.intervals import Estimate, percent, percent_interval
from ..stats.ratings import MIDDLE, MIN_DEALS, SCALE, Rating
from .bot_ratings import rate_bots
from .match import Match, match
from .players import Player, parse_players
from .runner import MatchResult, check_programs, run_match

if TYPE_CHECKING:
    from matplotlib.figure import Figure

REFERENCE = "steady"
PAGE = "ladder.md"


class LadderPlan(Struct, frozen=True, kw_only=True):
    """The plan of a ladder: its bots and editions, and the seats and games of each match."""

    players: str
    editions: tuple[str, ...]
    games: int
    seats: int = 4
    seed: int = 1
    rounds: int | None = None
    budget: Budget | None = None

    def bots(self) -> tuple[Player, ...]:
        """The bots, each once. Raises BadPlan if there are fewer than two."""
        bots = parse_players(self.players)
        if len(bots) < 2:
            raise BadPlan(f"players: expected two bots or more, got {self.players!r}")
        return bots

    def match(self, edition: str, pair: Sequence[Player]) -> Match:
        """The match of two bots, each in half of the seats."""
        half = check_integer("seats", self.seats, 2, 8) // 2
        counts = (self.seats - half, half)
        players = [Player(player.bot, count, player.budget) for player, count in zip(pair, counts, strict=True)]
        return match(edition, players, games=self.games, rounds=self.rounds, seed=self.seed, budget=self.budget)

    def command(self) -> str:
        """The command that makes the ladder again."""
        words = ["duopoly", "ladder", "--players", self.players, "--editions", ",".join(self.editions)]
        words += ["--games", str(self.games), "--seats", str(self.seats), "--seed", str(self.seed)]
        words += [] if self.rounds is None else ["--rounds", str(self.rounds)]
        if self.budget is not None:
            words += ["--seconds", f"{self.budget.seconds:g}"]
            words += [] if self.budget.rollouts is None else ["--rollouts", str(self.budget.rollouts)]
        return shlex.join(words)


class Rung(NamedTuple):
    """A bot's place on a ladder: its rating overall, and by role if there are several."""

    bot: str
    overall: Rating
    by_role: dict[str, Rating]


class Ladder(NamedTuple):
    """The ladder of an edition, strongest bot first; `beats` has each bot's share of wins against each other."""

    edition: str
    games: int
    given_up: int
    rungs: list[Rung]
    beats: dict[tuple[str, str], Estimate]
    name: str = ""


def play_ladder(plan: LadderPlan, workers: int = 1, engine: str = "auto", say: Say = lambda sentence: None) -> list[Ladder]:
    """Plays all matches and returns a ladder for each edition.

    Raises BadPlan with a one-line message before the first match if one of them cannot be played, and KeyboardInterrupt if
    it was stopped.
    """
    bots = plan.bots()
    for edition in plan.editions:
        for pair in combinations(bots, 2):
            check_programs(plan.match(edition, pair))
    ladders = []
    for edition in plan.editions:
        results = {}
        for a, b in combinations(range(len(bots)), 2):
            match = plan.match(edition, (bots[a], bots[b]))
            say(f"{match.loaded().key}: {' against '.join(map(str, match.players))}")
            results[a, b] = run_match(match, workers=workers, engine=engine, all_games=True, say=say)
            if results[a, b].stopped:
                raise KeyboardInterrupt
        ladders.append(make_ladder([bot.name for bot in bots], results, plan.seed))
    return ladders


def reference_bot(bots: Sequence[str]) -> str:
    """The bot that the others are compared with."""
    return REFERENCE if REFERENCE in bots else bots[0]


def make_ladder(bots: Sequence[str], results: dict[tuple[int, int], MatchResult], seed: int) -> Ladder:
    """The ladder of one edition from the results of every pair of bots."""
    reference = bots.index(reference_bot(bots))
    matches = [(pair, result.deals) for pair, result in results.items()]
    edition = next(iter(results.values())).match.loaded()
    overall = rate_bots(matches, reference, False, seed)
    by_role = rate_bots(matches, reference, True, seed) if len(edition.roles) > 1 else {}
    rungs = []
    for (bot, _), rating in sorted(overall.items(), key=lambda item: -item[1].points.value):
        roles: dict[str, Rating] = {
            name: by_role[bot, role] for role, name in enumerate(edition.roles) if (bot, role) in by_role
        }
        rungs.append(Rung(bots[bot], rating, roles))
    beats = {(bots[a], bots[b]): result.share(0) for (a, b), result in results.items()}
    beats |= {(b, a): Estimate(1 - e.value, 1 - e.high, 1 - e.low) for (a, b), e in beats.items()}
    rows = [row for result in results.values() for deal in result.deals for row in deal.rows]
    return Ladder(edition.key, len(rows), sum(not row.winners for row in rows), rungs, beats, said(edition.name, "en"))


def page(plan: LadderPlan, ladders: Sequence[Ladder], date: str) -> str:
    """The page in Markdown; it refers to the charts by file name."""
    return "\n\n".join(sections(plan, ladders, date)) + "\n"


def sections(plan: LadderPlan, ladders: Sequence[Ladder], date: str) -> Iterator[str]:
    """The paragraphs of the page."""
    yield "# The ladder of bots"
    yield f"Made on {date} with {versions()}, by"
    yield f"```\n{plan.command()}\n```"
    for ladder in ladders:
        yield f"## {ladder.edition}"
        yield f"![Ratings in {ladder.edition} with their intervals]({chart_name(ladder)})"
        yield ratings_table(ladder)
        yield wins_table(ladder)
        given_up = f", {percent(ladder.given_up / ladder.games)} of them given up" if ladder.given_up else ""
        yield f"{ladder.games:,} games{given_up}."
    yield "## How to read it"
    yield explanation(plan)


def explanation(plan: LadderPlan) -> str:
    """What the figures mean."""
    half, reference = plan.seats // 2, reference_bot([bot.name for bot in plan.bots()])
    return (
        f"Every two bots play at least {plan.games:,} games in each edition, {plan.seats - half} seats against {half}. "
        "Each deal of dice and cards is played once in all seatings, so that each bot has every seat, and every role there. "
        "The ratings are the strengths that make all results most likely (Luce's choice axiom; for two players the "
        f"Bradley–Terry model): {SCALE} points more mean that a seat wins ten times as often. `{reference}` has {MIDDLE} "
        "points, in each role too, so points compare bots and not roles. Intervals are 95 % bootstrap intervals over deals. "
        "An open end means that a bot won nothing there, or everything, so nobody can tell how much weaker or stronger it "
        f"is; with fewer than {MIN_DEALS} deals both ends are open. "
        f"A role in which `{reference}` itself won nothing has no ratings. Games given up count for nobody."
    )


def ratings_table(ladder: Ladder) -> str:
    """The ratings as a Markdown table."""
    roles = rated_roles(ladder)
    rows = [
        ["", "bot", "rating", "95 %", *(f"as {role}" for role in roles)],
        ["--:", "---", "--:", "---", *("---" for _ in roles)],
    ]
    for place, rung in enumerate(ladder.rungs, 1):
        value, interval = rating_text(rung.overall)
        by_role = [" ".join(rating_text(rung.by_role[role])).strip() if role in rung.by_role else "" for role in roles]
        rows.append([str(place), f"`{rung.bot}`", value, interval, *by_role])
    return markdown_table(rows)


def rated_roles(ladder: Ladder) -> list[str]:
    """The roles in which any bot has a rating."""
    return list(dict.fromkeys(role for rung in ladder.rungs for role in rung.by_role))


def wins_table(ladder: Ladder) -> str:
    """The share of wins of each bot against each other as a Markdown table."""
    bots = [rung.bot for rung in ladder.rungs]
    rows = [["wins of", *(f"against `{bot}`" for bot in bots)], ["---", *("--:" for _ in bots)]]
    for bot in bots:
        shares = (percent_interval(ladder.beats[bot, other]) if other != bot else "" for other in bots)
        rows.append([f"`{bot}`", *shares])
    return markdown_table(rows)


def markdown_table(rows: Sequence[Sequence[str]]) -> str:
    """Rows of cells as Markdown."""
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def rating_text(rating: Rating) -> tuple[str, str]:
    """A rating and its interval as text."""
    value, low, high = rating.points
    if low == high:  # the reference bot
        return f"{value:.0f}", ""
    ends = (f"{down(end):.0f}" if isfinite(end) else "…" for end, down in ((low, floor), (high, ceil)))
    return f"{value:.0f}", f"({' to '.join(ends)})"


def versions() -> str:
    """What a ladder depends on besides its plan."""
    from .. import __version__

    return f"duopoly {__version__} (rules and bots {code_digest()}), Python {platform.python_version()} on {platform.machine()}"


def today() -> str:
    """Today's date, or that of SOURCE_DATE_EPOCH, for reproducible files."""
    epoch = os.environ.get("SOURCE_DATE_EPOCH")
    return (datetime.fromtimestamp(int(epoch), UTC) if epoch else datetime.now(UTC)).strftime("%Y-%m-%d")


def chart_name(ladder: Ladder) -> str:
    """The file name of an edition's chart."""
    return f"ladder-{ladder.edition}.svg"


def ratings_chart(ladder: Ladder) -> "Figure":
    """The ratings with their intervals, overall and by role."""
    from ..stats.charts import add_heading, draw_dots, make_figure

    roles = rated_roles(ladder)
    panels: list[tuple[str, list[Rating | None]]] = [("all", [rung.overall for rung in ladder.rungs])]
    panels += [(f"as {role}", [rung.by_role.get(role) for rung in ladder.rungs]) for role in roles]

    def draw(figure: Any) -> None:
        grid = figure.subplots(1, len(panels), sharex=True, squeeze=False)[0]
        for axes, (title, ratings) in zip(grid, panels, strict=True):
            rows = [rating_dot(rung.bot, rating) for rung, rating in zip(ladder.rungs, ratings, strict=True)]
            draw_dots(axes, rows, ["rating, with 95 % interval"], 1, "an end of the interval is open")
            axes.set_title(title)
        add_heading(figure, f"Ratings of bots: {ladder.name or ladder.edition}", grid)
        figure.supxlabel(f"rating; {SCALE} points are ten times the strength", fontsize=9)

    return make_figure(draw, 2.2 + 2.4 * len(panels), 1.8 + 0.3 * len(ladder.rungs))


def rating_dot(bot: str, rating: Rating | None) -> Any:
    """A rating as a row of the chart; marked if an end of its interval is infinite, which cannot be drawn."""
    from ..stats.charts import DotRow

    if rating is None:
        return DotRow(bot, [None], ["won nothing"])
    value, low, high = rating.points
    is_open = not (isfinite(low) and isfinite(high))
    drawn = Estimate(value, low if isfinite(low) else value, high if isfinite(high) else value)
    return DotRow(bot, [drawn], ["open" if is_open else ""])


def save(plan: LadderPlan, ladders: Sequence[Ladder], folder: str | PathLike[str]) -> Path:
    """Writes the page and its charts, and returns the path of the page. Raises BadPlan if they cannot be written."""
    from ..stats.charts import save_svg

    folder = Path(folder)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / PAGE).write_text(page(plan, ladders, today()), encoding="utf-8")
        for ladder in ladders:
            save_svg(ratings_chart(ladder), folder / chart_name(ladder), f"Ratings in {ladder.edition}")
    except OSError as error:
        raise BadPlan(f"out: {folder} cannot be written: {(error.strerror or str(error)).lower()}") from None
    return folder / PAGE


def summarize(ladders: Sequence[Ladder]) -> list[dict[str, Any]]:
    """The ladders as JSON."""

    def rating_summary(rating: Rating) -> dict[str, Any]:
        return {**rating.points.as_json("rating"), "wins": rating.wins, "seats": rating.seats}

    return [
        {
            "edition": ladder.edition,
            "games": ladder.games,
            "given_up": ladder.given_up,
            "bots": [
                {
                    "bot": rung.bot,
                    **rating_summary(rung.overall),
                    "roles": {role: rating_summary(rating) for role, rating in rung.by_role.items()},
                }
                for rung in ladder.rungs
            ],
        }
        for ladder in ladders
    ]
