"""The page of a ladder in Markdown, and its charts."""

import os
import platform
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from functools import partial
from math import ceil, floor, isfinite
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING

from ..files import write_atomically
from ..sim.code_digest import code_digest
from ..sim.errors import BadPlan
from ..stats.intervals import Estimate, ends_text, percent
from ..stats.ratings import MIDDLE, MIN_DEALS, SCALE
from .harm import ROLLOUTS
from .ladder import MIXED, SAMPLE_DEALS, Ladder, LadderPlan, Rung, reference_bot, undecided_pairs

if TYPE_CHECKING:
    from matplotlib.figure import Figure

PAGE = "ladder.md"


def page(plan: LadderPlan, ladders: Sequence[Ladder], date: str) -> str:
    """The page in Markdown; it refers to the charts by file name."""
    return "\n\n".join(sections(plan, ladders, date)) + "\n"


def sections(plan: LadderPlan, ladders: Sequence[Ladder], date: str) -> Iterator[str]:
    """The paragraphs of the page."""
    yield "# The ladder of bots"
    yield f"Made on {date} with {versions()}, by"
    yield f"```\n{plan.command()}\n```"
    yield (
        "**Trust the skill**, along with the worst case. Ratings are here because people know them; they do not fit these "
        f"games, and each edition says by how much. An even share for a seat is {percent(1 / plan.seats, 0)}, less its part of "
        "the games given up. [How to read it](#how-to-read-it) says how each figure is made."
    )
    for ladder in ladders:
        yield f"## {ladder.edition}"
        yield ranking_table(ladder)
        yield f"![Wins of a seat of each bot against each other in {ladder.edition}]({chart_name(ladder)})"
        yield undecided_text(ladder)
        yield play_table(ladder)
        yield misfit_text(ladder)
        for count in ladder.payoffs.counts:
            yield f"**{split_text(count, plan.seats)}**: the wins of a seat of the bot in the row, in percent."
            yield payoff_table(ladder, count)
        yield f"{ladder.games:,} games."
    yield "## How to read it"
    yield from explanation(plan)


def explanation(plan: LadderPlan) -> Iterator[str]:
    """What the figures mean."""
    reference = reference_bot([bot.name for bot in plan.bots()])
    yield (
        f"Every two bots play at least {plan.games:,} games in each edition, with every number of seats for each of them. "
        "Each deal of dice and cards is played once in all seatings, so that each bot has every seat, and every role there. "
        "All shares are of all games: nobody wins a game that is given up. Intervals are 95%, over deals."
    )
    yield "\n".join(f"- {line}" for line in figures(reference))
    yield (
        f"With fewer than {MIN_DEALS} deals, intervals of skill, weight and rating cover everything that is possible. The same "
        "seed gives the same page on any number of workers, except for measured seconds and for bots that play by the clock."
    )


def figures(reference: str) -> Iterator[str]:
    """What each figure of the tables is."""
    yield (
        "The **skill** is the advantage of a seat in percentage points against the best mixture of these bots: 0 for those who "
        "are part of it, below 0 for all others. The advantage of one bot against another is the wins of its seat less those "
        "of the other's seat, averaged over all numbers of seats. The mixture is the one that no bot beats: the Nash "
        "equilibrium of the greatest entropy (Nash averaging; Balduzzi, Tuyls, Pérolat and Graepel, *Re-evaluating "
        "Evaluation*, 2018). So neither a copy of a bot nor wins against weak bots change who is ahead."
    )
    yield (
        "The **weight** is the bot's part in that mixture. Where its interval is wide, the games do not tell which of the best "
        "bots it should be."
    )
    yield "The **mean** is the mean wins of a seat against all others; the **worst case** is the lowest, and against whom."
    yield f"**{MIXED.capitalize()}** are tables whose seats are drawn from all bots for each deal."
    yield (
        "A **rating** fits all results by one strength for each bot (Luce's choice axiom; for two players the Bradley–Terry "
        f"model): {SCALE} points more mean that a seat wins ten times as often, and `{reference}` has {MIDDLE}. It does not "
        "know that one bot may be the answer to another. An open end means that a bot won nothing, or everything."
    )
    yield (
        "**Given up** and **rounds** (the median) are of the bot's matches of two. **Seconds** for a decision are measured, "
        "and given only for bots that think."
    )
    yield (
        "**Offers** says how many of the offers that the bot made were accepted, and **auctions** what it paid in percent of "
        "the printed price. **Bought back** are titles that it had just declined to buy, of all that it bought at auction. "
        f"They are counted in the mixed fields, and if all bots answer at once in the first {SAMPLE_DEALS} deals of them. "
        f"**Harmful** are accepted offers that surely lowered the chance of the bot that made them: by {ROLLOUTS} rollouts "
        "with and without the deal, in which `trader` plays all seats and makes no offers."
    )


