"""`duopoly study`: the studies there are, and making one."""

import json
import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .errors import BadInput
from .plan import edition_of, rules_of
from .talk import Talk

if TYPE_CHECKING:
    from ..study.checkpoint import Checkpoint
    from ..study.options import Study, StudyOptions
    from ..study.report import Report
    from ..study.run import StopSignal

NEEDED = ("numpy", "pyarrow", "matplotlib")
HOME = "studies"


def show_list(as_json: bool) -> int:
    """Prints the studies there are."""
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
    talk = Talk.here()
    for study in STUDIES.values():
        talk.say(f"{study.name}, version {study.version}", "bold")
        talk.say(f"  {study.about}")
        talk.say(f"  Options: {', '.join('--rule' if word == 'rules' else f'--{word}' for word in study.options)}.")
        with_twin, without = study.games
        talk.say(f"  Games, where --games says nothing else: {with_twin:,}, or {without:,} without the compiled twin.")
    return 0


def run(options: Mapping[str, Any]) -> int:
    """Makes the study that the options ask for, and writes it into its folder; returns the exit code."""
    from ..study.catalog import check_study, find_study
    from ..study.execution import StudyStopped
    from ..study.run import StopSignal
    from .simulate import INTERRUPTED, stopping

    chosen = find_study(options["name"])
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise BadInput(f"study: {' and '.join(missing)} cannot be found; pip install 'duopoly[study]' would be right")
    ask = ask_from(options)
    workers_of(options["workers"])
    check_study(chosen, ask)
    err = Talk.here(bool(options["quiet"]), sys.stderr)
    try:
        with StopSignal(stopping(err)) as stop:
            report, folder = made(chosen, ask, options, err, stop)
    except (StudyStopped, KeyboardInterrupt):
        err.say("Stopped: the games that were played are kept; the same command goes on from there.")
        return INTERRUPTED
    show(report, folder, options["json"])
    return 0


def made(
    chosen: "Study", ask: "StudyOptions", options: Mapping[str, Any], err: Talk, stop: "StopSignal"
) -> tuple["Report", Path]:
    """Makes the study and writes it, or finds it written; returns its report and its folder."""
    from ..study.catalog import make_report
    from ..study.execution import open_execution
    from ..study.report import load_report

    watched = Bar(err)
    workers, engine = workers_of(options["workers"]), chosen.engine(ask, options["engine"])
    with watched, open_execution(workers, engine, options["cluster"], err.tell, watched.moved, stop) as execution:
        ask = chosen.complete(ask, execution.compiled)
        folder = Path(options["out"] or Path(HOME, chosen.folder_name(ask)))
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
def taken(chosen: "Study", ask: "StudyOptions", folder: Path) -> "Iterator[Checkpoint]":
    """The folder for this report, and for nobody else meanwhile; a new one goes again where nothing was played."""
    from ..study.checkpoint import FILE_NAME, Checkpoint
    from ..study.files import explain_os_errors
    from ..study.folder import lock_folder
    from ..study.report import SETTINGS, Report, start_folder

    there = next(place for place in (folder, *folder.absolute().parents) if place.exists())
    start_folder(folder, Report(chosen, ask, "").settings())
    with explain_os_errors(folder):
        lock = lock_folder(folder)
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
        if lock >= 0:
            os.close(lock)


def ask_from(options: Mapping[str, Any]) -> "StudyOptions":
    """The options of the study itself."""
    from ..study.options import StudyOptions

    edition = options["edition"]
    return StudyOptions(
        edition=None if edition is None else edition_of(edition),
        games=options["games"],
        seed=options["seed"],
        rules=rules_of(options["rule"] or []),
        seats=options["seats"],
        aim=options["aim"],
        bot=options["bot"],
        vary=options["vary"],
        between=None if options["between"] is None else between_of(options["between"]),
    )


def between_of(text: str) -> tuple[int, int]:
    """The least and the most, from `500,3000`."""
    words = [word.strip().replace("_", "") for word in text.split(",")]
    if len(words) != 2 or not all(word.isascii() and word.isdigit() for word in words) or int(words[0]) >= int(words[1]):
        raise BadInput(f"between: {text!r} cannot be; the least and the most, like 500,3000, would be right")
    return int(words[0]), int(words[1])


def workers_of(asked: int | None) -> int:
    """How many processors to use."""
    from ..fast import cpu_count
    from ..sim.limits import check_integer
    from .simulate import MOST_WORKERS

    return cpu_count() if asked is None else check_integer("workers", asked, 1, MOST_WORKERS)


def show(report: "Report", folder: Path, as_json: bool) -> None:
    """Prints what was found and where it is."""
    if as_json:
        data = {name: table.to_pylist() for name, table in report.tables.items()}
        found = {**report.settings(), "headlines": report.headlines, "folder": str(folder), "tables": data}
        print(json.dumps(found, ensure_ascii=False, indent=2))
        return
    talk = Talk.here()
    talk.say(report.title, "bold")
    for sentence in report.headlines:
        talk.say(f"- {sentence}")
    talk.say(f"The report with its charts and data: {folder / 'report.md'}")


class Bar:
    """A progress bar on a terminal, nothing elsewhere."""

    def __init__(self, err: Talk) -> None:
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
        """So much is done of what is being done now."""
        if self.shown is not None:
            if done < self.shown.tasks[self.task].completed:
                self.shown.reset(self.task, total=of)
            self.shown.update(self.task, total=of, completed=done, rate=what)
