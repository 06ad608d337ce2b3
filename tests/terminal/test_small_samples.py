"""What commands print of a few games: no interval is narrower than they allow, and a match says how many games it needs."""

import pytest

from duopoly.terminal.cli import run


def printed(capsys, *arguments):
    assert run([*arguments, "--seed", "1", "--workers", "1", "--engine", "interpreter", "--quiet"]) == 0
    return capsys.readouterr()


def test_twenty_games_are_no_certainty(capsys):
    """All competitors were bankrupt in all of them, and worth nothing: the intervals leave room for other games."""
    out = printed(capsys, "simulate", "anti-us", "--games", "20", "--rounds", "1000").out
    assert "A competitor: bankrupt 100.0% (79.7 – 100.0%), worth 0 at the end (unknown)." in out
    assert "role     competitor    0.0%    0.0 – 16.9%" in out
    assert "100.0 – 100.0" not in out
    assert out.endswith("Unknown means that there were too few games for an interval, or that they were all alike.\n")


def test_the_worth_of_few_players_is_above_0(capsys):
    """Two games: an interval that goes far up and not below 0, or none."""
    out = printed(capsys, "simulate", "classic-us", "--games", "2", "--rounds", "30").out
    assert "-" not in out.partition("worth")[2]


@pytest.mark.parametrize(("games", "note"), [("2", "got 2; 4 are played"), ("4", None), ("6", "got 6; 8 are played")])
def test_a_match_says_how_many_games_it_needs(capsys, games, note):
    """Two seats and two roles: each deal is four games."""
    err = printed(capsys, "match", "--players", "steady,random", "--games", games, "--all").err
    expected = (
        f"games: expected a multiple of 4 (2 seats × 2 roles, so that nobody has a better seat), {note}.\n" if note else ""
    )
    assert err == expected


def test_a_match_of_one_bot_needs_each_camp_once(capsys):
    """Turning its seats would give the same games again."""
    words = ["--players", "steady:4", "--games", "3", "--rounds", "5", "--all"]
    err = printed(capsys, "match", *words).err
    assert err == "games: expected a multiple of 2 (2 roles, so that nobody has a better seat), got 3; 4 are played.\n"
    assert printed(capsys, "match", *words, "--edition", "classic-us").err == ""


def test_a_deal_is_one_observation(capsys):
    """Four games of one deal say nothing of how much deals differ."""
    out = printed(capsys, "match", "--players", "steady,random", "--games", "4", "--all").out
    assert "steady                  100.0%  0.0 – 100.0%" in out
    assert "(unknown)" in out
