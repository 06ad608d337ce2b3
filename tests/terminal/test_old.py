"""Records and saves of other rules at the terminal: told as far as they go, with the line that says why no further."""

import json
import shutil
from pathlib import Path

import pytest
from play.two_tables import LENGTH, both_parts

from duopoly import Record
from duopoly.play.versions import changed_words, stop_words
from duopoly.rules.version import VERSION
from duopoly.terminal import saves
from duopoly.terminal.cli import run
from duopoly.terminal.errors import Leave
from duopoly.terminal.game_session import resumed_game

OLD = Path(__file__).parent.parent / "old"


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A folder of saves with one that an older program made."""
    monkeypatch.setenv("DUOPOLY_SAVES", str(tmp_path))
    shutil.copy(OLD / "save.jsonl", tmp_path)
    return tmp_path


def stop_of(file):
    return Record.load(file).replay(strict=False).errors[0].stop


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_a_replay_is_told_as_far_as_it_goes(capsys, lang):
    """The moves before the refused one, the board there, the line; and an exit code of its own."""
    file = OLD / "loan.jsonl"
    stop = stop_of(file)
    assert run(["replay", str(file), "--lang", lang]) == 1
    out, err = capsys.readouterr()
    assert err == ""
    assert f"{stop.number - 1:>5}  " in out
    assert f"{stop.number:>5}  " not in out
    assert out.rstrip().endswith(stop_words(stop, lang))


def test_a_program_is_told_too(capsys):
    assert run(["replay", str(OLD / "loan.jsonl"), "--json", "--lang", "en"]) == 1
    told = json.loads(capsys.readouterr().out)
    stop = stop_of(OLD / "loan.jsonl")
    assert (told["legal"], told["moves"], told["note"]) == (False, stop.number - 1, stop_words(stop))


def test_one_that_plays_to_its_end_says_that_it_may_differ(capsys):
    """No Python warning, but the line."""
    assert run(["replay", str(OLD / "utility.jsonl"), "--lang", "pl"]) == 0
    assert capsys.readouterr().out.rstrip().endswith(changed_words(1, "pl"))


def test_checking_names_the_versions(capsys):
    assert run(["replay", str(OLD / "loan.jsonl"), "--verify"]) == 2
    err = capsys.readouterr().err
    assert len(err.splitlines()) == 1
    assert "made by version 1 of the rules" in err


def test_odds_of_it_are_not_those_of_another_game(capsys):
    """Behind the refused move there is no position; before it there is, with the line."""
    assert run(["odds", str(OLD / "loan.jsonl")]) == 2
    assert "version 1" in capsys.readouterr().err
    assert run(["odds", str(OLD / "loan.jsonl"), "--ply", "3", "--rollouts", "2", "--engine", "interpreter"]) == 0
    assert changed_words(1) in capsys.readouterr().err


def test_a_save_is_kept_and_the_line_said(folder, script, capsys):
    """Who does not want to go on is told how to look at it; the file stays as it was."""
    before = (folder / "save.jsonl").read_bytes()
    stop = stop_of(folder / "save.jsonl")
    assert saves.unfinished(folder) == [folder / "save.jsonl"]
    person = script(["n"], width=300)
    with pytest.raises(Leave):
        resumed_game(folder / "save.jsonl", person.io, {"lang": "en"})
    assert stop_words(stop) in person.text
    assert "duopoly replay" in person.text
    assert (folder / "save.jsonl").read_bytes() == before
    assert list(folder.iterdir()) == [folder / "save.jsonl"]


def test_a_save_may_go_on_from_there_as_a_new_game(folder, script):
    """In a file of its own, which is one of these rules."""
    before = (folder / "save.jsonl").read_bytes()
    stop = stop_of(folder / "save.jsonl")
    loop, _ = resumed_game(folder / "save.jsonl", script(["y"]).io, {"lang": "en"})
    loop.save.close()
    assert loop.save.path != folder / "save.jsonl"
    again = Record.load(loop.save.path)
    assert again.rules_version == VERSION
    assert again.replay().moves == Record.load(folder / "save.jsonl").moves[: stop.number - 1]
    assert (folder / "save.jsonl").read_bytes() == before


@pytest.mark.parametrize("at", [30, LENGTH - 2, LENGTH + 5])
def test_a_game_of_two_tables_that_goes_on_from_there_can_be_checked(tmp_path, script, capsys, at):
    """Whatever was taken back behind the place where it stops, and wherever that is."""
    record = both_parts()
    moves = [*record.moves[:at], ("Ann", "sell 39"), *record.moves[at:]]
    file = tmp_path / "table.jsonl"
    Record({**record.header, "rules_version": 1}, moves).save(file)
    loop, _ = resumed_game(file, script(["y"]).io, {"lang": "en"})
    loop.save.close()
    assert len(loop.game.moves) == at
    assert run(["replay", str(loop.save.path), "--verify", "--lang", "en"]) == 0
    assert f"{at} legal moves" in capsys.readouterr().out


def test_a_save_of_other_rules_that_plays_to_its_end_goes_on(tmp_path, script):
    """With the line."""
    file = tmp_path / "old.jsonl"
    record = Record.load(OLD / "save.jsonl")
    Record(record.header, record.moves[: stop_of(OLD / "save.jsonl").number - 1]).save(file)
    person = script(width=300)
    loop, _ = resumed_game(file, person.io, {"lang": "en"})
    loop.save.close()
    assert changed_words(1) in person.text
    assert Record.load(file).rules_version == VERSION
