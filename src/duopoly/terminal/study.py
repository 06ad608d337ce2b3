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
    from ..study.report import Report
    from ..study.run import Stop
    from ..study.scenarios import Ask, Scenario

NEEDED = ("numpy", "pyarrow", "matplotlib")
HOME = "studies"


def show_list(as_json: bool) -> int:
    """Prints the studies there are."""
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
    talk = Talk.here()
    for scenario in SCENARIOS.values():
        talk.say(f"{scenario.name}, version {scenario.version}", "bold")
        talk.say(f"  {scenario.about}")
        talk.say(f"  Options: {', '.join('--rule' if word == 'rules' else f'--{word}' for word in scenario.takes)}.")
        with_twin, without = scenario.games
        talk.say(f"  Games, where --games says nothing else: {with_twin:,}, or {without:,} without the compiled twin.")
    return 0


def run(options: Mapping[str, Any]) -> int:
    """Makes the study that the options ask for, and writes it into its folder; returns the exit code."""
    from ..study.execution import Stopped
    from ..study.run import Stop
    from ..study.scenarios import scenario
    from .simulate import INTERRUPTED, stopping

    chosen = scenario(options["name"])
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise BadInput(f"study: {' and '.join(missing)} cannot be found; pip install 'duopoly[study]' would be right")
    ask = ask_from(options)
    workers_of(options["workers"])
    chosen.check(ask)
    err = Talk.here(bool(options["quiet"]), sys.stderr)
    try:
        with Stop(stopping(err)) as stop:
            report, folder = made(chosen, ask, options, err, stop)
    except (Stopped, KeyboardInterrupt):
        err.say("Stopped: the games that were played are kept; the same command goes on from there.")
        return INTERRUPTED
    show(report, folder, options["json"])
    return 0


def made(chosen: "Scenario", ask: "Ask", options: Mapping[str, Any], err: Talk, stop: "Stop") -> tuple["Report", Path]:
    """Makes the study and writes it, or finds it written; returns its report and its folder."""
    from ..study.execution import hire
    from ..study.report import found

    watched = Bar(err)
    workers, engine = workers_of(options["workers"]), chosen.engine(ask, options["engine"])
    with watched, hire(workers, engine, options["cluster"], err.tell, watched.moved, stop) as hands:
        ask = chosen.settled(ask, hands.compiled)
        folder = Path(options["out"] or Path(HOME, chosen.folder(ask)))
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
    """The folder for this report, and for nobody else meanwhile; a new one goes again where nothing was played."""
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


def ask_from(options: Mapping[str, Any]) -> "Ask":
    """The options of the study itself."""
    from ..study.scenarios import Ask

    edition = options["edition"]
    return Ask(
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
