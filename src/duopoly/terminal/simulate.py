"""`duopoly simulate`: plays many games between bots, and shows who wins how often."""

import json
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from functools import partial
from math import inf
from pathlib import Path
from typing import Any

from ..fast.engines import check_engine
from ..sim.limits import check_integer
from ..stats.intervals import ends_text, percent
from ..study.identity import saved_seed
from ..study.run import Progress, StopSignal
from ..study.simulation import SimulationResult, simulate
from ..study.simulation_plan import SimulationPlan, plan_simulation
from ..study.summary import summarize
from .errors import INTERRUPTED, BadInput
from .game_setup import edition_of, idle_lines, rules_of
from .io import TerminalIO
from .options import SimulateOptions
from .workers import workers_of

UNKNOWN = "unknown"
WHY_UNKNOWN = "Unknown means that there were too few games for an interval, or that they were all alike."
MOST_GAMES = 10**12


def run(edition: str, options: SimulateOptions) -> int:
    """Plays the games and prints the results; returns the exit code."""
    plan, out = plan_from(edition, options), folder_from(options.out)
    games = check_integer("games", options.games, 1, MOST_GAMES)
    workers = workers_of(options.workers, options.cluster)
    check_engine(options.engine)
    err = TerminalIO.here(options.quiet, sys.stderr)
    for line in idle_lines(plan.edition, plan.rules, plan.aim, "en"):
        err.say(line)
    try:
        with ExitStack() as stack:
            stop = stack.enter_context(StopSignal(stopping(err)))
            shown = ProgressBar(err, stack, headline(plan, games))
            outcome = simulate(
                plan,
                games,
                workers=workers,
                engine=options.engine,
                cluster=options.cluster,
                out=out,
                say=err.tell,
                watch=shown.watch,
                stop=stop,
            )
    except KeyboardInterrupt:
        err.say(f"Stopped at once{goes_on(out)}.")
        return INTERRUPTED
    facts = summarize(plan, outcome) if outcome.done else {}
    if options.json and facts:
        print(json.dumps(facts, ensure_ascii=False, indent=2))
    elif facts:
        show(TerminalIO.here(), facts)
    return 0 if outcome.finished else stopped(err, outcome, out)


def plan_from(edition: str, options: SimulateOptions) -> SimulationPlan:
    """The plan for the options; a continued run keeps its seed unless another is given."""
    out, seed = options.out, options.seed
    if seed is None and out is not None:
        seed = saved_seed(Path(out))
    if seed is None:
        import secrets

        seed = secrets.randbits(32)
    return plan_simulation(
        edition_of(edition),
        options.seats,
        rules=rules_of(options.rule or []),
        aim=options.aim,
        seating=options.seating,
        seed=seed,
        rounds=options.rounds,
    )


def folder_from(text: str | None) -> Path | None:
    """The folder for the rows."""
    if text is not None and not text.strip():
        raise BadInput("out: expected a folder, got ''")
    return None if text is None else Path(text)


def headline(plan: SimulationPlan, games: int) -> str:
    """What is played."""
    seats = ",".join(map(str, plan.seats))
    rules = "".join(f", {name}={value}" for name, value in plan.rules.items())
    return f"{games:,} games of {plan.loaded().key}{rules}: {seats}, {plan.seating}; aim {plan.aim}; seed {plan.seed}"


class ProgressBar:
    """Says what is played; on a terminal shows a bar with rate and time left."""

    def __init__(self, err: TerminalIO, stack: ExitStack, headline: str) -> None:
        self.err, self.stack, self.headline = err, stack, headline

    def watch(self, requested: int, resumed: int) -> Progress:
        """Says what is played. Returns what gets the number of games of each step, and moves the bar."""
        self.err.tell(self.headline)
        if resumed:
            self.err.tell(f"{resumed:,} of them are there already.")
        if self.err.quiet or not self.err.console.is_terminal:
            return lambda count: None
        bar = self.stack.enter_context(bars(self.err))
        task = bar.add_task("games", total=requested - resumed, rate="")

        def moved(count: int) -> None:
            bar.advance(task, count)
            speed = bar.tasks[0].speed
            bar.update(task, rate=f"{speed:,.0f} a second" if speed else "")

        return moved


def bars(err: TerminalIO) -> Any:
    """The progress bars."""
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bars

    what, rate, left = TextColumn("{task.description}"), TextColumn("{task.fields[rate]}"), TextColumn("left")
    columns = (what, BarColumn(), MofNCompleteColumn(), rate, TimeRemainingColumn(), left)
    return Bars(*columns, console=err.console, transient=True)


