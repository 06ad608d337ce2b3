"""What the page How to play well says: its figures in the package, and docs/strategy.md, from the study `strategy`.

    uv run --extra study python bench/strategy.py build/strategy    # the study's folder, with its data
    uv run python bench/strategy.py                                 # docs/strategy.md alone, after a change of words

Writes `src/duopoly/analysis/strategy.json` and `docs/strategy.md`.
"""

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from duopoly.analysis.strategy import FILE, all_figures
from duopoly.editions import load
from duopoly.server.views.strategy import strategy_view
from duopoly.server.wire import StrategyView
from duopoly.words import say

DOCUMENT = Path(__file__).parent.parent / "docs/strategy.md"
SHOWN = frozenset(
    (
        "wins", "buys", "mortgages", "owner-wins", "bid", "city-round", "city-wins", "build-round", "buildings", "cash-left",
        "buyer-wins", "seller-wins", "single-price", "city-price", "pays-for-city", "leave-early", "leave-late", "turns-held",
        "swaps", "swap-gap", "swap-cash", "dear-wins", "cheap-wins",
    )
)  # fmt: skip
"""The figures of the study that the page has."""


def file_content(rows: Sequence[Mapping[str, Any]], games: int, seed: int, bot: str) -> str:
    """The file of figures, from the data of the study: only those that the page has, a line for each figure of a role."""
    figures: dict[str, dict[str, dict[str, dict[str, list[Any]]]]] = {}
    for row in rows:
        if row["figure"] in SHOWN:
            by_name = figures.setdefault(row["edition"], {}).setdefault(row["role"], {})
            ends = (None if end is None else significant(end) for end in (row["low"], row["high"]))
            by_name.setdefault(row["figure"], {})[row["of"]] = [significant(row["value"]), *ends, row["count"]]
    lines = [f'"games": {games}', f'"seed": {seed}', f'"bot": {json.dumps(bot)}']
    editions = [
        f"{json.dumps(edition)}: {{\n"
        + ",\n".join(
            f" {json.dumps(role)}: {{\n"
            + ",\n".join(f"  {json.dumps(name)}: {json.dumps(values, separators=(',', ':'))}" for name, values in names.items())
            + "\n }"
            for role, names in roles.items()
        )
        + "\n}"
        for edition, roles in figures.items()
    ]
    return "{\n" + ",\n".join([*lines, '"figures": {\n' + ",\n".join(editions) + "\n}"]) + "\n}\n"


def significant(number: float) -> float:
    """A number with four digits."""
    return float(f"{number:.4g}")


def document(lang: str = "en") -> str:
    """The pages of all editions as Markdown, for the documents."""
    return "\n".join(
        [f"# {say(lang, 'strategy-document')}\n", *(markdown(strategy_view(load(key), lang)) for key in all_figures())]
    )


def markdown(page: StrategyView) -> str:
    """A page as Markdown, below the title of the document."""
    parts = [f"## {page.title}", page.about]
    for part in page.sections:
        parts.append(f"### {part.heading}")
        parts.append("\n".join(f"- **{advice.lead}** {advice.text}" for advice in part.advice))
        lines = [list(part.columns), ["---", *("--:" for _ in part.columns[1:])]]
        lines += [[row.name, *("" if cell is None else cell.text for cell in row.cells)] for row in part.rows]
        parts.append("\n".join(f"| {' | '.join(line)} |" for line in lines))
    return "\n\n".join(parts) + "\n"


def main(folder: str | None = None) -> None:
    """Writes the files."""
    if folder is not None:
        from pyarrow.parquet import read_table

        settings = json.loads(Path(folder, "study.json").read_text(encoding="utf-8"))
        rows = read_table(Path(folder, "figures.parquet")).to_pylist()
        FILE.write_text(file_content(rows, settings["games"], settings["seed"], settings["bot"]), encoding="utf-8")
    DOCUMENT.write_text(document(), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
