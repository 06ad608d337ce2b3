"""The ladder: every two bots play a match in every edition, and their ratings are written as a page with charts."""

import os
import platform
import shlex
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from itertools import combinations
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Struct

from ..bots import Budget
from ..sim.code_digest import code_digest
from ..sim.errors import BadPlan
from ..sim.limits import check_integer
from ..stats.intervals import Estimate, percent, within
from .contest import Contest, check_programs, contest
from .match import Match, match
from .players import Player, players_of
from .ratings import MIDDLE, SCALE, Rated, rated

if TYPE_CHECKING:
    from matplotlib.figure import Figure

YARDSTICK = "steady"
PAGE = "ladder.md"


class Ask(Struct, frozen=True, kw_only=True):
    """What ladder is to be made: the bots, the editions, and of each pair's match the seats and games."""

    players: str
    editions: tuple[str, ...]
    games: int
    seats: int = 4
    seed: int = 1
    rounds: int | None = None
    budget: Budget | None = None

    def bots(self) -> tuple[Player, ...]:
        """The bots, each once. Raises BadPlan where there are fewer than two."""
        found = players_of(self.players)
        if len(found) < 2:
            raise BadPlan(f"players: {self.players!r} is one bot; two or more would be right")
        return found

    def match(self, edition: str, pair: Sequence[Player]) -> Match:
        """The match of two bots, half of the seats for each."""
        half = check_integer("seats", self.seats, 2, 8) // 2
        counts = (self.seats - half, half)
        players = [Player(one.bot, count, one.budget) for one, count in zip(pair, counts, strict=True)]
        return match(edition, players, games=self.games, rounds=self.rounds, seed=self.seed, budget=self.budget)

    def command(self) -> str:
        """The command line that makes it again."""
        words = ["duopoly", "ladder", "--players", self.players, "--editions", ",".join(self.editions)]
        words += ["--games", str(self.games), "--seats", str(self.seats), "--seed", str(self.seed)]
        words += [] if self.rounds is None else ["--rounds", str(self.rounds)]
        if self.budget is not None:
            words += ["--seconds", f"{self.budget.seconds:g}"]
            words += [] if self.budget.rollouts is None else ["--rollouts", str(self.budget.rollouts)]
        return shlex.join(words)


class Rung(NamedTuple):
    """A bot's place: its rating, and that in each role where there are several."""

    bot: str
    all: Rated
    by_role: dict[str, Rated]


class Rungs(NamedTuple):
    """An edition's ladder, the strongest first; and each pair's share of wins of the one against the other."""

    edition: str
    games: int
    given_up: int
    rungs: list[Rung]
    beats: dict[tuple[str, str], Estimate]


Say = Callable[[str], None]


def climb(ask: Ask, workers: int = 1, engine: str = "auto", say: Say = lambda line: None) -> list[Rungs]:
    """Plays all matches; raises BadPlan before the first where one of them cannot be; KeyboardInterrupt when stopped."""
    bots = ask.bots()
    asked = [ask.match(edition, pair) for edition in ask.editions for pair in combinations(bots, 2)]
    for one in asked:
        check_programs(one)
    found = []
    for edition in ask.editions:
        contests = {}
        for a, b in combinations(range(len(bots)), 2):
            match = ask.match(edition, (bots[a], bots[b]))
            say(f"{match.loaded().key}: {' against '.join(map(str, match.players))}")
            contests[a, b] = contest(match, workers=workers, engine=engine, all_games=True, say=say)
            if contests[a, b].stopped:
                raise KeyboardInterrupt
        found.append(rungs([bot.name for bot in bots], contests, ask.seed))
    return found


def yardstick(bots: Sequence[str]) -> str:
    """The bot that the others are compared with."""
    return YARDSTICK if YARDSTICK in bots else bots[0]


def rungs(bots: Sequence[str], contests: dict[tuple[int, int], Contest], seed: int) -> Rungs:
    """The ladder of one edition."""
    against = bots.index(yardstick(bots))
    matches = [(pair, found.deals) for pair, found in contests.items()]
    one = next(iter(contests.values()))
    edition = one.match.loaded()
    ratings = rated(matches, against, False, seed)
    by_role = rated(matches, against, True, seed) if len(edition.roles) > 1 else {}
    made = []
    for (bot, _), row in sorted(ratings.items(), key=lambda item: -item[1].rating.value):
        roles: dict[str, Rated] = {
            word: by_role[bot, role] for role, word in enumerate(edition.roles) if (bot, role) in by_role
        }
        made.append(Rung(bots[bot], row, roles))
    beats = {(bots[a], bots[b]): found.share(0) for (a, b), found in contests.items()}
    beats |= {(b, a): Estimate(1 - e.value, 1 - e.high, 1 - e.low) for (a, b), e in beats.items()}
    rows = [row for found in contests.values() for deal in found.deals for row in deal.rows]
    return Rungs(edition.key, len(rows), sum(not row.winners for row in rows), made, beats)


def page(ask: Ask, ladders: Sequence[Rungs], made: str) -> str:
    """The page, which names its charts."""
    return "\n\n".join(parts(ask, ladders, made)) + "\n"


def parts(ask: Ask, ladders: Sequence[Rungs], made: str) -> Iterator[str]:
    """Its paragraphs."""
    yield "# The ladder of bots"
    yield f"Made on {made} with {with_what()}, by"
    yield f"```\n{ask.command()}\n```"
    for ladder in ladders:
        yield f"## {ladder.edition}"
        yield f"![Ratings in {ladder.edition} with their intervals]({chart_name(ladder)})"
        yield table(ladder)
        yield matrix(ladder)
        given_up = f", {percent(ladder.given_up / ladder.games)} of them given up" if ladder.given_up else ""
        yield f"{ladder.games:,} games{given_up}."
    yield "## How to read it"
    yield reading(ask)


