"""The report of a study: Markdown, charts as SVG, data as Parquet and CSV, and how to make it again."""

import json
import platform
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
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

SETTINGS, TEXT, SUMS = "study.json", "report.md", "SHA256SUMS"
HOW_TO = "## How to make it again"
DIGITS = 9
"""Significant digits of figures; those beyond may differ between processors."""
DataRow = dict[str, Any]
DataRows = list[DataRow]
"""A table of data: each row by column."""
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
        """Writes the report, its charts and data, and these files' sums. Raises BadPlan if the folder has something else."""
        folder = Path(folder)
        start_folder(folder, self.settings())
        with explain_os_errors(folder):
            files = self.data_files() | self.chart_files() | {TEXT: self.markdown().encode()}
            sums = "".join(f"{sha256(content).hexdigest()}  {name}\n" for name, content in files.items())
            for name, content in (files | {SUMS: sums.encode()}).items():  # the sums last: they stand for all
                write_atomically(folder / name, content, sync=True)

    def data_files(self) -> dict[str, bytes]:
        """The tables by file name, as Parquet and as CSV."""
        import pyarrow.csv
        import pyarrow.parquet

        files = {}
        for name, table in self.tables.items():
            for kind, write in (("parquet", pyarrow.parquet.write_table), ("csv", pyarrow.csv.write_csv)):
                content = BytesIO()
                write(table, content)
                files[f"{name}.{kind}"] = content.getvalue()
        return files

    def chart_files(self) -> dict[str, bytes]:
        """The charts by file name, as SVG."""
        from ..stats.charts import save_svg

        files = {}
        for part in self.parts:
            if isinstance(part, Chart):
                content = BytesIO()
                save_svg(part.draw(), content, part.alt)
                files[f"{part.name}.svg"] = content.getvalue()
        return files


def load_report(study: Study, plan: StudyPlan, folder: Path) -> Report | None:
    """The data and headlines of the report in the folder; None if there is none, or if one of its files is lost or damaged."""
    import pyarrow.parquet

    files = read_files(folder)
    if TEXT not in files:
        return None
    title, *lines = files[TEXT].decode().splitlines()
    report = Report(study, plan, title.removeprefix("# "))
    report.headlines = [line.removeprefix("- ") for line in lines[: lines.index(HOW_TO)] if line.startswith("- ")]
    for name, content in files.items():
        if name.endswith(".parquet"):
            report.tables[name.removesuffix(".parquet")] = pyarrow.parquet.read_table(pyarrow.BufferReader(content))
    return report


def read_files(folder: Path) -> dict[str, bytes]:
    """The files of the report in the folder; none if one is lost or not as it was written."""
    files = {}
    with explain_os_errors(folder):
        sums = (folder / SUMS).read_bytes() if (folder / SUMS).is_file() else b""
        for line in sums.decode(errors="replace").splitlines():
            digest, _, name = line.partition("  ")
            content = (folder / name).read_bytes() if (folder / name).is_file() else b""
            if sha256(content).hexdigest() != digest:
                return {}
            files[name] = content
    return files


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
