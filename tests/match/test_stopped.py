"""Ctrl-C during a match: the deals so far are kept and shown."""

import json

import pytest

from duopoly.match import runner
from duopoly.match.conclusion import Conclusion
from duopoly.match.match import match
from duopoly.match.runner import run_match, summarize
from duopoly.terminal.cli import run

COMMAND = ["match", "--players", "random,steady", "--seed", "5", "--rounds", "8", "--aim", "timed", "--games", "400", "--all"]

LONG = match("anti-us", "random,steady", games=400, aim="timed", rounds=8, seed=5)


@pytest.fixture
def after(monkeypatch):
    """A function that makes Ctrl-C come after this many deals."""
    original = runner.play_deals

    def stop(number):
        def play_deals(*args):
            deals = original(*args)
            for _ in range(number):
                yield next(deals)
            deals.close()
            raise KeyboardInterrupt

        monkeypatch.setattr(runner, "play_deals", play_deals)

    return stop


def test_the_deals_so_far_are_kept(after):
    """Their number was not fixed in advance, so the interval is the wider, anytime one."""
    after(2)
    stopped = run_match(LONG, engine="interpreter", all_games=True)
    assert (len(stopped.deals), stopped.stopped, stopped.anytime) == (2, True, True)
    complete = run_match(match("anti-us", "random,steady", games=4, aim="timed", rounds=8, seed=5), engine="interpreter")
    assert not complete.stopped
    assert [row.pack() for row in complete.deals[0].rows] == [row.pack() for row in stopped.deals[0].rows]


def interrupt(*args):
    raise KeyboardInterrupt


def test_they_are_kept_while_a_deal_is_taken_in(monkeypatch):
    """The deal itself counts only as a whole."""
    adding = runner.score_deal

    def stop_at_the_third(deal, *args):
        return interrupt() if deal.number == 2 else adding(deal, *args)

    monkeypatch.setattr(runner, "score_deal", stop_at_the_third)
    stopped = run_match(LONG, engine="interpreter", all_games=True)
    assert (len(stopped.deals), len(stopped.scores), stopped.stopped) == (2, 2, True)
    summarize(stopped)


def test_they_are_kept_while_the_tests_take_a_deal_in(monkeypatch):
    """What is said to be certain is by the deals that count."""
    adding, taken = Conclusion.add, []

    def stop_at_the_third(conclusion, score):
        adding(conclusion, score)
        taken.append(score)
        if len(taken) == 3:
            raise KeyboardInterrupt

    monkeypatch.setattr(Conclusion, "add", stop_at_the_third)
    stopped = run_match(LONG, engine="interpreter", all_games=True)
    assert (len(stopped.deals), len(stopped.scores)) == (2, 2)
    assert taken[3:] == taken[:2], "the tests begin again, with these"


def test_they_are_kept_while_the_bar_moves():
    numbers = iter([None, None, KeyboardInterrupt])

    def watch(games):
        if error := next(numbers):
            raise error

    stopped = run_match(LONG, engine="interpreter", all_games=True, watch=watch)
    assert (len(stopped.deals), stopped.stopped) == (3, True)


def test_they_are_kept_while_the_workers_end(monkeypatch):
    """They finish the games that they play ahead."""
    original = runner.play_deals

    def play_deals(*args):
        try:
            yield from original(*args)
        finally:
            interrupt()

    monkeypatch.setattr(runner, "play_deals", play_deals)
    stopped = run_match(match("anti-us", "random,steady", games=8, aim="timed", rounds=8, seed=5), engine="interpreter")
    assert (len(stopped.deals), stopped.stopped) == (2, True)


def test_the_command_shows_them(after, capsys):
    """The usual table, how many games were requested, and the exit code of an interruption."""
    after(3)
    assert run([*COMMAND, "--engine", "interpreter"]) == 130
    out, err = capsys.readouterr()
    assert "Stopped after 12 of 400 games." in err
    assert "The intervals of wins hold no matter when the match stops" in out
    assert run([*COMMAND, "--engine", "interpreter", "--json"]) == 130
    facts = json.loads(capsys.readouterr().out)
    assert (facts["stopped"], facts["games"], facts["requested"]) == (True, 12, 400)


def test_before_the_first_deal_there_is_nothing_to_show(after, capsys):
    """One line, and no table."""
    after(0)
    assert run([*COMMAND, "--engine", "interpreter"]) == 130
    out, err = capsys.readouterr()
    assert (out, err.splitlines()[-1]) == ("", "Stopped: nothing was played.")