def reading(ask: Ask) -> str:
    """What the figures mean."""
    half, named = ask.seats // 2, yardstick([bot.name for bot in ask.bots()])
    return (
        f"Every two bots play {ask.games:,} games or a few more in each edition: {ask.seats - half} seats against {half}, "
        "each deal of dice and cards once in all seatings, so that each bot has each seat, and each role there. "
        "The strengths are those that make all the results most likely (Luce's choice; for two players that of Bradley and "
        f"Terry): with {SCALE} points more a seat wins ten times as often. `{named}` has {MIDDLE}, in each role too, so that "
        "points compare bots and not roles. Intervals are for 95 %, by drawing the deals anew; an open end says that a bot "
        "has won nothing there, or everything: how much weaker or stronger it is cannot be told. A role in which the "
        "yardstick itself has won nothing has no ratings. Games given up count for nobody."
    )


def table(ladder: Rungs) -> str:
    """The ratings."""
    roles = roles_of(ladder)
    head = ["", "bot", "rating", "95 %", *(f"as {role}" for role in roles)]
    lines = [head, ["--:", "---", "--:", "---", *("---" for _ in roles)]]
    for place, rung in enumerate(ladder.rungs, 1):
        value, ends = points(rung.all)
        each = [" ".join(points(rung.by_role[role])).strip() if role in rung.by_role else "" for role in roles]
        lines.append([str(place), f"`{rung.bot}`", value, ends, *each])
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def roles_of(ladder: Rungs) -> list[str]:
    """The roles in which any bot has a rating."""
    return list(dict.fromkeys(role for rung in ladder.rungs for role in rung.by_role))


def matrix(ladder: Rungs) -> str:
    """Who wins how much against whom."""
    bots = [rung.bot for rung in ladder.rungs]
    lines = [["wins of", *(f"against `{bot}`" for bot in bots)], ["---", *("--:" for _ in bots)]]
    for bot in bots:
        lines.append([f"`{bot}`", *(within(ladder.beats[bot, other]) if other != bot else "" for other in bots)])
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def points(found: Rated) -> tuple[str, str]:
    """A rating and its interval as text."""
    if found.rating.low == found.rating.high:
        return f"{found.rating.value:.0f}", ""
    low, high = (f"{end:.0f}" if isfinite(end) else "…" for end in found.rating[1:])
    return f"{found.rating.value:.0f}", f"({low} to {high})"


def with_what() -> str:
    """What the ladder depends on beside its options."""
    from .. import __version__

    return f"duopoly {__version__} (rules and bots {code_digest()}), Python {platform.python_version()} on {platform.machine()}"


def today() -> str:
    """The day, or that of SOURCE_DATE_EPOCH, by which others make files that can be made again."""
    epoch = os.environ.get("SOURCE_DATE_EPOCH")
    return (datetime.fromtimestamp(int(epoch), UTC) if epoch else datetime.now(UTC)).strftime("%Y-%m-%d")


def chart_name(ladder: Rungs) -> str:
    """The file of an edition's chart."""
    return f"ladder-{ladder.edition}.svg"


def chart(ladder: Rungs) -> "Figure":
    """The ratings with their intervals; by role, too, where there are several."""
    from ..stats.charts import Dots, drawn, intervals

    roles = roles_of(ladder)
    panels: list[tuple[str, list[Rated | None]]] = [("all", [rung.all for rung in ladder.rungs])]
    panels += [(f"as {role}", [rung.by_role.get(role) for rung in ladder.rungs]) for role in roles]

    def draw(figure: Any) -> None:
        grid = figure.subplots(1, len(panels), sharex=True, squeeze=False)[0]
        for axes, (title, found) in zip(grid, panels, strict=True):
            rows = [Dots(rung.bot, [closed(value)]) for rung, value in zip(ladder.rungs, found, strict=True)]
            intervals(axes, rows, ["rating"], 1)
            axes.set_title(title)
        figure.supxlabel(f"rating; {SCALE} points are ten times the strength", fontsize=9)

    return drawn(draw, 2.2 + 2.4 * len(panels), 1.2 + 0.3 * len(ladder.rungs))


def closed(found: Rated | None) -> Estimate | None:
    """A rating that can be drawn: an open end is left out."""
    if found is None:
        return None
    value, low, high = found.rating
    return Estimate(value, low if isfinite(low) else value, high if isfinite(high) else value)


def save(ask: Ask, ladders: Sequence[Rungs], folder: Path) -> Path:
    """Writes the page and its charts; returns the page's path. Raises BadPlan where that cannot be."""
    from ..stats.charts import save as save_chart

    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / PAGE).write_text(page(ask, ladders, today()), encoding="utf-8")
        for ladder in ladders:
            save_chart(chart(ladder), folder / chart_name(ladder), f"Ratings in {ladder.edition}")
    except OSError as error:
        raise BadPlan(f"out: {folder} cannot be written: {(error.strerror or str(error)).lower()}") from None
    return folder / PAGE


def facts(ladders: Sequence[Rungs]) -> list[dict[str, Any]]:
    """The ladders for programs."""

    def told(found: Rated) -> dict[str, Any]:
        value, low, high = found.rating
        ends = {"low": low if isfinite(low) else None, "high": high if isfinite(high) else None}
        return {"rating": value, **ends, "wins": found.wins, "seats": found.seats}

    return [
        {
            "edition": ladder.edition,
            "games": ladder.games,
            "given_up": ladder.given_up,
            "bots": [
                {"bot": rung.bot, **told(rung.all), "roles": {role: told(row) for role, row in rung.by_role.items()}}
                for rung in ladder.rungs
            ],
        }
        for ladder in ladders
    ]
