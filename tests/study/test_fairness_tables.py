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
    """It tells where it was looked for."""
    row = {"edition": "anti-us", "even": "", "from": "0", "to": "1000"}
    assert tables().even(row) == "none from 0 to 1,000"
    assert tables().even(row | {"edition": "anti-fr15k"}) == "none from 0 to 100"
