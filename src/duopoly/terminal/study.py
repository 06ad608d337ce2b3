"""`duopoly study`: lists the studies and makes one."""

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .errors import BadInput
from .game_setup import edition_of, rules_of
from .io import TerminalIO
from .options import StudyOptions

if TYPE_CHECKING:
    from ..study.checkpoint import Checkpoint
    from ..study.report import Report
    from ..study.run import Stop
    from ..study.scenarios import Ask, Scenario

NEEDED = ("numpy", "pyarrow", "matplotlib")
HOME = "studies"


def show_list(as_json: bool) -> int:
    """Prints the studies."""
    from ..study.scenarios import SCENARIOS

    if as_json:
        rows = [
            {
                "name": s.name,
                "version": s.version,
                "about": s.about,
                "options": list(s.takes),
                "defaults": s.usual,
                "games": dict(zip(("twin", "interpreter"), s.games, strict=True)),
            }
            for s in SCENARIOS.values()
        ]
        print(json.dumps(rows, indent=2))
        return 0
    io = TerminalIO.here()
    for scenario in SCENARIOS.values():
        io.say(f"{scenario.name}, version {scenario.version}", "bold")
        io.say(f"  {scenario.about}")
        io.say(f"  Options: {', '.join('--rule' if word == 'rules' else f'--{word}' for word in scenario.takes)}.")
        with_twin, without = scenario.games
        io.say(f"  Games, where --games says nothing else: {with_twin:,}, or {without:,} without the compiled twin.")
    return 0


def run(name: str, options: StudyOptions) -> int:
    """Makes the study and writes it to its folder; returns the exit code."""
    from ..study.execution import Stopped
    from ..study.run import Stop
    from ..study.scenarios import scenario
    from .simulate import INTERRUPTED, stopping

    chosen = scenario(name)
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise BadInput(f"study: {' and '.join(missing)} not installed; run pip install 'duopoly[study]'")
    ask = ask_from(options)
    workers_of(options.workers)
    chosen.check(ask)
    err = TerminalIO.here(options.quiet, sys.stderr)
    try:
        with Stop(stopping(err)) as stop:
            report, folder = made(chosen, ask, options, err, stop)
    except (Stopped, KeyboardInterrupt):
        err.say("Stopped: the games that were played are kept; the same command goes on from there.")
        return INTERRUPTED
    show(report, folder, options.json)
    return 0


def made(chosen: "Scenario", ask: "Ask", options: StudyOptions, err: TerminalIO, stop: "Stop") -> tuple["Report", Path]:
    """Makes and writes the study, or reads it if already written; returns its report and folder."""
    from ..study.execution import hire
    from ..study.report import found

    watched = Bar(err)
    workers, engine = workers_of(options.workers), chosen.engine(ask, options.engine)
    with watched, hire(workers, engine, options.cluster, err.tell, watched.moved, stop) as hands:
        ask = chosen.settled(ask, hands.compiled)
        folder = Path(options.out or Path(HOME, chosen.folder(ask)))
        with taken(chosen, ask, folder) as kept:
            report = found(chosen, ask, folder)
            if report:
                err.tell(f"{chosen.command(ask)}: it is there already.")
                kept.drop()
                return report, folder
            hands.kept = kept
            err.tell(f"{chosen.command(ask)}: {hands.crew.name}.")
            if kept.entries:
                err.tell("It was begun before, and goes on from there.")
            report = chosen.report(ask, hands)
            report.save(folder)
            kept.drop()
    return report, folder


@contextmanager
def taken(chosen: "Scenario", ask: "Ask", folder: Path) -> "Iterator[Checkpoint]":
    """Locks the report's folder; removes a new one if nothing was played."""
    from ..study.checkpoint import NAME, Checkpoint
    from ..study.folder import locked
    from ..study.folder import told as told_of
    from ..study.report import SETTINGS, Report, begin

    there = next(place for place in (folder, *folder.absolute().parents) if place.exists())
    begin(folder, Report(chosen, ask, "").settings())
    with told_of(folder):
        lock = locked(folder)
        kept = Checkpoint(folder / NAME)
    try:
        yield kept
    finally:
        if {file.name for file in folder.iterdir()} == {SETTINGS}:
            (folder / SETTINGS).unlink()
            for place in (folder.absolute(), *folder.absolute().parents):
                if place == there.absolute():
                    break
                place.rmdir()
        if lock >= 0:
            os.close(lock)


def ask_from(options: StudyOptions) -> "Ask":
    """The options of the study itself."""
    from ..study.scenarios import Ask

    edition = options.edition
    return Ask(
        edition=None if edition is None else edition_of(edition),
        games=options.games,
        seed=options.seed,
        rules=rules_of(options.rule or []),
        seats=options.seats,
        aim=options.aim,
        bot=options.bot,
        vary=options.vary,
        between=None if options.between is None else between_of(options.between),
    )


def between_of(text: str) -> tuple[int, int]:
    """The least and the most, from `500,3000`."""
    words = [word.strip().replace("_", "") for word in text.split(",")]
    if len(words) != 2 or not all(word.isascii() and word.isdigit() for word in words) or int(words[0]) >= int(words[1]):
        raise BadInput(f"between: expected two amounts, like 500,3000, got {text!r}")
    return int(words[0]), int(words[1])


def workers_of(asked: int | None) -> int:
    """How many processors to use."""
    from ..fast import cpu_count
    from ..sim.limits import check_integer
    from .simulate import MOST_WORKERS

    return cpu_count() if asked is None else check_integer("workers", asked, 1, MOST_WORKERS)


def show(report: "Report", folder: Path, as_json: bool) -> None:
    """Prints the findings and where the report is."""
    if as_json:
        data = {name: table.to_pylist() for name, table in report.tables.items()}
        found = {**report.settings(), "headlines": report.headlines, "folder": str(folder), "tables": data}
        print(json.dumps(found, ensure_ascii=False, indent=2))
        return
    io = TerminalIO.here()
    io.say(report.title, "bold")
    for sentence in report.headlines:
        io.say(f"- {sentence}")
    io.say(f"The report with its charts and data: {folder / 'report.md'}")


class Bar:
    """A progress bar on a terminal, nothing elsewhere."""

    def __init__(self, err: TerminalIO) -> None:
        self.shown: Any = None
        if not err.quiet and err.console.is_terminal:
            from .simulate import bars

            self.shown = bars(err)
            self.task = self.shown.add_task("", total=None, rate="")

    def __enter__(self) -> "Bar":
        if self.shown is not None:
            self.shown.start()
        return self

    def __exit__(self, *error: object) -> None:
        if self.shown is not None:
            self.shown.stop()

    def moved(self, what: str, done: int, of: int) -> None:
        """Called with the progress of the current step."""
        if self.shown is not None:
            if done < self.shown.tasks[self.task].completed:
                self.shown.reset(self.task, total=of)
            self.shown.update(self.task, total=of, completed=done, rate=what)
