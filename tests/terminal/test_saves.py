"""Saves: nothing accepted is lost, whatever ends the program."""

import contextlib
import errno
import json
import os
import re
import shlex
import signal
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest

from duopoly import BadRecord, Game, Record
from duopoly.play import fair
from duopoly.server.rooms.record_room import minutes_left
from duopoly.terminal import saves
from duopoly.terminal.cli import run
from duopoly.terminal.errors import BadInput, Leave
from duopoly.terminal.game_session import new_game, play_out, resumed_game
from duopoly.terminal.game_setup import GameSetup, seats_of
from duopoly.terminal.questions import to_go_on_with

SECRET = bytes(range(32))


def begin(environment, *arguments):
    """The program, with both ends in our hands."""
    command = [sys.executable, "-m", "duopoly", "play", *arguments]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment)


def until_prompt(program):
    """What the program says up to its next question."""
    said = b""
    while not re.search(rb"(Ann|Bob) > $", said):
        byte = program.stdout.read(1)
        assert byte, said.decode() + program.stderr.read().decode()
        said += byte
    return said.decode()


def play_some(program, moves):
    """Answers with the first move of the list; returns all that was said."""
    said = until_prompt(program)
    for _ in range(moves):
        program.stdin.write(b"1\n")
        program.stdin.flush()
        said += until_prompt(program)
    return said


@pytest.mark.parametrize("moves", [1, 12])
def test_sigkill_loses_nothing(environment, duopoly, tmp_path, moves):
    """Every move that was accepted is in the file, and the resumed game stands as it stood."""
    program = begin(environment, "--seats", "Ann:c,Bob:m", "--seed", "4")
    play_some(program, moves)
    program.send_signal(signal.SIGKILL)
    program.communicate()
    (path,) = (tmp_path / "saves").iterdir()
    record = Record.load(path)
    twin = Game("anti-us", ["Ann", "Bob"], roles=["competitor", "monopolist"], seed=4)
    made = 0
    while made < moves or twin.to_act == "chance":
        if twin.to_act == "chance":
            twin.chance()
        else:
            twin.play(twin.legal()[0])
            made += 1
    assert record.moves == twin.moves
    done = duopoly("play", "--resume", text="q\n")
    assert f"after {len(twin.moves)} move" in done.stdout
    assert Record.load(path).replay().position() == twin.position()


def test_sigkill_of_a_game_of_bots(environment, duopoly, tmp_path):
    """Killed at any moment, even in the middle of a line, the rest can be gone on with, to the same end."""
    program = begin(environment, "--seats", "steady,steady", "--seed", "4", "--rounds", "80", "--quiet")
    folder = tmp_path / "saves"
    while program.poll() is None and not any(path.stat().st_size > 5000 for path in folder.glob("*.jsonl")):
        time.sleep(0.005)
    program.send_signal(signal.SIGKILL)
    program.communicate()
    (path,) = folder.glob("*.jsonl")
    with path.open("a") as file:
        file.write('["chance", "dice')
    done = duopoly("play", "--resume", path.name)
    assert done.returncode == 0
    whole = duopoly("play", "--seats", "steady,steady", "--seed", "4", "--rounds", "80", "--quiet")
    assert done.stdout.split("Saved in")[0].splitlines()[-3:] == whole.stdout.split("Saved in")[0].splitlines()[-3:]


def test_ctrl_c_and_the_end_of_the_input_leave_with_a_word(environment, duopoly):
    """Exit code 0, and the line that goes on."""
    program = begin(environment, "--seats", "Ann:c,Bob:m", "--seed", "4")
    play_some(program, 2)
    program.send_signal(signal.SIGINT)
    out, err = program.communicate()
    assert program.returncode == 0
    assert b"duopoly play --resume" in out
    assert err == b""
    done = duopoly("play", "--resume")
    assert "Saved as" in done.stdout
    assert done.returncode == 0


