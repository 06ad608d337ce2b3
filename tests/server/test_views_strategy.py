"""How to play well: every figure of the page is in the data file, and the data bear its advice out."""

import importlib.util
import json
import re
from math import ceil, floor
from pathlib import Path

import pytest

from duopoly.analysis.strategy import FILE, all_figures
from duopoly.editions import load, names
from duopoly.editions.edition import EVERYBODY
from duopoly.server.views import strategy
from duopoly.server.views.strategy import strategy_view
from duopoly.study.catalog import find_study
from duopoly.words import FOLDER, LANGUAGES

ROOT = Path(__file__).parents[2]
PAGES = [(edition, lang) for edition in names() for lang in LANGUAGES]
DATA = json.loads(FILE.read_text(encoding="utf-8"))["figures"]
SHARE = re.compile(r"(\d+\.\d)% \((\d+\.\d)\u2060–\u2060(\d+\.\d)\)")
NUMBER = re.compile(r"\d[\d,]*(?:\.\d+)?")
CAMPS = [edition for edition in names() if len(load(edition).roles) > 1]


def bench():
    """The program that writes the file and the document."""
    spec = importlib.util.spec_from_file_location("strategy_bench", ROOT / "bench/strategy.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def texts(page):
    """Everything that a page says but its title."""
    parts = [page.about]
    for section in page.sections:
        parts += [section.heading, *(each.lead for each in section.advice), *(each.text for each in section.advice)]
        parts += section.columns
        parts += [cell.text for row in section.rows for cell in row.cells if cell]
    return parts


def test_there_are_figures_of_every_edition():
    """As many games as the study plays by default, at least a hundred thousand in all, without an error in the file's form."""
    assert list(all_figures()) == list(names())
    games = {figures.games for figures in all_figures().values()}
    assert games == {find_study("strategy").games[0]}
    assert sum(figures.games for figures in all_figures().values()) >= 100_000
    for edition, roles in DATA.items():
        assert set(roles) == {EVERYBODY, *load(edition).roles}


@pytest.mark.parametrize("edition", names())
def test_every_share_on_the_page_is_in_the_file(edition):
    """With its interval, rounded outward."""
    rows = [row for figures in DATA[edition].values() for figure in figures.values() for row in figure.values()]
    known = {(round(100 * value, 1), low, high) for value, low, high, _ in rows if low is not None}
    ends = {}
    for value, low, high in known:
        ends.setdefault(value, []).append((100 * low, 100 * high))
    page = strategy_view(load(edition), "en")
    found = [tuple(map(float, share)) for text in texts(page) for share in SHARE.findall(text)]
    assert len(found) >= 19
    for value, low, high in found:
        assert any(low <= a + 1e-6 and a - low < 0.1001 and b <= high + 1e-6 and high - b < 0.1001 for a, b in ends[value]), (
            value
        )


def test_equals_win_their_share_exactly():
    """Of four without roles one wins each game: that share has no interval."""
    assert "Each of the four wins 25% of the games" in strategy_view(load("classic-us"), "en").about


@pytest.mark.parametrize("edition", names())
def test_every_other_number_on_the_page_is_in_the_file(edition):
    """Rounds, sums, and percentages of prices."""
    rows = [row for figures in DATA[edition].values() for figure in figures.values() for row in figure.values()]
    values = [value for row in rows for value in row[:3] if value is not None]
    known = {float(value) for value in (95, 100, all_figures()[edition].games)}
    for value in values:
        known |= {float(round(value)), round(value, 1), float(round(100 * value))}
        known |= {float(floor(100 * value + 1e-7)), float(ceil(100 * value - 1e-7))}
    for text in texts(strategy_view(load(edition), "en")):
        for number in NUMBER.findall(SHARE.sub("", text)):
            assert float(number.replace(",", "")) in known, f"{number}: {text}"


@pytest.mark.parametrize(("edition", "lang"), PAGES)
def test_a_page_in_each_language(edition, lang):
    """Advice for each role, a row for each city and kind of company, and nothing left open."""
    played, page = load(edition), strategy_view(load(edition), lang)
    assert [section.role for section in page.sections] == list(played.roles)
    for section in page.sections:
        assert len(section.rows) == len(played.cities) + 2
        assert all(len(row.cells) + 1 == len(section.columns) for row in section.rows)
        assert all(row.cells[0] for row in section.rows)
        for bar in (cell for row in section.rows for cell in row.cells if cell):
            assert 0 <= bar.low <= bar.value <= bar.high <= 1
        assert all(each.lead.endswith(".") and each.text.endswith(".") for each in section.advice)
    assert not [text for text in texts(page) if re.search(r"[{}]|\$[a-z]|  |None|nan|inf", text)]


def test_the_document_is_the_page():
    """`just strategy` writes it."""
    assert (ROOT / "docs/strategy.md").read_text(encoding="utf-8") == bench().document()


def test_every_message_is_on_a_page(monkeypatch):
    """No advice is written that nobody reads."""
    said = {"strategy-document"}
    say = strategy.say

    def noting(lang, message, **facts):
        said.add(message)
        return say(lang, message, **facts)

    monkeypatch.setattr(strategy, "say", noting)
    bench().document()
    written = set(re.findall(r"^([a-z-]+) =", (FOLDER / "en/strategy.ftl").read_text(encoding="utf-8"), re.MULTILINE))
    assert written <= said


def value(edition, role, figure, of=""):
    return DATA[edition][role][figure][of][0]


@pytest.mark.parametrize("edition", [edition for edition in names() if edition not in CAMPS])
def test_the_data_bear_the_classic_advice_out(edition):
    """What the leads say is so."""
    assert value(edition, "player", "buys") > 0.8
    assert value(edition, "player", "bid") < 0.9
    assert value(edition, "player", "city-round") <= 10
    assert value(edition, "player", "city-price", "player") > 1.5 > value(edition, "player", "single-price", "player")
    assert value(edition, EVERYBODY, "cheap-wins") > value(edition, EVERYBODY, "dear-wins")
    assert value(edition, EVERYBODY, "swap-cash") < value(edition, EVERYBODY, "swap-gap") / 3
    assert value(edition, "player", "buildings") > 4
    assert value(edition, "player", "leave-early", "pay") > 0.1
    assert value(edition, "player", "leave-late", "pay") < 0.02


@pytest.mark.parametrize("edition", CAMPS)
def test_the_data_bear_the_advice_to_camps_out(edition):
    """What the leads say is so, for competitors and for monopolists."""
    assert value(edition, "competitor", "buys") > 0.9
    assert value(edition, "competitor", "mortgages") > 2 * value(edition, "monopolist", "mortgages")
    assert value(edition, "competitor", "city-price", "monopolist") > 1.2
    assert value(edition, "competitor", "buildings") > 4
    assert value(edition, "competitor", "leave-late", "pay") < 0.02
    assert value(edition, "competitor", "leave-early", "pay") < 0.3
    assert value(edition, "monopolist", "leave-early", "pay") > 0.5
    assert value(edition, "monopolist", "leave-late", "pay") > 0.5
    assert value(edition, "monopolist", "city-round") <= 10
    assert value(edition, EVERYBODY, "dear-wins") > value(edition, EVERYBODY, "cheap-wins")
    assert value(edition, EVERYBODY, "swap-cash") < value(edition, EVERYBODY, "swap-gap")
    assert value(edition, "monopolist", "cash-left") > 2 * value(edition, "competitor", "cash-left")


def test_the_file_is_made_of_the_data():
    """Figures that the page does not show are left out; numbers have four digits."""
    row = {"edition": "mars", "role": "player", "of": "", "value": 0.123456, "low": 0.1, "high": None, "count": 7}
    rows = [{**row, "figure": "buys"}, {**row, "figure": "rounds"}, {**row, "figure": "bid", "of": "red"}]
    content = json.loads(bench().file_content(rows, 3, 9, "dealer"))
    figures = {"buys": {"": [0.1235, 0.1, None, 7]}, "bid": {"red": [0.1235, 0.1, None, 7]}}
    assert content == {"games": 3, "seed": 9, "bot": "dealer", "figures": {"mars": {"player": figures}}}
