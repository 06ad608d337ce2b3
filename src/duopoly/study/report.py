"""The report of a study: Markdown, charts as SVG, data as Parquet and CSV, and how to make it again."""

import json
import platform
import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from io import BytesIO
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct, to_builtins

from ..files import write_atomically
from ..output import explain_os_errors
from ..sim.code_digest import code_digest
from ..sim.errors import BadPlan
from .study_plan import Study, StudyPlan, edition_digest

if TYPE_CHECKING:
    import pyarrow as pa
    from matplotlib.figure import Figure

SETTINGS, TEXT = "study.json", "report.md"
HOW_TO = "## How to make it again"
DIGITS = 9
"""Significant digits of figures; those beyond may differ between processors."""
DataRow = Mapping[str, Any]
Columns = Mapping[str, str | Callable[[DataRow], Any]]
"""The columns of a table in the report: by heading, a key of the rows or a function of a row."""


class Chart(Struct):
    """A chart: its file name, a description, and the function that draws it."""

    name: str
    alt: str
    draw: "Callable[[], Figure]"


class Report:
    """What a study found: `headlines`, `tables` of data by name, and a text with charts that can be saved."""

    def __init__(self, study: Study, plan: StudyPlan, title: str) -> None:
        self.study, self.plan, self.title = study, plan, title
        self.headlines: list[str] = []
        self.tables: dict[str, pa.Table] = {}
        self.parts: list[str | Chart] = []

    def add_headline(self, sentence: str) -> None:
        """Adds a finding to the list at the top."""
        self.headlines.append(sentence)

    def add_heading(self, heading: str) -> None:
        """Adds a heading to the text."""
        self.parts.append(f"## {heading}")

    def add_paragraph(self, text: str) -> None:
        """Adds a paragraph to the text."""
        self.parts.append(text)

    def add_data(self, name: str, rows: Sequence[DataRow]) -> None:
        """Adds a table of data, with a column for each key of the rows."""
        import pyarrow as pa

        keys = dict.fromkeys(key for row in rows for key in row)
        self.tables[name] = pa.Table.from_pylist([{key: rounded(row.get(key)) for key in keys} for row in rows])

    def add_table(self, rows: Sequence[DataRow], columns: Columns) -> None:
        """Adds a table to the text, with numbers aligned right; nothing if there are no rows."""
        if not rows:
            return
        cells = [[cell_text(row[key] if isinstance(key, str) else key(row)) for key in columns.values()] for row in rows]
        numeric = [all(is_number(row[i]) for row in cells) for i in range(len(columns))]
        lines = [list(columns), ["--:" if number else "---" for number in numeric], *cells]
        self.parts.append("\n".join(f"| {' | '.join(line)} |" for line in lines))

    def add_chart(self, name: str, alt: str, draw: "Callable[[], Figure]") -> None:
        """Adds a chart, which is drawn when the report is saved."""
        self.parts.append(Chart(name, alt, draw))

    @property
    def command(self) -> str:
        """The command that makes the report again."""
        return self.study.command(self.plan)

    def settings(self) -> dict[str, Any]:
        """Everything that determines the report: with equal settings, reports are equal."""
        options = {name: value for name, value in to_builtins(self.plan).items() if value not in (None, {})}
        study = {"study": self.study.name, "study_version": self.study.version}
        settings = {**study, **options, **self.own_edition(), "command": self.command, "versions": versions()}
        as_saved: dict[str, Any] = json.loads(json.dumps(settings))  # with lists for tuples
        return as_saved

    def own_edition(self) -> dict[str, str]:
        """What one's own edition says, since its file may change; nothing for a built-in one."""
        digest = edition_digest(self.plan)
        return {"edition_digest": digest} if digest else {}

    def markdown(self) -> str:
        """The text; it refers to the charts by file name."""
        parts = [part if isinstance(part, str) else f"![{part.alt}]({part.name}.svg)" for part in self.parts]
        headlines = "\n".join(f"- {sentence}" for sentence in self.headlines)
        return "\n\n".join([f"# {self.title}", self.study.about, headlines, *parts, self.how_to()]) + "\n"

    def how_to(self) -> str:
        """How to make the report again."""
        files = ", ".join(f"`{name}.parquet`" for name in self.tables)
        made_with = ", ".join(f"{name} {version}" for name, version in versions().items())
        return (
            f"{HOW_TO}\n\n```\n{self.command}\n```\n\n"
            f"Study {self.study.name}, version {self.study.version}. Made with {made_with}. The same seed gives the same "
            f"bytes on any number of workers, with or without the compiled twin. Data: {files} (and the same as CSV)."
        )

    def save(self, folder: str | PathLike[str]) -> None:
        """Writes the report, its charts and its data. Raises BadPlan if the folder has something else."""
        import pyarrow.csv
        import pyarrow.parquet

        from ..stats.charts import save_svg

        folder = Path(folder)
        start_folder(folder, self.settings())
        with explain_os_errors(folder):
            for name, table in self.tables.items():
                for kind, write in (("parquet", pyarrow.parquet.write_table), ("csv", pyarrow.csv.write_csv)):
                    content = BytesIO()
                    write(table, content)
                    write_atomically(folder / f"{name}.{kind}", content.getvalue(), sync=True)
            for part in self.parts:
                if isinstance(part, Chart):
                    save_svg(part.draw(), folder / f"{part.name}.svg", part.alt)
            write_atomically(folder / TEXT, self.markdown().encode(), sync=True)  # last, so that it stands for all