def ranking_table(ladder: Ladder) -> str:
    """Who is how good, as a Markdown table."""
    head = ["", "bot", "skill", "weight", "mean", "worst case", "mixed fields", "rating"]
    rows = [head, ["--:", "---", "--:", "--:", "--:", "---", "--:", "--:"]]
    bots = {rung.number: rung.bot for rung in ladder.rungs}
    for place, rung in enumerate(ladder.rungs, 1):
        worst = split_text(rung.worst.own_seats, ladder.payoffs.seats)
        rows.append(
            [
                str(place),
                f"`{rung.bot}`",
                brief(rung.standing.skill, 1),
                f"{brief(rung.standing.weight)}%",
                f"{brief(rung.mean)}%",
                f"{brief(rung.worst.wins)}%, {worst} `{bots[rung.worst.other]}`",
                f"{brief(rung.mixed)}%",
                rating_text(rung),
            ]
        )
    return markdown_table(rows)


def play_table(ladder: Ladder) -> str:
    """How each bot plays, as a Markdown table."""
    columns: dict[str, Callable[[Rung], str]] = {
        f"as {role}": partial(role_text, role=role) for role in ladder.rungs[0].by_role
    }
    columns |= {
        "given up": lambda rung: percent(rung.given_up),
        "rounds": lambda rung: str(rung.rounds),
        "offers": lambda rung: of_text(rung.deals.accepted, rung.deals.offers),
        "harmful": lambda rung: of_text(rung.deals.harmful, rung.deals.accepted),
        "auctions": lambda rung: percent(rung.deals.paid / rung.deals.printed, 0) if rung.deals.printed else "",
        "bought back": lambda rung: of_text(rung.deals.regained, rung.deals.auctions),
        "seconds": seconds_text,
    }
    if any(rung.decisions.forfeits for rung in ladder.rungs):
        columns["forfeited"] = lambda rung: of_text(sum(rung.decisions.forfeits.values()), rung.decisions.decisions)
    rows = [["bot", *columns], ["---", *("--:" for _ in columns)]]
    rows += [[f"`{rung.bot}`", *(column(rung) for column in columns.values())] for rung in ladder.rungs]
    return markdown_table(rows)


def role_text(rung: Rung, role: str) -> str:
    """The wins of a seat in a role."""
    return f"{brief(rung.by_role[role])}%"


def payoff_table(ladder: Ladder, count: int) -> str:
    """The wins of a seat of each bot that has so many seats against each other, as a Markdown table."""
    rows = [["", *(f"`{rung.bot}`" for rung in ladder.rungs)], ["---", *("--:" for _ in ladder.rungs)]]
    for own in ladder.rungs:
        cells = ("" if own == rung else brief(ladder.payoffs.cell(own.number, rung.number, count)) for rung in ladder.rungs)
        rows.append([f"`{own.bot}`", *cells])
    return markdown_table(rows)


def undecided_text(ladder: Ladder) -> str:
    """Which pairs are not decided."""
    pairs = [f"`{first}` and `{second}`" for first, second in undecided_pairs(ladder)]
    if not pairs:
        return "Every pair is decided, with 95% confidence for all of them at once."
    rest = " All other pairs are decided, with 95% confidence for all of them at once."
    some_sure = len(pairs) < len(ladder.payoffs.advantages)
    return f"**Undecided** pairs: {'; '.join(pairs)}.{rest if some_sure else ''}"


