"""A study's report: Markdown, charts as SVG, the data as Parquet and CSV, and what it takes to make it again."""

import json
import platform
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct, to_builtins

from ..sim.code_digest import code_digest
from ..sim.errors import BadPlan
from .folder import put, told
from .scenarios import Ask, Scenario

if TYPE_CHECKING:
    import pyarrow as pa
    from matplotlib.figure import Figure

SETTINGS, TEXT = "study.json", "report.md"
AGAIN = "## To make it again"
DIGITS = 9
"""Significant digits of a figure: what lies beyond may depend on the processor."""
Row = Mapping[str, Any]
Columns = Mapping[str, str | Callable[[Row], Any]]
"""Of a table in the report: each heading with its column, or with a function of the row."""


class Picture(Struct):
    """A chart: its file's name, what it shows in words, and what draws it."""

    name: str
    alt: str
    draw: "Callable[[], Figure]"


class Report:
    """What a study found: `headlines`, `tables` by name, and a report of them that can be read or saved."""

    def __init__(self, scenario: Scenario, ask: Ask, title: str) -> None:
        self.scenario, self.ask, self.title = scenario, ask, title
        self.headlines: list[str] = []
        self.tables: dict[str, pa.Table] = {}
        self.parts: list[str | Picture] = []

    def headline(self, sentence: str) -> None:
        """A finding that stands at the top."""
        self.headlines.append(sentence)

    def head(self, words: str) -> None:
        """A heading."""
        self.parts.append(f"## {words}")

    def text(self, paragraph: str) -> None:
        """A paragraph."""
        self.parts.append(paragraph)

    def data(self, name: str, rows: Sequence[Row]) -> None:
        """A table of data, one column for each key of the rows."""
        import pyarrow as pa

        self.tables[name] = pa.Table.from_pylist([{key: rounded(value) for key, value in row.items()} for row in rows])

    def show(self, rows: Sequence[Row], columns: Columns) -> None:
        """A table in the report; numbers stand to the right. Nothing where there are no rows."""
        if not rows:
            return
        cells = [[written(row[what] if isinstance(what, str) else what(row)) for what in columns.values()] for row in rows]
        numeric = [all(is_number(line[i]) for line in cells) for i in range(len(columns))]
        lines = [list(columns), ["--:" if number else "---" for number in numeric], *cells]
        self.parts.append("\n".join(f"| {' | '.join(line)} |" for line in lines))

    def chart(self, name: str, alt: str, draw: "Callable[[], Figure]") -> None:
        """A chart, drawn when the report is saved."""
        self.parts.append(Picture(name, alt, draw))

    @property
    def command(self) -> str:
        """The command line that makes the report again."""
        return self.scenario.command(self.ask)

    def settings(self) -> dict[str, Any]:
        """All that settles the report; two reports with the same settings are the same."""
        asked = {name: value for name, value in to_builtins(self.ask).items() if value not in (None, {})}
        study = {"study": self.scenario.name, "study_version": self.scenario.version}
        settings = {**study, **asked, "command": self.command, "versions": versions()}
        same: dict[str, Any] = json.loads(json.dumps(settings))  # as a file has them: lists for tuples
        return same

    def markdown(self) -> str:
        """The report as text; charts are named as files beside it."""
        parts = [part if isinstance(part, str) else f"![{part.alt}]({part.name}.svg)" for part in self.parts]
        short = "\n".join(f"- {sentence}" for sentence in self.headlines)
        return "\n\n".join([f"# {self.title}", self.scenario.about, short, *parts, self.again()]) + "\n"

    def again(self) -> str:
        """How to make the report again."""
        files = ", ".join(f"`{name}.parquet`" for name in self.tables)
        used = ", ".join(f"{name} {version}" for name, version in versions().items())
        return (
            f"{AGAIN}\n\n```\n{self.command}\n```\n\n"
            f"Study {self.scenario.name}, version {self.scenario.version}. Made with {used}. The same seed gives the "
            "same bytes "
            f"on any number of workers, with the compiled twin or without it. Data: {files} (and the same as CSV)."
        )

    def save(self, folder: Path) -> None:
        """Writes the report, its charts and its data; raises BadPlan where the folder holds something else."""
        import pyarrow.csv
        import pyarrow.parquet

        from ..stats.charts import save

        begin(folder, self.settings())
        with told(folder):
            for name, table in self.tables.items():
                pyarrow.parquet.write_table(table, folder / f"{name}.parquet")
                pyarrow.csv.write_csv(table, folder / f"{name}.csv")
            for part in self.parts:
                if isinstance(part, Picture):
                    save(part.draw(), folder / f"{part.name}.svg", part.alt)
            put(folder / TEXT, self.markdown().encode())  # last: where it is, the others are


def found(scenario: Scenario, ask: Ask, folder: Path) -> Report | None:
    """The report that the folder holds already, as far as it is data and headlines; None where it holds none."""
    import pyarrow.parquet

    text = folder / TEXT
    if not text.exists():
        return None
    with told(folder):
        title, *lines = text.read_text("utf-8").splitlines()
        report = Report(scenario, ask, title.removeprefix("# "))
        report.headlines = [line.removeprefix("- ") for line in lines[: lines.index(AGAIN)] if line.startswith("- ")]
        report.tables = {file.stem: pyarrow.parquet.read_table(file) for file in sorted(folder.glob("*.parquet"))}
    return report


def begin(folder: Path, settings: Mapping[str, Any]) -> None:
    """The folder with what the study is; raises BadPlan where it holds something else."""
    check_folder(folder, settings)
    with told(folder):
        folder.mkdir(parents=True, exist_ok=True)
        put(folder / SETTINGS, (json.dumps(settings, indent=2) + "\n").encode())


def check_folder(folder: Path, settings: Mapping[str, Any]) -> None:
    """The folder is new, or empty, or holds this very report; else BadPlan."""
    with told(folder):
        if not folder.exists() or (folder.is_dir() and not any(folder.iterdir())):
            return
    try:
        held = json.loads((folder / SETTINGS).read_text("utf-8"))
    except (OSError, ValueError):
        raise BadPlan(f"out: {folder} holds something else; a new folder would be right") from None
    if held != settings:
        raise BadPlan(f"out: {folder} holds another study, or another version of it; a new folder would be right")


def versions() -> dict[str, str]:
    """What the figures of a report depend on besides its options."""
    from importlib.metadata import version

    from .. import __version__

    libraries = {name: version(name) for name in ("numpy", "pyarrow", "matplotlib")}
    return {"duopoly": __version__, "rules": code_digest(), "python": platform.python_version(), **libraries}


def rounded(value: Any) -> Any:
    """A figure with the digits that are the same everywhere."""
    return float(f"{value:.{DIGITS}g}") if isinstance(value, float) else value


def written(value: Any) -> str:
    """A value as a cell of a table."""
    if value is None:
        return ""
    return f"{value:.2f}" if isinstance(value, float) else str(value)


def is_number(text: str) -> bool:
    """Whether a cell reads as a figure, alone or with its interval."""
    return not text or (text[0] in "+-−0123456789" and any(sign.isdigit() for sign in text))
