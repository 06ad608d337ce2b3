"""Who plays at the terminal: people, bots with budgets, and what is neither; and the reasons that bots give there."""

import logging
import re

import pytest

from duopoly.bots import BOTS, CHARACTERS, LEVELS, Bot, BotEntry, Budget, Forfeit, explain_move
from duopoly.play.game import Record
from duopoly.rules.legal import legal
from duopoly.terminal import game_loop
from duopoly.terminal.cli import run
from duopoly.terminal.errors import BadInput, Leave
from duopoly.terminal.game_session import new_game, resumed_game
from duopoly.terminal.game_setup import GameSetup, SeatSetup, seats_of
from duopoly.terminal.play import CHANGEABLE
from duopoly.terminal.questions import ask_setup
from duopoly.words import LANGUAGES


def begun(screen, folder, seats, **more):
    """A new game."""
    return new_game(GameSetup(**{"edition": "classic-us", "seats": seats_of(seats), "seed": 7, **more}), folder, screen.io)[0]


def test_a_bot_has_the_budget_behind_its_name():
    """As in a match; with a role behind it, too."""
    planner, hard, ann = seats_of("planner@200r:m, Hard@0.05,Ann:c")
    assert (planner.name, planner.bot, planner.budget, planner.role) == ("Planner 1", "planner", "200r", "monopolist")
    assert (ann.name, ann.bot, ann.budget) == ("Ann", None, None)
    assert (hard.bot, hard.budget) == ("planner", "0.05")


def test_a_resumed_game_keeps_the_budgets(script, tmp_path):
    """The record's header has them beside the bots, which stay what other programs know."""
    loop = begun(script(["q"]), tmp_path, "Ann,planner@20r,steady")
    assert (loop.bots["Planner 1"].budget, loop.bots["Steady 1"].budget) == (Budget(0.3, 20), None)
    with pytest.raises(Leave):
        loop.run()
    loop.save.close()
    rows = Record.load(loop.save.path).header["seats"]
    assert rows == [
        {"name": "Ann", "bot": None},
        {"name": "Planner 1", "bot": "planner", "budget": "20r"},
        {"name": "Steady 1", "bot": "steady"},
    ]
    again, _ = resumed_game(loop.save.path, script().io, dict.fromkeys(CHANGEABLE))
    assert again.bots["Planner 1"].budget == Budget(0.3, 20)
    again.save.close()
    again.close_bots()


