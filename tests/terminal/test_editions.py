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


def test_cities_or_groups(capsys):
    """The classic board has groups where the others have cities."""
    assert re.search(r"Space +City +Kind", printed(capsys, "anti-us", "--lang", "en"))
    assert re.search(r"Space +Group +Kind", printed(capsys, "classic-us", "--lang", "en"))


def test_rules_decks_errata_and_sources(capsys):
    """Amounts by the names house rules have; every card; what is printed wrong; what is not seen."""
    out = printed(capsys, "anti-us", "--lang", "en")
    assert re.search(r"foundation_monopolist +10\n", out)
    assert re.search(r"shortage +endless\n", out)
    assert "competitor cards: 25 cards" in out
    assert "C01" in out
    assert "M25*" in out
    assert "foundation_monopolist: printed 10, played as 10." in out
    assert re.search(r"\* .*new-orleans.*: inferred: apartment cost, color", out)


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


@pytest.mark.parametrize(("lang", "line"), [
    ("en", "doubles_to_prison has no effect while extra_throws is 1."),
    ("fr", "doubles_to_prison n’a aucun effet quand extra_throws vaut 1."),
    ("pl", "doubles_to_prison nie ma znaczenia, dopóki extra_throws ma wartość 1."),
])  # fmt: skip
def test_an_edition_with_house_rules(capsys, lang, line):
    """It is shown as it is played by them; what does nothing is said behind it."""
    assert run(["edition", "anti-us", "--rule", "start_cash=2000", "--rule", "doubles_to_prison=3", "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert re.search(r"start_cash\*? +2000", out)
    assert out.endswith(line + "\n")


def test_house_rules_go_with_one_edition(capsys):
    for asked in ([], ["anti-us", "anti-fr"]):
        assert run(["edition", *asked, "--rule", "fee=1"]) == 2
        assert capsys.readouterr().err == "duopoly: rule: expected the name of one edition with it\n"
    assert run(["edition", "anti-us", "--rule", "fee=1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["rules"]["fee"] == 1


def test_who_plays_by_a_rule_that_does_nothing_is_told(capsys, tmp_path):
    """In a game, in many, and in a match."""
    line = "rounds has no effect in this game, only in a timed one."
    assert (
        run(
            [
                "play",
                "--seats",
                "greedy,greedy",
                "--rounds",
                "1",
                "--rule",
                "rounds=9",
                "--lang",
                "en",
                "--saves",
                str(tmp_path),
            ]
        )
        == 0
    )
    assert line in capsys.readouterr().out
    assert run(["simulate", "--games", "1", "--rounds", "1", "--rule", "rounds=9", "--engine", "interpreter"]) == 0
    assert line in capsys.readouterr().err
    match = [
        "match",
        "--players",
        "greedy,greedy",
        "--games",
        "4",
        "--rounds",
        "1",
        "--rule",
        "rounds=9",
        "--engine",
        "interpreter",
    ]
    assert run(match) == 0
    assert line in capsys.readouterr().err
