"""Ctrl-C in a match: what was played is kept and told."""

import json

import pytest

from duopoly.match import contest as contests
from duopoly.match.contest import contest
from duopoly.match.ladder import Ask, climb
from duopoly.match.match import match
from duopoly.terminal.cli import run

LINE = ["match", "--players", "random,steady", "--seed", "5", "--rounds", "8", "--aim", "timed", "--games", "400", "--all"]


@pytest.fixture
def after(monkeypatch):
    """A function that lets Ctrl-C come after so many deals."""
    played = contests.deals

    def stop(number):
        def deals(*args):
            source = played(*args)
            for _ in range(number):
                yield next(source)
            source.close()
            raise KeyboardInterrupt

        monkeypatch.setattr(contests, "deals", deals)

    return stop


def test_what_was_played_is_kept(after):
    """Two deals of 4 seatings; how many there are was not settled beforehand, so the interval is the wider one."""
    after(2)
    made = match("anti-us", "random,steady", games=400, aim="timed", rounds=8, seed=5)
    found = contest(made, engine="interpreter", all_games=True)
    assert (len(found.deals), found.stopped, found.anytime) == (2, True, True)
    whole = contest(match("anti-us", "random,steady", games=4, aim="timed", rounds=8, seed=5), engine="interpreter")
    assert not whole.stopped
    assert [row.pack() for row in whole.deals[0].rows] == [row.pack() for row in found.deals[0].rows]


def test_it_is_told(after, capsys):
    """The table as ever, the games that were asked for, and the exit code of an interruption."""
    after(3)
    assert run([*LINE, "--engine", "interpreter"]) == 130
    out, err = capsys.readouterr()
    assert "Stopped after 12 of 400 games." in err
    assert "The intervals of wins hold wherever one stops" in out
    assert run([*LINE, "--engine", "interpreter", "--json"]) == 130
    told = json.loads(capsys.readouterr().out)
    assert (told["stopped"], told["games"], told["asked"]) == (True, 12, 400)


def test_before_the_first_deal_there_is_nothing_to_tell(after, capsys):
    """One line, and no table."""
    after(0)
    assert run([*LINE, "--engine", "interpreter"]) == 130
    out, err = capsys.readouterr()
    assert (out, err.splitlines()[-1]) == ("", "Stopped: nothing was played.")


def test_a_ladder_is_given_up(after):
    """It compares all its bots or none."""
    after(1)
    with pytest.raises(KeyboardInterrupt):
        climb(Ask(players="random,steady", editions=("anti-us",), games=40, seats=2, seed=1), engine="interpreter")
