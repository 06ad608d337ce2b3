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


def test_an_amount_that_makes_no_game_even(monkeypatch):
    """It tells the most that any value gives the competitors."""
    module = tables()
    rows = [
        {"edition": edition, "amount": "start_bonus", "value": value, "competitor_share": share, "low": "0.36", "high": "0.46"}
        for edition in ("anti-us", "anti-fr15k")
        for value, share in (("0", "0.1"), ("1000", "0.4131"), ("2000", "0.4"))
    ]
    monkeypatch.setattr(module, "rows_of", lambda name: rows)
    row = {"edition": "anti-us", "amount": "start_bonus", "even": ""}
    assert module.even(row) == "none: at most 41.3 (36.0–46.0)%, with 1,000"
    assert module.even(row | {"edition": "anti-fr15k"}) == "none: at most 41.3 (36.0–46.0)%, with 100"


def test_an_amount_has_an_interval_only_where_it_holds(monkeypatch):
    """Not if the curve fits badly, nor if values outside the interval may be even, too."""
    module = tables()
    at_4500 = {"edition": "anti-fr", "amount": "cash_competitor", "value": "4500", "low": "0.44", "high": "0.55"}
    row = {"edition": "anti-fr", "amount": "cash_competitor", "even": "5193.6", "low": "4400.2", "high": "5933.1"}
    for values, interval, cell in (
        ([at_4500], {}, "5,194 (4,400–5,933)"),
        ([at_4500], {"low": "4600.1"}, "from about 4,500"),
        ([at_4500], {"low": "", "high": ""}, "from about 4,500"),
        ([], {"low": "", "high": ""}, "about 5,194"),
    ):
        monkeypatch.setattr(module, "rows_of", lambda name, values=values: values)
        assert module.even(row | interval) == cell


def test_a_leaflet_that_differs_from_most_is_told():
    rows = [
        {"edition": "anti-us", "leaflet": "10"},
        {"edition": "anti-fr15k", "leaflet": "1600"},
        {"edition": "anti-pl", "leaflet": "160"},
    ]
    assert tables().printed(rows) == "160; `anti-us` 10"
    assert tables().printed(rows[1:]) == "160"