def misfit_text(ladder: Ladder) -> str:
    """How badly the ratings fit."""
    bots, (pair, predicted, played) = {rung.number: rung.bot for rung in ladder.rungs}, ladder.misfit
    split = split_text(pair[2], ladder.payoffs.seats)
    return (
        f"The ratings fit worst for `{bots[pair[0]]}` {split} `{bots[pair[1]]}`: they predict {percent(predicted, 0)} of "
        f"the decided games, and it won {percent(played, 0)}."
    )


def split_text(count: int, seats: int) -> str:
    """Seats against seats, like `1 against 3`."""
    return f"{count} against {seats - count}"


def brief(share: Estimate, digits: int = 0) -> str:
    """A share in percent with its interval, rounded outward, like `31 (27–36)`; the sign of a zero is dropped."""
    low, high = ends_text(100 * share.low, 100 * share.high, digits)
    value = round(100 * share.value, digits) + 0.0
    return f"{value:.{digits}f} ({low} to {high})"


def of_text(number: int, total: int) -> str:
    """A number of a total with its share, like `3 of 12 (25%)`; nothing if there are none."""
    return f"{number:,} of {total:,} ({percent(number / total, 0)})" if total else ""


def seconds_text(rung: Rung) -> str:
    """The seconds of a decision: the mean and the longest."""
    stats = rung.decisions
    if not rung.thinks:
        return "at once"
    return f"{stats.seconds / stats.decisions:.2g}, at most {stats.longest:.2g}" if stats.decisions else ""


def rating_text(rung: Rung) -> str:
    """A rating and its interval."""
    value, low, high = rung.rating.points
    if low == high:  # the reference bot
        return f"{value:.0f}"
    ends = (f"{down(end):.0f}" if isfinite(end) else "…" for end, down in ((low, floor), (high, ceil)))
    return f"{value:.0f} ({' to '.join(ends)})"


def markdown_table(rows: Sequence[Sequence[str]]) -> str:
    """Rows of cells as Markdown."""
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def versions() -> str:
    """What a ladder depends on besides its plan."""
    from .. import __version__

    return f"duopoly {__version__} (rules and bots {code_digest()}), Python {platform.python_version()} on {platform.machine()}"


def today() -> str:
    """Today's date, or that of SOURCE_DATE_EPOCH, for reproducible files. Raises BadPlan if that is no time."""
    epoch = os.environ.get("SOURCE_DATE_EPOCH")
    try:
        day = datetime.fromtimestamp(int(epoch), UTC) if epoch else datetime.now(UTC)
    except (ValueError, OverflowError, OSError):
        raise BadPlan(f"SOURCE_DATE_EPOCH: expected seconds since 1970, got {epoch!r}") from None
    return day.strftime("%Y-%m-%d")


def chart_name(ladder: Ladder) -> str:
    """The file name of an edition's chart."""
    return f"ladder-{ladder.edition}.svg"


def payoff_chart(ladder: Ladder) -> "Figure":
    """The wins of a seat as heat maps, one for each number of seats."""
    from ..stats.charts import HeatMap, heat_maps

    payoffs, bots = ladder.payoffs, [rung.bot for rung in ladder.rungs]
    order = [rung.number for rung in ladder.rungs]
    maps = [
        HeatMap(
            split_text(count, payoffs.seats),
            [[None if i == j else payoffs.cell(i, j, count).value for j in order] for i in order],
            1 / count,
        )
        for count in payoffs.counts
    ]
    title = f"Wins of a seat, in percent: {ladder.name or ladder.edition}"
    return heat_maps(title, maps, bots, 1 / payoffs.seats, ("a seat of", "against"))


def save(plan: LadderPlan, ladders: Sequence[Ladder], folder: str | PathLike[str]) -> Path:
    """Writes the page and its charts, and returns the path of the page. Raises BadPlan if they cannot be written."""
    from ..stats.charts import save_svg

    folder = Path(folder)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for ladder in ladders:
            alt = f"Wins of a seat of each bot against each other in {ladder.edition}"
            save_svg(payoff_chart(ladder), folder / chart_name(ladder), alt)
        write_atomically(folder / PAGE, page(plan, ladders, today()))
    except OSError as error:
        raise BadPlan(f"out: {folder} cannot be written: {(error.strerror or str(error)).lower()}") from None
    return folder / PAGE