def test_header_and_lines_are_a_record(script, tmp_path):
    """The file is the Record's format, header without the number of moves, with who is a bot."""
    loop, _ = new_game(GameSetup(edition="anti-us", seats=seats_of("Ann:c,steady:m"), seed=1), tmp_path, script().io)
    header = saves.header_of(loop.save.path)
    assert header["seats"] == [{"name": "Ann", "bot": None}, {"name": "Steady 1", "bot": "steady"}]
    assert "moves" not in header
    assert Record.load(loop.save.path).replay().position() == loop.game.position()


def test_a_folder_that_cannot_be_written(duopoly, tmp_path):
    """One line, exit code 2, before the game begins."""
    (tmp_path / "file").write_text("")
    done = duopoly("play", "--saves", tmp_path / "file" / "games", text="\n")
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert "cannot write" in done.stderr


def test_a_full_disk_is_one_line_and_loses_no_earlier_move(script, tmp_path, monkeypatch):
    def full(file, data):
        raise OSError(errno.ENOSPC, "No space left on device")

    loop, _ = new_game(GameSetup(edition="anti-us", seats=seats_of("Ann:c,Bob:m"), seed=1), tmp_path, script().io)
    loop.game.play("throw")
    loop.save.keep(loop.game.moves)
    monkeypatch.setattr(saves.os, "write", full)
    loop.game.chance()
    for keep in (loop.save.keep, loop.save.settle):
        with pytest.raises(BadInput, match=r"saves: cannot write .*: no space left on device"):
            keep(loop.game.moves)
    assert Record.load(loop.save.path).moves == loop.game.moves[:1]


def test_two_windows_do_not_play_one_game(script, tmp_path):
    """The second one is told; a game that is being played is not the last unfinished one either."""
    loop, _ = new_game(GameSetup(edition="anti-us", seats=seats_of("Ann:c,Bob:m"), seed=1), tmp_path, script().io)
    with pytest.raises(BadInput, match="another window"):
        resumed_game(loop.save.path, script().io, {})
    with pytest.raises(BadInput, match="no unfinished game"):
        saves.find(tmp_path, None)
    loop.save.close()
    assert saves.find(tmp_path, None) == loop.save.path


def test_games_of_one_second_have_names_of_their_own(tmp_path):
    """Two games begun at once are two files."""
    first, second = (saves.new_save(tmp_path, "anti-us", {"edition": "anti-us"}) for _ in "12")
    assert first.path != second.path


def test_where_open_files_cannot_be_renamed_they_are_closed_first(tmp_path, monkeypatch):
    """Windows refuses to rename or replace an open file."""
    replace = os.replace

    def replace_closed(source, target):
        opened = {os.path.realpath(f"/proc/self/fd/{each}") for each in os.listdir("/proc/self/fd")}
        assert not {str(source), str(target)} & opened
        replace(source, target)

    monkeypatch.setattr(os, "replace", replace_closed)
    monkeypatch.setattr(saves.os, "name", "nt")
    game = Game("anti-us", ["Ann", "Bob"], roles=["competitor", "monopolist"], seed=7)
    save = saves.Save(tmp_path / "game.jsonl", game.record().header)
    game.play("throw")
    save.keep(game.record().moves)
    save.rewrite(game.record().moves)
    game.play("dice 1 2")
    save.keep(game.record().moves)
    save.close()
    monkeypatch.undo()
    assert Record.load(tmp_path / "game.jsonl").moves == game.record().moves


def test_a_finished_game_is_not_resumed(duopoly, tmp_path):
    """It is found by its name only, and then tells its end."""
    duopoly("play", "--seats", "steady,steady", "--seed", 1, "--rounds", 1)
    assert duopoly("play", "--resume").returncode == 2
    (path,) = (tmp_path / "saves").iterdir()
    done = duopoly("play", "--resume", path.name.replace("-over.jsonl", ""), "--rounds", 2)
    assert "Stopped after 2 rounds" in done.stdout