@pytest.mark.parametrize(
    ("seats", "message"),
    [
        ("planer,Ann", "seats: expected planner for the bot, or Planer, with a capital letter, for a person, got 'planer'"),
        ("Ann,expertt:c", "seats: expected expert for the bot, or Expertt, with a capital letter, for a person, got 'expertt'"),
        ("planer@20r,Ann", "got 'planer'; did you mean planner?"),
        ("Ann@20r,steady", "seats: expected random or greedy"),
        ("planner@x,Ann", "seats: expected planner@0.3 for seconds or planner@200r for rollouts, got 'planner@x'"),
        ("planner@,Ann", "seats: expected planner@0.3 for seconds or planner@200r for rollouts, got 'planner@'"),
        ("planner@0r,Ann", "seats: planner@0r: rollouts: expected a whole number from 1 to 10000000, got 0"),
        ("steady@20r,Ann", "seats: expected steady without a budget, since it answers at once, got steady@20r"),
        (
            "cmd:./why.py,steady",
            "seats: expected people and bots, got 'cmd:./why.py': programs play in matches, as in duopoly match --players "
            "cmd:./why.py,steady",
        ),
        ("./why,steady", "duopoly match --players cmd:./why,steady"),
        ("why.py,steady", "duopoly match --players cmd:why.py,steady"),
    ],
)
def test_what_is_no_seat_is_refused_with_what_was_meant(capsys, tmp_path, seats, message):
    """In one line; no game begins."""
    assert run(["play", "--seats", seats, "--saves", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert message in said
    assert said.count("\n") == 1
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("name", ["Planer", "Hardy", "Norma", "vera", "mira", "Ann@home", "Ann/Bob", "me", "李"])
def test_people_may_be_called_nearly_as_bots_are(name):
    """With a capital letter, or by a name that is not so near."""
    assert [seat.bot for seat in seats_of(f"{name},steady")] == [None, "steady"]


def test_a_match_asks_too_whether_another_bot_was_meant(capsys):
    assert run(["match", "--players", "planer,steady"]) == 2
    assert capsys.readouterr().err.endswith("got 'planer'; did you mean planner?\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_question_who_plays_names_every_level_and_bot(script, lang):
    """And answers a near miss in the reader's language."""
    screen = script(["", "classic-us", "planer", "Ann,steady", ""], width=2000)
    assert [seat.bot for seat in ask_setup(screen.io, lang).seats] == [None, "steady"]
    hint = next(line for line in screen.text.splitlines() if "steady" in line)
    words = re.findall(r"[a-z]+", hint)
    assert set(words) >= {*LEVELS, *BOTS, *CHARACTERS}
    assert [words.count(word) for word in ("expert", "trader", "veta")] == [1, 1, 1]
    assert any(all(word in line for word in ("planer", "planner", "Planer")) for line in screen.text.splitlines())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bots_say_why_below_their_moves(script, tmp_path, lang):
    """In the reader's language; throws and ends of turns speak for themselves. The game is the same without."""
    screen = script(width=200)
    loop = begun(screen, tmp_path, "steady,trader,greedy", lang=lang, rounds=6)
    loop.run()
    reasons = [line.strip() for line in screen.text.splitlines() if line.startswith("  ")]
    assert len(reasons) > 10
    game = loop.game.record().replay(upto=0)
    why = {"Steady 1": "steady", "Trader 1": "trader", "Greedy 1": "greedy"}
    expected = []
    for by, move in loop.game.moves:
        if move.split()[0] in ("buy", "build"):
            expected.append(explain_move(why[by], game, move, lang))
        game.play(move, by=by)
    assert [line for line in reasons if line in expected] == expected
    silent = script(width=200)
    other = begun(silent, tmp_path, "steady,trader,greedy", lang=lang, rounds=6)
    other.reasons = False
    other.run()
    assert other.game.moves == loop.game.moves
    assert not [line for line in silent.text.splitlines() if line.startswith("  ")]


def test_reasons_are_turned_off_and_on_at_the_table(script, tmp_path):
    """By a command, or from the beginning by an option; and help names it."""
    screen = script(["r", "reasons", "r", "?", "r 2"])
    loop = begun(screen, tmp_path, "Ann,steady")
    with pytest.raises(Leave):
        loop.run()
    assert not loop.reasons
    said = [line for line in screen.text.splitlines() if line.startswith("Bots ")]
    assert said == ["Bots no longer say why they make their moves.", "Bots say why they make their moves.", said[0]]
    assert "r bots’ reasons on or off" in screen.text


def test_a_game_begins_without_reasons(capsys, tmp_path):
    arguments = ["play", "--edition", "classic-us", "--seats", "steady,veta", "--rounds", "20", "--seed", "3", "--saves"]
    assert run([*arguments, str(tmp_path / "a")]) == 0
    spoken = capsys.readouterr().out
    assert run([*arguments, str(tmp_path / "b"), "--no-reasons"]) == 0
    silent = capsys.readouterr().out.splitlines()
    assert "Veta: “" in spoken
    assert len(silent) < len(spoken.splitlines())
    assert not [line for line in silent if line.startswith(("  ", "Veta: “"))]
    assert set(silent[1:-1]) <= set(spoken.splitlines())


def test_a_reason_stands_right_below_the_move(capsys, tmp_path):
    """Before the extra throw that follows a purchase, and before the end of the game."""
    words = ["play", "--edition", "classic-us", "--seats", "steady,dealer,trader,greedy", "--seed", "3"]
    assert run([*words, "--saves", str(tmp_path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    bought = next(i for i, line in enumerate(lines) if "throws again for the double" in line)
    assert lines[bought - 2].startswith("Greedy 1 buys Vermont Avenue")
    assert lines[bought - 1].startswith("  Buys Vermont Avenue")
    end = next(i for i, line in enumerate(lines) if line.startswith("The game is over"))
    assert lines[end - 1].startswith("  Gives up")


class Chatty(Bot):
    """Explains every move, or fails to."""

    fails = False

    def decide(self, g, rules):
        return legal(g, rules, g.actor)[0]

    def explain(self, lang="en"):
        if self.fails:
            raise KeyError("no words")
        return "because\n\x1b[2JI like it"


class Wordless(Chatty):
    """Fails to explain its moves."""

    fails = True


class Forfeiting(Chatty):
    """Never has a move."""

    def decide(self, g, rules):
        raise Forfeit("crash", "no idea")


@pytest.mark.parametrize(("bot", "lines"), [(Chatty, {"  because [2JI like it"}), (Wordless, set()), (Forfeiting, set())])
def test_reasons_of_any_bot_are_one_plain_line(script, tmp_path, monkeypatch, caplog, bot, lines):
    """One that fails to explain plays on, and a move that it did not choose has no reason."""
    find = game_loop.find
    monkeypatch.setattr(game_loop, "find", lambda name: BotEntry("chatty", bot) if name == "steady" else find(name))
    screen = script()
    with caplog.at_level(logging.ERROR):
        begun(screen, tmp_path, "steady,steady", rounds=4).run()
    said = [line for line in screen.text.splitlines() if line.startswith("  ")]
    assert set(said) == lines
    if lines:
        assert len(said) == len(re.findall(r" buys ", screen.text))
    assert ("no reason" in caplog.text) == (bot is Wordless)


def test_a_budget_in_a_record_that_cannot_be_is_refused(script, tmp_path):
    """It names the seat, and no file is left."""
    seats = (SeatSetup("Ann"), SeatSetup("Planner 1", "planner", budget="x"))
    with pytest.raises(BadInput, match=r"^Planner 1: seats: expected planner@0\.3 for seconds"):
        new_game(GameSetup(edition="classic-us", seats=seats), tmp_path, script().io)
    assert not list(tmp_path.iterdir())
