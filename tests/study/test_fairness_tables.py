"""The tables of docs/fairness.md and its report are those of the data beside it."""

import importlib.util
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def tables():
    """bench/fairness_tables.py."""
    spec = importlib.util.spec_from_file_location("fairness_tables", ROOT / "bench/fairness_tables.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("document", tables().DOCUMENTS, ids=lambda path: path.stem)
def test_tables_are_those_of_the_data(document):
    """If not: `uv run python bench/fairness_tables.py`."""
    text = document.read_text(encoding="utf-8")
    assert text.count("<!-- table: ") >= 4
    assert tables().with_tables(text) == text


def test_an_amount_that_makes_no_game_even():
    """It tells the better end of where it was looked for, and what it gives."""
    row = {"edition": "anti-us", "even": "", "from": "0", "to": "1000"}
    row |= {f"{end}_{name}": share for end, shares in ENDS.items() for name, share in shares.items()}
    assert tables().even(row) == "not found: 1,000 gives 41.3 (36.0–46.0)"
    assert tables().even(row | {"edition": "anti-fr15k"}) == "not found: 100 gives 41.3 (36.0–46.0)"
    assert tables().even(row | {"from_share": "0.42"}).startswith("not found: 0 gives 42.0")


ENDS = {
    "from": {"share": "0.1", "low": "0.08", "high": "0.12"},
    "to": {"share": "0.4131", "low": "0.36", "high": "0.46"},
}


def test_a_leaflet_that_differs_from_most_is_told():
    rows = [
        {"edition": "anti-us", "leaflet": "10"},
        {"edition": "anti-fr15k", "leaflet": "1600"},
        {"edition": "anti-pl", "leaflet": "160"},
    ]
    assert tables().printed(rows) == "160; `anti-us` 10"
    assert tables().printed(rows[1:]) == "160"
