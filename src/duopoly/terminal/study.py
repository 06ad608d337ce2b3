"""`duopoly study`: lists the studies and makes one."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..play.whole_number import whole_number
from .errors import INTERRUPTED, BadInput
from .game_setup import edition_of, rules_of
from .io import TerminalIO
from .options import StudyOptions
from .workers import workers_of

if TYPE_CHECKING:
    from ..study.checkpoint import Checkpoint
    from ..study.report import Report
    from ..study.run import StopSignal
    from ..study.study_plan import Study, StudyPlan

NEEDED = ("numpy", "pyarrow", "matplotlib")
HOME = "studies"


def check_list(name: str | None, options: StudyOptions) -> None:
    """Raises BadInput if something is asked for that a list does not have."""
    if name is not None:
        raise BadInput(f"list: expected no study with it, got {name!r}")
    for option, value in vars(options).items():
        if option not in ("list", "json") and value != getattr(StudyOptions, option):
            raise BadInput(f"{option}: expected the name of a study before it, got none: duopoly study lists them")


def show_list(as_json: bool) -> int:
    """Prints the studies."""
    from ..study.catalog import STUDIES

    if as_json:
        rows = [
            {
                "name": s.name,
                "version": s.version,
                "about": s.about,
                "options": list(s.options),
                "defaults": s.defaults,
                "games": dict(zip(("twin", "interpreter"), s.games, strict=True)),
            }
            for s in STUDIES.values()
        ]
        print(json.dumps(rows, indent=2))
        return 0
    io = TerminalIO.here()
    for scenario in STUDIES.values():
        io.say(f"{scenario.name}, version {scenario.version}", "bold")
        io.say(f"  {scenario.about}")
        io.say(f"  Options: {', '.join('--rule' if word == 'rules' else f'--{word}' for word in scenario.options)}.")
        io.say("  Editions: any, or all." if scenario.takes_all else "  Editions: any one.")
        with_twin, without = scenario.games
        io.say(f"  Games, where --games says nothing else: {with_twin:,}, or {without:,} without the compiled twin.")
    return 0


def run(name: str, options: StudyOptions) -> int:
    """Makes the study and writes it to its folder; returns the exit code."""
    from ..study.catalog import check_study, find_study
    from ..study.execution import StudyStopped
    from ..study.run import StopSignal
    from .simulate import stopping

    chosen = find_study(name)
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise BadInput(f"study: {' and '.join(missing)} not installed; run pip install 'duopoly[study]'")
    ask = ask_from(options)
    workers_of(options.workers, options.cluster)
    check_study(chosen, ask)
    err = TerminalIO.here(options.quiet, sys.stderr)
    try:
        with StopSignal(stopping(err)) as stop:
            report, folder = make_study(chosen, ask, options, err, stop)
    except (StudyStopped, KeyboardInterrupt):
        err.say("Stopped: the games that were played are kept; the same command goes on from there.")
        return INTERRUPTED
    show(report, folder, options.json)
    return 0


def make_study(
    chosen: "Study", ask: "StudyPlan", options: StudyOptions, err: TerminalIO, stop: "StopSignal"
) -> tuple["Report", Path]:
    """Makes and writes the study, or reads it if already written; returns its report and folder."""
    from ..study.catalog import make_report
    from ..study.execution import open_execution
    from ..study.report import load_report

    watched = Bar(err)
    workers, engine = workers_of(options.workers, options.cluster), options.engine
    with watched, open_execution(workers, engine, options.cluster, err.tell, watched.moved, stop) as execution:
        ask = chosen.complete(ask, execution.compiled)
        folder = Path(options.out or Path(HOME, chosen.folder_name(ask)))
        with taken(chosen, ask, folder) as checkpoint:
            report = load_report(chosen, ask, folder)
            if report:
                err.tell(f"{chosen.command(ask)}: it is there already.")
                checkpoint.delete()
                return report, folder
            execution.checkpoint = checkpoint
            err.tell(f"{chosen.command(ask)}: {execution.pool.name}.")
            if checkpoint.saved:
                err.tell("It was begun before, and goes on from there.")
            report = make_report(chosen, ask, execution)
            report.save(folder)
            checkpoint.delete()
    return report, folder


@contextmanager
def taken(chosen: "Study", ask: "StudyPlan", folder: Path) -> "Iterator[Checkpoint]":
    """Locks the report's folder; removes a new one if nothing was played."""
    from ..output import Lock, explain_os_errors
    from ..study.checkpoint import FILE_NAME, Checkpoint
    from ..study.report import SETTINGS, Report, start_folder

    with explain_os_errors(folder):
        there = next(place for place in (folder, *folder.absolute().parents) if place.exists())
    start_folder(folder, Report(chosen, ask, "").settings())
    with explain_os_errors(folder):
        lock = Lock(folder)
        checkpoint = Checkpoint(folder / FILE_NAME)
    try:
        yield checkpoint
    finally:
        if {file.name for file in folder.iterdir()} == {SETTINGS}:
            (folder / SETTINGS).unlink()
            for place in (folder.absolute(), *folder.absolute().parents):
                if place == there.absolute():
                    break
                place.rmdir()
        lock.close()


def ask_from(options: StudyOptions) -> "StudyPlan":
    """The options of the study itself."""
    from ..study.study_plan import StudyPlan

    edition = options.edition
    return StudyPlan(
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
    amounts = [whole_number(word.strip().replace("_", "")) for word in text.split(",")]
    match amounts:
        case [int(least), int(most)] if least < most:
            return least, most
    raise BadInput(f"between: expected two amounts, the smaller first, like 500,3000, got {text!r}")


def show(report: "Report", folder: Path, as_json: bool) -> None:
    """Prints the findings and where the report is."""
    if as_json:
        data = {name: table.to_pylist() for name, table in report.tables.items()}
        facts = {**report.settings(), "headlines": report.headlines, "folder": str(folder), "tables": data}
        print(json.dumps(facts, ensure_ascii=False, indent=2))
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