def stopped(err: TerminalIO, outcome: SimulationResult, out: Path | None) -> int:
    """Prints what is done and how to continue; returns the exit code."""
    err.say(f"Stopped: {outcome.done:,} of {outcome.requested:,} games are done{goes_on(out)}.")
    return INTERRUPTED


def goes_on(out: Path | None) -> str:
    """How to continue a stopped run, if possible."""
    return "; the same command goes on from there" if out else ""


def stopping(err: TerminalIO) -> Callable[[], None]:
    """Prints that Ctrl-C was noticed."""
    return lambda: err.say("Stopping: what is begun is played to its end. Ctrl-C again stops at once.")


def show(io: TerminalIO, facts: Mapping[str, Any]) -> None:
    """Prints the tables."""
    rate = (facts["games"] - facts["resumed"]) / max(facts["seconds"], 1e-9)
    io.say(f"{facts['games']:,} games in {facts['seconds']:.1f} s, {rate:,.0f} a second: {facts['how']}.")
    io.say()
    io.show(wins_table(facts["wins"]))
    io.say()
    for line in sentences(facts):
        io.say(line)


def wins_table(wins: Mapping[str, Any]) -> Any:
    """Wins by role, bot and seat."""
    from rich.table import Table

    table = Table("wins of", "", "share", "95% interval", "of the seats", box=None, pad_edge=False)
    for column in table.columns[2:]:
        column.justify = "right"
    for kind in ("role", "bot", "seat"):
        if len(wins[kind]) > 1:  # one bot alone wins every game
            for word, row in wins[kind].items():
                table.add_row(kind, word, percent(row["share"]), between(row), percent(row["places"]))
    return table


def sentences(facts: Mapping[str, Any]) -> Iterator[str]:
    """Endings, length, and the results of each role."""
    endings = facts["endings"]
    unfinished = endings.get("unfinished", {"share": 0.0, "low": 0.0, "high": 0.0})
    yield "Endings: " + ", ".join(f"{word} {percent(row['share'])}" for word, row in endings.items()) + "."
    if unfinished["share"] or facts["won"] < facts["games"]:
        share = f"{percent(unfinished['share'])} ({between(unfinished)})"
        yield f"Given up after {facts['run']['rounds']} rounds: {share}; nobody wins those."
        if facts["won"]:
            yield "Wins are shares of the decided games; --json has those of all games, too."
    rounds = facts["rounds"]
    yield f"Rounds: {lengths_text(rounds)}; {facts['throws']:,.0f} throws a game."
    spans = [rounds["mean"], rounds["50%"]]
    for role, row in facts["roles"].items():
        spans.append(row["worth"])
        yield (
            f"A {role}: bankrupt {percent(row['bankrupt']['value'])} ({between(row['bankrupt'])}), "
            f"worth {row['worth']['value']:,.0f} at the end ({span(row['worth'], 0)})."
        )
    if UNKNOWN in map(partial(span, digits=0), spans):
        yield WHY_UNKNOWN


def lengths_text(rounds: Mapping[str, Any]) -> str:
    """The mean and the quartiles of the number of rounds."""
    longest = rounds["longest_counted"]
    first, middle, third = (rounds_text(rounds[q]["value"], longest) for q in ("25%", "50%", "75%"))
    middle_span = span(rounds["50%"], 0, longest)
    return (
        f"mean {rounds['mean']['value']:.1f} ({span(rounds['mean'], 1)}), median {middle} ({middle_span}), "
        f"half of the games {first} – {third}"
    )


def rounds_text(rounds: float, longest: int) -> str:
    """A number of rounds; of one above the longest counted length only that is known."""
    return f"> {longest:,}" if rounds > longest else f"{rounds:,.0f}"


def between(row: Mapping[str, Any]) -> str:
    """The interval of a share."""
    if row["low"] is None:
        return UNKNOWN
    low, high = ends_text(100 * row["low"], 100 * row["high"], 1)
    return f"{low} – {high}%"


def span(row: Mapping[str, Any], digits: int, longest: float = inf) -> str:
    """The interval of a figure. Of an end above `longest`, only that is known."""
    low, high = row["low"], row["high"]
    if low is None and high is None:
        return UNKNOWN
    ends = ends_text(low or 0.0, high or 0.0, digits)
    return " – ".join(end_text(*end, longest) for end in zip((low, high), ends, strict=True))


def end_text(end: float | None, text: str, longest: float) -> str:
    """An end of an interval whose figure is this text."""
    if end is None:
        return "?"
    return f"> {longest:,}" if end > longest else text