def load_report(study: Study, plan: StudyPlan, folder: Path) -> Report | None:
    """The data and headlines of the report in the folder; None if there is none, or if one of its files is lost or damaged.

    Other files in the folder are left alone.
    """
    with explain_os_errors(folder), suppress(ValueError):  # also what pyarrow raises of a damaged file
        text = (folder / TEXT).read_bytes() if (folder / TEXT).exists() else b""
        title, *lines = text.decode().splitlines()
        how_to = lines.index(HOW_TO)
        names = re.findall(r"`(\w+)\.parquet`", "".join(lines[how_to:]))
        charts = re.findall(r"^!\[.*\]\((.+\.svg)\)$", "\n".join(lines[:how_to]), re.MULTILINE)
        if not all((folder / file).is_file() for file in (*charts, *(f"{name}.csv" for name in names))):
            return None
        report = Report(study, plan, title.removeprefix("# "))
        report.headlines = [line.removeprefix("- ") for line in lines[:how_to] if line.startswith("- ")]
        for name in names:
            report.tables[name] = read_table(folder / f"{name}.parquet")
        return report
    return None


def read_table(file: Path) -> "pa.Table":
    """The table of a Parquet file. Raises ValueError if it is lost or damaged."""
    import pyarrow.parquet

    if not file.is_file():
        raise ValueError(f"{file}: expected a file, got none")
    content = file.read_bytes()
    try:
        return pyarrow.parquet.read_table(pyarrow.BufferReader(content))
    except OSError as error:  # of content that cannot be unpacked
        raise ValueError(str(error)) from error


def start_folder(folder: Path, settings: Mapping[str, Any]) -> None:
    """Makes the folder and writes the settings. Raises BadPlan if the folder has something else."""
    check_folder(folder, settings)
    with explain_os_errors(folder):
        folder.mkdir(parents=True, exist_ok=True)
        write_atomically(folder / SETTINGS, (json.dumps(settings, indent=2) + "\n").encode(), sync=True)


def check_folder(folder: Path, settings: Mapping[str, Any]) -> None:
    """Raises BadPlan unless the folder is new or empty, or has the report with these settings."""
    with explain_os_errors(folder):
        if not folder.exists() or (folder.is_dir() and not any(folder.iterdir())):
            return
    try:
        saved = json.loads((folder / SETTINGS).read_text("utf-8"))
    except (OSError, ValueError):
        raise BadPlan(f"out: {folder} holds something else; use a new folder") from None
    if saved != settings:
        raise BadPlan(f"out: {folder} holds another study, or another version of it; use a new folder")


def versions() -> dict[str, str]:
    """What the figures of a report depend on besides its options."""
    from importlib.metadata import version

    from .. import __version__

    libraries = {name: version(name) for name in ("numpy", "pyarrow", "matplotlib")}
    return {"duopoly": __version__, "rules": code_digest(), "python": platform.python_version(), **libraries}


def rounded(value: Any) -> Any:
    """A figure with the digits that are the same on every machine."""
    return float(f"{value:.{DIGITS}g}") if isinstance(value, float) else value


def cell_text(value: Any) -> str:
    """A value as a table cell."""
    if value is None:
        return ""
    return f"{value:.2f}" if isinstance(value, float) else str(value)


def is_number(text: str) -> bool:
    """Whether a cell is a figure, alone or with its interval."""
    return not text or (text[0] in "+-−0123456789" and any(character.isdigit() for character in text))