@pytest.fixture
def over_game(tmp_path):
    """The file of a server's game that is over: with the secret, what was taken back, the bots, and the number of moves."""
    header = {"edition": "anti-us", "players": ["Ann", "Bob"], "seed": 7, "aim": "timed", "fair": fair.promised(SECRET)}
    game = Game.from_header({**header, "rules": {"rounds": 1}})
    while game.to_act is not None:
        if game.to_act == "chance":
            fair.play(SECRET, game)
        else:
            game.play(game.legal()[0])
    record = fair.opened(game.record(), SECRET)
    undone = [{"after": 0, "by": "Ann", "moves": [["chance", "dice 1 2"]]}]
    path = tmp_path / "server" / "game.jsonl"
    path.parent.mkdir()
    Record({**record.header, "undone": undone, "seats": [{"name": "Ann", "bot": "gone"}]}, record.moves).save(path)
    return path


def test_a_record_of_a_game_that_is_over_stays_as_it_was(over_game, tmp_path, capsys):
    """Resuming it only shows the end: no byte changes, and the file keeps its name."""
    before = over_game.read_bytes()
    assert run(["play", "--resume", str(over_game), "--saves", str(tmp_path / "saves"), "--json"]) == 0
    out, err = capsys.readouterr()
    assert json.loads(out)["finished"] is True
    assert "Worth" in err
    assert over_game.read_bytes() == before
    assert list(over_game.parent.iterdir()) == [over_game]


def test_a_file_that_cannot_be_written_shows_its_end(over_game, capsys):
    over_game.chmod(0o400)
    over_game.parent.chmod(0o500)
    try:
        assert run(["play", "--resume", str(over_game), "--quiet"]) == 0
    finally:
        over_game.parent.chmod(0o700)
    assert "Worth" in capsys.readouterr().out


def test_a_game_of_ones_own_that_was_cut_off_at_its_end_is_finished(script, tmp_path):
    """The program ended before it renamed the file: now it has the name of a finished game, and is not offered again."""
    setup = GameSetup(edition="anti-us", seats=seats_of("steady,steady"), seed=1, aim="timed", rounds=1)
    loop, _ = new_game(setup, tmp_path, script().io)
    loop.run()
    loop.save.close()
    before = loop.save.path.read_bytes()
    again, _ = resumed_game(loop.save.path, script().io, {}, tmp_path)
    assert again.save.path.name == loop.save.path.name.replace(".jsonl", "-over.jsonl")
    assert again.save.path.read_bytes() == before
    assert saves.unfinished(tmp_path) == []


def test_a_resumed_game_keeps_what_its_header_says(script, tmp_path):
    """Also what this program does not know; only the number of moves, which grows, is left out."""
    game = Game("anti-us", ["Ann", "Bob"], roles=["competitor", "monopolist"], seed=7)
    game.play("throw")
    record = game.record()
    path = tmp_path / "game.jsonl"
    undone = [{"after": 0, "by": "Ann", "moves": [["Ann", "throw"]]}]
    Record({**record.header, "undone": undone, "table": "k3v7"}, record.moves).save(path)
    loop, _ = resumed_game(path, script().io, {})
    loop.save.close()
    header = saves.header_of(path)
    assert (header["undone"], header["table"]) == (undone, "k3v7")
    assert "moves" not in header


def test_finishing_a_game_leaves_other_saved_games_alone(tmp_path):
    """Where the name of the finished game is taken it gets a number that no game has, finished or not."""
    others = [tmp_path / name for name in ("game-over.jsonl", "game-2.jsonl", "game-3-over.jsonl")]
    for path in others:
        path.write_text("another game")
    save = saves.Save(tmp_path / "game.jsonl", {"edition": "anti-us"})
    save.finish(())
    assert save.path == tmp_path / "game-4-over.jsonl"
    assert saves.header_of(save.path) == {"edition": "anti-us", "moves": 0}
    assert [path.read_text() for path in others] == ["another game"] * 3
    assert not (tmp_path / "game.jsonl").exists()


def anti_us_save(folder, name="game.jsonl", moves=2):
    """A saved game of two people, and its moves."""
    game = Game("anti-us", ["Ann", "Bob"], roles=["competitor", "monopolist"], seed=7)
    save = saves.Save(folder / name, game.record().header)
    for move in ("throw", "dice 1 2")[:moves]:
        game.play(move)
        save.keep(game.moves)
    return save, game


