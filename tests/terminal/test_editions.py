"""`duopoly edition`: the figures that were checked by hand, and only what differs."""

import json
import re

import pytest

from duopoly.editions import load, names
from duopoly.terminal.cli import run
from duopoly.terminal.differences import differences


def printed(capsys, *arguments):
    """What the command prints."""
    assert run(["edition", *arguments]) == 0
    return capsys.readouterr().out


def test_all_editions_with_their_difference(capsys):
    """One line each."""
    lines = printed(capsys, "--lang", "en").splitlines()
    assert [line.split()[1].rstrip(":") for line in lines] == names()
    assert json.loads(printed(capsys, "--json"))[0]["key"] == "anti-us"


def test_title_cards_with_both_columns(capsys):
    """Wall Street as on its card: 400, 200, 220, houses at 200, both rows of rents."""
    out = printed(capsys, "anti-us", "--lang", "en")
    assert re.search(r"39 Wall St\. +400 +200 +220 +200 +40 60 80 100 120 140 +40 120 160 200 240", out)
    assert re.search(r"5 U\.S\. Railroad +200 +100 +110 +20 20 20 20 +40 80 160 320", out)
    assert re.search(r"28 U\.S\. Gas Company +150 +75 +83 +4 4 +4 10", out)


def test_rules_decks_errata_and_sources(capsys):
    """Amounts by the names house rules have; every card; what is printed wrong; what is not seen."""
    out = printed(capsys, "anti-us", "--lang", "en")
    assert re.search(r"foundation_monopolist +10\n", out)
    assert re.search(r"shortage +endless\n", out)
    assert "competitor cards: 25 cards" in out
    assert "C01" in out
    assert "M25*" in out
    assert "foundation_monopolist: printed 10, played 10." in out
    assert re.search(r"\* .*new-orleans.*: inferred: apartment cost, colour", out)


@pytest.mark.parametrize("key", names())
@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_every_edition_can_be_shown(capsys, key, lang):
    """In every language, as text and as JSON."""
    assert key in printed(capsys, key, "--lang", lang)
    assert len(json.loads(printed(capsys, key, "--json"))["spaces"]) == 40


def test_differences_of_the_american_and_the_french_box(capsys):
    """10 becomes 160, endless houses become the box; what is the same is not said."""
    out = printed(capsys, "anti-us", "anti-fr", "--lang", "en")
    assert "foundation_monopolist: 10 → 160" in out
    assert "shortage: endless → box" in out
    assert "timed_adjust: true → false" in out
    assert "1: Basin St. (New Orleans) → Corso Impero (Rome)" in out
    assert "start_cash" not in out
    told = json.loads(printed(capsys, "anti-us", "anti-fr", "--json"))
    assert told["rules"]["foundation_monopolist"] == [10, 160]


def test_differences_times_ten():
    """Every price times ten."""
    found = differences(load("anti-fr"), load("anti-fr15k"), "en")
    assert found["titles"]["39 price"] == [400, 4000]
    assert found["rules"]["start_cash"] == [1500, 15000]


def test_an_edition_differs_from_itself_in_nothing(capsys):
    """And that is said."""
    assert "no difference" in printed(capsys, "anti-pl", "anti-pl", "--lang", "en")


def test_a_file_of_ones_own(capsys, tmp_path):
    """It is shown, compared and played like a built-in one."""
    path = tmp_path / "my.toml"
    path.write_text('extends = "anti-us"\nname = "Mine"\n[rules]\nfoundation_monopolist = 160\n')
    assert "my: Mine" in printed(capsys, str(path))
    assert "foundation_monopolist: 10 → 160" in printed(capsys, "anti-us", str(path))
