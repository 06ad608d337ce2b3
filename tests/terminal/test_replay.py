"""`duopoly replay`: a record told move by move, or checked."""

import gzip
import io
import json
import sys

import pytest
from play.two_tables import FIRST, SECOND, both_parts

from duopoly import BadRecord, Game, Record
from duopoly.play import fair
from duopoly.terminal.cli import run
from duopoly.terminal.game_session import header_of
from duopoly.terminal.game_setup import GameSetup, seats_from
from duopoly.terminal.records import replayed


@pytest.fixture
def record(tmp_path):
    """The file of a game of ten moves."""
    game = Game("anti-us", ["Ann", "Bob"], roles=["competitor", "monopolist"], seed=7)
    for move in ("throw", "dice 1 2", "buy", "end", "throw", "dice 2 2", "tax flat", "throw", "dice 1 1", "buy"):
        game.play(move)
    path = tmp_path / "game.jsonl"
    game.record().save(path)
    return path


def test_moves_are_numbered_and_the_end_is_shown(record, capsys):
    """Each with what it made happen; at the end the board and the money."""
    assert run(["replay", str(record), "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "    3  Ann: buy\nAnn buys French Quarter for $60. (rule 9)" in out
    assert "◄Bob" in out
    assert "$1,440" in out


def test_upto_stops_earlier(record, capsys):
    """After two moves Ann stands on French Quarter and owns nothing."""
    assert run(["replay", str(record), "--upto", "2", "--lang", "fr"]) == 0
    out = capsys.readouterr().out
    assert "    2  chance: dice 1 2" in out
    assert "    3  " not in out
    assert "concurrent" in out


@pytest.mark.parametrize("options", [[], ["--verify"], ["--upto", "2"]])
def test_standard_input_is_a_record_too(record, monkeypatch, capsys, options):
    monkeypatch.setattr(sys, "stdin", io.StringIO(record.read_text("utf-8")))
    assert run(["replay", "-", *options, "--lang", "en"]) == 0
    piped = capsys.readouterr().out
    assert run(["replay", str(record), *options, "--lang", "en"]) == 0
    assert capsys.readouterr().out == piped
    monkeypatch.setattr(sys, "stdin", io.StringIO("{}"))
    assert run(["replay", "-", *options]) == 2
    assert capsys.readouterr().err.startswith("duopoly: standard input: line 1: expected a record's header")


@pytest.mark.parametrize("command", ["replay", "review", "odds", "play --resume"])
def test_a_file_that_is_no_text_is_named_as_what_it_is(record, capsys, command):
    """Packed, written by an editor in UTF-16, or not named at all."""
    text, expected = record.read_text("utf-8"), "a position or a record" if command == "odds" else "a record"
    for data, kind in (
        (gzip.compress(text.encode()), "a gzip file: unpack it first"),
        (text.encode("utf-16"), "a file that is not UTF-8 text"),
    ):
        record.write_bytes(data)
        assert run([*command.split(), str(record)]) == 2
        assert capsys.readouterr().err == f"duopoly: {record}: expected {expected}, got {kind}\n"
        with pytest.raises(BadRecord) as error:
            Record.load(record)
        assert str(error.value) == f"{record}: expected a record, got {kind}"
    if command != "play --resume":
        assert run([command, ""]) == 2
        assert capsys.readouterr().err == f"duopoly: file: expected {expected}, or - for standard input, got no name\n"


@pytest.mark.parametrize("upto", ["-1", "11"])
def test_upto_outside_the_record(record, capsys, upto):
    """One line."""
    assert run(["replay", str(record), f"--upto={upto}"]) == 2
    assert "upto: expected 0 to 10, got" in capsys.readouterr().err


def test_verify_only_checks(record, capsys):
    """The number of moves, that they are legal, and that nobody promised more."""
    assert run(["replay", str(record), "--verify", "--lang", "en"]) == 0
    assert capsys.readouterr().out == (
        "10 legal moves, and all their checks are right. "
        "The throws and cards cannot be checked: no secret was sealed before the first throw.\n"
    )
    assert run(["replay", str(record), "--verify", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["moves"], told["legal"], told["finished"]) == (10, True, False)
    assert told["fair"] == {
        "commitment": None,
        "opened": False,
        "throws": 0,
        "cards": 0,
        "by_hand": {"throws": 0, "cards": 0},
        "salts": [],
        "undos": 0,
    }


SECRET = bytes(range(32))
HASH = "8e37 a0d1 af36 afd7 7bd7 7870 da04 01f9 9e46 97cf 18e2 61db d76a d2de ef85 a8a2"


@pytest.fixture
def fair_record(tmp_path):
    """The file of a game whose dice were promised: three throws, the secret opened."""
    header = {"edition": "anti-us", "players": ["Ann", "Bob", "Cem"], "seed": 7, "fair": fair.promised(SECRET)}
    game = Game.from_header(header)
    for _ in range(3):
        fair.play(SECRET, game)
    path = tmp_path / "fair.jsonl"
    fair.opened(game.record(), SECRET).save(path)
    return path


def test_verify_says_that_the_dice_follow(fair_record, capsys):
    """With the hash to be compared, in the reader's language, and for programs."""
    assert run(["replay", str(fair_record), "--verify", "--lang", "en"]) == 0
    assert capsys.readouterr().out == (
        "3 legal moves, and all their checks are right; 3 throws and 0 cards follow from the secret. "
        f"Compare its hash with the one shown before the first throw: {HASH}.\n"
    )
    assert run(["replay", str(fair_record), "--verify", "--lang", "pl"]) == 0
    assert "3 rzuty i 0 kart zgadzają się z sekretem" in capsys.readouterr().out
    assert run(["replay", str(fair_record), "--verify", "--upto", "1", "--lang", "fr"]) == 0
    assert capsys.readouterr().out.startswith(
        "1 coup permis, et son contrôle est bon\u202f; 1 lancer et 0 carte découlent du secret"
    )
    assert run(["replay", str(fair_record), "--verify", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["fair"]["commitment"] == HASH.replace(" ", "")
    assert (told["fair"]["opened"], told["fair"]["throws"], told["moves"]) == (True, 3, 3)


@pytest.mark.parametrize("flags", [[], ["--json"]])
def test_dice_that_do_not_follow_are_one_line(fair_record, capsys, flags):
    """Exit code 2, with the file, the move and what would follow; the checks of the lines are right."""
    record = Record.load(fair_record)
    record.moves[1] = ("chance", "dice 6 6")
    record.save(fair_record)
    assert run(["replay", str(fair_record), "--verify", *flags]) == 2
    out, err = capsys.readouterr()
    right = "move 2: expected dice 2 2, which follows from the secret, got dice 6 6"
    assert (out, err) == ("", f"duopoly: {fair_record}: {right}\n")


@pytest.mark.parametrize(("upto", "earlier"), [(0, []), (30, []), (59, []), (60, [60]), (80, [60])])
def test_the_first_moves_of_a_game_that_went_on_elsewhere_are_checked(tmp_path, capsys, upto, earlier):
    """Each by the promise under which it was made; what was promised about later ones has no part in it."""
    path = tmp_path / "elsewhere.jsonl"
    both_parts(opens_first=True).save(path)
    assert run(["replay", str(path), "--verify", "--upto", str(upto), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["moves"], [part["moves"] for part in told["fair"].get("earlier", [])]) == (upto, earlier)
    assert told["fair"]["commitment"] == fair.commitment(SECOND if earlier else FIRST)
    throws = sum(move.startswith("dice") for _, move in Record.load(path).moves[:upto])
    assert told["fair"]["throws"] + sum(part["throws"] for part in told["fair"].get("earlier", [])) == throws


def test_another_secret_is_one_line(fair_record, capsys):
    """Its hash is not the one that was shown."""
    record = Record.load(fair_record)
    record.header["fair"]["secret"] = "00" * 32
    record.save(fair_record)
    assert run(["replay", str(fair_record), "--verify"]) == 2
    assert f"{fair_record}: fair.secret: expected one with the hash " in capsys.readouterr().err


def test_a_saved_game_keeps_its_promise(fair_record, tmp_path):
    """What goes on with the record writes the header's field again."""
    record = Record.load(fair_record)
    game = replayed(record, fair_record)
    header = header_of(game, GameSetup(edition="anti-us", seats=seats_from({}, {}, game.players)))
    assert header["fair"] == record.header["fair"]


def test_json_has_the_position(record, capsys):
    """As the game's own."""
    assert run(["replay", str(record), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["position"]["titles"]["french-quarter"]["owner"] == "Ann"


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: text[:-9],
        lambda text: text.replace('"buy"', '"decline"', 1),
        lambda text: text.splitlines(keepends=True)[0],
        lambda text: "hello",
        lambda text: "",
        lambda text: text.replace('"anti-us"', '"anti-mars"', 1),
        lambda text: '{"duopoly": 1, "edition": 5}\n',
        lambda text: '{"duopoly": 1, "edition": "anti-us", "players": 7}\n',
        lambda text: '{"duopoly": 1, "edition": "anti-us", "players": ["A", "B"], "rules": 3}\n',
    ],
)
def test_a_record_that_is_cut_or_edited_is_one_line(record, capsys, spoil):
    """Exit code 2, and the line of the file where there is one."""
    record.write_text(spoil(record.read_text()))
    assert run(["replay", str(record), "--verify"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 1
    assert str(record) in err


def test_a_move_that_is_not_legal_is_named(tmp_path, capsys):
    """The file is whole, but the game cannot be."""
    game = Game("anti-us", ["Ann", "Bob"], roles=["competitor", "monopolist"], seed=7)
    record = game.record()
    record.moves.append(("Ann", "build 24"))
    path = tmp_path / "game.jsonl"
    record.save(path)
    assert run(["replay", str(path), "--verify"]) == 2
    assert "move 1, Ann: build 24" in capsys.readouterr().err