@pytest.mark.parametrize("is_replaced", [False, True])
def test_a_file_that_somebody_deleted_or_replaced_is_written_again(tmp_path, is_replaced):
    """Before the program says where the game is: at the next move, when somebody leaves, and at the end."""
    for use in (saves.Save.keep, saves.Save.settle, saves.Save.finish):
        save, game = anti_us_save(tmp_path)
        save.path.unlink()
        if is_replaced:
            save.path.write_text("")
        if use is saves.Save.keep:
            game.play("buy")
        use(save, game.moves)
        assert Record.load(save.path).moves == game.moves
        save.close()
        save.path.unlink()


def test_a_name_that_cannot_be_given_leaves_no_empty_file(tmp_path, monkeypatch):
    save, game = anti_us_save(tmp_path)

    def refuse(path, target):
        raise OSError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises(BadInput, match="operation not permitted"):
        save.finish(game.moves)
    assert [path.name for path in tmp_path.iterdir()] == ["game.jsonl"]
    assert Record.load(save.path).moves == game.moves


def test_a_full_disk_leaves_no_part_of_a_file(tmp_path, monkeypatch):
    """Neither of a new game nor of one that is written again."""
    save, game = anti_us_save(tmp_path)

    def full(file, data):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(saves.os, "write", full)
    with pytest.raises(BadInput, match="no space left"):
        save.rewrite(game.moves)
    with pytest.raises(BadInput, match="no space left"):
        saves.new_save(tmp_path, "anti-us", {"edition": "anti-us"})
    assert [path.name for path in tmp_path.iterdir()] == ["game.jsonl"]


def test_a_finished_game_notices_that_its_last_lines_are_lost(tmp_path):
    """The header says how many moves there are."""
    save, game = anti_us_save(tmp_path)
    save.finish(game.moves)
    assert Record.load(save.path).moves == game.moves
    lines = save.path.read_text("utf-8").splitlines(keepends=True)
    save.path.write_text("".join(lines[:-1]), "utf-8")
    with pytest.raises(BadRecord, match="moves: expected 2, as the header says, got 1"):
        Record.load(save.path)


def test_a_resumed_game_keeps_its_link_and_who_may_read_it(script, tmp_path):
    """A file in another folder stays there, and only its owner reads it."""
    home, there = tmp_path / "saves", tmp_path / "there"
    home.mkdir()
    there.mkdir()
    save, _ = anti_us_save(there)
    save.close()
    save.path.chmod(0o600)
    (home / "game.jsonl").symlink_to("../there/game.jsonl")
    loop, _ = resumed_game(home / "game.jsonl", script().io, {}, home)
    loop.game.play("buy")
    loop.save.keep(loop.game.moves)
    loop.save.close()
    assert (home / "game.jsonl").is_symlink()
    assert len(Record.load(there / "game.jsonl").moves) == 3
    assert stat.S_IMODE((there / "game.jsonl").stat().st_mode) == 0o600
    assert [path.name for path in there.iterdir()] == ["game.jsonl"]


def test_a_game_that_was_stopped_and_goes_on_is_unfinished_again(script, tmp_path):
    """So it is offered without its name; the name of another game is left alone."""
    save, game = anti_us_save(tmp_path)
    save.finish(game.moves)
    (tmp_path / "game.jsonl").write_text("another game")
    loop, _ = resumed_game(tmp_path / "game-over.jsonl", script().io, {"rounds": 9})
    loop.save.close()
    assert loop.save.path == tmp_path / "game-2.jsonl"
    assert loop.save.path in saves.unfinished(tmp_path)
    assert not (tmp_path / "game-over.jsonl").exists()
    assert (tmp_path / "game.jsonl").read_text() == "another game"


def test_an_entry_that_is_no_file_hides_no_saved_game(script, tmp_path):
    """A folder, a pipe, a link to nowhere: the others are still offered."""
    loop, _ = new_game(GameSetup(edition="anti-us", seats=seats_of("Ann:c,Bob:m"), seed=1), tmp_path, script().io)
    loop.save.close()
    (tmp_path / "folder.jsonl").mkdir()
    (tmp_path / "link.jsonl").symlink_to("nowhere")
    os.mkfifo(tmp_path / "pipe.jsonl")
    assert saves.unfinished(tmp_path) == [loop.save.path]


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"minutes": "abc"}, "minutes: expected a whole number from 1 to 1000000000, got 'abc'"),
        ({"minutes": 10**400}, "minutes: expected a whole number from 1 to 1000000000, got 1000"),
        ({"limit": "x"}, "limit: expected a whole number from 1 to 1000000000, got 'x'"),
        ({"limit": 0}, "limit: expected a whole number from 1 to 1000000000, got 0"),
        ({"seats": [{"name": ["a"]}]}, "seats[0].name: expected a text, got ['a']"),
        ({"seats": [{"name": "Ann", "bot": ["a"]}]}, "seats[0].bot: expected a text, got ['a']"),
        ({"seats": 5}, "seats: expected a list, got 5"),
        ({"used": float("nan")}, "used: expected a number from 0 to 1000000000000, got nan"),
        ({"used": 10**400}, "used: expected a number from 0 to 1000000000000, got 1000"),
        ({"used": True}, "used: expected a number from 0 to 1000000000000, got True"),
        ({"begun": 10**400}, "begun: expected a number from 0 to 1000000000000, got 1000"),
        ({"begun": "now"}, "begun: expected a number from 0 to 1000000000000, got 'now'"),
        ({"dice": 7}, "dice: expected one of auto, ask, got 7"),
        ({"cards": ["ask"]}, "cards: expected one of auto, ask, got ['ask']"),
        ({"lang": 5}, "lang: expected a text, got 5"),
    ],
)
def test_a_header_with_fields_of_another_type_is_one_line(tmp_path, capsys, fields, message):
    """All checks are right; the line names the file and the field, and the file stays as it was."""
    game = Game("anti-us", ["Ann", "Bob"], roles=["competitor", "monopolist"], seed=7, aim="timed")
    path = tmp_path / "game.jsonl"
    Record({**game.record().header, **fields}, []).save(path)
    before = path.read_bytes()
    assert run(["play", "--resume", str(path)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"duopoly: {path}: line 1: {message}")
    assert err.count("\n") == 1
    assert path.read_bytes() == before


def test_seats_of_another_type_do_not_stop_the_offer_to_go_on(tmp_path):
    header = Game("anti-us", ["Ann", "Bob"], seed=7).record().header
    path = tmp_path / "game.jsonl"
    Record({**header, "seats": [{"name": ["a"], "bot": "steady"}]}, [("Ann", "throw")]).save(path)
    assert saves.was_played(path)


@pytest.mark.parametrize(
    "words",
    [["--aim", "camp"], ["--seed", "5"], ["--rule", "start_cash=2000"], ["--seats", "Ann,Bob"], ["--edition", "anti-us"],
     ["--order", "thrown"]],
)  # fmt: skip
def test_what_a_saved_game_has_settled_is_not_said_again(script, tmp_path, capsys, words):
    """One line, and the game stays as it was."""
    loop, _ = new_game(GameSetup(edition="anti-us", seats=seats_of("Ann:c,Bob:m"), seed=1), tmp_path, script().io)
    loop.save.close()
    before = loop.save.path.read_bytes()
    assert run(["play", "--resume", str(loop.save.path), *words]) == 2
    right = f"{words[0][2:]}: expected none with --resume, because the saved game has it, got {words[1]!r}"
    assert capsys.readouterr() == ("", f"duopoly: {right}\n")
    assert loop.save.path.read_bytes() == before


def test_an_edited_save_is_refused(script, tmp_path, capsys, monkeypatch):
    """One line that names the line of the file."""
    monkeypatch.setenv("DUOPOLY_SAVES", str(tmp_path))
    loop, _ = new_game(GameSetup(edition="anti-us", seats=seats_of("Ann:c,Bob:m"), seed=1), tmp_path, script(["", ""]).io)
    with contextlib.suppress(Leave):
        loop.run()
    loop.save.close()
    text = loop.save.path.read_text().replace('["Ann", "throw"', '["Ann", "end"')
    loop.save.path.write_text(text)
    assert run(["play", "--resume"]) == 2
    error = capsys.readouterr().err
    assert len(error.splitlines()) == 1
    assert "line 2" in error


def test_the_usual_folder_is_the_one_for_data(monkeypatch, tmp_path):
    """DUOPOLY_SAVES and --saves come before it."""
    monkeypatch.delenv("DUOPOLY_SAVES", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    default = saves.folder_of(None)
    assert default.parts[-2:] == ("duopoly", "games")
    monkeypatch.setenv("DUOPOLY_SAVES", "a")
    assert saves.folder_of(None) == saves.Path("a")
    assert saves.folder_of("b") == saves.Path("b")
    assert os.path.isabs(default)


def test_minutes_already_played_count_after_resuming(script, tmp_path):
    """What was used before is kept in the header."""
    setup = GameSetup(edition="anti-us", seats=seats_of("Ann:c,Bob:m"), seed=1, aim="timed", minutes=10)
    loop, _ = new_game(setup, tmp_path, script().io)
    loop.save.close()
    begun = saves.header_of(loop.save.path)["begun"]
    os.utime(loop.save.path, (begun + 240, begun + 240))
    again, setup = resumed_game(loop.save.path, script().io, {})
    assert setup.minutes == 10
    assert abs(again.until - time.time() - 360) < 5
    assert saves.header_of(again.save.path)["used"] == 240


def test_a_folder_of_ones_own_is_told_with_the_way_to_resume(duopoly, tmp_path):
    """What is printed can be typed."""
    done = duopoly("play", "--seats", "Ann:c,Bob:m", "--saves", tmp_path / "my games", text="\n")
    command = shlex.split(done.stdout.strip().splitlines()[-1])
    assert command[:3] == ["duopoly", "play", "--resume"]
    assert "Resuming" in duopoly(*command[1:], text="q\n").stdout


def test_a_timed_game_that_was_left_says_how_much_time_is_used(script, tmp_path):
    """In its header, which a copy has too: the time until it is resumed is not used, and the page offers what is left."""
    setup = GameSetup(edition="anti-us", seats=seats_of("Ann:c,Bob:m"), seed=1, aim="timed", minutes=120)
    loop, _ = new_game(setup, tmp_path, script(["throw", "q"]).io)
    loop.until -= 45 * 60
    play_out(loop, False)
    path = tmp_path / "copy.jsonl"
    path.write_bytes(loop.save.path.read_bytes())
    os.utime(path, (time.time() + 90_000, time.time() + 90_000))
    assert minutes_left(saves.header_of(path)) == 75
    again, _ = resumed_game(path, script().io, {})
    assert abs(again.until - time.time() - 75 * 60) < 5


@pytest.fixture
def position_record(tmp_path):
    """A person's own file: the record of a game that starts from a position, without a move."""
    position = Game("anti-us", ["Ann", "Bob"], roles=["competitor", "monopolist"], seed=7).position()
    path = tmp_path / "mine.jsonl"
    Game.from_position(position, seed=3).record().save(path)
    return path


@pytest.mark.parametrize("answers", [["q"], ["throw", "u", "q"], ["throw", "q"]])
def test_a_resumed_file_is_never_deleted(script, position_record, answers):
    """Nobody has made a move, or somebody has: it is not ours to delete."""
    screen = script(answers)
    assert play_out(resumed_game(position_record, screen.io, {})[0], False) == 0
    assert Record.load(position_record).replay().players == ("Ann", "Bob")
    assert "Saved as mine.jsonl" in screen.text


def test_a_resumed_save_without_moves_stays(script, tmp_path):
    loop, _ = new_game(GameSetup(edition="anti-us", seats=seats_of("Ann:c,Bob:m"), seed=1), tmp_path, script().io)
    loop.save.close()
    play_out(resumed_game(loop.save.path, script(["q"]).io, {})[0], False)
    assert Record.load(loop.save.path).moves == []


def test_a_game_from_a_position_is_offered_again(script, position_record):
    """With its players, once one of them has made a move."""
    assert not saves.was_played(position_record)
    play_out(resumed_game(position_record, script(["throw", "q"]).io, {})[0], False)
    assert saves.was_played(position_record)
    screen = script(["y"])
    assert to_go_on_with(screen.io, position_record.parent, "en") == position_record
    assert "Ann, Bob: you have an unfinished game of anti-us." in screen.text


def test_a_new_game_that_nobody_played_is_not_saved(script, tmp_path):
    """Dice of the program are nobody's move."""
    screen = script(["q"])
    loop, _ = new_game(GameSetup(edition="anti-us", seats=seats_of("Ann,Bob"), seed=1), tmp_path, screen.io)
    play_out(loop, False)
    assert "Nobody has made a move" in screen.text
    assert not loop.save.path.exists()


@pytest.mark.parametrize(
    ("setup", "answers", "moves"),
    [
        ({"seats": seats_of("Ann,Bob"), "dice": "ask"}, ["3 4", "5 6", "q"], ["dice 3 4", "dice 5 6"]),
        (
            {"seats": seats_of("Ann:c,Bob:m"), "cards": "ask", "rules": {"deal_titles": 2}},
            ["24", "39", "q"],
            ["deal beacon-street", "deal wall-street"],
        ),
    ],
    ids=["dice", "titles"],
)
def test_real_dice_and_dealt_titles_that_people_typed_are_saved(script, tmp_path, setup, answers, moves):
    """They are moves of people."""
    screen = script(answers)
    loop, _ = new_game(GameSetup(edition="anti-us", seed=1, **setup), tmp_path, screen.io)
    play_out(loop, False)
    assert "Saved as" in screen.text
    assert [move for _, move in Record.load(loop.save.path).moves] == moves
    assert saves.was_played(loop.save.path)


@pytest.fixture
def left_game(script, tmp_path):
    """The file of a game of three moves that was left."""
    loop, _ = new_game(GameSetup(edition="anti-us", seats=seats_of("Ann:c,Bob:m"), seed=7), tmp_path, script(["", "1", "q"]).io)
    play_out(loop, False)
    return loop.save.path


@pytest.mark.parametrize(
    "change",
    [lambda text: text.replace("\n", "\r\n"), lambda text: f"\ufeff{text}", lambda text: "\ufeff" + text.replace("\n", "\r\n")],
    ids=["line ends", "mark", "both"],
)
def test_other_line_ends_and_a_byte_order_mark_are_no_edit(script, left_game, change, capsys):
    """Whoever reads the file says the same."""
    record = Record.load(left_game)
    left_game.write_bytes(change(left_game.read_text()).encode())
    assert run(["replay", str(left_game), "--verify", "--lang", "en"]) == 0
    assert run(["odds", str(left_game), "--rollouts", "2", "--engine", "interpreter", "--no-moves"]) == 0
    assert capsys.readouterr().err == ""
    assert saves.was_played(left_game)
    screen = script(["q"])
    loop, _ = resumed_game(left_game, screen.io, {})
    loop.save.close()
    assert "incomplete" not in screen.text
    assert loop.game.moves == record.moves == Record.load(left_game).moves


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_a_last_move_without_its_line_end_is_kept(script, left_game, end):
    """Only a bad last line is dropped."""
    moves = Record.load(left_game).moves
    left_game.write_bytes(left_game.read_text().replace("\n", end).encode()[: -len(end)])
    screen = script()
    loop, _ = resumed_game(left_game, screen.io, {})
    loop.save.close()
    assert loop.game.moves == moves == Record.load(left_game).moves
    assert "incomplete" not in screen.text
